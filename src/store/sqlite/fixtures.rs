//! What the tests of this folder append.

use std::path::Path;

use memledger_store::{Append, Appender, Database, NewEvent, StreamKey};
use rusqlite::Connection;

use super::{SqliteOptions, SqliteStore};

/// The first event of a user.
pub fn one_event(user: &str) -> Append {
    let event = NewEvent {
        event_id: uuid::Uuid::from_u128(user.bytes().map(u128::from).sum()),
        event_type: "Counted".into(),
        schema_version: 1,
        body: "{}".into(),
    };
    Append {
        stream: StreamKey { tenant_id: "acme".into(), stream_type: "tally".into(), stream_id: user.into() },
        expected_version: 0,
        takeovers: 0,
        events: vec![event],
        contents: Vec::new(),
        erase: Vec::new(),
        receipt: None,
        actor: "agent:test".into(),
        command_id: "c".into(),
        correlation_id: "c".into(),
        causation_id: None,
        recorded_at: 0,
    }
}

/// A ledger that no process has open, with one event of each user.
pub async fn ledger(path: &Path, users: &[&str]) {
    let store = SqliteStore::open(path.to_owned(), SqliteOptions::default()).await.unwrap();
    for user in users {
        store.append(one_event(user)).await.unwrap();
    }
    store.close().await;
}

/// Whose events lie in a file, as any program reads it.
pub fn users_in(path: &Path) -> Vec<String> {
    let connection = Connection::open(path).unwrap();
    let mut statement = connection.prepare("SELECT stream_id FROM events ORDER BY stream_id").unwrap();
    let rows = statement.query_map([], |row| row.get(0)).unwrap();
    rows.map(Result::unwrap).collect()
}

/// The files of a folder by name.
pub fn names_in(folder: &Path) -> Vec<String> {
    let entries = std::fs::read_dir(folder).unwrap();
    let mut names: Vec<String> =
        entries.map(|entry| entry.unwrap().file_name().into_string().unwrap()).collect();
    names.sort();
    names
}
