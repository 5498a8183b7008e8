//! A person's own account: their sessions and their password.

use axum::{
    Json,
    extract::State,
    http::{HeaderMap, StatusCode},
    response::{AppendHeaders, IntoResponse, Response},
};
use memledger_ledger::{accounts::OwnSession, time::rfc3339};
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use super::auth::{LoginAnswer, begun_session, no_session, not_kept};
use crate::{
    App,
    body::{Body, OfSession},
    client::Client,
    credential::{Caller, secret},
    problem::Problem,
};

/// One of the caller's open sessions.
#[derive(Serialize, ToSchema)]
pub struct SessionItem {
    id: String,
    /// RFC 3339 in UTC, as the others.
    created_at: String,
    /// To the minute.
    last_used_at: String,
    expires_at: String,
    /// Whether it is the session of this request.
    current: bool,
}

impl From<OwnSession> for SessionItem {
    fn from(session: OwnSession) -> Self {
        Self {
            id: session.id,
            created_at: rfc3339(session.created_at),
            last_used_at: rfc3339(session.last_used_at),
            expires_at: rfc3339(session.expires_at),
            current: session.is_current,
        }
    }
}

/// All of them, 64 at most.
#[derive(Serialize, ToSchema)]
pub struct SessionsAnswer {
    items: Vec<SessionItem>,
}

/// The caller's own open sessions, the newest first.
#[utoipa::path(
    get, path = "/api/auth/sessions", tag = "sign-in", operation_id = "own_sessions",
    responses(
        (status = 200, body = SessionsAnswer),
        (status = 404, description = "The credential is an API key, which has no session"),
    ),
    extensions(("x-without" = json!([403])))
)]
pub async fn sessions(
    State(app): State<App>,
    Caller(_caller): Caller,
    headers: HeaderMap,
) -> Result<Response, Problem> {
    let token = secret(&headers, &app.limits).unwrap_or_default();
    let sessions = app.ledger.people.own_sessions(token).await?.ok_or_else(no_session)?;
    let items = sessions.into_iter().map(SessionItem::from).collect();
    Ok((AppendHeaders([not_kept()]), Json(SessionsAnswer { items })).into_response())
}

/// End one of the caller's own sessions.
#[utoipa::path(
    delete, path = "/api/auth/sessions/{session_id}", tag = "sign-in", operation_id = "end_own_session",
    params(OfSession),
    responses(
        (status = 204, description = "The session has ended"),
        (status = 404, description = "The caller has no such session"),
    )
)]
pub async fn end_session(
    State(app): State<App>,
    Caller(_caller): Caller,
    headers: HeaderMap,
    OfSession(session_id): OfSession,
) -> Result<StatusCode, Problem> {
    let token = secret(&headers, &app.limits).unwrap_or_default();
    app.ledger.people.end_own_session(token, &session_id.to_string()).await?;
    Ok(StatusCode::NO_CONTENT)
}

#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct PasswordBody {
    #[schema(max_length = 1024)]
    current_password: String,
    #[schema(max_length = 1024)]
    new_password: String,
}

/// Change the caller's own password. All sessions of the account end, and a new one begins, as with a login.
#[utoipa::path(
    post, path = "/api/auth/password", tag = "sign-in", operation_id = "change_own_password",
    request_body = PasswordBody,
    responses(
        (status = 200, body = LoginAnswer),
        (status = 404, description = "The credential is an API key, which has no password"),
        (status = 409),
    )
)]
pub async fn change_password(
    State(app): State<App>,
    Caller(_caller): Caller,
    client: Client,
    headers: HeaderMap,
    Body(body): Body<PasswordBody>,
) -> Result<Response, Problem> {
    let token = secret(&headers, &app.limits).unwrap_or_default();
    let passwords = (body.current_password.as_str(), body.new_password.as_str());
    let begun =
        app.ledger.people.change_password(token, passwords, client.address).await?.ok_or_else(no_session)?;
    begun_session(&app, &client, &headers, begun)
}
