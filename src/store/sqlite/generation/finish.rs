//! Ending a rebuild: the new generation brought to the live one's positions, frozen, switched.

use std::time::{Duration, Instant};

use memledger_store::{
    StoreError, StreamKey, all_partitions,
    backend::catalog::{self, Catalog},
    projection::Projections,
    projector::{
        generations::{check_not_newer, hide_gone, is_lost, replace_user},
        step::{Building, Step, Target},
    },
};
use rusqlite::Connection;

use super::{compare::Frozen, discard::Discarded, registered, run, show, switch_to};
use crate::{locking::begin as begin_write, project, read::query};

/// Brings the new generation to the live one's positions and switches, in the writer's transaction. The
/// live projectors stand still meanwhile, since SQLite has one writer.
///
/// The reader's snapshot is taken before this transaction commits, so it sees both generations as the last
/// commit left them: the new one without its last events. So the last events are committed first.
pub fn finish(
    connection: &Connection,
    frozen: Connection,
    projections: &Projections,
    building: &Building,
    switch: bool,
    only: Option<&StreamKey>,
    patience: Duration,
) -> Result<Frozen, StoreError> {
    let partitions = only.map_or_else(all_partitions, |stream| vec![stream.partition()]);
    let target = Target::Building(building.clone());
    let rest = Step { partitions, limit: 1_000, target, only: only.cloned() };
    while project::step(connection, projections, &rest)?.events > 0 {}
    // Commit and take the write lock again: if another process slipped in between, go round once more.
    loop {
        run(connection, "COMMIT")?;
        begin_write(connection, Instant::now() + patience, true)?;
        if project::step(connection, projections, &rest)?.events == 0 {
            break;
        }
        while project::step(connection, projections, &rest)?.events > 0 {}
    }
    run(&frozen, "BEGIN")?;
    query(&frozen, "SELECT 1 FROM projections", &[])?;
    let catalog = Catalog::of_rows(&query(connection, catalog::SQLITE, &[])?)?;
    let mut generations = Vec::new();
    let mut discarded = Vec::new();
    for projection in projections.iter() {
        let own = building.iter().find(|(name, _)| name == projection.name());
        let Some((_, building)) = own else { continue };
        let (building, live) = (*building, registered(connection, projection.name())?);
        if let Some((version, _)) = live {
            check_not_newer(projection, version)?;
        }
        let comparable = live.is_none_or(|(version, _)| version == projection.version());
        let live = live.map(|(_, generation)| generation);
        // Tables of another version have other columns and can't be compared.
        if comparable {
            generations.push((projection.name().to_owned(), live, building));
        }
        let switched = switch && only.is_none();
        let unneeded = if switched { live } else { Some(building) };
        let old =
            unneeded.map(|old| Discarded::of(connection, projection.name(), old)).transpose()?.flatten();
        if switched {
            show(connection, projection, &catalog, building)?;
            let tables = old.as_ref().map(Discarded::tables).unwrap_or_default();
            for statement in live.map(|live| hide_gone(projection, live, tables)).unwrap_or_default() {
                run(connection, &statement)?;
            }
            switch_to(connection, projection, building)?;
        }
        discarded.extend(old);
        let Some(stream) = only.filter(|_| switch) else { continue };
        let live = live.ok_or_else(|| is_lost(projection))?;
        let statements = replace_user(projection, comparable, live, building, stream)?;
        project::end_turn(connection, projection.name(), live, stream.partition())?;
        for statement in statements {
            run(connection, &statement)?;
        }
    }
    Ok(Frozen { connection: frozen, generations, discarded })
}
