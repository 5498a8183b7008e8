//! What people ask of runs: start one, watch it, end it, undo it.

use std::collections::BTreeMap;

use memledger_aggregates::{
    UserId,
    workflow_run::{RunAction, RunChange, RunStatus, Trigger},
};
use memledger_kernel::{Call, Done, Identity, LedgerError, Page, cursor, texts::reason};
use memledger_projections::{
    run_event,
    runs::{self, Run, RunFilter},
};
use memledger_store::{StoredEvent, projector::Query};
use serde::Serialize;
use serde_json::Value;
use utoipa::ToSchema;
use uuid::Uuid;

use super::{
    RunAnswer, RunDetails, RunKey, RunStatsView, RunSummary, Saved, Undone,
    ageing::PolicyName,
    commands::{run_id, unknown},
    runs_of,
};
use crate::Runs;

/// The figure of a run that only reports what it would take away.
pub const DRY_RUN: &str = "dry_run";

/// Most active runs that are listed.
const MOST_ACTIVE: u64 = 1_000;

#[derive(Debug, Clone, Default)]
pub struct RunsQuery {
    pub status: Option<String>,
    pub user: Option<UserId>,
    pub workflow: Option<String>,
    pub limit: usize,
    pub cursor: Option<String>,
}

#[derive(Debug, Clone, Serialize, ToSchema)]
pub struct RunRestored {
    pub run_id: String,
    #[serde(flatten)]
    pub undone: Undone,
}

#[derive(Debug, Clone, Serialize, ToSchema)]
pub struct RunCancelled {
    pub run_id: String,
    pub status: String,
}

impl Runs {
    /// Requests a run for a user who has memories.
    pub async fn request_run(
        &self,
        asker: impl Into<Call>,
        user: &UserId,
        workflow: &str,
        trigger: Trigger,
        steps: Vec<String>,
    ) -> Result<Done<RunKey>, LedgerError> {
        let asker = asker.into();
        let identity = &asker.identity;
        identity.may_administer()?;
        identity.may_read(user)?;
        self.known_user(identity, user).await?;
        let mut run = RunKey {
            tenant: identity.tenant.clone(),
            user: user.clone(),
            workflow: workflow.to_owned(),
            run_id: Uuid::now_v7().to_string(),
        };
        let fingerprint = format!("request:{workflow}");
        let action = RunAction::RequestRun { workflow: workflow.to_owned(), trigger, steps };
        let (position, earlier) = self.tell_for(&asker, &run, fingerprint, action).await?;
        let replayed = earlier.is_some();
        run.run_id = earlier.unwrap_or(run.run_id);
        self.written(identity, user, run, position, replayed).await
    }

    /// Refuses a user who never had a memory.
    pub async fn known_user(&self, identity: &Identity, user: &UserId) -> Result<(), LedgerError> {
        match self.memories.head(identity, user).await?.0 {
            0 => Err(LedgerError::NotFound(format!("user {user} has no memories"))),
            _ => Ok(()),
        }
    }

    async fn written<T>(
        &self,
        identity: &Identity,
        user: &UserId,
        answer: T,
        position: i64,
        replayed: bool,
    ) -> Result<Done<T>, LedgerError> {
        let (rev, partition_id, _) = self.memories.head(identity, user).await?;
        Ok(Done { answer, partition_id, position, rev: Some(rev), replayed })
    }

    /// The newest runs of the tenant.
    pub async fn runs(&self, identity: &Identity, query: RunsQuery) -> Result<Page<RunSummary>, LedgerError> {
        identity.may_audit()?;
        if let Some(status) = query.status.as_deref().filter(|status| RunStatus::parse(status).is_none()) {
            let known = RunStatus::ALL.map(RunStatus::as_str).join(", ");
            return Err(LedgerError::invalid("status", format!("must be one of {known}, is {status:?}")));
        }
        let before: Option<(i64, String)> =
            query.cursor.as_deref().map(|page| cursor::decode("runs", page)).transpose()?;
        self.core.fresh_everywhere("runs").await?;
        if let Some(user) = &query.user {
            self.core.fresh(&runs_of(&identity.tenant, user), &["runs"]).await?;
        }
        let filter = RunFilter {
            tenant_id: identity.tenant.as_str(),
            users: query.user.iter().map(UserId::as_str).collect(),
            status: query.status.as_deref(),
            workflow: query.workflow.as_deref(),
            before: before.as_ref().map(|(at, run_id)| (*at, run_id.as_str())),
            limit: query.limit + 1,
        };
        let mut found = self.found_runs(runs::list(&filter)).await?;
        let end = |(_, run): &(String, Run)| cursor::encode("runs", &(run.requested_at, &run.run_id));
        let next_cursor = cursor::behind(&mut found, query.limit, end);
        Ok(Page { items: self.summaries(identity, &found).await?, next_cursor })
    }

    /// The runs of the tenant that are requested or running, the oldest first; of very many, those that are running
    /// and the oldest that wait.
    pub async fn active_runs(&self, identity: &Identity) -> Result<Vec<RunSummary>, LedgerError> {
        identity.may_audit()?;
        self.core.fresh_everywhere("runs").await?;
        let mut found = self.found_runs(runs::under_way(identity.tenant.as_str(), MOST_ACTIVE)).await?;
        found.sort_by(|(_, a), (_, b)| (a.requested_at, &a.run_id).cmp(&(b.requested_at, &b.run_id)));
        self.summaries(identity, &found).await
    }

    pub async fn run(&self, identity: &Identity, run_id: &str) -> Result<RunDetails, LedgerError> {
        identity.may_audit()?;
        let (user, run) = self.find_run(identity, run_id).await?;
        let reason = self.reason_of(identity, user.as_str(), &run).await?;
        Ok(RunDetails::of(user.as_str(), &run, reason))
    }

    async fn summaries(
        &self,
        identity: &Identity,
        found: &[(String, Run)],
    ) -> Result<Vec<RunSummary>, LedgerError> {
        let mut summaries = Vec::with_capacity(found.len());
        for (user, run) in found {
            summaries.push(RunSummary::of(user, run, self.reason_of(identity, user, run).await?));
        }
        Ok(summaries)
    }

    /// Why a run failed, in words: few runs fail so, and few are listed.
    async fn reason_of(
        &self,
        identity: &Identity,
        user: &str,
        run: &Run,
    ) -> Result<Option<String>, LedgerError> {
        let Some(content_id) = run.reason else { return Ok(None) };
        let user = UserId::new(user).map_err(|e| LedgerError::Internal(e.to_string()))?;
        let partition_id = runs_of(&identity.tenant, &user).partition();
        let found = self.core.store.contents(partition_id, &[content_id]).await?;
        found.first().map(|content| Ok(reason(&content.body)?.reason)).transpose()
    }

    /// The answers that a run keeps, in the order they came.
    pub async fn run_answers(
        &self,
        identity: &Identity,
        run_id: &str,
    ) -> Result<Vec<RunAnswer>, LedgerError> {
        identity.may_audit()?;
        let (user, run) = self.find_run(identity, run_id).await?;
        let stream = self.key_of(identity, user.clone(), &run).stream();
        let count = usize::try_from(run.last_version - run.first_version + 1).unwrap_or_default();
        let mut events = self.core.store.read_stream(&stream, run.first_version - 1, count).await?;
        // Others may have run before this one was undone.
        events
            .retain(|stored| run_event(stored).map_or(true, |event| event.run_id.to_string() == run.run_id));
        let answers = self.answers_of(&events).await?;
        if !answers.is_empty() {
            self.records.note_answer(identity, Some(&user));
        }
        Ok(answers)
    }

    /// The answers that events of one stream of runs speak of; none that was destroyed.
    pub async fn answers_of(&self, events: &[StoredEvent]) -> Result<Vec<RunAnswer>, LedgerError> {
        let Some(first) = events.first() else { return Ok(Vec::new()) };
        let mut kept = Vec::new();
        for stored in events {
            let event = run_event(stored).map_err(LedgerError::Internal)?;
            if let RunChange::AnswerRecorded { content, fallback, item, step, .. } = event.change {
                let run_id = event.run_id.to_string();
                let answer = RunAnswer { run_id, step, item, fallback, body: Value::Null };
                kept.push((content.content_id, answer));
            }
        }
        let texts = self.memories.texts(first.partition_id, kept.iter().map(|(id, _)| *id).collect()).await?;
        let read = |(id, answer): (Uuid, RunAnswer)| {
            let body = serde_json::from_str(texts.get(&id)?);
            let body = body.map_err(|e| LedgerError::Internal(format!("a run's answer is unreadable: {e}")));
            Some(body.map(|body| RunAnswer { body, ..answer }))
        };
        kept.into_iter().filter_map(read).collect()
    }

    /// Runs summed up by workflow and status.
    pub async fn run_stats(&self, identity: &Identity) -> Result<Vec<RunStatsView>, LedgerError> {
        identity.may_audit()?;
        self.core.fresh_everywhere("runs").await?;
        let totals = runs::totals(self.core.store.as_ref(), identity.tenant.as_str()).await?;
        Ok(totals.into_iter().map(RunStatsView::of).collect())
    }

    /// Ends a run before it has changed anything.
    pub async fn cancel_run(
        &self,
        asker: impl Into<Call>,
        id: &str,
    ) -> Result<Done<RunCancelled>, LedgerError> {
        let asker = asker.into();
        let identity = &asker.identity;
        identity.may_operate()?;
        let (user, run) = self.find_run(identity, id).await?;
        let key = self.key_of(identity, user, &run);
        let fingerprint = format!("cancel:{}", run.run_id);
        let (position, earlier) = self.tell_for(&asker, &key, fingerprint, RunAction::CancelRun).await?;
        let answer = RunCancelled { run_id: run.run_id, status: RunStatus::Cancelled.to_string() };
        self.written(identity, &key.user, answer, position, earlier.is_some()).await
    }

    /// Undoes what a run did that completed, or failed after it had saved, as a whole. Undone twice, nothing
    /// more is changed.
    pub async fn restore_run(
        &self,
        asker: impl Into<Call>,
        id: &str,
    ) -> Result<Done<RunRestored>, LedgerError> {
        let asker = asker.into();
        let identity = &asker.identity;
        identity.may_operate()?;
        let (user, run) = self.find_run(identity, id).await?;
        // One that failed may have saved before it did.
        if !matches!(run.status, RunStatus::Completed | RunStatus::Failed) {
            return Err(LedgerError::State(format!(
                "run {id} is {}; only a completed or failed run can be undone",
                run.status
            )));
        }
        let key = self.key_of(identity, user, &run);
        // The receipt tells it also of a run whose process ended before it could note what it had saved.
        let Some(Saved { first_rev, last_rev, .. }) = self.saved_by(&key).await? else {
            return Err(LedgerError::State(format!(
                "run {id} changed no memories; there is nothing to undo"
            )));
        };
        let fingerprint = format!("restore:{}", run.run_id);
        // Another request that came under the same key is refused before anything is changed.
        self.core.runs.replay(&key.stream(), &asker.origin(&key.stream(), fingerprint.clone())).await?;
        // First the memories and then the note: a process that ends in between leaves what a repeat completes.
        let undone = self.undo_revs(identity, &key, first_rev, last_rev).await?;
        let count = |n: usize| i64::try_from(n).unwrap_or(i64::MAX);
        let figures = BTreeMap::from([
            ("restored".to_owned(), count(undone.restored)),
            ("archived".to_owned(), count(undone.archived)),
            ("rewritten".to_owned(), count(undone.rewritten)),
            ("kept".to_owned(), count(undone.kept.len())),
        ]);
        let note = RunAction::NoteRestore { figures };
        let (position, earlier) = self.tell_for(&asker, &key, fingerprint, note).await?;
        let answer = RunRestored { run_id: run.run_id, undone };
        self.written(identity, &key.user, answer, position, earlier.is_some()).await
    }

    /// Accepts what a dry run said it would take away: the run to do it is requested, and from now on runs of the policy act.
    /// Accepted twice, there is one such run.
    pub async fn accept_run(
        &self,
        asker: impl Into<Call>,
        id: &str,
        steps: impl FnOnce(&str) -> Vec<String> + Send,
    ) -> Result<Done<RunKey>, LedgerError> {
        let mut asker = asker.into();
        asker.identity.may_operate()?;
        let (user, run) = self.find_run(&asker.identity, id).await?;
        let policy = PolicyName::parse(&run.workflow).filter(|_| run.figure(DRY_RUN) == Some(1));
        let Some(policy) = policy.filter(|_| run.status == RunStatus::Completed) else {
            return Err(LedgerError::State(format!(
                "run {id} is no completed dry run; there is nothing to accept"
            )));
        };
        let set_at = self.ageing(&asker.identity.tenant).await?.set_at(policy);
        if set_at.is_some_and(|set_at| set_at.0 > run.requested_at) {
            return Err(LedgerError::State(format!(
                "{policy} was set otherwise since run {id}, which does not show what it would do now; start another one"
            )));
        }
        self.accept_policy(
            &asker.identity,
            policy,
            run_id(&self.key_of(&asker.identity, user.clone(), &run))?,
        )
        .await?;
        asker.idempotency_key = Some(format!("accept:{}", run.run_id));
        let steps = steps(&run.workflow);
        self.request_run(asker, &user, &run.workflow, Trigger::Manual, steps).await
    }

    fn key_of(&self, identity: &Identity, user: UserId, run: &Run) -> RunKey {
        RunKey {
            tenant: identity.tenant.clone(),
            user,
            workflow: run.workflow.clone(),
            run_id: run.run_id.clone(),
        }
    }

    /// A run of the tenant with its user, among those that the caller may see.
    async fn find_run(&self, identity: &Identity, id: &str) -> Result<(UserId, Run), LedgerError> {
        self.core.fresh_everywhere("runs").await?;
        // Its canonical text, however it was written.
        let id = Uuid::parse_str(id).map(|id| id.to_string()).map_err(|_| unknown(id))?;
        let found = self.found_runs(runs::by_id(identity.tenant.as_str(), &id)).await?.pop();
        let (user, run) = found.ok_or_else(|| unknown(&id))?;
        let user = UserId::new(&user).map_err(|e| LedgerError::Internal(e.to_string()))?;
        identity.may_read(&user).map_err(|_| unknown(&id))?;
        // An event of it that could not be applied is missing from it.
        self.core.fresh(&runs_of(&identity.tenant, &user), &["runs"]).await?;
        Ok((user, run))
    }

    async fn found_runs(&self, query: Query) -> Result<Vec<(String, Run)>, LedgerError> {
        Ok(runs::read(&self.core.store.query(&query.sql, query.parameters).await?)?)
    }
}
