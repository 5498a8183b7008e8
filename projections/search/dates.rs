//! When memories came to say what they say: other labels, a pin or a restore change `updated_at` alone.

use std::collections::HashMap;

use memledger_store::{Dialect, Row, StoreError, projector::Query};

use crate::{Conditions, UserKey};

/// Of each of these memories, when its text was last changed: [`said_at_of`] reads it.
pub fn said_at(user: &UserKey, memory_ids: &[&str], dialect: Dialect) -> Query {
    let mut conditions = Conditions::of_user("m", user);
    let of_user = conditions.sql();
    let of_changes = of_user.replace("m.", "h.");
    let listed = dialect.listed(memory_ids, |value| conditions.parameter(value));
    let (memories, is_memory) =
        dialect.look_up("memories", "m", &format!("{of_user} AND m.memory_id = l.value"));
    // An import may say of what it makes when it was last changed.
    let sql = format!(
        "SELECT m.memory_id, CASE WHEN m.revision = 1 THEN m.updated_at ELSE coalesce((SELECT max(h.recorded_at) \
           FROM changes h WHERE {of_changes} AND h.memory_id = m.memory_id AND h.old_content <> h.new_content), \
           m.created_at) END FROM {listed} l {memories} WHERE {is_memory}"
    );
    Query { sql, parameters: conditions.values }
}

/// The times by id, in microseconds since the epoch.
pub fn said_at_of(rows: &[Row]) -> Result<HashMap<String, i64>, StoreError> {
    rows.iter().map(|row| Ok((row[0].text()?.to_owned(), row[1].int()?))).collect()
}
