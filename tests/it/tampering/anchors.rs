//! What a log that is consistent in itself can't show: it is named against what an earlier run printed.

use memledger_store::partition_of;
use memledger_tests::{Backend, server::cli};
use serde_json::{Value, json};

use super::{
    base::{ALL, ANA, Base, Copied, LAST, is_named, place, text, uuid},
    events::{forged, store_forged},
};
use crate::http::{World, on_both, remember};

on_both!(
    a_tail_cut_off_with_all_that_hangs_on_it_is_named_against_an_anchor,
    a_tail_cut_off_is_named_against_the_verifications_on_record,
    a_tenants_and_a_users_anchors_hold_their_events_alone,
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
    assert!(copy.run("DELETE FROM verifications").await > 0);
    // By itself the log is whole, which is why an anchor is kept elsewhere.
    let report = copy.verify(&[]).await.is(0).json();
    assert_ne!(report["digest"], earlier.json()["digest"]);
    let partition = base.event(ANA, LAST).partition_id;
    let named = json!({"kind": "anchor", "partition_id": partition, "position": LAST});
    let report = copy.verify(&against).await.is(3).json();
    assert!(is_named(&report, &named), "{report:#}");

    // Another event in its place is no better.
    let mut event = forged(&base, "0191e7a0-0000-7000-8000-000000000001");
    event.body = event.body.replace(&format!("\"rev\":{}", LAST + 1), &format!("\"rev\":{LAST}"));
    (event.position, event.version) = (LAST, LAST);
    for sql in store_forged(&base, &event) {
        copy.run(&sql).await;
    }
    copy.run("DELETE FROM verifications").await;
    copy.verify(&[]).await.is(0);
    let report = copy.verify(&against).await.is(3).json();
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

async fn a_tail_cut_off_is_named_against_the_verifications_on_record(backend: Backend) {
    let base = Base::new(backend).await;
    let copy = base.copy().await;
    let first = copy.verify(&[]).await.is(0).json();
    assert_eq!(first["earlier"], Value::Null);
    copy.verify(&["--user", ANA]).await.is(0);
    let second = copy.verify(&[]).await.is(0).json();
    assert_eq!(second["earlier"]["events"], ALL, "{second:#}");

    cut_off(&base, &copy).await;
    let partition = base.event(ANA, LAST).partition_id;
    let heads = json!({"kind": "anchor", "partition_id": partition, "position": LAST, "table": "verifications",
        "replay_mends": false});
    let counts =
        json!({"kind": "anchor", "message": format!("{} events, an earlier run saw {ALL}", ALL - 1)});
    let of_user = json!({"kind": "anchor", "user_id": ANA, "message": format!("{} events", LAST - 1)});
    // What it found itself does not take the place of what was seen before.
    for _ in 0..2 {
        let report = copy.verify(&[]).await.is(3).json();
        assert!(is_named(&report, &heads) && is_named(&report, &counts), "{report:#}");
        let report = copy.verify(&["--user", ANA]).await.is(3).json();
        assert!(is_named(&report, &heads) && is_named(&report, &of_user), "{report:#}");
    }
    let said = cli(&["verify", "--database", copy.url()]).await.is(3);
    assert!(said.stdout.contains("a replay does not repair this"), "{}", said.stdout);

    // Another event in its place is as many, and not the same.
    let mut event = forged(&base, "0191e7a0-0000-7000-8000-000000000001");
    event.body = event.body.replace(&format!("\"rev\":{}", LAST + 1), &format!("\"rev\":{LAST}"));
    (event.position, event.version) = (LAST, LAST);
    for sql in store_forged(&base, &event) {
        copy.run(&sql).await;
    }
    let report = copy.verify(&[]).await.is(3).json();
    assert!(is_named(&report, &heads) && !is_named(&report, &counts), "{report:#}");

    // A verification of an earlier version tells its count alone.
    let copy = base.copy().await;
    copy.verify(&[]).await.is(0);
    assert!(copy.run("UPDATE verifications SET heads = NULL").await > 0);
    cut_off(&base, &copy).await;
    let report = copy.verify(&[]).await.is(3).json();
    assert!(is_named(&report, &counts) && !is_named(&report, &heads), "{report:#}");
    drop(copy);
}

async fn a_tenants_and_a_users_anchors_hold_their_events_alone(backend: Backend) {
    let world = World::new(backend).await;
    let other = world.server.with_key(&["--role", "auditor", "--tenant", "other"]).await;
    let theirs = world.server.with_key(&["--role", "admin", "--tenant", "other"]).await;
    for user in ["ana", "ana", "bo"] {
        remember(&world.admin, user, json!({"content": "ours"})).await;
    }
    // Of the same user's name, which may lie in the same partition or not.
    remember(&theirs, "ana", json!({"content": "theirs"})).await;
    let verify = "/api/admin/ledger/verify";
    let whole = world.admin.get(verify).await.is(200).body;
    let user = world.admin.get(&format!("{verify}?user_id=ana")).await.is(200).body;
    let foreign = other.get(verify).await.is(200).body;
    assert_eq!((&whole["tenant_id"], &whole["user_id"]), (&json!("default"), &Value::Null));
    assert_eq!((&user["tenant_id"], &user["user_id"]), (&json!("default"), &json!("ana")));
    let places = |report: &Value| -> Vec<i64> {
        report["heads"]
            .as_array()
            .unwrap()
            .iter()
            .map(|head| head["partition_id"].as_i64().unwrap())
            .collect()
    };
    let at = |tenant: &str, user: &str| i64::from(partition_of(tenant, user));
    assert_eq!((places(&user), &user["events"]), (vec![at("default", "ana")], &json!(2)));
    assert!(["ana", "bo"].iter().all(|user| places(&whole).contains(&at("default", user))), "{whole:#}");
    assert!(places(&foreign).contains(&at("other", "ana")), "{foreign:#}");
    let ends = |report: &Value| report["heads"].as_array().unwrap().clone();
    assert!(ends(&whole).iter().all(|head| !ends(&foreign).contains(head)), "{whole:#} {foreign:#}");
    let recorded = world.admin.get("/api/admin/ledger/verifications").await.is(200).items().to_vec();
    assert_eq!([&recorded[0]["digest"], &recorded[1]["digest"]], [&user["digest"], &whole["digest"]]);

    let folder = tempfile::tempdir().unwrap();
    let against = |name: &str, report: &Value| {
        let file = folder.path().join(name);
        std::fs::write(&file, report.to_string()).unwrap();
        file.to_str().unwrap().to_owned()
    };
    let (whole, user) = (against("whole", &whole), against("user", &user));
    let foreign = against("foreign", &foreign);
    remember(&world.admin, "bo", json!({"content": "later"})).await;
    for anchor in [&whole, &user, &foreign] {
        world.server.cli(&["verify", "--against", anchor]).await.is(0);
    }
    world.server.cli(&["verify", "--user", "ana", "--against", &user]).await.is(0);
    let refused = world.server.cli(&["verify", "--user", "bo", "--against", &user]).await.is(2);
    assert!(refused.stderr.contains("user ana of tenant default"), "{}", refused.stderr);

    world.database.run("DELETE FROM verifications").await;
    let forge = "UPDATE events SET leaf_hash = recorded_hash WHERE stream_id = 'ana' AND tenant_id = 'default' AND version = 1";
    let other_leaf = "(SELECT e.leaf_hash FROM events e WHERE e.stream_id = 'bo' AND e.version = 1)";
    world.database.run(&forge.replace("recorded_hash", other_leaf)).await;
    for (anchor, named) in [(&whole, true), (&user, true), (&foreign, false)] {
        let report = world.server.cli(&["verify", "--json", "--against", anchor]).await.is(3).json();
        let wanted = json!({"kind": "anchor", "tenant_id": "default"});
        assert_eq!(is_named(&report, &wanted), named, "{anchor}: {report:#}");
    }
}
