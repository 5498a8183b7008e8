//! What becomes of keys, as events of their streams: made, revoked, expired.

use std::sync::Arc;

use async_trait::async_trait;
use cqrs_es::Aggregate;
use memledger_aggregates::{
    TenantId, Timestamp,
    key::{ApiKey, KeyAction, KeyCommand, KeyEvent},
};
use memledger_kernel::{
    Identity, LedgerError,
    executor::{CommandOrigin, Draft, Executor, ExecutorOptions, PreparedCommand},
    time::now,
};
use memledger_store::{EventStore, StreamKey, projector::Projector};
use uuid::Uuid;

use crate::People;

/// Most keys whose end is noted at a time.
const PORTION: u64 = 500;

/// The streams of keys.
pub struct KeyHistory(Executor<ApiKey>);

impl KeyHistory {
    pub fn new(store: Arc<dyn EventStore>, projector: Arc<Projector>, options: ExecutorOptions) -> Self {
        Self(Executor::new(store, projector, Default::default(), options))
    }

    /// Appends what becomes of a key; nothing where it is so already.
    pub async fn tell(
        &self,
        tenant: &str,
        key_id: &str,
        actor: &str,
        action: KeyAction,
    ) -> Result<(), LedgerError> {
        let stream = StreamKey {
            tenant_id: tenant.to_owned(),
            stream_type: <ApiKey as Aggregate>::TYPE.to_owned(),
            stream_id: key_id.to_owned(),
        };
        let origin = CommandOrigin {
            actor: actor.to_owned(),
            scope: String::new(),
            idempotency_key: None,
            fingerprint: String::new(),
            correlation_id: None,
            causation_id: None,
        };
        self.0.execute(&stream, &origin, &KeyDraft(action), |_, _| {}).await?;
        Ok(())
    }
}

struct KeyDraft(KeyAction);

#[async_trait]
impl Draft<ApiKey> for KeyDraft {
    async fn realise(&self, _: &ApiKey, at: Timestamp) -> Result<PreparedCommand<ApiKey>, LedgerError> {
        let command = KeyCommand { at, action: self.0.clone() };
        Ok(PreparedCommand { command, contents: Vec::new() })
    }

    fn outcome(&self, _: &ApiKey, _: &[KeyEvent]) -> serde_json::Value {
        serde_json::Value::Null
    }

    fn kindred_content(&self, _: &ApiKey) -> Option<Uuid> {
        None
    }
}

impl People {
    /// Notes in their streams which keys have come to their end; answers how many.
    pub async fn note_expired_keys(&self) -> Result<usize, LedgerError> {
        let sql = "SELECT k.key_id, k.tenant_id FROM api_keys k \
                   WHERE k.expires_at <= $1 AND k.revoked_at IS NULL AND k.end_noted_at IS NULL \
                   ORDER BY k.expires_at, k.key_id LIMIT $2";
        let rows = self.core.store.query(sql, vec![now().0.into(), PORTION.into()]).await?;
        for row in &rows {
            let (id, tenant) = (row[0].text()?, row[1].text()?);
            let of =
                TenantId::new(tenant).map_err(|wrong| LedgerError::Internal(format!("key {id}: {wrong}")))?;
            let actor = Identity::operator(of).actor();
            self.key_history.tell(tenant, id, &actor, KeyAction::Expire).await?;
            let sql = "UPDATE api_keys SET end_noted_at = $2 WHERE key_id = $1";
            self.core.store.execute(sql, vec![id.into(), now().0.into()]).await?;
        }
        Ok(rows.len())
    }
}
