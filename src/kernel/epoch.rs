//! The epoch: which life of the log a cursor of the feed belongs to. A restore begins another.

use memledger_store::PartitionHead;

use crate::{Core, LedgerError};

/// That of the whole log; all its partitions have one.
pub fn now(heads: &[PartitionHead]) -> i64 {
    heads.iter().map(|head| head.epoch).max().unwrap_or_default()
}

impl Core {
    /// The epoch that cursors carry now.
    pub async fn epoch(&self) -> Result<i64, LedgerError> {
        Ok(now(&self.store.heads().await?))
    }

    /// Refuses every cursor given so far, since the log may have forgotten events that their readers saw;
    /// answers the new epoch. For the operator at the machine.
    pub async fn raise_epoch(&self) -> Result<i64, LedgerError> {
        Ok(self.store.raise_epoch().await?)
    }
}
