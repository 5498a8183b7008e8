//! Facts: memories under other names.

use memledger_ledger::{
    FactPatch, LedgerError, ListQuery, NewMemory,
    facts::{self, FACT_KEY, check_key},
    words::{UserId, patch},
};
use serde::Deserialize;
use serde_json::{Map, Value};
use utoipa::{IntoParams, ToSchema};

use crate::values::{id, limit, maybe_id};

#[derive(Debug, Deserialize, IntoParams)]
#[serde(deny_unknown_fields)]
#[into_params(parameter_in = Query)]
pub struct FactsParameters {
    /// Whose facts.
    #[param(required = true, value_type = String, min_length = 1, max_length = 128)]
    user_id: Option<String>,
    /// `memory_bank` is another name of this parameter.
    #[serde(alias = "memory_bank")]
    bank: Option<String>,
    /// 50 if absent.
    #[param(value_type = Option<u32>, minimum = 1, maximum = 500)]
    limit: Option<String>,
    cursor: Option<String>,
}

impl FactsParameters {
    /// Whose memories to list, and which.
    pub fn query(self) -> Result<(UserId, ListQuery), LedgerError> {
        let user = required(maybe_id("user_id", self.user_id, UserId::new)?)?;
        let limit = limit(self.limit.as_deref())?;
        Ok((user, ListQuery { bank: self.bank, limit, cursor: self.cursor, ..ListQuery::default() }))
    }
}

/// The person may be named here or in the body.
#[derive(Debug, Deserialize, IntoParams)]
#[serde(deny_unknown_fields)]
#[into_params(parameter_in = Query)]
pub struct FactParameters {
    /// Whose fact.
    #[param(min_length = 1, max_length = 128)]
    user_id: Option<String>,
}

impl FactParameters {
    fn and(self, of_body: Option<String>) -> Result<Option<UserId>, LedgerError> {
        if let (Some(one), Some(other)) = (&self.user_id, &of_body)
            && one != other
        {
            let message = format!("is {other:?} in the body and {one:?} in the address; give one of them");
            return Err(LedgerError::invalid("user_id", message));
        }
        maybe_id("user_id", self.user_id.or(of_body), UserId::new)
    }
}

#[derive(Debug, Deserialize, IntoParams)]
#[serde(deny_unknown_fields)]
#[into_params(parameter_in = Query)]
pub struct BanksParameters {
    /// Whose memories to count; without one, nothing is counted.
    #[param(min_length = 1, max_length = 128)]
    user_id: Option<String>,
}

impl BanksParameters {
    pub fn user(self) -> Result<Option<UserId>, LedgerError> {
        self.user_id.map(|user| id("user_id", user, UserId::new)).transpose()
    }
}

/// A fact to keep.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct FactBody {
    /// Whose fact, if the address doesn't say it.
    #[schema(min_length = 1, max_length = 128)]
    user_id: Option<String>,
    /// 1 to 8,192 characters after trimming.
    #[schema(min_length = 1, max_length = 8192)]
    fact_text: String,
    /// What it is about: lower-case letters, digits and underscores, such as `preference_coffee`.
    #[schema(min_length = 1, max_length = 100)]
    fact_key: Option<String>,
    /// 0.0 to 1.0; 0.25 if absent.
    #[schema(minimum = 0, maximum = 1)]
    importance: Option<f64>,
    /// An unknown bank becomes the default one. `bank` is another name of this field.
    #[serde(alias = "bank")]
    memory_bank: Option<String>,
    #[schema(max_length = 128)]
    agent_id: Option<String>,
}

impl FactBody {
    /// Whose fact it is, and the memory to make of it.
    pub fn read(self, address: FactParameters) -> Result<(UserId, NewMemory), LedgerError> {
        let user = required(address.and(self.user_id)?)?;
        let mut metadata = Map::new();
        if let Some(key) = self.fact_key {
            check_key(&key)?;
            metadata.insert(FACT_KEY.to_owned(), Value::from(key));
        }
        let new = NewMemory {
            content: self.fact_text,
            bank: self.memory_bank,
            importance: importance(self.importance)?,
            agent_id: self.agent_id,
            metadata,
            ..NewMemory::default()
        };
        Ok((user, new))
    }
}

/// Absent fields stay; `null` clears `fact_key` and `agent_id`.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct FactPatchBody {
    /// Whose fact it is, if the address doesn't say it; else it is looked for by its id.
    #[schema(min_length = 1, max_length = 128)]
    user_id: Option<String>,
    #[schema(min_length = 1, max_length = 8192)]
    fact_text: Option<String>,
    #[serde(default, with = "patch")]
    #[schema(value_type = Option<String>, min_length = 1, max_length = 100)]
    fact_key: Option<Option<String>>,
    /// 0.0 to 1.0.
    #[schema(minimum = 0, maximum = 1)]
    importance: Option<f64>,
    /// `bank` is another name of this field.
    #[serde(alias = "bank")]
    memory_bank: Option<String>,
    #[serde(default, with = "patch")]
    #[schema(value_type = Option<String>, max_length = 128)]
    agent_id: Option<Option<String>>,
}

impl FactPatchBody {
    /// Whose fact it is, if that is said, and what to change.
    pub fn read(self, address: FactParameters) -> Result<(Option<UserId>, FactPatch), LedgerError> {
        let user = address.and(self.user_id)?;
        if let Some(Some(key)) = &self.fact_key {
            check_key(key)?;
        }
        let patch = FactPatch {
            text: self.fact_text,
            key: self.fact_key,
            importance: importance(self.importance)?,
            bank: self.memory_bank,
            agent_id: self.agent_id,
        };
        Ok((user, patch))
    }
}

fn required(user: Option<UserId>) -> Result<UserId, LedgerError> {
    user.ok_or_else(|| LedgerError::invalid("user_id", "is missing: say whose facts they are"))
}

fn importance(share: Option<f64>) -> Result<Option<u8>, LedgerError> {
    match share {
        Some(share) if !(0.0..=1.0).contains(&share) => {
            Err(LedgerError::invalid("importance", format!("must be 0.0 to 1.0, is {share}")))
        }
        share => Ok(share.map(facts::importance)),
    }
}
