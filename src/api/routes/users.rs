//! The users of a tenant, for operators and auditors.

use axum::{Json, extract::State};
use memledger_ledger::views::{Page, UserView};
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
    responses((status = 200, body = Page<UserView>))
)]
pub async fn list(
    State(app): State<App>,
    Auditor(identity): Auditor,
    Parameters(asked): Parameters<UsersParameters>,
) -> Result<Json<Page<UserView>>, Problem> {
    let limit = query::limit(asked.limit.as_deref())?;
    let page = app.ledger.users(&identity, asked.prefix.as_deref(), limit, asked.cursor.as_deref()).await?;
    Ok(Json(page))
}
