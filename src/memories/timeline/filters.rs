//! What a timeline is asked for: of memories, of runs, and from which place on.

use memledger_aggregates::MemoryId;
use memledger_kernel::{LedgerError, cursor};
use memledger_people::access::Scope;
use memledger_projections::{
    changes::{ChangeFilter, HistoryEvent},
    runs::{RunChangeFilter, RunHistoryEvent},
    timeline::TimelineRow,
};

use super::TimelineQuery;

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
    let named = query.event.as_deref().map(parse_events).transpose()?;
    let (from, to) = (query.from.map(|at| at.0), query.to.map(|at| at.0));
    let before_position = before.map(|(_, position)| position);
    let limit = query.limit + 1;
    let of_memories = || ChangeFilter {
        from,
        to,
        events: named.as_ref().map(|named| named.of_memories.clone()),
        actor: query.actor.clone(),
        memory_id: query.memory_id.as_ref().map(MemoryId::to_string),
        run_id: query.run_id.clone(),
        categories: reach.names().map(<[String]>::to_vec),
        after_rev: query.since_rev,
        before_rev: before.and_then(|(rev, _)| rev),
        before_position,
        limit,
    };
    let of_runs = || RunChangeFilter {
        from,
        to,
        events: named.as_ref().map(|named| named.of_runs.clone()),
        actor: query.actor.clone(),
        run_id: query.run_id.clone(),
        before_position,
        limit,
    };
    let are_memories_meant = named.as_ref().is_none_or(|named| !named.of_memories.is_empty());
    // A run works on memories of all categories, and has no rev that could lie after another.
    let are_runs_meant = named.as_ref().is_none_or(|named| !named.of_runs.is_empty())
        && query.memory_id.is_none()
        && query.since_rev.is_none()
        && reach.names().is_none();
    Ok((are_memories_meant.then(of_memories), are_runs_meant.then(of_runs)))
}

/// The events that a caller names, each once.
struct NamedEvents {
    of_memories: Vec<HistoryEvent>,
    of_runs: Vec<RunHistoryEvent>,
}

fn parse_events(names: &str) -> Result<NamedEvents, LedgerError> {
    let names: Vec<&str> = names.split(',').collect();
    let is_known = |name: &str| HistoryEvent::parse(name).is_some() || RunHistoryEvent::parse(name).is_some();
    if let Some(unknown) = names.iter().find(|name| !is_known(name)) {
        let of_memories = HistoryEvent::ALL.into_iter().map(HistoryEvent::as_str);
        let of_runs = RunHistoryEvent::ALL.into_iter().map(RunHistoryEvent::as_str);
        let known: Vec<&str> = of_memories.chain(of_runs).collect();
        return Err(LedgerError::invalid("event", format!("{unknown:?} is none of {}", known.join(", "))));
    }
    Ok(NamedEvents {
        of_memories: HistoryEvent::ALL.into_iter().filter(|event| names.contains(&event.as_str())).collect(),
        of_runs: RunHistoryEvent::ALL.into_iter().filter(|event| names.contains(&event.as_str())).collect(),
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    fn told(names: &str) -> Option<(Vec<HistoryEvent>, Vec<RunHistoryEvent>)> {
        parse_events(names).ok().map(|named| (named.of_memories, named.of_runs))
    }

    #[test]
    fn events_are_named_one_or_several_and_count_once() {
        assert_eq!(told("LINK"), Some((vec![HistoryEvent::Link], vec![])));
        assert_eq!(told("RUN_FAILED"), Some((vec![], vec![RunHistoryEvent::Failed])));
        let both = (vec![HistoryEvent::Add, HistoryEvent::Purge], vec![RunHistoryEvent::Requested]);
        assert_eq!(told("PURGE,RUN_REQUESTED,ADD,PURGE"), Some(both));
        for wrong in ["", ",", "ADD,", "ADD, PURGE", "add", "ADD;PURGE"] {
            assert_eq!(told(wrong), None, "{wrong:?}");
        }
    }
}
