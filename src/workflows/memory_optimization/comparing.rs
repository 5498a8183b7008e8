//! What is known of memories before rules compare them: the vectors that a model made of them, and pairs that consolidation has
//! judged lately.

use std::collections::{HashMap, HashSet};

use memledger_ledger::{
    extraction::restated::{Nearness, restated},
    recall::comparing::MemoryVectors,
    runs::ageing::PolicyName,
    time::now,
    words::Timestamp,
};
use memledger_offline::{Hashed, MemoryText};

use super::{Memories, fetch::Head};
use crate::{
    ageing::{DAY_US, digest, noted_of, pair_fingerprint},
    engine::{Trouble, Work},
};

#[derive(Default)]
pub struct Comparing {
    vectors: Option<MemoryVectors>,
    /// Pairs by their digests, as the memories are now.
    judged: HashSet<String>,
    revisions: HashMap<String, u64>,
    categories: HashMap<String, Option<String>>,
}

impl Comparing {
    pub async fn of(work: &Work, memories: &Memories) -> Result<Self, Trouble> {
        // Reads alone: a run that only proposes writes nothing, and to look at the clock of policies may note what it says.
        let (runs, tenant, user) = (&work.ledger.runs, &work.run.tenant, &work.run.user);
        let days = runs.ageing(tenant).await?.policies().consolidation.recheck_days;
        let since = Timestamp(now().0 - i64::from(days) * DAY_US);
        let name = PolicyName::Consolidation.as_str();
        let answers = runs.answers_since(tenant, user, name, since).await?;
        let revision = |head: &Head| (head.id().to_owned(), head.seen.revision);
        let category = |head: &Head| (head.id().to_owned(), head.category.clone());
        Ok(Self {
            vectors: work.ledger.recall.memory_vectors(tenant, user).await?,
            judged: answers.iter().flat_map(|(_, answer)| noted_of(answer)).collect(),
            revisions: memories.heads().iter().map(revision).collect(),
            categories: memories.heads().iter().map(category).collect(),
        })
    }

    /// For each memory that says in other words what another one of them says, the place of that one.
    pub fn restated(&self, memories: &[&MemoryText]) -> Vec<Option<usize>> {
        let texts: Vec<&str> = memories.iter().map(|memory| memory.content.as_str()).collect();
        let vectors: Vec<Vec<f32>> = memories.iter().map(|memory| self.vector(memory)).collect();
        let cosine = |one: usize, other: usize| {
            memledger_ageing::cosine(vectors.get(one)?, vectors.get(other)?).map(f64::from)
        };
        let nearness = Nearness {
            cosine: &cosine,
            is_of_model: self.vectors.is_some(),
            bands: self.vectors.as_ref().and_then(|vectors| vectors.bands),
            differ: &|one, other| self.differ(memories[one], memories[other]),
        };
        restated(&texts, nearness)
    }

    /// Empty where a model makes the vectors and has not made this one.
    fn vector(&self, memory: &MemoryText) -> Vec<f32> {
        match &self.vectors {
            Some(vectors) => vectors.of(&memory.id).unwrap_or_default(),
            None => Hashed::default().vector(&memory.content),
        }
    }

    /// Those of different categories are never merged.
    fn differ(&self, one: &MemoryText, other: &MemoryText) -> bool {
        self.categories.get(&one.id) != self.categories.get(&other.id) || self.was_judged(one, other)
    }

    fn was_judged(&self, one: &MemoryText, other: &MemoryText) -> bool {
        let revision = |memory: &MemoryText| self.revisions.get(&memory.id).copied().unwrap_or_default();
        !self.judged.is_empty() && {
            let pair = [one, other].map(|memory| (memory.id.as_str(), revision(memory)));
            self.judged.contains(&digest(&pair_fingerprint(pair)))
        }
    }
}
