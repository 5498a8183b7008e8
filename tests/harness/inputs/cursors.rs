//! Cursors: the caller's text again when they come back.

use std::fmt::Debug;

use base64::{Engine, engine::general_purpose::URL_SAFE_NO_PAD};
use memledger_ledger::{FeedCursor, fuzzing, import::Source, words::UserId};
use serde::{Serialize, de::DeserializeOwned};
use uuid::Uuid;

use super::Inputs;
use crate::server::encoded;

/// Whose lists the cursors are tried on.
const READER: &str = "reader";

const MEMORIES: &str = r#"{"id": "m1", "content": "one"}
{"id": "m2", "content": "two", "created_at": "2024-02-29T00:00:00Z"}
{"id": "m3", "content": "three", "created_at": "1700-01-01T00:00:00Z"}"#;

/// Longest cursor that is sent: the length of a path is limited before any of our code.
const MAX_SENT: usize = 20_000;

impl Inputs {
    /// Makes what the lists hold.
    pub(super) async fn begin_cursors(&self) {
        let reader = UserId::new(READER).expect("the name keeps the rules");
        let report = self.import(Source::Jsonl, MEMORIES, Some(&reader)).await;
        assert_eq!((report.created, report.bad.len()), (3, 0));
        let edge = br#"{"from_id": "m1", "to_id": "m2"}"#;
        self.send("POST", "/api/users/reader/relations", None, edge).await.is(201);
        let run = "/api/admin/workflows/memory-optimization/run?target_user_id=reader";
        self.send("POST", run, None, b"").await.is(202);
        self.get("/api/admin/ledger/verify").await.is(200);
    }

    /// Takes the bytes as a cursor, as what a cursor is written from, and as what it holds.
    pub(super) async fn cursors(&self, data: &[u8]) {
        survives(data);
        self.follow(&String::from_utf8_lossy(data)).await;
        // A cursor is base64: so any bytes get past that.
        self.follow(&URL_SAFE_NO_PAD.encode(data)).await;
    }

    async fn follow(&self, cursor: &str) {
        if let Ok(read) = FeedCursor::decode(cursor) {
            assert_eq!(FeedCursor::decode(&read.encode()).ok(), Some(read), "{cursor}");
        }
        decoded::<(i64, String)>("memories", cursor);
        decoded::<u64>("history", cursor);
        decoded::<(Option<u64>, u64)>("timeline", cursor);
        decoded::<String>("users", cursor);
        decoded::<u64>("relations", cursor);
        decoded::<(i64, Uuid)>("operations", cursor);
        decoded::<(i64, Uuid)>("verifications", cursor);
        decoded::<(i64, String)>("runs", cursor);
        decoded::<(i64, String)>("accounts", cursor);
        decoded::<(i64, String)>("keys", cursor);
        decoded::<(String, bool, Option<i64>, String)>("users-stats", cursor);
        if cursor.len() > MAX_SENT {
            return;
        }
        let cursor = encoded(cursor);
        for list in [
            "/api/users/reader/memories?cursor=",
            "/api/users/reader/memories?as_of_rev=2&cursor=",
            "/api/users/reader/archive?cursor=",
            "/api/users/reader/timeline?cursor=",
            "/api/users/reader/memories/m1/history?cursor=",
            "/memory/m1/history?cursor=",
            "/api/users/reader/relations?cursor=",
            "/api/users?cursor=",
            "/api/operations?cursor=",
            "/api/admin/workflows/runs?cursor=",
            "/api/admin/workflows/users-stats?cursor=",
            "/api/admin/workflows/users-stats?sort=growth&order=desc&cursor=",
            "/api/admin/accounts?cursor=",
            "/api/admin/keys?cursor=",
            "/api/admin/ledger/verifications?cursor=",
        ] {
            let answer = self.get(&format!("{list}{cursor}")).await;
            assert!(matches!(answer.status, 200 | 400), "{list}{cursor}: {}", answer.text);
        }
        let answer = self.get(&format!("/api/events?after={cursor}")).await;
        // 409: from before a restore of the ledger.
        assert!(matches!(answer.status, 200 | 400 | 409), "{cursor}: {}", answer.text);
    }
}

/// What a text is read as is read again from its own text.
fn decoded<T: DeserializeOwned + Serialize + PartialEq + Debug>(list: &str, cursor: &str) {
    if let Ok(read) = fuzzing::decode::<T>(list, cursor) {
        let again = fuzzing::decode::<T>(list, &fuzzing::encode(list, &read));
        assert_eq!(again.ok().as_ref(), Some(&read), "{list}: {cursor}");
    }
}

/// What a list writes into a cursor comes back, unless it holds what no id can hold.
fn survives(data: &[u8]) {
    let (number, text) = data.split_at(data.len().min(8));
    let number = number.iter().fold(0_u64, |sum, byte| (sum << 8) | u64::from(*byte));
    let place = (number.cast_signed(), String::from_utf8_lossy(text).into_owned());
    let read = fuzzing::decode::<(i64, String)>("memories", &fuzzing::encode("memories", &place));
    let readable = !place.1.chars().any(char::is_control);
    assert_eq!(read.ok(), readable.then_some(place));
    let rev = fuzzing::decode::<u64>("history", &fuzzing::encode("history", &number));
    assert_eq!(rev.ok(), Some(number));
    for before in [(Some(number), number), (None, number)] {
        let read = fuzzing::decode::<(Option<u64>, u64)>("timeline", &fuzzing::encode("timeline", &before));
        assert_eq!(read.ok(), Some(before));
    }
    let place = (number.cast_signed(), Uuid::from_u128(number.into()));
    let read = fuzzing::decode::<(i64, Uuid)>("operations", &fuzzing::encode("operations", &place));
    assert_eq!(read.ok(), Some(place));
    let elsewhere = fuzzing::decode::<u64>("history", &fuzzing::encode("timeline", &number));
    assert!(elsewhere.is_err(), "a cursor of one list is taken by another");
}
