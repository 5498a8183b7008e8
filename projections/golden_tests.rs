//! The golden corpus: every shape of event ever stored must load, for ever.
//!
//! A file is added whenever an event gets a new shape or schema; none is ever changed or removed.

use std::{collections::BTreeSet, fs, path::Path};

use memledger_aggregates::{
    account::{self, AccountEvent},
    key::{self, KeyEvent},
    memory_book::{self, MemoryEvent},
    settings::{self, SettingsEvent},
    workflow_run::{self, RunEvent},
};
use memledger_store::{StoredEvent, envelope::canonical};
use serde::{Deserialize, Serialize};
use uuid::Uuid;

use crate::decode;

#[derive(Deserialize)]
struct Golden {
    event_type: String,
    schema_version: i32,
    /// The exact text as it was stored.
    body: String,
}

impl Golden {
    fn stored(&self, stream_type: &str) -> StoredEvent {
        StoredEvent {
            partition_id: 7,
            position: 1,
            tenant_id: "default".to_owned(),
            stream_type: stream_type.to_owned(),
            stream_id: "ana".to_owned(),
            version: 1,
            event_id: Uuid::from_u128(1),
            event_type: self.event_type.clone(),
            schema_version: self.schema_version,
            body: self.body.clone(),
            leaf_hash: Vec::new(),
            actor: "admin:k".to_owned(),
            command_id: "c".to_owned(),
            correlation_id: "c".to_owned(),
            causation_id: None,
            recorded_at: 0,
        }
    }
}

/// The events of one type of stream, by their files' names.
fn corpus(stream_type: &str) -> Vec<(String, Golden)> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../tests/golden").join(stream_type);
    let mut files: Vec<_> = fs::read_dir(&folder).unwrap().map(|entry| entry.unwrap().path()).collect();
    files.sort();
    let read = |path: std::path::PathBuf| {
        let name = path.file_name().unwrap().to_string_lossy().into_owned();
        let golden = serde_json::from_str(&fs::read_to_string(&path).unwrap()).unwrap();
        (name, golden)
    };
    files.into_iter().map(read).collect()
}

/// Loads a corpus of at least so many events as the program does, and writes those of schema `today` again.
fn loads<E: Serialize + 'static>(stream_type: &str, least: usize, today: i32, named: fn(&E) -> &'static str) {
    let corpus = corpus(stream_type);
    assert!(corpus.len() >= least, "the corpus of {stream_type} lost files: {} are left", corpus.len());
    for (name, golden) in corpus {
        let decoded = decode(&golden.stored(stream_type)).unwrap_or_else(|error| panic!("{name}: {error}"));
        let event = decoded.downcast_ref::<E>().unwrap_or_else(|| panic!("{name} loads as another type"));
        assert_eq!(named(event), golden.event_type, "{name}");
        if golden.schema_version == today {
            assert_eq!(canonical(event).unwrap(), golden.body, "{name} is written differently now");
        }
    }
}

#[test]
fn every_event_ever_stored_still_loads() {
    loads::<MemoryEvent>("memory_book", 16, memory_book::SCHEMA_VERSION, |event| event.change.event_type());
    loads::<RunEvent>("workflow_run", 17, workflow_run::SCHEMA_VERSION, |event| event.change.event_type());
    loads::<AccountEvent>("account", 6, account::SCHEMA_VERSION, |event| event.change.event_type());
    loads::<KeyEvent>("key", 4, key::SCHEMA_VERSION, |event| event.change.event_type());
    loads::<SettingsEvent>("settings", 1, settings::SCHEMA_VERSION, |event| event.change.event_type());
}

#[test]
fn every_event_of_today_stands_in_the_corpus() {
    let all: [(&str, i32, &[&str]); 5] = [
        ("memory_book", memory_book::SCHEMA_VERSION, &memory_book::EVENT_TYPES),
        ("workflow_run", workflow_run::SCHEMA_VERSION, &workflow_run::EVENT_TYPES),
        ("account", account::SCHEMA_VERSION, &account::EVENT_TYPES),
        ("key", key::SCHEMA_VERSION, &key::EVENT_TYPES),
        ("settings", settings::SCHEMA_VERSION, &settings::EVENT_TYPES),
    ];
    for (stream_type, schema_version, event_types) in all {
        let corpus = corpus(stream_type);
        let today = corpus.iter().filter(|(_, golden)| golden.schema_version == schema_version);
        let covered: BTreeSet<&str> = today.map(|(_, golden)| golden.event_type.as_str()).collect();
        let known: BTreeSet<&str> = event_types.iter().copied().collect();
        assert_eq!(covered, known, "{stream_type}");
    }
}
