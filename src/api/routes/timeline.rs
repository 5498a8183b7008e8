//! What changed, for auditors: histories and timelines.

use axum::{Json, extract::State};
use memledger_ledger::{Page, views::HistoryItem};
use memledger_requests::{PageParameters, TimelineParameters};

use crate::{
    App,
    body::{OfMemory, OfUser},
    credential::Caller,
    problem::Problem,
    query::Parameters,
};

/// Every change of one memory, newest first.
#[utoipa::path(
    get, path = "/api/users/{user_id}/memories/{id}/history", tag = "history", operation_id = "memory_history",
    params(OfUser, OfMemory, PageParameters),
    responses((status = 200, body = Page<HistoryItem>))
)]
pub async fn history(
    State(app): State<App>,
    Caller(identity): Caller,
    OfUser(user): OfUser,
    OfMemory(id): OfMemory,
    Parameters(page): Parameters<PageParameters>,
) -> Result<Json<Page<HistoryItem>>, Problem> {
    let limit = page.limit()?;
    Ok(Json(app.ledger.memories.history(&identity, &user, &id, limit, page.cursor.as_deref()).await?))
}

/// Every change of one memory, found by its id alone.
#[utoipa::path(
    get, path = "/memory/{id}/history", tag = "history", operation_id = "memory_history_by_id",
    params(OfMemory, PageParameters),
    responses((status = 200, body = Page<HistoryItem>), (status = 409))
)]
pub async fn history_by_id(
    State(app): State<App>,
    Caller(identity): Caller,
    OfMemory(id): OfMemory,
    Parameters(page): Parameters<PageParameters>,
) -> Result<Json<Page<HistoryItem>>, Problem> {
    let limit = page.limit()?;
    let user = app.ledger.memories.user_of(&identity, &id).await?;
    Ok(Json(app.ledger.memories.history(&identity, &user, &id, limit, page.cursor.as_deref()).await?))
}

/// Every change of one user's memories, and the outcomes of the user's runs, newest first.
#[utoipa::path(
    get, path = "/api/users/{user_id}/timeline", tag = "history", operation_id = "user_timeline",
    params(OfUser, TimelineParameters),
    responses((status = 200, body = Page<HistoryItem>))
)]
pub async fn timeline(
    State(app): State<App>,
    Caller(identity): Caller,
    OfUser(user): OfUser,
    Parameters(parameters): Parameters<TimelineParameters>,
) -> Result<Json<Page<HistoryItem>>, Problem> {
    Ok(Json(app.ledger.memories.timeline(&identity, &user, parameters.try_into()?).await?))
}
