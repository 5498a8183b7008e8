//! What the faces ask of workflows: whatever workflow it is, they need no code for it.

use std::{
    fs,
    path::{Path, PathBuf},
};

use memledger_ledger::LedgerError;
use memledger_tests::{Backend, root};
use memledger_workflows::{ALL, named};

use super::*;

on_both!(a_run_of_an_unknown_workflow_is_refused_with_the_names_of_those_that_exist);

async fn a_run_of_an_unknown_workflow_is_refused_with_the_names_of_those_that_exist(backend: Backend) {
    let world = World::with_memories(backend).await;
    let refused = request_run(&world.ledger, envelope(), "tidying", Trigger::Manual).await.unwrap_err();
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
    let request = Path::new("src/workflows/request.rs");
    let found = sources(&["api", "cli", "mcp", "web", "workflows"]);
    assert!(found.len() > 100, "{} files", found.len());
    for (path, text) in found.iter().filter(|(path, _)| !path.ends_with(request)) {
        for requests in [".request_run(", ".trigger_run("] {
            assert!(!text.contains(requests), "{}: request runs with workflows::request_run", path.display());
        }
    }
}
