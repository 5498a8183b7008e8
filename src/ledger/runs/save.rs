//! What a run decided, saved as one atomic append: every memory as the run saw it, or left alone.

use std::collections::{HashMap, HashSet};

use async_trait::async_trait;
use memledger_aggregates::{
    MemoryId, Timestamp,
    memory_book::{
        Action, Change, ContentRef, MemoryBook, MemoryCommand, MemoryContent, MemoryEvent, MemoryState, Plan,
        PlannedDelete, PlannedMerge, PlannedRewrite, RawContent, Reason,
    },
};
use memledger_store::{NewContent, StreamKey};
use serde::{Deserialize, Serialize};
use serde_json::Value;
use uuid::Uuid;

use super::{RunKey, noted};
use crate::{
    Ledger, LedgerError,
    drafts::{merged_attributes, united_metadata},
    executor::{CommandOrigin, Draft, Executed, PreparedCommand},
    memories::new_id,
    texts::{memory_content, read_contents, set_apart},
};

pub use memledger_aggregates::memory_book::SeenMemory;

/// What to do; a memory is named once.
#[derive(Debug, Clone, Default)]
pub struct SavePlan {
    pub deletes: Vec<SaveDelete>,
    pub merges: Vec<SaveMerge>,
    pub topics: Vec<SaveTopics>,
}

#[derive(Debug, Clone)]
pub struct SaveDelete {
    pub seen: SeenMemory,
    pub reason: String,
}

#[derive(Debug, Clone)]
pub struct SaveMerge {
    /// At least two.
    pub sources: Vec<SeenMemory>,
    pub content: String,
    pub topics: Vec<String>,
    pub reason: String,
}

/// Other topics for a memory.
#[derive(Debug, Clone)]
pub struct SaveTopics {
    pub seen: SeenMemory,
    pub topics: Vec<String>,
}

/// What became of a plan.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Saved {
    /// The revs that the save took; the first above the last where it took none.
    pub first_rev: u64,
    pub last_rev: u64,
    pub deleted: usize,
    /// Merges made, and memories merged away by them.
    pub merged_groups: usize,
    pub merged_away: usize,
    /// Memories that were given other topics.
    pub rewritten: usize,
    /// Memories that were changed since the run saw them, with those that were to be merged with them.
    pub skipped: Vec<String>,
    /// Active memories after it.
    pub active: usize,
}

impl Ledger {
    /// Saves once, however often it is called for the run; nothing more once the run has ended.
    pub async fn save_run(&self, run: &RunKey, plan: SavePlan) -> Result<Saved, LedgerError> {
        self.must_be_under_way(run).await?;
        let (stream, asked) = self.asked_to_save(run)?;
        let draft = SaveDraft { ledger: self, run, partition_id: stream.partition(), plan };
        let view = |book: &MemoryBook, events: &[MemoryEvent]| {
            (draft.saved(active(book), book.rev(), events), noted::of_events(run, book, events))
        };
        match self.books.execute(&stream, &asked, &draft, view).await {
            Ok(Executed::Done { view, .. } | Executed::Unchanged { view, .. }) => {
                let (saved, operations) = view;
                operations.into_iter().for_each(|operation| self.operations.record(operation));
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
            None => Err(LedgerError::State(format!("run {} has ended; it saves nothing more", run.run_id))),
        }
    }

    /// What the run saved, if anything.
    pub(super) async fn saved_by(&self, run: &RunKey) -> Result<Option<Saved>, LedgerError> {
        let (stream, asked) = self.asked_to_save(run)?;
        let replay = self.books.replay(&stream, &asked).await?;
        replay.map(|replay| of_receipt(replay.outcome)).transpose()
    }

    fn asked_to_save(&self, run: &RunKey) -> Result<(StreamKey, CommandOrigin), LedgerError> {
        let (stream, mut asked) = self.asked(&run.envelope("save"), "save".to_owned())?;
        asked.actor = run.actor();
        Ok((stream, asked))
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
    ledger: &'a Ledger,
    run: &'a RunKey,
    partition_id: i32,
    plan: SavePlan,
}

impl SaveDraft<'_> {
    /// From the book after the events.
    fn saved(&self, active: usize, rev: u64, events: &[MemoryEvent]) -> Saved {
        let count = |is: fn(&Change) -> bool| events.iter().filter(|event| is(&event.change)).count();
        let done: HashSet<&MemoryId> = events.iter().map(|event| &event.memory_id).collect();
        let deletes = self.plan.deletes.iter().map(|delete| &delete.seen);
        let sources = self.plan.merges.iter().flat_map(|merge| &merge.sources);
        let topics = self.plan.topics.iter().map(|topics| &topics.seen);
        let planned = deletes.chain(sources).chain(topics);
        let skipped = planned.filter(|seen| !done.contains(&seen.memory_id));
        Saved {
            first_rev: rev + 1 - events.len() as u64,
            last_rev: rev,
            deleted: count(|change| matches!(change, Change::Deleted { .. })),
            merged_groups: count(|change| matches!(change, Change::Merged { .. })),
            merged_away: count(|change| matches!(change, Change::MergedAway { .. })),
            rewritten: count(|change| matches!(change, Change::Updated { .. })),
            skipped: skipped.map(|seen| seen.memory_id.to_string()).collect(),
            active,
        }
    }

    /// The texts of the memories that are merged or get other topics, as they are now.
    async fn texts(&self, book: &MemoryBook) -> Result<HashMap<MemoryId, MemoryContent>, LedgerError> {
        let sources = self.plan.merges.iter().flat_map(|merge| &merge.sources);
        let topics = self.plan.topics.iter().map(|topics| &topics.seen);
        let of_memory: HashMap<Uuid, &MemoryId> = sources
            .chain(topics)
            .filter_map(|seen| Some((book.get(&seen.memory_id)?.content_id?, &seen.memory_id)))
            .collect();
        let ids = of_memory.keys().copied().collect();
        let found = read_contents(self.ledger.store.as_ref(), self.partition_id, ids).await?;
        let of_memories =
            found.iter().filter_map(|content| Some((*of_memory.get(&content.content_id)?, content)));
        of_memories
            .map(|(memory_id, content)| Ok((memory_id.clone(), memory_content(&content.body)?)))
            .collect()
    }

    async fn plan(&self, book: &MemoryBook, contents: &mut Vec<NewContent>) -> Result<Plan, LedgerError> {
        let mut plan = Plan::default();
        let mut texts = self.texts(book).await?;
        for SaveDelete { seen, reason } in &self.plan.deletes {
            let reason = apart_reason(reason, contents)?;
            plan.deletes.push(PlannedDelete { seen: seen.clone(), reason });
        }
        for SaveMerge { sources, content, topics, reason } in &self.plan.merges {
            let ids: Vec<MemoryId> = sources.iter().map(|seen| seen.memory_id.clone()).collect();
            let merged: Vec<&MemoryContent> = ids.iter().filter_map(|id| texts.get(id)).collect();
            let text = RawContent {
                content: content.clone(),
                topics: topics.clone(),
                metadata: united_metadata(&merged),
                input: None,
            };
            plan.merges.push(PlannedMerge {
                product: new_id(),
                attributes: merged_attributes(book, &ids, &self.ledger.options.default_bank),
                content: apart(&MemoryContent::new(text)?, contents)?,
                sources: sources.clone(),
                reason: apart_reason(reason, contents)?,
            });
        }
        for SaveTopics { seen, topics } in &self.plan.topics {
            let Some(old) = texts.remove(&seen.memory_id) else { continue };
            let text = RawContent {
                content: old.content,
                topics: topics.clone(),
                metadata: old.metadata,
                input: old.input,
            };
            let content = apart(&MemoryContent::new(text)?, contents)?;
            plan.rewrites.push(PlannedRewrite { seen: seen.clone(), content });
        }
        Ok(plan)
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
        let plan = self.plan(book, &mut contents).await?;
        Ok(PreparedCommand { command: command(at, &self.run.run_id, Action::ApplyPlan { plan }), contents })
    }

    fn outcome(&self, book: &MemoryBook, events: &[MemoryEvent]) -> Value {
        let rev = events.last().map_or(book.rev(), |event| event.rev);
        let mut saved = self.saved(active(book), rev, events);
        saved.active = saved.active + saved.merged_groups - saved.deleted - saved.merged_away;
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
