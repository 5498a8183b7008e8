//! Runs under way, once or live.

use std::{convert::Infallible, time::Duration};

use axum::{
    Json,
    extract::State,
    http::{HeaderMap, header},
    response::{
        IntoResponse, Response, Sse,
        sse::{Event, KeepAlive},
    },
};
use futures::stream;
use memledger_ledger::{Identity, runs::RunSummary};
use serde::Serialize;
use tokio::sync::OwnedSemaphorePermit;
use utoipa::ToSchema;

use crate::{
    App,
    credential::{Auditor, secret},
    problem::{Problem, ProblemBody},
};

/// How often the runs are looked at for those who watch.
const LOOK: Duration = Duration::from_millis(500);

#[derive(Debug, PartialEq, Serialize, ToSchema)]
pub struct Active {
    items: Vec<RunSummary>,
}

/// Runs that are requested or running; with `Accept: text/event-stream` live, an event `active` whenever
/// something of them changes.
#[utoipa::path(
    get, path = "/api/admin/workflows/active", tag = "workflows", operation_id = "active_runs",
    responses(
        (status = 200, content((Active = "application/json"), (String = "text/event-stream"))),
        (status = 401, body = ProblemBody), (status = 403, body = ProblemBody), (status = 429, body = ProblemBody),
        (status = 503, body = ProblemBody),
    )
)]
pub async fn list(
    State(app): State<App>,
    Auditor(identity): Auditor,
    headers: HeaderMap,
) -> Result<Response, Problem> {
    let accept = headers.get(header::ACCEPT).and_then(|value| value.to_str().ok()).unwrap_or_default();
    if !accept.contains("text/event-stream") {
        return Ok(Json(Active { items: app.ledger.active_runs(&identity).await? }).into_response());
    }
    let place = app.limits.streams.clone().try_acquire_owned();
    let place = place.map_err(|_| Problem::unavailable("too many feeds are followed already; try again"))?;
    let key = secret(&headers).unwrap_or_default().to_owned();
    let watching = Watching { app, identity, key, _place: place, told: None };
    let events = stream::unfold(watching, next);
    Ok(Sse::new(events).keep_alive(KeepAlive::new().interval(Duration::from_secs(15))).into_response())
}

struct Watching {
    app: App,
    identity: Identity,
    /// Looked up again each time: a revoked key's stream ends.
    key: String,
    _place: OwnedSemaphorePermit,
    told: Option<Active>,
}

async fn next(mut watching: Watching) -> Option<(Result<Event, Infallible>, Watching)> {
    loop {
        if *watching.app.stopping.borrow() {
            return None;
        }
        match watching.app.ledger.identify(&watching.key).await {
            Ok(Some(identity)) if identity == watching.identity => {}
            _ => return None,
        }
        let active = match watching.app.ledger.active_runs(&watching.identity).await {
            Ok(items) => Active { items },
            Err(failed) => {
                tracing::warn!(%failed, "a stream of active runs ended");
                return None;
            }
        };
        if watching.told.as_ref() != Some(&active) {
            let event = Event::default().event("active").json_data(&active).ok()?;
            watching.told = Some(active);
            return Some((Ok(event), watching));
        }
        let mut stopping = watching.app.stopping.clone();
        tokio::select! {
            () = tokio::time::sleep(LOOK) => {}
            _ = stopping.changed() => {}
        }
    }
}
