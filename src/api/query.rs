//! Query strings: every parameter read by name, so that an error names it; unknown ones are refused.

use axum::{
    extract::{FromRequestParts, Query},
    http::request::Parts,
};
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
