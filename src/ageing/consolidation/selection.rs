//! Which pairs are looked at today.

use std::{
    cmp::{Ordering, Reverse},
    collections::BinaryHeap,
};

use memledger_statements::revision::Statement;

use super::{
    judging::{DatedText, Verdict, judge},
    nomination::each_nominated,
};
use crate::{Memory, vectors::cosine};

const HOUR_US: i64 = 3_600_000_000;

/// A memory as consolidation sees it.
#[derive(Debug, Clone, Copy)]
pub struct Item<'a> {
    pub memory: &'a Memory,
    /// Of the memory: every change gives it another.
    pub revision: u64,
    pub text: &'a str,
    /// Of unit length; a memory without one is in no pair.
    pub vector: &'a [f32],
    /// Memories of different walls are seen by different agents and never become one.
    pub wall: u64,
}

#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Options {
    /// At least one of a pair was written within this number of hours...
    pub recent_hours: u32,
    /// ... and is of that importance.
    pub importance_min: u8,
    /// Cosines from here on...
    pub band_low: f32,
    /// ... to below here. Above it are copies, which the optimisation removes.
    pub band_high: f32,
    pub pairs_per_user_per_day: usize,
}

impl Default for Options {
    fn default() -> Self {
        Self {
            recent_hours: 72,
            importance_min: 3,
            band_low: 0.72,
            band_high: 0.97,
            pairs_per_user_per_day: 50,
        }
    }
}

/// Two memories that may be one, by their places.
#[derive(Debug, Clone, PartialEq)]
pub struct Pair {
    pub older: usize,
    pub newer: usize,
    pub cosine: f32,
    /// See [`fingerprint`].
    pub fingerprint: String,
}

/// Names two memories as they are now, `id@revision|id@revision` with the smaller id first: after a change to one of them the
/// pair has another.
pub fn fingerprint(one: &Item<'_>, other: &Item<'_>) -> String {
    fingerprint_of([one, other].map(|item| (item.memory.id.as_str(), item.revision)))
}

/// The same of two memories by their ids and revisions.
pub fn fingerprint_of(mut pair: [(&str, u64); 2]) -> String {
    pair.sort_unstable();
    let [(first, revision), (second, other)] = pair;
    format!("{first}@{revision}|{second}@{other}")
}

/// Up to this number of pairs all are compared, which takes about a second; then none is missed.
const MOST_COMPARED: usize = 4_000_000;
/// Pairs of which the rules are asked which are the most promising, for each that is handed back.
/// More than one, since a pair may be nominated twice.
const SHORTLISTED_PER_PAIR: usize = 20;
const LEAST_SHORTLISTED: usize = 1_000;

/// The pairs of today, the most promising first: those that the rules would make one before those that they keep apart, in both the
/// nearer ones first. `judged_today` of the day's pairs are used up already, and the rest is used up if there are as many pairs.
/// `is_skipped` tells by its fingerprint whether a pair was judged lately. Once a memory of a pair is changed or archived, later
/// pairs of the same day that hold it are out of date.
pub fn pairs(
    items: &[Item<'_>],
    options: Options,
    now: i64,
    judged_today: usize,
    is_skipped: &dyn Fn(&str) -> bool,
) -> Vec<Pair> {
    pairs_compared(items, options, now, judged_today, is_skipped, MOST_COMPARED)
}

pub(super) fn pairs_compared(
    items: &[Item<'_>],
    options: Options,
    now: i64,
    judged_today: usize,
    is_skipped: &dyn Fn(&str) -> bool,
    most_compared: usize,
) -> Vec<Pair> {
    let most = options.pairs_per_user_per_day.saturating_sub(judged_today);
    if most == 0 {
        return Vec::new();
    }
    let kept = most.saturating_mul(SHORTLISTED_PER_PAIR).max(LEAST_SHORTLISTED);
    let mut shortlist: BinaryHeap<Reverse<Nominee>> = BinaryHeap::new();
    let recent_from = now.saturating_sub(i64::from(options.recent_hours) * HOUR_US);
    let is_recent = |item: &Item<'_>| {
        item.memory.written_at >= recent_from && item.memory.importance >= options.importance_min
    };
    let band = options.band_low..options.band_high;
    each_nominated(items, &is_recent, most_compared, |ranks, [one, other]| {
        let Some(cosine) = cosine(one.vector, other.vector).filter(|cosine| band.contains(cosine)) else {
            return;
        };
        let nominee = Nominee { cosine, ranks };
        let is_better =
            shortlist.len() < kept || shortlist.peek().is_some_and(|Reverse(worst)| nominee > *worst);
        if is_better && share_a_subject(one, other) && !is_skipped(&fingerprint(one, other)) {
            shortlist.push(Reverse(nominee));
            if shortlist.len() > kept {
                shortlist.pop();
            }
        }
    });
    let order = order(items);
    let mut shortlist: Vec<Nominee> = shortlist.into_iter().map(|Reverse(nominee)| nominee).collect();
    shortlist.sort_unstable();
    shortlist.dedup();
    let mut found: Vec<(bool, Nominee, Pair)> =
        shortlist.into_iter().filter_map(|nominee| promising(items, &order, nominee)).collect();
    found.sort_by(|a, b| (b.0, &b.1).cmp(&(a.0, &a.1)));
    found.into_iter().take(most).map(|(_, _, pair)| pair).collect()
}

/// The places of the items in the order of their ids: what is found does not depend on the order in which they came.
pub(super) fn order(items: &[Item<'_>]) -> Vec<usize> {
    let mut order: Vec<usize> = (0..items.len()).collect();
    order.sort_unstable_by(|one, other| id(items, *one).cmp(&id(items, *other)));
    order
}

fn id<'a>(items: &[Item<'a>], at: usize) -> Option<&'a str> {
    items.get(at).map(|item| item.memory.id.as_str())
}

/// Whether a third of the words of the shorter one are in both, or both speak of one attribute: a home, a job, a taste.
fn share_a_subject(one: &Item<'_>, other: &Item<'_>) -> bool {
    Statement::of(one.text).may_concern(&Statement::of(other.text))
}

fn promising(items: &[Item<'_>], order: &[usize], nominee: Nominee) -> Option<(bool, Nominee, Pair)> {
    let places = [order.get(nominee.ranks[0])?, order.get(nominee.ranks[1])?];
    let [one, other] = [items.get(*places[0])?, items.get(*places[1])?];
    let age = |item: &Item<'_>| (item.memory.written_at, item.memory.created_at);
    let (older, newer) = if age(one) <= age(other) { (places[0], places[1]) } else { (places[1], places[0]) };
    let verdict = judge(&DatedText::of(items.get(*older)?), &DatedText::of(items.get(*newer)?)).verdict;
    let pair =
        Pair { older: *older, newer: *newer, cosine: nominee.cosine, fingerprint: fingerprint(one, other) };
    Some((verdict != Verdict::Apart, nominee, pair))
}

/// The nearer one is the greater; of equal ones the one whose ids come first.
#[derive(Debug, Clone, Copy)]
struct Nominee {
    cosine: f32,
    /// Places in the order of the ids.
    ranks: [usize; 2],
}

impl Ord for Nominee {
    fn cmp(&self, other: &Self) -> Ordering {
        self.cosine.total_cmp(&other.cosine).then_with(|| other.ranks.cmp(&self.ranks))
    }
}

impl PartialOrd for Nominee {
    fn partial_cmp(&self, other: &Self) -> Option<Ordering> {
        Some(self.cmp(other))
    }
}

impl PartialEq for Nominee {
    fn eq(&self, other: &Self) -> bool {
        self.cmp(other) == Ordering::Equal
    }
}

impl Eq for Nominee {}
