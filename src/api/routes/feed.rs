//! Every event of the tenant, in pages or live.

use axum::{
    Json,
    extract::State,
    http::{HeaderMap, header},
    response::{IntoResponse, Response},
};
use memledger_ledger::FeedPage;
use serde::Deserialize;
use utoipa::IntoParams;

use crate::{
    App,
    credential::{Auditor, secret},
    problem::{Problem, ProblemBody},
    query::{self, Parameters},
    sse,
};

#[derive(Debug, Deserialize, IntoParams)]
#[serde(deny_unknown_fields)]
#[into_params(parameter_in = Query)]
pub struct FeedParameters {
    /// A cursor; from the beginning where absent.
    after: Option<String>,
    /// 50 where absent.
    #[param(value_type = Option<u32>, minimum = 1, maximum = 500)]
    limit: Option<String>,
    /// The newest so many instead, oldest first, with a cursor behind them.
    #[param(value_type = Option<u32>, minimum = 1, maximum = 500)]
    tail: Option<String>,
}

/// Events after a cursor; with `Accept: text/event-stream` live, resumable by `Last-Event-ID`.
#[utoipa::path(
    get, path = "/api/events", tag = "history", operation_id = "feed",
    params(FeedParameters, ("Last-Event-ID" = Option<String>, Header, nullable = false)),
    responses(
        (status = 200, content((FeedPage = "application/json"), (String = "text/event-stream"))),
        (status = 400, body = ProblemBody), (status = 401, body = ProblemBody),
        (status = 403, body = ProblemBody), (status = 409, body = ProblemBody), (status = 429, body = ProblemBody),
        (status = 503, body = ProblemBody),
    )
)]
pub async fn events(
    State(app): State<App>,
    Auditor(identity): Auditor,
    headers: HeaderMap,
    Parameters(parameters): Parameters<FeedParameters>,
) -> Result<Response, Problem> {
    let text = |name: &str| headers.get(name).and_then(|value| value.to_str().ok()).map(str::to_owned);
    let accept = text(header::ACCEPT.as_str()).unwrap_or_default();
    if let Some(tail) = parameters.tail {
        let alone = parameters.after.is_none() && parameters.limit.is_none();
        if !alone || accept.contains("text/event-stream") {
            let detail = "stands alone: no after, no limit, no stream; follow next_cursor from it";
            return Err(Problem::invalid("tail", detail));
        }
        return Ok(Json(app.ledger.feed_tail(&identity, query::most("tail", &tail)?).await?).into_response());
    }
    if accept.contains("text/event-stream") {
        let cursor = text("last-event-id").filter(|id| !id.is_empty()).or(parameters.after);
        let key = secret(&headers).unwrap_or_default().to_owned();
        return sse::follow(app, identity, key, cursor).await;
    }
    let limit = query::limit(parameters.limit.as_deref())?;
    let page = app.ledger.feed(&identity, parameters.after.as_deref(), limit).await?;
    Ok(Json(page).into_response())
}
