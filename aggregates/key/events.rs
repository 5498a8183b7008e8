//! What can happen to a key. Events hold the role, names and ids; the secret's hash stands beside the log.

use serde::{Deserialize, Serialize};

use crate::{Timestamp, UserId};

/// The schema every event is written in today; older ones are upcast when read.
pub const SCHEMA_VERSION: i32 = 1;

/// Names of all events of keys, as stored.
pub const EVENT_TYPES: [&str; 3] = ["KeyMade", "KeyRevoked", "KeyExpired"];

/// One change to a key. The fields of all that an event is made of are declared in canonical order, that
/// of their names, so that plain JSON of it is canonical.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct KeyEvent {
    /// When it was decided.
    pub at: Timestamp,
    pub change: KeyChange,
}

#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum KeyChange {
    KeyMade(KeyMade),
    KeyRevoked {},
    KeyExpired {},
}

/// For whom a key is.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct KeyMade {
    pub agent: Option<String>,
    /// Whether the operator chose the secret, and the program did not make it.
    pub chosen: bool,
    pub expires_at: Option<Timestamp>,
    pub role: String,
    /// Everyone of the tenant where empty.
    pub users: Vec<UserId>,
}

impl KeyChange {
    pub fn event_type(&self) -> &'static str {
        match self {
            Self::KeyMade(_) => "KeyMade",
            Self::KeyRevoked {} => "KeyRevoked",
            Self::KeyExpired {} => "KeyExpired",
        }
    }
}
