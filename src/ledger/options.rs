//! What the configuration may set of the ledger.

use std::time::Duration;

use memledger_aggregates::memory_book::BookRules;

#[derive(Debug, Clone)]
pub struct LedgerOptions {
    pub rules: BookRules,
    /// The bank of memories that come without one or with an unknown one.
    pub default_bank: String,
    /// Banks that exist, the default one included.
    pub banks: Vec<String>,
    /// How long a soft-deleted memory can be restored.
    pub soft_delete_days: u32,
    /// How long a read waits for its read models before it answers 503.
    pub read_wait: Duration,
    /// Most memories held in resident books.
    pub resident_memories: usize,
    /// A snapshot of a book is written when this many events came since the last.
    pub snapshot_every: i64,
    /// How often a command is decided again after a version conflict.
    pub conflict_retries: usize,
    /// Most changes one delta covers; a longer one ends at an earlier rev.
    pub delta_limit: usize,
}

impl Default for LedgerOptions {
    fn default() -> Self {
        let banks = ["General", "Personal", "Work", "Relationships", "Health", "Interests", "Events"];
        Self {
            rules: BookRules::default(),
            default_bank: "General".to_owned(),
            banks: banks.map(str::to_owned).to_vec(),
            soft_delete_days: 30,
            read_wait: Duration::from_secs(5),
            resident_memories: 500_000,
            snapshot_every: 1_000,
            conflict_retries: 50,
            delta_limit: 10_000,
        }
    }
}

impl LedgerOptions {
    /// The bank a memory goes to: the asked one where it exists, else the default.
    pub fn bank(&self, asked: Option<&str>) -> String {
        asked
            .map(str::trim)
            .and_then(|asked| self.banks.iter().find(|bank| bank.eq_ignore_ascii_case(asked)))
            .unwrap_or(&self.default_bank)
            .clone()
    }
}

impl From<LedgerOptions> for BookRules {
    fn from(options: LedgerOptions) -> Self {
        options.rules
    }
}
