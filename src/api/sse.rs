//! The feed live: events as they come, resumable by `Last-Event-ID`.

use std::{convert::Infallible, time::Duration};

use axum::response::{
    IntoResponse, Response, Sse,
    sse::{Event, KeepAlive},
};
use futures::stream::{self, StreamExt};
use memledger_ledger::{FeedItem, Identity};
use tokio::sync::OwnedSemaphorePermit;

use crate::{App, problem::Problem};

/// How long to wait before looking for what other processes appended.
const LOOK_AGAIN: Duration = Duration::from_millis(250);
const PAGE: usize = 500;

struct Following {
    app: App,
    identity: Identity,
    /// Looked up again now and then: a revoked key's stream ends.
    key: String,
    _place: OwnedSemaphorePermit,
    cursor: Option<String>,
}

/// Follows the feed from a cursor until the caller or the server goes.
pub async fn follow(
    app: App,
    identity: Identity,
    key: String,
    cursor: Option<String>,
) -> Result<Response, Problem> {
    let place = app.limits.streams.clone().try_acquire_owned();
    let place = place.map_err(|_| Problem::unavailable("too many feeds are followed already; try again"))?;
    // A bad cursor is refused before the stream begins.
    app.ledger.feed(&identity, cursor.as_deref(), 1).await?;
    let pages = stream::unfold(Following { app, identity, key, _place: place, cursor }, next_page);
    let events = pages.flat_map(stream::iter);
    Ok(Sse::new(events).keep_alive(KeepAlive::new().interval(Duration::from_secs(15))).into_response())
}

fn event(item: &FeedItem) -> Result<Event, axum::Error> {
    Event::default().id(item.cursor.clone()).event(item.event_type.clone()).json_data(item)
}

async fn next_page(mut following: Following) -> Option<(Vec<Result<Event, Infallible>>, Following)> {
    loop {
        if *following.app.stopping.borrow() {
            return None;
        }
        match following.app.ledger.identify(&following.key).await {
            Ok(Some(identity)) if identity == following.identity => {}
            _ => return None,
        }
        let page = following.app.ledger.feed(&following.identity, following.cursor.as_deref(), PAGE).await;
        match page {
            Ok(page) if page.items.is_empty() => {
                following.cursor = Some(page.next_cursor);
                let mut stopping = following.app.stopping.clone();
                tokio::select! {
                    () = following.app.ledger.feed_changed(LOOK_AGAIN) => {}
                    _ = stopping.changed() => {}
                }
            }
            Ok(page) => {
                following.cursor = Some(page.next_cursor);
                let events: Result<Vec<Event>, _> = page.items.iter().map(event).collect();
                match events {
                    Ok(events) => return Some((events.into_iter().map(Ok).collect(), following)),
                    Err(unwritable) => {
                        tracing::error!(%unwritable, "a feed stream ended");
                        return None;
                    }
                }
            }
            Err(failed) => {
                // The stream ends here; the caller resumes with the last id it has.
                let problem = Problem::from(failed);
                tracing::warn!(detail = problem.detail, "a feed stream ended");
                return None;
            }
        }
    }
}
