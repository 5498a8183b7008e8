//! The histories of `histories.txt`: what is said of each, and that nothing is said of most.

use proptest::prelude::*;

use super::*;
use crate::consolidation::Random;

const HISTORIES: &str = include_str!("histories.txt");
/// Noon of 15 June 2026.
const NOW: i64 = 20_619 * DAY_US + DAY_US / 2;

#[derive(Debug, Default, Clone)]
struct Case {
    name: String,
    memories: Vec<(String, Vec<String>, i64)>,
    changes: Vec<(String, String, i64)>,
    messages: Vec<(String, String, i64)>,
    existing: Vec<String>,
    expected: Vec<String>,
}

fn at(days: &str) -> i64 {
    NOW - days.trim().parse::<i64>().unwrap() * DAY_US
}

fn cases() -> Vec<Case> {
    let mut all: Vec<Case> = Vec::new();
    for line in HISTORIES.lines().filter(|line| !line.is_empty() && !line.starts_with('#')) {
        if let Some(name) = line.strip_prefix("== ") {
            all.push(Case { name: name.to_owned(), ..Case::default() });
            continue;
        }
        let one = all.last_mut().unwrap();
        if let Some(expected) = line.strip_prefix("> ") {
            one.expected.push(expected.to_owned());
            continue;
        }
        let (head, rest) = line.split_once(": ").unwrap();
        let (what, of) = head.split_once(' ').unwrap_or((head, ""));
        match what {
            "memories" => {
                for days in rest.split(' ') {
                    one.memories.push((format!("m{}", one.memories.len()), vec![of.to_owned()], at(days)));
                }
            }
            "change" => {
                let (old, new) = rest.split_once(" -> ").unwrap();
                one.changes.push((old.to_owned(), new.to_owned(), at(of)));
            }
            "say" => one.messages.push((format!("s{}", one.messages.len()), rest.to_owned(), at(of))),
            "existing" => one.existing.push(rest.to_owned()),
            other => panic!("{other}"),
        }
    }
    all
}

impl Case {
    /// The newest memories say which topic they are of.
    fn insights(&self) -> Vec<Insight> {
        let memories: Vec<TaggedMemory<'_>> =
            self.memories.iter().map(|(id, topics, at)| TaggedMemory { id, topics, at: *at }).collect();
        let entry = |(id, text, at): &(String, String, i64)| (id.clone(), text.clone(), *at);
        let texts: Vec<(String, String, i64)> = self
            .memories
            .iter()
            .map(|(id, topics, at)| (id.clone(), format!("About {}", topics[0]), *at))
            .collect();
        let newest: Vec<Entry<'_>> = texts.iter().map(|(id, text, at)| Entry { id, text, at: *at }).collect();
        let said: Vec<(String, String, i64)> = self.messages.iter().map(entry).collect();
        let messages: Vec<Entry<'_>> =
            said.iter().map(|(id, text, at)| Entry { id, text, at: *at }).collect();
        let changes: Vec<Change<'_>> = self
            .changes
            .iter()
            .map(|(old, new, at)| Change { old_id: "c", old, new_id: "c", new, at: *at })
            .collect();
        let existing: Vec<&str> = self.existing.iter().map(String::as_str).collect();
        let history = History {
            now: NOW,
            activity: &messages,
            newest: &newest,
            memories: &memories,
            changes: &changes,
            messages: &messages,
            existing: &existing,
        };
        insights(&history, Latest::default())
    }
}

#[test]
fn each_history_supports_what_it_says() {
    let mut silent = 0;
    for one in cases() {
        let found = one.insights();
        let texts: Vec<&str> = found.iter().map(|insight| insight.text.as_str()).collect();
        assert_eq!(texts, one.expected, "{}", one.name);
        silent += usize::from(texts.is_empty());
    }
    assert!(silent >= 30, "{silent}");
}

#[test]
fn no_insight_is_made_twice() {
    for mut one in cases() {
        one.existing.extend(one.expected.clone());
        let again = one.insights();
        assert!(again.iter().all(|insight| !one.expected.contains(&insight.text)), "{}: {again:?}", one.name);
    }
}

#[test]
fn an_insight_names_what_it_was_counted_from() {
    for one in cases() {
        for insight in one.insights() {
            let known = |id: &String| {
                id == "c"
                    || one.memories.iter().any(|memory| memory.0 == *id)
                    || one.messages.iter().any(|message| message.0 == *id)
            };
            assert!(!insight.evidence.is_empty() && insight.evidence.iter().all(known), "{insight:?}");
            assert!(!insight.tags.is_empty() && insight.text.chars().count() <= MAX_CHARS);
        }
    }
    let climbing = cases().remove(0).insights().remove(0);
    assert_eq!(climbing.evidence, ["m2", "m3", "m4", "m5", "m6", "m7", "m8", "m9", "m10"]);
}

proptest! {
    #[test]
    fn the_order_in_which_things_are_told_does_not_matter(which in 0_usize..60, turn in 0_usize..40) {
        let all = cases();
        let one = &all[which % all.len()];
        let mut turned = one.clone();
        turned.memories.rotate_left(turn % one.memories.len().max(1));
        turned.messages.rotate_left(turn % one.messages.len().max(1));
        turned.changes.reverse();
        prop_assert_eq!(one.insights(), turned.insights());
    }
}

/// Users whose topics and feelings are the same all the time, spread by chance.
#[test]
fn chance_alone_supports_next_to_nothing() {
    let mut random = Random::new(11);
    let mut found: Vec<Insight> = Vec::new();
    for _ in 0..1_000 {
        let mut one = Case::default();
        for number in 0..60 {
            let at = NOW - i64::try_from(random.below(84)).unwrap() * DAY_US;
            one.memories.push((format!("m{number}"), vec![format!("topic{}", random.below(6))], at));
            let text = if random.below(2) == 0 { "I am happy" } else { "I am sad" };
            one.messages.push((format!("s{number}"), text.to_owned(), at));
        }
        found.extend(one.insights());
    }
    let of = |kind: Kind| found.iter().filter(|insight| insight.kind == kind).count();
    println!("{} topics and {} tones of 1,000 users", of(Kind::Topic), of(Kind::Tone));
    assert!(of(Kind::Topic) <= 10 && of(Kind::Tone) <= 10, "{found:?}");
}
