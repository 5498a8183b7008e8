//! Rows as arrays of their columns: one statement for many rows, whose text does not change with how many.

use memledger_store::{Row, StoreError, Value, table::Type};
use sqlx::PgConnection;

use super::error;

/// `unnest($1::bigint[], …) AS k(a, b)` over columns, with the arrays to bind.
pub fn unnest(
    columns: &[(&'static str, Type)],
    rows: &[Row],
) -> Result<(String, Vec<ColumnArray>), StoreError> {
    let mut types = Vec::new();
    let mut arrays = Vec::new();
    for (at, (_, kind)) in columns.iter().enumerate() {
        let sql_type = match kind {
            Type::Partition => "integer",
            Type::Int => "bigint",
            Type::Text => "text",
            Type::Uuid => "uuid",
            Type::Bytes => "bytea",
        };
        types.push(format!("${}::{sql_type}[]", at + 1));
        arrays.push(ColumnArray::of(*kind, rows.iter().map(|row| &row[at]))?);
    }
    let names: Vec<&str> = columns.iter().map(|(name, _)| *name).collect();
    Ok((format!("unnest({}) AS k({})", types.join(", "), names.join(", ")), arrays))
}

pub enum ColumnArray {
    Partition(Vec<Option<i32>>),
    Int(Vec<Option<i64>>),
    Text(Vec<Option<String>>),
    Uuid(Vec<Option<uuid::Uuid>>),
    Bytes(Vec<Option<Vec<u8>>>),
}

impl ColumnArray {
    fn of<'a>(kind: Type, values: impl Iterator<Item = &'a Value>) -> Result<Self, StoreError> {
        let text = |value: &'a Value| value.text().map(str::to_owned);
        Ok(match kind {
            Type::Partition => {
                let partition = |v: &'a Value| i32::try_from(v.int()?).map_err(StoreError::corrupt);
                Self::Partition(values.map(|v| v.maybe(partition)).collect::<Result<_, _>>()?)
            }
            Type::Int => Self::Int(values.map(|v| v.maybe(Value::int)).collect::<Result<_, _>>()?),
            Type::Text => Self::Text(values.map(|v| v.maybe(text)).collect::<Result<_, _>>()?),
            Type::Uuid => Self::Uuid(values.map(|v| v.maybe(Value::uuid)).collect::<Result<_, _>>()?),
            Type::Bytes => {
                let bytes = |v: &'a Value| v.bytes().map(<[u8]>::to_vec);
                Self::Bytes(values.map(|v| v.maybe(bytes)).collect::<Result<_, _>>()?)
            }
        })
    }
}

pub async fn run(
    connection: &mut PgConnection,
    sql: &str,
    arrays: Vec<ColumnArray>,
) -> Result<Vec<sqlx::postgres::PgRow>, StoreError> {
    let mut query = sqlx::query(sql);
    for array in arrays {
        query = match array {
            ColumnArray::Partition(values) => query.bind(values),
            ColumnArray::Int(values) => query.bind(values),
            ColumnArray::Text(values) => query.bind(values),
            ColumnArray::Uuid(values) => query.bind(values),
            ColumnArray::Bytes(values) => query.bind(values),
        };
    }
    query.fetch_all(connection).await.map_err(error)
}
