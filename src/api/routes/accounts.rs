//! The people of a tenant, for those who read of what they did.

use axum::{Json, extract::State};
use memledger_ledger::{Page, accounts::AccountView};
use memledger_requests::PageParameters;
use serde::Serialize;
use utoipa::ToSchema;

use crate::{App, credential::Auditor, problem::Problem, query::Parameters};

/// A person who signs in. In the log they are `admin:` or `auditor:` and the id.
#[derive(Debug, Serialize, ToSchema)]
pub struct AccountItem {
    id: String,
    email: String,
    /// admin or auditor.
    role: String,
    created_at: String,
    /// null unless the account is disabled.
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
    params(PageParameters),
    responses((status = 200, body = Page<AccountItem>))
)]
pub async fn list(
    State(app): State<App>,
    Auditor(identity): Auditor,
    Parameters(asked): Parameters<PageParameters>,
) -> Result<Json<Page<AccountItem>>, Problem> {
    let limit = asked.limit()?;
    let page = app.ledger.people.tenant_accounts(&identity, limit, asked.cursor.as_deref()).await?;
    let items = page.items.into_iter().map(AccountItem::from).collect();
    Ok(Json(Page { items, next_cursor: page.next_cursor }))
}
