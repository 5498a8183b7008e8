//! What can happen to an account. Events hold ids and the role; the e-mail address and the password's hash
//! stand beside the log.

use serde::{Deserialize, Serialize};
use uuid::Uuid;

use crate::Timestamp;

/// The schema every event is written in today; older ones are upcast when read.
pub const SCHEMA_VERSION: i32 = 1;

/// Names of all events of accounts, as stored.
pub const EVENT_TYPES: [&str; 5] =
    ["AccountCreated", "SignedIn", "SignedOut", "PasswordChanged", "AccountDisabled"];

/// What people may be; supervisors and agents are machines and have keys.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum AccountRole {
    Admin,
    Auditor,
}

/// One change to an account. The fields of all that an event is made of are declared in canonical order, that
/// of their names, so that plain JSON of it is canonical.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct AccountEvent {
    /// When it was decided.
    pub at: Timestamp,
    pub change: AccountChange,
}

#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum AccountChange {
    AccountCreated {
        role: AccountRole,
    },
    SignedIn {
        session_id: Uuid,
    },
    SignedOut {
        session_id: Uuid,
    },
    /// Every session ends with it.
    PasswordChanged {},
    /// Every session ends with it.
    AccountDisabled {},
}

impl AccountChange {
    pub fn event_type(&self) -> &'static str {
        match self {
            Self::AccountCreated { .. } => "AccountCreated",
            Self::SignedIn { .. } => "SignedIn",
            Self::SignedOut { .. } => "SignedOut",
            Self::PasswordChanged {} => "PasswordChanged",
            Self::AccountDisabled {} => "AccountDisabled",
        }
    }
}
