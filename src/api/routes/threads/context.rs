//! What an agent reads at the start of a turn.

use axum::{Json, extract::State};
use memledger_ledger::threads::Context;
use memledger_requests::ContextParameters;

use crate::{
    App,
    body::{OfThread, OfUser},
    credential::Caller,
    problem::Problem,
    query::Parameters,
};

/// The context of a turn: the last summary, every message after it, pinned facts and the delta header. It waits for no
/// model.
#[utoipa::path(
    get, path = "/api/users/{user_id}/threads/{thread_id}/context", tag = "threads", operation_id = "thread_context",
    params(OfUser, OfThread, ContextParameters),
    responses((status = 200, body = Context))
)]
pub async fn read(
    State(app): State<App>,
    Caller(identity): Caller,
    OfUser(user): OfUser,
    OfThread(thread): OfThread,
    Parameters(parameters): Parameters<ContextParameters>,
) -> Result<Json<Context>, Problem> {
    let threads = &app.ledger.threads;
    Ok(Json(match parameters.at_seq()? {
        Some(seq) => threads.context_at(&identity, &user, &thread, seq, parameters.try_into()?).await?,
        None => threads.context(&identity, &user, &thread, parameters.try_into()?).await?,
    }))
}
