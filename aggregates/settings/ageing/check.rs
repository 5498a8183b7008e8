//! Within which limits policies can be set.

use super::{AgeingPolicy, ClusterSummaries, Consolidation, LongTermSummaries, Pruning, Ttl};
use crate::settings::{
    SettingsRejection,
    rejection::{share, within},
};

/// A hundred years.
const MAX_DAYS: u32 = 36_500;
/// A year.
const MAX_HOURS: u32 = 8_760;
const MAX_MEMORIES: u32 = 1_000_000;
/// Most memories that are pruned beyond what is needed, or summarised together.
const MAX_BATCH: u32 = 1_000;
const MAX_CLUSTER: u32 = 50;
const MAX_PAIRS: u32 = 10_000;
const MAX_ITEMS: u32 = 100;
const MAX_SNIPPET: u32 = 10_000;
/// More than the highest importance, so that all are below.
const MAX_IMPORTANCE: u32 = 6;

pub(super) fn check(policy: &AgeingPolicy) -> Result<(), SettingsRejection> {
    match policy {
        AgeingPolicy::Ttl(Ttl { enabled: _, idle_days, importance_below, purge_after_days }) => {
            within("idle_days", *idle_days, 1, MAX_DAYS)?;
            within("importance_below", u32::from(*importance_below), 1, MAX_IMPORTANCE)?;
            within("purge_after_days", *purge_after_days, 0, MAX_DAYS)
        }
        AgeingPolicy::Pruning(Pruning { enabled: _, batch_size, max_total_memories, strategy: _ }) => {
            within("max_total_memories", *max_total_memories, 1, MAX_MEMORIES)?;
            within("batch_size", *batch_size, 1, MAX_BATCH)
        }
        AgeingPolicy::ClusterSummaries(policy) => cluster_summaries(policy),
        AgeingPolicy::LongTermSummaries(policy) => long_term_summaries(policy),
        AgeingPolicy::Consolidation(policy) => consolidation(policy),
        AgeingPolicy::Insights(policy) => {
            within("activity_items", policy.activity_items, 0, MAX_ITEMS)?;
            within("min_hours_between", policy.min_hours_between, 1, MAX_HOURS)?;
            within("new_items", policy.new_items, 0, MAX_ITEMS)?;
            within("snippet_chars", policy.snippet_chars, 1, MAX_SNIPPET)
        }
    }
}

fn cluster_summaries(policy: &ClusterSummaries) -> Result<(), SettingsRejection> {
    within("interval_hours", policy.interval_hours, 1, MAX_HOURS)?;
    within("min_memory_age_days", policy.min_memory_age_days, 0, MAX_DAYS)?;
    within("min_cluster_size", policy.min_cluster_size, 2, MAX_CLUSTER)?;
    within("max_cluster_size", policy.max_cluster_size, policy.min_cluster_size, MAX_CLUSTER)?;
    share("similarity_threshold", policy.similarity_threshold)
}

fn long_term_summaries(policy: &LongTermSummaries) -> Result<(), SettingsRejection> {
    within("interval_days", policy.interval_days, 1, MAX_DAYS)?;
    within("keep_original_days", policy.keep_original_days, 1, MAX_DAYS)?;
    within("min_age_days", policy.min_age_days, 0, MAX_DAYS)?;
    within("max_memories_per_batch", policy.max_memories_per_batch, 2, MAX_BATCH)
}

fn consolidation(policy: &Consolidation) -> Result<(), SettingsRejection> {
    within("pairs_per_user_per_day", policy.pairs_per_user_per_day, 0, MAX_PAIRS)?;
    within("recent_hours", policy.recent_hours, 1, MAX_HOURS)?;
    within("importance_min", u32::from(policy.importance_min), 1, 5)?;
    within("recheck_days", policy.recheck_days, 0, MAX_DAYS)?;
    share("band_low", policy.band_low)?;
    share("band_high", policy.band_high)?;
    let wrong = || SettingsRejection::invalid("band_low", "must not be above band_high");
    (policy.band_low <= policy.band_high).then_some(()).ok_or_else(wrong)
}
