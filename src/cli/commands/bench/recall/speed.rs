//! How long queries, delta headers and relations take, of users with few memories and of one with many.

use std::{sync::Arc, time::Instant};

use memledger_aggregates::{MemoryId, ThreadId, UserId};
use memledger_ledger::{DeltaQuery, Identity, Ledger, RecallFilters, RecallQuery, UserCall, import::Source};
use serde::Serialize;
use serde_json::json;

use super::Set;
use crate::{
    commands::bench::{figures::Latencies, made_up::MEMORIES_A_USER},
    failure::Failure,
    output::say,
    settings::Settings,
    wiring,
};

#[derive(Serialize)]
pub struct Speed {
    /// Among `users` of 100 memories each, and of one user with `large` memories.
    users: usize,
    large: usize,
    query_p50_ms: f64,
    query_p99_ms: f64,
    large_query_p50_ms: f64,
    large_query_p99_ms: f64,
    /// The first query of a thread of the large user, which is told of all memories.
    large_first_query_p50_ms: f64,
    large_first_query_p99_ms: f64,
    delta_p99_ms: f64,
    /// Writing one relation, of a user of 100 memories and of the large one.
    relation_p50_ms: f64,
    relation_p99_ms: f64,
    large_relation_p50_ms: f64,
    large_relation_p99_ms: f64,
}

/// Memories of the large user.
const LARGE: usize = 20_000;
/// Memories of a thread.
const A_THREAD: usize = 20;
/// Queries of each sort that are timed.
const TIMED: usize = 1_000;
/// New threads of the large user that are timed.
const THREADS: usize = 200;
/// Relations of each of the two users that are timed.
const RELATIONS: usize = 300;

impl Speed {
    pub fn print(&self) {
        let line = |who: String, p50: f64, p99: f64| say!("  {who:<32} p50 {p50:.2} ms, p99 {p99:.2} ms");
        line(format!("{} users of 100 memories", self.users), self.query_p50_ms, self.query_p99_ms);
        let large = format!("one user of {} memories", self.large);
        line(large, self.large_query_p50_ms, self.large_query_p99_ms);
        let first = "the same, first of a thread".to_owned();
        line(first, self.large_first_query_p50_ms, self.large_first_query_p99_ms);
        say!("  delta header p99 {:.2} ms", self.delta_p99_ms);
        line("one relation, user of 100".to_owned(), self.relation_p50_ms, self.relation_p99_ms);
        let large = format!("one relation, user of {}", self.large);
        line(large, self.large_relation_p50_ms, self.large_relation_p99_ms);
    }
}

/// Fills the ledger up and asks the labelled questions of one user after the other, then of the large one.
pub(super) async fn measure(
    settings: &Settings,
    operator: &Identity,
    set: &Set,
    users: usize,
) -> Result<Speed, Failure> {
    let ledger = wiring::ledger(settings).await?;
    for from in (0..users).step_by(500) {
        let of_user = |user: usize| {
            (0..MEMORIES_A_USER).map(move |n| (format!("small-{user}"), user * MEMORIES_A_USER + n))
        };
        fill(&ledger, operator, set, (from..users.min(from + 500)).flat_map(of_user)).await?;
    }
    fill(&ledger, operator, set, (0..LARGE).map(|n| ("large".to_owned(), n))).await?;
    ledger.recall.embedded().await?;
    let (mut small, mut large, mut delta) = <(Latencies, Latencies, Latencies)>::default();
    let thread = thread_named("bench")?;
    for n in 0..TIMED {
        let question = &set.questions[n % set.questions.len()].query;
        for (who, latencies) in
            [(format!("small-{}", n * 7 % users), &mut small), ("large".to_owned(), &mut large)]
        {
            let query = RecallQuery::new(question, RecallFilters::of_user(user(&who)?));
            let started = Instant::now();
            ledger.recall.recall(operator, query).await?;
            latencies.add(started.elapsed());
        }
        let user = user(&format!("small-{}", n * 7 % users))?;
        let started = Instant::now();
        ledger.memories.delta(operator, &user, &thread, DeltaQuery::since(0)).await?;
        delta.add(started.elapsed());
    }
    let mut first = Latencies::default();
    for n in 0..THREADS {
        let question = &set.questions[n % set.questions.len()].query;
        let mut query = RecallQuery::new(question, RecallFilters::of_user(user("large")?));
        query.thread_id = Some(thread_named(&format!("new-{n}"))?);
        let started = Instant::now();
        ledger.recall.recall(operator, query).await?;
        first.add(started.elapsed());
    }
    let related = relate(&ledger, operator, "small-0", MEMORIES_A_USER).await?;
    let large_related = relate(&ledger, operator, "large", LARGE).await?;
    ledger.close().await;
    Ok(Speed {
        users,
        large: LARGE,
        query_p50_ms: small.quantile(0.5),
        query_p99_ms: small.quantile(0.99),
        large_query_p50_ms: large.quantile(0.5),
        large_query_p99_ms: large.quantile(0.99),
        large_first_query_p50_ms: first.quantile(0.5),
        large_first_query_p99_ms: first.quantile(0.99),
        delta_p99_ms: delta.quantile(0.99),
        relation_p50_ms: related.quantile(0.5),
        relation_p99_ms: related.quantile(0.99),
        large_relation_p50_ms: large_related.quantile(0.5),
        large_relation_p99_ms: large_related.quantile(0.99),
    })
}

fn user(name: &str) -> Result<UserId, Failure> {
    UserId::new(name).map_err(|e| Failure::Work(e.to_string()))
}

fn thread_named(name: &str) -> Result<ThreadId, Failure> {
    ThreadId::new(name).map_err(|e| Failure::Work(e.to_string()))
}

/// Writes relations of one user as a caller of the API does, one after the other, each between another pair.
async fn relate(
    ledger: &Ledger,
    operator: &Identity,
    name: &str,
    memories: usize,
) -> Result<Latencies, Failure> {
    let memory = |n: usize| MemoryId::new(format!("{name}-{n}")).map_err(|e| Failure::Work(e.to_string()));
    let mut latencies = Latencies::default();
    for n in 0..RELATIONS {
        // Round a hundred of them, to the next, then to the one behind it.
        let from = n % MEMORIES_A_USER * (memories / MEMORIES_A_USER);
        let to = (from + 1 + n / MEMORIES_A_USER) % memories;
        let (from, to) = (memory(from)?, memory(to)?);
        let call = UserCall::new(operator.clone(), user(name)?);
        let started = Instant::now();
        ledger.memories.relate(call, from, to, 0.5).await?;
        latencies.add(started.elapsed());
    }
    Ok(latencies)
}

/// Imports texts that are made of two labelled ones each, so that they resemble each other and none is alike.
async fn fill(
    ledger: &Arc<Ledger>,
    operator: &Identity,
    set: &Set,
    memories: impl Iterator<Item = (String, usize)>,
) -> Result<(), Failure> {
    let texts = &set.memories;
    let lines: String = memories
        .map(|(user, n)| {
            let (one, other) =
                (&texts[n % texts.len()], &texts[(n / texts.len() * 31 + n * 7) % texts.len()]);
            let content = format!("{} {} Note {n}.", one.content, other.content);
            let line = json!({
                "id": format!("{user}-{n}"),
                "user_id": user,
                "content": content,
                "category": one.category,
                "topics": one.topics,
                "thread_id": format!("thread-{}", n / A_THREAD),
            });
            format!("{line}\n")
        })
        .collect();
    let report = ledger.memories.import(operator, Source::Jsonl, &lines, None, |_| {}).await?;
    match report.bad.first() {
        Some(bad) => Err(Failure::Work(format!("line {} was refused: {}", bad.line, bad.message))),
        None => Ok(()),
    }
}
