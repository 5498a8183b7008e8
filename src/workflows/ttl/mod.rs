//! Forgets what nobody has used for long: out of recall at once, restorable for a while, destroyed after that.

use async_trait::async_trait;
use memledger_ageing::{Memory, ttl};
use memledger_ledger::{
    runs::{SeenMemory, ageing::PolicyName},
    words::Timestamp,
};

use crate::{
    ageing::{AgeingWorkflow, DAY_US, Looking, Planned, Policy, STEPS, Seen, Selection, bare},
    engine::{Begins, Definition, Trouble},
};

pub const DEFINITION: Definition = Definition {
    name: "ttl",
    title: "Forgetting",
    description: "Takes unimportant memories that nobody has used for long out of recall, and purges them later.",
    steps: STEPS,
    begins: Begins::Scheduled,
    begin: || AgeingWorkflow::of(TtlPolicy),
};

struct TtlPolicy;

#[async_trait]
impl Policy for TtlPolicy {
    fn name(&self) -> PolicyName {
        PolicyName::Ttl
    }

    async fn select(&self, looking: &Looking<'_>) -> Result<Selection, Trouble> {
        let config = looking.ageing.policies().ttl;
        let policy = ttl::Policy { idle_days: config.idle_days, importance_below: config.importance_below };
        let (rev, heads) = looking.ledger.runs.heads_for_run(looking.tenant, looking.user).await?;
        let age_us = |at: i64| looking.age_us(Timestamp(at));
        let memories = heads.len();
        let idle = heads.into_iter().filter_map(|head| {
            let memory = bare(&head);
            let forgotten = ttl::is_idle(&memory, policy, age_us);
            forgotten.then(|| Planned::Forget {
                memory: Seen::of(&head.memory_id, head.revision),
                reason: reason(&memory, age_us(memory.used_at()) / DAY_US),
                rule: "unused".to_owned(),
                keep_days: config.purge_after_days,
            })
        });
        Ok(Selection { rev, memories, planned: idle.collect(), noted: Vec::new() })
    }

    async fn overdue(&self, looking: &Looking<'_>, limit: usize) -> Result<Vec<SeenMemory>, Trouble> {
        let Looking { ledger, tenant, user, ageing, now, .. } = looking;
        Ok(ledger.runs.purge_due(tenant, user, ageing, *now, limit).await?)
    }
}

fn reason(memory: &Memory, days: i64) -> String {
    let since = if memory.last_accessed_at.is_some() { "last used" } else { "never used, created" };
    format!("{since} {days} days ago, importance {}", memory.importance)
}
