//! Texts whose vectors are still to be made.

use memledger_store::{Row, StoreError, Value, projector::Query};
use uuid::Uuid;

/// A row's key, by which rows are walked.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Place {
    pub partition_id: i64,
    pub tenant_id: String,
    pub user_id: String,
    pub memory_id: String,
}

/// A text without a vector, or with another embedder's.
#[derive(Debug, Clone)]
pub struct Waiting {
    pub place: Place,
    pub content_id: Uuid,
    pub embedder: Option<String>,
    /// The content as it is stored.
    pub body: String,
}

const SELECT: &str = "SELECT s.partition_id, s.tenant_id, s.user_id, s.memory_id, s.content_id, s.embedder, c.body \
     FROM search s JOIN contents c ON c.partition_id = s.partition_id AND c.content_id = s.content_id";

/// Texts without a vector. Those that were destroyed meanwhile need none. The limit is no parameter: PostgreSQL takes
/// one for a tenth of all, and would look all of them up first where many wait.
pub fn waiting(limit: usize) -> Query {
    Query { sql: format!("{SELECT} WHERE s.embedder IS NULL LIMIT {limit}"), parameters: Vec::new() }
}

/// Texts with a vector that is not this embedder's, behind that place.
pub fn of_other_embedders(embedder: &str, after: &Place, limit: usize) -> Query {
    let sql = format!(
        "{SELECT} WHERE (s.partition_id, s.tenant_id, s.user_id, s.memory_id) > ($1, $2, $3, $4) \
         AND s.embedder <> $5 ORDER BY s.partition_id, s.tenant_id, s.user_id, s.memory_id LIMIT {limit}"
    );
    let mut parameters = after.key();
    parameters.push(embedder.into());
    Query { sql, parameters }
}

impl Place {
    pub fn key(&self) -> Row {
        vec![
            self.partition_id.into(),
            self.tenant_id.as_str().into(),
            self.user_id.as_str().into(),
            self.memory_id.as_str().into(),
        ]
    }
}

impl Waiting {
    /// What the rows of [`waiting`] and [`of_other_embedders`] hold.
    pub fn read(rows: &[Row]) -> Result<Vec<Self>, StoreError> {
        let text = |value: &Value| value.text().map(str::to_owned);
        let read = |row: &Row| {
            Ok(Self {
                place: Place {
                    partition_id: row[0].int()?,
                    tenant_id: text(&row[1])?,
                    user_id: text(&row[2])?,
                    memory_id: text(&row[3])?,
                },
                content_id: row[4].uuid()?,
                embedder: row[5].maybe(text)?,
                body: text(&row[6])?,
            })
        };
        rows.iter().map(read).collect()
    }
}
