//! Runs of concurrent clients over servers that are killed in turn, each user's history held against the log.

use std::{collections::BTreeMap, sync::Arc, time::Duration};

use futures::future::join_all;
use memledger_tests::{
    Backend, TestDatabase, all_is_wanted,
    server::{Server, cli},
};
use rand::{Rng, SeedableRng, rngs::StdRng};
use reqwest::Method;
use serde_json::{Value, json};

use super::{
    checker,
    clients::{Client, Run},
    log::{REBUILD, Reader, entries},
    record::{Call, Outcome},
    seed,
};
use crate::http::is_of_key;

const CLIENTS: usize = 8;
const USERS: usize = 3;
/// Writes acknowledged before each kill, at least.
const WRITES: usize = 60;
const KILLS: usize = 6;
const MANY_KILLS: usize = 40;

/// Rebuilds the read models again and again, so that clients read while they are switched.
async fn keep_rebuilding(run: Arc<Run>, mut rng: StdRng) {
    while !run.is_stopped() {
        let api = run.api(&mut rng);
        let sent = api.try_send(Method::POST, REBUILD, None, &[]).await;
        if let Ok(answer) = sent
            && answer.status != 503
        {
            assert_eq!(answer.is(200).body["equal"], true, "the read models are not what the log says");
        }
        tokio::time::sleep(Duration::from_millis(rng.random_range(50..300))).await;
    }
}

/// Ends each server in turn as a power cut would, and starts it again on the same database.
async fn kill_in_turn(servers: &mut [Option<Server>], database: &str, run: &Run, rng: &mut StdRng) {
    let kills = if all_is_wanted() { MANY_KILLS } else { KILLS };
    for kill in 0..kills {
        run.progress(WRITES).await;
        tokio::time::sleep(Duration::from_millis(rng.random_range(0..200))).await;
        let at = kill % servers.len();
        servers[at].take().expect("every server runs between the kills").kill_9();
        let started = Server::start(database).await;
        run.replace(at, started.admin());
        servers[at] = Some(started);
    }
    run.progress(WRITES).await;
}

async fn run(backend: Backend, count: usize) {
    let seed = seed();
    let mut rng = StdRng::seed_from_u64(seed);
    let database = TestDatabase::new(backend).await;
    let mut servers = Vec::new();
    for _ in 0..count {
        servers.push(Some(Server::start(&database.url).await));
    }
    let run = Run::new(servers.iter().flatten().map(Server::admin).collect());
    let start = |number: usize| {
        let (user, rng) = (format!("user{}", number % USERS), StdRng::seed_from_u64(rng.random()));
        tokio::spawn(Client::new(number, user, rng, run.clone()).work())
    };
    let clients: Vec<_> = (0..CLIENTS).map(start).collect();
    let rebuilding = tokio::spawn(keep_rebuilding(run.clone(), StdRng::seed_from_u64(rng.random())));
    kill_in_turn(&mut servers, &database.url, &run, &mut rng).await;
    run.stop();
    let clients = join_all(clients).await.into_iter();
    let calls: Vec<Call> = clients.flat_map(|calls| calls.expect("a client ends")).collect();
    rebuilding.await.expect("the rebuilding ends");

    let servers: Vec<Server> = servers.into_iter().flatten().collect();
    for server in &servers {
        assert_eq!(server.admin().post(REBUILD, &json!({})).await.is(200).body["equal"], true);
        explain(server, &calls, seed).await;
    }
    is_worth_the_name(&calls);
    for server in servers {
        server.stop().await;
    }
    let report = cli(&["verify", "--json", "--database", &database.url]).await.is(0).json();
    assert_eq!((&report["ok"], &report["faults"]), (&json!(true), &json!([])), "{report}");
}

/// Every user's history can be explained by the log as this server shows it.
async fn explain(server: &Server, calls: &[Call], seed: u64) {
    let api = server.admin();
    let mut reader = Reader::default();
    reader.catch_up(&api).await;
    let mut by_user: BTreeMap<&str, Vec<Call>> = BTreeMap::new();
    for call in calls {
        by_user.entry(&call.user).or_default().push(call.clone());
    }
    let is_strange = |event: &&Value| {
        !is_of_key(event) && event["stream_id"].as_str().is_none_or(|id| !by_user.contains_key(id))
    };
    assert_eq!(reader.events.iter().find(is_strange), None, "an event of a user that nobody spoke of");
    let keys: Vec<&Value> = reader.events.iter().filter(|event| is_of_key(event)).collect();
    assert_eq!(keys.len(), 1, "the admin's key is made once, however often a server starts: {keys:?}");
    for (user, calls) in by_user {
        let log = entries(&api, user, &reader.events).await;
        let faults = checker::check(&calls, &log);
        let told: Vec<String> = faults.iter().take(5).map(ToString::to_string).collect();
        assert!(faults.is_empty(), "seed {seed}, {user}: {} faults:\n{}", faults.len(), told.join("\n"));
    }
}

/// A kind of call that a history must hold.
type Kind = fn(&Call) -> bool;

/// A history in which little happened would prove little.
fn is_worth_the_name(calls: &[Call]) {
    let count = |is: Kind| calls.iter().filter(|call| is(call)).count();
    let kinds: [(&str, Kind); 6] = [
        ("acknowledged", |call| matches!(call.outcome, Outcome::Done { replayed: false, .. })),
        ("repeated", |call| matches!(call.outcome, Outcome::Done { replayed: true, .. })),
        ("refused", |call| matches!(&call.outcome, Outcome::Refused { code } if code == "revision_mismatch")),
        ("forbidden", |call| matches!(&call.outcome, Outcome::Refused { code } if code == "state_conflict")),
        ("of unknown outcome", |call| call.ask.is_write() && call.outcome == Outcome::Unknown),
        ("reads", |call| !call.ask.is_write() && call.outcome != Outcome::Unknown),
    ];
    let counts: Vec<(&str, usize)> = kinds.into_iter().map(|(name, is)| (name, count(is))).collect();
    println!("{counts:?}");
    assert!(counts.iter().all(|(_, count)| *count > 0), "some kind of call never happened: {counts:?}");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn one_order_explains_all_that_clients_of_a_killed_server_were_told() {
    run(Backend::Sqlite, 1).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn one_order_explains_all_that_clients_of_two_killed_servers_were_told() {
    run(Backend::Postgres, 2).await;
}
