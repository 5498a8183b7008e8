//! A run undone as a whole: what it archived returns, what it made is archived, and what was changed since
//! is kept and named.

use std::{
    collections::{HashMap, HashSet},
    sync::Arc,
};

use async_trait::async_trait;
use memledger_aggregates::{
    MemoryId, Timestamp,
    memory_book::{
        Action, Change, MemoryBook, MemoryContent, MemoryEvent, MemoryState, RunEffect, RunEffectKind,
    },
};
use memledger_kernel::{
    Identity, LedgerError, UserCall,
    executor::{Draft, Executed, PreparedCommand},
    texts::{memory_content, read_contents},
    time,
};
use memledger_projections::memory_event;
use memledger_records::operations::{Node, Operation};
use memledger_store::{EventStore, NewContent, StreamKey};
use serde::{Deserialize, Serialize};
use serde_json::Value;
use utoipa::ToSchema;
use uuid::Uuid;

use super::{RunKey, noted, save};
use crate::Runs;

/// Events read at once of those behind a run.
const PAGE: usize = 1_000;

/// The outcome of undoing a run.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
pub struct Undone {
    /// Memories that are active again.
    pub restored: usize,
    /// Memories made by the run, which are now archived.
    pub archived: usize,
    /// Memories that have their former text, topics or labels again.
    pub rewritten: usize,
    /// Memories of the run that were changed after it and stay as they are.
    pub kept: Vec<RetainedMemory>,
    pub rev: u64,
}

#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[schema(as = Kept)]
pub struct RetainedMemory {
    pub memory_id: String,
    /// changed, or purged.
    pub why: String,
}

impl Runs {
    /// Takes the revs of a run's save back, once, however often it is called.
    pub(super) async fn undo_revs(
        &self,
        identity: &Identity,
        run: &RunKey,
        first_rev: u64,
        last_rev: u64,
    ) -> Result<Undone, LedgerError> {
        let call = run.call("restore");
        let (stream, mut origin) = self.memories.origin(&call, "restore".to_owned())?;
        origin.actor = identity.actor();
        let done = self.events_of_run(&stream, &run.run_id, first_rev, last_rev).await?;
        let draft = UndoDraft {
            store: self.core.store.clone(),
            stream: stream.clone(),
            last_rev,
            run_id: run.run_id.clone(),
            done,
        };
        let view = |book: &MemoryBook, events: &[MemoryEvent]| {
            (undone(&draft.done, book, book.rev(), events), noted::of_events(run, book, events))
        };
        let by = UserCall::new(identity, call.user);
        match self.memories.execute_noted(&by, &stream, &origin, &draft, view).await? {
            Executed::Done { view, .. } | Executed::Unchanged { view, .. } => {
                let (undone, operations) = view;
                for operation in operations {
                    // Somebody waits for it.
                    let actor = identity.actor();
                    self.records.operations.record(Operation { node: Node::Hotpath, actor, ..operation });
                }
                Ok(undone)
            }
            Executed::Replayed(replay) => serde_json::from_value(replay.outcome)
                .map_err(|e| LedgerError::Internal(format!("the receipt of an undo is unreadable: {e}"))),
        }
    }

    /// What the run did, from the log.
    async fn events_of_run(
        &self,
        stream: &StreamKey,
        run_id: &str,
        first_rev: u64,
        last_rev: u64,
    ) -> Result<Vec<MemoryEvent>, LedgerError> {
        // Each event of a book takes one rev, so a rev is the version of its event.
        let count = (last_rev + 1).saturating_sub(first_rev) as usize;
        let before = first_rev.saturating_sub(1).try_into().unwrap_or(i64::MAX);
        let mut done = Vec::with_capacity(count);
        for stored in self.core.store.read_stream(stream, before, count).await? {
            let event = memory_event(&stored).map_err(LedgerError::Internal)?;
            if event.by_run.as_deref() != Some(run_id) {
                let (partition_id, position) = (stored.partition_id, stored.position);
                let message = format!("event {partition_id}:{position} is not of run {run_id}");
                return Err(LedgerError::Internal(message));
            }
            done.push(event);
        }
        Ok(done)
    }
}

struct UndoDraft {
    store: Arc<dyn EventStore>,
    stream: StreamKey,
    /// Of the run's save.
    last_rev: u64,
    run_id: String,
    /// What the run did.
    done: Vec<MemoryEvent>,
}

impl UndoDraft {
    async fn changes(
        &self,
        book: &MemoryBook,
        contents: &mut Vec<NewContent>,
    ) -> Result<Vec<RunEffect>, LedgerError> {
        // The text from before, if the run gave it another one.
        let previous = |event: &MemoryEvent| match &event.change {
            Change::Updated { content: Some(_), previous_content_id, .. } => Some(*previous_content_id),
            _ => None,
        };
        let ids = self.done.iter().filter_map(previous).collect();
        let found = read_contents(self.store.as_ref(), self.stream.partition(), ids).await?;
        let read = found.iter().map(|content| Ok((content.content_id, memory_content(&content.body)?)));
        let mut texts: HashMap<Uuid, MemoryContent> = read.collect::<Result<_, LedgerError>>()?;
        let untouched = self.untouched(book).await?;
        let mut changes = Vec::with_capacity(self.done.len());
        for event in &self.done {
            let done = match &event.change {
                Change::Deleted { .. } | Change::SoftDeleted { .. } | Change::MergedAway { .. } => {
                    RunEffectKind::TakenAway
                }
                Change::Merged { .. } | Change::Created { .. } => RunEffectKind::Made,
                Change::Updated { was, updated_at, .. } => {
                    let text = previous(event).map(|id| texts.remove(&id));
                    // Its text from before is destroyed, and so is the memory.
                    let Some(text) = text.map_or(Some(None), |text| text.map(Some)) else { continue };
                    let content = text.map(|text| save::apart(&text, contents)).transpose()?;
                    RunEffectKind::Changed {
                        content,
                        set: Box::new(was.clone()),
                        kept_age: updated_at.is_some(),
                    }
                }
                _ => continue,
            };
            let memory_id = event.memory_id.clone();
            let revision = untouched.get(&memory_id).copied().unwrap_or(event.revision);
            changes.push(RunEffect { memory_id, revision, done });
        }
        Ok(changes)
    }

    /// The memories that later runs changed and that are as this run left them all the same, since each of those was taken
    /// back; with the revisions that they have now.
    async fn untouched(&self, book: &MemoryBook) -> Result<HashMap<MemoryId, u64>, LedgerError> {
        let moved = |event: &MemoryEvent| {
            let now = book.get(&event.memory_id).map(|record| record.revision)?;
            (now != event.revision).then(|| (event.memory_id.clone(), now))
        };
        let mut moved: HashMap<MemoryId, u64> = self.done.iter().filter_map(moved).collect();
        // The runs that changed each and were not undone yet; a change of anybody else is never undone.
        let mut standing: HashMap<MemoryId, Vec<Option<String>>> = HashMap::new();
        let mut version = i64::try_from(self.last_rev).unwrap_or(i64::MAX);
        while !moved.is_empty() {
            let page = self.store.read_stream(&self.stream, version, PAGE).await?;
            let Some(last) = page.last() else { break };
            version = last.version;
            for stored in &page {
                let event = memory_event(stored).map_err(LedgerError::Internal)?;
                let counts = event.rev <= book.rev() && !event.is_about_a_link();
                if !counts || !moved.contains_key(&event.memory_id) {
                    continue;
                }
                let runs = standing.entry(event.memory_id).or_default();
                match (&event.by_run, runs.last()) {
                    (Some(run), Some(Some(last))) if run == last => drop(runs.pop()),
                    _ => runs.push(event.by_run),
                }
            }
        }
        moved.retain(|memory_id, _| standing.get(memory_id).is_some_and(Vec::is_empty));
        Ok(moved)
    }
}

#[async_trait]
impl Draft<MemoryBook> for UndoDraft {
    async fn realise(
        &self,
        book: &MemoryBook,
        at: Timestamp,
    ) -> Result<PreparedCommand<MemoryBook>, LedgerError> {
        let mut contents = Vec::new();
        let changes = self.changes(book, &mut contents).await?;
        Ok(PreparedCommand {
            command: save::command(at, &self.run_id, Action::UndoRun { changes, now: time::now() }),
            contents,
        })
    }

    fn outcome(&self, book: &MemoryBook, events: &[MemoryEvent]) -> Value {
        let rev = events.last().map_or(book.rev(), |event| event.rev);
        serde_json::json!(undone(&self.done, book, rev, events))
    }

    fn kindred_content(&self, _: &MemoryBook) -> Option<Uuid> {
        None
    }
}

fn undone(done: &[MemoryEvent], book: &MemoryBook, rev: u64, events: &[MemoryEvent]) -> Undone {
    let back: HashSet<&str> = events.iter().map(|event| event.memory_id.as_str()).collect();
    let kept = done.iter().map(|event| &event.memory_id).filter(|id| !back.contains(id.as_str()));
    let kept = kept.map(|id| {
        let purged = book.get(id).is_none_or(|record| record.state == MemoryState::Purged);
        RetainedMemory {
            memory_id: id.to_string(),
            why: if purged { "purged" } else { "changed" }.to_owned(),
        }
    });
    let count = |is: fn(&Change) -> bool| events.iter().filter(|event| is(&event.change)).count();
    Undone {
        restored: count(|change| matches!(change, Change::Restored { .. })),
        archived: count(|change| matches!(change, Change::Deleted { .. })),
        rewritten: count(|change| matches!(change, Change::Updated { .. })),
        kept: kept.collect(),
        rev,
    }
}
