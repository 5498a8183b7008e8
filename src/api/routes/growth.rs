//! How the ledger has grown, day by day, for operators and auditors.

use axum::{Json, extract::State};
use memledger_ledger::{LedgerGrowth, views::DailyView};
use serde::Deserialize;
use utoipa::IntoParams;

use crate::{
    App,
    credential::Auditor,
    problem::Problem,
    query::{self, Parameters},
};

#[derive(Debug, Deserialize, IntoParams)]
#[serde(deny_unknown_fields)]
#[into_params(parameter_in = Query)]
pub struct DaysParameters {
    /// How many days back, today included; 30 where absent.
    #[param(value_type = Option<u32>, minimum = 1, maximum = 366)]
    days: Option<String>,
}

impl DaysParameters {
    fn days(&self) -> Result<u32, Problem> {
        let days = query::count("days", self.days.as_deref())?.unwrap_or(30);
        let fit = u32::try_from(days).ok().filter(|days| (1..=366).contains(days));
        fit.ok_or_else(|| Problem::invalid("days", format!("must be 1 to 366, is {days}")))
    }
}

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
    Ok(Json(app.ledger.daily_metrics(&identity, parameters.days()?).await?))
}

/// Events of each of the last days, and what the memories are by state, kind, bank and category.
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
    Ok(Json(app.ledger.ledger_growth(&identity, parameters.days()?).await?))
}
