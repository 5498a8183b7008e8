//! `run`: a workflow in the foreground, with a progress bar; or what it would do, and nothing written.

use std::{
    collections::BTreeMap,
    sync::{Arc, Mutex, PoisonError},
};

use memledger_ledger::{
    Identity, Ledger, LedgerError,
    runs::{RunDetails, RunKey, Trigger},
    words::UserId,
};
use memledger_workflows::{
    Definition, by_name,
    engine::{Execution, InMemory, StepSpec, Trouble, Work, Worked},
    memory_optimization::{self, Proposal, markdown},
};

use super::{print_json, tenant, user};
use crate::{arguments::Run, failure::Failure, output::say, progress::Progress, settings::Settings, wiring};

pub async fn run(settings: &Settings, run: Run) -> Result<(), Failure> {
    let Some(definition) = by_name(&run.workflow) else {
        let known: Vec<&str> = memledger_workflows::ALL.iter().map(|definition| definition.name).collect();
        return Err(Failure::Usage(format!(
            "there is no workflow {}; there is {}",
            run.workflow,
            known.join(", ")
        )));
    };
    let user = user(&run.user)?;
    let identity = Identity::operator(tenant(&run.tenant)?);
    let ledger = wiring::existing_ledger(settings).await?;
    let done = match run.dry_run {
        true => propose(settings, &ledger, &identity, definition, &user, run.json).await,
        false => work(settings, &ledger, &identity, definition, &user, run.json).await,
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

async fn work(
    settings: &Settings,
    ledger: &Arc<Ledger>,
    identity: &Identity,
    definition: &Definition,
    user: &UserId,
    as_json: bool,
) -> Result<(), Failure> {
    let bars = Arc::new(Bars(Mutex::default()));
    let shown = bars.clone();
    let execution = Execution {
        ledger: ledger.clone(),
        model: settings.language_model.open()?,
        node: wiring::node(),
        lease: settings.workflows.options().lease,
        max_attempts: settings.workflows.max_attempts,
        options: settings.workflows.options().work,
        progress: Arc::new(move |step, done, of| shown.at(step, done, of)),
    };
    let steps = definition.step_names();
    let run = match ledger.request_run(identity, user, definition.name, Trigger::CommandLine, steps).await {
        Ok(requested) => requested.answer,
        Err(refused @ LedgerError::State(_)) => {
            let left = left(&execution, identity, user, definition.name).await?;
            left.ok_or(refused)?
        }
        Err(refused) => return Err(refused.into()),
    };
    let details = until_ended(&execution, ledger, identity, &run).await;
    bars.end();
    let details = details?;
    if as_json {
        print_json(&details)?;
    } else if let Some(report) = markdown(definition.title, &run.run_id, &details.figures) {
        say!("{report}");
    }
    match details.run.status.as_str() {
        "completed" => Ok(()),
        status => {
            let why =
                details.run.reason.or(details.run.error).map(|why| format!(": {why}")).unwrap_or_default();
            Err(Failure::Work(format!("run {} is {status}{why}", run.run_id)))
        }
    }
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
    let Some(run) = ledger.open_runs().await?.into_iter().find(is_it) else { return Ok(None) };
    if !ledger.lease_run(&run, &execution.node, execution.lease).await? {
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
        let details = ledger.run(identity, &run.run_id).await?;
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
    ledger.known_user(identity, user).await?;
    let answers = Arc::new(InMemory::default());
    let mut work = Work {
        ledger: ledger.clone(),
        model: settings.language_model.open()?,
        run: RunKey {
            tenant: identity.tenant.clone(),
            user: user.clone(),
            workflow: definition.name.to_owned(),
            run_id: uuid::Uuid::now_v7().to_string(),
        },
        options: settings.workflows.options().work,
        answers: answers.clone(),
        figures: BTreeMap::new(),
        progress: Arc::new(|_, _| {}),
    };
    let proposed = memory_optimization::dry_run(&mut work).await;
    let proposal = proposed.map_err(|trouble| Failure::Work(trouble.to_string()))?;
    if as_json {
        return print_json(&proposal);
    }
    print(&proposal);
    let usage = answers.usage();
    if let Some(model) = work.model.filter(|_| usage.requests > 0) {
        let tokens = usage.prompt_tokens + usage.completion_tokens;
        say!("{} requests to {}, {tokens} tokens", usage.requests, model.id());
    }
    Ok(())
}

fn print(proposal: &Proposal) {
    for delete in &proposal.deletes {
        say!("delete {}  {}\n       {}", delete.memory_id, delete.content, delete.reason);
    }
    for merge in &proposal.merges {
        say!("merge  {}", merge.source_ids.join(", "));
        merge.contents.iter().for_each(|content| say!("     - {content}"));
        say!("     = {} [{}]", merge.merged, merge.topics.join(", "));
    }
    for topics in &proposal.topics {
        say!("topics {}  {} → {}", topics.memory_id, topics.from.join(", "), topics.to.join(", "));
    }
    let merged: usize = proposal.merges.iter().map(|merge| merge.source_ids.len()).sum();
    say!(
        "{} to delete, {merged} to merge into {}, {} to keep, {} of them with other topics; nothing was written",
        proposal.deletes.len(),
        proposal.merges.len(),
        proposal.kept,
        proposal.topics.len()
    );
    match proposal.fallbacks {
        0 => {}
        1 => say!("1 question had no usable answer; its memories stay as they are"),
        n => say!("{n} questions had no usable answer; their memories stay as they are"),
    }
    if let Some(why) = &proposal.refused {
        say!("a run would change nothing: {why}");
    }
}
