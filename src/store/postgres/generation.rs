//! Generations of read-model tables: made beside the live ones, compared, switched.

use futures::TryStreamExt;
use sqlx::{PgConnection, PgPool};

use super::{
    error, project,
    read::{self, bind},
    schema::SCHEMA_LOCK,
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

async fn run(connection: &mut PgConnection, sql: &str) -> Result<(), StoreError> {
    sqlx::query(sql).execute(connection).await.map_err(error)?;
    Ok(())
}

async fn create(
    connection: &mut PgConnection,
    projection: &dyn Projection,
    generation: i64,
) -> Result<(), StoreError> {
    for table in projection.tables() {
        run(connection, &table.create(generation, Dialect::Postgres)).await?;
    }
    let tables: Vec<String> = projection.tables().iter().map(|table| table.of(generation)).collect();
    sqlx::query(
        "INSERT INTO generations (projection, generation, tables, touched_at) \
         VALUES ($1, $2, $3, (extract(epoch FROM now()) * 1000000)::bigint)",
    )
    .bind(projection.name())
    .bind(generation)
    .bind(tables.join(" "))
    .execute(&mut *connection)
    .await
    .map_err(error)?;
    sqlx::query(
        "INSERT INTO checkpoints (partition_id, projection, generation, position) \
         SELECT n, $1, $2, 0 FROM generate_series(0, $3 - 1) AS n",
    )
    .bind(projection.name())
    .bind(generation)
    .bind(PARTITIONS)
    .execute(connection)
    .await
    .map_err(error)?;
    Ok(())
}

async fn create_indexes(
    connection: &mut PgConnection,
    projection: &dyn Projection,
    generation: i64,
) -> Result<(), StoreError> {
    for statement in projection.tables().iter().flat_map(|table| table.create_indexes(generation)) {
        run(connection, &statement).await?;
    }
    Ok(())
}

/// Makes the further indexes of a generation that holds its rows: sorted once, instead of a look for the
/// right leaf with each row.
pub async fn index(pool: &PgPool, projections: &Projections, building: &Building) -> Result<(), StoreError> {
    let mut connection = pool.acquire().await.map_err(error)?;
    for projection in projections.iter() {
        if let Some((_, generation)) = building.iter().find(|(name, _)| name == projection.name()) {
            create_indexes(&mut connection, projection, *generation).await?;
        }
    }
    Ok(())
}

async fn show(
    connection: &mut PgConnection,
    projection: &dyn Projection,
    generation: i64,
) -> Result<(), StoreError> {
    for table in projection.tables() {
        for statement in table.show(generation) {
            run(connection, &statement).await?;
        }
    }
    Ok(())
}

/// Forgets a generation: its checkpoints first, as a step locks them first, then its tables.
async fn discard(
    connection: &mut PgConnection,
    projection: &str,
    generation: i64,
    tables: &[String],
) -> Result<(), StoreError> {
    for registry in ["checkpoints", "parked_events", "generations"] {
        let sql = format!("DELETE FROM {registry} WHERE projection = $1 AND generation = $2");
        let parameters = vec![projection.into(), generation.into()];
        bind(sqlx::query(&sql), parameters).execute(&mut *connection).await.map_err(error)?;
    }
    for table in tables {
        run(connection, &format!("DROP TABLE IF EXISTS {table}")).await?;
    }
    Ok(())
}

/// The version and live generation of a read model; its row is held to the transaction's end.
async fn registered(connection: &mut PgConnection, name: &str) -> Result<Option<(i64, i64)>, StoreError> {
    let sql = "SELECT version, generation FROM projections WHERE projection = $1 FOR UPDATE";
    let rows = read::query_on(connection, sql, vec![name.into()]).await?;
    rows.first().map(|row| Ok((row[0].int()?, row[1].int()?))).transpose()
}

pub async fn register(pool: &PgPool, projections: &Projections) -> Result<Vec<&'static str>, StoreError> {
    let mut transaction = pool.begin().await.map_err(error)?;
    run(&mut transaction, SCHEMA_LOCK).await?;
    let mut behind = Vec::new();
    for projection in projections.iter() {
        match registered(&mut transaction, projection.name()).await? {
            None => {
                create(&mut transaction, projection, 1).await?;
                create_indexes(&mut transaction, projection, 1).await?;
                show(&mut transaction, projection, 1).await?;
                sqlx::query("INSERT INTO projections (projection, version, generation) VALUES ($1, $2, 1)")
                    .bind(projection.name())
                    .bind(projection.version())
                    .execute(&mut *transaction)
                    .await
                    .map_err(error)?;
            }
            Some((version, _)) => {
                if check_version(projection, version)? {
                    behind.push(projection.name());
                }
            }
        }
    }
    transaction.commit().await.map_err(error)?;
    Ok(behind)
}

pub async fn begin(pool: &PgPool, projections: &Projections) -> Result<Building, StoreError> {
    let mut transaction = pool.begin().await.map_err(error)?;
    run(&mut transaction, SCHEMA_LOCK).await?;
    let abandoned = read::query_on(
        &mut transaction,
        "SELECT g.projection, g.generation, g.tables FROM generations g \
         JOIN projections r ON r.projection = g.projection AND r.generation <> g.generation \
         WHERE g.touched_at < (extract(epoch FROM now()) * 1000000)::bigint - $1",
        vec![ABANDONED_AFTER.into()],
    )
    .await?;
    for row in abandoned {
        let tables = table_list(row[2].text()?)?;
        discard(&mut transaction, row[0].text()?, row[1].int()?, &tables).await?;
    }
    let mut building = Building::new();
    for projection in projections.iter() {
        let name = projection.name();
        let sql = "SELECT max(generation) FROM generations WHERE projection = $1";
        let newest = read::query_on(&mut transaction, sql, vec![name.into()]).await?;
        let next =
            newest.first().map_or(Ok(0), |row| row[0].maybe(Value::int).map(Option::unwrap_or_default))? + 1;
        create(&mut transaction, projection, next).await?;
        building.push((name.to_owned(), next));
    }
    transaction.commit().await.map_err(error)?;
    Ok(building)
}

/// One read model of a rebuild.
struct Built<'a> {
    projection: &'a dyn Projection,
    live: i64,
    building: i64,
    /// Tables of another version have other columns and can't be compared.
    comparable: bool,
}

/// Stops the live projectors by holding their checkpoints, brings the new generation to the same
/// positions, takes a snapshot of both for the comparison, switches, and lets the projectors go on.
pub async fn finish(
    pool: &PgPool,
    projections: &Projections,
    building: &Building,
    switch: bool,
    only: Option<&StreamKey>,
) -> Result<Vec<Comparison>, StoreError> {
    let mut holder = pool.begin().await.map_err(error)?;
    sqlx::query(
        "SELECT 1 FROM checkpoints c JOIN projections r USING (projection, generation) \
         WHERE c.projection = ANY($1) ORDER BY c.partition_id, c.projection FOR UPDATE OF c",
    )
    .bind(projections.names())
    .execute(&mut *holder)
    .await
    .map_err(error)?;
    catch_up(pool, projections, building, only).await?;
    let mut built = Vec::new();
    for projection in projections.iter() {
        let own = building.iter().find(|(name, _)| name == projection.name());
        if let (Some((version, live)), Some((_, building))) =
            (registered(&mut holder, projection.name()).await?, own)
        {
            let comparable = version == projection.version();
            built.push(Built { projection, live, building: *building, comparable });
        }
    }
    let mut frozen = pool.begin().await.map_err(error)?;
    run(&mut frozen, "SET TRANSACTION ISOLATION LEVEL REPEATABLE READ, READ ONLY").await?;
    // The first query takes the snapshot; the holder must not let go before.
    run(&mut frozen, "SELECT 1 FROM projections").await?;
    if switch {
        for one in &built {
            switch_one(&mut holder, one, only).await?;
        }
    }
    holder.commit().await.map_err(error)?;
    let compared = compare_all(&mut frozen, &built, only).await;
    frozen.commit().await.map_err(error)?;
    let mut last = pool.begin().await.map_err(error)?;
    for one in &built {
        let old = if switch && only.is_none() { one.live } else { one.building };
        let tables: Vec<String> = one.projection.tables().iter().map(|table| table.of(old)).collect();
        discard(&mut last, one.projection.name(), old, &tables).await?;
    }
    last.commit().await.map_err(error)?;
    compared
}

async fn catch_up(
    pool: &PgPool,
    projections: &Projections,
    building: &Building,
    only: Option<&StreamKey>,
) -> Result<(), StoreError> {
    let partitions = only.map_or_else(all_partitions, |stream| vec![stream.partition()]);
    let target = Target::Building(building.clone());
    let rest = Step { partitions, limit: 1_000, target, only: only.cloned() };
    loop {
        let mut transaction = pool.begin().await.map_err(error)?;
        let done = project::step(&mut transaction, projections, &rest).await?;
        transaction.commit().await.map_err(error)?;
        if done.events == 0 {
            return Ok(());
        }
    }
}

async fn switch_one(
    connection: &mut PgConnection,
    built: &Built<'_>,
    only: Option<&StreamKey>,
) -> Result<(), StoreError> {
    let Some(stream) = only else {
        show(connection, built.projection, built.building).await?;
        sqlx::query("UPDATE projections SET generation = $2, version = $3 WHERE projection = $1")
            .bind(built.projection.name())
            .bind(built.building)
            .bind(built.projection.version())
            .execute(connection)
            .await
            .map_err(error)?;
        return Ok(());
    };
    if !built.comparable {
        return Err(StoreError::Unavailable(format!(
            "{} is of another version; rebuild it whole before one user",
            built.projection.name()
        )));
    }
    for table in built.projection.tables() {
        replace_user(connection, table, built.live, built.building, stream).await?;
    }
    if built.projection.tables().iter().all(Table::per_user) {
        for statement in replace_parked(built.projection.name(), built.live, built.building, stream) {
            run(connection, &statement).await?;
        }
    }
    Ok(())
}

async fn compare_all(
    frozen: &mut PgConnection,
    built: &[Built<'_>],
    only: Option<&StreamKey>,
) -> Result<Vec<Comparison>, StoreError> {
    let mut comparisons = Vec::new();
    for one in built.iter().filter(|one| one.comparable) {
        for table in one.projection.tables().iter().filter(|table| only.is_none() || table.per_user()) {
            let name = one.projection.name();
            comparisons.push(compare(frozen, name, table, one.live, one.building, only).await?);
        }
    }
    Ok(comparisons)
}

async fn replace_user(
    connection: &mut PgConnection,
    table: &Table,
    live: i64,
    building: i64,
    stream: &StreamKey,
) -> Result<(), StoreError> {
    if !table.per_user() {
        return Ok(());
    }
    let user = of_user(stream);
    run(connection, &format!("DELETE FROM {} {user}", table.of(live))).await?;
    run(connection, &format!("INSERT INTO {} SELECT * FROM {} {user}", table.of(live), table.of(building)))
        .await
}

async fn compare(
    connection: &mut PgConnection,
    projection: &str,
    table: &Table,
    live: i64,
    building: i64,
    only: Option<&StreamKey>,
) -> Result<Comparison, StoreError> {
    let user = only.map(of_user).unwrap_or_default();
    let (live, rebuilt) = (table.of(live), table.of(building));
    let live_side = digest(connection, table, &live, &user).await?;
    let rebuilt_side = digest(connection, table, &rebuilt, &user).await?;
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
            let sql = table.only_in(a, b, &user, MAX_DIFFERENCES);
            for row in read::query_on(connection, &sql, Vec::new()).await? {
                comparison.differences.push(describe(side, &key, &row));
            }
        }
    }
    Ok(comparison)
}

async fn digest(
    connection: &mut PgConnection,
    table: &Table,
    name: &str,
    user: &str,
) -> Result<RowDigest, StoreError> {
    let sql = table.in_order(name, user);
    let mut digest = RowDigest::default();
    let mut rows = sqlx::query(&sql).fetch(connection);
    while let Some(row) = rows.try_next().await.map_err(error)? {
        digest.add(&read::values(&row)?);
    }
    Ok(digest)
}
