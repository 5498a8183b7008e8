//! The read models: how they stand, rebuilding them, applying again what they could not apply.

use axum::{Json, extract::State};
use memledger_ledger::{ProjectionView, RebuildAnswer};
use memledger_requests::{EmptyBody, RebuildBody};
use serde::Serialize;
use utoipa::ToSchema;

use crate::{
    App,
    body::MaybeBody,
    credential::{Admin, Auditor},
    problem::Problem,
};

/// Rebuild read models from the log next to the live ones and switch; `check` only compares. The report covers the caller's
/// tenant only.
#[utoipa::path(
    post, path = "/api/admin/ledger/rebuild", tag = "ledger", operation_id = "rebuild",
    request_body = Option<RebuildBody>,
    responses((status = 200, body = RebuildAnswer))
)]
pub async fn rebuild(
    State(app): State<App>,
    Admin(identity): Admin,
    MaybeBody(body): MaybeBody<RebuildBody>,
) -> Result<Json<RebuildAnswer>, Problem> {
    let user = body.user()?;
    let rebuilt =
        app.ledger.audit.rebuild_for_tenant(&identity, body.projections, user.as_ref(), body.check).await?;
    Ok(Json(rebuilt))
}

/// An event that a read model could not apply, or that waits behind one.
#[derive(Debug, Serialize, ToSchema)]
pub struct ParkedView {
    pub projection: String,
    pub partition_id: i64,
    pub position: i64,
    pub stream_type: String,
    pub stream_id: String,
    pub error: String,
    pub attempts: i64,
}

#[derive(Debug, Serialize, ToSchema)]
pub struct ProjectionsAnswer {
    pub projections: Vec<ProjectionView>,
    pub parked: Vec<ParkedView>,
}

/// Lag and parked events of every read model, for this tenant.
#[utoipa::path(
    get, path = "/api/admin/ledger/projections", tag = "ledger", operation_id = "projections",
    responses((status = 200, body = ProjectionsAnswer))
)]
pub async fn list(
    State(app): State<App>,
    Auditor(identity): Auditor,
) -> Result<Json<ProjectionsAnswer>, Problem> {
    let projections = app.ledger.audit.tenant_projections(&identity).await?;
    let parked = app.ledger.audit.parked(&identity).await?.into_iter().map(|p| ParkedView {
        projection: p.projection,
        partition_id: p.partition_id,
        position: p.position,
        stream_type: p.stream_type,
        stream_id: p.stream_id,
        error: p.error,
        attempts: p.attempts,
    });
    Ok(Json(ProjectionsAnswer { projections, parked: parked.collect() }))
}

#[derive(Debug, Serialize, ToSchema)]
pub struct RetryAnswer {
    /// Events that are still parked.
    pub left: usize,
}

/// Apply parked events again.
#[utoipa::path(
    post, path = "/api/admin/ledger/projections/retry", tag = "ledger", operation_id = "retry_parked",
    responses((status = 200, body = RetryAnswer), (status = 400), (status = 413))
)]
pub async fn retry(
    State(app): State<App>,
    Admin(identity): Admin,
    MaybeBody(EmptyBody {}): MaybeBody<EmptyBody>,
) -> Result<Json<RetryAnswer>, Problem> {
    Ok(Json(RetryAnswer { left: app.ledger.audit.retry_parked(&identity).await? }))
}
