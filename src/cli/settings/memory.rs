//! Settings of memories, and the options of the ledger that follow from all settings.

use std::time::Duration;

use memledger_ledger::LedgerOptions;

use super::{DAY_MS, Settings, declare::settings, ms};

settings! {
    /// Memories and how they are read.
    pub struct Memory {
        let options = LedgerOptions::default();

        /// Unpurged memories of a user, and relations made by callers, {range}; more are 422. Texts of all
        /// revisions: ten times that
        max_per_user: usize = options.rules.max_memories, 1..=1_000_000_000;
        /// Bytes of a user's texts of all revisions, {range}; more are 422
        max_bytes_per_user: u64 = options.max_bytes_per_user, 1_048_576..=1 << 40;
        /// The bank of memories that name none or an unknown one
        default_bank: String = options.default_bank;
        /// The banks; the default one always exists
        banks: Vec<String> = options.banks;
        /// How long a soft-deleted memory can be restored, {range}
        soft_delete_days: u32 = options.soft_delete_days, 0..=i64::from(LedgerOptions::MOST_SOFT_DELETE_DAYS);
        /// How long a read waits for its read models, {range}; then 503
        read_wait_ms: u64 = ms(options.read_wait), 0..=DAY_MS;
        /// Most memories in the server's memory, {range}
        resident: usize = options.resident_memories, 0..=1_000_000_000;
        /// Most events between snapshots of a memory book, {range}
        snapshot_every: i64 = options.snapshot_every, 1..=1_000_000_000;
        /// Retries of a command if other servers were first, {range}
        conflict_retries: usize = options.conflict_retries, 0..=1_000_000;
        /// Most changes in one delta, {range}
        delta_limit: usize = options.delta_limit, 1..=1_000_000;
    }
}

impl Settings {
    pub fn ledger_options(&self) -> LedgerOptions {
        let mut options = LedgerOptions {
            default_bank: self.memory.default_bank.clone(),
            banks: self.memory.banks.clone(),
            soft_delete_days: self.memory.soft_delete_days,
            read_wait: Duration::from_millis(self.memory.read_wait_ms),
            resident_memories: self.memory.resident,
            snapshot_every: self.memory.snapshot_every,
            conflict_retries: self.memory.conflict_retries,
            delta_limit: self.memory.delta_limit,
            operations_keep_days: self.operations.keep_days,
            accesses_keep_days: self.accesses.keep_days,
            accesses_max_bytes: self.accesses.max_bytes,
            session_hours: self.http.session_hours,
            session_idle_minutes: self.http.session_idle_minutes,
            common_passwords: self.accounts.common_passwords(),
            reading_per_credential: self.http.reading_per_credential,
            max_bytes_per_user: self.memory.max_bytes_per_user,
            recall: self.recall.options(),
            relations: self.relations.options(),
            ..LedgerOptions::default()
        };
        options.rules.max_memories = self.memory.max_per_user;
        options
    }
}
