//! How a run is requested: by a caller, by the growth of a user's memories, or by the schedule. No other code requests one.

use memledger_ledger::{
    Call, Done, Ledger, LedgerError, UserCall,
    runs::{RunKey, Slot, Trigger},
    words::{TenantId, UserId},
};

use crate::definition::{Definition, named, of_run};

/// Requests a run of the workflow of that name for the user of the call. All faces request runs here.
///
/// The caller must be an admin, and the user must have memories. A user has one run at a time: another one is refused while it
/// is under way. A name that no workflow has is an error that names those that exist. A request that is repeated under its
/// idempotency key answers the run of the first one.
pub async fn request_run(
    ledger: &Ledger,
    call: UserCall,
    workflow: &str,
    trigger: Trigger,
) -> Result<Done<RunKey>, LedgerError> {
    let definition = named(workflow)?;
    let UserCall { call, user, .. } = call;
    ledger.runs.request_run(call, &user, definition.name, trigger, definition.step_names()).await
}

/// Accepts what a dry run said it would take away, and requests the run to do it.
pub async fn accept_run(ledger: &Ledger, asker: Call, run_id: &str) -> Result<Done<RunKey>, LedgerError> {
    ledger.runs.accept_run(asker, run_id, |workflow| of_run(workflow).step_names()).await
}

/// Requests the run of a user's slot, once, however many servers ask.
pub(crate) async fn request_scheduled_run(
    ledger: &Ledger,
    tenant: &TenantId,
    user: &UserId,
    definition: &Definition,
    slot: Slot,
) -> Result<Option<RunKey>, LedgerError> {
    ledger.runs.request_scheduled(tenant, user, definition.name, definition.step_names(), slot).await
}

/// Requests a run on the workflow's own account, if its settings allow that and the user's memories have grown enough; none
/// otherwise, and none while another run of the user is under way.
pub async fn request_run_by_growth(
    ledger: &Ledger,
    tenant: &TenantId,
    user: &UserId,
    workflow: &str,
) -> Result<Option<RunKey>, LedgerError> {
    let definition = named(workflow)?;
    ledger.runs.trigger_run(tenant, user, definition.name, definition.step_names()).await
}
