//! Forgets what nobody has used for long: out of recall at once, restorable for a while, destroyed after that.

use async_trait::async_trait;
use memledger_ageing::{Memory, ttl};
use memledger_ledger::{
    runs::{SeenMemory, ageing::PolicyName},
    words::{MemoryState, Timestamp},
};

use crate::{
    ageing::{AgeingWorkflow, DAY_US, Looking, Planned, Policy, STEPS, SeenRevision, Selection, bare},
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
        let (rev, heads) =
            looking.ledger.runs.heads_for_run(looking.tenant, looking.user, &[MemoryState::Active]).await?;
        let age_us = |at: i64| looking.age_us(Timestamp(at));
        let memories = heads.len();
        let idle = heads.into_iter().filter_map(|head| {
            let mut memory = bare(&head);
            // What somebody changed or restored is in use.
            let changed = Some(head.updated_at.0).filter(|at| *at > memory.created_at);
            memory.last_accessed_at = memory.last_accessed_at.max(changed);
            let forgotten = ttl::is_idle(&memory, policy, age_us);
            forgotten.then(|| Planned::Forget {
                memory: SeenRevision::of(&head.memory_id, head.revision),
                reason: reason(&memory, age_us(memory.used_at()) / DAY_US),
                rule: "unused".to_owned(),
                keep_days: config.purge_after_days,
            })
        });
        Ok(Selection { rev, memories, planned: idle.collect(), ..Selection::default() })
    }

    async fn overdue(&self, looking: &Looking<'_>, limit: usize) -> Result<Vec<SeenMemory>, Trouble> {
        let Looking { ledger, tenant, user, ageing, now, .. } = looking;
        Ok(ledger.runs.purge_due(tenant, user, ageing, *now, limit).await?)
    }
}

fn reason(memory: &Memory, days: i64) -> String {
    let since =
        if memory.last_accessed_at.is_some() { "last used or changed" } else { "never used, created" };
    format!("{since} {days} days ago, importance {}", memory.importance)
}
