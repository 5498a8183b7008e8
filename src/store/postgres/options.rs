//! How many connections the store holds and who has them, and how much it does at once.

use std::time::Duration;

/// How many connections to hold, and how long to wait for one.
#[derive(Debug, Clone)]
pub struct PostgresOptions {
    /// At least 3; fewer count as 3.
    pub connections: u32,
    pub acquire_timeout: Duration,
    /// How long the server may take over a read, an append or a step of the projector, locks waited for included.
    pub answer_timeout: Duration,
    /// The same for what may rightly take long: a start, the parts of a rebuild, a clean-up, a book for the second
    /// reader. Many times what it takes.
    pub work_timeout: Duration,
    /// Most appends committed together.
    pub group_limit: usize,
    /// Groups committed at the same time, each on a connection of its own. Two of `connections` are kept for
    /// all else, so there are no more groups than it leaves.
    pub group_lanes: usize,
    /// Rewrite the contents table after a purge where it is at most this large, in bytes.
    pub scrub_limit_bytes: i64,
    /// The database is only looked at: nothing is migrated or written. A standby will do.
    pub read_only: bool,
}

impl Default for PostgresOptions {
    fn default() -> Self {
        Self {
            connections: 20,
            acquire_timeout: Duration::from_millis(2_500),
            answer_timeout: Duration::from_secs(30),
            work_timeout: Duration::from_secs(3_600),
            group_limit: 128,
            group_lanes: 1,
            scrub_limit_bytes: 256 << 20,
            read_only: false,
        }
    }
}

/// What all but the lanes need: the end of a rebuild keeps the live checkpoints locked on one connection and
/// works on another.
const OTHERS: u32 = 2;

impl PostgresOptions {
    /// The connections of the lanes, which each keep theirs, and those that everybody else shares.
    pub(super) fn shares(&self) -> (u32, u32) {
        let wanted = u32::try_from(self.group_lanes).unwrap_or(u32::MAX);
        let lanes = wanted.min(self.connections.saturating_sub(OTHERS)).max(1);
        (lanes, self.connections.saturating_sub(lanes).max(OTHERS))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_rebuild_finds_two_connections_beside_the_lanes() {
        for (connections, group_lanes, wanted) in [
            (20, 2, (2, 18)),
            (20, 0, (1, 19)),
            (5, 9, (3, 2)),
            (4, 2, (2, 2)),
            (3, 2, (1, 2)),
            (0, 2, (1, 2)),
        ] {
            let options = PostgresOptions { connections, group_lanes, ..PostgresOptions::default() };
            assert_eq!(options.shares(), wanted, "{connections} connections, {group_lanes} lanes");
        }
    }
}
