//! The rules of edges between memories.

use std::collections::BTreeSet;

use super::{
    BookRules, MAX_STRENGTH, MemoryBookRejection, MemoryState, decide::Draft, events::Change,
    links::Neighbours,
};
use crate::MemoryId;

pub(super) fn link(
    draft: &mut Draft<'_>,
    rules: &BookRules,
    from: &MemoryId,
    to: &MemoryId,
    strength: u16,
) -> Result<(), MemoryBookRejection> {
    two(from, to)?;
    if !(1..=MAX_STRENGTH).contains(&strength) {
        return Err(MemoryBookRejection::invalid("strength", "must be more than 0 and at most 1"));
    }
    draft.book.require_active(from, "linked")?;
    draft.book.require_active(to, "linked")?;
    let known = draft.book.links().get(from, to);
    if known.is_some_and(|(_, _, link)| link.by_hand && link.strength == strength) {
        return Err(MemoryBookRejection::NothingToChange);
    }
    let is_counted = known.is_some_and(|(_, _, link)| link.by_hand);
    if !is_counted && draft.book.links().by_hand() >= rules.max_links() {
        return Err(MemoryBookRejection::LinksFull { limit: rules.max_links() });
    }
    let (from, to) = known.map_or((from, to), |(from, to, _)| (from, to));
    draft.push_link(from, Change::Linked { by_hand: true, strength, to: to.clone() });
    Ok(())
}

pub(super) fn unlink(
    draft: &mut Draft<'_>,
    from: &MemoryId,
    to: &MemoryId,
) -> Result<(), MemoryBookRejection> {
    two(from, to)?;
    draft.book.require_active(from, "unlinked")?;
    draft.book.require_active(to, "unlinked")?;
    match draft.book.links().get(from, to).filter(|(_, _, link)| link.strength > 0) {
        Some((from, to, _)) => {
            draft.push_link(from, Change::Unlinked { by_hand: true, to: to.clone() });
            Ok(())
        }
        None => Err(MemoryBookRejection::NotLinked { from: from.clone(), to: to.clone() }),
    }
}

fn two(from: &MemoryId, to: &MemoryId) -> Result<(), MemoryBookRejection> {
    if from == to {
        return Err(MemoryBookRejection::invalid("to_id", "is from_id; an edge is between two memories"));
    }
    Ok(())
}

/// Memories that are active no more are passed over: they were when this was worked out.
pub(super) fn link_neighbours(draft: &mut Draft<'_>, items: &[Neighbours]) {
    let book = draft.book;
    let is_active = |id: &MemoryId| book.get(id).is_some_and(|record| record.state == MemoryState::Active);
    // Pairs that this command speaks of already, from their other side.
    let mut done = BTreeSet::new();
    for Neighbours { memory_id: id, near, most } in items.iter().filter(|item| is_active(&item.memory_id)) {
        let near_ids: BTreeSet<&MemoryId> = near.iter().map(|(other, _)| other).collect();
        for other in book.links().worked_out(id).filter(|other| !near_ids.contains(other)) {
            let Some((from, to, _)) = book.links().get(id, other) else { continue };
            // An event stands with an active memory.
            let (from, to) = if is_active(from) { (from, to) } else { (to, from) };
            if done.insert((id.min(other), id.max(other))) {
                draft.push_link(from, Change::Unlinked { by_hand: false, to: to.clone() });
            }
        }
        for (rank, (other, strength)) in near.iter().enumerate() {
            let strength = (*strength).clamp(1, MAX_STRENGTH);
            let known = book.links().get(id, other);
            let wanted = match known {
                Some((_, _, link)) if link.by_hand || link.strength == strength => false,
                Some((_, _, link)) => link.strength > 0 || rank < *most,
                None => rank < *most,
            };
            if wanted && other != id && is_active(other) && done.insert((id.min(other), id.max(other))) {
                let (from, to) = known.map_or((id, other), |(from, to, _)| (from, to));
                draft.push_link(from, Change::Linked { by_hand: false, strength, to: to.clone() });
            }
        }
    }
}
