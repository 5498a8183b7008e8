//! Writing memories: one file a command, with what callers send, its checks, and what it becomes against a state of the book.

mod batch;
mod by_key;
mod create;
mod delete;
mod draft;
mod facts;
pub mod import;
mod labels;
mod merge;
mod metadata;
mod purge;
mod recording;
mod replays;
pub mod request;
mod restore;
mod update;

use std::collections::HashMap;

use memledger_aggregates::{
    MemoryId, UserId,
    memory_book::{MemoryBook, MemoryContent, MemoryEvent, MemoryRecord, MemoryState, Reason},
};
use memledger_kernel::{
    Identity, LedgerError, UserCall, book_stream,
    executor::{CommandOrigin, Draft, Executed},
    texts::memory_content,
};
use memledger_names as names;
use memledger_store::{NewContent, StreamKey};
use uuid::Uuid;

use self::{recording::written, request::BookRequest};
use crate::{Memories, limit::LimitedDraft, views::Memory};

pub use create::NewMemory;
pub use delete::DeleteMode;
pub use draft::MemoryDraft;
pub use facts::FactPatch;
pub use merge::{MergeRequest, merged_attributes};
pub use metadata::united_metadata;
pub use purge::Purge;
pub use update::MemoryPatch;

/// How often room is made for one write: others may take it first.
const ROOM_ATTEMPTS: usize = 200;

/// The answer to a write.
#[derive(Debug, Clone)]
pub struct Answer {
    pub memory: Memory,
    pub partition_id: i32,
    pub position: i64,
    pub rev: u64,
    /// The command was done before and this is its answer from then.
    pub replayed: bool,
    /// It was so already.
    pub unchanged: bool,
    /// The command made the memory.
    pub is_new: bool,
}

/// What the executor reports of the book after a command.
struct View {
    memory: Option<(MemoryId, MemoryRecord, Vec<MemoryId>)>,
    /// Whether the command made it.
    is_new: bool,
    rev: u64,
}

impl Memories {
    pub fn origin(
        &self,
        call: &UserCall,
        fingerprint: String,
    ) -> Result<(StreamKey, CommandOrigin), LedgerError> {
        call.identity.may_write(&call.user)?;
        let stream = book_stream(&call.identity, &call.user);
        let origin = call.origin(&stream, fingerprint);
        Ok((stream, origin))
    }

    pub fn draft(
        &self,
        call: &UserCall,
        stream: &StreamKey,
        request: impl BookRequest + 'static,
        reason: Option<Reason>,
    ) -> Result<MemoryDraft, LedgerError> {
        Ok(MemoryDraft {
            store: self.core.store.clone(),
            partition_id: stream.partition(),
            expected_revision: call.expected_revision,
            reason,
            by_run: call.by_run.clone(),
            default_bank: self.options.default_bank.clone(),
            reach: self.people.access_rules().reach(&call.identity)?,
            room: Some((self.room.clone(), stream.clone())),
            request: Box::new(request),
        })
    }

    pub async fn write(
        &self,
        call: UserCall,
        request: impl BookRequest + 'static,
        reason: Option<String>,
        fingerprint: String,
        memory_id: MemoryId,
    ) -> Result<Answer, LedgerError> {
        self.core.commands.count();
        let action = request.name();
        let operation = request.operation(&call, &memory_id);
        let (identity, user) = (call.identity.clone(), call.user.clone());
        let answer = self.write_uncounted(call, request, reason, fingerprint, memory_id).await;
        if let Ok(answer) = &answer {
            let changed = !answer.replayed && !answer.unchanged;
            self.shown_after_write(&identity, &user, std::slice::from_ref(&answer.memory), changed);
        }
        self.records.operations.record(written(operation, &answer));
        count(action, answer.as_ref().map(|answer| answer.replayed));
        answer
    }

    #[tracing::instrument(name = "command", skip_all, fields(user = %call.user, memory = %memory_id))]
    async fn write_uncounted(
        &self,
        call: UserCall,
        request: impl BookRequest + 'static,
        reason: Option<String>,
        fingerprint: String,
        memory_id: MemoryId,
    ) -> Result<Answer, LedgerError> {
        request.may(&call)?;
        let stream = book_stream(&call.identity, &call.user);
        let origin = call.origin(&stream, fingerprint);
        let reason = reason.as_deref().map(Reason::new).transpose()?;
        let draft = self.draft(&call, &stream, request, reason)?;
        let partition_id = stream.partition();
        let view = |book: &MemoryBook, events: &[MemoryEvent]| View {
            memory: book
                .get(&memory_id)
                .map(|record| (memory_id.clone(), record.clone(), purged_sources(book, record))),
            is_new: events.iter().any(|event| event.memory_id == memory_id && event.revision == 1),
            rev: book.rev(),
        };
        let started = std::time::Instant::now();
        let executed = match self.done_before(&call, &stream, &origin).await? {
            Some(replay) => Executed::Replayed(replay),
            None => self.execute_noted(&call, &stream, &origin, &draft, view).await?,
        };
        metrics::histogram!(names::APPEND_SECONDS).record(started.elapsed().as_secs_f64());
        let unchanged = matches!(executed, Executed::Unchanged { .. });
        let (view, contents, position) = match executed {
            Executed::Done { view, contents, position } => (view, contents, position),
            Executed::Unchanged { view, position } => (view, Vec::new(), position),
            Executed::Replayed(replay) => {
                if !draft.request.can_have_left(&replay.outcome) {
                    return Err(LedgerError::IdempotencyMismatch);
                }
                return self.replayed(&call, &stream, &draft.reach, replay).await;
            }
        };
        let Some((id, record, purged)) = view.memory else {
            return Err(LedgerError::Internal(format!(
                "memory {memory_id} is not in its book after a write"
            )));
        };
        let content = self.text_of(partition_id, &record, &contents).await?;
        let memory = Memory::new(&call.user, &id, &record, content, |id| purged.contains(id));
        let created_by = if view.is_new { Some(origin.actor) } else { self.maker(&stream, &id).await };
        let memory = Memory { created_by, ..memory };
        Ok(Answer {
            memory,
            partition_id,
            position,
            rev: view.rev,
            replayed: false,
            unchanged,
            is_new: view.is_new,
        })
    }

    /// Notes that the answer to a write carries the texts of these memories.
    pub fn shown_after_write(&self, identity: &Identity, user: &UserId, memories: &[Memory], changed: bool) {
        let with_text = memories.iter().filter(|memory| memory.content.is_some());
        let ids = with_text.map(|memory| memory.id.as_str());
        self.records.shown_after_write(identity, user, ids, changed);
    }

    /// Executes a command of a user's book, and notes how much room it took and which revs the caller wrote. Where a policy limits
    /// the number of memories, room is made first.
    pub async fn execute_noted<V>(
        &self,
        by: &UserCall,
        stream: &StreamKey,
        origin: &CommandOrigin,
        draft: &dyn Draft<MemoryBook>,
        view: impl Fn(&MemoryBook, &[MemoryEvent]) -> V + Send + Sync,
    ) -> Result<Executed<V>, LedgerError> {
        let Some(maker) = self.room_maker.get() else {
            return self.execute_at_once(by, stream, origin, draft, view).await;
        };
        let tenant = &by.identity.tenant;
        for _ in 0..ROOM_ATTEMPTS {
            let Some(limit) = maker.limit(tenant).await? else { break };
            let limited = LimitedDraft::new(draft, limit);
            let executed = self.execute_at_once(by, stream, origin, &limited, &view).await;
            let Some(incoming) = limited.missing().filter(|_| executed.is_err()) else { return executed };
            if !maker.make_room(tenant, &by.user, incoming).await? {
                break;
            }
        }
        // What may not go fills it: what is new is kept all the same.
        self.execute_at_once(by, stream, origin, draft, view).await
    }

    async fn execute_at_once<V>(
        &self,
        by: &UserCall,
        stream: &StreamKey,
        origin: &CommandOrigin,
        draft: &dyn Draft<MemoryBook>,
        view: impl Fn(&MemoryBook, &[MemoryEvent]) -> V + Send + Sync,
    ) -> Result<Executed<V>, LedgerError> {
        let with_revs = |book: &MemoryBook, events: &[MemoryEvent]| {
            let revs = events.first().zip(events.last()).map(|(first, last)| first.rev..=last.rev);
            (view(book, events), revs)
        };
        Ok(match self.core.books.execute(stream, origin, draft, with_revs).await? {
            Executed::Done { view: (view, revs), contents, position } => {
                self.room.stored(stream, &contents);
                self.records.written(by, revs);
                Executed::Done { view, contents, position }
            }
            Executed::Unchanged { view: (view, _), position } => Executed::Unchanged { view, position },
            Executed::Replayed(replay) => Executed::Replayed(replay),
        })
    }

    /// The memory's text: among those just written, else from the store.
    pub async fn text_of(
        &self,
        partition_id: i32,
        record: &MemoryRecord,
        written: &[NewContent],
    ) -> Result<Option<MemoryContent>, LedgerError> {
        let Some(content_id) = record.content_id else { return Ok(None) };
        if let Some(content) = written.iter().find(|content| content.content_id == content_id) {
            return Ok(Some(memory_content(&content.body)?));
        }
        let found = self.core.store.contents(partition_id, &[content_id]).await?;
        found.first().map(|content| memory_content(&content.body)).transpose()
    }
}

pub fn new_id() -> MemoryId {
    let id = Uuid::now_v7().to_string();
    // A UUID's text keeps every rule of an id, so the second branch is never taken.
    MemoryId::new(&id).unwrap_or_else(|_| new_id())
}

pub fn purged_sources(book: &MemoryBook, record: &MemoryRecord) -> Vec<MemoryId> {
    let sources = record.derived_from.iter().map(|source| &source.memory_id);
    let purged = sources.filter(|id| book.get(id).is_some_and(|r| r.state == MemoryState::Purged));
    purged.cloned().collect()
}

/// Canonical text of a request: the same for the same request, whatever the order of its fields. Empty where
/// there is no key that it would be remembered by.
pub fn fingerprint(
    call: &UserCall,
    action: &str,
    request: &impl serde::Serialize,
) -> Result<String, LedgerError> {
    if call.idempotency_key.is_none() {
        return Ok(String::new());
    }
    Ok(memledger_store::envelope::canonical(&HashMap::from([(action, request)]))?)
}

/// Counts a command by what became of it; one that was done before is replayed.
pub fn count(action: &'static str, replayed: Result<bool, &LedgerError>) {
    let outcome = match replayed {
        Ok(true) => "replayed",
        Ok(false) => "accepted",
        Err(error) => error.code(),
    };
    metrics::counter!(names::COMMANDS_TOTAL, "action" => action, "outcome" => outcome).increment(1);
}
