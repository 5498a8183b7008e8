//! Settings of relations between memories.

use memledger_ledger::RelationOptions;
use serde::{Deserialize, Serialize};

#[derive(Debug, Clone, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Relations {
    /// Whether `serve` and `mcp` work edges out from the texts.
    pub enabled: bool,
    pub neighbours: usize,
    pub link_min: f64,
}

impl Default for Relations {
    fn default() -> Self {
        let RelationOptions { enabled, neighbours, link_min } = RelationOptions::default();
        Self { enabled, neighbours, link_min }
    }
}

impl Relations {
    pub fn options(&self) -> RelationOptions {
        let Self { enabled, neighbours, link_min } = *self;
        RelationOptions { enabled, neighbours, link_min }
    }
}
