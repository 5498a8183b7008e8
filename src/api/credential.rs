//! Who asks: extractors that read the credential and nothing else.

use axum::{extract::FromRequestParts, http::header, http::request::Parts};
use memledger_ledger::Identity;

use crate::{App, problem::Problem};

/// Anyone with a valid key.
pub struct Caller(pub Identity);

/// Admins and auditors of a whole tenant.
pub struct Auditor(pub Identity);

/// Admins.
pub struct Admin(pub Identity);

impl FromRequestParts<App> for Caller {
    type Rejection = Problem;

    async fn from_request_parts(parts: &mut Parts, app: &App) -> Result<Self, Problem> {
        let key = parts
            .headers
            .get(header::AUTHORIZATION)
            .and_then(|value| value.to_str().ok())
            .and_then(|value| value.split_once(' '))
            .filter(|(scheme, _)| scheme.eq_ignore_ascii_case("bearer"))
            .map(|(_, key)| key.trim());
        let identity = match key {
            Some(key) if !key.is_empty() => app.ledger.identify(key).await?,
            _ => None,
        };
        match identity {
            Some(identity) => {
                app.limits.known(&identity.credential)?;
                Ok(Self(identity))
            }
            None => {
                app.limits.unknown()?;
                Err(Problem::unauthenticated())
            }
        }
    }
}

impl FromRequestParts<App> for Auditor {
    type Rejection = Problem;

    async fn from_request_parts(parts: &mut Parts, app: &App) -> Result<Self, Problem> {
        let Caller(identity) = Caller::from_request_parts(parts, app).await?;
        identity.may_audit()?;
        Ok(Self(identity))
    }
}

impl FromRequestParts<App> for Admin {
    type Rejection = Problem;

    async fn from_request_parts(parts: &mut Parts, app: &App) -> Result<Self, Problem> {
        let Caller(identity) = Caller::from_request_parts(parts, app).await?;
        identity.may_administer()?;
        Ok(Self(identity))
    }
}
