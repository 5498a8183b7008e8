//! What the configuration may set of the ledger.

use std::time::Duration;

use memledger_aggregates::memory_book::BookRules;
use memledger_kernel::{CoreOptions, executor::ExecutorOptions};
use memledger_memories::{MAX_SOFT_DELETE_DAYS, MemoryOptions};
use memledger_people::{PeopleOptions, accounts::CommonPasswords};
use memledger_records::RecordOptions;

use crate::{RecallOptions, RelationOptions};

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
    /// How long the summary of a thread that is under way keeps others from being made; one that was cut off gives way
    /// after that.
    pub summary_lease: Duration,
    /// The same of an extraction by a model.
    pub extraction_lease: Duration,
    pub recall: RecallOptions,
    pub relations: RelationOptions,
}

impl Default for LedgerOptions {
    fn default() -> Self {
        let MemoryOptions { max_bytes_per_user, default_bank, banks, soft_delete_days, delta_limit } =
            MemoryOptions::default();
        Self {
            rules: BookRules::default(),
            max_bytes_per_user,
            default_bank,
            banks,
            soft_delete_days,
            // Clients that wait 5 s are still there to be told that it was too long.
            reading_per_credential: 0,
            read_wait: Duration::from_millis(2_500),
            resident_memories: 500_000,
            snapshot_every: 1_000,
            conflict_retries: 50,
            delta_limit,
            operations_keep_days: 30,
            accesses_keep_days: 365,
            accesses_max_bytes: 256 << 20,
            session_hours: 8,
            session_idle_minutes: 30,
            common_passwords: CommonPasswords::default(),
            summary_lease: Duration::from_secs(60),
            extraction_lease: Duration::from_secs(60),
            recall: RecallOptions::default(),
            relations: RelationOptions::default(),
        }
    }
}

impl LedgerOptions {
    pub const MOST_SOFT_DELETE_DAYS: u32 = MAX_SOFT_DELETE_DAYS;

    pub(crate) fn core(&self) -> CoreOptions {
        let executor = ExecutorOptions {
            resident_memories: self.resident_memories,
            conflict_retries: self.conflict_retries,
            snapshot_every: self.snapshot_every,
        };
        CoreOptions { rules: self.rules.clone(), executor, read_wait: self.read_wait }
    }

    pub(crate) fn records(&self) -> RecordOptions {
        RecordOptions {
            operations_keep_days: self.operations_keep_days,
            accesses_keep_days: self.accesses_keep_days,
            accesses_max_bytes: self.accesses_max_bytes,
        }
    }

    pub(crate) fn people(&self) -> PeopleOptions {
        PeopleOptions {
            session_hours: self.session_hours,
            session_idle_minutes: self.session_idle_minutes,
            common_passwords: self.common_passwords.clone(),
        }
    }

    pub(crate) fn memories(&self) -> MemoryOptions {
        MemoryOptions {
            max_bytes_per_user: self.max_bytes_per_user,
            default_bank: self.default_bank.clone(),
            banks: self.banks.clone(),
            soft_delete_days: self.soft_delete_days,
            delta_limit: self.delta_limit,
        }
    }
}
