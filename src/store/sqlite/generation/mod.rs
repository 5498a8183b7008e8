//! Generations of read-model tables: registered, and begun beside the live ones.

mod compare;
mod discard;
mod finish;

use memledger_store::{
    Dialect, PARTITIONS, StoreError,
    backend::{catalog, catalog::Catalog},
    projection::{Projection, Projections},
    projector::{
        generations::{NEWEST, check_version, forget, make_room, next_generation},
        lost::{Evidence, HAS_EVENTS, Lost, REGISTERED, TRACES},
        step::Building,
    },
};
use rusqlite::Connection;

use crate::{
    error,
    read::{execute, query},
    schema::repair,
};
pub use discard::{discard_all, discard_building};
pub use finish::finish;

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

/// What else has a plain name goes, as the catalog has it.
fn show(
    connection: &Connection,
    projection: &dyn Projection,
    catalog: &Catalog,
    generation: i64,
) -> Result<(), StoreError> {
    for table in projection.tables() {
        for statement in catalog.drop(table.name).into_iter().chain(table.show(generation, Dialect::Sqlite)) {
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

/// What the database has, and what it says of its read models.
pub fn evidence(connection: &Connection) -> Result<Evidence, StoreError> {
    let catalog = Catalog::of_rows(&query(connection, catalog::SQLITE, &[])?)?;
    if !Evidence::has_answers(&catalog) {
        return Ok(Evidence::without_answers(catalog));
    }
    let [registered, traces, events] =
        [REGISTERED, TRACES, HAS_EVENTS].map(|sql| query(connection, sql, &[]));
    Evidence::new(catalog, &registered?, &traces?, &events?)
}

pub fn lost(connection: &Connection, projections: &Projections) -> Result<Vec<Lost>, StoreError> {
    Ok(evidence(connection)?.lost(projections, Dialect::Sqlite))
}

pub fn register(connection: &Connection, projections: &Projections) -> Result<Vec<&'static str>, StoreError> {
    let evidence = evidence(connection)?;
    let mut behind = Vec::new();
    for projection in projections.iter() {
        match registered(connection, projection.name())? {
            _ if evidence.lost_one(projection, Dialect::Sqlite).is_some() => behind.push(projection.name()),
            None => {
                create(connection, projection, 1)?;
                // Where nothing was ever made, it can only be another program's.
                show(connection, projection, &Catalog::default(), 1)?;
                switch_to(connection, projection, 1)?;
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

/// Makes a generation the live one.
fn switch_to(
    connection: &Connection,
    projection: &dyn Projection,
    generation: i64,
) -> Result<(), StoreError> {
    let sql = "INSERT INTO projections (projection, version, generation) VALUES (?1, ?2, ?3) \
               ON CONFLICT (projection) DO UPDATE SET version = excluded.version, generation = excluded.generation";
    execute(connection, sql, &[projection.name().into(), projection.version().into(), generation.into()])?;
    Ok(())
}

pub fn begin(connection: &Connection, projections: &Projections) -> Result<Building, StoreError> {
    repair(connection)?;
    discard::discard_abandoned(connection)?;
    let evidence = evidence(connection)?;
    let mut building = Building::new();
    for projection in projections.iter() {
        let newest = query(connection, NEWEST, &[projection.name().into()])?;
        let next = next_generation(projection, newest.first())?;
        let lost = evidence.lost_one(projection, Dialect::Sqlite).filter(|lost| lost.rows);
        if let (Some(lost), Some((_, live))) = (&lost, registered(connection, projection.name())?) {
            tracing::warn!(%lost, "it is being rebuilt from the log");
            for statement in forget(projection, live, &evidence.catalog) {
                run(connection, &statement)?;
            }
        }
        for statement in make_room(projection, next, &evidence.catalog) {
            run(connection, &statement)?;
        }
        create(connection, projection, next)?;
        building.push((projection.name().to_owned(), next));
    }
    Ok(building)
}
