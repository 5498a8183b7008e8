//! What the engine tells of a run: each an event, under an id that comes from the run, the step and the item.

use std::collections::BTreeMap;

use async_trait::async_trait;
use memledger_aggregates::{
    Timestamp, UserId,
    memory_book::{ContentRef, Reason},
    workflow_run::{
        RunAction, RunChange, RunCommand, RunEvent, RunId, RunUsage, StepStatus, WorkflowRuns, outcome,
    },
};
use memledger_kernel::{
    Call, Identity, LedgerError, book_stream,
    call::scope_of,
    executor::{CommandOrigin, Draft, Executed, PreparedCommand, Replay},
    texts::set_apart,
};
use memledger_names as names;
use memledger_store::{NewContent, StreamKey};
use serde_json::Value;
use uuid::Uuid;

use super::{RunKey, runs_of};
use crate::Runs;

/// A step as the engine needs to know it.
#[derive(Debug, Clone)]
pub struct StepState {
    pub name: String,
    pub completed: bool,
    pub figures: BTreeMap<String, i64>,
}

/// A command to a user's runs, with the answer that it keeps, if any.
struct RunDraft {
    action: RunDraftAction,
}

enum RunDraftAction {
    Of(RunId, RunAction),
    Answer(RunId, StepAnswer),
    Fail(RunId, RunFailure),
    /// With what the runs gave as reasons in the book.
    Erase(BTreeMap<RunId, Vec<Uuid>>),
}

struct RunFailure {
    attempt: u32,
    error: String,
    reason: Option<Reason>,
}

struct StepAnswer {
    attempt: u32,
    step: String,
    item: u32,
    body: Value,
    usage: RunUsage,
    fallback: bool,
}

#[async_trait]
impl Draft<WorkflowRuns> for RunDraft {
    async fn realise(
        &self,
        _: &WorkflowRuns,
        at: Timestamp,
    ) -> Result<PreparedCommand<WorkflowRuns>, LedgerError> {
        let mut contents: Vec<NewContent> = Vec::new();
        let of = |run_id: &RunId, action| RunCommand::OfRun { at, run_id: run_id.clone(), action };
        let command = match &self.action {
            RunDraftAction::Of(run_id, action) => of(run_id, action.clone()),
            RunDraftAction::Erase(reasons) => RunCommand::EraseAnswers { at, reasons: reasons.clone() },
            RunDraftAction::Fail(run_id, failed) => {
                let reason = failed.reason.as_ref().map(set_apart).transpose()?;
                let reason = reason.map(|(content, reference)| {
                    contents.push(content);
                    reference
                });
                let (attempt, error) = (Some(failed.attempt), failed.error.clone());
                of(run_id, RunAction::FailRun { attempt, error, reason })
            }
            RunDraftAction::Answer(run_id, answered) => {
                let (content, reference): (_, ContentRef) = set_apart(&answered.body)?;
                contents.push(content);
                let action = RunAction::RecordAnswer {
                    attempt: answered.attempt,
                    step: answered.step.clone(),
                    item: answered.item,
                    content: reference,
                    usage: answered.usage,
                    fallback: answered.fallback,
                };
                of(run_id, action)
            }
        };
        Ok(PreparedCommand { command, contents })
    }

    fn outcome(&self, _: &WorkflowRuns, events: &[RunEvent]) -> Value {
        let run_id = match &self.action {
            RunDraftAction::Of(run_id, _)
            | RunDraftAction::Answer(run_id, _)
            | RunDraftAction::Fail(run_id, _) => Some(run_id),
            RunDraftAction::Erase(_) => None,
        };
        outcome(events.len() as i64, run_id)
    }

    fn kindred_content(&self, _: &WorkflowRuns) -> Option<Uuid> {
        None
    }
}

impl Runs {
    /// Takes a run up; answers the attempt, under which everything else is told.
    pub async fn claim_run(&self, run: &RunKey, node: &str) -> Result<u32, LedgerError> {
        // Each claim is another, so its id is its own.
        let what = format!("claim:{}", Uuid::now_v7());
        self.tell(run, &what, RunAction::ClaimRun { node: node.to_owned() }).await?;
        let run_id = run_id(run)?;
        let attempt =
            self.core.runs.look(&run.stream(), |runs| runs.get(&run_id).map(|run| run.attempt)).await?;
        attempt.ok_or_else(|| unknown(&run.run_id))
    }

    pub async fn start_step(
        &self,
        run: &RunKey,
        attempt: u32,
        step: &str,
        cancellable: bool,
    ) -> Result<(), LedgerError> {
        let action = RunAction::StartStep { attempt, step: step.to_owned(), cancellable };
        self.tell(run, &format!("{step}:start:{attempt}"), action).await
    }

    /// Keeps an answer, as JSON. One that is kept already stays.
    #[allow(clippy::too_many_arguments)]
    pub async fn record_answer(
        &self,
        run: &RunKey,
        attempt: u32,
        step: &str,
        item: u32,
        body: Value,
        usage: RunUsage,
        fallback: bool,
    ) -> Result<(), LedgerError> {
        let answered = StepAnswer { attempt, step: step.to_owned(), item, body, usage, fallback };
        let draft = RunDraft { action: RunDraftAction::Answer(run_id(run)?, answered) };
        let command_id = run.command_id(&format!("{step}:{item}"));
        self.execute_run(&run.stream(), run.actor(), Some(&run.run_id), Some(command_id), draft).await
    }

    pub async fn complete_step(
        &self,
        run: &RunKey,
        attempt: u32,
        step: &str,
        figures: BTreeMap<String, i64>,
    ) -> Result<(), LedgerError> {
        let action = RunAction::CompleteStep { attempt, step: step.to_owned(), figures };
        self.tell(run, &format!("{step}:complete"), action).await
    }

    /// Ends the run as failed. `error` is a code, never a text; `reason` says it in words, and is kept beside the log as
    /// all texts are.
    pub async fn fail_run(
        &self,
        run: &RunKey,
        attempt: u32,
        step: Option<&str>,
        error: &str,
        reason: Option<&str>,
    ) -> Result<(), LedgerError> {
        if let Some(step) = step {
            let action = RunAction::FailStep { attempt, step: step.to_owned(), error: error.to_owned() };
            self.tell(run, &format!("{step}:fail:{attempt}"), action).await?;
        }
        let reason = reason.map(Reason::shortened).transpose()?;
        let failed = RunFailure { attempt, error: error.to_owned(), reason };
        let draft = RunDraft { action: RunDraftAction::Fail(run_id(run)?, failed) };
        let command_id = run.command_id("fail");
        self.execute_run(&run.stream(), run.actor(), Some(&run.run_id), Some(command_id), draft).await
    }

    pub async fn complete_run(
        &self,
        run: &RunKey,
        attempt: u32,
        figures: BTreeMap<String, i64>,
    ) -> Result<(), LedgerError> {
        self.tell(run, "complete", RunAction::CompleteRun { attempt, figures }).await
    }

    /// The steps of a run that is under way; none where it has ended.
    pub async fn run_steps(&self, run: &RunKey) -> Result<Option<Vec<StepState>>, LedgerError> {
        let run_id = run_id(run)?;
        let steps = |runs: &WorkflowRuns| {
            let run = runs.get(&run_id).filter(|run| run.status.is_active())?;
            let state = |step: &memledger_aggregates::workflow_run::StepRecord| StepState {
                name: step.name.clone(),
                completed: step.status == StepStatus::Completed,
                figures: step.figures.clone(),
            };
            Some(run.steps.iter().map(state).collect())
        };
        self.core.runs.look(&run.stream(), steps).await
    }

    /// The answer that a run under way keeps under that item.
    pub async fn run_answer(
        &self,
        run: &RunKey,
        step: &str,
        item: u32,
    ) -> Result<Option<String>, LedgerError> {
        let run_id = run_id(run)?;
        let stream = run.stream();
        let kept = |runs: &WorkflowRuns| runs.answer(&run_id, step, item).map(|content| content.content_id);
        let Some(content_id) = self.core.runs.look(&stream, kept).await? else { return Ok(None) };
        let found = self.core.store.contents(stream.partition(), &[content_id]).await?;
        match found.into_iter().next() {
            Some(content) => Ok(Some(content.body)),
            None => Err(LedgerError::State(format!("the answers of run {} were destroyed", run.run_id))),
        }
    }

    /// The items of a step that were answered already, while the run is under way.
    pub async fn answered_items(&self, run: &RunKey, step: &str) -> Result<Vec<u32>, LedgerError> {
        let run_id = run_id(run)?;
        let items = |runs: &WorkflowRuns| runs.answered(&run_id, step).collect();
        self.core.runs.look(&run.stream(), items).await
    }

    /// Destroys what models answered about a user, and what runs gave as reasons: it may quote a memory that is purged.
    pub async fn erase_answers(&self, identity: &Identity, user: &UserId) -> Result<(), LedgerError> {
        let runs = runs_of(&identity.tenant, user);
        // Whoever never had a run was given no reasons, and need not have the whole log of the book read.
        if self.core.runs.look(&runs, |runs| runs.iter().len() == 0).await? {
            return Ok(());
        }
        let reasons = self.reasons_of_runs(&book_stream(identity, user)).await?;
        let draft = RunDraft { action: RunDraftAction::Erase(reasons) };
        self.execute_run(&runs, identity.actor(), None, None, draft).await
    }

    /// What the engine tells: as often as it is told, it is noted once.
    pub(super) async fn tell(&self, run: &RunKey, what: &str, action: RunAction) -> Result<(), LedgerError> {
        let draft = RunDraft { action: RunDraftAction::Of(run_id(run)?, action) };
        self.execute_run(&run.stream(), run.actor(), Some(&run.run_id), Some(run.command_id(what)), draft)
            .await
    }

    /// What somebody asks of a run, under the key that they may give. Answers the position, and the run of the
    /// earlier request where this one repeats it.
    pub(super) async fn tell_for(
        &self,
        asker: &Call,
        run: &RunKey,
        fingerprint: String,
        action: RunAction,
    ) -> Result<(i64, Option<String>), LedgerError> {
        let stream = run.stream();
        let mut origin = asker.origin(&stream, fingerprint);
        origin.correlation_id.get_or_insert_with(|| run.run_id.clone());
        let is_restore = matches!(action, RunAction::NoteRestore { .. });
        let draft = RunDraft { action: RunDraftAction::Of(run_id(run)?, action) };
        match self.core.runs.execute(&stream, &origin, &draft, count_ends).await? {
            Executed::Done { position, .. } => {
                // What a restore wrote is on record already.
                if !is_restore {
                    self.records.note_answer(&asker.identity, Some(&run.user));
                }
                Ok((position, None))
            }
            Executed::Unchanged { position, .. } => Ok((position, None)),
            Executed::Replayed(replay) => Ok((replay.position, Some(run_of(&replay)?))),
        }
    }

    /// The same under a command's own id; answers whether it was told before.
    pub(super) async fn tell_as(
        &self,
        run: &RunKey,
        command_id: String,
        action: RunAction,
    ) -> Result<Executed<()>, LedgerError> {
        let draft = RunDraft { action: RunDraftAction::Of(run_id(run)?, action) };
        self.executed(&run.stream(), run.actor(), Some(&run.run_id), Some(command_id), draft).await
    }

    async fn execute_run(
        &self,
        stream: &StreamKey,
        actor: String,
        run_id: Option<&str>,
        command_id: Option<String>,
        draft: RunDraft,
    ) -> Result<(), LedgerError> {
        self.executed(stream, actor, run_id, command_id, draft).await.map(drop)
    }

    async fn executed(
        &self,
        stream: &StreamKey,
        actor: String,
        run_id: Option<&str>,
        command_id: Option<String>,
        draft: RunDraft,
    ) -> Result<Executed<()>, LedgerError> {
        let origin = CommandOrigin {
            actor,
            scope: scope_of(super::CREDENTIAL, stream),
            idempotency_key: command_id,
            fingerprint: String::new(),
            correlation_id: run_id.map(str::to_owned),
            causation_id: None,
        };
        self.core.runs.execute(stream, &origin, &draft, count_ends).await
    }
}

/// Counts the runs that came to an end with these events.
fn count_ends(_: &WorkflowRuns, events: &[RunEvent]) {
    for event in events {
        let outcome = match &event.change {
            RunChange::Completed { .. } => "completed",
            RunChange::Failed { .. } => "failed",
            RunChange::Cancelled { .. } => "cancelled",
            RunChange::Restored { .. } => "undone",
            _ => continue,
        };
        metrics::counter!(names::RUNS_TOTAL, "outcome" => outcome).increment(1);
    }
}

/// The run that a receipt of a command to runs speaks of.
fn run_of(replay: &Replay) -> Result<String, LedgerError> {
    let run_id = replay.outcome["run_id"].as_str().map(str::to_owned);
    run_id.ok_or_else(|| LedgerError::Internal("a receipt of a run names no run".to_owned()))
}

pub(super) fn run_id(run: &RunKey) -> Result<RunId, LedgerError> {
    RunId::parse(&run.run_id).map_err(|wrong| LedgerError::invalid("run_id", wrong.to_string()))
}

pub(super) fn unknown(run_id: &str) -> LedgerError {
    LedgerError::NotFound(format!("run {run_id} does not exist"))
}
