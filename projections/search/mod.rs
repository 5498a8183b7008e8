//! Which memories say something like this? Read from `memories`, the texts beside the log, and what models made of
//! those. What can be worked out from a text at once is, when it is looked for: that costs less than to keep it.

mod neighbours;
mod proposing;
mod query;
mod vectors;

pub use neighbours::{ComparedMemory, placed, with_vectors};
pub use proposing::{Changed, RefreshQuery, RefreshedRows, page};
pub use query::{Candidate, Candidates, Few, SearchFilter};
pub use vectors::{StoredVector, keep, kept, there};

/// The text of a memory `m`, looked up by itself: joined, PostgreSQL would read all of a partition's where it takes
/// them for few.
const BODY: &str = "(SELECT c.body FROM contents c \
     WHERE c.partition_id = m.partition_id AND c.content_id = m.content_id)";

/// A column of the vector of a memory `m`, where the embedder stores any: its name is that parameter.
fn of_vector(column: &str, embedder: Option<&String>) -> String {
    match embedder {
        Some(embedder) => format!(
            "(SELECT v.{column} FROM vectors v WHERE v.partition_id = m.partition_id \
             AND v.content_id = m.content_id AND v.embedder = {embedder})"
        ),
        // The type is said: PostgreSQL would take it for text.
        None => "CAST(NULL AS BYTEA)".to_owned(),
    }
}
