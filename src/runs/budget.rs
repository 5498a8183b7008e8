//! What a workflow's questions to a model took of a tenant in a day, and whose turn it is to ask.

use std::time::Duration;

use memledger_kernel::{LedgerError, lease::Lease, time::now};
use memledger_projections::runs;

use super::{RunKey, ageing, settings::stream_of};
use crate::Runs;

const DAY_US: i64 = 86_400_000_000;

impl Runs {
    /// Tokens that the tenant's runs of this run's workflow took, over all users, on the day of the run. A run counts for the
    /// day by UTC on which it was requested, however long it takes; one that is not in the log has today.
    pub async fn tokens_of_day(&self, run: &RunKey) -> Result<u64, LedgerError> {
        self.core.fresh_everywhere("runs").await?;
        let (tenant, store) = (run.tenant.as_str(), self.core.store.as_ref());
        let query = runs::by_id(tenant, &run.run_id);
        let found = runs::read(&store.query(&query.sql, query.parameters).await?)?;
        let at = found.first().map_or(now().0, |(_, run)| run.requested_at);
        let from = at.div_euclid(DAY_US) * DAY_US;
        let query = runs::tokens(tenant, &run.workflow, (from, from.saturating_add(DAY_US)));
        let rows = store.query(&query.sql, query.parameters).await?;
        let sum = rows.first().and_then(|row| row.first()).map(memledger_store::Value::int).transpose()?;
        Ok(u64::try_from(sum.unwrap_or_default()).unwrap_or_default())
    }

    /// Takes or keeps the turn to ask a model for the run's workflow; false while another run of the tenant has it. One at a
    /// time asks, so that what each takes is known to the next.
    pub async fn take_turn(&self, run: &RunKey, time: Duration) -> Result<bool, LedgerError> {
        Ok(turn(run, &turn_name(run)).take(self.core.store.as_ref(), time).await?)
    }

    /// Gives the turn back.
    pub async fn end_turn(&self, run: &RunKey) -> Result<(), LedgerError> {
        Ok(turn(run, &turn_name(run)).release(self.core.store.as_ref()).await?)
    }
}

fn turn_name(run: &RunKey) -> String {
    format!("asking:{}", run.workflow)
}

/// Held by the run, not by its node: a node may work on several.
fn turn<'a>(run: &'a RunKey, name: &'a str) -> Lease<'a> {
    let partition_id = stream_of(&run.tenant, ageing::STREAM_ID).partition();
    Lease { partition_id, tenant: run.tenant.as_str(), name, node: &run.run_id }
}
