//! Destroys what was forgotten once it can't be restored any more: some at a time, and no memory twice.

use memledger_ledger::{
    Call, Identity, Ledger, LedgerError, PurgeOptions, UserCall,
    runs::ageing::Ageing,
    time::now,
    words::{TenantId, UserId},
    worker::StopSignal,
};

use crate::Options;

/// Memories of a user that are destroyed between two looks at whether the server ends.
const BATCH: usize = 50;

const REASON: &str = "its time to be restored was over";

/// Purges the user's soft-deleted memories whose time is over. One that somebody restores meanwhile stays.
pub async fn purge_due(
    ledger: &Ledger,
    ageing: &Ageing,
    tenant: &TenantId,
    user: &UserId,
    options: &Options,
    stop: &StopSignal,
) -> Result<usize, LedgerError> {
    let (identity, mut purged) = (Identity::operator(tenant.clone()), 0);
    while options.purge && !stop.is_requested() {
        let due = ledger.runs.purge_due(tenant, user, ageing, now(), BATCH).await?;
        if due.is_empty() {
            break;
        }
        for seen in due {
            let call = Call { idempotency_key: None, ..Call::from(identity.clone()) };
            let call = UserCall { expected_revision: Some(seen.revision), ..UserCall::new(call, user.clone()) };
            let id = seen.memory_id;
            match ledger.audit.purge_with(call, id.clone(), REASON.to_owned(), PurgeOptions::default()).await {
                Ok(_) => purged += 1,
                // Somebody was quicker, with it or with something else.
                Err(LedgerError::Conflict(_) | LedgerError::State(_) | LedgerError::NotFound(_)) => {}
                Err(failed) => return Err(failed),
            }
        }
    }
    if purged > 0 {
        tracing::info!(%user, purged, "purged memories that were forgotten; their time to be restored was over");
    }
    Ok(purged)
}
