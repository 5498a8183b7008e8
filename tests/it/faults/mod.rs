//! Faults of what the ledger stands on: the server lives through each of them, says so, and loses nothing.

mod busy;
mod disk_full;
mod failover;
mod held_view;
mod locked;
mod moved;
mod own_postgres;
mod pool;
mod postgres_down;
mod power_cut;
mod silent_line;
mod small_disk;
mod stopped;
mod two_rebuilds;
mod watching;

use std::{
    collections::BTreeMap,
    sync::{
        Arc,
        atomic::{AtomicBool, AtomicUsize, Ordering},
    },
    time::{Duration, Instant},
};

use futures::future::join_all;
use memledger_tests::{
    eventually,
    server::{Answer, Api},
};
use reqwest::Method;
use serde_json::json;
use tokio::task::JoinHandle;
use uuid::Uuid;

use crate::http::{column, export, memories, of_type};

/// Many times what a recovery takes on a busy machine.
const RECOVERY: Duration = Duration::from_secs(60);
const LOOK_AGAIN: Duration = Duration::from_millis(50);

/// Waits until the server has taken up its work again by itself, reads included.
async fn recovered(api: &Api) {
    eventually("the server is ready again", async || api.get("/readyz").await.status == 200).await;
    eventually("the read models are up again", async || api.get("/api/users").await.status == 200).await;
}

/// Work for threads that may wait.
async fn blocking<T: Send + 'static>(work: impl FnOnce() -> T + Send + 'static) -> T {
    tokio::task::spawn_blocking(work).await.expect("the work is not cut off")
}

/// The processes that one has started.
fn children_of(parent: u32) -> Vec<u32> {
    let entries = std::fs::read_dir("/proc").expect("the processes are listed");
    let pids = entries.filter_map(|entry| entry.ok()?.file_name().to_str()?.parse::<u32>().ok());
    let is_child = |pid: &u32| {
        // A process may end between the listing and the look.
        let stat = std::fs::read_to_string(format!("/proc/{pid}/stat")).unwrap_or_default();
        let after_name = stat.rsplit_once(')').map_or("", |(_, rest)| rest);
        after_name.split_whitespace().nth(1).and_then(|it| it.parse::<u32>().ok()) == Some(parent)
    };
    pids.filter(is_child).collect()
}

/// A refusal that a caller can live with: it says what is wrong and when to come again.
#[track_caller]
fn check_refusal(answer: &Answer) {
    answer.is_problem(503, "unavailable", None);
    let seconds = answer.header("retry-after").and_then(|value| value.parse::<u64>().ok());
    assert!(seconds.is_some_and(|seconds| seconds > 0), "{:?}", answer.headers);
}

/// A refusal whose detail names a cause.
#[track_caller]
fn check_refusal_names(answer: &Answer, cause: &str) {
    check_refusal(answer);
    let detail = answer.body["detail"].as_str().unwrap_or_default();
    assert!(detail.contains(cause), "{cause:?} is not in {detail:?}");
}

/// A command under a key of its own: it may be sent again and again, and counts once.
#[derive(Debug, Clone)]
struct Note {
    user: String,
    key: String,
    content: String,
}

impl Note {
    fn new(user: &str, key: &str) -> Self {
        Self { user: user.to_owned(), key: key.to_owned(), content: key.to_owned() }
    }

    /// One that takes room on the disk, since it can't be compressed.
    fn long(user: &str, key: &str) -> Self {
        let noise: String = (0..150).map(|_| Uuid::new_v4().simple().to_string()).collect();
        Self { content: format!("{key} {noise}"), ..Self::new(user, key) }
    }

    /// Accepted, or refused for now as the contract has it.
    async fn send(&self, api: &Api) -> Answer {
        let (path, body) = (memories(&self.user), json!({"content": self.content}));
        let headers = [("Idempotency-Key", self.key.as_str())];
        let answer = api.send(Method::POST, &path, Some(&body), &headers).await;
        if answer.status == 503 {
            check_refusal(&answer);
        } else {
            assert_eq!(answer.status, 201, "{}: {}", self.key, answer.text);
            assert_eq!(answer.body["content"], self.content.as_str());
        }
        answer
    }

    /// Sends it until it is accepted; `refused` hears of each refusal.
    async fn insist(&self, api: &Api, mut refused: impl FnMut()) -> Answer {
        let deadline = Instant::now() + RECOVERY;
        loop {
            let answer = self.send(api).await;
            if answer.status == 201 {
                return answer;
            }
            refused();
            assert!(Instant::now() < deadline, "{} is still refused: {}", self.key, answer.text);
            tokio::time::sleep(LOOK_AGAIN).await;
        }
    }

    /// Sends each until it is accepted, all at the same time.
    async fn insist_on_all(notes: &[Self], api: &Api) -> Vec<Answer> {
        join_all(notes.iter().map(|note| note.insist(api, || {}))).await
    }
}

/// Each of the notes is there once, under its key, and nothing else is.
async fn each_counts_once(api: &Api, notes: &[Note]) {
    let mut by_user: BTreeMap<&str, Vec<&Note>> = BTreeMap::new();
    for note in notes {
        by_user.entry(&note.user).or_default().push(note);
    }
    for (user, notes) in by_user {
        let lines = export(api, user).await;
        let events = of_type(&lines, "event");
        let versions: Vec<Option<u64>> = events.iter().map(|event| event["version"].as_u64()).collect();
        assert_eq!(versions, (1..=notes.len() as u64).map(Some).collect::<Vec<_>>(), "events of {user}");
        let keys = notes.iter().map(|note| note.key.as_str()).collect();
        assert_eq!(sorted(column(&events, "command_id")), sorted(keys), "commands of {user}");
        let contents = sorted(notes.iter().map(|note| note.content.as_str()).collect());
        assert_eq!(sorted(column(&of_type(&lines, "memory"), "content")), contents, "memories of {user}");
        assert_eq!(sorted(column(&of_type(&lines, "history"), "new")), contents, "history of {user}");
    }
}

fn sorted(mut texts: Vec<&str>) -> Vec<&str> {
    texts.sort_unstable();
    texts
}

/// Users that the clients of a load share.
const USERS: usize = 4;

#[derive(Default)]
struct Counts {
    stopping: AtomicBool,
    accepted: AtomicUsize,
    refused: AtomicUsize,
}

/// Clients that write one note after the other and insist on each.
struct Load {
    counts: Arc<Counts>,
    clients: Vec<JoinHandle<Vec<Note>>>,
}

impl Load {
    fn start(api: &Api, clients: usize) -> Self {
        let counts = Arc::new(Counts::default());
        let start = |client| tokio::spawn(Self::work(api.clone(), client, counts.clone()));
        let clients = (0..clients).map(start).collect();
        Self { counts, clients }
    }

    async fn work(api: Api, client: usize, counts: Arc<Counts>) -> Vec<Note> {
        let mut notes = Vec::new();
        while !counts.stopping.load(Ordering::Relaxed) {
            let user = format!("user{}", client % USERS);
            let note = Note::new(&user, &format!("client {client} note {}", notes.len()));
            let refused = || {
                counts.refused.fetch_add(1, Ordering::Relaxed);
            };
            note.insist(&api, refused).await;
            counts.accepted.fetch_add(1, Ordering::Relaxed);
            notes.push(note);
            // Under way at any moment, and yet few enough to be looked at one by one.
            tokio::time::sleep(Duration::from_millis(5)).await;
        }
        notes
    }

    fn accepted(&self) -> usize {
        self.counts.accepted.load(Ordering::Relaxed)
    }

    fn refused(&self) -> usize {
        self.counts.refused.load(Ordering::Relaxed)
    }

    /// Waits until as many more were accepted.
    async fn goes_on(&self, more: usize) {
        let goal = self.accepted() + more;
        eventually("writes are accepted", async || self.accepted() >= goal).await;
    }

    /// Ends it; every note was accepted.
    async fn settle(self) -> Vec<Note> {
        self.counts.stopping.store(true, Ordering::Relaxed);
        let clients = join_all(self.clients).await;
        clients.into_iter().flat_map(|notes| notes.expect("a client ends well")).collect()
    }
}
