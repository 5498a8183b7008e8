//! A user's active memories with their texts and vectors, for whoever compares them with each other.

use memledger_store::{Row, StoreError, Value, projector::Query};

use super::{BODY, of_vector};
use crate::{Conditions, UserKey};

/// An active memory, with what it is compared by.
#[derive(Debug, Clone)]
pub struct ComparedMemory {
    pub memory_id: String,
    /// Its content as it is stored, where that is not lost; empty where an embedder's vectors were asked for, which
    /// are compared instead.
    pub body: Option<String>,
    /// Its components as they are stored: empty where the embedder refused the text, none where it waits or nothing is
    /// stored.
    pub vector: Option<Vec<u8>>,
}

/// The next `limit` memories in the order of their ids, with that embedder's vectors if it stores any. [`placed`] reads them.
pub fn with_vectors(user: &UserKey, after: &str, limit: usize, embedder: Option<&str>) -> Query {
    let mut conditions = Conditions::of_user("m", user);
    conditions.raw("m.state = 'active'".to_owned());
    conditions.add("m.memory_id > ?", after);
    let limit = conditions.parameter(limit as u64);
    let embedder = embedder.map(|name| conditions.parameter(name));
    let body = if embedder.is_some() { BODY.replace("c.body", "CAST('' AS TEXT)") } else { BODY.to_owned() };
    let sql = format!(
        "SELECT m.memory_id, {body}, {} FROM memories m WHERE {} ORDER BY m.memory_id LIMIT {limit}",
        of_vector("vector", embedder.as_ref()),
        conditions.sql()
    );
    Query { sql, parameters: conditions.values }
}

pub fn placed(rows: &[Row]) -> Result<Vec<ComparedMemory>, StoreError> {
    let read = |row: &Row| {
        Ok(ComparedMemory {
            memory_id: row[0].text()?.to_owned(),
            body: row[1].maybe(Value::text)?.map(str::to_owned),
            vector: row[2].maybe(Value::bytes)?.map(<[u8]>::to_vec),
        })
    };
    rows.iter().map(read).collect()
}
