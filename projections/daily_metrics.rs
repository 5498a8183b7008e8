//! What happens how often? One row a partition, tenant, day and event type.

use memledger_aggregates::DAY_US;
use memledger_store::{
    EventStore, StoreError, Value,
    projection::{Projection, Recorded, RowSet},
    projector::Query,
    table::{Table, Type},
};

pub const NAME: &str = "daily_metrics";

pub const TABLES: &[Table] = &[Table {
    name: "daily_metrics",
    columns: &[
        ("partition_id", Type::Int),
        ("tenant_id", Type::Text),
        // Days since 1970-01-01, UTC.
        ("day", Type::Int),
        ("event_type", Type::Text),
        ("events", Type::Int),
    ],
    key: 4,
    indexes: &[],
    beside: 0,
    filled: 0,
    words: None,
}];

pub struct DailyMetrics;

/// Events of one type on one day.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct DailyCount {
    pub day: i64,
    pub event_type: String,
    pub events: i64,
}

fn key(recorded: &Recorded) -> Vec<Value> {
    let event = &recorded.event;
    vec![
        event.partition_id.into(),
        event.tenant_id.as_str().into(),
        event.recorded_at.div_euclid(DAY_US).into(),
        event.event_type.as_str().into(),
    ]
}

impl Projection for DailyMetrics {
    fn name(&self) -> &'static str {
        NAME
    }

    fn version(&self) -> i64 {
        1
    }

    fn tables(&self) -> &'static [Table] {
        TABLES
    }

    fn reads(&self, recorded: &Recorded, rows: &mut RowSet) {
        rows.want(0, key(recorded));
    }

    fn apply(&self, recorded: &Recorded, rows: &mut RowSet) -> Result<(), String> {
        let mut key = key(recorded);
        let before = rows.get(0, &key).map_or(Ok(0), |row| row[4].int()).map_err(|e| e.to_string())?;
        key.push(Value::Int(before + 1));
        rows.put(0, TABLES[0].key, key);
        Ok(())
    }
}

/// Counts of a tenant by day and type, oldest first, from a day on.
pub async fn list(
    store: &dyn EventStore,
    tenant_id: &str,
    from_day: i64,
) -> Result<Vec<DailyCount>, StoreError> {
    let sql = "SELECT day, event_type, CAST(sum(events) AS bigint) FROM daily_metrics \
               WHERE tenant_id = $1 AND day >= $2 GROUP BY day, event_type ORDER BY day, event_type";
    let rows = store.query(sql, vec![tenant_id.into(), from_day.into()]).await?;
    rows.iter()
        .map(|row| {
            Ok(DailyCount {
                day: row[0].int()?,
                event_type: row[1].text()?.to_owned(),
                events: row[2].int()?,
            })
        })
        .collect()
}

/// Partition by partition, since the rows of one tenant lie together in each. SQLite goes through a CROSS JOIN in
/// the order that is written.
fn total(tenant_id: &str, days: &str, day: i64) -> Query {
    let sql = format!(
        "SELECT CAST(coalesce(sum(m.events), 0) AS bigint) \
         FROM partitions p CROSS JOIN daily_metrics m \
         WHERE m.partition_id = p.partition_id AND m.tenant_id = $1 AND m.day {days} $2"
    );
    Query { sql, parameters: vec![tenant_id.into(), day.into()] }
}

/// Asks how many events of a tenant have been counted of a day and all that followed.
pub fn since(tenant_id: &str, day: i64) -> Query {
    total(tenant_id, ">=", day)
}

/// How many events of a tenant have been counted of all that came before a day.
pub async fn before(store: &dyn EventStore, tenant_id: &str, day: i64) -> Result<i64, StoreError> {
    let Query { sql, parameters } = total(tenant_id, "<", day);
    store.query(&sql, parameters).await?.first().map_or(Ok(0), |row| row[0].int())
}
