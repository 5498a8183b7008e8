//! How important a net change is to a reader, compared with the other changes in the same delta.
//!
//! The figures were found on `tests/days`; its README says how, and how well they do on days they were not made with.

use super::delta::DeltaEvent;

/// What is known of a net change.
#[derive(Debug, Clone, Copy)]
pub struct Facts {
    pub event: DeltaEvent,
    /// 1 to 5.
    pub importance: u8,
    pub pinned: bool,
    /// Whether its category is one that the reader asked for, or that its allowlist names.
    pub is_of_reader: bool,
    /// The memory's own revision.
    pub revision: u64,
    /// The share of an update's words that are new, 0 to 1.
    pub novelty: f64,
    /// Whether the text tells of a turn in somebody's life: 0, 1, or 2 for what changes everything.
    pub turn: u8,
    /// The share of the span's changes that are of the same label, 0 to 1.
    pub label_share: f64,
}

/// Agents give importance by habit: two of them hardly ever mean the same by it.
const IMPORTANCE: f64 = 0.75;
/// What a reader knew and is not so any more, or is so again.
const GONE_OR_BACK: f64 = 1.5;
/// Of an update that says something else altogether.
const REPLACED: f64 = 2.0;
/// What is updated again and again is a status, not a fact.
const REVISED: f64 = 0.7;
const MOST_REVISED: u64 = 3;
/// Of a label that stands on hardly any other change of the span.
const RARE_LABEL: f64 = 1.0;

/// The more the earlier it is told.
pub fn weight(facts: &Facts) -> f64 {
    let event = match facts.event {
        DeltaEvent::Created | DeltaEvent::Merged => 0.0,
        DeltaEvent::Updated => {
            let revised = facts.revision.saturating_sub(2).min(MOST_REVISED);
            REPLACED * facts.novelty - REVISED * revised as f64
        }
        DeltaEvent::Deleted | DeltaEvent::SoftDeleted | DeltaEvent::Restored => GONE_OR_BACK,
    };
    IMPORTANCE * f64::from(facts.importance)
        + event
        + f64::from(facts.turn)
        + f64::from(facts.pinned)
        + f64::from(facts.is_of_reader)
        + RARE_LABEL * (1.0 - facts.label_share)
}
