//! Keeps the memories of a user to a number: those that matter least go into the archive.

use async_trait::async_trait;
use memledger_ageing::pruning::{Limit, Strategy, Text, relevance, victims};
use memledger_ledger::{
    runs::ageing::{PolicyName, Pruning, PruningStrategy},
    words::MemoryState,
};

use crate::{
    ageing::{AgeingWorkflow, Looking, Planned, Policy, STEPS, SeenRevision, Selection, bare, decided},
    engine::{Begins, Definition, Trouble},
};

pub const DEFINITION: Definition = Definition {
    name: "pruning",
    title: "Pruning",
    description: "Archives memories of users who have more than a number of them.",
    steps: STEPS,
    begins: Begins::Scheduled,
    begin: || AgeingWorkflow::of(PruningPolicy),
};

struct PruningPolicy;

#[async_trait]
impl Policy for PruningPolicy {
    fn name(&self) -> PolicyName {
        PolicyName::Pruning
    }

    async fn select(&self, looking: &Looking<'_>) -> Result<Selection, Trouble> {
        let Pruning { batch_size, max_total_memories, strategy, .. } = looking.ageing.policies().pruning;
        let limit =
            Limit { max_total_memories: max_total_memories as usize, batch_size: batch_size as usize };
        let (rev, heads) =
            looking.ledger.runs.heads_for_run(looking.tenant, looking.user, &[MemoryState::Active]).await?;
        let memories: Vec<_> = heads.iter().map(bare).collect();
        let (by, scores) = match strategy {
            PruningStrategy::Fifo => (Strategy::Fifo, Vec::new()),
            PruningStrategy::OldestAccessed => (Strategy::OldestAccessed, Vec::new()),
            // Nobody is asked for texts where nothing has to go.
            PruningStrategy::LeastRelevant if heads.len() + looking.incoming > limit.max_total_memories => {
                let (_, read) = looking.read().await?;
                let texts: std::collections::HashMap<_, _> =
                    read.into_iter().map(|one| (one.memory.id, one.text)).collect();
                let of = |id: &String| texts.get(id).cloned().unwrap_or_default();
                let texts: Vec<String> = memories.iter().map(|memory| of(&memory.id)).collect();
                (Strategy::LeastRelevant, scores(looking, texts).await?)
            }
            PruningStrategy::LeastRelevant => (Strategy::LeastRelevant, Vec::new()),
        };
        let gone = victims(&memories, limit, looking.incoming, by, &scores);
        let planned = gone.into_iter().filter_map(|at| {
            let head = heads.get(at)?;
            Some(Planned::Archive {
                memory: SeenRevision::of(&head.memory_id, head.revision),
                reason: format!("more than {max_total_memories} memories; {}", why(strategy)),
                rule: name(strategy).to_owned(),
            })
        });
        Ok(Selection { rev, memories: heads.len(), planned: planned.collect(), ..Selection::default() })
    }
}

fn name(strategy: PruningStrategy) -> &'static str {
    match strategy {
        PruningStrategy::Fifo => "fifo",
        PruningStrategy::LeastRelevant => "least_relevant",
        PruningStrategy::OldestAccessed => "oldest_accessed",
    }
}

fn why(strategy: PruningStrategy) -> &'static str {
    match strategy {
        PruningStrategy::Fifo => "among the oldest",
        PruningStrategy::OldestAccessed => "unused for longest",
        PruningStrategy::LeastRelevant => "least to do with recent messages",
    }
}

/// How much each text has to do with what the user said last.
async fn scores(looking: &Looking<'_>, texts: Vec<String>) -> Result<Vec<f32>, Trouble> {
    let recent = looking.recent_messages().await?;
    decided(move || {
        let texts: Vec<Text<'_>> = texts.iter().map(|text| Text { text, vector: &[] }).collect();
        let recent: Vec<Text<'_>> = recent.iter().map(|one| Text { text: &one.text, vector: &[] }).collect();
        relevance(&texts, &recent)
    })
    .await
}
