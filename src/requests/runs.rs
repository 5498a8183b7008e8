//! Runs of workflows: which to show, whom to run for, when to run by itself.

use memledger_ledger::{
    LedgerError,
    runs::{RunsQuery, UserOrder, UsersStatsQuery, WorkflowChange},
    words::UserId,
};
use serde::Deserialize;
use utoipa::{IntoParams, ToSchema};

use crate::values::{boolean, id, limit, maybe_id};

#[derive(Debug, Deserialize, IntoParams)]
#[serde(deny_unknown_fields)]
#[into_params(parameter_in = Query)]
pub struct RunsParameters {
    /// requested, running, completed, failed or cancelled.
    status: Option<String>,
    #[param(min_length = 1, max_length = 128)]
    user: Option<String>,
    workflow: Option<String>,
    /// 50 if absent.
    #[param(value_type = Option<u32>, minimum = 1, maximum = 500)]
    limit: Option<String>,
    cursor: Option<String>,
}

impl TryFrom<RunsParameters> for RunsQuery {
    type Error = LedgerError;

    fn try_from(parameters: RunsParameters) -> Result<Self, LedgerError> {
        Ok(Self {
            status: parameters.status,
            user: maybe_id("user", parameters.user, UserId::new)?,
            workflow: parameters.workflow,
            limit: limit(parameters.limit.as_deref())?,
            cursor: parameters.cursor,
        })
    }
}

#[derive(Debug, Deserialize, IntoParams)]
#[serde(deny_unknown_fields)]
#[into_params(parameter_in = Query)]
pub struct RunParameters {
    /// Whose memories.
    #[param(min_length = 1, max_length = 128, value_type = String, required = true)]
    target_user_id: Option<String>,
}

impl RunParameters {
    /// The user whose memories the run is about.
    pub fn user(self) -> Result<UserId, LedgerError> {
        let user = self.target_user_id;
        let user = user.ok_or_else(|| LedgerError::invalid("target_user_id", "must name the user"))?;
        id("target_user_id", user, UserId::new)
    }
}

#[derive(Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct ConfigBody {
    /// Absent fields stay.
    enabled: Option<bool>,
    #[schema(minimum = 1, maximum = 1_000_000)]
    threshold: Option<u32>,
    #[schema(maximum = 8_760)]
    cooldown_hours: Option<u32>,
}

impl From<ConfigBody> for WorkflowChange {
    fn from(body: ConfigBody) -> Self {
        let ConfigBody { enabled, threshold, cooldown_hours } = body;
        Self { cooldown_hours, enabled, threshold }
    }
}

#[derive(Debug, Deserialize, IntoParams)]
#[serde(deny_unknown_fields)]
#[into_params(parameter_in = Query)]
pub struct UsersStatsParameters {
    /// user_id if absent. A user without a value comes last in both directions.
    #[param(
        pattern = "^(user_id|email|memory_count|topic_count|growth|total_runs|last_optimization|post_optimization_count)$"
    )]
    sort: Option<String>,
    /// asc if absent.
    #[param(pattern = "^(asc|desc)$")]
    order: Option<String>,
    /// Only users whose ids begin with this.
    #[param(max_length = 128)]
    prefix: Option<String>,
    /// Only users who have grown by 80 % of the threshold at least.
    #[param(pattern = "^(true|false|1|0)$")]
    due: Option<String>,
    /// 50 if absent.
    #[param(value_type = Option<u32>, minimum = 1, maximum = 500)]
    limit: Option<String>,
    cursor: Option<String>,
}

fn order(sort: Option<&str>) -> Result<UserOrder, LedgerError> {
    let Some(name) = sort else { return Ok(UserOrder::default()) };
    UserOrder::parse(name).ok_or_else(|| {
        let known = UserOrder::ALL.map(UserOrder::as_str).join(", ");
        LedgerError::invalid("sort", format!("{name:?} is none of {known}"))
    })
}

fn descending(order: Option<&str>) -> Result<bool, LedgerError> {
    match order {
        None | Some("asc") => Ok(false),
        Some("desc") => Ok(true),
        Some(other) => Err(LedgerError::invalid("order", format!("{other:?} is neither asc nor desc"))),
    }
}

impl TryFrom<UsersStatsParameters> for UsersStatsQuery {
    type Error = LedgerError;

    fn try_from(parameters: UsersStatsParameters) -> Result<Self, LedgerError> {
        Ok(Self {
            order: order(parameters.sort.as_deref())?,
            descending: descending(parameters.order.as_deref())?,
            due: boolean("due", parameters.due.as_deref())?.unwrap_or_default(),
            limit: limit(parameters.limit.as_deref())?,
            prefix: parameters.prefix,
            cursor: parameters.cursor,
        })
    }
}
