//! Runs under way, once or live.

use std::time::Duration;

use axum::{
    Json,
    extract::State,
    http::HeaderMap,
    response::{IntoResponse, Response, sse::Event},
};
use memledger_ledger::{Identity, Ledger, LedgerError, runs::RunSummary};
use serde::Serialize;
use utoipa::ToSchema;

use crate::{App, credential::Auditor, problem::Problem, sse};

/// How often the runs are looked at for those who watch.
const LOOK: Duration = Duration::from_millis(500);

#[derive(Debug, PartialEq, Serialize, ToSchema)]
pub struct Active {
    items: Vec<RunSummary>,
}

/// Runs that are requested or running; with `Accept: text/event-stream` live, an event `active` whenever one of them changes.
#[utoipa::path(
    get, path = "/api/admin/workflows/active", tag = "workflows", operation_id = "active_runs",
    responses((status = 200, content((Active = "application/json"), (String = "text/event-stream"))))
)]
pub async fn list(
    State(app): State<App>,
    Auditor(identity): Auditor,
    headers: HeaderMap,
) -> Result<Response, Problem> {
    if sse::is_asked(&headers) {
        return sse::follow(app, identity, &headers, UnderWay { told: None });
    }
    Ok(Json(Active { items: app.ledger.runs.active_runs(&identity).await? }).into_response())
}

/// The runs under way, whenever something of them has changed.
struct UnderWay {
    told: Option<Active>,
}

impl sse::Source for UnderWay {
    async fn look(&mut self, ledger: &Ledger, identity: &Identity) -> Result<Vec<Event>, LedgerError> {
        let active = Active { items: ledger.runs.active_runs(identity).await? };
        if self.told.as_ref() == Some(&active) {
            return Ok(Vec::new());
        }
        let event = sse::event(Event::default().event("active"), &active)?;
        self.told = Some(active);
        Ok(vec![event])
    }

    async fn pause(&mut self, _: &Ledger) {
        tokio::time::sleep(LOOK).await;
    }
}
