//! Pairs of memories that have topics in common.

use std::collections::BTreeMap;

/// Of a topic that many have, those next to a memory in the order of ids are looked at, this number on either side.
const WINDOW: usize = 16;

/// Adds to each memory others that have a topic in common with it: all if at most `few` have the topic, else those next to
/// it; and those next to it among the memories of all the same topics.
pub(super) fn nominate(topics: &[&[u32]], few: usize, nominated: &mut [Vec<u32>]) {
    let mut of_topic: BTreeMap<u32, Vec<u32>> = BTreeMap::new();
    let mut of_all: BTreeMap<&[u32], Vec<u32>> = BTreeMap::new();
    for (at, topics) in (0_u32..).zip(topics).filter(|(_, topics)| !topics.is_empty()) {
        topics.iter().for_each(|topic| of_topic.entry(*topic).or_default().push(at));
        // Of one topic alone they are together already.
        if topics.len() > 1 {
            of_all.entry(*topics).or_default().push(at);
        }
    }
    for holders in of_topic.values().chain(of_all.values()) {
        let reach = if holders.len() <= few { few } else { WINDOW };
        for (nth, at) in holders.iter().enumerate() {
            let near = &holders[nth.saturating_sub(reach)..holders.len().min(nth + reach + 1)];
            nominated[*at as usize].extend(near.iter().filter(|other| *other != at));
        }
    }
}
