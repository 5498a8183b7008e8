//! From stored bytes to events of today's schema.

use std::{any::Any, sync::Arc};

use memledger_aggregates::{
    Aggregate,
    memory_book::{MemoryBook, MemoryEvent, SCHEMA_VERSION},
};
use memledger_store::{
    StoredEvent,
    upcasting::{Upcaster, Upcasters},
};

/// Steps from older schemas of the memory book. There is one schema so far.
const STEPS: &[Upcaster] = &[];

pub const MEMORY_BOOK_UPCASTERS: Upcasters = Upcasters { current: SCHEMA_VERSION, steps: STEPS };

/// A stored event of a memory book.
pub fn memory_event(event: &StoredEvent) -> Result<MemoryEvent, String> {
    MEMORY_BOOK_UPCASTERS.event(event)
}

/// Any stored event, by its stream's type.
pub fn decode(event: &StoredEvent) -> Result<Arc<dyn Any + Send + Sync>, String> {
    match event.stream_type.as_str() {
        MemoryBook::TYPE => Ok(Arc::new(memory_event(event)?)),
        other => Err(format!("streams of type {other} are unknown to this program; update it")),
    }
}
