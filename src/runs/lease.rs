//! The runs under way, and which node works on each.

use std::time::Duration;

use memledger_aggregates::{TenantId, UserId};
use memledger_kernel::{LedgerError, lease::Lease};
use memledger_projections::runs;

use super::RunKey;
use crate::Runs;

impl Runs {
    /// Takes or renews the run's lease; false where another node has it.
    pub async fn lease_run(&self, run: &RunKey, node: &str, time: Duration) -> Result<bool, LedgerError> {
        Ok(lease(run, node).take(self.core.store.as_ref(), time).await?)
    }

    /// Gives the lease back.
    pub async fn release_run(&self, run: &RunKey, node: &str) -> Result<(), LedgerError> {
        Ok(lease(run, node).release(self.core.store.as_ref()).await?)
    }

    /// The runs that are requested or running, of every tenant, the oldest first.
    pub async fn open_runs(&self) -> Result<Vec<RunKey>, LedgerError> {
        let key = |[tenant, user, workflow, run_id]: [String; 4]| {
            let wrong = |e: &dyn std::fmt::Display| LedgerError::Internal(format!("a run's row: {e}"));
            Ok(RunKey {
                tenant: TenantId::new(&tenant).map_err(|e| wrong(&e))?,
                user: UserId::new(&user).map_err(|e| wrong(&e))?,
                workflow,
                run_id,
            })
        };
        runs::active(self.core.store.as_ref()).await?.into_iter().map(key).collect()
    }
}

fn lease<'a>(run: &'a RunKey, node: &'a str) -> Lease<'a> {
    let partition_id = run.stream().partition();
    Lease { partition_id, tenant: run.tenant.as_str(), name: &run.run_id, node }
}
