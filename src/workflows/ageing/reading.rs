//! What policies read of a user: active memories with their texts, and what the user said last.

use std::collections::{HashMap, HashSet};

use memledger_ageing::Memory;
use memledger_intelligence::aside;
use memledger_ledger::{
    Identity,
    runs::{MemoryHead, RunAnswer, ageing::PolicyName},
    time::parse,
    words::{Kind, MemoryState, MessageRole, ThreadId, Timestamp},
};
use memledger_offline::Hashed;
use serde_json::{Map, Value};
use uuid::Uuid;

use super::{DAY_US, Looking, OpenQuestion, SeenRevision, pace::Pace, select};
use crate::engine::Trouble;

/// Dimensions of the offline embedder that tell texts of one user apart well enough.
const DIMENSIONS: usize = 256;
/// Threads whose messages tell what a user is about now.
const THREADS: usize = 5;
/// Messages of each that are read.
const OF_A_THREAD: u32 = 20;
/// Texts that are read at once.
const WINDOW: usize = 500;

/// An active memory with its text.
#[derive(Clone)]
pub struct ReadMemory {
    pub head: MemoryHead,
    pub memory: Memory,
    pub text: String,
    pub metadata: Map<String, Value>,
    /// The same where the same agents may see it.
    pub wall: u64,
}

impl ReadMemory {
    pub fn seen(&self) -> SeenRevision {
        SeenRevision::of(&self.head.memory_id, self.head.revision)
    }
}

/// What somebody said, or what is remembered of it.
pub struct DatedEntry {
    pub id: String,
    pub text: String,
    /// In microseconds since 1970.
    pub at: i64,
}

/// When the message was sent that a memory was extracted from, which may have waited.
fn said_at(metadata: &Map<String, Value>) -> Option<i64> {
    Some(parse("at", metadata.get("source")?.get("at")?.as_str()?).ok()?.0)
}

/// A memory as the rules see it, without its topics, which are stored with its text.
pub fn bare(head: &MemoryHead) -> Memory {
    let attributes = &head.attributes;
    Memory {
        id: head.memory_id.to_string(),
        importance: attributes.importance,
        pinned: attributes.pinned,
        bank: attributes.bank.clone(),
        category: attributes.category.clone(),
        topics: Vec::new(),
        is_derived: matches!(attributes.kind, Kind::Summary | Kind::Insight),
        created_at: head.created_at.0,
        written_at: head.written_at.0,
        last_accessed_at: head.last_accessed_at.map(|at| at.0),
    }
}

impl Looking<'_> {
    /// The active memories with their texts, the oldest first, and as of which rev.
    pub async fn read(&self) -> Result<(u64, Vec<ReadMemory>), Trouble> {
        self.read_in(&[MemoryState::Active]).await
    }

    /// The same of all that are in one of these states.
    pub async fn read_in(&self, states: &[MemoryState]) -> Result<(u64, Vec<ReadMemory>), Trouble> {
        let (rev, heads) = self.ledger.runs.heads_for_run(self.tenant, self.user, states).await?;
        let allowlists = &self.ledger.people.access_rules().allowlists;
        let mut walls: HashMap<Option<String>, u64> = HashMap::new();
        let mut read = Vec::with_capacity(heads.len());
        let mut heads = heads.into_iter();
        let mut pace = Pace::begin();
        loop {
            let window: Vec<MemoryHead> = heads.by_ref().take(WINDOW).collect();
            if window.is_empty() {
                return Ok((rev, read));
            }
            let ids: Vec<_> = window.iter().map(|head| head.content_id).collect();
            let mut contents = self.ledger.runs.contents_for_run(self.tenant, self.user, &ids).await?;
            for head in window {
                // Its text was destroyed meanwhile.
                let Some(content) = contents.remove(&head.content_id) else { continue };
                let category = head.attributes.category.clone();
                let next = walls.len() as u64 + 1;
                let wall = if allowlists.is_empty() { 0 } else { *walls.entry(category).or_insert(next) };
                let mut memory = Memory { topics: content.topics, ..bare(&head) };
                memory.created_at = memory.created_at.min(said_at(&content.metadata).unwrap_or(i64::MAX));
                let (text, metadata) = (content.content, content.metadata);
                read.push(ReadMemory { head, memory, text, metadata, wall });
            }
            // Where memories wait to be added, somebody waits for this one.
            if self.incoming == 0 {
                pace.rest().await;
            }
        }
    }

    /// What memories said before they were changed last, with the ids of those.
    pub async fn former_texts(&self, memories: &[ReadMemory]) -> Result<Vec<DatedEntry>, Trouble> {
        let former: HashMap<Uuid, &ReadMemory> =
            memories.iter().filter_map(|one| Some((*one.head.former.last()?, one))).collect();
        let ids: Vec<Uuid> = former.keys().copied().collect();
        let mut entries = Vec::with_capacity(ids.len());
        let mut pace = Pace::begin();
        for window in ids.chunks(WINDOW) {
            for (id, content) in self.ledger.runs.contents_for_run(self.tenant, self.user, window).await? {
                let Some(one) = former.get(&id) else { continue };
                entries.push(DatedEntry {
                    id: one.memory.id.clone(),
                    text: content.content,
                    at: one.memory.created_at,
                });
            }
            pace.rest().await;
        }
        entries.sort_by(|a, b| (a.at, &a.id, &a.text).cmp(&(b.at, &b.id, &b.text)));
        Ok(entries)
    }

    /// Vectors of these memories, in their order, by the embedder that recall goes by. A model makes its own after a text was written:
    /// one that has none yet is empty.
    pub async fn vectors(&self, memories: &[ReadMemory]) -> Result<Vec<Vec<f32>>, Trouble> {
        if let Some(stored) = self.ledger.recall.memory_vectors(self.tenant, self.user).await? {
            let of = |one: &ReadMemory| stored.of(&one.memory.id).unwrap_or_default();
            return Ok(memories.iter().map(of).collect());
        }
        let texts: Vec<String> = memories.iter().map(|one| one.text.clone()).collect();
        decided(move || {
            let embedder = Hashed::new(DIMENSIONS);
            texts.iter().map(|text| embedder.vector(text)).collect()
        })
        .await
    }

    /// What runs of the policy noted since then, each with when it was requested.
    pub async fn noted_since(
        &self,
        policy: PolicyName,
        since: Timestamp,
    ) -> Result<Vec<(Timestamp, Vec<String>)>, Trouble> {
        let answers = self.ledger.runs.answers_since(self.tenant, self.user, policy.as_str(), since).await?;
        let noted = |(at, answer): &(Timestamp, RunAnswer)| (*at, select::noted_of(answer));
        Ok(answers.iter().map(noted).collect())
    }

    /// What runs of the policy asked a model about in the last days and need not ask again before it changes.
    pub async fn asked_lately(&self, policy: PolicyName, days: u32) -> Result<HashSet<String>, Trouble> {
        let since = Timestamp(self.now.0 - i64::from(days) * DAY_US);
        let noted = self.noted_since(policy, since).await?;
        Ok(noted.into_iter().flat_map(|(_, noted)| noted).collect())
    }

    /// Leaves out questions about what a model was asked in the last days, if nothing of it has changed since.
    pub async fn leave_asked(
        &self,
        policy: PolicyName,
        days: u32,
        questions: &mut Vec<OpenQuestion>,
    ) -> Result<(), Trouble> {
        if !questions.is_empty() {
            let asked = self.asked_lately(policy, days).await?;
            questions.retain(|question| !question.keys().iter().all(|key| asked.contains(key)));
        }
        Ok(())
    }

    /// What the user said last, in the threads that changed last.
    pub async fn recent_messages(&self) -> Result<Vec<DatedEntry>, Trouble> {
        let identity = Identity::operator(self.tenant.clone());
        let threads = self.ledger.threads.list(&identity, self.user, THREADS, None).await?;
        let mut entries = Vec::new();
        for thread in threads.items.iter().filter(|thread| thread.messages > 0) {
            let Ok(id) = ThreadId::new(&thread.thread_id) else { continue };
            let after = thread.messages.checked_sub(OF_A_THREAD + 1);
            let asked = (after, OF_A_THREAD as usize, None);
            let page = self.ledger.threads.list_messages(&identity, self.user, &id, asked).await?;
            for message in page.items.into_iter().filter(|message| message.role == MessageRole::User) {
                let Some(text) = message.content else { continue };
                let at = parse("at", &message.at)?.0;
                entries.push(DatedEntry { id: format!("{id}#{}", message.seq), text, at });
            }
        }
        entries.sort_by(|a, b| (b.at, &a.id).cmp(&(a.at, &b.id)));
        Ok(entries)
    }
}

/// Runs rules that keep a core busy apart from the work that others wait for.
pub async fn decided<T: Send + 'static>(decide: impl FnOnce() -> T + Send + 'static) -> Result<T, Trouble> {
    aside(decide).await.ok_or_else(|| failed("a rule failed; the server's log has the cause"))
}

fn failed(what: &str) -> Trouble {
    Trouble::failed("rule_failed", what)
}
