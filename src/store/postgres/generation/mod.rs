//! Generations of read-model tables: registered, begun beside the live ones, indexed once they are filled.

mod compare;
mod discard;
mod finish;
mod key;

use std::{
    convert::Infallible,
    sync::atomic::{AtomicBool, Ordering},
    time::Duration,
};

use futures::stream::{self, StreamExt};
use memledger_store::{
    Dialect, PARTITIONS, StoreError,
    projection::{Projection, Projections},
    projector::{
        generations::{NEWEST, check_version, forget, make_room, next_generation},
        lost::{Evidence, HAS_EVENTS, Lost, REGISTERED, TRACES},
        step::Building,
    },
};
use sqlx::{Connection, PgConnection};
use tokio::time::sleep;

use crate::{
    connections::Connections,
    error,
    project::touch,
    read,
    schema::{SCHEMA_LOCK, found, repair},
};
pub use discard::discard_building;
pub use finish::finish;
pub use key::there;

/// Nobody but its rebuild should use a generation that is not live. Where somebody does all the same, nothing
/// waits for that without end. It holds to the transaction's end.
const PATIENCE: &str = "SET LOCAL lock_timeout = '5s'";
const PATIENCE_AS_BEFORE: &str = "SET LOCAL lock_timeout TO DEFAULT";

async fn run(connection: &mut PgConnection, sql: &str) -> Result<(), StoreError> {
    sqlx::query(sql).execute(connection).await.map_err(error)?;
    Ok(())
}

async fn create(
    connection: &mut PgConnection,
    projection: &dyn Projection,
    generation: i64,
    building: bool,
) -> Result<(), StoreError> {
    for table in projection.tables() {
        let keyed = !building || table.position.is_none();
        run(connection, &table.create(generation, Dialect::Postgres, keyed)).await?;
        if table.per_user() {
            for statement in owner_statistics(&table.of(generation)) {
                run(connection, &statement).await?;
            }
        }
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

/// Has PostgreSQL find out that partition and tenant follow from the user. It would else take the three for independent
/// and a user's rows for one or two, and look up one memory by reading all that its user has, through another index. Two
/// pairs are found out in less than half the time that all three together take.
fn owner_statistics(table: &str) -> [String; 2] {
    ["partition_id", "tenant_id"].map(|column| {
        format!("CREATE STATISTICS {table}_{column} (dependencies) ON {column}, user_id FROM {table}")
    })
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

/// Read models whose indexes are made side by side, where others have connections left.
const SIDE_BY_SIDE: usize = 2;

/// How often a rebuild that makes indexes tells that it lives: one index of a large ledger may take longer than
/// [`ABANDONED_AFTER`](memledger_store::projector::step::ABANDONED_AFTER).
const TELLS_EVERY: Duration = Duration::from_secs(5);

/// Makes the further indexes of a generation that holds its rows: sorted once, instead of a look for the
/// right leaf with each row.
pub async fn index(
    connections: &Connections,
    projections: &Projections,
    building: &Building,
) -> Result<(), StoreError> {
    tokio::select! {
        made = make_indexes(connections, projections, building) => made,
        never = stay_alive(connections, building) => match never {},
    }
}

/// Where a word gets lost the next one follows; a database that is away ends what it is beside.
async fn stay_alive(connections: &Connections, building: &Building) -> Infallible {
    let names: Vec<&str> = building.iter().map(|(name, _)| name.as_str()).collect();
    let generations: Vec<Option<i64>> = building.iter().map(|(_, generation)| Some(*generation)).collect();
    loop {
        sleep(TELLS_EVERY).await;
        let told = connections
            .ask(async |connection: &mut PgConnection| touch(connection, &names, &generations).await)
            .await;
        if let Err(untold) = told {
            tracing::debug!(%untold, "the progress of making indexes could not be reported");
        }
    }
}

async fn make_indexes(
    connections: &Connections,
    projections: &Projections,
    building: &Building,
) -> Result<(), StoreError> {
    // None begins behind one that failed: the more read models there are, the longer the caller would wait.
    let has_failed = AtomicBool::new(false);
    let mut generations = Vec::new();
    for projection in projections.iter() {
        if let Some((_, generation)) = building.iter().find(|(name, _)| name == projection.name()) {
            let has_failed = &has_failed;
            generations.push(async move {
                if has_failed.load(Ordering::Relaxed) {
                    return Ok(());
                }
                let made = index_one(connections, projection, *generation).await;
                has_failed.fetch_or(made.is_err(), Ordering::Relaxed);
                made
            });
        }
    }
    let at_once = if connections.stack.size() > 3 { SIDE_BY_SIDE } else { 1 };
    // Each comes to its own end: one that is cut off holds on to its table while the server goes on.
    let made: Vec<Result<(), StoreError>> =
        stream::iter(generations).buffer_unordered(at_once).collect().await;
    made.into_iter().collect()
}

async fn index_one(
    connections: &Connections,
    projection: &dyn Projection,
    generation: i64,
) -> Result<(), StoreError> {
    let work = async |connection: &mut PgConnection| {
        for table in projection.tables() {
            if let Some(position) = table.position {
                key::add(connection, table, &table.of(generation), position).await?;
            }
        }
        create_indexes(connection, projection, generation).await?;
        analyze(connection, projection, generation).await
    };
    connections.work(work).await
}

pub async fn refresh_statistics(
    connection: &mut PgConnection,
    projections: &Projections,
) -> Result<(), StoreError> {
    for projection in projections.iter() {
        let sql = "SELECT generation FROM projections WHERE projection = $1";
        let rows = read::query(connection, sql, vec![projection.name().into()]).await?;
        if let Some(row) = rows.first() {
            analyze(connection, projection, row[0].int()?).await?;
        }
    }
    Ok(())
}

/// A tenth of the rows that PostgreSQL looks at unless told: how many there are and which columns tell them apart shows
/// in 3,000 as well, and whoever imports or rebuilds waits. Its own later looks are as thorough as it is set to be.
const SAMPLE: &str = "SET LOCAL default_statistics_target = 10";

/// A role that does not own the tables is only warned.
async fn analyze(
    connection: &mut PgConnection,
    projection: &dyn Projection,
    generation: i64,
) -> Result<(), StoreError> {
    let tables: Vec<String> = projection.tables().iter().map(|table| table.of(generation)).collect();
    let mut transaction = connection.begin().await.map_err(error)?;
    run(&mut transaction, SAMPLE).await?;
    run(&mut transaction, &format!("ANALYZE {}", tables.join(", "))).await?;
    transaction.commit().await.map_err(error)
}

async fn show(
    connection: &mut PgConnection,
    projection: &dyn Projection,
    generation: i64,
) -> Result<(), StoreError> {
    for table in projection.tables() {
        for statement in table.show(generation, Dialect::Postgres) {
            run(connection, &statement).await?;
        }
    }
    Ok(())
}

/// What the database has, and what it says of its read models.
pub async fn evidence(connection: &mut PgConnection) -> Result<Evidence, StoreError> {
    let catalog = found(connection).await?;
    if !Evidence::has_answers(&catalog) {
        return Ok(Evidence::without_answers(catalog));
    }
    let registered = read::query(connection, REGISTERED, Vec::new()).await?;
    let traces = read::query(connection, TRACES, Vec::new()).await?;
    let events = read::query(connection, HAS_EVENTS, Vec::new()).await?;
    Evidence::new(catalog, &registered, &traces, &events)
}

pub async fn lost(connection: &mut PgConnection, projections: &Projections) -> Result<Vec<Lost>, StoreError> {
    Ok(evidence(connection).await?.lost(projections, Dialect::Postgres))
}

/// Makes a generation the live one.
async fn switch_to(
    connection: &mut PgConnection,
    projection: &dyn Projection,
    generation: i64,
) -> Result<(), StoreError> {
    sqlx::query(
        "INSERT INTO projections (projection, version, generation) VALUES ($1, $2, $3) ON CONFLICT (projection) \
         DO UPDATE SET version = excluded.version, generation = excluded.generation",
    )
    .bind(projection.name())
    .bind(projection.version())
    .bind(generation)
    .execute(connection)
    .await
    .map_err(error)?;
    Ok(())
}

/// Takes away what is left of a read model that is lost, and what has the names of its next generation.
async fn clear(
    connection: &mut PgConnection,
    projection: &dyn Projection,
    evidence: &Evidence,
    next: i64,
) -> Result<(), StoreError> {
    let mut statements = Vec::new();
    if let Some(lost) = evidence.lost_one(projection, Dialect::Postgres).filter(|lost| lost.rows) {
        tracing::warn!(%lost, "it is being rebuilt from the log");
        let live = registered(connection, projection.name()).await?;
        statements
            .extend(live.map(|(_, live)| forget(projection, live, &evidence.catalog)).unwrap_or_default());
    }
    statements.extend(make_room(projection, next, &evidence.catalog));
    if statements.is_empty() {
        return Ok(());
    }
    run(connection, PATIENCE).await?;
    for statement in statements {
        run(connection, &statement).await?;
    }
    run(connection, PATIENCE_AS_BEFORE).await
}

/// The version and live generation of a read model; its row is held to the transaction's end.
async fn registered(connection: &mut PgConnection, name: &str) -> Result<Option<(i64, i64)>, StoreError> {
    let sql = "SELECT version, generation FROM projections WHERE projection = $1 FOR UPDATE";
    let rows = read::query(connection, sql, vec![name.into()]).await?;
    rows.first().map(|row| Ok((row[0].int()?, row[1].int()?))).transpose()
}

pub async fn register(
    connection: &mut PgConnection,
    projections: &Projections,
) -> Result<Vec<&'static str>, StoreError> {
    let mut transaction = connection.begin().await.map_err(error)?;
    run(&mut transaction, SCHEMA_LOCK).await?;
    let evidence = evidence(&mut transaction).await?;
    let mut behind = Vec::new();
    for projection in projections.iter() {
        match registered(&mut transaction, projection.name()).await? {
            _ if evidence.lost_one(projection, Dialect::Postgres).is_some() => behind.push(projection.name()),
            None => {
                create(&mut transaction, projection, 1, false).await?;
                create_indexes(&mut transaction, projection, 1).await?;
                show(&mut transaction, projection, 1).await?;
                switch_to(&mut transaction, projection, 1).await?;
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

/// Under the lock throughout: a number is given out again once its generation is dropped, and must not be
/// dropped then by whoever looked before.
pub async fn begin(connection: &mut PgConnection, projections: &Projections) -> Result<Building, StoreError> {
    let mut transaction = connection.begin().await.map_err(error)?;
    run(&mut transaction, SCHEMA_LOCK).await?;
    repair(&mut transaction).await?;
    discard::discard_abandoned(&mut transaction).await?;
    let evidence = evidence(&mut transaction).await?;
    let mut building = Building::new();
    for projection in projections.iter() {
        let name = projection.name();
        let newest = read::query(&mut transaction, NEWEST, vec![name.into()]).await?;
        let next = next_generation(projection, newest.first())?;
        clear(&mut transaction, projection, &evidence, next).await?;
        create(&mut transaction, projection, next, true).await?;
        building.push((name.to_owned(), next));
    }
    transaction.commit().await.map_err(error)?;
    Ok(building)
}
