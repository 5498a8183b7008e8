//! Edges that are worked out from texts: behind the writes, through restarts, and never against a caller's word.

use std::{
    io::Write,
    time::{Duration, Instant},
};

use memledger_store::partition_of;
use memledger_tests::{
    Backend, TestDatabase, open_store,
    server::{Api, Server, cli, is_sound},
};
use rand::Rng;
use serde_json::{Value, json};
use tempfile::NamedTempFile;

use super::{ask, ids, undated};
use crate::http::{
    World, column, id, memory, on_both,
    relations::{pair, relate, relations},
    remember,
    waiting::from_the_future,
    walk,
};

on_both!(
    near_texts_are_linked_and_unlike_ones_are_not,
    how_near_is_near_enough_can_be_set,
    no_memory_is_linked_to_more_than_so_many,
    what_is_linked_moves_no_rev_that_pollers_watch,
    a_changed_text_is_linked_anew,
    what_a_caller_said_of_an_edge_stays,
    a_killed_server_links_after_its_next_start,
    what_was_imported_is_linked_too,
    what_another_process_wrote_of_a_book_in_memory_is_linked_too,
    a_book_that_cannot_be_read_keeps_no_other_from_its_edges,
);

/// Longest wait for an edge: many times what it takes.
const PATIENCE: Duration = Duration::from_secs(60);

const ON: (&str, &str) = ("MEMLEDGER_RELATIONS_ENABLED", "true");

const BED: &str = "Grows tomatoes and basil on the balcony";
const BED_TOO: &str = "Grows tomatoes and basil on the balcony every summer";
const CELLO: &str = "Plays the cello in an orchestra";
const CHOIR: &str = "Sings Bach cantatas with the cathedral choir";
const CHOIR_TOO: &str = "Sings Bach cantatas with the cathedral choir again";

async fn world(backend: Backend, settings: &[(&str, &str)]) -> World {
    let database = TestDatabase::new(backend).await;
    let server = Server::start_with(&database.url, &[], &[&[ON][..], settings].concat()).await;
    World { admin: server.admin(), server, database }
}

async fn make(api: &Api, name: &str, content: &str) -> String {
    id(&remember(api, name, json!({"content": content})).await)
}

async fn edges(api: &Api, name: &str) -> Vec<Value> {
    walk(api, &relations(name), 500).await
}

fn joins(edge: &Value, one: &str, other: &str) -> bool {
    let ends = [&edge["from_id"], &edge["to_id"]];
    ends == [one, other] || ends == [other, one]
}

/// Waits for the edge between two memories.
async fn linked(api: &Api, name: &str, one: &str, other: &str) -> Value {
    let deadline = Instant::now() + PATIENCE;
    loop {
        let edges = edges(api, name).await;
        if let Some(edge) = edges.iter().find(|edge| joins(edge, one, other)) {
            return edge.clone();
        }
        assert!(Instant::now() < deadline, "{one} and {other} are not linked: {edges:?}");
        tokio::time::sleep(Duration::from_millis(50)).await;
    }
}

/// The edges of a user once all that was written until now is followed: two memories alike that were made after
/// everything else are linked last. The word must be like no other.
async fn settled(api: &Api, name: &str, word: &str) -> Vec<Value> {
    let [one, other] = [make(api, name, word).await, make(api, name, word).await];
    linked(api, name, &one, &other).await;
    let mut edges = edges(api, name).await;
    edges.retain(|edge| !joins(edge, &one, &other));
    edges
}

async fn near_texts_are_linked_and_unlike_ones_are_not(backend: Backend) {
    let world = world(backend, &[]).await;
    let api = &world.admin;
    let one = make(api, "ana", BED).await;
    make(api, "ana", CELLO).await;
    // Near, but archived or of somebody else.
    let gone = make(api, "ana", BED).await;
    api.delete(&memory("ana", &gone)).await.is(200);
    make(api, "bob", BED).await;
    let two = make(api, "ana", BED_TOO).await;
    let edge = linked(api, "ana", &one, &two).await;
    assert_eq!(edge["origin"], "auto");
    assert!(edge["strength"].as_f64().is_some_and(|it| (0.6..1.0).contains(&it)), "{edge}");
    assert_eq!(settled(api, "ana", "xylophone").await, [edge]);
    assert!(settled(api, "bob", "xylophone").await.is_empty());
    // It is told like one that a caller made, and leaves the memories as they are.
    let links = walk(api, "/api/users/ana/timeline?event=LINK", 500).await;
    assert!(links.iter().all(|link| link["old"].is_null() && link["new"].is_null()), "{links:?}");
    let guard = [("If-Match", "\"1\"")];
    for own in [&one, &two] {
        let pin = json!({"pinned": true});
        api.send(reqwest::Method::PATCH, &memory("ana", own), Some(&pin), &guard).await.is(200);
    }
    let found = ask(api, "ana", "balcony in summer", json!({"top_k": 1})).await.is(200);
    assert_eq!(ids(&found), [two]);
    let related = found.items()[0]["related"].as_array().unwrap();
    assert_eq!(related.len(), 1);
    assert_eq!(undated(related[0].as_str().unwrap()), format!("[General] {BED}"));
    is_sound(&world.database.url).await;
}

async fn how_near_is_near_enough_can_be_set(backend: Backend) {
    let world = world(backend, &[("MEMLEDGER_RELATIONS_LINK_MIN", "0.97")]).await;
    for content in [BED, BED_TOO, CHOIR, CHOIR_TOO] {
        make(&world.admin, "ana", content).await;
    }
    assert!(settled(&world.admin, "ana", "xylophone").await.is_empty());
}

async fn no_memory_is_linked_to_more_than_so_many(backend: Backend) {
    let world = world(backend, &[("MEMLEDGER_RELATIONS_NEIGHBOURS", "1")]).await;
    let mut own = Vec::new();
    for number in 0..5 {
        own.push(make(&world.admin, "ana", &format!("{BED} {number}")).await);
    }
    let edges = settled(&world.admin, "ana", "xylophone").await;
    // Whoever came to others has its nearest one, which may have it as its own.
    assert!((2..=5).contains(&edges.len()), "{edges:?}");
    for own in &own {
        let made = column(&edges, "from_id").into_iter().filter(|from| *from == own.as_str()).count();
        assert!(made <= 1, "{own} is linked to {made}: {edges:?}");
    }
    for own in &own[1..] {
        let is_of = |edge: &Value| edge["from_id"] == own.as_str() || edge["to_id"] == own.as_str();
        assert!(edges.iter().any(is_of), "{own} is linked to none: {edges:?}");
    }
}

/// Whichever of the two the edge was made from.
async fn what_is_linked_moves_no_rev_that_pollers_watch(backend: Backend) {
    let world = world(backend, &[]).await;
    let api = &world.admin;
    let [one, other] = [make(api, "ana", BED).await, make(api, "ana", BED_TOO).await];
    let linked = linked(api, "ana", &one, &other).await;
    assert_eq!(linked["rev"], 3, "it has a rev of its own in the log");
    let watched = async || {
        let delta = api.get("/api/users/ana/threads/t/delta?since_rev=2").await.is(200).body;
        let query = ask(api, "ana", "tomatoes", json!({})).await.is(200).body;
        let users = api.get("/api/users?prefix=ana").await.is(200);
        json!([delta["rev"], delta["more"], query["rev"], users.items()[0]["rev"]])
    };
    assert_eq!(watched().await, json!([2, false, 2, 2]));
    // Whoever was told the rev of an edge before is not refused by it.
    let delta = api.get("/api/users/ana/threads/t/delta?since_rev=3").await.is(200).body;
    assert_eq!((&delta["rev"], &delta["changes"]), (&json!(3), &json!([])));
    let path = "/api/users/ana/threads/t/delta?since_rev=4";
    api.get(path).await.is_problem(400, "invalid_request", Some("since_rev"));
    make(api, "ana", CELLO).await;
    assert_eq!(watched().await, json!([4, false, 4, 4]));
    // What a caller relates is a change that the rev tells of.
    relate(api, "ana", &json!({"from_id": one, "to_id": other, "strength": 0.9})).await;
    assert_eq!(watched().await, json!([5, false, 5, 5]));
}

async fn a_changed_text_is_linked_anew(backend: Backend) {
    let world = world(backend, &[]).await;
    let api = &world.admin;
    for (name, side) in [("ana", "from_id"), ("bob", "to_id")] {
        let [one, two] = [make(api, name, BED).await, make(api, name, BED_TOO).await];
        let choir = make(api, name, CHOIR).await;
        let edge = linked(api, name, &one, &two).await;
        let changed = edge[side].as_str().unwrap();
        let before = settled(api, name, "xylophone").await;
        assert_eq!(before, std::slice::from_ref(&edge));
        // Labels are no text.
        api.patch(&memory(name, changed), &json!({"importance": 5, "category": "c"})).await.is(200);
        // The first word's edge is among them now.
        assert_eq!(settled(api, name, "quicksilver").await.len(), 2);
        api.patch(&memory(name, changed), &json!({"content": CHOIR_TOO})).await.is(200);
        let anew = linked(api, name, changed, &choir).await;
        assert_eq!(anew["origin"], "auto");
        let after = settled(api, name, "zeppelin").await;
        let stale = after.iter().find(|edge| joins(edge, &one, &two));
        assert!(stale.is_none(), "{side} changed, and the texts are alike no more: {stale:?}");
        assert!(after.contains(&anew), "{after:?}");
    }
}

async fn what_a_caller_said_of_an_edge_stays(backend: Backend) {
    let world = world(backend, &[]).await;
    let api = &world.admin;
    let bed = [make(api, "ana", BED).await, make(api, "ana", BED_TOO).await];
    let choir = [make(api, "ana", CHOIR).await, make(api, "ana", CHOIR_TOO).await];
    linked(api, "ana", &bed[0], &bed[1]).await;
    linked(api, "ana", &choir[0], &choir[1]).await;
    let ended = api.delete(&pair("ana", &bed[0], &bed[1])).await.is(200);
    assert_eq!(ended.body["origin"], "auto");
    let body = json!({"from_id": choir[0], "to_id": choir[1], "strength": 0.3});
    let said = relate(api, "ana", &body).await.body;
    assert_eq!([&said["origin"], &said["strength"]], [&json!("manual"), &json!(0.3)]);
    // They are near still, and looked at again from either side.
    for (own, text) in [(&bed[0], BED_TOO), (&bed[1], BED), (&choir[0], CHOIR_TOO), (&choir[1], CHOIR)] {
        api.patch(&memory("ana", own), &json!({"content": text})).await.is(200);
    }
    assert_eq!(settled(api, "ana", "xylophone").await, [said]);
    let body = json!({"from_id": bed[0], "to_id": bed[1]});
    assert_eq!(relate(api, "ana", &body).await.body["origin"], "manual");
}

async fn a_killed_server_links_after_its_next_start(backend: Backend) {
    let database = TestDatabase::new(backend).await;
    let mut pairs = Vec::new();
    // Nothing that can be told apart by more than its first word is near another.
    let words = ["amber anchor almond", "birch bellows brook", "cedar copper crane", "dune drum damson"];
    for text in words {
        let server = Server::start_with(&database.url, &[], &[ON]).await;
        let api = server.admin();
        pairs.push([make(&api, "ana", text).await, make(&api, "ana", text).await]);
        let wait_ms = rand::rng().random_range(0..400);
        tokio::time::sleep(Duration::from_millis(wait_ms)).await;
        server.kill_9();
    }
    let server = Server::start_with(&database.url, &[], &[ON]).await;
    let api = server.admin();
    for [one, other] in &pairs {
        linked(&api, "ana", one, other).await;
    }
    assert_eq!(settled(&api, "ana", "xylophone").await.len(), pairs.len());
    // What was followed twice is linked once.
    let links = walk(&api, "/api/users/ana/timeline?event=LINK", 500).await;
    for [one, other] in &pairs {
        let of_pair = |link: &&Value| {
            let ends = [&link["memory_id"], &link["detail"]["to"]];
            ends == [one, other] || ends == [other, one]
        };
        assert_eq!(links.iter().filter(of_pair).count(), 1, "{links:?}");
    }
    server.stop().await;
    is_sound(&database.url).await;
}

async fn what_was_imported_is_linked_too(backend: Backend) {
    let lines = |prefix: &str| {
        let mut file = NamedTempFile::new().unwrap();
        for (number, content) in [BED, CELLO, BED_TOO].into_iter().enumerate() {
            writeln!(file, "{}", json!({"id": format!("{prefix}-{number}"), "content": content})).unwrap();
        }
        file
    };
    let database = TestDatabase::new(backend).await;
    // Before there is any server, and beside one.
    let (before, beside) = (lines("a"), lines("b"));
    let import = |file: &NamedTempFile, name: &str| {
        let path = file.path().to_str().unwrap();
        ["import", "--from", "jsonl", path, "--user", name].map(str::to_owned)
    };
    let words = import(&before, "ana");
    let mut words: Vec<&str> = words.iter().map(String::as_str).collect();
    words.extend(["--database", database.url.as_str()]);
    cli(&words).await.is(0);
    let server = Server::start_with(&database.url, &[], &[ON]).await;
    let api = server.admin();
    linked(&api, "ana", "a-0", "a-2").await;
    let words = import(&beside, "bob");
    server.cli(&words.each_ref().map(String::as_str)).await.is(0);
    linked(&api, "bob", "b-0", "b-2").await;
    for name in ["ana", "bob"] {
        assert_eq!(settled(&api, name, "xylophone").await.len(), 1, "{name}");
    }
}

async fn what_another_process_wrote_of_a_book_in_memory_is_linked_too(backend: Backend) {
    let world = world(backend, &[]).await;
    let one = make(&world.admin, "ana", BED).await;
    let mut file = NamedTempFile::new().unwrap();
    writeln!(file, "{}", json!({"id": "two", "content": BED_TOO})).unwrap();
    let path = file.path().to_str().unwrap();
    world.server.cli(&["import", "--from", "jsonl", path, "--user", "ana"]).await.is(0);
    linked(&world.admin, "ana", &one, "two").await;
}

/// A user of the partition, of the tenant of these tests.
fn user_in(partition_id: i32) -> String {
    let mut names = (0..).map(|n| format!("user-{n}"));
    names.find(|name| partition_of("default", name) == partition_id).expect("one in 64 lies there")
}

async fn a_book_that_cannot_be_read_keeps_no_other_from_its_edges(backend: Backend) {
    let World { admin, server, database } = World::new(backend).await;
    let broken = partition_of("default", "ana");
    // Of the same partition, and of one that is followed later.
    let users = ["ana".to_owned(), user_in(broken), user_in(broken + 1)];
    let mut pairs = Vec::new();
    for user in &users {
        pairs.push([make(&admin, user, BED).await, make(&admin, user, BED_TOO).await]);
    }
    let store = open_store(&database).await;
    store.append(from_the_future("memory_book", "ana", 3)).await.expect("the event can be stored");
    store.close().await;
    server.stop().await;
    let server = Server::start_with(&database.url, &[], &[ON]).await;
    for (user, [one, two]) in users.iter().zip(&pairs).skip(1) {
        linked(&server.admin(), user, one, two).await;
    }
    server.stop().await;
}
