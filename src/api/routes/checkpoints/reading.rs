//! Reading checkpoints.

use axum::{Json, extract::State};
use memledger_ledger::{Page, checkpoints::CheckpointTuple};
use memledger_requests::{CheckpointsParameters, NamespaceParameters, SearchCheckpointsBody};

use crate::{
    App,
    body::{Body, OfCheckpoint, OfThread, OfUser},
    credential::Caller,
    problem::Problem,
    query::Parameters,
};

/// The newest checkpoint of a thread, with its channels and what is pending.
#[utoipa::path(
    get, path = "/api/users/{user_id}/threads/{thread_id}/checkpoints/latest", tag = "checkpoints",
    operation_id = "latest_checkpoint",
    params(OfUser, OfThread, NamespaceParameters),
    responses((status = 200, body = CheckpointTuple))
)]
pub async fn latest(
    State(app): State<App>,
    Caller(identity): Caller,
    OfUser(user): OfUser,
    OfThread(thread): OfThread,
    Parameters(NamespaceParameters { ns }): Parameters<NamespaceParameters>,
) -> Result<Json<CheckpointTuple>, Problem> {
    Ok(Json(app.ledger.checkpoints.get(&identity, &user, &thread, &ns, None).await?))
}

/// A checkpoint, with its channels and what is pending.
#[utoipa::path(
    get, path = "/api/users/{user_id}/threads/{thread_id}/checkpoints/{checkpoint_id}", tag = "checkpoints",
    operation_id = "read_checkpoint",
    params(OfUser, OfThread, OfCheckpoint, NamespaceParameters),
    responses((status = 200, body = CheckpointTuple))
)]
pub async fn read(
    State(app): State<App>,
    Caller(identity): Caller,
    OfUser(user): OfUser,
    OfThread(thread): OfThread,
    OfCheckpoint(checkpoint_id): OfCheckpoint,
    Parameters(NamespaceParameters { ns }): Parameters<NamespaceParameters>,
) -> Result<Json<CheckpointTuple>, Problem> {
    Ok(Json(app.ledger.checkpoints.get(&identity, &user, &thread, &ns, Some(&checkpoint_id)).await?))
}

/// The checkpoints of a thread, the newest first. A page ends early if its channels are large.
#[utoipa::path(
    get, path = "/api/users/{user_id}/threads/{thread_id}/checkpoints", tag = "checkpoints",
    operation_id = "list_checkpoints",
    params(OfUser, OfThread, CheckpointsParameters),
    responses((status = 200, body = Page<CheckpointTuple>))
)]
pub async fn list(
    State(app): State<App>,
    Caller(identity): Caller,
    OfUser(user): OfUser,
    OfThread(thread): OfThread,
    Parameters(parameters): Parameters<CheckpointsParameters>,
) -> Result<Json<Page<CheckpointTuple>>, Problem> {
    Ok(Json(app.ledger.checkpoints.list(&identity, &user, parameters.query(thread)?).await?))
}

/// The checkpoints of a user whose metadata contains what is looked for, the newest first. A page may have fewer than the
/// limit although there are more.
#[utoipa::path(
    post, path = "/api/users/{user_id}/checkpoints:search", tag = "checkpoints", operation_id = "search_checkpoints",
    params(OfUser),
    request_body = SearchCheckpointsBody,
    responses((status = 200, body = Page<CheckpointTuple>))
)]
pub async fn search(
    State(app): State<App>,
    Caller(identity): Caller,
    OfUser(user): OfUser,
    Body(body): Body<SearchCheckpointsBody>,
) -> Result<Json<Page<CheckpointTuple>>, Problem> {
    Ok(Json(app.ledger.checkpoints.list(&identity, &user, body.try_into()?).await?))
}
