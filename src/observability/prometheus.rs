//! Metrics for Prometheus to fetch.

use std::{thread, time::Duration};

use metrics::{Unit, describe_counter, describe_gauge, describe_histogram};
use metrics_exporter_prometheus::{BuildError, Matcher, PrometheusBuilder, PrometheusHandle};

use crate::names;

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
const SECONDS: [f64; 14] =
    [0.000_25, 0.000_5, 0.001, 0.002_5, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 10.0];
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
    describe_histogram!(
        names::APPEND_SECONDS,
        Unit::Seconds,
        "From asking for a command to its durable answer"
    );
    describe_histogram!(
        names::LINK_SECONDS,
        Unit::Seconds,
        "From having worked relations out to their durable append"
    );
    describe_gauge!(names::RUNS_ACTIVE, "Workflow runs under way on this node");
    describe_histogram!(names::APPEND_GROUP_SIZE, Unit::Count, "Commands committed together");
    describe_histogram!(names::READ_WAIT_SECONDS, Unit::Seconds, "How long reads wait for their read models");
    describe_histogram!(names::HTTP_SECONDS, Unit::Seconds, "HTTP requests");
    describe_counter!(names::COMMANDS_TOTAL, "Commands by action and outcome");
    describe_counter!(names::PROJECTED_TOTAL, "Events applied by read model");
    describe_gauge!(names::PROJECTION_LAG, "Events not yet applied by read model");
    describe_gauge!(names::PARKED_EVENTS, "Events that a read model could not apply");
    describe_gauge!(names::EMBEDDING_LAG, "Events whose texts may wait for a vector");
    describe_gauge!(names::DATABASE_UP, "Whether the database answered when the metrics were fetched");
    describe_counter!(names::OPERATIONS_LOST_TOTAL, "Operations and retrievals that were not recorded");
    describe_counter!(names::ACCESSES_LOST_TOTAL, "Answers and refusals that the access log lacks");
    // There from the start, so that an alert sees the first one come.
    metrics::counter!(names::ACCESSES_LOST_TOTAL).increment(0);
    metrics::counter!(names::OPERATIONS_LOST_TOTAL).increment(0);
    describe_gauge!(names::RESIDENT_BOOKS, "Memory books held in memory");
    Ok(Prometheus(handle))
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
