//! What a run decided, for those who look at it afterwards, whichever workflow it is of.

use std::collections::BTreeMap;

use memledger_intelligence::Exchange;
use memledger_ledger::runs::RunAnswer;
use memledger_offline::{DecidedAction, MergedText};
use serde::{Deserialize, Serialize};

/// What is to become of one memory, as it is kept among a run's answers.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Decision {
    pub memory_id: String,
    pub action: DecidedAction,
    /// The memory that says the same; only with [`DecidedAction::Merge`], and never the memory itself.
    #[serde(default)]
    pub merge_target: Option<String>,
    pub reason: String,
    /// The name of the rule that it follows; none of what a model decided, or of what was decided before rules had names.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub rule: Option<String>,
}

/// The text of one group, or none where the model gave none: its memories are kept as they are.
#[derive(Debug, Clone, Serialize, Deserialize)]
pub struct Merged {
    /// Ids of the memories that become one.
    pub source_ids: Vec<String>,
    pub merged: Option<MergedText>,
}

/// For each topic that is none of the standard set the one it becomes; none where the set has nothing like it.
pub type TopicMapping = BTreeMap<String, Option<String>>;

/// Everything that a run decided, as far as its answers are still there.
#[derive(Debug, Clone, Default)]
pub struct RunDecisions {
    pub decisions: Vec<Decision>,
    pub merges: Vec<Merged>,
    pub topics: TopicMapping,
    /// Every request to a model, by step and item.
    pub exchanges: Vec<(String, u32, Exchange)>,
}

impl RunDecisions {
    /// Adds the requests to a model that one answer came of.
    pub(crate) fn add_exchanges(&mut self, answer: &RunAnswer) {
        let exchanges = answer.body.get("exchanges").cloned().unwrap_or_default();
        // Those that can't be read were kept by another version of this program.
        let exchanges: Vec<Exchange> = serde_json::from_value(exchanges).unwrap_or_default();
        let of_step = |exchange| (answer.step.clone(), answer.item, exchange);
        self.exchanges.extend(exchanges.into_iter().map(of_step));
    }
}
