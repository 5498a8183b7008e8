//! One batch of one or more read models: what is claimed, read, applied and parked. No database here.

use std::collections::{HashMap, HashSet};

use crate::{
    StreamKey, Value,
    projection::{Changes, Projection, Recorded, RowSet},
    table::Table,
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
    pub events: usize,
    /// Whether a partition may have more.
    pub more: bool,
    /// Where each read model stands now.
    pub positions: Vec<(i32, &'static str, i64)>,
    pub parked: usize,
}

/// A checkpoint row this transaction holds.
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
            if only.is_some_and(|s| s.tenant_id != event.tenant_id || s.stream_id != event.stream_id) {
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
                    Ok(_) => guarded(|| self.projection.apply(recorded, &mut self.rows)),
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

    /// What to write, by table of the projection.
    pub fn changes(&mut self) -> Vec<Changes> {
        std::mem::take(&mut self.rows).into_changes()
    }
}

/// A panic in a read model is an event it can't apply: parked like any other, and the worker goes on.
pub fn guarded<T>(work: impl FnOnce() -> Result<T, String>) -> Result<T, String> {
    std::panic::catch_unwind(std::panic::AssertUnwindSafe(work)).unwrap_or_else(|panic| {
        let said = panic.downcast_ref::<&str>().map(|text| (*text).to_owned());
        let said = said.or_else(|| panic.downcast_ref::<String>().cloned()).unwrap_or_default();
        Err(format!("it panicked: {said}"))
    })
}

/// How a rebuilt table compares with the live one at the same positions.
#[derive(Debug, Clone, serde::Serialize)]
pub struct Comparison {
    pub projection: String,
    pub table: String,
    pub live_rows: u64,
    pub rebuilt_rows: u64,
    /// SHA-256 over all rows in key order, in hexadecimal.
    pub live_digest: String,
    pub rebuilt_digest: String,
    /// Rows that differ, the first few: which side has them, and their key.
    pub differences: Vec<String>,
}

impl Comparison {
    /// Of both tables' digests; what differs is still to be named.
    pub fn of(projection: &str, table: &Table, live: RowDigest, rebuilt: RowDigest) -> Self {
        Self {
            projection: projection.to_owned(),
            table: table.name.to_owned(),
            live_rows: live.rows,
            rebuilt_rows: rebuilt.rows,
            live_digest: live.finish(),
            rebuilt_digest: rebuilt.finish(),
            differences: Vec::new(),
        }
    }

    pub fn is_equal(&self) -> bool {
        self.live_digest == self.rebuilt_digest
    }
}

/// Most differing rows that are named.
pub const MAX_DIFFERENCES: usize = 20;

/// Digest of rows as they come, each value tagged and length-prefixed so that no two rows read alike.
#[derive(Default)]
pub struct RowDigest {
    hash: sha2::Sha256,
    pub rows: u64,
}

impl RowDigest {
    pub fn add(&mut self, row: &[Value]) {
        use sha2::Digest;
        self.rows += 1;
        for value in row {
            let (tag, bytes): (u8, std::borrow::Cow<'_, [u8]>) = match value {
                Value::Null => (0, (&[][..]).into()),
                Value::Int(n) => (1, n.to_be_bytes().to_vec().into()),
                Value::Text(text) => (2, text.as_bytes().into()),
                Value::Bytes(bytes) => (3, bytes.as_slice().into()),
                // Equal to the 16 bytes that SQLite keeps.
                Value::Uuid(uuid) => (3, uuid.as_bytes().to_vec().into()),
            };
            self.hash.update([tag]);
            self.hash.update((bytes.len() as u64).to_be_bytes());
            self.hash.update(&bytes);
        }
    }

    pub fn finish(self) -> String {
        use sha2::Digest;
        hex::encode(self.hash.finalize())
    }
}

/// `projection: only in the live table: partition_id=3, …`
pub fn describe(side: &str, columns: &[&str], row: &[Value]) -> String {
    let parts: Vec<String> = columns
        .iter()
        .zip(row)
        .map(|(name, value)| match value {
            Value::Int(n) => format!("{name}={n}"),
            Value::Text(text) => format!("{name}={text}"),
            other => format!("{name}={other:?}"),
        })
        .collect();
    format!("{side}: {}", parts.join(", "))
}
