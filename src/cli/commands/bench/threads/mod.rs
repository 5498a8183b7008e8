//! `bench --threads`: what an agent's turn asks for, its state and its context.

mod checkpoints;
mod contexts;

use memledger_aggregates::ThreadId;
use memledger_ledger::Identity;
use serde::Serialize;

use super::figures::Latencies;
use crate::{
    arguments::Bench,
    commands::{print_json, tenant},
    failure::Failure,
    output::say,
    settings::Settings,
    wiring,
};

#[derive(Serialize)]
struct Report {
    database: &'static str,
    checkpoints: checkpoints::Figures,
    contexts: contexts::Figures,
}

/// The median and the 99th percentile, in milliseconds.
#[derive(Serialize)]
struct Spread {
    p50_ms: f64,
    p99_ms: f64,
}

impl Spread {
    fn of(latencies: &Latencies) -> Self {
        Self { p50_ms: latencies.quantile(0.5), p99_ms: latencies.quantile(0.99) }
    }
}

fn thread(number: usize) -> Result<ThreadId, Failure> {
    ThreadId::new(format!("thread-{number}")).map_err(|e| Failure::Work(e.to_string()))
}

pub async fn run(settings: &Settings, bench: &Bench) -> Result<(), Failure> {
    let fresh = wiring::Fresh::make(settings).await?;
    let measured = measure(&fresh.settings, bench).await;
    fresh.remove().await?;
    let report = measured?;
    if bench.json {
        return print_json(&report);
    }
    say!("{}, checkpoints of {} bytes", report.database, checkpoints::BYTES);
    report.checkpoints.print();
    report.contexts.print();
    Ok(())
}

async fn measure(settings: &Settings, bench: &Bench) -> Result<Report, Failure> {
    let operator = Identity::operator(tenant("default")?);
    let checkpoints = checkpoints::measure(settings, &operator, bench.seconds).await?;
    let ledger = wiring::ledger(settings).await?;
    let contexts = contexts::measure(&ledger, &operator).await;
    let database = ledger.core.backend();
    ledger.close().await;
    Ok(Report { database, checkpoints, contexts: contexts? })
}
