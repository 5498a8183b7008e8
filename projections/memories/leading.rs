//! The most important of the active memories, and how many there are.

use memledger_aggregates::memory_book::MemoryState;
use memledger_store::{Dialect, Row, StoreError, Value, projector::Query};

use super::{
    FoundMemory, TABLES, found,
    query::{beside, columns},
};
use crate::{Conditions, UserKey, changes};

/// As of one moment; empty where nothing is active.
#[derive(Debug, Default)]
pub struct Leading {
    /// The user's newest rev.
    pub head: u64,
    /// How many are active.
    pub active: usize,
    /// In no order.
    pub memories: Vec<FoundMemory>,
}

/// Bytes of a lineage of one text and no memories that it was made from.
const ONE_TEXT: usize = r#"{"contents":["00000000-0000-0000-0000-000000000000"]}"#.len();

/// As many active memories of the categories, or of any, as a delta header of all of them would name: in the order of
/// [`render`](changes::header::render). It asks `changes`, `memories` and `user_stats`, and [`Leading::read`] reads it.
pub fn leading(user: &UserKey, categories: Option<&[String]>, limit: usize, dialect: Dialect) -> Query {
    let head = changes::head_rev(user);
    // The first parameters, as of `head`.
    let own = |alias: &str| {
        format!("{alias}.partition_id = $1 AND {alias}.tenant_id = $2 AND {alias}.user_id = $3")
    };
    let mut conditions = Conditions::of_user_behind(head.parameters, "m", user);
    conditions.add("m.state = ?", MemoryState::Active.as_str());
    if let Some(categories) = categories {
        conditions.add_in("m.category", categories.iter().map(|name| name.as_str().into()));
    }
    let limit = conditions.parameter(limit as u64);
    let active = format!("FROM memories m WHERE {}", conditions.sql());
    let count = match categories {
        Some(_) => format!("SELECT count(*) {active}"),
        None => format!("SELECT s.active FROM user_stats s WHERE {}", own("s")),
    };
    // Most have had one text, and there is nothing else in the lineage of those that are so short.
    let is_product = format!(
        "CASE WHEN octet_length(m.lineage) <= {ONE_TEXT} THEN FALSE ELSE m.lineage LIKE '%\"derived_from\"%' END"
    );
    let (memories, is_chosen) =
        dialect.look_up("memories", "m", &format!("{} AND m.memory_id = chosen.memory_id", own("m")));
    // Ids alone are put in order: with whole rows PostgreSQL takes twice as long.
    let sql = format!(
        "SELECT {}, ({count}) AS active, ({}) AS head FROM (SELECT m.memory_id {active} \
         ORDER BY m.importance DESC, {is_product}, m.rev DESC LIMIT {limit}) chosen {memories} {} \
         WHERE {is_chosen}",
        columns("c.body"),
        head.sql,
        beside(dialect)
    );
    Query { sql, parameters: conditions.values }
}

impl Leading {
    pub fn read(rows: &[Row]) -> Result<Self, StoreError> {
        // Behind the table's, the text, and the two of retrievals.
        let behind = TABLES[0].columns.len() + 3;
        let Some(row) = rows.first() else { return Ok(Self::default()) };
        let count = |value: &Value| value.int().and_then(|n| u64::try_from(n).map_err(StoreError::corrupt));
        let active = usize::try_from(count(&row[behind])?).map_err(StoreError::corrupt)?;
        let head = row[behind + 1].maybe(count)?.unwrap_or_default();
        Ok(Self { head, active, memories: found(rows)? })
    }
}
