//! SQL values and rows that mean the same on both databases.

use compact_str::CompactString;
use uuid::Uuid;

use crate::StoreError;

#[derive(Debug, Clone, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Value {
    Null,
    Int(i64),
    /// Most are ids and words of a few bytes, a dozen in each row of a read model; those are held in place.
    Text(CompactString),
    Bytes(Vec<u8>),
    Uuid(Uuid),
}

pub type Row = Vec<Value>;

impl Value {
    pub fn int(&self) -> Result<i64, StoreError> {
        match self {
            Self::Int(n) => Ok(*n),
            other => Err(mismatch("an integer", other)),
        }
    }

    pub fn text(&self) -> Result<&str, StoreError> {
        match self {
            Self::Text(text) => Ok(text),
            other => Err(mismatch("text", other)),
        }
    }

    pub fn bytes(&self) -> Result<&[u8], StoreError> {
        match self {
            Self::Bytes(bytes) => Ok(bytes),
            other => Err(mismatch("bytes", other)),
        }
    }

    /// A UUID; SQLite hands it over as 16 bytes.
    pub fn uuid(&self) -> Result<Uuid, StoreError> {
        match self {
            Self::Uuid(uuid) => Ok(*uuid),
            Self::Bytes(bytes) => Uuid::from_slice(bytes).map_err(StoreError::corrupt),
            other => Err(mismatch("a UUID", other)),
        }
    }

    /// None for NULL, else what `read` makes of it.
    pub fn maybe<'a, T>(
        &'a self,
        read: impl FnOnce(&'a Self) -> Result<T, StoreError>,
    ) -> Result<Option<T>, StoreError> {
        match self {
            Self::Null => Ok(None),
            value => read(value).map(Some),
        }
    }
}

fn mismatch(wanted: &str, found: &Value) -> StoreError {
    StoreError::Corrupt(format!("expected {wanted} in a row, found {found:?}"))
}

impl From<i64> for Value {
    fn from(n: i64) -> Self {
        Self::Int(n)
    }
}

impl From<i32> for Value {
    fn from(n: i32) -> Self {
        Self::Int(n.into())
    }
}

impl From<u64> for Value {
    fn from(n: u64) -> Self {
        Self::Int(i64::try_from(n).unwrap_or(i64::MAX))
    }
}

impl From<bool> for Value {
    fn from(yes: bool) -> Self {
        Self::Int(yes.into())
    }
}

impl From<&str> for Value {
    fn from(text: &str) -> Self {
        Self::Text(text.into())
    }
}

impl From<String> for Value {
    fn from(text: String) -> Self {
        Self::Text(text.into())
    }
}

impl From<Uuid> for Value {
    fn from(uuid: Uuid) -> Self {
        Self::Uuid(uuid)
    }
}

impl<T: Into<Value>> From<Option<T>> for Value {
    fn from(value: Option<T>) -> Self {
        value.map_or(Self::Null, Into::into)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_value_is_read_as_what_it_is_alone() {
        let uuid = Uuid::from_u128(7);
        assert_eq!(Value::from(-3_i64).int().unwrap(), -3);
        assert_eq!(Value::from("text").text().unwrap(), "text");
        assert_eq!(Value::Bytes(vec![0, 1, 2]).bytes().unwrap(), [0, 1, 2]);
        for stored in [Value::from(uuid), Value::Bytes(uuid.as_bytes().to_vec())] {
            assert_eq!(stored.uuid().unwrap(), uuid);
        }
        let said = |failed: StoreError| failed.to_string();
        assert!(said(Value::from("3").int().unwrap_err()).contains("expected an integer"));
        assert!(said(Value::Null.text().unwrap_err()).contains("expected text"));
        assert!(said(Value::from("bytes").bytes().unwrap_err()).contains("expected bytes"));
        assert!(said(Value::from("a UUID").uuid().unwrap_err()).contains("expected a UUID"));
        assert!(Value::Bytes(vec![1]).uuid().is_err());
    }

    #[test]
    fn null_is_none_and_nothing_else_is() {
        assert_eq!(Value::Null.maybe(Value::int).unwrap(), None);
        assert_eq!(Value::from(0_i64).maybe(Value::int).unwrap(), Some(0));
        assert!(Value::from("0").maybe(Value::int).is_err());
    }
}
