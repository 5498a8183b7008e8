//! How long a tenant's checkpoints are kept.

use axum::{Json, extract::State, http::StatusCode};
use memledger_ledger::checkpoints::CheckpointRetention;
use memledger_requests::RetentionBody;
use serde::Serialize;
use utoipa::ToSchema;

use crate::{
    App,
    answers::{DoneResponse, WriteHeaders},
    body::Body,
    credential::{Admin, Auditor},
    problem::Problem,
};

/// What stays of a thread's checkpoints, of each namespace; the newest in any case. 0 keeps all.
#[derive(Debug, Serialize, ToSchema)]
pub struct RetentionView {
    /// The newest that stay.
    keep_last: u32,
    /// Days after which one goes.
    keep_days: u32,
}

impl From<CheckpointRetention> for RetentionView {
    fn from(CheckpointRetention { keep_days, keep_last }: CheckpointRetention) -> Self {
        Self { keep_last, keep_days }
    }
}

/// How long checkpoints are kept.
#[utoipa::path(
    get, path = "/api/admin/workflows/checkpoint-retention/config", tag = "checkpoints",
    operation_id = "checkpoint_retention",
    responses((status = 200, body = RetentionView))
)]
pub async fn read(
    State(app): State<App>,
    Auditor(identity): Auditor,
) -> Result<Json<RetentionView>, Problem> {
    Ok(Json(app.ledger.checkpoints.retention(&identity.tenant).await?.into()))
}

/// Set how long checkpoints are kept; an event with its actor. A thread whose newest checkpoint has pending writes is left as
/// it is.
#[utoipa::path(
    put, path = "/api/admin/workflows/checkpoint-retention/config", tag = "checkpoints",
    operation_id = "set_checkpoint_retention",
    params(WriteHeaders),
    request_body = RetentionBody,
    responses((status = 200, body = RetentionView))
)]
pub async fn set(
    State(app): State<App>,
    Admin(identity): Admin,
    headers: WriteHeaders,
    Body(body): Body<RetentionBody>,
) -> Result<DoneResponse<RetentionView>, Problem> {
    let call = headers.asker(identity)?;
    let set = app.ledger.checkpoints.set_retention(call, body.into()).await?;
    Ok(DoneResponse::map(StatusCode::OK, set, RetentionView::from))
}
