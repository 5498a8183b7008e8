//! Who was shown texts and who was refused, for auditors.

use axum::{Json, extract::State};
use memledger_ledger::{Page, access_log::AccessView};
use memledger_requests::AccessesParameters;

use crate::{App, credential::Auditor, problem::Problem, query::Parameters};

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
    Ok(Json(app.ledger.records.accesses(&identity, asked.try_into()?).await?))
}
