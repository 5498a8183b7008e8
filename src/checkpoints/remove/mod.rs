//! Removing checkpoints: those of a thread, of runs, or all but the newest.

mod apply;
mod index;
mod plan;
#[cfg(test)]
mod plan_tests;

use std::collections::{BTreeMap, BTreeSet};

use memledger_aggregates::{ThreadId, UserId};
use memledger_kernel::{Identity, LedgerError, user_key};
use memledger_store::StoreError;
use serde_json::json;

use crate::{
    Checkpoints,
    names::{MAX_NAME, is_name},
    thread_key::{ThreadKey, of_user, user_values},
};
pub use apply::{TABLES, with_writes};
pub use index::ThreadSnapshot;
pub use plan::{Place, ThreadIndex};

/// How often a removal is tried again after others changed the thread.
const ATTEMPTS: usize = 50;
/// Threads of one prune, and runs of one deletion.
const MANY: usize = 1_000;

/// What a prune leaves.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum PruneStrategy {
    /// The newest checkpoint of every namespace, and what its delta channels need.
    KeepLatest,
    /// Nothing.
    Delete,
}

impl Checkpoints {
    /// Removes all checkpoints and writes of a thread; answers how many checkpoints there were.
    pub async fn delete_thread(
        &self,
        identity: &Identity,
        user: &UserId,
        thread: &ThreadId,
    ) -> Result<u64, LedgerError> {
        self.people.may_write(identity, user)?;
        let deleted = self.delete_all(&ThreadKey::new(identity, user, thread)).await?;
        self.records.note_answer(identity, Some(user));
        Ok(deleted)
    }

    /// Removes the checkpoints that these runs made, in all threads of a user; answers how many.
    pub async fn delete_runs(
        &self,
        identity: &Identity,
        user: &UserId,
        run_ids: &[String],
    ) -> Result<u64, LedgerError> {
        self.people.may_write(identity, user)?;
        few("run_ids", run_ids.len())?;
        for (at, run) in run_ids.iter().enumerate() {
            is_name(&format!("run_ids[{at}]"), run, MAX_NAME)?;
        }
        let user_key = user_key(identity, user);
        let store = &self.core.store;
        let (of_user, rows) = (of_user("c"), store.dialect().rows("$4"));
        let sql = format!(
            "SELECT c.thread_id, c.ns, c.checkpoint_id FROM {rows} n CROSS JOIN thread_checkpoints c \
             WHERE {of_user} AND c.run_id = n.value ->> 0 AND c.run_id IS NOT NULL"
        );
        let runs: Vec<_> = run_ids.iter().map(|run| json!([run])).collect();
        let mut values = user_values(&user_key);
        values.push(json!(runs).to_string().into());
        let mut threads: BTreeMap<String, BTreeSet<Place>> = BTreeMap::new();
        for row in store.query_partition(user_key.partition_id, &sql, values).await? {
            let place = (row[1].text()?.to_owned(), row[2].text()?.to_owned());
            threads.entry(row[0].text()?.to_owned()).or_default().insert(place);
        }
        let mut deleted = 0;
        for (thread_id, places) in threads {
            let thread = ThreadKey { user: user_key.clone(), thread_id };
            deleted += self.remove(&thread, |_| places.clone()).await?;
        }
        self.records.note_answer(identity, Some(user));
        Ok(deleted)
    }

    /// Prunes threads of a user; answers how many checkpoints went.
    pub async fn prune(
        &self,
        identity: &Identity,
        user: &UserId,
        threads: &[ThreadId],
        strategy: PruneStrategy,
    ) -> Result<u64, LedgerError> {
        self.people.may_write(identity, user)?;
        few("thread_ids", threads.len())?;
        let mut deleted = 0;
        for thread in threads {
            let thread = ThreadKey::new(identity, user, thread);
            deleted += match strategy {
                PruneStrategy::Delete => self.delete_all(&thread).await?,
                PruneStrategy::KeepLatest => self.remove(&thread, |index| index.older(1, None)).await?,
            };
        }
        self.records.note_answer(identity, Some(user));
        Ok(deleted)
    }

    /// Removes the checkpoints that are chosen of what there is; answers how many.
    pub(crate) async fn remove(
        &self,
        thread: &ThreadKey,
        choose: impl Fn(&ThreadIndex) -> BTreeSet<Place>,
    ) -> Result<u64, LedgerError> {
        let _turn = self.turn(thread).await;
        for _ in 0..ATTEMPTS {
            let Some(snapshot) = ThreadSnapshot::read(self.core.store.as_ref(), thread).await? else {
                return Ok(0);
            };
            let there: BTreeSet<Place> =
                snapshot.index.checkpoints.iter().map(|checkpoint| checkpoint.place()).collect();
            let gone: BTreeSet<Place> = choose(&snapshot.index).intersection(&there).cloned().collect();
            if gone.is_empty() {
                return Ok(0);
            }
            let removal = snapshot.index.without(&gone);
            match self.apply(thread, &snapshot, removal).await {
                Err(StoreOrLedger::Store(StoreError::Conflict(_))) => continue,
                Err(StoreOrLedger::Store(failed)) => return Err(failed.into()),
                Err(StoreOrLedger::Ledger(failed)) => return Err(failed),
                Ok(()) => return Ok(gone.len() as u64),
            }
        }
        Err(LedgerError::contended("this thread's checkpoints", ATTEMPTS))
    }
}

/// What may go wrong while a removal is applied; a conflict of the store means to look again.
pub(crate) enum StoreOrLedger {
    Store(StoreError),
    Ledger(LedgerError),
}

impl From<LedgerError> for StoreOrLedger {
    fn from(failed: LedgerError) -> Self {
        Self::Ledger(failed)
    }
}

fn few(field: &str, many: usize) -> Result<(), LedgerError> {
    if many > MANY {
        return Err(LedgerError::invalid(
            field,
            format!("has {many} entries, {MANY} are allowed; send fewer at once"),
        ));
    }
    Ok(())
}
