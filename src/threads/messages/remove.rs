//! Rolling a thread back, and purging a message or all of a thread. Each destroys texts, and withdraws the summaries that
//! were made from them.

use async_trait::async_trait;
use memledger_aggregates::{
    ThreadId, Timestamp,
    memory_book::Reason,
    thread::{Thread, ThreadAction, ThreadCommand, ThreadEvent},
};
use memledger_kernel::{
    Done, LedgerError, UserCall,
    executor::{Draft, Executed, PreparedCommand},
    texts::set_apart,
};
use serde_json::{Value, json};
use uuid::Uuid;

use crate::{Threads, thread_stream};

enum Removal {
    From(u32),
    Message(u32, Reason),
    Thread(Reason, bool),
}

#[async_trait]
impl Draft<Thread> for Removal {
    async fn realise(&self, _: &Thread, at: Timestamp) -> Result<PreparedCommand<Thread>, LedgerError> {
        let mut contents = Vec::new();
        let mut apart = |reason: &Reason| {
            let (new, reference) = set_apart(reason)?;
            contents.push(new);
            Ok::<_, LedgerError>(reference)
        };
        let action = match self {
            Self::From(from_seq) => ThreadAction::RollBack { from_seq: *from_seq },
            Self::Message(seq, reason) => ThreadAction::PurgeMessage { seq: *seq, reason: apart(reason)? },
            Self::Thread(reason, is_saved) => {
                ThreadAction::Purge { reason: apart(reason)?, is_saved: *is_saved }
            }
        };
        Ok(PreparedCommand { command: ThreadCommand { at, action }, contents })
    }

    fn outcome(&self, thread: &Thread, _: &[ThreadEvent]) -> Value {
        let left = match self {
            Self::From(from_seq) => thread.tail().next_seq().min(*from_seq),
            Self::Message(..) => thread.tail().next_seq(),
            Self::Thread(..) => 0,
        };
        json!({ "messages": left })
    }

    fn kindred_content(&self, _: &Thread) -> Option<Uuid> {
        None
    }
}

impl Threads {
    /// Rolls a thread back to before that seq. The texts of what comes after are destroyed; answers how many messages are
    /// left.
    pub async fn roll_back(
        &self,
        call: UserCall,
        thread: &ThreadId,
        from_seq: u32,
    ) -> Result<Done<u32>, LedgerError> {
        self.people.may_write(&call.identity, &call.user)?;
        let removal = Removal::From(from_seq);
        self.remove(call, thread, removal, format!("roll_back:{from_seq}")).await
    }

    /// Destroys the text of one message, which keeps its place. Irreversible.
    pub async fn purge_message(
        &self,
        call: UserCall,
        thread: &ThreadId,
        seq: u32,
        reason: &str,
    ) -> Result<Done<u32>, LedgerError> {
        call.identity.may_read(&call.user)?;
        call.identity.may_administer()?;
        let removal = Removal::Message(seq, Reason::new(reason)?);
        self.remove(call, thread, removal, format!("purge:{seq}:{reason}")).await
    }

    /// Destroys all texts of a thread. Irreversible; the thread id may be used for a new thread. One without messages is
    /// purged if something is saved of it.
    pub(crate) async fn purge_messages(
        &self,
        call: UserCall,
        thread: &ThreadId,
        reason: &str,
        is_saved: bool,
    ) -> Result<Done<u32>, LedgerError> {
        call.identity.may_read(&call.user)?;
        call.identity.may_administer()?;
        let removal = Removal::Thread(Reason::new(reason)?, is_saved);
        self.remove(call, thread, removal, format!("purge:{reason}")).await
    }

    async fn remove(
        &self,
        call: UserCall,
        thread: &ThreadId,
        removal: Removal,
        fingerprint: String,
    ) -> Result<Done<u32>, LedgerError> {
        let stream = thread_stream(&call.identity, &call.user, thread);
        let origin = call.origin(&stream, fingerprint);
        let view = |thread: &Thread, _: &[ThreadEvent]| thread.tail().next_seq();
        // While texts are destroyed no other process may read them into a read model.
        let _purge = self.core.projector.purge();
        let (answer, position, replayed) =
            match self.threads.execute(&stream, &origin, &removal, view).await? {
                Executed::Done { view, position, .. } => (view, position, false),
                Executed::Unchanged { view, position } => (view, position, false),
                Executed::Replayed(replay) => {
                    let left = replay.outcome["messages"].as_u64().unwrap_or_default();
                    (u32::try_from(left).unwrap_or(u32::MAX), replay.position, true)
                }
            };
        self.core.scrub().await;
        self.records.note_answer(&call.identity, Some(&call.user));
        self.summarise_later(&call.identity, &call.user, thread);
        let rev = self.rev(&call.identity, &call.user).await?;
        Ok(Done { answer, partition_id: stream.partition(), position, rev, replayed })
    }
}
