//! The identifier of a run.

use std::fmt;

use serde::{Deserialize, Deserializer, Serialize};
use uuid::Uuid;

use crate::InvalidId;

/// One execution of a workflow: a UUID, written in lower case with hyphens. Other spellings of the same UUID
/// are read as the same run.
#[derive(Debug, Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize)]
#[serde(transparent)]
pub struct RunId(String);

impl RunId {
    /// Accepts the text or says what it must be.
    pub fn parse(text: &str) -> Result<Self, InvalidId> {
        match Uuid::parse_str(text) {
            Ok(id) => Ok(Self::from(id)),
            Err(why) => Err(InvalidId(format!("must be a UUID such as {}: {why}", Uuid::nil()))),
        }
    }

    pub fn as_str(&self) -> &str {
        &self.0
    }
}

impl From<Uuid> for RunId {
    fn from(id: Uuid) -> Self {
        Self(id.to_string())
    }
}

impl fmt::Display for RunId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

impl<'de> Deserialize<'de> for RunId {
    fn deserialize<D: Deserializer<'de>>(d: D) -> Result<Self, D::Error> {
        let text = String::deserialize(d)?;
        Self::parse(&text).map_err(serde::de::Error::custom)
    }
}
