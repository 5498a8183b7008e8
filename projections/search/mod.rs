//! Which memories say something like this? One row a memory that has a text, in whatever state the memory is;
//! the join with `memories` lets only what may be seen through.

mod analyzer;
mod hits;
mod neighbours;
mod query;
mod row;
mod waiting;

use std::sync::Arc;

use memledger_store::{
    projection::{Projection, Recorded, RowSet},
    table::{Table, Type},
};
use uuid::Uuid;

pub use analyzer::{Analyzer, Embedded};
pub use hits::{Changed, Look, Seen, all};
pub use neighbours::{Placed, placed, with_vectors};
pub use query::{Candidate, Candidates, SearchFilter};
pub use row::dequantised;
pub use waiting::{Place, Waiting, of_other_embedders, waiting};

/// The one read model that holds what is personal: words and vectors of texts. Its rows go with a purge.
pub const TABLES: &[Table] = &[Table {
    name: "search",
    columns: &[
        ("partition_id", Type::Int),
        ("tenant_id", Type::Text),
        ("user_id", Type::Text),
        ("memory_id", Type::Text),
        ("content_id", Type::Uuid),
        // What the index puts before each word, so that it is asked for this user's alone.
        ("own", Type::Text),
        // The text's words in order.
        ("words", Type::Text),
        // What made the two beside it; NULL while a text waits for its vector.
        ("embedder", Type::Text),
        ("bits", Type::Bits),
        ("vector", Type::Bytes),
    ],
    key: 4,
    indexes: &[
        // Covers the search for what lies near, which looks at every memory of a user.
        ("near", "(partition_id, tenant_id, user_id, embedder, memory_id, bits)"),
        ("waiting", "(partition_id, tenant_id, user_id) WHERE embedder IS NULL"),
    ],
    beside: 5,
    filled: 3,
    words: Some(("own", "words")),
}];

pub struct Search {
    pub analyzer: Arc<dyn Analyzer>,
}

impl Projection for Search {
    fn name(&self) -> &'static str {
        "search"
    }

    fn version(&self) -> i64 {
        1
    }

    fn tables(&self) -> &'static [Table] {
        TABLES
    }

    fn content(&self, recorded: &Recorded) -> Option<Uuid> {
        row::content_of(crate::memory(recorded)?)
    }

    fn content_before(&self, recorded: &Recorded) -> Option<Uuid> {
        row::content_before(crate::memory(recorded)?)
    }

    fn reads(&self, recorded: &Recorded, rows: &mut RowSet) {
        if self.content_before(recorded).is_some() {
            rows.want(0, row::key(recorded));
        }
    }

    fn apply(&self, recorded: &Recorded, rows: &mut RowSet) -> Result<(), String> {
        let Some(event) = crate::memory(recorded) else { return Ok(()) };
        if !event.erased().is_empty() {
            rows.delete(0, row::key(recorded));
        } else if let Some(content_id) = row::content_of(event) {
            let before = rows.get(0, &row::key(recorded));
            let row = row::row(recorded, content_id, before, self.analyzer.as_ref())?;
            rows.put(0, TABLES[0].key, row);
        }
        Ok(())
    }
}
