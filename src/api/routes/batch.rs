//! Many memories with one request.

use axum::{extract::State, http::StatusCode};
use memledger_ledger::Memory;
use memledger_requests::BatchBody;
use serde::Serialize;
use utoipa::ToSchema;

use crate::{
    App,
    answers::{DoneResponse, WriteHeaders},
    body::{Body, OfUser},
    credential::Caller,
    problem::Problem,
};

#[derive(Debug, Serialize, ToSchema)]
pub struct Batch {
    /// In the order of the request.
    items: Vec<Memory>,
}

/// Store several memories: all of them, or none if one is refused.
#[utoipa::path(
    post, path = "/api/users/{user_id}/memories:batch", tag = "memories", operation_id = "create_memories",
    params(OfUser, WriteHeaders),
    request_body = BatchBody,
    responses((status = 201, description = "The memories", body = Batch))
)]
pub async fn create(
    State(app): State<App>,
    Caller(identity): Caller,
    OfUser(user): OfUser,
    headers: WriteHeaders,
    Body(body): Body<BatchBody>,
) -> Result<DoneResponse<Batch>, Problem> {
    identity.may_write(&user)?;
    let new = body.try_into()?;
    let made = app.ledger.memories.create_batch(headers.unguarded()?.user_call(identity, user), new).await?;
    Ok(DoneResponse::map(StatusCode::CREATED, made, |items| Batch { items }))
}
