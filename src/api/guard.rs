//! What every request passes first: a place, a time limit, a net for panics, a metric.

use std::time::Instant;

use axum::{
    extract::{MatchedPath, Request, State},
    http::{HeaderMap, HeaderValue, Method, StatusCode, header},
    middleware::Next,
    response::{IntoResponse, Response},
};
use memledger_observability::names;
use tokio::sync::OwnedSemaphorePermit;

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
    let asking = Asking::begin(&mut request, method, &route);
    let place = app.limits.under_way.clone().try_acquire_owned();
    let mut response = match place {
        // A busy process is alive all the same: whoever watches it must not restart it.
        _ if route == ALIVE => next.run(request).await,
        Ok(place) => answer(&app, place, request, next).await,
        Err(_) => {
            let detail =
                format!("{} requests are under way already; try again", app.limits.options.concurrency);
            Problem::unavailable(detail).into_response()
        }
    };
    asking.end(&app.ledger, &response);
    kept_apart(&route, response.headers_mut());
    let status = response.status().as_u16();
    let seconds = started.elapsed().as_secs_f64();
    metrics::histogram!(
        names::HTTP_SECONDS,
        "method" => method, "route" => route.clone(), "status" => status.to_string()
    )
    .record(seconds);
    tracing::debug!(method, route, status, seconds, "request");
    response
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

async fn answer(app: &App, place: OwnedSemaphorePermit, request: Request, next: Next) -> Response {
    let factor = if request.uri().path().starts_with(MAINTENANCE) { MAINTENANCE_FACTOR } else { 1 };
    let limit = app.limits.options.request_timeout * factor;
    let (arrives_within, late) = (app.limits.options.request_timeout, Late::default());
    let arrives_by = tokio::time::Instant::now() + arrives_within;
    let request = request.map(|body| Arriving::by(arrives_by, &late, body));
    // Its own task: a panic ends the task and not the connection, and a caller that goes away does not
    // cut a write off half way. It keeps its place to its end, also where nobody waits for it any more.
    let work = tokio::spawn(async move {
        let _place = place;
        next.run(request).await
    });
    match tokio::time::timeout(limit, work).await {
        // The handler may take it for a broken request, and it is not.
        Ok(Ok(_)) if late.is() => {
            let detail = format!("the request's body did not come within {} s", arrives_within.as_secs_f64());
            Problem::unavailable(detail).into_response()
        }
        Ok(Ok(response)) => response,
        Ok(Err(failed)) => {
            tracing::error!(%failed, "a handler panicked");
            let detail =
                "the ledger could not answer because of a fault of its own; it is in the server's log";
            Problem::new(StatusCode::INTERNAL_SERVER_ERROR, "internal", detail).into_response()
        }
        Err(_) => Problem::unavailable(format!("no answer within {} s", limit.as_secs_f64())).into_response(),
    }
}
