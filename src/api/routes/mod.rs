//! Every route: the documented ones with their handlers' descriptions, and the plain ones beside them.

mod accesses;
mod accounts;
mod auth;
mod batch;
mod by_key;
mod checkpoints;
mod export;
mod extraction;
mod facts;
mod feed;
mod growth;
mod keys;
mod memories;
mod observe;
mod operations;
mod own;
mod own_key;
mod projections;
mod recall;
mod relations;
mod threads;
mod timeline;
mod user_context;
mod users;
mod verify;
mod workflows;

use axum::{Router, routing::get};
use utoipa::{
    Modify, OpenApi,
    openapi::security::{HttpAuthScheme, HttpBuilder, SecurityScheme},
};
use utoipa_axum::{router::OpenApiRouter, routes};

use crate::{App, problem::ProblemBody};

#[derive(OpenApi)]
#[openapi(
    info(
        title = "Memory Ledger",
        description = "The event-sourced system of record for what AI agents remember. Every error is \
                       application/problem+json with a stable code. Writes accept an Idempotency-Key and \
                       return Ledger-Position and, if they are about one user, Ledger-Rev. The few that \
                       list no such header are safe to repeat, except for making a key. If-Match takes a \
                       memory's ETag."
    ),
    components(schemas(ProblemBody)),
    modifiers(&Key),
    security(("key" = [])),
    tags(
        (name = "sign-in", description = "Sessions of people, who have no key"),
        (name = "keys", description = "Keys of the tenant, for its admins"),
        (name = "memories", description = "What is remembered about a person"),
        (name = "facts", description = "Memories by the names of facts and banks"),
        (name = "relations", description = "Which memories belong together"),
        (name = "history", description = "What changed, for auditors"),
        (name = "threads", description = "What changed, for agents"),
        (name = "extraction", description = "What messages state of the person who wrote them"),
        (name = "user context", description = "What agents know a person by, and the person's consent to it"),
        (name = "checkpoints", description = "What agents save of their own state"),
        (name = "recall", description = "What answers a question, for agents and supervisors"),
        (name = "workflows", description = "Runs that tidy memories up, for operators"),
        (name = "ledger", description = "The log and its read models, for operators"),
    )
)]
struct Document;

struct Key;

impl Modify for Key {
    fn modify(&self, document: &mut utoipa::openapi::OpenApi) {
        let scheme = HttpBuilder::new()
            .scheme(HttpAuthScheme::Bearer)
            .description(Some("An API key, or the token of a session"))
            .build();
        let components = document.components.get_or_insert_with(Default::default);
        components.add_security_scheme("key", SecurityScheme::Http(scheme));
    }
}

pub fn documented() -> OpenApiRouter<App> {
    OpenApiRouter::with_openapi(Document::openapi())
        .routes(routes!(memories::create, memories::list))
        .routes(routes!(batch::create))
        .routes(routes!(by_key::put, by_key::read))
        .routes(routes!(memories::merge))
        .routes(routes!(memories::read, memories::update, memories::delete))
        .routes(routes!(memories::restore))
        .routes(routes!(memories::purge))
        .routes(routes!(memories::archive))
        .routes(routes!(timeline::history))
        .routes(routes!(timeline::history_by_id))
        .routes(routes!(timeline::timeline))
        .routes(routes!(export::export))
        .routes(routes!(threads::delta::delta))
        .routes(routes!(threads::delta::acknowledge))
        .routes(routes!(threads::messages::append, threads::messages::list, threads::messages::roll_back))
        .routes(routes!(threads::messages::purge))
        .routes(routes!(threads::whole::list))
        .routes(routes!(threads::whole::get, threads::whole::purge))
        .routes(routes!(threads::context::read))
        .routes(routes!(threads::summaries::list))
        .routes(routes!(threads::summaries::summarize))
        .routes(routes!(threads::summaries::config, threads::summaries::set_config))
        .merge(checkpoints::documented())
        .routes(routes!(user_context::read))
        .routes(routes!(user_context::propose, user_context::list))
        .routes(routes!(user_context::accept))
        .routes(routes!(user_context::reject))
        .routes(routes!(user_context::withdraw))
        .merge(extraction::documented())
        .routes(routes!(facts::list, facts::create))
        .routes(routes!(facts::update))
        .routes(routes!(facts::banks))
        .routes(routes!(relations::relate, relations::list, relations::unrelate))
        .routes(routes!(recall::query))
        .routes(routes!(feed::events))
        .routes(routes!(users::list))
        .routes(routes!(verify::verify))
        .routes(routes!(projections::rebuild))
        .routes(routes!(projections::list))
        .routes(routes!(projections::retry))
        .routes(routes!(growth::daily_metrics))
        .routes(routes!(growth::growth))
        .routes(routes!(verify::verifications))
        .merge(workflows::documented())
        .routes(routes!(accesses::list))
        .routes(routes!(operations::list))
        .routes(routes!(operations::counts))
        .routes(routes!(auth::login))
        .routes(routes!(auth::session))
        .routes(routes!(auth::logout))
        .routes(routes!(own_key::read))
        .routes(routes!(own::sessions))
        .routes(routes!(own::end_session))
        .routes(routes!(own::change_password))
        .routes(routes!(accounts::list))
        .routes(routes!(keys::list, keys::create))
        .routes(routes!(keys::revoke))
}

/// Routes for machines that watch the process.
pub fn plain() -> Router<App> {
    Router::new()
        .route("/healthz", get(observe::healthz))
        .route("/readyz", get(observe::readyz))
        .route("/metrics", get(observe::metrics))
}
