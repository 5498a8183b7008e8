//! The rules: which events a command makes, or why it is refused. All or nothing.

use super::{
    BookRules,
    attributes::{AttributePatch, Attributes},
    commands::{Action, ImportItem, MemoryCommand, MergeTarget},
    decide_links, decide_runs,
    events::{Change, ContentRef, MemoryEvent, Source},
    record::{MemoryRecord, MemoryState},
    rejection::MemoryBookRejection,
    state::MemoryBook,
};
use crate::{MemoryId, Timestamp};

type Decision = Result<Vec<MemoryEvent>, MemoryBookRejection>;

/// Events in the order they will be stored, each with the next rev.
pub(super) struct Draft<'a> {
    pub(super) book: &'a MemoryBook,
    pub(super) at: Timestamp,
    by_run: Option<String>,
    reason: Option<ContentRef>,
    events: Vec<MemoryEvent>,
}

impl Draft<'_> {
    pub(super) fn push(&mut self, id: &MemoryId, change: Change) {
        let before = self
            .events
            .iter()
            .rev()
            .find(|event| event.memory_id == *id)
            .map_or_else(|| self.book.get(id).map_or(0, |record| record.revision), |e| e.revision);
        self.push_at(id, before, change);
    }

    /// A change with a reason of its own.
    pub(super) fn push_because(&mut self, id: &MemoryId, reason: Option<ContentRef>, change: Change) {
        self.reason = reason;
        self.push(id, change);
        self.reason = None;
    }

    pub(super) fn is_empty(&self) -> bool {
        self.events.is_empty()
    }

    /// A change that leaves the memory itself as it was, and so its revision.
    pub(super) fn push_link(&mut self, id: &MemoryId, change: Change) {
        let revision = self.book.get(id).map_or(0, |record| record.revision);
        self.push_at(id, revision.saturating_sub(1), change);
    }

    fn push_at(&mut self, id: &MemoryId, revision_before: u64, change: Change) {
        self.events.push(MemoryEvent {
            memory_id: id.clone(),
            rev: self.book.rev() + self.events.len() as u64 + 1,
            revision: revision_before + 1,
            at: self.at,
            change,
            // A reason belongs to the memory it was given for: the first one named.
            reason: self.reason.take(),
            by_run: self.by_run.clone(),
        });
    }
}

pub(super) fn decide(book: &MemoryBook, command: MemoryCommand, rules: &BookRules) -> Decision {
    let MemoryCommand { at, by_run, reason, expected_revision, action } = command;
    if matches!(action, Action::PinMemory { .. } | Action::ReclassifyMemory { .. }) {
        room_for_texts(book, rules, usize::from(reason.is_some()))?;
    }
    check_revision(book, expected_revision, &action)?;
    let mut draft = Draft { book, at, by_run, reason, events: Vec::new() };
    match action {
        Action::CreateMemory { memory_id, attributes, content } => {
            create(&mut draft, rules, &memory_id, attributes, content)?;
        }
        Action::ReplaceMemory { replaced, memory_id, attributes, content } => {
            let content_id = content_of(&replaced, book.require_active(&replaced, "replaced")?)?;
            // The reason is why the other one goes.
            let reason = draft.reason.take();
            create(&mut draft, rules, &memory_id, attributes, content)?;
            draft.push_because(&replaced, reason, Change::Deleted { content_id });
        }
        Action::ImportMemories { items } => import(&mut draft, rules, items)?,
        Action::UpdateMemory { memory_id, set, content } => {
            let texts = usize::from(content.is_some());
            update(&mut draft, &memory_id, set, content)?;
            room_for_texts(book, rules, texts)?;
        }
        Action::PinMemory { memory_id, pinned } => {
            let record = book.require_active(&memory_id, "pinned")?;
            if record.attributes.pinned == pinned {
                return Err(MemoryBookRejection::NothingToChange);
            }
            let content_id = content_of(&memory_id, record)?;
            draft.push(&memory_id, Change::Pinned { pinned, content_id });
        }
        Action::ReclassifyMemory { memory_id, set } => reclassify(&mut draft, &memory_id, set)?,
        Action::MergeMemories { target, source_ids, content } => {
            merge(&mut draft, rules, target, &source_ids, content)?;
        }
        Action::DeleteMemory { memory_id } => {
            let record = book.require_active(&memory_id, "deleted")?;
            let content_id = content_of(&memory_id, record)?;
            draft.push(&memory_id, Change::Deleted { content_id });
        }
        Action::SoftDeleteMemory { memory_id, purge_at } => {
            let record = book.require_active(&memory_id, "soft-deleted")?;
            let content_id = content_of(&memory_id, record)?;
            draft.push(&memory_id, Change::SoftDeleted { content_id, purge_at });
        }
        Action::RestoreMemory { memory_id, now } => restore(&mut draft, rules, memory_id, now)?,
        Action::PurgeMemory { memory_id, cascade, again } => purge(&mut draft, &memory_id, cascade, again)?,
        Action::LinkMemories { from, to, strength } => {
            decide_links::link(&mut draft, rules, &from, &to, strength)?;
        }
        Action::UnlinkMemories { from, to } => decide_links::unlink(&mut draft, &from, &to)?,
        Action::LinkNeighbours { items } => decide_links::link_neighbours(&mut draft, &items),
        Action::ApplyPlan { plan } => decide_runs::apply(&mut draft, rules, plan)?,
        Action::UndoRun { changes, now } => decide_runs::undo(&mut draft, changes, now)?,
    }
    Ok(draft.events)
}

/// Whether the memory that the command changes is at the revision that the caller saw.
fn check_revision(
    book: &MemoryBook,
    expected: Option<u64>,
    action: &Action,
) -> Result<(), MemoryBookRejection> {
    let (Some(expected), Some(id)) = (expected, guarded(action)) else { return Ok(()) };
    let record = match action {
        Action::PurgeMemory { again: true, .. } => in_any_state(book, id)?,
        _ => book.require(id)?,
    };
    let actual = record.revision;
    if actual == expected {
        return Ok(());
    }
    Err(MemoryBookRejection::RevisionMismatch { id: id.clone(), expected, actual })
}

/// Also one that was purged.
fn in_any_state<'a>(book: &'a MemoryBook, id: &MemoryId) -> Result<&'a MemoryRecord, MemoryBookRejection> {
    book.get(id).ok_or_else(|| MemoryBookRejection::MemoryNotFound(id.clone()))
}

/// The memory an `If-Match` speaks of: the one the command changes.
fn guarded(action: &Action) -> Option<&MemoryId> {
    match action {
        Action::CreateMemory { .. } | Action::ImportMemories { .. } => None,
        Action::LinkMemories { .. } | Action::UnlinkMemories { .. } | Action::LinkNeighbours { .. } => None,
        Action::ApplyPlan { .. } | Action::UndoRun { .. } => None,
        Action::MergeMemories { target: MergeTarget::Existing(id), .. } => Some(id),
        Action::MergeMemories { .. } => None,
        Action::ReplaceMemory { replaced, .. } => Some(replaced),
        Action::UpdateMemory { memory_id, .. }
        | Action::PinMemory { memory_id, .. }
        | Action::ReclassifyMemory { memory_id, .. }
        | Action::DeleteMemory { memory_id }
        | Action::SoftDeleteMemory { memory_id, .. }
        | Action::RestoreMemory { memory_id, .. }
        | Action::PurgeMemory { memory_id, .. } => Some(memory_id),
    }
}

/// For more memories; what brings none is never refused, also where there are more than allowed by now.
pub(super) fn room(book: &MemoryBook, rules: &BookRules, wanted: usize) -> Result<(), MemoryBookRejection> {
    if wanted > 0 && book.kept() + wanted > rules.max_memories {
        return Err(MemoryBookRejection::BookFull { limit: rules.max_memories });
    }
    room_for_texts(book, rules, wanted)
}

/// The same for more texts.
pub(super) fn room_for_texts(
    book: &MemoryBook,
    rules: &BookRules,
    wanted: usize,
) -> Result<(), MemoryBookRejection> {
    if wanted > 0 && book.texts() + wanted > rules.max_texts() {
        return Err(MemoryBookRejection::TextsFull { limit: rules.max_texts() });
    }
    Ok(())
}

pub(super) fn absent(book: &MemoryBook, id: &MemoryId) -> Result<(), MemoryBookRejection> {
    match book.get(id) {
        Some(_) => Err(MemoryBookRejection::MemoryExists(id.clone())),
        None => Ok(()),
    }
}

/// A record that is not purged has a text; only a damaged log could say otherwise.
pub(super) fn content_of(id: &MemoryId, record: &MemoryRecord) -> Result<uuid::Uuid, MemoryBookRejection> {
    record.content_id.ok_or_else(|| MemoryBookRejection::AlreadyPurged(id.clone()))
}

fn create(
    draft: &mut Draft<'_>,
    rules: &BookRules,
    id: &MemoryId,
    attributes: Attributes,
    content: ContentRef,
) -> Result<(), MemoryBookRejection> {
    room(draft.book, rules, 1)?;
    absent(draft.book, id)?;
    draft.push_at(
        id,
        0,
        Change::Created { attributes, content, created_at: None, updated_at: None, derived_from: Vec::new() },
    );
    Ok(())
}

fn import(
    draft: &mut Draft<'_>,
    rules: &BookRules,
    items: Vec<ImportItem>,
) -> Result<(), MemoryBookRejection> {
    let mut seen = std::collections::BTreeSet::new();
    for item in items {
        if draft.book.get(&item.memory_id).is_some() || !seen.insert(item.memory_id.clone()) {
            continue;
        }
        room(draft.book, rules, seen.len())?;
        let ImportItem { memory_id, attributes, content, created_at, updated_at, state } = item;
        let content_id = content.content_id;
        draft.push_at(
            &memory_id,
            0,
            Change::Created { attributes, content, created_at, updated_at, derived_from: Vec::new() },
        );
        if state != MemoryState::Active {
            draft.push_at(&memory_id, 1, Change::Deleted { content_id });
        }
    }
    Ok(())
}

fn update(
    draft: &mut Draft<'_>,
    id: &MemoryId,
    mut set: AttributePatch,
    content: Option<ContentRef>,
) -> Result<(), MemoryBookRejection> {
    let record = draft.book.require_active(id, "updated")?;
    let previous_content_id = content_of(id, record)?;
    let was = set.narrow(&record.attributes);
    if set.is_empty() && content.is_none() {
        return Err(MemoryBookRejection::NothingToChange);
    }
    draft.push(id, Change::Updated { set, was, content, previous_content_id, updated_at: None });
    Ok(())
}

fn reclassify(
    draft: &mut Draft<'_>,
    id: &MemoryId,
    mut set: AttributePatch,
) -> Result<(), MemoryBookRejection> {
    let record = draft.book.require_active(id, "reclassified")?;
    let was = set.narrow(&record.attributes);
    if set.is_empty() {
        return Err(MemoryBookRejection::NothingToChange);
    }
    let content_id = content_of(id, record)?;
    draft.push(id, Change::Reclassified { set, was, content_id });
    Ok(())
}

fn restore(
    draft: &mut Draft<'_>,
    rules: &BookRules,
    id: MemoryId,
    now: Timestamp,
) -> Result<(), MemoryBookRejection> {
    let record = draft.book.require(&id)?;
    if record.state == MemoryState::Active {
        return Err(MemoryBookRejection::AlreadyActive(id));
    }
    if let Some(purge_at) = record.purge_at.filter(|purge_at| *purge_at <= now) {
        return Err(MemoryBookRejection::RestoreExpired { id, purge_at });
    }
    // The next deletion may bring another reason, and deletions are never refused.
    room_for_texts(draft.book, rules, 1)?;
    let content_id = content_of(&id, record)?;
    draft.push(&id, Change::Restored { from: record.state, content_id });
    Ok(())
}

/// The texts of the memory, with `cascade` those of all that were made of it; `again` also of one that was purged.
fn purge(
    draft: &mut Draft<'_>,
    id: &MemoryId,
    cascade: bool,
    again: bool,
) -> Result<(), MemoryBookRejection> {
    let book = draft.book;
    if !again {
        book.require(id)?;
    }
    let derived = if cascade { book.derived_from(id) } else { Vec::new() };
    for id in std::iter::once(id).chain(derived) {
        let record = in_any_state(book, id)?;
        let erased = record.contents.clone();
        draft.push(id, Change::Purged { from: record.state, erased });
    }
    Ok(())
}

/// How old what a merge puts together is: what was said long ago is no news because it was tidied up.
pub(super) struct Age {
    pub created_at: Option<Timestamp>,
    pub updated_at: Option<Timestamp>,
}

impl Age {
    /// As old as its event.
    pub(super) const NOW: Self = Self { created_at: None, updated_at: None };

    /// From the oldest to the last change of those that are there.
    pub(super) fn of<'a>(book: &MemoryBook, ids: impl Iterator<Item = &'a MemoryId> + Clone) -> Self {
        let records = ids.filter_map(|id| book.get(id));
        Self {
            created_at: records.clone().map(|record| record.created_at).min(),
            updated_at: records.map(|record| record.updated_at).max(),
        }
    }
}

pub(super) fn merged(
    attributes: Option<Attributes>,
    content: ContentRef,
    previous_content_id: Option<uuid::Uuid>,
    derived_from: Vec<Source>,
    Age { created_at, updated_at }: Age,
) -> Change {
    Change::Merged { attributes, content, created_at, derived_from, previous_content_id, updated_at }
}

fn merge(
    draft: &mut Draft<'_>,
    rules: &BookRules,
    target: MergeTarget,
    source_ids: &[MemoryId],
    content: ContentRef,
) -> Result<(), MemoryBookRejection> {
    let mut distinct: Vec<&MemoryId> = Vec::new();
    for id in source_ids {
        if distinct.contains(&id) {
            return Err(MemoryBookRejection::invalid("source_ids", format!("names {id} twice")));
        }
        distinct.push(id);
    }
    if distinct.len() < 2 {
        return Err(MemoryBookRejection::invalid("source_ids", "must name at least 2 memories"));
    }
    let book = draft.book;
    let mut derived_from = Vec::new();
    let mut leaving = Vec::new();
    let into = match &target {
        MergeTarget::New { memory_id, .. } | MergeTarget::Existing(memory_id) => memory_id.clone(),
    };
    for id in distinct {
        let record = book.require_active(id, "merged")?;
        derived_from.push(Source { memory_id: id.clone(), revision: record.revision });
        if *id != into {
            leaving.push((id, content_of(id, record)?));
        }
    }
    room_for_texts(book, rules, 1)?;
    let (attributes, previous_content_id) = match target {
        MergeTarget::New { memory_id, attributes } => {
            absent(book, &memory_id)?;
            room(book, rules, 1)?;
            (Some(attributes), None)
        }
        MergeTarget::Existing(memory_id) => {
            let record = book.require_active(&memory_id, "merged into")?;
            (None, Some(content_of(&memory_id, record)?))
        }
    };
    let age = Age::of(book, source_ids.iter().chain([&into]));
    draft.push(&into, merged(attributes, content, previous_content_id, derived_from, age));
    for (id, content_id) in leaving {
        draft.push(id, Change::MergedAway { into: into.clone(), content_id });
    }
    Ok(())
}
