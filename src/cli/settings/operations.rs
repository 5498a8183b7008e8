//! Settings of the operations log.

use memledger_ledger::LedgerOptions;

use super::declare::settings;

settings! {
    /// The operations log.
    pub struct Operations {
        /// How long operations are kept, {range}; 0 keeps none
        keep_days: u32 = LedgerOptions::default().operations_keep_days, 0..=36_500;
    }
}
