//! Everything of one user as a file.

use memledger_ledger::{AsOf, ExportFormat, LedgerError};
use serde::Deserialize;
use utoipa::IntoParams;

use crate::values::as_of;

#[derive(Debug, Deserialize, IntoParams)]
#[serde(deny_unknown_fields)]
#[into_params(parameter_in = Query)]
pub struct ExportParameters {
    /// jsonl if absent.
    #[param(pattern = "^(jsonl|csv)$")]
    format: Option<String>,
    /// A time in the past: RFC 3339, Unix seconds or milliseconds.
    as_of: Option<String>,
    /// A rev up to the newest one.
    #[param(value_type = Option<u64>)]
    as_of_rev: Option<String>,
}

impl ExportParameters {
    pub fn format(&self) -> Result<ExportFormat, LedgerError> {
        let format = self.format.as_deref().map(ExportFormat::parse).transpose()?;
        Ok(format.unwrap_or(ExportFormat::Jsonl))
    }

    pub fn as_of(&self) -> Result<Option<AsOf>, LedgerError> {
        as_of(self.as_of.as_deref(), self.as_of_rev.as_deref())
    }
}
