//! Reading changes: after a rev, of one memory, of one user.

use std::cmp::Reverse;

use memledger_aggregates::{UserId, memory_book::MemoryState};
use memledger_store::{Dialect, EventStore, Row, StoreError, Value, all_partitions, projector::Query};
use uuid::Uuid;

use super::{HistoryEvent, TABLES};
use crate::{Conditions, UserKey};

/// One change as stored.
#[derive(Debug, Clone)]
pub struct ChangeRow {
    pub partition_id: i64,
    pub rev: u64,
    pub position: i64,
    pub memory_id: String,
    pub event: HistoryEvent,
    pub old_state: Option<MemoryState>,
    pub new_state: MemoryState,
    pub old_content: Option<Uuid>,
    pub new_content: Option<Uuid>,
    pub reason: Option<Uuid>,
    pub actor: String,
    pub run_id: Option<String>,
    /// Microseconds since the epoch.
    pub recorded_at: i64,
    pub detail: serde_json::Value,
}

#[derive(Debug, Clone, Default)]
pub struct ChangeFilter {
    /// Microseconds, inclusive.
    pub from: Option<i64>,
    /// Microseconds, inclusive.
    pub to: Option<i64>,
    /// Any of these; none leaves it open.
    pub events: Option<Vec<HistoryEvent>>,
    pub actor: Option<String>,
    pub memory_id: Option<String>,
    /// Made by this run or import, or by undoing that run.
    pub run_id: Option<String>,
    /// Only changes of memories that are of one of these now; none leaves it open.
    pub categories: Option<Vec<String>>,
    /// Only what lies after this rev.
    pub after_rev: Option<u64>,
    /// Only what lies before this rev.
    pub before_rev: Option<u64>,
    /// Only what lies before this position: the rev alone spares walking over what comes after it.
    pub before_position: Option<u64>,
    pub limit: usize,
}

pub(super) fn columns() -> String {
    let columns: Vec<String> = TABLES[0].columns.iter().map(|(name, _)| format!("h.{name}")).collect();
    columns.join(", ")
}

pub(crate) fn change(row: &[Value]) -> Result<ChangeRow, StoreError> {
    let damaged = |what: &str| StoreError::Corrupt(format!("a row of changes has an unknown {what}"));
    let state = |text: &str| MemoryState::parse(text).ok_or_else(|| damaged("state"));
    Ok(ChangeRow {
        partition_id: row[0].int()?,
        rev: count(&row[3])?,
        position: row[4].int()?,
        memory_id: row[5].text()?.to_owned(),
        event: HistoryEvent::parse(row[6].text()?).ok_or_else(|| damaged("event"))?,
        old_state: row[7].maybe(Value::text)?.map(state).transpose()?,
        new_state: state(row[8].text()?)?,
        old_content: row[9].maybe(Value::uuid)?,
        new_content: row[10].maybe(Value::uuid)?,
        reason: row[11].maybe(Value::uuid)?,
        actor: row[12].text()?.to_owned(),
        run_id: row[13].maybe(Value::text)?.map(str::to_owned),
        recorded_at: row[14].int()?,
        detail: serde_json::from_str(row[15].text()?).map_err(StoreError::corrupt)?,
    })
}

pub(super) fn count(value: &Value) -> Result<u64, StoreError> {
    u64::try_from(value.int()?).map_err(StoreError::corrupt)
}

fn select(mut conditions: Conditions, order: &str, limit: usize) -> Query {
    let limit = conditions.parameter(limit as u64);
    let sql = format!(
        "SELECT {} FROM changes h WHERE {} ORDER BY {order} LIMIT {limit}",
        columns(),
        conditions.sql()
    );
    Query { sql, parameters: conditions.values }
}

/// What the rows of [`history`] hold, newest first, in whatever order they come.
pub fn newest_first(rows: &[Row]) -> Result<Vec<ChangeRow>, StoreError> {
    let mut changes: Vec<ChangeRow> = rows.iter().map(|row| change(row)).collect::<Result<_, _>>()?;
    changes.sort_by_key(|change| Reverse(change.rev));
    Ok(changes)
}

/// Changes after a rev, oldest first.
pub async fn after_rev(
    store: &dyn EventStore,
    user: &UserKey,
    rev: u64,
    limit: usize,
) -> Result<Vec<ChangeRow>, StoreError> {
    let mut conditions = Conditions::of_user("h", user);
    conditions.add("h.rev > ?", rev);
    let query = select(conditions, "h.rev", limit);
    store.query(&query.sql, query.parameters).await?.iter().map(|row| change(row)).collect()
}

fn names(categories: &[String]) -> impl Iterator<Item = Value> {
    categories.iter().map(|name| name.as_str().into())
}

/// The other end of an edge, for one that is of one of the categories now. To anybody else the edge is not there,
/// nor that it came or went: how near a text lies to a hidden one would tell what that says. The conditions' first
/// parameters are the user's.
fn other_end_is_one_of(conditions: &mut Conditions, categories: &[String], dialect: Dialect) -> String {
    let (link, to) = (HistoryEvent::Link.as_str(), dialect.text_in_json("h.detail", "to"));
    let of_these = conditions.one_of("o.category", names(categories));
    format!(
        "CASE WHEN h.event = '{link}' THEN EXISTS (SELECT 1 FROM memories o WHERE o.partition_id = $1 \
         AND o.tenant_id = $2 AND o.user_id = $3 AND o.memory_id = {to} AND {of_these}) ELSE TRUE END"
    )
}

/// The newest changes of one memory, if it is of one of the categories now, where some are given:
/// [`newest_first`] reads them.
pub fn history(
    user: &UserKey,
    memory_id: &str,
    categories: Option<&[String]>,
    before_rev: Option<u64>,
    limit: usize,
    dialect: Dialect,
) -> Query {
    let mut conditions = Conditions::of_user("h", user);
    conditions.add("h.memory_id = ?", memory_id);
    if let Some(categories) = categories {
        // The first parameters are the user's and the memory's: it is asked once, not for each change.
        let now = "(SELECT m.category FROM memories m WHERE m.partition_id = $1 AND m.tenant_id = $2 \
                   AND m.user_id = $3 AND m.memory_id = $4)";
        conditions.add_in(now, names(categories));
        let other_end = other_end_is_one_of(&mut conditions, categories, dialect);
        conditions.raw(other_end);
    }
    conditions.add_some("h.rev < ?", before_rev);
    select(conditions, "h.rev DESC", limit)
}

/// The newest changes of one user, a part of their timeline.
pub(crate) fn timeline(user: &UserKey, filter: &ChangeFilter, dialect: Dialect) -> Query {
    let mut conditions = Conditions::of_user("h", user);
    conditions.add_some("h.recorded_at >= ?", filter.from);
    conditions.add_some("h.recorded_at <= ?", filter.to);
    if let Some(events) = &filter.events {
        conditions.add_in("h.event", events.iter().map(|event| event.as_str().into()));
    }
    conditions.add_some("h.actor = ?", filter.actor.as_deref());
    conditions.add_some("h.memory_id = ?", filter.memory_id.as_deref());
    conditions.add_some("h.run_id = ?", filter.run_id.as_deref());
    if let Some(categories) = &filter.categories {
        let of_these = conditions.one_of("m.category", names(categories));
        // The first parameters are the user's. `IS TRUE` lets nobody make a join of it: while it has no
        // statistics, PostgreSQL would go through all of the user's memories for each change.
        conditions.raw(format!(
            "(h.memory_id IN (SELECT m.memory_id FROM memories m WHERE m.partition_id = $1 \
             AND m.tenant_id = $2 AND m.user_id = $3 AND {of_these})) IS TRUE"
        ));
        let other_end = other_end_is_one_of(&mut conditions, categories, dialect);
        conditions.raw(other_end);
    }
    conditions.add_some("h.rev > ?", filter.after_rev);
    conditions.add_some("h.rev < ?", filter.before_rev);
    conditions.add_some("h.position < ?", filter.before_position);
    select(conditions, "h.rev DESC", filter.limit)
}

/// The newest rev of a user: [`rev`] reads it.
pub fn head_rev(user: &UserKey) -> Query {
    let conditions = Conditions::of_user("h", user);
    let sql = format!("SELECT h.rev FROM changes h WHERE {} ORDER BY h.rev DESC LIMIT 1", conditions.sql());
    Query { sql, parameters: conditions.values }
}

/// The newest change of a user that an import made since then, in microseconds since the epoch; no row where none did.
pub fn imported_since(user: &UserKey, recorded_at: i64) -> Query {
    let mut conditions = Conditions::of_user("h", user);
    conditions.add("h.recorded_at >= ?", recorded_at);
    conditions.add_prefix("h.run_id", Some("import:"));
    select(conditions, "h.rev DESC", 1)
}

/// The one rev in the rows; 0 where nothing happened yet.
pub fn rev(rows: &[Row]) -> Result<u64, StoreError> {
    rows.first().map_or(Ok(0), |row| count(&row[0]))
}

/// The users of a tenant who have a memory of that id, the first two; among those given, where some are, and
/// of one of the categories, where some are. There is one, but for imported ids. One look into each
/// partition's index, which spares `memories` an index of its own for it.
pub async fn find_user_of(
    store: &dyn EventStore,
    tenant_id: &str,
    memory_id: &str,
    among: &[UserId],
    categories: Option<&[String]>,
) -> Result<Vec<String>, StoreError> {
    let partitions: Vec<String> = all_partitions().iter().map(i32::to_string).collect();
    let mut conditions = Conditions::default();
    conditions.raw(format!("h.partition_id IN ({})", partitions.join(", ")));
    conditions.add("h.tenant_id = ?", tenant_id);
    conditions.add("h.memory_id = ?", memory_id);
    if !among.is_empty() {
        conditions.add_in("h.user_id", among.iter().map(|user| user.as_str().into()));
    }
    if let Some(categories) = categories {
        let of_these = conditions.one_of("m.category", names(categories));
        conditions.raw(format!(
            "EXISTS (SELECT 1 FROM memories m WHERE m.partition_id = h.partition_id \
             AND m.tenant_id = h.tenant_id AND m.user_id = h.user_id AND m.memory_id = h.memory_id \
             AND {of_these})"
        ));
    }
    let sql = format!(
        "SELECT DISTINCT h.user_id FROM changes h WHERE {} ORDER BY h.user_id LIMIT 2",
        conditions.sql()
    );
    let rows = store.query(&sql, conditions.values).await?;
    rows.iter().map(|row| Ok(row[0].text()?.to_owned())).collect()
}
