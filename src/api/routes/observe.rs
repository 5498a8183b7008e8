//! For machines that watch the process: alive, ready, metrics.

use axum::{
    extract::State,
    http::header,
    response::{IntoResponse, Response},
};

use crate::{App, credential::Auditor, problem::Problem};

/// The process runs.
pub async fn healthz() -> &'static str {
    "ok\n"
}

/// The database answers.
pub async fn readyz(State(app): State<App>) -> Result<&'static str, Problem> {
    app.ledger.ready().await?;
    Ok("ready\n")
}

/// Prometheus text.
pub async fn metrics(State(app): State<App>, Auditor(_): Auditor) -> Result<Response, Problem> {
    // Refreshes the gauges of lag and parked events.
    app.ledger.projections().await?;
    let headers = [(header::CONTENT_TYPE, "text/plain; version=0.0.4; charset=utf-8")];
    Ok((headers, app.prometheus.render()).into_response())
}
