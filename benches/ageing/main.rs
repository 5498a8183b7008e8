//! How long each workflow of ageing takes for one user of many memories, and what throughput appends keep meanwhile.
//!
//! `scripts/postgres run -- cargo bench -p memledger-benches --bench ageing -- 100000 sqlite|postgres`

#![allow(clippy::expect_used, clippy::panic)]

use std::{
    fs,
    sync::{
        Arc,
        atomic::{AtomicBool, AtomicU64, Ordering},
    },
    time::{Duration, Instant},
};

use memledger_aggregates::{TenantId, UserId, memory_book::BookRules};
use memledger_ledger::{
    Identity, Ledger, LedgerOptions, NewMemory, UserCall,
    import::Source,
    runs::{
        RunDetails, RunKey, Trigger,
        ageing::{PolicyChange, PolicyName},
    },
    time::shift_clock,
};
use memledger_store::projector::ProjectorOptions;
use memledger_tests::{Backend, TestDatabase, open_store, patient};
use memledger_workflows::{
    accept_run,
    engine::{Execution, Trouble},
    request_run,
};
use serde_json::{Value, json};

const DAY_US: i64 = 86_400_000_000;
/// How long appends are counted alone.
const ALONE: Duration = Duration::from_secs(8);
const WRITERS: usize = 4;

/// In the order in which they leave each other the most to do.
const POLICIES: [(PolicyName, &str); 6] = [
    (PolicyName::Insights, r#"{"enabled": true}"#),
    (PolicyName::Consolidation, r#"{"enabled": true, "recent_hours": 8760}"#),
    (PolicyName::ClusterSummaries, r#"{"enabled": true, "strategy": "hybrid"}"#),
    (PolicyName::LongTermSummaries, r#"{"enabled": true}"#),
    (PolicyName::Ttl, r#"{"enabled": true}"#),
    (PolicyName::Pruning, r#"{"enabled": true, "max_total_memories": 50000, "strategy": "least_relevant"}"#),
];

fn operator() -> Identity {
    Identity::operator(TenantId::new("default").expect("a name"))
}

fn call(user: &str) -> UserCall {
    UserCall::new(operator(), UserId::new(user).expect("a name"))
}

/// Statements about some thousands of things, some of which say the same.
fn line(at: usize) -> String {
    let of = |list: &[&'static str], by: usize| list[(at / by) % list.len()];
    let verb = of(&["bought", "repaired", "lost", "painted", "sold", "praised", "collects", "dislikes"], 1);
    let thing = of(
        &["lamp", "canoe", "coat", "radio", "fence", "quilt", "kettle", "drum", "map", "clock", "vase"],
        8,
    );
    let whose = of(
        &["from Kim", "for Jaro", "with Milena", "near Sopot", "in Gotha", "for Wanda", "by the lake"],
        88,
    );
    let text = format!("The user {verb} a {thing} {whose}, number {}.", at / 616);
    let topic = format!("{thing} {}", at % 997);
    let importance = 1 + at % 5;
    json!({"content": text, "topics": [topic], "importance": importance}).to_string() + "\n"
}

/// The most memory that the process held since the last call, in MiB.
fn peak_mib() -> u64 {
    let status = fs::read_to_string("/proc/self/status").unwrap_or_default();
    let line = status.lines().find_map(|line| line.strip_prefix("VmHWM:"));
    let kib = line.and_then(|rest| rest.trim().split(' ').next()?.parse::<u64>().ok()).unwrap_or_default();
    // Counts anew from here.
    let _ = fs::write("/proc/self/clear_refs", "5");
    kib / 1_024
}

fn held_mib() -> u64 {
    let status = fs::read_to_string("/proc/self/status").unwrap_or_default();
    let line = status.lines().find_map(|line| line.strip_prefix("VmRSS:"));
    line.and_then(|rest| rest.trim().split(' ').next()?.parse::<u64>().ok()).unwrap_or_default() / 1_024
}

async fn finish(ledger: &Arc<Ledger>, run: &RunKey) -> RunDetails {
    let execution = Execution {
        workflows: memledger_workflows::ALL,
        incoming: 0,
        ledger: ledger.clone(),
        model: None,
        node: "bench".to_owned(),
        lease: Duration::from_secs(600),
        max_attempts: 3,
        options: Arc::default(),
        progress: Arc::new(|_, _, _| {}),
    };
    loop {
        match execution.run(run).await {
            Ok(_) | Err(Trouble::Later(_) | Trouble::Stopped(_)) => {}
            Err(trouble) => panic!("{trouble}"),
        }
        let details = ledger.runs.run(&operator(), &run.run_id).await.expect("the run is there");
        if !matches!(details.run.status.as_str(), "requested" | "running") {
            return details;
        }
        tokio::time::sleep(Duration::from_millis(20)).await;
    }
}

/// Writers of other users; counts what they append until it is told to stop.
struct Writers {
    count: Arc<AtomicU64>,
    stop: Arc<AtomicBool>,
}

impl Writers {
    fn start(ledger: &Arc<Ledger>) -> Self {
        let writers = Self { count: Arc::default(), stop: Arc::default() };
        for writer in 0..WRITERS {
            let (ledger, count, stop) = (ledger.clone(), writers.count.clone(), writers.stop.clone());
            tokio::spawn(async move {
                let mut at = 0_u64;
                while !stop.load(Ordering::Relaxed) {
                    // Users of few memories each: that is what most writes are.
                    let user = format!("writer-{writer}-{}", at / 50);
                    let new =
                        NewMemory { content: format!("Note {at} of {writer}."), ..NewMemory::default() };
                    ledger.memories.create(call(&user), new).await.expect("it is appended");
                    count.fetch_add(1, Ordering::Relaxed);
                    at += 1;
                }
            });
        }
        writers
    }

    /// Appends a second meanwhile.
    async fn during<T>(&self, work: impl Future<Output = T>) -> (f64, f64, T) {
        let (before, started) = (self.count.load(Ordering::Relaxed), Instant::now());
        let done = work.await;
        let seconds = started.elapsed().as_secs_f64();
        let many = self.count.load(Ordering::Relaxed) - before;
        (many as f64 / seconds, seconds, done)
    }
}

async fn measure(ledger: &Arc<Ledger>, policy: PolicyName, settings: &str, writers: Option<&Writers>) {
    let Ok(Value::Object(set)) = serde_json::from_str(settings) else { panic!("{settings}") };
    ledger.runs.set_policy(operator(), PolicyChange { policy, set }).await.expect("it is set");
    let run = async || {
        let run =
            request_run(ledger, call("ana"), policy.as_str(), Trigger::Manual).await.expect("it begins");
        finish(ledger, &run.answer).await
    };
    let held = held_mib();
    peak_mib();
    let started = Instant::now();
    let mut done = run().await;
    let (mut seconds, mut share) = (started.elapsed().as_secs_f64(), String::new());
    if done.figures.get("dry_run") == Some(&1) {
        let accept = accept_run(ledger, operator().into(), &done.run.run_id).await.expect("it is accepted");
        let again = Instant::now();
        done = finish(ledger, &accept.answer).await;
        seconds = seconds.max(again.elapsed().as_secs_f64());
    }
    let peak = peak_mib();
    if let Some(writers) = writers {
        let (before, ..) = writers.during(tokio::time::sleep(ALONE)).await;
        let (beside, took, _) = writers.during(run()).await;
        let (after, ..) = writers.during(tokio::time::sleep(ALONE)).await;
        share = format!(", appends beside {:.2} of alone ({took:.1} s)", beside * 2.0 / (before + after));
    }
    let figures: Vec<String> = done
        .figures
        .iter()
        .filter(|(_, many)| **many > 0)
        .map(|(name, many)| format!("{name} {many}"))
        .collect();
    if done.run.status.as_str() != "completed" {
        println!("{}: {:?}", policy.as_str(), done.run);
    }
    println!(
        "{}: {seconds:.1} s, {peak} MiB at most, {held} before{share}; {}",
        policy.as_str(),
        figures.join(", ")
    );
}

#[tokio::main(flavor = "multi_thread", worker_threads = 2)]
async fn main() {
    let arguments: Vec<String> = std::env::args().skip(1).filter(|one| !one.starts_with("--")).collect();
    let count = arguments.first().and_then(|many| many.parse().ok()).unwrap_or(10_000);
    let backend =
        if arguments.iter().any(|one| one == "postgres") { Backend::Postgres } else { Backend::Sqlite };
    let has_writers = arguments.iter().any(|one| one == "beside");
    let database = TestDatabase::new(backend).await;
    // What summaries add must fit.
    let options = LedgerOptions { rules: BookRules { max_memories: 2 * count.max(1_000) }, ..patient() };
    let ledger = Ledger::open(open_store(&database).await, options, ProjectorOptions::default()).await;
    let ledger = ledger.expect("it opens");
    let user = UserId::new("ana").expect("a name");
    let started = Instant::now();
    for from in (0..count).step_by(10_000) {
        let lines: String = (from..count.min(from + 10_000)).map(line).collect();
        let made = ledger.memories.import(&operator(), Source::Jsonl, &lines, Some(&user), |_| {}).await;
        assert_eq!(made.expect("it is imported").bad.len(), 0);
        // Over some months.
        shift_clock(7 * DAY_US);
        ledger.runs.ageing_now(&operator().tenant).await.expect("the clock is read");
    }
    println!("{count} memories on {backend:?}, imported in {:.0} s", started.elapsed().as_secs_f64());
    for _ in 0..70 {
        shift_clock(DAY_US);
        ledger.runs.ageing_now(&operator().tenant).await.expect("the clock is read");
    }
    let writers = has_writers.then(|| Writers::start(&ledger));
    for (policy, settings) in POLICIES {
        measure(&ledger, policy, settings, writers.as_ref()).await;
    }
    if let Some(writers) = writers {
        writers.stop.store(true, Ordering::Relaxed);
    }
    ledger.close().await;
}
