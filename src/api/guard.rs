//! What every request passes first: a place, a time limit, a net for panics, a metric.

use std::time::Instant;

use axum::{
    extract::{MatchedPath, Request, State},
    http::{HeaderMap, HeaderName, HeaderValue, Method, StatusCode, header},
    middleware::Next,
    response::{IntoResponse, Response},
};
use memledger_observability::{
    names,
    waits::{self, Waits},
};
use tokio::sync::OwnedSemaphorePermit;
use uuid::Uuid;

use crate::{
    App,
    arriving::{Arriving, Late},
    asking::Asking,
    problem::Problem,
};

const ALIVE: &str = "/healthz";

pub async fn guard(State(app): State<App>, mut request: Request, next: Next) -> Response {
    let started = Instant::now();
    let method = known(request.method());
    let route = request
        .extensions()
        .get::<MatchedPath>()
        .map_or_else(|| "none".to_owned(), |path| path.as_str().to_owned());
    let request_id = request_id(request.headers());
    let asking = Asking::begin(&mut request, method, &route);
    let place = app.limits.under_way.clone().try_acquire_owned();
    let is_maintenance = request.uri().path().starts_with(MAINTENANCE);
    let (mut response, waits) = match place {
        // A busy process is alive all the same: whoever watches it must not restart it.
        _ if route == ALIVE => (next.run(request).await, Waits::default()),
        Ok(place) => answer(&app, place, request, next).await,
        Err(_) => {
            let detail =
                format!("{} requests are under way already; try again", app.limits.options.concurrency);
            (Problem::unavailable(detail).into_response(), Waits::default())
        }
    };
    asking.end(&app.ledger, &response);
    kept_apart(&route, response.headers_mut());
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
fn kept_apart(route: &str, headers: &mut HeaderMap) {
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

async fn answer(app: &App, place: OwnedSemaphorePermit, request: Request, next: Next) -> (Response, Waits) {
    let factor = if request.uri().path().starts_with(MAINTENANCE) { MAINTENANCE_FACTOR } else { 1 };
    let limit = app.limits.options.request_timeout * factor;
    let (arrives_within, late) = (app.limits.options.request_timeout, Late::default());
    let arrives_by = tokio::time::Instant::now() + arrives_within;
    let request = request.map(|body| Arriving::by(arrives_by, &late, body));
    // Its own task: a panic ends the task and not the connection, and a caller that goes away does not
    // cut a write off half way. It keeps its place to its end, also where nobody waits for it any more.
    let work = tokio::spawn(async move {
        let _place = place;
        waits::measured(next.run(request)).await
    });
    let failed = match tokio::time::timeout(limit, work).await {
        // The handler may take it for a broken request, and it is not.
        Ok(Ok((_, waits))) if late.is() => {
            let detail = format!("the request's body did not come within {} s", arrives_within.as_secs_f64());
            return (Problem::unavailable(detail).into_response(), waits);
        }
        Ok(Ok(answered)) => return answered,
        Ok(Err(failed)) => {
            tracing::error!(%failed, "a handler panicked");
            let detail =
                "the ledger could not answer because of a fault of its own; it is in the server's log";
            Problem::new(StatusCode::INTERNAL_SERVER_ERROR, "internal", detail).into_response()
        }
        Err(_) => Problem::unavailable(format!("no answer within {} s", limit.as_secs_f64())).into_response(),
    };
    (failed, Waits::default())
}
