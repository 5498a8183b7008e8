//! Ending a rebuild: the new generation brought to the live one's positions, frozen, switched.

use std::time::{Duration, Instant};

use rusqlite::Connection;

use super::{compare::Frozen, discard::Discarded, registered, run, show};
use crate::{
    StoreError, StreamKey,
    port::all_partitions,
    projection::Projections,
    projector::{
        generations::{check_not_newer, hide_gone, replace_user},
        step::{Building, Step, Target},
    },
    sqlite::{
        locking::begin as begin_write,
        project,
        read::{execute, query},
    },
};

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
    let mut generations = Vec::new();
    let mut discarded = Vec::new();
    for projection in projections.iter() {
        let own = building.iter().find(|(name, _)| name == projection.name());
        let (Some((version, live)), Some((_, building))) = (registered(connection, projection.name())?, own)
        else {
            continue;
        };
        check_not_newer(projection, version)?;
        let (building, comparable) = (*building, version == projection.version());
        // Tables of another version have other columns and can't be compared.
        if comparable {
            generations.push((projection.name().to_owned(), live, building));
        }
        let switched = switch && only.is_none();
        let old = Discarded::of(connection, projection.name(), if switched { live } else { building })?;
        if switched {
            show(connection, projection, building)?;
            for statement in
                hide_gone(projection, live, old.as_ref().map(Discarded::tables).unwrap_or_default())
            {
                run(connection, &statement)?;
            }
            let sql = "UPDATE projections SET generation = ?2, version = ?3 WHERE projection = ?1";
            let row = [projection.name().into(), building.into(), projection.version().into()];
            execute(connection, sql, &row)?;
        }
        discarded.extend(old);
        let Some(stream) = only.filter(|_| switch) else { continue };
        let statements = replace_user(projection, comparable, live, building, stream)?;
        project::end_turn(connection, projection.name(), live, stream.partition())?;
        for statement in statements {
            run(connection, &statement)?;
        }
    }
    Ok(Frozen { connection: frozen, generations, discarded })
}
