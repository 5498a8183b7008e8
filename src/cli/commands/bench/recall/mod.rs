//! `bench --recall`: how well queries find what answers them, on the project's own labelled questions.

mod speed;

use std::{
    collections::{BTreeMap, HashSet},
    path::Path,
};

use memledger_aggregates::UserId;
use memledger_ledger::{Identity, RecallFilters, RecallQuery, import::Source, recall::Weights};
use serde::{Deserialize, Serialize};
use serde_json::json;

use super::made_up::MEMORIES_A_USER;
use crate::{
    arguments::Bench,
    commands::{print_json, tenant},
    failure::Failure,
    output::say,
    settings::Settings,
    wiring,
};

const SET: &str = include_str!("../../../../../tests/recall/set.json");

/// As many answers as the deepest figure looks at.
const TOP_K: usize = 10;

#[derive(Deserialize)]
struct Set {
    memories: Vec<LabelledMemory>,
    questions: Vec<Question>,
}

#[derive(Serialize, Deserialize)]
struct LabelledMemory {
    id: String,
    user_id: String,
    content: String,
    category: String,
    topics: Vec<String>,
    importance: u8,
    /// Where in a conversation it stands; the project's own set is of none.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    thread_id: Option<String>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    created_at: Option<String>,
}

#[derive(Deserialize)]
struct Question {
    user_id: String,
    query: String,
    /// lexical or paraphrased in the project's own set; any word in another.
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
    /// By the way of searching, then by the kind of question; `all` are the questions of every kind.
    scores: Vec<(&'static str, BTreeMap<String, Score>)>,
    /// Not measured on a set from a file.
    #[serde(flatten)]
    speed: Option<speed::Speed>,
}

pub async fn run(settings: &Settings, bench: &Bench) -> Result<(), Failure> {
    let set = Set::read(bench.recall_set.as_deref())?;
    let fresh = wiring::Fresh::make(settings).await?;
    let measured = measure(&fresh.settings, &set, bench).await;
    fresh.remove().await?;
    let report = measured?;
    if bench.json {
        return print_json(&report);
    }
    say!("{}, {}, {} memories", report.database, report.embedder, report.memories);
    say!("  {:<12} {:<12} {:>9} {:>9} {:>9}", "search", "questions", "recall@5", "@10", "MRR");
    for (way, scores) in &report.scores {
        for (kind, score) in scores {
            say!(
                "  {way:<12} {kind:<12} {:>9.3} {:>9.3} {:>9.3}",
                score.recall_at_5,
                score.recall_at_10,
                score.mrr
            );
        }
    }
    if let Some(speed) = report.speed {
        speed.print();
    }
    Ok(())
}

impl Set {
    /// The project's own where no file is named.
    fn read(file: Option<&Path>) -> Result<Self, Failure> {
        let Some(file) = file else {
            return serde_json::from_str(SET).map_err(|e| Failure::Work(format!("the labelled set: {e}")));
        };
        let wrong = |e: &dyn std::fmt::Display| Failure::Usage(format!("{}: {e}", file.display()));
        let text = std::fs::read_to_string(file).map_err(|e| wrong(&e))?;
        let set: Self = serde_json::from_str(&text).map_err(|e| wrong(&e))?;
        let known: HashSet<&str> = set.memories.iter().map(|memory| memory.id.as_str()).collect();
        for question in &set.questions {
            if question.relevant.is_empty() {
                return Err(wrong(&format!("no memory of the set answers {:?}", question.query)));
            }
            if let Some(id) = question.relevant.iter().find(|id| !known.contains(id.as_str())) {
                return Err(wrong(&format!(
                    "{:?} names {id}, which is not a memory of the set",
                    question.query
                )));
            }
        }
        Ok(set)
    }
}

async fn measure(settings: &Settings, set: &Set, bench: &Bench) -> Result<Report, Failure> {
    let operator = Identity::operator(tenant("default")?);
    let ledger = wiring::ledger(settings).await?;
    let lines: String = set.memories.iter().map(|memory| format!("{}\n", json!(memory))).collect();
    let report = ledger.memories.import(&operator, Source::Jsonl, &lines, None, |_| {}).await?;
    if let Some(bad) = report.bad.first() {
        return Err(Failure::Work(format!("line {} was refused: {}", bad.line, bad.message)));
    }
    ledger.recall.embedded().await?;
    let database = ledger.core.backend();
    let embedder = ledger.recall.embedder().to_owned();
    ledger.close().await;
    let set_as = settings.recall.options().weights;
    let alone = Weights { importance: 0.0, recency: 0.0, pinned: 0.0, relation: 0.0, thread: 0.0, ..set_as };
    let ways = [
        ("lexical", Weights { vector: 0.0, ..alone }),
        ("vector", Weights { lexical: 0.0, ..alone }),
        ("fused", alone),
        ("with threads", Weights { thread: set_as.thread, ..alone }),
        ("as set", set_as),
    ];
    let mut scores = Vec::new();
    for (way, weights) in ways {
        scores.push((way, ask(settings, weights, &operator, &set.questions).await?));
    }
    let speed = match bench.recall_set {
        Some(_) => None,
        None => {
            let users = bench.memories.div_ceil(MEMORIES_A_USER);
            Some(speed::measure(settings, &operator, set, users).await?)
        }
    };
    Ok(Report { database, embedder, memories: set.memories.len(), scores, speed })
}

async fn ask(
    settings: &Settings,
    weights: Weights,
    operator: &Identity,
    questions: &[Question],
) -> Result<BTreeMap<String, Score>, Failure> {
    let mut settings = settings.clone();
    settings.recall.set_weights(weights);
    let ledger = wiring::ledger(&settings).await?;
    let mut scores: BTreeMap<String, Score> = BTreeMap::new();
    for question in questions {
        let user = UserId::new(&question.user_id).map_err(|e| Failure::Work(e.to_string()))?;
        let mut query = RecallQuery::new(&question.query, RecallFilters::of_user(user));
        query.top_k = TOP_K;
        let answer = ledger.recall.recall(operator, query).await?;
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
