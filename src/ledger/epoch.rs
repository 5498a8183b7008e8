//! The epoch: which run of the log a cursor of the feed belongs to. A restore begins another.

use crate::{Ledger, LedgerError};

impl Ledger {
    /// The epoch that cursors carry now.
    pub async fn epoch(&self) -> Result<i64, LedgerError> {
        let heads = self.store.heads().await?;
        Ok(heads.iter().map(|head| head.epoch).max().unwrap_or(0))
    }

    /// Refuses every cursor given so far, since the log may have forgotten events that their readers saw;
    /// answers the new epoch. For the operator at the machine.
    pub async fn raise_epoch(&self) -> Result<i64, LedgerError> {
        Ok(self.store.raise_epoch().await?)
    }
}
