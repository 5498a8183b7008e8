//! From stored bytes to events of today's schema.

use memledger_aggregates::{
    Aggregate, Decoded, Stream, memory_book::MemoryBook, stream_type, upcasting::Upcasters,
    workflow_run::WorkflowRuns,
};
use memledger_store::StoredEvent;

fn event_of<S: Stream>(event: &StoredEvent) -> Result<S::Event, String> {
    let upcasters = Upcasters { current: S::SCHEMA_VERSION, steps: S::UPCASTERS };
    upcasters.body(&event.event_type, event.schema_version, &event.body)
}

/// A stored event of a memory book.
pub fn memory_event(event: &StoredEvent) -> Result<<MemoryBook as Aggregate>::Event, String> {
    event_of::<MemoryBook>(event)
}

/// A stored event of a user's workflow runs.
pub fn run_event(event: &StoredEvent) -> Result<<WorkflowRuns as Aggregate>::Event, String> {
    event_of::<WorkflowRuns>(event)
}

/// Any stored event, by its stream's type.
pub fn decode(event: &StoredEvent) -> Result<Decoded, String> {
    match stream_type(&event.stream_type) {
        Some(stream) => stream.decode(&event.event_type, event.schema_version, &event.body),
        None => Err(format!("streams of type {} are unknown to this program; update it", event.stream_type)),
    }
}
