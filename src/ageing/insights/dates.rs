//! Instants as people say them.

use super::DAY_US;

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

/// "May 2026", in UTC.
pub fn month(at: i64) -> String {
    // After Hinnant, "chrono-compatible low-level date algorithms" (2013): years that begin in March.
    let days = at.div_euclid(DAY_US) + 719_468;
    let (era, day) = (days.div_euclid(146_097), days.rem_euclid(146_097));
    let year = (day - day / 1_460 + day / 36_524 - day / 146_096) / 365;
    let day_of_year = day - (365 * year + year / 4 - year / 100);
    let from_march = (5 * day_of_year + 2) / 153;
    let month = (from_march + 2) % 12;
    let year = era * 400 + year + i64::from(month < 2);
    let name = usize::try_from(month).ok().and_then(|month| MONTHS.get(month)).unwrap_or(&"");
    format!("{name} {year}")
}

#[cfg(test)]
mod tests {
    use super::*;

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
