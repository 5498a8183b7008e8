//! The policies with their defaults. All are off until an operator turns them on. Fields are in canonical order.

use std::fmt;

use serde::{Deserialize, Serialize};

/// Tokens that a policy's questions to a model may take of a tenant a day, unless it is set.
const TOKENS_PER_DAY: u32 = 200_000;

/// Who decides what rules have chosen.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Judge {
    Rules,
    /// A language model, whose answers rules check.
    Model,
}

/// Forgets what nobody has used for long.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub struct Ttl {
    pub enabled: bool,
    /// Unused for longer than that.
    pub idle_days: u32,
    /// Only memories of less importance.
    pub importance_below: u8,
    /// How long what was forgotten can be restored.
    pub purge_after_days: u32,
}

impl Default for Ttl {
    fn default() -> Self {
        Self { enabled: false, idle_days: 60, importance_below: 3, purge_after_days: 30 }
    }
}

/// Which memories go first.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum PruningStrategy {
    /// The oldest.
    #[default]
    Fifo,
    /// Those that have least to do with what the user said and asked for last.
    LeastRelevant,
    /// Those that were not used for longest.
    OldestAccessed,
}

/// Keeps the memories of a user to a number.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub struct Pruning {
    /// How many more than needed are archived at most.
    pub batch_size: u32,
    pub enabled: bool,
    pub max_total_memories: u32,
    pub strategy: PruningStrategy,
}

impl Default for Pruning {
    fn default() -> Self {
        Self { batch_size: 10, enabled: false, max_total_memories: 200, strategy: PruningStrategy::Fifo }
    }
}

/// What makes memories a cluster.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum ClusterStrategy {
    Embeddings,
    /// Their topics.
    Tags,
    #[default]
    Hybrid,
}

/// Makes one summary of several old memories about the same.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct ClusterSummaries {
    pub enabled: bool,
    pub interval_hours: u32,
    pub judge: Judge,
    pub max_cluster_size: u32,
    pub min_cluster_size: u32,
    pub min_memory_age_days: u32,
    /// In thousandths.
    pub similarity_threshold: u16,
    pub strategy: ClusterStrategy,
    pub tokens_per_day: u32,
}

impl Default for ClusterSummaries {
    fn default() -> Self {
        Self {
            enabled: false,
            interval_hours: 24,
            judge: Judge::Rules,
            max_cluster_size: 8,
            min_cluster_size: 3,
            min_memory_age_days: 7,
            similarity_threshold: 700,
            strategy: ClusterStrategy::Hybrid,
            tokens_per_day: TOKENS_PER_DAY,
        }
    }
}

#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum SummarySchedule {
    #[default]
    Daily,
    Weekly,
    /// Every `interval_days`.
    NextRun,
}

/// What becomes of memories that a long-term summary was made of.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Originals {
    /// They can be restored for `keep_original_days`.
    #[default]
    Ttl,
    /// They go at once.
    Delete,
    /// They stay.
    Keep,
}

/// Makes summaries of old memories, the oldest first.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct LongTermSummaries {
    pub enabled: bool,
    pub interval_days: u32,
    pub judge: Judge,
    pub keep_original_days: u32,
    pub max_memories_per_batch: u32,
    pub min_age_days: u32,
    pub originals: Originals,
    pub schedule: SummarySchedule,
    pub tokens_per_day: u32,
}

impl Default for LongTermSummaries {
    fn default() -> Self {
        Self {
            enabled: false,
            interval_days: 1,
            judge: Judge::Rules,
            keep_original_days: 365,
            max_memories_per_batch: 50,
            min_age_days: 7,
            originals: Originals::Ttl,
            schedule: SummarySchedule::Daily,
            tokens_per_day: TOKENS_PER_DAY,
        }
    }
}

/// Looks at pairs of memories that may say the same or contradict each other.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct Consolidation {
    /// Of similarity, in thousandths, as the other one.
    pub band_high: u16,
    pub band_low: u16,
    pub enabled: bool,
    pub importance_min: u8,
    pub judge: Judge,
    pub pairs_per_user_per_day: u32,
    /// Memories that were written within that time are looked at.
    pub recent_hours: u32,
    /// When a pair that did not change is looked at again.
    pub recheck_days: u32,
    pub tokens_per_day: u32,
}

impl Default for Consolidation {
    fn default() -> Self {
        Self {
            band_high: 970,
            band_low: 720,
            enabled: false,
            importance_min: 3,
            judge: Judge::Rules,
            pairs_per_user_per_day: 50,
            recent_hours: 72,
            recheck_days: 14,
            tokens_per_day: TOKENS_PER_DAY,
        }
    }
}

/// Notes what has changed about a person, as far as counting supports it.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct Insights {
    /// Latest messages and queries that are looked at.
    pub activity_items: u32,
    pub enabled: bool,
    pub judge: Judge,
    pub min_hours_between: u32,
    /// Newest memories that are looked at.
    pub new_items: u32,
    /// Of each that is read.
    pub snippet_chars: u32,
    pub tokens_per_day: u32,
}

impl Default for Insights {
    fn default() -> Self {
        Self {
            activity_items: 5,
            enabled: false,
            judge: Judge::Rules,
            min_hours_between: 24,
            new_items: 3,
            snippet_chars: 1_000,
            tokens_per_day: TOKENS_PER_DAY,
        }
    }
}

/// Each policy with its field among a tenant's, and the name of its workflow.
macro_rules! policies {
    ($($policy:ident, $field:ident, $workflow:literal;)*) => {
        /// A policy by its workflow's name, with its settings.
        #[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
        #[serde(rename_all = "kebab-case")]
        pub enum AgeingPolicy {
            $($policy($policy),)*
        }

        #[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
        #[serde(rename_all = "kebab-case")]
        pub enum PolicyName {
            $($policy,)*
        }

        impl PolicyName {
            /// The name of its workflow.
            pub fn as_str(self) -> &'static str {
                match self { $(Self::$policy => $workflow,)* }
            }
        }

        impl AgeingPolicy {
            pub fn name(&self) -> PolicyName {
                match self { $(Self::$policy(_) => PolicyName::$policy,)* }
            }

            pub fn is_enabled(&self) -> bool {
                match self { $(Self::$policy(policy) => policy.enabled,)* }
            }
        }

        /// All policies of a tenant.
        #[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
        pub struct Policies {
            $(pub $field: $policy,)*
        }

        impl Policies {
            pub fn get(&self, name: PolicyName) -> AgeingPolicy {
                match name { $(PolicyName::$policy => AgeingPolicy::$policy(self.$field),)* }
            }

            pub(super) fn set(&mut self, policy: AgeingPolicy) {
                match policy { $(AgeingPolicy::$policy(policy) => self.$field = policy,)* }
            }
        }
    };
}

policies! {
    ClusterSummaries, cluster_summaries, "cluster-summaries";
    Consolidation, consolidation, "consolidation";
    Insights, insights, "insights";
    LongTermSummaries, long_term_summaries, "long-term-summaries";
    Pruning, pruning, "pruning";
    Ttl, ttl, "ttl";
}

impl PolicyName {
    pub const ALL: [Self; 6] = [
        Self::Ttl,
        Self::Pruning,
        Self::ClusterSummaries,
        Self::LongTermSummaries,
        Self::Consolidation,
        Self::Insights,
    ];

    /// The policy of that workflow, if it has one.
    pub fn parse(workflow: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|name| name.as_str() == workflow)
    }
}

impl fmt::Display for PolicyName {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.as_str())
    }
}

impl AgeingPolicy {
    /// Whether what it takes away is seen by an operator first.
    pub fn needs_acceptance(&self) -> bool {
        match self {
            Self::Ttl(_) | Self::Pruning(_) => true,
            Self::LongTermSummaries(policy) => policy.originals == Originals::Delete,
            Self::ClusterSummaries(_) | Self::Consolidation(_) | Self::Insights(_) => false,
        }
    }

    /// How long after a run of a user's the next one is due.
    pub fn interval_hours(&self) -> u32 {
        match self {
            Self::ClusterSummaries(policy) => policy.interval_hours,
            Self::Insights(policy) => policy.min_hours_between,
            Self::LongTermSummaries(policy) => match policy.schedule {
                SummarySchedule::Daily => 24,
                SummarySchedule::Weekly => 7 * 24,
                SummarySchedule::NextRun => policy.interval_days * 24,
            },
            Self::Consolidation(_) | Self::Pruning(_) | Self::Ttl(_) => 24,
        }
    }
}
