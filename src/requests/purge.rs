//! The destruction of a memory.

use memledger_ledger::{LedgerError, PurgeOptions};
use serde::Deserialize;
use utoipa::{IntoParams, ToSchema};

use crate::values::boolean;

#[derive(Debug, Deserialize, IntoParams)]
#[serde(deny_unknown_fields)]
#[into_params(parameter_in = Query)]
pub struct PurgeParameters {
    /// Whether memories made from it are purged too; false if absent.
    #[param(value_type = Option<bool>)]
    cascade: Option<String>,
}

#[derive(Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct PurgeBody {
    /// Why. It stays for auditors after the purge, so it must not repeat the text.
    #[schema(max_length = 1000, min_length = 1)]
    pub reason: String,
    /// Purge again: destroys the reason given before, and stores this one.
    #[serde(default)]
    again: bool,
}

impl PurgeBody {
    /// What the body and the address say together.
    pub fn options(&self, parameters: &PurgeParameters) -> Result<PurgeOptions, LedgerError> {
        let cascade = boolean("cascade", parameters.cascade.as_deref())?.unwrap_or_default();
        Ok(PurgeOptions { cascade, again: self.again })
    }
}
