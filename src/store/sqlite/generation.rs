//! Generations of read-model tables: made beside the live ones, compared, switched.

use rusqlite::Connection;

use super::{
    error, project,
    read::{execute, query, values},
};
use crate::{
    PARTITIONS, StoreError, StreamKey, Value,
    port::all_partitions,
    projection::{Projection, Projections},
    projector::{
        generations::{check_version, replace_parked, table_list},
        step::{ABANDONED_AFTER, Building, Comparison, MAX_DIFFERENCES, RowDigest, Step, Target, describe},
    },
    table::{Dialect, Table, names, of_user},
};

fn run(connection: &Connection, sql: &str) -> Result<(), StoreError> {
    connection.execute_batch(sql).map_err(error)
}

fn create(connection: &Connection, projection: &dyn Projection, generation: i64) -> Result<(), StoreError> {
    for table in projection.tables() {
        run(connection, &table.create(generation, Dialect::Sqlite))?;
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
        for statement in table.show(generation) {
            run(connection, &statement)?;
        }
    }
    Ok(())
}

/// A generation of a read model that is not needed any more.
#[derive(Debug, Clone)]
pub struct Discarded {
    projection: String,
    generation: i64,
    tables: Vec<String>,
}

impl Discarded {
    fn of(projection: &dyn Projection, generation: i64) -> Self {
        Self {
            projection: projection.name().to_owned(),
            generation,
            tables: projection.tables().iter().map(|table| table.of(generation)).collect(),
        }
    }
}

pub fn discard_all(connection: &Connection, discarded: &[Discarded]) -> Result<(), StoreError> {
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
    let sql = "SELECT g.projection, g.generation, g.tables FROM generations g \
               JOIN projections r ON r.projection = g.projection AND r.generation <> g.generation \
               WHERE g.touched_at < CAST(unixepoch('subsec') * 1000000 AS INTEGER) - ?1";
    let mut abandoned = Vec::new();
    for row in query(connection, sql, &[ABANDONED_AFTER.into()])? {
        abandoned.push(Discarded {
            projection: row[0].text()?.to_owned(),
            generation: row[1].int()?,
            tables: table_list(row[2].text()?)?,
        });
    }
    discard_all(connection, &abandoned)?;
    let mut building = Building::new();
    for projection in projections.iter() {
        let sql = "SELECT max(generation) FROM generations WHERE projection = ?1";
        let newest = query(connection, sql, &[projection.name().into()])?;
        let newest = newest.first().map_or(Ok(None), |row| row[0].maybe(Value::int))?;
        let next = newest.unwrap_or(0) + 1;
        create(connection, projection, next)?;
        building.push((projection.name().to_owned(), next));
    }
    Ok(building)
}

/// Both generations as they stood when the switch was made, for the comparison.
pub struct Frozen {
    connection: Connection,
    generations: Vec<(String, i64, i64)>,
    pub discarded: Vec<Discarded>,
}

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
) -> Result<Frozen, StoreError> {
    let partitions = only.map_or_else(all_partitions, |stream| vec![stream.partition()]);
    let target = Target::Building(building.clone());
    let rest = Step { partitions, limit: 1_000, target, only: only.cloned() };
    while project::step(connection, projections, &rest)?.events > 0 {}
    // Commit and take the write lock again: if another process slipped in between, go round once more.
    loop {
        run(connection, "COMMIT; BEGIN IMMEDIATE")?;
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
        let (building, comparable) = (*building, version == projection.version());
        // Tables of another version have other columns and can't be compared.
        if comparable {
            generations.push((projection.name().to_owned(), live, building));
        }
        if !switch {
            discarded.push(Discarded::of(projection, building));
            continue;
        }
        let Some(stream) = only else {
            show(connection, projection, building)?;
            let sql = "UPDATE projections SET generation = ?2, version = ?3 WHERE projection = ?1";
            let row = [projection.name().into(), building.into(), projection.version().into()];
            execute(connection, sql, &row)?;
            discarded.push(Discarded::of(projection, live));
            continue;
        };
        discarded.push(Discarded::of(projection, building));
        replace_rows_of(connection, projection, comparable, live, building, stream)?;
    }
    Ok(Frozen { connection: frozen, generations, discarded })
}

fn replace_rows_of(
    connection: &Connection,
    projection: &dyn Projection,
    comparable: bool,
    live: i64,
    building: i64,
    stream: &StreamKey,
) -> Result<(), StoreError> {
    if !comparable {
        return Err(StoreError::Unavailable(format!(
            "{} is of another version; rebuild it whole before one user",
            projection.name()
        )));
    }
    for table in projection.tables() {
        replace_user(connection, table, live, building, stream)?;
    }
    if projection.tables().iter().all(Table::per_user) {
        for statement in replace_parked(projection.name(), live, building, stream) {
            run(connection, &statement)?;
        }
    }
    Ok(())
}

fn replace_user(
    connection: &Connection,
    table: &Table,
    live: i64,
    building: i64,
    stream: &StreamKey,
) -> Result<(), StoreError> {
    if !table.per_user() {
        return Ok(());
    }
    let user = of_user(stream);
    run(connection, &format!("DELETE FROM {} {user}", table.of(live)))?;
    run(connection, &format!("INSERT INTO {} SELECT * FROM {} {user}", table.of(live), table.of(building)))
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
                comparisons.push(compare(&self.connection, name, table, *live, *building, only)?);
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
    let (live, rebuilt) = (table.of(live), table.of(building));
    let live_side = digest(connection, table, &live, &user)?;
    let rebuilt_side = digest(connection, table, &rebuilt, &user)?;
    let mut comparison = Comparison {
        projection: projection.to_owned(),
        table: table.name.to_owned(),
        live_rows: live_side.rows,
        rebuilt_rows: rebuilt_side.rows,
        live_digest: live_side.finish(),
        rebuilt_digest: rebuilt_side.finish(),
        differences: Vec::new(),
    };
    if !comparison.is_equal() {
        let key = names(table.key_columns());
        for (side, a, b) in
            [("only in the live table", &live, &rebuilt), ("only in the rebuilt table", &rebuilt, &live)]
        {
            for row in query(connection, &table.only_in(a, b, &user, MAX_DIFFERENCES), &[])? {
                comparison.differences.push(describe(side, &key, &row));
            }
        }
    }
    Ok(comparison)
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
