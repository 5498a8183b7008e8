//! Instants as people say them.

use chrono::DateTime;

/// "May 2026", in UTC.
pub fn month(at: i64) -> String {
    DateTime::from_timestamp_micros(at).map(|time| time.format("%B %Y").to_string()).unwrap_or_default()
}

#[cfg(test)]
mod tests {
    use super::{super::DAY_US, *};

    #[test]
    fn a_day_is_in_its_month() {
        for (days, expected) in [
            (0, "January 1970"),
            (-1, "December 1969"),
            (58, "February 1970"),
            (59, "March 1970"),
            (11_016, "February 2000"),
            (11_017, "March 2000"),
            (20_453, "December 2025"),
            (20_454, "January 2026"),
            (20_573, "April 2026"),
            (20_574, "May 2026"),
        ] {
            assert_eq!(month(days * DAY_US), expected, "{days}");
            assert_eq!(month((days + 1) * DAY_US - 1), expected, "{days}");
        }
    }
}
