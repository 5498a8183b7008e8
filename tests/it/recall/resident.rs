//! What lies near, of a user whose bits are held in memory: the same as if the database were asked each time.

use memledger_tests::{
    Backend, TestDatabase,
    server::{Api, Server},
};
use rand::{Rng, SeedableRng, rngs::StdRng};
use serde_json::{Value, json};

use super::ask;
use crate::http::{id, memories, memory, on_both, remember};

on_both!(every_change_shows_in_what_lies_near, memories_of_another_server_lie_near);

/// Held from the first memory on; few are looked at, so that what is missed shows.
const SETTINGS: [(&str, &str); 2] =
    [("MEMLEDGER_RECALL_RESIDENT_FROM", "1"), ("MEMLEDGER_RECALL_CANDIDATES", "4")];

/// Words that nobody uses: texts of them lie far from each other.
fn made_up(random: &mut StdRng) -> String {
    let word = |random: &mut StdRng| -> String { (0..12).map(|_| random.random_range('a'..='z')).collect() };
    (0..3).map(|_| word(random)).collect::<Vec<_>>().join(" ")
}

/// Asks for a text without the last letter of each word: no memory has these words, only nearness finds it.
async fn nearest(api: &Api, text: &str) -> Value {
    let words: Vec<&str> = text.split(' ').map(|word| &word[..word.len() - 1]).collect();
    let answer = ask(api, "ana", &words.join(" "), json!({"top_k": 1, "return": "full"})).await.is(200);
    answer.items().first().cloned().unwrap_or_default()
}

async fn is_nearest(api: &Api, text: &str, wanted: &str) {
    let found = nearest(api, text).await;
    assert_eq!(found["id"], wanted, "for {text:?}: {found}");
    assert_eq!(found["scores"]["lexical"], 0.0, "found by its words: {found}");
}

async fn every_change_shows_in_what_lies_near(backend: Backend) {
    let database = TestDatabase::new(backend).await;
    let server = Server::start_with(&database.url, &[], &SETTINGS).await;
    let api = server.admin();
    let seed = rand::rng().random();
    println!("seed {seed}");
    let random = &mut StdRng::seed_from_u64(seed);
    let mut alive: Vec<(String, String)> = Vec::new();
    for _ in 0..12 {
        let text = made_up(random);
        alive.push((id(&remember(&api, "ana", json!({"content": text})).await), text));
    }
    is_nearest(&api, &alive[0].1, &alive[0].0).await;
    for step in 0..40 {
        let at = random.random_range(0..alive.len());
        let (id, text) = alive[at].clone();
        match step % 5 {
            0 => {
                let text = made_up(random);
                let new = crate::http::id(&remember(&api, "ana", json!({"content": text})).await);
                is_nearest(&api, &text, &new).await;
                alive.push((new, text));
            }
            1 => {
                let new = made_up(random);
                api.patch(&memory("ana", &id), &json!({"content": new})).await.is(200);
                is_nearest(&api, &new, &id).await;
                alive[at].1 = new;
            }
            2 => {
                api.delete(&format!("{}?mode=soft", memory("ana", &id))).await;
                assert_ne!(nearest(&api, &text).await["id"], id.as_str(), "it was deleted");
                api.post(&format!("{}/restore", memory("ana", &id)), &json!({})).await.is(200);
                is_nearest(&api, &text, &id).await;
            }
            3 => {
                api.post(&format!("{}/purge", memory("ana", &id)), &json!({"reason": "asked for"}))
                    .await
                    .is(200);
                assert_ne!(nearest(&api, &text).await["id"], id.as_str(), "it was purged");
                alive.remove(at);
            }
            _ => is_nearest(&api, &text, &id).await,
        }
    }
    for (id, text) in &alive {
        is_nearest(&api, text, id).await;
    }
    server.stop().await;
}

/// What this server did not write itself.
async fn memories_of_another_server_lie_near(backend: Backend) {
    let database = TestDatabase::new(backend).await;
    let random = &mut StdRng::seed_from_u64(7);
    let server = Server::start_with(&database.url, &[], &SETTINGS).await;
    let api = server.admin();
    let first = made_up(random);
    let known = id(&remember(&api, "ana", json!({"content": first})).await);
    is_nearest(&api, &first, &known).await;
    // SQLite has one server at a time.
    let other = match backend {
        Backend::Postgres => Some(Server::start_with(&database.url, &[], &SETTINGS).await),
        Backend::Sqlite => None,
    };
    let writer = other.as_ref().map_or_else(|| server.admin(), Server::admin);
    let texts: Vec<String> = (0..30).map(|_| made_up(random)).collect();
    for text in &texts {
        writer.post(&memories("ana"), &json!({"content": text})).await.is(201);
    }
    for text in &texts {
        let found = nearest(&api, text).await;
        assert_eq!(found["memory"]["content"], text.as_str(), "{found}");
    }
    for server in [Some(server), other].into_iter().flatten() {
        server.stop().await;
    }
}
