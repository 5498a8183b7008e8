//! Threads as a whole: listed, read, purged.

use axum::{Json, extract::State, http::StatusCode};
use memledger_ledger::{
    Page,
    threads::{ThreadPurge, ThreadView},
};
use memledger_requests::{PageParameters, PurgeThreadParameters};

use crate::{
    App,
    answers::{DoneResponse, WriteHeaders},
    body::{OfThread, OfUser},
    credential::Caller,
    problem::Problem,
    query::Parameters,
};

/// The threads of a user, the last changed first: with messages, or with nothing but checkpoints, writes or a state.
#[utoipa::path(
    get, path = "/api/users/{user_id}/threads", tag = "threads", operation_id = "list_threads",
    params(OfUser, PageParameters),
    responses((status = 200, body = Page<ThreadView>))
)]
pub async fn list(
    State(app): State<App>,
    Caller(identity): Caller,
    OfUser(user): OfUser,
    Parameters(parameters): Parameters<PageParameters>,
) -> Result<Json<Page<ThreadView>>, Problem> {
    let (limit, page) = (parameters.limit()?, parameters.cursor.as_deref());
    Ok(Json(app.ledger.threads.list(&identity, &user, limit, page).await?))
}

/// One thread.
#[utoipa::path(
    get, path = "/api/users/{user_id}/threads/{thread_id}", tag = "threads", operation_id = "get_thread",
    params(OfUser, OfThread),
    responses((status = 200, body = ThreadView))
)]
pub async fn get(
    State(app): State<App>,
    Caller(identity): Caller,
    OfUser(user): OfUser,
    OfThread(thread): OfThread,
) -> Result<Json<ThreadView>, Problem> {
    Ok(Json(app.ledger.threads.get(&identity, &user, &thread).await?))
}

/// Destroy all that is kept of a thread for good: messages, summaries, checkpoints, writes and the state.
#[utoipa::path(
    delete, path = "/api/users/{user_id}/threads/{thread_id}", tag = "threads", operation_id = "purge_thread",
    params(OfUser, OfThread, PurgeThreadParameters, WriteHeaders),
    responses((status = 200, body = ThreadPurge))
)]
pub async fn purge(
    State(app): State<App>,
    Caller(identity): Caller,
    OfUser(user): OfUser,
    OfThread(thread): OfThread,
    headers: WriteHeaders,
    Parameters(parameters): Parameters<PurgeThreadParameters>,
) -> Result<DoneResponse<ThreadPurge>, Problem> {
    let call = headers.unguarded()?.user_call(identity, user);
    Ok(DoneResponse(StatusCode::OK, app.ledger.threads.purge(call, &thread, parameters.reason()).await?))
}
