//! Instants as callers write and read them.

use std::{
    sync::atomic::{AtomicI64, Ordering},
    time::{SystemTime, UNIX_EPOCH},
};

use chrono::{DateTime, NaiveDate, NaiveDateTime, NaiveTime, SecondsFormat};
use memledger_aggregates::Timestamp;

use crate::LedgerError;

pub fn now() -> Timestamp {
    let since = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default();
    let us = i64::try_from(since.as_micros()).unwrap_or(i64::MAX);
    Timestamp(us.saturating_add(SHIFT_US.load(Ordering::Relaxed)))
}

static SHIFT_US: AtomicI64 = AtomicI64::new(0);

/// Sets the clock of this process ahead, or back, for tests of what takes years.
#[doc(hidden)]
pub fn shift_clock(by_us: i64) {
    SHIFT_US.fetch_add(by_us, Ordering::Relaxed);
}

/// RFC 3339 in UTC with microseconds.
pub fn rfc3339(at: Timestamp) -> String {
    DateTime::from_timestamp_micros(at.0)
        .map(|time| time.to_rfc3339_opts(SecondsFormat::Micros, true))
        .unwrap_or_else(|| at.0.to_string())
}

/// The day in words, such as "3 May 2026", in UTC.
pub fn day_in_words(at: Timestamp) -> String {
    DateTime::from_timestamp_micros(at.0)
        .map(|time| time.format("%-d %B %Y").to_string())
        .unwrap_or_else(|| at.0.to_string())
}

/// The day in UTC.
pub fn day(at: Timestamp) -> String {
    DateTime::from_timestamp_micros(at.0)
        .map(|time| time.format("%Y-%m-%d").to_string())
        .unwrap_or_else(|| at.0.to_string())
}

/// From this many on, a number means milliseconds: as seconds it would lie in the year 5138.
const MILLISECONDS_FROM: f64 = 1e11;

/// The last microsecond that is kept, and as many before 1970 the first: the log is canonical JSON, whose
/// numbers are IEEE doubles, and would round what lies further away.
const FURTHEST_US: i64 = (1 << 53) - 1;

const NO_TIME: &str = "is not a time; use RFC 3339 (2026-01-31T12:00:00Z), a date, Unix seconds or \
                       milliseconds";

/// RFC 3339, a date, Unix seconds or milliseconds; from the year 1684 to 2255.
pub fn parse(field: &str, text: &str) -> Result<Timestamp, LedgerError> {
    let text = text.trim();
    let wrong = |why: String| LedgerError::invalid(field, format!("{text:?} {why}"));
    // Readers of numbers and years take this sign, but no form of a time begins with it.
    if text.starts_with('+') {
        return Err(wrong(NO_TIME.into()));
    }
    if let Ok(number) = text.parse::<f64>() {
        return from_number(number).map_err(wrong);
    }
    let time = match DateTime::parse_from_rfc3339(text) {
        Ok(time) => time.to_utc(),
        Err(_) => {
            let date = NaiveDate::parse_from_str(text, "%Y-%m-%d").map_err(|_| wrong(NO_TIME.into()))?;
            date.and_time(NaiveTime::MIN).and_utc()
        }
    };
    kept(time.timestamp_micros()).map_err(wrong)
}

/// The same, and times as databases and Python write them: a space for the `T`, an offset without minutes or colon,
/// or no offset at all, which means UTC.
pub fn parse_without_offset(field: &str, text: &str) -> Result<Timestamp, LedgerError> {
    parse(field, text).or_else(|refused| {
        let text = text.trim().replacen(' ', "T", 1);
        if text.starts_with('+') {
            return Err(refused);
        }
        let with_offset =
            || DateTime::parse_from_str(&text, "%Y-%m-%dT%H:%M:%S%.f%#z").map(|time| time.to_utc());
        let without = || {
            let plain = text.trim_end_matches("UTC").trim_end();
            let forms = ["%Y-%m-%dT%H:%M:%S%.f", "%Y-%m-%dT%H:%M"];
            forms
                .iter()
                .find_map(|form| NaiveDateTime::parse_from_str(plain, form).ok())
                .map(|time| time.and_utc())
        };
        match with_offset().ok().or_else(without) {
            Some(time) => kept(time.timestamp_micros())
                .map_err(|why| LedgerError::invalid(field, format!("{text:?} {why}"))),
            None => Err(refused),
        }
    })
}

/// Unix seconds or milliseconds. The error continues after the number.
pub fn from_number(number: f64) -> Result<Timestamp, String> {
    if !number.is_finite() {
        return Err(NO_TIME.into());
    }
    let seconds = if number.abs() >= MILLISECONDS_FROM { number / 1_000.0 } else { number };
    #[allow(clippy::cast_possible_truncation)] // what is too large for it ends far outside of what is kept
    let us = (seconds * 1e6).round() as i64;
    kept(us)
}

fn kept(us: i64) -> Result<Timestamp, String> {
    if (-FURTHEST_US..=FURTHEST_US).contains(&us) {
        return Ok(Timestamp(us));
    }
    let [first, last] = [-FURTHEST_US, FURTHEST_US].map(|us| rfc3339(Timestamp(us)));
    Err(format!("is out of range; a time must be from {first} to {last}"))
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
        assert_eq!(day_in_words(expected), "5 December 2024");
        assert_eq!(rfc3339(parse("at", "2025-07-01").unwrap()), "2025-07-01T00:00:00.000000Z");
        for wrong in ["", "yesterday", "NaN", "inf", "1e300", "2024-13-01", "+1733414400", "+2024-12-05"] {
            assert_eq!(parse("at", wrong).unwrap_err().code(), "invalid_request", "{wrong}");
        }
    }

    #[test]
    fn times_of_databases_are_in_utc_unless_they_say_otherwise() {
        for (text, wanted) in [
            ("2025-11-03T09:15:22", "2025-11-03T09:15:22.000000Z"),
            ("2025-11-06 07:00:00", "2025-11-06T07:00:00.000000Z"),
            ("2025-11-05T21:45:10.123456", "2025-11-05T21:45:10.123456Z"),
            ("2025-11-05 21:45:10.123456789", "2025-11-05T21:45:10.123456Z"),
            ("2025-11-06T07:00", "2025-11-06T07:00:00.000000Z"),
            ("2025-11-06 07:00:00 UTC", "2025-11-06T07:00:00.000000Z"),
            ("2025-11-06 07:00:00+00", "2025-11-06T07:00:00.000000Z"),
            ("2025-11-06 07:00:00.5+0530", "2025-11-06T01:30:00.500000Z"),
            ("2025-11-06 07:00:00 -07:00", "2025-11-06T14:00:00.000000Z"),
            ("2025-11-06T07:00:00-07:00", "2025-11-06T14:00:00.000000Z"),
            ("2025-11-06T07:00:00Z", "2025-11-06T07:00:00.000000Z"),
            ("2025-11-06", "2025-11-06T00:00:00.000000Z"),
            ("1762412400", "2025-11-06T07:00:00.000000Z"),
        ] {
            assert_eq!(rfc3339(parse_without_offset("at", text).unwrap()), wanted, "{text}");
        }
        for wrong in
            ["", "yesterday", "2025-11-06 25:00:00", "+2025-11-06 07:00:00", "9999-12-31 23:59:59", "07:00"]
        {
            assert!(parse_without_offset("at", wrong).is_err(), "{wrong}");
        }
        // Callers of the API say which time they mean.
        for at in ["2025-11-03T09:15:22", "2025-11-06 07:00:00"] {
            assert!(parse("at", at).is_err(), "{at}");
        }
    }

    #[test]
    fn a_time_that_canonical_json_would_round_is_refused() {
        // As the log writes and reads it.
        let written = |at: Timestamp| {
            let text = memledger_store::envelope::canonical(&at).unwrap();
            serde_json::from_str::<serde_json::Value>(&text).unwrap().as_i64()
        };
        for text in
            ["1684-07-28T00:12:25.259009Z", "2255-06-05T23:47:34.740991Z", "9007199254", "-9007199254000"]
        {
            let at = parse("at", text).unwrap();
            assert_eq!(written(at), Some(at.0), "{text}");
        }
        for text in [
            "1684-07-28T00:12:25.259008Z",
            "2255-06-05T23:47:34.740992Z",
            "2255-06-05T23:47:34.740993Z",
            "0001-01-01",
            "9999-12-31T23:59:59Z",
            "9007199255",
            "-9007199255000",
            "99999999999",
            "-1e308",
        ] {
            let refused = parse("at", text).unwrap_err();
            assert_eq!(refused.code(), "invalid_request", "{text}");
            let said = refused.to_string();
            for part in ["at: ", "1684-07-28T00:12:25.259009Z", "2255-06-05T23:47:34.740991Z"] {
                assert!(said.contains(part), "{part} is not in {said}");
            }
        }
    }
}
