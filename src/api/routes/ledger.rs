//! How the ledger has grown and when it was verified, for operators and auditors.

use axum::{Json, extract::State};
use memledger_ledger::{
    LedgerGrowth,
    verify::{VerificationView, VerificationsQuery},
    views::Page,
    words::UserId,
};
use serde::Deserialize;
use utoipa::IntoParams;

use super::admin::MetricsParameters;
use crate::{
    App,
    credential::Auditor,
    problem::{Problem, ProblemBody},
    query::{self, Parameters},
};

/// Events of each of the last days, and what the memories are by state, kind, bank and category.
#[utoipa::path(
    get, path = "/api/admin/ledger/growth", tag = "ledger", operation_id = "ledger_growth",
    params(MetricsParameters),
    responses(
        (status = 200, body = LedgerGrowth), (status = 400, body = ProblemBody), (status = 401, body = ProblemBody),
        (status = 403, body = ProblemBody), (status = 429, body = ProblemBody), (status = 503, body = ProblemBody),
    )
)]
pub async fn growth(
    State(app): State<App>,
    Auditor(identity): Auditor,
    Parameters(parameters): Parameters<MetricsParameters>,
) -> Result<Json<LedgerGrowth>, Problem> {
    Ok(Json(app.ledger.ledger_growth(&identity, parameters.days()?).await?))
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
    responses(
        (status = 200, body = Page<VerificationView>), (status = 400, body = ProblemBody),
        (status = 401, body = ProblemBody), (status = 403, body = ProblemBody), (status = 429, body = ProblemBody),
        (status = 503, body = ProblemBody),
    )
)]
pub async fn verifications(
    State(app): State<App>,
    Auditor(identity): Auditor,
    Parameters(parameters): Parameters<VerificationsParameters>,
) -> Result<Json<Page<VerificationView>>, Problem> {
    let user_id = parameters.user_id.map(UserId::new).transpose();
    let query = VerificationsQuery {
        user_id: user_id.map_err(|error| Problem::invalid("user_id", error.to_string()))?,
        limit: query::limit(parameters.limit.as_deref())?,
        cursor: parameters.cursor,
    };
    Ok(Json(app.ledger.verifications(&identity, query).await?))
}
