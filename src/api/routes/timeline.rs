//! What changed, for auditors: histories and timelines.

use axum::{Json, extract::State};
use memledger_ledger::{
    TimelineQuery,
    views::{HistoryItem, Page},
    words::MemoryId,
};
use serde::Deserialize;
use utoipa::IntoParams;

use super::memories::PageParameters;
use crate::{
    App,
    body::{OfMemory, OfUser, maybe_id},
    credential::Caller,
    problem::Problem,
    query::{self, Parameters},
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
    let limit = query::limit(page.limit.as_deref())?;
    Ok(Json(app.ledger.history(&identity, &user, &id, limit, page.cursor.as_deref()).await?))
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
    let limit = query::limit(page.limit.as_deref())?;
    let user = app.ledger.user_of(&identity, &id).await?;
    Ok(Json(app.ledger.history(&identity, &user, &id, limit, page.cursor.as_deref()).await?))
}

#[derive(Debug, Deserialize, IntoParams)]
#[serde(deny_unknown_fields)]
#[into_params(parameter_in = Query)]
pub struct TimelineParameters {
    /// From this time on: RFC 3339, Unix seconds or milliseconds.
    from: Option<String>,
    to: Option<String>,
    /// One of these, or several with commas in between; any where absent.
    #[param(
        pattern = "^(ADD|UPDATE|DELETE|MERGE|LINK|TTL|RESTORE|PURGE|RUN_(REQUESTED|COMPLETED|FAILED|CANCELLED|RESTORED))(,(ADD|UPDATE|DELETE|MERGE|LINK|TTL|RESTORE|PURGE|RUN_(REQUESTED|COMPLETED|FAILED|CANCELLED|RESTORED)))*$"
    )]
    event: Option<String>,
    actor: Option<String>,
    #[param(pattern = "^[A-Za-z0-9._:@-]{1,128}$")]
    memory_id: Option<String>,
    /// Only what this run or import did, what undoing that run did, and what became of the run itself.
    #[param(min_length = 1, max_length = 256)]
    run_id: Option<String>,
    /// Only changes of memories after this rev. Runs have no rev and are left out then.
    #[param(value_type = Option<u64>, minimum = 0)]
    since_rev: Option<String>,
    /// 50 where absent.
    #[param(value_type = Option<u32>, minimum = 1, maximum = 500)]
    limit: Option<String>,
    cursor: Option<String>,
}

/// Every change of one user's memories, and what became of the user's runs, newest first.
#[utoipa::path(
    get, path = "/api/users/{user_id}/timeline", tag = "history", operation_id = "user_timeline",
    params(OfUser, TimelineParameters),
    responses((status = 200, body = Page<HistoryItem>))
)]
pub async fn timeline(
    State(app): State<App>,
    Caller(identity): Caller,
    OfUser(user): OfUser,
    Parameters(p): Parameters<TimelineParameters>,
) -> Result<Json<Page<HistoryItem>>, Problem> {
    let query = TimelineQuery {
        from: query::instant("from", p.from.as_deref())?,
        to: query::instant("to", p.to.as_deref())?,
        event: p.event,
        actor: p.actor,
        memory_id: maybe_id("memory_id", p.memory_id, MemoryId::new)?,
        run_id: p.run_id,
        since_rev: query::count("since_rev", p.since_rev.as_deref())?,
        limit: query::limit(p.limit.as_deref())?,
        cursor: p.cursor,
    };
    Ok(Json(app.ledger.timeline(&identity, &user, query).await?))
}
