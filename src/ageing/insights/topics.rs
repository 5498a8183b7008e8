//! Topics that came up more often.

use std::collections::{BTreeMap, BTreeSet};

use memledger_offline::words::{folded, words};

use super::{
    BEFORE_DAYS, DAY_US, History, Insight, Kind, Latest, MAX_CHANCE, Period, RECENT_DAYS, TaggedMemory,
    evidence, last, odds,
};

/// Fewer recent memories of a topic say nothing, and neither do those of fewer days: one long talk is no habit.
const LEAST_RECENT: u32 = 5;
const LEAST_DAYS: usize = 3;
/// Of fewer earlier memories nobody knows what the user talked about.
const LEAST_BEFORE: u32 = 8;
/// The earlier ones reach back this number of days at least, or "before" is not known.
const KNOWN_DAYS: i64 = 70;
/// Topics that every memory may have.
const EMPTY: [&str; 10] =
    ["general", "personal", "work", "user", "memory", "misc", "other", "preferences", "preference", "facts"];

#[derive(Default)]
struct Counts<'a> {
    /// As it was written last.
    name: (i64, &'a str),
    recent: u32,
    before: u32,
    days: BTreeSet<i64>,
    ids: Vec<(i64, &'a str)>,
}

/// Topics with more recent memories than the time before and all other topics let expect, the least likely first.
pub fn grown(history: &History<'_>, latest: Latest) -> Vec<Insight> {
    let counts = counts(history.memories, history.now);
    let within = |period: Period| {
        let of = history.memories.iter().filter(|memory| Period::of(memory.at, history.now) == Some(period));
        u32::try_from(of.count()).unwrap_or(u32::MAX)
    };
    let (recent, before) = (within(Period::Recent), within(Period::Before));
    let is_known =
        history.memories.iter().any(|memory| history.now.saturating_sub(memory.at) >= KNOWN_DAYS * DAY_US);
    if before < LEAST_BEFORE || !is_known {
        return Vec::new();
    }
    let current = Current::of(history, latest);
    let may_be: Vec<(&String, &Counts<'_>)> = counts
        .iter()
        .filter(|(topic, of)| {
            of.recent >= LEAST_RECENT && of.days.len() >= LEAST_DAYS && !EMPTY.contains(&topic.as_str())
        })
        .collect();
    // Of many topics one may grow by chance: all count that might have.
    let might = counts.iter().filter(|(_, of)| of.recent + of.before >= LEAST_RECENT).count();
    let max_chance = MAX_CHANCE / might.max(1) as f64;
    let mut found: Vec<(f64, Insight)> = may_be
        .into_iter()
        .filter(|(topic, of)| current.is_about(topic, &of.ids))
        .filter_map(|(_, of)| {
            let expected = expected_share(recent - of.recent, before - of.before);
            let chance = odds::at_least(of.recent, of.recent + of.before, expected);
            (chance < max_chance).then(|| (chance, insight(of)))
        })
        .collect();
    found.sort_by(|one, other| one.0.total_cmp(&other.0).then_with(|| one.1.text.cmp(&other.1.text)));
    found.into_iter().map(|(_, insight)| insight).collect()
}

/// Which share of a topic's memories is recent if it did not grow: that of the time, or that of all other memories if there are
/// more of them lately.
fn expected_share(recent: u32, before: u32) -> f64 {
    let by_time = RECENT_DAYS as f64 / (RECENT_DAYS + BEFORE_DAYS) as f64;
    let by_others = f64::from(recent) / f64::from((recent + before).max(1));
    by_time.max(by_others)
}

fn counts<'a>(memories: &[TaggedMemory<'a>], now: i64) -> BTreeMap<String, Counts<'a>> {
    let mut counts: BTreeMap<String, Counts<'a>> = BTreeMap::new();
    for memory in memories {
        let Some(period) = Period::of(memory.at, now) else { continue };
        let mut own = BTreeSet::new();
        for topic in memory.topics.iter().map(|topic| topic.trim()).filter(|topic| !topic.is_empty()) {
            if !own.insert(folded(topic)) {
                continue;
            }
            let of = counts.entry(folded(topic)).or_default();
            of.name = of.name.max((memory.at, topic));
            match period {
                Period::Recent => {
                    of.recent += 1;
                    of.days.insert(memory.at.div_euclid(DAY_US));
                    of.ids.push((memory.at, memory.id));
                }
                Period::Before => of.before += 1,
            }
        }
    }
    counts
}

fn insight(of: &Counts<'_>) -> Insight {
    let name = of.name.1;
    let before = match of.before {
        0 => "none".to_owned(),
        count => count.to_string(),
    };
    let text = format!(
        "The user talks about {name} more often: {} memories in the last 4 weeks after {before} in the 8 weeks before.",
        of.recent
    );
    let tags = vec!["topic".to_owned(), name.to_owned()];
    Insight { kind: Kind::Topic, text, tags, evidence: evidence(of.ids.clone()) }
}

/// What the user is about now.
struct Current<'a> {
    ids: BTreeSet<&'a str>,
    stems: BTreeSet<String>,
}

impl<'a> Current<'a> {
    fn of(history: &History<'a>, latest: Latest) -> Self {
        let newest = last(history.newest, latest.new_items);
        let activity = last(history.activity, latest.activity_items);
        let stems = newest.iter().chain(&activity).flat_map(|entry| words(entry.text)).collect();
        Self { ids: newest.iter().map(|entry| entry.id).collect(), stems }
    }

    fn is_about(&self, topic: &str, ids: &[(i64, &str)]) -> bool {
        let stems = words(topic);
        let is_named = !stems.is_empty() && stems.iter().all(|stem| self.stems.contains(stem));
        is_named || ids.iter().any(|(_, id)| self.ids.contains(id))
    }
}
