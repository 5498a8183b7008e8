//! What models made of texts, by the contents that hold these.

use memledger_store::{Dialect, Row, StoreError, Value, projector::Query};
use uuid::Uuid;

/// A vector as it is stored.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct StoredVector {
    pub content_id: Uuid,
    /// The signs of its components; empty where the embedder refused the text.
    pub bits: Vec<u8>,
    /// Its components, a signed byte each; empty likewise.
    pub vector: Vec<u8>,
}

/// Those that the embedder made of contents of that partition: [`StoredVector::read`] reads them.
pub fn kept(partition_id: i32, content_ids: &[Uuid], embedder: &str) -> Query {
    let mut parameters: Vec<Value> = vec![partition_id.into(), embedder.into()];
    let listed = listed(content_ids, &mut parameters);
    let sql = format!(
        "SELECT content_id, bits, vector FROM vectors WHERE partition_id = $1 AND embedder = $2 \
         AND content_id IN ({listed})"
    );
    Query { sql, parameters }
}

/// How many of those contents are still there.
pub fn there(partition_id: i32, content_ids: &[Uuid]) -> Query {
    let mut parameters: Vec<Value> = vec![partition_id.into()];
    let listed = listed(content_ids, &mut parameters);
    let sql = format!("SELECT count(*) FROM contents WHERE partition_id = $1 AND content_id IN ({listed})");
    Query { sql, parameters }
}

/// The places of the ids among the parameters, to which they are added.
fn listed(content_ids: &[Uuid], parameters: &mut Vec<Value>) -> String {
    let first = parameters.len() + 1;
    parameters.extend(content_ids.iter().map(|id| Value::from(*id)));
    let listed: Vec<String> = (first..=parameters.len()).map(|at| format!("${at}")).collect();
    listed.join(", ")
}

/// The statement that stores them, of those contents that are still there.
pub fn keep(partition_id: i32, embedder: &str, vectors: &[StoredVector], dialect: Dialect) -> Query {
    // One that is being purged is waited for, and then not there; the foreign key would else refuse the statement.
    let locked = match dialect {
        Dialect::Postgres => "FOR KEY SHARE OF c",
        Dialect::Sqlite => "",
    };
    let mut parameters: Vec<Value> = vec![partition_id.into(), embedder.into()];
    let mut rows = Vec::with_capacity(vectors.len());
    for one in vectors {
        parameters.extend([
            one.content_id.into(),
            Value::Bytes(one.bits.clone()),
            Value::Bytes(one.vector.clone()),
        ]);
        let last = parameters.len();
        rows.push(format!("(${}, ${}, ${last})", last - 2, last - 1));
    }
    let sql = format!(
        "WITH made(content_id, bits, vector) AS (VALUES {}) \
         INSERT INTO vectors (partition_id, content_id, embedder, bits, vector) \
         SELECT c.partition_id, c.content_id, CAST($2 AS TEXT), made.bits, made.vector \
         FROM made CROSS JOIN contents c WHERE c.partition_id = $1 AND c.content_id = made.content_id {locked} \
         ON CONFLICT (partition_id, content_id, embedder) DO NOTHING",
        rows.join(", ")
    );
    Query { sql, parameters }
}

impl StoredVector {
    pub fn read(rows: &[Row]) -> Result<Vec<Self>, StoreError> {
        let read = |row: &Row| {
            Ok(Self {
                content_id: row[0].uuid()?,
                bits: row[1].bytes()?.to_vec(),
                vector: row[2].bytes()?.to_vec(),
            })
        };
        rows.iter().map(read).collect()
    }
}
