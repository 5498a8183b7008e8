//! The values of rows, read as the server sends them.

use memledger_store::{Row, StoreError, StoredEvent, Value};
use sqlx::{
    Column, Row as _, TypeInfo, ValueRef,
    postgres::{PgColumn, PgRow, PgValueFormat},
};
use uuid::Uuid;

use super::error;

/// Fields of a row as the server sends them in its binary format, read without a look at their types: a list has a
/// thousand of them, and the statements say what they are.
#[derive(Clone, Copy)]
struct Fields<'a>(&'a PgRow);

impl<'a> Fields<'a> {
    fn bytes(self, at: usize) -> Result<Option<&'a [u8]>, sqlx::Error> {
        let value = self.0.try_get_raw(at)?;
        if value.is_null() {
            return Ok(None);
        }
        if value.format() != PgValueFormat::Binary {
            return Err(sqlx::Error::Decode("a value came as text".into()));
        }
        value.as_bytes().map(Some).map_err(sqlx::Error::Decode)
    }

    fn sized<const N: usize>(self, at: usize) -> Result<Option<[u8; N]>, sqlx::Error> {
        let sized = |bytes: &[u8]| bytes.try_into().map_err(|e| sqlx::Error::Decode(Box::new(e)));
        self.bytes(at)?.map(sized).transpose()
    }

    fn bigint(self, at: usize) -> Result<Option<i64>, sqlx::Error> {
        Ok(self.sized(at)?.map(i64::from_be_bytes))
    }

    fn integer(self, at: usize) -> Result<Option<i32>, sqlx::Error> {
        Ok(self.sized(at)?.map(i32::from_be_bytes))
    }

    fn uuid(self, at: usize) -> Result<Option<Uuid>, sqlx::Error> {
        Ok(self.sized(at)?.map(Uuid::from_bytes))
    }

    fn str(self, at: usize) -> Result<Option<&'a str>, sqlx::Error> {
        let text = self.bytes(at)?.map(std::str::from_utf8).transpose();
        text.map_err(|e| sqlx::Error::Decode(Box::new(e)))
    }

    fn text(self, at: usize) -> Result<Option<String>, sqlx::Error> {
        Ok(self.str(at)?.map(str::to_owned))
    }
}

pub fn event(row: &PgRow) -> Result<StoredEvent, StoreError> {
    fn there<T>(field: Option<T>) -> Result<T, sqlx::Error> {
        field.ok_or_else(|| sqlx::Error::Decode("a column of an event is NULL".into()))
    }
    let fields = Fields(row);
    let read = || -> Result<StoredEvent, sqlx::Error> {
        Ok(StoredEvent {
            partition_id: there(fields.integer(0)?)?,
            position: there(fields.bigint(1)?)?,
            tenant_id: there(fields.text(2)?)?,
            stream_type: there(fields.text(3)?)?,
            stream_id: there(fields.text(4)?)?,
            version: there(fields.bigint(5)?)?,
            event_id: there(fields.uuid(6)?)?,
            event_type: there(fields.text(7)?)?,
            schema_version: there(fields.integer(8)?)?,
            body: there(fields.text(9)?)?,
            leaf_hash: there(fields.bytes(10)?)?.to_vec(),
            actor: there(fields.text(11)?)?,
            command_id: there(fields.text(12)?)?,
            correlation_id: there(fields.text(13)?)?,
            causation_id: fields.text(14)?,
            recorded_at: there(fields.bigint(15)?)?,
        })
    };
    read().map_err(error)
}

/// What a column's values are read as.
#[derive(Clone, Copy)]
enum Kind {
    Bigint,
    Integer,
    Boolean,
    Uuid,
    Bytes,
    Text,
}

/// The columns of an answer, by the types PostgreSQL names. They are looked at once, since a list has a
/// thousand values.
pub struct Columns(Vec<Kind>);

impl Columns {
    pub fn of(row: &PgRow) -> Self {
        let kind = |column: &PgColumn| match column.type_info().name() {
            "INT8" => Kind::Bigint,
            "INT4" => Kind::Integer,
            "BOOL" => Kind::Boolean,
            "UUID" => Kind::Uuid,
            "BYTEA" => Kind::Bytes,
            _ => Kind::Text,
        };
        Self(row.columns().iter().map(kind).collect())
    }

    /// The values of a row of that answer.
    pub fn values(&self, row: &PgRow) -> Result<Row, StoreError> {
        let fields = Fields(row);
        let read = |(at, kind): (usize, &Kind)| -> Result<Value, sqlx::Error> {
            Ok(match kind {
                Kind::Bigint => fields.bigint(at)?.map(Value::Int),
                Kind::Integer => fields.integer(at)?.map(|n| Value::Int(n.into())),
                Kind::Boolean => fields.sized(at)?.map(|[b]: [u8; 1]| Value::Int(b.into())),
                Kind::Uuid => fields.uuid(at)?.map(Value::Uuid),
                Kind::Bytes => fields.bytes(at)?.map(|bytes| Value::Bytes(bytes.to_vec())),
                Kind::Text => fields.str(at)?.map(Value::from),
            }
            .unwrap_or(Value::Null))
        };
        self.0.iter().enumerate().map(|column| read(column).map_err(error)).collect()
    }
}

/// The values of all rows of an answer.
pub fn values(rows: &[PgRow]) -> Result<Vec<Row>, StoreError> {
    let Some(first) = rows.first() else { return Ok(Vec::new()) };
    let columns = Columns::of(first);
    rows.iter().map(|row| columns.values(row)).collect()
}
