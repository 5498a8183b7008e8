//! Values of the store as parameters of a statement.

use memledger_store::Value;
use rusqlite::{
    ParamsFromIter, ToSql, params_from_iter,
    types::{ToSqlOutput, Value as Owned, ValueRef},
};

/// The values, bound in their order.
pub fn bound(values: &[Value]) -> ParamsFromIter<impl Iterator<Item = impl ToSql + '_>> {
    params_from_iter(values.iter().map(Parameter))
}

struct Parameter<'a>(&'a Value);

impl ToSql for Parameter<'_> {
    fn to_sql(&self) -> rusqlite::Result<ToSqlOutput<'_>> {
        Ok(match self.0 {
            Value::Null => ToSqlOutput::Owned(Owned::Null),
            Value::Int(n) => ToSqlOutput::Owned(Owned::Integer(*n)),
            Value::Text(text) => ToSqlOutput::Borrowed(ValueRef::Text(text.as_bytes())),
            Value::Bytes(bytes) => ToSqlOutput::Borrowed(ValueRef::Blob(bytes)),
            Value::Uuid(uuid) => ToSqlOutput::Borrowed(ValueRef::Blob(uuid.as_bytes())),
        })
    }
}
