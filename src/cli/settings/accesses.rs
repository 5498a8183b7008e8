//! Settings of the access log.

use memledger_ledger::LedgerOptions;
use serde::{Deserialize, Serialize};

#[derive(Debug, Clone, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Accesses {
    /// 0 keeps none.
    pub keep_days: u32,
    /// Of each tenant.
    pub max_bytes: u64,
}

impl Default for Accesses {
    fn default() -> Self {
        let LedgerOptions { accesses_keep_days: keep_days, accesses_max_bytes: max_bytes, .. } =
            LedgerOptions::default();
        Self { keep_days, max_bytes }
    }
}
