//! Runs: look at one, undo it, end it.

use std::collections::BTreeMap;

use axum::{
    Json,
    extract::State,
    http::{StatusCode, header},
    response::{IntoResponse, Response},
};
use memledger_ledger::{
    LedgerError, Page,
    runs::{RunCancelled, RunDetails, RunRestored, RunSummary},
};
use memledger_requests::RunsParameters;
use memledger_workflows::of_run;
use serde::Serialize;
use utoipa::ToSchema;

use crate::{
    App,
    answers::{DoneResponse, WriteHeaders},
    body::OfRun,
    credential::{Admin, Auditor},
    problem::Problem,
    query::Parameters,
};

/// The runs of the tenant, the newest first.
#[utoipa::path(
    get, path = "/api/admin/workflows/runs", tag = "workflows", operation_id = "list_runs",
    params(RunsParameters),
    responses((status = 200, body = Page<RunSummary>))
)]
pub async fn list(
    State(app): State<App>,
    Auditor(identity): Auditor,
    Parameters(parameters): Parameters<RunsParameters>,
) -> Result<Json<Page<RunSummary>>, Problem> {
    Ok(Json(app.ledger.runs.runs(&identity, parameters.try_into()?).await?))
}

/// A run with its decisions.
#[derive(Debug, Serialize, ToSchema)]
pub struct RunView {
    #[serde(flatten)]
    run: RunDetails,
    /// The decision about each memory; empty if a purge destroyed it.
    decisions: Vec<DecisionView>,
    merges: Vec<MergeView>,
    /// The new name of each topic outside the standard list; `null` if it was dropped.
    topics: BTreeMap<String, Option<String>>,
    /// Every request to a model and how it ended.
    exchanges: Vec<ExchangeView>,
}

#[derive(Debug, Serialize, ToSchema)]
pub struct DecisionView {
    memory_id: String,
    /// delete, keep or merge.
    action: &'static str,
    merge_target: Option<String>,
    reason: String,
    /// The name of the offline rule that decided.
    #[serde(skip_serializing_if = "Option::is_none")]
    rule: Option<String>,
}

#[derive(Debug, Serialize, ToSchema)]
pub struct MergeView {
    source_ids: Vec<String>,
    /// The merged text; `null` if there was none and the memories were kept.
    content: Option<String>,
    topics: Vec<String>,
}

#[derive(Debug, Serialize, ToSchema)]
pub struct ExchangeView {
    step: String,
    item: u32,
    /// ok, or what was wrong.
    outcome: String,
    reply: String,
    elapsed_ms: u64,
}

/// One run: its steps with their times, decisions with reasons, costs, counts before and after.
#[utoipa::path(
    get, path = "/api/admin/workflows/runs/{run_id}", tag = "workflows", operation_id = "get_run",
    params(OfRun),
    responses((status = 200, body = RunView))
)]
pub async fn read(
    State(app): State<App>,
    Auditor(identity): Auditor,
    OfRun(run_id): OfRun,
) -> Result<Json<RunView>, Problem> {
    let run = app.ledger.runs.run(&identity, &run_id).await?;
    let decided =
        of_run(&run.run.workflow).decisions(&app.ledger.runs.run_answers(&identity, &run_id).await?);
    let decisions = decided.decisions.into_iter().map(|decision| DecisionView {
        memory_id: decision.memory_id,
        action: decision.action.as_str(),
        merge_target: decision.merge_target,
        reason: decision.reason,
        rule: decision.rule,
    });
    let merges = decided.merges.into_iter().map(|merge| {
        let (content, topics) = merge.merged.map(|text| (text.content, text.topics)).unzip();
        MergeView { source_ids: merge.source_ids, content, topics: topics.unwrap_or_default() }
    });
    let exchanges = decided.exchanges.into_iter().map(|(step, item, exchange)| ExchangeView {
        step,
        item,
        outcome: exchange.outcome,
        reply: exchange.reply,
        elapsed_ms: exchange.elapsed_ms,
    });
    Ok(Json(RunView {
        run,
        decisions: decisions.collect(),
        merges: merges.collect(),
        topics: decided.topics,
        exchanges: exchanges.collect(),
    }))
}

/// The report of a completed run, in Markdown.
#[utoipa::path(
    get, path = "/api/admin/workflows/runs/{run_id}/report", tag = "workflows", operation_id = "run_report",
    params(OfRun),
    responses(
        (status = 200, body = String, content_type = "text/markdown"),
        (status = 409, description = "The run is not completed"),
    )
)]
pub async fn report(
    State(app): State<App>,
    Auditor(identity): Auditor,
    OfRun(run_id): OfRun,
) -> Result<Response, Problem> {
    let run = app.ledger.runs.run(&identity, &run_id).await?;
    let report = of_run(&run.run.workflow).report(&run.run.run_id, &run.figures).ok_or_else(|| {
        let why = format!("run {run_id} is {}; only a completed one has a report", run.run.status);
        Problem::from(LedgerError::State(why))
    })?;
    Ok(([(header::CONTENT_TYPE, "text/markdown; charset=utf-8")], report).into_response())
}

/// End a run that has not begun to save.
#[utoipa::path(
    post, path = "/api/admin/workflows/runs/{run_id}/cancel", tag = "workflows", operation_id = "cancel_run",
    params(OfRun, WriteHeaders),
    responses(
        (status = 200, body = RunCancelled),
        (status = 409, description = "The run has ended or is saving"),
    )
)]
pub async fn cancel(
    State(app): State<App>,
    Admin(identity): Admin,
    OfRun(run_id): OfRun,
    headers: WriteHeaders,
) -> Result<DoneResponse<RunCancelled>, Problem> {
    Ok(DoneResponse(StatusCode::OK, app.ledger.runs.cancel_run(headers.asker(identity)?, &run_id).await?))
}

/// Undo a run that completed, or failed after saving, as a whole: archived memories are restored, new ones are archived, and
/// memories that changed since stay as they are and are named. Repeating this changes nothing.
#[utoipa::path(
    post, path = "/api/admin/workflows/runs/{run_id}/restore", tag = "workflows", operation_id = "restore_run",
    params(OfRun, WriteHeaders),
    responses(
        (status = 200, body = RunRestored),
        (status = 409, description = "The run neither completed nor failed, or it changed no memories"),
    )
)]
pub async fn restore(
    State(app): State<App>,
    Admin(identity): Admin,
    OfRun(run_id): OfRun,
    headers: WriteHeaders,
) -> Result<DoneResponse<RunRestored>, Problem> {
    Ok(DoneResponse(StatusCode::OK, app.ledger.runs.restore_run(headers.asker(identity)?, &run_id).await?))
}
