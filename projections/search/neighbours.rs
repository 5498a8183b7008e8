//! A user's active memories with their vectors, for whoever compares them with each other.

use memledger_store::{Row, StoreError, Value, projector::Query};

use crate::{Conditions, UserKey};

/// An active memory and where its text lies.
#[derive(Debug, Clone)]
pub struct Placed {
    pub memory_id: String,
    /// Whether its text still waits for its vector.
    pub waits: bool,
    /// Its components, a signed byte each; none where there is no vector.
    pub vector: Option<Vec<u8>>,
}

/// Those with a vector of that embedder, and those that wait for one: [`placed`] reads them.
pub fn with_vectors(user: &UserKey, embedder: &str) -> Query {
    let mut conditions = Conditions::of_user("s", user);
    let embedder = conditions.parameter(embedder);
    let sql = format!(
        "SELECT s.memory_id, s.embedder, s.vector FROM search s WHERE {} \
         AND (s.embedder = {embedder} OR s.embedder IS NULL) \
         AND (SELECT m.state FROM memories m WHERE m.partition_id = s.partition_id AND m.tenant_id = s.tenant_id \
           AND m.user_id = s.user_id AND m.memory_id = s.memory_id) = 'active'",
        conditions.sql()
    );
    Query { sql, parameters: conditions.values }
}

pub fn placed(rows: &[Row]) -> Result<Vec<Placed>, StoreError> {
    let read = |row: &Row| {
        Ok(Placed {
            memory_id: row[0].text()?.to_owned(),
            waits: row[1] == Value::Null,
            vector: row[2].maybe(Value::bytes)?.map(<[u8]>::to_vec),
        })
    };
    rows.iter().map(read).collect()
}
