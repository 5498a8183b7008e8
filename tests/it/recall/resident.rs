//! What answers a query of a user whose words and bits are held in memory: the same as if the database were asked
//! each time.

use memledger_tests::{
    Backend, TestDatabase,
    server::{Api, Server},
};
use rand::{Rng, SeedableRng, rngs::StdRng};
use serde_json::{Value, json};

use super::ask;
use crate::http::{id, memories, memory, on_both, remember};

on_both!(
    every_change_shows_in_what_is_found,
    memories_of_another_server_are_found,
    a_filter_that_lets_few_through_leaves_as_many_as_are_wanted,
);

/// Held from the first memory on; few are looked at, so that what is missed shows.
const SETTINGS: [(&str, &str); 2] =
    [("MEMLEDGER_RECALL_RESIDENT_FROM", "1"), ("MEMLEDGER_RECALL_CANDIDATES", "4")];

/// Words that nobody uses: texts of them lie far from each other.
fn made_up(random: &mut StdRng) -> String {
    let word = |random: &mut StdRng| -> String { (0..12).map(|_| random.random_range('a'..='z')).collect() };
    (0..3).map(|_| word(random)).collect::<Vec<_>>().join(" ")
}

/// What answers best.
async fn best(api: &Api, words: &str) -> Value {
    let answer = ask(api, "ana", words, json!({"top_k": 1, "return": "full"})).await.is(200);
    answer.items().first().cloned().unwrap_or_default()
}

/// By all of its words, and by one of them.
async fn is_found(api: &Api, text: &str, wanted: &str) {
    for words in [text, text.split(' ').next_back().unwrap_or_default()] {
        let found = best(api, words).await;
        assert_eq!(found["id"], wanted, "for {words:?}: {found}");
    }
}

async fn every_change_shows_in_what_is_found(backend: Backend) {
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
    is_found(&api, &alive[0].1, &alive[0].0).await;
    for step in 0..40 {
        let at = random.random_range(0..alive.len());
        let (id, text) = alive[at].clone();
        match step % 5 {
            0 => {
                let text = made_up(random);
                let new = crate::http::id(&remember(&api, "ana", json!({"content": text})).await);
                is_found(&api, &text, &new).await;
                alive.push((new, text));
            }
            1 => {
                let new = made_up(random);
                api.patch(&memory("ana", &id), &json!({"content": new})).await.is(200);
                is_found(&api, &new, &id).await;
                alive[at].1 = new;
            }
            2 => {
                api.delete(&format!("{}?mode=soft", memory("ana", &id))).await;
                assert_ne!(best(&api, &text).await["id"], id.as_str(), "it was deleted");
                api.post(&format!("{}/restore", memory("ana", &id)), &json!({})).await.is(200);
                is_found(&api, &text, &id).await;
            }
            3 => {
                api.post(&format!("{}/purge", memory("ana", &id)), &json!({"reason": "asked for"}))
                    .await
                    .is(200);
                assert_ne!(best(&api, &text).await["id"], id.as_str(), "it was purged");
                alive.remove(at);
            }
            _ => is_found(&api, &text, &id).await,
        }
    }
    for (id, text) in &alive {
        is_found(&api, text, id).await;
    }
    server.stop().await;
}

/// What this server did not write itself.
async fn memories_of_another_server_are_found(backend: Backend) {
    let database = TestDatabase::new(backend).await;
    let random = &mut StdRng::seed_from_u64(7);
    let server = Server::start_with(&database.url, &[], &SETTINGS).await;
    let api = server.admin();
    let first = made_up(random);
    let known = id(&remember(&api, "ana", json!({"content": first})).await);
    is_found(&api, &first, &known).await;
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
        let found = best(&api, text).await;
        assert_eq!(found["memory"]["content"], text.as_str(), "{found}");
    }
    for server in [Some(server), other].into_iter().flatten() {
        server.stop().await;
    }
}

/// Of those looked at first, whatever their bank, hardly one is of the bank that is asked for.
async fn a_filter_that_lets_few_through_leaves_as_many_as_are_wanted(backend: Backend) {
    let database = TestDatabase::new(backend).await;
    let random = &mut StdRng::seed_from_u64(11);
    let server = Server::start_with(&database.url, &[], &SETTINGS).await;
    let api = server.admin();
    for n in 0..60 {
        let bank = match n {
            _ if n % 6 == 0 => "Work",
            7 | 41 => "Health",
            _ => "General",
        };
        let content = format!("tea with {}", made_up(random));
        api.post(&memories("ana"), &json!({"content": content, "bank": bank})).await.is(201);
    }
    for (bank, wanted, there) in
        [("Work", 1, 1), ("Work", 5, 5), ("Work", 8, 8), ("Health", 5, 2), ("Events", 5, 0)]
    {
        let filtered = json!({"top_k": wanted, "filters": {"bank": bank}});
        let answer = ask(&api, "ana", "who drinks tea with whom", filtered).await.is(200);
        assert_eq!(answer.items().len(), there, "{bank}: {answer:?}");
    }
    server.stop().await;
}
