//! The HTTP face. A handler's extractors are its access rule: `Caller`, `Auditor`, `Follower`, `Admin` or `Watcher`.
//!
//! ```text
//! connection ► guard (time, number, panics, metrics) ► credential ► rate ► route ► the ledger's use case ► problem or answer
//! ► compression for who takes it
//! ```

mod answers;
mod arriving;
mod asking;
mod body;
mod client;
mod compression;
mod connections;
mod credential;
mod document;
mod guard;
mod limits;
mod person;
mod problem;
mod published;
mod query;
mod routes;
mod shares;
mod sse;
mod taken;
mod untaken;

use std::sync::Arc;

use axum::{Router, extract::DefaultBodyLimit, middleware};
use memledger_ledger::Ledger;
use memledger_observability::Prometheus;
use memledger_workflows::Runner;
use tokio::sync::watch;
use utoipa::openapi::OpenApi;

pub use connections::{ConnectionLimits, serve};
pub use limits::HttpLimits;

/// What handlers share.
#[derive(Clone)]
pub struct App {
    pub(crate) ledger: Arc<Ledger>,
    pub(crate) limits: Arc<limits::Limits>,
    pub(crate) prometheus: Prometheus,
    /// Turns true when the server stops, so that streams end.
    pub(crate) stopping: watch::Receiver<bool>,
    /// What works on workflow runs here; on another node, where there is none.
    pub(crate) runner: Option<Arc<Runner>>,
}

impl App {
    pub fn new(
        ledger: Arc<Ledger>,
        limits: HttpLimits,
        prometheus: Prometheus,
        stopping: watch::Receiver<bool>,
        runner: Option<Arc<Runner>>,
    ) -> Self {
        Self { ledger, limits: Arc::new(limits::Limits::new(limits)), prometheus, stopping, runner }
    }
}

fn described() -> (Router<App>, OpenApi) {
    let (api, mut document) = routes::documented().split_for_parts();
    document::finish(&mut document);
    (api, document)
}

/// The description of every route, made from the handlers.
pub fn openapi() -> OpenApi {
    described().1
}

/// Every route behind the guard.
pub fn router(app: App) -> Router {
    router_with(app, Router::new())
}

/// The same, and beside them those of another face, which the same keys open.
pub fn router_with(app: App, face: Router<App>) -> Router {
    router_beside(app, face, Router::new())
}

/// The same, and beside them those that everybody may use.
pub fn router_beside(app: App, face: Router<App>, open: Router<App>) -> Router {
    let (api, document) = described();
    // What another face answers is its own affair, and the pages are kept compressed.
    let api = api
        .merge(published::router(&document))
        .merge(routes::plain())
        .layer(middleware::from_fn(compression::compressed));
    let body_limit = app.limits.options.body_bytes;
    // A layer of routes alone would refuse a face without any.
    let face = face.layer(middleware::from_fn_with_state(app.clone(), credential::admit));
    api.merge(face)
        .merge(open)
        .fallback(problem::no_route)
        .method_not_allowed_fallback(problem::no_method)
        .layer(DefaultBodyLimit::max(body_limit))
        .layer(middleware::from_fn_with_state(app.clone(), guard::guard))
        .with_state(app)
}
