//! Migrations, and schemas of their own.

use sqlx::{Connection, PgConnection};

use super::error;
use crate::{StoreError, migrations};

/// Held while migrating or registering, so that two starting servers do it one after the other.
/// The transaction's end frees it.
pub const SCHEMA_LOCK: &str = "SELECT pg_advisory_xact_lock(5496723118407712)";

/// In the schema where `CREATE TABLE` would make it: one further down the search path is another ledger's.
const IS_MIGRATED: &str =
    "SELECT to_regclass(quote_ident(current_schema()) || '.schema_migrations') IS NOT NULL";

pub async fn migrate(connection: &mut PgConnection) -> Result<(), StoreError> {
    let mut transaction = connection.begin().await.map_err(error)?;
    sqlx::query(SCHEMA_LOCK).execute(&mut *transaction).await.map_err(error)?;
    // `CREATE TABLE IF NOT EXISTS` asks for the right to create before it looks. A role that only serves may
    // have no such right.
    let known: bool = sqlx::query_scalar(IS_MIGRATED).fetch_one(&mut *transaction).await.map_err(error)?;
    if !known {
        sqlx::query(migrations::CREATE_TABLE).execute(&mut *transaction).await.map_err(error)?;
    }
    let last: Option<i64> = sqlx::query_scalar("SELECT max(number) FROM schema_migrations")
        .fetch_one(&mut *transaction)
        .await
        .map_err(error)?;
    for migration in migrations::pending(last.unwrap_or(0))? {
        sqlx::raw_sql(migration.postgres).execute(&mut *transaction).await.map_err(error)?;
        sqlx::query("INSERT INTO schema_migrations (number, name) VALUES ($1, $2)")
            .bind(migration.number)
            .bind(migration.name)
            .execute(&mut *transaction)
            .await
            .map_err(error)?;
    }
    transaction.commit().await.map_err(error)
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
