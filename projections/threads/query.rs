//! Reading threads, their messages with their texts, and their summaries.

use memledger_aggregates::thread::{MessageRole, SummaryStatus};
use memledger_store::{Row, StoreError, Value, projector::Query};
use uuid::Uuid;

use crate::{
    Column::{self, Int, Text},
    Conditions, UserKey,
};

#[derive(Debug, Clone, PartialEq, Eq)]
pub struct FoundThread {
    pub thread_id: String,
    pub messages: u32,
    pub created_at: i64,
    pub updated_at: i64,
}

#[derive(Debug, Clone, PartialEq, Eq)]
pub struct FoundMessage {
    pub seq: u32,
    pub role: MessageRole,
    pub starts_group: bool,
    /// How many tools it calls.
    pub calls: u32,
    /// The message whose call it answers.
    pub answers_seq: Option<u32>,
    pub agent_id: Option<String>,
    pub actor: String,
    pub recorded_at: i64,
    /// Its text as it is stored; none once it is destroyed.
    pub body: Option<String>,
}

#[derive(Debug, Clone, PartialEq, Eq)]
pub struct FoundSummary {
    pub summary_id: Uuid,
    pub status: SummaryStatus,
    pub base_id: Option<Uuid>,
    pub start_seq: u32,
    pub end_seq: u32,
    /// Messages between its base and its window, which it did not read.
    pub skipped: u32,
    pub lines: Option<u32>,
    pub model: Option<String>,
    pub error: Option<String>,
    pub generation_time_ms: Option<u64>,
    pub created_at: i64,
    /// Its lines as they are stored.
    pub body: Option<String>,
}

/// Which messages of a thread.
#[derive(Debug, Clone, Copy, Default)]
pub struct MessageFilter {
    pub after_seq: Option<u32>,
    pub until_seq: Option<u32>,
    /// Only those that stay in the context.
    pub pinned: bool,
    /// Only those behind the last completed summary.
    pub behind_summary: bool,
    /// The last ones rather than the first.
    pub newest: bool,
    pub limit: usize,
}

fn of_thread(alias: &str, user: &UserKey, thread_id: &str) -> Conditions {
    let mut conditions = Conditions::of_user(alias, user);
    conditions.add(&format!("{alias}.thread_id = ?"), thread_id);
    conditions
}

/// What the columns of [`list`] and [`thread`] hold.
const THREAD: &str = "t.thread_id, t.messages, t.created_at, t.updated_at";

/// A user's threads that have messages, the last changed first; behind that time and thread.
pub fn list(user: &UserKey, before: Option<(i64, &str)>, limit: usize) -> Query {
    let mut conditions = Conditions::of_user("t", user);
    conditions.raw("t.messages > 0".to_owned());
    if let Some((time, thread_id)) = before {
        let (time, thread_id) = (conditions.parameter(time), conditions.parameter(thread_id));
        conditions.raw(format!("(t.updated_at, t.thread_id) < ({time}, {thread_id})"));
    }
    let limit = conditions.parameter(limit as u64);
    let sql = format!(
        "SELECT {THREAD} FROM threads t WHERE {} ORDER BY t.updated_at DESC, t.thread_id DESC LIMIT {limit}",
        conditions.sql()
    );
    Query { sql, parameters: conditions.values }
}

/// A user's threads that have messages, by their ids; behind that one.
pub fn by_id(user: &UserKey, after: Option<&str>, limit: usize) -> Query {
    let mut conditions = Conditions::of_user("t", user);
    conditions.raw("t.messages > 0".to_owned());
    conditions.add_some("t.thread_id > ?", after);
    let limit = conditions.parameter(limit as u64);
    let sql = format!(
        "SELECT {THREAD} FROM threads t WHERE {} ORDER BY t.thread_id LIMIT {limit}",
        conditions.sql()
    );
    Query { sql, parameters: conditions.values }
}

/// One thread.
pub fn thread(user: &UserKey, thread_id: &str) -> Query {
    let conditions = of_thread("t", user, thread_id);
    let sql = format!("SELECT {THREAD} FROM threads t WHERE {}", conditions.sql());
    Query { sql, parameters: conditions.values }
}

/// Where the last event of a thread of each of these users lies.
pub fn last_event(conditions: &mut Conditions, tenant: &str, users: &[(i32, &str)]) -> String {
    let tenant = conditions.parameter(tenant);
    let parts = users.iter().map(|(partition, user)| {
        let (partition, user) = (conditions.parameter(*partition), conditions.parameter(*user));
        format!(
            "SELECT * FROM (SELECT t.partition_id, t.position FROM threads t WHERE t.partition_id = {partition} \
             AND t.tenant_id = {tenant} AND t.user_id = {user} ORDER BY t.position DESC LIMIT 1) newest"
        )
    });
    parts.collect::<Vec<_>>().join(" UNION ALL ")
}

/// Messages of a thread with their texts, by seq.
pub fn messages(user: &UserKey, thread_id: &str, filter: MessageFilter) -> Query {
    let mut conditions = of_thread("m", user, thread_id);
    conditions.add_some("m.seq > ?", filter.after_seq.map(i64::from));
    conditions.add_some("m.seq <= ?", filter.until_seq.map(i64::from));
    if filter.pinned {
        conditions.raw("m.pinned = 1".to_owned());
    }
    if filter.behind_summary {
        conditions.raw(format!("m.seq > coalesce({}, -1)", of_last_summary("end_seq")));
    }
    let order = if filter.newest { "DESC" } else { "ASC" };
    let limit = conditions.parameter(filter.limit as u64);
    let sql = format!(
        "SELECT m.seq, m.role, m.starts_group, m.agent_id, m.actor, m.recorded_at, c.body, m.calls, m.answers_seq FROM \
         (SELECT * FROM thread_messages m WHERE {} ORDER BY m.seq {order} LIMIT {limit}) m \
         LEFT JOIN contents c ON c.partition_id = m.partition_id AND c.content_id = m.content_id ORDER BY m.seq",
        conditions.sql()
    );
    Query { sql, parameters: conditions.values }
}

/// Who wrote a message, and the message that begins its turn: the first of those that the user wrote in a row.
pub fn said(user: &UserKey, thread_id: &str, seq: u32) -> Query {
    let mut conditions = of_thread("m", user, thread_id);
    conditions.add("m.seq = ?", i64::from(seq));
    let of_thread = |alias: &str| {
        format!(
            "{alias}.partition_id = $1 AND {alias}.tenant_id = $2 AND {alias}.user_id = $3 AND {alias}.thread_id = $4"
        )
    };
    let (first, before) = (of_thread("f"), of_thread("b"));
    let sql = format!(
        "SELECT m.role, m.recorded_at, (SELECT f.seq FROM thread_messages f WHERE {first} AND f.seq <= m.seq \
         AND f.role = 'user' AND NOT EXISTS (SELECT 1 FROM thread_messages b WHERE {before} AND b.seq = f.seq - 1 \
         AND b.role = 'user') ORDER BY f.seq DESC LIMIT 1) FROM thread_messages m WHERE {}",
        conditions.sql()
    );
    Query { sql, parameters: conditions.values }
}

/// The first messages of the groups that the last completed summary covers.
pub fn group_starts(user: &UserKey, thread_id: &str) -> Query {
    let mut conditions = of_thread("m", user, thread_id);
    conditions.raw(format!("m.seq >= {}", of_last_summary("start_seq")));
    conditions.raw(format!("m.seq <= {}", of_last_summary("end_seq")));
    let sql = format!(
        "SELECT m.seq FROM thread_messages m WHERE {} AND m.starts_group = 1 ORDER BY m.seq",
        conditions.sql()
    );
    Query { sql, parameters: conditions.values }
}

/// A column of the last completed summary of the thread that the first four parameters are; null if it has none.
fn of_last_summary(column: &str) -> String {
    format!(
        "(SELECT s.{column} FROM thread_summaries s WHERE s.partition_id = $1 AND s.tenant_id = $2 AND s.user_id = $3 \
         AND s.thread_id = $4 AND s.status = 'completed' ORDER BY s.end_seq DESC LIMIT 1)"
    )
}

/// What the columns of [`messages`] are.
pub const MESSAGE_COLUMNS: &[Column] = &[Int, Text, Int, Text, Text, Int, Text, Int, Int];
/// What the columns of [`base`], [`summary`] and [`summaries`] are.
pub const SUMMARY_COLUMNS: &[Column] = &[Text, Text, Text, Int, Int, Int, Int, Text, Text, Int, Int, Text];

/// What the columns of [`base`], [`summary`] and [`summaries`] hold.
const SUMMARY: &str = "s.summary_id, s.status, s.base_id, s.start_seq, s.end_seq, s.skipped, s.lines, s.model, \
    s.error, s.generation_time_ms, s.created_at, c.body";

fn summaries_where(conditions: &Conditions, order: &str, limit: &str) -> String {
    format!(
        "SELECT {SUMMARY} FROM (SELECT * FROM thread_summaries s WHERE {} ORDER BY {order} LIMIT {limit}) s \
         LEFT JOIN contents c ON c.partition_id = s.partition_id AND c.content_id = s.content_id ORDER BY {order}",
        conditions.sql()
    )
}

/// The last completed summary of a thread.
pub fn base(user: &UserKey, thread_id: &str) -> Query {
    let mut conditions = of_thread("s", user, thread_id);
    conditions.add("s.status = ?", SummaryStatus::Completed.as_str());
    let sql = summaries_where(&conditions, "s.end_seq DESC", "1");
    Query { sql, parameters: conditions.values }
}

/// One summary.
pub fn summary(user: &UserKey, thread_id: &str, summary_id: Uuid) -> Query {
    let mut conditions = of_thread("s", user, thread_id);
    conditions.add("s.summary_id = ?", summary_id.to_string());
    let sql = summaries_where(&conditions, "s.summary_id", "1");
    Query { sql, parameters: conditions.values }
}

/// All summaries of a thread, the newest first; behind that time and summary.
pub fn summaries(user: &UserKey, thread_id: &str, before: Option<(i64, Uuid)>, limit: usize) -> Query {
    let mut conditions = of_thread("s", user, thread_id);
    if let Some((time, summary_id)) = before {
        let (time, id) = (conditions.parameter(time), conditions.parameter(summary_id.to_string()));
        conditions.raw(format!("(s.created_at, s.summary_id) < ({time}, {id})"));
    }
    let limit = conditions.parameter(limit as u64);
    let sql = summaries_where(&conditions, "s.created_at DESC, s.summary_id DESC", &limit);
    Query { sql, parameters: conditions.values }
}

/// The rows of [`group_starts`], ascending.
pub fn read_starts(rows: &[Row]) -> Result<Vec<u32>, StoreError> {
    let mut starts: Vec<u32> = rows.iter().map(|row| number(&row[0])).collect::<Result<_, _>>()?;
    starts.sort_unstable();
    Ok(starts)
}

fn number(value: &Value) -> Result<u32, StoreError> {
    u32::try_from(value.int()?).map_err(StoreError::corrupt)
}

/// The row of [`said`], for the message of that seq: its role, when it was stored, and the seq that its turn begins with.
pub fn read_said(rows: &[Row], seq: u32) -> Result<Option<(MessageRole, i64, u32)>, StoreError> {
    let read = |row: &Row| {
        let role = row[0].text()?;
        let role =
            MessageRole::parse(role).ok_or_else(|| StoreError::Corrupt(format!("{role:?} is no role")))?;
        Ok((role, row[1].int()?, row[2].maybe(number)?.unwrap_or(seq)))
    };
    rows.first().map(read).transpose()
}

pub fn read_threads(rows: &[Row]) -> Result<Vec<FoundThread>, StoreError> {
    let read = |row: &Row| {
        Ok(FoundThread {
            thread_id: row[0].text()?.to_owned(),
            messages: number(&row[1])?,
            created_at: row[2].int()?,
            updated_at: row[3].int()?,
        })
    };
    rows.iter().map(read).collect()
}

pub fn read_messages(rows: &[Row]) -> Result<Vec<FoundMessage>, StoreError> {
    let read = |row: &Row| {
        let role = row[1].text()?;
        Ok(FoundMessage {
            seq: number(&row[0])?,
            role: MessageRole::parse(role)
                .ok_or_else(|| StoreError::Corrupt(format!("{role:?} is no role")))?,
            starts_group: row[2].int()? == 1,
            agent_id: row[3].maybe(Value::text)?.map(str::to_owned),
            actor: row[4].text()?.to_owned(),
            recorded_at: row[5].int()?,
            body: row[6].maybe(Value::text)?.map(str::to_owned),
            calls: number(&row[7])?,
            answers_seq: row[8].maybe(number)?,
        })
    };
    rows.iter().map(read).collect()
}

pub fn read_summaries(rows: &[Row]) -> Result<Vec<FoundSummary>, StoreError> {
    let read = |row: &Row| {
        let status = row[1].text()?;
        let text = |at: usize| Ok::<_, StoreError>(row[at].maybe(Value::text)?.map(str::to_owned));
        let time = row[9].maybe(Value::int)?.map(u64::try_from).transpose();
        Ok(FoundSummary {
            summary_id: row[0].text()?.parse().map_err(StoreError::corrupt)?,
            status: SummaryStatus::parse(status)
                .ok_or_else(|| StoreError::Corrupt(format!("{status:?} is no status of a summary")))?,
            base_id: row[2].maybe(Value::text)?.map(str::parse).transpose().map_err(StoreError::corrupt)?,
            start_seq: number(&row[3])?,
            end_seq: number(&row[4])?,
            skipped: number(&row[5])?,
            lines: row[6].maybe(number)?,
            model: text(7)?,
            error: text(8)?,
            generation_time_ms: time.map_err(StoreError::corrupt)?,
            created_at: row[10].int()?,
            body: text(11)?,
        })
    };
    rows.iter().map(read).collect()
}
