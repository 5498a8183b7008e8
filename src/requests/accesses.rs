//! Who was shown texts, as auditors look it up.

use memledger_ledger::{
    LedgerError,
    access_log::{AccessStatus, AccessesQuery},
    words::UserId,
};
use serde::Deserialize;
use utoipa::IntoParams;

use crate::values::{instant, limit, maybe_id};

#[derive(Debug, Deserialize, IntoParams)]
#[serde(deny_unknown_fields)]
#[into_params(parameter_in = Query)]
pub struct AccessesParameters {
    #[param(min_length = 1, max_length = 128)]
    user_id: Option<String>,
    /// From this time: RFC 3339, Unix seconds or milliseconds.
    from: Option<String>,
    to: Option<String>,
    /// The actor, or the id of the credential.
    #[param(min_length = 1, max_length = 255)]
    actor: Option<String>,
    /// ok, refused, or the code of a refusal.
    #[param(pattern = "^[a-z_]+$")]
    status: Option<String>,
    /// 50 if absent.
    #[param(value_type = Option<u32>, minimum = 1, maximum = 500)]
    limit: Option<String>,
    cursor: Option<String>,
}

impl TryFrom<AccessesParameters> for AccessesQuery {
    type Error = LedgerError;

    fn try_from(sent: AccessesParameters) -> Result<Self, LedgerError> {
        Ok(Self {
            user_id: maybe_id("user_id", sent.user_id, UserId::new)?,
            from: instant("from", sent.from.as_deref())?,
            to: instant("to", sent.to.as_deref())?,
            actor: sent.actor,
            status: sent.status.as_deref().map(AccessStatus::parse).transpose()?,
            limit: limit(sent.limit.as_deref())?,
            cursor: sent.cursor,
        })
    }
}
