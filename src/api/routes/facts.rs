//! Facts and banks: memories under the names that other memory systems use.

use axum::{
    Json,
    extract::State,
    http::StatusCode,
    response::{IntoResponse, Response},
};
use memledger_ledger::{Answer, Fact, MemoryBank, Page};
use memledger_requests::{BanksParameters, FactBody, FactParameters, FactPatchBody, FactsParameters};
use serde::Serialize;
use utoipa::ToSchema;

use crate::{
    App,
    answers::{Guard, WriteHeaders, at_revision, tell},
    body::{Body, OfMemory},
    credential::Caller,
    problem::Problem,
    query::Parameters,
};

/// The answer to a write of one fact.
pub struct FactResponse(StatusCode, Answer);

impl IntoResponse for FactResponse {
    fn into_response(self) -> Response {
        let Self(status, answer) = self;
        let at = (answer.partition_id, answer.position);
        let fact = (status, at_revision(answer.memory.revision, Fact::from(answer.memory)));
        tell(fact.into_response(), at, Some(answer.rev), answer.replayed)
    }
}

/// Active memories as facts, newest first.
#[utoipa::path(
    get, path = "/api/facts", tag = "facts", operation_id = "list_facts",
    params(FactsParameters),
    responses((status = 200, body = Page<Fact>), (status = 404))
)]
pub async fn list(
    State(app): State<App>,
    Caller(identity): Caller,
    Parameters(parameters): Parameters<FactsParameters>,
) -> Result<Json<Page<Fact>>, Problem> {
    let (user, query) = parameters.query()?;
    let Page { items, next_cursor } = app.ledger.memories.list(&identity, &user, query).await?;
    Ok(Json(Page { items: items.into_iter().map(Fact::from).collect(), next_cursor }))
}

/// Keep a fact: a memory with the key in its metadata. In a bank called Procedural, if there is one, its kind is procedural.
#[utoipa::path(
    post, path = "/api/facts", tag = "facts", operation_id = "create_fact",
    params(FactParameters, WriteHeaders),
    request_body = FactBody,
    responses((status = 201, description = "The fact", body = Fact), (status = 404))
)]
pub async fn create(
    State(app): State<App>,
    Caller(identity): Caller,
    headers: WriteHeaders,
    Parameters(address): Parameters<FactParameters>,
    Body(body): Body<FactBody>,
) -> Result<FactResponse, Problem> {
    let (user, new) = body.read(address)?;
    identity.may_write(&user)?;
    let call = headers.unguarded()?.user_call(identity, user);
    Ok(FactResponse(StatusCode::CREATED, app.ledger.memories.create_fact(call, new).await?))
}

/// Change a fact. Without a user it is found by its id alone, which waits for every write to be readable.
#[utoipa::path(
    put, path = "/api/facts/{id}", tag = "facts", operation_id = "update_fact",
    params(OfMemory, FactParameters, WriteHeaders, Guard),
    request_body = FactPatchBody,
    responses((status = 200, body = Fact), (status = 404))
)]
pub async fn update(
    State(app): State<App>,
    Caller(identity): Caller,
    OfMemory(id): OfMemory,
    headers: WriteHeaders,
    Parameters(address): Parameters<FactParameters>,
    Body(body): Body<FactPatchBody>,
) -> Result<FactResponse, Problem> {
    let (user, patch) = body.read(address)?;
    let user = match user {
        Some(user) => user,
        None => app.ledger.memories.user_of(&identity, &id).await?,
    };
    identity.may_write(&user)?;
    let answer = app.ledger.memories.update_fact(headers.user_call(identity, user), id, patch).await?;
    Ok(FactResponse(StatusCode::OK, answer))
}

/// The banks.
#[derive(Debug, Serialize, ToSchema)]
pub struct MemoryBanks {
    items: Vec<MemoryBank>,
}

/// The banks that memories go to, with the number of a user's active memories in each.
#[utoipa::path(
    get, path = "/api/memory-banks", tag = "facts", operation_id = "list_memory_banks",
    params(BanksParameters),
    responses((status = 200, body = MemoryBanks), (status = 404))
)]
pub async fn banks(
    State(app): State<App>,
    Caller(identity): Caller,
    Parameters(parameters): Parameters<BanksParameters>,
) -> Result<Json<MemoryBanks>, Problem> {
    let items = app.ledger.memories.counted_banks(&identity, parameters.user()?.as_ref()).await?;
    Ok(Json(MemoryBanks { items }))
}
