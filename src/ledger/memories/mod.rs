//! Writing memories: what can be asked, checked and handed to the executor.

mod recording;

use std::{collections::HashMap, sync::Arc};

use memledger_aggregates::{
    MemoryId, ThreadId,
    memory_book::{
        AttributePatch, Attributes, Kind, MemoryBook, MemoryBookRejection, MemoryContent, MemoryEvent,
        MemoryRecord, MemoryState, RawContent, Reason,
        attributes::{DEFAULT_IMPORTANCE, MAX_FOREIGN_ID_CHARS, MAX_LABEL_CHARS, check_importance},
        content::text,
    },
};
use memledger_names as names;
use memledger_store::{NewContent, StreamKey};
use serde_json::{Map, Value};
use uuid::Uuid;

use crate::{
    Ledger, LedgerError, Memory, UserCall,
    drafts::{ImportDraft, MemoryDraft, MemoryRequest, TextPatch},
    executor::{CommandOrigin, Executed},
    operations::Operation,
    texts::memory_content,
};

/// A memory to create, as the caller wrote it.
#[derive(Debug, Clone, Default)]
pub struct NewMemory {
    pub content: String,
    pub kind: Option<Kind>,
    pub category: Option<String>,
    pub topics: Vec<String>,
    pub bank: Option<String>,
    pub importance: Option<u8>,
    pub pinned: bool,
    pub thread_id: Option<String>,
    pub agent_id: Option<String>,
    pub run_id: Option<String>,
    pub actor_id: Option<String>,
    pub role: Option<String>,
    pub metadata: Map<String, Value>,
    pub input: Option<String>,
    /// An active memory that it takes the place of: that one is archived with the same command, and can be restored.
    pub replaces: Option<MemoryId>,
}

/// A change of any of a memory's fields; see [`AttributePatch`] for absent and `null`.
#[derive(Debug, Clone, Default)]
pub struct MemoryPatch {
    pub set: AttributePatch,
    pub content: Option<String>,
    pub topics: Option<Vec<String>>,
    pub metadata: Option<Map<String, Value>>,
}

#[derive(Debug, Clone)]
pub struct MergeRequest {
    pub source_ids: Vec<MemoryId>,
    pub content: String,
    pub topics: Option<Vec<String>>,
    /// The memory that takes the others in; a new one where absent.
    pub target_id: Option<MemoryId>,
    pub reason: Option<String>,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum DeleteMode {
    /// Restorable for ever.
    Archive,
    /// Restorable until `purge_at`.
    Soft,
}

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

/// What the executor tells of the book after a command.
struct View {
    memory: Option<(MemoryId, MemoryRecord, Vec<MemoryId>)>,
    /// Whether the command made it.
    is_new: bool,
    rev: u64,
}

impl Ledger {
    pub async fn create(&self, envelope: UserCall, new: NewMemory) -> Result<Answer, LedgerError> {
        let replaces = new.replaces.clone();
        let (attributes, content) = self.check_new(new)?;
        // Another's user is not there for the caller, whatever the category.
        envelope.identity.may_write(&envelope.user)?;
        self.access_rules().may_touch(&envelope.identity, attributes.category.as_deref()).map_err(
            |refusal| self.refused(Operation::creating(&envelope, &attributes), "create", refusal),
        )?;
        let memory_id = new_id();
        // The id is this call's own, so it is no part of what makes two requests the same.
        let (fingerprint, reason) = match &replaces {
            None => (fingerprint(&envelope, "create", &(&attributes, &content))?, None),
            Some(replaced) => {
                let reason = format!("memory {memory_id} replaces memory {replaced}");
                (fingerprint(&envelope, "replace", &(&attributes, &content, replaced))?, Some(reason))
            }
        };
        let wish = MemoryRequest::Create { memory_id: memory_id.clone(), attributes, content, replaces };
        self.write(envelope, wish, reason, fingerprint, memory_id).await
    }

    pub async fn update(
        &self,
        envelope: UserCall,
        memory_id: MemoryId,
        patch: MemoryPatch,
    ) -> Result<Answer, LedgerError> {
        let MemoryPatch { set, content, topics, metadata } = patch;
        let set = self.check_patch(set)?;
        if set.is_empty() && content.is_none() && topics.is_none() && metadata.is_none() {
            return Err(LedgerError::invalid("body", "has no field to change"));
        }
        if let Some(category) = &set.category {
            envelope.identity.may_write(&envelope.user)?;
            self.access_rules().may_touch(&envelope.identity, category.as_deref()).map_err(|refusal| {
                self.refused(Operation::updating(&envelope, &memory_id, &set), "update", refusal)
            })?;
        }
        // The limits hold for the parts by themselves, so a bad one is refused before anything is read.
        MemoryContent::new(RawContent {
            content: content.clone().unwrap_or_else(|| "-".into()),
            topics: topics.clone().unwrap_or_default(),
            metadata: metadata.clone().unwrap_or_default(),
            input: None,
        })?;
        let fingerprint =
            fingerprint(&envelope, "update", &(&memory_id, &set, &content, &topics, &metadata))?;
        let text = TextPatch { content, topics, metadata };
        let wish = MemoryRequest::Update { memory_id: memory_id.clone(), set, text };
        self.write(envelope, wish, None, fingerprint, memory_id).await
    }

    pub async fn merge(&self, envelope: UserCall, request: MergeRequest) -> Result<Answer, LedgerError> {
        let MergeRequest { source_ids, content, topics, target_id, reason } = request;
        MemoryContent::new(RawContent {
            content: content.clone(),
            topics: topics.clone().unwrap_or_default(),
            ..RawContent::default()
        })?;
        let fingerprint =
            fingerprint(&envelope, "merge", &(&source_ids, &content, &topics, &target_id, &reason))?;
        let product = target_id.clone().unwrap_or_else(new_id);
        let wish =
            MemoryRequest::Merge { source_ids, target: target_id, product: product.clone(), content, topics };
        self.write(envelope, wish, reason, fingerprint, product).await
    }

    pub async fn delete(
        &self,
        envelope: UserCall,
        memory_id: MemoryId,
        mode: DeleteMode,
        reason: Option<String>,
    ) -> Result<Answer, LedgerError> {
        let soft = mode == DeleteMode::Soft;
        let fingerprint = fingerprint(&envelope, "delete", &(&memory_id, soft, &reason))?;
        let id = memory_id.clone();
        let wish = match mode {
            DeleteMode::Archive => MemoryRequest::Delete { memory_id },
            DeleteMode::Soft => {
                MemoryRequest::SoftDelete { memory_id, keep_us: self.options.soft_delete_us()? }
            }
        };
        self.write(envelope, wish, reason, fingerprint, id).await
    }

    pub async fn restore(&self, envelope: UserCall, memory_id: MemoryId) -> Result<Answer, LedgerError> {
        let fingerprint = fingerprint(&envelope, "restore", &memory_id)?;
        let wish = MemoryRequest::Restore { memory_id: memory_id.clone() };
        self.write(envelope, wish, None, fingerprint, memory_id).await
    }

    /// Imports memories of one user as one atomic append; answers how many were new.
    pub(crate) async fn import_batch(
        &self,
        envelope: UserCall,
        items: Vec<Arc<ImportDraft>>,
    ) -> Result<usize, LedgerError> {
        self.commands.count();
        let (stream, asked) = self.asked(&envelope, String::new())?;
        let draft = self.draft(&envelope, &stream, MemoryRequest::Import { items }, None)?;
        let created =
            |_: &MemoryBook, events: &[MemoryEvent]| events.iter().filter(|e| e.revision == 1).count();
        match self.execute_noted(&envelope, &stream, &asked, &draft, created).await? {
            Executed::Done { view, .. } | Executed::Unchanged { view, .. } => Ok(view),
            Executed::Replayed(_) => Ok(0),
        }
    }

    pub(crate) fn asked(
        &self,
        envelope: &UserCall,
        fingerprint: String,
    ) -> Result<(StreamKey, CommandOrigin), LedgerError> {
        envelope.identity.may_write(&envelope.user)?;
        let stream = Self::stream(&envelope.identity, &envelope.user);
        let asked = envelope.origin(&stream, fingerprint);
        Ok((stream, asked))
    }

    pub(crate) fn draft(
        &self,
        envelope: &UserCall,
        stream: &StreamKey,
        wish: MemoryRequest,
        reason: Option<Reason>,
    ) -> Result<MemoryDraft, LedgerError> {
        Ok(MemoryDraft {
            store: self.store.clone(),
            partition_id: stream.partition(),
            expected_revision: envelope.expected_revision,
            reason,
            by_run: envelope.by_run.clone(),
            default_bank: self.options.default_bank.clone(),
            reach: self.access_rules().reach(&envelope.identity)?,
            room: Some((self.room.clone(), stream.clone())),
            wish,
        })
    }

    pub(crate) async fn write(
        &self,
        envelope: UserCall,
        wish: MemoryRequest,
        reason: Option<String>,
        fingerprint: String,
        memory_id: MemoryId,
    ) -> Result<Answer, LedgerError> {
        self.commands.count();
        let action = wish.action();
        let operation = Operation::writing(&envelope, &wish, &memory_id);
        let (identity, user) = (envelope.identity.clone(), envelope.user.clone());
        let answer = self.write_uncounted(envelope, wish, reason, fingerprint, memory_id).await;
        if let Ok(answer) = &answer {
            let changed = !answer.replayed && !answer.unchanged;
            self.shown_after_write(&identity, &user, std::slice::from_ref(&answer.memory), changed);
        }
        self.operations.record(operation.written(&answer));
        count(action, answer.as_ref().map(|answer| answer.replayed));
        answer
    }

    #[tracing::instrument(name = "command", skip_all, fields(user = %envelope.user, memory = %memory_id))]
    async fn write_uncounted(
        &self,
        envelope: UserCall,
        wish: MemoryRequest,
        reason: Option<String>,
        fingerprint: String,
        memory_id: MemoryId,
    ) -> Result<Answer, LedgerError> {
        let (stream, asked) = self.asked(&envelope, fingerprint)?;
        let reason = reason.as_deref().map(Reason::new).transpose()?;
        let draft = self.draft(&envelope, &stream, wish, reason)?;
        let partition_id = stream.partition();
        let view = |book: &MemoryBook, events: &[MemoryEvent]| View {
            memory: book
                .get(&memory_id)
                .map(|record| (memory_id.clone(), record.clone(), purged_sources(book, record))),
            is_new: events.iter().any(|event| event.memory_id == memory_id && event.revision == 1),
            rev: book.rev(),
        };
        let started = std::time::Instant::now();
        let executed = match self.done_before(&envelope, &stream, &asked).await? {
            Some(replay) => Executed::Replayed(replay),
            None => self.execute_noted(&envelope, &stream, &asked, &draft, view).await?,
        };
        metrics::histogram!(names::APPEND_SECONDS).record(started.elapsed().as_secs_f64());
        let unchanged = matches!(executed, Executed::Unchanged { .. });
        let (view, contents, position) = match executed {
            Executed::Done { view, contents, position } => (view, contents, position),
            Executed::Unchanged { view, position } => (view, Vec::new(), position),
            Executed::Replayed(replay) => {
                if !draft.wish.can_have_left(&replay.outcome) {
                    return Err(LedgerError::IdempotencyMismatch);
                }
                return self.replayed(&envelope, &stream, &draft.reach, replay).await;
            }
        };
        let Some((id, record, purged)) = view.memory else {
            return Err(LedgerError::Internal(format!(
                "memory {memory_id} is not in its book after a write"
            )));
        };
        let content = self.text_of(partition_id, &record, &contents).await?;
        let memory = Memory::new(&envelope.user, &id, &record, content, |id| purged.contains(id));
        let created_by = if view.is_new { Some(asked.actor) } else { self.maker(&stream, &id).await };
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

    /// The memory's text: among those just written, else from the store.
    pub(crate) async fn text_of(
        &self,
        partition_id: i32,
        record: &MemoryRecord,
        written: &[NewContent],
    ) -> Result<Option<MemoryContent>, LedgerError> {
        let Some(content_id) = record.content_id else { return Ok(None) };
        if let Some(content) = written.iter().find(|content| content.content_id == content_id) {
            return Ok(Some(memory_content(&content.body)?));
        }
        let found = self.store.contents(partition_id, &[content_id]).await?;
        found.first().map(|content| memory_content(&content.body)).transpose()
    }

    /// Refuses what no memory can say.
    pub fn check_content(content: &str) -> Result<(), LedgerError> {
        MemoryContent::new(RawContent { content: content.to_owned(), ..RawContent::default() })?;
        Ok(())
    }

    pub(crate) fn check_new(&self, new: NewMemory) -> Result<(Attributes, MemoryContent), LedgerError> {
        let id = |field, value| label(field, value, MAX_FOREIGN_ID_CHARS);
        let attributes = Attributes {
            kind: new.kind.unwrap_or_default(),
            category: label("category", new.category, MAX_LABEL_CHARS)?,
            bank: self.options.bank(new.bank.as_deref()),
            importance: check_importance(new.importance.unwrap_or(DEFAULT_IMPORTANCE))?,
            pinned: new.pinned,
            thread_id: thread(new.thread_id)?,
            agent_id: id("agent_id", new.agent_id)?,
            run_id: id("run_id", new.run_id)?,
            actor_id: id("actor_id", new.actor_id)?,
            role: label("role", new.role, MAX_LABEL_CHARS)?,
        };
        let content = MemoryContent::new(RawContent {
            content: new.content,
            topics: new.topics,
            metadata: new.metadata,
            input: new.input,
        })?;
        Ok((attributes, content))
    }

    pub(crate) fn check_patch(&self, mut set: AttributePatch) -> Result<AttributePatch, LedgerError> {
        let labelled = |field, value: Option<Option<String>>, max| match value {
            Some(value) => label(field, value, max).map(Some),
            None => Ok(None),
        };
        set.category = labelled("category", set.category, MAX_LABEL_CHARS)?;
        set.role = labelled("role", set.role, MAX_LABEL_CHARS)?;
        set.thread_id = set.thread_id.map(thread).transpose()?;
        set.agent_id = labelled("agent_id", set.agent_id, MAX_FOREIGN_ID_CHARS)?;
        set.run_id = labelled("run_id", set.run_id, MAX_FOREIGN_ID_CHARS)?;
        set.actor_id = labelled("actor_id", set.actor_id, MAX_FOREIGN_ID_CHARS)?;
        set.bank = set.bank.map(|bank| self.options.bank(Some(&bank)));
        set.importance = set.importance.map(check_importance).transpose()?;
        Ok(set)
    }
}

pub(crate) fn new_id() -> MemoryId {
    let id = Uuid::now_v7().to_string();
    // A UUID's text keeps every rule of an id, so the second branch is never taken.
    MemoryId::new(&id).unwrap_or_else(|_| new_id())
}

pub(crate) fn purged_sources(book: &MemoryBook, record: &MemoryRecord) -> Vec<MemoryId> {
    let sources = record.derived_from.iter().map(|source| &source.memory_id);
    let purged = sources.filter(|id| book.get(id).is_some_and(|r| r.state == MemoryState::Purged));
    purged.cloned().collect()
}

/// A label within its limit; an empty one is none.
fn label(field: &str, value: Option<String>, max: usize) -> Result<Option<String>, LedgerError> {
    match value.as_deref().map(str::trim) {
        None | Some("") => Ok(None),
        Some(value) => Ok(Some(text(field, value, max, false)?)),
    }
}

/// A thread that a path can name, so that its header can be asked for; an empty one is none.
fn thread(value: Option<String>) -> Result<Option<String>, LedgerError> {
    let thread = label("thread_id", value, MAX_FOREIGN_ID_CHARS)?;
    if let Some(thread) = &thread {
        ThreadId::new(thread).map_err(|e| MemoryBookRejection::invalid("thread_id", e.0))?;
    }
    Ok(thread)
}

/// Canonical text of a request: the same for the same request, whatever the order of its fields. Empty where
/// there is no key that it would be remembered by.
pub(crate) fn fingerprint(
    envelope: &UserCall,
    action: &str,
    request: &impl serde::Serialize,
) -> Result<String, LedgerError> {
    if envelope.idempotency_key.is_none() {
        return Ok(String::new());
    }
    Ok(memledger_store::envelope::canonical(&HashMap::from([(action, request)]))?)
}

/// Counts a command by what became of it; one that was done before is replayed.
pub(crate) fn count(action: &'static str, replayed: Result<bool, &LedgerError>) {
    let outcome = match replayed {
        Ok(true) => "replayed",
        Ok(false) => "accepted",
        Err(error) => error.code(),
    };
    metrics::counter!(names::COMMANDS_TOTAL, "action" => action, "outcome" => outcome).increment(1);
}
