//! The caller's own key: what a page that was given one has to know before it can ask for anything else.

use axum::{
    Json,
    extract::State,
    http::HeaderMap,
    response::{AppendHeaders, IntoResponse, Response},
};
use memledger_ledger::LedgerError;
use serde::Serialize;
use utoipa::ToSchema;

use super::auth::not_kept;
use crate::{
    App,
    credential::{Caller, secret},
    problem::Problem,
};

/// A key, for its own holder.
#[derive(Serialize, ToSchema)]
pub struct OwnKeyAnswer {
    id: String,
    /// admin, auditor, supervisor, agent or person.
    role: &'static str,
    agent: Option<String>,
    /// The users that the key sees; all of the tenant if none is named.
    users: Vec<String>,
}

/// The caller's own key.
#[utoipa::path(
    get, path = "/api/auth/key", tag = "sign-in", operation_id = "own_key",
    responses(
        (status = 200, body = OwnKeyAnswer),
        (status = 404, description = "The credential is a session, which is no key"),
    )
)]
pub async fn read(
    State(app): State<App>,
    Caller(identity): Caller,
    headers: HeaderMap,
) -> Result<Response, Problem> {
    let secret = secret(&headers, &app.limits).unwrap_or_default();
    if app.ledger.people.session(secret).await?.is_some() {
        let detail = "this credential is a session and no key; see GET /api/auth/session";
        return Err(LedgerError::NotFound(detail.to_owned()).into());
    }
    let answer = OwnKeyAnswer {
        id: identity.credential,
        role: identity.role.as_str(),
        agent: identity.agent,
        users: identity.users.iter().map(ToString::to_string).collect(),
    };
    Ok((AppendHeaders([not_kept()]), Json(answer)).into_response())
}
