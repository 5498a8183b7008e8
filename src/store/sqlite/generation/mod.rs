//! Generations of read-model tables: registered, and begun beside the live ones.

mod compare;
mod discard;
mod finish;

use rusqlite::Connection;

pub use discard::{discard_all, discard_building};
pub use finish::finish;

use crate::{
    Dialect, PARTITIONS, StoreError,
    projection::{Projection, Projections},
    projector::{
        generations::{NEWEST, check_version, next_generation},
        step::Building,
    },
    sqlite::{
        error,
        read::{execute, query},
    },
};

fn run(connection: &Connection, sql: &str) -> Result<(), StoreError> {
    connection.execute_batch(sql).map_err(error)
}

fn create(connection: &Connection, projection: &dyn Projection, generation: i64) -> Result<(), StoreError> {
    for table in projection.tables() {
        run(connection, &table.create(generation, Dialect::Sqlite, true))?;
        // Made at once, since making them later would keep the one writer from everybody for long.
        for statement in table.create_indexes(generation) {
            run(connection, &statement)?;
        }
    }
    let tables: Vec<String> = projection.tables().iter().map(|table| table.of(generation)).collect();
    let sql = "INSERT INTO generations (projection, generation, tables, touched_at) \
               VALUES (?1, ?2, ?3, CAST(unixepoch('subsec') * 1000000 AS INTEGER))";
    execute(connection, sql, &[projection.name().into(), generation.into(), tables.join(" ").into()])?;
    for partition_id in 0..PARTITIONS {
        let sql = "INSERT INTO checkpoints (partition_id, projection, generation, position) \
                   VALUES (?1, ?2, ?3, 0)";
        execute(connection, sql, &[partition_id.into(), projection.name().into(), generation.into()])?;
    }
    Ok(())
}

fn show(connection: &Connection, projection: &dyn Projection, generation: i64) -> Result<(), StoreError> {
    for table in projection.tables() {
        for statement in table.show(generation, Dialect::Sqlite) {
            run(connection, &statement)?;
        }
    }
    Ok(())
}

/// The version and live generation of a read model.
fn registered(connection: &Connection, name: &str) -> Result<Option<(i64, i64)>, StoreError> {
    let sql = "SELECT version, generation FROM projections WHERE projection = ?1";
    let rows = query(connection, sql, &[name.into()])?;
    rows.first().map(|row| Ok((row[0].int()?, row[1].int()?))).transpose()
}

pub fn register(connection: &Connection, projections: &Projections) -> Result<Vec<&'static str>, StoreError> {
    let mut behind = Vec::new();
    for projection in projections.iter() {
        match registered(connection, projection.name())? {
            None => {
                create(connection, projection, 1)?;
                show(connection, projection, 1)?;
                let sql = "INSERT INTO projections (projection, version, generation) VALUES (?1, ?2, 1)";
                execute(connection, sql, &[projection.name().into(), projection.version().into()])?;
            }
            Some((version, _)) => {
                if check_version(projection, version)? {
                    behind.push(projection.name());
                }
            }
        }
    }
    Ok(behind)
}

pub fn begin(connection: &Connection, projections: &Projections) -> Result<Building, StoreError> {
    discard::discard_abandoned(connection)?;
    let mut building = Building::new();
    for projection in projections.iter() {
        let newest = query(connection, NEWEST, &[projection.name().into()])?;
        let next = next_generation(projection, newest.first())?;
        create(connection, projection, next)?;
        building.push((projection.name().to_owned(), next));
    }
    Ok(building)
}
