//! Comparing a rebuilt generation with the live one, row for row.

use memledger_store::{
    StoreError, StreamKey,
    projection::{Projection, Projections},
    projector::comparison::{Comparison, Difference, LOST, MAX_DIFFERENCES, RowDigest, differing_keys},
    table::{Table, of_user},
};
use rusqlite::Connection;

use super::discard::Discarded;
use crate::{
    error,
    read::{query, values},
};

/// Both generations as they stood when the switch was made, for the comparison.
pub struct Frozen {
    pub connection: Connection,
    /// Read model, live generation if it is not lost, new generation.
    pub generations: Vec<(String, Option<i64>, i64)>,
    pub discarded: Vec<Discarded>,
}

impl Frozen {
    pub fn compare(
        self,
        projections: &Projections,
        only: Option<&StreamKey>,
    ) -> Result<Vec<Comparison>, StoreError> {
        let mut comparisons = Vec::new();
        for (name, live, building) in &self.generations {
            let tables = projections.get(name).map(Projection::tables).unwrap_or_default();
            for table in tables.iter().filter(|table| only.is_none() || table.per_user()) {
                comparisons.push(match live {
                    Some(live) => compare(&self.connection, name, table, *live, *building, only)?,
                    None => {
                        let rebuilt = digest(&self.connection, table, &table.of(*building), "")?;
                        Comparison::lost(name, table, LOST, rebuilt)
                    }
                });
            }
        }
        Ok(comparisons)
    }
}

fn compare(
    connection: &Connection,
    projection: &str,
    table: &Table,
    live: i64,
    building: i64,
    only: Option<&StreamKey>,
) -> Result<Comparison, StoreError> {
    let user = only.map(of_user).unwrap_or_default();
    let shown = is_shown(connection, table, live)?;
    let (live, rebuilt) = (table.of(live), table.of(building));
    let live_side = digest(connection, table, &live, &user)?;
    let rebuilt_side = digest(connection, table, &rebuilt, &user)?;
    let mut comparison = Comparison::of(projection, table, shown, live_side, rebuilt_side);
    if !comparison.has_equal_rows() {
        let keys_of = |one, other| query(connection, &table.only_in(one, other, &user, MAX_DIFFERENCES), &[]);
        let (keys, more) = differing_keys(keys_of(&live, &rebuilt)?, keys_of(&rebuilt, &live)?);
        let mut differences = Vec::with_capacity(keys.len());
        for key in keys {
            let row = |of: &str| query(connection, &table.by_key(of), &key);
            let (live, rebuilt) = (row(&live)?, row(&rebuilt)?);
            differences.extend(Difference::of(table, live.first(), rebuilt.first()));
        }
        comparison.name(differences, more);
    }
    Ok(comparison)
}

fn is_shown(connection: &Connection, table: &Table, live: i64) -> Result<bool, StoreError> {
    let sql = "SELECT sql FROM sqlite_master WHERE type = 'view' AND name = ?1";
    let views = query(connection, sql, &[table.name.into()])?;
    let definition = views.first().map(|view| view[0].text()).transpose()?;
    Ok(definition.is_some_and(|definition| table.is_shown_by(definition, live, "main")))
}

fn digest(connection: &Connection, table: &Table, name: &str, user: &str) -> Result<RowDigest, StoreError> {
    let mut statement = connection.prepare(&table.in_order(name, user)).map_err(error)?;
    let columns = statement.column_count();
    let mut rows = statement.query([]).map_err(error)?;
    let mut digest = RowDigest::default();
    while let Some(row) = rows.next().map_err(error)? {
        digest.add(&values(row, columns).map_err(error)?);
    }
    Ok(digest)
}
