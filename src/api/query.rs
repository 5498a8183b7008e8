//! Query strings: every parameter read by name, so that an error names it; unknown ones are refused.

use std::{fmt::Display, ops::RangeInclusive, str::FromStr};

use axum::{
    extract::{FromRequestParts, Query},
    http::request::Parts,
};
use memledger_ledger::words::Timestamp;
use memledger_ledger::{AsOf, Sort, time};
use percent_encoding::percent_decode_str;
use serde::de::DeserializeOwned;

use crate::{App, problem::Problem};

/// The parameters as a struct of optional texts that denies unknown fields.
pub struct Parameters<T>(pub T);

impl<T: DeserializeOwned> FromRequestParts<App> for Parameters<T> {
    type Rejection = Problem;

    async fn from_request_parts(parts: &mut Parts, app: &App) -> Result<Self, Problem> {
        parts.uri.query().map_or(Ok(()), is_text)?;
        if let Ok(Query(pairs)) = Query::<Vec<(String, String)>>::from_request_parts(parts, app).await
            && let Some((name, _)) = pairs.iter().find(|(_, value)| value.contains('\0'))
        {
            return Err(Problem::invalid(name.clone(), "holds a NUL character"));
        }
        match Query::<T>::from_request_parts(parts, app).await {
            Ok(Query(value)) => Ok(Self(value)),
            Err(rejection) => {
                let message = rejection.body_text();
                let message = message.rsplit("query string: ").next().unwrap_or(&message).to_owned();
                let field = message.split('`').nth(1).unwrap_or("query").to_owned();
                // Where the reader names it, it stands before the message already.
                let message = message.strip_prefix(&format!("{field}: ")).unwrap_or(&message);
                Err(Problem::invalid(field, message))
            }
        }
    }
}

/// Refuses bytes that are no UTF-8, which the reader of forms would take for a character that means "unreadable".
fn is_text(query: &str) -> Result<(), Problem> {
    for pair in query.split('&') {
        let (name, value) = pair.split_once('=').unwrap_or((pair, ""));
        let name = percent_decode_str(name).decode_utf8();
        let name = name.map_err(|_| Problem::invalid("query", "holds a name that is not UTF-8"))?;
        if percent_decode_str(value).decode_utf8().is_err() {
            return Err(Problem::invalid(name, "is not UTF-8"));
        }
    }
    Ok(())
}

/// A whole number in digits alone: Rust's own reading would let a `+` pass.
pub fn whole<T: FromStr>(text: &str) -> Option<T> {
    if text.bytes().all(|byte| byte.is_ascii_digit()) { text.parse().ok() } else { None }
}

const DEFAULT_LIMIT: usize = 50;
const MAX_LIMIT: usize = 500;

/// Items of a page: 1 to 500, 50 where not asked.
pub fn limit(text: Option<&str>) -> Result<usize, Problem> {
    text.map_or(Ok(DEFAULT_LIMIT), |text| most("limit", text))
}

/// A number of items: 1 to 500.
pub fn most(field: &str, text: &str) -> Result<usize, Problem> {
    match whole(text) {
        Some(most) if (1..=MAX_LIMIT).contains(&most) => Ok(most),
        _ => Err(Problem::invalid(field, format!("must be 1 to {MAX_LIMIT}, is {text:?}"))),
    }
}

pub fn boolean(field: &str, text: Option<&str>) -> Result<Option<bool>, Problem> {
    match text {
        None => Ok(None),
        Some("true" | "1") => Ok(Some(true)),
        Some("false" | "0") => Ok(Some(false)),
        Some(other) => Err(Problem::invalid(field, format!("{other:?} is neither true nor false"))),
    }
}

pub fn count(field: &str, text: Option<&str>) -> Result<Option<u64>, Problem> {
    let read = |text: &str| {
        let number = whole::<u64>(text).filter(|number| i64::try_from(*number).is_ok());
        number
            .ok_or_else(|| Problem::invalid(field, format!("must be a whole number, 0 or more, is {text:?}")))
    };
    text.map(read).transpose()
}

/// A number in a range.
pub fn within<T>(field: &str, text: Option<&str>, range: RangeInclusive<T>) -> Result<Option<T>, Problem>
where
    T: FromStr + PartialOrd + Display,
{
    let read = |text: &str| {
        let number = whole::<T>(text).filter(|number| range.contains(number));
        let wrong = || format!("must be {} to {}, is {text:?}", range.start(), range.end());
        number.ok_or_else(|| Problem::invalid(field, wrong()))
    };
    text.map(read).transpose()
}

/// Most characters of a text in a query.
const TEXT: usize = 1_000;

/// A text of a bearable length.
pub fn short(field: &str, text: Option<String>) -> Result<Option<String>, Problem> {
    match text.as_ref().map(|text| text.chars().count()) {
        Some(long) if long > TEXT => {
            Err(Problem::invalid(field, format!("has {long} characters, {TEXT} are allowed")))
        }
        _ => Ok(text),
    }
}

/// Several values with commas in between.
pub fn listed(field: &str, text: Option<&str>) -> Result<Vec<String>, Problem> {
    let Some(text) = text else { return Ok(Vec::new()) };
    let listed: Vec<String> = text.split(',').map(|one| one.trim().to_owned()).collect();
    if listed.iter().any(String::is_empty) {
        return Err(Problem::invalid(field, "names nothing before, after or between commas"));
    }
    Ok(listed)
}

/// The same of names that may hold commas themselves, each written `\,` then.
pub fn listed_names(field: &str, text: Option<&str>) -> Result<Vec<String>, Problem> {
    const COMMA: &str = "\u{0}";
    // A NUL is refused before.
    let text = text.map(|text| text.replace("\\,", COMMA));
    let listed = listed(field, text.as_deref())?;
    Ok(listed.into_iter().map(|name| name.replace(COMMA, ",")).collect())
}

/// An order, by its name.
pub fn sort(field: &str, text: Option<&str>) -> Result<Option<Sort>, Problem> {
    let read = |name: &str| {
        let wrong = || Problem::invalid(field, format!("{name:?} is none of {}", Sort::NAMES));
        Sort::parse(name).ok_or_else(wrong)
    };
    text.map(read).transpose()
}

pub fn instant(field: &str, text: Option<&str>) -> Result<Option<Timestamp>, Problem> {
    Ok(text.map(|text| time::parse(field, text)).transpose()?)
}

/// The point in the past a list is asked for.
pub fn as_of(time: Option<&str>, rev: Option<&str>) -> Result<Option<AsOf>, Problem> {
    match (instant("as_of", time)?, count("as_of_rev", rev)?) {
        (Some(_), Some(_)) => Err(Problem::invalid("as_of", "give either as_of or as_of_rev")),
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
                assert_eq!(refused.and_then(|problem| problem.field).as_deref(), Some("limit"), "{wrong:?}");
            }
        }
    }
}
