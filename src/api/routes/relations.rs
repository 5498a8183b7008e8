//! Relations: which memories of one user belong together, and how strongly.

use axum::{
    Json,
    extract::State,
    http::StatusCode,
    response::{IntoResponse, Response},
};
use memledger_ledger::{Relation, RelationAnswer, RelationsQuery, views::Page, words::MemoryId};
use serde::Deserialize;
use utoipa::{IntoParams, ToSchema};

use crate::{
    App,
    answers::{WriteHeaders, tell},
    body::{Body, OfUser, id, maybe_id},
    credential::Caller,
    problem::Problem,
    query::{self, Parameters},
};

/// As strong as an edge can be, and how strong it is where nobody says.
const STRONGEST: f64 = 1.0;

/// The answer to a write of one relation.
pub struct Related(StatusCode, RelationAnswer);

impl IntoResponse for Related {
    fn into_response(self) -> Response {
        let Self(status, answer) = self;
        let at = (answer.partition_id, answer.position);
        tell((status, Json(answer.relation)).into_response(), at, Some(answer.rev), answer.replayed)
    }
}

#[derive(Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct RelateBody {
    /// An active memory of this user.
    #[schema(pattern = "^[A-Za-z0-9._:@-]{1,128}$")]
    from_id: String,
    /// Another one.
    #[schema(pattern = "^[A-Za-z0-9._:@-]{1,128}$")]
    to_id: String,
    /// More than 0 and at most 1, kept in thousandths; 1 where absent.
    #[schema(exclusive_minimum = 0, maximum = 1)]
    strength: Option<f64>,
}

/// Say that two memories belong together. An edge has no direction and a pair has one edge at most; saying it
/// again with another strength changes the edge.
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
) -> Result<Related, Problem> {
    identity.may_write(&user)?;
    let (from, to) = (id("from_id", &body.from_id, MemoryId::new)?, id("to_id", &body.to_id, MemoryId::new)?);
    let envelope = headers.unguarded()?.envelope(identity, user);
    let answer = app.ledger.relate(envelope, from, to, body.strength.unwrap_or(STRONGEST)).await?;
    Ok(Related(StatusCode::CREATED, answer))
}

#[derive(Debug, Deserialize, IntoParams)]
#[serde(deny_unknown_fields)]
#[into_params(parameter_in = Query)]
pub struct PairParameters {
    /// One of the two memories.
    #[param(pattern = "^[A-Za-z0-9._:@-]{1,128}$")]
    from_id: String,
    /// The other one.
    #[param(pattern = "^[A-Za-z0-9._:@-]{1,128}$")]
    to_id: String,
}

/// End the relation of two memories, whichever of them it was made from.
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
) -> Result<Related, Problem> {
    identity.may_write(&user)?;
    let (from, to) = (id("from_id", &pair.from_id, MemoryId::new)?, id("to_id", &pair.to_id, MemoryId::new)?);
    let answer = app.ledger.unrelate(headers.unguarded()?.envelope(identity, user), from, to).await?;
    Ok(Related(StatusCode::OK, answer))
}

#[derive(Debug, Deserialize, IntoParams)]
#[serde(deny_unknown_fields)]
#[into_params(parameter_in = Query)]
pub struct RelationsParameters {
    /// Only the relations of this memory, whichever side it is on.
    #[param(pattern = "^[A-Za-z0-9._:@-]{1,128}$")]
    memory_id: Option<String>,
    /// 50 where absent.
    #[param(value_type = Option<u32>, minimum = 1, maximum = 500)]
    limit: Option<String>,
    cursor: Option<String>,
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
    let asked = RelationsQuery {
        memory_id: maybe_id("memory_id", parameters.memory_id, MemoryId::new)?,
        limit: query::limit(parameters.limit.as_deref())?,
        cursor: parameters.cursor,
    };
    Ok(Json(app.ledger.relations(&identity, &user, asked).await?))
}
