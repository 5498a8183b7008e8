//! Users with their memory-optimisations, in whatever order is asked for.

use axum::{Json, extract::State};
use memledger_ledger::runs::{UserOrder, UsersStats, UsersStatsQuery};
use memledger_workflows::memory_optimization;
use serde::Deserialize;
use utoipa::IntoParams;

use crate::{
    App,
    credential::Auditor,
    problem::Problem,
    query::{self, Parameters},
};

#[derive(Debug, Deserialize, IntoParams)]
#[serde(deny_unknown_fields)]
#[into_params(parameter_in = Query)]
pub struct UsersStatsParameters {
    /// user_id where absent. Where there is no value, a user comes last in both directions.
    #[param(
        pattern = "^(user_id|email|memory_count|topic_count|growth|total_runs|last_optimization|post_optimization_count)$"
    )]
    sort: Option<String>,
    /// asc where absent.
    #[param(pattern = "^(asc|desc)$")]
    order: Option<String>,
    /// Only users whose ids begin so.
    #[param(max_length = 128)]
    prefix: Option<String>,
    /// Only users who have grown by 80 % of the threshold at least.
    #[param(pattern = "^(true|false|1|0)$")]
    due: Option<String>,
    /// 50 where absent.
    #[param(value_type = Option<u32>, minimum = 1, maximum = 500)]
    limit: Option<String>,
    cursor: Option<String>,
}

fn order(sort: Option<&str>) -> Result<UserOrder, Problem> {
    let Some(name) = sort else { return Ok(UserOrder::default()) };
    UserOrder::parse(name).ok_or_else(|| {
        let known = UserOrder::ALL.map(UserOrder::as_str).join(", ");
        Problem::invalid("sort", format!("{name:?} is none of {known}"))
    })
}

fn descending(order: Option<&str>) -> Result<bool, Problem> {
    match order {
        None | Some("asc") => Ok(false),
        Some("desc") => Ok(true),
        Some(other) => Err(Problem::invalid("order", format!("{other:?} is neither asc nor desc"))),
    }
}

/// Users with their memory-optimisations and how they have grown since.
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
    let query = UsersStatsQuery {
        order: order(asked.sort.as_deref())?,
        descending: descending(asked.order.as_deref())?,
        due: query::boolean("due", asked.due.as_deref())?.unwrap_or_default(),
        limit: query::limit(asked.limit.as_deref())?,
        prefix: asked.prefix,
        cursor: asked.cursor,
    };
    Ok(Json(app.ledger.users_stats(&identity, memory_optimization::NAME, query).await?))
}
