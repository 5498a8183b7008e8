//! What a timeline is asked for: of memories, of runs, of threads, and from which place on.

use memledger_aggregates::MemoryId;
use memledger_kernel::{LedgerError, cursor};
use memledger_people::access::Scope;
use memledger_projections::{
    changes::{ChangeFilter, HistoryEvent},
    runs::{RunChangeFilter, RunHistoryEvent},
    threads::{ThreadChangeFilter, ThreadHistoryEvent},
    timeline::{TimelineFilters, TimelineRow},
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

/// What is asked of each; none where nothing of it can be meant.
pub(super) fn filters(
    query: &TimelineQuery,
    reach: &Scope,
    before: Option<Before>,
) -> Result<TimelineFilters, LedgerError> {
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
    let of_threads = || ThreadChangeFilter {
        from,
        to,
        events: named.as_ref().map(|named| named.of_threads.clone()),
        actor: query.actor.clone(),
        before_position,
        limit,
    };
    let are_memories_meant = named.as_ref().is_none_or(|named| !named.of_memories.is_empty());
    // They work on memories of all categories, or speak of whatever there is, and have no rev that could lie after another.
    let is_open = query.memory_id.is_none() && query.since_rev.is_none() && reach.names().is_none();
    let are_runs_meant = is_open && named.as_ref().is_none_or(|named| !named.of_runs.is_empty());
    let are_threads_meant =
        is_open && query.run_id.is_none() && named.as_ref().is_none_or(|named| !named.of_threads.is_empty());
    Ok(TimelineFilters {
        of_memories: are_memories_meant.then(of_memories),
        of_runs: are_runs_meant.then(of_runs),
        of_threads: are_threads_meant.then(of_threads),
    })
}

/// The events that a caller names, each once.
struct NamedEvents {
    of_memories: Vec<HistoryEvent>,
    of_runs: Vec<RunHistoryEvent>,
    of_threads: Vec<ThreadHistoryEvent>,
}

fn parse_events(names: &str) -> Result<NamedEvents, LedgerError> {
    let names: Vec<&str> = names.split(',').collect();
    let is_known = |name: &str| {
        HistoryEvent::parse(name).is_some()
            || RunHistoryEvent::parse(name).is_some()
            || ThreadHistoryEvent::parse(name).is_some()
    };
    if let Some(unknown) = names.iter().find(|name| !is_known(name)) {
        let of_memories = HistoryEvent::ALL.into_iter().map(HistoryEvent::as_str);
        let of_runs = RunHistoryEvent::ALL.into_iter().map(RunHistoryEvent::as_str);
        let of_threads = ThreadHistoryEvent::ALL.into_iter().map(ThreadHistoryEvent::as_str);
        let known: Vec<&str> = of_memories.chain(of_runs).chain(of_threads).collect();
        return Err(LedgerError::invalid("event", format!("{unknown:?} is none of {}", known.join(", "))));
    }
    Ok(NamedEvents {
        of_memories: HistoryEvent::ALL.into_iter().filter(|event| names.contains(&event.as_str())).collect(),
        of_runs: RunHistoryEvent::ALL.into_iter().filter(|event| names.contains(&event.as_str())).collect(),
        of_threads: ThreadHistoryEvent::ALL
            .into_iter()
            .filter(|event| names.contains(&event.as_str()))
            .collect(),
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
