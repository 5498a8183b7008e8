//! Who asks: extractors that read the credential and nothing else.

use axum::{
    extract::{FromRequestParts, Request},
    http::{HeaderMap, Method, StatusCode, header, request::Parts},
    middleware::Next,
    response::Response,
};
use memledger_ledger::{
    Identity,
    accounts::{TOKEN_PREFIX, is_csrf_token},
};
use tokio::sync::OwnedSemaphorePermit;

use crate::{App, asking::Asking, problem::Problem};

/// Where browsers keep the token of a session. Nothing else is taken from it: a key in a cookie is none.
pub const SESSION_COOKIE: &str = "memledger_session";

/// Holds the token that shows a request with the cookie to be of our own pages.
const CSRF: &str = "x-csrf-token";

/// Anyone with a valid key or session.
pub struct Caller(pub Identity);

/// Anyone at all, to sign in, while one of a few places is kept.
pub struct Stranger(pub OwnedSemaphorePermit);

/// Admins and auditors of a whole tenant.
pub struct Auditor(pub Identity);

/// Those whom the feed is for: admins and auditors of a whole tenant, and supervisors, who see their own users in it.
pub struct Follower(pub Identity);

/// Admins.
pub struct Admin(pub Identity);

/// Who watches the process, by the role metrics or as an admin or auditor of a whole tenant: let in while the database is away too, at the
/// word of a look-up of the last minutes.
pub struct Watcher;

/// The key of `Authorization: Bearer <key>`.
fn bearer(headers: &HeaderMap) -> Option<&str> {
    let (scheme, key) = headers.get(header::AUTHORIZATION)?.to_str().ok()?.split_once(' ')?;
    Some(key.trim()).filter(|key| scheme.eq_ignore_ascii_case("bearer") && !key.is_empty())
}

/// The token of the session's cookie.
fn cookie(headers: &HeaderMap) -> Option<&str> {
    let lines = headers.get_all(header::COOKIE).iter();
    // Pair by pair: cookies know no ports, so another program of this host may have set some that are no ASCII.
    let pairs = lines.flat_map(|line| line.as_bytes().split(|byte| *byte == b';'));
    let mut pairs = pairs.filter_map(|pair| std::str::from_utf8(pair).ok()?.trim().split_once('='));
    let is_token = |(name, value): &(&str, &str)| *name == SESSION_COOKIE && value.starts_with(TOKEN_PREFIX);
    pairs.find(is_token).map(|(_, token)| token)
}

/// The cookie where it is what the caller shows: an `Authorization` header stands above it, also a wrong one.
fn cookie_alone(headers: &HeaderMap) -> Option<&str> {
    if headers.contains_key(header::AUTHORIZATION) { None } else { cookie(headers) }
}

/// The key or session token that the caller shows.
pub fn secret(headers: &HeaderMap) -> Option<&str> {
    bearer(headers).or_else(|| cookie_alone(headers))
}

/// Browsers send the cookie with whatever any page asks for, so that what changes something must come with a
/// token that only our own pages can read.
fn meant(parts: &Parts) -> Result<(), Problem> {
    let Some(token) = cookie_alone(&parts.headers) else { return Ok(()) };
    if parts.method == Method::GET || parts.method == Method::HEAD {
        return Ok(());
    }
    let given = parts.headers.get(CSRF).and_then(|value| value.to_str().ok()).unwrap_or_default();
    if is_csrf_token(token, given) {
        return Ok(());
    }
    let detail = "a request with the session's cookie needs the header X-CSRF-Token with the csrf_token that \
                  POST /api/auth/login and GET /api/auth/session answer";
    Err(Problem::new(StatusCode::FORBIDDEN, "forbidden", detail))
}

impl FromRequestParts<App> for Caller {
    type Rejection = Problem;

    async fn from_request_parts(parts: &mut Parts, app: &App) -> Result<Self, Problem> {
        let identity = match secret(&parts.headers) {
            Some(secret) => app.ledger.identify(secret, &Asking::via(&parts.extensions)).await?,
            None => None,
        };
        let identity = admitted(app, parts, identity)?;
        identity.may_ask()?;
        meant(parts)?;
        Ok(Self(identity))
    }
}

impl FromRequestParts<App> for Stranger {
    type Rejection = Problem;

    async fn from_request_parts(_parts: &mut Parts, app: &App) -> Result<Self, Problem> {
        app.limits.stranger().map(Self)
    }
}

/// Counts the request, and refuses it where its key is nobody's.
fn admitted(app: &App, parts: &Parts, identity: Option<Identity>) -> Result<Identity, Problem> {
    match identity {
        Some(identity) => {
            let identity = Asking::by(&parts.extensions, identity);
            app.ledger.note_use(&identity);
            app.limits.known(&identity.credential)?;
            Ok(identity)
        }
        None => {
            app.limits.unknown()?;
            Err(Problem::unauthenticated())
        }
    }
}

impl FromRequestParts<App> for Watcher {
    type Rejection = Problem;

    async fn from_request_parts(parts: &mut Parts, app: &App) -> Result<Self, Problem> {
        let identity = match secret(&parts.headers) {
            Some(secret) => app.ledger.identify_lately(secret, &Asking::via(&parts.extensions)).await?,
            None => None,
        };
        admitted(app, parts, identity)?.may_watch()?;
        Ok(Self)
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

impl FromRequestParts<App> for Follower {
    type Rejection = Problem;

    async fn from_request_parts(parts: &mut Parts, app: &App) -> Result<Self, Problem> {
        let Caller(identity) = Caller::from_request_parts(parts, app).await?;
        identity.may_follow()?;
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

/// Lets whoever has a valid key pass to another face, which finds the identity among the extensions.
pub async fn admit(Caller(identity): Caller, mut request: Request, next: Next) -> Response {
    request.extensions_mut().insert(identity);
    next.run(request).await
}

#[cfg(test)]
#[path = "credential_tests.rs"]
mod tests;
