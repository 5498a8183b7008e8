//! Reading memories with their texts: the queries, and what their rows hold.

use std::collections::{HashMap, HashSet};

use memledger_aggregates::{
    MemoryId,
    memory_book::{MemoryContent, MemoryRecord, MemoryState},
};
use memledger_store::{Dialect, EventStore, Row, StoreError, Value, projector::Query};

use super::{TABLES, row};
use crate::{Conditions, Facets, Sort, UserKey};

/// A memory with its text; none once purged.
#[derive(Debug, Clone)]
pub struct FoundMemory {
    pub memory_id: MemoryId,
    pub record: MemoryRecord,
    pub content: Option<MemoryContent>,
    /// When it was last retrieved, in microseconds since the epoch; none where it never was, or where that is
    /// not known.
    pub last_accessed_at: Option<i64>,
    pub retrievals: u64,
    /// Who made it; none where that is not known.
    pub created_by: Option<String>,
    /// When it came to say what it says, in microseconds since the epoch.
    pub said_at: i64,
}

/// What to list. An empty list of states means every state.
#[derive(Debug, Clone, Default)]
pub struct MemoryFilter {
    pub states: Vec<MemoryState>,
    /// Only memories of these; none leaves it open, and lets those without a category through too.
    pub categories: Option<Vec<String>>,
    /// Of one of these categories; any where empty.
    pub of_categories: Vec<String>,
    /// Of one of these banks; any where empty.
    pub banks: Vec<String>,
    /// In lower case; to be looked for in each text that is found.
    pub text: Option<String>,
    pub facets: Facets,
    pub sort: Sort,
    /// After this one in the list: what it is sorted by, and its id.
    pub after: Option<(i64, String)>,
    pub limit: usize,
}

/// The text beside a memory, to ask for what stands in it.
const CONTENT: &str =
    "LEFT JOIN contents c ON c.partition_id = m.partition_id AND c.content_id = m.content_id";

/// `body` is where the text stands; [`access`] must be among the tables.
pub(super) fn columns(body: &str) -> String {
    let columns: Vec<String> = TABLES[0].columns.iter().map(|(name, _)| format!("m.{name}")).collect();
    format!("{}, {body} AS body, a.last_accessed_at, a.retrievals", columns.join(", "))
}

/// When a memory was last retrieved and how often, where it was: looked up by key for each row. Joined as usual,
/// PostgreSQL would read all of a user's where it takes them for few.
fn access(dialect: Dialect) -> String {
    let same = ["partition_id", "tenant_id", "user_id", "memory_id"]
        .map(|column| format!("a.{column} = m.{column}"));
    dialect.look_up_if_any("memory_access", "a", &same.join(" AND "))
}

/// Memories with all that stands beside them, which is looked up for them alone: `chosen` is a table of them.
fn select(chosen: &str, dialect: Dialect) -> String {
    format!("SELECT {} FROM {chosen} m {}", columns("c.body"), beside(dialect))
}

/// What stands beside memories, behind their table.
pub(super) fn beside(dialect: Dialect) -> String {
    let same = "c.partition_id = m.partition_id AND c.content_id = m.content_id";
    let texts = dialect.look_up_if_any("contents", "c", same);
    format!("{texts} {}", access(dialect))
}

fn memory(row: &Row) -> Result<FoundMemory, StoreError> {
    let behind = TABLES[0].columns.len();
    let body = row[behind].maybe(Value::text)?;
    let retrievals = row[behind + 2].maybe(Value::int)?.unwrap_or_default();
    let provenance = row::provenance(row)?;
    Ok(FoundMemory {
        memory_id: MemoryId::new(row[3].text()?).map_err(StoreError::corrupt)?,
        created_by: Some(provenance.created_by),
        said_at: provenance.said_at,
        record: row::record(row)?,
        content: body.map(serde_json::from_str).transpose().map_err(StoreError::corrupt)?,
        last_accessed_at: row[behind + 1].maybe(Value::int)?,
        retrievals: u64::try_from(retrievals).map_err(StoreError::corrupt)?,
    })
}

/// What the rows of [`one`] or [`page`] hold, in their order.
pub fn found(rows: &[Row]) -> Result<Vec<FoundMemory>, StoreError> {
    rows.iter().map(memory).collect()
}

/// The memory of that id.
pub fn one(user: &UserKey, memory_id: &str, dialect: Dialect) -> Query {
    let mut conditions = Conditions::of_user("m", user);
    conditions.add("m.memory_id = ?", memory_id);
    let sql = format!("{} WHERE {}", select("memories", dialect), conditions.sql());
    Query { sql, parameters: conditions.values }
}

/// As many memories as the filter's limit, the first by its sort, in no order. Each is still to be asked whether it
/// [`has_topic`](Facets::has_topic).
pub fn page(user: &UserKey, filter: &MemoryFilter, dialect: Dialect) -> Query {
    let mut conditions = Conditions::of_user("m", user);
    narrow(&mut conditions, filter);
    let limit = conditions.parameter(filter.limit as u64);
    let (column, way) = (filter.sort.column(), if filter.sort.descending { "DESC" } else { "ASC" });
    let chosen = format!(
        "(SELECT m.* FROM memories m WHERE {} ORDER BY m.{column} {way}, m.memory_id {way} LIMIT {limit})",
        conditions.sql()
    );
    Query { sql: select(&chosen, dialect), parameters: conditions.values }
}

/// Most memories that [`with_parts`] reads.
const MOST_ALIKE: u64 = 200;

/// Active memories whose texts have these parts in their order, in whichever case, the oldest first and not too many; where
/// categories are given, those of one of them. The parts hold no marks of JSON, nor what stands for others in a pattern.
pub fn with_parts(user: &UserKey, parts: &[&str], categories: Option<&[String]>, dialect: Dialect) -> Query {
    let mut conditions = Conditions::of_user("m", user);
    conditions.raw("m.state = 'active'".to_owned());
    if let Some(categories) = categories {
        conditions.add_in("m.category", categories.iter().map(|name| name.as_str().into()));
    }
    // The text is the first field of a content.
    let pattern = format!("{{\"content\":\"%{}%", parts.join("%").to_ascii_lowercase());
    conditions.add("lower(c.body) LIKE ?", pattern);
    let most = conditions.parameter(MOST_ALIKE);
    let chosen = format!(
        "(SELECT m.* FROM memories m {CONTENT} WHERE {} ORDER BY m.created_at, m.memory_id LIMIT {most})",
        conditions.sql()
    );
    Query { sql: select(&chosen, dialect), parameters: conditions.values }
}

fn narrow(conditions: &mut Conditions, filter: &MemoryFilter) {
    if !filter.states.is_empty() {
        conditions.add_in("m.state", filter.states.iter().map(|state| state.as_str().into()));
    }
    if let Some(categories) = &filter.categories {
        conditions.add_in("m.category", categories.iter().map(|name| name.as_str().into()));
    }
    if !filter.of_categories.is_empty() {
        conditions.add_in("m.category", filter.of_categories.iter().map(|name| name.as_str().into()));
    }
    if !filter.banks.is_empty() {
        conditions.add_in("m.bank", filter.banks.iter().map(|bank| bank.as_str().into()));
    }
    filter.facets.narrow(conditions);
    if let Some((value, memory_id)) = &filter.after {
        let (value, id) = (conditions.parameter(*value), conditions.parameter(memory_id.as_str()));
        let (column, after) = (filter.sort.column(), if filter.sort.descending { "<" } else { ">" });
        conditions.raw(format!("(m.{column}, m.memory_id) {after} ({value}, {id})"));
    }
}

/// The text of a memory, looked up by itself.
const BODY: &str = "(SELECT c.body FROM contents c \
     WHERE c.partition_id = m.partition_id AND c.content_id = m.content_id)";

/// Those of the memories that exist, in no order. Each is looked up by itself, and its text too: PostgreSQL would
/// else read all of a user's where it takes them for few.
pub async fn by_ids(
    store: &dyn EventStore,
    user: &UserKey,
    ids: &[&str],
) -> Result<Vec<FoundMemory>, StoreError> {
    let mut answer = Vec::with_capacity(ids.len());
    for chunk in ids.chunks(SLOTS) {
        let mut conditions = Conditions::of_user("m", user);
        let of_user = conditions.sql();
        // Filled up with no id, so that there are few texts of this statement to plan.
        let slots = chunk.iter().copied().chain(std::iter::repeat("")).take(chunk.len().next_power_of_two());
        let slots: Vec<String> = slots.map(|id| format!("({})", conditions.parameter(id))).collect();
        let (memories, is_asked) =
            store.dialect().look_up("memories", "m", &format!("{of_user} AND m.memory_id = asked.memory_id"));
        let sql = format!(
            "WITH asked(memory_id) AS (VALUES {}) SELECT {} FROM asked {memories} {} WHERE {is_asked}",
            slots.join(", "),
            columns(BODY),
            access(store.dialect())
        );
        answer.extend(found(&store.query(&sql, conditions.values).await?)?);
    }
    Ok(answer)
}

/// Most ids of one statement; a power of two.
const SLOTS: usize = 512;

/// Of those of the memories that exist: id, category, content, which is NULL once it was destroyed, and state.
pub fn contents(user: &UserKey, ids: &[&str]) -> Query {
    let mut conditions = Conditions::of_user("m", user);
    // Filled up with the last one, so that there are few texts of this statement to plan.
    let filler = ids.last().into_iter().cycle();
    let slots = ids.iter().chain(filler).take(ids.len().next_power_of_two());
    conditions.add_in("m.memory_id", slots.map(|id| (*id).into()));
    let sql = format!(
        "SELECT m.memory_id, m.category, m.content_id, m.state FROM memories m WHERE {}",
        conditions.sql()
    );
    Query { sql, parameters: conditions.values }
}

/// Those of the memories whose contents were destroyed. Asks nothing where no memories are named.
pub async fn purged_among(
    store: &dyn EventStore,
    user: &UserKey,
    ids: &[&str],
) -> Result<HashSet<String>, StoreError> {
    let mut purged = HashSet::new();
    for chunk in ids.chunks(SLOTS) {
        let mut conditions = Conditions::of_user("m", user);
        conditions.add("m.state = ?", MemoryState::Purged.as_str());
        // Filled up with the last one, so that there are few texts of this statement to plan.
        let filler = chunk.last().into_iter().cycle();
        let slots = chunk.iter().chain(filler).take(chunk.len().next_power_of_two());
        conditions.add_in("m.memory_id", slots.map(|id| (*id).into()));
        let sql = format!("SELECT m.memory_id FROM memories m WHERE {}", conditions.sql());
        for row in store.query(&sql, conditions.values).await? {
            purged.insert(row[0].text()?.to_owned());
        }
    }
    Ok(purged)
}

/// When each of a user's memories was last retrieved, where any was.
pub fn accesses(user: &UserKey) -> Query {
    let conditions = Conditions::of_user("a", user);
    let sql =
        format!("SELECT a.memory_id, a.last_accessed_at FROM memory_access a WHERE {}", conditions.sql());
    Query { sql, parameters: conditions.values }
}

/// What the rows of [`accesses`] hold, in microseconds since the epoch.
pub fn read_accesses(rows: &[Row]) -> Result<HashMap<String, i64>, StoreError> {
    rows.iter().map(|row| Ok((row[0].text()?.to_owned(), row[1].int()?))).collect()
}
