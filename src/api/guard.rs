//! What every request passes first: a place, a time limit, a net for panics, a metric.

use std::time::{Duration, Instant};

use axum::{
    body::{Body, HttpBody},
    extract::{MatchedPath, Request, State},
    http::{HeaderMap, HeaderName, HeaderValue, Method, StatusCode, header},
    middleware::Next,
    response::{IntoResponse, Response},
};
use memledger_ledger::{Role, turns};
use memledger_names::{
    self as names,
    waits::{self, Waits},
};
use uuid::Uuid;

use crate::{
    App,
    arriving::{self, Allowance},
    asking::RequestOrigin,
    body::{BodyLimit, LARGE_BODY_BYTES},
    client::{Client, is_for_us},
    compression::PlainBytes,
    credential::{OwnPlace, secret},
    limits::Limits,
    problem::Problem,
    untaken::Untaken,
};

const ALIVE: &str = "/healthz";
/// What those ask for who watch the process.
const WATCHED: [&str; 2] = ["/readyz", "/metrics"];

/// What a request to sign in may take: it comes from anybody.
const SIGN_IN: &str = "/api/auth/login";
const SIGN_IN_BODY: Allowance = Allowance { bytes: 4_096, within: Duration::from_secs(5), cut: false };

pub async fn guard(State(app): State<App>, mut request: Request, next: Next) -> Response {
    let started = Instant::now();
    let method = known(request.method());
    let route = request
        .extensions()
        .get::<MatchedPath>()
        .map_or_else(|| "none".to_owned(), |path| path.as_str().to_owned());
    let request_id = request_id(request.headers());
    let client = Client::of(&request, &app.limits.options);
    request.extensions_mut().insert(client);
    let asking = RequestOrigin::begin(&mut request, method, &route);
    let is_maintenance = request.uri().path().starts_with(MAINTENANCE);
    // A busy process is alive all the same: whoever watches it must not restart it.
    let (mut response, waits) = if route == ALIVE {
        (next.run(request).await, Waits::default())
    } else {
        let answered = answer(&app, &client, &route, request, next).await;
        answered.unwrap_or_else(|refused| (refused.into_response(), Waits::default()))
    };
    asking.end(&app.ledger, &response);
    kept_apart(&client, &route, response.headers_mut());
    if let Ok(id) = HeaderValue::from_str(&request_id) {
        response.headers_mut().insert(REQUEST_ID, id);
    }
    let status = response.status().as_u16();
    let seconds = started.elapsed().as_secs_f64();
    metrics::histogram!(
        names::HTTP_SECONDS,
        "method" => method, "route" => route.clone(), "status" => status.to_string()
    )
    .record(seconds);
    tracing::debug!(request_id, method, route, status, seconds, "request");
    let slow = app.limits.options.slow;
    // What works through the whole log takes its time.
    if !slow.is_zero() && started.elapsed() >= slow && !is_maintenance {
        tracing::warn!(
            request_id,
            method,
            route,
            status,
            ms = started.elapsed().as_millis(),
            queue_ms = waits.queue.as_millis(),
            lock_ms = waits.lock.as_millis(),
            commit_ms = waits.commit.as_millis(),
            sync_ms = waits.sync.as_millis(),
            read_wait_ms = waits.read.as_millis(),
            "a slow request"
        );
    }
    response
}

/// By which a caller, a proxy and the log name the same request.
const REQUEST_ID: HeaderName = HeaderName::from_static("x-request-id");

/// Longest one that is taken from a caller.
const LONGEST_ID: usize = 128;

/// The caller's own, unless it is none that a log and a header can carry; else one that is made up.
fn request_id(headers: &HeaderMap) -> String {
    let given = headers.get(REQUEST_ID).and_then(|id| id.to_str().ok());
    let given = given.filter(|id| !id.is_empty() && id.len() <= LONGEST_ID);
    let given = given.filter(|id| id.bytes().all(|byte| byte.is_ascii_graphic()));
    given.map_or_else(|| Uuid::now_v7().to_string(), str::to_owned)
}

/// The methods that there are; one that is made up stands for all such, since each name is a series of its own for
/// good, and anybody may send one of any length.
const METHODS: [Method; 9] = [
    Method::GET,
    Method::POST,
    Method::PATCH,
    Method::DELETE,
    Method::PUT,
    Method::HEAD,
    Method::OPTIONS,
    Method::TRACE,
    Method::CONNECT,
];

fn known(method: &Method) -> &'static str {
    METHODS.iter().find(|known| *known == method).map_or("other", Method::as_str)
}

/// Answers are one caller's, whatever lets them in: nobody on the way keeps them, no browser guesses what they
/// are, and no other site frames them.
fn kept_apart(client: &Client, route: &str, headers: &mut HeaderMap) {
    if client.by_tls {
        headers.insert(header::STRICT_TRANSPORT_SECURITY, HeaderValue::from_static("max-age=31536000"));
    }
    let is_data = ["/api/", "/memory/", "/metrics"].iter().any(|data| route.starts_with(data));
    if is_data && !headers.contains_key(header::CACHE_CONTROL) {
        headers.insert(header::CACHE_CONTROL, HeaderValue::from_static("no-store"));
    }
    headers.insert(header::X_CONTENT_TYPE_OPTIONS, HeaderValue::from_static("nosniff"));
    headers.insert(header::X_FRAME_OPTIONS, HeaderValue::from_static("DENY"));
}

/// What works through the whole log may take longer than an answer about one user.
const MAINTENANCE: &str = "/api/admin/ledger/";
const MAINTENANCE_FACTOR: u32 = 60;

/// Lets a request in whose body has come, once there is a place for it.
async fn answer(
    app: &App,
    client: &Client,
    route: &str,
    request: Request,
    next: Next,
) -> Result<(Response, Waits), Problem> {
    is_for_us(client, request.headers(), request.uri(), &app.limits.options)?;
    let limits = &app.limits;
    let sign_in = route == SIGN_IN && request.method() == Method::POST;
    if sign_in {
        limits.sign_in(client.place())?;
    }
    let lately = secret(request.headers(), limits).and_then(|secret| app.ledger.people.known_lately(secret));
    let allowance = if sign_in { SIGN_IN_BODY } else { allowance(limits, route, request.method()) };
    let holder = lately.as_ref().map_or_else(|| client.place().to_string(), |known| known.credential.clone());
    let (parts, body) = request.into_parts();
    let (body, arrived) = arriving::arrive(limits, &holder, &allowance, body).await?;
    let administers = lately.is_some_and(|known| known.role == Role::Admin);
    let place = limits.place(WATCHED.contains(&route), administers)?;
    let own = OwnPlace::default();
    let mut request = Request::from_parts(parts, Body::from(body));
    request.extensions_mut().insert(own.clone());
    request.extensions_mut().insert(BodyLimit(allowance.bytes));
    let looks = matches!(*request.method(), Method::GET | Method::HEAD);
    let route = route.trim_end_matches('/');
    let reads = looks || READING.contains(&route);
    // What works through the whole log takes no turn from the others, and tools take theirs by themselves.
    let takes_turns = reads && route != MCP && !request.uri().path().starts_with(MAINTENANCE);
    let (response, waits) = work(app, (place, arrived, own.clone()), takes_turns, request, next).await?;
    Ok((held(app, own, reads, response)?, waits))
}

/// What ends the routes that take checkpoints.
const LARGE: [&str; 3] =
    ["/checkpoint", "/checkpoints/{checkpoint_id}", "/checkpoints/{checkpoint_id}/writes"];

/// What ends the route that takes messages, and the largest body of it, in bytes.
const MESSAGES: &str = "/threads/{thread_id}/messages";
const MESSAGES_BODY: usize = 1 << 20;

/// What the body of a request may take, by its route.
fn allowance(limits: &Limits, route: &str, method: &Method) -> Allowance {
    let is_large =
        *method == Method::PUT && LARGE.iter().any(|end| route.trim_end_matches('/').ends_with(end));
    let is_batch = *method == Method::POST && (route.ends_with(MESSAGES) || route == PREVIEW);
    let bytes = if is_large {
        LARGE_BODY_BYTES
    } else if is_batch {
        // A batch has a limit of its own, as it is stored; JSON may write it longer.
        limits.options.body_bytes.max(MESSAGES_BODY)
    } else {
        limits.options.body_bytes
    };
    Allowance { bytes, within: limits.options.request_timeout, cut: true }
}

/// Routes that change nothing, whatever their method.
const READING: [&str; 6] = ["/api/memory/query", "/memory/query", MCP, SEARCH, HISTORY, PREVIEW];
const PREVIEW: &str = "/api/users/{user_id}/extractions/preview";
const SEARCH: &str = "/api/users/{user_id}/checkpoints:search";
const HISTORY: &str = "/api/users/{user_id}/threads/{thread_id}/checkpoints/{checkpoint_id}/history";
const MCP: &str = "/mcp";

/// Keeps the places of an answer until it is taken. A stream has one of its own.
fn held(app: &App, own: OwnPlace, reads: bool, response: Response) -> Result<Response, Problem> {
    let content_type = response.headers().get(header::CONTENT_TYPE);
    if content_type.is_some_and(|kind| kind.as_bytes().starts_with(b"text/event-stream")) {
        return Ok(response);
    }
    let Some(credential) = own.credential() else { return Ok(response) };
    let plain = response.extensions().get::<PlainBytes>().map(|plain| plain.0);
    let bytes = plain.or_else(|| response.body().size_hint().exact()).unwrap_or(0);
    let bytes = usize::try_from(bytes).unwrap_or(usize::MAX);
    let share = app.limits.answer(&credential, bytes, !reads)?;
    Ok(response.map(|body| Untaken::holding((own, share), body)))
}

/// Runs what answers a request, within its time, holding what it holds. What reads takes turns with the others of its
/// credential.
async fn work<H: Send + 'static>(
    app: &App,
    holds: H,
    takes_turns: bool,
    request: Request,
    next: Next,
) -> Result<(Response, Waits), Problem> {
    let factor = if request.uri().path().starts_with(MAINTENANCE) { MAINTENANCE_FACTOR } else { 1 };
    let limit = app.limits.options.request_timeout * factor;
    // Its own task: a panic ends the task and not the connection, and a caller that goes away does not
    // cut a write off half way. It keeps its place to its end, also where nobody waits for it any more.
    let work = tokio::spawn(async move {
        let _holds = holds;
        let answered = next.run(request);
        waits::measured(async { if takes_turns { turns::within(answered).await } else { answered.await } })
            .await
    });
    match tokio::time::timeout(limit, work).await {
        Ok(Ok(answered)) => Ok(answered),
        Ok(Err(failed)) => {
            tracing::error!(%failed, "a handler panicked");
            let detail = "the ledger failed to answer; the server's log has the cause";
            Err(Problem::new(StatusCode::INTERNAL_SERVER_ERROR, "internal", detail))
        }
        Err(_) => Err(Problem::unavailable(format!("no answer within {} s", limit.as_secs_f64()))),
    }
}
