//! What memories are called and who made them: their categories, ids by their ends, actors.

use std::collections::HashMap;

use memledger_store::{EventStore, StoreError, projector::Query};

use crate::{Conditions, UserKey};

/// The categories of a user's active memories, in the first column, by name and so many at most.
pub fn categories(user: &UserKey, most: usize) -> Query {
    let mut conditions = Conditions::of_user("m", user);
    conditions.raw("m.state = 'active' AND m.category IS NOT NULL".to_owned());
    let most = conditions.parameter(most as u64);
    let sql = format!(
        "SELECT DISTINCT m.category FROM memories m WHERE {} ORDER BY m.category LIMIT {most}",
        conditions.sql()
    );
    Query { sql, parameters: conditions.values }
}

/// Fewest characters of an id's end that it is found by: by fewer, others would be found too.
const LEAST: usize = 8;
/// More of them are not told.
const MOST: u64 = 5;

/// The ids, in the first column, of the memory with that id and of some whose ids end so; where categories are given,
/// of those that are of one of them.
pub fn ending(user: &UserKey, end: &str, categories: Option<&[String]>) -> Query {
    let mut conditions = Conditions::of_user("m", user);
    let whole = conditions.parameter(end);
    let is_end = end.len() >= LEAST && end.bytes().all(|byte| byte.is_ascii_hexdigit() || byte == b'-');
    if is_end {
        let ends = conditions.parameter(format!("%{}", end.to_ascii_lowercase()));
        conditions.raw(format!("(m.memory_id = {whole} OR m.memory_id LIKE {ends})"));
    } else {
        conditions.raw(format!("m.memory_id = {whole}"));
    }
    if let Some(categories) = categories {
        conditions.add_in("m.category", categories.iter().map(|name| name.as_str().into()));
    }
    let most = conditions.parameter(MOST);
    // The whole id first, so that the limit never cuts it off.
    let sql = format!(
        "SELECT m.memory_id FROM memories m WHERE {} ORDER BY CASE WHEN m.memory_id = {whole} THEN 0 ELSE 1 END, \
         m.memory_id LIMIT {most}",
        conditions.sql()
    );
    Query { sql, parameters: conditions.values }
}

/// Who made each of these memories, by id. Asks nothing where no memories are named.
pub async fn makers(
    store: &dyn EventStore,
    user: &UserKey,
    memory_ids: &[&str],
) -> Result<HashMap<String, String>, StoreError> {
    if memory_ids.is_empty() {
        return Ok(HashMap::new());
    }
    let dialect = store.dialect();
    let mut conditions = Conditions::of_user("m", user);
    let listed = dialect.listed(memory_ids, |value| conditions.parameter(value));
    let asked = format!("{} AND m.memory_id = l.value", conditions.sql());
    let (memories, is_asked) = dialect.look_up("memories", "m", &asked);
    let sql = format!("SELECT m.memory_id, m.created_by FROM {listed} l {memories} WHERE {is_asked}");
    let rows = store.query(&sql, conditions.values).await?;
    rows.iter().map(|row| Ok((row[0].text()?.to_owned(), row[1].text()?.to_owned()))).collect()
}
