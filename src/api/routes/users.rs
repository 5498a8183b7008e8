//! The users of a tenant, for operators and auditors.

use axum::{Json, extract::State};
use memledger_ledger::{Page, views::UserView};
use memledger_requests::UsersParameters;

use crate::{App, credential::Auditor, problem::Problem, query::Parameters};

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
    let limit = asked.limit()?;
    let page =
        app.ledger.audit.users(&identity, asked.prefix.as_deref(), limit, asked.cursor.as_deref()).await?;
    Ok(Json(page))
}
