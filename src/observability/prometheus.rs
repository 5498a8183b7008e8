//! Metrics for Prometheus to fetch.

use std::{thread, time::Duration};

use memledger_names as names;
use metrics::{Unit, describe_counter, describe_gauge, describe_histogram};
use metrics_exporter_prometheus::{BuildError, Matcher, PrometheusBuilder, PrometheusHandle};

/// Renders the metrics of this process.
#[derive(Clone)]
pub struct Prometheus(PrometheusHandle);

impl Prometheus {
    pub fn render(&self) -> String {
        self.0.run_upkeep();
        self.0.render()
    }
}

/// Seconds: from a cached read to a slow rebuild.
const SECONDS: [f64; 15] =
    [0.000_25, 0.000_5, 0.001, 0.002_5, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0, 10.0];
const GROUPS: [f64; 9] = [1.0, 2.0, 4.0, 8.0, 16.0, 32.0, 64.0, 128.0, 256.0];

/// How often what was recorded is put into the buckets. Until then each value is kept by itself, whether or not anybody
/// ever fetches the metrics.
const UPKEEP: Duration = Duration::from_secs(5);

/// Makes the recorder of this process; once.
pub fn start_metrics() -> Result<Prometheus, BuildError> {
    start_with(UPKEEP)
}

fn start_with(upkeep: Duration) -> Result<Prometheus, BuildError> {
    let handle = PrometheusBuilder::new()
        .set_buckets_for_metric(Matcher::Suffix("_seconds".into()), &SECONDS)?
        .set_buckets_for_metric(Matcher::Full(names::APPEND_GROUP_SIZE.into()), &GROUPS)?
        .install_recorder()?;
    let kept = handle.clone();
    thread::spawn(move || {
        loop {
            thread::sleep(upkeep);
            kept.run_upkeep();
        }
    });
    describe();
    begin_series();
    Ok(Prometheus(handle))
}

fn describe() {
    let seconds = [
        (names::APPEND_SECONDS, "Time from a command to its durable answer"),
        (names::LINK_SECONDS, "Time from derived relations to their durable append"),
        (names::READ_WAIT_SECONDS, "How long reads wait for their read models"),
        (names::HTTP_SECONDS, "HTTP requests"),
    ];
    seconds.into_iter().for_each(|(name, what)| describe_histogram!(name, Unit::Seconds, what));
    describe_histogram!(names::APPEND_GROUP_SIZE, Unit::Count, "Commands committed together");
    let gauges = [
        (names::RUNS_ACTIVE, "Workflow runs under way on this node"),
        (names::PROJECTION_LAG, "Events not yet applied by read model"),
        (names::OLDEST_UNAPPLIED_SECONDS, "Age of the oldest event that a read model has not applied"),
        (names::PARKED_EVENTS, "Events that a read model could not apply"),
        (names::EMBEDDING_LAG, "Events whose texts may wait for a vector"),
        (names::DATABASE_UP, "Whether the database answered when the metrics were fetched"),
        (names::DATABASE_BYTES, "Size of the database"),
        (names::WAL_BYTES, "Size of the write-ahead log"),
        (names::UNSCRUBBED_PURGES, "Deletions of texts whose bytes may still be in the files"),
        (names::LAST_VERIFY, "When verify last completed"),
        (names::LAST_VERIFY_FAULTS, "Faults that the last verify found"),
        (names::LAST_BACKUP, "When the last backup was made"),
        (names::BUILD_INFO, "The program's version and the database's schema"),
        (names::RESIDENT_BOOKS, "Memory books held in memory"),
        (names::MEMORY_BANK_DISTRIBUTION, "Active memories by bank"),
    ];
    gauges.into_iter().for_each(|(name, what)| describe_gauge!(name, what));
    let counters = [
        (names::COMMANDS_TOTAL, "Commands by action and outcome"),
        (names::RUNS_TOTAL, "Workflow runs that ended on this node by outcome"),
        (names::PROJECTED_TOTAL, "Events applied by read model"),
        (names::EMBEDDING_FAILURES_TOTAL, "Vectors that could not be made"),
        (names::EMBEDDED_TOTAL, "Vectors of memories made after they were stored"),
        (names::RELEVANCE_TOTAL, "Queries for the language model by outcome"),
        (names::SIGN_INS_TOTAL, "Sign-ins with a password by outcome"),
        (names::OPERATIONS_LOST_TOTAL, "Operations and retrievals that were not recorded"),
        (names::ACCESSES_LOST_TOTAL, "Answers and refusals missing in the access log"),
        (names::EXTRACTIONS, "Extractions that ended by outcome"),
        (names::CANDIDATES, "Facts that extractions found by outcome"),
        (names::EXTRACTION_SHORTCUTS, "Turns that were short preferences and needed no model"),
        (names::LLM_CALLS_SKIPPED, "Calls of a model that were not needed"),
        (names::ERROR_GUARD_ACTIVATIONS, "How often an error guard opened"),
        (names::MEMORIES_PRUNED, "Memories that pruning archived by strategy"),
        (names::MEMORIES_SUMMARIZED, "Memories that summaries stand for"),
    ];
    counters.into_iter().for_each(|(name, what)| describe_counter!(name, what));
}

/// Every outcome's series is there from the start: an alert on a rate sees no rise in a series that begins with 1.
fn begin_series() {
    for action in names::COMMAND_ACTIONS {
        for outcome in names::COMMAND_OUTCOMES {
            metrics::counter!(names::COMMANDS_TOTAL, "action" => action, "outcome" => outcome).increment(0);
        }
    }
    let by_outcome = [
        (names::RUNS_TOTAL, &names::RUN_OUTCOMES[..]),
        (names::RELEVANCE_TOTAL, &names::RELEVANCE_OUTCOMES),
        (names::SIGN_INS_TOTAL, &names::SIGN_IN_OUTCOMES),
        (names::EXTRACTIONS, &names::EXTRACTION_OUTCOMES),
        (names::CANDIDATES, &names::CANDIDATE_OUTCOMES),
    ];
    for (name, outcomes) in by_outcome {
        outcomes.iter().for_each(|outcome| metrics::counter!(name, "outcome" => *outcome).increment(0));
    }
    for what in names::EMBEDDED_FOR {
        metrics::counter!(names::EMBEDDING_FAILURES_TOTAL, "what" => what).increment(0);
    }
    for name in [names::EXTRACTION_SHORTCUTS, names::LLM_CALLS_SKIPPED, names::ERROR_GUARD_ACTIVATIONS] {
        metrics::counter!(name).increment(0);
    }
    for strategy in names::PRUNING_STRATEGIES {
        metrics::counter!(names::MEMORIES_PRUNED, "strategy" => strategy).increment(0);
    }
    metrics::counter!(names::MEMORIES_SUMMARIZED).increment(0);
    metrics::counter!(names::EMBEDDED_TOTAL).increment(0);
    metrics::counter!(names::OPERATIONS_LOST_TOTAL).increment(0);
    metrics::counter!(names::ACCESSES_LOST_TOTAL).increment(0);
    metrics::gauge!(names::RUNS_ACTIVE).set(0);
}

#[cfg(all(test, target_os = "linux"))]
mod tests {
    use super::*;

    #[test]
    fn metrics_that_nobody_fetches_take_no_memory() {
        // What this process holds in memory, in bytes.
        let resident = || {
            let statm = std::fs::read_to_string("/proc/self/statm").unwrap();
            statm.split_whitespace().nth(1).unwrap().parse::<usize>().unwrap() * 4_096
        };
        let upkeep = Duration::from_millis(20);
        let _prometheus = start_with(upkeep).unwrap();
        let record = || (0..100_000).for_each(|n| metrics::histogram!("waited_seconds").record(f64::from(n)));
        record();
        let before = resident();
        for _ in 0..40 {
            record();
            thread::sleep(upkeep * 3);
        }
        let grown = resident().saturating_sub(before);
        // Each by itself would be 16 bytes at least, 64 MB of all.
        assert!(grown < 24 << 20, "{grown} bytes");
    }
}
