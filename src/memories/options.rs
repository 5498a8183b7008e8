//! What the configuration may set of memories.

use memledger_aggregates::DAY_US;
use memledger_kernel::LedgerError;

/// Longest time that a soft-deleted memory may be restorable: 100 years, which ends within the times that the
/// log can hold.
pub const MAX_SOFT_DELETE_DAYS: u32 = 36_500;

#[derive(Debug, Clone)]
pub struct MemoryOptions {
    /// Most bytes that a user's texts take, former ones and reasons counted.
    pub max_bytes_per_user: u64,
    /// The bank of memories that come without one or with an unknown one.
    pub default_bank: String,
    /// Banks that exist, the default one included.
    pub banks: Vec<String>,
    /// How long a soft-deleted memory can be restored.
    pub soft_delete_days: u32,
    /// Most changes one delta covers; a longer one ends at an earlier rev.
    pub delta_limit: usize,
}

impl Default for MemoryOptions {
    fn default() -> Self {
        let banks = ["General", "Personal", "Work", "Relationships", "Health", "Interests", "Events"];
        Self {
            max_bytes_per_user: 1 << 30,
            default_bank: "General".to_owned(),
            banks: banks.map(str::to_owned).to_vec(),
            soft_delete_days: 30,
            delta_limit: 10_000,
        }
    }
}

impl MemoryOptions {
    /// The bank a memory goes to: the one that the caller names if it exists, else the default.
    pub fn bank(&self, named: Option<&str>) -> String {
        named.and_then(|named| self.known_bank(named)).unwrap_or(&self.default_bank).clone()
    }

    /// The bank of that name as memories carry it, whatever case the caller writes it in.
    pub fn known_bank(&self, named: &str) -> Option<&String> {
        self.banks.iter().chain([&self.default_bank]).find(|bank| bank.eq_ignore_ascii_case(named.trim()))
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
    use memledger_aggregates::Timestamp;
    use memledger_kernel::time;

    use super::*;

    #[test]
    fn a_soft_delete_ends_within_the_times_that_the_log_can_hold() {
        let options = |days| MemoryOptions { soft_delete_days: days, ..MemoryOptions::default() };
        let kept = |days| options(days).soft_delete_us();
        assert_eq!(kept(0).unwrap(), 0);
        assert_eq!(kept(30).unwrap(), 30 * DAY_US);
        let latest = time::now().0 + kept(MAX_SOFT_DELETE_DAYS).unwrap();
        time::parse("purge_at", &time::rfc3339(Timestamp(latest))).unwrap();
        for days in [MAX_SOFT_DELETE_DAYS + 1, 106_751_992, u32::MAX] {
            let refused = kept(days).unwrap_err();
            assert_eq!(refused.code(), "invalid_request", "{days}");
            let said = refused.to_string();
            assert_eq!(said, format!("memory.soft_delete_days: must be 0 to 36500, is {days}"));
        }
    }
}
