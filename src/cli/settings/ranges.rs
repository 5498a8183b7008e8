//! What numbers among the settings may be. One out of its range is refused by name, never replaced in silence.

use memledger_intelligence::{ChatOptions, MOST_ATTEMPTS, OpenAiOptions};

use super::Loaded;
use crate::failure::Failure;

/// Longest time that a setting may ask for, in milliseconds: a day. Beyond a few weeks SQLite can't wait.
const DAY_MS: i64 = 86_400_000;

/// Appends leave so many connections to everybody else: a rebuild keeps one while it asks for another.
const BESIDE_LANES: i64 = 2;

/// The least and the most of each, both allowed. Where nothing breaks at some large number, the most is one
/// that nobody means.
const RANGES: &[(&str, i64, i64)] = &[
    ("http.connections", 1, 1_000_000),
    ("http.idle_timeout_ms", 1, DAY_MS),
    ("http.body_bytes", 1, 1 << 30),
    ("http.concurrency", 1, 1_000_000),
    ("http.concurrency_per_credential", 1, 1_000_000),
    ("http.reading_per_credential", 0, 1_000_000),
    ("http.arriving_bytes", 1_048_576, 1 << 40),
    ("http.unread_bytes", 1_048_576, 1 << 40),
    ("http.rate_per_second", 1, 1_000_000_000),
    ("http.anonymous_rate_per_second", 1, 1_000_000_000),
    ("http.sign_ins_per_minute", 1, 1_000_000_000),
    ("http.streams_per_credential", 1, 1_000_000),
    ("http.request_timeout_ms", 1, DAY_MS),
    ("http.stop_timeout_ms", 0, DAY_MS),
    ("http.session_hours", 1, 168),
    ("http.session_idle_minutes", 1, 10_080),
    ("log.slow_ms", 0, DAY_MS),
    ("memory.max_per_user", 1, 1_000_000_000),
    ("memory.max_bytes_per_user", 1_048_576, 1 << 40),
    ("memory.read_wait_ms", 0, DAY_MS),
    ("memory.resident", 0, 1_000_000_000),
    ("memory.snapshot_every", 1, 1_000_000_000),
    ("memory.conflict_retries", 0, 1_000_000),
    ("memory.delta_limit", 1, 1_000_000),
    ("recall.candidates", 1, 10_000),
    ("recall.resident_mb", 0, 65_536),
    ("recall.resident_from", 1, 500),
    ("recall.llm_relevance_timeout_ms", 1, DAY_MS),
    ("relations.neighbours", 0, 20),
    ("operations.keep_days", 0, 36_500),
    ("accesses.keep_days", 0, 36_500),
    ("accesses.max_bytes", 1_048_576, 1_099_511_627_776),
    ("workflows.concurrency", 1, 1_000),
    ("workflows.lease_ms", 1_000, DAY_MS),
    ("workflows.look_ms", 10, DAY_MS),
    ("workflows.sweep_ms", 100, DAY_MS),
    ("workflows.max_attempts", 1, 1_000_000),
    ("workflows.at_once", 1, 1_000),
    ("workflows.growth_archive_percent", 0, 100),
    ("language_model.timeout_ms", 1, DAY_MS),
    ("language_model.attempts", 1, MOST_ATTEMPTS as i64),
    ("language_model.max_tokens", 1, ChatOptions::MOST_TOKENS as i64),
    ("language_model.context_chars", 0, ChatOptions::MOST_CONTEXT_CHARS as i64),
    ("language_model.prompt_price_micros_per_1k", 0, ChatOptions::MOST_PRICE_MICROS as i64),
    ("language_model.completion_price_micros_per_1k", 0, ChatOptions::MOST_PRICE_MICROS as i64),
    ("embedder.dimensions", 1, OpenAiOptions::MOST_DIMENSIONS as i64),
    ("embedder.timeout_ms", 1, DAY_MS),
    ("previous_embedder.dimensions", 1, OpenAiOptions::MOST_DIMENSIONS as i64),
    ("previous_embedder.timeout_ms", 1, DAY_MS),
    ("projector.poll_ms", 1, DAY_MS),
    ("projector.linger_ms", 0, DAY_MS),
    ("projector.batch", 1, 1_000_000),
    // The lanes that there are by default, and what they leave.
    ("postgres.connections", 4, 10_000),
    ("postgres.acquire_timeout_ms", 1, DAY_MS),
    ("postgres.answer_timeout_ms", 1, DAY_MS),
    ("postgres.work_timeout_ms", 1, 30 * DAY_MS),
    ("postgres.group_limit", 1, 10_000),
    ("postgres.scrub_limit_bytes", 0, 1 << 50),
    ("sqlite.readers", 1, 1_000),
    ("sqlite.busy_timeout_ms", 0, DAY_MS),
    ("sqlite.group_limit", 1, 10_000),
];

/// Numbers with a fraction: the setting, the least and the most.
const FRACTIONS: [(&str, f64, f64); 11] = [
    ("recall.lexical_weight", 0.0, 1.0),
    ("recall.vector_weight", 0.0, 1.0),
    ("recall.importance_weight", 0.0, 1.0),
    ("recall.recency_weight", 0.0, 1.0),
    ("recall.pinned_weight", 0.0, 1.0),
    ("recall.relation_weight", 0.0, 1.0),
    ("recall.thread_weight", 0.0, 1.0),
    ("recall.min_relevance", 0.0, 1.0),
    ("recall.llm_skip_relevance_threshold", 0.0, 1.0),
    ("relations.link_min", 0.0, 1.0),
    ("recall.recency_half_life_days", 0.01, 36_500.0),
];

/// Refuses settings of which one is out of its range.
pub fn check(loaded: &Loaded) -> Result<(), Failure> {
    for (name, least, most) in FRACTIONS {
        fraction_within(loaded, name, least, most)?;
    }
    // None is sent along where it is not set.
    if loaded.settings.language_model.temperature.is_some() {
        let most = f64::from(ChatOptions::MOST_TEMPERATURE);
        fraction_within(loaded, "language_model.temperature", 0.0, most)?;
    }
    for &(name, least, most) in RANGES {
        within(loaded, name, least, most, "")?;
    }
    let most = i64::from(loaded.settings.postgres.connections) - BESIDE_LANES;
    let why = format!(" (postgres.connections less {BESIDE_LANES})");
    within(loaded, "postgres.group_lanes", 1, most, &why)?;
    // How far its times reach, the ledger knows itself.
    match loaded.settings.ledger_options().soft_delete_us() {
        Ok(_) => Ok(()),
        Err(refused) => {
            let origin = loaded.origins.get("memory.soft_delete_days").map(|(_, origin)| origin.as_str());
            Err(Failure::Usage(format!("{refused} ({})", origin.unwrap_or("default"))))
        }
    }
}

fn within(loaded: &Loaded, name: &str, least: i64, most: i64, why: &str) -> Result<(), Failure> {
    let Some((value, origin)) = loaded.origins.get(name) else {
        return Err(Failure::Usage(format!("{name}: there is no such setting")));
    };
    match value.as_i64() {
        Some(number) if (least..=most).contains(&number) => Ok(()),
        // What is larger than any such number is larger than the most, too.
        _ => Err(Failure::Usage(format!("{name}: must be {least} to {most}{why}, is {value} ({origin})"))),
    }
}

fn fraction_within(loaded: &Loaded, name: &str, least: f64, most: f64) -> Result<(), Failure> {
    match loaded.origins.get(name) {
        Some((value, _)) if value.as_f64().is_some_and(|number| (least..=most).contains(&number)) => Ok(()),
        Some((value, origin)) => {
            Err(Failure::Usage(format!("{name}: must be {least} to {most}, is {value} ({origin})")))
        }
        None => Err(Failure::Usage(format!("{name}: there is no such setting"))),
    }
}
