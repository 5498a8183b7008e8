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

/// The names of what lies in a folder, without what follows the dot.
fn names(folder: &Path) -> BTreeSet<String> {
    let read = fs::read_dir(folder).unwrap_or_else(|failed| panic!("{}: {failed}", folder.display()));
    let name = |path: PathBuf| path.file_stem().unwrap().to_string_lossy().into_owned();
    read.map(|entry| name(entry.unwrap().path())).collect()
}

/// The bytes that `scripts/corpora` wrote as text.
fn unescaped(text: &str) -> Vec<u8> {
    let mut bytes = Vec::new();
    let mut rest = text;
    while let Some((before, after)) = rest.split_once('\\') {
        bytes.extend_from_slice(before.as_bytes());
        let (byte, length) = match after.as_bytes().first() {
            Some(b'\\') => (b'\\', 1),
            Some(b'n') => (b'\n', 1),
            Some(b'r') => (b'\r', 1),
            Some(b't') => (b'\t', 1),
            Some(b'x') => (u8::from_str_radix(&after[1..3], 16).expect("two digits follow"), 3),
            _ => panic!("{text:?} has an escape that there is none of"),
        };
        bytes.push(byte);
        rest = &after[length..];
    }
    bytes.extend_from_slice(rest.as_bytes());
    bytes
}

/// Each input of a target with its name: that of what people chose, and `found` for what fuzzers found.
fn corpus(target: &str) -> Vec<(String, Vec<u8>)> {
    let file = fuzz().join("corpus").join(target).with_extension("txt");
    let text = fs::read_to_string(&file).unwrap_or_else(|failed| panic!("{}: {failed}", file.display()));
    let line = |line: &str| {
        let (name, escaped) = line.split_once('\t').expect("a line is a name, a tab and the input");
        (name.to_owned(), unescaped(escaped))
    };
    text.strip_suffix('\n').expect("the last line ends").split('\n').map(line).collect()
}

fn run(target: &str) {
    let inputs = Inputs::new();
    let all = corpus(target);
    let found = all.iter().filter(|(name, _)| name == "found").count();
    let chosen = all.len() - found;
    assert!(chosen >= 5 && found >= 50, "the corpus of {target} lost inputs: {chosen} and {found} are left");
    for (number, (name, input)) in all.iter().enumerate() {
        // Printed where the test fails, so that the last one named is the one that fails.
        println!("{target}.txt, line {}: {name}", number + 1);
        inputs.run(target, input);
    }
    inputs.verify();
}

#[test]
fn what_can_not_be_seen_is_escaped_and_comes_back() {
    assert_eq!(unescaped("a\\\\n\\n\\r\\t\\x00\\xffé"), b"a\\n\n\r\t\x00\xff\xc3\xa9");
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
