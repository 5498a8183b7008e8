//! Ending a rebuild: the new generation brought to the live one's positions, compared, switched.

use std::time::{Duration, Instant};

use memledger_store::{
    StoreError, StreamKey, all_partitions,
    projection::{Projection, Projections},
    projector::{
        comparison::Comparison,
        generations::{check_not_newer, hide_gone, is_lost, replace_user},
        step::{Building, Step, Target},
    },
};
use sqlx::{Connection, PgConnection};
use tokio::time::sleep;

use super::{
    PATIENCE,
    compare::{compare_all, hidden},
    discard::{discard_one, listed},
    registered, run, show, switch_to,
};
use crate::{connections::Connections, error, project, read::bind, schema::found};

/// For how long a switch waits for one of its locks, at first and at last; PostgreSQL looks for deadlocks after a second.
const WAITS: (Duration, Duration) = (Duration::from_millis(20), Duration::from_millis(500));
/// For how long it is tried.
const SWITCHES_FOR: Duration = Duration::from_secs(5);

/// One read model of a rebuild.
pub struct Built<'a> {
    pub projection: &'a dyn Projection,
    /// None where it is lost.
    pub live: Option<i64>,
    pub building: i64,
    /// Tables of another version have other columns and can't be compared.
    pub comparable: bool,
}

/// Stops the live projectors by holding their checkpoints, brings the new generation to the same
/// positions, takes a snapshot of both for the comparison, switches, and lets the projectors go on.
pub async fn finish(
    connections: &Connections,
    projections: &Projections,
    building: &Building,
    switch: bool,
    only: Option<&StreamKey>,
) -> Result<Vec<Comparison>, StoreError> {
    let work = async |second: &mut PgConnection| {
        let (built, mut frozen, hidden) = connections
            .work(async move |first| {
                let mut holder = first.begin().await.map_err(error)?;
                let built = hold_live(&mut holder, projections, building).await?;
                catch_up(second, &mut holder, projections, building, only).await?;
                let hidden = hidden(&mut *second, &built).await?;
                let mut frozen = second.begin().await.map_err(error)?;
                freeze(&mut frozen, &built).await?;
                if switch {
                    switch_all(&mut holder, &built, only).await?;
                }
                holder.commit().await.map_err(error)?;
                Ok((built, frozen, hidden))
            })
            .await?;
        let compared = compare_all(&mut frozen, &built, only, &hidden).await;
        frozen.commit().await.map_err(error)?;
        Ok((built, compared))
    };
    let (built, compared) = connections.work(work).await?;
    let switched = switch && only.is_none();
    if let Err(later) =
        connections.work(async |connection| drop_old(connection, &built, switched).await).await
    {
        tracing::warn!(%later, "tables of an earlier rebuild could not be dropped; the next rebuild tries \
                                again");
    }
    compared
}

/// What is live and what was built, where both are there. The live checkpoints are held to the transaction's end.
async fn hold_live<'a>(
    holder: &mut PgConnection,
    projections: &'a Projections,
    building: &Building,
) -> Result<Vec<Built<'a>>, StoreError> {
    // Nobody else switches from here on: what is held and built on below is what is live.
    let mut built = Vec::new();
    for projection in projections.iter() {
        let own = building.iter().find(|(name, _)| name == projection.name());
        let Some((_, building)) = own else { continue };
        let live = registered(&mut *holder, projection.name()).await?;
        if let Some((version, _)) = live {
            check_not_newer(projection, version)?;
        }
        let comparable = live.is_none_or(|(version, _)| version == projection.version());
        let live = live.map(|(_, generation)| generation);
        built.push(Built { projection, live, building: *building, comparable });
    }
    sqlx::query(
        "SELECT 1 FROM checkpoints c JOIN projections r USING (projection, generation) \
         WHERE c.projection = ANY($1) ORDER BY c.partition_id, c.projection FOR UPDATE OF c",
    )
    .bind(projections.names())
    .execute(holder)
    .await
    .map_err(error)?;
    Ok(built)
}

/// Takes the snapshot that is compared; the live checkpoints must be held until then.
async fn freeze(frozen: &mut PgConnection, built: &[Built<'_>]) -> Result<(), StoreError> {
    run(frozen, "SET TRANSACTION ISOLATION LEVEL REPEATABLE READ, READ ONLY").await?;
    // It waits for the switch, and keeps nobody from anything but dropping the tables meanwhile.
    run(frozen, "SET LOCAL idle_in_transaction_session_timeout = '10min'").await?;
    // Whole tables are read in the order of their keys: by the index, a large one would be read row by row.
    run(frozen, "SET LOCAL enable_seqscan = on").await?;
    // The first query takes the snapshot.
    run(frozen, "SELECT 1 FROM projections").await?;
    // However long the comparison takes, nobody drops the tables as what a dead process left.
    let tables = built.iter().flat_map(|one| {
        let generations = one.live.into_iter().chain([one.building]);
        generations
            .flat_map(|generation| one.projection.tables().iter().map(move |table| table.of(generation)))
    });
    let tables = tables.collect::<Vec<_>>().join(", ");
    run(frozen, &format!("LOCK TABLE {tables} IN ACCESS SHARE MODE")).await
}

/// Drops what is not needed any more: the generations that were switched away from, or those that were built.
///
/// A query that was planned before the switch locks all tables of its plan once more before it is planned anew. Where two
/// of them went in one transaction, it could hold one and wait for the other; so each goes alone.
async fn drop_old(
    connection: &mut PgConnection,
    built: &[Built<'_>],
    switched: bool,
) -> Result<(), StoreError> {
    for one in built {
        let name = one.projection.name();
        let Some(old) = (if switched { one.live } else { Some(one.building) }) else { continue };
        for table in listed(connection, name, old).await? {
            let mut alone = connection.begin().await.map_err(error)?;
            run(&mut alone, PATIENCE).await?;
            run(&mut alone, &format!("DROP TABLE IF EXISTS {table}")).await?;
            alone.commit().await.map_err(error)?;
        }
        let mut last = connection.begin().await.map_err(error)?;
        run(&mut last, PATIENCE).await?;
        discard_one(&mut last, name, old, &[]).await?;
        last.commit().await.map_err(error)?;
    }
    Ok(())
}

async fn catch_up(
    connection: &mut PgConnection,
    holder: &mut PgConnection,
    projections: &Projections,
    building: &Building,
    only: Option<&StreamKey>,
) -> Result<(), StoreError> {
    let partitions = only.map_or_else(all_partitions, |stream| vec![stream.partition()]);
    let target = Target::Building(building.clone());
    let rest = Step { partitions, limit: 1_000, target, only: only.cloned() };
    loop {
        let mut transaction = connection.begin().await.map_err(error)?;
        hold(&mut transaction, building, &rest.partitions).await?;
        let done = project::step(&mut transaction, projections, &rest).await?;
        transaction.commit().await.map_err(error)?;
        // Who holds the live checkpoints would else seem to have been stopped.
        run(&mut *holder, "SELECT 1").await?;
        if done.events == 0 {
            return Ok(());
        }
    }
}

/// Waits for the new generation's checkpoints. A step passes over those that somebody holds, be it a step of
/// ours whose rollback is still under way; but what is passed over here would be missing after the switch.
async fn hold(
    connection: &mut PgConnection,
    building: &Building,
    partitions: &[i32],
) -> Result<(), StoreError> {
    run(connection, PATIENCE).await?;
    sqlx::query(
        "SELECT 1 FROM checkpoints c \
           JOIN unnest($1::text[], $2::bigint[]) AS w(projection, generation) USING (projection, generation) \
         WHERE c.partition_id = ANY($3) ORDER BY c.partition_id, c.projection FOR UPDATE OF c",
    )
    .bind(building.iter().map(|(name, _)| name.as_str()).collect::<Vec<_>>())
    .bind(building.iter().map(|(_, generation)| *generation).collect::<Vec<_>>())
    .bind(partitions)
    .execute(connection)
    .await
    .map_err(error)?;
    Ok(())
}

/// Who waits for a lock here holds up all projectors, and everybody who reads what it waits for. A query that has one
/// of the views and waits for another would wait for ever: whoever switches lets go of all again, before PostgreSQL
/// looks for a deadlock and ends either, and begins with the one that it did not get.
async fn switch_all(
    holder: &mut PgConnection,
    built: &[Built<'_>],
    only: Option<&StreamKey>,
) -> Result<(), StoreError> {
    let tables = built.iter().filter(|_| only.is_none()).flat_map(|one| one.projection.tables());
    let catalog = found(holder).await?;
    let mut views: Vec<String> = tables.filter_map(|table| catalog.drop(table.name)).collect();
    let (started, (mut wait, longest)) = (Instant::now(), WAITS);
    run(holder, "SAVEPOINT switching").await?;
    loop {
        run(holder, &format!("SET LOCAL lock_timeout = {}", wait.as_millis())).await?;
        let mut taken = 0;
        let failed = match take_away(holder, &views, &mut taken).await {
            Ok(()) => match switch_each(holder, built, only).await {
                Ok(()) => return Ok(()),
                Err(failed) => failed,
            },
            Err(failed) => failed,
        };
        if !matches!(failed, StoreError::Unavailable(_)) || started.elapsed() > SWITCHES_FOR {
            return Err(failed);
        }
        run(holder, "ROLLBACK TO SAVEPOINT switching").await?;
        if let Some(first) = views.get_mut(..=taken) {
            first.rotate_right(1);
        }
        sleep(wait).await;
        wait = (wait * 2).min(longest);
    }
}

/// The views, or what else has their names, so that nobody looks at them; counts those that it got.
async fn take_away(holder: &mut PgConnection, views: &[String], taken: &mut usize) -> Result<(), StoreError> {
    for view in views {
        run(holder, view).await?;
        *taken += 1;
    }
    Ok(())
}

async fn switch_each(
    holder: &mut PgConnection,
    built: &[Built<'_>],
    only: Option<&StreamKey>,
) -> Result<(), StoreError> {
    for one in built {
        switch_one(holder, one, only).await?;
    }
    Ok(())
}

async fn switch_one(
    connection: &mut PgConnection,
    built: &Built<'_>,
    only: Option<&StreamKey>,
) -> Result<(), StoreError> {
    let Some(stream) = only else {
        show(connection, built.projection, built.building).await?;
        switch_to(connection, built.projection, built.building).await?;
        let Some(live) = built.live else { return Ok(()) };
        let old = listed(connection, built.projection.name(), live).await?;
        for statement in hide_gone(built.projection, live, &old) {
            run(connection, &statement).await?;
        }
        // The comparison still reads what was live. To others it would look like what a dead process left.
        let sql = "UPDATE generations SET touched_at = (extract(epoch FROM now()) * 1000000)::bigint \
                   WHERE projection = $1 AND generation = $2";
        let parameters = vec![built.projection.name().into(), live.into()];
        bind(sqlx::query(sql), parameters).execute(connection).await.map_err(error)?;
        return Ok(());
    };
    let live = built.live.ok_or_else(|| is_lost(built.projection))?;
    for statement in replace_user(built.projection, built.comparable, live, built.building, stream)? {
        run(connection, &statement).await?;
    }
    Ok(())
}
