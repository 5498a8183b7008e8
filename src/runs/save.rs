//! What a run decided, saved as one atomic append: every memory as the run saw it, or left alone.

use std::collections::{HashMap, HashSet};

use async_trait::async_trait;
use memledger_aggregates::{
    DAY_US, MemoryId, Timestamp,
    memory_book::{
        Action, AttributePatch, Change, ContentRef, GuardedAction, Kind, MemoryBook, MemoryCommand,
        MemoryContent, MemoryEvent, MemoryState, Plan, PlannedAction, RawContent, Reason,
    },
};
use memledger_kernel::{
    LedgerError,
    executor::{CommandOrigin, Draft, Executed, PreparedCommand},
    texts::{memory_content, read_contents, set_apart},
};
use memledger_memories::commands::{MemoryPatch, NewMemory, merged_attributes, new_id, united_metadata};
use memledger_store::{NewContent, StreamKey};
use serde::{Deserialize, Serialize};
use serde_json::{Map, Value};
use uuid::Uuid;

use super::{RunKey, noted};
use crate::Runs;

pub use memledger_aggregates::memory_book::SeenMemory;

/// What to do, in this order; a memory is named once. Each action is done whole, or left alone if a memory of it was changed
/// since the run saw it.
#[derive(Debug, Clone, Default)]
pub struct SavePlan(pub Vec<SaveAction>);

#[derive(Debug, Clone)]
pub enum SaveAction {
    Create(SaveCreate),
    Update(SaveUpdate),
    Merge(SaveMerge),
    Delete(SaveDelete),
    SoftDelete(SaveSoftDelete),
    Retopic(SaveTopics),
    Relabel(SaveLabels),
}

/// A new memory.
#[derive(Debug, Clone)]
pub struct SaveCreate {
    pub new: NewMemory,
    /// Those that it says something of.
    pub sources: Vec<SeenMemory>,
    pub reason: String,
}

/// Another text, other labels, or both.
#[derive(Debug, Clone)]
pub struct SaveUpdate {
    pub seen: SeenMemory,
    pub patch: MemoryPatch,
    pub reason: String,
}

#[derive(Debug, Clone)]
pub struct SaveDelete {
    pub seen: SeenMemory,
    pub reason: String,
}

#[derive(Debug, Clone)]
pub struct SaveSoftDelete {
    pub seen: SeenMemory,
    pub reason: String,
    /// For how long it can be restored; for the time that soft deletions have where none is given.
    pub keep_days: Option<u32>,
}

#[derive(Debug, Clone)]
pub struct SaveMerge {
    /// At least two.
    pub sources: Vec<SeenMemory>,
    pub content: String,
    pub topics: Vec<String>,
    pub reason: String,
    /// What the memory that is made is beyond that; none of a plain merge.
    pub product: Option<SaveProduct>,
}

#[derive(Debug, Clone)]
pub struct SaveProduct {
    pub kind: Kind,
    /// Beside what the sources have.
    pub metadata: Map<String, Value>,
}

/// Other topics for a memory.
#[derive(Debug, Clone)]
pub struct SaveTopics {
    pub seen: SeenMemory,
    pub topics: Vec<String>,
}

/// Other labels for a memory.
#[derive(Debug, Clone)]
pub struct SaveLabels {
    pub seen: SeenMemory,
    pub set: AttributePatch,
    pub reason: String,
}

impl SaveAction {
    /// The memories that it depends on.
    pub fn seen(&self) -> &[SeenMemory] {
        match self {
            Self::Create(create) => &create.sources,
            Self::Merge(merge) => &merge.sources,
            Self::Update(update) => std::slice::from_ref(&update.seen),
            Self::Delete(delete) => std::slice::from_ref(&delete.seen),
            Self::SoftDelete(delete) => std::slice::from_ref(&delete.seen),
            Self::Retopic(topics) => std::slice::from_ref(&topics.seen),
            Self::Relabel(labels) => std::slice::from_ref(&labels.seen),
        }
    }
}

impl SavePlan {
    /// How many memories it takes out of recall.
    pub fn archives(&self) -> usize {
        let archived = self.0.iter().map(|action| match action {
            SaveAction::Delete(_) | SaveAction::SoftDelete(_) => 1,
            SaveAction::Merge(merge) => merge.sources.len(),
            _ => 0,
        });
        archived.sum()
    }
}

/// What became of a plan.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Saved {
    /// The revs that the save took; the first above the last where it took none.
    pub first_rev: u64,
    pub last_rev: u64,
    #[serde(default, skip_serializing_if = "is_none")]
    pub created: usize,
    pub deleted: usize,
    #[serde(default, skip_serializing_if = "is_none")]
    pub soft_deleted: usize,
    /// Merges made, and memories merged away by them.
    pub merged_groups: usize,
    pub merged_away: usize,
    /// Memories that were given another text, other topics or other labels.
    pub rewritten: usize,
    /// Memories that were changed since the run saw them, with those that were to be merged with them.
    pub skipped: Vec<String>,
    /// Active memories after it.
    pub active: usize,
}

fn is_none(many: &usize) -> bool {
    *many == 0
}

impl Runs {
    /// Saves once, however often it is called for the run; nothing more once the run has ended.
    pub async fn save_run(&self, run: &RunKey, plan: SavePlan) -> Result<Saved, LedgerError> {
        self.must_be_under_way(run).await?;
        let (stream, origin) = self.origin_of_save(run)?;
        let draft = SaveDraft { ledger: self, run, partition_id: stream.partition(), plan };
        let view = |book: &MemoryBook, events: &[MemoryEvent]| {
            (draft.saved(active(book), book.rev(), events), noted::of_events(run, book, events))
        };
        // What a run adds finds room like any other memory.
        match self.memories.execute_noted(&run.call("save"), &stream, &origin, &draft, view).await {
            Ok(Executed::Done { view, .. } | Executed::Unchanged { view, .. }) => {
                let (saved, operations) = view;
                operations.into_iter().for_each(|operation| self.records.operations.record(operation));
                Ok(saved)
            }
            Ok(Executed::Replayed(replay)) => of_receipt(replay.outcome),
            Err(failed) => {
                self.run_not_saved(run, &failed);
                Err(failed)
            }
        }
    }

    async fn must_be_under_way(&self, run: &RunKey) -> Result<(), LedgerError> {
        match self.run_steps(run).await? {
            Some(_) => Ok(()),
            None => Err(LedgerError::State(format!("run {} has ended and can't save", run.run_id))),
        }
    }

    /// What the run saved, if anything.
    pub(super) async fn saved_by(&self, run: &RunKey) -> Result<Option<Saved>, LedgerError> {
        let (stream, origin) = self.origin_of_save(run)?;
        let replay = self.core.books.replay(&stream, &origin).await?;
        replay.map(|replay| of_receipt(replay.outcome)).transpose()
    }

    fn origin_of_save(&self, run: &RunKey) -> Result<(StreamKey, CommandOrigin), LedgerError> {
        let (stream, mut origin) = self.memories.origin(&run.call("save"), "save".to_owned())?;
        origin.actor = run.actor();
        Ok((stream, origin))
    }
}

fn of_receipt(outcome: Value) -> Result<Saved, LedgerError> {
    serde_json::from_value(outcome)
        .map_err(|e| LedgerError::Internal(format!("the receipt of a save is unreadable: {e}")))
}

fn active(book: &MemoryBook) -> usize {
    book.iter().filter(|(_, record)| record.state == MemoryState::Active).count()
}

struct SaveDraft<'a> {
    ledger: &'a Runs,
    run: &'a RunKey,
    partition_id: i32,
    plan: SavePlan,
}

impl SaveDraft<'_> {
    /// From the book after the events.
    fn saved(&self, active: usize, rev: u64, events: &[MemoryEvent]) -> Saved {
        let count = |is: fn(&Change) -> bool| events.iter().filter(|event| is(&event.change)).count();
        let done: HashSet<&MemoryId> = events.iter().map(|event| &event.memory_id).collect();
        let changes = self.plan.0.iter().filter(|action| !matches!(action, SaveAction::Create(_)));
        let planned = changes.flat_map(SaveAction::seen);
        let skipped = planned.filter(|seen| !done.contains(&seen.memory_id));
        Saved {
            first_rev: rev + 1 - events.len() as u64,
            last_rev: rev,
            created: count(|change| matches!(change, Change::Created { .. })),
            deleted: count(|change| matches!(change, Change::Deleted { .. })),
            soft_deleted: count(|change| matches!(change, Change::SoftDeleted { .. })),
            merged_groups: count(|change| matches!(change, Change::Merged { .. })),
            merged_away: count(|change| matches!(change, Change::MergedAway { .. })),
            rewritten: count(|change| matches!(change, Change::Updated { .. })),
            skipped: skipped.map(|seen| seen.memory_id.to_string()).collect(),
            active,
        }
    }

    /// The texts of the memories that are merged or get another one, as they are now.
    async fn texts(&self, book: &MemoryBook) -> Result<HashMap<MemoryId, MemoryContent>, LedgerError> {
        let needs_texts = |action: &&SaveAction| {
            matches!(action, SaveAction::Merge(_) | SaveAction::Retopic(_) | SaveAction::Update(_))
        };
        let seen = self.plan.0.iter().filter(needs_texts).flat_map(SaveAction::seen);
        let of_memory: HashMap<Uuid, &MemoryId> =
            seen.filter_map(|seen| Some((book.get(&seen.memory_id)?.content_id?, &seen.memory_id))).collect();
        let ids = of_memory.keys().copied().collect();
        let found = read_contents(self.ledger.core.store.as_ref(), self.partition_id, ids).await?;
        let of_memories =
            found.iter().filter_map(|content| Some((*of_memory.get(&content.content_id)?, content)));
        of_memories
            .map(|(memory_id, content)| Ok((memory_id.clone(), memory_content(&content.body)?)))
            .collect()
    }

    async fn plan(
        &self,
        book: &MemoryBook,
        at: Timestamp,
        contents: &mut Vec<NewContent>,
    ) -> Result<Plan, LedgerError> {
        let texts = self.texts(book).await?;
        let mut plan = Plan::default();
        for action in &self.plan.0 {
            // Its text is lost, or it is not there any more: it is left alone.
            let Some((action, reason)) = self.prepared(action, book, at, &texts, contents)? else { continue };
            let reason = apart_reason(reason, contents)?;
            plan.0.push(PlannedAction { action, reason });
        }
        Ok(plan)
    }

    /// An action with its texts set apart, and its reason.
    fn prepared<'a>(
        &self,
        action: &'a SaveAction,
        book: &MemoryBook,
        at: Timestamp,
        texts: &HashMap<MemoryId, MemoryContent>,
        contents: &mut Vec<NewContent>,
    ) -> Result<Option<(GuardedAction, &'a str)>, LedgerError> {
        Ok(Some(match action {
            SaveAction::Create(SaveCreate { new, sources, reason }) => {
                let (attributes, content) = self.ledger.memories.check_new(new.clone())?;
                let (memory_id, content, sources) = (new_id(), apart(&content, contents)?, sources.clone());
                (GuardedAction::Create { memory_id, attributes, content, sources }, reason)
            }
            SaveAction::Update(SaveUpdate { seen, patch, reason }) => {
                let MemoryPatch { set, content, topics, metadata, .. } = patch.clone();
                let set = self.ledger.memories.check_patch(set)?;
                let content = match (content, topics, metadata) {
                    (None, None, None) => None,
                    (content, topics, metadata) => {
                        let Some(old) = texts.get(&seen.memory_id).cloned() else { return Ok(None) };
                        let text = RawContent {
                            content: content.unwrap_or(old.content),
                            topics: topics.unwrap_or(old.topics),
                            metadata: metadata.unwrap_or(old.metadata),
                            input: old.input,
                        };
                        Some(apart(&MemoryContent::new(text)?, contents)?)
                    }
                };
                (GuardedAction::Update { seen: seen.clone(), set, content }, reason)
            }
            SaveAction::Merge(SaveMerge { sources, content, topics, reason, product: made }) => {
                let ids: Vec<MemoryId> = sources.iter().map(|seen| seen.memory_id.clone()).collect();
                let merged: Vec<&MemoryContent> = ids.iter().filter_map(|id| texts.get(id)).collect();
                let (content, topics) = (content.clone(), topics.clone());
                let mut metadata = united_metadata(&merged);
                metadata.extend(made.iter().flat_map(|made| made.metadata.clone()));
                let text = MemoryContent::new(RawContent { content, topics, metadata, input: None })?;
                let mut attributes =
                    merged_attributes(book, &ids, &self.ledger.memories.options.default_bank);
                attributes.kind = made.as_ref().map_or(attributes.kind, |made| made.kind);
                let (product, content, sources) = (new_id(), apart(&text, contents)?, sources.clone());
                (GuardedAction::Merge { product, attributes, content, sources }, reason)
            }
            SaveAction::Delete(SaveDelete { seen, reason }) => {
                (GuardedAction::Delete { seen: seen.clone() }, reason)
            }
            SaveAction::SoftDelete(SaveSoftDelete { seen, reason, keep_days }) => {
                let usual_us = self.ledger.memories.options.soft_delete_us()?;
                let keep_us = keep_days.map_or(usual_us, |days| i64::from(days).saturating_mul(DAY_US));
                let purge_at = Timestamp(at.0.saturating_add(keep_us));
                (GuardedAction::SoftDelete { seen: seen.clone(), purge_at }, reason)
            }
            SaveAction::Retopic(SaveTopics { seen, topics }) => {
                let Some(old) = texts.get(&seen.memory_id).cloned() else { return Ok(None) };
                let MemoryContent { content, metadata, input, .. } = old;
                let text =
                    MemoryContent::new(RawContent { content, topics: topics.clone(), metadata, input })?;
                (GuardedAction::Retopic { seen: seen.clone(), content: apart(&text, contents)? }, "")
            }
            SaveAction::Relabel(SaveLabels { seen, set, reason }) => {
                let set = self.ledger.memories.check_patch(set.clone())?;
                (GuardedAction::Relabel { seen: seen.clone(), set }, reason)
            }
        }))
    }
}

#[async_trait]
impl Draft<MemoryBook> for SaveDraft<'_> {
    async fn realise(
        &self,
        book: &MemoryBook,
        at: Timestamp,
    ) -> Result<PreparedCommand<MemoryBook>, LedgerError> {
        // A purge ends the run before it stands in the book, so that whoever sees it there sees this, too.
        self.ledger.must_be_under_way(self.run).await?;
        let mut contents = Vec::new();
        let plan = self.plan(book, at, &mut contents).await?;
        Ok(PreparedCommand { command: command(at, &self.run.run_id, Action::ApplyPlan { plan }), contents })
    }

    fn outcome(&self, book: &MemoryBook, events: &[MemoryEvent]) -> Value {
        let rev = events.last().map_or(book.rev(), |event| event.rev);
        let mut saved = self.saved(active(book), rev, events);
        saved.active = saved.active + saved.created + saved.merged_groups
            - saved.deleted
            - saved.soft_deleted
            - saved.merged_away;
        serde_json::json!(saved)
    }

    fn kindred_content(&self, _: &MemoryBook) -> Option<Uuid> {
        // What is asked is to save the run, and no text.
        None
    }
}

pub(super) fn command(at: Timestamp, run_id: &str, action: Action) -> MemoryCommand {
    MemoryCommand { at, by_run: Some(run_id.to_owned()), reason: None, expected_revision: None, action }
}

pub(super) fn apart(text: &MemoryContent, contents: &mut Vec<NewContent>) -> Result<ContentRef, LedgerError> {
    let (content, reference) = set_apart(text)?;
    contents.push(content);
    Ok(reference)
}

fn apart_reason(reason: &str, contents: &mut Vec<NewContent>) -> Result<Option<ContentRef>, LedgerError> {
    if reason.trim().is_empty() {
        return Ok(None);
    }
    let (content, reference) = set_apart(&Reason::new(reason)?)?;
    contents.push(content);
    Ok(Some(reference))
}
