//! The clients of a run: each makes one call after the other and records what comes of it.

use std::{
    collections::BTreeMap,
    sync::{
        Arc, Mutex, PoisonError, RwLock,
        atomic::{AtomicBool, AtomicUsize, Ordering},
    },
    time::{Duration, Instant},
};

use memledger_tests::server::Api;
use rand::{Rng, rngs::StdRng, seq::IndexedRandom};

use super::{
    record::{Ask, At, Call, Outcome, Seen, Set},
    wire::{Request, outcome, request},
};

/// Memories of a user, about: few, so that clients meet at the same ones.
const MEMORIES: usize = 24;
/// Many times what a server takes to start on a busy machine.
const PATIENCE: Duration = Duration::from_secs(100);
const AFTER_NO_ANSWER: Duration = Duration::from_millis(30);

/// What the clients of a run share.
pub struct Run {
    began: Instant,
    /// One for each server; a dead one's stays until the next is there.
    apis: RwLock<Vec<Api>>,
    stopped: AtomicBool,
    /// Writes acknowledged so far.
    done: AtomicUsize,
    /// What clients learnt of the memories of each user, by their ids.
    known: Mutex<BTreeMap<String, BTreeMap<String, Seen>>>,
}

impl Run {
    pub fn new(apis: Vec<Api>) -> Arc<Self> {
        Arc::new(Self {
            began: Instant::now(),
            apis: RwLock::new(apis),
            stopped: AtomicBool::new(false),
            done: AtomicUsize::new(0),
            known: Mutex::default(),
        })
    }

    fn now(&self) -> At {
        self.began.elapsed().as_micros() as At
    }

    pub fn stop(&self) {
        self.stopped.store(true, Ordering::Relaxed);
    }

    pub fn is_stopped(&self) -> bool {
        self.stopped.load(Ordering::Relaxed)
    }

    pub fn replace(&self, server: usize, api: Api) {
        self.apis.write().unwrap_or_else(PoisonError::into_inner)[server] = api;
    }

    /// Any of the servers.
    pub fn api(&self, rng: &mut StdRng) -> Api {
        let apis = self.apis.read().unwrap_or_else(PoisonError::into_inner);
        apis.choose(rng).expect("a run has servers").clone()
    }

    /// Waits until so many more writes are acknowledged.
    pub async fn progress(&self, writes: usize) {
        let goal = self.done.load(Ordering::Relaxed) + writes;
        let deadline = Instant::now() + PATIENCE;
        while self.done.load(Ordering::Relaxed) < goal {
            assert!(Instant::now() < deadline, "no {writes} writes are acknowledged within {PATIENCE:?}");
            tokio::time::sleep(Duration::from_millis(5)).await;
        }
    }

    fn known(&self, user: &str) -> Vec<Seen> {
        let known = self.known.lock().unwrap_or_else(PoisonError::into_inner);
        known.get(user).map(|memories| memories.values().cloned().collect()).unwrap_or_default()
    }

    /// Keeps the newest that was seen of a memory.
    fn learn(&self, user: &str, memory: &Seen) {
        let mut known = self.known.lock().unwrap_or_else(PoisonError::into_inner);
        let memories = known.entry(user.to_owned()).or_default();
        if memories.get(&memory.id).is_none_or(|before| before.revision < memory.revision) {
            memories.insert(memory.id.clone(), memory.clone());
        }
    }
}

pub struct Client {
    number: usize,
    user: String,
    rng: StdRng,
    run: Arc<Run>,
    calls: Vec<Call>,
    asked: usize,
    /// The last revs that were answered, to ask for what changed since.
    revs: Vec<u64>,
}

impl Client {
    pub fn new(number: usize, user: String, rng: StdRng, run: Arc<Run>) -> Self {
        Self { number, user, rng, run, calls: Vec::new(), asked: 0, revs: vec![0] }
    }

    /// Makes calls until the run is stopped; the call under way is finished.
    pub async fn work(mut self) -> Vec<Call> {
        while !self.run.is_stopped() {
            self.asked += 1;
            let ask = self.choose();
            let command = self.name();
            if ask.is_write() {
                self.write(&command, &ask).await;
            } else {
                self.send(&command, &ask, false).await;
            }
            let pause_ms = self.rng.random_range(0..10);
            tokio::time::sleep(Duration::from_millis(pause_ms)).await;
        }
        self.calls
    }

    /// Names the call under way.
    fn name(&self) -> String {
        format!("client {} call {}", self.number, self.asked)
    }

    /// Some writes have a key, and most of those are repeated until there is an answer. The rest is left
    /// as it is: done or not.
    async fn write(&mut self, command: &str, ask: &Ask) {
        let is_keyed = self.rng.random_bool(0.5);
        let is_repeated = is_keyed && self.rng.random_bool(0.8);
        let deadline = Instant::now() + PATIENCE;
        let mut known = self.send(command, ask, is_keyed).await;
        while !known && is_repeated {
            assert!(Instant::now() < deadline, "no answer to {command} ({ask:?}) within {PATIENCE:?}");
            known = self.send(command, ask, is_keyed).await;
        }
        let is_done = matches!(self.calls.last(), Some(Call { outcome: Outcome::Done { .. }, .. }));
        if is_done && is_keyed && self.rng.random_bool(0.1) {
            // Once more, as a client does that lost the answer.
            self.send(command, ask, true).await;
        }
    }

    /// Makes one call of any of the servers and records it; tells whether its outcome is known.
    async fn send(&mut self, command: &str, ask: &Ask, is_keyed: bool) -> bool {
        let api = self.run.api(&mut self.rng);
        let Request { method, path, body, guard } = request(&self.user, ask);
        let etag = guard.map(|revision| format!("\"{revision}\""));
        let mut headers = Vec::new();
        if ask.is_write() {
            headers.push(("Correlation-Id", command));
        }
        if is_keyed {
            headers.push(("Idempotency-Key", command));
        }
        headers.extend(etag.as_deref().map(|etag| ("If-Match", etag)));
        let body = body.map(|body| body.to_string().into_bytes());
        let start = self.run.now();
        let answered = api.try_send(method, &path, body, &headers).await;
        let end = self.run.now();
        let outcome = outcome(ask, answered);
        self.learn(&outcome);
        let is_known = outcome != Outcome::Unknown;
        self.calls.push(Call {
            client: self.number,
            user: self.user.clone(),
            command: command.to_owned(),
            ask: ask.clone(),
            start,
            end,
            outcome,
        });
        if !is_known {
            tokio::time::sleep(AFTER_NO_ANSWER).await;
        }
        is_known
    }

    fn learn(&mut self, outcome: &Outcome) {
        match outcome {
            Outcome::Done { rev, memory, .. } => {
                self.run.done.fetch_add(1, Ordering::Relaxed);
                self.run.learn(&self.user, memory);
                self.revs.push(*rev);
            }
            Outcome::Memory(memory) => self.run.learn(&self.user, memory),
            Outcome::Memories(memories) => memories.iter().for_each(|it| self.run.learn(&self.user, it)),
            Outcome::Changes { rev, .. } => self.revs.push(*rev),
            Outcome::Unknown | Outcome::Refused { .. } => {}
        }
        if self.revs.len() > 16 {
            self.revs.remove(0);
        }
    }

    fn choose(&mut self) -> Ask {
        let known = self.run.known(&self.user);
        let chosen = match self.rng.random_range(0..100) {
            0..36 => self.change(&known),
            36..48 => {
                let soft = self.rng.random_bool(0.3);
                self.target(&known, true).map(|(id, guard)| Ask::Delete { id, soft, guard })
            }
            48..60 => self.target(&known, false).map(|(id, guard)| Ask::Restore { id, guard }),
            60..67 => self.merge(&known),
            67..79 => self.target(&known, true).map(|(id, _)| Ask::Get { id }),
            79..86 => Some(Ask::List { all: self.rng.random_bool(0.5) }),
            86..94 => self.revs.choose(&mut self.rng).map(|since| Ask::Delta { since: *since }),
            _ => None,
        };
        match chosen {
            Some(ask) => ask,
            None if known.len() < MEMORIES => self.create(),
            None => Ask::List { all: true },
        }
    }

    /// One of the memories, mostly in the state wanted, and half of the time with the revision last seen or,
    /// now and then, the one before.
    fn target(&mut self, known: &[Seen], active: bool) -> Option<(String, Option<u64>)> {
        let is_astray = self.rng.random_bool(0.1);
        let fits = |memory: &&Seen| is_astray || (memory.state == "active") == active;
        let fitting: Vec<&Seen> = known.iter().filter(fits).collect();
        let memory = fitting.choose(&mut self.rng)?;
        let is_late = self.rng.random_bool(0.1);
        let guard = self.rng.random_bool(0.5).then_some(memory.revision - u64::from(is_late));
        Some((memory.id.clone(), guard))
    }

    fn category(&mut self) -> String {
        let categories = ["work", "health", "travel"];
        categories.choose(&mut self.rng).map(|name| (*name).to_owned()).unwrap_or_default()
    }

    fn create(&mut self) -> Ask {
        let category = if self.rng.random_bool(0.7) { Some(self.category()) } else { None };
        Ask::Create { content: self.name(), importance: self.rng.random_range(1..=5), category }
    }

    fn change(&mut self, known: &[Seen]) -> Option<Ask> {
        let (id, guard) = self.target(known, true)?;
        let set = match self.rng.random_range(0..10) {
            0..6 => Set::Text { content: self.name(), importance: self.rng.random_range(1..=5) },
            6..8 => Set::Pin(self.rng.random_bool(0.5)),
            _ => Set::Category(self.category()),
        };
        Some(Ask::Change { id, set, guard })
    }

    fn merge(&mut self, known: &[Seen]) -> Option<Ask> {
        let active: Vec<&Seen> = known.iter().filter(|memory| memory.state == "active").collect();
        let amount = self.rng.random_range(2..=3);
        let chosen: Vec<&Seen> = active.choose_multiple(&mut self.rng, amount).copied().collect();
        let sources: Vec<String> = chosen.iter().map(|memory| memory.id.clone()).collect();
        if sources.len() < 2 {
            return None;
        }
        // Into a new one, into one of the sources, or into another one.
        let into = match self.rng.random_range(0..3) {
            0 if known.len() < MEMORIES => None,
            0 | 1 => chosen.first().copied(),
            _ => active.choose(&mut self.rng).copied(),
        };
        let guard = into.filter(|_| self.rng.random_bool(0.5)).map(|memory| memory.revision);
        let into = into.map(|memory| memory.id.clone());
        Some(Ask::Merge { sources, into, content: self.name(), guard })
    }
}
