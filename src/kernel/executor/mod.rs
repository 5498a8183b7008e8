//! The executor: resident aggregate ► decide ► append ► answer, one command of a stream at a time.

mod append;
mod receipts;
mod residents;

use std::{
    collections::HashSet,
    sync::{Arc, Mutex, PoisonError},
};

use async_trait::async_trait;
use cqrs_es::Aggregate;
use memledger_aggregates::{Rejection, RejectionKind, Stream, Timestamp};
use memledger_store::{Conflict, EventStore, NewContent, StoreError, StreamKey, projector::Projector};
use uuid::Uuid;

use crate::{LedgerError, time};
pub use receipts::Replay;
pub use residents::schema as snapshot_schema;
use residents::{Resident, Residents};

/// A command with its texts set apart, against one state of the aggregate.
pub struct PreparedCommand<A: Aggregate> {
    pub command: A::Command,
    pub contents: Vec<NewContent>,
}

/// What was asked, before it is known against which state.
#[async_trait]
pub trait Draft<A: Stream>: Send + Sync {
    /// Called again after each conflict.
    async fn realise(&self, aggregate: &A, at: Timestamp) -> Result<PreparedCommand<A>, LedgerError>;

    /// Refuses a command that the rules allow, if there is no room for its texts.
    async fn admit(&self, _aggregate: &A, _contents: &[NewContent]) -> Result<(), LedgerError> {
        Ok(())
    }

    /// What a repeated command's answer is rendered from: ids and revisions only.
    fn outcome(&self, aggregate: &A, events: &[A::Event]) -> serde_json::Value;

    /// A content that exists already and goes with what the request speaks of: its key serves the receipt of
    /// a command that brought none.
    fn kindred_content(&self, aggregate: &A) -> Option<Uuid>;
}

/// Where a command comes from: who gave it, and under which ids.
#[derive(Debug, Clone)]
pub struct CommandOrigin {
    pub actor: String,
    /// The credential and the stream, so that nobody replays another's key.
    pub scope: String,
    /// The caller's key; without one the command has no receipt.
    pub idempotency_key: Option<String>,
    /// Canonical text of the request, to tell a repeated one from another under the same key.
    pub fingerprint: String,
    pub correlation_id: Option<String>,
    pub causation_id: Option<String>,
}

/// What became of a command.
pub enum Executed<V> {
    Done {
        view: V,
        contents: Vec<NewContent>,
        position: i64,
    },
    /// Nothing had to change.
    Unchanged {
        view: V,
        position: i64,
    },
    /// It was done before.
    Replayed(Replay),
}

/// Commands after a conflict that let others go first.
const CONTENDED_COMMANDS: u32 = 16;

/// Why a command makes no events.
struct Refusal {
    /// What it asks for is so already.
    nothing_to_do: bool,
    why: LedgerError,
}

/// How an attempt that has nothing to store ended.
enum Settled {
    Done(i64),
    Replayed(Replay),
    /// The stream went on meanwhile.
    Again,
}

pub struct Executor<A: Stream> {
    store: Arc<dyn EventStore>,
    projector: Arc<Projector>,
    services: A::Services,
    residents: Residents<A>,
    retries: usize,
    snapshot_every: i64,
    /// The streams that were changed here, once somebody wants to know.
    changed: Mutex<Option<HashSet<StreamKey>>>,
}

/// The limits of an executor.
#[derive(Debug, Clone, Copy)]
pub struct ExecutorOptions {
    /// Most memories (or the like of other aggregates) in the aggregates that are held in memory.
    pub resident_memories: usize,
    /// How often a command is decided again when another server was first.
    pub conflict_retries: usize,
    /// Most events of a stream between two snapshots.
    pub snapshot_every: i64,
}

impl<A> Executor<A>
where
    A: Stream + 'static,
{
    pub fn new(
        store: Arc<dyn EventStore>,
        projector: Arc<Projector>,
        services: A::Services,
        options: ExecutorOptions,
    ) -> Self {
        Self {
            store,
            projector,
            services,
            residents: Residents::new(options.resident_memories),
            retries: options.conflict_retries,
            snapshot_every: options.snapshot_every,
            changed: Mutex::default(),
        }
    }

    /// The streams that were changed here since it was last asked; what was before the first time is not told.
    pub fn take_changed(&self) -> HashSet<StreamKey> {
        let mut changed = self.changed.lock().unwrap_or_else(PoisonError::into_inner);
        changed.replace(HashSet::new()).unwrap_or_default()
    }

    /// Looks at the aggregate as the log has it now.
    pub async fn look<V>(
        &self,
        stream: &StreamKey,
        view: impl Fn(&A) -> V + Send + Sync,
    ) -> Result<V, LedgerError> {
        let slot = self.residents.slot(stream);
        let mut guard = slot.lock().await;
        let mut resident = match guard.take() {
            Some(resident) if resident.takeovers == self.store.takeovers() => resident,
            _ => self.load(stream).await?,
        };
        let read = self.top_up(stream, &mut resident).await;
        let seen = view(&resident.aggregate);
        self.keep(stream, &mut resident);
        *guard = Some(resident);
        read.map(|_| seen)
    }

    /// Executes one command. `view` looks at the aggregate after it.
    pub async fn execute<V>(
        &self,
        stream: &StreamKey,
        asked: &CommandOrigin,
        draft: &dyn Draft<A>,
        view: impl Fn(&A, &[A::Event]) -> V + Send + Sync,
    ) -> Result<Executed<V>, LedgerError> {
        let slot = self.residents.slot(stream);
        let mut guard = slot.lock().await;
        let mut resident = match guard.take() {
            Some(resident) if resident.takeovers == self.store.takeovers() => resident,
            _ => self.load(stream).await?,
        };
        // The resident goes back whatever happens: it holds only what the log holds.
        let outcome = self.attempts(stream, asked, draft, &view, &mut resident).await;
        self.keep(stream, &mut resident);
        *guard = Some(resident);
        outcome
    }

    async fn attempts<V>(
        &self,
        stream: &StreamKey,
        asked: &CommandOrigin,
        draft: &dyn Draft<A>,
        view: &(impl Fn(&A, &[A::Event]) -> V + Send + Sync),
        resident: &mut Resident<A>,
    ) -> Result<Executed<V>, LedgerError> {
        resident.make_way().await;
        for _ in 0..=self.retries {
            // Time goes on within a stream, whatever the clocks of two servers say: lists are in its order.
            let at = time::now().max(Timestamp(resident.recorded_at.0.saturating_add(1)));
            let decided = self.decide(draft, resident, at).await;
            let (events, contents) = match decided {
                Ok((events, contents)) if !events.is_empty() => (events, contents),
                nothing => match self.settle(stream, asked, draft, resident, at, nothing.err()).await? {
                    Settled::Done(position) => {
                        let view = view(&resident.aggregate, &[]);
                        return Ok(Executed::Unchanged { view, position });
                    }
                    Settled::Replayed(replay) => return Ok(Executed::Replayed(replay)),
                    Settled::Again => continue,
                },
            };
            let outcome = draft.outcome(&resident.aggregate, &events);
            let receipt = match contents.first() {
                Some(content) => receipts::receipt(asked, Some((content.content_id, &content.key)), &outcome),
                None => self.receipt_without_content(stream, asked, draft, resident, &outcome).await?,
            };
            let append = Self::append_of(stream, asked, resident, at, &events, &contents, receipt)?;
            match self.store.append(append).await {
                Ok(appended) => {
                    resident.take_in(&events, at, appended);
                    self.projector.wake(appended.partition_id, events.len());
                    if let Some(changed) = &mut *self.changed.lock().unwrap_or_else(PoisonError::into_inner) {
                        changed.insert(stream.clone());
                    }
                    let view = view(&resident.aggregate, &events);
                    return Ok(Executed::Done { view, contents, position: appended.last_position });
                }
                Err(StoreError::Conflict(conflict)) => {
                    if let Some(replay) = self.give_way(stream, asked, resident, conflict).await? {
                        return Ok(Executed::Replayed(replay));
                    }
                }
                Err(failed) => return Err(failed.into()),
            }
        }
        Err(LedgerError::contended(A::SUBJECT, self.retries + 1))
    }

    /// The events that a command makes now, with the texts that they take up.
    async fn decide(
        &self,
        draft: &dyn Draft<A>,
        resident: &Resident<A>,
        at: Timestamp,
    ) -> Result<(Vec<A::Event>, Vec<NewContent>), Refusal> {
        let realised = draft.realise(&resident.aggregate, at).await;
        let PreparedCommand { command, mut contents } =
            realised.map_err(|why| Refusal { nothing_to_do: false, why })?;
        let decided = resident.aggregate.decide(command, &self.services);
        let events = decided.map_err(|rejection| Refusal {
            nothing_to_do: rejection.kind() == RejectionKind::NothingToChange,
            why: LedgerError::rejected(&rejection),
        })?;
        // A text that no event took up must not be stored: nothing would ever erase it.
        let brought: HashSet<Uuid> = events.iter().flat_map(A::brought).collect();
        contents.retain(|content| brought.contains(&content.content_id));
        let admitted = draft.admit(&resident.aggregate, &contents).await;
        admitted.map_err(|why| Refusal { nothing_to_do: false, why })?;
        Ok((events, contents))
    }

    /// Ends an attempt that has nothing to store: the command makes no event, or it is refused.
    async fn settle(
        &self,
        stream: &StreamKey,
        asked: &CommandOrigin,
        draft: &dyn Draft<A>,
        resident: &mut Resident<A>,
        at: Timestamp,
        refusal: Option<Refusal>,
    ) -> Result<Settled, LedgerError> {
        // Where an append would be refused for a stale state, so must be what comes to no append at all.
        if (refusal.is_some() || asked.idempotency_key.is_none()) && self.top_up(stream, resident).await? {
            return Ok(Settled::Again);
        }
        if let Some(refusal) = refusal {
            // It does not count where the command was done before.
            if let Some(replay) = self.replay(stream, asked).await? {
                return Ok(Settled::Replayed(replay));
            }
            if !refusal.nothing_to_do {
                return Err(refusal.why);
            }
        }
        self.unchanged(stream, asked, draft, resident, at).await
    }

    /// Prepares another attempt after a conflict, or answers what an earlier one did.
    async fn give_way(
        &self,
        stream: &StreamKey,
        asked: &CommandOrigin,
        resident: &mut Resident<A>,
        conflict: Conflict,
    ) -> Result<Option<Replay>, LedgerError> {
        if conflict == Conflict::CommandId {
            return self.replay(stream, asked).await;
        }
        resident.contended = CONTENDED_COMMANDS;
        if !self.top_up(stream, resident).await? {
            // The log is behind what is resident: it was restored to an earlier state.
            *resident = self.load(stream).await?;
        }
        Ok(None)
    }

    /// A command that changes nothing has had its effect all the same: its receipt is stored, so that it has
    /// none later.
    async fn unchanged(
        &self,
        stream: &StreamKey,
        asked: &CommandOrigin,
        draft: &dyn Draft<A>,
        resident: &mut Resident<A>,
        at: Timestamp,
    ) -> Result<Settled, LedgerError> {
        if asked.idempotency_key.is_none() {
            return Ok(Settled::Done(resident.position));
        }
        let mut outcome = draft.outcome(&resident.aggregate, &[]);
        // It has no event of its own, so it stands where the stream stands.
        outcome["position"] = resident.position.into();
        let receipt = self.receipt_without_content(stream, asked, draft, resident, &outcome).await?;
        let append = Self::append_of(stream, asked, resident, at, &[], &[], receipt)?;
        match self.store.append(append).await {
            Ok(_) => Ok(Settled::Done(resident.position)),
            Err(StoreError::Conflict(_)) => {
                self.top_up(stream, resident).await?;
                let replay = self.replay(stream, asked).await?;
                Ok(replay.map_or(Settled::Again, Settled::Replayed))
            }
            Err(failed) => Err(failed.into()),
        }
    }
}
