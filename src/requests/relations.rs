//! Which memories belong together.

use memledger_ledger::{LedgerError, RelationsQuery, words::MemoryId};
use serde::Deserialize;
use utoipa::{IntoParams, ToSchema};

use crate::values::{id, limit, maybe_id};

/// As strong as an edge can be, and how strong it is where nobody says.
const STRONGEST: f64 = 1.0;

#[derive(Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct RelateBody {
    /// An active memory of this user.
    #[schema(pattern = "^[A-Za-z0-9._:@-]{1,128}$")]
    from_id: String,
    /// Another one.
    #[schema(pattern = "^[A-Za-z0-9._:@-]{1,128}$")]
    to_id: String,
    /// More than 0 and at most 1, stored in thousandths; 1 if absent.
    #[schema(exclusive_minimum = 0, maximum = 1)]
    strength: Option<f64>,
}

#[derive(Debug, Deserialize, IntoParams)]
#[serde(deny_unknown_fields)]
#[into_params(parameter_in = Query)]
pub struct PairParameters {
    /// One of the two memories.
    #[param(pattern = "^[A-Za-z0-9._:@-]{1,128}$")]
    from_id: String,
    /// The other one.
    #[param(pattern = "^[A-Za-z0-9._:@-]{1,128}$")]
    to_id: String,
}

#[derive(Debug, Deserialize, IntoParams)]
#[serde(deny_unknown_fields)]
#[into_params(parameter_in = Query)]
pub struct RelationsParameters {
    /// Only the relations of this memory, on either side.
    #[param(pattern = "^[A-Za-z0-9._:@-]{1,128}$")]
    memory_id: Option<String>,
    /// 50 if absent.
    #[param(value_type = Option<u32>, minimum = 1, maximum = 500)]
    limit: Option<String>,
    cursor: Option<String>,
}

fn pair(from: &str, to: &str) -> Result<(MemoryId, MemoryId), LedgerError> {
    Ok((id("from_id", from, MemoryId::new)?, id("to_id", to, MemoryId::new)?))
}

impl RelateBody {
    pub fn pair(&self) -> Result<(MemoryId, MemoryId), LedgerError> {
        pair(&self.from_id, &self.to_id)
    }

    pub fn strength(&self) -> f64 {
        self.strength.unwrap_or(STRONGEST)
    }
}

impl PairParameters {
    pub fn pair(&self) -> Result<(MemoryId, MemoryId), LedgerError> {
        pair(&self.from_id, &self.to_id)
    }
}

impl TryFrom<RelationsParameters> for RelationsQuery {
    type Error = LedgerError;

    fn try_from(parameters: RelationsParameters) -> Result<Self, LedgerError> {
        Ok(Self {
            memory_id: maybe_id("memory_id", parameters.memory_id, MemoryId::new)?,
            limit: limit(parameters.limit.as_deref())?,
            cursor: parameters.cursor,
        })
    }
}
