//! Recall: one query for agents and supervisors.

use axum::{Json, extract::State};
use memledger_ledger::Recalled;
use memledger_requests::QueryBody;

use crate::{App, body::Body, credential::Caller, problem::Problem};

/// The memories that answer a query best, preceded by what changed since the thread's last query.
#[utoipa::path(
    post, path = "/api/memory/query", tag = "recall", operation_id = "memory_query",
    request_body = QueryBody,
    responses((status = 200, body = Recalled), (status = 404))
)]
pub async fn query(
    State(app): State<App>,
    Caller(identity): Caller,
    Body(body): Body<QueryBody>,
) -> Result<Json<Recalled>, Problem> {
    Ok(Json(app.ledger.recall.recall(&identity, body.try_into()?).await?))
}
