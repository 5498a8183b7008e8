//! Query strings: every parameter read by name, so that an error names it; unknown ones are refused.

use axum::{
    extract::{FromRequestParts, Query},
    http::request::Parts,
};
use memledger_ledger::words::Timestamp;
use memledger_ledger::{AsOf, time};
use serde::de::DeserializeOwned;

use crate::{App, problem::Problem};

/// The parameters as a struct of optional texts that denies unknown fields.
pub struct Parameters<T>(pub T);

impl<T: DeserializeOwned> FromRequestParts<App> for Parameters<T> {
    type Rejection = Problem;

    async fn from_request_parts(parts: &mut Parts, app: &App) -> Result<Self, Problem> {
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
                Err(Problem::invalid(field, message))
            }
        }
    }
}

const DEFAULT_LIMIT: usize = 50;
const MAX_LIMIT: usize = 500;

/// Items of a page: 1 to 500, 50 where not asked.
pub fn limit(text: Option<&str>) -> Result<usize, Problem> {
    let Some(text) = text else { return Ok(DEFAULT_LIMIT) };
    match text.parse() {
        Ok(limit) if (1..=MAX_LIMIT).contains(&limit) => Ok(limit),
        _ => Err(Problem::invalid("limit", format!("{text:?} is not 1 to {MAX_LIMIT}"))),
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
        let number = text.parse::<u64>().ok().filter(|number| i64::try_from(*number).is_ok());
        number.ok_or_else(|| Problem::invalid(field, format!("{text:?} is no whole number from 0 on")))
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
