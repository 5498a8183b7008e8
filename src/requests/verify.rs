//! Verifications of the ledger.

use memledger_ledger::{LedgerError, verify::VerificationsQuery, words::UserId};
use serde::Deserialize;
use utoipa::IntoParams;

use crate::values::{limit, maybe_id};

#[derive(Debug, Deserialize, IntoParams)]
#[serde(deny_unknown_fields)]
#[into_params(parameter_in = Query)]
pub struct VerifyParameters {
    /// Verify only this user.
    #[param(min_length = 1, max_length = 128)]
    user_id: Option<String>,
}

#[derive(Debug, Deserialize, IntoParams)]
#[serde(deny_unknown_fields)]
#[into_params(parameter_in = Query)]
pub struct VerificationsParameters {
    /// Only those of this user.
    #[param(min_length = 1, max_length = 128)]
    user_id: Option<String>,
    /// 50 if absent.
    #[param(value_type = Option<u32>, minimum = 1, maximum = 500)]
    limit: Option<String>,
    cursor: Option<String>,
}

impl VerifyParameters {
    /// The one user whom it is about.
    pub fn user(self) -> Result<Option<UserId>, LedgerError> {
        maybe_id("user_id", self.user_id, UserId::new)
    }
}

impl TryFrom<VerificationsParameters> for VerificationsQuery {
    type Error = LedgerError;

    fn try_from(parameters: VerificationsParameters) -> Result<Self, LedgerError> {
        Ok(Self {
            user_id: maybe_id("user_id", parameters.user_id, UserId::new)?,
            limit: limit(parameters.limit.as_deref())?,
            cursor: parameters.cursor,
        })
    }
}
