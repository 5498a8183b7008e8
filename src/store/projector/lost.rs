//! Read models that can't be read or written, since a table, a checkpoint or their registration is gone or another's.

use std::{
    collections::{HashMap, HashSet},
    fmt,
};

use serde::Serialize;

use crate::{
    Dialect, PARTITIONS, Row, StoreError,
    backend::{catalog::Catalog, schema},
    projection::{Projection, Projections},
    projector::generations::check_version,
};

/// Something that the ledger reads or writes, and that the database has not.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct Lost {
    /// The read model; none where it is a table of another kind.
    pub projection: Option<String>,
    pub why: String,
    /// A rebuild can't be compared with what is live: there is nothing, or something else.
    pub rows: bool,
}

impl fmt::Display for Lost {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match &self.projection {
            Some(projection) => write!(f, "the read model {projection}: {}", self.why),
            None => f.write_str(&self.why),
        }
    }
}

/// Read models that are live, with version, generation and the number of their checkpoints.
pub const REGISTERED: &str = "SELECT r.projection, r.version, r.generation, (SELECT count(*) FROM checkpoints c \
    WHERE c.projection = r.projection AND c.generation = r.generation) FROM projections r";

/// Read models that something is known of.
pub const TRACES: &str = "SELECT projection FROM generations UNION SELECT projection FROM checkpoints";

/// The tables that these questions read.
const ASKED: [&str; 4] = ["projections", "checkpoints", "generations", "events"];

/// Whether anything was ever written.
pub const HAS_EVENTS: &str = "SELECT count(*) FROM (SELECT 1 FROM events LIMIT 1) e";

struct Live {
    version: i64,
    generation: i64,
    checkpoints: i64,
}

/// What a database says of its read models.
pub struct Evidence {
    pub catalog: Catalog,
    live: HashMap<String, Live>,
    traces: HashSet<String>,
    has_events: bool,
}

impl Evidence {
    /// Whether the questions [`REGISTERED`], [`TRACES`] and [`HAS_EVENTS`] have answers. Without another table of the ledger
    /// nothing is known to be wrong with the read models.
    pub fn has_answers(catalog: &Catalog) -> bool {
        ASKED.iter().all(|table| catalog.has(table))
    }

    /// If the questions have none.
    pub fn without_answers(catalog: Catalog) -> Self {
        Self { catalog, live: HashMap::new(), traces: HashSet::new(), has_events: true }
    }

    pub fn new(
        catalog: Catalog,
        registered: &[Row],
        traces: &[Row],
        has_events: &[Row],
    ) -> Result<Self, StoreError> {
        let mut live = HashMap::new();
        for row in registered {
            let (version, generation, checkpoints) = (row[1].int()?, row[2].int()?, row[3].int()?);
            live.insert(row[0].text()?.to_owned(), Live { version, generation, checkpoints });
        }
        let traces = traces.iter().map(|row| row[0].text().map(str::to_owned)).collect::<Result<_, _>>()?;
        let has_events = has_events.first().map_or(Ok(0), |row| row[0].int())? > 0;
        Ok(Self { catalog, live, traces, has_events })
    }

    /// Everything that is lost; tables of the ledger first.
    pub fn lost(&self, projections: &Projections, dialect: Dialect) -> Vec<Lost> {
        let tables = schema::missing(&self.catalog, dialect).into_iter();
        let tables = tables.map(|table| Lost {
            projection: None,
            why: format!("the table {table} is missing"),
            rows: true,
        });
        tables.chain(projections.iter().filter_map(|projection| self.lost_one(projection, dialect))).collect()
    }

    pub fn lost_one(&self, projection: &dyn Projection, dialect: Dialect) -> Option<Lost> {
        let lost =
            |why: String, rows| Some(Lost { projection: Some(projection.name().to_owned()), why, rows });
        let Some(live) = self.live.get(projection.name()) else {
            return if self.is_new(projection) { None } else { lost("it is not registered".into(), true) };
        };
        if live.checkpoints < i64::from(PARTITIONS) {
            let why = format!("it has {} of {PARTITIONS} checkpoints", live.checkpoints);
            return lost(why, true);
        }
        // Another version's tables are another's to judge.
        if live.version != projection.version() {
            return None;
        }
        let mut tables = projection.tables().iter();
        if let Some(why) = tables.find_map(|table| self.catalog.strangeness(table, live.generation, dialect))
        {
            return lost(why, true);
        }
        let hidden = projection.tables().iter().find(|table| !self.catalog.is_view(table.name))?;
        lost(format!("its view {} is missing", hidden.name), false)
    }

    /// Sound read models that are of an older version, or none yet.
    pub fn behind(&self, projections: &Projections) -> Result<Vec<String>, StoreError> {
        let mut behind = Vec::new();
        for projection in projections.iter() {
            let (name, version) = (projection.name(), projection.version());
            match self.live.get(name) {
                Some(live) if check_version(projection, live.version)? => {
                    behind.push(format!(
                        "the read model {name}: version {} is replaced by {version}",
                        live.version
                    ));
                }
                None if self.is_new(projection) => behind.push(format!("the read model {name}: it is new")),
                _ => {}
            }
        }
        Ok(behind)
    }

    /// Whether no program that knows the read model has ever worked on this ledger.
    fn is_new(&self, projection: &dyn Projection) -> bool {
        // In an empty log's way there can only be another program's table, which is left alone.
        let is_known = || projection.tables().iter().any(|table| self.catalog.has(table.name));
        !self.traces.contains(projection.name()) && (!self.has_events || !self.live.is_empty() && !is_known())
    }
}
