//! From single decisions to groups: who is merged with whom, chains and cycles resolved.

use std::collections::{BTreeMap, HashMap};

use memledger_offline::DecidedAction;

use super::{Memories, classify::SAME_TEXT, share::RESTATES};
use crate::engine::Decision;

/// Characters of the texts that become one.
const MOST_MERGED_CHARS: usize = 1_000_000;

/// Memories that become one, each by its place among those fetched, the oldest first.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Group {
    pub members: Vec<usize>,
    /// Those of them whose words another member says in its own.
    pub restated: Vec<usize>,
    pub reason: String,
}

/// What is to become of all fetched memories. Each stands in one list.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Sorted {
    pub kept: Vec<usize>,
    pub deleted: Vec<(usize, String)>,
    pub groups: Vec<Group>,
}

/// A memory that another one is to be merged into is merged too, though it was to be deleted: its words are
/// part of the product. A pinned one stays as it is, and those that pointed at it are merged without it. Those of
/// different categories are merged apart: a product of several would have none, and be gone for whoever may see one.
pub fn sort(memories: &Memories, decisions: &[Decision]) -> Sorted {
    let place: HashMap<&str, usize> =
        memories.heads().iter().enumerate().map(|(at, memory)| (memory.id(), at)).collect();
    let by_place: HashMap<usize, &Decision> = decisions
        .iter()
        .filter_map(|decision| Some((*place.get(decision.memory_id.as_str())?, decision)))
        .collect();
    let target = |at: usize| {
        let decision = by_place.get(&at).filter(|decision| decision.action == DecidedAction::Merge)?;
        let target = *place.get(decision.merge_target.as_deref()?)?;
        (target != at).then_some(target)
    };
    let mut groups: BTreeMap<usize, Vec<usize>> = BTreeMap::new();
    for at in (0..memories.heads().len()).filter(|at| target(*at).is_some()) {
        groups.entry(end(at, target)).or_default().push(at);
    }
    let mut sorted = Sorted::default();
    let mut grouped = vec![false; memories.heads().len()];
    let groups = groups.into_iter().flat_map(|(end, mut members)| {
        members.push(end);
        members.sort_unstable();
        members.dedup();
        members.retain(|at| !memories.heads()[*at].pinned);
        let mut apart: BTreeMap<Option<&str>, Vec<usize>> = BTreeMap::new();
        members.into_iter().for_each(|at| apart.entry(memories.category(at)).or_default().push(at));
        apart.into_values().flat_map(|members| parted(memories, members)).collect::<Vec<_>>()
    });
    for members in groups {
        if members.len() < 2 {
            continue;
        }
        members.iter().for_each(|at| grouped[*at] = true);
        let reason = members.iter().filter(|at| target(**at).is_some()).find_map(|at| by_place.get(at));
        let reason = reason.map(|decision| decision.reason.clone()).unwrap_or_default();
        let is_restated = |at: &usize| {
            let rule = |at: usize| by_place.get(&at).and_then(|one| one.rule.as_deref());
            let next = |at: usize| target(at).filter(|target| members.contains(target));
            // A copy of one that is restated is restated, too.
            let original = match rule(*at) {
                Some(SAME_TEXT) => next(*at).unwrap_or(*at),
                _ => *at,
            };
            rule(original) == Some(RESTATES) && next(original).is_some()
        };
        let restated = members.iter().copied().filter(is_restated).collect();
        sorted.groups.push(Group { members, restated, reason });
    }
    for at in (0..memories.heads().len()).filter(|at| !grouped[*at]) {
        let deleted = by_place.get(&at).filter(|decision| decision.action == DecidedAction::Delete);
        match deleted.filter(|_| !memories.heads()[at].pinned) {
            Some(decision) => sorted.deleted.push((at, decision.reason.clone())),
            None => sorted.kept.push(at),
        }
    }
    sorted
}

/// What one merge reads is bounded: of a group that is longer, parts are merged by themselves, and a later run merges those.
fn parted(memories: &Memories, members: Vec<usize>) -> Vec<Vec<usize>> {
    let (mut parts, mut chars) = (vec![Vec::new()], 0);
    for at in members {
        chars += memories.heads()[at].chars;
        if chars > MOST_MERGED_CHARS {
            parts.push(Vec::new());
            chars = memories.heads()[at].chars;
        }
        parts.last_mut().into_iter().for_each(|part: &mut Vec<usize>| part.push(at));
    }
    parts
}

/// Where a chain of targets ends; in a cycle, at its oldest memory.
fn end(from: usize, target: impl Fn(usize) -> Option<usize>) -> usize {
    let mut way = vec![from];
    let mut at = from;
    while let Some(next) = target(at) {
        if let Some(first) = way.iter().position(|seen| *seen == next) {
            return way[first..].iter().copied().min().unwrap_or(next);
        }
        way.push(next);
        at = next;
    }
    at
}

#[cfg(test)]
#[path = "merges_tests.rs"]
mod tests;
