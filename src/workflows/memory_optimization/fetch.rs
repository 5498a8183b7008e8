//! Step 1: all active memories of the user, as of now; every later step reads them as of the same rev. Texts are read when
//! they are needed, so that a run takes little more memory for many long ones.

use std::collections::{BTreeSet, HashMap};

use memledger_intelligence::aside;
use memledger_ledger::{
    access::Allowlists,
    runs::{FetchedMemory, SeenMemory},
};
use memledger_offline::{MemoryText, shares, statement_text::comparable};
use sha2::{Digest, Sha256};
use uuid::Uuid;

use super::share;
use crate::engine::{Figures, Trouble, Work};

pub const STEP: &str = "fetch";
const REV: &str = "rev";

/// Texts that are looked at together where each is needed for a moment.
const WINDOW: usize = 128;

/// A memory that a run works on, without its text.
#[derive(Debug, Clone)]
pub struct Head {
    pub topics: Vec<String>,
    /// It must not go: neither deleted nor merged away.
    pub pinned: bool,
    /// It decides who may see a memory.
    pub category: Option<String>,
    pub seen: SeenMemory,
    content_id: Uuid,
    /// Of its text in a question.
    pub chars: usize,
    /// The same where two say the same word for word.
    digest: [u8; 32],
}

impl Head {
    fn of(memory: FetchedMemory) -> Self {
        Self {
            chars: shares::chars(&memory.content),
            digest: Sha256::digest(comparable(&memory.content)).into(),
            topics: memory.topics,
            pinned: memory.pinned,
            category: memory.category,
            seen: SeenMemory { memory_id: memory.memory_id, revision: memory.revision },
            content_id: memory.content_id,
        }
    }

    pub fn id(&self) -> &str {
        self.seen.memory_id.as_str()
    }
}

/// The memories that a run works on, the oldest first.
pub struct Memories {
    pub rev: u64,
    heads: Vec<Head>,
    /// For each that says word for word what an older one says, that one.
    copy_of: Vec<Option<usize>>,
    /// For each the number of the wall that it lies behind: the same where the same agents may see it.
    walls: Vec<usize>,
}

impl Memories {
    pub async fn fetch(work: &Work, rev: Option<u64>) -> Result<Self, Trouble> {
        let mut heads = Vec::new();
        let each = |memory| heads.push(Head::of(memory));
        let rev = work.ledger.runs.fetch_for_run(&work.run.tenant, &work.run.user, rev, each).await?;
        Ok(Self::of_heads(rev, heads, &work.ledger.people.access_rules().allowlists))
    }

    fn of_heads(rev: u64, heads: Vec<Head>, allowlists: &Allowlists) -> Self {
        let (copy_of, walls) = (copies(&heads), walls(allowlists, &heads));
        Self { rev, heads, copy_of, walls }
    }

    pub fn heads(&self) -> &[Head] {
        &self.heads
    }

    /// Some of them with their texts, in the order asked for, without those whose texts were destroyed meanwhile.
    pub async fn read(&self, work: &Work, places: &[usize]) -> Result<Vec<MemoryText>, Trouble> {
        let ids: Vec<Uuid> = places.iter().map(|at| self.heads[*at].content_id).collect();
        let mut texts = work.ledger.runs.texts_for_run(&work.run.tenant, &work.run.user, &ids).await?;
        let heads = places.iter().map(|at| &self.heads[*at]);
        let read = heads.filter_map(|head| {
            let content = texts.remove(&head.content_id)?;
            let (id, topics, pinned) = (head.id().to_owned(), head.topics.clone(), head.pinned);
            Some(MemoryText { id, content, topics, pinned })
        });
        Ok(read.collect())
    }

    /// The memories that a model is asked about, each statement once, in shares that it judges together. Memories that different
    /// agents may see are never in one share: a model may repeat what it was shown.
    pub async fn shares(&self, work: &Work) -> Result<Vec<Vec<usize>>, Trouble> {
        let mut apart: Vec<Vec<usize>> = Vec::new();
        apart.resize_with(self.walls.iter().max().map_or(0, |last| last + 1), Vec::new);
        for (at, _) in self.copy_of.iter().enumerate().filter(|(_, original)| original.is_none()) {
            apart[self.walls[at]].push(at);
        }
        let (mut shares, most) = (Vec::new(), share::most_chars(work.model.as_deref()));
        for places in apart.into_iter().filter(|places| !places.is_empty()) {
            if places.iter().map(|at| self.heads[*at].chars).sum::<usize>() <= most {
                shares.push(places);
                continue;
            }
            let (mut outlines, mut outlined) = (Vec::new(), Vec::new());
            let many = places.len();
            for window in places.chunks(WINDOW) {
                let texts = self.read(work, window).await?;
                outlined.extend(self.there(window, &texts));
                // Aside, since many memories keep a core busy.
                let outlined_texts =
                    move || texts.iter().map(|text| shares::Outline::of(text, many)).collect::<Vec<_>>();
                let made = aside(outlined_texts).await;
                outlines.extend(made.ok_or_else(not_parted)?);
            }
            let parted = aside(move || shares::arranged(&outlines, most)).await.ok_or_else(not_parted)?;
            let placed = |share: Vec<usize>| share.into_iter().map(|at| outlined[at]).collect();
            shares.extend(parted.into_iter().map(placed));
        }
        Ok(shares)
    }

    /// Those of these places whose texts are there, in the same order.
    fn there(&self, places: &[usize], texts: &[MemoryText]) -> Vec<usize> {
        let mut found = texts.iter().map(|text| text.id.as_str()).peekable();
        let is_there = |at: &usize| found.next_if_eq(&self.heads[*at].id()).is_some();
        places.iter().copied().filter(is_there).collect()
    }

    /// The wall that one of them lies behind.
    pub fn wall(&self, at: usize) -> usize {
        self.walls.get(at).copied().unwrap_or_default()
    }

    /// Each memory that is a copy, with the one whose fate it has.
    pub fn copies(&self) -> impl Iterator<Item = (&Head, &Head)> {
        let copies = self.heads.iter().zip(&self.copy_of);
        copies.filter_map(|(copy, original)| Some((copy, self.heads.get((*original)?)?)))
    }

    pub fn category(&self, at: usize) -> Option<&str> {
        self.heads.get(at)?.category.as_deref()
    }

    pub fn topics(&self) -> BTreeSet<&str> {
        self.heads.iter().flat_map(|memory| &memory.topics).map(String::as_str).collect()
    }

    #[cfg(test)]
    pub fn of_fetched(fetched: impl Iterator<Item = FetchedMemory>) -> Self {
        Self::of_heads(0, fetched.map(Head::of).collect(), &Allowlists::default())
    }
}

fn not_parted() -> Trouble {
    Trouble::failed(
        "not_parted",
        "the memories could not be split into shares; the server's log has the cause".to_owned(),
    )
}

fn walls(allowlists: &Allowlists, heads: &[Head]) -> Vec<usize> {
    let mut numbers: HashMap<Vec<&str>, usize> = HashMap::new();
    let mut walls = Vec::with_capacity(heads.len());
    for head in heads {
        let next = numbers.len();
        walls.push(*numbers.entry(allowlists.who_sees(head.category.as_deref())).or_insert(next));
    }
    walls
}

/// For each memory the oldest one that says the same word for word, where there is an older one. Those of different
/// categories are never one, and a pinned memory is left as it is.
fn copies(heads: &[Head]) -> Vec<Option<usize>> {
    let mut originals: HashMap<(Option<&str>, [u8; 32]), usize> = HashMap::new();
    let mut copy_of = Vec::with_capacity(heads.len());
    for (at, head) in heads.iter().enumerate() {
        let original = match head.pinned {
            true => at,
            false => *originals.entry((head.category.as_deref(), head.digest)).or_insert(at),
        };
        copy_of.push((original != at).then_some(original));
    }
    copy_of
}

pub async fn run(work: &Work) -> Result<(Memories, Figures), Trouble> {
    let memories = Memories::fetch(work, None).await?;
    let count = |n: usize| i64::try_from(n).unwrap_or(i64::MAX);
    let figures = Figures::from([
        (REV.to_owned(), i64::try_from(memories.rev).unwrap_or(i64::MAX)),
        ("memories".to_owned(), count(memories.heads().len())),
        ("topics".to_owned(), count(memories.topics().len())),
    ]);
    Ok((memories, figures))
}

/// The memories as the step met them.
pub async fn again(work: &Work) -> Result<Memories, Trouble> {
    let rev = u64::try_from(work.figure(STEP, REV)?).unwrap_or_default();
    Memories::fetch(work, Some(rev)).await
}
