//! The local day and time at which a message was said, and the calendar that relative dates are resolved with.

/// When a message was said, on the clock of whoever said it. Proleptic Gregorian; no time zone, since none is needed to
/// know which day "yesterday" was.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub struct SaidAt {
    /// Days since 1 January 1970.
    days: i64,
    hour: u8,
    minute: u8,
}

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

impl SaidAt {
    /// None if there is no such day or time.
    pub fn new(year: i32, month: u32, day: u32, hour: u8, minute: u8) -> Option<Self> {
        let days = days_from_civil(i64::from(year), i64::from(month), i64::from(day));
        let made = Self { days, hour, minute };
        let exists = (1..=12).contains(&month)
            && (1..=9999).contains(&year)
            && made.civil() == (i64::from(year), i64::from(month), i64::from(day));
        (exists && hour < 24 && minute < 60).then_some(made)
    }

    /// 0 is Monday.
    pub(super) fn weekday(self) -> i64 {
        (self.days + 3).rem_euclid(7)
    }

    pub(super) fn plus_days(self, days: i64) -> Self {
        Self { days: self.days.saturating_add(days), ..self }
    }

    /// The first day of the month that number of months later or, below 0, earlier.
    pub(super) fn plus_months(self, months: i64) -> Self {
        let (year, month, _) = self.civil();
        let count = year * 12 + month - 1 + months;
        Self { days: days_from_civil(count.div_euclid(12), count.rem_euclid(12) + 1, 1), ..self }
    }

    /// After midnight and before people get up, "tonight" and "last night" began the day before.
    pub(super) fn is_small_hours(self) -> bool {
        self.hour < 4
    }

    pub(super) fn year(self) -> i64 {
        self.civil().0
    }

    pub(super) fn month(self) -> i64 {
        self.civil().1
    }

    /// "7 May 2023".
    pub(super) fn day_text(self) -> String {
        let (year, month, day) = self.civil();
        format!("{day} {} {year}", month_name(month))
    }

    /// "May 2023".
    pub(super) fn month_text(self) -> String {
        let (year, month, _) = self.civil();
        format!("{} {year}", month_name(month))
    }

    /// Year, month from 1, day from 1; Howard Hinnant's `civil_from_days`.
    fn civil(self) -> (i64, i64, i64) {
        let shifted = self.days + 719_468;
        let era = shifted.div_euclid(146_097);
        let of_era = shifted.rem_euclid(146_097);
        let year_of_era = (of_era - of_era / 1_460 + of_era / 36_524 - of_era / 146_096) / 365;
        let of_year = of_era - (365 * year_of_era + year_of_era / 4 - year_of_era / 100);
        let from_march = (5 * of_year + 2) / 153;
        let day = of_year - (153 * from_march + 2) / 5 + 1;
        let month = if from_march < 10 { from_march + 3 } else { from_march - 9 };
        (year_of_era + era * 400 + i64::from(month <= 2), month, day)
    }
}

fn month_name(month: i64) -> &'static str {
    usize::try_from(month - 1).ok().and_then(|at| MONTHS.get(at)).copied().unwrap_or("January")
}

/// Howard Hinnant's `days_from_civil`.
fn days_from_civil(year: i64, month: i64, day: i64) -> i64 {
    let year = if month <= 2 { year - 1 } else { year };
    let era = year.div_euclid(400);
    let of_era = year.rem_euclid(400);
    let from_march = if month > 2 { month - 3 } else { month + 9 };
    let of_year = (153 * from_march + 2) / 5 + day - 1;
    era * 146_097 + of_era * 365 + of_era / 4 - of_era / 100 + of_year - 719_468
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_day_that_does_not_exist_is_refused() {
        assert!(SaidAt::new(2023, 2, 29, 0, 0).is_none());
        assert!(SaidAt::new(2024, 2, 29, 0, 0).is_some());
        assert!(SaidAt::new(2024, 13, 1, 0, 0).is_none());
        assert!(SaidAt::new(2024, 1, 1, 24, 0).is_none());
    }

    #[test]
    fn days_are_counted_over_months_and_years() {
        let first = SaidAt::new(2024, 3, 1, 9, 0).unwrap();
        assert_eq!(first.plus_days(-1).day_text(), "29 February 2024");
        assert_eq!(first.plus_months(-3).month_text(), "December 2023");
        assert_eq!(first.weekday(), 4, "1 March 2024 was a Friday");
        assert_eq!(SaidAt::new(1970, 1, 1, 0, 0).unwrap().weekday(), 3);
    }
}
