//! What happens how often, and how do the active memories grow by it? One row a partition, tenant, day and event
//! type.

use memledger_aggregates::DAY_US;
use memledger_store::{
    EventStore, StoreError, Value,
    projection::{Projection, Recorded, RowSet},
    projector::Query,
    table::{PARTITION, Table, Type},
};

use crate::user_stats;

pub const NAME: &str = "daily_metrics";

pub const TABLES: &[Table] = &[Table {
    name: "daily_metrics",
    columns: &[
        PARTITION,
        ("tenant_id", Type::Text),
        // Days since 1970-01-01, UTC.
        ("day", Type::Int),
        ("event_type", Type::Text),
        ("events", Type::Int),
        // By how many active memories they changed.
        ("net", Type::Int),
    ],
    key: 4,
    position: None,
    indexes: &[],
}];

pub struct DailyMetrics;

/// Events of one type on one day.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct DailyCount {
    pub day: i64,
    pub event_type: String,
    pub events: i64,
    /// By how many active memories they changed.
    pub net: i64,
}

/// What the days of a tenant come to.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Daily {
    /// Active memories before the first of them.
    pub before: i64,
    /// By day and type, the oldest first.
    pub counts: Vec<DailyCount>,
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
        3
    }

    fn tables(&self) -> &'static [Table] {
        TABLES
    }

    fn reads(&self, recorded: &Recorded, rows: &mut RowSet) {
        rows.want(0, key(recorded));
    }

    fn apply(&self, recorded: &Recorded, rows: &mut RowSet) -> Result<(), String> {
        let mut key = key(recorded);
        let before = |at: usize| rows.get(0, &key).map_or(Ok(0), |row| row[at].int());
        let (events, net) = (before(4).map_err(|e| e.to_string())?, before(5).map_err(|e| e.to_string())?);
        let more = crate::memory(recorded).map_or(0, user_stats::net);
        key.extend([Value::Int(events + 1), Value::Int(net + more)]);
        rows.put(0, TABLES[0].key, key);
        Ok(())
    }
}

/// What the days of a tenant come to, from one on. All of it is one look, so that the sums hold.
pub async fn daily(store: &dyn EventStore, tenant_id: &str, from_day: i64) -> Result<Daily, StoreError> {
    // The days before are one, without a type.
    let sql = "SELECT CASE WHEN day < $2 THEN $2 - 1 ELSE day END, \
                 CASE WHEN day < $2 THEN '' ELSE event_type END, \
                 CAST(sum(events) AS bigint), CAST(sum(net) AS bigint) \
               FROM daily_metrics WHERE tenant_id = $1 GROUP BY 1, 2 ORDER BY 1, 2";
    let mut daily = Daily::default();
    for row in store.query(sql, vec![tenant_id.into(), from_day.into()]).await? {
        let (day, net) = (row[0].int()?, row[3].int()?);
        if day < from_day {
            daily.before = net;
        } else {
            let (event_type, events) = (row[1].text()?.to_owned(), row[2].int()?);
            daily.counts.push(DailyCount { day, event_type, events, net });
        }
    }
    Ok(daily)
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
