//! `run`: a workflow in the foreground, with a progress bar; or what it would do, and nothing written.

use std::sync::{Arc, Mutex, PoisonError};

use memledger_ledger::{
    Identity, Ledger, LedgerError, UserCall,
    runs::{DRY_RUN, RunDetails, RunKey, Trigger},
    words::UserId,
};
use memledger_workflows::{
    Definition, accept_run,
    engine::{DryRun, Execution, StepSpec, Trouble, Watch, Worked},
    named, request_run,
};

use super::{print_json, tenant, user};
use crate::{
    arguments::Run,
    failure::Failure,
    output::say,
    progress::Progress,
    settings::{Settings, categories},
    wiring,
};

pub async fn run(settings: &Settings, run: Run) -> Result<(), Failure> {
    let definition = named(&run.workflow).map_err(|unknown| Failure::Usage(unknown.to_string()))?;
    let user = user(&run.user)?;
    let identity = Identity::operator(tenant(&run.tenant)?);
    let ledger = wiring::existing_ledger(settings).await?;
    // Runs make one of memories only where the same agents see them.
    let _reloading = categories::keep_in_force(settings, &ledger)?;
    let done = match run.dry_run {
        true => propose(settings, &ledger, &identity, definition, &user, run.json).await,
        false => work(settings, &ledger, &identity, definition, &user, &run).await,
    };
    ledger.close().await;
    done
}

/// One bar a step.
struct Bars(Mutex<Option<(&'static str, Progress)>>);

impl Bars {
    fn at(&self, step: &StepSpec, done: u64, of: u64) {
        let mut bar = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        if bar.as_ref().is_none_or(|(name, _)| *name != step.name) {
            if let Some((_, ended)) = bar.take() {
                ended.end();
            }
            *bar = Some((step.name, Progress::new(step.title, None)));
        }
        if let Some((_, bar)) = bar.as_ref() {
            // A step begins before it knows how much there is.
            if of > 0 {
                bar.of(of);
            }
            bar.at(done);
        }
    }

    fn end(&self) {
        if let Some((_, ended)) = self.0.lock().unwrap_or_else(PoisonError::into_inner).take() {
            ended.end();
        }
    }
}

/// What a run is worked on with, as the settings say.
fn execution(settings: &Settings, ledger: &Arc<Ledger>, progress: Watch) -> Result<Execution, Failure> {
    let options = settings.workflows.options();
    Ok(Execution {
        workflows: memledger_workflows::ALL,
        incoming: 0,
        ledger: ledger.clone(),
        model: settings.language_model.open()?,
        node: wiring::node(),
        lease: options.lease,
        max_attempts: options.max_attempts,
        options: options.work,
        progress,
    })
}

async fn work(
    settings: &Settings,
    ledger: &Arc<Ledger>,
    identity: &Identity,
    definition: &Definition,
    user: &UserId,
    asked: &Run,
) -> Result<(), Failure> {
    let bars = Arc::new(Bars(Mutex::default()));
    let shown = bars.clone();
    let execution = execution(settings, ledger, Arc::new(move |step, done, of| shown.at(step, done, of)))?;
    let call = UserCall::new(identity, user.clone());
    let run = match request_run(ledger, call, definition.name, Trigger::CommandLine).await {
        Ok(requested) => requested.answer,
        Err(refused @ LedgerError::State(_)) => {
            let left = left(&execution, identity, user, definition.name).await?;
            left.ok_or(refused)?
        }
        Err(refused) => return Err(refused.into()),
    };
    let mut details = until_ended(&execution, ledger, identity, &run).await;
    if asked.yes && details.as_ref().is_ok_and(is_dry) {
        let accepted = accept_run(ledger, identity.clone().into(), &run.run_id).await?;
        details = until_ended(&execution, ledger, identity, &accepted.answer).await;
    }
    bars.end();
    let details = details?;
    if asked.json {
        print_json(&details)?;
    } else if let Some(report) = definition.report(&details.run.run_id, &details.figures) {
        say!("{report}");
    }
    match details.run.status.as_str() {
        "completed" => Ok(()),
        status => {
            let why =
                details.run.reason.or(details.run.error).map(|why| format!(": {why}")).unwrap_or_default();
            Err(Failure::Work(format!("run {} is {status}{why}", details.run.run_id)))
        }
    }
}

/// Whether it only reports what it would take away.
fn is_dry(details: &RunDetails) -> bool {
    details.run.status == "completed" && details.figures.get(DRY_RUN) == Some(&1)
}

/// The user's run under way, where nobody works on it: the process may have been killed, and there may be no server that
/// would go on with it.
async fn left(
    execution: &Execution,
    identity: &Identity,
    user: &UserId,
    workflow: &str,
) -> Result<Option<RunKey>, Failure> {
    let ledger = &execution.ledger;
    let is_it = |run: &RunKey| run.tenant == identity.tenant && run.user == *user && run.workflow == workflow;
    let Some(run) = ledger.runs.open_runs().await?.into_iter().find(is_it) else { return Ok(None) };
    if !ledger.runs.lease_run(&run, &execution.node, execution.lease).await? {
        return Ok(None);
    }
    eprintln!("Resuming run {}, which was interrupted.", run.run_id);
    Ok(Some(run))
}

/// Works on the run, or waits where a server was quicker to take it up.
async fn until_ended(
    execution: &Execution,
    ledger: &Ledger,
    identity: &Identity,
    run: &RunKey,
) -> Result<RunDetails, Failure> {
    loop {
        match execution.run(run).await {
            Ok(Worked::Ended | Worked::HeldElsewhere) | Err(Trouble::Stopped(_)) => {}
            Err(trouble) => {
                let why =
                    format!("run {} stopped: {trouble}; this command or `serve` resumes it", run.run_id);
                return Err(Failure::Work(why));
            }
        }
        let details = ledger.runs.run(identity, &run.run_id).await?;
        if !matches!(details.run.status.as_str(), "requested" | "running") {
            return Ok(details);
        }
        tokio::time::sleep(std::time::Duration::from_millis(200)).await;
    }
}

async fn propose(
    settings: &Settings,
    ledger: &Arc<Ledger>,
    identity: &Identity,
    definition: &Definition,
    user: &UserId,
    as_json: bool,
) -> Result<(), Failure> {
    ledger.runs.known_user(identity, user).await?;
    let execution = execution(settings, ledger, Arc::new(|_, _, _| {}))?;
    let proposed = execution.dry_run(definition, &identity.tenant, user).await;
    let DryRun { proposal, usage } = proposed.map_err(|trouble| Failure::Work(trouble.to_string()))?;
    if as_json {
        return print_json(&proposal);
    }
    say!("{proposal}");
    if let Some(model) = execution.model.filter(|_| usage.requests > 0) {
        let tokens = usage.prompt_tokens + usage.completion_tokens;
        say!("{} requests to {}, {tokens} tokens", usage.requests, model.id());
    }
    Ok(())
}
