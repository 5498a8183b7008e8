//! Makes summaries of old memories, the oldest first, in batches.

use std::collections::HashSet;

use async_trait::async_trait;
use memledger_ageing::{
    Candidate,
    batches::batches,
    summaries::{Original, summaries},
};
use memledger_ledger::{
    Identity,
    runs::{
        SeenMemory,
        ageing::{Originals, Policies, PolicyName},
    },
    words::Timestamp,
};
use serde_json::Value;

use crate::{
    ageing::{
        AgeingWorkflow, DAY_US, JUDGED_STEPS, JudgeSettings, Looking, OpenQuestion, Policy, PreparedQuestion,
        ReadMemory, Selection, decided, summarising,
    },
    engine::{Begins, Definition, Trouble},
};

pub const DEFINITION: Definition = Definition {
    name: "long-term-summaries",
    title: "Long-term summaries",
    description: "Summarises old memories in batches, and archives what a summary covers unless originals are kept.",
    steps: JUDGED_STEPS,
    begins: Begins::Scheduled,
    begin: || AgeingWorkflow::of(LongTermPolicy),
};

struct LongTermPolicy;

#[async_trait]
impl Policy for LongTermPolicy {
    fn name(&self) -> PolicyName {
        PolicyName::LongTermSummaries
    }

    fn judging(&self, policies: &Policies) -> JudgeSettings {
        let config = policies.long_term_summaries;
        JudgeSettings { judge: config.judge, tokens_per_day: config.tokens_per_day }
    }

    async fn question(
        &self,
        looking: &Looking<'_>,
        open: &OpenQuestion,
        memories: Vec<Vec<ReadMemory>>,
    ) -> Result<Option<Box<dyn PreparedQuestion>>, Trouble> {
        let keep = looking.ageing.policies().long_term_summaries.originals == Originals::Keep;
        Ok(summarising::question(open, memories, self.name(), keep))
    }

    async fn select(&self, looking: &Looking<'_>) -> Result<Selection, Trouble> {
        let config = looking.ageing.policies().long_term_summaries;
        let (rev, memories) = looking.read().await?;
        let many = memories.len();
        let clock = looking.ageing.clock().clone();
        let now = looking.now;
        let keep = config.originals == Originals::Keep;
        // Of originals that stay active, a summary that somebody deleted or undid would come back with each run.
        let once = match keep {
            true => looking.ledger.runs.once_summarised(looking.tenant, looking.user).await?,
            false => HashSet::new(),
        };
        let by_model = self.judging(looking.ageing.policies()).is_by_model();
        let chosen = decided(move || {
            let summarised = summarising::summarised(&memories);
            let open = |at: &usize| {
                memories.get(*at).is_some_and(|one| {
                    let is_known =
                        summarised.contains(one.memory.id.as_str()) || once.contains(&one.head.memory_id);
                    !one.memory.pinned && !is_known
                })
            };
            let open: Vec<usize> = (0..memories.len()).filter(open).collect();
            let candidates: Vec<Candidate<'_>> = open
                .iter()
                .filter_map(|at| memories.get(*at))
                .map(|one| Candidate { memory: &one.memory, vector: &[], wall: one.wall })
                .collect();
            let age_us = |at: i64| clock.age_us(Timestamp(at), now);
            let most = config.max_memories_per_batch as usize;
            let behind = summarising::known(&memories);
            let mut chosen = Selection::default();
            for batch in batches(&candidates, config.min_age_days, most, age_us) {
                let places: Vec<usize> = batch.iter().filter_map(|at| open.get(*at).copied()).collect();
                let members = places.iter().filter_map(|at| memories.get(*at));
                let originals: Vec<Original<'_>> =
                    members.filter_map(|one| Original::of(&one.memory, &one.text)).collect();
                let policy = PolicyName::LongTermSummaries;
                let wall =
                    places.first().and_then(|at| memories.get(*at)).and_then(|one| behind.get(&one.wall));
                let Some(known) = wall else { continue };
                for made in summaries(&originals, known).summaries {
                    if by_model {
                        chosen.questions.extend(summarising::open(&made, &places, &memories));
                    } else {
                        chosen.planned.extend(summarising::planned(made, &places, &memories, policy, keep));
                    }
                }
            }
            chosen
        });
        let mut chosen = Selection { rev, memories: many, ..chosen.await? };
        looking.leave_asked(self.name(), summarising::RECHECK_DAYS, &mut chosen.questions).await?;
        Ok(chosen)
    }

    /// Originals whose time to be restored is over, each while an active summary names it and says what the run wrote.
    async fn overdue(&self, looking: &Looking<'_>, limit: usize) -> Result<Vec<SeenMemory>, Trouble> {
        let config = looking.ageing.policies().long_term_summaries;
        let keep_days = match config.originals {
            Originals::Keep => return Ok(Vec::new()),
            Originals::Ttl => config.keep_original_days,
            Originals::Delete => 0,
        };
        let (_, memories) = looking.read().await?;
        let name = PolicyName::LongTermSummaries.as_str();
        let is_mine = |one: &&ReadMemory| one.metadata.get("policy").is_some_and(|policy| policy == name);
        let mine = memories.iter().filter(|one| !one.head.is_rewritten).filter(is_mine);
        let identity = Identity::operator(looking.tenant.clone());
        let (mut ids, mut cited) = (HashSet::new(), HashSet::new());
        for one in mine {
            // Anybody may write such metadata: only what a run of this policy made counts.
            let id = &one.head.memory_id;
            let made_by = looking.ledger.memories.look_at(&identity, looking.user, id).await?.created_by;
            if made_by.is_some_and(|maker| maker == format!("workflow:{name}")) {
                ids.insert(id.clone());
                let summarised = one.metadata.get("summarized_memory_ids").and_then(Value::as_array);
                cited.extend(summarised.into_iter().flatten().filter_map(Value::as_str));
            }
        }
        let merged = looking.ledger.runs.merged_into(looking.tenant, looking.user, ids).await?;
        let is_over = |(seen, at): &(SeenMemory, Timestamp)| {
            let age_us = looking.age_us(*at);
            age_us >= i64::from(keep_days) * DAY_US && cited.contains(seen.memory_id.as_str())
        };
        Ok(merged.into_iter().filter(is_over).map(|(seen, _)| seen).take(limit).collect())
    }
}
