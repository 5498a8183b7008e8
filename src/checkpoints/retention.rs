//! How long a tenant's checkpoints are kept: set by its operators, each change an event; applied in the background.

use std::{collections::HashMap, sync::Arc, time::Duration};

use async_trait::async_trait;
use memledger_aggregates::{
    DAY_US, TenantId, Timestamp,
    settings::{
        CheckpointRetention, Settings, SettingsAction, SettingsCommand, SettingsEvent,
        retention::{STREAM_ID, outcome},
    },
};
use memledger_kernel::{
    Call, Done, LedgerError,
    executor::{Draft, Executed, PreparedCommand},
    time::now,
    worker::{Next, Schedule, StopSignal, Task, Worker},
};
use memledger_projections::UserKey;
use memledger_store::{PARTITIONS, Row, StoreError, StreamKey};
use serde_json::Value;
use uuid::Uuid;

use crate::{
    Checkpoints,
    remove::{ThreadIndex, with_writes},
    thread_key::ThreadKey,
};

/// What is to be set; what is absent stays.
#[derive(Debug, Clone, Copy, Default)]
pub struct RetentionChange {
    pub keep_days: Option<u32>,
    pub keep_last: Option<u32>,
}

#[async_trait]
impl Draft<Settings> for RetentionChange {
    async fn realise(
        &self,
        settings: &Settings,
        at: Timestamp,
    ) -> Result<PreparedCommand<Settings>, LedgerError> {
        let was = settings.checkpoint_retention();
        let set = CheckpointRetention {
            keep_days: self.keep_days.unwrap_or(was.keep_days),
            keep_last: self.keep_last.unwrap_or(was.keep_last),
        };
        let command = SettingsCommand { at, action: SettingsAction::SetCheckpointRetention(set) };
        Ok(PreparedCommand { command, contents: Vec::new() })
    }

    fn outcome(&self, settings: &Settings, events: &[SettingsEvent]) -> Value {
        let set = events.last().map(|event| event.change.outcome());
        set.unwrap_or_else(|| outcome(&settings.checkpoint_retention()))
    }

    fn kindred_content(&self, _: &Settings) -> Option<Uuid> {
        None
    }
}

fn stream(tenant: &TenantId) -> StreamKey {
    StreamKey {
        tenant_id: tenant.to_string(),
        stream_type: <Settings as cqrs_es::Aggregate>::TYPE.to_owned(),
        stream_id: STREAM_ID.to_owned(),
    }
}

impl Checkpoints {
    /// How long the tenant's checkpoints are kept.
    pub async fn retention(&self, tenant: &TenantId) -> Result<CheckpointRetention, LedgerError> {
        self.settings.look(&stream(tenant), Settings::checkpoint_retention).await
    }

    pub async fn set_retention(
        &self,
        call: impl Into<Call>,
        change: RetentionChange,
    ) -> Result<Done<CheckpointRetention>, LedgerError> {
        let call = call.into();
        call.identity.may_operate()?;
        let stream = stream(&call.identity.tenant);
        let RetentionChange { keep_days, keep_last } = change;
        let origin = call.origin(&stream, format!("retention:{keep_days:?}:{keep_last:?}"));
        let view = |settings: &Settings, _: &[SettingsEvent]| settings.checkpoint_retention();
        let (answer, position, replayed) =
            match self.settings.execute(&stream, &origin, &change, view).await? {
                Executed::Done { view, position, .. } => {
                    self.records.note_answer(&call.identity, None);
                    (view, position, false)
                }
                Executed::Unchanged { view, position } => (view, position, false),
                Executed::Replayed(replay) => {
                    let set = serde_json::from_value(replay.outcome["checkpoint_retention"].clone());
                    let unreadable =
                        |e| LedgerError::Internal(format!("a receipt of settings is unreadable: {e}"));
                    (set.map_err(unreadable)?, replay.position, true)
                }
            };
        Ok(Done { answer, partition_id: stream.partition(), position, rev: None, replayed })
    }

    /// Removes what no tenant keeps any longer; answers how many checkpoints went.
    pub async fn apply_retention(&self, stop: Option<&StopSignal>) -> Result<u64, LedgerError> {
        let mut removed = 0;
        let mut of_tenants: HashMap<String, CheckpointRetention> = HashMap::new();
        for partition in 0..PARTITIONS {
            let mut behind = None::<ThreadKey>;
            loop {
                let threads = self.threads_behind(partition, behind.as_ref()).await?;
                let Some(last) = threads.last() else { break };
                behind = Some(last.clone());
                for thread in &threads {
                    if stop.is_some_and(StopSignal::is_requested) {
                        return Ok(removed);
                    }
                    let retention = self.retention_of(&thread.user.tenant_id, &mut of_tenants).await?;
                    if !retention.keeps_all() {
                        removed += self.apply_to(thread, retention).await?;
                    }
                }
            }
        }
        Ok(removed)
    }

    async fn retention_of(
        &self,
        tenant: &str,
        known: &mut HashMap<String, CheckpointRetention>,
    ) -> Result<CheckpointRetention, LedgerError> {
        if let Some(retention) = known.get(tenant) {
            return Ok(*retention);
        }
        let tenant_id = TenantId::new(tenant).map_err(|wrong| LedgerError::Internal(wrong.to_string()))?;
        let retention = self.retention(&tenant_id).await?;
        known.insert(tenant.to_owned(), retention);
        Ok(retention)
    }

    async fn threads_behind(
        &self,
        partition: i32,
        behind: Option<&ThreadKey>,
    ) -> Result<Vec<ThreadKey>, LedgerError> {
        let [tenant, user, thread] = match behind {
            Some(ThreadKey { user, thread_id }) => [&*user.tenant_id, &*user.user_id, &**thread_id],
            None => [""; 3],
        };
        let sql = "SELECT t.tenant_id, t.user_id, t.thread_id FROM checkpoint_threads t WHERE t.partition_id = $1 \
                   AND (t.tenant_id, t.user_id, t.thread_id) > ($2, $3, $4) \
                   ORDER BY t.tenant_id, t.user_id, t.thread_id LIMIT 500";
        let values = vec![partition.into(), tenant.into(), user.into(), thread.into()];
        let key = |row: &Row| {
            let text = |at: usize| row[at].text().map(str::to_owned);
            let user = UserKey { partition_id: partition, tenant_id: text(0)?, user_id: text(1)? };
            Ok(ThreadKey { user, thread_id: text(2)? })
        };
        let rows = self.core.store.query_partition(partition, sql, values).await?;
        rows.iter().map(key).collect::<Result<_, StoreError>>().map_err(Into::into)
    }

    /// A thread whose newest checkpoint has pending writes is about to go on, and is left as it is.
    async fn apply_to(&self, thread: &ThreadKey, retention: CheckpointRetention) -> Result<u64, LedgerError> {
        let pending = with_writes(self, thread).await?;
        let since = (retention.keep_days > 0).then(|| now().0 - i64::from(retention.keep_days) * DAY_US);
        let choose = |index: &ThreadIndex| match index.newest().any(|place| pending.contains(&place)) {
            true => Default::default(),
            false => index.older(retention.keep_last as usize, since),
        };
        self.remove(thread, choose).await
    }
}

/// How often retention is applied.
const EVERY: Duration = Duration::from_secs(3_600);

struct Retention(Arc<Checkpoints>);

#[async_trait]
impl Task for Retention {
    async fn round(&mut self, stop: &StopSignal) -> Result<Next, LedgerError> {
        let removed = self.0.apply_retention(Some(stop)).await?;
        if removed > 0 {
            tracing::info!(removed, "checkpoints that are not kept any longer were removed");
        }
        Ok(Next::Wait)
    }
}

/// Applies retention once an hour until it is stopped.
pub fn keep_retention(checkpoints: Arc<Checkpoints>) -> Worker {
    let schedule = Schedule::every("checkpoint retention", EVERY);
    Worker::start(schedule, Retention(checkpoints))
}
