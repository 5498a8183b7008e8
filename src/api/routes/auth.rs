//! Sign-in: a session for a person who gives the right password.

use axum::{
    Json,
    extract::State,
    http::{HeaderMap, HeaderName, HeaderValue, StatusCode, header},
    response::{AppendHeaders, IntoResponse, Response},
};
use memledger_ledger::{
    LedgerError,
    accounts::{SignedIn, csrf_token},
    time::rfc3339,
};
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use crate::{
    App,
    body::Body,
    client::Client,
    credential::{self, Caller, PLAIN_COOKIE, SECURE_COOKIE, Stranger, secret},
    problem::Problem,
};

const HOUR_S: u32 = 3_600;

#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct LoginBody {
    #[schema(min_length = 3, max_length = 254)]
    email: String,
    #[schema(max_length = 1024)]
    password: String,
}

/// A session that just began.
#[derive(Serialize, ToSchema)]
pub struct LoginAnswer {
    /// Goes where an API key goes. It is not stored and can't be shown again.
    token: String,
    /// RFC 3339 in UTC.
    expires_at: String,
    email: String,
    /// admin or auditor.
    role: &'static str,
    /// For the header X-CSRF-Token of requests with the cookie.
    csrf_token: String,
}

/// A session, for its own person.
#[derive(Serialize, ToSchema)]
pub struct SessionAnswer {
    email: String,
    /// admin or auditor.
    role: &'static str,
    /// RFC 3339 in UTC.
    expires_at: String,
    /// For the header X-CSRF-Token of requests with the cookie.
    csrf_token: String,
}

/// What answers with a secret in it must not be kept by anybody on the way.
pub fn not_kept() -> (HeaderName, HeaderValue) {
    (header::CACHE_CONTROL, HeaderValue::from_static("no-store"))
}

/// Begin a session. The answer also sets a cookie, `__Host-memledger_session` or, without TLS on the server's own machine,
/// `memledger_session`; it is used if a request has no Authorization header. Changes then need the header X-CSRF-Token.
#[utoipa::path(
    post, path = "/api/auth/login", tag = "sign-in", operation_id = "login",
    request_body = LoginBody,
    responses((status = 200, body = LoginAnswer)),
    security(())
)]
pub async fn login(
    State(app): State<App>,
    client: Client,
    headers: HeaderMap,
    Stranger(_place): Stranger,
    Body(body): Body<LoginBody>,
) -> Result<Response, Problem> {
    of_our_own_page(&headers)?;
    let begun = app.ledger.people.sign_in(&body.email, &body.password, client.address).await?;
    // Whoever signs in again in the same browser leaves no session behind.
    if let Some(before) = credential::cookie(&headers, &app.limits) {
        app.ledger.people.sign_out(before).await?;
    }
    begun_session(&app, &client, &headers, begun)
}

/// The answer to whoever has a new session.
pub fn begun_session(
    app: &App,
    client: &Client,
    headers: &HeaderMap,
    begun: SignedIn,
) -> Result<Response, Problem> {
    let seconds = app.ledger.options().session_hours.saturating_mul(HOUR_S);
    let cookie = cookie(app, client, headers, &begun.token, seconds)?;
    let answer = LoginAnswer {
        expires_at: rfc3339(begun.session.expires_at),
        email: begun.session.email,
        role: begun.session.role.as_str(),
        csrf_token: csrf_token(&begun.token),
        token: begun.token,
    };
    Ok((AppendHeaders([cookie, not_kept()]), Json(answer)).into_response())
}

/// The caller's own session.
#[utoipa::path(
    get, path = "/api/auth/session", tag = "sign-in", operation_id = "session",
    responses(
        (status = 200, body = SessionAnswer),
        (status = 404, description = "The credential is an API key, which has no session"),
    ),
    extensions(("x-without" = json!([403])))
)]
pub async fn session(
    State(app): State<App>,
    Caller(_caller): Caller,
    headers: HeaderMap,
) -> Result<Response, Problem> {
    let token = secret(&headers, &app.limits).unwrap_or_default();
    let session = app.ledger.people.session(token).await?.ok_or_else(no_session)?;
    let answer = SessionAnswer {
        email: session.email,
        role: session.role.as_str(),
        expires_at: rfc3339(session.expires_at),
        csrf_token: csrf_token(token),
    };
    Ok((AppendHeaders([not_kept()]), Json(answer)).into_response())
}

/// End the caller's session, and clear its cookie.
#[utoipa::path(
    post, path = "/api/auth/logout", tag = "sign-in", operation_id = "logout",
    responses(
        (status = 204, description = "The session has ended"),
        (status = 404, description = "The credential is an API key, which has no session"),
    )
)]
pub async fn logout(
    State(app): State<App>,
    Caller(_caller): Caller,
    client: Client,
    headers: HeaderMap,
) -> Result<Response, Problem> {
    let token = secret(&headers, &app.limits).unwrap_or_default();
    app.ledger.people.session(token).await?.ok_or_else(no_session)?;
    app.ledger.people.sign_out(token).await?;
    Ok((StatusCode::NO_CONTENT, AppendHeaders([cookie(&app, &client, &headers, "", 0)?])).into_response())
}

pub fn no_session() -> Problem {
    let detail = "this credential has no session: API keys have none, and a session may have ended meanwhile";
    LedgerError::NotFound(detail.to_owned()).into()
}

/// The page that asks, as browsers name it.
fn origin(headers: &HeaderMap) -> Option<&str> {
    headers.get(header::ORIGIN).map(|origin| origin.to_str().unwrap_or_default())
}

/// Refuses another site's page, which could sign a person in as somebody else without their noticing.
fn of_our_own_page(headers: &HeaderMap) -> Result<(), Problem> {
    let Some(origin) = origin(headers) else { return Ok(()) };
    let host = headers.get(header::HOST).and_then(|host| host.to_str().ok()).unwrap_or_default();
    let is_ours = origin.split_once("://").is_some_and(|(_, page)| page.eq_ignore_ascii_case(host));
    if is_ours {
        return Ok(());
    }
    let detail = "a page of another site may not sign in; a proxy in between must pass the Host header on \
                  unchanged";
    Err(Problem::new(StatusCode::FORBIDDEN, "forbidden", detail))
}

/// The header that sets the session's cookie for so many seconds; 0 clears it.
fn cookie(
    app: &App,
    client: &Client,
    headers: &HeaderMap,
    token: &str,
    seconds: u32,
) -> Result<(HeaderName, HeaderValue), Problem> {
    // Behind a proxy that ends TLS the server may listen on loopback; the page's own address tells then, too.
    let by_tls = client.by_tls || origin(headers).is_some_and(|origin| origin.starts_with("https://"));
    let is_secure = by_tls
        || !app.limits.options.is_loopback
        || credential::cookie_named(headers, SECURE_COOKIE).is_some_and(|_| token.is_empty());
    let (name, secure) = if is_secure { (SECURE_COOKIE, "; Secure") } else { (PLAIN_COOKIE, "") };
    let attributes = format!("Path=/; HttpOnly; SameSite=Strict; Max-Age={seconds}{secure}");
    let value = HeaderValue::from_str(&format!("{name}={token}; {attributes}"));
    let value = value.map_err(|error| LedgerError::Internal(format!("a cookie can't be made: {error}")))?;
    Ok((header::SET_COOKIE, value))
}
