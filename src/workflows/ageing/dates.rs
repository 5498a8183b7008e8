//! Days as models are shown them, and as texts name them.

use memledger_ledger::{time::rfc3339, words::Timestamp};

const MONTHS: [&str; 12] = [
    "January",
    "February",
    "March",
    "April",
    "May",
    "June",
    "July",
    "August",
    "September",
    "October",
    "November",
    "December",
];

/// As "3 May 2026", by UTC.
pub fn day_of(at: Timestamp) -> String {
    let written = rfc3339(at);
    let mut parts = written.split(['-', 'T']);
    let named = (|| {
        let (year, month, day) = (parts.next()?, parts.next()?, parts.next()?);
        let month = MONTHS.get(month.parse::<usize>().ok()?.checked_sub(1)?)?;
        Some(format!("{} {month} {year}", day.trim_start_matches('0')))
    })();
    named.unwrap_or_default()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_day_is_written_in_words() {
        assert_eq!(day_of(Timestamp(0)), "1 January 1970");
        assert_eq!(day_of(Timestamp(1_777_766_400_000_000)), "3 May 2026");
    }
}
