//! What agents save of their own state, thread by thread.

mod reading;
mod removing;
mod retention;
mod state;

use axum::{Json, extract::State};
use memledger_requests::{CheckpointBody, NamespaceParameters, WritesBody};
use serde::Serialize;
use utoipa::ToSchema;
use utoipa_axum::{router::OpenApiRouter, routes};

use crate::{
    App,
    body::{LargeBody, OfCheckpoint, OfThread, OfUser},
    credential::Caller,
    problem::Problem,
    query::Parameters,
};

/// Every route of checkpoints.
pub fn documented() -> OpenApiRouter<App> {
    OpenApiRouter::new()
        .routes(routes!(reading::latest))
        .routes(routes!(reading::read, put))
        .routes(routes!(put_writes))
        .routes(routes!(reading::list, removing::delete))
        .routes(routes!(reading::search))
        .routes(routes!(removing::history))
        .routes(routes!(removing::copy))
        .routes(routes!(removing::delete_runs))
        .routes(routes!(removing::prune))
        .routes(routes!(state::read, state::put))
        .routes(routes!(retention::read, retention::set))
}

#[derive(Debug, Serialize, ToSchema)]
pub struct StoredCheckpoint {
    checkpoint_id: String,
}

/// Store a checkpoint; the same id again replaces it. A channel's version that is there already stays as it is.
#[utoipa::path(
    put, path = "/api/users/{user_id}/threads/{thread_id}/checkpoints/{checkpoint_id}", tag = "checkpoints",
    operation_id = "put_checkpoint",
    params(OfUser, OfThread, OfCheckpoint, NamespaceParameters),
    request_body = CheckpointBody,
    responses(
        (status = 200, body = StoredCheckpoint),
        (status = 409, description = "Others change this thread's checkpoints all the time"),
    )
)]
pub async fn put(
    State(app): State<App>,
    Caller(identity): Caller,
    OfUser(user): OfUser,
    OfThread(thread): OfThread,
    OfCheckpoint(checkpoint_id): OfCheckpoint,
    Parameters(NamespaceParameters { ns }): Parameters<NamespaceParameters>,
    LargeBody(body): LargeBody<CheckpointBody>,
) -> Result<Json<StoredCheckpoint>, Problem> {
    let new = body.checkpoint(checkpoint_id.clone())?;
    app.ledger.checkpoints.save(&identity, &user, &thread, &ns, new).await?;
    Ok(Json(StoredCheckpoint { checkpoint_id }))
}

#[derive(Debug, Serialize, ToSchema)]
pub struct StoredWrites {
    /// How many were not there before, or replaced one.
    stored: u64,
}

/// Store what a task wrote after a checkpoint, which need not be there yet.
#[utoipa::path(
    put, path = "/api/users/{user_id}/threads/{thread_id}/checkpoints/{checkpoint_id}/writes", tag = "checkpoints",
    operation_id = "put_checkpoint_writes",
    params(OfUser, OfThread, OfCheckpoint, NamespaceParameters),
    request_body = WritesBody,
    responses((status = 200, body = StoredWrites))
)]
pub async fn put_writes(
    State(app): State<App>,
    Caller(identity): Caller,
    OfUser(user): OfUser,
    OfThread(thread): OfThread,
    OfCheckpoint(checkpoint_id): OfCheckpoint,
    Parameters(NamespaceParameters { ns }): Parameters<NamespaceParameters>,
    LargeBody(body): LargeBody<WritesBody>,
) -> Result<Json<StoredWrites>, Problem> {
    let of = (&*ns, &*checkpoint_id);
    let stored = app.ledger.checkpoints.save_writes(&identity, &user, &thread, of, body.try_into()?).await?;
    Ok(Json(StoredWrites { stored }))
}
