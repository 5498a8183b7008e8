//! Makes one summary of several old memories about the same; the originals are archived into it.

use async_trait::async_trait;
use memledger_ageing::{
    Candidate,
    clusters::{Settings, Strategy, clusters},
    summaries::{Original, summary},
};
use memledger_ledger::{
    runs::ageing::{ClusterStrategy, Policies, PolicyName},
    words::Timestamp,
};

use crate::{
    ageing::{
        AgeingWorkflow, DAY_US, JUDGED_STEPS, JudgeSettings, Looking, OpenQuestion, Policy, PreparedQuestion,
        ReadMemory, Selection, decided, summarising,
    },
    engine::{Begins, Definition, Trouble},
};

pub const DEFINITION: Definition = Definition {
    name: "cluster-summaries",
    title: "Cluster summaries",
    description: "Summarises old memories about the same thing, and archives what a summary covers.",
    steps: JUDGED_STEPS,
    begins: Begins::Scheduled,
    begin: || AgeingWorkflow::of(ClusterPolicy),
};

struct ClusterPolicy;

#[async_trait]
impl Policy for ClusterPolicy {
    fn name(&self) -> PolicyName {
        PolicyName::ClusterSummaries
    }

    fn judging(&self, policies: &Policies) -> JudgeSettings {
        let config = policies.cluster_summaries;
        JudgeSettings { judge: config.judge, tokens_per_day: config.tokens_per_day }
    }

    async fn question(
        &self,
        _: &Looking<'_>,
        open: &OpenQuestion,
        memories: Vec<Vec<ReadMemory>>,
    ) -> Result<Option<Box<dyn PreparedQuestion>>, Trouble> {
        Ok(summarising::question(open, memories, self.name(), false))
    }

    async fn select(&self, looking: &Looking<'_>) -> Result<Selection, Trouble> {
        let config = looking.ageing.policies().cluster_summaries;
        let (rev, all) = looking.read().await?;
        let many = all.len();
        let is_old = |written_at: i64| {
            let days = i64::from(config.min_memory_age_days);
            looking.age_us(Timestamp(written_at)) > days * DAY_US
        };
        // What is pinned is never archived.
        let may_go =
            |one: &ReadMemory| !one.memory.is_derived && !one.memory.pinned && is_old(one.memory.written_at);
        let (memories, others): (Vec<_>, Vec<_>) = all.into_iter().partition(may_go);
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
        let by_model = self.judging(looking.ageing.policies()).is_by_model();
        let chosen = decided(move || {
            let candidates: Vec<Candidate<'_>> = memories
                .iter()
                .zip(&vectors)
                .map(|(one, vector)| Candidate { memory: &one.memory, vector, wall: one.wall })
                .collect();
            let known = summarising::known(memories.iter().chain(&others));
            let mut chosen = Selection::default();
            for places in clusters(&candidates, settings) {
                let members = places.iter().filter_map(|at| memories.get(*at));
                let originals: Vec<Original<'_>> =
                    members.filter_map(|one| Original::of(&one.memory, &one.text)).collect();
                let wall =
                    places.first().and_then(|at| memories.get(*at)).and_then(|one| known.get(&one.wall));
                let made = wall.and_then(|known| summary(&originals, known));
                let Some(made) = made.filter(|made| made.covered.len() >= settings.min_size) else {
                    continue;
                };
                if by_model {
                    chosen.questions.extend(summarising::open(&made, &places, &memories));
                } else {
                    let name = PolicyName::ClusterSummaries;
                    chosen.planned.extend(summarising::planned(made, &places, &memories, name, false));
                }
            }
            chosen
        });
        let mut chosen = Selection { rev, memories: many, ..chosen.await? };
        looking.leave_asked(self.name(), summarising::RECHECK_DAYS, &mut chosen.questions).await?;
        Ok(chosen)
    }
}
