//! Relations: which memories of one user belong together, and how strongly.

use axum::{Json, extract::State, http::StatusCode};
use memledger_ledger::{Page, Relation};
use memledger_requests::{PairParameters, RelateBody, RelationsParameters};

use crate::{
    App,
    answers::{DoneResponse, WriteHeaders},
    body::{Body, OfUser},
    credential::Caller,
    problem::Problem,
    query::Parameters,
};

/// Relate two memories. A relation has no direction and a pair has at most one; another strength changes it.
#[utoipa::path(
    post, path = "/api/users/{user_id}/relations", tag = "relations", operation_id = "relate_memories",
    params(OfUser, WriteHeaders),
    request_body = RelateBody,
    responses((status = 201, description = "The relation", body = Relation))
)]
pub async fn relate(
    State(app): State<App>,
    Caller(identity): Caller,
    OfUser(user): OfUser,
    headers: WriteHeaders,
    Body(body): Body<RelateBody>,
) -> Result<DoneResponse<Relation>, Problem> {
    identity.may_write(&user)?;
    let (from, to) = body.pair()?;
    let call = headers.unguarded()?.user_call(identity, user);
    let answer = app.ledger.memories.relate(call, from, to, body.strength()).await?;
    Ok(DoneResponse(StatusCode::CREATED, answer))
}

/// End the relation of two memories, given in either order.
#[utoipa::path(
    delete, path = "/api/users/{user_id}/relations", tag = "relations", operation_id = "unrelate_memories",
    params(OfUser, PairParameters, WriteHeaders),
    responses((status = 200, description = "The relation as it was", body = Relation))
)]
pub async fn unrelate(
    State(app): State<App>,
    Caller(identity): Caller,
    OfUser(user): OfUser,
    headers: WriteHeaders,
    Parameters(pair): Parameters<PairParameters>,
) -> Result<DoneResponse<Relation>, Problem> {
    identity.may_write(&user)?;
    let (from, to) = pair.pair()?;
    let answer =
        app.ledger.memories.unrelate(headers.unguarded()?.user_call(identity, user), from, to).await?;
    Ok(DoneResponse(StatusCode::OK, answer))
}

/// Relations between active memories, each once, the newest first.
#[utoipa::path(
    get, path = "/api/users/{user_id}/relations", tag = "relations", operation_id = "list_relations",
    params(OfUser, RelationsParameters),
    responses((status = 200, body = Page<Relation>))
)]
pub async fn list(
    State(app): State<App>,
    Caller(identity): Caller,
    OfUser(user): OfUser,
    Parameters(parameters): Parameters<RelationsParameters>,
) -> Result<Json<Page<Relation>>, Problem> {
    Ok(Json(app.ledger.memories.relations(&identity, &user, parameters.try_into()?).await?))
}
