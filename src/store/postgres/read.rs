//! Reading the log, contents, receipts and read models.

use memledger_store::{
    Content, PartitionHead, Receipt, ReceiptKey, Row, Sizes, Snapshot, StoreError, StoredEvent, StreamKey,
    Value, backend::columns::EVENT_COLUMNS,
};
use sqlx::{
    PgConnection, Row as _,
    encode::IsNull,
    error::BoxDynError,
    postgres::{PgArgumentBuffer, PgArguments, PgRow, PgTypeInfo, types::Oid},
    query::Query,
};
use uuid::Uuid;

use super::{
    error,
    fields::{event, values},
};

fn limit(limit: usize) -> i64 {
    i64::try_from(limit).unwrap_or(i64::MAX)
}

pub async fn stream(
    connection: &mut PgConnection,
    stream: &StreamKey,
    after: i64,
    most: usize,
) -> Result<Vec<StoredEvent>, StoreError> {
    let sql = format!(
        "SELECT {EVENT_COLUMNS} FROM events WHERE partition_id = $1 AND tenant_id = $2 AND stream_type = $3 \
         AND stream_id = $4 AND version > $5 ORDER BY version LIMIT $6"
    );
    let rows = sqlx::query(&sql)
        .bind(stream.partition())
        .bind(&stream.tenant_id)
        .bind(&stream.stream_type)
        .bind(&stream.stream_id)
        .bind(after)
        .bind(limit(most))
        .fetch_all(connection)
        .await
        .map_err(error)?;
    rows.iter().map(event).collect()
}

pub async fn partition(
    connection: &mut PgConnection,
    partition_id: i32,
    after: i64,
    most: usize,
    tenant: Option<&str>,
) -> Result<Vec<StoredEvent>, StoreError> {
    let narrowed = if tenant.is_some() { "AND tenant_id = $4" } else { "AND $4::text IS NULL" };
    let sql = format!(
        "SELECT {EVENT_COLUMNS} FROM events WHERE partition_id = $1 AND position > $2 {narrowed} \
         ORDER BY position LIMIT $3"
    );
    let rows = sqlx::query(&sql)
        .bind(partition_id)
        .bind(after)
        .bind(limit(most))
        .bind(tenant)
        .fetch_all(connection)
        .await
        .map_err(error)?;
    rows.iter().map(event).collect()
}

pub async fn heads(connection: &mut PgConnection) -> Result<Vec<PartitionHead>, StoreError> {
    let rows =
        sqlx::query("SELECT partition_id, next_position - 1, epoch FROM partitions ORDER BY partition_id")
            .fetch_all(connection)
            .await
            .map_err(error)?;
    let head = |row: &PgRow| -> Result<PartitionHead, sqlx::Error> {
        Ok(PartitionHead { partition_id: row.try_get(0)?, position: row.try_get(1)?, epoch: row.try_get(2)? })
    };
    rows.iter().map(|row| head(row).map_err(error)).collect()
}

/// The write-ahead log is the whole server's, and not for every role to look at.
pub async fn sizes(connection: &mut PgConnection) -> Result<Sizes, StoreError> {
    let sql = "SELECT pg_database_size(current_database()), \
               has_function_privilege('pg_catalog.pg_ls_waldir()', 'EXECUTE')";
    let (database, may_look): (i64, bool) =
        sqlx::query_as(sql).fetch_one(&mut *connection).await.map_err(error)?;
    let wal: Option<i64> = match may_look {
        true => {
            let sql = "SELECT coalesce(sum(size), 0)::bigint FROM pg_ls_waldir()";
            Some(sqlx::query_scalar(sql).fetch_one(connection).await.map_err(error)?)
        }
        false => None,
    };
    Ok(Sizes { database: database.unsigned_abs(), wal: wal.map(i64::unsigned_abs) })
}

/// A standby answers, and takes no writes.
pub async fn ready(connection: &mut PgConnection) -> Result<(), StoreError> {
    heads(&mut *connection).await?;
    let read_only: bool = sqlx::query_scalar("SELECT current_setting('transaction_read_only')::bool")
        .fetch_one(connection)
        .await
        .map_err(error)?;
    match read_only {
        false => Ok(()),
        true => Err(StoreError::Unavailable(
            "the database accepts no writes: it is a standby, or read-only by a setting".into(),
        )),
    }
}

pub async fn contents(
    connection: &mut PgConnection,
    partition_id: i32,
    ids: &[Uuid],
) -> Result<Vec<Content>, StoreError> {
    let rows = sqlx::query(
        "SELECT content_id, key, body FROM contents WHERE partition_id = $1 AND content_id = ANY($2)",
    )
    .bind(partition_id)
    .bind(ids)
    .fetch_all(connection)
    .await
    .map_err(error)?;
    let content = |row: &PgRow| -> Result<Content, sqlx::Error> {
        Ok(Content { content_id: row.try_get(0)?, key: row.try_get(1)?, body: row.try_get(2)? })
    };
    rows.iter().map(|row| content(row).map_err(error)).collect()
}

pub async fn receipt(connection: &mut PgConnection, key: &ReceiptKey) -> Result<Option<Receipt>, StoreError> {
    let row = sqlx::query(
        "SELECT request_hash, key_content_id, outcome, first_position, last_position FROM commands \
         WHERE partition_id = $1 AND tenant_id = $2 AND scope = $3 AND command_id = $4",
    )
    .bind(key.partition_id)
    .bind(&key.tenant_id)
    .bind(&key.scope)
    .bind(&key.command_id)
    .fetch_optional(connection)
    .await
    .map_err(error)?;
    let receipt = |row: PgRow| -> Result<Receipt, sqlx::Error> {
        Ok(Receipt {
            request_hash: row.try_get(0)?,
            key_content_id: row.try_get(1)?,
            outcome: row.try_get(2)?,
            first_position: row.try_get(3)?,
            last_position: row.try_get(4)?,
        })
    };
    row.map(receipt).transpose().map_err(error)
}

pub async fn load_snapshot(
    connection: &mut PgConnection,
    stream: &StreamKey,
) -> Result<Option<Snapshot>, StoreError> {
    let row = sqlx::query(
        "SELECT version, schema, body FROM snapshots \
         WHERE partition_id = $1 AND tenant_id = $2 AND stream_type = $3 AND stream_id = $4",
    )
    .bind(stream.partition())
    .bind(&stream.tenant_id)
    .bind(&stream.stream_type)
    .bind(&stream.stream_id)
    .fetch_optional(connection)
    .await
    .map_err(error)?;
    let snapshot = |row: PgRow| -> Result<Snapshot, sqlx::Error> {
        Ok(Snapshot { version: row.try_get(0)?, schema: row.try_get(1)?, body: row.try_get(2)? })
    };
    row.map(snapshot).transpose().map_err(error)
}

pub async fn save_snapshot(
    connection: &mut PgConnection,
    stream: &StreamKey,
    snapshot: Snapshot,
) -> Result<(), StoreError> {
    sqlx::query(
        "INSERT INTO snapshots (partition_id, tenant_id, stream_type, stream_id, version, schema, body) \
         VALUES ($1, $2, $3, $4, $5, $6, $7) \
         ON CONFLICT (partition_id, tenant_id, stream_type, stream_id) DO UPDATE \
         SET version = excluded.version, schema = excluded.schema, body = excluded.body",
    )
    .bind(stream.partition())
    .bind(&stream.tenant_id)
    .bind(&stream.stream_type)
    .bind(&stream.stream_id)
    .bind(snapshot.version)
    .bind(snapshot.schema)
    .bind(snapshot.body)
    .execute(connection)
    .await
    .map_err(error)?;
    Ok(())
}

/// A NULL whose type PostgreSQL finds out by itself.
struct Untyped;

impl sqlx::Type<sqlx::Postgres> for Untyped {
    fn type_info() -> PgTypeInfo {
        // `unknown`, as an untyped literal has it.
        PgTypeInfo::with_oid(Oid(705))
    }
}

impl sqlx::Encode<'_, sqlx::Postgres> for Untyped {
    fn encode_by_ref(&self, _: &mut PgArgumentBuffer) -> Result<IsNull, BoxDynError> {
        Ok(IsNull::Yes)
    }
}

pub fn bind<'q>(
    mut query: Query<'q, sqlx::Postgres, PgArguments>,
    values: Vec<Value>,
) -> Query<'q, sqlx::Postgres, PgArguments> {
    for value in values {
        query = match value {
            Value::Null => query.bind(Untyped),
            Value::Int(n) => query.bind(n),
            Value::Text(text) => query.bind(text.into_string()),
            Value::Bytes(bytes) => query.bind(bytes),
            Value::Uuid(uuid) => query.bind(uuid),
        };
    }
    query
}

pub async fn query(
    connection: &mut PgConnection,
    sql: &str,
    parameters: Vec<Value>,
) -> Result<Vec<Row>, StoreError> {
    let rows = bind(sqlx::query(sql), parameters).fetch_all(connection).await.map_err(error)?;
    values(&rows)
}

pub async fn execute(
    connection: &mut PgConnection,
    sql: &str,
    parameters: Vec<Value>,
) -> Result<u64, StoreError> {
    let done = bind(sqlx::query(sql), parameters).execute(connection).await.map_err(error)?;
    Ok(done.rows_affected())
}
