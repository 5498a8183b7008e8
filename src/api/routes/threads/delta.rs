//! What changed, for agents: the delta header and its acknowledgement.

use axum::{
    Json,
    extract::State,
    response::{IntoResponse, Response},
};
use memledger_ledger::Delta;
use memledger_requests::{AckBody, DeltaParameters};
use serde::Serialize;
use utoipa::ToSchema;

use crate::{
    App,
    answers::tell,
    body::{Body, OfThread, OfUser},
    credential::Caller,
    problem::Problem,
    query::Parameters,
};

/// What changed since a rev, as a header of a few bullets and as a list. Records where a new reader begins, and `seen_rev`;
/// changes nothing else.
#[utoipa::path(
    get, path = "/api/users/{user_id}/threads/{thread_id}/delta", tag = "threads", operation_id = "thread_delta",
    params(OfUser, OfThread, DeltaParameters),
    responses((status = 200, body = Delta))
)]
pub async fn delta(
    State(app): State<App>,
    Caller(identity): Caller,
    OfUser(user): OfUser,
    OfThread(thread): OfThread,
    Parameters(parameters): Parameters<DeltaParameters>,
) -> Result<Json<Delta>, Problem> {
    Ok(Json(app.ledger.memories.delta(&identity, &user, &thread, parameters.try_into()?).await?))
}

#[derive(Debug, Serialize, ToSchema)]
pub struct Acknowledged {
    pub thread_id: String,
    /// The rev recorded now; never less than before.
    pub rev: u64,
}

/// Record which of a thread's changes a reader has seen; never moves back.
#[utoipa::path(
    post, path = "/api/users/{user_id}/threads/{thread_id}/ack", tag = "threads", operation_id = "thread_ack",
    params(OfUser, OfThread),
    request_body = AckBody,
    responses((status = 200, body = Acknowledged))
)]
pub async fn acknowledge(
    State(app): State<App>,
    Caller(identity): Caller,
    OfUser(user): OfUser,
    OfThread(thread): OfThread,
    Body(body): Body<AckBody>,
) -> Result<Response, Problem> {
    let noted = (body.rev, body.shared);
    let rev =
        app.ledger.memories.acknowledge(&identity, &user, &thread, body.reader.as_deref(), noted).await?;
    let (head, partition_id, position) = app.ledger.memories.head(&identity, &user).await?;
    let answer = Json(Acknowledged { thread_id: thread.to_string(), rev }).into_response();
    Ok(tell(answer, (partition_id, position), Some(head), false))
}
