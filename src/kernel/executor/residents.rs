//! Aggregates held in memory, and how they get there: snapshot, then the log's tail.

use std::{
    sync::{Arc, Mutex, PoisonError},
    time::Duration,
};

use cqrs_es::Aggregate;
use lru::LruCache;
use memledger_aggregates::{Stream, Timestamp, memory_book::MemoryBook};
use memledger_names as names;
use memledger_store::{Appended, Snapshot, StoredEvent, StreamKey};

use super::Executor;
use crate::LedgerError;

/// An aggregate as of a version of its stream.
#[derive(Default)]
pub struct Resident<A> {
    pub aggregate: A,
    pub version: i64,
    /// The partition's position of its last event.
    pub position: i64,
    pub recorded_at: Timestamp,
    pub since_snapshot: i64,
    /// As of how many takeovers it was read; it says nothing about the database of another.
    pub takeovers: u64,
    /// Commands that still make way for another server's.
    pub contended: u32,
}

/// Longest time that a command lets others go first, in microseconds: about what another server's read and
/// append take.
const CONTENDED_PAUSE_US: u64 = 6_000;

impl<A: Stream> Resident<A> {
    /// Waits a little where another server writes this stream too. Who was refused goes at once, who begins
    /// waits: else the one that needs no reading would always be first.
    pub async fn make_way(&mut self) {
        if self.contended > 0 {
            self.contended -= 1;
            let pause_us = rand::random_range(0..CONTENDED_PAUSE_US);
            tokio::time::sleep(Duration::from_micros(pause_us)).await;
        }
    }

    /// Applies what was appended.
    pub fn take_in(&mut self, events: &[A::Event], at: Timestamp, appended: Appended) {
        for event in events {
            self.aggregate.apply(event.clone());
        }
        self.version = appended.version;
        self.position = appended.last_position;
        self.recorded_at = at;
        self.since_snapshot += events.len() as i64;
    }
}

/// Holds one command of a stream at a time.
type Slot<A> = Arc<tokio::sync::Mutex<Option<Resident<A>>>>;

struct WeighedSlot<A> {
    slot: Slot<A>,
    weight: usize,
}

/// The least recently used go first where the whole grows too heavy. A slot that is given up while a
/// command holds it does no harm: the log's versions keep two holders apart.
pub struct Residents<A> {
    held: Mutex<(LruCache<StreamKey, WeighedSlot<A>>, usize)>,
    limit: usize,
}

impl<A: Stream> Residents<A> {
    pub fn new(limit: usize) -> Self {
        Self { held: Mutex::new((LruCache::unbounded(), 0)), limit }
    }

    pub fn slot(&self, stream: &StreamKey) -> Slot<A> {
        let mut held = self.held.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(found) = held.0.get(stream) {
            return found.slot.clone();
        }
        let slot = Slot::default();
        held.0.put(stream.clone(), WeighedSlot { slot: slot.clone(), weight: 0 });
        slot
    }

    /// Notes how heavy an aggregate is now, and lets others go if need be.
    pub fn weigh(&self, stream: &StreamKey, weight: usize) -> Vec<(StreamKey, Slot<A>)> {
        let mut let_go = Vec::new();
        let mut held = self.held.lock().unwrap_or_else(PoisonError::into_inner);
        let (cache, total) = &mut *held;
        if let Some(found) = cache.get_mut(stream) {
            *total = *total + weight - found.weight;
            found.weight = weight;
        }
        while *total > self.limit && cache.len() > 1 {
            match cache.pop_lru() {
                Some((stream, gone)) => {
                    *total -= gone.weight;
                    let_go.push((stream, gone.slot));
                }
                None => break,
            }
        }
        if A::TYPE == MemoryBook::TYPE {
            metrics::gauge!(names::RESIDENT_BOOKS).set(cache.len() as f64);
        }
        let_go
    }
}

/// Raised where a shape changes between two programs of one version.
const SHAPE: u32 = 5;

/// Names the shape of a snapshot: another program's is passed over.
pub fn schema(stream_type: &str) -> String {
    format!("{stream_type}/{}/{SHAPE}", env!("CARGO_PKG_VERSION"))
}

/// Events read at once when an aggregate is loaded.
const PAGE: usize = 5_000;

/// Fewer events than these are soon read: so many where the aggregate stays in memory, and so many where it
/// leaves, since then they will be.
const SNAPSHOT_AFTER: i64 = 500;
const SNAPSHOT_WHEN_LET_GO: i64 = 32;

impl<A: Stream + 'static> Executor<A> {
    /// The aggregate as the log has it now.
    pub(super) async fn load(&self, stream: &StreamKey) -> Result<Resident<A>, LedgerError> {
        loop {
            let takeovers = self.store.takeovers();
            let resident = self.load_once(stream).await?;
            if self.store.takeovers() == takeovers {
                return Ok(Resident { takeovers, ..resident });
            }
        }
    }

    async fn load_once(&self, stream: &StreamKey) -> Result<Resident<A>, LedgerError> {
        let mut resident = Resident::default();
        let snapshot = self.store.load_snapshot(stream).await?;
        if let Some(snapshot) = snapshot.filter(|snapshot| snapshot.schema == schema(A::TYPE)) {
            match serde_json::from_str(&snapshot.body) {
                Ok(aggregate) => {
                    resident.aggregate = aggregate;
                    // Its last event is read again for its position, and proves that the log reaches it.
                    resident.version = snapshot.version - 1;
                    if self.read_on(stream, &mut resident, snapshot.version).await? {
                        resident.since_snapshot -= 1;
                        return Ok(resident);
                    }
                    resident = Resident::default();
                }
                Err(unreadable) => tracing::warn!(%unreadable, ?stream, "a snapshot is skipped"),
            }
        }
        self.read_on(stream, &mut resident, 0).await?;
        Ok(resident)
    }

    /// Takes in what others appended, or all of it where another database took over; answers whether there was
    /// anything.
    pub(super) async fn top_up(
        &self,
        stream: &StreamKey,
        resident: &mut Resident<A>,
    ) -> Result<bool, LedgerError> {
        let applied = resident.version;
        if resident.takeovers == self.store.takeovers() {
            let went_on = self.read_on(stream, resident, applied).await?;
            // The look may be what met the other one.
            if resident.takeovers == self.store.takeovers() {
                return Ok(went_on);
            }
        }
        *resident = self.load(stream).await?;
        Ok(true)
    }

    /// Reads on from the resident's version, and applies what comes after the version `applied`. Answers
    /// whether there was anything.
    async fn read_on(
        &self,
        stream: &StreamKey,
        resident: &mut Resident<A>,
        applied: i64,
    ) -> Result<bool, LedgerError> {
        let before = resident.version;
        loop {
            let events = self.store.read_stream(stream, resident.version, PAGE).await?;
            let full = events.len() == PAGE;
            for event in events {
                if event.version <= applied {
                    note(resident, &event);
                    continue;
                }
                let decoded = self.projector.projections().record(event);
                let event = &decoded.event;
                let Some(change) = decoded.get::<A::Event>() else {
                    let why = decoded.decoded.as_ref().err().map_or("it is of another type", |why| why);
                    // As for reads: not this program's to answer until it is updated or the log is mended.
                    return Err(LedgerError::Unavailable(format!(
                        "event {}:{} can't be read: {why}",
                        event.partition_id, event.position
                    )));
                };
                resident.aggregate.apply(change.clone());
                note(resident, event);
            }
            if !full {
                return Ok(resident.version > before);
            }
        }
    }

    /// Gives a resident back, and writes snapshots where they are due: of this one, and of those that leave
    /// memory for it.
    pub(super) fn keep(&self, stream: &StreamKey, resident: &mut Resident<A>) {
        if self.earns_snapshot(resident, 1, SNAPSHOT_AFTER) {
            self.snapshot(stream, resident);
        }
        for (stream, slot) in self.residents.weigh(stream, resident.aggregate.weight()) {
            // One that a command holds goes with that command.
            if let Ok(mut held) = slot.try_lock()
                && let Some(mut gone) = held.take()
                && self.earns_snapshot(&gone, 2, SNAPSHOT_WHEN_LET_GO)
            {
                self.snapshot(&stream, &mut gone);
            }
        }
    }

    /// Whether enough has happened since the last snapshot. It is written whole, so that a book earns one by its size,
    /// or by a part of that.
    fn earns_snapshot(&self, resident: &Resident<A>, part: usize, least: i64) -> bool {
        let earned = i64::try_from(resident.aggregate.weight() / part).unwrap_or(i64::MAX);
        resident.since_snapshot >= earned.max(least).min(self.snapshot_every)
    }

    /// Writes a snapshot aside; nobody waits for it and it may fail.
    fn snapshot(&self, stream: &StreamKey, resident: &mut Resident<A>) {
        let takeovers = resident.takeovers;
        let body = match serde_json::to_string(&resident.aggregate) {
            Ok(body) => body,
            Err(unwritable) => {
                tracing::warn!(%unwritable, ?stream, "a snapshot could not be made");
                return;
            }
        };
        resident.since_snapshot = 0;
        let snapshot = Snapshot { version: resident.version, schema: schema(A::TYPE), body };
        let (store, stream) = (self.store.clone(), stream.clone());
        tokio::spawn(async move {
            if store.takeovers() != takeovers {
                return;
            }
            if let Err(failed) = store.save_snapshot(&stream, snapshot).await {
                tracing::warn!(%failed, ?stream, "a snapshot could not be saved");
            }
        });
    }
}

fn note<A>(resident: &mut Resident<A>, event: &StoredEvent) {
    resident.version = event.version;
    resident.position = event.position;
    resident.recorded_at = Timestamp(event.recorded_at);
    resident.since_snapshot += 1;
}
