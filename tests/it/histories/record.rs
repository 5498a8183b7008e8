//! What is recorded of a run: every call with its outcome, and the log as it stands at the end.

/// Microseconds since the run began.
pub type At = u64;

/// One memory, as far as it is compared.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Seen {
    pub id: String,
    pub content: Option<String>,
    pub state: String,
    pub revision: u64,
    /// The user's rev at its last change.
    pub rev: u64,
    pub importance: u64,
    pub pinned: bool,
    pub category: Option<String>,
    pub merged_into: Option<String>,
}

/// What a change sets. A text is unlike any other of the run, so it is never there already; a pin and a
/// category may be.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Set {
    Text { content: String, importance: u64 },
    Pin(bool),
    Category(String),
}

/// What a client asks. A guard is the revision that an `If-Match` names.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Ask {
    Create { content: String, importance: u64, category: Option<String> },
    Change { id: String, set: Set, guard: Option<u64> },
    Delete { id: String, soft: bool, guard: Option<u64> },
    Restore { id: String, guard: Option<u64> },
    Merge { sources: Vec<String>, into: Option<String>, content: String, guard: Option<u64> },
    Get { id: String },
    List { all: bool },
    Delta { since: u64 },
}

impl Ask {
    pub fn is_write(&self) -> bool {
        !matches!(self, Self::Get { .. } | Self::List { .. } | Self::Delta { .. })
    }

    /// Whether its effect brings a memory that was not there.
    pub fn is_birth(&self) -> bool {
        matches!(self, Self::Create { .. } | Self::Merge { into: None, .. })
    }

    /// Whether it may be answered with a success and leave no event.
    pub fn may_change_nothing(&self) -> bool {
        matches!(self, Self::Change { set: Set::Pin(_) | Set::Category(_), .. })
    }
}

/// One change of a delta.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Changed {
    pub rev: u64,
    pub id: String,
    pub text: Option<String>,
    /// Whether the memory is active afterwards, else it is not any more.
    pub arrives: bool,
}

/// What came of a call.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Outcome {
    /// No answer, a lost connection or a 503: a write may have had its effect, or have it yet.
    Unknown,
    /// A write's success.
    Done {
        /// As `Ledger-Rev` names it.
        rev: u64,
        memory: Seen,
        /// Whether the answer says that the command had been done before.
        replayed: bool,
    },
    Refused {
        code: String,
    },
    Memory(Seen),
    Memories(Vec<Seen>),
    Changes {
        rev: u64,
        changes: Vec<Changed>,
    },
}

/// One call of one client. A client makes one call after the other.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Call {
    pub client: usize,
    pub user: String,
    /// Names what is asked: every attempt at one write has the same, and no other call has it.
    pub command: String,
    pub ask: Ask,
    pub start: At,
    /// Means nothing for an unknown outcome.
    pub end: At,
    pub outcome: Outcome,
}

/// What one event says of one memory.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Effect {
    /// The event's type.
    pub event: String,
    pub id: String,
    pub revision: u64,
    /// The memory's text after the event; none where it is not active any more.
    pub text: Option<String>,
}

/// One event of a user's log.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Entry {
    pub rev: u64,
    /// The command that the event names as its origin.
    pub command: String,
    pub effect: Effect,
}
