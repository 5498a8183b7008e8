//! Texts by the rare stems that they hold, each alone and in twos.

use std::ops::Range;

use crate::stems::{Stems, place};

/// A text is found by this number of its stems, the rarest ones.
const STEMS: usize = 8;
/// What more texts hold finds none: stems alone find few then, and two of them together still do.
const MOST_HOLDERS: usize = 256;
/// A text is compared with this number of others at most, those that it shares most with.
const MOST_OTHERS: usize = 64;

pub(super) struct Index {
    /// The texts that share a key, one group behind the other.
    members: Vec<u32>,
    groups: Vec<Group>,
    /// Texts, each with a group that it is in, sorted.
    of_texts: Vec<(u32, u32)>,
    /// What each text shares with the one in question.
    shared: Vec<f64>,
}

struct Group {
    members: Range<usize>,
    weight: f64,
}

impl Index {
    pub fn of<'a>(texts: impl Iterator<Item = &'a str>) -> Self {
        let stems = Stems::of(texts);
        let mut holders: Vec<(u64, u32)> = Vec::new();
        for (at, number) in (0..stems.texts()).zip(0_u32..) {
            each_key(&stems, at, |key| holders.push((key, number)));
        }
        holders.sort_unstable();
        let shared = vec![0.0; stems.texts()];
        let mut made = Self { members: Vec::new(), groups: Vec::new(), of_texts: Vec::new(), shared };
        for group in holders.chunk_by(|one, other| one.0 == other.0) {
            if (2..=MOST_HOLDERS).contains(&group.len()) {
                made.add(group, &stems);
            }
        }
        drop(holders);
        made.of_texts.sort_unstable();
        made
    }

    fn add(&mut self, group: &[(u64, u32)], stems: &Stems) {
        let Some((key, _)) = group.first() else { return };
        let number = u32::try_from(self.groups.len()).unwrap_or(u32::MAX);
        let start = self.members.len();
        self.members.extend(group.iter().map(|(_, text)| *text));
        self.of_texts.extend(group.iter().map(|(_, text)| (*text, number)));
        self.groups.push(Group { members: start..self.members.len(), weight: weight(*key, stems) });
    }

    /// The texts that share most with that one, in ascending order.
    pub fn others(&mut self, at: usize) -> Vec<usize> {
        let Self { members, groups, of_texts, shared } = self;
        let mut met: Vec<usize> = Vec::new();
        let start = of_texts.partition_point(|(text, _)| place(*text) < at);
        let own = of_texts.get(start..).unwrap_or_default().iter().take_while(|(text, _)| place(*text) == at);
        for group in own.filter_map(|(_, group)| groups.get(place(*group))) {
            for other in members.get(group.members.clone()).into_iter().flatten().map(|other| place(*other)) {
                let Some(sum) = shared.get_mut(other).filter(|_| other != at) else { continue };
                if *sum == 0.0 {
                    met.push(other);
                }
                *sum += group.weight;
            }
        }
        let sum = |other: &usize| shared.get(*other).copied().unwrap_or_default();
        if met.len() > MOST_OTHERS {
            met.select_nth_unstable_by(MOST_OTHERS, |a, b| sum(b).total_cmp(&sum(a)).then(a.cmp(b)));
        }
        for other in &met {
            if let Some(sum) = shared.get_mut(*other) {
                *sum = 0.0;
            }
        }
        met.truncate(MOST_OTHERS);
        met.sort_unstable();
        met
    }
}

/// Calls with what a text is found by.
fn each_key(stems: &Stems, at: usize, mut each: impl FnMut(u64)) {
    let mut rare: Vec<(u32, u32)> =
        stems.of_text(at).iter().map(|stem| (stems.holders(*stem), *stem)).collect();
    // What only this text holds finds no other.
    rare.retain(|(holders, _)| *holders > 1);
    rare.sort_unstable();
    rare.truncate(STEMS);
    for (position, (holders, one)) in rare.iter().enumerate() {
        if place(*holders) <= MOST_HOLDERS {
            each(key(*one, ALONE));
        }
        for (_, other) in rare.iter().skip(position + 1) {
            each(key(*one.min(other), *one.max(other)));
        }
    }
}

/// Stands for the second stem of a key where there is none.
const ALONE: u32 = u32::MAX;

fn key(one: u32, other: u32) -> u64 {
    u64::from(one) << 32 | u64::from(other)
}

/// What the stems of a key weigh.
fn weight(key: u64, stems: &Stems) -> f64 {
    let stem = |bits: u64| u32::try_from(bits & u64::from(u32::MAX)).unwrap_or(ALONE);
    let second = Some(stem(key)).filter(|stem| *stem != ALONE);
    stems.weight(stem(key >> 32)) + second.map_or(0.0, |stem| stems.weight(stem))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn texts_that_share_rare_stems_find_each_other() {
        let texts = ["plays the cello", "a cello and a boat", "owns a boat", "sleeps", ""];
        let mut index = Index::of(texts.into_iter());
        assert_eq!(index.others(0), [1]);
        assert_eq!(index.others(1), [0, 2]);
        assert_eq!(index.others(2), [1]);
        assert!(index.others(3).is_empty() && index.others(4).is_empty() && index.others(9).is_empty());
    }

    #[test]
    fn what_many_hold_finds_none_alone_and_some_in_twos() {
        let mut texts: Vec<String> = (0..300).map(|at| format!("tea rare{at}")).collect();
        texts.extend((0..300).map(|at| format!("milk dear{at}")));
        texts.extend(["tea milk".to_owned(), "milk and tea".to_owned()]);
        let mut index = Index::of(texts.iter().map(String::as_str));
        assert_eq!(index.others(600), [601]);
        assert!(index.others(0).is_empty());
    }

    #[test]
    fn a_text_has_few_others() {
        let mut texts = vec!["cello".to_owned(); 200];
        texts.extend(["cello boat".to_owned(), "cello boat".to_owned()]);
        let mut index = Index::of(texts.iter().map(String::as_str));
        let others = index.others(200);
        assert_eq!(others.len(), MOST_OTHERS);
        assert!(others.contains(&201) && others.contains(&0) && !others.contains(&199));
    }
}
