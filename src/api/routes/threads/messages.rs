//! Messages: appended, listed, rolled back, purged.

use axum::{Json, extract::State, http::StatusCode};
use memledger_ledger::{
    Page,
    threads::{Appended, MessageView},
};
use memledger_requests::{AppendBody, MessagesParameters, PurgeReasonBody, RollBackParameters};
use serde::Serialize;
use utoipa::ToSchema;

use crate::{
    App,
    answers::{DoneResponse, WriteHeaders},
    body::{Body, LargeBody, OfMessage, OfThread, OfUser},
    credential::Caller,
    problem::Problem,
    query::Parameters,
};

/// Append messages to a thread, all or none. The thread begins with its first message; `seq` counts from 0.
#[utoipa::path(
    post, path = "/api/users/{user_id}/threads/{thread_id}/messages", tag = "threads", operation_id = "append_messages",
    params(OfUser, OfThread, WriteHeaders),
    request_body = AppendBody,
    responses((status = 201, description = "Where the messages are", body = Appended))
)]
pub async fn append(
    State(app): State<App>,
    Caller(identity): Caller,
    OfUser(user): OfUser,
    OfThread(thread): OfThread,
    headers: WriteHeaders,
    LargeBody(body): LargeBody<AppendBody>,
) -> Result<DoneResponse<Appended>, Problem> {
    let (new, extract) = body.read()?;
    let call = headers.unguarded()?.user_call(identity, user);
    let appended = app.ledger.extraction.append(call, &thread, new, extract).await?;
    Ok(DoneResponse(StatusCode::CREATED, appended))
}

/// The messages of a thread, in order.
#[utoipa::path(
    get, path = "/api/users/{user_id}/threads/{thread_id}/messages", tag = "threads", operation_id = "list_messages",
    params(OfUser, OfThread, MessagesParameters),
    responses((status = 200, body = Page<MessageView>))
)]
pub async fn list(
    State(app): State<App>,
    Caller(identity): Caller,
    OfUser(user): OfUser,
    OfThread(thread): OfThread,
    Parameters(parameters): Parameters<MessagesParameters>,
) -> Result<Json<Page<MessageView>>, Problem> {
    Ok(Json(app.ledger.threads.list_messages(&identity, &user, &thread, parameters.page()?).await?))
}

#[derive(Debug, Serialize, ToSchema)]
pub struct LeftMessages {
    /// Messages that the thread has now.
    messages: u32,
}

/// Roll a thread back to before a message. The texts of the messages that go are destroyed, and the summaries that reach
/// them are withdrawn.
#[utoipa::path(
    delete, path = "/api/users/{user_id}/threads/{thread_id}/messages", tag = "threads", operation_id = "roll_back_messages",
    params(OfUser, OfThread, RollBackParameters, WriteHeaders),
    responses((status = 200, body = LeftMessages))
)]
pub async fn roll_back(
    State(app): State<App>,
    Caller(identity): Caller,
    OfUser(user): OfUser,
    OfThread(thread): OfThread,
    headers: WriteHeaders,
    Parameters(parameters): Parameters<RollBackParameters>,
) -> Result<DoneResponse<LeftMessages>, Problem> {
    let call = headers.unguarded()?.user_call(identity, user);
    let left = app.ledger.threads.roll_back(call, &thread, parameters.from_seq()?).await?;
    Ok(DoneResponse::map(StatusCode::OK, left, |messages| LeftMessages { messages }))
}

/// Destroy the text of one message for good. It keeps its place; the summaries made from it are withdrawn and made again.
#[utoipa::path(
    post, path = "/api/users/{user_id}/threads/{thread_id}/messages/{seq}/purge", tag = "threads",
    operation_id = "purge_message",
    params(OfUser, OfThread, OfMessage, WriteHeaders),
    request_body = PurgeReasonBody,
    responses((status = 200, body = LeftMessages))
)]
pub async fn purge(
    State(app): State<App>,
    Caller(identity): Caller,
    OfUser(user): OfUser,
    OfThread(thread): OfThread,
    OfMessage(seq): OfMessage,
    headers: WriteHeaders,
    Body(body): Body<PurgeReasonBody>,
) -> Result<DoneResponse<LeftMessages>, Problem> {
    let call = headers.unguarded()?.user_call(identity, user);
    let left = app.ledger.threads.purge_message(call, &thread, seq, &body.reason).await?;
    Ok(DoneResponse::map(StatusCode::OK, left, |messages| LeftMessages { messages }))
}
