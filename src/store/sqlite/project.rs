//! A step of the read models: read, apply, write, checkpoint, in the writer's transaction.
//!
//! SQLite has one writer, so the transaction itself is the claim.

use std::collections::{HashMap, HashSet};

use rusqlite::{Connection, params_from_iter};

use super::{
    error,
    read::{self, execute, query},
};
use crate::{
    Row, StoreError, StreamKey, Value,
    port::EVENT_COLUMNS,
    projection::{Projections, Recorded, RowSet},
    projector::step::{Claim, Parked, Range, Step, StepDone, Target, Work, ranges},
    table::{Table, names},
};

pub fn step(connection: &Connection, projections: &Projections, step: &Step) -> Result<StepDone, StoreError> {
    let claims = claim(connection, projections, step)?;
    let mut done = StepDone::default();
    let blocked = blocked_streams(connection)?;
    let mut recorded: Vec<Recorded> = Vec::new();
    let mut read_for: Vec<Range> = Vec::new();
    for projection in projections.iter() {
        let wanted = ranges(&claims, projection.name());
        if wanted != read_for {
            recorded.clear();
            for (partition_id, after, cap) in &wanted {
                let read = read::partition(connection, *partition_id, *after, *cap, step.limit, None)?;
                done.more |= read.len() >= step.limit;
                done.events += read.len();
                recorded.extend(read.into_iter().map(|event| projections.record(event)));
            }
            read_for = wanted;
        }
        if recorded.is_empty() {
            continue;
        }
        let generation = claims.iter().find(|c| c.projection == projection.name()).map(|c| c.generation);
        let streams = generation
            .and_then(|generation| blocked.get(&(projection.name().to_owned(), generation)).cloned())
            .unwrap_or_default();
        let Some(mut work) = Work::new(projection, &claims, &recorded, streams, step.only.as_ref()) else {
            continue;
        };
        apply(connection, projection.tables(), &mut work)?;
        for (partition_id, position) in &work.positions {
            let sql = "UPDATE checkpoints SET position = ?4 WHERE partition_id = ?1 AND projection = ?2 \
                       AND generation = ?3 AND position <> ?4";
            let parameters = [
                (*partition_id).into(),
                projection.name().into(),
                work.generation.into(),
                (*position).into(),
            ];
            execute(connection, sql, &parameters)?;
        }
        done.parked += work.parked.len();
        done.positions.extend(work.positions.iter().map(|(p, at)| (*p, projection.name(), *at)));
    }
    Ok(done)
}

/// Loads what the batch reads, applies it, writes what it changed and parks what failed.
fn apply(connection: &Connection, tables: &[Table], work: &mut Work<'_>) -> Result<(), StoreError> {
    load(connection, tables, work.generation, &mut work.rows)?;
    work.apply();
    let changes = work.changes();
    write(connection, tables, work.generation, changes)?;
    park(connection, work.projection.name(), work.generation, &work.parked)
}

fn claim(connection: &Connection, projections: &Projections, step: &Step) -> Result<Vec<Claim>, StoreError> {
    // A building generation stops where the live one stands.
    let sql = "SELECT c.partition_id, c.generation, c.position, l.position, r.version, r.generation \
           FROM projections r \
           JOIN checkpoints c ON c.projection = r.projection AND c.generation = coalesce(?2, r.generation) \
           JOIN checkpoints l ON l.projection = r.projection AND l.generation = r.generation \
            AND l.partition_id = c.partition_id \
           WHERE r.projection = ?1 ORDER BY c.partition_id";
    let wanted: HashSet<i64> = step.partitions.iter().map(|p| i64::from(*p)).collect();
    let mut claims = Vec::new();
    for projection in projections.iter() {
        let building = match &step.target {
            Target::Live => None,
            Target::Building(building) => {
                let own = building.iter().find(|(name, _)| name == projection.name());
                let Some((_, generation)) = own else { continue };
                touch(connection, projection.name(), *generation)?;
                Some(*generation)
            }
        };
        for row in query(connection, sql, &[projection.name().into(), building.into()])? {
            let other_version = building.is_none() && row[4].int()? != projection.version();
            if other_version || !wanted.contains(&row[0].int()?) {
                continue;
            }
            claims.push(Claim {
                partition_id: i32::try_from(row[0].int()?).map_err(StoreError::corrupt)?,
                projection: projection.name().to_owned(),
                generation: row[1].int()?,
                position: row[2].int()?,
                cap: if building.is_some() { Some(row[3].int()?) } else { None },
            });
        }
    }
    Ok(claims)
}

/// Tells that the rebuild lives.
fn touch(connection: &Connection, projection: &str, generation: i64) -> Result<(), StoreError> {
    let sql = "UPDATE generations SET touched_at = CAST(unixepoch('subsec') * 1000000 AS INTEGER) \
               WHERE projection = ?1 AND generation = ?2";
    execute(connection, sql, &[projection.into(), generation.into()])?;
    Ok(())
}

type Blocked = HashMap<(String, i64), HashSet<StreamKey>>;

fn blocked_streams(connection: &Connection) -> Result<Blocked, StoreError> {
    let sql = "SELECT DISTINCT projection, generation, tenant_id, stream_type, stream_id FROM parked_events";
    let mut blocked = Blocked::new();
    for row in query(connection, sql, &[])? {
        let stream = StreamKey {
            tenant_id: row[2].text()?.to_owned(),
            stream_type: row[3].text()?.to_owned(),
            stream_id: row[4].text()?.to_owned(),
        };
        blocked.entry((row[0].text()?.to_owned(), row[1].int()?)).or_default().insert(stream);
    }
    Ok(blocked)
}

fn key_condition(table: &Table) -> String {
    let parts: Vec<String> =
        names(table.key_columns()).iter().zip(1..).map(|(name, at)| format!("{name} = ?{at}")).collect();
    parts.join(" AND ")
}

fn load(
    connection: &Connection,
    tables: &[Table],
    generation: i64,
    rows: &mut RowSet,
) -> Result<(), StoreError> {
    for (at, keys) in rows.take_wanted() {
        let table = &tables[at];
        let columns = names(table.columns).join(", ");
        let sql = format!("SELECT {columns} FROM {} WHERE {}", table.of(generation), key_condition(table));
        for key in keys {
            for row in query(connection, &sql, &key)? {
                rows.load(at, table, row);
            }
        }
    }
    Ok(())
}

fn write(
    connection: &Connection,
    tables: &[Table],
    generation: i64,
    changes: Vec<(usize, Vec<Row>, Vec<Vec<Value>>)>,
) -> Result<(), StoreError> {
    for (at, puts, deletes) in changes {
        let table = &tables[at];
        let name = table.of(generation);
        let marks: Vec<String> = (1..=table.columns.len()).map(|n| format!("?{n}")).collect();
        let put = format!(
            "INSERT INTO {name} ({}) VALUES ({}) {}",
            names(table.columns).join(", "),
            marks.join(", "),
            table.on_conflict()
        );
        let mut statement = connection.prepare_cached(&put).map_err(error)?;
        for row in puts {
            statement.execute(params_from_iter(&row)).map_err(error)?;
        }
        let delete = format!("DELETE FROM {name} WHERE {}", key_condition(table));
        for key in deletes {
            execute(connection, &delete, &key)?;
        }
    }
    Ok(())
}

fn park(
    connection: &Connection,
    projection: &str,
    generation: i64,
    parked: &[Parked],
) -> Result<(), StoreError> {
    let sql = "INSERT INTO parked_events (partition_id, projection, generation, position, tenant_id, \
               stream_type, stream_id, error, attempts, parked_at) \
               VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, 1, CAST(unixepoch('subsec') * 1000000 AS INTEGER)) \
               ON CONFLICT (partition_id, projection, generation, position) \
               DO UPDATE SET error = excluded.error, attempts = attempts + 1";
    for event in parked {
        let parameters = [
            event.partition_id.into(),
            projection.into(),
            generation.into(),
            event.position.into(),
            event.stream.tenant_id.as_str().into(),
            event.stream.stream_type.as_str().into(),
            event.stream.stream_id.as_str().into(),
            event.error.as_str().into(),
        ];
        execute(connection, sql, &parameters)?;
    }
    Ok(())
}

/// Applies a stream's parked events again, in order; answers how many are left.
pub fn retry(
    connection: &Connection,
    projections: &Projections,
    projection: &'static str,
    stream: &StreamKey,
) -> Result<usize, StoreError> {
    let projection = projections
        .get(projection)
        .ok_or_else(|| StoreError::Corrupt(format!("no projection is named {projection}")))?;
    let live = query(
        connection,
        "SELECT generation FROM projections WHERE projection = ?1",
        &[projection.name().into()],
    )?;
    let Some(generation) = live.first().map(|row| row[0].int()).transpose()? else { return Ok(0) };
    let mine: Vec<Value> = vec![
        stream.partition().into(),
        projection.name().into(),
        generation.into(),
        stream.tenant_id.as_str().into(),
        stream.stream_type.as_str().into(),
        stream.stream_id.as_str().into(),
    ];
    let sql = format!(
        "SELECT {EVENT_COLUMNS} FROM events JOIN parked_events p USING (partition_id, position, tenant_id, \
         stream_type, stream_id) WHERE partition_id = ?1 AND p.projection = ?2 AND p.generation = ?3 \
         AND tenant_id = ?4 AND stream_type = ?5 AND stream_id = ?6 ORDER BY position"
    );
    let mut statement = connection.prepare(&sql).map_err(error)?;
    let events: Vec<Recorded> = statement
        .query_map(params_from_iter(&mine), read::event)
        .map_err(error)?
        .map(|event| event.map(|event| projections.record(event)).map_err(error))
        .collect::<Result<_, _>>()?;
    let claims = [Claim {
        partition_id: stream.partition(),
        projection: projection.name().to_owned(),
        generation,
        position: 0,
        cap: None,
    }];
    let Some(mut work) = Work::new(projection, &claims, &events, HashSet::new(), None) else { return Ok(0) };
    apply(connection, projection.tables(), &mut work)?;
    let left: HashSet<i64> = work.parked.iter().map(|p| p.position).collect();
    for recorded in events.iter().filter(|r| !left.contains(&r.event.position)) {
        let sql = "DELETE FROM parked_events WHERE partition_id = ?1 AND projection = ?2 AND generation = ?3 \
                   AND position = ?4";
        let key = [mine[0].clone(), mine[1].clone(), mine[2].clone(), Value::Int(recorded.event.position)];
        execute(connection, sql, &key)?;
    }
    Ok(left.len())
}
