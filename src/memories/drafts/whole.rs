//! A patch that sets everything, for what is put in place of a memory.

use memledger_aggregates::memory_book::{AttributePatch, Attributes, MemoryContent};

use super::TextPatch;

/// What makes a memory out of any other: every label of it.
pub(super) fn whole_patch(attributes: &Attributes) -> AttributePatch {
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

pub(super) fn whole_text(content: &MemoryContent) -> TextPatch {
    TextPatch {
        content: Some(content.content.clone()),
        topics: Some(content.topics.clone()),
        metadata: Some(content.metadata.clone()),
    }
}
