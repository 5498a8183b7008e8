//! The memory book: all memories of one user, and every rule over them.

#[cfg(test)]
mod ages_tests;
pub mod attributes;
#[cfg(test)]
mod attributes_tests;
pub mod commands;
pub mod content;
#[cfg(test)]
mod content_tests;
mod decide;
mod decide_links;
mod decide_runs;
#[cfg(test)]
mod decide_runs_tests;
mod derived;
pub mod events;
#[cfg(test)]
mod events_tests;
pub mod links;
#[cfg(test)]
mod links_tests;
pub mod patch;
#[cfg(test)]
mod purged_tests;
mod receipts;
#[cfg(test)]
mod receipts_tests;
pub mod record;
pub mod rejection;
#[cfg(test)]
mod replaced_tests;
#[cfg(test)]
mod room_tests;
mod snapshot;
#[cfg(test)]
mod snapshot_tests;
pub mod state;
#[cfg(test)]
mod tests;

use uuid::Uuid;

use crate::{Readers, ReceiptClaim, Stream, Verdict, stream};

pub use attributes::{AttributePatch, Attributes, Kind};
pub use commands::{Action, ImportItem, MemoryCommand, MergeTarget};
pub use content::{MemoryContent, RawContent, Reason};
pub use decide_runs::{GuardedAction, Plan, PlannedAction, RunEffect, RunEffectKind, SeenMemory};
pub use events::{Change, ContentRef, EVENT_TYPES, MemoryEvent, SCHEMA_VERSION, Source};
pub use links::{Link, Links, MAX_STRENGTH, Neighbours};
pub use record::{MemoryRecord, MemoryState};
pub use rejection::MemoryBookRejection;
pub use state::{EXTRACTION_RUN, MemoryBook};

/// How many times as many texts as memories a book may hold.
const TEXTS_A_MEMORY: usize = 10;

/// Limits a decision depends on; they come from the configuration.
#[derive(Debug, Clone)]
pub struct BookRules {
    /// Most memories a book may hold in any state but purged.
    pub max_memories: usize,
}

impl BookRules {
    /// Most texts a book may hold, former ones and reasons counted: a change that brings another is refused then.
    pub fn max_texts(&self) -> usize {
        self.max_memories.saturating_mul(TEXTS_A_MEMORY)
    }

    /// Most relations that callers may make, removed ones counted.
    pub fn max_links(&self) -> usize {
        self.max_memories
    }
}

impl Default for BookRules {
    fn default() -> Self {
        Self { max_memories: 100_000 }
    }
}

stream!(MemoryBook, "memory_book", command: MemoryCommand, event: MemoryEvent, rejection: MemoryBookRejection, rules: BookRules);

impl Stream for MemoryBook {
    const SCHEMA_VERSION: i32 = SCHEMA_VERSION;
    const EVENT_TYPES: &'static [&'static str] = &EVENT_TYPES;
    const SUBJECT: &'static str = "this user's memories";
    const READERS: Option<Readers> = Some(Readers::All);

    fn decide(
        &self,
        command: MemoryCommand,
        rules: &BookRules,
    ) -> Result<Vec<MemoryEvent>, MemoryBookRejection> {
        decide::decide(self, command, rules)
    }

    fn texts(event: &MemoryEvent) -> Vec<&ContentRef> {
        event.content_refs().collect()
    }

    fn erased(event: &MemoryEvent) -> &[Uuid] {
        event.erased()
    }

    fn rev(event: &MemoryEvent) -> Option<u64> {
        Some(event.rev)
    }

    fn weight(&self) -> usize {
        1 + self.iter().len()
    }

    fn check_receipt(receipt: &ReceiptClaim, first: &MemoryEvent, last: &MemoryEvent) -> Verdict {
        receipts::check(receipt, first, last)
    }

    fn check_idle_receipt(receipt: &ReceiptClaim, last: Option<(i64, &MemoryEvent)>) -> Verdict {
        receipts::check_idle(receipt, last)
    }
}
