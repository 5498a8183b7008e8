//! A memory under the caller's own name for it: made where there is none yet, else changed.

use async_trait::async_trait;
use memledger_aggregates::{
    MemoryId, UserId,
    memory_book::{Action, AttributePatch, Attributes, MemoryBook, MemoryContent},
};
use memledger_kernel::{Identity, LedgerError, UserCall};
use uuid::Uuid;

use super::{
    Answer, MemoryDraft, NewMemory,
    create::Create,
    fingerprint,
    request::{BookRequest, BookState},
    update::{TextPatch, Update},
};
use crate::{Memories, views::Memory};

/// Longest name, in characters.
const MAX_KEY_CHARS: usize = 255;

impl Memories {
    /// Makes the memory under a name, or gives the one that is there this text and these labels; what is absent gets its
    /// default. One that was deleted stays so: the caller is told, and may restore it.
    pub async fn put_by_key(&self, call: UserCall, key: &str, new: NewMemory) -> Result<Answer, LedgerError> {
        let memory_id = id_under(&call.identity, &call.user, key)?;
        call.identity.may_write(&call.user)?;
        if new.replaces.is_some() {
            let message = "PUT already replaces the memory of this name; omit it";
            return Err(LedgerError::invalid("replaces", message));
        }
        let (attributes, content) = self.check_new(new)?;
        self.people.access_rules().may_touch(&call.identity, attributes.category.as_deref())?;
        let fingerprint = fingerprint(&call, "put", &(&memory_id, &attributes, &content))?;
        let request = Put { memory_id: memory_id.clone(), attributes, content };
        self.write(call, request, None, fingerprint, memory_id).await
    }

    /// The memory with a name, in any state.
    pub async fn get_by_key(
        &self,
        identity: &Identity,
        user: &UserId,
        key: &str,
    ) -> Result<Memory, LedgerError> {
        let memory_id = id_under(identity, user, key)?;
        self.get(identity, user, &memory_id).await.map_err(|failed| match failed {
            LedgerError::NotFound(_) if identity.may_read(user).is_ok() => {
                LedgerError::NotFound(format!("no memory has the key {key:?}"))
            }
            other => other,
        })
    }
}

/// The id of what is under a name: an agent has names of its own, whichever of its keys it uses; callers without an agent share
/// theirs.
fn id_under(identity: &Identity, user: &UserId, key: &str) -> Result<MemoryId, LedgerError> {
    let length = key.chars().count();
    if !(1..=MAX_KEY_CHARS).contains(&length) || key.chars().any(char::is_control) {
        let message = format!("must have 1 to {MAX_KEY_CHARS} characters and no line breaks");
        return Err(LedgerError::invalid("key", message));
    }
    let owner = identity.agent.as_deref().unwrap_or_default();
    let name =
        [identity.tenant.as_str(), user.as_str(), owner, key].map(|part| format!("{}:{part}", part.len()));
    let id = Uuid::new_v5(&Uuid::NAMESPACE_OID, name.concat().as_bytes()).to_string();
    MemoryId::new(&id).map_err(|e| LedgerError::Internal(e.to_string()))
}

/// A creation if there is no memory of that id, else an update of all of it.
pub struct Put {
    pub memory_id: MemoryId,
    pub attributes: Attributes,
    pub content: MemoryContent,
}

#[async_trait]
impl BookRequest for Put {
    fn name(&self) -> &'static str {
        "put"
    }

    fn memory_id(&self) -> Option<&MemoryId> {
        Some(&self.memory_id)
    }

    fn check_reach(&self, draft: &MemoryDraft, book: &MemoryBook) -> Result<(), LedgerError> {
        draft.found(book, &self.memory_id).map(drop)
    }

    async fn action(&self, draft: &MemoryDraft, at: &mut BookState<'_>) -> Result<Action, LedgerError> {
        let memory_id = self.memory_id.clone();
        if at.book.get(&memory_id).is_some() {
            let (set, text) = (whole_patch(&self.attributes), whole_text(&self.content));
            return Update { memory_id, set, text }.action(draft, at).await;
        }
        if draft.expected_revision.is_some() {
            let message = "there is no memory under this key yet, so it has no revision";
            return Err(LedgerError::RevisionMismatch(message.to_owned()));
        }
        let (attributes, content) = (self.attributes.clone(), self.content.clone());
        Create { memory_id, attributes, content, replaces: None }.action(draft, at).await
    }
}

/// What makes a memory out of any other: every label of it.
fn whole_patch(attributes: &Attributes) -> AttributePatch {
    let all = attributes.clone();
    AttributePatch {
        kind: Some(all.kind),
        category: Some(all.category),
        bank: Some(all.bank),
        importance: Some(all.importance),
        pinned: Some(all.pinned),
        thread_id: Some(all.thread_id),
        agent_id: Some(all.agent_id),
        run_id: Some(all.run_id),
        actor_id: Some(all.actor_id),
        role: Some(all.role),
    }
}

fn whole_text(content: &MemoryContent) -> TextPatch {
    TextPatch {
        content: Some(content.content.clone()),
        topics: Some(content.topics.clone()),
        metadata: Some(content.metadata.clone()),
        ..TextPatch::default()
    }
}
