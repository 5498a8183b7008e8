//! What a timeline is asked for: of memories, of runs, and from which place on.

use memledger_aggregates::MemoryId;
use memledger_projections::{
    changes::{ChangeFilter, HistoryEvent},
    runs::{RunChangeFilter, RunHistoryEvent},
    timeline::TimelineRow,
};

use super::TimelineQuery;
use crate::{LedgerError, access::Scope, cursor};

/// Where a page ends: the last rev of a memory's change so far, and the position of its last item. Positions
/// order the list; the rev finds the place in the changes without a walk to it.
pub(super) type Before = (Option<u64>, u64);

/// The cursor of the page after these rows.
pub(super) fn end(rows: &[TimelineRow], before: Option<Before>) -> Option<String> {
    let position = u64::try_from(rows.last()?.position()).unwrap_or_default();
    let rev = rows.iter().rev().find_map(TimelineRow::memory).map(|change| change.rev);
    Some(cursor::encode("timeline", &(rev.or_else(|| before?.0), position)))
}

/// What is asked of memories and of runs; none where nothing of them can be meant.
pub(super) fn filters(
    query: &TimelineQuery,
    reach: &Scope,
    before: Option<Before>,
) -> Result<(Option<ChangeFilter>, Option<RunChangeFilter>), LedgerError> {
    let event = query.event.as_deref().map(parse_event).transpose()?;
    let (from, to) = (query.from.map(|at| at.0), query.to.map(|at| at.0));
    let before_position = before.map(|(_, position)| position);
    let limit = query.limit + 1;
    let of_memories = || ChangeFilter {
        from,
        to,
        event: event.and_then(Named::of_memory),
        actor: query.actor.clone(),
        memory_id: query.memory_id.as_ref().map(MemoryId::to_string),
        categories: reach.names().map(<[String]>::to_vec),
        before_rev: before.and_then(|(rev, _)| rev),
        before_position,
        limit,
    };
    let of_runs = || RunChangeFilter {
        from,
        to,
        event: event.and_then(Named::of_run),
        actor: query.actor.clone(),
        before_position,
        limit,
    };
    let are_memories_meant = !matches!(event, Some(Named::OfRun(_)));
    // A run works on memories of all categories.
    let are_runs_meant =
        !matches!(event, Some(Named::OfMemory(_))) && query.memory_id.is_none() && reach.names().is_none();
    Ok((are_memories_meant.then(of_memories), are_runs_meant.then(of_runs)))
}

/// An event as a caller names it.
#[derive(Clone, Copy)]
enum Named {
    OfMemory(HistoryEvent),
    OfRun(RunHistoryEvent),
}

impl Named {
    fn of_memory(self) -> Option<HistoryEvent> {
        match self {
            Self::OfMemory(event) => Some(event),
            Self::OfRun(_) => None,
        }
    }

    fn of_run(self) -> Option<RunHistoryEvent> {
        match self {
            Self::OfMemory(_) => None,
            Self::OfRun(event) => Some(event),
        }
    }
}

fn parse_event(name: &str) -> Result<Named, LedgerError> {
    let of_memory = HistoryEvent::parse(name).map(Named::OfMemory);
    of_memory.or_else(|| RunHistoryEvent::parse(name).map(Named::OfRun)).ok_or_else(|| {
        let of_memories = HistoryEvent::ALL.into_iter().map(HistoryEvent::as_str);
        let of_runs = RunHistoryEvent::ALL.into_iter().map(RunHistoryEvent::as_str);
        let names: Vec<&str> = of_memories.chain(of_runs).collect();
        LedgerError::invalid("event", format!("{name:?} is none of {}", names.join(", ")))
    })
}
