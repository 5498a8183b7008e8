//! Which memories belong together: edges between two memories of a book, each pair at most one.

use std::collections::BTreeMap;

use super::events::{Change, MemoryEvent};
use crate::MemoryId;

/// The strongest an edge can be; strengths are in thousandths.
pub const MAX_STRENGTH: u16 = 1_000;

/// What is known of a pair, as one of its memories has it.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Link {
    /// A caller said so; what is worked out from texts leaves it as it is.
    pub by_hand: bool,
    /// Whether it was made from this memory.
    pub outgoing: bool,
    /// 1 to [`MAX_STRENGTH`]; 0 where the edge was removed.
    pub strength: u16,
}

/// The pairs of a book, each under both of its memories.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Links {
    pairs: BTreeMap<MemoryId, BTreeMap<MemoryId, Link>>,
    /// Pairs that callers made or removed, counted so that the limit costs nothing to check.
    by_hand: usize,
}

impl Links {
    /// Pairs that callers made, or removed again.
    pub fn by_hand(&self) -> usize {
        self.by_hand
    }

    /// Each pair once, as it was made; removed ones too.
    pub(super) fn iter(&self) -> impl Iterator<Item = (&MemoryId, &MemoryId, Link)> {
        let pairs = self
            .pairs
            .iter()
            .flat_map(|(one, others)| others.iter().map(move |(other, link)| (one, other, *link)));
        pairs.filter(|(_, _, link)| link.outgoing)
    }

    /// The pair as it was made, whichever of the two is named first.
    pub fn get<'a>(
        &self,
        one: &'a MemoryId,
        other: &'a MemoryId,
    ) -> Option<(&'a MemoryId, &'a MemoryId, Link)> {
        let link = *self.pairs.get(one)?.get(other)?;
        Some(if link.outgoing { (one, other, link) } else { (other, one, link) })
    }

    /// The other memories of a memory's edges that were worked out and still stand.
    pub fn worked_out(&self, id: &MemoryId) -> impl Iterator<Item = &MemoryId> {
        let stands = |link: &Link| !link.by_hand && link.strength > 0;
        self.pairs.get(id).into_iter().flatten().filter(move |(_, link)| stands(link)).map(|(other, _)| other)
    }

    /// Takes an event in; a purge ends all edges of its memory.
    pub(super) fn fold(&mut self, event: &MemoryEvent) {
        let id = &event.memory_id;
        match &event.change {
            Change::Linked { by_hand, strength, to } => self.put(id, to, *by_hand, *strength),
            Change::Unlinked { by_hand, to } => self.put(id, to, *by_hand, 0),
            Change::Purged { .. } => {
                for (other, link) in self.pairs.remove(id).unwrap_or_default() {
                    self.by_hand = self.by_hand.saturating_sub(usize::from(link.by_hand));
                    if let Some(links) = self.pairs.get_mut(&other) {
                        links.remove(id);
                    }
                }
                self.pairs.retain(|_, links| !links.is_empty());
            }
            _ => {}
        }
    }

    pub(super) fn put(&mut self, from: &MemoryId, to: &MemoryId, by_hand: bool, strength: u16) {
        let was = self.get(from, to).is_some_and(|(_, _, link)| link.by_hand);
        self.by_hand = self.by_hand + usize::from(by_hand) - usize::from(was);
        for (one, other, outgoing) in [(from, to, true), (to, from, false)] {
            let link = Link { by_hand, outgoing, strength };
            self.pairs.entry(one.clone()).or_default().insert(other.clone(), link);
        }
    }
}

/// What lies near a memory, worked out from texts.
#[derive(Debug, Clone)]
pub struct Neighbours {
    pub memory_id: MemoryId,
    /// All that lie near enough for an edge, the nearest first, with strengths in thousandths.
    pub near: Vec<(MemoryId, u16)>,
    /// To how many of them an edge is made; one that stands already may lead to any.
    pub most: usize,
}
