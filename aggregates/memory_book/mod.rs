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

use cqrs_es::{Aggregate, DomainEvent, event_sink::EventSink};
use uuid::Uuid;

use crate::Decider;

pub use attributes::{AttributePatch, Attributes, Kind};
pub use commands::{Action, ImportItem, MemoryCommand, MergeTarget};
pub use content::{MemoryContent, RawContent, Reason};
pub use decide_runs::{Done, Plan, PlannedDelete, PlannedMerge, PlannedRewrite, RunEffect, Seen};
pub use events::{Change, ContentRef, EVENT_TYPES, MemoryEvent, SCHEMA_VERSION, Source};
pub use links::{Link, Links, MAX_STRENGTH, Neighbours};
pub use record::{MemoryRecord, MemoryState};
pub use rejection::MemoryBookRejection;
pub use state::MemoryBook;

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

impl DomainEvent for MemoryEvent {
    fn event_type(&self) -> String {
        self.change.event_type().to_owned()
    }

    fn event_version(&self) -> String {
        SCHEMA_VERSION.to_string()
    }
}

impl Aggregate for MemoryBook {
    const TYPE: &'static str = "memory_book";
    type Command = MemoryCommand;
    type Event = MemoryEvent;
    type Error = MemoryBookRejection;
    type Services = BookRules;

    /// Decides first and writes after, so that a refused command leaves the book as it was.
    async fn handle(
        &mut self,
        command: MemoryCommand,
        rules: &BookRules,
        sink: &EventSink<Self>,
    ) -> Result<(), MemoryBookRejection> {
        for event in self.decide(command, rules)? {
            sink.write(event, self).await;
        }
        Ok(())
    }

    fn apply(&mut self, event: MemoryEvent) {
        self.fold(&event);
    }
}

impl Decider for MemoryBook {
    fn decide(
        &self,
        command: MemoryCommand,
        rules: &BookRules,
    ) -> Result<Vec<MemoryEvent>, MemoryBookRejection> {
        decide::decide(self, command, rules)
    }

    fn brought(event: &MemoryEvent) -> Vec<Uuid> {
        event.content_refs().map(|content| content.content_id).collect()
    }

    fn erased(event: &MemoryEvent) -> &[Uuid] {
        event.erased()
    }

    fn weight(&self) -> usize {
        1 + self.iter().len()
    }
}
