//! Settings of the operations log.

use memledger_ledger::LedgerOptions;
use serde::{Deserialize, Serialize};

#[derive(Debug, Clone, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Operations {
    /// 0 keeps no operations; retrievals are counted all the same.
    pub keep_days: u32,
}

impl Default for Operations {
    fn default() -> Self {
        Self { keep_days: LedgerOptions::default().operations_keep_days }
    }
}
