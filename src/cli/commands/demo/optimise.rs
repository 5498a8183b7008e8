//! How the demo tidies the hoard up, by rules and without a key, and takes it all back again.

use std::{sync::Arc, time::Duration};

use memledger_aggregates::ThreadId;
use memledger_ledger::{DeltaQuery, UserCall, runs::Trigger};
use memledger_offline::DecidedAction;
use memledger_workflows::{DEFAULT, engine::Execution, request_run};

use super::{Story, tell};
use crate::{failure::Failure, output::say, wiring};

/// Examples shown of each sort of decision.
const SHOWN: usize = 3;

/// Runs the memory-optimisation; answers the run.
pub async fn run(story: &Story, thread: &ThreadId) -> Result<String, Failure> {
    let (ledger, admin) = (&story.ledger, story.admin());
    let before = tell::everything(story).await?;
    let call = UserCall::new(&admin, story.user.clone());
    let run = request_run(ledger, call, DEFAULT.name, Trigger::CommandLine).await?.answer;
    let execution = Execution {
        workflows: memledger_workflows::ALL,
        incoming: 0,
        ledger: ledger.clone(),
        model: None,
        node: wiring::node(),
        lease: Duration::from_secs(60),
        max_attempts: 1,
        options: Arc::default(),
        progress: Arc::new(|_, _, _| {}),
    };
    execution.run(&run).await.map_err(|trouble| Failure::Work(trouble.to_string()))?;
    let details = ledger.runs.run(&admin, &run.run_id).await?;
    let Some(report) = DEFAULT.report(&run.run_id, &details.figures) else {
        let why = details.run.error.unwrap_or_default();
        return Err(Failure::Work(format!("the optimisation is {}: {why}", details.run.status)));
    };
    say!("{report}");
    let decided = DEFAULT.decisions(&ledger.runs.run_answers(&admin, &run.run_id).await?);
    let text = |id: &str| before.iter().find(|memory| memory.id == id).map_or("", tell::text);
    let deleted = decided.decisions.iter().filter(|decision| decision.action == DecidedAction::Delete);
    say!("Deleted, for example:");
    for decision in deleted.step_by(40).take(SHOWN) {
        say!("  {}\n    {}", text(&decision.memory_id), decision.reason);
    }
    say!("Merged, for example:");
    for merge in decided.merges.iter().take(SHOWN) {
        merge.source_ids.iter().for_each(|id| say!("  - {}", text(id)));
        say!("  = {}", merge.merged.as_ref().map_or("", |merged| &merged.content));
    }
    let delta = ledger.memories.delta(&story.agent(), &story.user, thread, DeltaQuery::default()).await?;
    say!("\nAnd the agent is shown:\n{}", delta.header.as_deref().unwrap_or("nothing changed"));
    Ok(run.run_id)
}

/// Undoes the run as a whole.
pub async fn take_back(story: &Story, run_id: &str) -> Result<(), Failure> {
    let undone = story.ledger.runs.restore_run(&story.admin(), run_id).await?.answer.undone;
    say!(
        "{} memories are active again, {} merged ones are archived, {} have their topics back; {} were \
         changed meanwhile and stay as they are.",
        undone.restored,
        undone.archived,
        undone.rewritten,
        undone.kept.len()
    );
    let again = story.ledger.runs.restore_run(&story.admin(), run_id).await?.answer.undone;
    say!("A second undo changes nothing: the memories stay at rev {}.", again.rev);
    say!("{} memories are active.", tell::everything(story).await?.len());
    Ok(())
}
