//! Copies, removals and histories of checkpoints.

use std::collections::BTreeMap;

use axum::{Json, extract::State};
use memledger_ledger::checkpoints::ChannelHistory;
use memledger_requests::{CopyThreadBody, DeleteRunsBody, HistoryBody, NamespaceParameters, PruneBody};
use serde::Serialize;
use utoipa::ToSchema;

use crate::{
    App,
    body::{Body, OfCheckpoint, OfThread, OfUser},
    credential::Caller,
    problem::Problem,
    query::Parameters,
};

#[derive(Debug, Serialize, ToSchema)]
pub struct CheckpointsCopied {
    copied: u64,
}

/// Copy the checkpoints of a thread, with channels and writes, to a thread that has none.
#[utoipa::path(
    post, path = "/api/users/{user_id}/threads/{thread_id}/checkpoints:copy", tag = "checkpoints",
    operation_id = "copy_checkpoints",
    params(OfUser, OfThread),
    request_body = CopyThreadBody,
    responses(
        (status = 200, body = CheckpointsCopied),
        (status = 409, description = "The other thread has checkpoints"),
    )
)]
pub async fn copy(
    State(app): State<App>,
    Caller(identity): Caller,
    OfUser(user): OfUser,
    OfThread(thread): OfThread,
    Body(body): Body<CopyThreadBody>,
) -> Result<Json<CheckpointsCopied>, Problem> {
    let copied = app.ledger.checkpoints.copy_thread(&identity, &user, &thread, &body.to()?).await?;
    Ok(Json(CheckpointsCopied { copied }))
}

#[derive(Debug, Serialize, ToSchema)]
pub struct CheckpointsDeleted {
    deleted: u64,
}

/// Delete all checkpoints of a thread, of all namespaces, with channels and writes.
#[utoipa::path(
    delete, path = "/api/users/{user_id}/threads/{thread_id}/checkpoints", tag = "checkpoints",
    operation_id = "delete_checkpoints",
    params(OfUser, OfThread),
    responses(
        (status = 200, body = CheckpointsDeleted),
        (status = 409, description = "Others change this thread's checkpoints all the time"),
    )
)]
pub async fn delete(
    State(app): State<App>,
    Caller(identity): Caller,
    OfUser(user): OfUser,
    OfThread(thread): OfThread,
) -> Result<Json<CheckpointsDeleted>, Problem> {
    let deleted = app.ledger.checkpoints.delete_thread(&identity, &user, &thread).await?;
    Ok(Json(CheckpointsDeleted { deleted }))
}

/// Delete the checkpoints that runs made, in all threads of a user.
#[utoipa::path(
    post, path = "/api/users/{user_id}/checkpoints:delete-runs", tag = "checkpoints",
    operation_id = "delete_checkpoints_of_runs",
    params(OfUser),
    request_body = DeleteRunsBody,
    responses(
        (status = 200, body = CheckpointsDeleted),
        (status = 409, description = "Others change these threads' checkpoints all the time"),
    )
)]
pub async fn delete_runs(
    State(app): State<App>,
    Caller(identity): Caller,
    OfUser(user): OfUser,
    Body(body): Body<DeleteRunsBody>,
) -> Result<Json<CheckpointsDeleted>, Problem> {
    let deleted = app.ledger.checkpoints.delete_runs(&identity, &user, &body.run_ids).await?;
    Ok(Json(CheckpointsDeleted { deleted }))
}

/// Delete all checkpoints of threads, or all but the newest.
#[utoipa::path(
    post, path = "/api/users/{user_id}/checkpoints:prune", tag = "checkpoints", operation_id = "prune_checkpoints",
    params(OfUser),
    request_body = PruneBody,
    responses(
        (status = 200, body = CheckpointsDeleted),
        (status = 409, description = "Others change these threads' checkpoints all the time"),
    )
)]
pub async fn prune(
    State(app): State<App>,
    Caller(identity): Caller,
    OfUser(user): OfUser,
    Body(body): Body<PruneBody>,
) -> Result<Json<CheckpointsDeleted>, Problem> {
    let (threads, strategy) = body.read()?;
    let deleted = app.ledger.checkpoints.prune(&identity, &user, &threads, strategy).await?;
    Ok(Json(CheckpointsDeleted { deleted }))
}

#[derive(Debug, Serialize, ToSchema)]
pub struct ChannelHistories {
    channels: BTreeMap<String, ChannelHistory>,
}

/// What channels were made of before a checkpoint: of each, the value of the nearest ancestor that has one, and the writes
/// from that ancestor on.
#[utoipa::path(
    post, path = "/api/users/{user_id}/threads/{thread_id}/checkpoints/{checkpoint_id}/history", tag = "checkpoints",
    operation_id = "checkpoint_history",
    params(OfUser, OfThread, OfCheckpoint, NamespaceParameters),
    request_body = HistoryBody,
    responses((status = 200, body = ChannelHistories))
)]
pub async fn history(
    State(app): State<App>,
    Caller(identity): Caller,
    OfUser(user): OfUser,
    OfThread(thread): OfThread,
    OfCheckpoint(checkpoint_id): OfCheckpoint,
    Parameters(NamespaceParameters { ns }): Parameters<NamespaceParameters>,
    Body(body): Body<HistoryBody>,
) -> Result<Json<ChannelHistories>, Problem> {
    let of = (&*ns, &*checkpoint_id);
    let channels = app.ledger.checkpoints.history(&identity, &user, &thread, of, &body.channels).await?;
    Ok(Json(ChannelHistories { channels }))
}
