//! Merging memories into one.

use std::collections::HashSet;

use async_trait::async_trait;
use memledger_aggregates::{
    MemoryId,
    memory_book::{
        Action, Attributes, Kind, MemoryBook, MemoryContent, MemoryRecord, MemoryState, MergeTarget,
        RawContent, attributes::DEFAULT_IMPORTANCE, content::MAX_TOPICS,
    },
};
use memledger_kernel::{LedgerError, UserCall};
use memledger_records::operations::{Op, Operation};
use uuid::Uuid;

use super::{
    Answer, MemoryDraft, fingerprint,
    metadata::united_metadata,
    new_id,
    request::{BookRequest, BookState, named_operation},
};
use crate::Memories;

#[derive(Debug, Clone)]
pub struct MergeRequest {
    pub source_ids: Vec<MemoryId>,
    pub content: String,
    pub topics: Option<Vec<String>>,
    /// The memory that takes the others in; a new one where absent.
    pub target_id: Option<MemoryId>,
    pub reason: Option<String>,
}

pub struct Merge {
    pub source_ids: Vec<MemoryId>,
    pub target: Option<MemoryId>,
    /// The target, or the id of the new memory.
    pub product: MemoryId,
    pub content: String,
    pub topics: Option<Vec<String>>,
}

impl Memories {
    pub async fn merge(&self, call: UserCall, request: MergeRequest) -> Result<Answer, LedgerError> {
        let MergeRequest { source_ids, content, topics, target_id, reason } = request;
        MemoryContent::new(RawContent {
            content: content.clone(),
            topics: topics.clone().unwrap_or_default(),
            ..RawContent::default()
        })?;
        let fingerprint =
            fingerprint(&call, "merge", &(&source_ids, &content, &topics, &target_id, &reason))?;
        let product = target_id.clone().unwrap_or_else(new_id);
        let request = Merge { source_ids, target: target_id, product: product.clone(), content, topics };
        self.write(call, request, reason, fingerprint, product).await
    }
}

#[async_trait]
impl BookRequest for Merge {
    fn name(&self) -> &'static str {
        "merge"
    }

    fn memory_id(&self) -> Option<&MemoryId> {
        Some(&self.product)
    }

    fn is_named(&self) -> bool {
        false
    }

    /// Goes over the memories in the order in which the rules of a merge do.
    fn check_reach(&self, draft: &MemoryDraft, book: &MemoryBook) -> Result<(), LedgerError> {
        let (sources, target) = (&self.source_ids, self.target.as_ref());
        if let (Some(expected), Some(target)) = (draft.expected_revision, target) {
            let guarded = draft.found(book, target)?;
            if guarded.is_none_or(|it| it.state == MemoryState::Purged || it.revision != expected) {
                return Ok(());
            }
        }
        let distinct: HashSet<&MemoryId> = sources.iter().collect();
        if sources.len() < 2 || distinct.len() < sources.len() {
            return Ok(());
        }
        for id in sources.iter().chain(target) {
            let record = draft.found(book, id)?;
            if record.is_none_or(|record| record.state != MemoryState::Active) {
                return Ok(());
            }
        }
        // Into one that is there, or into a new one of what they have in common.
        let category = || merged_attributes(book, sources, &draft.default_bank).category;
        if target.is_some() || draft.reach.holds(category().as_deref()) {
            return Ok(());
        }
        let message = "memories of several categories merge into one without a category, which is in no \
                       allowlist; merge those of one category, or name the one to merge into as target_id";
        Err(draft.not_allowed(message))
    }

    async fn action(&self, draft: &MemoryDraft, at: &mut BookState<'_>) -> Result<Action, LedgerError> {
        let text = self.merged_text(draft, at.book).await?;
        let source_ids = self.source_ids.clone();
        let target = match &self.target {
            Some(id) => MergeTarget::Existing(id.clone()),
            None => MergeTarget::New {
                memory_id: self.product.clone(),
                attributes: merged_attributes(at.book, &source_ids, &draft.default_bank),
            },
        };
        Ok(Action::MergeMemories { target, source_ids, content: at.set_apart(&text)? })
    }

    fn operation(&self, call: &UserCall, memory_id: &MemoryId) -> Operation {
        match self.target {
            Some(_) => named_operation(call, Op::Merge, memory_id),
            None => Operation::of(call, Op::Merge),
        }
    }
}

impl Merge {
    /// The product's text, with the metadata of its sources as far as they agree, or that of a target which is none of them; without
    /// topics of its own it has theirs.
    async fn merged_text(
        &self,
        draft: &MemoryDraft,
        book: &MemoryBook,
    ) -> Result<MemoryContent, LedgerError> {
        let text_of = |id: &MemoryId| book.get(id)?.content_id;
        let ids: Vec<Uuid> = self.source_ids.iter().filter_map(text_of).collect();
        let target = self.target.as_ref().filter(|id| !self.source_ids.contains(id)).and_then(text_of);
        let found = draft.texts(ids.iter().copied().chain(target).collect()).await?;
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
        let topics = self.topics.clone().unwrap_or_else(union);
        let kept = target.and_then(|id| found.get(&id)).map(|target| target.metadata.clone());
        let metadata = kept.unwrap_or_else(|| united_metadata(&texts));
        Ok(MemoryContent::new(RawContent { content: self.content.clone(), topics, metadata, input: None })?)
    }
}

/// What all sources have in common, the greatest importance, and a pin where one was pinned.
pub fn merged_attributes(book: &MemoryBook, sources: &[MemoryId], default_bank: &str) -> Attributes {
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
