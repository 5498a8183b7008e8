//! Deletions that can be restored.

use memledger_ledger::{DeleteMode, LedgerError};
use serde::Deserialize;
use utoipa::{IntoParams, ToSchema};

use crate::json::Arguments;

#[derive(Debug, Deserialize, IntoParams)]
#[serde(deny_unknown_fields)]
#[into_params(parameter_in = Query)]
pub struct DeleteParameters {
    /// archive if absent.
    #[param(pattern = "^(archive|soft)$")]
    mode: Option<String>,
    /// Why; destroyed with the memory's contents.
    #[param(min_length = 1, max_length = 1000)]
    reason: Option<String>,
}

/// The same as in the address, to keep it out of a proxy's log.
#[derive(Debug, Default, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct DeleteBody {
    /// archive if absent.
    #[schema(pattern = "^(archive|soft)$")]
    mode: Option<String>,
    /// Why; destroyed with the memory's contents.
    #[schema(min_length = 1, max_length = 1000)]
    reason: Option<String>,
}

/// What is named in the body or the address, and not in both.
fn once(field: &str, body: Option<String>, query: Option<String>) -> Result<Option<String>, LedgerError> {
    match (body, query) {
        (Some(_), Some(_)) => {
            Err(LedgerError::invalid(field, "is in the body and in the address; send it once"))
        }
        (body, query) => Ok(body.or(query)),
    }
}

/// How to delete, and why.
#[derive(Debug, PartialEq, Eq)]
pub struct Deletion {
    pub mode: DeleteMode,
    pub reason: Option<String>,
}

impl Deletion {
    /// What the body and the address say together.
    pub fn read(body: DeleteBody, parameters: DeleteParameters) -> Result<Self, LedgerError> {
        let reason = once("reason", body.reason, parameters.reason)?;
        let mode = match once("mode", body.mode, parameters.mode)?.as_deref() {
            None | Some("archive") => DeleteMode::Archive,
            Some("soft") => DeleteMode::Soft,
            Some(other) => {
                return Err(LedgerError::invalid("mode", format!("{other:?} is neither archive nor soft")));
            }
        };
        Ok(Self { mode, reason })
    }
}

/// Longest reason, in characters; the ledger's own limit.
pub const MAX_REASON: usize = 1_000;

/// What `memory_forget` takes.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ForgetArguments {
    pub id: String,
    pub reason: Option<String>,
}

impl Arguments for ForgetArguments {
    const REQUIRED: &[&str] = &["id"];
}
