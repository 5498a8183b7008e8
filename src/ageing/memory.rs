//! A memory as the rules see it.

/// An active memory of a user. Times are in microseconds since 1970.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Memory {
    pub id: String,
    /// 1 (least) to 5 (most).
    pub importance: u8,
    pub pinned: bool,
    pub bank: String,
    pub category: Option<String>,
    pub topics: Vec<String>,
    /// Whether it was made of others: a summary or an insight.
    pub is_derived: bool,
    pub created_at: i64,
    /// The latest time at which its text may have been said: later than `created_at` where it was changed or merged.
    pub written_at: i64,
    /// When a search or a read last returned it.
    pub last_accessed_at: Option<i64>,
}

impl Memory {
    /// When it was last of use.
    pub fn used_at(&self) -> i64 {
        self.last_accessed_at.map_or(self.created_at, |at| at.max(self.created_at))
    }
}
