//! Step 1: all active memories of the user, as of now; every later step reads them as of the same rev.

use std::collections::{BTreeSet, HashMap};

use memledger_intelligence::{MemoryText, statement_text::comparable};
use memledger_ledger::{access::Allowlists, runs::SeenMemory};
use tokio::sync::OnceCell;

use crate::engine::{Figures, Trouble, Work};

pub const STEP: &str = "fetch";
pub const REV: &str = "rev";

/// The memories that a run works on, the oldest first.
pub struct Memories {
    pub rev: u64,
    texts: Vec<MemoryText>,
    /// For each that says word for word what an older one says, that one.
    copy_of: Vec<Option<usize>>,
    revisions: Vec<SeenMemory>,
    categories: Vec<Option<String>>,
    /// For each the number of the wall that it lies behind: the same where the same agents may see it.
    walls: Vec<usize>,
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
        let copy_of = copies(&texts, &categories);
        let walls = walls(&work.ledger.access_rules().allowlists, &categories);
        Ok(Self { rev: fetched.rev, texts, copy_of, revisions, categories, walls })
    }

    pub fn texts(&self) -> &[MemoryText] {
        &self.texts
    }

    /// Those that a model is asked about, each statement once; apart where some agent may see the ones and not the others. No
    /// question mixes them: what a model is told of the ones, it may tell of the others.
    pub fn distinct(&self) -> Vec<Vec<&MemoryText>> {
        let mut apart: Vec<Vec<&MemoryText>> = Vec::new();
        apart.resize_with(self.walls.iter().max().map_or(0, |last| last + 1), Vec::new);
        for ((text, original), wall) in self.texts.iter().zip(&self.copy_of).zip(&self.walls) {
            if original.is_none() {
                apart[*wall].push(text);
            }
        }
        apart.retain(|memories| !memories.is_empty());
        apart
    }

    /// The wall that one of them lies behind.
    pub fn wall(&self, at: usize) -> usize {
        self.walls.get(at).copied().unwrap_or_default()
    }

    /// Each memory that is a copy, with the one whose fate it has.
    pub fn copies(&self) -> impl Iterator<Item = (&MemoryText, &MemoryText)> {
        let copies = self.texts.iter().zip(&self.copy_of);
        copies.filter_map(|(copy, original)| Some((copy, self.texts.get((*original)?)?)))
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
        let copy_of = copies(&texts, &categories);
        let walls = walls(&Allowlists::default(), &categories);
        Self { rev: 0, texts, copy_of, revisions: Vec::new(), categories, walls }
    }
}

fn walls(allowlists: &Allowlists, categories: &[Option<String>]) -> Vec<usize> {
    let mut numbers: HashMap<Vec<&str>, usize> = HashMap::new();
    let mut walls = Vec::with_capacity(categories.len());
    for category in categories {
        let next = numbers.len();
        walls.push(*numbers.entry(allowlists.who_sees(category.as_deref())).or_insert(next));
    }
    walls
}

/// For each memory the oldest one that says the same word for word, where there is an older one. Those of different
/// categories are never one, and a pinned memory is left as it is.
fn copies(texts: &[MemoryText], categories: &[Option<String>]) -> Vec<Option<usize>> {
    let mut originals: HashMap<(Option<&str>, String), usize> = HashMap::new();
    let mut copy_of = Vec::with_capacity(texts.len());
    for (at, memory) in texts.iter().enumerate() {
        let category = categories.get(at).and_then(Option::as_deref);
        let original = match memory.pinned {
            true => at,
            false => *originals.entry((category, comparable(&memory.content))).or_insert(at),
        };
        copy_of.push((original != at).then_some(original));
    }
    copy_of
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
