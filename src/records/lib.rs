//! What is recorded next to the log: the operations of callers and runs, and who was shown which memories' texts.
//! Requests leave their rows in memory; one worker stores them.

pub mod access_log;
pub mod operations;
mod parts;

use std::sync::Arc;

use memledger_kernel::{Core, part::Part};

use access_log::AccessLog;
use operations::Recorder;

/// What the configuration may set of the records.
#[derive(Debug, Clone, Copy)]
pub struct RecordOptions {
    /// How long the operations log keeps a row; 0 keeps none.
    pub operations_keep_days: u32,
    /// How long the access log keeps a row; 0 keeps none.
    pub accesses_keep_days: u32,
    /// Most bytes that the access log of a tenant takes, about: beyond it, the oldest rows go of the credential that has
    /// most.
    pub accesses_max_bytes: u64,
}

/// The operations log and the access log of one ledger.
pub struct Records {
    core: Arc<Core>,
    pub operations: Arc<Recorder>,
    pub access_log: Arc<AccessLog>,
}

impl Records {
    /// Starts the worker that stores both logs.
    pub fn start(core: Arc<Core>, options: RecordOptions) -> Self {
        let RecordOptions { operations_keep_days, accesses_keep_days, accesses_max_bytes } = options;
        let access_log = Arc::new(AccessLog::new(core.store.clone(), accesses_keep_days, accesses_max_bytes));
        let operations = Recorder::start(core.store.clone(), operations_keep_days, access_log.clone());
        Self { core, operations, access_log }
    }

    /// What of this crate keeps something of a person, in the order of an export.
    pub fn parts(self: &Arc<Self>) -> Vec<Arc<dyn Part>> {
        vec![Arc::new(parts::Operations(self.clone())), Arc::new(parts::Accesses(self.clone()))]
    }
}
