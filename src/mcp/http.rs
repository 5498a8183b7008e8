//! Streamable HTTP: one request, one answer.

use std::sync::Arc;

use axum::{
    Json, Router,
    body::{Body, to_bytes},
    extract::{Request, State},
    http::{
        HeaderMap, HeaderValue, Method, StatusCode,
        header::{ACCEPT, CONTENT_LENGTH, CONTENT_TYPE},
    },
    middleware::{Next, from_fn, from_fn_with_state},
    response::{IntoResponse, Response},
};
use memledger_ledger::Ledger;
use rmcp::transport::streamable_http_server::{
    StreamableHttpServerConfig, StreamableHttpService, session::never::NeverSessionManager,
};

use crate::{
    McpServer,
    message::{self, Refusal},
};

/// Where [`http_router`] answers.
pub const PATH: &str = "/mcp";

#[derive(Debug, Clone)]
pub struct HttpOptions {
    /// Largest body, in bytes.
    pub body_bytes: usize,
    /// Browser pages that may call, such as `https://app.example.com:443`. A request of any other page is
    /// refused; what is no browser sends no origin and passes.
    pub allowed_origins: Vec<String>,
}

/// Streamable HTTP at [`PATH`]. Whoever mounts it checks the key first and leaves the caller's
/// [`memledger_ledger::Identity`] among the request's extensions.
///
/// It keeps no sessions and answers each request with one JSON document, so that any of several servers
/// behind a balancer can take any request, and a restart loses nothing.
pub fn http_router<S>(ledger: Arc<Ledger>, options: HttpOptions) -> Router<S>
where
    S: Clone + Send + Sync + 'static,
{
    let config = StreamableHttpServerConfig::default()
        .with_legacy_session_mode(false)
        .with_json_response(true)
        .with_max_request_body_bytes(options.body_bytes)
        // The name we are reached by is the operator's choice. A page that was led here by a false name has
        // no key, and names its origin, which is refused.
        .disable_allowed_hosts()
        .with_allowed_origins(options.allowed_origins)
        .enforce_origin_validation();
    let server = McpServer::for_whoever_asks(ledger);
    let sessions = Arc::new(NeverSessionManager::default());
    let service = StreamableHttpService::new(move || Ok(server.clone()), sessions, config);
    let looked_at = from_fn_with_state(options.body_bytes, look);
    let router = Router::new().route_service(&format!("{PATH}/"), service.clone());
    router.route_service(PATH, service).layer(looked_at).layer(from_fn(in_json))
}

/// What the transport refuses it tells as plain text. Its texts are short.
const TOLD_BYTES: usize = 4096;

/// A refusal in plain text becomes an error of JSON-RPC, as all others are.
async fn in_json(request: Request, next: Next) -> Response {
    let answer = next.run(request).await;
    let is_json = |kind: &HeaderValue| kind.as_bytes().starts_with(b"application/json");
    if answer.status().is_success() || answer.headers().get(CONTENT_TYPE).is_some_and(is_json) {
        return answer;
    }
    let (mut head, body) = answer.into_parts();
    let told = match to_bytes(body, TOLD_BYTES).await {
        Ok(told) => String::from_utf8_lossy(&told).into_owned(),
        Err(_) => head.status.to_string(),
    };
    // Of the other text.
    for of_text in [CONTENT_TYPE, CONTENT_LENGTH] {
        head.headers.remove(of_text);
    }
    (head.headers, refused(head.status, &Refusal::new(b"", told))).into_response()
}

/// Lets through what can be understood.
async fn look(State(most): State<usize>, request: Request, next: Next) -> Response {
    if request.method() != Method::POST {
        return next.run(request).await;
    }
    let (mut parts, body) = request.into_parts();
    // Where it came too late, whoever waited for it answers.
    let Ok(body) = to_bytes(body, most).await else {
        let told = format!("the message has more than {most} bytes (`http.body_bytes`), or broke off");
        return refused(StatusCode::PAYLOAD_TOO_LARGE, &Refusal::new(b"", told));
    };
    let message = match message::understood(&body) {
        Ok((_, message)) => message,
        Err(refusal) => return refused(StatusCode::BAD_REQUEST, &refusal),
    };
    if takes_json(&parts.headers) {
        // The protocol wants clients to name event streams as well; none is ever sent.
        parts.headers.insert(ACCEPT, HeaderValue::from_static("application/json, text/event-stream"));
    }
    // As it was understood: without a mark of the byte order, and each name once.
    parts.headers.remove(CONTENT_LENGTH);
    next.run(Request::from_parts(parts, Body::from(message.to_string()))).await
}

fn takes_json(headers: &HeaderMap) -> bool {
    let named = headers.get_all(ACCEPT).iter().filter_map(|accept| accept.to_str().ok());
    let mut kinds = named.flat_map(|accept| accept.split([',', ';'])).map(str::trim).peekable();
    kinds.peek().is_none() || kinds.any(|kind| matches!(kind, "application/json" | "application/*" | "*/*"))
}

fn refused(status: StatusCode, refusal: &Refusal) -> Response {
    (status, Json(refusal.answer())).into_response()
}
