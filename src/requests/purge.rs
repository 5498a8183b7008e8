//! The destruction of a memory.

use memledger_ledger::{LedgerError, PurgeOptions};
use serde::Deserialize;
use utoipa::{IntoParams, ToSchema};

use crate::values::boolean;

#[derive(Debug, Deserialize, IntoParams)]
#[serde(deny_unknown_fields)]
#[into_params(parameter_in = Query)]
pub struct PurgeParameters {
    /// Whether what was made from the memory is purged with it; false where absent.
    #[param(value_type = Option<bool>)]
    cascade: Option<String>,
}

#[derive(Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct PurgeBody {
    /// Why. It stays for auditors when the text is gone, so it must not repeat what is destroyed.
    #[schema(max_length = 1000, min_length = 1)]
    pub reason: String,
    /// Also if it was purged before: destroys the reason that was given then, and keeps this one.
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
