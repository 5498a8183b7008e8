//! Dropping generations: what a switch replaced, what a failed rebuild made, what a dead process left.

use memledger_store::{
    Row, StoreError, Value,
    projector::{
        generations::table_list,
        step::{ABANDONED_AFTER, Building},
    },
};
use rusqlite::Connection;

use super::{registered, run};
use crate::{
    error,
    read::{execute, query},
};

/// While it stands, pages that are freed are not overwritten first. Overwriting all of a table's would write it once
/// more and, since what a statement changes is kept until it ends, hold it in memory. Read models say nothing that the
/// log does not go on saying, so nothing has to be overwritten.
struct FastDelete<'a>(&'a Connection);

impl<'a> FastDelete<'a> {
    fn begin(connection: &'a Connection) -> Result<Self, StoreError> {
        connection.execute_batch("PRAGMA secure_delete = FAST").map_err(error)?;
        Ok(Self(connection))
    }
}

impl Drop for FastDelete<'_> {
    fn drop(&mut self) {
        // It says so to the connection alone, so there is nothing in it that can fail.
        if let Err(failed) = self.0.execute_batch("PRAGMA secure_delete = ON") {
            tracing::error!(%failed, "freed pages are no longer overwritten");
        }
    }
}

/// A generation of a read model that is not needed any more.
#[derive(Debug, Clone)]
pub struct Discarded {
    projection: String,
    generation: i64,
    tables: Vec<String>,
}

impl Discarded {
    /// With the tables that it was made with, which may be another program's.
    pub fn of(
        connection: &Connection,
        projection: &str,
        generation: i64,
    ) -> Result<Option<Self>, StoreError> {
        let sql = "SELECT projection, generation, tables FROM generations \
                   WHERE projection = ?1 AND generation = ?2";
        let rows = query(connection, sql, &[projection.into(), generation.into()])?;
        rows.first().map(Self::listed).transpose()
    }

    pub fn tables(&self) -> &[String] {
        &self.tables
    }

    /// As `generations` lists it: projection, generation, tables.
    fn listed(row: &Row) -> Result<Self, StoreError> {
        Ok(Self {
            projection: row[0].text()?.to_owned(),
            generation: row[1].int()?,
            tables: table_list(row[2].text()?)?,
        })
    }
}

pub fn discard_all(connection: &Connection, discarded: &[Discarded]) -> Result<(), StoreError> {
    let _unwritten = FastDelete::begin(connection)?;
    for old in discarded {
        let key: [Value; 2] = [old.projection.as_str().into(), old.generation.into()];
        for registry in ["checkpoints", "parked_events", "generations"] {
            let sql = format!("DELETE FROM {registry} WHERE projection = ?1 AND generation = ?2");
            execute(connection, &sql, &key)?;
        }
        for table in &old.tables {
            run(connection, &format!("DROP TABLE IF EXISTS {table}"))?;
        }
    }
    Ok(())
}

/// Forgets what a failed rebuild made, but for what is live: the rebuild may have failed after the switch.
pub fn discard_building(connection: &Connection, building: &Building) -> Result<(), StoreError> {
    let mut discarded = Vec::new();
    for (projection, generation) in building {
        let live = registered(connection, projection)?.map(|(_, live)| live);
        if live == Some(*generation) {
            continue;
        }
        discarded.extend(Discarded::of(connection, projection, *generation)?);
    }
    discard_all(connection, &discarded)
}

/// Forgets what dead processes left.
pub fn discard_abandoned(connection: &Connection) -> Result<(), StoreError> {
    let sql = "SELECT g.projection, g.generation, g.tables FROM generations g \
               JOIN projections r ON r.projection = g.projection AND r.generation <> g.generation \
               WHERE g.touched_at < CAST(unixepoch('subsec') * 1000000 AS INTEGER) - ?1";
    let abandoned = query(connection, sql, &[ABANDONED_AFTER.into()])?;
    let abandoned: Vec<Discarded> = abandoned.iter().map(Discarded::listed).collect::<Result<_, _>>()?;
    discard_all(connection, &abandoned)
}

#[cfg(test)]
#[path = "discard_tests.rs"]
mod tests;
