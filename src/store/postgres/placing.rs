//! The statements that give commands their places in the log.

use memledger_store::{content_columns, event_columns, receipt_columns};

/// Every part hangs on `placed`, so a command whose previous version is not there stores nothing: its first position
/// is 0 there, which is none. The counter rows, those of refused commands too, are locked in ascending order, which
/// keeps two groups from waiting for each other; where one is missing the whole group is refused. A version or command
/// id that another writer took raises a unique violation and undoes the whole group.
///
/// The newest version is looked for from the expected one on: an index scan looks at all that it may answer with on its
/// first page, which would be a hundred versions of a user.
///
/// With each comes how long it took until the counters were locked, in seconds.
///
/// What belongs to a command, or to its counter, is picked from an array by its number: a join of a group with
/// itself looks at each pair, and makes a group of 64 take twice as long.
macro_rules! placed {
    ($($then:expr),*) => {
        concat!(include_str!("sql/place.sql"), $(", ", $then,)* include_str!("sql/answer.sql"))
    };
}

/// Places the commands alone; their rows are to follow in the same transaction.
pub const PLACE: &str = placed!();

/// Rows of a table, whose values a file selects in the order of the columns.
macro_rules! rows {
    ($name:literal, $table:literal, $columns:expr, $file:literal) => {
        concat!($name, " AS (INSERT INTO ", $table, " (", $columns, ")\n", include_str!($file), ")")
    };
}

/// Their events and texts, from `$10` on.
macro_rules! stored {
    () => {
        concat!(
            include_str!("sql/firsts.sql"),
            ", ",
            rows!("stored_events", "events", event_columns!(), "sql/events.sql"),
            ", ",
            rows!("stored_contents", "contents", content_columns!(), "sql/contents.sql")
        )
    };
}

/// Their receipts, from `$36` on.
macro_rules! receipted {
    () => {
        rows!("stored_receipts", "commands", receipt_columns!(), "sql/receipts.sql")
    };
}

/// What they erase, from `$46` on.
macro_rules! erased {
    () => {
        include_str!("sql/erase.sql")
    };
}

/// Places them and stores their events and texts. Every part costs each group its start, used or not, so there is a
/// statement for each set of parts.
pub const APPEND: &str = placed!(stored!());

/// The same with receipts.
pub const APPEND_WITH_RECEIPTS: &str = placed!(stored!(), receipted!());

/// The same with what they erase.
pub const APPEND_AND_ERASE: &str = placed!(stored!(), receipted!(), erased!());
