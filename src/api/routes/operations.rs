//! What was asked of the ledger and how it ended, for operators and auditors.

use axum::{Json, extract::State};
use memledger_ledger::{
    Page,
    operations::{OperationCounts, OperationView},
};
use memledger_requests::{CountsParameters, OperationsParameters};

use crate::{App, credential::Auditor, problem::Problem, query::Parameters};

/// Requests to the ledger and their outcomes, newest first.
#[utoipa::path(
    get, path = "/api/operations", tag = "ledger", operation_id = "list_operations",
    params(OperationsParameters),
    responses((status = 200, body = Page<OperationView>))
)]
pub async fn list(
    State(app): State<App>,
    Auditor(identity): Auditor,
    Parameters(parameters): Parameters<OperationsParameters>,
) -> Result<Json<Page<OperationView>>, Problem> {
    Ok(Json(app.ledger.records.operations(&identity, parameters.try_into()?).await?))
}

/// Number of operations of each kind in each hour or day, the newest first.
#[utoipa::path(
    get, path = "/api/operations/counts", tag = "ledger", operation_id = "count_operations",
    params(CountsParameters),
    responses((status = 200, body = OperationCounts))
)]
pub async fn counts(
    State(app): State<App>,
    Auditor(identity): Auditor,
    Parameters(parameters): Parameters<CountsParameters>,
) -> Result<Json<OperationCounts>, Problem> {
    Ok(Json(app.ledger.records.operation_counts(&identity, parameters.try_into()?).await?))
}
