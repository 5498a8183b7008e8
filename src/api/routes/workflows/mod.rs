//! Workflows: which there are, when they run by themselves, and whom they would run for.

pub mod active;
pub mod ageing;
pub mod runs;
pub mod users;

use axum::{Json, extract::State, http::StatusCode};
use memledger_ledger::{
    Done, UserCall,
    runs::{RunKey, RunStatsView, Trigger, WorkflowConfig},
};
use memledger_requests::{ConfigBody, RunParameters};
use memledger_workflows::{ALL, Begins, DEFAULT, Definition, named, request_run};
use serde::Serialize;
use utoipa::ToSchema;
use utoipa_axum::{router::OpenApiRouter, routes};

use crate::{
    App,
    answers::{DoneResponse, WriteHeaders},
    body::{Body, OfWorkflow},
    credential::{Admin, Auditor},
    problem::Problem,
    query::Parameters,
};

pub fn documented() -> OpenApiRouter<App> {
    OpenApiRouter::new()
        .routes(routes!(list))
        .routes(routes!(runs::list))
        .routes(routes!(runs::read))
        .routes(routes!(runs::report))
        .routes(routes!(runs::cancel))
        .routes(routes!(runs::restore))
        .routes(routes!(run))
        .routes(routes!(stats))
        .routes(routes!(active::list))
        .routes(routes!(users::stats))
        .routes(routes!(config, set_config))
        .merge(ageing::documented())
}

#[derive(Debug, Serialize, ToSchema)]
pub struct WorkflowView {
    name: &'static str,
    title: &'static str,
    description: &'static str,
    steps: Vec<WorkflowStep>,
    /// growth or schedule.
    begins_by: &'static str,
    /// When it runs by itself, of a workflow that begins by growth; the settings of the others are at `{name}/config`.
    config: Option<ConfigView>,
}

#[derive(Debug, Serialize, ToSchema)]
pub struct WorkflowStep {
    name: &'static str,
    title: &'static str,
}

#[derive(Debug, Serialize, ToSchema)]
pub struct Workflows {
    items: Vec<WorkflowView>,
}

/// When a workflow runs by itself.
#[derive(Debug, Serialize, ToSchema)]
pub struct ConfigView {
    enabled: bool,
    /// Number of new memories since the last run, or of all before the first, at which it runs.
    threshold: u32,
    /// Hours from one run to the next.
    cooldown_hours: u32,
}

impl From<WorkflowConfig> for ConfigView {
    fn from(config: WorkflowConfig) -> Self {
        let WorkflowConfig { cooldown_hours, enabled, threshold } = config;
        Self { enabled, threshold, cooldown_hours }
    }
}

/// Every workflow with its steps and when it runs by itself.
#[utoipa::path(
    get, path = "/api/admin/workflows", tag = "workflows", operation_id = "list_workflows",
    responses((status = 200, body = Workflows))
)]
pub async fn list(State(app): State<App>, Auditor(identity): Auditor) -> Result<Json<Workflows>, Problem> {
    let mut items = Vec::with_capacity(ALL.len());
    for Definition { name, title, description, steps, begins, .. } in ALL {
        let step = |step: &memledger_workflows::StepSpec| WorkflowStep { name: step.name, title: step.title };
        let config = match begins {
            Begins::Growth => Some(app.ledger.runs.workflow_config(&identity.tenant, name).await?.into()),
            Begins::Scheduled => None,
        };
        items.push(WorkflowView {
            name,
            title,
            description,
            steps: steps.iter().map(step).collect(),
            begins_by: if *begins == Begins::Growth { "growth" } else { "schedule" },
            config,
        });
    }
    Ok(Json(Workflows { items }))
}

#[derive(Debug, Serialize, ToSchema)]
pub struct Requested {
    run_id: String,
    /// requested
    status: &'static str,
}

/// Start a workflow for a user. It runs in the background; a user has one active run of it at a time.
#[utoipa::path(
    post, path = "/api/admin/workflows/{name}/run", tag = "workflows", operation_id = "run_workflow",
    params(OfWorkflow, RunParameters, WriteHeaders),
    responses(
        (status = 202, description = "Requested", body = Requested),
        (status = 409, description = "A run is under way"),
    )
)]
pub async fn run(
    State(app): State<App>,
    Admin(identity): Admin,
    OfWorkflow(name): OfWorkflow,
    Parameters(parameters): Parameters<RunParameters>,
    headers: WriteHeaders,
) -> Result<DoneResponse<Requested>, Problem> {
    // What the path names comes first.
    let workflow = named(&name)?.name;
    let user = parameters.user()?;
    let call = UserCall::new(headers.asker(identity)?, user);
    let run = request_run(&app.ledger, call, workflow, Trigger::Manual).await?;
    Ok(begun(&app, run))
}

/// Has this server begin with the run, if it runs any.
fn begun(app: &App, run: Done<RunKey>) -> DoneResponse<Requested> {
    if let Some(runner) = app.runner.as_ref().filter(|_| !run.replayed) {
        runner.begin(run.answer.clone());
    }
    DoneResponse::map(StatusCode::ACCEPTED, run, |run| Requested { run_id: run.run_id, status: "requested" })
}

#[derive(Debug, Serialize, ToSchema)]
pub struct Stats {
    items: Vec<RunStatsView>,
}

/// Runs summed up by workflow and status.
#[utoipa::path(
    get, path = "/api/admin/workflows/stats", tag = "workflows", operation_id = "workflow_stats",
    responses((status = 200, body = Stats))
)]
pub async fn stats(State(app): State<App>, Auditor(identity): Auditor) -> Result<Json<Stats>, Problem> {
    Ok(Json(Stats { items: app.ledger.runs.run_stats(&identity).await? }))
}

/// When the memory-optimisation runs by itself.
#[utoipa::path(
    get, path = "/api/admin/workflows/config", tag = "workflows", operation_id = "workflow_config",
    responses((status = 200, body = ConfigView))
)]
pub async fn config(State(app): State<App>, Auditor(identity): Auditor) -> Result<Json<ConfigView>, Problem> {
    Ok(Json(app.ledger.runs.workflow_config(&identity.tenant, DEFAULT.name).await?.into()))
}

/// Set when the memory-optimisation runs by itself; an event with its actor.
#[utoipa::path(
    put, path = "/api/admin/workflows/config", tag = "workflows", operation_id = "set_workflow_config",
    params(WriteHeaders),
    request_body = ConfigBody,
    responses((status = 200, body = ConfigView))
)]
pub async fn set_config(
    State(app): State<App>,
    Admin(identity): Admin,
    headers: WriteHeaders,
    Body(body): Body<ConfigBody>,
) -> Result<DoneResponse<ConfigView>, Problem> {
    let asker = headers.asker(identity)?;
    let set = app.ledger.runs.set_workflow_config(asker, DEFAULT.name, body.into()).await?;
    Ok(DoneResponse::map(StatusCode::OK, set, ConfigView::from))
}
