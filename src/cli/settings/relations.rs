//! Settings of relations between memories.

use memledger_ledger::RelationOptions;

use super::declare::settings;

settings! {
    /// Relations between memories.
    pub struct Relations {
        let options = RelationOptions::default();

        /// Whether `serve` and `mcp` derive [relations](CONCEPTS.md#concepts) from texts
        enabled: bool = options.enabled;
        /// To how many nearest memories, {range}
        neighbours: usize = options.neighbours, 0..=20;
        /// From which cosine on, {range}
        link_min: f64 = options.link_min, 0.0..=1.0;
    }
}

impl Relations {
    pub fn options(&self) -> RelationOptions {
        let Self { enabled, neighbours, link_min } = *self;
        RelationOptions { enabled, neighbours, link_min }
    }
}
