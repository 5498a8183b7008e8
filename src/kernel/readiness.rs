//! Whether reads and writes can work now, and why not.

use std::time::Duration;

use memledger_store::projector::lost::Lost;

use crate::{Core, LedgerError};

/// Reads wait for their read models for less than this.
const BEHIND: Duration = Duration::from_secs(30);

impl Core {
    /// An error that names the reason where reads or writes can't work.
    pub async fn ready(&self) -> Result<(), LedgerError> {
        self.store.ready().await?;
        let lost = self.lost().await?;
        if let Some(first) = lost.first() {
            let more = match lost.len() - 1 {
                0 => String::new(),
                more => format!(" and {more} more"),
            };
            return Err(LedgerError::Unavailable(format!(
                "{first}{more}; `memledger replay` rebuilds read models from the log"
            )));
        }
        if let Some(trouble) = self.projector.trouble() {
            return Err(LedgerError::Unavailable(format!("the read models can't follow the log: {trouble}")));
        }
        let behind = self.projector.oldest_unapplied().await?;
        if behind > BEHIND {
            return Err(LedgerError::Unavailable(format!(
                "the read models are behind: the oldest event that they have not applied was written {} s ago",
                behind.as_secs()
            )));
        }
        Ok(())
    }

    /// Events of all tenants; for the operator of the process.
    pub async fn events(&self) -> Result<u64, LedgerError> {
        Ok(self.store.heads().await?.iter().map(|head| head.position.unsigned_abs()).sum())
    }

    /// What the ledger reads or writes, and the database has not.
    pub async fn lost(&self) -> Result<Vec<Lost>, LedgerError> {
        Ok(self.projector.lost().await?)
    }
}
