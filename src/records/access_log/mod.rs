//! The access log: who was shown which memories' texts, who wrote, and who was refused.
//!
//! Answers and refusals of one credential that are alike are one row for each minute. Requests leave them in memory and go
//! on; the worker of the operations log stores them, so that a stop stores everything and a `kill -9` costs what the last
//! seconds recorded. An export is stored before its first line is sent; at the machine itself it goes on where that fails.

mod export;
mod fold;
mod query;
mod revs;
mod statements;
mod uses;

use std::{
    ops::RangeInclusive,
    sync::{
        Arc, Mutex, MutexGuard, PoisonError,
        atomic::{AtomicBool, Ordering},
    },
    time::{Duration, Instant},
};

use memledger_aggregates::{DAY_US, UserId};
use memledger_kernel::{Identity, LedgerError, UserCall, time::now};
use memledger_names as names;
use memledger_store::{EventStore, StoreError, Value};

use self::fold::{AccessOutcome, Fold};
use crate::Records;

pub use memledger_kernel::Via;
pub use query::{AccessStatus, AccessView, AccessesQuery};

/// How an answer that carried texts ended; a refusal has its error's code.
const OK: &str = "ok";
/// How often rows that changed are stored again; new ones are stored with the next round.
const STORE_AGAIN: Duration = Duration::from_secs(10);
/// Most rows of one statement, each of nine to thirteen parameters and at most some 20 KB of ids.
const MOST_ROWS: usize = 256;

/// What of the access log waits in memory, and how long and how much of it is kept.
pub struct AccessLog {
    store: Arc<dyn EventStore>,
    /// In microseconds; nothing is kept where 0.
    keep_us: i64,
    /// Of each tenant.
    max_bytes: u64,
    fold: Mutex<Fold>,
    uses: uses::Uses,
    /// One storing at a time, so that an older state of a row never replaces a newer one.
    storing: tokio::sync::Mutex<()>,
    losing: AtomicBool,
}

impl AccessLog {
    pub fn new(store: Arc<dyn EventStore>, keep_days: u32, max_bytes: u64) -> Self {
        let keep_days = if store.is_read_only() { 0 } else { keep_days };
        Self {
            store,
            keep_us: i64::from(keep_days) * DAY_US,
            max_bytes,
            fold: Mutex::default(),
            uses: uses::Uses::default(),
            storing: tokio::sync::Mutex::default(),
            losing: AtomicBool::new(false),
        }
    }

    fn fold(&self) -> MutexGuard<'_, Fold> {
        self.fold.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn note<'a>(&self, seen: &AccessOutcome<'_>, memory_ids: impl IntoIterator<Item = &'a str>) {
        if self.keep_us == 0 || self.fold().note(seen, memory_ids, now().0) {
            return;
        }
        metrics::counter!(names::ACCESSES_LOST_TOTAL).increment(1);
        if !self.losing.swap(true, Ordering::Relaxed) {
            tracing::warn!("too many accesses are waiting to be stored; some are not recorded");
        }
    }

    /// Stores what is new, and what changed and was last stored a while ago; or everything, where somebody waits for it.
    pub async fn flush(&self, everything: bool) -> Result<(), StoreError> {
        self.store(everything).await.map(drop)
    }

    /// The same; answers why rows are lost that the database will never take.
    async fn store(&self, everything: bool) -> Result<Option<String>, StoreError> {
        let mut lost = None;
        if self.store.is_read_only() {
            return Ok(lost);
        }
        let _one = self.storing.lock().await;
        self.uses.store(self.store.as_ref(), everything).await?;
        let again_before = if everything { None } else { Instant::now().checked_sub(STORE_AGAIN) };
        loop {
            let batch = self.fold().changed(MOST_ROWS, again_before, everything);
            if batch.is_empty() {
                break;
            }
            let (sql, parameters) = statements::put(&batch);
            match self.store.execute(&sql, parameters).await {
                // No later attempt would end another way, and the rows behind it must not wait for it.
                Err(StoreError::Corrupt(why)) => {
                    metrics::counter!(names::ACCESSES_LOST_TOTAL).increment(batch.len() as u64);
                    tracing::warn!(why, "accesses could not be recorded; the requests were served");
                    lost = Some(why);
                }
                stored => drop(stored?),
            }
            self.fold().stored(&batch, Instant::now());
        }
        self.losing.store(false, Ordering::Relaxed);
        self.fold().forget_past(now().0);
        Ok(lost)
    }

    /// Removes rows that are too old, and the oldest of the credentials with most of them where a tenant has too many.
    pub async fn prune(&self) -> Result<(), StoreError> {
        let before = now().0.saturating_sub(self.keep_us);
        for row in self.store.query(statements::TENANTS, Vec::new()).await? {
            let tenant = row[0].text()?.to_owned();
            let mut removed = statements::PORTION;
            while removed >= statements::PORTION {
                let (sql, parameters) = statements::older(&tenant, before);
                removed = self.store.execute(sql, parameters).await?;
            }
            while self.is_too_large(&tenant).await? {
                let (sql, parameters) = statements::oldest_of_most(&tenant);
                if self.store.execute(sql, parameters).await? == 0 {
                    break;
                }
            }
        }
        Ok(())
    }

    async fn is_too_large(&self, tenant: &str) -> Result<bool, StoreError> {
        let (sql, parameters) = statements::size(tenant);
        let rows = self.store.query(sql, parameters).await?;
        let bytes =
            rows.first().map(|row| row[0].maybe(Value::int)).transpose()?.flatten().unwrap_or_default();
        Ok(u64::try_from(bytes).unwrap_or_default() > self.max_bytes)
    }
}

impl Records {
    /// Notes that a key was used.
    pub fn note_use(&self, identity: &Identity) {
        self.access_log.uses.note(&identity.credential, now().0);
    }

    /// Notes that an answer to the caller carries the texts of these memories. What the ledger reads for itself came by no
    /// way and is not noted.
    pub fn shown<'a>(
        &self,
        identity: &Identity,
        user: &UserId,
        memory_ids: impl IntoIterator<Item = &'a str>,
    ) {
        let mut ids = memory_ids.into_iter().peekable();
        if identity.via.is_internal() || ids.peek().is_none() {
            return;
        }
        self.access_log.note(&AccessOutcome::of(identity, Some(user), OK), ids);
    }

    /// The same of the answer to a write, which is on record already if it changed something.
    pub fn shown_after_write<'a>(
        &self,
        identity: &Identity,
        user: &UserId,
        memory_ids: impl IntoIterator<Item = &'a str>,
        changed: bool,
    ) {
        let mut ids = memory_ids.into_iter().peekable();
        if !identity.via.is_internal() && ids.peek().is_some() {
            let seen = AccessOutcome { again: changed, ..AccessOutcome::of(identity, Some(user), OK) };
            self.access_log.note(&seen, ids);
        }
    }

    /// Notes which revs the caller wrote: the events of two keys of one agent have the same actor, and this tells which of
    /// them it was.
    pub fn written(&self, by: &UserCall, revs: Option<RangeInclusive<u64>>) {
        if !by.identity.via.is_internal() {
            let seen = AccessOutcome { revs, ..AccessOutcome::of(&by.identity, Some(&by.user), OK) };
            self.access_log.note(&seen, []);
        }
    }

    /// Notes what names no memory: texts that a run asked of a model and got, or a command about runs, settings or keys.
    pub fn note_answer(&self, identity: &Identity, user: Option<&UserId>) {
        if !identity.via.is_internal() {
            self.access_log.note(&AccessOutcome::of(identity, user, OK), []);
        }
    }

    /// Notes that the caller was refused, by the error's code; what is no refusal is not noted.
    pub fn note_refusal(&self, identity: &Identity, code: &'static str) {
        const REFUSALS: [&str; 5] =
            ["forbidden", "category_not_allowed", "not_found", "rate_limited", "unauthenticated"];
        if REFUSALS.contains(&code) && !identity.via.is_internal() {
            let user = identity.via.user();
            self.access_log.note(&AccessOutcome::of(identity, user.as_ref(), code), []);
        }
    }

    /// Removes what is too old or too much; the server does it once an hour.
    pub async fn prune_accesses(&self) -> Result<(), LedgerError> {
        Ok(self.access_log.prune().await?)
    }

    /// Stores that somebody takes everything of a user along, and what waits, before the first of it is sent.
    pub async fn note_export(&self, identity: &Identity, user: &UserId) -> Result<(), LedgerError> {
        if !identity.via.is_internal() {
            self.access_log.note(&AccessOutcome::of(identity, Some(user), OK), []);
        }
        let stored = self.access_log.store(true).await;
        let stored = stored.and_then(|lost| lost.map_or(Ok(()), |why| Err(StoreError::Unavailable(why))));
        match stored {
            // Data must come off a disk that is full, and whoever is at the machine could copy the database unnoted.
            Err(failed) if identity.is_operator() => {
                tracing::warn!(
                    %failed,
                    "the export could not be recorded; it continues, since it runs on the server's machine"
                );
                Ok(())
            }
            noted => Ok(noted?),
        }
    }
}
