//! The latest state of a supervisor in a thread: one JSON value, kept as it came.

use memledger_aggregates::{ThreadId, Timestamp, UserId};
use memledger_kernel::{
    Identity, LedgerError,
    time::{now, rfc3339},
};
use memledger_store::{Statement, StoreError, Value};
use serde_json::value::RawValue;
use uuid::Uuid;

use crate::{
    Checkpoints,
    codec::{pack, unpack},
    model::ThreadState,
    thread_key::{OF_THREAD, ThreadKey, of_thread, size},
};

/// How often a state is stored again after others stored another one.
const ATTEMPTS: usize = 50;

impl Checkpoints {
    /// Replaces the state; with a revision, only that one. The same data again changes nothing, so that a request whose
    /// answer was lost can be repeated.
    pub async fn put_state(
        &self,
        identity: &Identity,
        user: &UserId,
        thread: &ThreadId,
        data: Box<RawValue>,
        expected_revision: Option<u64>,
    ) -> Result<ThreadState, LedgerError> {
        self.people.may_write(identity, user)?;
        let thread = ThreadKey::new(identity, user, thread);
        let _turn = self.turn(&thread).await;
        for _ in 0..ATTEMPTS {
            let before = self.state(&thread).await?;
            let revision = before.as_ref().map_or(0, |state| state.revision);
            if let Some(before) = before.as_ref().filter(|before| before.checkpoint_data.get() == data.get())
                && expected_revision
                    .is_none_or(|expected| expected == revision || revision.checked_sub(1) == Some(expected))
            {
                self.records.note_answer(identity, Some(user));
                return Ok(before.clone());
            }
            if expected_revision.is_some_and(|expected| expected != revision) {
                let expected = expected_revision.unwrap_or_default();
                let message = format!(
                    "the state of thread {} is at revision {revision}, not {expected}; read it again",
                    thread.thread_id
                );
                return Err(LedgerError::RevisionMismatch(message));
            }
            let at = now();
            let state = ThreadState {
                id: before.as_ref().map_or_else(|| Uuid::now_v7().to_string(), |state| state.id.clone()),
                checkpoint_data: data.clone(),
                revision: revision + 1,
                created_at: before.as_ref().map_or_else(|| rfc3339(at), |state| state.created_at.clone()),
                updated_at: rfc3339(at),
            };
            match self.core.store.execute_together(vec![put(&thread, &state, at)]).await {
                Err(StoreError::Conflict(_)) => continue,
                stored => {
                    stored?;
                    self.records.note_answer(identity, Some(user));
                    return Ok(state);
                }
            }
        }
        Err(LedgerError::contended("this thread's state", ATTEMPTS))
    }

    pub async fn get_state(
        &self,
        identity: &Identity,
        user: &UserId,
        thread: &ThreadId,
    ) -> Result<ThreadState, LedgerError> {
        self.people.may_read(identity, user)?;
        let state = self.state(&ThreadKey::new(identity, user, thread)).await?;
        self.records.note_answer(identity, Some(user));
        state.ok_or_else(|| LedgerError::NotFound(format!("no state of thread {thread}")))
    }

    pub(crate) async fn state(&self, thread: &ThreadKey) -> Result<Option<ThreadState>, LedgerError> {
        let of_thread = of_thread("s");
        let sql = format!(
            "SELECT s.state_id, s.revision, s.size, s.body, s.created_at, s.updated_at FROM thread_states s WHERE {of_thread}"
        );
        let rows = self.core.store.query_partition(thread.user.partition_id, &sql, thread.values()).await?;
        let Some(row) = rows.first() else { return Ok(None) };
        let json = unpack(row[3].bytes()?, size(&row[2])?).map_err(StoreError::corrupt)?;
        Ok(Some(ThreadState {
            id: row[0].text()?.to_owned(),
            revision: row[1].int()?.unsigned_abs(),
            checkpoint_data: serde_json::from_slice(&json).map_err(StoreError::corrupt)?,
            created_at: rfc3339(Timestamp(row[4].int()?)),
            updated_at: rfc3339(Timestamp(row[5].int()?)),
        }))
    }
}

/// Stores the state if the one before it is there still.
fn put(thread: &ThreadKey, state: &ThreadState, at: Timestamp) -> Statement {
    let json = state.checkpoint_data.get().as_bytes();
    let values = thread.with([
        state.revision.into(),
        (json.len() as u64).into(),
        Value::Bytes(pack(json)),
        at.0.into(),
    ]);
    if state.revision > 1 {
        let sql = format!(
            "UPDATE thread_states SET revision = $5, size = $6, body = $7, updated_at = $8 WHERE {OF_THREAD} \
             AND revision = $5 - 1"
        );
        return Statement::new(sql, values).changing(1);
    }
    let mut values = values;
    values.push(state.id.as_str().into());
    let sql = "INSERT INTO thread_states (partition_id, tenant_id, user_id, thread_id, revision, size, body, created_at, \
               updated_at, state_id) VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $8, $9) ON CONFLICT DO NOTHING";
    Statement::new(sql, values).changing(1)
}
