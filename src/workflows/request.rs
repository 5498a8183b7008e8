//! How callers request a run. The engine requests those that begin by themselves.

use memledger_ledger::{
    Call, Done, Ledger, LedgerError, UserCall,
    runs::{RunKey, Trigger},
};

use crate::definition::{named, of_run};

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
