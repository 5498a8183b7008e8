//! Streams: what is new, as it comes, until the caller or the server goes or the credential is good no more.

use std::{convert::Infallible, time::Duration};

use axum::{
    http::{HeaderMap, header},
    response::{
        IntoResponse, Response, Sse,
        sse::{Event, KeepAlive},
    },
};
use futures::stream::{self, StreamExt};
use memledger_ledger::{Identity, Ledger, LedgerError, access_log::Via};
use serde::Serialize;

use crate::{App, credential::secret, problem::Problem, shares::Share};

const KEEP_ALIVE: Duration = Duration::from_secs(15);

/// What a stream tells of.
pub trait Source: Send + 'static {
    /// What is new since the last look; empty where nothing is.
    fn look(
        &mut self,
        ledger: &Ledger,
        identity: &Identity,
    ) -> impl Future<Output = Result<Vec<Event>, LedgerError>> + Send;

    /// Ends when it may be worth another look.
    fn pause(&mut self, ledger: &Ledger) -> impl Future<Output = ()> + Send;
}

struct Following<S> {
    app: App,
    identity: Identity,
    /// Looked up again each time: a revoked key's stream ends.
    key: String,
    _place: Share,
    source: S,
}

/// Whether the caller asks for a stream.
pub fn is_asked(headers: &HeaderMap) -> bool {
    let accept = headers.get_all(header::ACCEPT).iter().filter_map(|value| value.to_str().ok());
    accept.flat_map(|accept| accept.split(',')).any(|kind| {
        let mut parts = kind.split(';').map(str::trim);
        let named = parts.next().is_some_and(|name| name.eq_ignore_ascii_case("text/event-stream"));
        // A weight of nothing says that it is not wanted.
        let weight =
            parts.find_map(|part| part.strip_prefix("q=")).and_then(|q| q.trim().parse::<f32>().ok());
        named && weight != Some(0.0)
    })
}

/// An event with data as JSON.
pub fn event(event: Event, data: &impl Serialize) -> Result<Event, LedgerError> {
    let unwritable = |error| LedgerError::Internal(format!("an event can't be written: {error}"));
    event.json_data(data).map_err(unwritable)
}

/// Tells whoever asks, as long as they listen.
pub fn follow<S: Source>(
    app: App,
    identity: Identity,
    headers: &HeaderMap,
    source: S,
) -> Result<Response, Problem> {
    let place = app.limits.stream(&identity.credential)?;
    let key = secret(headers, &app.limits).unwrap_or_default().to_owned();
    let following = Following { app, identity, key, _place: place, source };
    let events = stream::unfold(following, next).flat_map(stream::iter);
    Ok(Sse::new(events).keep_alive(KeepAlive::new().interval(KEEP_ALIVE)).into_response())
}

async fn next<S: Source>(
    mut following: Following<S>,
) -> Option<(Vec<Result<Event, Infallible>>, Following<S>)> {
    let mut stopping = following.app.stopping.clone();
    loop {
        if *stopping.borrow_and_update() {
            return None;
        }
        let Following { app, identity, key, source, .. } = &mut following;
        match app.ledger.people.identify(key, &Via::default()).await {
            Ok(Some(known)) if known == *identity => {}
            _ => return None,
        }
        let looked = source.look(&app.ledger, identity).await;
        match looked {
            Ok(events) if events.is_empty() => {
                tokio::select! {
                    () = source.pause(&app.ledger) => {}
                    _ = stopping.changed() => {}
                }
            }
            Ok(events) => return Some((events.into_iter().map(Ok).collect(), following)),
            Err(failed) => {
                // The stream ends here; the caller begins again where it was.
                let problem = Problem::from(failed);
                tracing::warn!(detail = problem.detail, "a stream ended");
                return None;
            }
        }
    }
}
