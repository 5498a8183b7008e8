//! Migrations, and schemas of their own.

use memledger_store::{
    Dialect, StoreError,
    backend::{
        catalog::{self, Catalog},
        migrations::{self, Migration},
        schema::{LOG, repairs},
    },
};
use sqlx::{Connection, PgConnection};

use super::{error, read::query};

/// Held while migrating or registering, so that two starting servers do it one after the other.
/// The transaction's end frees it.
pub const SCHEMA_LOCK: &str = "SELECT pg_advisory_xact_lock(5496723118407712)";

pub async fn migrate(connection: &mut PgConnection) -> Result<(), StoreError> {
    let mut transaction = connection.begin().await.map_err(error)?;
    sqlx::query(SCHEMA_LOCK).execute(&mut *transaction).await.map_err(error)?;
    // `CREATE TABLE IF NOT EXISTS` asks for the right to create before it looks. A role that only serves may
    // have no such right.
    let found = found(&mut transaction).await?;
    if !found.has("schema_migrations") {
        sqlx::query(migrations::CREATE_TABLE).execute(&mut *transaction).await.map_err(error)?;
        if LOG.iter().all(|table| found.has(table)) {
            migrations::warn_of_lost_number();
            for migration in migrations::MIGRATIONS {
                note(&mut transaction, migration).await?;
            }
        }
    }
    for migration in migrations::pending(number(&mut transaction).await?)? {
        sqlx::raw_sql(migration.postgres).execute(&mut *transaction).await.map_err(error)?;
        note(&mut transaction, migration).await?;
    }
    repair(&mut transaction).await?;
    transaction.commit().await.map_err(error)
}

/// In the schema where `CREATE TABLE` would make them: one further down the search path is another ledger's.
pub async fn found(connection: &mut PgConnection) -> Result<Catalog, StoreError> {
    Catalog::of_rows(&query(connection, catalog::POSTGRES, Vec::new()).await?)
}

/// The number of the schema; 0 where nothing was ever migrated.
pub async fn number(connection: &mut PgConnection) -> Result<i64, StoreError> {
    if !found(connection).await?.has("schema_migrations") {
        return Ok(0);
    }
    let last: Option<i64> = sqlx::query_scalar("SELECT max(number) FROM schema_migrations")
        .fetch_one(connection)
        .await
        .map_err(error)?;
    Ok(last.unwrap_or(0))
}

async fn note(connection: &mut PgConnection, migration: &Migration) -> Result<(), StoreError> {
    sqlx::query("INSERT INTO schema_migrations (number, name) VALUES ($1, $2)")
        .bind(migration.number)
        .bind(migration.name)
        .execute(connection)
        .await
        .map_err(error)?;
    Ok(())
}

/// Makes what is missing of a migrated database, in the caller's transaction.
pub async fn repair(connection: &mut PgConnection) -> Result<(), StoreError> {
    for statement in repairs(&found(connection).await?, Dialect::Postgres)? {
        sqlx::query(&statement).execute(&mut *connection).await.map_err(error)?;
    }
    Ok(())
}

/// Makes an empty schema. The name must be a plain identifier.
pub async fn create_schema(url: &str, name: &str) -> Result<(), StoreError> {
    once(url, &format!("CREATE SCHEMA {name}")).await
}

/// Drops a schema with everything in it.
pub async fn drop_schema(url: &str, name: &str) -> Result<(), StoreError> {
    once(url, &format!("DROP SCHEMA {name} CASCADE")).await
}

async fn once(url: &str, statement: &str) -> Result<(), StoreError> {
    let mut connection = PgConnection::connect(url).await.map_err(error)?;
    sqlx::raw_sql(statement).execute(&mut connection).await.map_err(error)?;
    connection.close().await.map_err(error)
}
