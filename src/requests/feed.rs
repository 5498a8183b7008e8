//! The feed of events.

use memledger_ledger::LedgerError;
use serde::Deserialize;
use utoipa::IntoParams;

use crate::values::{limit, most};

#[derive(Debug, Deserialize, IntoParams)]
#[serde(deny_unknown_fields)]
#[into_params(parameter_in = Query)]
pub struct FeedParameters {
    /// A cursor; from the beginning if absent.
    pub after: Option<String>,
    /// 50 if absent.
    #[param(value_type = Option<u32>, minimum = 1, maximum = 500)]
    limit: Option<String>,
    /// Return this number of the newest events instead, oldest first, with a cursor after them.
    #[param(value_type = Option<u32>, minimum = 1, maximum = 500)]
    tail: Option<String>,
}

impl FeedParameters {
    pub fn limit(&self) -> Result<usize, LedgerError> {
        limit(self.limit.as_deref())
    }

    /// The number of newest events, if those are asked for.
    pub fn tail(&self, is_live: bool) -> Result<Option<usize>, LedgerError> {
        let Some(tail) = &self.tail else { return Ok(None) };
        if is_live || self.after.is_some() || self.limit.is_some() {
            let detail = "can't be combined with after, limit or a stream; continue from its next_cursor";
            return Err(LedgerError::invalid("tail", detail));
        }
        most("tail", tail).map(Some)
    }
}
