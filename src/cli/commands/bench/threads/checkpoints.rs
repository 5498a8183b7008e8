//! Checkpoints saved and loaded: one after the other, and those of many threads at once.

use std::{
    collections::BTreeMap,
    sync::Arc,
    time::{Duration, Instant},
};

use memledger_aggregates::{ThreadId, UserId};
use memledger_ledger::{
    Identity, Ledger,
    checkpoints::{ChannelBlob, NewCheckpoint, TypedValue},
};
use serde::Serialize;
use serde_json::{json, value::to_raw_value};
use uuid::Uuid;

use super::{Spread, thread};
use crate::{
    commands::bench::{
        figures::{Latencies, rate},
        made_up,
    },
    failure::Failure,
    output::say,
    settings::Settings,
    wiring,
};

/// What the channel `messages` of a checkpoint holds: this number of messages, of one kilobyte each.
const MESSAGES: usize = 50;
const MESSAGE: usize = 1_000;
pub const BYTES: usize = MESSAGES * MESSAGE;

/// Threads that are under way at once.
const THREADS: usize = 200;
const ONE_BY_ONE: usize = 500;

#[derive(Serialize)]
pub struct Figures {
    /// One message of the fifty is new.
    save: Spread,
    load: Spread,
    /// All fifty are new.
    save_all_new: Spread,
    /// By a process that has nothing of it in memory.
    load_cold: Spread,
    threads: usize,
    /// A turn loads the newest checkpoint and saves the next.
    turns_per_s: f64,
    turn: Spread,
}

impl Figures {
    pub fn print(&self) {
        let line = |name: &str, spread: &Spread| {
            say!("  {name:<18}{:>10.2} ms, p99 {:.2} ms", spread.p50_ms, spread.p99_ms);
        };
        line("save, 1 KB new", &self.save);
        line("save, all new", &self.save_all_new);
        line("load", &self.load);
        line("load, cold", &self.load_cold);
        say!(
            "  {} threads at once{:>6.0} turns a second, each a load and a save",
            self.threads,
            self.turns_per_s
        );
        line("  a turn", &self.turn);
    }
}

/// What one agent holds, and saves step by step.
struct Agent {
    thread: ThreadId,
    messages: Vec<String>,
    made: usize,
    step: usize,
    parent: Option<String>,
}

impl Agent {
    fn new(number: usize) -> Result<Self, Failure> {
        let mut agent = Self {
            thread: thread(number)?,
            messages: vec![String::new(); MESSAGES],
            made: number * 1_000_000,
            step: 0,
            parent: None,
        };
        agent.change(MESSAGES);
        Ok(agent)
    }

    /// So many of its messages become others.
    fn change(&mut self, many: usize) {
        for _ in 0..many {
            self.messages[self.made % MESSAGES] = made_up::prose(self.made, MESSAGE);
            self.made += 1;
        }
    }

    fn checkpoint(&mut self) -> Result<NewCheckpoint, Failure> {
        self.step += 1;
        let version = format!("{:032}.0", self.step);
        let id = Uuid::now_v7().to_string();
        let of = |kind: &str, data: Vec<u8>| TypedValue { kind: kind.to_owned(), data: data.into() };
        let wrong = |e: serde_json::Error| Failure::Work(e.to_string());
        let versions = BTreeMap::from([
            // A channel whose value was used up at the start.
            ("__start__".to_owned(), format!("{:032}.0", 1)),
            ("messages".to_owned(), version.clone()),
            ("n".to_owned(), version.clone()),
        ]);
        let about = json!({"v": 4, "id": id, "channel_versions": versions, "versions_seen": {}});
        let blob = |channel: &str, data| ChannelBlob {
            channel: channel.to_owned(),
            version: version.clone(),
            value: of("json", data),
        };
        Ok(NewCheckpoint {
            parent_checkpoint_id: self.parent.replace(id.clone()),
            checkpoint: of("json", about.to_string().into_bytes()),
            metadata: to_raw_value(&json!({"source": "loop", "step": self.step})).map_err(wrong)?,
            metadata_typed: None,
            blobs: vec![
                blob("messages", serde_json::to_vec(&self.messages).map_err(wrong)?),
                blob("n", self.step.to_string().into_bytes()),
            ],
            channel_versions: versions,
            run_id: None,
            checkpoint_id: id,
        })
    }
}

/// Saves and loads of one user's threads.
#[derive(Clone)]
struct Driver {
    ledger: Arc<Ledger>,
    operator: Identity,
    user: UserId,
}

impl Driver {
    async fn save(&self, agent: &mut Agent, changed: usize) -> Result<Duration, Failure> {
        agent.change(changed);
        let new = agent.checkpoint()?;
        let asked = Instant::now();
        self.ledger.checkpoints.save(&self.operator, &self.user, &agent.thread, "", new).await?;
        Ok(asked.elapsed())
    }

    async fn load(&self, thread: &ThreadId) -> Result<Duration, Failure> {
        let asked = Instant::now();
        let found = self.ledger.checkpoints.get(&self.operator, &self.user, thread, "", None).await?;
        let took = asked.elapsed();
        match found.blobs.iter().map(|blob| blob.value.data.len()).max() {
            Some(bytes) if bytes > BYTES => Ok(took),
            _ => Err(Failure::Work(format!("thread {thread} was loaded without its messages"))),
        }
    }
}

pub async fn measure(settings: &Settings, operator: &Identity, seconds: u64) -> Result<Figures, Failure> {
    let driver = Driver {
        ledger: wiring::ledger(settings).await?,
        operator: operator.clone(),
        user: made_up::user(0)?,
    };
    let (mut save, mut save_all_new, mut load) = Default::default();
    for (latencies, changed) in [(&mut save, 1), (&mut save_all_new, MESSAGES)] {
        let latencies: &mut Latencies = latencies;
        let mut agent = Agent::new(THREADS + changed)?;
        driver.save(&mut agent, 0).await?;
        for _ in 0..ONE_BY_ONE {
            latencies.add(driver.save(&mut agent, changed).await?);
            Latencies::add(&mut load, driver.load(&agent.thread).await?);
        }
    }
    let started = Instant::now();
    let until = started + Duration::from_secs(seconds);
    let agents: Vec<_> = (0..THREADS)
        .map(|number| {
            let driver = driver.clone();
            tokio::spawn(async move {
                let (mut agent, mut turns) = (Agent::new(number)?, Latencies::default());
                driver.save(&mut agent, 0).await?;
                while Instant::now() < until {
                    let loaded = driver.load(&agent.thread).await?;
                    turns.add(loaded + driver.save(&mut agent, 1).await?);
                }
                Ok::<_, Failure>(turns)
            })
        })
        .collect();
    let mut turns = Latencies::default();
    for agent in agents {
        turns.extend(&agent.await.map_err(|e| Failure::Work(e.to_string()))??);
    }
    let turns_per_s = rate(turns.len(), started.elapsed());
    driver.ledger.close().await;
    // Another ledger on the same database has nothing in memory.
    let driver = Driver { ledger: wiring::ledger(settings).await?, ..driver };
    let mut load_cold = Latencies::default();
    for number in 0..THREADS {
        load_cold.add(driver.load(&thread(number)?).await?);
    }
    driver.ledger.close().await;
    Ok(Figures {
        save: Spread::of(&save),
        load: Spread::of(&load),
        save_all_new: Spread::of(&save_all_new),
        load_cold: Spread::of(&load_cold),
        threads: THREADS,
        turns_per_s,
        turn: Spread::of(&turns),
    })
}
