//! Who was shown texts and who was refused, for auditors.

use axum::{Json, extract::State};
use memledger_ledger::{
    access_log::{AccessStatus, AccessView, AccessesQuery},
    views::Page,
    words::UserId,
};
use serde::Deserialize;
use utoipa::IntoParams;

use crate::{
    App,
    body::maybe_id,
    credential::Auditor,
    problem::Problem,
    query::{self, Parameters},
};

#[derive(Debug, Deserialize, IntoParams)]
#[serde(deny_unknown_fields)]
#[into_params(parameter_in = Query)]
pub struct AccessesParameters {
    #[param(min_length = 1, max_length = 128)]
    user_id: Option<String>,
    /// From this time on: RFC 3339, Unix seconds or milliseconds.
    from: Option<String>,
    to: Option<String>,
    /// The actor, or the id of the credential.
    #[param(min_length = 1, max_length = 255)]
    actor: Option<String>,
    /// ok, refused, or the code of a refusal.
    #[param(pattern = "^[a-z_]+$")]
    status: Option<String>,
    /// 50 where absent.
    #[param(value_type = Option<u32>, minimum = 1, maximum = 500)]
    limit: Option<String>,
    cursor: Option<String>,
}

/// Who was shown which memories' texts and who was refused, newest first.
#[utoipa::path(
    get, path = "/api/accesses", tag = "history", operation_id = "list_accesses",
    params(AccessesParameters),
    responses((status = 200, body = Page<AccessView>))
)]
pub async fn list(
    State(app): State<App>,
    Auditor(identity): Auditor,
    Parameters(asked): Parameters<AccessesParameters>,
) -> Result<Json<Page<AccessView>>, Problem> {
    let query = AccessesQuery {
        user_id: maybe_id("user_id", asked.user_id, UserId::new)?,
        from: query::instant("from", asked.from.as_deref())?,
        to: query::instant("to", asked.to.as_deref())?,
        actor: asked.actor,
        status: asked.status.as_deref().map(AccessStatus::parse).transpose()?,
        limit: query::limit(asked.limit.as_deref())?,
        cursor: asked.cursor,
    };
    Ok(Json(app.ledger.accesses(&identity, query).await?))
}
