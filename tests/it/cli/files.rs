//! Files that are no such files, and what an export must not replace.

use std::fs;

use memledger_tests::Backend;

use super::{AGNO, Place};
use crate::http::without_requests;

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn no_export_takes_the_place_of_a_ledger() {
    let place = Place::new(Backend::Sqlite).await;
    place.import("agno", AGNO, &[]).await.is(0);
    let file = place.database.url.strip_prefix("sqlite://").unwrap();
    for beside in ["", "-wal"] {
        let out = format!("{file}{beside}");
        fs::OpenOptions::new().create(true).append(true).open(&out).unwrap();
        let ran = place.run(&["export", "--user", "ana", "--out", &out]).await.is(2);
        assert!(ran.stderr.contains("belongs to a database"), "{}", ran.stderr);
    }
    place.run(&["verify"]).await.is(0);
    let printed = place.run(&["export", "--user", "ana", "--out", "-"]).await.is(0).stdout;
    let again = place.run(&["export", "--user", "ana"]).await.is(0).stdout;
    assert_eq!(without_requests(&printed), without_requests(&again));
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_line_of_the_ledgers_own_is_as_strict_as_a_create() {
    let place = Place::new(Backend::Sqlite).await;
    let lines = [
        r#"{"content":5,"user_id":"ana"}"#,
        r#"{"content":"x","user_id":7}"#,
        r#"{"content":"x","user_id":"ana","category":5}"#,
        r#"{"content":"x","user_id":"ana","topics":"a,b"}"#,
        r#"{"content":"x","user_id":"ana","created_at":}"#,
        r#"["content"]"#,
    ];
    let report = place.import("jsonl", lines.join("\n"), &[]).await.is(1).json();
    let said: Vec<&str> =
        report["bad"].as_array().unwrap().iter().map(|b| b["message"].as_str().unwrap()).collect();
    assert_eq!(
        said,
        [
            "content: 5 is not a text",
            "user_id: 7 is not a text",
            "category: 5 is not a text",
            "topics: \"a,b\" is not a list",
            "is not JSON: expected value at column 45",
            "is not a JSON object; each line must be one",
        ]
    );
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_file_of_the_wrong_kind_is_told_in_few_words() {
    let place = Place::new(Backend::Sqlite).await;
    let plainly = async |from: &str, bytes: &[u8]| {
        let file = place.file("import", bytes);
        place.run(&["import", "--from", from, file.to_str().unwrap()]).await
    };
    let zipped = plainly("jsonl", &[0x1f, 0x8b, 8, 0]).await.is(2);
    assert!(zipped.stderr.contains("gunzip -c"), "{}", zipped.stderr);
    let many = plainly("jsonl", "?\n".repeat(1_000).as_bytes()).await.is(1);
    assert_eq!(many.stderr.lines().count(), 51, "{}", many.stderr);
    assert!(many.stderr.contains("and 950 more bad lines; --json lists all"), "{}", many.stderr);
    // A list that broke off is one fault, and none of its lines is taken for an item.
    let broken = "[{\"memory\": \"one\"},\n{\"memory\": \"two\"}";
    let ran = plainly("mem0", broken.as_bytes()).await.is(1);
    assert!(ran.stderr.starts_with("entry 2: is not JSON: EOF while parsing a list"), "{}", ran.stderr);
    assert!(ran.stdout.starts_with("0 memories read"), "{}", ran.stdout);
    let empty = plainly("mem0", br#"[{"memory": " ", "user_id": "ana"}]"#).await.is(1);
    assert!(empty.stderr.starts_with("entry 1: memory: must not be empty"), "{}", empty.stderr);
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_memory_is_not_made_after_it_was_changed() {
    let place = Place::new(Backend::Sqlite).await;
    let line = r#"{"memory": "x", "user_id": "ana", "updated_at": 1700000000}"#;
    place.import("agno", line, &[]).await.is(0);
    let memory = &place.memories("ana").await[0];
    assert_eq!(memory["created_at"], memory["updated_at"]);
    assert_eq!(place.import("agno", line, &[]).await.is(0).json()["known"], 1);
}
