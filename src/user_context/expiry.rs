//! Ends proposals that nobody decided in time; their texts go with them.

use std::{sync::Arc, time::Duration};

use async_trait::async_trait;
use memledger_aggregates::{
    TenantId, Timestamp, UserId,
    user_context::{UserContext, UserContextAction, UserContextCommand, UserContextEvent},
};
use memledger_kernel::{
    Call, Identity, LedgerError, UserCall,
    executor::{Draft, Executed, PreparedCommand},
    time::now,
    worker::{Next, Schedule, StopSignal, Task, Worker},
};
use memledger_projections::user_context::{due, read_due};
use memledger_store::PARTITIONS;
use serde_json::{Value, json};
use uuid::Uuid;

use crate::{UserContexts, stream_of};

/// How often it is looked for them.
const EVERY: Duration = Duration::from_secs(600);

struct Expiring;

#[async_trait]
impl Draft<UserContext> for Expiring {
    async fn realise(
        &self,
        _: &UserContext,
        at: Timestamp,
    ) -> Result<PreparedCommand<UserContext>, LedgerError> {
        let command = UserContextCommand { at, action: UserContextAction::Expire };
        Ok(PreparedCommand { command, contents: Vec::new() })
    }

    fn outcome(&self, _: &UserContext, _: &[UserContextEvent]) -> Value {
        json!({})
    }

    fn kindred_content(&self, _: &UserContext) -> Option<Uuid> {
        None
    }
}

impl UserContexts {
    /// Ends what waited too long, of all persons; returns of how many. One that fails does not keep the others.
    pub async fn expire(&self, stop: Option<&StopSignal>) -> Result<u64, LedgerError> {
        let (mut ended, mut failed, at) = (0, None, now());
        for partition_id in 0..PARTITIONS {
            let query = due(partition_id, at.0);
            let rows = self.core.store.query_partition(partition_id, &query.sql, query.parameters).await?;
            for (tenant, user) in read_due(&rows)? {
                if stop.is_some_and(StopSignal::is_requested) {
                    return Ok(ended);
                }
                match self.expire_of(&tenant, &user).await {
                    Ok(is_ended) => ended += u64::from(is_ended),
                    Err(later) => {
                        tracing::warn!(%later, user, "proposals could not be ended; trying again");
                        failed = Some(later);
                    }
                }
            }
        }
        if ended > 0 {
            self.core.scrub().await;
        }
        failed.map_or(Ok(ended), Err)
    }

    async fn expire_of(&self, tenant: &str, user: &str) -> Result<bool, LedgerError> {
        let unknown = |wrong: memledger_aggregates::InvalidId| LedgerError::Internal(wrong.to_string());
        let identity = Identity::operator(TenantId::new(tenant).map_err(unknown)?);
        let call = UserCall::new(Call::from(identity), UserId::new(user).map_err(unknown)?);
        let stream = stream_of(&call.identity, &call.user);
        let mut origin = call.origin(&stream, "expire".to_owned());
        origin.actor = "system:user-context".to_owned();
        let _purge = self.core.projector.purge();
        let done = self.contexts.execute(&stream, &origin, &Expiring, |_, _| ()).await?;
        Ok(matches!(done, Executed::Done { .. }))
    }
}

struct Ending(Arc<UserContexts>);

#[async_trait]
impl Task for Ending {
    async fn round(&mut self, stop: &StopSignal) -> Result<Next, LedgerError> {
        let ended = self.0.expire(Some(stop)).await?;
        if ended > 0 {
            tracing::info!(persons = ended, "proposals that nobody decided in time expired");
        }
        Ok(Next::Wait)
    }
}

/// Ends what waits too long until it is stopped.
pub fn end_expired(contexts: Arc<UserContexts>) -> Worker {
    Worker::start(Schedule::every("expiry of proposals", EVERY), Ending(contexts))
}
