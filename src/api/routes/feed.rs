//! The events that the caller may see, in pages or live, resumable by `Last-Event-ID`.

use std::time::Duration;

use axum::{
    Json,
    extract::State,
    http::HeaderMap,
    response::{IntoResponse, Response, sse::Event},
};
use memledger_ledger::{FeedItem, FeedPage, Identity, Ledger, LedgerError};
use memledger_requests::FeedParameters;

use crate::{App, credential::Follower, problem::Problem, query::Parameters, sse};

/// Where browsers say which event they had last.
const LAST_EVENT: &str = "Last-Event-ID";

/// Events after a cursor; with `Accept: text/event-stream` live, resumable by `Last-Event-ID`. A supervisor's key
/// gets those of its users' memories and runs.
#[utoipa::path(
    get, path = "/api/events", tag = "history", operation_id = "feed",
    params(FeedParameters, ("Last-Event-ID" = Option<String>, Header, nullable = false)),
    responses(
        (status = 200, content((FeedPage = "application/json"), (String = "text/event-stream"))),
        (status = 409),
    )
)]
pub async fn events(
    State(app): State<App>,
    Follower(identity): Follower,
    headers: HeaderMap,
    Parameters(parameters): Parameters<FeedParameters>,
) -> Result<Response, Problem> {
    let is_live = sse::is_asked(&headers);
    if let Some(tail) = parameters.tail(is_live)? {
        return Ok(Json(app.ledger.audit.feed_tail(&identity, tail).await?).into_response());
    }
    let limit = parameters.limit()?;
    if is_live {
        let last = headers.get(LAST_EVENT).map(|value| value.to_str()).transpose();
        let last = last.map_err(|_| Problem::invalid(LAST_EVENT, "is not a cursor of the feed"))?;
        let resumed = last.filter(|id| !id.is_empty()).map(str::to_owned);
        let is_resumed = resumed.is_some();
        let cursor = resumed.or(parameters.after);
        // A bad cursor is refused before the stream begins, by the name that it came under.
        app.ledger.audit.feed(&identity, cursor.as_deref(), 1).await.map_err(|refused| match refused {
            LedgerError::Invalid { message, .. } if is_resumed => LedgerError::invalid(LAST_EVENT, message),
            refused => refused,
        })?;
        return sse::follow(app, identity, &headers, Feed { cursor });
    }
    let page = app.ledger.audit.feed(&identity, parameters.after.as_deref(), limit).await?;
    Ok(Json(page).into_response())
}

/// How long to wait before looking for what other processes appended.
const LOOK_AGAIN: Duration = Duration::from_millis(250);
const PAGE: usize = 500;

/// The events behind a cursor, as they come.
struct Feed {
    cursor: Option<String>,
}

impl sse::Source for Feed {
    async fn look(&mut self, ledger: &Ledger, identity: &Identity) -> Result<Vec<Event>, LedgerError> {
        let page = ledger.audit.feed(identity, self.cursor.as_deref(), PAGE).await?;
        self.cursor = Some(page.next_cursor);
        page.items.iter().map(event).collect()
    }

    async fn pause(&mut self, ledger: &Ledger) {
        ledger.audit.feed_changed(LOOK_AGAIN).await;
    }
}

fn event(item: &FeedItem) -> Result<Event, LedgerError> {
    sse::event(Event::default().id(item.cursor.clone()).event(item.event_type.clone()), item)
}
