//! Which users come first, by what they have and by what a workflow did for them? No read model of its own, but
//! a query over several.

use memledger_store::{Dialect, EventStore, Row, StoreError, Value};

use crate::{Conditions, memories::topics_of};

/// What users are put in order by.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub enum UserOrder {
    #[default]
    UserId,
    /// The id, where it is an e-mail address.
    Email,
    MemoryCount,
    /// Reads the topics of every active memory of the tenant.
    TopicCount,
    /// Memories since the last run that was completed; all of them before the first.
    Growth,
    TotalRuns,
    LastOptimization,
    PostOptimizationCount,
}

impl UserOrder {
    pub const ALL: [Self; 8] = [
        Self::UserId,
        Self::Email,
        Self::MemoryCount,
        Self::TopicCount,
        Self::Growth,
        Self::TotalRuns,
        Self::LastOptimization,
        Self::PostOptimizationCount,
    ];

    pub fn as_str(self) -> &'static str {
        match self {
            Self::UserId => "user_id",
            Self::Email => "email",
            Self::MemoryCount => "memory_count",
            Self::TopicCount => "topic_count",
            Self::Growth => "growth",
            Self::TotalRuns => "total_runs",
            Self::LastOptimization => "last_optimization",
            Self::PostOptimizationCount => "post_optimization_count",
        }
    }

    pub fn parse(name: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|order| order.as_str() == name)
    }

    /// The number in a row of the query below; none where users are in the order of their ids, and the same for
    /// all whose ids are addresses.
    fn place(self) -> String {
        match self {
            Self::UserId => "CAST(NULL AS bigint)".to_owned(),
            Self::Email => format!("CASE WHEN {IS_ADDRESS} THEN CAST(1 AS bigint) END"),
            Self::MemoryCount => "s.active".to_owned(),
            Self::TopicCount | Self::TotalRuns => "coalesce(s.n, 0)".to_owned(),
            Self::Growth => GROWTH.to_owned(),
            Self::LastOptimization => "s.ended_at".to_owned(),
            Self::PostOptimizationCount => "s.memories_left".to_owned(),
        }
    }

    /// What rows are sorted by.
    fn sql(self, direction: &str) -> String {
        let place = self.place();
        match self {
            Self::UserId => format!("s.user_id {direction}"),
            Self::Email => {
                format!("({place} IS NULL), CASE WHEN {IS_ADDRESS} THEN s.user_id END {direction}, s.user_id")
            }
            _ => format!("({place} IS NULL), {place} {direction}, s.user_id"),
        }
    }
}

/// Whether a user's id is an e-mail address: one @ with something before it, behind it a name with a dot within,
/// and no space.
const IS_ADDRESS: &str =
    "(s.user_id LIKE '_%@_%._%' AND s.user_id NOT LIKE '%@%@%' AND s.user_id NOT LIKE '% %')";

const GROWTH: &str = "(s.active - coalesce(s.memories_left, 0))";

#[derive(Debug, Clone, Default)]
pub struct Ranking<'a> {
    pub tenant_id: &'a str,
    pub workflow: &'a str,
    pub order: UserOrder,
    pub descending: bool,
    /// Only users whose ids begin with this.
    pub prefix: Option<&'a str>,
    /// Only users who have grown by so many memories.
    pub least_growth: Option<i64>,
    /// After this place and user.
    pub after: Option<(Option<i64>, &'a str)>,
    pub limit: usize,
}

/// A user in their place.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct RankedUser {
    pub user_id: String,
    /// Whether the id is an e-mail address.
    pub is_address: bool,
    pub active: i64,
    /// What they are in order by, but for ids. None where there is nothing yet, which comes last in both
    /// directions; of equals the lesser id comes first.
    pub place: Option<i64>,
}

/// How many users are asked for, on whatever page they are.
pub async fn count(store: &dyn EventStore, asked: &Ranking<'_>) -> Result<i64, StoreError> {
    // The order may read much, and changes nothing of how many they are.
    let (source, conditions) =
        narrowed(store.dialect(), &Ranking { order: UserOrder::UserId, ..asked.clone() });
    let sql = format!("SELECT count(*) FROM {source} s WHERE {}", conditions.sql());
    store.query(&sql, conditions.values).await?.first().map_or(Ok(0), |row| row[0].int())
}

/// Where the users are read from, and which of them are asked for.
fn narrowed(dialect: Dialect, asked: &Ranking<'_>) -> (String, Conditions) {
    let mut conditions = Conditions::default();
    conditions.add("s.tenant_id = ?", asked.tenant_id);
    conditions.add_prefix("s.user_id", asked.prefix);
    let source = source(dialect, asked, &mut conditions);
    conditions.add_some(&format!("{GROWTH} >= ?"), asked.least_growth);
    (source, conditions)
}

/// Users of a tenant in that order.
pub async fn ranked(store: &dyn EventStore, asked: &Ranking<'_>) -> Result<Vec<RankedUser>, StoreError> {
    let (source, mut conditions) = narrowed(store.dialect(), asked);
    after(asked, &mut conditions);
    let limit = conditions.parameter(asked.limit as u64);
    let (place, direction) = (asked.order.place(), if asked.descending { "DESC" } else { "ASC" });
    let sql = format!(
        "SELECT s.user_id, s.active, {place}, CAST(CASE WHEN {IS_ADDRESS} THEN 1 ELSE 0 END AS bigint) \
         FROM {source} s WHERE {} ORDER BY {} LIMIT {limit}",
        conditions.sql(),
        asked.order.sql(direction)
    );
    let rows = store.query(&sql, conditions.values).await?;
    let user = |row: &Row| {
        Ok(RankedUser {
            user_id: row[0].text()?.to_owned(),
            active: row[1].int()?,
            place: row[2].maybe(Value::int)?,
            is_address: row[3].int()? != 0,
        })
    };
    rows.iter().map(user).collect()
}

/// Leaves out what comes before.
fn after(asked: &Ranking<'_>, conditions: &mut Conditions) {
    let Some((place_before, user_id)) = asked.after else { return };
    let further = if asked.descending { '<' } else { '>' };
    let user = conditions.parameter(user_id);
    let place = asked.order.place();
    let part = match (asked.order, place_before) {
        (UserOrder::UserId, _) => format!("s.user_id {further} {user}"),
        (_, None) => format!("({place} IS NULL AND s.user_id > {user})"),
        (UserOrder::Email, _) => {
            format!("(({IS_ADDRESS} AND s.user_id {further} {user}) OR {place} IS NULL)")
        }
        (_, Some(before)) => {
            let before = conditions.parameter(before);
            format!(
                "({place} {further} {before} OR ({place} = {before} AND s.user_id > {user}) OR {place} IS NULL)"
            )
        }
    };
    conditions.raw(part);
}

/// Where the users are read from: their counts, and beside them what else is asked for. The tenant is the first
/// parameter.
fn source(dialect: Dialect, asked: &Ranking<'_>, conditions: &mut Conditions) -> String {
    use UserOrder::{Growth, LastOptimization, PostOptimizationCount, TopicCount, TotalRuns};
    let mut beside = Vec::new();
    let by_last_run = [Growth, LastOptimization, PostOptimizationCount].contains(&asked.order);
    if by_last_run || asked.least_growth.is_some() {
        let workflow = conditions.parameter(asked.workflow);
        beside.push(last_completed(dialect, &workflow));
    }
    if asked.order == TotalRuns {
        let workflow = conditions.parameter(asked.workflow);
        beside.push(format!(
            "SELECT r.user_id, NULL, NULL, NULL, count(*) FROM runs r \
             WHERE r.tenant_id = $1 AND r.workflow = {workflow} GROUP BY r.user_id"
        ));
    }
    if asked.order == TopicCount {
        let (topics, topic) = topics_of(dialect);
        beside.push(format!(
            "SELECT m.user_id, NULL, NULL, NULL, count(DISTINCT {topic}) FROM memories m \
             JOIN contents c ON c.partition_id = m.partition_id AND c.content_id = m.content_id \
             CROSS JOIN {topics} WHERE m.tenant_id = $1 AND m.state = 'active' GROUP BY m.user_id"
        ));
    }
    if beside.is_empty() {
        return "user_stats".to_owned();
    }
    // Put together by sorting: joined, SQLite would go through all of the one for each row of the other.
    let none = "CAST(NULL AS bigint)";
    format!(
        "(SELECT $1 AS tenant_id, user_id, max(active) AS active, max(ended_at) AS ended_at, \
           max(memories_left) AS memories_left, max(n) AS n \
         FROM (SELECT u.user_id, u.active, {none} AS ended_at, {none} AS memories_left, {none} AS n \
           FROM user_stats u WHERE u.tenant_id = $1 UNION ALL {}) beside \
         GROUP BY user_id HAVING max(active) IS NOT NULL)",
        beside.join(" UNION ALL ")
    )
}

/// Of each user's last run that was completed: when it ended, and the memories that growth is counted from, as
/// [`Run::grown_from`](crate::runs::Run::grown_from) tells. Records are read of those runs alone.
fn last_completed(dialect: Dialect, workflow: &str) -> String {
    let record = match dialect {
        Dialect::Postgres => "r.record::json",
        Dialect::Sqlite => "r.record",
    };
    format!(
        "SELECT r.user_id, NULL, CAST(({record} ->> 'ended_at') AS bigint), \
           CASE WHEN ({record} ->> 'restored_at') IS NULL THEN r.after_count ELSE r.before_count END, NULL \
         FROM (SELECT n.partition_id, n.user_id, n.run_id, row_number() OVER \
             (PARTITION BY n.user_id ORDER BY n.requested_at DESC, n.run_id DESC) AS number \
           FROM runs n WHERE n.tenant_id = $1 AND n.workflow = {workflow} AND n.status = 'completed') numbered \
         JOIN runs r ON r.partition_id = numbered.partition_id AND r.tenant_id = $1 \
           AND r.user_id = numbered.user_id AND r.run_id = numbered.run_id \
         WHERE numbered.number = 1"
    )
}
