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
    projector::step::{Comparison, MAX_DIFFERENCES, RowDigest, Step, Target, describe},
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
        for statement in table.create(generation, Dialect::Postgres) {
            run(connection, &statement).await?;
        }
    }
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

async fn discard(
    connection: &mut PgConnection,
    projection: &dyn Projection,
    generation: i64,
) -> Result<(), StoreError> {
    for table in projection.tables() {
        run(connection, &table.drop(generation)).await?;
    }
    for table in ["checkpoints", "parked_events"] {
        let sql = format!("DELETE FROM {table} WHERE projection = $1 AND generation = $2");
        let parameters = vec![projection.name().into(), generation.into()];
        bind(sqlx::query(&sql), parameters).execute(&mut *connection).await.map_err(error)?;
    }
    Ok(())
}

/// The version, live generation and one under construction of a read model.
async fn registered(
    connection: &mut PgConnection,
    name: &str,
) -> Result<Option<(i64, i64, Option<i64>)>, StoreError> {
    let sql = "SELECT version, generation, building FROM projections WHERE projection = $1 FOR UPDATE";
    let rows = read::query_on(connection, sql, vec![name.into()]).await?;
    rows.first().map(|row| Ok((row[0].int()?, row[1].int()?, row[2].maybe(Value::int)?))).transpose()
}

pub async fn register(pool: &PgPool, projections: &Projections) -> Result<Vec<&'static str>, StoreError> {
    let mut transaction = pool.begin().await.map_err(error)?;
    run(&mut transaction, SCHEMA_LOCK).await?;
    let mut behind = Vec::new();
    for projection in projections.iter() {
        match registered(&mut transaction, projection.name()).await? {
            None => {
                create(&mut transaction, projection, 1).await?;
                show(&mut transaction, projection, 1).await?;
                sqlx::query("INSERT INTO projections (projection, version, generation) VALUES ($1, $2, 1)")
                    .bind(projection.name())
                    .bind(projection.version())
                    .execute(&mut *transaction)
                    .await
                    .map_err(error)?;
            }
            Some((version, ..)) if version > projection.version() => {
                return Err(StoreError::Corrupt(format!(
                    "the read model {} is of version {version}, this program knows up to {}; use a newer memledger",
                    projection.name(),
                    projection.version()
                )));
            }
            Some((version, ..)) if version < projection.version() => behind.push(projection.name()),
            Some(_) => {}
        }
    }
    transaction.commit().await.map_err(error)?;
    Ok(behind)
}

pub async fn begin(pool: &PgPool, projections: &Projections) -> Result<(), StoreError> {
    let mut transaction = pool.begin().await.map_err(error)?;
    run(&mut transaction, SCHEMA_LOCK).await?;
    for projection in projections.iter() {
        let Some((_, live, building)) = registered(&mut transaction, projection.name()).await? else {
            continue;
        };
        if let Some(unfinished) = building {
            discard(&mut transaction, projection, unfinished).await?;
        }
        let next = live.max(building.unwrap_or(0)) + 1;
        create(&mut transaction, projection, next).await?;
        sqlx::query("UPDATE projections SET building = $2 WHERE projection = $1")
            .bind(projection.name())
            .bind(next)
            .execute(&mut *transaction)
            .await
            .map_err(error)?;
    }
    transaction.commit().await.map_err(error)
}

/// Stops the live projectors by holding their checkpoints, brings the new generation to the same
/// positions, takes a snapshot of both for the comparison, switches, and lets the projectors go on.
pub async fn finish(
    pool: &PgPool,
    projections: &Projections,
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
    let partitions = only.map_or_else(all_partitions, |stream| vec![stream.partition()]);
    let rest = Step { partitions, limit: 1_000, target: Target::Building, only: only.cloned() };
    loop {
        let mut catching_up = pool.begin().await.map_err(error)?;
        let done = project::step(&mut catching_up, projections, &rest).await?;
        catching_up.commit().await.map_err(error)?;
        if done.events == 0 {
            break;
        }
    }
    let mut generations = Vec::new();
    for projection in projections.iter() {
        match registered(&mut holder, projection.name()).await? {
            Some((version, live, Some(building))) => {
                generations.push((projection, live, building, version == projection.version()));
            }
            _ => {
                return Err(StoreError::Unavailable(format!(
                    "another rebuild of {} took over; start this one again when it has ended",
                    projection.name()
                )));
            }
        }
    }
    let mut frozen = pool.begin().await.map_err(error)?;
    run(&mut frozen, "SET TRANSACTION ISOLATION LEVEL REPEATABLE READ, READ ONLY").await?;
    // The first query takes the snapshot; the holder must not let go before.
    run(&mut frozen, "SELECT 1 FROM projections").await?;
    for (projection, live, building, _) in &generations {
        if switch && only.is_none() {
            show(&mut holder, *projection, *building).await?;
            sqlx::query(
                "UPDATE projections SET generation = building, building = NULL, version = $2 WHERE projection = $1",
            )
            .bind(projection.name())
            .bind(projection.version())
            .execute(&mut *holder)
            .await
            .map_err(error)?;
        } else if let (true, Some(stream)) = (switch, only) {
            for table in projection.tables() {
                replace_user(&mut holder, table, *live, *building, stream).await?;
            }
        }
    }
    holder.commit().await.map_err(error)?;
    let mut comparisons = Vec::new();
    for (projection, live, building, comparable) in &generations {
        for table in projection.tables() {
            // Tables of another version have other columns.
            if !comparable || (only.is_some() && !table.per_user()) {
                continue;
            }
            comparisons.push(compare(&mut frozen, projection.name(), table, *live, *building, only).await?);
        }
    }
    frozen.commit().await.map_err(error)?;
    let mut last = pool.begin().await.map_err(error)?;
    for (projection, live, building, _) in generations {
        let old = if switch && only.is_none() { live } else { building };
        discard(&mut last, projection, old).await?;
        sqlx::query("UPDATE projections SET building = NULL WHERE projection = $1 AND building = $2")
            .bind(projection.name())
            .bind(old)
            .execute(&mut *last)
            .await
            .map_err(error)?;
    }
    last.commit().await.map_err(error)?;
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
