//! The offline rules on two labelled people: what goes, what is merged, and what is lost.

use std::{
    collections::{BTreeMap, BTreeSet, HashMap},
    fs,
    path::Path,
};

use memledger_ledger::import::Source;
use memledger_tests::Backend;
use serde::Deserialize;

use super::*;

const JUNK: [&str; 4] = ["one_time", "research", "documentation", "test_data"];

#[derive(Deserialize)]
struct Labelled {
    memory_id: String,
    /// A text, or an object that holds it.
    memory: serde_json::Value,
    topics: Option<serde_json::Value>,
    label: String,
    same_as: Option<String>,
}

impl Labelled {
    fn is_junk(&self) -> bool {
        JUNK.contains(&self.label.as_str())
    }

    /// What must never be lost.
    fn is_dear(&self) -> bool {
        ["identity", "preference", "family", "health"].contains(&self.label.as_str())
    }

    fn text(&self) -> &str {
        self.memory.as_str().or_else(|| self.memory["memory"].as_str()).unwrap_or_default()
    }

    fn has_topics(&self) -> bool {
        let topics = self.topics.as_ref().or_else(|| self.memory.get("topics"));
        topics.and_then(serde_json::Value::as_array).is_some_and(|topics| !topics.is_empty())
    }

    /// The fact that it states: its group's, or its own.
    fn fact(&self) -> &str {
        self.same_as.as_deref().unwrap_or(&self.memory_id)
    }
}

/// What a run did with labelled memories.
#[derive(Debug, Default)]
struct Marks {
    junk: usize,
    junk_gone: usize,
    deleted: usize,
    groups: usize,
    groups_merged: usize,
    apart: Vec<String>,
    merges: usize,
    wrong_merges: Vec<String>,
    lost: Vec<String>,
    dear_lost: Vec<String>,
    topics: usize,
    /// What had topics and has none.
    bare: Vec<String>,
    memories: usize,
}

impl Marks {
    fn print(&self, who: &str) {
        let share = |part: usize, of: usize| part as f64 / of.max(1) as f64;
        println!(
            "{who}: {} memories left, {} topics\n  delete: recall {:.3} ({} of {}), precision {:.3} ({} deleted)\n  \
             merge: recall {:.3} ({} of {} groups), precision {:.3} ({} merges)\n  lost: {}, of them identity, \
             preference, family or health: {}",
            self.memories,
            self.topics,
            share(self.junk_gone, self.junk),
            self.junk_gone,
            self.junk,
            share(self.deleted - self.lost.len().min(self.deleted), self.deleted),
            self.deleted,
            share(self.groups_merged, self.groups),
            self.groups_merged,
            self.groups,
            share(self.merges - self.wrong_merges.len(), self.merges),
            self.merges,
            self.lost.len(),
            self.dear_lost.len(),
        );
        self.lost.iter().for_each(|text| println!("  lost: {text}"));
        self.apart.iter().for_each(|texts| println!("  still apart: {texts}"));
        self.wrong_merges.iter().for_each(|texts| println!("  wrongly merged: {texts}"));
    }
}

async fn examined(file: &str, owner: &str) -> Marks {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("..").join(file);
    let text = fs::read_to_string(&path).unwrap();
    let labelled: Vec<Labelled> = text.lines().map(|line| serde_json::from_str(line).unwrap()).collect();
    let world = World::new(Backend::Sqlite).await;
    let (operator, owner) = (operator(), UserId::new(owner).unwrap());
    let imported =
        world.ledger.memories.import(&operator, Source::Agno, &text, Some(&owner), |_| {}).await.unwrap();
    assert_eq!((imported.created, imported.bad.len()), (labelled.len(), 0));
    let steps = memory_optimization::DEFINITION.step_names();
    let name = memory_optimization::NAME;
    let run =
        world.ledger.runs.request_run(&operator, &owner, name, Trigger::Manual, steps).await.unwrap().answer;
    let run = finish(&execution(world.ledger.clone(), None, "a"), &run).await;
    assert_eq!(run.run.status, "completed", "{run:#?}");
    let marks = mark(&labelled, &all(&world.ledger, &owner).await, &run);
    world.close().await;
    marks
}

fn mark(labelled: &[Labelled], now: &HashMap<String, Memory>, run: &RunDetails) -> Marks {
    let mut marks = Marks {
        topics: usize::try_from(run.figures["topics_after"]).unwrap(),
        memories: usize::try_from(run.figures["memories_after"]).unwrap(),
        ..Marks::default()
    };
    let mut kept: BTreeSet<&str> = BTreeSet::new();
    let mut products: BTreeMap<&str, Vec<&Labelled>> = BTreeMap::new();
    let mut groups: BTreeMap<&str, BTreeSet<&str>> = BTreeMap::new();
    for memory in labelled {
        let record = &now[&memory.memory_id];
        // Where its words are now: in itself, or in what it was merged into.
        let place = match record.merged_into.as_deref() {
            Some(product) => {
                products.entry(product).or_default().push(memory);
                Some(product)
            }
            None => (record.state == "active").then_some(memory.memory_id.as_str()),
        };
        if record.state == "active" && record.topics.is_empty() && memory.has_topics() {
            marks.bare.push(memory.text().to_owned());
        }
        if place.is_some() {
            kept.insert(memory.fact());
        } else {
            marks.deleted += 1;
        }
        if memory.is_junk() {
            marks.junk += 1;
            marks.junk_gone += usize::from(place.is_none());
        }
        if let Some(group) = memory.same_as.as_deref() {
            groups.entry(group).or_default().extend(place);
        }
    }
    for memory in labelled.iter().filter(|memory| !memory.is_junk() && !kept.contains(memory.fact())) {
        marks.lost.push(format!("[{}] {}", memory.label, memory.text()));
        if memory.is_dear() {
            marks.dear_lost.push(memory.text().to_owned());
        }
    }
    marks.groups = groups.len();
    marks.groups_merged = groups.values().filter(|places| places.len() == 1).count();
    let apart = groups.iter().filter(|(_, places)| places.len() > 1);
    let said = |group: &str| -> Vec<&str> {
        let members = labelled.iter().filter(|memory| memory.same_as.as_deref() == Some(group));
        members.map(Labelled::text).collect()
    };
    marks.apart = apart.map(|(group, _)| said(group).join(" | ")).collect();
    marks.merges = products.len();
    for members in products.values() {
        let facts: BTreeSet<&str> = members.iter().map(|memory| memory.fact()).collect();
        if facts.len() > 1 {
            let texts: Vec<&str> = members.iter().map(|memory| memory.text()).collect();
            marks.wrong_merges.push(texts.join(" | "));
        }
    }
    marks
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn the_bundled_user_keeps_what_matters() {
    let marks = examined("src/cli/data/messy_user.jsonl", "ana").await;
    marks.print("the bundled user");
    passes(&marks, 90);
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn the_second_user_keeps_what_matters() {
    let marks = examined("tests/optimisation/second_user.jsonl", "bo").await;
    marks.print("the second user");
    // Beyond the four fifths that are wanted, since the rules were made better with this user in view.
    passes(&marks, 90);
}

#[track_caller]
fn passes(marks: &Marks, least_merged_percent: usize) {
    assert!(marks.dear_lost.is_empty(), "{:#?}", marks.dear_lost);
    assert!(marks.junk_gone * 100 >= marks.junk * 85, "{} of {}", marks.junk_gone, marks.junk);
    assert!(marks.wrong_merges.is_empty(), "{:#?}", marks.wrong_merges);
    let (merged, groups) = (marks.groups_merged, marks.groups);
    assert!(merged * 100 >= groups * least_merged_percent, "{merged} of {groups}");
    assert!(marks.bare.is_empty(), "{:#?}", marks.bare);
    assert!(marks.topics <= 60, "{}", marks.topics);
}
