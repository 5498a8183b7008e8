//! The API keys of a tenant, for its admins and to read for its auditors, as `memledger keys` has them at the machine.

use axum::{Json, extract::State, http::StatusCode};
use memledger_ledger::{Page, keys::KeyView};
use memledger_requests::{CreateKeyBody, PageParameters};
use serde::Serialize;
use utoipa::ToSchema;

use crate::{
    App,
    body::{Body, OfKey},
    credential::{Admin, Auditor},
    problem::Problem,
    query::Parameters,
};

/// A key without its secret.
#[derive(Debug, Serialize, ToSchema)]
pub struct KeyItem {
    id: String,
    /// admin, auditor, supervisor, agent, person or metrics.
    role: String,
    agent: Option<String>,
    /// The users that the key sees; all of the tenant if none is named.
    users: Vec<String>,
    created_at: String,
    /// The actor who made it; null for a key that an earlier version made.
    made_by: Option<String>,
    /// When it expires; null if it does not.
    expires_at: Option<String>,
    /// To about a minute; null if it was never used.
    last_used_at: Option<String>,
    /// null unless it was revoked.
    revoked_at: Option<String>,
    revoked_by: Option<String>,
}

/// A key that was just made. It has no `Debug`, so that no log can show it.
#[derive(Serialize, ToSchema)]
pub struct CreatedKey {
    /// Goes into the Authorization header. It is not stored and can't be shown again.
    key: String,
    #[serde(flatten)]
    item: KeyItem,
}

impl From<KeyView> for KeyItem {
    fn from(key: KeyView) -> Self {
        let KeyView { id, tenant: _, role, agent, users, created_at, .. } = key;
        let KeyView { made_by, expires_at, last_used_at, revoked_at, revoked_by, .. } = key;
        Self { id, role, agent, users, created_at, made_by, expires_at, last_used_at, revoked_at, revoked_by }
    }
}

/// The keys of the caller's tenant, the oldest first, without their secrets; for auditors, too.
#[utoipa::path(
    get, path = "/api/admin/keys", tag = "keys", operation_id = "list_keys",
    params(PageParameters),
    responses((status = 200, body = Page<KeyItem>))
)]
pub async fn list(
    State(app): State<App>,
    Auditor(identity): Auditor,
    Parameters(asked): Parameters<PageParameters>,
) -> Result<Json<Page<KeyItem>>, Problem> {
    let limit = asked.limit()?;
    let page = app.ledger.people.tenant_keys(&identity, limit, asked.cursor.as_deref()).await?;
    let items = page.items.into_iter().map(KeyItem::from).collect();
    Ok(Json(Page { items, next_cursor: page.next_cursor }))
}

/// Make a key in the caller's tenant. Only this answer has its secret, so a repeated request makes another key.
#[utoipa::path(
    post, path = "/api/admin/keys", tag = "keys", operation_id = "create_key",
    request_body = CreateKeyBody,
    responses((status = 201, body = CreatedKey))
)]
pub async fn create(
    State(app): State<App>,
    Admin(identity): Admin,
    Body(body): Body<CreateKeyBody>,
) -> Result<(StatusCode, Json<CreatedKey>), Problem> {
    let (view, key) = app.ledger.people.create_tenant_key(&identity, body.try_into()?).await?;
    Ok((StatusCode::CREATED, Json(CreatedKey { key, item: view.into() })))
}

/// Revoke a key of the caller's tenant; servers refuse it within a second.
#[utoipa::path(
    delete, path = "/api/admin/keys/{id}", tag = "keys", operation_id = "revoke_key",
    params(OfKey),
    responses(
        (status = 200, body = KeyItem),
        (status = 409, description = "It is the key of this request"),
    )
)]
pub async fn revoke(
    State(app): State<App>,
    Admin(identity): Admin,
    OfKey(id): OfKey,
) -> Result<Json<KeyItem>, Problem> {
    Ok(Json(app.ledger.people.revoke_tenant_key(&identity, &id).await?.into()))
}
