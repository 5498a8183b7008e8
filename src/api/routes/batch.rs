//! Many memories with one request.

use axum::{extract::State, http::StatusCode};
use memledger_ledger::{Memory, NewMemory};
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use crate::{
    App,
    answers::{Told, WriteHeaders},
    body::{Body, OfUser},
    credential::Caller,
    problem::Problem,
    schemas::CreateBody,
};

#[derive(Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct BatchBody {
    /// 1 to 500; none of them `replaces` another.
    #[schema(min_items = 1, max_items = 500)]
    memories: Vec<CreateBody>,
}

#[derive(Debug, Serialize, ToSchema)]
pub struct Batch {
    /// In the order of the request.
    items: Vec<Memory>,
}

/// Remember several things: all of them, or none where one is refused.
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
) -> Result<Told<Batch>, Problem> {
    identity.may_write(&user)?;
    let new = body.memories.into_iter().enumerate();
    let new = new.map(|(at, body)| NewMemory::try_from(body).map_err(|wrong| wrong.within("memories", at)));
    let new = new.collect::<Result<Vec<_>, Problem>>()?;
    let made = app.ledger.create_batch(headers.unguarded()?.envelope(identity, user), new).await?;
    Ok(Told::map(StatusCode::CREATED, made, |items| Batch { items }))
}
