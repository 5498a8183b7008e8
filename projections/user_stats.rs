//! How much does each user have? One row a user.

use memledger_aggregates::memory_book::{Change, MemoryEvent, MemoryState};
use memledger_store::{
    EventStore, Row, StoreError, Value,
    projection::{Projection, Recorded, RowSet},
    projector::Query,
    table::{PARTITION, Table, Type},
};

use crate::{Conditions, UserKey};

pub const TABLES: &[Table] = &[Table {
    name: "user_stats",
    columns: &[
        PARTITION,
        ("tenant_id", Type::Text),
        ("user_id", Type::Text),
        ("active", Type::Int),
        ("archived", Type::Int),
        ("merged", Type::Int),
        ("soft_deleted", Type::Int),
        ("purged", Type::Int),
        // The newest, but for edges that were found and not asked for.
        ("rev", Type::Int),
        ("first_at", Type::Int),
        ("last_at", Type::Int),
    ],
    key: 3,
    position: None,
    indexes: &[("by_tenant", "(tenant_id, user_id)")],
}];

/// The run of edges that the ledger finds by itself.
pub const FOUND_BY: &str = "relations";

pub struct UserStats;

/// One user's counts.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct UserStat {
    pub user_id: String,
    /// Memories by state, in the order of `MemoryState::ALL`.
    pub counts: [i64; 5],
    pub rev: i64,
    /// Microseconds since the epoch.
    pub first_at: i64,
    pub last_at: i64,
}

fn state_before(event: &MemoryEvent) -> Option<MemoryState> {
    match &event.change {
        Change::Created { .. } | Change::Merged { attributes: Some(_), .. } => None,
        Change::Restored { from, .. } | Change::Purged { from, .. } => Some(*from),
        _ => Some(MemoryState::Active),
    }
}

fn state_after(event: &MemoryEvent) -> MemoryState {
    match &event.change {
        Change::Deleted { .. } => MemoryState::Archived,
        Change::MergedAway { .. } => MemoryState::Merged,
        Change::SoftDeleted { .. } => MemoryState::SoftDeleted,
        Change::Purged { .. } => MemoryState::Purged,
        _ => MemoryState::Active,
    }
}

/// By how many active memories an event changes.
pub(crate) fn net(event: &MemoryEvent) -> i64 {
    let active = |state: MemoryState| i64::from(state == MemoryState::Active);
    active(state_after(event)) - state_before(event).map_or(0, active)
}

fn column(state: MemoryState) -> usize {
    3 + MemoryState::ALL.iter().position(|s| *s == state).unwrap_or(0)
}

fn key(recorded: &Recorded) -> Vec<Value> {
    let event = &recorded.event;
    vec![event.partition_id.into(), event.tenant_id.as_str().into(), event.stream_id.as_str().into()]
}

impl Projection for UserStats {
    fn name(&self) -> &'static str {
        "user_stats"
    }

    fn version(&self) -> i64 {
        3
    }

    fn tables(&self) -> &'static [Table] {
        TABLES
    }

    fn reads(&self, recorded: &Recorded, rows: &mut RowSet) {
        rows.want(0, key(recorded));
    }

    fn apply(&self, recorded: &Recorded, rows: &mut RowSet) -> Result<(), String> {
        let Some(event) = crate::memory(recorded) else { return Ok(()) };
        let at = recorded.event.recorded_at;
        let key = key(recorded);
        let mut row: Row = rows.get(0, &key).cloned().unwrap_or_else(|| {
            let mut row = key.clone();
            row.extend((0..6).map(|_| Value::Int(0)));
            row.extend([at.into(), at.into()]);
            row
        });
        let mut add = |column: usize, n: i64| -> Result<(), String> {
            row[column] = Value::Int(row[column].int().map_err(|e| e.to_string())? + n);
            Ok(())
        };
        if let Some(before) = state_before(event) {
            add(column(before), -1)?;
        }
        add(column(state_after(event)), 1)?;
        // Pollers watch the rev: changes move it, and what callers related, but not what was found to be alike.
        let is_found = event.is_about_a_link() && event.by_run.as_deref() == Some(FOUND_BY);
        if !is_found {
            row[8] = event.rev.into();
        }
        row[10] = at.into();
        rows.put(0, TABLES[0].key, row);
        Ok(())
    }
}

/// The newest rev of a user, but for edges that were found and not asked for; no row where there is no such user.
pub fn rev(user: &UserKey) -> Query {
    let conditions = Conditions::of_user("s", user);
    let sql = format!("SELECT s.rev FROM user_stats s WHERE {}", conditions.sql());
    Query { sql, parameters: conditions.values }
}

/// Users of a tenant by id, of those whose ids begin with the prefix, after the given one.
pub async fn list(
    store: &dyn EventStore,
    tenant_id: &str,
    prefix: Option<&str>,
    after: Option<&str>,
    limit: usize,
) -> Result<Vec<UserStat>, StoreError> {
    let mut conditions = Conditions::default();
    conditions.add("s.tenant_id = ?", tenant_id);
    conditions.add_prefix("s.user_id", prefix);
    conditions.add_some("s.user_id > ?", after);
    let limit = conditions.parameter(limit as u64);
    let sql = format!(
        "SELECT s.user_id, s.active, s.archived, s.merged, s.soft_deleted, s.purged, s.rev, s.first_at, s.last_at \
         FROM user_stats s WHERE {} ORDER BY s.user_id LIMIT {limit}",
        conditions.sql()
    );
    let rows = store.query(&sql, conditions.values).await?;
    rows.iter()
        .map(|row| {
            Ok(UserStat {
                user_id: row[0].text()?.to_owned(),
                counts: [row[1].int()?, row[2].int()?, row[3].int()?, row[4].int()?, row[5].int()?],
                rev: row[6].int()?,
                first_at: row[7].int()?,
                last_at: row[8].int()?,
            })
        })
        .collect()
}

/// Memories of a tenant by state, in the order of `MemoryState::ALL`, and its users.
pub async fn sums(store: &dyn EventStore, tenant_id: &str) -> Result<([i64; 5], i64), StoreError> {
    let sum = |column: &str| format!("CAST(coalesce(sum(s.{column}), 0) AS bigint)");
    let sql = format!(
        "SELECT {}, count(*) FROM user_stats s WHERE s.tenant_id = $1",
        MemoryState::ALL.map(|state| sum(state.as_str())).join(", ")
    );
    let rows = store.query(&sql, vec![tenant_id.into()]).await?;
    let Some(row) = rows.first() else { return Ok(([0; 5], 0)) };
    Ok(([row[0].int()?, row[1].int()?, row[2].int()?, row[3].int()?, row[4].int()?], row[5].int()?))
}

/// A user's active memories.
pub async fn active(store: &dyn EventStore, user: &UserKey) -> Result<i64, StoreError> {
    let conditions = Conditions::of_user("s", user);
    let sql = format!("SELECT s.active FROM user_stats s WHERE {}", conditions.sql());
    store.query(&sql, conditions.values).await?.first().map_or(Ok(0), |row| row[0].int())
}

/// Tenants and users with their active memories, in their order, after the given one.
pub async fn everywhere(
    store: &dyn EventStore,
    after: Option<(&str, &str)>,
    limit: usize,
) -> Result<Vec<(String, String, i64)>, StoreError> {
    let (tenant, user) = after.unwrap_or_default();
    let sql = "SELECT s.tenant_id, s.user_id, s.active FROM user_stats s \
               WHERE (s.tenant_id, s.user_id) > ($1, $2) ORDER BY s.tenant_id, s.user_id LIMIT $3";
    let rows = store.query(sql, vec![tenant.into(), user.into(), (limit as u64).into()]).await?;
    let found = |row: &Row| Ok((row[0].text()?.to_owned(), row[1].text()?.to_owned(), row[2].int()?));
    rows.iter().map(found).collect()
}
