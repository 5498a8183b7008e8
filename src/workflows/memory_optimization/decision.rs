//! What is to become of one memory, as it is kept among a run's answers.

use memledger_offline::DecidedAction;
use serde::{Deserialize, Serialize};

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
