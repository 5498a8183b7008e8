//! Summaries of threads, and how they are set.

use axum::{
    Json,
    extract::State,
    http::StatusCode,
    response::{IntoResponse, Response},
};
use memledger_ledger::{
    Page,
    threads::{SummaryConfig, SummaryView},
};
use memledger_requests::{PageParameters, SummaryConfigBody};
use serde::Serialize;
use utoipa::ToSchema;

use crate::{
    App,
    answers::{DoneResponse, WriteHeaders},
    body::{Body, OfThread, OfUser},
    credential::{Admin, Auditor, Caller},
    problem::Problem,
    query::Parameters,
};

/// The summaries of a thread, the newest first.
#[utoipa::path(
    get, path = "/api/users/{user_id}/threads/{thread_id}/summaries", tag = "threads", operation_id = "list_summaries",
    params(OfUser, OfThread, PageParameters),
    responses((status = 200, body = Page<SummaryView>))
)]
pub async fn list(
    State(app): State<App>,
    Caller(identity): Caller,
    OfUser(user): OfUser,
    OfThread(thread): OfThread,
    Parameters(parameters): Parameters<PageParameters>,
) -> Result<Json<Page<SummaryView>>, Problem> {
    let page = (parameters.limit()?, parameters.cursor.as_deref());
    Ok(Json(app.ledger.threads.list_summaries(&identity, &user, &thread, page).await?))
}

#[derive(Debug, Serialize, ToSchema)]
pub struct RequestedSummary {
    /// The summary that is being written; `null` if there is nothing to do.
    summary_id: Option<String>,
}

/// Begin the summary of a thread that is due; it is written in the background.
#[utoipa::path(
    post, path = "/api/users/{user_id}/threads/{thread_id}/summarize", tag = "threads", operation_id = "summarize_thread",
    params(OfUser, OfThread, WriteHeaders),
    responses(
        (status = 202, description = "Being written", body = RequestedSummary),
        (status = 200, description = "Nothing to do", body = RequestedSummary),
    )
)]
pub async fn summarize(
    State(app): State<App>,
    Caller(identity): Caller,
    OfUser(user): OfUser,
    OfThread(thread): OfThread,
    headers: WriteHeaders,
) -> Result<Response, Problem> {
    let call = headers.unguarded()?.user_call(identity, user);
    let begun = app.ledger.threads.summarise(call, &thread).await?;
    let status = if begun.answer.is_some() { StatusCode::ACCEPTED } else { StatusCode::OK };
    Ok(DoneResponse::map(status, begun, |summary_id| RequestedSummary { summary_id }).into_response())
}

/// When threads are summarised, and how much of each.
#[derive(Debug, Serialize, ToSchema)]
pub struct SummaryConfigView {
    enabled: bool,
    /// Messages that a summary covers at most.
    rolling_window_size: u32,
    /// The seq of a thread's last message from which on it is summarised.
    summarize_after_seq: u32,
}

impl From<SummaryConfig> for SummaryConfigView {
    fn from(config: SummaryConfig) -> Self {
        let SummaryConfig { enabled, rolling_window_size, summarize_after_seq } = config;
        Self { enabled, rolling_window_size, summarize_after_seq }
    }
}

/// How threads are summarised.
#[utoipa::path(
    get, path = "/api/admin/workflows/thread-summaries/config", tag = "threads", operation_id = "thread_summary_config",
    responses((status = 200, body = SummaryConfigView))
)]
pub async fn config(
    State(app): State<App>,
    Auditor(identity): Auditor,
) -> Result<Json<SummaryConfigView>, Problem> {
    Ok(Json(app.ledger.threads.summary_config(&identity.tenant).await?.into()))
}

/// Set how threads are summarised; an event with its actor.
#[utoipa::path(
    put, path = "/api/admin/workflows/thread-summaries/config", tag = "threads",
    operation_id = "set_thread_summary_config",
    params(WriteHeaders),
    request_body = SummaryConfigBody,
    responses((status = 200, body = SummaryConfigView))
)]
pub async fn set_config(
    State(app): State<App>,
    Admin(identity): Admin,
    headers: WriteHeaders,
    Body(body): Body<SummaryConfigBody>,
) -> Result<DoneResponse<SummaryConfigView>, Problem> {
    let call = headers.asker(identity)?;
    let set = app.ledger.threads.set_summary_config(call, body.into()).await?;
    Ok(DoneResponse::map(StatusCode::OK, set, SummaryConfigView::from))
}
