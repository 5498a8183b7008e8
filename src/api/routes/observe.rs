//! For machines that watch the process: alive, ready, metrics.

use axum::{
    extract::State,
    http::header,
    response::{IntoResponse, Response},
};
use memledger_ledger::keys::WATCHER_PATIENCE;
use memledger_names as names;

use crate::{App, credential::Watcher, problem::Problem};

/// The process runs.
pub async fn healthz() -> &'static str {
    "ok\n"
}

/// The database answers.
pub async fn readyz(State(app): State<App>) -> Result<&'static str, Problem> {
    let ready = tokio::time::timeout(WATCHER_PATIENCE, app.ledger.core.ready()).await;
    ready.map_err(|_| Problem::unavailable(unanswered()))??;
    Ok("ready\n")
}

/// Prometheus text; also while the database is away, when it is wanted most.
pub async fn metrics(State(app): State<App>, _: Watcher) -> Response {
    let refreshed = tokio::time::timeout(WATCHER_PATIENCE, app.ledger.audit.refresh_metrics()).await;
    let failed = match refreshed {
        Ok(Ok(())) => None,
        Ok(Err(failed)) => Some(failed.to_string()),
        Err(_) => Some(unanswered()),
    };
    metrics::gauge!(names::DATABASE_UP).set(if failed.is_none() { 1.0 } else { 0.0 });
    if let Some(failed) = failed {
        tracing::warn!(failed, "the database did not answer; its metrics show the last known values");
    }
    let headers = [(header::CONTENT_TYPE, "text/plain; version=0.0.4; charset=utf-8")];
    (headers, app.prometheus.render()).into_response()
}

/// Of a database that hangs.
fn unanswered() -> String {
    format!("the database did not answer within {} s", WATCHER_PATIENCE.as_secs())
}
