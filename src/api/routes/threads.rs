//! What changed, for agents: the delta header and its acknowledgement.

use axum::{
    Json,
    extract::State,
    response::{IntoResponse, Response},
};
use memledger_ledger::Delta;
use serde::{Deserialize, Serialize};
use utoipa::{IntoParams, ToSchema};

use crate::{
    App,
    answers::tell,
    body::{Body, OfThread, OfUser},
    credential::Caller,
    problem::{Problem, ProblemBody},
    query::{self, Parameters},
    schemas::AckBody,
};

#[derive(Debug, Deserialize, IntoParams)]
#[serde(deny_unknown_fields)]
#[into_params(parameter_in = Query)]
pub struct DeltaParameters {
    /// What the thread acknowledged last where absent, 0 at first.
    #[param(value_type = Option<u64>)]
    since_rev: Option<String>,
}

/// What changed since a rev, as a header of at most 3 bullets and as a list. Changes nothing.
#[utoipa::path(
    get, path = "/api/users/{user_id}/threads/{thread_id}/delta", tag = "threads", operation_id = "thread_delta",
    params(OfUser, OfThread, DeltaParameters),
    responses(
        (status = 200, body = Delta), (status = 400, body = ProblemBody), (status = 401, body = ProblemBody),
        (status = 403, body = ProblemBody), (status = 404, body = ProblemBody), (status = 429, body = ProblemBody),
        (status = 503, body = ProblemBody),
    )
)]
pub async fn delta(
    State(app): State<App>,
    Caller(identity): Caller,
    OfUser(user): OfUser,
    OfThread(thread): OfThread,
    Parameters(parameters): Parameters<DeltaParameters>,
) -> Result<Json<Delta>, Problem> {
    let since_rev = query::count("since_rev", parameters.since_rev.as_deref())?;
    Ok(Json(app.ledger.delta(&identity, &user, &thread, since_rev).await?))
}

#[derive(Debug, Serialize, ToSchema)]
pub struct Acknowledged {
    pub thread_id: String,
    /// What is noted now; never less than before.
    pub rev: u64,
}

/// Note what a thread has seen; never moves back.
#[utoipa::path(
    post, path = "/api/users/{user_id}/threads/{thread_id}/ack", tag = "threads", operation_id = "thread_ack",
    params(OfUser, OfThread),
    request_body = AckBody,
    responses(
        (status = 200, body = Acknowledged), (status = 400, body = ProblemBody), (status = 401, body = ProblemBody),
        (status = 403, body = ProblemBody), (status = 404, body = ProblemBody), (status = 413, body = ProblemBody),
        (status = 429, body = ProblemBody), (status = 503, body = ProblemBody),
    )
)]
pub async fn acknowledge(
    State(app): State<App>,
    Caller(identity): Caller,
    OfUser(user): OfUser,
    OfThread(thread): OfThread,
    Body(body): Body<AckBody>,
) -> Result<Response, Problem> {
    let rev = app.ledger.acknowledge(&identity, &user, &thread, body.rev).await?;
    let (head, partition_id, position) = app.ledger.head(&identity, &user).await?;
    let answer = Json(Acknowledged { thread_id: thread.to_string(), rev }).into_response();
    Ok(tell(answer, (partition_id, position), Some(head), false))
}
