//! The log and its read models, for operators and auditors.

use axum::{
    Json,
    extract::State,
    http::{Method, StatusCode},
    response::{IntoResponse, Response},
};
use memledger_ledger::words::UserId;
use memledger_ledger::{
    ProjectionView, RebuildAnswer,
    verify::Report,
    views::{DailyView, Page, UserView},
};
use serde::{Deserialize, Serialize};
use utoipa::{IntoParams, ToSchema};

use crate::{
    App,
    body::MaybeBody,
    credential::{Admin, Auditor},
    problem::{Problem, ProblemBody},
    query::{self, Parameters},
    schemas::{EmptyBody, RebuildBody},
};

fn user(text: Option<String>) -> Result<Option<UserId>, Problem> {
    text.map(UserId::new).transpose().map_err(|error| Problem::invalid("user_id", error.to_string()))
}

#[derive(Debug, Deserialize, IntoParams)]
#[serde(deny_unknown_fields)]
#[into_params(parameter_in = Query)]
pub struct UsersParameters {
    /// Only users whose ids begin so.
    #[param(max_length = 128)]
    prefix: Option<String>,
    /// 50 where absent.
    #[param(value_type = Option<u32>, minimum = 1, maximum = 500)]
    limit: Option<String>,
    cursor: Option<String>,
}

/// Users of the tenant with their counts, by id.
#[utoipa::path(
    get, path = "/api/users", tag = "ledger", operation_id = "list_users", params(UsersParameters),
    responses(
        (status = 200, body = Page<UserView>), (status = 400, body = ProblemBody), (status = 401, body = ProblemBody),
        (status = 403, body = ProblemBody), (status = 429, body = ProblemBody), (status = 503, body = ProblemBody),
    )
)]
pub async fn users(
    State(app): State<App>,
    Auditor(identity): Auditor,
    Parameters(asked): Parameters<UsersParameters>,
) -> Result<Json<Page<UserView>>, Problem> {
    let limit = query::limit(asked.limit.as_deref())?;
    let page = app.ledger.users(&identity, asked.prefix.as_deref(), limit, asked.cursor.as_deref()).await?;
    Ok(Json(page))
}

#[derive(Debug, Deserialize, IntoParams)]
#[serde(deny_unknown_fields)]
#[into_params(parameter_in = Query)]
pub struct VerifyParameters {
    /// Verify this user alone.
    #[param(min_length = 1, max_length = 128)]
    user_id: Option<String>,
}

/// Recompute hashes, positions, versions, commitments and read models; name each fault.
#[utoipa::path(
    get, path = "/api/admin/ledger/verify", tag = "ledger", operation_id = "verify", params(VerifyParameters),
    responses(
        (status = 200, description = "The report; `ok` tells whether there are no faults", body = Report),
        (status = 400, body = ProblemBody), (status = 401, body = ProblemBody), (status = 403, body = ProblemBody),
        (status = 404, description = "The log holds nothing of that user", body = ProblemBody),
        (status = 429, body = ProblemBody), (status = 503, body = ProblemBody),
    )
)]
pub async fn verify(
    State(app): State<App>,
    Auditor(identity): Auditor,
    method: Method,
    Parameters(parameters): Parameters<VerifyParameters>,
) -> Result<Response, Problem> {
    // It would work through the log and record that it did, for an answer that nobody gets.
    if method == Method::HEAD {
        return Ok(StatusCode::OK.into_response());
    }
    Ok(Json(app.ledger.verify(&identity, user(parameters.user_id)?).await?).into_response())
}

/// Rebuild read models from the log beside the live ones and switch; `check` compares only. What came of it is
/// told of the caller's tenant.
#[utoipa::path(
    post, path = "/api/admin/ledger/rebuild", tag = "ledger", operation_id = "rebuild",
    request_body = Option<RebuildBody>,
    responses(
        (status = 200, body = RebuildAnswer), (status = 400, body = ProblemBody), (status = 401, body = ProblemBody),
        (status = 403, body = ProblemBody), (status = 413, body = ProblemBody), (status = 429, body = ProblemBody),
        (status = 503, body = ProblemBody),
    )
)]
pub async fn rebuild(
    State(app): State<App>,
    Admin(identity): Admin,
    MaybeBody(body): MaybeBody<RebuildBody>,
) -> Result<Json<RebuildAnswer>, Problem> {
    let user = user(body.user_id)?;
    let rebuilt =
        app.ledger.rebuild_for_tenant(&identity, body.projections, user.as_ref(), body.check).await?;
    Ok(Json(rebuilt))
}

/// An event that a read model could not apply, or that waits behind one.
#[derive(Debug, Serialize, ToSchema)]
pub struct ParkedView {
    pub projection: String,
    pub partition_id: i64,
    pub position: i64,
    pub stream_type: String,
    pub stream_id: String,
    pub error: String,
    pub attempts: i64,
}

#[derive(Debug, Serialize, ToSchema)]
pub struct ProjectionsAnswer {
    pub projections: Vec<ProjectionView>,
    pub parked: Vec<ParkedView>,
}

/// Lag and parked events of every read model, as far as they are the tenant's own.
#[utoipa::path(
    get, path = "/api/admin/ledger/projections", tag = "ledger", operation_id = "projections",
    responses(
        (status = 200, body = ProjectionsAnswer), (status = 401, body = ProblemBody), (status = 403, body = ProblemBody),
        (status = 429, body = ProblemBody), (status = 503, body = ProblemBody),
    )
)]
pub async fn projections(
    State(app): State<App>,
    Auditor(identity): Auditor,
) -> Result<Json<ProjectionsAnswer>, Problem> {
    let projections = app.ledger.tenant_projections(&identity).await?;
    let parked = app.ledger.parked(&identity).await?.into_iter().map(|p| ParkedView {
        projection: p.projection,
        partition_id: p.partition_id,
        position: p.position,
        stream_type: p.stream_type,
        stream_id: p.stream_id,
        error: p.error,
        attempts: p.attempts,
    });
    Ok(Json(ProjectionsAnswer { projections, parked: parked.collect() }))
}

#[derive(Debug, Serialize, ToSchema)]
pub struct RetryAnswer {
    /// Events that are still parked.
    pub left: usize,
}

/// Apply parked events again.
#[utoipa::path(
    post, path = "/api/admin/ledger/projections/retry", tag = "ledger", operation_id = "retry_parked",
    responses(
        (status = 200, body = RetryAnswer), (status = 400, body = ProblemBody), (status = 401, body = ProblemBody),
        (status = 403, body = ProblemBody), (status = 413, body = ProblemBody), (status = 429, body = ProblemBody),
        (status = 503, body = ProblemBody),
    )
)]
pub async fn retry_parked(
    State(app): State<App>,
    Admin(identity): Admin,
    MaybeBody(EmptyBody {}): MaybeBody<EmptyBody>,
) -> Result<Json<RetryAnswer>, Problem> {
    Ok(Json(RetryAnswer { left: app.ledger.retry_parked(&identity).await? }))
}

#[derive(Debug, Deserialize, IntoParams)]
#[serde(deny_unknown_fields)]
#[into_params(parameter_in = Query)]
pub struct MetricsParameters {
    /// How many days back, today included; 30 where absent.
    #[param(value_type = Option<u32>, minimum = 1, maximum = 366)]
    days: Option<String>,
}

impl MetricsParameters {
    pub fn days(&self) -> Result<u32, Problem> {
        let days = query::count("days", self.days.as_deref())?.unwrap_or(30);
        let fit = u32::try_from(days).ok().filter(|days| (1..=366).contains(days));
        fit.ok_or_else(|| Problem::invalid("days", format!("must be 1 to 366, is {days}")))
    }
}

/// Events by day and type.
#[utoipa::path(
    get, path = "/api/admin/ledger/metrics", tag = "ledger", operation_id = "daily_metrics",
    params(MetricsParameters),
    responses(
        (status = 200, body = Vec<DailyView>), (status = 400, body = ProblemBody), (status = 401, body = ProblemBody),
        (status = 403, body = ProblemBody), (status = 429, body = ProblemBody), (status = 503, body = ProblemBody),
    )
)]
pub async fn daily_metrics(
    State(app): State<App>,
    Auditor(identity): Auditor,
    Parameters(parameters): Parameters<MetricsParameters>,
) -> Result<Json<Vec<DailyView>>, Problem> {
    Ok(Json(app.ledger.daily_metrics(&identity, parameters.days()?).await?))
}
