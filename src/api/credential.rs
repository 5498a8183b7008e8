//! Who asks: extractors that read the credential and nothing else.

use axum::{
    extract::{FromRequestParts, Request},
    http::{HeaderMap, header, request::Parts},
    middleware::Next,
    response::Response,
};
use memledger_ledger::Identity;

use crate::{App, problem::Problem};

/// Anyone with a valid key.
pub struct Caller(pub Identity);

/// Admins and auditors of a whole tenant.
pub struct Auditor(pub Identity);

/// Admins.
pub struct Admin(pub Identity);

/// Admins and auditors of a whole tenant who watch the process: let in while the database is away too, at the
/// word of a look-up of the last minutes.
pub struct Watcher;

/// The key of `Authorization: Bearer <key>`.
pub fn bearer(headers: &HeaderMap) -> Option<&str> {
    let (scheme, key) = headers.get(header::AUTHORIZATION)?.to_str().ok()?.split_once(' ')?;
    Some(key.trim()).filter(|key| scheme.eq_ignore_ascii_case("bearer") && !key.is_empty())
}

impl FromRequestParts<App> for Caller {
    type Rejection = Problem;

    async fn from_request_parts(parts: &mut Parts, app: &App) -> Result<Self, Problem> {
        let identity = match bearer(&parts.headers) {
            Some(key) => app.ledger.identify(key).await?,
            None => None,
        };
        Ok(Self(admitted(app, identity)?))
    }
}

/// Counts the request, and refuses it where its key is nobody's.
fn admitted(app: &App, identity: Option<Identity>) -> Result<Identity, Problem> {
    match identity {
        Some(identity) => {
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
        let identity = match bearer(&parts.headers) {
            Some(key) => app.ledger.identify_lately(key).await?,
            None => None,
        };
        admitted(app, identity)?.may_audit()?;
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
