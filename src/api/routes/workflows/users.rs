//! Users with their memory-optimisations, in whatever order is asked for.

use axum::{Json, extract::State};
use memledger_ledger::runs::UsersStats;
use memledger_requests::UsersStatsParameters;
use memledger_workflows::DEFAULT;

use crate::{App, credential::Auditor, problem::Problem, query::Parameters};

/// Users with their memory-optimisations and their growth since.
#[utoipa::path(
    get, path = "/api/admin/workflows/users-stats", tag = "workflows", operation_id = "workflow_users_stats",
    params(UsersStatsParameters),
    responses((status = 200, body = UsersStats))
)]
pub async fn stats(
    State(app): State<App>,
    Auditor(identity): Auditor,
    Parameters(asked): Parameters<UsersStatsParameters>,
) -> Result<Json<UsersStats>, Problem> {
    let query = asked.try_into()?;
    Ok(Json(app.ledger.runs.users_stats(&identity, DEFAULT.name, query).await?))
}
