//! Makes summaries of old memories, the oldest first, in batches.

use async_trait::async_trait;
use memledger_ageing::{
    Candidate,
    batches::batches,
    summaries::{Original, summaries},
};
use memledger_ledger::{
    runs::ageing::{Originals, PolicyName},
    words::Timestamp,
};

use crate::{
    ageing::{AgeingWorkflow, Looking, Policy, STEPS, Selection, decided, summarising},
    engine::{Begins, Definition, Trouble},
};

pub const DEFINITION: Definition = Definition {
    name: "long-term-summaries",
    title: "Long-term summaries",
    description: "Summarises old memories in batches, and archives what a summary covers unless originals are kept.",
    steps: STEPS,
    begins: Begins::Scheduled,
    begin: || AgeingWorkflow::of(LongTermPolicy),
};

struct LongTermPolicy;

#[async_trait]
impl Policy for LongTermPolicy {
    fn name(&self) -> PolicyName {
        PolicyName::LongTermSummaries
    }

    async fn select(&self, looking: &Looking<'_>) -> Result<Selection, Trouble> {
        let config = looking.ageing.policies().long_term_summaries;
        let (rev, memories) = looking.read().await?;
        let many = memories.len();
        let clock = looking.ageing.clock().clone();
        let now = looking.now;
        let planned = decided(move || {
            let known = summarising::summarised(&memories);
            let open = |at: &usize| {
                memories.get(*at).is_some_and(|one| !one.memory.pinned && !known.contains(one.memory.id.as_str()))
            };
            let open: Vec<usize> = (0..memories.len()).filter(open).collect();
            let candidates: Vec<Candidate<'_>> = open
                .iter()
                .filter_map(|at| memories.get(*at))
                .map(|one| Candidate { memory: &one.memory, vector: &[], wall: one.wall })
                .collect();
            let age_us = |at: i64| clock.age_us(Timestamp(at), now);
            let most = config.max_memories_per_batch as usize;
            let mut planned = Vec::new();
            for batch in batches(&candidates, config.min_age_days, most, age_us) {
                let places: Vec<usize> = batch.iter().filter_map(|at| open.get(*at).copied()).collect();
                let members = places.iter().filter_map(|at| memories.get(*at));
                let originals: Vec<Original<'_>> =
                    members.filter_map(|one| Original::of(&one.memory, &one.text)).collect();
                let keep = config.originals == Originals::Keep;
                let made = summaries(&originals).summaries.into_iter();
                planned.extend(made.filter_map(|one| summarising::planned(one, &places, &memories, keep)));
            }
            planned
        });
        Ok(Selection { rev, memories: many, planned: planned.await?, noted: Vec::new() })
    }
}
