//! Who wrote a message and when, for what a person says yes or no to.

use memledger_aggregates::{ThreadId, Timestamp, UserId, thread::MessageRole};
use memledger_kernel::{Identity, LedgerError, user_key};
use memledger_projections::threads::{read_said, said};

use crate::{READ_MODEL, Threads, thread_stream};

/// What is known of a message without its text.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Said {
    pub role: MessageRole,
    /// When it was stored, whatever time it names itself.
    pub at: Timestamp,
    /// The seq of the message that its turn begins with.
    pub turn: u32,
}

impl Threads {
    /// The message of that seq, if there is one.
    pub async fn said(
        &self,
        identity: &Identity,
        user: &UserId,
        thread: &ThreadId,
        seq: u32,
    ) -> Result<Option<Said>, LedgerError> {
        self.people.may_read(identity, user)?;
        let query = said(&user_key(identity, user), thread.as_str(), seq);
        let stream = thread_stream(identity, user, thread);
        let (_, rows) = self.core.fresh_rows(&stream, &[READ_MODEL], &query).await?;
        let found = read_said(&rows, seq)?;
        Ok(found.map(|(role, at, turn)| Said { role, at: Timestamp(at), turn }))
    }
}
