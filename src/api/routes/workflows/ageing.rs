//! How memories age: the settings of each policy, when they run, and the first report of one that takes memories away.

use axum::{Json, extract::State, http::StatusCode};
use memledger_ledger::{
    LedgerError,
    runs::{
        ScheduledWorkflow,
        ageing::{Ageing, AgeingPolicy, PolicyName},
    },
};
use memledger_requests::{PolicySettings, ScheduleParameters};
use memledger_workflows::{SummarizePass, accept_run, named};
use serde::Serialize;
use utoipa::ToSchema;
use utoipa_axum::{router::OpenApiRouter, routes};

use super::Requested;
use crate::{
    App,
    answers::{DoneResponse, WriteHeaders},
    body::{Body, OfRun, OfWorkflow},
    credential::{Admin, Auditor},
    problem::Problem,
    query::Parameters,
};

pub fn documented() -> OpenApiRouter<App> {
    OpenApiRouter::new()
        .routes(routes!(read, set))
        .routes(routes!(schedule))
        .routes(routes!(accept))
        .routes(routes!(summarize))
}

/// A policy by which memories age.
#[derive(Debug, Serialize, ToSchema)]
pub struct PolicyView {
    workflow: &'static str,
    /// Its runs only report what they would take away, until an admin accepts such a report.
    dry_run: bool,
    #[serde(flatten)]
    settings: PolicySettings,
}

impl PolicyView {
    fn of(policy: &AgeingPolicy, ageing: &Ageing) -> Result<Self, LedgerError> {
        let name = policy.name();
        Ok(Self {
            workflow: name.as_str(),
            dry_run: ageing.is_dry(name),
            settings: PolicySettings::of(policy)?,
        })
    }
}

fn policy(workflow: &str) -> Result<PolicyName, LedgerError> {
    let known = || PolicyName::ALL.map(PolicyName::as_str).join(", ");
    PolicyName::parse(workflow).ok_or_else(|| match named(workflow) {
        Ok(_) => LedgerError::NotFound(format!("{workflow} is set at /api/admin/workflows/config")),
        Err(_) => LedgerError::NotFound(format!("there is no policy {workflow}; there is {}", known())),
    })
}

/// How memories age by this policy.
#[utoipa::path(
    get, path = "/api/admin/workflows/{name}/config", tag = "workflows", operation_id = "read_policy",
    params(OfWorkflow),
    responses((status = 200, body = PolicyView))
)]
pub async fn read(
    State(app): State<App>,
    Auditor(identity): Auditor,
    OfWorkflow(name): OfWorkflow,
) -> Result<Json<PolicyView>, Problem> {
    let policy = policy(&name)?;
    let ageing = app.ledger.runs.ageing(&identity.tenant).await?;
    Ok(Json(PolicyView::of(&ageing.policies().get(policy), &ageing)?))
}

/// Set how memories age by this policy; an event with its actor.
#[utoipa::path(
    put, path = "/api/admin/workflows/{name}/config", tag = "workflows", operation_id = "set_policy",
    params(OfWorkflow, WriteHeaders),
    request_body = PolicySettings,
    responses((status = 200, body = PolicyView))
)]
pub async fn set(
    State(app): State<App>,
    Admin(identity): Admin,
    OfWorkflow(name): OfWorkflow,
    headers: WriteHeaders,
    Body(body): Body<PolicySettings>,
) -> Result<DoneResponse<PolicyView>, Problem> {
    let policy = policy(&name)?;
    let tenant = identity.tenant.clone();
    let set = app.ledger.runs.set_policy(headers.asker(identity)?, body.change(policy)?).await?;
    let ageing = app.ledger.runs.ageing(&tenant).await?;
    let view = PolicyView::of(&set.answer, &ageing)?;
    Ok(DoneResponse::map(StatusCode::OK, set, |_| view))
}

#[derive(Debug, Serialize, ToSchema)]
pub struct WorkflowSchedule {
    items: Vec<ScheduledWorkflow>,
}

/// When each policy ran last and runs next.
#[utoipa::path(
    get, path = "/api/admin/workflows/schedule", tag = "workflows", operation_id = "workflow_schedule",
    params(ScheduleParameters),
    responses((status = 200, body = WorkflowSchedule))
)]
pub async fn schedule(
    State(app): State<App>,
    Auditor(identity): Auditor,
    Parameters(parameters): Parameters<ScheduleParameters>,
) -> Result<Json<WorkflowSchedule>, Problem> {
    let user = parameters.user()?;
    Ok(Json(WorkflowSchedule { items: app.ledger.runs.schedule(&identity, user.as_ref()).await? }))
}

/// Accept what a dry run said it would take away: it is done now, and later runs of the policy act.
#[utoipa::path(
    post, path = "/api/admin/workflows/runs/{run_id}/accept", tag = "workflows", operation_id = "accept_run",
    params(OfRun, WriteHeaders),
    responses(
        (status = 202, description = "The run that does it", body = Requested),
        (status = 409, description = "It is no completed dry run"),
    )
)]
pub async fn accept(
    State(app): State<App>,
    Admin(identity): Admin,
    OfRun(run_id): OfRun,
    headers: WriteHeaders,
) -> Result<DoneResponse<Requested>, Problem> {
    let run = accept_run(&app.ledger, headers.asker(identity)?, &run_id).await?;
    Ok(super::begun(&app, run))
}

/// What one pass of the long-term summaries came to.
#[derive(Debug, Serialize, ToSchema)]
pub struct Summarized {
    last_run: Option<String>,
    /// By the server's own schedule; `null` while the policy is off.
    next_run: Option<String>,
    /// Memories that the new summaries stand for.
    summarized: i64,
    /// New summaries.
    summaries: i64,
    /// Runs that had not ended after 20 seconds; they go on.
    under_way: usize,
}

impl From<SummarizePass> for Summarized {
    fn from(pass: SummarizePass) -> Self {
        let SummarizePass { last_run, next_run, summarized, summaries, under_way } = pass;
        Self { last_run, next_run, summarized, summaries, under_way }
    }
}

/// Make long-term summaries for all users of the tenant now, for callers with a schedule of their own.
#[utoipa::path(
    post, path = "/memory/summarize", tag = "workflows", operation_id = "summarize_memories",
    responses((status = 200, body = Summarized))
)]
pub async fn summarize(State(app): State<App>, Admin(identity): Admin) -> Result<Json<Summarized>, Problem> {
    let pass = memledger_workflows::summarize(&app.ledger, app.runner.as_deref(), identity.into()).await?;
    Ok(Json(pass.into()))
}
