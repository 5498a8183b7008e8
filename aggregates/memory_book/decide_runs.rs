//! The rules of a workflow's save and of its undoing: each memory's change stands or falls by itself, and all
//! that stand are one append.

use std::collections::BTreeSet;

use super::{
    BookRules,
    attributes::{AttributePatch, Attributes, Kind},
    decide::{Age, Draft, absent, content_of, merged, room, room_for_texts},
    events::{Change, ContentRef, Source},
    record::{MemoryRecord, MemoryState},
    rejection::MemoryBookRejection,
};
use crate::{MemoryId, Timestamp};

/// A memory as a workflow saw it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct SeenMemory {
    pub memory_id: MemoryId,
    pub revision: u64,
}

/// What a workflow wants of a book, in the order in which it is done. A memory is named once.
#[derive(Debug, Clone, Default)]
pub struct Plan(pub Vec<PlannedAction>);

/// Done whole, or left alone if a memory is no longer as the workflow saw it.
#[derive(Debug, Clone)]
pub struct PlannedAction {
    pub action: GuardedAction,
    pub reason: Option<ContentRef>,
}

#[derive(Debug, Clone)]
pub enum GuardedAction {
    /// A new memory, if those that it says something of are as they were.
    Create {
        memory_id: MemoryId,
        attributes: Attributes,
        content: ContentRef,
        sources: Vec<SeenMemory>,
    },
    /// Another text, other labels, or both.
    Update {
        seen: SeenMemory,
        set: AttributePatch,
        content: Option<ContentRef>,
    },
    /// The same text under other topics: the memory is as old as it was.
    Retopic {
        seen: SeenMemory,
        content: ContentRef,
    },
    /// Other labels: the memory is as old as it was.
    Relabel {
        seen: SeenMemory,
        set: AttributePatch,
    },
    /// `product` is the memory that the merge makes of at least two others.
    Merge {
        product: MemoryId,
        attributes: Attributes,
        content: ContentRef,
        sources: Vec<SeenMemory>,
    },
    Delete {
        seen: SeenMemory,
    },
    SoftDelete {
        seen: SeenMemory,
        purge_at: Timestamp,
    },
}

impl GuardedAction {
    /// The memories that it depends on.
    pub fn seen(&self) -> &[SeenMemory] {
        match self {
            Self::Create { sources, .. } | Self::Merge { sources, .. } => sources,
            Self::Update { seen, .. }
            | Self::Retopic { seen, .. }
            | Self::Relabel { seen, .. }
            | Self::Delete { seen }
            | Self::SoftDelete { seen, .. } => std::slice::from_ref(seen),
        }
    }

    /// Whether a pinned memory keeps it from being done. What a pinned memory says, and that it is there, is not changed.
    fn minds_pins(&self) -> bool {
        match self {
            Self::Create { .. } | Self::Retopic { .. } | Self::Relabel { .. } => false,
            Self::Update { .. } | Self::Merge { .. } | Self::Delete { .. } | Self::SoftDelete { .. } => true,
        }
    }

    /// How many active memories it adds, and takes away.
    pub fn changes_number_by(&self) -> (usize, usize) {
        match self {
            Self::Create { .. } => (1, 0),
            Self::Merge { sources, .. } => (1, sources.len()),
            Self::Delete { .. } => (0, 1),
            // A policy that an operator accepted forgets by age alone, be it the last memory.
            Self::SoftDelete { .. } => (0, 0),
            Self::Update { .. } | Self::Retopic { .. } | Self::Relabel { .. } => (0, 0),
        }
    }

    fn brings_text(&self) -> bool {
        match self {
            Self::Create { .. } | Self::Merge { .. } | Self::Retopic { .. } => true,
            Self::Update { content, .. } => content.is_some(),
            Self::Relabel { .. } | Self::Delete { .. } | Self::SoftDelete { .. } => false,
        }
    }
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
    /// It was archived, soft-deleted or merged away.
    TakenAway,
    /// The run made it.
    Made,
    /// It was given another text or other labels.
    Changed {
        /// The text from before, set apart anew.
        content: Option<ContentRef>,
        /// The labels from before.
        set: Box<AttributePatch>,
        /// Whether the memory stayed as old as it was.
        kept_age: bool,
    },
}

/// Leaves alone what changed since the workflow saw it, and what is pinned where it would go or say something else.
pub(super) fn apply(draft: &mut Draft<'_>, rules: &BookRules, plan: Plan) -> Result<(), MemoryBookRejection> {
    check(&plan)?;
    let book = draft.book;
    let is_as_seen = |seen: &SeenMemory, minds_pins: bool| {
        book.get(&seen.memory_id).is_some_and(|record| {
            let is_same = record.state == MemoryState::Active && record.revision == seen.revision;
            is_same && !(minds_pins && record.attributes.pinned)
        })
    };
    let stands = |planned: &PlannedAction| {
        let minds_pins = planned.action.minds_pins();
        planned.action.seen().iter().all(|seen| is_as_seen(seen, minds_pins))
    };
    let actions: Vec<PlannedAction> = plan.0.into_iter().filter(stands).collect();
    let active = book.iter().filter(|(_, record)| record.state == MemoryState::Active).count();
    let number = actions.iter().map(|planned| planned.action.changes_number_by());
    let (added, taken) = number.fold((0, 0), |(added, taken), (more, less)| (added + more, taken + less));
    if taken > 0 && added == 0 && taken == active {
        return Err(MemoryBookRejection::WouldDeleteEverything { active });
    }
    room(book, rules, added)?;
    room_for_texts(book, rules, actions.iter().filter(|planned| planned.action.brings_text()).count())?;
    for planned in actions {
        push(draft, planned)?;
    }
    if draft.is_empty() { Err(MemoryBookRejection::NothingToChange) } else { Ok(()) }
}

fn push(draft: &mut Draft<'_>, planned: PlannedAction) -> Result<(), MemoryBookRejection> {
    let PlannedAction { action, reason } = planned;
    let book = draft.book;
    let record = action.seen().first().and_then(|seen| book.get(&seen.memory_id));
    let (id, change) = match (action, record) {
        (GuardedAction::Create { memory_id, attributes, content, sources }, _) => {
            absent(book, &memory_id)?;
            let derived_from = origins(&sources);
            // A summary is as old as what it says.
            let age = match attributes.kind {
                Kind::Summary => Age::of(book, sources.iter().map(|seen| &seen.memory_id)),
                _ => Age::NOW,
            };
            let Age { created_at, updated_at } = age;
            let change = Change::Created { attributes, content, created_at, updated_at, derived_from };
            draft.push_because(&memory_id, reason, change);
            return Ok(());
        }
        (GuardedAction::Merge { product, attributes, content, sources }, _) => {
            return push_merge(draft, product, attributes, content, sources, reason);
        }
        // Those that stand have their memory.
        (_, None) => return Ok(()),
        (GuardedAction::Delete { seen }, Some(record)) => {
            let content_id = content_of(&seen.memory_id, record)?;
            (seen.memory_id, Change::Deleted { content_id })
        }
        (GuardedAction::SoftDelete { seen, purge_at }, Some(record)) => {
            let content_id = content_of(&seen.memory_id, record)?;
            (seen.memory_id, Change::SoftDeleted { content_id, purge_at })
        }
        (GuardedAction::Retopic { seen, content }, Some(record)) => {
            let change = changed(&seen.memory_id, record, Some(content), AttributePatch::default(), true)?;
            (seen.memory_id, change)
        }
        (GuardedAction::Update { seen, set, content }, Some(record)) => {
            (seen.memory_id.clone(), changed(&seen.memory_id, record, content, set, false)?)
        }
        (GuardedAction::Relabel { seen, set }, Some(record)) => {
            (seen.memory_id.clone(), changed(&seen.memory_id, record, None, set, true)?)
        }
    };
    if !says_nothing(&change) {
        draft.push_because(&id, reason, change);
    }
    Ok(())
}

fn origins(seen: &[SeenMemory]) -> Vec<Source> {
    seen.iter().map(|seen| Source { memory_id: seen.memory_id.clone(), revision: seen.revision }).collect()
}

fn push_merge(
    draft: &mut Draft<'_>,
    product: MemoryId,
    attributes: Attributes,
    content: ContentRef,
    sources: Vec<SeenMemory>,
    reason: Option<ContentRef>,
) -> Result<(), MemoryBookRejection> {
    absent(draft.book, &product)?;
    let derived_from = origins(&sources);
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

/// Another text, other labels, or both; of the same age if it still says the same.
fn changed(
    id: &MemoryId,
    record: &MemoryRecord,
    content: Option<ContentRef>,
    mut set: AttributePatch,
    keeps_age: bool,
) -> Result<Change, MemoryBookRejection> {
    let was = set.narrow(&record.attributes);
    let previous_content_id = content_of(id, record)?;
    let updated_at = keeps_age.then_some(record.updated_at);
    Ok(Change::Updated { content, previous_content_id, set, updated_at, was })
}

fn says_nothing(change: &Change) -> bool {
    matches!(change, Change::Updated { content: None, set, .. } if set.is_empty())
}

/// A plan that is no plan is a fault of who made it.
fn check(plan: &Plan) -> Result<(), MemoryBookRejection> {
    let mut named = BTreeSet::new();
    let changes = plan.0.iter().filter(|planned| !matches!(planned.action, GuardedAction::Create { .. }));
    for SeenMemory { memory_id, .. } in changes.flat_map(|planned| planned.action.seen()) {
        if !named.insert(memory_id) {
            return Err(MemoryBookRejection::invalid("plan", format!("names {memory_id} twice")));
        }
    }
    for PlannedAction { action, .. } in &plan.0 {
        match action {
            GuardedAction::Merge { product, sources, .. } if sources.len() < 2 => {
                let message = format!("merges fewer than 2 memories into {product}");
                return Err(MemoryBookRejection::invalid("plan", message));
            }
            GuardedAction::Update { seen, set, .. } | GuardedAction::Relabel { seen, set }
                if set.pinned.is_some() =>
            {
                let message = format!("pins or unpins {}, which only people may do", seen.memory_id);
                return Err(MemoryBookRejection::invalid("plan", message));
            }
            _ => {}
        }
    }
    Ok(())
}

/// Undoes a run. What was changed since is kept as it is.
pub(super) fn undo(
    draft: &mut Draft<'_>,
    changes: Vec<RunEffect>,
    now: Timestamp,
) -> Result<(), MemoryBookRejection> {
    let book = draft.book;
    // What was taken away first, so that the book is never without what it held.
    let (made, others): (Vec<_>, Vec<_>) =
        changes.into_iter().partition(|change| matches!(change.done, RunEffectKind::Made));
    for RunEffect { memory_id, revision, done } in others.into_iter().chain(made) {
        let Some(record) = book.get(&memory_id).filter(|record| is_as_left(record, revision, &done, now))
        else {
            continue;
        };
        let content_id = content_of(&memory_id, record)?;
        let change = match done {
            RunEffectKind::TakenAway => Change::Restored { from: record.state, content_id },
            RunEffectKind::Made => Change::Deleted { content_id },
            RunEffectKind::Changed { content, set, kept_age } => {
                changed(&memory_id, record, content, *set, kept_age)?
            }
        };
        if !says_nothing(&change) {
            draft.push(&memory_id, change);
        }
    }
    if draft.is_empty() { Err(MemoryBookRejection::NothingToChange) } else { Ok(()) }
}

fn is_as_left(record: &MemoryRecord, revision: u64, done: &RunEffectKind, now: Timestamp) -> bool {
    let state = match done {
        RunEffectKind::TakenAway => match record.state {
            MemoryState::Archived | MemoryState::Merged => true,
            MemoryState::SoftDeleted => record.purge_at.is_none_or(|purge_at| now < purge_at),
            MemoryState::Active | MemoryState::Purged => false,
        },
        RunEffectKind::Made | RunEffectKind::Changed { .. } => record.state == MemoryState::Active,
    };
    state && record.revision == revision
}
