//! A step of the read models: read and applied beside the writer, then written down by it.
//!
//! Nothing is locked meanwhile. Every checkpoint counts its turns, and a step worked out before another one's
//! is done again.

use std::collections::{HashMap, HashSet};

use memledger_store::{
    Conflict, StoreError, StreamKey, Value,
    backend::columns::EVENT_COLUMNS,
    projection::{Projections, Recorded, RowChanges, RowSet},
    projector::step::{Building, Claim, Parked, Range, Step, StepDone, Target, Work, ranges},
    table::{Table, names},
};
use rusqlite::Connection;

use super::{
    adding, error,
    parameters::bound,
    read::{self, execute, query},
};

/// A step worked out on one snapshot of the file, by a reader beside the writer: most of its cost. Writing
/// it down is refused where a checkpoint has had another turn since.
pub struct Prepared {
    building: Option<Building>,
    models: Vec<Model>,
    done: StepDone,
}

/// What one read model's rows become.
struct Model {
    name: &'static str,
    tables: &'static [Table],
    generation: i64,
    /// Partition, the turn that was seen, and where the checkpoint will stand.
    moves: Vec<(i32, i64, i64)>,
    changes: Vec<RowChanges>,
    parked: Vec<Parked>,
}

/// Reads and applies; the connection must see one snapshot throughout.
pub fn prepare(
    connection: &Connection,
    projections: &Projections,
    step: &Step,
) -> Result<Prepared, StoreError> {
    let claims = claim(connection, projections, step)?;
    let mut done = StepDone::default();
    let mut models = Vec::new();
    let blocked = blocked_streams(connection)?;
    let mut recorded: Vec<Recorded> = Vec::new();
    let mut read_for: Vec<Range> = Vec::new();
    for projection in projections.iter() {
        let mine: Vec<Claim> = claims
            .iter()
            .filter(|(claim, _)| claim.projection == projection.name())
            .map(|c| c.0.clone())
            .collect();
        let wanted = ranges(&mine, projection.name());
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
        let generation = mine.first().map(|claim| claim.generation);
        let streams = generation
            .and_then(|generation| blocked.get(&(projection.name().to_owned(), generation)).cloned())
            .unwrap_or_default();
        let Some(mut work) = Work::new(projection, &mine, &recorded, streams, step.only.as_ref()) else {
            continue;
        };
        load(connection, projection.tables(), work.generation, &mut work.rows)?;
        work.apply();
        let reached: HashMap<i32, i64> = work.positions.iter().copied().collect();
        let moves = claims.iter().filter(|(claim, _)| claim.projection == projection.name());
        let moves = moves.filter_map(|(claim, turn)| {
            let at = *reached.get(&claim.partition_id)?;
            (at != claim.position).then_some((claim.partition_id, *turn, at))
        });
        let moves = moves.collect();
        done.parked += work.parked.len();
        done.projected.push((projection.name(), work.taken()));
        let (changes, destroyed) = work.changes();
        done.erased |= step.target == Target::Live && destroyed;
        models.push(Model {
            name: projection.name(),
            tables: projection.tables(),
            generation: work.generation,
            moves,
            changes,
            parked: work.parked,
        });
    }
    let building = match &step.target {
        Target::Live => None,
        Target::Building(building) => Some(building.clone()),
    };
    Ok(Prepared { building, models, done })
}

impl Prepared {
    /// Whether there is anything to write down, be it only that a rebuild lives.
    pub fn is_empty(&self) -> bool {
        self.models.is_empty() && self.building.is_none()
    }

    pub fn done(self) -> StepDone {
        self.done
    }
}

/// Writes a prepared step down in a transaction of the writer. Where it is out of date that is a conflict, and
/// the transaction must be rolled back, since a part of it may be written.
pub fn store(connection: &Connection, prepared: Prepared) -> Result<StepDone, StoreError> {
    for (projection, generation) in prepared.building.iter().flatten() {
        touch(connection, projection, *generation)?;
    }
    let sql = "UPDATE checkpoints SET position = ?5, turn = turn + 1 \
               WHERE partition_id = ?1 AND projection = ?2 AND generation = ?3 AND turn = ?4";
    for model in &prepared.models {
        for (partition_id, turn, position) in &model.moves {
            let key = [
                (*partition_id).into(),
                model.name.into(),
                model.generation.into(),
                (*turn).into(),
                (*position).into(),
            ];
            if execute(connection, sql, &key)? == 0 {
                return Err(StoreError::Conflict(Conflict::Version));
            }
        }
    }
    for model in prepared.models {
        write(connection, model.tables, model.generation, model.changes)?;
        park(connection, model.name, model.generation, &model.parked)?;
    }
    Ok(prepared.done)
}

/// Both parts at once, for who holds the write lock.
pub fn step(connection: &Connection, projections: &Projections, step: &Step) -> Result<StepDone, StoreError> {
    let prepared = prepare(connection, projections, step)?;
    store(connection, prepared)
}

/// Makes steps that were prepared before now out of date, for who changes rows beside the checkpoints.
pub fn end_turn(
    connection: &Connection,
    projection: &str,
    generation: i64,
    partition_id: i32,
) -> Result<(), StoreError> {
    let sql = "UPDATE checkpoints SET turn = turn + 1 \
               WHERE partition_id = ?1 AND projection = ?2 AND generation = ?3";
    execute(connection, sql, &[partition_id.into(), projection.into(), generation.into()])?;
    Ok(())
}

/// Where the step begins, with each checkpoint's turn.
fn claim(
    connection: &Connection,
    projections: &Projections,
    step: &Step,
) -> Result<Vec<(Claim, i64)>, StoreError> {
    // A building generation stops where the live one stands, if there is one.
    let sql = "SELECT c.partition_id, c.generation, c.position, l.position, r.version, c.turn \
           FROM checkpoints c LEFT JOIN projections r ON r.projection = c.projection \
           LEFT JOIN checkpoints l ON l.projection = r.projection AND l.generation = r.generation \
            AND l.partition_id = c.partition_id \
           WHERE c.projection = ?1 AND c.generation = coalesce(?2, r.generation) ORDER BY c.partition_id";
    let wanted: HashSet<i64> = step.partitions.iter().map(|p| i64::from(*p)).collect();
    let mut claims = Vec::new();
    for projection in projections.iter() {
        let building = match &step.target {
            Target::Live => None,
            Target::Building(building) => {
                let own = building.iter().find(|(name, _)| name == projection.name());
                let Some((_, generation)) = own else { continue };
                Some(*generation)
            }
        };
        for row in query(connection, sql, &[projection.name().into(), building.into()])? {
            let other_version = building.is_none() && row[4].int()? != projection.version();
            if other_version || !wanted.contains(&row[0].int()?) {
                continue;
            }
            let claim = Claim {
                partition_id: i32::try_from(row[0].int()?).map_err(StoreError::corrupt)?,
                projection: projection.name().to_owned(),
                generation: row[1].int()?,
                position: row[2].int()?,
                cap: if building.is_some() { row[3].maybe(Value::int)? } else { None },
            };
            claims.push((claim, row[5].int()?));
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
    changes: Vec<RowChanges>,
) -> Result<(), StoreError> {
    for changes in changes {
        let RowChanges { table, added, changed, deleted } = changes;
        let table = &tables[table];
        let name = table.of(generation);
        adding::put(connection, table, &name, added.iter().chain(&changed))?;
        let delete = format!("DELETE FROM {name} WHERE {}", key_condition(table));
        for key in deleted {
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
        "SELECT generation FROM projections WHERE projection = ?1 AND version = ?2",
        &[projection.name().into(), projection.version().into()],
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
        .query_map(bound(&mine), read::event)
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
    end_turn(connection, projection.name(), generation, stream.partition())?;
    load(connection, projection.tables(), generation, &mut work.rows)?;
    work.apply();
    let (changes, _) = work.changes();
    write(connection, projection.tables(), generation, changes)?;
    park(connection, projection.name(), generation, &work.parked)?;
    let left: HashSet<i64> = work.parked.iter().map(|p| p.position).collect();
    for recorded in events.iter().filter(|r| !left.contains(&r.event.position)) {
        let sql = "DELETE FROM parked_events WHERE partition_id = ?1 AND projection = ?2 AND generation = ?3 \
                   AND position = ?4";
        let key = [mine[0].clone(), mine[1].clone(), mine[2].clone(), Value::Int(recorded.event.position)];
        execute(connection, sql, &key)?;
    }
    Ok(left.len())
}

#[cfg(test)]
#[path = "project_tests.rs"]
mod tests;
