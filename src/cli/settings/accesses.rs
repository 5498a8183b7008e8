//! Settings of the access log.

use memledger_ledger::LedgerOptions;

use super::declare::settings;

settings! {
    /// The access log.
    pub struct Accesses {
        let options = LedgerOptions::default();

        /// How long the access log is kept, {range}; 0 keeps none
        keep_days: u32 = options.accesses_keep_days, 0..=36_500;
        /// Size of a tenant's access log, {range}
        max_bytes: u64 = options.accesses_max_bytes, 1_048_576..=1 << 40;
    }
}
