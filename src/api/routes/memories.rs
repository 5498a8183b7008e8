//! Memories: create, list, read, change, merge, delete, restore, purge.

use axum::{extract::State, http::StatusCode, response::Response};
use memledger_ledger::{
    DeleteMode, Derived, Facets, ListQuery, Memory, MemoryPatch, MergeRequest, NewMemory, PurgeOptions,
    Purged, StateFilter, views::Page,
};
use serde::{Deserialize, Serialize};
use utoipa::{IntoParams, ToSchema};

use crate::{
    App,
    answers::{Found, Guard, MemoryPage, WriteHeaders, Written, at_revision, tell},
    body::{Body, MaybeBody, OfMemory, OfUser},
    credential::{Admin, Caller},
    problem::Problem,
    query::{self, Parameters},
    schemas::{CreateBody, EmptyBody, MergeBody, PatchBody, PurgeBody},
};

/// Remember something.
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
) -> Result<Written, Problem> {
    identity.may_write(&user)?;
    let new = NewMemory::try_from(body)?;
    let answer = app.ledger.create(headers.unguarded()?.envelope(identity, user), new).await?;
    Ok(Written(StatusCode::CREATED, answer))
}

#[derive(Debug, Deserialize, IntoParams)]
#[serde(deny_unknown_fields)]
#[into_params(parameter_in = Query)]
pub struct ListParameters {
    /// active where absent.
    #[param(pattern = "^(active|archived|merged|soft_deleted|purged|all)$")]
    state: Option<String>,
    /// One, or several with commas in between; a comma within a name is written `\\,`.
    category: Option<String>,
    bank: Option<String>,
    topic: Option<String>,
    /// In the text or in the input that it was made from, in whichever case.
    #[param(max_length = 1000)]
    text: Option<String>,
    #[param(pattern = "^(true|false|1|0)$")]
    pinned: Option<String>,
    thread_id: Option<String>,
    agent_id: Option<String>,
    run_id: Option<String>,
    actor_id: Option<String>,
    role: Option<String>,
    #[param(value_type = Option<u8>, minimum = 1, maximum = 5)]
    importance_min: Option<String>,
    #[param(value_type = Option<u8>, minimum = 1, maximum = 5)]
    importance_max: Option<String>,
    /// RFC 3339, a date, Unix seconds or milliseconds; inclusive.
    updated_after: Option<String>,
    updated_before: Option<String>,
    /// -created_at where absent: the newest first.
    #[param(pattern = "^-?(created_at|updated_at|importance)$")]
    sort: Option<String>,
    /// A time in the past: RFC 3339, Unix seconds or milliseconds.
    as_of: Option<String>,
    /// A rev that was reached already.
    #[param(value_type = Option<u64>)]
    as_of_rev: Option<String>,
    /// 50 where absent.
    #[param(value_type = Option<u32>, minimum = 1, maximum = 500)]
    limit: Option<String>,
    cursor: Option<String>,
}

fn instant(field: &str, text: Option<&str>) -> Result<Option<i64>, Problem> {
    Ok(query::instant(field, text)?.map(|at| at.0))
}

impl ListParameters {
    fn query(self) -> Result<ListQuery, Problem> {
        Ok(ListQuery {
            state: self.state.as_deref().map(StateFilter::parse).transpose()?.unwrap_or_default(),
            categories: query::listed_names("category", self.category.as_deref())?,
            bank: self.bank,
            text: query::short("text", self.text)?,
            facets: Facets {
                agent_id: self.agent_id,
                run_id: self.run_id,
                actor_id: self.actor_id,
                role: self.role,
                thread_id: self.thread_id,
                topic: self.topic,
                pinned: query::boolean("pinned", self.pinned.as_deref())?,
                importance_min: query::within("importance_min", self.importance_min.as_deref(), 1..=5)?,
                importance_max: query::within("importance_max", self.importance_max.as_deref(), 1..=5)?,
                updated_after: instant("updated_after", self.updated_after.as_deref())?,
                updated_before: instant("updated_before", self.updated_before.as_deref())?,
            },
            sort: query::sort("sort", self.sort.as_deref())?.unwrap_or_default(),
            as_of: query::as_of(self.as_of.as_deref(), self.as_of_rev.as_deref())?,
            limit: query::limit(self.limit.as_deref())?,
            cursor: self.cursor,
        })
    }
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
    Ok(MemoryPage(app.ledger.list(&identity, &user, parameters.query()?).await?))
}

#[derive(Debug, Deserialize, IntoParams)]
#[serde(deny_unknown_fields)]
#[into_params(parameter_in = Query)]
pub struct PageParameters {
    /// 50 where absent.
    #[param(value_type = Option<u32>, minimum = 1, maximum = 500)]
    pub limit: Option<String>,
    pub cursor: Option<String>,
}

/// Memories that left the active ones and can come back.
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
    let query = ListQuery {
        state: StateFilter::Archive,
        limit: query::limit(page.limit.as_deref())?,
        cursor: page.cursor,
        ..ListQuery::default()
    };
    Ok(MemoryPage(app.ledger.list(&identity, &user, query).await?))
}

/// One memory, in whatever state it is.
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
) -> Result<Found, Problem> {
    Ok(Found(app.ledger.get(&identity, &user, &id).await?))
}

/// Change any field of an active memory.
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
) -> Result<Written, Problem> {
    identity.may_write(&user)?;
    let patch = MemoryPatch::try_from(body)?;
    let answer = app.ledger.update(headers.envelope(identity, user), id, patch).await?;
    Ok(Written(StatusCode::OK, answer))
}

#[derive(Debug, Deserialize, IntoParams)]
#[serde(deny_unknown_fields)]
#[into_params(parameter_in = Query)]
pub struct DeleteParameters {
    /// archive where absent.
    #[param(pattern = "^(archive|soft)$")]
    mode: Option<String>,
    /// Why; destroyed with the memory's contents.
    #[param(min_length = 1, max_length = 1000)]
    reason: Option<String>,
}

/// The same as in the address, for what should stand in no log of a proxy.
#[derive(Debug, Default, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct DeleteBody {
    /// archive where absent.
    #[schema(pattern = "^(archive|soft)$")]
    mode: Option<String>,
    /// Why; destroyed with the memory's contents.
    #[schema(min_length = 1, max_length = 1000)]
    reason: Option<String>,
}

/// What is named in the body or the address, and not in both.
fn once(field: &str, body: Option<String>, query: Option<String>) -> Result<Option<String>, Problem> {
    match (body, query) {
        (Some(_), Some(_)) => {
            Err(Problem::invalid(field, "is named in the body and in the address; name it once"))
        }
        (body, query) => Ok(body.or(query)),
    }
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
) -> Result<Written, Problem> {
    identity.may_write(&user)?;
    let reason = once("reason", body.reason, parameters.reason)?;
    let mode = match once("mode", body.mode, parameters.mode)?.as_deref() {
        None | Some("archive") => DeleteMode::Archive,
        Some("soft") => DeleteMode::Soft,
        Some(other) => {
            return Err(Problem::invalid("mode", format!("{other:?} is neither archive nor soft")));
        }
    };
    let envelope = headers.envelope(identity, user);
    let answer = app.ledger.delete(envelope, id, mode, reason).await?;
    Ok(Written(StatusCode::OK, answer))
}

/// Bring a deleted, soft-deleted or merged memory back.
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
) -> Result<Written, Problem> {
    identity.may_write(&user)?;
    let answer = app.ledger.restore(headers.envelope(identity, user), id).await?;
    Ok(Written(StatusCode::OK, answer))
}

#[derive(Debug, Deserialize, IntoParams)]
#[serde(deny_unknown_fields)]
#[into_params(parameter_in = Query)]
pub struct PurgeParameters {
    /// Whether what was made from the memory is purged with it; false where absent.
    #[param(value_type = Option<bool>)]
    cascade: Option<String>,
}

/// What is left of a purged memory, and where what it said is still held.
#[derive(Debug, Serialize, ToSchema)]
pub struct PurgedMemory {
    #[serde(flatten)]
    memory: Memory,
    /// Memories that were made from it and are not purged: `?cascade=true` purges those too. `null` where that could not
    /// be read: the purge stands.
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
    let cascade = query::boolean("cascade", parameters.cascade.as_deref())?.unwrap_or_default();
    let options = PurgeOptions { cascade, again: body.again };
    let envelope = headers.envelope(identity, user);
    let Purged { answer, still_held_by } = app.ledger.purge_with(envelope, id, body.reason, options).await?;
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
) -> Result<Written, Problem> {
    identity.may_write(&user)?;
    let request = MergeRequest::try_from(body)?;
    let headers = if request.target_id.is_none() { headers.unguarded()? } else { headers };
    let answer = app.ledger.merge(headers.envelope(identity, user), request).await?;
    Ok(Written(StatusCode::CREATED, answer))
}
