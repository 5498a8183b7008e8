//! Which memories nobody has needed for long.

use crate::Memory;

/// When a memory is forgotten.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Policy {
    /// Unused for longer than that.
    pub idle_days: u32,
    /// Only memories of less importance.
    pub importance_below: u8,
}

/// Whether nobody needs it any more. `age_us` tells how long ago an instant was. What was made of other memories stays.
pub fn is_idle(memory: &Memory, policy: Policy, age_us: impl Fn(i64) -> i64) -> bool {
    const DAY_US: i64 = 86_400_000_000;
    !memory.pinned
        && !memory.is_derived
        && memory.importance < policy.importance_below
        && age_us(memory.used_at()) > i64::from(policy.idle_days) * DAY_US
}

#[cfg(test)]
mod tests {
    use super::*;

    const DAY_US: i64 = 86_400_000_000;
    const NOW: i64 = 20_000 * DAY_US;
    const POLICY: Policy = Policy { idle_days: 60, importance_below: 3 };

    fn memory(days_ago: i64) -> Memory {
        Memory {
            id: "m1".into(),
            importance: 2,
            pinned: false,
            bank: "General".into(),
            category: None,
            topics: Vec::new(),
            is_derived: false,
            created_at: NOW - days_ago * DAY_US,
            written_at: NOW - days_ago * DAY_US,
            last_accessed_at: None,
        }
    }

    fn idle(memory: &Memory) -> bool {
        is_idle(memory, POLICY, |at| NOW - at)
    }

    #[test]
    fn what_nobody_used_for_longer_than_that_is_idle() {
        assert!(idle(&memory(61)));
        assert!(!idle(&memory(60)), "longer than 60 days, not 60 days");
        assert!(idle(&Memory { created_at: NOW - 60 * DAY_US - 1, ..memory(0) }));
        let accessed = |days| Memory { last_accessed_at: Some(NOW - days * DAY_US), ..memory(300) };
        assert!(idle(&accessed(61)) && !idle(&accessed(59)));
        assert!(
            !idle(&Memory { last_accessed_at: Some(0), ..memory(1) }),
            "an access before it was made is none"
        );
    }

    #[test]
    fn what_matters_is_never_idle() {
        assert!(!idle(&Memory { pinned: true, ..memory(900) }));
        assert!(!idle(&Memory { importance: 3, ..memory(900) }));
        assert!(!idle(&Memory { is_derived: true, ..memory(900) }));
        assert!(!is_idle(&memory(900), POLICY, |_| 0), "a clock that went wrong makes nothing old");
    }
}
