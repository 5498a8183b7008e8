//! Values as they are sent, each read so that an error names it.

use std::{fmt::Display, ops::RangeInclusive, str::FromStr};

use memledger_ledger::words::{InvalidId, Timestamp};
use memledger_ledger::{AsOf, LedgerError, Sort, time};

/// An id, wherever it stands, read by its type's `new`.
pub fn id<S, T>(
    field: &str,
    text: S,
    read: impl FnOnce(S) -> Result<T, InvalidId>,
) -> Result<T, LedgerError> {
    read(text).map_err(|error| LedgerError::invalid(field, error.to_string()))
}

/// An id that may be left out.
pub fn maybe_id<S, T>(
    field: &str,
    text: Option<S>,
    read: impl FnOnce(S) -> Result<T, InvalidId>,
) -> Result<Option<T>, LedgerError> {
    text.map(|text| id(field, text, read)).transpose()
}

/// A whole number in digits alone: Rust's own reading would let a `+` pass.
pub fn whole<T: FromStr>(text: &str) -> Option<T> {
    if text.bytes().all(|byte| byte.is_ascii_digit()) { text.parse().ok() } else { None }
}

const DEFAULT_LIMIT: usize = 50;
const MAX_LIMIT: usize = 500;

/// Items of a page: 1 to 500, 50 where not asked.
pub fn limit(text: Option<&str>) -> Result<usize, LedgerError> {
    text.map_or(Ok(DEFAULT_LIMIT), |text| most("limit", text))
}

/// A number of items: 1 to 500.
pub fn most(field: &str, text: &str) -> Result<usize, LedgerError> {
    match whole(text) {
        Some(most) if (1..=MAX_LIMIT).contains(&most) => Ok(most),
        _ => Err(LedgerError::invalid(field, format!("must be 1 to {MAX_LIMIT}, is {text:?}"))),
    }
}

pub fn boolean(field: &str, text: Option<&str>) -> Result<Option<bool>, LedgerError> {
    match text {
        None => Ok(None),
        Some("true" | "1") => Ok(Some(true)),
        Some("false" | "0") => Ok(Some(false)),
        Some(other) => Err(LedgerError::invalid(field, format!("{other:?} is neither true nor false"))),
    }
}

pub fn count(field: &str, text: Option<&str>) -> Result<Option<u64>, LedgerError> {
    let read = |text: &str| {
        let number = whole::<u64>(text).filter(|number| i64::try_from(*number).is_ok());
        number.ok_or_else(|| {
            LedgerError::invalid(field, format!("must be a whole number, 0 or more, is {text:?}"))
        })
    };
    text.map(read).transpose()
}

/// A number in a range.
pub fn within<T>(field: &str, text: Option<&str>, range: RangeInclusive<T>) -> Result<Option<T>, LedgerError>
where
    T: FromStr + PartialOrd + Display,
{
    let read = |text: &str| {
        let number = whole::<T>(text).filter(|number| range.contains(number));
        let wrong = || format!("must be {} to {}, is {text:?}", range.start(), range.end());
        number.ok_or_else(|| LedgerError::invalid(field, wrong()))
    };
    text.map(read).transpose()
}

/// Most characters of a text in a query.
const TEXT: usize = 1_000;

/// A text of a bearable length.
pub fn short(field: &str, text: Option<String>) -> Result<Option<String>, LedgerError> {
    match text.as_ref().map(|text| text.chars().count()) {
        Some(long) if long > TEXT => {
            Err(LedgerError::invalid(field, format!("has {long} characters, {TEXT} are allowed")))
        }
        _ => Ok(text),
    }
}

/// Several values with commas in between.
pub fn listed(field: &str, text: Option<&str>) -> Result<Vec<String>, LedgerError> {
    let Some(text) = text else { return Ok(Vec::new()) };
    let listed: Vec<String> = text.split(',').map(|one| one.trim().to_owned()).collect();
    if listed.iter().any(String::is_empty) {
        return Err(LedgerError::invalid(field, "has an empty name between commas"));
    }
    Ok(listed)
}

/// The same of names that may hold commas themselves, each written `\,` then.
pub fn listed_names(field: &str, text: Option<&str>) -> Result<Vec<String>, LedgerError> {
    const COMMA: &str = "\u{0}";
    // A NUL is refused before.
    let text = text.map(|text| text.replace("\\,", COMMA));
    let listed = listed(field, text.as_deref())?;
    Ok(listed.into_iter().map(|name| name.replace(COMMA, ",")).collect())
}

/// An order, by its name.
pub fn sort(field: &str, text: Option<&str>) -> Result<Option<Sort>, LedgerError> {
    let read = |name: &str| {
        let wrong = || LedgerError::invalid(field, format!("{name:?} is none of {}", Sort::NAMES));
        Sort::parse(name).ok_or_else(wrong)
    };
    text.map(read).transpose()
}

pub fn instant(field: &str, text: Option<&str>) -> Result<Option<Timestamp>, LedgerError> {
    text.map(|text| time::parse(field, text)).transpose()
}

/// The point in the past a list is asked for.
pub fn as_of(time: Option<&str>, rev: Option<&str>) -> Result<Option<AsOf>, LedgerError> {
    match (instant("as_of", time)?, count("as_of_rev", rev)?) {
        (Some(_), Some(_)) => Err(LedgerError::invalid("as_of", "give either as_of or as_of_rev")),
        (Some(at), None) => Ok(Some(AsOf::Time(at))),
        (None, Some(rev)) => Ok(Some(AsOf::Rev(rev))),
        (None, None) => Ok(None),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_number_is_made_of_digits_alone() {
        assert_eq!(limit(None).ok(), Some(50));
        assert_eq!(limit(Some("500")).ok(), Some(500));
        assert_eq!(count("rev", Some("0")).ok(), Some(Some(0)));
        assert_eq!(count("rev", Some("9223372036854775807")).ok(), Some(Some(i64::MAX.unsigned_abs())));
        for wrong in ["", "+", "+1", "-1", " 1", "1 ", "1.0", "1e2", "\u{661}", "9223372036854775808"] {
            for refused in [limit(Some(wrong)).err(), count("limit", Some(wrong)).err()] {
                let refused = refused.expect("it is refused").to_string();
                assert!(refused.starts_with("limit: "), "{refused} for {wrong:?}");
            }
        }
    }
}
