//! How memories age: what is set of each policy, and what answers say of it.

use memledger_ledger::{
    LedgerError,
    runs::ageing::{AgeingPolicy, PolicyChange, PolicyName},
    words::UserId,
};
use serde::{Deserialize, Serialize};
use serde_json::Value;
use utoipa::{IntoParams, ToSchema};

use crate::values::maybe_id;

/// The settings of a policy; each has its own of them. What is absent stays.
#[derive(Debug, Default, Serialize, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct PolicySettings {
    #[serde(skip_serializing_if = "Option::is_none")]
    enabled: Option<bool>,
    /// `ttl`: days without a use after which a memory is forgotten.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(minimum = 1, maximum = 36500)]
    idle_days: Option<u32>,
    /// `ttl`: only memories of less importance.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(minimum = 1, maximum = 6)]
    importance_below: Option<u32>,
    /// `ttl`: how long what was forgotten can be restored.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(minimum = 0, maximum = 36500)]
    purge_after_days: Option<u32>,
    /// `pruning`: active memories of a user.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(minimum = 1, maximum = 1000000)]
    max_total_memories: Option<u32>,
    /// `pruning`: fifo, least_relevant or oldest_accessed. `cluster-summaries`: embeddings, tags or hybrid.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(pattern = "^(fifo|least_relevant|oldest_accessed|embeddings|tags|hybrid)$")]
    strategy: Option<String>,
    /// `pruning`: memories that are archived beyond what is needed, at most.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(minimum = 1, maximum = 1000)]
    batch_size: Option<u32>,
    /// `cluster-summaries`: hours from one run to the next.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(minimum = 1, maximum = 8760)]
    interval_hours: Option<u32>,
    /// `cluster-summaries`.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(minimum = 0, maximum = 36500)]
    min_memory_age_days: Option<u32>,
    /// `cluster-summaries`.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(minimum = 2, maximum = 50)]
    min_cluster_size: Option<u32>,
    /// `cluster-summaries`.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(minimum = 2, maximum = 50)]
    max_cluster_size: Option<u32>,
    /// `cluster-summaries`, 0 to 1.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(minimum = 0.0, maximum = 1.0)]
    similarity_threshold: Option<f64>,
    /// `long-term-summaries`: daily, weekly or next_run (every `interval_days`).
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(pattern = "^(daily|weekly|next_run)$")]
    schedule: Option<String>,
    /// `long-term-summaries`, with the schedule next_run.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(minimum = 1, maximum = 36500)]
    interval_days: Option<u32>,
    /// `long-term-summaries`: how long originals can be restored.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(minimum = 1, maximum = 36500)]
    keep_original_days: Option<u32>,
    /// `long-term-summaries`.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(minimum = 0, maximum = 36500)]
    min_age_days: Option<u32>,
    /// `long-term-summaries`.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(minimum = 2, maximum = 1000)]
    max_memories_per_batch: Option<u32>,
    /// `long-term-summaries`: what becomes of summarised memories: ttl, delete or keep.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(pattern = "^(ttl|delete|keep)$")]
    originals: Option<String>,
    /// `consolidation`: pairs that are looked at, of a user and day.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(minimum = 0, maximum = 10000)]
    pairs_per_user_per_day: Option<u32>,
    /// `consolidation`: memories that were written within that time are looked at.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(minimum = 1, maximum = 8760)]
    recent_hours: Option<u32>,
    /// `consolidation`.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(minimum = 1, maximum = 5)]
    importance_min: Option<u32>,
    /// `consolidation`: when an unchanged pair is looked at again.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(minimum = 0, maximum = 36500)]
    recheck_days: Option<u32>,
    /// `consolidation`: the similarity from which on pairs are looked at, 0 to 1.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(minimum = 0.0, maximum = 1.0)]
    band_low: Option<f64>,
    /// `consolidation`: the similarity up to which they are.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(minimum = 0.0, maximum = 1.0)]
    band_high: Option<f64>,
    /// `insights`: hours from one run to the next.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(minimum = 1, maximum = 8760)]
    min_hours_between: Option<u32>,
    /// `insights`: latest messages and queries that are read.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(minimum = 0, maximum = 100)]
    activity_items: Option<u32>,
    /// `insights`: newest memories that are read.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(minimum = 0, maximum = 100)]
    new_items: Option<u32>,
    /// `insights`: characters of each that are read.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(minimum = 1, maximum = 10000)]
    snippet_chars: Option<u32>,
    /// Summaries, `consolidation` and `insights`: who decides, rules or model.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(pattern = "^(rules|model)$")]
    judge: Option<String>,
    /// The same policies: tokens that asking the model may take of a tenant a day; with 0 nothing is asked.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(minimum = 0, maximum = 4294967295_i64)]
    tokens_per_day: Option<u32>,
}

/// Settings that the ledger keeps in thousandths.
const SHARES: [&str; 3] = ["similarity_threshold", "band_low", "band_high"];

impl PolicySettings {
    /// What is to be set of the policy.
    pub fn change(&self, policy: PolicyName) -> Result<PolicyChange, LedgerError> {
        let unwritable = |e| LedgerError::Internal(format!("settings of {policy} can't be written: {e}"));
        let Value::Object(mut set) = serde_json::to_value(self).map_err(unwritable)? else {
            return Err(LedgerError::Internal(format!("settings of {policy} are no object")));
        };
        for field in SHARES {
            if let Some(share) = set.get_mut(field) {
                let given = share.as_f64().unwrap_or_default();
                let thousandth = (0..=1_000_u16).find(|one| f64::from(*one) == (given * 1_000.0).round());
                let wrong = || LedgerError::invalid(field, format!("must be 0 to 1, is {given}"));
                *share = thousandth.ok_or_else(wrong)?.into();
            }
        }
        Ok(PolicyChange { policy, set })
    }

    /// As answers say what is set.
    pub fn of(policy: &AgeingPolicy) -> Result<Self, LedgerError> {
        let unreadable =
            |e| LedgerError::Internal(format!("settings of {} can't be read: {e}", policy.name()));
        let whole = serde_json::to_value(policy).map_err(unreadable)?;
        let mut settings = whole[policy.name().as_str()].clone();
        for field in SHARES {
            if let Some(share) = settings.get_mut(field) {
                *share = (share.as_f64().unwrap_or_default() / 1_000.0).into();
            }
        }
        serde_json::from_value(settings).map_err(unreadable)
    }
}

#[derive(Debug, Deserialize, IntoParams)]
#[serde(deny_unknown_fields)]
#[into_params(parameter_in = Query)]
pub struct ScheduleParameters {
    /// Whose runs; those of the tenant if absent.
    #[param(min_length = 1, max_length = 128)]
    user: Option<String>,
}

impl ScheduleParameters {
    pub fn user(self) -> Result<Option<UserId>, LedgerError> {
        maybe_id("user", self.user, UserId::new)
    }
}

#[cfg(test)]
mod tests {
    use memledger_ledger::runs::ageing::Policies;

    use super::*;

    #[test]
    fn what_answers_say_can_be_set_as_it_is() {
        for name in PolicyName::ALL {
            let policy = Policies::default().get(name);
            let settings = PolicySettings::of(&policy).unwrap();
            let change = settings.change(name).unwrap();
            assert_eq!(
                Value::Object(change.set),
                serde_json::to_value(&policy).unwrap()[name.as_str()],
                "{name}"
            );
        }
        let wrong = PolicySettings { band_low: Some(1.2), ..PolicySettings::default() };
        assert!(wrong.change(PolicyName::Consolidation).unwrap_err().to_string().contains("band_low"));
    }
}
