//! Destroys what policies took away once it can't be restored any more: some at a time, and no memory twice.

use memledger_ledger::{Call, Identity, LedgerError, PurgeOptions, UserCall, worker::StopSignal};

use super::{Trouble, Work, Workflow};

/// Memories of a user that are destroyed between two looks at whether the server ends.
const BATCH: usize = 50;

const REASON: &str = "its time to be restored was over";

/// Purges what is overdue. One that somebody restores meanwhile stays.
pub async fn purge_overdue(
    workflow: &dyn Workflow,
    work: &Work,
    stop: &StopSignal,
) -> Result<usize, Trouble> {
    let (identity, user, mut purged) = (Identity::operator(work.run.tenant.clone()), &work.run.user, 0);
    while work.options.purge && !stop.is_requested() {
        let (overdue, before) = (workflow.overdue(work, BATCH).await?, purged);
        for seen in overdue {
            let call = UserCall::new(Call::from(identity.clone()), user.clone());
            let call = UserCall { expected_revision: Some(seen.revision), ..call };
            let (id, options) = (seen.memory_id, PurgeOptions::default());
            match work.ledger.audit.purge_with(call, id, REASON.to_owned(), options).await {
                Ok(_) => purged += 1,
                // Somebody was quicker, with it or with something else.
                Err(LedgerError::Conflict(_) | LedgerError::State(_) | LedgerError::NotFound(_)) => {}
                Err(failed) => return Err(failed.into()),
            }
        }
        if purged == before {
            break;
        }
    }
    if purged > 0 {
        tracing::info!(%user, purged, "purged memories whose time to be restored was over");
    }
    Ok(purged)
}
