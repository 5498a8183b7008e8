//! What a log that is consistent in itself can't show: it is named against what an earlier run printed.

use memledger_tests::{Backend, server::cli};
use serde_json::json;

use super::{
    base::{ANA, Base, Copied, LAST, is_named, place, text, uuid},
    events::{forged, store_forged},
};
use crate::http::on_both;

on_both!(
    a_tail_cut_off_with_all_that_hangs_on_it_is_named_against_an_anchor,
    a_log_that_went_on_agrees_with_its_anchor,
);

/// Deletes ana's last event as if it had never been: with its text, its receipt and its count, and the read
/// models made anew.
async fn cut_off(base: &Base, copy: &Copied) {
    let last = base.event(ANA, LAST);
    let partition = last.partition_id;
    let statements = [
        format!("DELETE FROM events WHERE {}", place(last)),
        format!("DELETE FROM contents WHERE content_id = {}", uuid(base.backend, base.content(ANA, LAST))),
        format!("DELETE FROM commands WHERE command_id = {}", text(&last.command_id)),
        format!("UPDATE partitions SET next_position = {LAST} WHERE partition_id = {partition}"),
        "DELETE FROM snapshots".to_owned(),
    ];
    for sql in &statements {
        assert!(copy.run(sql).await > 0, "nothing was tampered with: {sql}");
    }
    cli(&["replay", "--database", copy.url()]).await.is(0);
}

async fn a_tail_cut_off_with_all_that_hangs_on_it_is_named_against_an_anchor(backend: Backend) {
    let base = Base::new(backend).await;
    let copy = base.copy().await;
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("anchor.json");
    let earlier = copy.verify(&[]).await.is(0);
    std::fs::write(&file, &earlier.stdout).unwrap();
    let against = ["--against", file.to_str().unwrap()];
    copy.verify(&against).await.is(0);

    cut_off(&base, &copy).await;
    // By itself the log is whole, which is why an anchor is kept elsewhere.
    let report = copy.verify(&[]).await.is(0).json();
    assert_ne!(report["digest"], earlier.json()["digest"]);
    let partition = base.event(ANA, LAST).partition_id;
    let named = json!({"kind": "anchor", "partition_id": partition, "position": LAST});
    let report = copy.verify(&against).await.is(1).json();
    assert!(is_named(&report, &named), "{report:#}");

    // Another event in its place is no better.
    let mut event = forged(&base, "0191e7a0-0000-7000-8000-000000000001");
    event.body = event.body.replace(&format!("\"rev\":{}", LAST + 1), &format!("\"rev\":{LAST}"));
    (event.position, event.version) = (LAST, LAST);
    for sql in store_forged(&base, &event) {
        copy.run(&sql).await;
    }
    copy.verify(&[]).await.is(0);
    let report = copy.verify(&against).await.is(1).json();
    assert!(is_named(&report, &named), "{report:#}");

    // An anchor that was made to fit is none.
    let shorter = earlier.stdout.replace(&format!("\"position\": {LAST}"), "\"position\": 14");
    assert_ne!(shorter, earlier.stdout);
    std::fs::write(&file, shorter).unwrap();
    let refused = copy.verify(&against).await.is(2);
    assert!(refused.stderr.contains("against"), "{}", refused.stderr);
    drop(copy);
}

async fn a_log_that_went_on_agrees_with_its_anchor(backend: Backend) {
    let base = Base::new(backend).await;
    let copy = base.copy().await;
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("anchor.json");
    std::fs::write(&file, copy.verify(&[]).await.is(0).stdout).unwrap();
    // An event appended by foreign hands in every due form is one more event: only its actor could tell.
    let event = forged(&base, "0191e7a0-0000-7000-8000-000000000001");
    for sql in store_forged(&base, &event) {
        assert!(copy.run(&sql).await > 0);
    }
    let report = copy.verify(&["--against", file.to_str().unwrap()]).await.is(0).json();
    let heads = report["heads"].as_array().unwrap();
    let head = heads.iter().find(|head| head["partition_id"] == event.partition_id).unwrap();
    assert_eq!(head["position"], LAST + 1);
    drop(copy);
}
