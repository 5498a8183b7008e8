//! SQL values and rows that mean the same on both databases.

use uuid::Uuid;

use crate::StoreError;

#[derive(Debug, Clone, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Value {
    Null,
    Int(i64),
    Text(String),
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
        Self::Text(text.to_owned())
    }
}

impl From<String> for Value {
    fn from(text: String) -> Self {
        Self::Text(text)
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
