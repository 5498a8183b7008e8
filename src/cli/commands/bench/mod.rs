//! `bench`: what this machine does with the ledger, in process, projections running.

mod drive;
mod figures;
mod made_up;
mod recall;
mod threads;

use std::sync::Arc;

use memledger_ledger::{Identity, Ledger, import::Source};
use serde::Serialize;

use super::{print_json, tenant};
use crate::{arguments::Bench, failure::Failure, output::say, settings::Settings, wiring};
use drive::Users;
use figures::{Latencies, rate};

/// Figures of one run; rates are per second, times in milliseconds.
#[derive(Debug, Serialize)]
struct Figures {
    database: &'static str,
    concurrency: usize,
    memories: usize,
    users: usize,
    /// From the first command to the moment when every read model has caught up.
    commands_per_s: f64,
    events_per_s: f64,
    /// How long the read models were behind when the last command was answered.
    caught_up_after_ms: f64,
    p50_ms: f64,
    p99_ms: f64,
    /// The same where the commands go round all users, so that a large ledger's books are cold.
    all_users_commands_per_s: f64,
    /// The 10,000th command of one user ÷ the 100th: medians of the hundred around each.
    late_command_ratio: f64,
    /// First command of a book that is not resident, of the user with 10,000 memories and more.
    cold_load_ms: f64,
    replay_events_per_s: f64,
    import_per_s: f64,
    query_p50_ms: f64,
    query_p99_ms: f64,
    get_p50_ms: f64,
    list_p50_ms: f64,
    delta_p50_ms: f64,
}

pub async fn run(settings: &Settings, bench: &Bench) -> Result<(), Failure> {
    if bench.concurrency == 0 || bench.seconds == 0 || bench.memories == 0 {
        return Err(Failure::Usage("--concurrency, --seconds and --memories must be at least 1".into()));
    }
    if bench.recall {
        return recall::run(settings, bench).await;
    }
    if bench.threads {
        return threads::run(settings, bench).await;
    }
    let fresh = wiring::Fresh::make(settings).await?;
    let measured = measure(&fresh.settings, bench).await;
    fresh.remove().await?;
    let figures = measured?;
    if bench.json {
        return print_json(&figures);
    }
    print(&figures);
    Ok(())
}

async fn measure(settings: &Settings, bench: &Bench) -> Result<Figures, Failure> {
    let operator = Identity::operator(tenant("default")?);
    let imported = bench.memories.div_ceil(made_up::MEMORIES_A_USER);
    let users = imported.max(bench.concurrency);
    let ledger = wiring::ledger(settings).await?;
    let import_per_s = import(&ledger, &operator, bench.memories).await?;
    let driven = drive::commands(&ledger, &operator, bench, Users::OneATask(imported)).await?;
    let round = drive::commands(&ledger, &operator, bench, Users::RoundAll(imported)).await?;
    let late = drive::one_user(&ledger, &operator).await?;
    ledger.core.catch_up().await?;
    let queries = drive::queries(&ledger, &operator, imported).await?;
    let rebuilt = ledger.audit.rebuild(&operator, Vec::new(), None, false, |_| {}).await?;
    let backend = ledger.core.backend();
    ledger.close().await;
    // Another ledger on the same database has no book in memory.
    let ledger = wiring::ledger(settings).await?;
    let cold_load_ms = drive::cold(&ledger, &operator).await?;
    ledger.close().await;
    let mut all = Latencies::default();
    for latencies in [&queries.get, &queries.list, &queries.delta] {
        all.extend(latencies);
    }
    Ok(Figures {
        database: backend,
        concurrency: bench.concurrency,
        memories: bench.memories,
        users,
        commands_per_s: rate(driven.commands, driven.took + driven.caught_up_after),
        // Each command of the drive creates one memory, which is one event.
        events_per_s: rate(driven.commands, driven.took + driven.caught_up_after),
        caught_up_after_ms: driven.caught_up_after.as_secs_f64() * 1e3,
        p50_ms: driven.latencies.quantile(0.5),
        p99_ms: driven.latencies.quantile(0.99),
        all_users_commands_per_s: rate(round.commands, round.took + round.caught_up_after),
        late_command_ratio: late.around(10_000) / late.around(100),
        cold_load_ms,
        replay_events_per_s: rebuilt.events_per_s,
        import_per_s,
        query_p50_ms: all.quantile(0.5),
        query_p99_ms: all.quantile(0.99),
        get_p50_ms: queries.get.quantile(0.5),
        list_p50_ms: queries.list.quantile(0.5),
        delta_p50_ms: queries.delta.quantile(0.5),
    })
}

/// Lines of one call; the text of a million would not be read at once either.
const IMPORT_LINES: usize = 50_000;

async fn import(ledger: &Arc<Ledger>, operator: &Identity, memories: usize) -> Result<f64, Failure> {
    let mut took = std::time::Duration::ZERO;
    for from in (0..memories).step_by(IMPORT_LINES) {
        let text = made_up::lines(from..(from + IMPORT_LINES).min(memories));
        let started = std::time::Instant::now();
        let report = ledger.memories.import(operator, Source::Jsonl, &text, None, |_| {}).await?;
        if let Some(bad) = report.bad.first() {
            return Err(Failure::Work(format!("line {} was refused: {}", bad.line, bad.message)));
        }
        ledger.core.catch_up().await?;
        took += started.elapsed();
    }
    Ok(rate(memories, took))
}

fn print(figures: &Figures) {
    say!(
        "{}, {} memories of {} users, {} commands under way at once",
        figures.database,
        figures.memories,
        figures.users,
        figures.concurrency
    );
    say!("  commands          {:>10.0} /s  (read models caught up)", figures.commands_per_s);
    say!("    p50, p99        {:>10.2} ms, {:.2} ms", figures.p50_ms, figures.p99_ms);
    say!("    of all users    {:>10.0} /s", figures.all_users_commands_per_s);
    say!("    10,000th ÷ 100th{:>10.2}", figures.late_command_ratio);
    say!("  cold book         {:>10.1} ms", figures.cold_load_ms);
    say!("  import            {:>10.0} memories/s", figures.import_per_s);
    say!("  replay            {:>10.0} events/s", figures.replay_events_per_s);
    say!("  queries p50, p99  {:>10.2} ms, {:.2} ms", figures.query_p50_ms, figures.query_p99_ms);
    say!(
        "    get, list, delta{:>10.2} ms, {:.2} ms, {:.2} ms",
        figures.get_p50_ms,
        figures.list_p50_ms,
        figures.delta_p50_ms
    );
}
