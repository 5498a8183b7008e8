//! Dropping generations: what a switch replaced, what a failed rebuild made, what a dead process left.

use memledger_store::{
    StoreError,
    projector::{
        generations::table_list,
        step::{ABANDONED_AFTER, Building},
    },
};
use sqlx::{Connection, PgConnection};

use super::{PATIENCE, PATIENCE_AS_BEFORE, registered, run};
use crate::{
    error,
    read::{self, bind},
};

/// For how long each table that a dead process left is waited for. They go in the transaction that gives out numbers,
/// and a query that was planned on two of them may hold one and wait for the other: this gives way before PostgreSQL
/// looks for a deadlock, after a second, and ends the query.
const LITTLE_PATIENCE: &str = "SET LOCAL lock_timeout = '500ms'";

/// Forgets a generation: its checkpoints first, as a step locks them first, then its tables.
pub async fn discard_one(
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

/// The tables that a generation was made with, which may be another program's.
pub async fn listed(
    connection: &mut PgConnection,
    projection: &str,
    generation: i64,
) -> Result<Vec<String>, StoreError> {
    let sql = "SELECT tables FROM generations WHERE projection = $1 AND generation = $2";
    let rows = read::query(connection, sql, vec![projection.into(), generation.into()]).await?;
    rows.first().map_or(Ok(Vec::new()), |row| table_list(row[0].text()?))
}

/// Forgets what a failed rebuild made, but for what is live: the switch may have come through although its
/// answer did not.
pub async fn discard_building(connection: &mut PgConnection, building: &Building) -> Result<(), StoreError> {
    let mut transaction = connection.begin().await.map_err(error)?;
    // The rebuild's own transactions are rolled back beside this one.
    run(&mut transaction, PATIENCE).await?;
    for (projection, generation) in building {
        let live = registered(&mut transaction, projection).await?.map(|(_, live)| live);
        if live == Some(*generation) {
            continue;
        }
        let tables = listed(&mut transaction, projection, *generation).await?;
        discard_one(&mut transaction, projection, *generation, &tables).await?;
    }
    transaction.commit().await.map_err(error)
}

/// Forgets what dead processes left. What can't be dropped stays, and stands in no rebuild's way.
pub async fn discard_abandoned(connection: &mut PgConnection) -> Result<(), StoreError> {
    let abandoned = read::query(
        connection,
        "SELECT g.projection, g.generation, g.tables FROM generations g \
         JOIN projections r ON r.projection = g.projection AND r.generation <> g.generation \
         WHERE g.touched_at < (extract(epoch FROM now()) * 1000000)::bigint - $1",
        vec![ABANDONED_AFTER.into()],
    )
    .await?;
    if abandoned.is_empty() {
        return Ok(());
    }
    run(connection, LITTLE_PATIENCE).await?;
    for row in abandoned {
        let (projection, generation, tables) = (row[0].text()?, row[1].int()?, row[2].text()?);
        let mut attempt = connection.begin().await.map_err(error)?;
        let outcome = match table_list(tables) {
            Ok(tables) => discard_one(&mut attempt, projection, generation, &tables).await,
            Err(damaged) => Err(damaged),
        };
        match outcome {
            Ok(()) => attempt.commit().await.map_err(error)?,
            Err(failed) => {
                attempt.rollback().await.map_err(error)?;
                report(connection, projection, generation, tables, &failed).await?;
            }
        }
    }
    run(connection, PATIENCE_AS_BEFORE).await
}

async fn report(
    connection: &mut PgConnection,
    projection: &str,
    generation: i64,
    tables: &str,
    failed: &StoreError,
) -> Result<(), StoreError> {
    match other_owner(connection, tables).await? {
        Some(owner) => tracing::warn!(
            %failed,
            "an interrupted rebuild left {tables} behind, which belong to {owner} and can't be dropped by \
             this role; run `memledger replay --check` as {owner} to drop them"
        ),
        None => tracing::warn!(
            %failed,
            "generation {generation} of {projection}, left behind by an interrupted rebuild, can't be \
             dropped now; the next rebuild tries again"
        ),
    }
    Ok(())
}

/// The owner of one of the tables, where that is a role whose rights ours has not.
async fn other_owner(connection: &mut PgConnection, tables: &str) -> Result<Option<String>, StoreError> {
    let sql = "SELECT quote_ident(pg_get_userbyid(c.relowner)) FROM unnest($1::text[]) AS t(name) \
               JOIN pg_class c ON c.relname = t.name AND pg_table_is_visible(c.oid) \
               WHERE NOT pg_has_role(c.relowner, 'USAGE') LIMIT 1";
    let names: Vec<&str> = tables.split(' ').collect();
    sqlx::query_scalar(sql).bind(names).fetch_optional(connection).await.map_err(error)
}
