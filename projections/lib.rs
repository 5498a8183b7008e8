//! The read models. Each file (or folder) answers one question: its name and version, its tables, how an
//! event changes them, and its queries.
//!
//! | read model | question |
//! |---|---|
//! | `memories` | what is remembered now, and what is in the archive? |
//! | `changes` | what changed since rev X (delta), to one memory (history), for one user (timeline)? |
//! | `relations` | which memories belong to which? |
//! | `threads` | which threads does a user have, what was said in them, and how were they summarised? |
//! | `runs` | which workflow runs were there, what did each come to, and when, for one user (timeline)? |
//! | `extractions` | which messages became memories, which wait, and which say what a memory says? |
//! | `user_context` | what was proposed to know a person by, and what became of it? |
//! | `user_stats` | how much does each user have? |
//! | `daily_metrics` | what happens how often, and how do the active memories grow by it? |
//!
//! `timeline` and `ranking` read several of them together; `search` reads `memories` with the texts beside the log, to
//! tell which say something like a query.

pub mod changes;
mod conditions;
pub mod daily_metrics;
mod decode;
pub mod extractions;
mod facets;
#[cfg(test)]
mod golden_tests;
pub mod memories;
pub mod ranking;
pub mod relations;
pub mod runs;
pub mod search;
pub mod threads;
pub mod timeline;
mod together;
pub mod user_context;
mod user_key;
pub mod user_stats;

use std::sync::Arc;

use memledger_aggregates::memory_book::MemoryEvent;
use memledger_store::projection::{Projection, Projections, Recorded};

pub use conditions::Conditions;
pub use decode::{decode, memory_event, run_event};
pub use facets::{Facets, Sort, SortBy};
pub use together::{Column, Together};
pub use user_key::UserKey;

/// Every read model of this program.
pub fn all() -> Projections {
    let list: Vec<Arc<dyn Projection>> = vec![
        Arc::new(memories::Memories),
        Arc::new(changes::Changes),
        Arc::new(relations::Relations),
        Arc::new(runs::Runs),
        Arc::new(threads::Threads),
        Arc::new(extractions::Extractions),
        Arc::new(user_context::UserContexts),
        Arc::new(user_stats::UserStats),
        Arc::new(daily_metrics::DailyMetrics),
    ];
    Projections::new(list, decode)
}

/// The memory event of a recorded one; an event of another aggregate is none.
fn memory(recorded: &Recorded) -> Option<&MemoryEvent> {
    recorded.get()
}
