//! The rules measured on the bundled user, whose memories are labelled by hand.

use std::collections::{BTreeMap, BTreeSet};

use super::*;
use crate::DecidedAction;

const MESSY_USER: &str = include_str!("../../cli/data/messy_user.jsonl");

pub(super) const STANDARD: &str = "preferences|goals|relationships|family|identity|emotional state|\
    communication style|\
    behavioral patterns|work|projects|skills|expertise|interests|hobbies|sports|music|travel|\
    programming|ai|technology|\
    software|hardware|location|events|calendar|history|legal|finance";

struct Labelled {
    corpus: Corpus,
    labels: Vec<String>,
    /// What the memory says, where others say the same.
    same_as: Vec<Option<String>>,
}

fn labelled() -> Labelled {
    let (mut memories, mut labels, mut same_as) = (Vec::new(), Vec::new(), Vec::new());
    for (at, line) in MESSY_USER.lines().enumerate() {
        let row: serde_json::Value = serde_json::from_str(line).unwrap();
        let content = row["memory"].as_str().or_else(|| row["memory"]["memory"].as_str()).unwrap().to_owned();
        let topics = row["topics"].as_array().into_iter().flatten();
        let topics = topics.map(|topic| topic.as_str().unwrap().to_owned()).collect();
        memories.push(MemoryText { id: format!("m{at}"), content, topics, pinned: false });
        labels.push(row["label"].as_str().unwrap().to_owned());
        same_as.push(row["same_as"].as_str().map(str::to_owned));
    }
    Labelled { corpus: Corpus::new(memories), labels, same_as }
}

async fn decided(user: &Labelled) -> Vec<Decision> {
    Offline::new().classify(&user.corpus, 0..user.labels.len()).await.result.unwrap()
}

/// Which memories end in one, by the memory that they end in.
fn groups(user: &Labelled, decisions: &[Decision]) -> BTreeMap<usize, Vec<usize>> {
    let place: BTreeMap<&str, usize> =
        user.corpus.memories.iter().enumerate().map(|(at, memory)| (memory.id.as_str(), at)).collect();
    let mut groups: BTreeMap<usize, Vec<usize>> = BTreeMap::new();
    for (at, decision) in decisions.iter().enumerate() {
        if let Some(target) = &decision.merge_target {
            let target = place[target.as_str()];
            groups.entry(target).or_insert_with(|| vec![target]).push(at);
        }
    }
    groups
}

fn is_junk(label: &str) -> bool {
    matches!(label, "one_time" | "research" | "documentation" | "test_data")
}

#[tokio::test]
async fn junk_goes_and_no_fact_with_it() {
    let user = labelled();
    let decisions = decided(&user).await;
    let (mut junk, mut gone, mut lost) = (0, 0, Vec::new());
    for ((decision, label), memory) in decisions.iter().zip(&user.labels).zip(&user.corpus.memories) {
        let deleted = decision.action == DecidedAction::Delete;
        junk += usize::from(is_junk(label));
        gone += usize::from(is_junk(label) && deleted);
        if deleted && !is_junk(label) {
            lost.push(format!("{label}: {} ({})", memory.content, decision.reason));
        } else if !deleted && is_junk(label) {
            println!("still there, {label}: {}", memory.content);
        }
    }
    println!("delete: recall {gone} of {junk}, precision {gone} of {}", gone + lost.len());
    assert_eq!(lost, Vec::<String>::new(), "facts deleted");
    assert!(gone * 100 >= junk * 90, "only {gone} of {junk} deleted");
}

#[tokio::test]
async fn what_says_the_same_ends_in_one_memory_and_nothing_else_does() {
    let user = labelled();
    let decisions = decided(&user).await;
    let groups = groups(&user, &decisions);
    let mut largest: BTreeMap<&String, usize> = BTreeMap::new();
    for members in groups.values() {
        let said: BTreeSet<&Option<String>> = members.iter().map(|at| &user.same_as[*at]).collect();
        let texts: Vec<&str> = members.iter().map(|at| user.corpus.memories[*at].content.as_str()).collect();
        let only = said.first().copied().and_then(Option::as_ref).filter(|_| said.len() == 1);
        let only = only.unwrap_or_else(|| panic!("different facts in one: {texts:#?}"));
        let size = largest.entry(only).or_default();
        *size = members.len().max(*size);
    }
    let mut sizes: BTreeMap<&String, usize> = BTreeMap::new();
    user.same_as.iter().flatten().for_each(|said| *sizes.entry(said).or_default() += 1);
    // Of two, one is not all but one.
    let whole = sizes.iter().filter(|(said, size)| {
        let found = largest.get(**said).copied().unwrap_or(1);
        found == **size || **size > 2 && found + 1 == **size
    });
    let whole = whole.count();
    let (asked, found): (usize, usize) = (sizes.values().sum(), largest.values().sum());
    println!("merge: {whole} of {} groups, {found} of {asked} memories, none mixed", sizes.len());
    assert!(whole * 100 >= sizes.len() * 80, "only {whole} of {} groups", sizes.len());
}

#[tokio::test]
async fn a_target_is_kept_itself() {
    let user = labelled();
    let decisions = decided(&user).await;
    for target in groups(&user, &decisions).keys() {
        assert_eq!(decisions[*target].action, DecidedAction::Keep, "{:?}", decisions[*target]);
    }
    for decision in &decisions {
        assert_eq!(decision.merge_target.is_some(), decision.action == DecidedAction::Merge);
        assert!(decision.reason.len() < 120 && decision.reason.contains(':'), "{decision:?}");
    }
}

#[tokio::test]
async fn merged_texts_keep_every_number_and_name() {
    let user = labelled();
    let decisions = decided(&user).await;
    for members in groups(&user, &decisions).values() {
        let sources: Vec<MemoryText> = members.iter().map(|at| user.corpus.memories[*at].clone()).collect();
        let merged = Offline::new().merge(&sources).await.result.unwrap();
        println!("{}  {:?}", merged.content, merged.topics);
        assert!((1..=3).contains(&merged.topics.len()), "{merged:?}");
        let lower = merged.content.to_lowercase();
        let said: BTreeSet<&str> = lower.split(|c: char| !c.is_alphanumeric()).collect();
        for source in &sources {
            let words =
                source.content.split(|c: char| !c.is_alphanumeric()).skip(1).filter(|word| !word.is_empty());
            for word in words {
                let kept = word.contains(|c: char| c.is_ascii_digit())
                    || word.starts_with(char::is_uppercase) && !matches!(word, "User" | "The");
                assert!(
                    !kept || said.contains(word.to_lowercase().as_str()),
                    "{word:?} of {:?} is not in {merged:?}",
                    source.content
                );
            }
        }
    }
}

#[tokio::test]
async fn few_topics_are_left() {
    let user = labelled();
    let decisions = decided(&user).await;
    let kept = user.corpus.memories.iter().zip(&decisions).filter(|(_, d)| d.action != DecidedAction::Delete);
    let topics: BTreeSet<String> = kept.flat_map(|(memory, _)| memory.topics.clone()).collect();
    let topics: Vec<String> = topics.into_iter().collect();
    let standard: Vec<String> = STANDARD.split('|').map(str::to_owned).collect();
    let normalised = Offline::new().normalise(&topics, &standard).await.result.unwrap();
    let left: BTreeSet<&String> = normalised.values().flatten().collect();
    let unknown: Vec<&String> =
        normalised.iter().filter(|(_, to)| to.is_none()).map(|(topic, _)| topic).collect();
    println!("topics: {} became {}, {} unknown: {unknown:?}", topics.len(), left.len(), unknown.len());
    assert_eq!(normalised.len(), topics.len());
    assert!(left.iter().all(|topic| standard.contains(topic)) && left.len() <= 28);
    assert!(unknown.len() * 100 <= topics.len() * 15, "too many topics mean nothing");
}

#[tokio::test]
async fn batches_and_repetition_change_nothing() {
    let user = labelled();
    let at_once = decided(&user).await;
    for size in [1, 7, 50] {
        let again = labelled();
        let mut one_by_one = Vec::new();
        // From the last batch to the first, so that no batch can rest on those before it.
        for start in (0..again.labels.len()).step_by(size).rev() {
            let batch = start..(start + size).min(again.labels.len());
            let part = Offline::new().classify(&again.corpus, batch).await.result.unwrap();
            one_by_one.splice(0..0, part);
        }
        assert_eq!(one_by_one, at_once, "in batches of {size}");
    }
}
