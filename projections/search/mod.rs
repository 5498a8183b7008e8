//! Which memories say something like this? One row a memory that has a text, in whatever state the memory is;
//! the join with `memories` lets only what may be seen through.

mod analyzer;
mod neighbours;
mod proposing;
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
pub use neighbours::{Placed, placed, with_vectors};
pub use proposing::{Held, Look, Seen, page};
pub use query::{Candidate, Candidates, Few, SearchFilter};
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
        // The text's words in order, between spaces.
        ("words", Type::Text),
        // What made the two beside it; NULL while a text waits for its vector.
        ("embedder", Type::Text),
        ("bits", Type::Bytes),
        ("vector", Type::Bytes),
    ],
    key: 4,
    // None by words or nearness: a search is of one user's rows, and who has many is searched in memory. What such
    // indexes cost the writes is in docs/PERFORMANCE.md.
    indexes: &[("waiting", "(partition_id, tenant_id, user_id) WHERE embedder IS NULL")],
    beside: 4,
    filled: 3,
    personal: &["words", "bits", "vector"],
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
