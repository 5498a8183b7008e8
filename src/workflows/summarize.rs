//! One pass of the long-term summaries over all users of a tenant, for a caller with a schedule of its own.

use std::{
    sync::Arc,
    time::{Duration, Instant},
};

use crate::{ALL, Runner, engine::Execution, long_term_summaries, request_run};
use memledger_ledger::{
    Call, Ledger, LedgerError, UserCall,
    runs::{RunKey, Trigger},
    words::UserId,
};

/// How long the answer waits for runs to end; those that are left go on.
const WAIT: Duration = Duration::from_secs(20);
const LOOK: Duration = Duration::from_millis(50);
/// Users that are looked at together.
const PAGE: usize = 500;

/// What a pass came to.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct SummarizePass {
    pub last_run: Option<String>,
    /// Of the server's own schedule; none while the policy is off.
    pub next_run: Option<String>,
    /// Memories that the summaries stand for.
    pub summarized: i64,
    pub summaries: i64,
    /// Runs that had not ended when this was answered.
    pub under_way: usize,
}

/// Requests a run for each user whose memories can be summarised, and waits a while for them.
///
/// Without a runner the runs are left to other servers.
pub async fn summarize(
    ledger: &Arc<Ledger>,
    runner: Option<&Runner>,
    asker: Call,
) -> Result<SummarizePass, LedgerError> {
    let identity = asker.identity.clone();
    let execution = match runner {
        Some(runner) => runner.execution().clone(),
        None => Execution::to_look(ALL, ledger.clone()),
    };
    identity.may_operate()?;
    let name = long_term_summaries::DEFINITION.name;
    let (mut runs, mut page): (Vec<RunKey>, Option<String>) = (Vec::new(), None);
    loop {
        let users = ledger.audit.users(&identity, None, PAGE, page.as_deref()).await?;
        for user in users.items.iter().filter(|user| user.active > 0) {
            let user = UserId::new(&user.user_id).map_err(|e| LedgerError::Internal(e.to_string()))?;
            if !execution.has_work(&long_term_summaries::DEFINITION, &identity.tenant, &user).await? {
                continue;
            }
            let call = UserCall::new(Call::from(identity.clone()), user);
            match request_run(ledger, call, name, Trigger::Manual).await {
                Ok(requested) => {
                    if let Some(runner) = runner {
                        runner.begin(requested.answer.clone());
                    }
                    runs.push(requested.answer);
                }
                // One is under way.
                Err(LedgerError::State(_)) => {}
                Err(failed) => return Err(failed),
            }
        }
        match users.next_cursor {
            Some(next) => page = Some(next),
            None => break,
        }
    }
    let mut pass = SummarizePass::default();
    let deadline = Instant::now() + if runner.is_some() { WAIT } else { Duration::ZERO };
    for run in runs {
        loop {
            let details = ledger.runs.run(&identity, &run.run_id).await?;
            let has_ended = !matches!(details.run.status.as_str(), "requested" | "running");
            if has_ended {
                let figure = |name: &str| details.figures.get(name).copied().unwrap_or_default();
                pass.summarized += figure("summarized");
                pass.summaries += figure("summaries");
                break;
            }
            if Instant::now() >= deadline {
                pass.under_way += 1;
                break;
            }
            tokio::time::sleep(LOOK).await;
        }
    }
    let schedule = ledger.runs.schedule(&identity, None).await?;
    if let Some(own) = schedule.into_iter().find(|one| one.workflow == name) {
        (pass.last_run, pass.next_run) = (own.last_run, own.next_run);
    }
    Ok(pass)
}
