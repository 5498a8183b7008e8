//! The corpora of the fuzz targets, without a fuzzer: what was found once stays found.

use std::{
    collections::BTreeSet,
    fs,
    path::{Path, PathBuf},
};

use memledger_tests::inputs::{Inputs, TARGETS};

fn fuzz() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../fuzz")
}

/// What lies in a folder, by name.
fn entries(folder: &Path) -> Vec<PathBuf> {
    let read = fs::read_dir(folder).unwrap_or_else(|failed| panic!("{}: {failed}", folder.display()));
    let mut found: Vec<PathBuf> = read.map(|entry| entry.unwrap().path()).collect();
    found.sort();
    found
}

/// The names of what lies in a folder, without what follows the dot.
fn names(folder: &Path) -> BTreeSet<String> {
    let name = |path: &PathBuf| path.file_stem().unwrap().to_string_lossy().into_owned();
    entries(folder).iter().map(name).collect()
}

/// What people chose lies in a target's folder, and what fuzzers found in `found` beneath it.
fn run(target: &str) {
    let inputs = Inputs::new();
    for (beneath, at_least) in [("", 5), ("found", 50)] {
        let mut files = entries(&fuzz().join("corpus").join(target).join(beneath));
        files.retain(|file| file.is_file());
        assert!(files.len() >= at_least, "the corpus of {target} lost files: {} are left", files.len());
        for file in files {
            // Printed where the test fails, so that the last one named is the one that fails.
            println!("{}", file.display());
            inputs.run(target, &fs::read(&file).unwrap());
        }
    }
    inputs.verify();
}

#[test]
fn every_cursor_is_followed_or_refused() {
    run("cursors");
}

#[test]
fn every_line_of_an_import_is_taken_or_reported() {
    run("import_files");
}

#[test]
fn every_body_is_taken_or_refused() {
    run("request_bodies");
}

#[test]
fn every_stored_event_is_read_or_refused() {
    run("stored_events");
}

#[test]
fn every_target_has_a_fuzzer_and_a_corpus() {
    let targets = BTreeSet::from(TARGETS.map(str::to_owned));
    assert_eq!(names(&fuzz().join("fuzz_targets")), targets);
    assert_eq!(names(&fuzz().join("corpus")), targets);
    let manifest = fs::read_to_string(fuzz().join("Cargo.toml")).unwrap();
    for target in targets {
        assert!(manifest.contains(&format!("name = \"{target}\"")), "fuzz/Cargo.toml has no {target}");
    }
}
