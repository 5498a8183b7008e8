//! Audit: what auditors and operators ask of the ledger. The feed, exports, figures, `verify`, rebuilds and
//! erasure; each goes over all streams and all parts.

mod events;
pub mod export;
pub mod feed;
pub mod gauges;
pub mod growth;
mod maintenance;
pub mod parts;
pub mod purge;
pub mod rebuild;
pub mod standing;
pub mod stats;
pub mod verify;

use std::sync::{Arc, RwLock};

use memledger_kernel::{Core, part::Part};
use memledger_memories::Memories;
use memledger_people::People;
use memledger_records::Records;

pub use events::Events;

/// What is asked of the log as a whole.
pub struct Audit {
    core: Arc<Core>,
    records: Arc<Records>,
    people: Arc<People>,
    memories: Arc<Memories>,
    /// Every part, in the order of an export.
    parts: RwLock<Vec<Arc<dyn Part>>>,
    /// One verify or rebuild at a time: each works through the whole log.
    maintenance: maintenance::Maintenance,
    breakdowns: growth::Breakdowns,
    banks: gauges::CountedBanks,
    older_events: standing::OlderEvents,
}

impl Audit {
    pub fn new(
        core: Arc<Core>,
        records: Arc<Records>,
        people: Arc<People>,
        memories: Arc<Memories>,
        parts: Vec<Arc<dyn Part>>,
    ) -> Self {
        Self {
            core,
            records,
            people,
            memories,
            parts: RwLock::new(parts),
            maintenance: maintenance::Maintenance::default(),
            breakdowns: growth::Breakdowns::default(),
            banks: gauges::CountedBanks::default(),
            older_events: standing::OlderEvents::default(),
        }
    }
}
