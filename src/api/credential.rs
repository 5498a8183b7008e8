//! Who asks: extractors that read the credential and nothing else.

use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use axum::{
    extract::{FromRequestParts, Request},
    http::{HeaderMap, Method, StatusCode, header, request::Parts},
    middleware::Next,
    response::Response,
};
use memledger_ledger::{Identity, accounts::is_csrf_token, keys::TOKEN_PREFIX, turns};

use crate::{
    App, asking::RequestOrigin, client::Client, limits::Limits, person, problem::Problem, shares::Share, sse,
};

/// Where browsers keep the token of a session that is sent over TLS alone: by its name they let no other host and no page
/// without TLS set it. Nothing else is taken from it: a key in a cookie is none.
pub const SECURE_COOKIE: &str = "__Host-memledger_session";

/// The same where the server is reached without TLS, by its own machine alone.
pub const PLAIN_COOKIE: &str = "memledger_session";

/// Holds the token that shows a request with the cookie to be of our own pages.
const CSRF: &str = "x-csrf-token";

/// Comes with what a page asks for while nobody does anything in it; it keeps no session open.
const UNATTENDED: &str = "x-unattended";

/// Anyone with a valid key or session.
pub struct Caller(pub Identity);

/// Anyone at all, to sign in, while one of a few places is kept.
pub struct Stranger(pub Share);

/// The place of a request among those of its credential, once that is known; until its answer is taken.
#[derive(Clone, Default)]
pub struct OwnPlace(Arc<Mutex<Option<(String, Share)>>>);

impl OwnPlace {
    fn own(&self) -> MutexGuard<'_, Option<(String, Share)>> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn keep(&self, credential: &str, place: Share) {
        *self.own() = Some((credential.to_owned(), place));
    }

    /// Whose it is.
    pub fn credential(&self) -> Option<String> {
        self.own().as_ref().map(|(credential, _)| credential.clone())
    }
}

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

/// The token of the session's cookie. Where TLS is to be expected, a cookie that any page of the domain could have set is
/// none.
pub fn cookie<'a>(headers: &'a HeaderMap, limits: &Limits) -> Option<&'a str> {
    let plain = || if limits.options.is_loopback { cookie_named(headers, PLAIN_COOKIE) } else { None };
    cookie_named(headers, SECURE_COOKIE).or_else(plain)
}

/// The token of a cookie of that name.
pub fn cookie_named<'a>(headers: &'a HeaderMap, wanted: &str) -> Option<&'a str> {
    let lines = headers.get_all(header::COOKIE).iter();
    // Pair by pair: cookies know no ports, so another program of this host may have set some that are no ASCII.
    let pairs = lines.flat_map(|line| line.as_bytes().split(|byte| *byte == b';'));
    let mut pairs = pairs.filter_map(|pair| std::str::from_utf8(pair).ok()?.trim().split_once('='));
    let is_token = |(name, value): &(&str, &str)| *name == wanted && value.starts_with(TOKEN_PREFIX);
    pairs.find(is_token).map(|(_, token)| token)
}

/// The cookie where it is what the caller shows: an `Authorization` header stands above it, also a wrong one.
fn cookie_alone<'a>(headers: &'a HeaderMap, limits: &Limits) -> Option<&'a str> {
    if headers.contains_key(header::AUTHORIZATION) { None } else { cookie(headers, limits) }
}

/// The key or session token that the caller shows.
pub fn secret<'a>(headers: &'a HeaderMap, limits: &Limits) -> Option<&'a str> {
    bearer(headers).or_else(|| cookie_alone(headers, limits))
}

/// Browsers send the cookie with whatever any page asks for, so that what changes something must come with a
/// token that only our own pages can read.
fn meant(parts: &Parts, limits: &Limits) -> Result<(), Problem> {
    let Some(token) = cookie_alone(&parts.headers, limits) else { return Ok(()) };
    if parts.method == Method::GET || parts.method == Method::HEAD {
        return Ok(());
    }
    let given = parts.headers.get(CSRF).and_then(|value| value.to_str().ok()).unwrap_or_default();
    if is_csrf_token(token, given) {
        return Ok(());
    }
    let detail = "a request with the session's cookie needs the header X-CSRF-Token with the csrf_token \
                  from POST /api/auth/login or GET /api/auth/session";
    Err(Problem::new(StatusCode::FORBIDDEN, "forbidden", detail))
}

/// Whether a person may be behind a request. A live stream only waits for news, and pages say which requests they make by
/// themselves: an open page would else keep the session of somebody who left.
fn is_attended(headers: &HeaderMap) -> bool {
    !headers.contains_key(UNATTENDED) && !sse::is_asked(headers)
}

impl FromRequestParts<App> for Caller {
    type Rejection = Problem;

    async fn from_request_parts(parts: &mut Parts, app: &App) -> Result<Self, Problem> {
        let identity = match shown(parts, app).await? {
            Some(secret) => {
                app.ledger.people.identify(&secret, &RequestOrigin::via(&parts.extensions)).await?
            }
            None => None,
        };
        let identity = admitted(app, parts, identity)?;
        identity.may_ask()?;
        person::check(&identity, parts)?;
        meant(parts, &app.limits)?;
        if is_attended(&parts.headers)
            && let Some(secret) = secret(&parts.headers, &app.limits)
        {
            app.ledger.people.note_session_use(secret).await;
        }
        // Who leaves answers unread may ask for little: one at a time finds out how large the next one is.
        let alone = app.limits.is_unread(&identity.credential);
        let turn = turns::take(app.ledger.turns(), &identity.credential, alone);
        tokio::time::timeout(app.limits.options.request_timeout, turn).await.map_err(|_| {
            Problem::busy(
                "other requests of this credential are taking too long to read; send fewer at once"
                    .to_owned(),
            )
        })?;
        Ok(Self(identity))
    }
}

impl FromRequestParts<App> for Stranger {
    type Rejection = Problem;

    async fn from_request_parts(parts: &mut Parts, app: &App) -> Result<Self, Problem> {
        let client = Client::from_request_parts(parts, app).await?;
        app.limits.stranger(client.place()).map(Self)
    }
}

/// The secret that the caller shows. One that was not valid lately counts before it is looked up, so that whoever guesses
/// neither learns nor costs more than the limit lets them.
async fn shown(parts: &mut Parts, app: &App) -> Result<Option<String>, Problem> {
    let secret = secret(&parts.headers, &app.limits).map(str::to_owned);
    let is_known = secret.as_ref().is_some_and(|secret| app.ledger.people.known_lately(secret).is_some());
    if !is_known {
        let client = Client::from_request_parts(parts, app).await?;
        app.limits.unknown(client.place())?;
    }
    Ok(secret)
}

/// Counts the request, and refuses it where its key is nobody's.
fn admitted(app: &App, parts: &Parts, identity: Option<Identity>) -> Result<Identity, Problem> {
    let identity = RequestOrigin::by(&parts.extensions, identity.ok_or_else(Problem::unauthenticated)?);
    app.ledger.records.note_use(&identity);
    let place = app.limits.known(&identity.credential)?;
    if let Some(own) = parts.extensions.get::<OwnPlace>() {
        own.keep(&identity.credential, place);
    }
    Ok(identity)
}

impl FromRequestParts<App> for Watcher {
    type Rejection = Problem;

    async fn from_request_parts(parts: &mut Parts, app: &App) -> Result<Self, Problem> {
        let identity = match shown(parts, app).await? {
            Some(secret) => {
                app.ledger.people.identify_lately(&secret, &RequestOrigin::via(&parts.extensions)).await?
            }
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
