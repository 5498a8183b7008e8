//! How the ledger has grown, day by day, for operators and auditors.

use axum::{Json, extract::State};
use memledger_ledger::{LedgerGrowth, views::DailyView};
use memledger_requests::DaysParameters;

use crate::{App, credential::Auditor, problem::Problem, query::Parameters};

/// Events by day and type.
#[utoipa::path(
    get, path = "/api/admin/ledger/metrics", tag = "ledger", operation_id = "daily_metrics",
    params(DaysParameters),
    responses((status = 200, body = Vec<DailyView>))
)]
pub async fn daily_metrics(
    State(app): State<App>,
    Auditor(identity): Auditor,
    Parameters(parameters): Parameters<DaysParameters>,
) -> Result<Json<Vec<DailyView>>, Problem> {
    Ok(Json(app.ledger.audit.daily_metrics(&identity, parameters.days()?).await?))
}

/// Events of each of the last days, and counts of memories by state, kind, bank and category.
#[utoipa::path(
    get, path = "/api/admin/ledger/growth", tag = "ledger", operation_id = "ledger_growth",
    params(DaysParameters),
    responses((status = 200, body = LedgerGrowth))
)]
pub async fn growth(
    State(app): State<App>,
    Auditor(identity): Auditor,
    Parameters(parameters): Parameters<DaysParameters>,
) -> Result<Json<LedgerGrowth>, Problem> {
    Ok(Json(app.ledger.audit.ledger_growth(&identity, parameters.days()?).await?))
}
