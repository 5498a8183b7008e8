//! Finding runs and summing them up.

use std::collections::HashMap;

use memledger_aggregates::{DAY_US, workflow_run::RunStatus};
use memledger_store::{EventStore, Row, StoreError, Value, projector::Query};

use super::run::Run;
use crate::{Conditions, UserKey};

#[derive(Debug, Clone, Default)]
pub struct RunFilter<'a> {
    pub tenant_id: &'a str,
    /// Of these users; everyone where empty.
    pub users: Vec<&'a str>,
    pub status: Option<&'a str>,
    pub workflow: Option<&'a str>,
    /// Only what lies before this time and run.
    pub before: Option<(i64, &'a str)>,
    pub limit: usize,
}

/// The newest runs: [`read`] reads them.
pub fn list(filter: &RunFilter<'_>) -> Query {
    let mut conditions = Conditions::default();
    conditions.add("r.tenant_id = ?", filter.tenant_id);
    if !filter.users.is_empty() {
        conditions.add_in("r.user_id", filter.users.iter().map(|user| (*user).into()));
    }
    conditions.add_some("r.status = ?", filter.status);
    conditions.add_some("r.workflow = ?", filter.workflow);
    if let Some((at, run_id)) = filter.before {
        let (at, run_id) = (conditions.parameter(at), conditions.parameter(run_id));
        conditions.raw(format!("(r.requested_at, r.run_id) < ({at}, {run_id})"));
    }
    let limit = conditions.parameter(filter.limit as u64);
    let sql = format!(
        "SELECT r.user_id, r.record FROM runs r WHERE {} ORDER BY r.requested_at DESC, r.run_id DESC LIMIT {limit}",
        conditions.sql()
    );
    Query { sql, parameters: conditions.values }
}

/// The run of that id in the tenant: [`read`] reads it.
pub fn by_id(tenant_id: &str, run_id: &str) -> Query {
    let sql = "SELECT r.user_id, r.record FROM runs r WHERE r.tenant_id = $1 AND r.run_id = $2".to_owned();
    Query { sql, parameters: vec![tenant_id.into(), run_id.into()] }
}

/// Those of the user's runs: [`read`] reads them.
pub fn of_user(user: &UserKey, run_ids: &[&str]) -> Query {
    let mut conditions = Conditions::of_user("r", user);
    conditions.add_in("r.run_id", run_ids.iter().map(|id| (*id).into()));
    let sql = format!("SELECT r.user_id, r.record FROM runs r WHERE {}", conditions.sql());
    Query { sql, parameters: conditions.values }
}

/// Runs of the tenant that are running, and then those that are requested: [`read`] reads them. All in one answer, since
/// a run that is taken up between two would be in neither.
pub fn under_way(tenant_id: &str, limit: u64) -> Query {
    let sql = "SELECT r.user_id, r.record FROM runs r WHERE r.tenant_id = $1 AND r.active = 1 \
               ORDER BY CASE r.status WHEN 'running' THEN 0 ELSE 1 END, r.requested_at, r.run_id LIMIT $2";
    Query { sql: sql.to_owned(), parameters: vec![tenant_id.into(), limit.into()] }
}

/// Users and their runs, of the rows of [`list`], [`by_id`] and [`under_way`].
pub fn read(rows: &[Row]) -> Result<Vec<(String, Run)>, StoreError> {
    let run = |row: &Row| {
        let record = row[1].text()?;
        let run = serde_json::from_str(record)
            .map_err(|e| StoreError::Corrupt(format!("a run's record is unreadable: {e}")))?;
        Ok((row[0].text()?.to_owned(), run))
    };
    rows.iter().map(run).collect()
}

/// All runs that are requested or running, of every tenant: tenant, user, workflow, run.
pub async fn active(store: &dyn EventStore) -> Result<Vec<[String; 4]>, StoreError> {
    let sql = "SELECT r.tenant_id, r.user_id, r.workflow, r.run_id FROM runs r WHERE r.active = 1 \
               ORDER BY r.requested_at, r.run_id";
    let rows = store.query(sql, Vec::new()).await?;
    let text = |row: &Row, at: usize| Ok::<_, StoreError>(row[at].text()?.to_owned());
    rows.iter().map(|row| Ok([text(row, 0)?, text(row, 1)?, text(row, 2)?, text(row, 3)?])).collect()
}

/// The user's last run of the workflow that was completed.
pub async fn last_completed(
    store: &dyn EventStore,
    user: &UserKey,
    workflow: &str,
) -> Result<Option<Run>, StoreError> {
    let mut conditions = Conditions::of_user("r", user);
    conditions.add("r.workflow = ?", workflow);
    conditions.add("r.status = ?", "completed");
    let sql = format!(
        "SELECT r.user_id, r.record FROM runs r WHERE {} ORDER BY r.requested_at DESC, r.run_id DESC LIMIT 1",
        conditions.sql()
    );
    let rows = store.query(&sql, conditions.values).await?;
    Ok(read(&rows)?.into_iter().map(|(_, run)| run).next())
}

/// The user's newest run of the workflow.
pub async fn last_requested(
    store: &dyn EventStore,
    user: &UserKey,
    workflow: &str,
) -> Result<Option<Run>, StoreError> {
    let mut conditions = Conditions::of_user("r", user);
    conditions.add("r.workflow = ?", workflow);
    let sql = format!(
        "SELECT r.user_id, r.record FROM runs r WHERE {} ORDER BY r.requested_at DESC LIMIT 1",
        conditions.sql()
    );
    let rows = store.query(&sql, conditions.values).await?;
    Ok(read(&rows)?.into_iter().map(|(_, run)| run).next())
}

/// A user's runs of one workflow.
#[derive(Debug, Clone, Default)]
pub struct UserRuns {
    pub total: i64,
    /// The newest, at most five.
    pub last: Vec<Run>,
    /// The newest that was completed.
    pub last_completed: Option<Run>,
}

const LAST: i64 = 5;

/// The runs of some users.
pub async fn user_runs(
    store: &dyn EventStore,
    tenant_id: &str,
    workflow: &str,
    users: &[&str],
) -> Result<HashMap<String, UserRuns>, StoreError> {
    let mut conditions = Conditions::default();
    conditions.add("r.tenant_id = ?", tenant_id);
    conditions.add("r.workflow = ?", workflow);
    conditions.add_in("r.user_id", users.iter().map(|user| (*user).into()));
    // Of those completed, the newest are wanted too, however many others came after them.
    let sql = format!(
        "SELECT user_id, record, place, total FROM (SELECT r.user_id, r.record, \
         row_number() OVER (PARTITION BY r.user_id ORDER BY r.requested_at DESC, r.run_id DESC) AS place, \
         row_number() OVER (PARTITION BY r.user_id, r.status ORDER BY r.requested_at DESC, r.run_id DESC) AS of_status, \
         r.status, count(*) OVER (PARTITION BY r.user_id) AS total FROM runs r WHERE {}) AS numbered \
         WHERE place <= {LAST} OR (status = 'completed' AND of_status = 1) ORDER BY user_id, place",
        conditions.sql()
    );
    let rows = store.query(&sql, conditions.values).await?;
    let mut found: HashMap<String, UserRuns> = HashMap::new();
    for (row, (user, run)) in rows.iter().zip(read(&rows)?) {
        let runs = found.entry(user).or_default();
        runs.total = row[3].int()?;
        if run.status == RunStatus::Completed && runs.last_completed.is_none() {
            runs.last_completed = Some(run.clone());
        }
        if row[2].int()? <= LAST {
            runs.last.push(run);
        }
    }
    Ok(found)
}

/// Runs of one workflow and status, summed up.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct RunTotals {
    pub workflow: String,
    pub status: String,
    pub runs: i64,
    pub duration_ms: i64,
    pub before_count: i64,
    pub after_count: i64,
    pub prompt_tokens: i64,
    pub completion_tokens: i64,
    pub cost_micros: i64,
}

pub async fn totals(store: &dyn EventStore, tenant_id: &str) -> Result<Vec<RunTotals>, StoreError> {
    let sum = |column: &str| format!("CAST(coalesce(sum(r.{column}), 0) AS bigint)");
    let sums =
        ["duration_ms", "before_count", "after_count", "prompt_tokens", "completion_tokens", "cost_micros"];
    let sql = format!(
        "SELECT r.workflow, r.status, count(*), {} FROM runs r WHERE r.tenant_id = $1 \
         GROUP BY r.workflow, r.status ORDER BY r.workflow, r.status",
        sums.map(sum).join(", ")
    );
    let rows = store.query(&sql, vec![tenant_id.into()]).await?;
    let total = |row: &Row| {
        Ok(RunTotals {
            workflow: row[0].text()?.to_owned(),
            status: row[1].text()?.to_owned(),
            runs: row[2].int()?,
            duration_ms: row[3].int()?,
            before_count: row[4].int()?,
            after_count: row[5].int()?,
            prompt_tokens: row[6].int()?,
            completion_tokens: row[7].int()?,
            cost_micros: row[8].int()?,
        })
    };
    rows.iter().map(total).collect()
}

/// Runs of a workflow that were requested on a day and are completed.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct CompletedRuns {
    /// Days since 1970, UTC.
    pub day: i64,
    pub workflow: String,
    pub runs: i64,
}

/// The completed runs of a tenant from that day on.
pub async fn completed_by_day(
    store: &dyn EventStore,
    tenant_id: &str,
    first_day: i64,
) -> Result<Vec<CompletedRuns>, StoreError> {
    let sql = format!(
        "SELECT r.requested_at / {DAY_US} AS day, r.workflow, count(*) FROM runs r \
         WHERE r.tenant_id = $1 AND r.requested_at >= $2 AND r.status = $3 GROUP BY 1, 2 ORDER BY 1, 2"
    );
    let first = first_day.saturating_mul(DAY_US);
    let status = RunStatus::Completed.as_str();
    let rows = store.query(&sql, vec![tenant_id.into(), first.into(), status.into()]).await?;
    let read = |row: &Row| {
        Ok(CompletedRuns { day: row[0].int()?, workflow: row[1].text()?.to_owned(), runs: row[2].int()? })
    };
    rows.iter().map(read).collect()
}

/// When the last run of the workflow was requested, of all users of a tenant or of one.
pub async fn last_of(
    store: &dyn EventStore,
    tenant_id: &str,
    user_id: Option<&str>,
    workflow: &str,
) -> Result<Option<i64>, StoreError> {
    let mut conditions = Conditions::default();
    conditions.add("r.tenant_id = ?", tenant_id);
    conditions.add("r.workflow = ?", workflow);
    if let Some(user_id) = user_id {
        conditions.add("r.user_id = ?", user_id);
    }
    let sql = format!("SELECT max(r.requested_at) FROM runs r WHERE {}", conditions.sql());
    match store.query(&sql, conditions.values).await?.first() {
        Some(row) => row[0].maybe(Value::int),
        None => Ok(None),
    }
}

/// Tokens that runs of the workflow took of models, of all users of a tenant, if they were requested from the first of these
/// times on and before the second.
pub fn tokens(tenant_id: &str, workflow: &str, (from, before): (i64, i64)) -> Query {
    let sql = "SELECT CAST(coalesce(sum(r.prompt_tokens + r.completion_tokens), 0) AS bigint) FROM runs r \
               WHERE r.tenant_id = $1 AND r.workflow = $2 AND r.requested_at >= $3 AND r.requested_at < $4";
    let parameters = vec![tenant_id.into(), workflow.into(), from.into(), before.into()];
    Query { sql: sql.to_owned(), parameters }
}
