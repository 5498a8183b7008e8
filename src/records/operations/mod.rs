//! The operations log and access tracking: what was asked of the ledger and how it ended, and when each
//! memory was last retrieved.
//!
//! Both lie beside the log of events. Requests leave them in memory and go on; a worker stores them.

mod buffer;
mod export;
mod query;
mod recorder;
mod recording;
mod statements;

use memledger_aggregates::UserId;
use uuid::Uuid;

pub use query::{Bucket, CountsQuery, OperationCount, OperationCounts, OperationView, OperationsQuery};
pub use recorder::Recorder;
pub use recording::THOUSANDTHS;

use memledger_kernel::{Identity, LedgerError, identity::ACCOUNT, time::now};

/// A word with its fixed values, as tables and faces write them.
macro_rules! word {
    (
        $(#[$about:meta])* $name:ident, $field:literal,
        $($(#[$what:meta])* $value:ident => $text:literal),+ $(,)?
    ) => {
        $(#[$about])*
        #[derive(Debug, Clone, Copy, PartialEq, Eq)]
        pub enum $name {
            $($(#[$what])* $value,)+
        }

        impl $name {
            pub const ALL: &'static [Self] = &[$(Self::$value),+];

            pub fn as_str(self) -> &'static str {
                match self {
                    $(Self::$value => $text,)+
                }
            }

            pub fn parse(text: &str) -> Result<Self, LedgerError> {
                Self::ALL.iter().copied().find(|value| value.as_str() == text).ok_or_else(|| {
                    let known = [$($text),+].join(", ");
                    LedgerError::invalid($field, format!("{text:?} is none of {known}"))
                })
            }
        }
    };
}

word!(
    /// Where in the flow of a conversation an operation belongs.
    Node, "node",
    /// While somebody waits for the answer.
    Hotpath => "hotpath",
    /// The same, where a thread is told what it needs to know: a query of a thread.
    Context => "context",
    /// The same, where what is written is an episodic memory.
    Episodic => "episodic",
    /// Beside the conversation: runs and imports.
    Worker => "worker",
);

word!(
    /// What was asked for.
    Op, "op",
    Classify => "classify",
    Search => "search",
    Create => "create",
    /// Also a pin and a restore.
    Update => "update",
    Merge => "merge",
    /// Also a soft delete and a purge.
    Delete => "delete",
    /// To sign in, where that was refused. What is let in is an event of its account.
    SignIn => "sign_in",
);

word!(
    /// How it ended.
    Status, "status",
    Ok => "ok",
    Error => "error",
    /// There was nothing to do: it was so already, or nothing was found.
    Skipped => "skipped",
);

/// One row of the operations log. Like the log of events it holds ids and labels, never texts.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Operation {
    pub operation_id: Uuid,
    pub tenant_id: String,
    /// Microseconds since the epoch.
    pub recorded_at: i64,
    /// Empty where it is about no user.
    pub user_id: String,
    pub thread_id: Option<String>,
    pub node: Node,
    pub op: Op,
    pub status: Status,
    pub memory_id: Option<String>,
    pub category: Option<String>,
    /// Of a search: the best score, in thousandths.
    pub similarity: Option<i64>,
    /// The error's code.
    pub error: Option<&'static str>,
    pub actor: String,
}

impl Operation {
    /// One that begins now and ends well, unless something else is said of it.
    pub fn new(identity: &Identity, user: &UserId, op: Op) -> Self {
        Self {
            operation_id: Uuid::now_v7(),
            tenant_id: identity.tenant.to_string(),
            recorded_at: now().0,
            user_id: user.to_string(),
            thread_id: None,
            node: Node::Hotpath,
            op,
            status: Status::Ok,
            memory_id: None,
            category: None,
            similarity: None,
            error: None,
            actor: identity.actor(),
        }
    }

    /// An attempt to sign in. Who made it is not known: the account that was meant stands for them, without the
    /// role that nobody got.
    pub fn signing_in(tenant_id: &str, account_id: &str) -> Self {
        Self {
            operation_id: Uuid::now_v7(),
            tenant_id: tenant_id.to_owned(),
            recorded_at: now().0,
            user_id: String::new(),
            thread_id: None,
            node: Node::Hotpath,
            op: Op::SignIn,
            status: Status::Ok,
            memory_id: None,
            category: None,
            similarity: None,
            error: None,
            actor: format!("{ACCOUNT}{account_id}"),
        }
    }

    pub fn failed(self, error: &LedgerError) -> Self {
        Self { status: Status::Error, error: Some(error.code()), ..self }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_word_is_read_as_it_is_written_and_no_other() {
        for node in Node::ALL {
            assert_eq!(Node::parse(node.as_str()).unwrap(), *node);
        }
        for op in Op::ALL {
            assert_eq!(Op::parse(op.as_str()).unwrap(), *op);
        }
        for status in Status::ALL {
            assert_eq!(Status::parse(status.as_str()).unwrap(), *status);
        }
        let refused = Op::parse("Search").unwrap_err().to_string();
        assert_eq!(
            refused,
            "op: \"Search\" is none of classify, search, create, update, merge, delete, sign_in"
        );
    }
}
