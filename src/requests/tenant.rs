//! Users, keys and read models of a tenant, for its operators.

use memledger_ledger::{LedgerError, keys::KeyRequest, words::UserId};
use serde::Deserialize;
use utoipa::{IntoParams, ToSchema};

use crate::values::{count, instant, limit, maybe_id};

#[derive(Debug, Deserialize, IntoParams)]
#[serde(deny_unknown_fields)]
#[into_params(parameter_in = Query)]
pub struct UsersParameters {
    /// Only users whose ids begin with this.
    #[param(max_length = 128)]
    pub prefix: Option<String>,
    /// 50 if absent.
    #[param(value_type = Option<u32>, minimum = 1, maximum = 500)]
    limit: Option<String>,
    pub cursor: Option<String>,
}

impl UsersParameters {
    pub fn limit(&self) -> Result<usize, LedgerError> {
        limit(self.limit.as_deref())
    }
}

#[derive(Debug, Deserialize, IntoParams)]
#[serde(deny_unknown_fields)]
#[into_params(parameter_in = Query)]
pub struct DaysParameters {
    /// How many days back, today included; 30 if absent.
    #[param(value_type = Option<u32>, minimum = 1, maximum = 366)]
    days: Option<String>,
}

impl DaysParameters {
    pub fn days(&self) -> Result<u32, LedgerError> {
        let days = count("days", self.days.as_deref())?.unwrap_or(30);
        let fit = u32::try_from(days).ok().filter(|days| (1..=366).contains(days));
        fit.ok_or_else(|| LedgerError::invalid("days", format!("must be 1 to 366, is {days}")))
    }
}

#[derive(Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct CreateKeyBody {
    #[schema(pattern = "^(admin|auditor|supervisor|agent|person|metrics)$")]
    role: String,
    /// Whose key it is; an agent's key needs it.
    #[schema(min_length = 1, max_length = 128)]
    agent: Option<String>,
    /// The users that the key sees; all of the tenant if none is named.
    #[serde(default)]
    users: Option<Vec<String>>,
    /// When it expires, RFC 3339; never if absent.
    #[schema(value_type = Option<String>, format = DateTime)]
    expires_at: Option<String>,
}

impl TryFrom<CreateKeyBody> for KeyRequest {
    type Error = LedgerError;

    fn try_from(body: CreateKeyBody) -> Result<Self, LedgerError> {
        Ok(Self {
            role: body.role,
            agent: body.agent,
            users: body.users.unwrap_or_default(),
            expires_at: instant("expires_at", body.expires_at.as_deref())?,
        })
    }
}

#[derive(Debug, Default, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct RebuildBody {
    /// By name; all if absent.
    #[serde(default)]
    pub projections: Vec<String>,
    /// Rebuild only this user's rows.
    #[schema(min_length = 1, max_length = 128)]
    user_id: Option<String>,
    /// Compare only; discard the rebuilt tables.
    #[serde(default)]
    pub check: bool,
}

impl RebuildBody {
    /// The one user whose rows are rebuilt.
    pub fn user(&self) -> Result<Option<UserId>, LedgerError> {
        maybe_id("user_id", self.user_id.clone(), UserId::new)
    }
}

/// A request that needs no words.
#[derive(Debug, Default, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct EmptyBody {}
