//! What the faces ask of workflows: whatever workflow it is, they need no code for it.

use std::{
    fs,
    path::{Path, PathBuf},
};

use memledger_ledger::{LedgerError, runs::RunAnswer};
use memledger_tests::{Backend, root};
use memledger_workflows::{ALL, named};

use super::*;

on_both!(a_run_of_an_unknown_workflow_is_refused_with_the_names_of_those_that_exist);

async fn a_run_of_an_unknown_workflow_is_refused_with_the_names_of_those_that_exist(backend: Backend) {
    let world = World::with_memories(backend).await;
    let refused = request_run(&world.ledger, call(), "tidying", Trigger::Manual).await.unwrap_err();
    let LedgerError::NotFound(why) = refused else { panic!("{refused:?}") };
    assert!(why.contains("tidying") && ALL.iter().all(|known| why.contains(known.name)), "{why}");
    assert!(ALL.iter().all(|known| named(known.name).is_ok_and(|found| found.name == known.name)));
    world.close().await;
}

/// The program's source files in these folders of `src`, with what is in them.
fn sources(folders: &[&str]) -> Vec<(PathBuf, String)> {
    let mut paths: Vec<PathBuf> = folders.iter().map(|folder| root().join("src").join(folder)).collect();
    let (mut next, mut found) = (0, Vec::new());
    while let Some(path) = paths.get(next).cloned() {
        next += 1;
        if path.is_dir() {
            let entries = fs::read_dir(&path).expect("a folder of the project can be read");
            paths.extend(entries.map(|entry| entry.expect("its entries can be read").path()));
        } else if path.extension().is_some_and(|it| it == "rs") {
            let text = fs::read_to_string(&path).expect("a source file can be read");
            found.push((path, text));
        }
    }
    found
}

const FACES: [&str; 4] = ["api", "cli", "mcp", "web"];

#[test]
fn every_run_is_requested_in_one_place() {
    // Those that callers ask for, those that begin by growth, those that make room, and those of the schedule.
    let places = [
        (".request_run(", Path::new("src/workflows/request.rs")),
        (".trigger_run(", Path::new("src/workflows/engine/growing.rs")),
        (".request_to_make_room(", Path::new("src/workflows/engine/making_room.rs")),
        (".request_scheduled(", Path::new("src/workflows/engine/scheduling.rs")),
    ];
    let found = sources(&["api", "cli", "mcp", "web", "workflows"]);
    assert!(found.len() > 100, "{} files", found.len());
    for (path, text) in &found {
        for (requests, _) in places.iter().filter(|(_, place)| !path.ends_with(place)) {
            assert!(!text.contains(requests), "{}: request runs with workflows::request_run", path.display());
        }
    }
}

#[test]
fn no_face_names_a_workflow() {
    let folders = fs::read_dir(root().join("src/workflows")).expect("the workflows can be read");
    let names = folders.map(|entry| entry.expect("its entries can be read")).filter(|it| it.path().is_dir());
    let names = names.map(|entry| entry.file_name().to_string_lossy().into_owned());
    // What several workflows have in common is none of them.
    let modules: Vec<String> = names.filter(|name| !["engine", "ageing"].contains(&name.as_str())).collect();
    assert_eq!(modules.len(), ALL.len(), "one folder a workflow: {modules:?}");
    for (path, text) in sources(&FACES) {
        for module in &modules {
            assert!(
                !text
                    .split(|letter: char| !letter.is_alphanumeric() && letter != '_')
                    .any(|word| word == module),
                "{}: what it needs of {module} is for every Definition to offer",
                path.display()
            );
        }
    }
}

#[test]
fn a_run_of_a_workflow_that_only_another_version_knows_is_shown_all_the_same() {
    let of_run = memledger_workflows::of_run("no-such-workflow");
    let body = serde_json::json!({"answer": [], "exchanges": [
        {"outcome": "ok", "reply": "said", "elapsed_ms": 1}
    ]});
    let (run_id, step) = ("r1".to_owned(), "any".to_owned());
    let answer = RunAnswer { run_id, step, item: 3, fallback: false, body };
    let decisions = of_run.decisions(&[answer]);
    assert_eq!(decisions.decisions, []);
    let said: Vec<_> =
        decisions.exchanges.iter().map(|(step, item, it)| (&**step, *item, &*it.reply)).collect();
    assert_eq!(said, [("any", 3, "said")]);
    let figures = BTreeMap::from([("messages".to_owned(), 7)]);
    let report = of_run.report("r1", &figures).expect("it is completed");
    assert!(report.contains("- messages: 7") && report.contains("r1"), "{report}");
    assert_eq!(of_run.report("r1", &BTreeMap::new()), None, "it has not come to its end");
}
