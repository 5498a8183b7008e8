//! Memories: create, list, read, change, merge, delete, restore, purge.

use axum::{extract::State, http::StatusCode, response::Response};
use memledger_ledger::{Derived, Memory, MemoryPatch, MergeRequest, NewMemory, Page, Purged};
use memledger_requests::{
    CreateBody, DeleteBody, DeleteParameters, Deletion, EmptyBody, ListParameters, MergeBody, PageParameters,
    PatchBody, PurgeBody, PurgeParameters,
};
use serde::Serialize;
use utoipa::ToSchema;

use crate::{
    App,
    answers::{Guard, MemoryAnswer, MemoryPage, MemoryResponse, WriteHeaders, at_revision, tell},
    body::{Body, MaybeBody, OfMemory, OfUser},
    credential::{Admin, Caller},
    problem::Problem,
    query::Parameters,
};

/// Store a memory.
#[utoipa::path(
    post, path = "/api/users/{user_id}/memories", tag = "memories", operation_id = "create_memory",
    params(OfUser, WriteHeaders),
    request_body = CreateBody,
    responses((status = 201, description = "The memory", body = Memory))
)]
pub async fn create(
    State(app): State<App>,
    Caller(identity): Caller,
    OfUser(user): OfUser,
    headers: WriteHeaders,
    Body(body): Body<CreateBody>,
) -> Result<MemoryResponse, Problem> {
    identity.may_write(&user)?;
    let new = NewMemory::try_from(body)?;
    let answer = app.ledger.memories.create(headers.unguarded()?.user_call(identity, user), new).await?;
    Ok(MemoryResponse(StatusCode::CREATED, answer))
}

/// Memories, newest first unless `sort` says otherwise, now or as they were.
#[utoipa::path(
    get, path = "/api/users/{user_id}/memories", tag = "memories", operation_id = "list_memories",
    params(OfUser, ListParameters),
    responses((status = 200, body = Page<Memory>))
)]
pub async fn list(
    State(app): State<App>,
    Caller(identity): Caller,
    OfUser(user): OfUser,
    Parameters(parameters): Parameters<ListParameters>,
) -> Result<MemoryPage, Problem> {
    Ok(MemoryPage(app.ledger.memories.list(&identity, &user, parameters.query()?).await?))
}

/// Memories that are no longer active and can be restored.
#[utoipa::path(
    get, path = "/api/users/{user_id}/archive", tag = "memories", operation_id = "list_archive",
    params(OfUser, PageParameters),
    responses((status = 200, body = Page<Memory>))
)]
pub async fn archive(
    State(app): State<App>,
    Caller(identity): Caller,
    OfUser(user): OfUser,
    Parameters(page): Parameters<PageParameters>,
) -> Result<MemoryPage, Problem> {
    Ok(MemoryPage(app.ledger.memories.list(&identity, &user, page.archive()?).await?))
}

/// One memory, in any state.
#[utoipa::path(
    get, path = "/api/users/{user_id}/memories/{id}", tag = "memories", operation_id = "read_memory",
    params(OfUser, OfMemory),
    responses((status = 200, body = Memory))
)]
pub async fn read(
    State(app): State<App>,
    Caller(identity): Caller,
    OfUser(user): OfUser,
    OfMemory(id): OfMemory,
) -> Result<MemoryAnswer, Problem> {
    Ok(MemoryAnswer(app.ledger.memories.get(&identity, &user, &id).await?))
}

/// Change any field of an active memory. A key of the role person changes its text alone.
#[utoipa::path(
    patch, path = "/api/users/{user_id}/memories/{id}", tag = "memories", operation_id = "update_memory",
    params(OfUser, OfMemory, WriteHeaders, Guard),
    request_body = PatchBody,
    responses((status = 200, body = Memory))
)]
pub async fn update(
    State(app): State<App>,
    Caller(identity): Caller,
    OfUser(user): OfUser,
    OfMemory(id): OfMemory,
    headers: WriteHeaders,
    Body(body): Body<PatchBody>,
) -> Result<MemoryResponse, Problem> {
    identity.may_amend(&user)?;
    let patch = MemoryPatch::try_from(body)?;
    let answer = app.ledger.memories.update(headers.user_call(identity, user), id, patch).await?;
    Ok(MemoryResponse(StatusCode::OK, answer))
}

/// Delete a memory; it can be restored.
#[utoipa::path(
    delete, path = "/api/users/{user_id}/memories/{id}", tag = "memories", operation_id = "delete_memory",
    params(OfUser, OfMemory, DeleteParameters, WriteHeaders, Guard),
    request_body = Option<DeleteBody>,
    responses((status = 200, description = "The memory as it is now", body = Memory))
)]
pub async fn delete(
    State(app): State<App>,
    Caller(identity): Caller,
    OfUser(user): OfUser,
    OfMemory(id): OfMemory,
    headers: WriteHeaders,
    Parameters(parameters): Parameters<DeleteParameters>,
    MaybeBody(body): MaybeBody<DeleteBody>,
) -> Result<MemoryResponse, Problem> {
    identity.may_amend(&user)?;
    let Deletion { mode, reason } = Deletion::read(body, parameters)?;
    let call = headers.user_call(identity, user);
    let answer = app.ledger.memories.delete(call, id, mode, reason).await?;
    Ok(MemoryResponse(StatusCode::OK, answer))
}

/// Restore a deleted, soft-deleted or merged memory.
#[utoipa::path(
    post, path = "/api/users/{user_id}/memories/{id}/restore", tag = "memories", operation_id = "restore_memory",
    params(OfUser, OfMemory, WriteHeaders, Guard),
    responses((status = 200, body = Memory), (status = 413))
)]
pub async fn restore(
    State(app): State<App>,
    Caller(identity): Caller,
    OfUser(user): OfUser,
    OfMemory(id): OfMemory,
    headers: WriteHeaders,
    MaybeBody(EmptyBody {}): MaybeBody<EmptyBody>,
) -> Result<MemoryResponse, Problem> {
    identity.may_write(&user)?;
    let answer = app.ledger.memories.restore(headers.user_call(identity, user), id).await?;
    Ok(MemoryResponse(StatusCode::OK, answer))
}

/// What is left of a purged memory, and which memories may still have its text.
#[derive(Debug, Serialize, ToSchema)]
pub struct PurgedMemory {
    #[serde(flatten)]
    memory: Memory,
    /// Memories that were made from it and are not purged: `?cascade=true` purges those too. `null` if they could not be
    /// read; the purge is valid all the same.
    still_held_by: Option<Vec<Derived>>,
}

/// Destroy a memory's contents, old revisions included. Irreversible.
#[utoipa::path(
    post, path = "/api/users/{user_id}/memories/{id}/purge", tag = "memories", operation_id = "purge_memory",
    params(OfUser, OfMemory, PurgeParameters, WriteHeaders, Guard),
    request_body = PurgeBody,
    responses((status = 200, description = "What is left of it", body = PurgedMemory))
)]
pub async fn purge(
    State(app): State<App>,
    Admin(identity): Admin,
    OfUser(user): OfUser,
    OfMemory(id): OfMemory,
    headers: WriteHeaders,
    Parameters(parameters): Parameters<PurgeParameters>,
    Body(body): Body<PurgeBody>,
) -> Result<Response, Problem> {
    let options = body.options(&parameters)?;
    let call = headers.user_call(identity, user);
    let Purged { answer, still_held_by } =
        app.ledger.audit.purge_with(call, id, body.reason, options).await?;
    let at = (answer.partition_id, answer.position);
    let purged = PurgedMemory { memory: answer.memory, still_held_by };
    Ok(tell(at_revision(purged.memory.revision, purged), at, Some(answer.rev), answer.replayed))
}

/// Combine memories into one; the sources can be restored.
#[utoipa::path(
    post, path = "/api/users/{user_id}/memories/merge", tag = "memories", operation_id = "merge_memories",
    params(OfUser, WriteHeaders, Guard),
    request_body = MergeBody,
    responses((status = 201, description = "The product", body = Memory))
)]
pub async fn merge(
    State(app): State<App>,
    Caller(identity): Caller,
    OfUser(user): OfUser,
    headers: WriteHeaders,
    Body(body): Body<MergeBody>,
) -> Result<MemoryResponse, Problem> {
    identity.may_write(&user)?;
    let request = MergeRequest::try_from(body)?;
    let headers = if request.target_id.is_none() { headers.unguarded()? } else { headers };
    let answer = app.ledger.memories.merge(headers.user_call(identity, user), request).await?;
    Ok(MemoryResponse(StatusCode::CREATED, answer))
}
