//! Makes one summary of several old memories about the same; the originals are archived into it.

use async_trait::async_trait;
use memledger_ageing::{
    Candidate,
    clusters::{Settings, Strategy, clusters},
    summaries::{Original, summary},
};
use memledger_ledger::{
    runs::ageing::{ClusterStrategy, PolicyName},
    words::Timestamp,
};

use crate::{
    ageing::{AgeingWorkflow, DAY_US, Looking, Policy, STEPS, Selection, decided, summarising},
    engine::{Begins, Definition, Trouble},
};

pub const DEFINITION: Definition = Definition {
    name: "cluster-summaries",
    title: "Cluster summaries",
    description: "Summarises old memories about the same thing, and archives what a summary covers.",
    steps: STEPS,
    begins: Begins::Scheduled,
    begin: || AgeingWorkflow::of(ClusterPolicy),
};

struct ClusterPolicy;

#[async_trait]
impl Policy for ClusterPolicy {
    fn name(&self) -> PolicyName {
        PolicyName::ClusterSummaries
    }

    async fn select(&self, looking: &Looking<'_>) -> Result<Selection, Trouble> {
        let config = looking.ageing.policies().cluster_summaries;
        let (rev, mut memories) = looking.read().await?;
        let many = memories.len();
        let is_old = |created_at: i64| {
            let days = i64::from(config.min_memory_age_days);
            looking.age_us(Timestamp(created_at)) > days * DAY_US
        };
        // What is pinned is never archived.
        memories.retain(|one| !one.memory.is_derived && !one.memory.pinned && is_old(one.memory.created_at));
        let settings = Settings {
            strategy: match config.strategy {
                ClusterStrategy::Embeddings => Strategy::Embeddings,
                ClusterStrategy::Tags => Strategy::Tags,
                ClusterStrategy::Hybrid => Strategy::Hybrid,
            },
            min_size: config.min_cluster_size as usize,
            max_size: config.max_cluster_size as usize,
            threshold: f32::from(config.similarity_threshold) / 1_000.0,
        };
        let vectors = looking.vectors(&memories).await?;
        let planned = decided(move || {
            let candidates: Vec<Candidate<'_>> = memories
                .iter()
                .zip(&vectors)
                .map(|(one, vector)| Candidate { memory: &one.memory, vector, wall: one.wall })
                .collect();
            let found = clusters(&candidates, settings).into_iter().filter_map(|places| {
                let members = places.iter().filter_map(|at| memories.get(*at));
                let originals: Vec<Original<'_>> =
                    members.filter_map(|one| Original::of(&one.memory, &one.text)).collect();
                let summary = summary(&originals).filter(|made| made.covered.len() >= settings.min_size)?;
                summarising::planned(summary, &places, &memories, PolicyName::ClusterSummaries, false)
            });
            found.collect()
        });
        Ok(Selection { rev, memories: many, planned: planned.await?, noted: Vec::new() })
    }
}
