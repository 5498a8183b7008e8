//! A run over thousands of memories of one user: each is decided on once, its counts are true, and all come back.

use std::{collections::BTreeSet, fs, path::Path};

use memledger_ledger::import::Source;
use memledger_offline::DecidedAction;
use memledger_tests::Backend;
use serde_json::{Value, json};

use super::*;

on_both!(each_of_many_memories_is_decided_on_once_and_all_come_back);

const LABELLED: [&str; 2] = ["src/cli/data/messy_user.jsonl", "tests/optimisation/second_user.jsonl"];

/// Whoever noted a memory again stands in it, so that no text equals another.
const AGAIN: [&str; 4] = ["Ilse", "Bram", "Noor", "Gethin"];

/// Few enough for every time, but some of them are there again.
const USUAL: usize = 1_200;
const ALL: usize = 5_000;

fn wanted() -> usize {
    if memledger_tests::all_is_wanted() { ALL } else { USUAL }
}

/// Lines of so many memories, made of those of the labelled people.
fn lines(count: usize) -> String {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("..");
    let files = LABELLED.map(|file| fs::read_to_string(root.join(file)).unwrap());
    let labelled: Vec<Value> =
        files.iter().flat_map(|file| file.lines()).map(|line| serde_json::from_str(line).unwrap()).collect();
    let line = |at: usize| {
        let mut row = labelled[at % labelled.len()].clone();
        if let Some(again) = (at / labelled.len()).checked_sub(1) {
            let text = row["memory"].as_str().or_else(|| row["memory"]["memory"].as_str()).unwrap();
            let noted = format!("{} (noted by {})", text.trim_end_matches('.'), AGAIN[again]);
            row["memory"] = json!(noted);
            // Its id is made from its text.
            row["memory_id"] = Value::Null;
        }
        format!("{row}\n")
    };
    (0..count).map(line).collect()
}

/// Text and topics of each active memory.
fn said(memories: &HashMap<String, Memory>) -> BTreeMap<&str, (Option<&str>, &[String])> {
    let active = memories.values().filter(|memory| memory.state == "active");
    active.map(|memory| (memory.id.as_str(), (memory.content.as_deref(), memory.topics.as_slice()))).collect()
}

async fn each_of_many_memories_is_decided_on_once_and_all_come_back(backend: Backend) {
    let (world, count) = (World::new(backend).await, wanted());
    let (operator, user) = (operator(), user());
    let imported =
        world.ledger.memories.import(&operator, Source::Agno, &lines(count), Some(&user), |_| {}).await;
    let imported = imported.unwrap();
    assert_eq!((imported.created, imported.bad.len()), (count, 0));
    let before = all(&world.ledger, &user).await;
    let texts: BTreeSet<Option<&str>> = before.values().map(|memory| memory.content.as_deref()).collect();
    assert_eq!((before.len(), texts.len()), (count, count), "a text equals another");

    let run = world.request().await;
    let run = finish(&execution(world.ledger.clone(), None, "a"), &run).await;
    assert_eq!(run.run.status, "completed", "{run:#?}");
    let answers = world.ledger.runs.run_answers(&operator, &run.run.run_id).await.unwrap();
    let decided = memory_optimization::DEFINITION.decisions(&answers).decisions;
    let decisions: BTreeMap<&str, DecidedAction> =
        decided.iter().map(|decision| (decision.memory_id.as_str(), decision.action)).collect();
    assert_eq!((decided.len(), decisions.len()), (count, count), "one is decided on twice, or never");
    assert!(before.keys().all(|id| decisions.contains_key(id.as_str())), "one of another user is decided on");

    let after = all(&world.ledger, &user).await;
    let figure = |name: &str| usize::try_from(run.figures[name]).unwrap();
    let (deleted, merged, groups) = (figure("deleted"), figure("merged_away"), figure("merged_groups"));
    let in_state = |state: &str| after.values().filter(|memory| memory.state == state).count();
    assert_eq!((in_state("archived"), in_state("merged"), after.len()), (deleted, merged, count + groups));
    let left = count - deleted - merged + groups;
    let counts = [run.run.before_count, run.run.after_count].map(|counted| counted.unwrap());
    assert_eq!(counts.map(|counted| usize::try_from(counted).unwrap()), [count, left]);
    assert_eq!((in_state("active"), figure("memories_after"), figure("skipped")), (left, left, 0));
    assert!(deleted * 4 > count && groups * 20 > count && left * 4 > count, "{:#?}", run.figures);
    for memory in after.values() {
        match memory.state.as_str() {
            "archived" => assert_eq!(decisions[memory.id.as_str()], DecidedAction::Delete, "{memory:?}"),
            "merged" => {
                assert_eq!(after[memory.merged_into.as_deref().unwrap()].state, "active", "{memory:?}")
            }
            _ => {}
        }
    }

    let undone = world.ledger.runs.restore_run(&operator, &run.run.run_id).await.unwrap().answer.undone;
    assert_eq!((undone.restored, undone.archived, undone.kept), (deleted + merged, groups, Vec::new()));
    let restored = all(&world.ledger, &user).await;
    let (now, then) = (said(&restored), said(&before));
    assert_eq!((now.len(), then.len()), (count, count));
    let differ: Vec<_> = then.iter().filter(|(id, said)| now.get(*id) != Some(*said)).collect();
    assert!(differ.is_empty(), "{differ:#?}");
    world.is_sound().await;
    world.close().await;
}
