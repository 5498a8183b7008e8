//! Reading extractions with the texts of their candidates.

use memledger_aggregates::thread::CandidateRecord;
use memledger_store::{Row, StoreError, Value, projector::Query};
use uuid::Uuid;

use super::status;
use crate::{Conditions, UserKey};

#[derive(Debug, Clone, PartialEq, Eq)]
pub struct FoundExtraction {
    pub extraction_id: Uuid,
    pub thread_id: String,
    pub from_seq: u32,
    pub to_seq: u32,
    pub status: String,
    pub extractor: Option<String>,
    pub attempts: u32,
    pub error: Option<String>,
    pub candidates: Vec<CandidateRecord>,
    pub created_at: i64,
    /// When it may be begun, if it waits.
    pub due_at: Option<i64>,
    pub completed_at: Option<i64>,
    /// The candidates' texts as they are stored; none if there are none, or once they are destroyed.
    pub body: Option<String>,
}

/// Which extractions of a user.
#[derive(Debug, Clone, Default)]
pub struct ExtractionFilter<'a> {
    pub thread_id: Option<&'a str>,
    pub status: Option<&'a str>,
    /// Those that found what this memory says.
    pub memory_id: Option<&'a str>,
    /// Only those made before that time, or then and with a smaller id.
    pub before: Option<(i64, Uuid)>,
    pub limit: usize,
}

/// One that waits.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct DueExtraction {
    pub tenant: String,
    pub user: String,
    pub thread_id: String,
    pub extraction_id: Uuid,
}

const COLUMNS: &str = "e.extraction_id, e.thread_id, e.from_seq, e.to_seq, e.status, e.extractor, e.attempts, e.error, \
     e.candidates, e.created_at, e.due_at, e.completed_at, c.body";

fn with_text(conditions: &Conditions, limit: &str) -> String {
    format!(
        "SELECT {COLUMNS} FROM (SELECT * FROM extractions e WHERE {} \
         ORDER BY e.created_at DESC, e.extraction_id DESC LIMIT {limit}) e \
         LEFT JOIN contents c ON c.partition_id = e.partition_id AND c.content_id = e.content_id \
         ORDER BY e.created_at DESC, e.extraction_id DESC",
        conditions.sql()
    )
}

/// Extractions of a user, the newest first.
pub fn extractions(user: &UserKey, filter: &ExtractionFilter<'_>) -> Query {
    let mut conditions = Conditions::of_user("e", user);
    conditions.add_some("e.thread_id = ?", filter.thread_id);
    conditions.add_some("e.status = ?", filter.status);
    if let Some(memory) = filter.memory_id {
        let memory = conditions.parameter(memory);
        conditions.raw(format!(
            "e.extraction_id IN (SELECT s.extraction_id FROM memory_sources s \
             WHERE s.partition_id = e.partition_id AND s.tenant_id = e.tenant_id AND s.user_id = e.user_id \
             AND s.memory_id = {memory})"
        ));
        conditions.add("e.status <> ?", status::WITHDRAWN);
    }
    if let Some((time, id)) = filter.before {
        let (time, id) = (conditions.parameter(time), conditions.parameter(id.to_string()));
        conditions.raw(format!("(e.created_at, e.extraction_id) < ({time}, {id})"));
    }
    let limit = conditions.parameter(filter.limit as u64);
    let sql = with_text(&conditions, &limit);
    Query { sql, parameters: conditions.values }
}

/// One extraction.
pub fn one(user: &UserKey, extraction_id: Uuid) -> Query {
    let mut conditions = Conditions::of_user("e", user);
    conditions.add("e.extraction_id = ?", extraction_id.to_string());
    let sql = with_text(&conditions, "1");
    Query { sql, parameters: conditions.values }
}

/// Those of a partition that may be begun by then, the longest due first.
pub fn due(partition_id: i32, now: i64, limit: usize) -> Query {
    let sql = "SELECT e.tenant_id, e.user_id, e.thread_id, e.extraction_id FROM extractions e \
               WHERE e.partition_id = $1 AND e.due_at <= $2 ORDER BY e.due_at, e.extraction_id LIMIT $3";
    Query { sql: sql.to_owned(), parameters: vec![partition_id.into(), now.into(), (limit as u64).into()] }
}

/// The rows of [`due`].
pub fn read_due(rows: &[Row]) -> Result<Vec<DueExtraction>, StoreError> {
    let read = |row: &Row| {
        let text = |at: usize| Ok::<_, StoreError>(row[at].text()?.to_owned());
        let extraction_id = row[3].text()?.parse().map_err(StoreError::corrupt)?;
        Ok(DueExtraction { tenant: text(0)?, user: text(1)?, thread_id: text(2)?, extraction_id })
    };
    rows.iter().map(read).collect()
}

/// The rows of [`extractions`] and [`one`], the newest first.
pub fn read_extractions(rows: &[Row]) -> Result<Vec<FoundExtraction>, StoreError> {
    let read = |row: &Row| {
        let text = |at: usize| Ok::<_, StoreError>(row[at].maybe(Value::text)?.map(str::to_owned));
        let number = |at: usize| u32::try_from(row[at].int()?).map_err(StoreError::corrupt);
        let candidates = row[8].maybe(Value::text)?.map_or(Ok(Vec::new()), serde_json::from_str);
        Ok(FoundExtraction {
            extraction_id: row[0].text()?.parse().map_err(StoreError::corrupt)?,
            thread_id: row[1].text()?.to_owned(),
            from_seq: number(2)?,
            to_seq: number(3)?,
            status: row[4].text()?.to_owned(),
            extractor: text(5)?,
            attempts: number(6)?,
            error: text(7)?,
            candidates: candidates.map_err(StoreError::corrupt)?,
            created_at: row[9].int()?,
            due_at: row[10].maybe(Value::int)?,
            completed_at: row[11].maybe(Value::int)?,
            body: text(12)?,
        })
    };
    let mut found: Vec<FoundExtraction> = rows.iter().map(read).collect::<Result<_, StoreError>>()?;
    found.sort_by_key(|one| std::cmp::Reverse((one.created_at, one.extraction_id)));
    Ok(found)
}

/// Messages of a thread, from one seq to another, of which a memory was made that was purged since. After a roll-back another
/// message may have the seq, which is newer than that memory's source.
pub fn purged_sources(user: &UserKey, thread_id: &str, (from, to): (u32, u32)) -> Query {
    let mut conditions = Conditions::of_user("e", user);
    conditions.add("e.thread_id = ?", thread_id);
    conditions.add("s.seq >= ?", i64::from(from));
    conditions.add("s.seq <= ?", i64::from(to));
    let sql = format!(
        "SELECT DISTINCT s.seq FROM extractions e JOIN memory_sources s ON s.partition_id = e.partition_id \
         AND s.tenant_id = e.tenant_id AND s.user_id = e.user_id AND s.extraction_id = e.extraction_id \
         JOIN memories m ON m.partition_id = s.partition_id AND m.tenant_id = s.tenant_id \
         AND m.user_id = s.user_id AND m.memory_id = s.memory_id AND m.state = 'purged' \
         JOIN thread_messages t ON t.partition_id = e.partition_id AND t.tenant_id = e.tenant_id \
         AND t.user_id = e.user_id AND t.thread_id = e.thread_id AND t.seq = s.seq \
         AND t.recorded_at <= s.recorded_at WHERE {}",
        conditions.sql()
    );
    Query { sql, parameters: conditions.values }
}
