//! One batch of one or more read models: what is claimed, read, applied and parked. No database here.

use std::{
    collections::{HashMap, HashSet},
    convert::identity,
};

use crate::{
    StreamKey, guarded,
    projection::{Projection, Recorded, RowChanges, RowSet},
    user_of,
};

/// Which generation of tables a step works on.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Target {
    Live,
    /// One being built; it never passes the live one.
    Building(Building),
}

/// The generation that each read model of a rebuild is made in. Every rebuild has its own.
pub type Building = Vec<(String, i64)>;

/// A generation that was not touched for this long belongs to a process that died, in microseconds.
pub const ABANDONED_AFTER: i64 = 15 * 60 * 1_000_000;

#[derive(Debug, Clone)]
pub struct Step {
    pub partitions: Vec<i32>,
    /// Most events to read for each partition.
    pub limit: usize,
    pub target: Target,
    /// Apply this user's events alone (a rebuild of one user).
    pub only: Option<StreamKey>,
}

#[derive(Debug, Clone, Default)]
pub struct StepDone {
    /// Events that were read: once for read models that stand alike, and again for one that stands elsewhere.
    pub events: usize,
    /// Whether a partition may have more.
    pub more: bool,
    /// How many events each read model took in, be it that it parked them.
    pub projected: Vec<(&'static str, usize)>,
    pub parked: usize,
    /// Texts were destroyed, and their bytes may still be in the database's files.
    pub erased: bool,
}

/// Where a read model stands in a partition as the step begins. PostgreSQL's transaction holds that row. On
/// SQLite nobody holds it: its turn tells whether another step came between.
#[derive(Debug, Clone)]
pub struct Claim {
    pub partition_id: i32,
    pub projection: String,
    pub generation: i64,
    pub position: i64,
    /// Where the step must stop, if anywhere.
    pub cap: Option<i64>,
}

/// An event that a read model could not apply, or that waits behind one.
#[derive(Debug, Clone)]
pub struct Parked {
    pub partition_id: i32,
    pub position: i64,
    pub stream: StreamKey,
    pub error: String,
}

/// Partition, after which position, up to which position.
pub type Range = (i32, i64, i64);

/// What one read model must read. Read models that stand alike read alike, and then the events are read once.
pub fn ranges(claims: &[Claim], projection: &str) -> Vec<Range> {
    let mine = claims.iter().filter(|claim| claim.projection == projection);
    mine.map(|claim| (claim.partition_id, claim.position, claim.cap.unwrap_or(i64::MAX))).collect()
}

/// One read model's part of a step.
pub struct Work<'a> {
    pub projection: &'a dyn Projection,
    pub generation: i64,
    pub rows: RowSet,
    pub parked: Vec<Parked>,
    events: Vec<&'a Recorded>,
    /// Where its claims will stand afterwards.
    pub positions: Vec<(i32, i64)>,
    blocked: HashSet<StreamKey>,
}

impl<'a> Work<'a> {
    /// Chooses the events after each claim and asks for their rows.
    pub fn new(
        projection: &'a dyn Projection,
        claims: &[Claim],
        events: &'a [Recorded],
        blocked: HashSet<StreamKey>,
        only: Option<&StreamKey>,
    ) -> Option<Self> {
        let mine: Vec<&Claim> = claims.iter().filter(|c| c.projection == projection.name()).collect();
        let generation = mine.first()?.generation;
        let mut from: HashMap<i32, i64> = mine.iter().map(|c| (c.partition_id, c.position)).collect();
        let mut chosen = Vec::new();
        let mut rows = RowSet::default();
        for recorded in events {
            let event = &recorded.event;
            let Some(position) = from.get_mut(&event.partition_id) else { continue };
            if event.position <= *position {
                continue;
            }
            *position = event.position;
            if only.is_some_and(|s| s.tenant_id != event.tenant_id || s.user() != user_of(&event.stream_id)) {
                continue;
            }
            projection.reads(recorded, &mut rows);
            chosen.push(recorded);
        }
        let positions = from.into_iter().collect();
        Some(Self { projection, generation, rows, parked: Vec::new(), events: chosen, positions, blocked })
    }

    /// Applies the events in order; what fails is parked, and so is what follows it in its stream.
    pub fn apply(&mut self) {
        for recorded in &self.events {
            let event = &recorded.event;
            // Streams are seldom blocked, so the key is made only when it must be.
            let error = if !self.blocked.is_empty() && self.blocked.contains(&event.stream()) {
                Some("waits behind an earlier event of its stream".to_owned())
            } else {
                let outcome = match &recorded.decoded {
                    // A panic is an event that can't be applied, like any other, and the worker goes on.
                    Ok(_) => guarded(identity, || self.projection.apply(recorded, &mut self.rows)),
                    Err(error) => Err(error.clone()),
                };
                match outcome {
                    Ok(()) => self.rows.keep(),
                    Err(_) => self.rows.take_back(),
                }
                outcome.err()
            };
            if let Some(error) = error {
                let stream = event.stream();
                self.blocked.insert(stream.clone());
                self.parked.push(Parked {
                    partition_id: event.partition_id,
                    position: event.position,
                    stream,
                    error,
                });
            }
        }
    }

    /// How many events it takes in.
    pub fn taken(&self) -> usize {
        self.events.len()
    }

    /// What to write, by table of the projection, and whether texts were destroyed with it.
    pub fn changes(&mut self) -> (Vec<RowChanges>, bool) {
        let rows = std::mem::take(&mut self.rows);
        let destroyed = rows.texts_were_destroyed();
        (rows.into_changes(), destroyed)
    }
}
