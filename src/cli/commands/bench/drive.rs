//! What is measured: commands of many users, commands of one, queries, a cold book.

use std::{
    sync::Arc,
    time::{Duration, Instant},
};

use memledger_aggregates::{MemoryId, ThreadId, UserId};
use memledger_ledger::{DeltaQuery, Identity, Ledger, ListQuery, UserCall};

use super::{figures::Latencies, made_up};
use crate::{arguments::Bench, failure::Failure};

pub struct Driven {
    pub commands: usize,
    pub took: Duration,
    pub caught_up_after: Duration,
    pub latencies: Latencies,
}

/// Whose commands are under way.
#[derive(Clone, Copy)]
pub enum Users {
    /// One a task, far apart among those there are.
    OneATask(usize),
    /// Each task goes round its own share of so many, so that no two wait for one book.
    RoundAll(usize),
}

impl Users {
    fn of(self, task: usize, tasks: usize) -> Vec<usize> {
        match self {
            Users::OneATask(users) => vec![task * users.max(tasks) / tasks],
            Users::RoundAll(users) => (task..users.max(tasks)).step_by(tasks).collect(),
        }
    }
}

pub async fn commands(
    ledger: &Arc<Ledger>,
    operator: &Identity,
    bench: &Bench,
    users: Users,
) -> Result<Driven, Failure> {
    let started = Instant::now();
    let until = started + Duration::from_secs(bench.seconds);
    let tasks: Vec<_> = (0..bench.concurrency)
        .map(|task| {
            let (ledger, operator) = (ledger.clone(), operator.clone());
            let own = users.of(task, bench.concurrency);
            tokio::spawn(async move {
                let mut latencies = Latencies::default();
                let mut number = 0;
                for user in own.into_iter().cycle() {
                    let asked = Instant::now();
                    if asked >= until {
                        break;
                    }
                    let call = UserCall::new(operator.clone(), made_up::user(user)?);
                    ledger.memories.create(call, made_up::memory(number)).await?;
                    latencies.add(asked.elapsed());
                    number += 1;
                }
                Ok::<_, Failure>((number, latencies))
            })
        })
        .collect();
    let mut driven = Driven {
        commands: 0,
        took: Duration::ZERO,
        caught_up_after: Duration::ZERO,
        latencies: Latencies::default(),
    };
    for task in tasks {
        let (count, latencies) = task.await.map_err(|e| Failure::Work(e.to_string()))??;
        driven.commands += count;
        driven.latencies.extend(&latencies);
    }
    driven.took = started.elapsed();
    let answered = Instant::now();
    ledger.core.catch_up().await?;
    driven.caught_up_after = answered.elapsed();
    Ok(driven)
}

/// The user whose book grows long.
const LONG: &str = "long";
const LONG_COMMANDS: usize = 10_100;

fn long() -> Result<UserId, Failure> {
    UserId::new(LONG).map_err(|e| Failure::Work(e.to_string()))
}

pub async fn one_user(ledger: &Ledger, operator: &Identity) -> Result<Latencies, Failure> {
    let mut latencies = Latencies::default();
    for number in 0..LONG_COMMANDS {
        let call = UserCall::new(operator.clone(), long()?);
        let asked = Instant::now();
        ledger.memories.create(call, made_up::memory(number)).await?;
        latencies.add(asked.elapsed());
    }
    Ok(latencies)
}

/// How long the first command of a long book takes that nobody holds in memory.
pub async fn cold(ledger: &Ledger, operator: &Identity) -> Result<f64, Failure> {
    let asked = Instant::now();
    ledger.memories.create(UserCall::new(operator.clone(), long()?), made_up::memory(0)).await?;
    Ok(asked.elapsed().as_secs_f64() * 1_000.0)
}

#[derive(Default)]
pub struct Queried {
    pub get: Latencies,
    pub list: Latencies,
    pub delta: Latencies,
}

const QUERIES: usize = 1_000;

pub async fn queries(ledger: &Ledger, operator: &Identity, imported: usize) -> Result<Queried, Failure> {
    let mut queried = Queried::default();
    let thread = ThreadId::new("bench").map_err(|e| Failure::Work(e.to_string()))?;
    for number in 0..QUERIES {
        // A stride that meets users far apart, so that no cache holds just the last one.
        let at = number * 7_919 % imported;
        let user = made_up::user(at)?;
        let id = format!("memory-{}", at * made_up::MEMORIES_A_USER);
        let id = MemoryId::new(id).map_err(|e| Failure::Work(e.to_string()))?;
        let asked = Instant::now();
        ledger.memories.get(operator, &user, &id).await?;
        queried.get.add(asked.elapsed());
        let asked = Instant::now();
        let page = ListQuery { limit: 50, ..ListQuery::default() };
        ledger.memories.list(operator, &user, page).await?;
        queried.list.add(asked.elapsed());
        let (rev, ..) = ledger.memories.head(operator, &user).await?;
        let asked = Instant::now();
        ledger.memories.delta(operator, &user, &thread, DeltaQuery::since(rev.saturating_sub(3))).await?;
        queried.delta.add(asked.elapsed());
    }
    Ok(queried)
}
