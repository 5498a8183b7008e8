//! Acknowledged means durable: servers that are killed or stopped under load, and servers side by side.

use std::{
    collections::{BTreeMap, BTreeSet},
    time::Duration,
};

use futures::future::join_all;
use memledger_tests::{
    Backend, TestDatabase,
    server::{Answer, Api, Server, is_sound},
};
use rand::Rng;
use reqwest::Method;
use serde_json::{Value, json};
use tokio::task::JoinHandle;

use crate::http::{
    Stream, World, active, export, id, memories, memory, of_type, on_both, remember, without_requests,
};

on_both!(a_killed_server_loses_nothing_acknowledged, a_stopped_server_finishes_what_is_under_way,);

const CLIENTS: usize = 8;
const ROUNDS: usize = 3;

/// One command under its own key.
#[derive(Debug, Clone)]
struct Command {
    user: String,
    key: String,
    method: Method,
    path: String,
    body: Option<Value>,
}

/// A command with its answer.
struct Done {
    command: Command,
    answer: Answer,
}

impl Command {
    /// The whole answer, or none where the server went away or is on its way out.
    async fn send(&self, api: &Api) -> Option<Answer> {
        let body = self.body.as_ref().map(|body| body.to_string().into_bytes());
        let headers = [("Idempotency-Key", self.key.as_str())];
        let answer = api.try_send(self.method.clone(), &self.path, body, &headers).await.ok()?;
        if answer.status == 503 {
            return None;
        }
        assert!(answer.status < 300, "{self:?}: {}", answer.text);
        Some(answer)
    }
}

/// What one client got done, and the command that it got no answer to.
#[derive(Default)]
struct Client {
    done: Vec<Done>,
    unanswered: Option<Command>,
}

impl Client {
    /// Creates, changes and deletes memories, one command after the other, until no answer comes.
    async fn work(api: Api, user: String, name: String) -> Self {
        let mut client = Self::default();
        let mut own = String::new();
        for step in 0.. {
            let content = format!("{name} step {step}");
            let (method, path, body) = match step % 4 {
                0 => (Method::POST, memories(&user), Some(json!({"content": content}))),
                1 => (Method::PATCH, memory(&user, &own), Some(json!({"content": content, "importance": 5}))),
                2 => (Method::PATCH, memory(&user, &own), Some(json!({"content": content, "importance": 1}))),
                _ => (Method::DELETE, memory(&user, &own), None),
            };
            let key = format!("{name} {step}");
            let command = Command { user: user.clone(), key, method, path, body };
            match command.send(&api).await {
                Some(answer) => {
                    own = id(&answer.body);
                    client.done.push(Done { command, answer });
                }
                None => {
                    client.unanswered = Some(command);
                    return client;
                }
            }
        }
        client
    }

    /// Eight of them, two for each of four users.
    fn eight(api: &Api, round: usize) -> Vec<JoinHandle<Self>> {
        let start = |n: usize| {
            let (user, name) = (format!("user{}", n % 4), format!("round {round} client {n}"));
            tokio::spawn(Self::work(api.clone(), user, name))
        };
        (0..CLIENTS).map(start).collect()
    }
}

/// Takes in what the clients did, and repeats what they got no answer to: it was done or it was not.
async fn settle(clients: Vec<JoinHandle<Client>>, api: &Api, all: &mut Vec<Done>) {
    for client in join_all(clients).await {
        let Client { done, unanswered } = client.expect("a client ends");
        all.extend(done);
        let command = unanswered.expect("a client ends without an answer");
        let answer = command.send(api).await.expect("the new server answers");
        all.push(Done { command, answer });
    }
}

/// Every answer is still true, and every command had exactly one effect.
async fn nothing_is_lost(api: &Api, all: &[Done]) {
    let mut by_user: BTreeMap<&str, Vec<&Done>> = BTreeMap::new();
    for done in all {
        by_user.entry(&done.command.user).or_default().push(done);
    }
    for (user, done) in by_user {
        let lines = export(api, user).await;
        let (events, history) = (of_type(&lines, "event"), of_type(&lines, "history"));
        assert_eq!(events.len(), done.len(), "commands and events of {user}");
        for (event, number) in events.iter().zip(1_u64..) {
            assert_eq!((&event["version"], &event["body"]["rev"]), (&json!(number), &json!(number)));
        }
        let mut newest: BTreeMap<String, &Answer> = BTreeMap::new();
        for Done { command, answer } in done {
            let rev = usize::try_from(answer.rev()).unwrap();
            let (event, change) = (&events[rev - 1], &history[rev - 1]);
            assert_eq!(event["command_id"], command.key);
            assert_eq!(event["body"]["memory_id"], answer.body["id"]);
            assert_eq!(event["body"]["revision"], answer.body["revision"]);
            if command.method != Method::DELETE {
                assert_eq!(change["new"], answer.body["content"]);
            }
            let last = newest.entry(id(&answer.body)).or_insert(answer);
            if last.rev() < answer.rev() {
                *last = answer;
            }
        }
        let memories: BTreeMap<String, Value> =
            of_type(&lines, "memory").into_iter().map(|line| (id(&line), line)).collect();
        assert_eq!(memories.len(), newest.len());
        for (id, answer) in newest {
            let mut expected = answer.body.clone();
            expected["type"] = json!("memory");
            assert_eq!(memories[&id], expected);
        }
    }
}

async fn a_killed_server_loses_nothing_acknowledged(backend: Backend) {
    let database = TestDatabase::new(backend).await;
    let mut all = Vec::new();
    let mut server = Server::start(&database.url).await;
    for round in 0..ROUNDS {
        let clients = Client::eight(&server.admin(), round);
        let load_ms = rand::rng().random_range(200..1_000);
        tokio::time::sleep(Duration::from_millis(load_ms)).await;
        server.kill_9();
        server = Server::start(&database.url).await;
        settle(clients, &server.admin(), &mut all).await;
        nothing_is_lost(&server.admin(), &all).await;
    }
    assert!(all.len() > ROUNDS * CLIENTS * 2, "there was hardly any load: {} commands", all.len());
    server.stop().await;
    is_sound(&database.url).await;
}

async fn a_stopped_server_finishes_what_is_under_way(backend: Backend) {
    let database = TestDatabase::new(backend).await;
    let mut all = Vec::new();
    let server = Server::start(&database.url).await;
    // A reader of the feed never goes by itself; the stop must end its stream.
    let mut stream = Stream::open(&server.admin(), None).await;
    let reader = tokio::spawn(async move { while stream.next().await.is_some() {} });
    let clients = Client::eight(&server.admin(), 0);
    tokio::time::sleep(Duration::from_millis(700)).await;
    server.stop().await;
    reader.await.expect("the stream ends");
    let server = Server::start(&database.url).await;
    settle(clients, &server.admin(), &mut all).await;
    nothing_is_lost(&server.admin(), &all).await;
    assert!(all.len() > CLIENTS * 2, "there was hardly any load: {} commands", all.len());
    server.stop().await;
    is_sound(&database.url).await;
}

async fn two_servers() -> (TestDatabase, [Server; 2]) {
    let database = TestDatabase::new(Backend::Postgres).await;
    let servers = [Server::start(&database.url).await, Server::start(&database.url).await];
    (database, servers)
}

/// Memories that one writer makes and pins.
const EACH: usize = 20;

/// The revs that the answers give.
async fn write_and_pin(api: Api, writer: usize) -> Vec<u64> {
    let mut revs = Vec::new();
    for number in 0..EACH {
        let body = json!({"content": format!("writer {writer} number {number}")});
        let made = api.post(&memories("ana"), &body).await.is(201);
        revs.push(made.rev());
        let path = memory("ana", &id(&made.body));
        revs.push(api.patch(&path, &json!({"pinned": true})).await.is(200).rev());
    }
    revs
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn two_servers_write_one_user() {
    let (database, servers) = two_servers().await;
    let writers = (0..CLIENTS).map(|n| write_and_pin(servers[n % 2].admin(), n));
    let mut revs = join_all(writers).await.concat();
    revs.sort_unstable();
    let total = (CLIENTS * EACH * 2) as u64;
    assert_eq!(revs, (1..=total).collect::<Vec<_>>());
    for server in &servers {
        let events = of_type(&export(&server.admin(), "ana").await, "event");
        let numbers: Vec<u64> = events.iter().filter_map(|event| event["body"]["rev"].as_u64()).collect();
        assert_eq!(numbers, (1..=total).collect::<Vec<_>>());
        assert_eq!(active(&server.admin(), "ana").await.len(), CLIENTS * EACH);
    }
    for server in servers {
        server.stop().await;
    }
    is_sound(&database.url).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn identical_commands_on_two_servers_have_one_effect() {
    let (database, servers) = two_servers().await;
    for round in 0..10 {
        let command = Command {
            user: "ana".into(),
            key: format!("round {round}"),
            method: Method::POST,
            path: memories("ana"),
            body: Some(json!({"content": "once"})),
        };
        let apis: Vec<Api> = (0..20).map(|n| servers[n % 2].admin()).collect();
        let answers = join_all(apis.iter().map(|api| command.send(api))).await;
        let answers: Vec<Answer> = answers.into_iter().map(|answer| answer.expect("an answer")).collect();
        let ids: BTreeSet<String> = answers.iter().map(|answer| id(&answer.body)).collect();
        assert_eq!(ids.len(), 1, "{ids:?}");
        assert_eq!(answers.iter().filter(|answer| !answer.is_replayed()).count(), 1);
        assert!(answers.iter().all(|answer| answer.rev() == round + 1));
    }
    assert_eq!(active(&servers[0].admin(), "ana").await.len(), 10);
    drop(servers);
    is_sound(&database.url).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_file_has_one_server_and_any_number_of_commands() {
    let world = World::new(Backend::Sqlite).await;
    remember(&world.admin, "ana", json!({"content": "kept"})).await;
    let Err(refused) = Server::try_start(&world.database.url, &[], &[]).await else {
        panic!("a second server serves the same file");
    };
    assert_eq!(refused.code, 1, "{}", refused.stderr);
    assert_eq!(refused.stderr.trim().lines().count(), 1, "{}", refused.stderr);
    assert!(refused.stderr.contains("ledger.db"), "{}", refused.stderr);

    // By whatever name.
    let links = tempfile::tempdir().unwrap();
    let link = links.path().join("link.db");
    std::os::unix::fs::symlink(world.database.url.trim_start_matches("sqlite://"), &link).unwrap();
    let linked = format!("sqlite://{}", link.display());
    assert!(Server::try_start(&linked, &[], &[]).await.is_err(), "a second server serves the file by a link");

    let report = world.server.cli(&["verify", "--json"]).await.is(0).json();
    assert_eq!(report["ok"], true, "{report}");
    let exported = world.server.cli(&["export", "--user", "ana"]).await.is(0);
    let over_http = world.admin.get("/api/users/ana/export").await.is(200).text;
    assert_eq!(without_requests(&exported.stdout), without_requests(&over_http));
    world.server.cli(&["replay", "--json"]).await.is(0);
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("memories.jsonl");
    std::fs::write(&file, "{\"user_id\": \"ana\", \"id\": \"imported\", \"content\": \"beside\"}\n").unwrap();
    let import = ["import", "--from", "jsonl", file.to_str().unwrap()];
    world.server.cli(&import).await.is(0);
    world.server.cli(&import).await.is(0);
    // The server sees what the commands did, and goes on.
    assert_eq!(world.admin.get(&memory("ana", "imported")).await.is(200).body["content"], "beside");
    assert_eq!(
        world.admin.patch(&memory("ana", "imported"), &json!({"pinned": true})).await.is(200).rev(),
        3
    );

    // A killed server leaves nothing that keeps the next one out.
    let World { server, database, .. } = world;
    server.kill_9();
    let world = World::on(database).await;
    assert_eq!(active(&world.admin, "ana").await.len(), 2);
}
