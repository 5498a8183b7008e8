//! The latest state of a supervisor in a thread.

use axum::{extract::State, response::Response};
use memledger_ledger::checkpoints::ThreadState;
use memledger_requests::StateBody;

use crate::{
    App,
    answers::{Guard, WriteHeaders, at_revision},
    body::{LargeBody, OfThread, OfUser},
    credential::Caller,
    problem::Problem,
};

/// Store the latest state of a supervisor in a thread.
#[utoipa::path(
    put, path = "/api/users/{user_id}/threads/{thread_id}/checkpoint", tag = "checkpoints",
    operation_id = "put_thread_state",
    params(OfUser, OfThread, Guard),
    request_body = StateBody,
    responses(
        (status = 200, body = ThreadState),
        (status = 409, description = "Others change this thread's state all the time"),
    )
)]
pub async fn put(
    State(app): State<App>,
    Caller(identity): Caller,
    OfUser(user): OfUser,
    OfThread(thread): OfThread,
    headers: WriteHeaders,
    LargeBody(body): LargeBody<StateBody>,
) -> Result<Response, Problem> {
    let call = headers.user_call(identity, user);
    let (identity, user, expected) = (&call.identity, &call.user, call.expected_revision);
    let state =
        app.ledger.checkpoints.put_state(identity, user, &thread, body.checkpoint_data, expected).await?;
    Ok(at_revision(state.revision, state))
}

/// The latest state of a supervisor in a thread; its ETag is its revision.
#[utoipa::path(
    get, path = "/api/users/{user_id}/threads/{thread_id}/checkpoint", tag = "checkpoints",
    operation_id = "read_thread_state",
    params(OfUser, OfThread),
    responses((status = 200, body = ThreadState))
)]
pub async fn read(
    State(app): State<App>,
    Caller(identity): Caller,
    OfUser(user): OfUser,
    OfThread(thread): OfThread,
) -> Result<Response, Problem> {
    let state = app.ledger.checkpoints.get_state(&identity, &user, &thread).await?;
    Ok(at_revision(state.revision, state))
}
