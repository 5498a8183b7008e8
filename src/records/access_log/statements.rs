//! The statements that store and remove accesses, the same on both databases.

use memledger_kernel::slots;
use memledger_store::Value;

use super::fold::{Key, Row};

/// Most rows that one statement removes.
pub const PORTION: u64 = 10_000;

/// What a row of `accesses` takes, with its place in the indexes, in bytes; about.
macro_rules! row_bytes {
    ($row:literal) => {
        concat!("sum(length(", $row, ".memory_ids) + length(", $row, ".revs) + 320)")
    };
}

const COLUMNS: [&str; 14] = [
    "text", "bigint", "text", "text", "text", "text", "text", "text", "text", "bigint", "text", "bigint",
    "text", "text",
];

/// Adds rows, or brings those that are there up to date.
pub fn put(rows: &[(Key, Row)]) -> (String, Vec<Value>) {
    let mut values: Vec<Value> = Vec::with_capacity(rows.len() * COLUMNS.len());
    for (key, row) in rows {
        let ids: Vec<&str> = row.memory_ids.iter().map(String::as_str).collect();
        values.extend([
            key.tenant_id.as_str().into(),
            row.at.into(),
            row.access_id.to_string().into(),
            key.credential_id.as_str().into(),
            row.actor.as_str().into(),
            row.role.into(),
            key.route.as_str().into(),
            key.user_id.as_str().into(),
            key.status.into(),
            row.count.into(),
            serde_json::json!(ids).to_string().into(),
            row.times.into(),
            row.correlation_id.as_deref().into(),
            row.revs.json().into(),
        ]);
    }
    let rows = slots(rows.len(), &COLUMNS);
    let sql = format!(
        "INSERT INTO accesses (tenant_id, recorded_at, access_id, credential_id, actor, role, route, user_id, status, \
         memories, memory_ids, times, correlation_id, revs) VALUES {rows} \
         ON CONFLICT (tenant_id, recorded_at, access_id) DO UPDATE SET \
         memories = excluded.memories, memory_ids = excluded.memory_ids, times = excluded.times, revs = excluded.revs"
    );
    (sql, values)
}

pub const TENANTS: &str = "SELECT DISTINCT a.tenant_id FROM accesses a";

/// Removes the oldest rows of a tenant, of those before a time.
pub fn older(tenant_id: &str, before: i64) -> (&'static str, Vec<Value>) {
    let sql = "DELETE FROM accesses WHERE tenant_id = $1 AND recorded_at < $2 AND recorded_at <= \
               (SELECT max(o.recorded_at) FROM (SELECT a.recorded_at FROM accesses a \
                 WHERE a.tenant_id = $1 AND a.recorded_at < $2 ORDER BY a.recorded_at LIMIT $3) o)";
    (sql, vec![tenant_id.into(), before.into(), PORTION.into()])
}

pub fn size(tenant_id: &str) -> (&'static str, Vec<Value>) {
    let sql = concat!("SELECT CAST(", row_bytes!("a"), " AS bigint) FROM accesses a WHERE a.tenant_id = $1");
    (sql, vec![tenant_id.into()])
}

/// Removes the oldest rows of the credential that has most: it makes room for the others, and not they for it.
pub fn oldest_of_most(tenant_id: &str) -> (&'static str, Vec<Value>) {
    let sql = concat!(
        "DELETE FROM accesses WHERE tenant_id = $1 AND access_id IN (SELECT a.access_id FROM accesses a \
         WHERE a.tenant_id = $1 AND a.credential_id = (SELECT m.credential_id FROM accesses m WHERE m.tenant_id = $1 \
           GROUP BY m.credential_id ORDER BY ",
        row_bytes!("m"),
        " DESC LIMIT 1) ORDER BY a.recorded_at LIMIT $2)"
    );
    (sql, vec![tenant_id.into(), (PORTION / 10).into()])
}
