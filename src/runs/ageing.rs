//! How memories age in a tenant: what is set, what an operator has accepted, and how the clock went.

use std::collections::HashSet;

use async_trait::async_trait;
use memledger_aggregates::{
    MemoryId, TenantId, Timestamp, UserId,
    memory_book::{MemoryBook, MemoryRecord, MemoryState, SeenMemory},
    settings::{Settings, SettingsAction, SettingsCommand, SettingsEvent},
    workflow_run::RunId,
};
use memledger_kernel::{
    Call, Done, Identity, LedgerError, book_stream,
    executor::{Draft, Executed, PreparedCommand},
    time::now,
};
use memledger_projections::{
    run_event,
    runs::{self, Run, RunFilter},
};
use serde_json::{Map, Value};
use uuid::Uuid;

pub(crate) use memledger_aggregates::settings::ageing::STREAM_ID;
pub use memledger_aggregates::settings::ageing::{
    Ageing, AgeingPolicy, ClusterStrategy, ClusterSummaries, Consolidation, Insights, Judge,
    LongTermSummaries, Originals, Policies, PolicyName, Pruning, PruningStrategy, SummarySchedule, Ttl,
};

use super::{RunAnswer, runs_of, settings::stream_of};
use crate::Runs;

/// Runs of one workflow whose answers are read.
const MOST_RUNS: usize = 200;

/// What is to be set of a policy, by the names of its settings; what is absent stays. Shares are in thousandths.
#[derive(Debug, Clone)]
pub struct PolicyChange {
    pub policy: PolicyName,
    pub set: Map<String, Value>,
}

impl PolicyChange {
    fn on(&self, was: &AgeingPolicy) -> Result<AgeingPolicy, LedgerError> {
        let unreadable =
            |e| LedgerError::Internal(format!("the settings of {} are unreadable: {e}", self.policy));
        let mut policy = was.clone();
        for (field, value) in &self.set {
            let mut whole = serde_json::to_value(&policy).map_err(unreadable)?;
            let settings = whole.get_mut(self.policy.as_str()).and_then(Value::as_object_mut);
            let Some(place) = settings.and_then(|settings| settings.get_mut(field)) else {
                return Err(LedgerError::invalid(field, format!("is no setting of {}", self.policy)));
            };
            *place = value.clone();
            policy = serde_json::from_value(whole).map_err(|e| LedgerError::invalid(field, e.to_string()))?;
        }
        Ok(policy)
    }
}

enum AgeingDraft {
    Set(PolicyChange),
    Accept(PolicyName, RunId),
    ReadClock(Timestamp),
}

#[async_trait]
impl Draft<Settings> for AgeingDraft {
    async fn realise(
        &self,
        settings: &Settings,
        at: Timestamp,
    ) -> Result<PreparedCommand<Settings>, LedgerError> {
        let action = match self {
            Self::Set(change) => {
                let was = settings.ageing().policies().get(change.policy);
                SettingsAction::SetPolicy(Box::new(change.on(&was)?))
            }
            Self::Accept(policy, run_id) => {
                SettingsAction::AcceptPolicy { policy: *policy, run_id: run_id.clone() }
            }
            Self::ReadClock(wall) => SettingsAction::ReadClock { wall: *wall },
        };
        Ok(PreparedCommand { command: SettingsCommand { at, action }, contents: Vec::new() })
    }

    fn outcome(&self, settings: &Settings, events: &[SettingsEvent]) -> Value {
        match (events.last(), self) {
            (Some(event), _) => event.change.outcome(),
            (None, Self::Set(change)) => {
                memledger_aggregates::settings::outcome(&settings.ageing().policies().get(change.policy))
            }
            (None, _) => Value::Null,
        }
    }

    fn kindred_content(&self, _: &Settings) -> Option<Uuid> {
        None
    }
}

impl Runs {
    /// How memories age in the tenant.
    pub async fn ageing(&self, tenant: &TenantId) -> Result<Ageing, LedgerError> {
        self.settings.look(&stream_of(tenant, STREAM_ID), |settings| settings.ageing().clone()).await
    }

    /// The same, after the clock was read, which is noted about once a day.
    pub async fn ageing_now(&self, tenant: &TenantId) -> Result<Ageing, LedgerError> {
        let stream = stream_of(tenant, STREAM_ID);
        let origin = Call::from(Identity::operator(tenant.clone())).origin(&stream, String::new());
        let view = |settings: &Settings, _: &[SettingsEvent]| settings.ageing().clone();
        match self.settings.execute(&stream, &origin, &AgeingDraft::ReadClock(now()), view).await? {
            Executed::Done { view, .. } | Executed::Unchanged { view, .. } => Ok(view),
            Executed::Replayed(_) => self.ageing(tenant).await,
        }
    }

    /// The answers that a user's runs of the workflow kept since then, each with when its run was requested.
    pub async fn answers_since(
        &self,
        tenant: &TenantId,
        user: &UserId,
        workflow: &str,
        since: Timestamp,
    ) -> Result<Vec<(Timestamp, RunAnswer)>, LedgerError> {
        let mut answers = Vec::new();
        for run in self.runs_since(tenant, user, workflow, since).await? {
            let of_run = self.answers_of_run(tenant, user, &run).await?;
            answers.extend(of_run.into_iter().map(|answer| (Timestamp(run.requested_at), answer)));
        }
        Ok(answers)
    }

    /// The sum of a figure over a user's runs of the workflow that were requested since then; of those that have none, since they did
    /// not complete, what `of_answer` finds in their answers.
    pub async fn figure_since(
        &self,
        tenant: &TenantId,
        user: &UserId,
        workflow: &str,
        (since, figure): (Timestamp, &str),
        of_answer: impl Fn(&RunAnswer) -> i64 + Send + Sync,
    ) -> Result<i64, LedgerError> {
        let mut sum = 0;
        for run in self.runs_since(tenant, user, workflow, since).await? {
            sum += match run.figure(figure) {
                Some(counted) => counted,
                None => self.answers_of_run(tenant, user, &run).await?.iter().map(&of_answer).sum(),
            };
        }
        Ok(sum)
    }

    async fn answers_of_run(
        &self,
        tenant: &TenantId,
        user: &UserId,
        run: &Run,
    ) -> Result<Vec<RunAnswer>, LedgerError> {
        let count = usize::try_from(run.last_version - run.first_version + 1).unwrap_or_default();
        let mut events =
            self.core.store.read_stream(&runs_of(tenant, user), run.first_version - 1, count).await?;
        events.retain(|stored| run_event(stored).is_ok_and(|event| event.run_id.to_string() == run.run_id));
        self.answers_of(&events).await
    }

    async fn runs_since(
        &self,
        tenant: &TenantId,
        user: &UserId,
        workflow: &str,
        since: Timestamp,
    ) -> Result<Vec<Run>, LedgerError> {
        self.core.fresh(&runs_of(tenant, user), &["runs"]).await?;
        let filter = RunFilter {
            tenant_id: tenant.as_str(),
            users: vec![user.as_str()],
            workflow: Some(workflow),
            limit: MOST_RUNS,
            ..RunFilter::default()
        };
        let query = runs::list(&filter);
        let found = runs::read(&self.core.store.query(&query.sql, query.parameters).await?)?;
        Ok(found.into_iter().map(|(_, run)| run).filter(|run| run.requested_at >= since.0).collect())
    }

    /// Soft-deleted memories of a user whose time to be restored is over, by a clock that may have jumped.
    pub async fn purge_due(
        &self,
        tenant: &TenantId,
        user: &UserId,
        ageing: &Ageing,
        now: Timestamp,
        limit: usize,
    ) -> Result<Vec<SeenMemory>, LedgerError> {
        let is_due = |record: &MemoryRecord| {
            let kept_us = |purge_at: Timestamp| purge_at.0.saturating_sub(record.updated_at.0);
            record.state == MemoryState::SoftDeleted
                && record
                    .purge_at
                    .is_some_and(|at| ageing.clock().age_us(record.updated_at, now) >= kept_us(at))
        };
        let look = |book: &MemoryBook| {
            let due = book.iter().filter(|(_, record)| is_due(record)).take(limit);
            let seen = |(id, record): (&MemoryId, &MemoryRecord)| SeenMemory {
                memory_id: id.clone(),
                revision: record.revision,
            };
            due.map(seen).collect()
        };
        self.core.books.look(&book_stream(&Identity::operator(tenant.clone()), user), look).await
    }

    /// The memories that were merged into one of these, each with when that was.
    pub async fn merged_into(
        &self,
        tenant: &TenantId,
        user: &UserId,
        products: HashSet<MemoryId>,
    ) -> Result<Vec<(SeenMemory, Timestamp)>, LedgerError> {
        let look = |book: &MemoryBook| {
            let is_of = |record: &MemoryRecord| {
                record.state == MemoryState::Merged
                    && record.merged_into.as_ref().is_some_and(|product| products.contains(product))
            };
            let merged = book.iter().filter(|(_, record)| is_of(record));
            let seen = |(id, record): (&MemoryId, &MemoryRecord)| {
                (SeenMemory { memory_id: id.clone(), revision: record.revision }, record.updated_at)
            };
            merged.map(seen).collect()
        };
        self.core.books.look(&book_stream(&Identity::operator(tenant.clone()), user), look).await
    }

    pub async fn set_policy(
        &self,
        asker: impl Into<Call>,
        change: PolicyChange,
    ) -> Result<Done<AgeingPolicy>, LedgerError> {
        let asker = asker.into();
        asker.identity.may_operate()?;
        let policy = change.policy;
        let stream = stream_of(&asker.identity.tenant, STREAM_ID);
        let origin = asker.origin(&stream, format!("set:{policy}:{}", Value::Object(change.set.clone())));
        let view = |settings: &Settings, _: &[SettingsEvent]| settings.ageing().policies().get(policy);
        let executed = self.settings.execute(&stream, &origin, &AgeingDraft::Set(change), view).await?;
        let (answer, position, replayed) = match executed {
            Executed::Done { view, position, .. } => {
                self.records.note_answer(&asker.identity, None);
                (view, position, false)
            }
            Executed::Unchanged { view, position } => (view, position, false),
            Executed::Replayed(replay) => {
                let unreadable =
                    |e| LedgerError::Internal(format!("a receipt of settings is unreadable: {e}"));
                let policy = serde_json::from_value(replay.outcome["config"].clone()).map_err(unreadable)?;
                (policy, replay.position, true)
            }
        };
        Ok(Done { answer, partition_id: stream.partition(), position, rev: None, replayed })
    }

    /// From now on, runs of the policy act: an operator has seen in that run what it would take away.
    pub(super) async fn accept_policy(
        &self,
        identity: &Identity,
        policy: PolicyName,
        run_id: RunId,
    ) -> Result<(), LedgerError> {
        let stream = stream_of(&identity.tenant, STREAM_ID);
        let origin = Call::from(identity.clone()).origin(&stream, format!("accept:{policy}:{run_id}"));
        let draft = AgeingDraft::Accept(policy, run_id);
        let executed =
            self.settings.execute(&stream, &origin, &draft, |_: &Settings, _: &[SettingsEvent]| ()).await?;
        if matches!(executed, Executed::Done { .. }) {
            self.records.note_answer(identity, None);
        }
        Ok(())
    }
}
