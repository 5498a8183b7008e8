//! `bench --recall`: how well queries find what answers them, on the project's own labelled questions.

use std::{collections::HashMap, sync::Arc};

use memledger_aggregates::{ThreadId, UserId};
use memledger_ledger::{Identity, Ledger, RecallFilters, RecallQuery, import::Source, recall::Weights};
use serde::{Deserialize, Serialize};
use serde_json::json;

use super::{figures::Latencies, made_up::MEMORIES_A_USER};
use crate::{
    commands::{print_json, tenant},
    failure::Failure,
    output::say,
    settings::Settings,
    wiring,
};

const SET: &str = include_str!("../../../../tests/recall/set.json");

/// As many answers as the deepest figure looks at.
const TOP_K: usize = 10;

#[derive(Deserialize)]
struct Set {
    memories: Vec<Labelled>,
    questions: Vec<Question>,
}

#[derive(Serialize, Deserialize)]
struct Labelled {
    id: String,
    user_id: String,
    content: String,
    category: String,
    topics: Vec<String>,
    importance: u8,
}

#[derive(Deserialize)]
struct Question {
    user_id: String,
    query: String,
    /// lexical or paraphrased.
    kind: String,
    relevant: Vec<String>,
}

/// How well one way of searching did.
#[derive(Debug, Clone, Default, Serialize)]
struct Score {
    questions: usize,
    /// The share of the right answers among the first 5, and 10.
    recall_at_5: f64,
    recall_at_10: f64,
    /// One divided by the place of the first right answer, on average.
    mrr: f64,
}

#[derive(Serialize)]
struct Report {
    database: &'static str,
    embedder: String,
    memories: usize,
    /// By the way of searching, then by the kind of question.
    scores: Vec<(&'static str, HashMap<String, Score>)>,
    /// Among `users` of 100 memories each, and of one user with `large` memories.
    users: usize,
    large: usize,
    query_p50_ms: f64,
    query_p99_ms: f64,
    large_query_p50_ms: f64,
    large_query_p99_ms: f64,
    delta_p99_ms: f64,
}

/// Memories of the large user.
const LARGE: usize = 20_000;
/// Queries of each sort that are timed.
const TIMED: usize = 1_000;

pub async fn run(settings: &Settings, memories: usize, as_json: bool) -> Result<(), Failure> {
    let fresh = wiring::Fresh::make(settings).await?;
    let measured = measure(&fresh.settings, memories).await;
    fresh.remove().await?;
    let report = measured?;
    if as_json {
        return print_json(&report);
    }
    say!("{}, {}, {} memories", report.database, report.embedder, report.memories);
    say!("  {:<12} {:<12} {:>9} {:>9} {:>9}", "search", "questions", "recall@5", "@10", "MRR");
    for (way, scores) in &report.scores {
        for kind in ["all", "lexical", "paraphrased"] {
            let Some(score) = scores.get(kind) else { continue };
            say!(
                "  {way:<12} {kind:<12} {:>9.3} {:>9.3} {:>9.3}",
                score.recall_at_5,
                score.recall_at_10,
                score.mrr
            );
        }
    }
    let speed = |who: String, p50: f64, p99: f64| say!("  {who:<32} p50 {p50:.2} ms, p99 {p99:.2} ms");
    speed(format!("{} users of 100 memories", report.users), report.query_p50_ms, report.query_p99_ms);
    let large = format!("one user of {} memories", report.large);
    speed(large, report.large_query_p50_ms, report.large_query_p99_ms);
    say!("  delta header p99 {:.2} ms", report.delta_p99_ms);
    Ok(())
}

async fn measure(settings: &Settings, memories: usize) -> Result<Report, Failure> {
    let set: Set = serde_json::from_str(SET).map_err(|e| Failure::Work(format!("the labelled set: {e}")))?;
    let operator = Identity::operator(tenant("default")?);
    let ledger = wiring::ledger(settings).await?;
    let lines: String = set.memories.iter().map(|memory| format!("{}\n", json!(memory))).collect();
    let report = ledger.import(&operator, Source::Jsonl, &lines, None, |_| {}).await?;
    if let Some(bad) = report.bad.first() {
        return Err(Failure::Work(format!("line {} was refused: {}", bad.line, bad.message)));
    }
    ledger.embedded().await?;
    let database = ledger.backend();
    let embedder = ledger.embedder().to_owned();
    ledger.close().await;
    let set_as = settings.recall.options().weights;
    let alone = Weights { importance: 0.0, recency: 0.0, pinned: 0.0, relation: 0.0, ..set_as };
    let ways = [
        ("lexical", Weights { vector: 0.0, ..alone }),
        ("vector", Weights { lexical: 0.0, ..alone }),
        ("fused", alone),
        ("as set", set_as),
    ];
    let mut scores = Vec::new();
    for (way, weights) in ways {
        scores.push((way, ask(settings, weights, &operator, &set.questions).await?));
    }
    let speed = speed(settings, &operator, &set, memories.div_ceil(MEMORIES_A_USER)).await?;
    Ok(Report {
        database,
        embedder,
        memories: set.memories.len(),
        scores,
        users: memories.div_ceil(MEMORIES_A_USER),
        large: LARGE,
        query_p50_ms: speed.small.quantile(0.5),
        query_p99_ms: speed.small.quantile(0.99),
        large_query_p50_ms: speed.large.quantile(0.5),
        large_query_p99_ms: speed.large.quantile(0.99),
        delta_p99_ms: speed.delta.quantile(0.99),
    })
}

struct Speed {
    small: Latencies,
    large: Latencies,
    delta: Latencies,
}

/// Fills the ledger up and asks the labelled questions of one user after the other, then of the large one.
async fn speed(settings: &Settings, operator: &Identity, set: &Set, users: usize) -> Result<Speed, Failure> {
    let ledger = wiring::ledger(settings).await?;
    for from in (0..users).step_by(500) {
        let of_user =
            |user: usize| (0..MEMORIES_A_USER).map(move |n| (format!("small-{user}"), user * 100 + n));
        fill(&ledger, operator, set, (from..users.min(from + 500)).flat_map(of_user)).await?;
    }
    fill(&ledger, operator, set, (0..LARGE).map(|n| ("large".to_owned(), n))).await?;
    ledger.embedded().await?;
    let mut speed =
        Speed { small: Latencies::default(), large: Latencies::default(), delta: Latencies::default() };
    let thread = ThreadId::new("bench").map_err(|e| Failure::Work(e.to_string()))?;
    for n in 0..TIMED {
        let question = &set.questions[n % set.questions.len()].query;
        for (who, latencies) in
            [(format!("small-{}", n * 7 % users), &mut speed.small), ("large".to_owned(), &mut speed.large)]
        {
            let user = UserId::new(who).map_err(|e| Failure::Work(e.to_string()))?;
            let query = RecallQuery::new(question, RecallFilters::of_user(user));
            let started = std::time::Instant::now();
            ledger.recall(operator, query).await?;
            latencies.add(started.elapsed());
        }
        let user =
            UserId::new(format!("small-{}", n * 7 % users)).map_err(|e| Failure::Work(e.to_string()))?;
        let started = std::time::Instant::now();
        ledger.delta(operator, &user, &thread, None).await?;
        speed.delta.add(started.elapsed());
    }
    ledger.close().await;
    Ok(speed)
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
            });
            format!("{line}\n")
        })
        .collect();
    let report = ledger.import(operator, Source::Jsonl, &lines, None, |_| {}).await?;
    match report.bad.first() {
        Some(bad) => Err(Failure::Work(format!("line {} was refused: {}", bad.line, bad.message))),
        None => Ok(()),
    }
}

async fn ask(
    settings: &Settings,
    weights: Weights,
    operator: &Identity,
    questions: &[Question],
) -> Result<HashMap<String, Score>, Failure> {
    let mut settings = settings.clone();
    settings.recall.set_weights(weights);
    let ledger = wiring::ledger(&settings).await?;
    let mut scores: HashMap<String, Score> = HashMap::new();
    for question in questions {
        let user = UserId::new(&question.user_id).map_err(|e| Failure::Work(e.to_string()))?;
        let mut query = RecallQuery::new(&question.query, RecallFilters::of_user(user));
        query.top_k = TOP_K;
        let answer = ledger.recall(operator, query).await?;
        let places = |id: &String| answer.items.iter().position(|item| item.id == *id);
        let found: Vec<usize> = question.relevant.iter().filter_map(places).collect();
        for kind in ["all", &question.kind] {
            scores.entry(kind.to_owned()).or_default().add(&found, question.relevant.len());
        }
    }
    ledger.close().await;
    scores.values_mut().for_each(Score::finish);
    Ok(scores)
}

impl Score {
    fn add(&mut self, found: &[usize], relevant: usize) {
        let within = |most: usize| found.iter().filter(|place| **place < most).count() as f64;
        self.questions += 1;
        self.recall_at_5 += within(5) / relevant as f64;
        self.recall_at_10 += within(10) / relevant as f64;
        self.mrr += found.iter().min().map_or(0.0, |first| 1.0 / (*first as f64 + 1.0));
    }

    fn finish(&mut self) {
        let count = self.questions.max(1) as f64;
        for sum in [&mut self.recall_at_5, &mut self.recall_at_10, &mut self.mrr] {
            *sum /= count;
        }
    }
}
