//! Which database a ledger lies in, to notice one that was put back from a copy without a word to the ledger.
//!
//! A fingerprint is a list of `name=value`: PostgreSQL's cluster, timeline, database and table, or a SQLite
//! file's number and birth. It is kept in the database itself, so a copy carries its original's and differs.

use std::{
    hash::{BuildHasher, Hasher, RandomState},
    time::{SystemTime, UNIX_EPOCH},
};

/// Begins the fingerprint of a backup, which is that of no place where a ledger runs.
pub const BACKUP: &str = "backup";

fn parts(fingerprint: &str) -> impl Iterator<Item = (&str, &str)> {
    fingerprint.split(' ').filter_map(|part| part.split_once('='))
}

/// Whether the kept fingerprint is another database's. A part that is not known on both sides, such as one
/// that the role may not read any more, says nothing; without a part in common nothing speaks for the same.
pub fn is_another(kept: &str, found: &str) -> bool {
    let value_in = |name: &str| parts(found).find(|(known, _)| *known == name).map(|(_, value)| value);
    let mut shared = parts(kept).filter_map(|(name, value)| value_in(name).map(|found| found == value));
    let Some(first) = shared.next() else { return true };
    !(first && shared.all(|same| same))
}

/// An epoch above all earlier ones of this log. Microseconds of the clock, so that a backup which is put back
/// twice gets two; where the clock is behind the last, some number after it, for the same reason.
pub fn next_epoch(newest: i64) -> i64 {
    let now = now_us();
    if newest < now { now } else { newest.saturating_add(1).saturating_add(some_number()) }
}

/// Below 2^32, which is more than an hour of microseconds.
fn some_number() -> i64 {
    // Its keys are random, other ones each time.
    (RandomState::new().build_hasher().finish() >> 32) as i64
}

/// Microseconds since 1970-01-01T00:00:00Z.
pub fn now_us() -> i64 {
    let since = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default();
    i64::try_from(since.as_micros()).unwrap_or(i64::MAX)
}

/// Tells the operator what was noticed, and what follows from it.
pub fn warn_of_raise(epoch: i64, kept: &str, found: &str) {
    tracing::warn!(
        epoch,
        kept,
        found,
        "this database is a copy of the ledger's earlier one: earlier cursors of the feed are refused"
    );
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_copy_is_told_from_its_original_by_any_part() {
        let here = "system=7 timeline=00000001 database=5 events=16390";
        assert!(!is_another(here, here));
        for there in [
            "system=8 timeline=00000001 database=5 events=16390",
            "system=7 timeline=00000002 database=5 events=16390",
            "system=7 timeline=00000001 database=6 events=16390",
            "system=7 timeline=00000001 database=5 events=16391",
            "inode=7 born=1",
            "",
        ] {
            assert!(is_another(here, there), "{there}");
        }
        assert!(is_another("backup=1", "inode=7 born=1"));
        assert!(is_another("backup=1", here));
    }

    #[test]
    fn a_part_that_can_not_be_read_any_more_says_nothing() {
        assert!(!is_another("system=7 database=5 events=9", "database=5 events=9"));
        assert!(!is_another("database=5 events=9", "system=7 database=5 events=9"));
        assert!(is_another("system=7 database=5", "timeline=1 database=6"));
    }

    #[test]
    fn epochs_never_repeat() {
        let (first, ahead) = (next_epoch(1), i64::MAX / 2);
        assert!(first > 1_700_000_000_000_000, "{first}");
        assert!(next_epoch(first) > first);
        let two = [next_epoch(ahead), next_epoch(ahead)];
        assert!(two.iter().all(|next| *next > ahead), "{two:?}");
        assert_ne!(two[0], two[1], "a backup that is put back twice under a slow clock");
    }
}
