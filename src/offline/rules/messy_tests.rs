//! The rules measured on two users whose memories are labelled by hand: the bundled one and another.

use std::collections::{BTreeMap, BTreeSet};

use super::*;
use crate::DecidedAction;

pub(super) const STANDARD: &str = "preferences|goals|relationships|family|identity|emotional state|\
    communication style|\
    behavioral patterns|work|projects|skills|expertise|interests|hobbies|sports|music|travel|\
    programming|ai|technology|\
    software|hardware|location|events|calendar|history|legal|finance|health|food|pets|education";

struct Labelled {
    name: &'static str,
    corpus: Vec<MemoryText>,
    labels: Vec<String>,
    /// What the memory says, where others say the same.
    same_as: Vec<Option<String>>,
}

fn labelled(name: &'static str, lines: &str) -> Labelled {
    let (mut memories, mut labels, mut same_as) = (Vec::new(), Vec::new(), Vec::new());
    for (at, line) in lines.lines().enumerate() {
        let row: serde_json::Value = serde_json::from_str(line).unwrap();
        let content = row["memory"].as_str().or_else(|| row["memory"]["memory"].as_str()).unwrap().to_owned();
        let topics = row["topics"].as_array().into_iter().flatten();
        let topics = topics.map(|topic| topic.as_str().unwrap().to_owned()).collect();
        memories.push(MemoryText { id: format!("m{at}"), content, topics, pinned: false });
        labels.push(row["label"].as_str().unwrap().to_owned());
        same_as.push(row["same_as"].as_str().map(str::to_owned));
    }
    Labelled { name, corpus: memories, labels, same_as }
}

fn first() -> Labelled {
    labelled("bundled user", include_str!("../../cli/data/messy_user.jsonl"))
}

fn second() -> Labelled {
    labelled("second user", include_str!("../../../tests/optimisation/second_user.jsonl"))
}

fn decided(user: &Labelled) -> Vec<Verdict> {
    Analysis::of(&user.corpus).verdicts().to_vec()
}

/// Per cent of the groups.
const LEAST_MERGED_OF_SECOND: usize = 90;

/// Which memories end in one, by the memory that they end in.
fn groups(decisions: &[Verdict]) -> BTreeMap<usize, Vec<usize>> {
    let mut groups: BTreeMap<usize, Vec<usize>> = BTreeMap::new();
    for (at, decision) in decisions.iter().enumerate() {
        if let Some(target) = decision.target {
            groups.entry(target).or_insert_with(|| vec![target]).push(at);
        }
    }
    groups
}

fn is_junk(label: &str) -> bool {
    matches!(label, "one_time" | "research" | "documentation" | "test_data")
}

/// Facts that were deleted and that no memory of their group is left of.
fn lost(user: &Labelled, decisions: &[Verdict]) -> Vec<usize> {
    let deleted = |at: &usize| decisions[*at].action == DecidedAction::Delete;
    let left: BTreeSet<&String> =
        (0..decisions.len()).filter(|at| !deleted(at)).filter_map(|at| user.same_as[at].as_ref()).collect();
    (0..decisions.len())
        .filter(|at| deleted(at) && !is_junk(&user.labels[*at]))
        .filter(|at| user.same_as[*at].as_ref().is_none_or(|said| !left.contains(said)))
        .collect()
}

#[test]
fn junk_goes_and_no_fact_with_it() {
    let mut problems = Vec::new();
    for user in [first(), second()] {
        let decisions = decided(&user);
        let (mut kinds, mut facts): (BTreeMap<&str, [usize; 2]>, usize) = Default::default();
        for ((decision, label), memory) in decisions.iter().zip(&user.labels).zip(&user.corpus) {
            let deleted = decision.action == DecidedAction::Delete;
            if is_junk(label) {
                let [gone, all] = kinds.entry(label).or_default();
                (*gone, *all) = (*gone + usize::from(deleted), *all + 1);
                if !deleted {
                    println!("still there, {label}: {}", memory.content);
                }
            } else if deleted {
                facts += 1;
                println!("fact deleted, {label}: {} ({})", memory.content, decision.rule.reason());
            }
        }
        let [gone, junk] = kinds.values().fold([0, 0], |sum, kind| [sum[0] + kind[0], sum[1] + kind[1]]);
        let name = user.name;
        println!("{name}, delete: recall {gone} of {junk} {kinds:?}, precision {gone} of {}", gone + facts);
        let lost = lost(&user, &decisions);
        let text = |at: &usize| format!("{}: {}", user.labels[*at], user.corpus[*at].content);
        problems.extend(lost.iter().map(text));
        if gone * 100 < junk * 85 {
            problems.push(format!("{name}: only {gone} of {junk} deleted"));
        }
    }
    assert_eq!(problems, Vec::<String>::new());
}

#[test]
fn what_says_the_same_ends_in_one_memory_and_nothing_else_does() {
    let (mut mixed, mut problems) = (Vec::new(), Vec::new());
    for (user, least) in [(first(), 90), (second(), LEAST_MERGED_OF_SECOND)] {
        let decisions = decided(&user);
        let (groups, before) = (groups(&decisions), mixed.len());
        for members in groups.values() {
            let said: BTreeSet<&Option<String>> = members.iter().map(|at| &user.same_as[*at]).collect();
            let junk = members.iter().all(|at| is_junk(&user.labels[*at]));
            if (said.len() > 1 || said.contains(&None)) && !junk {
                let texts = members.iter().map(|at| user.corpus[*at].content.as_str());
                mixed.push(texts.map(str::to_owned).collect::<Vec<String>>());
            }
        }
        let mut active: BTreeMap<&String, usize> = BTreeMap::new();
        for (said, decision) in user.same_as.iter().zip(&decisions) {
            if let Some(said) = said {
                *active.entry(said).or_default() += usize::from(decision.action == DecidedAction::Keep);
            }
        }
        let whole = active.values().filter(|active| **active == 1).count();
        let parted: Vec<_> = active.iter().filter(|(_, active)| **active != 1).collect();
        println!("{}, merge: recall {whole} of {} groups, not {parted:?}", user.name, active.len());
        let pure = groups.len() + before - mixed.len();
        println!("{}, merge: precision {pure} of {}", user.name, groups.len());
        if whole * 100 < active.len() * least {
            problems.push(format!("{}: only {whole} of {} groups", user.name, active.len()));
        }
    }
    assert_eq!(mixed, Vec::<Vec<String>>::new(), "different facts in one");
    assert_eq!(problems, Vec::<String>::new());
}

#[test]
fn a_target_is_kept_itself() {
    for user in [first(), second()] {
        let decisions = decided(&user);
        for target in groups(&decisions).keys() {
            assert_eq!(decisions[*target].action, DecidedAction::Keep, "{:?}", decisions[*target]);
        }
        for decision in &decisions {
            assert_eq!(decision.target.is_some(), decision.action == DecidedAction::Merge);
            assert!(
                decision.rule.reason().len() < 120 && decision.rule.reason().contains(':'),
                "{decision:?}"
            );
        }
    }
}

#[test]
fn merged_texts_keep_every_number_and_name() {
    for user in [first(), second()] {
        let decisions = decided(&user);
        for members in groups(&decisions).values() {
            let sources: Vec<MemoryText> = members.iter().map(|at| user.corpus[*at].clone()).collect();
            let merged = merged(&sources);
            println!("{}  {:?}", merged.content, merged.topics);
            assert!((1..=3).contains(&merged.topics.len()), "{merged:?}");
            holds_numbers_and_names(&merged.content, &sources);
        }
    }
}

fn holds_numbers_and_names(merged: &str, sources: &[MemoryText]) {
    let lower = merged.to_lowercase();
    let said: BTreeSet<&str> = lower.split(|c: char| !c.is_alphanumeric()).collect();
    for source in sources {
        let words = source.content.split(|c: char| !c.is_alphanumeric()).skip(1);
        for word in words.filter(|word| !word.is_empty()) {
            let kept = word.contains(|c: char| c.is_ascii_digit())
                || word.starts_with(char::is_uppercase) && !matches!(word, "User" | "The");
            let is_said = said.contains(word.to_lowercase().as_str());
            assert!(!kept || is_said, "{word:?} of {:?} is not in {merged:?}", source.content);
        }
    }
}

#[test]
fn few_topics_are_left() {
    for (user, most_unknown) in [(first(), 15), (second(), 40)] {
        let decisions = decided(&user);
        let all = user.corpus.iter().zip(&decisions);
        let kept = all.filter(|(_, decision)| decision.action != DecidedAction::Delete);
        let topics: BTreeSet<String> = kept.flat_map(|(memory, _)| memory.topics.clone()).collect();

        let topics: Vec<TopicInUse> = topics.iter().map(|topic| topic.as_str().into()).collect();
        let standard: Vec<String> = STANDARD.split('|').map(str::to_owned).collect();
        let normalised = normalised(&topics, &standard);
        let left: BTreeSet<&String> = normalised.values().flatten().collect();
        let unknown: Vec<&String> =
            normalised.iter().filter(|(_, to)| to.is_none()).map(|(topic, _)| topic).collect();
        let name = user.name;
        println!("{name}, topics: {} became {}, unknown: {unknown:?}", topics.len(), left.len());
        assert_eq!(normalised.len(), topics.len());
        assert!(left.iter().all(|topic| standard.contains(topic)) && left.len() <= 32);
        assert!(
            unknown.len() * 100 <= topics.len() * most_unknown,
            "{name}: {} topics of {} mean nothing",
            unknown.len(),
            topics.len()
        );
    }
}

#[test]
fn the_same_memories_get_the_same_verdicts() {
    assert_eq!(decided(&first()), decided(&first()));
}
