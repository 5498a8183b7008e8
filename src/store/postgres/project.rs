//! A step of the read models: claim, read, apply, write, checkpoint, in one transaction.

use std::collections::{HashMap, HashSet};

use memledger_store::{
    Row, StoreError, StoredEvent, StreamKey,
    backend::columns::EVENT_COLUMNS,
    projection::{Projections, Recorded, RowChanges, RowSet},
    projector::step::{ABANDONED_AFTER, Claim, Parked, Range, Step, StepDone, Target, Work, ranges},
    table::Table,
};
use sqlx::{Connection, PgConnection, Row as _};

use super::{
    adding,
    arrays::{run, unnest},
    copy, error, fields, generation, read,
    read::bind,
};

/// How rows are written that were not there when they were looked for.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Adding {
    /// The quick way, which fails where a row that nobody looked for is there.
    Copy,
    Upsert,
}

#[derive(Debug, Clone, Copy)]
struct Writing {
    adding: Adding,
    /// Into a generation that is not live, whose tables may have no key yet.
    building: bool,
}

/// A step is made again from the log where a crash of the server loses it, rows and checkpoints together, so its commit
/// waits for no disk and no standby. How far read models are is asked of the checkpoints beside every answer.
const BEGIN_RELAXED: &str = "BEGIN; SET LOCAL synchronous_commit = off";

pub async fn step(
    connection: &mut PgConnection,
    projections: &Projections,
    step: &Step,
) -> Result<StepDone, StoreError> {
    step_adding(connection, projections, step, Adding::Upsert).await
}

/// A step from its beginning to its end.
pub async fn step_through(
    connection: &mut PgConnection,
    projections: &Projections,
    step: &Step,
) -> Result<StepDone, StoreError> {
    let mut adding = Adding::Copy;
    loop {
        let mut transaction = connection.begin_with(BEGIN_RELAXED).await.map_err(error)?;
        match step_adding(&mut transaction, projections, step, adding).await {
            // A row that nobody looked for is there: it is written over, as the events say what is true. The
            // checkpoints must be let go of first, or they would be passed over as somebody else's.
            Err(StoreError::Corrupt(_)) if adding == Adding::Copy => {
                transaction.rollback().await.map_err(error)?;
                adding = Adding::Upsert;
            }
            done => {
                let done = done?;
                transaction.commit().await.map_err(error)?;
                return Ok(done);
            }
        }
    }
}

async fn step_adding(
    connection: &mut PgConnection,
    projections: &Projections,
    step: &Step,
    adding: Adding,
) -> Result<StepDone, StoreError> {
    let claims = claim(connection, projections, step).await?;
    if claims.is_empty() {
        return Ok(StepDone::default());
    }
    let mut done = StepDone::default();
    let mut blocked = None;
    let mut moves = Vec::new();
    let mut recorded: Vec<Recorded> = Vec::new();
    let mut read_for: Vec<Range> = Vec::new();
    for projection in projections.iter() {
        let wanted = ranges(&claims, projection.name());
        if wanted != read_for {
            let events = read_events(connection, &wanted, step.limit).await?;
            done.events += events.len();
            let mut read: HashMap<i32, usize> = HashMap::new();
            for event in &events {
                *read.entry(event.partition_id).or_default() += 1;
            }
            done.more |= read.values().any(|count| *count >= step.limit);
            recorded = events.into_iter().map(|event| projections.record(event)).collect();
            read_for = wanted;
        }
        if recorded.is_empty() {
            continue;
        }
        if blocked.is_none() {
            blocked = Some(blocked_streams(connection, &claims).await?);
        }
        let blocked = blocked.as_ref();
        let streams = blocked.and_then(|b| b.get(projection.name()).cloned()).unwrap_or_default();
        let Some(mut work) = Work::new(projection, &claims, &recorded, streams, step.only.as_ref()) else {
            continue;
        };
        load(connection, projection.tables(), work.generation, &mut work.rows).await?;
        work.apply();
        let (changes, destroyed) = work.changes();
        done.erased |= step.target == Target::Live && destroyed;
        let how = Writing { adding, building: step.target != Target::Live };
        write(connection, projection.tables(), work.generation, changes, how).await?;
        park(connection, projection.name(), work.generation, &work.parked).await?;
        moves.extend(
            work.positions
                .iter()
                .map(|(partition_id, at)| (*partition_id, projection.name(), work.generation, *at)),
        );
        done.parked += work.parked.len();
        done.projected.push((projection.name(), work.taken()));
    }
    move_checkpoints(connection, &moves).await?;
    Ok(done)
}

/// Locks the checkpoint rows that nobody else works on. The registry's version must be this program's.
async fn claim(
    connection: &mut PgConnection,
    projections: &Projections,
    step: &Step,
) -> Result<Vec<Claim>, StoreError> {
    // A building generation stops where the live one stands, if there is one; a live one must be of this program's version.
    let mut names = Vec::new();
    let mut versions = Vec::new();
    let mut generations: Vec<Option<i64>> = Vec::new();
    for projection in projections.iter() {
        let building = match &step.target {
            Target::Live => None,
            Target::Building(building) => {
                let own = building.iter().find(|(name, _)| name == projection.name());
                let Some((_, generation)) = own else { continue };
                Some(*generation)
            }
        };
        names.push(projection.name());
        versions.push(projection.version());
        generations.push(building);
    }
    if matches!(step.target, Target::Building(_)) {
        touch(connection, &names, &generations).await?;
    }
    let sql = "SELECT c.partition_id, c.projection, c.generation, c.position, \
                      CASE WHEN w.building IS NULL THEN NULL ELSE l.position END \
           FROM unnest($2::text[], $3::bigint[], $4::bigint[]) AS w(projection, version, building) \
           LEFT JOIN projections r ON r.projection = w.projection \
           JOIN checkpoints c ON c.projection = w.projection \
            AND c.generation = coalesce(w.building, r.generation) \
           LEFT JOIN checkpoints l ON l.projection = r.projection AND l.generation = r.generation \
            AND l.partition_id = c.partition_id \
          WHERE c.partition_id = ANY($1) AND (w.building IS NOT NULL OR r.version = w.version) ORDER BY c.partition_id, c.projection FOR UPDATE OF c SKIP LOCKED";
    let rows = sqlx::query(sql)
        .bind(&step.partitions)
        .bind(names)
        .bind(versions)
        .bind(generations)
        .fetch_all(connection)
        .await
        .map_err(error)?;
    rows.iter()
        .map(|row| {
            Ok(Claim {
                partition_id: row.try_get(0)?,
                projection: row.try_get(1)?,
                generation: row.try_get(2)?,
                position: row.try_get(3)?,
                cap: row.try_get(4)?,
            })
        })
        .collect::<Result<_, sqlx::Error>>()
        .map_err(error)
}

/// Tells that the rebuild lives; seldom, since the lanes of a rebuild would wait for each other's row lock.
pub async fn touch(
    connection: &mut PgConnection,
    names: &[&str],
    generations: &[Option<i64>],
) -> Result<(), StoreError> {
    sqlx::query(
        "UPDATE generations g SET touched_at = (extract(epoch FROM now()) * 1000000)::bigint \
         FROM unnest($1::text[], $2::bigint[]) AS w(projection, generation) \
         WHERE g.projection = w.projection AND g.generation = w.generation \
           AND g.touched_at < (extract(epoch FROM now()) * 1000000)::bigint - $3",
    )
    .bind(names)
    .bind(generations)
    .bind(ABANDONED_AFTER / 15)
    .execute(connection)
    .await
    .map_err(error)?;
    Ok(())
}

async fn read_events(
    connection: &mut PgConnection,
    ranges: &[Range],
    limit: usize,
) -> Result<Vec<StoredEvent>, StoreError> {
    let sql = format!(
        "SELECT e.* FROM unnest($1::int[], $2::bigint[], $3::bigint[]) AS w(partition_id, after, cap) \
         CROSS JOIN LATERAL (SELECT {EVENT_COLUMNS} FROM events e \
            WHERE e.partition_id = w.partition_id AND e.position > w.after AND e.position <= w.cap \
            ORDER BY e.position LIMIT $4) e"
    );
    let rows = sqlx::query(&sql)
        .bind(ranges.iter().map(|r| r.0).collect::<Vec<_>>())
        .bind(ranges.iter().map(|r| r.1).collect::<Vec<_>>())
        .bind(ranges.iter().map(|r| r.2).collect::<Vec<_>>())
        .bind(i64::try_from(limit).unwrap_or(i64::MAX))
        .fetch_all(connection)
        .await
        .map_err(error)?;
    let mut events = rows.iter().map(fields::event).collect::<Result<Vec<_>, _>>()?;
    // They come in this order as it is; the database would carry each whole row through a sort to promise it.
    events.sort_by_key(|event| (event.partition_id, event.position));
    Ok(events)
}

async fn blocked_streams(
    connection: &mut PgConnection,
    claims: &[Claim],
) -> Result<HashMap<String, HashSet<StreamKey>>, StoreError> {
    let rows = sqlx::query(
        "SELECT DISTINCT e.projection, e.tenant_id, e.stream_type, e.stream_id FROM parked_events e \
           JOIN unnest($1::int[], $2::text[], $3::bigint[]) AS w(partition_id, projection, generation) \
             USING (partition_id, projection, generation)",
    )
    .bind(claims.iter().map(|c| c.partition_id).collect::<Vec<_>>())
    .bind(claims.iter().map(|c| c.projection.as_str()).collect::<Vec<_>>())
    .bind(claims.iter().map(|c| c.generation).collect::<Vec<_>>())
    .fetch_all(connection)
    .await
    .map_err(error)?;
    let mut blocked: HashMap<String, HashSet<StreamKey>> = HashMap::new();
    for row in rows {
        let stream = StreamKey {
            tenant_id: row.try_get(1).map_err(error)?,
            stream_type: row.try_get(2).map_err(error)?,
            stream_id: row.try_get(3).map_err(error)?,
        };
        blocked.entry(row.try_get(0).map_err(error)?).or_default().insert(stream);
    }
    Ok(blocked)
}

async fn load(
    connection: &mut PgConnection,
    tables: &[Table],
    generation: i64,
    rows: &mut RowSet,
) -> Result<(), StoreError> {
    for (at, keys) in rows.take_wanted() {
        let table = &tables[at];
        let columns: Vec<String> = table.columns.iter().map(|(name, _)| format!("t.{name}")).collect();
        let (source, arrays) = unnest(table.key_columns(), &keys)?;
        let on: Vec<String> =
            table.key_columns().iter().map(|(name, _)| format!("t.{name} = k.{name}")).collect();
        let sql = format!(
            "SELECT {} FROM {source} JOIN {} t ON {}",
            columns.join(", "),
            table.of(generation),
            on.join(" AND ")
        );
        for row in fields::values(&run(connection, &sql, arrays).await?)? {
            rows.load(at, table, row);
        }
    }
    Ok(())
}

async fn write(
    connection: &mut PgConnection,
    tables: &[Table],
    generation: i64,
    changes: Vec<RowChanges>,
    Writing { adding, building }: Writing,
) -> Result<(), StoreError> {
    for RowChanges { table, mut added, mut changed, deleted } in changes {
        let table = &tables[table];
        let name = table.of(generation);
        if adding == Adding::Copy && added.len() >= copy::WORTH_WHILE {
            copy::rows(connection, table, &name, &added).await?;
        } else {
            changed.append(&mut added);
        }
        if !changed.is_empty() {
            let keyed = !building || table.position.is_none() || generation::there(connection, &name).await?;
            let met = if keyed { table.on_conflict() } else { String::new() };
            adding::insert(connection, table, &name, &changed, &met).await?;
        }
        if !deleted.is_empty() {
            delete(connection, table, &name, &deleted).await?;
        }
    }
    Ok(())
}

async fn delete(
    connection: &mut PgConnection,
    table: &Table,
    name: &str,
    keys: &[Row],
) -> Result<(), StoreError> {
    let (source, arrays) = unnest(table.key_columns(), keys)?;
    let on: Vec<String> =
        table.key_columns().iter().map(|(column, _)| format!("t.{column} = k.{column}")).collect();
    let sql = format!("DELETE FROM {name} t USING {source} WHERE {}", on.join(" AND "));
    run(connection, &sql, arrays).await?;
    Ok(())
}

async fn park(
    connection: &mut PgConnection,
    projection: &str,
    generation: i64,
    parked: &[Parked],
) -> Result<(), StoreError> {
    for event in parked {
        let sql = "INSERT INTO parked_events (partition_id, projection, generation, position, tenant_id, \
                   stream_type, stream_id, error, attempts, parked_at) \
                   VALUES ($1, $2, $3, $4, $5, $6, $7, $8, 1, (extract(epoch FROM now()) * 1000000)::bigint) \
                   ON CONFLICT (partition_id, projection, generation, position) \
                   DO UPDATE SET error = excluded.error, attempts = parked_events.attempts + 1";
        sqlx::query(sql)
            .bind(event.partition_id)
            .bind(projection)
            .bind(generation)
            .bind(event.position)
            .bind(&event.stream.tenant_id)
            .bind(&event.stream.stream_type)
            .bind(&event.stream.stream_id)
            .bind(&event.error)
            .execute(&mut *connection)
            .await
            .map_err(error)?;
    }
    Ok(())
}

/// Partition, read model, generation, and where it stands now.
type Move = (i32, &'static str, i64, i64);

/// All at once, since they are many small rows.
async fn move_checkpoints(connection: &mut PgConnection, moves: &[Move]) -> Result<(), StoreError> {
    if moves.is_empty() {
        return Ok(());
    }
    sqlx::query(
        "UPDATE checkpoints c SET position = w.position \
           FROM unnest($1::int[], $2::text[], $3::bigint[], $4::bigint[]) \
             AS w(partition_id, projection, generation, position) \
          WHERE c.partition_id = w.partition_id AND c.projection = w.projection AND c.generation = w.generation \
            AND c.position <> w.position",
    )
    .bind(moves.iter().map(|m| m.0).collect::<Vec<_>>())
    .bind(moves.iter().map(|m| m.1).collect::<Vec<_>>())
    .bind(moves.iter().map(|m| m.2).collect::<Vec<_>>())
    .bind(moves.iter().map(|m| m.3).collect::<Vec<_>>())
    .execute(connection)
    .await
    .map_err(error)?;
    Ok(())
}

/// Applies a stream's parked events again, in order; answers how many are left.
pub async fn retry(
    connection: &mut PgConnection,
    projections: &Projections,
    projection: &'static str,
    stream: &StreamKey,
) -> Result<usize, StoreError> {
    let projection = projections
        .get(projection)
        .ok_or_else(|| StoreError::Corrupt(format!("no projection is named {projection}")))?;
    let locked = read::query(
        connection,
        "SELECT c.generation FROM checkpoints c JOIN projections r USING (projection, generation) \
         WHERE c.partition_id = $1 AND c.projection = $2 AND version = $3 FOR UPDATE OF c",
        vec![stream.partition().into(), projection.name().into(), projection.version().into()],
    )
    .await?;
    let Some(generation) = locked.first().map(|row| row[0].int()).transpose()? else { return Ok(0) };
    let sql = format!(
        "SELECT {EVENT_COLUMNS} FROM events JOIN parked_events p USING (partition_id, position, tenant_id, \
         stream_type, stream_id) WHERE p.partition_id = $1 AND p.projection = $2 AND p.generation = $3 \
         AND tenant_id = $4 AND stream_type = $5 AND stream_id = $6 ORDER BY position"
    );
    let parameters = vec![
        stream.partition().into(),
        projection.name().into(),
        generation.into(),
        stream.tenant_id.as_str().into(),
        stream.stream_type.as_str().into(),
        stream.stream_id.as_str().into(),
    ];
    let rows = bind(sqlx::query(&sql), parameters).fetch_all(&mut *connection).await.map_err(error)?;
    let events: Vec<Recorded> = rows
        .iter()
        .map(|row| fields::event(row).map(|event| projections.record(event)))
        .collect::<Result<_, _>>()?;
    let claims = [Claim {
        partition_id: stream.partition(),
        projection: projection.name().to_owned(),
        generation,
        position: 0,
        cap: None,
    }];
    let Some(mut work) = Work::new(projection, &claims, &events, HashSet::new(), None) else { return Ok(0) };
    load(connection, projection.tables(), generation, &mut work.rows).await?;
    work.apply();
    let (changes, _) = work.changes();
    let how = Writing { adding: Adding::Upsert, building: false };
    write(connection, projection.tables(), generation, changes, how).await?;
    park(connection, projection.name(), generation, &work.parked).await?;
    let left: Vec<i64> = work.parked.iter().map(|p| p.position).collect();
    sqlx::query(
        "DELETE FROM parked_events WHERE partition_id = $1 AND projection = $2 AND generation = $3 \
         AND tenant_id = $4 AND stream_type = $5 AND stream_id = $6 AND NOT (position = ANY($7))",
    )
    .bind(stream.partition())
    .bind(projection.name())
    .bind(generation)
    .bind(&stream.tenant_id)
    .bind(&stream.stream_type)
    .bind(&stream.stream_id)
    .bind(&left)
    .execute(connection)
    .await
    .map_err(error)?;
    Ok(left.len())
}
