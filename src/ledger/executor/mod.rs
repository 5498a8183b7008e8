//! The executor: resident aggregate ► decide ► append ► answer, one command of a stream at a time.

mod receipts;
mod residents;

use std::{collections::HashSet, sync::Arc, time::Duration};

use async_trait::async_trait;
use cqrs_es::{Aggregate, DomainEvent};
use memledger_aggregates::{Decider, Timestamp};
use memledger_store::{
    Append, Conflict, EventStore, NewContent, NewEvent, NewReceipt, StoreError, StreamKey, envelope,
    projector::Projector,
};
use uuid::Uuid;

use crate::{LedgerError, LedgerOptions, time};
pub use receipts::Replay;
pub use residents::schema as snapshot_schema;
use residents::{Resident, Residents};

/// A command with its texts set apart, against one state of the aggregate.
pub struct Realised<A: Aggregate> {
    pub command: A::Command,
    pub contents: Vec<NewContent>,
}

/// What was asked, before it is known against which state.
#[async_trait]
pub trait Draft<A: Decider>: Send + Sync {
    /// Called again after each conflict.
    async fn realise(&self, aggregate: &A, at: Timestamp) -> Result<Realised<A>, LedgerError>;

    /// What a repeated command's answer is rendered from: ids and revisions only.
    fn outcome(&self, aggregate: &A, events: &[A::Event]) -> serde_json::Value;

    /// A content that exists already and goes with what the request speaks of: its key serves the receipt of
    /// a command that brought none.
    fn kindred_content(&self, aggregate: &A) -> Option<Uuid>;
}

/// Who asks, and under which ids.
#[derive(Debug, Clone)]
pub struct Asked {
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
/// Longest time they do so, in microseconds: about what another server's read and append take.
const CONTENDED_PAUSE_US: u64 = 6_000;

/// How an attempt that has nothing to store ended.
enum Settled {
    Done(i64),
    Replayed(Replay),
    /// The stream went on meanwhile.
    Again,
}

pub struct Executor<A: Decider> {
    store: Arc<dyn EventStore>,
    projector: Arc<Projector>,
    services: A::Services,
    residents: Residents<A>,
    retries: usize,
    snapshot_every: i64,
}

impl<A> Executor<A>
where
    A: Decider + 'static,
    A::Services: From<LedgerOptions>,
{
    pub fn new(store: Arc<dyn EventStore>, projector: Arc<Projector>, options: &LedgerOptions) -> Self {
        Self {
            store,
            projector,
            services: A::Services::from(options.clone()),
            residents: Residents::new(options.resident_memories),
            retries: options.conflict_retries,
            snapshot_every: options.snapshot_every,
        }
    }

    /// Executes one command. `view` looks at the aggregate after it, and `unchanged` tells a refusal that
    /// means there is nothing to do.
    pub async fn execute<V>(
        &self,
        stream: &StreamKey,
        asked: &Asked,
        draft: &dyn Draft<A>,
        unchanged: fn(&A::Error) -> bool,
        view: impl Fn(&A, &[A::Event]) -> V + Send + Sync,
    ) -> Result<Executed<V>, LedgerError>
    where
        LedgerError: From<A::Error>,
    {
        let slot = self.residents.slot(stream);
        let mut guard = slot.lock().await;
        let mut resident = match guard.take() {
            Some(resident) => resident,
            None => self.load(stream).await?,
        };
        // The resident goes back whatever happens: it holds only what the log holds.
        let outcome = self.attempts(stream, asked, draft, unchanged, &view, &mut resident).await;
        self.keep(stream, &mut resident);
        *guard = Some(resident);
        outcome
    }

    async fn attempts<V>(
        &self,
        stream: &StreamKey,
        asked: &Asked,
        draft: &dyn Draft<A>,
        unchanged: fn(&A::Error) -> bool,
        view: &(impl Fn(&A, &[A::Event]) -> V + Send + Sync),
        resident: &mut Resident<A>,
    ) -> Result<Executed<V>, LedgerError>
    where
        LedgerError: From<A::Error>,
    {
        for attempt in 0..=self.retries {
            if attempt == 0 && resident.contended > 0 {
                // Another server writes this stream too. Who was refused goes at once, who begins waits a
                // little: else the one that needs no reading would always be first.
                resident.contended -= 1;
                let pause_us = rand::random_range(0..CONTENDED_PAUSE_US);
                tokio::time::sleep(Duration::from_micros(pause_us)).await;
            }
            // Time does not run backwards within a stream, whatever the clocks of two servers say.
            let at = time::now().max(resident.recorded_at);
            let realised = draft.realise(&resident.aggregate, at).await;
            let decided = match realised {
                Ok(Realised { command, contents }) => resident
                    .aggregate
                    .decide(command, &self.services)
                    .map(|events| (events, contents))
                    .map_err(|rejection| (unchanged(&rejection), LedgerError::from(rejection))),
                Err(error) => Err((false, error)),
            };
            let (events, contents) = match decided {
                Ok((events, _)) if events.is_empty() => {
                    match self.unchanged(stream, asked, draft, resident, at).await? {
                        Settled::Done(position) => {
                            return Ok(Executed::Unchanged {
                                view: view(&resident.aggregate, &[]),
                                position,
                            });
                        }
                        Settled::Replayed(replay) => return Ok(Executed::Replayed(replay)),
                        Settled::Again => continue,
                    }
                }
                Ok((events, mut contents)) => {
                    // A text that no event took up must not be stored: nothing would ever erase it.
                    let brought: HashSet<Uuid> = events.iter().flat_map(A::brought).collect();
                    contents.retain(|content| brought.contains(&content.content_id));
                    (events, contents)
                }
                // A refusal counts only against the newest state, and not where it was done before.
                Err((nothing_to_do, refused)) => {
                    if self.top_up(stream, resident).await? {
                        continue;
                    }
                    if let Some(replay) = self.replay(stream, asked).await? {
                        return Ok(Executed::Replayed(replay));
                    }
                    if !nothing_to_do {
                        return Err(refused);
                    }
                    match self.unchanged(stream, asked, draft, resident, at).await? {
                        Settled::Done(position) => {
                            return Ok(Executed::Unchanged {
                                view: view(&resident.aggregate, &[]),
                                position,
                            });
                        }
                        Settled::Replayed(replay) => return Ok(Executed::Replayed(replay)),
                        Settled::Again => continue,
                    }
                }
            };
            let outcome = draft.outcome(&resident.aggregate, &events);
            let receipt = match contents.first() {
                Some(content) => receipts::receipt(asked, Some((content.content_id, &content.key)), &outcome),
                None => self.receipt_without_content(stream, asked, draft, resident, &outcome).await?,
            };
            let append = Self::append_of(stream, asked, resident, at, &events, &contents, receipt)?;
            match self.store.append(append).await {
                Ok(appended) => {
                    for event in &events {
                        resident.aggregate.apply(event.clone());
                    }
                    resident.version = appended.version;
                    resident.position = appended.last_position;
                    resident.recorded_at = at;
                    resident.since_snapshot += events.len() as i64;
                    self.projector.wake(appended.partition_id);
                    let view = view(&resident.aggregate, &events);
                    return Ok(Executed::Done { view, contents, position: appended.last_position });
                }
                Err(StoreError::Conflict(Conflict::CommandId)) => {
                    if let Some(replay) = self.replay(stream, asked).await? {
                        return Ok(Executed::Replayed(replay));
                    }
                }
                Err(StoreError::Conflict(Conflict::Version)) => {
                    resident.contended = CONTENDED_COMMANDS;
                    if !self.top_up(stream, resident).await? {
                        // The log is behind what is resident: it was restored to an earlier state.
                        *resident = self.load(stream).await?;
                    }
                }
                Err(failed) => return Err(failed.into()),
            }
        }
        Err(LedgerError::Conflict(format!(
            "{} others changed this user's memories at the same time; try again",
            self.retries
        )))
    }

    /// A command that changes nothing has had its effect all the same: its receipt is stored, so that it has
    /// none later.
    async fn unchanged(
        &self,
        stream: &StreamKey,
        asked: &Asked,
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

    fn append_of(
        stream: &StreamKey,
        asked: &Asked,
        resident: &Resident<A>,
        at: Timestamp,
        events: &[A::Event],
        contents: &[NewContent],
        receipt: Option<NewReceipt>,
    ) -> Result<Append, LedgerError> {
        let command_id = asked.idempotency_key.clone().unwrap_or_else(|| Uuid::now_v7().to_string());
        let stored = events
            .iter()
            .map(|event| {
                Ok(NewEvent {
                    event_id: Uuid::now_v7(),
                    event_type: event.event_type(),
                    schema_version: event.event_version().parse().unwrap_or(1),
                    body: envelope::canonical_as_declared(event)?,
                })
            })
            .collect::<Result<Vec<_>, StoreError>>()?;
        Ok(Append {
            stream: stream.clone(),
            expected_version: resident.version,
            events: stored,
            contents: contents.to_vec(),
            erase: events.iter().flat_map(|event| A::erased(event).to_vec()).collect(),
            receipt,
            actor: asked.actor.clone(),
            correlation_id: asked.correlation_id.clone().unwrap_or_else(|| command_id.clone()),
            causation_id: asked.causation_id.clone(),
            command_id,
            recorded_at: at.0,
        })
    }
}
