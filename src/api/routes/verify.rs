//! Verifying the ledger, and what earlier verifications came to.

use axum::{
    Json,
    extract::State,
    http::{Method, StatusCode},
    response::{IntoResponse, Response},
};
use memledger_ledger::{
    Page,
    verify::{Report, VerificationView},
};
use memledger_requests::{VerificationsParameters, VerifyParameters};

use crate::{App, credential::Auditor, problem::Problem, query::Parameters};

/// Recompute hashes, positions, versions, commitments and read models; name each fault.
#[utoipa::path(
    get, path = "/api/admin/ledger/verify", tag = "ledger", operation_id = "verify", params(VerifyParameters),
    responses(
        (status = 200, description = "The report; `ok` if there are no faults", body = Report),
        (status = 404, description = "The log has no events of that user"),
    )
)]
pub async fn verify(
    State(app): State<App>,
    Auditor(identity): Auditor,
    method: Method,
    Parameters(parameters): Parameters<VerifyParameters>,
) -> Result<Response, Problem> {
    // It would work through the log and record that it did, for an answer that nobody gets.
    if method == Method::HEAD {
        return Ok(StatusCode::OK.into_response());
    }
    let user = parameters.user()?;
    Ok(Json(app.ledger.audit.verify(&identity, user).await?).into_response())
}

/// Results of verifications and who requested them, the newest first.
#[utoipa::path(
    get, path = "/api/admin/ledger/verifications", tag = "ledger", operation_id = "list_verifications",
    params(VerificationsParameters),
    responses((status = 200, body = Page<VerificationView>))
)]
pub async fn verifications(
    State(app): State<App>,
    Auditor(identity): Auditor,
    Parameters(parameters): Parameters<VerificationsParameters>,
) -> Result<Json<Page<VerificationView>>, Problem> {
    Ok(Json(app.ledger.audit.verifications(&identity, parameters.try_into()?).await?))
}
