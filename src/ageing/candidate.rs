//! A memory that may become part of a summary.

use crate::Memory;

const DAY_US: i64 = 86_400_000_000;

/// A memory with what decides which others it may be summarised with.
#[derive(Debug, Clone, Copy)]
pub struct Candidate<'a> {
    pub memory: &'a Memory,
    /// Its embedding at unit length, by the same model as the others'; empty if it has none.
    pub vector: &'a [f32],
    /// Two memories have the same wall if whoever may read one may read the other, so that a summary of both shows nobody
    /// anything new. Rules never put memories of two walls together.
    pub wall: u64,
}

impl Candidate<'_> {
    /// Whether its text is older than that many days. `age_us` answers how long ago an instant was, in microseconds.
    pub fn is_old(&self, min_age_days: u32, age_us: impl Fn(i64) -> i64) -> bool {
        age_us(self.memory.written_at) > i64::from(min_age_days) * DAY_US
    }
}
