//! Whose rows, of which thread.

use memledger_aggregates::{ThreadId, UserId};
use memledger_kernel::{Identity, user_key};
use memledger_projections::UserKey;
use memledger_store::{StoreError, Value};

/// The first four key columns of every table of checkpoints.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub struct ThreadKey {
    pub user: UserKey,
    pub thread_id: String,
}

impl ThreadKey {
    pub fn new(identity: &Identity, user: &UserId, thread: &ThreadId) -> Self {
        Self { user: user_key(identity, user), thread_id: thread.to_string() }
    }

    /// The first four parameters of a statement.
    pub fn values(&self) -> Vec<Value> {
        let mut values = user_values(&self.user);
        values.push(self.thread_id.as_str().into());
        values
    }

    /// These four, and others behind them.
    pub fn with(&self, others: impl IntoIterator<Item = Value>) -> Vec<Value> {
        let mut values = self.values();
        values.extend(others);
        values
    }
}

/// The first three parameters of a statement about a user.
pub fn user_values(user: &UserKey) -> Vec<Value> {
    vec![user.partition_id.into(), user.tenant_id.as_str().into(), user.user_id.as_str().into()]
}

/// The rows of the thread that the first four parameters name, in the table of that alias.
pub fn of_thread(alias: &str) -> String {
    format!("{} AND {alias}.thread_id = $4", of_user(alias))
}

/// The rows of the user that the first three parameters name.
pub fn of_user(alias: &str) -> String {
    format!("{alias}.partition_id = $1 AND {alias}.tenant_id = $2 AND {alias}.user_id = $3")
}

/// The same for a statement that changes one table, which has no alias.
pub const OF_THREAD: &str = "partition_id = $1 AND tenant_id = $2 AND user_id = $3 AND thread_id = $4";

/// A number that is never below 0.
pub fn size(value: &Value) -> Result<usize, StoreError> {
    usize::try_from(value.int()?).map_err(StoreError::corrupt)
}
