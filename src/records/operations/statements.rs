//! The statements that store and remove what was recorded, the same on both databases.

use memledger_kernel::slots;
use memledger_store::{
    Row, Value,
    table::{Table, Type},
};

use super::{
    Operation,
    buffer::{Accessed, MemoryKey},
};

/// Most rows that one statement removes.
pub const PORTION: u64 = 10_000;

/// The table of operations, as migrations make it.
pub const OPERATIONS: Table = Table {
    name: "operations",
    columns: &[
        ("tenant_id", Type::Text),
        ("recorded_at", Type::Int),
        ("operation_id", Type::Uuid),
        ("user_id", Type::Text),
        ("thread_id", Type::Text),
        ("node", Type::Text),
        ("op", Type::Text),
        ("status", Type::Text),
        ("memory_id", Type::Text),
        ("category", Type::Text),
        ("similarity", Type::Int),
        ("error", Type::Text),
        ("actor", Type::Text),
    ],
    key: 3,
    position: None,
    indexes: &[],
};

pub fn row(operation: &Operation) -> Row {
    vec![
        operation.tenant_id.as_str().into(),
        operation.recorded_at.into(),
        operation.operation_id.into(),
        operation.user_id.as_str().into(),
        operation.thread_id.as_deref().into(),
        operation.node.as_str().into(),
        operation.op.as_str().into(),
        operation.status.as_str().into(),
        operation.memory_id.as_deref().into(),
        operation.category.as_deref().into(),
        operation.similarity.into(),
        operation.error.into(),
        operation.actor.as_str().into(),
    ]
}

/// Adds retrievals to those that are known.
pub fn add<'a>(rows: impl Iterator<Item = (&'a MemoryKey, &'a Accessed)>) -> (String, Vec<Value>) {
    const COLUMNS: [&str; 6] = ["bigint", "text", "text", "text", "bigint", "bigint"];
    let mut values: Vec<Value> = Vec::new();
    for ((partition_id, tenant_id, user_id, memory_id), accessed) in rows {
        values.extend([
            Value::from(*partition_id),
            tenant_id.as_str().into(),
            user_id.as_str().into(),
            memory_id.as_str().into(),
            accessed.last_at.into(),
            accessed.times.into(),
        ]);
    }
    let rows = slots(values.len() / COLUMNS.len(), &COLUMNS);
    // One that another server purged since it was retrieved here is not noted again. Its text goes with the purge, its
    // row follows: until then that still names the text that is gone.
    let sql = format!(
        "INSERT INTO memory_access \
         (partition_id, tenant_id, user_id, memory_id, last_accessed_at, retrievals) \
         SELECT column1, column2, column3, column4, column5, column6 FROM (VALUES {rows}) AS v \
         WHERE NOT EXISTS (SELECT 1 FROM memories m \
           LEFT JOIN contents c ON c.partition_id = m.partition_id AND c.content_id = m.content_id \
           WHERE m.partition_id = v.column1 AND m.tenant_id = v.column2 AND m.user_id = v.column3 \
             AND m.memory_id = v.column4 AND c.content_id IS NULL) \
         ON CONFLICT (partition_id, tenant_id, user_id, memory_id) DO UPDATE SET \
         retrievals = memory_access.retrievals + excluded.retrievals, \
         last_accessed_at = CASE WHEN excluded.last_accessed_at > memory_access.last_accessed_at \
           THEN excluded.last_accessed_at ELSE memory_access.last_accessed_at END"
    );
    (sql, values)
}

/// Removes what is known of a memory's retrievals.
pub fn forget(key: &MemoryKey) -> (&'static str, Vec<Value>) {
    let sql = "DELETE FROM memory_access WHERE partition_id = $1 AND tenant_id = $2 AND user_id = $3 \
               AND memory_id = $4";
    let (partition_id, tenant_id, user_id, memory_id) = key;
    let values = vec![
        Value::from(*partition_id),
        tenant_id.as_str().into(),
        user_id.as_str().into(),
        memory_id.as_str().into(),
    ];
    (sql, values)
}

/// The first tenant after that one that has operations. The key begins with the tenant, so that each is found
/// without reading the rows of the others.
pub fn tenant_after(tenant_id: &str) -> (&'static str, Vec<Value>) {
    let sql = "SELECT o.tenant_id FROM operations o WHERE o.tenant_id > $1 ORDER BY o.tenant_id LIMIT 1";
    (sql, vec![tenant_id.into()])
}

/// Removes the oldest operations of a tenant, of those before a time.
pub fn prune(tenant_id: &str, before: i64) -> (&'static str, Vec<Value>) {
    let sql = "DELETE FROM operations WHERE tenant_id = $1 AND recorded_at < $2 AND recorded_at <= \
               (SELECT max(o.recorded_at) FROM (SELECT p.recorded_at FROM operations p \
                 WHERE p.tenant_id = $1 AND p.recorded_at < $2 ORDER BY p.recorded_at LIMIT $3) o)";
    (sql, vec![tenant_id.into(), before.into(), PORTION.into()])
}
