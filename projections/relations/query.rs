//! Reading edges between active memories.

use memledger_store::{Dialect, Row, StoreError, projector::Query};

use crate::{
    Column::{self, Int, Text},
    Conditions, UserKey,
};

/// An edge as one of its memories has it.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Edge {
    pub memory_id: String,
    pub other_id: String,
    /// Whether it was made from `memory_id`.
    pub outgoing: bool,
    /// In thousandths.
    pub strength: i64,
    pub by_hand: bool,
    pub rev: u64,
    /// Microseconds since the epoch.
    pub recorded_at: i64,
}

#[derive(Debug, Clone, Default)]
pub struct EdgeFilter<'a> {
    /// The edges of this memory; else each edge once.
    pub memory_id: Option<&'a str>,
    /// Only between memories of these categories; none leaves it open.
    pub categories: Option<&'a [String]>,
    /// Only what lies before this rev.
    pub before_rev: Option<u64>,
    pub limit: usize,
}

const COLUMNS: &str = "r.memory_id, r.other_id, r.outgoing, r.strength, r.by_hand, r.rev, r.recorded_at";

/// The newest edges of a user: [`read`] reads them.
pub fn list(user: &UserKey, filter: &EdgeFilter<'_>, dialect: Dialect) -> Query {
    let mut conditions = Conditions::of_user("r", user);
    match filter.memory_id {
        Some(memory_id) => conditions.add("r.memory_id = ?", memory_id),
        None => conditions.add("r.outgoing = ?", 1_i64),
    }
    conditions.add_some("r.rev < ?", filter.before_rev);
    let edges = format!("relations r WHERE {}", conditions.sql());
    let seen = both_seen(&mut conditions, filter.categories);
    let limit = conditions.parameter(filter.limit as u64);
    // Sorted before they are looked at: PostgreSQL would else look at the memories of all edges to sort what is left.
    let from = match dialect {
        Dialect::Postgres => format!("(SELECT * FROM {edges} ORDER BY r.rev DESC OFFSET 0) r WHERE {seen}"),
        Dialect::Sqlite => format!("{edges} AND {seen}"),
    };
    let sql = format!("SELECT {COLUMNS} FROM {from} ORDER BY r.rev DESC LIMIT {limit}");
    Query { sql, parameters: conditions.values }
}

/// The edges of some memories, the strongest first: [`read`] reads them. The same text for however many, so that it is
/// planned once.
pub fn of_memories(
    user: &UserKey,
    ids: &[&str],
    categories: Option<&[String]>,
    limit: usize,
    dialect: Dialect,
) -> Query {
    let mut conditions = Conditions::of_user("r", user);
    let of_user = conditions.sql();
    let seen = both_seen(&mut conditions, categories);
    let listed = dialect.listed(ids, |value| conditions.parameter(value));
    let limit = conditions.parameter(limit as u64);
    let (relations, is_edge) =
        dialect.look_up("relations", "r", &format!("{of_user} AND r.memory_id = l.value"));
    let sql = format!(
        "SELECT {COLUMNS} FROM {listed} l {relations} WHERE {is_edge} AND {seen} \
         ORDER BY r.strength DESC, r.other_id LIMIT {limit}"
    );
    Query { sql, parameters: conditions.values }
}

/// Two looks by key an edge. Databases would rather go through all active memories of the user by another index, which
/// they take for few or one: so the look is for the first memory from an id on, in the order of the key, and at a column
/// that no index holds.
fn both_seen(conditions: &mut Conditions, categories: Option<&[String]>) -> String {
    let mut seen = "m.state = 'active' AND m.revision > 0".to_owned();
    if let Some(categories) = categories {
        let names = categories.iter().map(|name| name.as_str().into());
        seen = format!("{seen} AND {}", conditions.one_of("m.category", names));
    }
    ["r.memory_id", "r.other_id"]
        .map(|id| {
            format!(
                "EXISTS (SELECT 1 FROM (SELECT * FROM memories m WHERE m.partition_id = r.partition_id \
                 AND m.tenant_id = r.tenant_id AND m.user_id = r.user_id AND m.memory_id >= {id} \
                 ORDER BY m.memory_id LIMIT 1) m WHERE m.memory_id = {id} AND {seen})"
            )
        })
        .join(" AND ")
}

/// What the columns of [`list`] and [`of_memories`] hold.
pub const EDGE: &[Column] = &[Text, Text, Int, Int, Int, Int, Int];

/// What the rows of [`list`] and [`of_memories`] hold.
pub fn read(rows: &[Row]) -> Result<Vec<Edge>, StoreError> {
    let edge = |row: &Row| {
        Ok(Edge {
            memory_id: row[0].text()?.to_owned(),
            other_id: row[1].text()?.to_owned(),
            outgoing: row[2].int()? == 1,
            strength: row[3].int()?,
            by_hand: row[4].int()? == 1,
            rev: u64::try_from(row[5].int()?).map_err(StoreError::corrupt)?,
            recorded_at: row[6].int()?,
        })
    };
    rows.iter().map(edge).collect()
}
