//! Verifying the ledger, and what earlier verifications came to.

use axum::{
    Json,
    extract::State,
    http::{Method, StatusCode},
    response::{IntoResponse, Response},
};
use memledger_ledger::{
    verify::{Report, VerificationView, VerificationsQuery},
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
pub struct VerifyParameters {
    /// Verify this user alone.
    #[param(min_length = 1, max_length = 128)]
    user_id: Option<String>,
}

/// Recompute hashes, positions, versions, commitments and read models; name each fault.
#[utoipa::path(
    get, path = "/api/admin/ledger/verify", tag = "ledger", operation_id = "verify", params(VerifyParameters),
    responses(
        (status = 200, description = "The report; `ok` if there are no faults", body = Report),
        (status = 404, description = "The log holds nothing of that user"),
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
    let user = maybe_id("user_id", parameters.user_id, UserId::new)?;
    Ok(Json(app.ledger.verify(&identity, user).await?).into_response())
}

#[derive(Debug, Deserialize, IntoParams)]
#[serde(deny_unknown_fields)]
#[into_params(parameter_in = Query)]
pub struct VerificationsParameters {
    /// Only those of this user alone.
    #[param(min_length = 1, max_length = 128)]
    user_id: Option<String>,
    /// 50 where absent.
    #[param(value_type = Option<u32>, minimum = 1, maximum = 500)]
    limit: Option<String>,
    cursor: Option<String>,
}

/// What verifications came to and who asked for them, the newest first.
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
    let query = VerificationsQuery {
        user_id: maybe_id("user_id", parameters.user_id, UserId::new)?,
        limit: query::limit(parameters.limit.as_deref())?,
        cursor: parameters.cursor,
    };
    Ok(Json(app.ledger.verifications(&identity, query).await?))
}
