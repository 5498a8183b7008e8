//! Who works on something, and until when. A lease only keeps nodes from doing work twice; that nothing has two effects is
//! the log's business.

use std::time::Duration;

use memledger_store::{EventStore, StoreError};

use crate::time::now;

/// How far clocks of servers may be apart. A lease that ends later than one of theirs was taken under a wrong clock.
const APART_US: i64 = 10 * 60 * 1_000_000;

/// A name within a partition and tenant, and the node that wants it. They lie in `run_leases`, as most are of runs.
pub struct Lease<'a> {
    pub partition_id: i32,
    pub tenant: &'a str,
    pub name: &'a str,
    pub node: &'a str,
}

impl Lease<'_> {
    /// Takes or renews it; false where another node has it.
    pub async fn take(&self, store: &dyn EventStore, time: Duration) -> Result<bool, StoreError> {
        let now = now().0;
        let until = now.saturating_add(i64::try_from(time.as_micros()).unwrap_or(i64::MAX));
        let sql = "INSERT INTO run_leases (partition_id, tenant_id, run_id, node, expires_at) \
                   VALUES ($1, $2, $3, $4, $5) ON CONFLICT (partition_id, tenant_id, run_id) DO UPDATE \
                   SET node = excluded.node, expires_at = excluded.expires_at \
                   WHERE run_leases.node = excluded.node OR run_leases.expires_at < $6 \
                      OR run_leases.expires_at > $7";
        let parameters = vec![
            self.partition_id.into(),
            self.tenant.into(),
            self.name.into(),
            self.node.into(),
            until.into(),
            now.into(),
            until.saturating_add(APART_US).into(),
        ];
        Ok(store.execute(sql, parameters).await? > 0)
    }

    /// Gives it back, where the node has it.
    pub async fn release(&self, store: &dyn EventStore) -> Result<(), StoreError> {
        let sql =
            "DELETE FROM run_leases WHERE partition_id = $1 AND tenant_id = $2 AND run_id = $3 AND node = $4";
        let parameters =
            vec![self.partition_id.into(), self.tenant.into(), self.name.into(), self.node.into()];
        store.execute(sql, parameters).await.map(drop)
    }
}
