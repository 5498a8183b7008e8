//! Servers that are killed while conversations go on, and two servers on one database.

use std::{
    collections::BTreeMap,
    time::{Duration, Instant},
};

use memledger_tests::{
    Backend, TestDatabase, all_is_wanted, eventually,
    server::{Api, Server, is_sound},
};
use rand::Rng;
use reqwest::Method;
use serde_json::{Value, json};

use super::{path, say};
use crate::http::{
    World,
    workflows::endpoint::{Asking, Wrong},
};

on_both!(
    a_killed_server_loses_no_message_and_tears_no_chain,
    a_summary_whose_server_was_killed_gives_way_within_its_lease,
);

const THREADS: usize = 3;
const ROUNDS: usize = 3;

fn messages(thread: usize) -> String {
    format!("/api/users/ana/threads/t{thread}/messages")
}

/// Sends a pair of messages under its own key; none if the server went away.
async fn send(api: &Api, thread: usize, turn: usize) -> Option<u64> {
    let body = json!({"messages": [
        {"role": "user", "content": format!("question {turn}")},
        {"role": "assistant", "content": format!("answer {turn}")},
    ]});
    let key = format!("{thread}-{turn}");
    let headers = [("Idempotency-Key", key.as_str())];
    let body = body.to_string().into_bytes();
    let answer = api.try_send(Method::POST, &messages(thread), Some(body), &headers).await.ok()?;
    (answer.status == 201).then(|| answer.body["messages"][0]["seq"].as_u64()).flatten()
}

/// Turns from one on until no answer comes: where each is, and the turn that has no answer.
async fn talk(api: Api, thread: usize, first: usize) -> (BTreeMap<usize, u64>, usize) {
    let mut told = BTreeMap::new();
    for turn in first.. {
        match send(&api, thread, turn).await {
            Some(seq) => told.insert(turn, seq),
            None => return (told, turn),
        };
    }
    unreachable!("a conversation ends with its server");
}

/// All messages are there in their order, and the chain of summaries has neither a gap nor a fork.
async fn check(api: &Api, thread: usize, told: &BTreeMap<usize, u64>) {
    let mut found: Vec<Value> = Vec::new();
    loop {
        let after = found.len().checked_sub(1).map_or(String::new(), |last| format!("&after_seq={last}"));
        let page = api.get(&format!("{}?limit=500{after}", messages(thread))).await.is(200);
        found.extend(page.items().iter().cloned());
        if page.body["next_cursor"].is_null() {
            break;
        }
    }
    for (at, message) in found.iter().enumerate() {
        assert_eq!(message["seq"], at);
    }
    for (turn, seq) in told {
        let at = usize::try_from(*seq).unwrap();
        assert_eq!(
            found[at]["content"],
            format!("question {turn}"),
            "an acknowledged message is where it was told"
        );
        assert_eq!(found[at + 1]["content"], format!("answer {turn}"), "a batch is whole");
    }
    let summaries = api.get(&format!("/api/users/ana/threads/t{thread}/summaries?limit=500")).await.is(200);
    let done: Vec<&Value> =
        summaries.items().iter().filter(|summary| summary["status"] == "completed").collect();
    for pair in done.windows(2) {
        assert_eq!(
            pair[0]["base_id"], pair[1]["id"],
            "each summary continues the one before: {}",
            summaries.text
        );
        assert!(pair[0]["end_seq"].as_u64() > pair[1]["end_seq"].as_u64());
    }
    let context = api.get(&format!("/api/users/ana/threads/t{thread}/context")).await.is(200).body;
    let behind = context["summary"]["end_seq"].as_u64().map_or(0, |end| end + 1);
    let seqs: Vec<u64> = context["gap_messages"]
        .as_array()
        .unwrap()
        .iter()
        .filter_map(|message| message["seq"].as_u64())
        .collect();
    assert_eq!(seqs, (behind..found.len() as u64).collect::<Vec<_>>(), "base and everything after it, once");
}

async fn a_killed_server_loses_no_message_and_tears_no_chain(backend: Backend) {
    let mut world = World::new(backend).await;
    let mut told: Vec<BTreeMap<usize, u64>> = vec![BTreeMap::new(); THREADS];
    let mut next = [0; THREADS];
    for _ in 0..ROUNDS {
        let talking: Vec<_> = (0..THREADS)
            .map(|thread| tokio::spawn(talk(world.server.admin(), thread, next[thread])))
            .collect();
        let pause = rand::rng().random_range(300..900);
        tokio::time::sleep(Duration::from_millis(pause)).await;
        world.server.kill_9();
        for (thread, talking) in talking.into_iter().enumerate() {
            let (done, unanswered) = talking.await.unwrap();
            told[thread].extend(done);
            next[thread] = unanswered;
        }
        world = World::on(world.database).await;
        for thread in 0..THREADS {
            // Sent again under its key, a turn that had no answer is there once.
            let seq = send(&world.admin, thread, next[thread]).await.expect("the server is back");
            told[thread].insert(next[thread], seq);
            next[thread] += 1;
            check(&world.admin, thread, &told[thread]).await;
        }
    }
    is_sound(&world.database.url).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn two_servers_make_one_chain() {
    let database = TestDatabase::new(Backend::Postgres).await;
    let servers = [Server::start(&database.url).await, Server::start(&database.url).await];
    let talking: Vec<_> = (0..6)
        .map(|at| {
            let api = servers[at % 2].admin();
            tokio::spawn(async move {
                let mut told = BTreeMap::new();
                for turn in at * 100..at * 100 + 15 {
                    told.insert(turn, send(&api, 0, turn).await.expect("the server is there"));
                }
                told
            })
        })
        .collect();
    let mut told = BTreeMap::new();
    for talking in talking {
        told.extend(talking.await.unwrap());
    }
    assert_eq!(told.len(), 90);
    for server in &servers {
        check(&server.admin(), 0, &told).await;
    }
    is_sound(&database.url).await;
}

/// As long as a server that is not told otherwise gives a summary.
const LEASE: Duration = Duration::from_secs(60);

/// It takes a minute, most of which it sleeps.
async fn a_summary_whose_server_was_killed_gives_way_within_its_lease(backend: Backend) {
    if !all_is_wanted() {
        return;
    }
    let asking = Asking::new(backend).await;
    asking.endpoint.goes_wrong(&[Wrong::Late; 20]);
    super::talk(&asking.server.admin(), 3).await;
    let admin = asking.server.admin();
    eventually("a summary is under way", async || {
        admin.get(&path("summaries")).await.is(200).items().iter().any(|one| one["status"] == "processing")
    })
    .await;
    let begun = Instant::now();
    asking.server.kill_9();
    let world = World::on(asking.database).await;
    say(&world.admin, &[("user", "My code is 4711."), ("assistant", "Noted.")]).await;
    loop {
        let context = world.admin.get(&path("context")).await.is(200).body;
        if context["summary"]["end_seq"] == 7 {
            break;
        }
        assert_eq!(
            context["gap_messages"].as_array().map(Vec::len),
            Some(8),
            "until then the messages are there"
        );
        assert!(begun.elapsed() < LEASE + Duration::from_secs(10), "{context}");
        tokio::time::sleep(Duration::from_millis(500)).await;
    }
    assert!(begun.elapsed() > LEASE / 2, "the lease was kept: {:?}", begun.elapsed());
    is_sound(&world.database.url).await;
}
