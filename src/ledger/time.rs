//! Instants as callers write and read them.

use std::time::{SystemTime, UNIX_EPOCH};

use chrono::{DateTime, NaiveDate, SecondsFormat};
use memledger_aggregates::Timestamp;

use crate::LedgerError;

pub fn now() -> Timestamp {
    let since = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default();
    Timestamp(i64::try_from(since.as_micros()).unwrap_or(i64::MAX))
}

/// RFC 3339 in UTC with microseconds.
pub fn rfc3339(at: Timestamp) -> String {
    DateTime::from_timestamp_micros(at.0)
        .map(|time| time.to_rfc3339_opts(SecondsFormat::Micros, true))
        .unwrap_or_else(|| at.0.to_string())
}

/// From this many on, a number means milliseconds: as seconds it would lie in the year 5138.
const MILLISECONDS_FROM: f64 = 1e11;
/// The year 9999; later instants have no RFC 3339 form.
const LATEST_SECONDS: f64 = 253_402_300_799.0;

/// RFC 3339, a date, Unix seconds or milliseconds.
pub fn parse(field: &str, text: &str) -> Result<Timestamp, LedgerError> {
    let text = text.trim();
    let wrong = || {
        LedgerError::invalid(
            field,
            format!("{text:?} is no time; use RFC 3339 (2026-01-31T12:00:00Z), Unix seconds or milliseconds"),
        )
    };
    if let Ok(number) = text.parse::<f64>() {
        return from_number(number).ok_or_else(wrong);
    }
    if let Ok(time) = DateTime::parse_from_rfc3339(text) {
        return Ok(Timestamp(time.timestamp_micros()));
    }
    let date = NaiveDate::parse_from_str(text, "%Y-%m-%d").map_err(|_| wrong())?;
    date.and_hms_opt(0, 0, 0).map(|time| Timestamp(time.and_utc().timestamp_micros())).ok_or_else(wrong)
}

/// Unix seconds or milliseconds.
pub fn from_number(number: f64) -> Option<Timestamp> {
    let seconds = if number.abs() >= MILLISECONDS_FROM { number / 1_000.0 } else { number };
    let known = seconds.is_finite() && (-62_135_596_800.0..=LATEST_SECONDS).contains(&seconds);
    #[allow(clippy::cast_possible_truncation)] // in range by the line above
    known.then(|| Timestamp((seconds * 1e6).round() as i64))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_form_of_a_time_is_the_same_instant() {
        let expected = Timestamp(1_733_414_400_000_000);
        for text in [
            "1733414400",
            "1733414400000",
            "2024-12-05T16:00:00Z",
            "2024-12-05T17:00:00+01:00",
            "1733414400.0",
        ] {
            assert_eq!(parse("at", text).unwrap(), expected, "{text}");
        }
        assert_eq!(rfc3339(expected), "2024-12-05T16:00:00.000000Z");
        assert_eq!(rfc3339(parse("at", "2025-07-01").unwrap()), "2025-07-01T00:00:00.000000Z");
        for wrong in ["", "yesterday", "NaN", "inf", "1e300", "2024-13-01"] {
            assert_eq!(parse("at", wrong).unwrap_err().code(), "invalid_request", "{wrong}");
        }
    }
}
