//! One message as the thread keeps it: what the rules need, and where its text is.

use serde::{Deserialize, Serialize};
use uuid::Uuid;

/// Who speaks in a message.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum MessageRole {
    User,
    Assistant,
    System,
    Tool,
}

impl MessageRole {
    pub const ALL: [Self; 4] = [Self::User, Self::Assistant, Self::System, Self::Tool];

    pub fn as_str(self) -> &'static str {
        match self {
            Self::User => "user",
            Self::Assistant => "assistant",
            Self::System => "system",
            Self::Tool => "tool",
        }
    }

    pub fn parse(name: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|role| role.as_str() == name)
    }
}

/// One tool call: which message made it, and the how many-th of that message it is, from 0.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub struct CallRef {
    pub call: u16,
    pub seq: u32,
}

/// A message of the thread. Kept as a short row, since a thread may have a hundred thousand.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(from = "Row", into = "Row")]
pub struct MessageRecord {
    pub content_id: Uuid,
    pub role: MessageRole,
    /// How many tools it calls.
    pub calls: u16,
    /// The call whose result it is.
    pub answers: Option<CallRef>,
    /// Whether a group begins with it.
    pub starts_group: bool,
    /// Whether its text was destroyed.
    pub is_purged: bool,
}

type Row = (Uuid, MessageRole, u16, Option<CallRef>, bool, bool);

impl From<Row> for MessageRecord {
    fn from((content_id, role, calls, answers, starts_group, is_purged): Row) -> Self {
        Self { content_id, role, calls, answers, starts_group, is_purged }
    }
}

impl From<MessageRecord> for Row {
    fn from(message: MessageRecord) -> Self {
        let MessageRecord { content_id, role, calls, answers, starts_group, is_purged } = message;
        (content_id, role, calls, answers, starts_group, is_purged)
    }
}
