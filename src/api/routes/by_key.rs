//! A memory under the caller's own name for it.

use axum::{extract::State, http::StatusCode};
use memledger_ledger::{Memory, NewMemory};
use memledger_requests::CreateBody;

use crate::{
    App,
    answers::{Guard, MemoryAnswer, MemoryResponse, WriteHeaders},
    body::{Body, OfName, OfUser},
    credential::Caller,
    problem::Problem,
};

/// Store a memory under a name, replacing the present one.
#[utoipa::path(
    put, path = "/api/users/{user_id}/memories/by-key/{key}", tag = "memories", operation_id = "put_memory",
    params(OfUser, OfName, WriteHeaders, Guard),
    request_body = CreateBody,
    responses(
        (status = 200, description = "The existing memory, as it is now", body = Memory),
        (status = 201, description = "The new memory", body = Memory),
    )
)]
pub async fn put(
    State(app): State<App>,
    Caller(identity): Caller,
    OfUser(user): OfUser,
    OfName(key): OfName,
    headers: WriteHeaders,
    Body(body): Body<CreateBody>,
) -> Result<MemoryResponse, Problem> {
    identity.may_write(&user)?;
    let new = NewMemory::try_from(body)?;
    let answer = app.ledger.memories.put_by_key(headers.user_call(identity, user), &key, new).await?;
    Ok(MemoryResponse(if answer.is_new { StatusCode::CREATED } else { StatusCode::OK }, answer))
}

/// The memory with a name, in any state.
#[utoipa::path(
    get, path = "/api/users/{user_id}/memories/by-key/{key}", tag = "memories", operation_id = "read_memory_by_key",
    params(OfUser, OfName),
    responses((status = 200, body = Memory))
)]
pub async fn read(
    State(app): State<App>,
    Caller(identity): Caller,
    OfUser(user): OfUser,
    OfName(key): OfName,
) -> Result<MemoryAnswer, Problem> {
    Ok(MemoryAnswer(app.ledger.memories.get_by_key(&identity, &user, &key).await?))
}
