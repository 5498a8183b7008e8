//! The rules of a workflow's save and of its undoing: each memory's change stands or falls by itself, and all
//! that stand are one append.

use std::collections::BTreeSet;

use super::{
    BookRules,
    attributes::{AttributePatch, Attributes},
    decide::{Age, Draft, absent, content_of, merged, room, room_for_texts},
    events::{Change, ContentRef, Source},
    record::{MemoryRecord, MemoryState},
    rejection::MemoryBookRejection,
};
use crate::MemoryId;

/// A memory as a workflow saw it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct SeenMemory {
    pub memory_id: MemoryId,
    pub revision: u64,
}

/// What a workflow wants of a book. A memory is named once.
#[derive(Debug, Clone, Default)]
pub struct Plan {
    pub deletes: Vec<PlannedDelete>,
    pub merges: Vec<PlannedMerge>,
    pub rewrites: Vec<PlannedRewrite>,
}

#[derive(Debug, Clone)]
pub struct PlannedDelete {
    pub seen: SeenMemory,
    pub reason: Option<ContentRef>,
}

#[derive(Debug, Clone)]
pub struct PlannedMerge {
    /// Of the memory that the merge makes.
    pub product: MemoryId,
    pub attributes: Attributes,
    pub content: ContentRef,
    /// At least two.
    pub sources: Vec<SeenMemory>,
    pub reason: Option<ContentRef>,
}

/// Another text in place of a memory's, as with other topics.
#[derive(Debug, Clone)]
pub struct PlannedRewrite {
    pub seen: SeenMemory,
    pub content: ContentRef,
}

/// What a run did to one memory, to be undone.
#[derive(Debug, Clone)]
pub struct RunEffect {
    pub memory_id: MemoryId,
    /// The memory's revision after it.
    pub revision: u64,
    pub done: RunEffectKind,
}

#[derive(Debug, Clone)]
pub enum RunEffectKind {
    /// It was archived or merged away.
    TakenAway,
    /// The run made it.
    Made,
    /// It was given another text; this is the one from before, set apart anew.
    Rewritten { content: ContentRef },
}

/// Leaves alone what changed since the workflow saw it, what is pinned where it would go, and a merge with any
/// such source.
pub(super) fn apply(draft: &mut Draft<'_>, rules: &BookRules, plan: Plan) -> Result<(), MemoryBookRejection> {
    once(&plan)?;
    let book = draft.book;
    let as_seen = |seen: &SeenMemory| {
        let record = book.get(&seen.memory_id);
        record.filter(|record| record.state == MemoryState::Active && record.revision == seen.revision)
    };
    let may_go = |seen: &SeenMemory| as_seen(seen).filter(|record| !record.attributes.pinned);
    let deletes: Vec<PlannedDelete> =
        plan.deletes.into_iter().filter(|delete| may_go(&delete.seen).is_some()).collect();
    let merges: Vec<PlannedMerge> = plan
        .merges
        .into_iter()
        .filter(|merge| merge.sources.iter().all(|seen| may_go(seen).is_some()))
        .collect();
    let rewrites: Vec<PlannedRewrite> =
        plan.rewrites.into_iter().filter(|rewrite| as_seen(&rewrite.seen).is_some()).collect();
    let active = book.iter().filter(|(_, record)| record.state == MemoryState::Active).count();
    if !deletes.is_empty() && merges.is_empty() && deletes.len() == active {
        return Err(MemoryBookRejection::WouldDeleteEverything { active });
    }
    room(book, rules, merges.len())?;
    room_for_texts(book, rules, merges.len() + rewrites.len())?;
    for PlannedDelete { seen, reason } in deletes {
        let Some(record) = as_seen(&seen) else { continue };
        let content_id = content_of(&seen.memory_id, record)?;
        draft.push_because(&seen.memory_id, reason, Change::Deleted { content_id });
    }
    for merge in merges {
        push_merge(draft, merge)?;
    }
    for PlannedRewrite { seen, content } in rewrites {
        let Some(record) = as_seen(&seen) else { continue };
        draft.push(&seen.memory_id, rewritten(&seen.memory_id, record, content)?);
    }
    if draft.is_empty() { Err(MemoryBookRejection::NothingToChange) } else { Ok(()) }
}

fn push_merge(draft: &mut Draft<'_>, merge: PlannedMerge) -> Result<(), MemoryBookRejection> {
    let PlannedMerge { product, attributes, content, sources, reason } = merge;
    absent(draft.book, &product)?;
    let derived_from = sources
        .iter()
        .map(|seen| Source { memory_id: seen.memory_id.clone(), revision: seen.revision })
        .collect();
    let age = Age::of(draft.book, sources.iter().map(|seen| &seen.memory_id));
    let made = merged(Some(attributes), content, None, derived_from, age);
    draft.push_because(&product, reason, made);
    for SeenMemory { memory_id, .. } in sources {
        let Some(record) = draft.book.get(&memory_id) else { continue };
        let content_id = content_of(&memory_id, record)?;
        draft.push(&memory_id, Change::MergedAway { into: product.clone(), content_id });
    }
    Ok(())
}

/// It says the same under other topics, so it is as old as it was.
fn rewritten(
    id: &MemoryId,
    record: &MemoryRecord,
    content: ContentRef,
) -> Result<Change, MemoryBookRejection> {
    Ok(Change::Updated {
        content: Some(content),
        previous_content_id: content_of(id, record)?,
        set: AttributePatch::default(),
        updated_at: Some(record.updated_at),
        was: AttributePatch::default(),
    })
}

/// A plan that is no plan is a fault of who made it.
fn once(plan: &Plan) -> Result<(), MemoryBookRejection> {
    let mut named = BTreeSet::new();
    let deletes = plan.deletes.iter().map(|delete| &delete.seen);
    let sources = plan.merges.iter().flat_map(|merge| &merge.sources);
    let rewrites = plan.rewrites.iter().map(|rewrite| &rewrite.seen);
    for SeenMemory { memory_id, .. } in deletes.chain(sources).chain(rewrites) {
        if !named.insert(memory_id) {
            return Err(MemoryBookRejection::invalid("plan", format!("names {memory_id} twice")));
        }
    }
    match plan.merges.iter().find(|merge| merge.sources.len() < 2) {
        Some(merge) => {
            let message = format!("merges fewer than 2 memories into {}", merge.product);
            Err(MemoryBookRejection::invalid("plan", message))
        }
        None => Ok(()),
    }
}

/// Undoes a run. What was changed since is kept as it is.
pub(super) fn undo(draft: &mut Draft<'_>, changes: Vec<RunEffect>) -> Result<(), MemoryBookRejection> {
    let book = draft.book;
    // What was taken away first, so that the book is never without what it held.
    let (made, others): (Vec<_>, Vec<_>) =
        changes.into_iter().partition(|change| matches!(change.done, RunEffectKind::Made));
    for RunEffect { memory_id, revision, done } in others.into_iter().chain(made) {
        let Some(record) = book.get(&memory_id).filter(|record| is_as_left(record, revision, &done)) else {
            continue;
        };
        let content_id = content_of(&memory_id, record)?;
        let change = match done {
            RunEffectKind::TakenAway => Change::Restored { from: record.state, content_id },
            RunEffectKind::Made => Change::Deleted { content_id },
            RunEffectKind::Rewritten { content } => rewritten(&memory_id, record, content)?,
        };
        draft.push(&memory_id, change);
    }
    if draft.is_empty() { Err(MemoryBookRejection::NothingToChange) } else { Ok(()) }
}

fn is_as_left(record: &MemoryRecord, revision: u64, done: &RunEffectKind) -> bool {
    let state = match done {
        RunEffectKind::TakenAway => matches!(record.state, MemoryState::Archived | MemoryState::Merged),
        RunEffectKind::Made | RunEffectKind::Rewritten { .. } => record.state == MemoryState::Active,
    };
    state && record.revision == revision
}
