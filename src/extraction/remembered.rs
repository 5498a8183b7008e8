//! What is remembered, as the candidates of a turn are judged against it.

use std::sync::Arc;

use memledger_aggregates::{
    MemoryId, Timestamp,
    memory_book::{Kind, MemoryBook, MemoryContent, MemoryRecord, MemoryState},
};
use memledger_kernel::{
    LedgerError,
    texts::{memory_content, read_contents},
    time::now,
};
use memledger_store::{StreamKey, locked};
use uuid::Uuid;

use crate::{
    Outcome,
    judging::{Candidates, Judgement, Limits, MemoryText},
    likeness::Thresholds,
    vectors::Vectors,
    writing::TurnDraft,
};

/// A candidate is compared with this number of memories, the newest ones, and of deleted ones.
const COMPARED: usize = 1_000;

/// A memory that candidates are compared with, or what it said before; its text is not read yet.
pub(crate) struct KnownMemory {
    id: MemoryId,
    text: Uuid,
    revision: u64,
    updated_at: Timestamp,
    is_deleted: bool,
}

impl KnownMemory {
    fn of(id: &MemoryId, text: Uuid, record: &MemoryRecord, is_deleted: bool) -> Self {
        let (revision, updated_at) = (record.revision, record.updated_at);
        Self { id: id.clone(), text, revision, updated_at, is_deleted }
    }
}

impl TurnDraft<'_> {
    /// The memories that candidates are compared with: active ones, and those that somebody deleted. No summary is among them: a new
    /// value of one thing would take the place of all that it says.
    pub(crate) fn memories(&self, book: &MemoryBook) -> Vec<KnownMemory> {
        let newest = |is_wanted: fn(&MemoryRecord) -> bool| {
            let mut found: Vec<_> = book.iter().filter(|(_, record)| is_wanted(record)).collect();
            found.sort_unstable_by_key(|(_, record)| std::cmp::Reverse(record.updated_at));
            found.truncate(COMPARED);
            found
        };
        let active = newest(|record| {
            let is_derived = matches!(record.attributes.kind, Kind::Summary | Kind::Insight);
            record.state == MemoryState::Active && !is_derived
        });
        let deleted =
            newest(|record| matches!(record.state, MemoryState::Archived | MemoryState::SoftDeleted));
        // What memories said before: reading it again must not bring it back next to what they say now.
        let former = active.iter().chain(&deleted).flat_map(|(id, record)| {
            let texts = record.contents.iter().filter(|text| Some(**text) != record.content_id);
            texts.map(move |text| KnownMemory::of(id, *text, record, true))
        });
        let now = active.iter().chain(&deleted).filter_map(|(id, record)| {
            Some(KnownMemory::of(id, record.content_id?, record, record.state != MemoryState::Active))
        });
        now.chain(former.take(COMPARED)).collect()
    }

    /// How many memories may be made of the turn.
    pub(crate) fn limits(&self, book: &MemoryBook, at: Timestamp) -> Limits {
        let written = book.extracted_on_day_of(at);
        Limits {
            per_turn: self.config.max_writes_per_turn as usize,
            left_today: self.config.max_writes_per_day.saturating_sub(written) as usize,
        }
    }

    /// The vectors that judging the candidates depends on.
    pub(crate) async fn look_up(&self, book: &StreamKey) -> Result<Vectors, LedgerError> {
        if !self.extraction.waits_for_vectors() {
            return Ok(Vectors::default());
        }
        let look = |book: &MemoryBook| (self.memories(book), self.limits(book, now()));
        let (memories, limits) = self.extraction.core.books.look(book, look).await?;
        let known = self.known(memories).await?;
        let thresholds = Thresholds::of(self.config);
        self.extraction.vectors(&self.candidates(), &Arc::new(known), limits, thresholds).await
    }

    pub(crate) async fn judge(
        &self,
        memories: Vec<KnownMemory>,
        limits: Limits,
    ) -> Result<Vec<Judgement>, LedgerError> {
        let known = Arc::new(self.known(memories).await?);
        let thresholds = Thresholds::of(self.config);
        self.extraction.judge(self.candidates(), known, limits, thresholds, &self.vectors).await
    }

    /// The turn's candidates, without those of messages of which a memory was purged.
    fn candidates(&self) -> Candidates {
        let mut candidates = self.turn.candidates.clone();
        for (candidate, _) in &mut candidates {
            if candidate.outcome == Outcome::Created && self.turn.purged.contains(&candidate.source.seq) {
                candidate.outcome = Outcome::Rejected;
                "a memory of this message was purged".clone_into(&mut candidate.reason);
            }
        }
        candidates
    }

    async fn known(&self, memories: Vec<KnownMemory>) -> Result<Vec<MemoryText>, LedgerError> {
        self.read_texts(memories.iter().map(|one| one.text)).await?;
        let texts = locked(&self.texts);
        let known = memories.into_iter().filter_map(|one| {
            let content = texts.get(&one.text)?;
            let said = said_at(content, one.revision).filter(|_| !one.is_deleted);
            let at = said.unwrap_or(one.updated_at);
            let text = content.content.clone();
            Some(MemoryText { id: one.id.to_string(), text, at, is_deleted: one.is_deleted })
        });
        Ok(known.collect())
    }

    async fn read_texts(&self, ids: impl Iterator<Item = Uuid>) -> Result<(), LedgerError> {
        let missing: Vec<Uuid> = {
            let texts = locked(&self.texts);
            ids.filter(|id| !texts.contains_key(id)).collect()
        };
        let store = self.extraction.core.store.as_ref();
        for content in read_contents(store, self.stream.partition(), missing).await? {
            // Reasons are kept among the texts of a memory.
            if let Ok(text) = memory_content(&content.body) {
                locked(&self.texts).insert(content.content_id, Arc::new(text));
            }
        }
        Ok(())
    }
}

/// When the message was said that a memory comes from, unless somebody changed it since.
fn said_at(content: &MemoryContent, revision: u64) -> Option<Timestamp> {
    let source = content.metadata.get("source")?;
    if source["revision"].as_u64() != Some(revision) {
        return None;
    }
    let at = source["at"].as_str()?;
    Some(Timestamp(chrono::DateTime::parse_from_rfc3339(at).ok()?.timestamp_micros()))
}
