//! The golden corpus: every shape of event ever stored must load, for ever.
//!
//! A file is added whenever an event gets a new shape or schema; none is ever changed or removed.

use std::{collections::BTreeSet, fs, path::Path};

use memledger_aggregates::memory_book::{EVENT_TYPES, MemoryEvent, SCHEMA_VERSION};
use memledger_store::envelope::canonical;
use serde::Deserialize;

use crate::MEMORY_BOOK_UPCASTERS;

#[derive(Deserialize)]
struct Golden {
    event_type: String,
    schema_version: i32,
    /// The exact text as it was stored.
    body: String,
}

fn corpus() -> Vec<(String, Golden)> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../tests/golden/memory_book");
    let mut files: Vec<_> = fs::read_dir(&folder).unwrap().map(|entry| entry.unwrap().path()).collect();
    files.sort();
    let read = |path: std::path::PathBuf| {
        let name = path.file_name().unwrap().to_string_lossy().into_owned();
        let golden = serde_json::from_str(&fs::read_to_string(&path).unwrap()).unwrap();
        (name, golden)
    };
    files.into_iter().map(read).collect()
}

#[test]
fn every_event_ever_stored_still_loads() {
    let corpus = corpus();
    assert!(corpus.len() >= 16, "the corpus lost files: {} are left", corpus.len());
    for (name, golden) in corpus {
        let event: MemoryEvent = MEMORY_BOOK_UPCASTERS
            .body(&golden.event_type, golden.schema_version, &golden.body)
            .unwrap_or_else(|error| panic!("{name}: {error}"));
        assert_eq!(event.change.event_type(), golden.event_type, "{name}");
        if golden.schema_version == SCHEMA_VERSION {
            assert_eq!(canonical(&event).unwrap(), golden.body, "{name} is written differently now");
        }
    }
}

#[test]
fn every_event_of_today_stands_in_the_corpus() {
    let corpus = corpus();
    let today = corpus.iter().filter(|(_, golden)| golden.schema_version == SCHEMA_VERSION);
    let covered: BTreeSet<&str> = today.map(|(_, golden)| golden.event_type.as_str()).collect();
    assert_eq!(covered, BTreeSet::from(EVENT_TYPES));
}
