//! What the questions of a whole run cost, in tokens, over the memories of the two labelled users.

use std::{collections::BTreeMap, ops::Range};

use memledger_intelligence::{ChatOptions, Question, tokens};
use memledger_offline::{
    MemoryText, TopicInUse,
    shares::{Outline, arranged},
};
use serde_json::Value;

use super::{
    super::{
        options::{BATCH, TOPICS_AN_ANSWER},
        share::Share,
    },
    classify::Classify,
    context,
    merge::Merge,
    names::Names,
    normalise::Normalise,
};

const LABELLED: [&str; 2] = [
    include_str!("../../../cli/data/messy_user.jsonl"),
    include_str!("../../../../tests/optimisation/second_user.jsonl"),
];
const JUNK: [&str; 4] = ["one_time", "research", "documentation", "test_data"];
/// Most tokens of a question with the default settings, as the documentation has it.
const MOST_TOKENS: usize = 15_000;

struct Labelled {
    memory: MemoryText,
    label: String,
    same_as: Option<String>,
}

/// The oldest memories of the users together.
fn oldest(files: &[&str], most: usize) -> Vec<Labelled> {
    let lines = files.iter().flat_map(|file| file.lines());
    let mut rows: Vec<Value> = lines.map(|line| serde_json::from_str(line).unwrap()).collect();
    rows.sort_by_key(|row| row["created_at"].as_i64().unwrap_or_default());
    rows.truncate(most);
    let text = |value: &Value| value.as_str().unwrap().to_owned();
    let labelled = rows.iter().map(|row| {
        let bare = row["memory"].is_string();
        let content = text(if bare { &row["memory"] } else { &row["memory"]["memory"] });
        let topics = if row["topics"].is_array() { &row["topics"] } else { &row["memory"]["topics"] };
        let topics = topics.as_array().into_iter().flatten().map(text).collect();
        let memory = MemoryText { id: text(&row["memory_id"]), content, topics, pinned: false };
        Labelled { memory, label: text(&row["label"]), same_as: row["same_as"].as_str().map(str::to_owned) }
    });
    labelled.collect()
}

fn cost<Q: Question>(question: &Q) -> usize {
    tokens::count(Q::SYSTEM) + tokens::count(&question.user())
}

fn shares(memories: &[MemoryText], most_chars: usize) -> Vec<Share> {
    let outlines: Vec<Outline> = memories.iter().map(|one| Outline::of(one, memories.len())).collect();
    let shares = arranged(&outlines, most_chars).into_iter();
    shares.map(|share| Share::new(share.into_iter().map(|at| memories[at].clone()).collect())).collect()
}

fn batches(share: &Share) -> Vec<Range<usize>> {
    let all = share.memories.len();
    (0..all).step_by(BATCH).map(|from| from..all.min(from + BATCH)).collect()
}

/// One question for each group that the labels make.
fn merges(labelled: &[Labelled]) -> usize {
    let mut groups: BTreeMap<&str, Vec<MemoryText>> = BTreeMap::new();
    for Labelled { memory, same_as, .. } in labelled {
        if let Some(same_as) = same_as {
            groups.entry(same_as).or_default().push(memory.clone());
        }
    }
    let sources = groups.values().filter(|sources| sources.len() > 1);
    sources.map(|sources| cost(&Merge { sources })).sum()
}

/// The topics of what is of lasting value, each with two of its memories.
fn topics(labelled: &[Labelled]) -> usize {
    let mut in_use: BTreeMap<&str, Vec<String>> = BTreeMap::new();
    for Labelled { memory, .. } in labelled.iter().filter(|it| !JUNK.contains(&it.label.as_str())) {
        for topic in &memory.topics {
            in_use.entry(topic).or_default().push(memory.content.clone());
        }
    }
    let in_use: Vec<TopicInUse> = in_use
        .into_iter()
        .map(|(topic, memories)| TopicInUse {
            topic: topic.to_owned(),
            memories: memories.into_iter().take(2).collect(),
        })
        .collect();
    let standard: Vec<String> = (0..32).map(|_| "preferences".to_owned()).collect();
    in_use.chunks(TOPICS_AN_ANSWER).map(|topics| cost(&Normalise { topics, standard: &standard })).sum()
}

/// `before` is what questions with full ids cost, about 20 memories each, the batch before its context.
fn a_run_costs(name: &str, labelled: &[Labelled], before: usize) {
    let options = ChatOptions::new("http://localhost/v1", "tiny");
    let context_chars = options.context_chars;
    let memories: Vec<MemoryText> = labelled.iter().map(|it| it.memory.clone()).collect();
    let (mut questions, mut decisions, mut largest) = (0, 0, 0);
    for share in &shares(&memories, context_chars) {
        for batch in batches(share) {
            let context = context::before(share, &batch, context_chars);
            let names = Names::of(&share.memories);
            let cost = cost(&Classify { share, context, batch, names });
            questions += 1;
            decisions += cost;
            largest = largest.max(cost);
        }
    }
    let (merges, topics) = (merges(labelled), topics(labelled));
    let whole = decisions + merges + topics;
    println!(
        "{name}: {} memories, {} questions of {largest} tokens at most; {decisions} tokens for decisions, {merges} for merges, \
         {topics} for topics: {whole}, {:.1} % of {before}",
        labelled.len(),
        questions,
        whole as f64 * 100.0 / before as f64,
    );
    assert!(largest <= MOST_TOKENS, "{name}: a question of {largest} tokens");
    assert!(whole * 100 <= before * 40, "{name}: {whole} tokens, of {before} before");
}

#[test]
fn a_run_costs_at_most_two_fifths_of_what_it_did_with_full_ids() {
    a_run_costs("the bundled user", &oldest(&LABELLED[..1], usize::MAX), 515_493);
    a_run_costs("807 memories", &oldest(&LABELLED, 807), 1_092_091);
    a_run_costs("both users", &oldest(&LABELLED, usize::MAX), 1_507_813);
}
