//! How much a net change matters to a reader beside the others of its span.

use super::delta::DeltaEvent;

/// What is known of a net change without its text.
#[derive(Debug, Clone, Copy)]
pub struct Facts {
    pub event: DeltaEvent,
    /// 1 to 5.
    pub importance: u8,
    pub pinned: bool,
    /// Whether its category is one that the reader asked for, or that its allowlist names.
    pub is_of_reader: bool,
    /// How many changes it is the net effect of.
    pub changes: usize,
    /// The memory's own revision.
    pub revision: u64,
}

/// The more the earlier it is told.
pub fn weight(facts: &Facts) -> f64 {
    let event = match facts.event {
        // A reader can look up what was added; what it has read and believes is wrong from now on.
        DeltaEvent::Created => 0.0,
        DeltaEvent::Merged => 0.0,
        DeltaEvent::Updated => 1.0,
        DeltaEvent::Deleted | DeltaEvent::SoftDeleted => 1.5,
        DeltaEvent::Restored => 1.5,
    };
    f64::from(facts.importance) + event + f64::from(facts.pinned) + f64::from(facts.is_of_reader)
}
