//! The API keys of a tenant, for its admins, as `memledger keys` has them at the machine.

use axum::{Json, extract::State, http::StatusCode};
use memledger_ledger::{
    keys::{KeyRequest, KeyView},
    views::Page,
};
use serde::{Deserialize, Serialize};
use utoipa::{IntoParams, ToSchema};

use crate::{
    App,
    body::{Body, OfKey},
    credential::Admin,
    problem::{Problem, ProblemBody},
    query::{self, Parameters},
};

#[derive(Debug, Deserialize, IntoParams)]
#[serde(deny_unknown_fields)]
#[into_params(parameter_in = Query)]
pub struct KeysParameters {
    /// 50 where absent.
    #[param(value_type = Option<u32>, minimum = 1, maximum = 500)]
    limit: Option<String>,
    cursor: Option<String>,
}

#[derive(Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct CreateKeyBody {
    #[schema(pattern = "^(admin|auditor|supervisor|agent)$")]
    role: String,
    /// Whose key it is; an agent's key needs it.
    #[schema(min_length = 1, max_length = 128)]
    agent: Option<String>,
    /// The users that the key sees; all of the tenant where none is named.
    #[serde(default)]
    users: Option<Vec<String>>,
}

/// A key without its secret.
#[derive(Debug, Serialize, ToSchema)]
pub struct KeyItem {
    id: String,
    /// admin, auditor, supervisor or agent.
    role: String,
    agent: Option<String>,
    /// The users that the key sees; all of the tenant where none is named.
    users: Vec<String>,
    created_at: String,
    /// null while the key is good.
    revoked_at: Option<String>,
}

/// A key that was just made. It has no `Debug`, so that no log can show it.
#[derive(Serialize, ToSchema)]
pub struct CreatedKey {
    id: String,
    /// Goes into the Authorization header. It is not stored and can't be shown again.
    key: String,
    /// admin, auditor, supervisor or agent.
    role: String,
    agent: Option<String>,
    /// The users that the key sees; all of the tenant where none is named.
    users: Vec<String>,
    created_at: String,
    /// null: the key is good.
    revoked_at: Option<String>,
}

impl From<KeyView> for KeyItem {
    fn from(key: KeyView) -> Self {
        let KeyView { id, tenant: _, role, agent, users, created_at, revoked_at } = key;
        Self { id, role, agent, users, created_at, revoked_at }
    }
}

impl CreatedKey {
    fn new(view: KeyView, key: String) -> Self {
        let KeyItem { id, role, agent, users, created_at, revoked_at } = view.into();
        Self { id, key, role, agent, users, created_at, revoked_at }
    }
}

/// The keys of the caller's tenant, the oldest first, without their secrets.
#[utoipa::path(
    get, path = "/api/admin/keys", tag = "keys", operation_id = "list_keys",
    params(KeysParameters),
    responses(
        (status = 200, body = Page<KeyItem>), (status = 400, body = ProblemBody), (status = 401, body = ProblemBody),
        (status = 403, body = ProblemBody), (status = 429, body = ProblemBody), (status = 503, body = ProblemBody),
    )
)]
pub async fn list(
    State(app): State<App>,
    Admin(identity): Admin,
    Parameters(asked): Parameters<KeysParameters>,
) -> Result<Json<Page<KeyItem>>, Problem> {
    let limit = query::limit(asked.limit.as_deref())?;
    let page = app.ledger.tenant_keys(&identity, limit, asked.cursor.as_deref()).await?;
    let items = page.items.into_iter().map(KeyItem::from).collect();
    Ok(Json(Page { items, next_cursor: page.next_cursor }))
}

/// Make a key in the caller's tenant. Its secret is in this answer alone, so a repeated request makes another key.
#[utoipa::path(
    post, path = "/api/admin/keys", tag = "keys", operation_id = "create_key",
    request_body = CreateKeyBody,
    responses(
        (status = 201, body = CreatedKey), (status = 400, body = ProblemBody), (status = 401, body = ProblemBody),
        (status = 403, body = ProblemBody), (status = 413, body = ProblemBody), (status = 429, body = ProblemBody),
        (status = 503, body = ProblemBody),
    )
)]
pub async fn create(
    State(app): State<App>,
    Admin(identity): Admin,
    Body(body): Body<CreateKeyBody>,
) -> Result<(StatusCode, Json<CreatedKey>), Problem> {
    let request = KeyRequest { role: body.role, agent: body.agent, users: body.users.unwrap_or_default() };
    let (view, key) = app.ledger.create_tenant_key(&identity, request).await?;
    Ok((StatusCode::CREATED, Json(CreatedKey::new(view, key))))
}

/// Revoke a key of the caller's tenant; servers stop believing it within a second.
#[utoipa::path(
    delete, path = "/api/admin/keys/{id}", tag = "keys", operation_id = "revoke_key",
    params(OfKey),
    responses(
        (status = 200, body = KeyItem), (status = 400, body = ProblemBody), (status = 401, body = ProblemBody),
        (status = 403, body = ProblemBody), (status = 404, body = ProblemBody),
        (status = 409, description = "It is the key that the request came with", body = ProblemBody),
        (status = 429, body = ProblemBody), (status = 503, body = ProblemBody),
    )
)]
pub async fn revoke(
    State(app): State<App>,
    Admin(identity): Admin,
    OfKey(id): OfKey,
) -> Result<Json<KeyItem>, Problem> {
    Ok(Json(app.ledger.revoke_tenant_key(&identity, &id).await?.into()))
}
