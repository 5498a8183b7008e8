//! The golden corpus: every shape of event ever stored must load, for ever.
//!
//! A file is added whenever an event gets a new shape or schema; none is ever changed or removed.

use std::{collections::BTreeSet, fs, path::Path};

use memledger_aggregates::STREAMS;
use memledger_store::StoredEvent;
use serde::Deserialize;
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

/// As the program loads them, and those of today's schema as it writes them.
#[test]
fn every_event_ever_stored_still_loads() {
    for stream in STREAMS {
        for (name, golden) in corpus(stream.name()) {
            let stored = golden.stored(stream.name());
            let event = decode(&stored).unwrap_or_else(|error| panic!("{name}: {error}"));
            assert_eq!(stream.event_type(&event).as_deref(), Some(golden.event_type.as_str()), "{name}");
            if golden.schema_version == stream.schema_version() {
                assert_eq!(stream.encode(&event).unwrap(), golden.body, "{name} is written differently now");
            }
        }
    }
}

#[test]
fn no_file_of_the_corpus_is_lost() {
    let files: Vec<(&str, usize)> =
        STREAMS.iter().map(|stream| (stream.name(), corpus(stream.name()).len())).collect();
    for (stream_type, least) in [
        ("memory_book", 19),
        ("workflow_run", 17),
        ("account", 6),
        ("key", 4),
        ("settings", 18),
        ("thread", 17),
        ("user_context", 11),
    ] {
        assert!(files.iter().any(|(name, files)| *name == stream_type && *files >= least), "{files:?}");
    }
}

#[test]
fn every_event_of_today_stands_in_the_corpus() {
    for stream in STREAMS {
        let corpus = corpus(stream.name());
        let today = corpus.iter().filter(|(_, golden)| golden.schema_version == stream.schema_version());
        let covered: BTreeSet<&str> = today.map(|(_, golden)| golden.event_type.as_str()).collect();
        let known: BTreeSet<&str> = stream.event_types().iter().copied().collect();
        assert_eq!(covered, known, "{}", stream.name());
    }
}
