//! Which pairs are compared at all. All pairs of the recent memories and the others are, where that is quick: then no pair is
//! missed. Where it is not, as after an import, those that share rare stems are.

use std::collections::BTreeMap;

use super::{
    index::Index,
    selection::{Item, order},
};

/// Calls with each nominated pair, at times twice: the places of both in the order of their ids, the smaller first, and both. At
/// least one of a pair is recent, both may be seen by the same agents and have one category, not both are pinned, and neither is
/// derived. Up to `most_compared` pairs all are nominated.
pub(super) fn each_nominated<'a>(
    items: &[Item<'a>],
    is_recent: &dyn Fn(&Item<'a>) -> bool,
    most_compared: usize,
    mut each: impl FnMut([usize; 2], [&Item<'a>; 2]),
) {
    let scopes = scopes(items, is_recent);
    let all: usize = scopes.iter().map(Scope::pairs).sum();
    for scope in &scopes {
        if all <= most_compared {
            scope.each_pair(&mut each);
        } else {
            scope.each_likely_pair(&mut each);
        }
    }
}

/// Memories of one wall and category, in the order of their ids.
#[derive(Default)]
struct Scope<'a, 'b> {
    members: Vec<Member<'a, 'b>>,
    recent: usize,
}

struct Member<'a, 'b> {
    rank: usize,
    item: &'b Item<'a>,
    is_recent: bool,
    is_pinned: bool,
}

fn scopes<'a, 'b>(items: &'b [Item<'a>], is_recent: &dyn Fn(&Item<'a>) -> bool) -> Vec<Scope<'a, 'b>> {
    let mut scopes: BTreeMap<(u64, Option<&str>), Scope<'a, 'b>> = BTreeMap::new();
    for (rank, at) in order(items).into_iter().enumerate() {
        let Some(item) = items.get(at).filter(|item| !item.memory.is_derived) else { continue };
        let scope = scopes.entry((item.wall, item.memory.category.as_deref())).or_default();
        let is_recent = is_recent(item);
        scope.recent += usize::from(is_recent);
        scope.members.push(Member { rank, item, is_recent, is_pinned: item.memory.pinned });
    }
    scopes.into_values().filter(|scope| scope.recent > 0).collect()
}

impl<'a> Scope<'a, '_> {
    fn pairs(&self) -> usize {
        self.recent.saturating_mul(self.members.len())
    }

    fn each_pair(&self, each: &mut impl FnMut([usize; 2], [&Item<'a>; 2])) {
        // The few recent ones within: their vectors stay in the processor's cache.
        let recent: Vec<(usize, &Member<'a, '_>)> =
            self.members.iter().enumerate().filter(|(_, one)| one.is_recent).collect();
        for (behind, other) in self.members.iter().enumerate() {
            for (at, one) in &recent {
                // The first of two recent ones finds the second.
                if behind > *at || behind < *at && !other.is_recent {
                    nominate(one, other, each);
                }
            }
        }
    }

    fn each_likely_pair(&self, each: &mut impl FnMut([usize; 2], [&Item<'a>; 2])) {
        let mut index = Index::of(self.members.iter().map(|member| member.item.text));
        for (at, one) in self.members.iter().enumerate().filter(|(_, one)| one.is_recent) {
            for other in index.others(at).iter().filter_map(|other| self.members.get(*other)) {
                nominate(one, other, each);
            }
        }
    }
}

fn nominate<'a>(
    one: &Member<'a, '_>,
    other: &Member<'a, '_>,
    each: &mut impl FnMut([usize; 2], [&Item<'a>; 2]),
) {
    let (first, second) = if one.rank < other.rank { (one, other) } else { (other, one) };
    if !(one.is_pinned && other.is_pinned) {
        each([first.rank, second.rank], [first.item, second.item]);
    }
}
