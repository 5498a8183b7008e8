//! What the configuration may set of the ledger.

use std::time::Duration;

use memledger_aggregates::{DAY_US, memory_book::BookRules};

use crate::{
    LedgerError, RecallOptions, RelationOptions, accounts::CommonPasswords, executor::ExecutorOptions,
};

/// Longest time that a soft-deleted memory may be restorable: 100 years, which ends within the times that the
/// log can hold.
const MAX_SOFT_DELETE_DAYS: u32 = 36_500;

#[derive(Debug, Clone)]
pub struct LedgerOptions {
    pub rules: BookRules,
    /// Most bytes that a user's texts take, former ones and reasons counted.
    pub max_bytes_per_user: u64,
    /// The bank of memories that come without one or with an unknown one.
    pub default_bank: String,
    /// Banks that exist, the default one included.
    pub banks: Vec<String>,
    /// How long a soft-deleted memory can be restored.
    pub soft_delete_days: u32,
    /// Concurrent reads of one credential, and half of it while others read. Twice as many as there are cores where 0.
    pub reading_per_credential: usize,
    /// How long a read waits for its read models before it answers 503.
    pub read_wait: Duration,
    /// Most memories held in resident books.
    pub resident_memories: usize,
    /// Most events of a book between two snapshots of it; a small one has its next sooner.
    pub snapshot_every: i64,
    /// How often a command is decided again after a version conflict.
    pub conflict_retries: usize,
    /// Most changes one delta covers; a longer one ends at an earlier rev.
    pub delta_limit: usize,
    /// How long the operations log keeps a row; 0 keeps none.
    pub operations_keep_days: u32,
    /// How long the access log keeps a row; 0 keeps none.
    pub accesses_keep_days: u32,
    /// Most bytes that the access log of a tenant takes, about: beyond it, the oldest rows go of the credential that has
    /// most.
    pub accesses_max_bytes: u64,
    /// How long a person who signed in stays so.
    pub session_hours: u32,
    /// How long nothing may be done in a session before it ends.
    pub session_idle_minutes: u32,
    /// Passwords that are refused in addition to those that are easy to guess.
    pub common_passwords: CommonPasswords,
    pub recall: RecallOptions,
    pub relations: RelationOptions,
}

impl Default for LedgerOptions {
    fn default() -> Self {
        let banks = ["General", "Personal", "Work", "Relationships", "Health", "Interests", "Events"];
        Self {
            rules: BookRules::default(),
            max_bytes_per_user: 1 << 30,
            default_bank: "General".to_owned(),
            banks: banks.map(str::to_owned).to_vec(),
            soft_delete_days: 30,
            // Clients that wait 5 s are still there to be told that it was too long.
            reading_per_credential: 0,
            read_wait: Duration::from_millis(2_500),
            resident_memories: 500_000,
            snapshot_every: 1_000,
            conflict_retries: 50,
            delta_limit: 10_000,
            operations_keep_days: 30,
            accesses_keep_days: 365,
            accesses_max_bytes: 256 << 20,
            session_hours: 8,
            session_idle_minutes: 30,
            common_passwords: CommonPasswords::default(),
            recall: RecallOptions::default(),
            relations: RelationOptions::default(),
        }
    }
}

impl LedgerOptions {
    /// The bank a memory goes to: the asked one where it exists, else the default.
    pub fn bank(&self, asked: Option<&str>) -> String {
        asked.and_then(|asked| self.known_bank(asked)).unwrap_or(&self.default_bank).clone()
    }

    /// The bank of that name as memories carry it, in whatever case it is asked for.
    pub fn known_bank(&self, asked: &str) -> Option<&String> {
        self.banks.iter().chain([&self.default_bank]).find(|bank| bank.eq_ignore_ascii_case(asked.trim()))
    }
}

impl LedgerOptions {
    pub const MOST_SOFT_DELETE_DAYS: u32 = MAX_SOFT_DELETE_DAYS;

    pub(crate) fn executor(&self) -> ExecutorOptions {
        ExecutorOptions {
            resident_memories: self.resident_memories,
            conflict_retries: self.conflict_retries,
            snapshot_every: self.snapshot_every,
        }
    }

    /// How long a soft-deleted memory can be restored, in microseconds.
    pub fn soft_delete_us(&self) -> Result<i64, LedgerError> {
        match self.soft_delete_days {
            days @ 0..=MAX_SOFT_DELETE_DAYS => Ok(i64::from(days) * DAY_US),
            days => {
                let message = format!("must be 0 to {MAX_SOFT_DELETE_DAYS}, is {days}");
                Err(LedgerError::invalid("memory.soft_delete_days", message))
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::time;

    #[test]
    fn a_soft_delete_ends_within_the_times_that_the_log_can_hold() {
        let options = |days| LedgerOptions { soft_delete_days: days, ..LedgerOptions::default() };
        let kept = |days| options(days).soft_delete_us();
        assert_eq!(kept(0).unwrap(), 0);
        assert_eq!(kept(30).unwrap(), 30 * DAY_US);
        let latest = time::now().0 + kept(MAX_SOFT_DELETE_DAYS).unwrap();
        time::parse("purge_at", &time::rfc3339(memledger_aggregates::Timestamp(latest))).unwrap();
        for days in [MAX_SOFT_DELETE_DAYS + 1, 106_751_992, u32::MAX] {
            let refused = kept(days).unwrap_err();
            assert_eq!(refused.code(), "invalid_request", "{days}");
            let said = refused.to_string();
            assert_eq!(said, format!("memory.soft_delete_days: must be 0 to 36500, is {days}"));
        }
    }
}
