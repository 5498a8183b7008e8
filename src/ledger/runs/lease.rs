//! Which node works on a run, and until when. A lease only keeps nodes from working twice; that nothing is done
//! twice is the log's business.

use std::time::Duration;

use memledger_aggregates::{TenantId, UserId};
use memledger_projections::runs;

use super::RunKey;
use crate::{Ledger, LedgerError, time::now};

impl Ledger {
    /// Takes or renews the run's lease; false where another node has it.
    pub async fn lease_run(&self, run: &RunKey, node: &str, time: Duration) -> Result<bool, LedgerError> {
        let until = now().0.saturating_add(i64::try_from(time.as_micros()).unwrap_or(i64::MAX));
        let sql = "INSERT INTO run_leases (partition_id, tenant_id, run_id, node, expires_at) \
                   VALUES ($1, $2, $3, $4, $5) ON CONFLICT (partition_id, tenant_id, run_id) DO UPDATE \
                   SET node = excluded.node, expires_at = excluded.expires_at \
                   WHERE run_leases.node = excluded.node OR run_leases.expires_at < $6";
        let parameters = vec![
            run.stream().partition().into(),
            run.tenant.as_str().into(),
            run.run_id.as_str().into(),
            node.into(),
            until.into(),
            now().0.into(),
        ];
        Ok(self.store.execute(sql, parameters).await? > 0)
    }

    /// Gives the lease back.
    pub async fn release_run(&self, run: &RunKey, node: &str) -> Result<(), LedgerError> {
        let sql =
            "DELETE FROM run_leases WHERE partition_id = $1 AND tenant_id = $2 AND run_id = $3 AND node = $4";
        let parameters = vec![
            run.stream().partition().into(),
            run.tenant.as_str().into(),
            run.run_id.as_str().into(),
            node.into(),
        ];
        self.store.execute(sql, parameters).await?;
        Ok(())
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
        runs::active(self.store.as_ref()).await?.into_iter().map(key).collect()
    }
}
