//! From what was asked of a memory book to a command, its texts set apart.

mod metadata;
pub(crate) mod reach;
mod whole;

use std::{collections::HashMap, sync::Arc};

use async_trait::async_trait;
use memledger_aggregates::{
    MemoryId, Timestamp,
    memory_book::{
        Action, AttributePatch, Attributes, Change, ImportItem, Kind, MemoryBook, MemoryCommand,
        MemoryContent, MemoryEvent, MemoryRecord, MemoryState, MergeTarget, Neighbours, RawContent, Reason,
        attributes::DEFAULT_IMPORTANCE, content::MAX_TOPICS,
    },
};
use memledger_store::{EventStore, NewContent, StreamKey};
use serde_json::{Map, Value, json};
use uuid::Uuid;

use crate::{
    LedgerError,
    access::Scope,
    executor::{Draft, PreparedCommand},
    room::Room,
    texts::{memory_content, read_contents, set_apart, set_memory_apart},
};

pub(crate) use metadata::united_metadata;
use whole::{whole_patch, whole_text};

/// A change of text: an absent part stays.
#[derive(Debug, Clone, Default)]
pub struct TextPatch {
    pub content: Option<String>,
    pub topics: Option<Vec<String>>,
    pub metadata: Option<Map<String, Value>>,
}

/// One memory to import.
#[derive(Debug, Clone)]
pub struct ImportDraft {
    pub memory_id: MemoryId,
    pub attributes: Attributes,
    pub content: MemoryContent,
    pub created_at: Option<Timestamp>,
    pub updated_at: Option<Timestamp>,
    pub state: MemoryState,
}

#[derive(Debug, Clone)]
pub enum MemoryRequest {
    Create {
        memory_id: MemoryId,
        attributes: Attributes,
        content: MemoryContent,
        /// What it takes the place of.
        replaces: Option<MemoryId>,
    },
    /// A creation where there is no memory of that id, else an update of all of it.
    Put {
        memory_id: MemoryId,
        attributes: Attributes,
        content: MemoryContent,
    },
    CreateBatch {
        items: Vec<Arc<ImportDraft>>,
    },
    Update {
        memory_id: MemoryId,
        set: AttributePatch,
        text: TextPatch,
    },
    Merge {
        source_ids: Vec<MemoryId>,
        target: Option<MemoryId>,
        product: MemoryId,
        content: String,
        topics: Option<Vec<String>>,
    },
    Delete {
        memory_id: MemoryId,
    },
    SoftDelete {
        memory_id: MemoryId,
        keep_us: i64,
    },
    Restore {
        memory_id: MemoryId,
    },
    Purge {
        memory_id: MemoryId,
        cascade: bool,
        again: bool,
    },
    Import {
        items: Vec<Arc<ImportDraft>>,
    },
    Link {
        from: MemoryId,
        to: MemoryId,
        /// In thousandths.
        strength: u16,
    },
    Unlink {
        from: MemoryId,
        to: MemoryId,
    },
    LinkNeighbours {
        items: Vec<Neighbours>,
    },
}

pub struct MemoryDraft {
    pub store: Arc<dyn EventStore>,
    pub partition_id: i32,
    pub expected_revision: Option<u64>,
    pub reason: Option<Reason>,
    pub by_run: Option<String>,
    pub default_bank: String,
    /// The categories whose memories the caller may touch.
    pub reach: Scope,
    /// For how much text; none where the command brings none.
    pub room: Option<(Arc<Room>, StreamKey)>,
    pub wish: MemoryRequest,
}

#[async_trait]
impl Draft<MemoryBook> for MemoryDraft {
    async fn realise(
        &self,
        book: &MemoryBook,
        at: Timestamp,
    ) -> Result<PreparedCommand<MemoryBook>, LedgerError> {
        self.check_reach(book)?;
        let mut contents = Vec::new();
        let action = self.action(book, at, &mut contents).await?;
        let mut reason = None;
        if let Some(text) = &self.reason {
            let (content, reference) = set_apart(text)?;
            contents.push(content);
            reason = Some(reference);
        }
        let command = MemoryCommand {
            at,
            by_run: self.by_run.clone(),
            reason,
            expected_revision: self.expected_revision,
            action,
        };
        Ok(PreparedCommand { command, contents })
    }

    async fn admit(&self, book: &MemoryBook, contents: &[NewContent]) -> Result<(), LedgerError> {
        let Some((room, stream)) = &self.room else { return Ok(()) };
        // Without the reason, which is the last: what ends a memory is never refused for want of room.
        let texts = contents.len() - usize::from(self.reason.is_some() && !contents.is_empty());
        room.admit(stream, book, &contents[..texts]).await
    }

    fn kindred_content(&self, book: &MemoryBook) -> Option<Uuid> {
        // An edge holds no text, and neither does what is asked of it.
        let about_a_text = !matches!(self.wish, MemoryRequest::Link { .. } | MemoryRequest::Unlink { .. });
        let memory_id = self.wish.memory_id().filter(|_| about_a_text);
        memory_id.and_then(|id| book.get(id)).and_then(|record| record.content_id)
    }

    fn outcome(&self, book: &MemoryBook, events: &[MemoryEvent]) -> Value {
        let rev = events.last().map_or(book.rev(), |event| event.rev);
        // The first event is the one of the memory that the command named or made.
        let named = self.wish.memory_id().map(MemoryId::as_str);
        let memory = events.first().map_or(named, |event| Some(event.memory_id.as_str()));
        let created = events.iter().filter(|e| matches!(e.change, Change::Created { .. })).count();
        let mut outcome =
            json!({"action": self.wish.action(), "memory_id": memory, "rev": rev, "created": created});
        if matches!(self.wish, MemoryRequest::CreateBatch { .. }) {
            outcome["memory_ids"] = events.iter().map(|event| event.memory_id.as_str()).collect();
        }
        outcome
    }
}

impl MemoryRequest {
    /// As metrics and receipts name it.
    pub fn action(&self) -> &'static str {
        match self {
            Self::Create { .. } => "create",
            Self::Put { .. } => "put",
            Self::CreateBatch { .. } => "create_batch",
            Self::Update { .. } => "update",
            Self::Merge { .. } => "merge",
            Self::Delete { .. } => "delete",
            Self::SoftDelete { .. } => "soft_delete",
            Self::Restore { .. } => "restore",
            Self::Purge { .. } => "purge",
            Self::Import { .. } => "import",
            Self::Link { .. } | Self::LinkNeighbours { .. } => "link",
            Self::Unlink { .. } => "unlink",
        }
    }

    /// Whether a receipt may be that of this wish. Once its text is purged nobody can tell by its hash, but what was
    /// done to which memory still stands there.
    pub fn can_have_left(&self, outcome: &Value) -> bool {
        let named = match self {
            // Those name no memory that is there, or make up the id of a new one.
            Self::Create { .. }
            | Self::CreateBatch { .. }
            | Self::Merge { .. }
            | Self::Import { .. }
            | Self::LinkNeighbours { .. } => None,
            _ => self.memory_id(),
        };
        outcome["action"] == self.action() && named.is_none_or(|id| outcome["memory_id"] == id.as_str())
    }

    /// The one memory that the wish speaks of, where it is one.
    fn memory_id(&self) -> Option<&MemoryId> {
        match self {
            Self::Create { memory_id, .. }
            | Self::Put { memory_id, .. }
            | Self::Update { memory_id, .. }
            | Self::Delete { memory_id }
            | Self::SoftDelete { memory_id, .. }
            | Self::Restore { memory_id }
            | Self::Purge { memory_id, .. } => Some(memory_id),
            Self::Merge { product, .. } => Some(product),
            Self::Link { from, .. } | Self::Unlink { from, .. } => Some(from),
            Self::CreateBatch { .. } | Self::Import { .. } | Self::LinkNeighbours { .. } => None,
        }
    }
}

impl MemoryDraft {
    async fn action(
        &self,
        book: &MemoryBook,
        at: Timestamp,
        contents: &mut Vec<NewContent>,
    ) -> Result<Action, LedgerError> {
        let mut apart = |text: &MemoryContent| {
            let (content, reference) = set_memory_apart(text)?;
            contents.push(content);
            Ok::<_, LedgerError>(reference)
        };
        let put;
        let wish = match &self.wish {
            MemoryRequest::Put { memory_id, attributes, content } => {
                put = self.put(book, memory_id, attributes, content)?;
                &put
            }
            other => other,
        };
        Ok(match wish {
            // It became one of the two.
            MemoryRequest::Put { memory_id, .. } => {
                return Err(LedgerError::Internal(format!("{memory_id} is set twice")));
            }
            MemoryRequest::Create { memory_id, attributes, content, replaces } => {
                let (memory_id, attributes, content) =
                    (memory_id.clone(), attributes.clone(), apart(content)?);
                match replaces.clone() {
                    None => Action::CreateMemory { memory_id, attributes, content },
                    Some(replaced) => Action::ReplaceMemory { replaced, memory_id, attributes, content },
                }
            }
            MemoryRequest::Update { memory_id, set, text } => {
                let content = self.changed_text(book, memory_id, text).await?;
                let (memory_id, set) = (memory_id.clone(), set.clone());
                match content {
                    None if set.only_pin() => {
                        Action::PinMemory { memory_id, pinned: set.pinned.unwrap_or_default() }
                    }
                    None if set.only_classification() => Action::ReclassifyMemory { memory_id, set },
                    content => {
                        let content = content.as_ref().map(apart).transpose()?;
                        Action::UpdateMemory { memory_id, set, content }
                    }
                }
            }
            MemoryRequest::Merge { source_ids, target, product, content, topics } => {
                let text =
                    self.merged_text(book, source_ids, target.as_ref(), content, topics.as_ref()).await?;
                let target = match target {
                    Some(id) => MergeTarget::Existing(id.clone()),
                    None => MergeTarget::New {
                        memory_id: product.clone(),
                        attributes: merged_attributes(book, source_ids, &self.default_bank),
                    },
                };
                Action::MergeMemories { target, source_ids: source_ids.clone(), content: apart(&text)? }
            }
            MemoryRequest::Delete { memory_id } => Action::DeleteMemory { memory_id: memory_id.clone() },
            MemoryRequest::SoftDelete { memory_id, keep_us } => Action::SoftDeleteMemory {
                memory_id: memory_id.clone(),
                purge_at: Timestamp(at.0.saturating_add(*keep_us)),
            },
            MemoryRequest::Restore { memory_id } => Action::RestoreMemory { memory_id: memory_id.clone() },
            MemoryRequest::Purge { memory_id, cascade, again } => {
                Action::PurgeMemory { memory_id: memory_id.clone(), cascade: *cascade, again: *again }
            }
            MemoryRequest::Link { from, to, strength } => {
                Action::LinkMemories { from: from.clone(), to: to.clone(), strength: *strength }
            }
            MemoryRequest::Unlink { from, to } => {
                Action::UnlinkMemories { from: from.clone(), to: to.clone() }
            }
            MemoryRequest::LinkNeighbours { items } => Action::LinkNeighbours { items: items.clone() },
            MemoryRequest::Import { items } | MemoryRequest::CreateBatch { items } => {
                // Known ones are left out here already, or their texts would be stored with no event.
                let new = items.iter().filter(|item| book.get(&item.memory_id).is_none());
                let items = new.map(|item| Ok(import_item(item, apart(&item.content)?)));
                Action::ImportMemories { items: items.collect::<Result<_, LedgerError>>()? }
            }
        })
    }

    fn put(
        &self,
        book: &MemoryBook,
        memory_id: &MemoryId,
        attributes: &Attributes,
        content: &MemoryContent,
    ) -> Result<MemoryRequest, LedgerError> {
        let memory_id = memory_id.clone();
        if book.get(&memory_id).is_some() {
            return Ok(MemoryRequest::Update {
                memory_id,
                set: whole_patch(attributes),
                text: whole_text(content),
            });
        }
        if self.expected_revision.is_some() {
            let message = "there is no memory under this key yet, so it has no revision";
            return Err(LedgerError::RevisionMismatch(message.to_owned()));
        }
        let (attributes, content) = (attributes.clone(), content.clone());
        Ok(MemoryRequest::Create { memory_id, attributes, content, replaces: None })
    }

    /// The new text of a memory, or none where the patch changes nothing of it.
    async fn changed_text(
        &self,
        book: &MemoryBook,
        id: &MemoryId,
        patch: &TextPatch,
    ) -> Result<Option<MemoryContent>, LedgerError> {
        let untouched = patch.content.is_none() && patch.topics.is_none() && patch.metadata.is_none();
        let Some(content_id) = book.get(id).and_then(|record| record.content_id).filter(|_| !untouched)
        else {
            return Ok(None);
        };
        let texts = self.texts(vec![content_id]).await?;
        let Some(old) = texts.get(&content_id) else {
            return in_place_of_a_lost(id, content_id, patch).map(Some);
        };
        let new = MemoryContent::new(RawContent {
            content: patch.content.clone().unwrap_or_else(|| old.content.clone()),
            topics: patch.topics.clone().unwrap_or_else(|| old.topics.clone()),
            metadata: patch.metadata.clone().unwrap_or_else(|| old.metadata.clone()),
            input: old.input.clone(),
        })?;
        Ok((new != *old).then_some(new))
    }

    /// The product's text, with the metadata of its sources as far as they agree, or that of a target which is none of them; without
    /// topics of its own it has theirs.
    async fn merged_text(
        &self,
        book: &MemoryBook,
        sources: &[MemoryId],
        target: Option<&MemoryId>,
        content: &str,
        topics: Option<&Vec<String>>,
    ) -> Result<MemoryContent, LedgerError> {
        let text_of = |id: &MemoryId| book.get(id)?.content_id;
        let ids: Vec<Uuid> = sources.iter().filter_map(text_of).collect();
        let target = target.filter(|id| !sources.contains(id)).and_then(text_of);
        let found = self.texts(ids.iter().copied().chain(target).collect()).await?;
        let texts: Vec<&MemoryContent> = ids.iter().filter_map(|id| found.get(id)).collect();
        let union = || {
            let mut union: Vec<String> = Vec::new();
            for topic in texts.iter().flat_map(|text| &text.topics) {
                if !union.contains(topic) && union.len() < MAX_TOPICS {
                    union.push(topic.clone());
                }
            }
            union
        };
        let topics = topics.cloned().unwrap_or_else(union);
        let kept = target.and_then(|id| found.get(&id)).map(|target| target.metadata.clone());
        let metadata = kept.unwrap_or_else(|| united_metadata(&texts));
        Ok(MemoryContent::new(RawContent { content: content.to_owned(), topics, metadata, input: None })?)
    }

    async fn texts(&self, ids: Vec<Uuid>) -> Result<HashMap<Uuid, MemoryContent>, LedgerError> {
        let found = read_contents(self.store.as_ref(), self.partition_id, ids).await?;
        found.iter().map(|content| Ok((content.content_id, memory_content(&content.body)?))).collect()
    }
}

/// What all sources have in common, the greatest importance, and a pin where one was pinned.
pub(crate) fn merged_attributes(book: &MemoryBook, sources: &[MemoryId], default_bank: &str) -> Attributes {
    let records: Vec<&MemoryRecord> = sources.iter().filter_map(|id| book.get(id)).collect();
    let attributes = || records.iter().map(|record| record.attributes.as_ref());
    let first = attributes().next();
    let same = |read: fn(&Attributes) -> Option<String>| {
        let value = first.and_then(read);
        value.filter(|value| attributes().all(|a| read(a).as_ref() == Some(value)))
    };
    let kind = first.map_or(Kind::Semantic, |a| a.kind);
    Attributes {
        kind: if attributes().all(|a| a.kind == kind) { kind } else { Kind::Semantic },
        category: same(|a| a.category.clone()),
        bank: same(|a| Some(a.bank.clone())).unwrap_or_else(|| default_bank.to_owned()),
        importance: attributes().map(|a| a.importance).max().unwrap_or(DEFAULT_IMPORTANCE),
        pinned: attributes().any(|a| a.pinned),
        thread_id: same(|a| a.thread_id.clone()),
        agent_id: same(|a| a.agent_id.clone()),
        run_id: same(|a| a.run_id.clone()),
        actor_id: same(|a| a.actor_id.clone()),
        role: same(|a| a.role.clone()),
    }
}

/// The new text of a memory whose own is not there any more, though nobody purged it: only one that comes
/// whole can take its place.
fn in_place_of_a_lost(
    id: &MemoryId,
    content_id: Uuid,
    patch: &TextPatch,
) -> Result<MemoryContent, LedgerError> {
    let Some(content) = patch.content.clone() else {
        tracing::error!(memory_id = %id, %content_id, "a memory's text is lost");
        return Err(LedgerError::State(format!(
            "the text of memory {id} is lost: there is no content {content_id}. `memledger verify` names \
             all lost texts; to replace this one, change the memory's content"
        )));
    };
    Ok(MemoryContent::new(RawContent {
        content,
        topics: patch.topics.clone().unwrap_or_default(),
        metadata: patch.metadata.clone().unwrap_or_default(),
        input: None,
    })?)
}

fn import_item(item: &ImportDraft, content: memledger_aggregates::memory_book::ContentRef) -> ImportItem {
    ImportItem {
        memory_id: item.memory_id.clone(),
        attributes: item.attributes.clone(),
        content,
        created_at: item.created_at,
        updated_at: item.updated_at,
        state: item.state,
    }
}
