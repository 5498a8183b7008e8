//! The people of a tenant, for those who read of what they did.

use axum::{Json, extract::State};
use memledger_ledger::{accounts::AccountView, views::Page};
use serde::{Deserialize, Serialize};
use utoipa::{IntoParams, ToSchema};

use crate::{
    App,
    credential::Auditor,
    problem::Problem,
    query::{self, Parameters},
};

#[derive(Debug, Deserialize, IntoParams)]
#[serde(deny_unknown_fields)]
#[into_params(parameter_in = Query)]
pub struct AccountsParameters {
    /// 50 where absent.
    #[param(value_type = Option<u32>, minimum = 1, maximum = 500)]
    limit: Option<String>,
    cursor: Option<String>,
}

/// A person who signs in. In the log they are `admin:` or `auditor:` and the id.
#[derive(Debug, Serialize, ToSchema)]
pub struct AccountItem {
    id: String,
    email: String,
    /// admin or auditor.
    role: String,
    created_at: String,
    /// null while the account is in use.
    disabled_at: Option<String>,
}

impl From<AccountView> for AccountItem {
    fn from(account: AccountView) -> Self {
        let AccountView { id, email, role, created_at, disabled_at, .. } = account;
        Self { id, email, role, created_at, disabled_at }
    }
}

/// The accounts of the caller's tenant, the oldest first.
#[utoipa::path(
    get, path = "/api/admin/accounts", tag = "sign-in", operation_id = "list_accounts",
    params(AccountsParameters),
    responses((status = 200, body = Page<AccountItem>))
)]
pub async fn list(
    State(app): State<App>,
    Auditor(identity): Auditor,
    Parameters(asked): Parameters<AccountsParameters>,
) -> Result<Json<Page<AccountItem>>, Problem> {
    let limit = query::limit(asked.limit.as_deref())?;
    let page = app.ledger.tenant_accounts(&identity, limit, asked.cursor.as_deref()).await?;
    let items = page.items.into_iter().map(AccountItem::from).collect();
    Ok(Json(Page { items, next_cursor: page.next_cursor }))
}
