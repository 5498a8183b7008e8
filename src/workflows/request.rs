//! How a run is requested: by a caller, or by the growth of a user's memories. No other code requests one.

use memledger_ledger::{
    Done, Ledger, LedgerError, UserCall,
    runs::{RunKey, Trigger},
    words::{TenantId, UserId},
};

use crate::definition::named;

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
