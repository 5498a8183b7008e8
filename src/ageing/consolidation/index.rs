//! Texts by the rare stems that they hold, each alone and in twos.

use crate::stems::{Stems, place};

/// A text is found by so many of its stems, the rarest.
const STEMS: usize = 8;
/// What more texts hold finds none: stems alone find few then, and two of them together still do.
const MOST_HOLDERS: usize = 256;
/// A text has so many others at most, those that it shares most with.
const MOST_OTHERS: usize = 64;

pub(super) struct Index {
    stems: Stems,
    /// Keys, each with a text that has it, sorted.
    holders: Vec<(u64, u32)>,
    /// What each text shares with the one in question.
    shared: Vec<f64>,
}

impl Index {
    pub fn of<'a>(texts: impl Iterator<Item = &'a str> + Clone) -> Self {
        let stems = Stems::of(texts.clone());
        let mut holders = Vec::new();
        let mut count = 0;
        for (at, number) in texts.zip(0_u32..).map(|(_, number)| (place(number), number)) {
            each_key(&stems, at, |key, _| holders.push((key, number)));
            count += 1;
        }
        holders.sort_unstable();
        Self { stems, holders, shared: vec![0.0; count] }
    }

    /// The texts that share most with that one, in ascending order.
    pub fn others(&mut self, at: usize) -> Vec<usize> {
        let Self { stems, holders, shared } = self;
        let mut met: Vec<usize> = Vec::new();
        each_key(stems, at, |key, weight| {
            let start = holders.partition_point(|(other, _)| *other < key);
            let of_key = holders.get(start..).unwrap_or_default();
            let of_key = of_key.get(..MOST_HOLDERS + 1).unwrap_or(of_key);
            let end = of_key.partition_point(|(other, _)| *other == key);
            let others = of_key.get(..end).filter(|others| others.len() <= MOST_HOLDERS);
            for other in others.into_iter().flatten().map(|(_, other)| place(*other)) {
                let Some(sum) = shared.get_mut(other).filter(|_| other != at) else { continue };
                if *sum == 0.0 {
                    met.push(other);
                }
                *sum += weight;
            }
        });
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

/// Calls with what a text is found by, and what that weighs.
fn each_key(stems: &Stems, at: usize, mut each: impl FnMut(u64, f64)) {
    let mut rare: Vec<(u32, u32)> =
        stems.of_text(at).iter().map(|stem| (stems.holders(*stem), *stem)).collect();
    // What only this text holds finds no other.
    rare.retain(|(holders, _)| *holders > 1);
    rare.sort_unstable();
    rare.truncate(STEMS);
    for (position, (holders, one)) in rare.iter().enumerate() {
        let weight = stems.weight(*one);
        if place(*holders) <= MOST_HOLDERS {
            each(key(*one, u32::MAX), weight);
        }
        for (_, other) in rare.iter().skip(position + 1) {
            each(key(*one.min(other), *one.max(other)), weight + stems.weight(*other));
        }
    }
}

fn key(one: u32, other: u32) -> u64 {
    u64::from(one) << 32 | u64::from(other)
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
