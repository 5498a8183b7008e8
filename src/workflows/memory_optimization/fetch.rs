//! Step 1: all active memories of the user, as of now; every later step reads them as of the same rev.

use std::{collections::BTreeSet, sync::Arc};

use memledger_intelligence::{Corpus, MemoryText};
use memledger_ledger::runs::SeenMemory;
use tokio::sync::OnceCell;

use crate::engine::{Figures, Trouble, Work};

pub const STEP: &str = "fetch";
pub const REV: &str = "rev";

/// The memories that a run works on, the oldest first.
pub struct Memories {
    pub rev: u64,
    pub corpus: Arc<Corpus>,
    revisions: Vec<SeenMemory>,
    categories: Vec<Option<String>>,
}

impl Memories {
    pub async fn fetch(work: &Work, rev: Option<u64>) -> Result<Self, Trouble> {
        let fetched = work.ledger.fetch_for_run(&work.run.tenant, &work.run.user, rev).await?;
        let (mut texts, mut revisions, mut categories) = (Vec::new(), Vec::new(), Vec::new());
        for memory in fetched.memories {
            texts.push(MemoryText {
                id: memory.memory_id.to_string(),
                content: memory.content,
                topics: memory.topics,
                pinned: memory.pinned,
            });
            categories.push(memory.category);
            revisions.push(SeenMemory { memory_id: memory.memory_id, revision: memory.revision });
        }
        Ok(Self { rev: fetched.rev, corpus: Arc::new(Corpus::new(texts)), revisions, categories })
    }

    pub fn texts(&self) -> &[MemoryText] {
        &self.corpus.memories
    }

    /// One of them as it was seen.
    pub fn seen(&self, at: usize) -> SeenMemory {
        self.revisions[at].clone()
    }

    /// The category of one of them. It decides who may see a memory.
    pub fn category(&self, at: usize) -> Option<&str> {
        self.categories.get(at)?.as_deref()
    }

    pub fn topics(&self) -> BTreeSet<&str> {
        self.texts().iter().flat_map(|memory| &memory.topics).map(String::as_str).collect()
    }

    #[cfg(test)]
    pub fn of_texts(texts: Vec<MemoryText>, categories: Vec<Option<String>>) -> Self {
        Self { rev: 0, corpus: Arc::new(Corpus::new(texts)), revisions: Vec::new(), categories }
    }
}

pub async fn run(work: &Work, memories: &OnceCell<Memories>) -> Result<Figures, Trouble> {
    let memories = memories.get_or_try_init(|| Memories::fetch(work, None)).await?;
    let count = |n: usize| i64::try_from(n).unwrap_or(i64::MAX);
    Ok(Figures::from([
        (REV.to_owned(), i64::try_from(memories.rev).unwrap_or(i64::MAX)),
        ("memories".to_owned(), count(memories.texts().len())),
        ("topics".to_owned(), count(memories.topics().len())),
    ]))
}
