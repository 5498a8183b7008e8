//! What has to hold at any time: the limit, what is pinned, every fact, a sound store.

use std::{
    collections::{BTreeMap, HashMap},
    time::Instant,
};

use memledger_aggregates::{MemoryId, Timestamp, UserId};
use memledger_ledger::{
    Memory,
    runs::ageing::PolicyName,
    time::{now, rfc3339},
};
use serde_json::json;

use super::{
    Lives, MONTH,
    facts::{Fact, Found},
};
use crate::workflows::{
    ageing::{DAY_US, set},
    operator,
};

impl Lives {
    pub async fn is_within_the_limit(&mut self, at: usize) {
        let owner = &self.people[at].id;
        let active = self.servers.next().runs.active_memories(&operator().tenant, owner).await.unwrap();
        self.servers.tally.most("most active", active);
        let kinds = async || {
            let all = crate::workflows::all(&self.servers.world.ledger, owner).await;
            let mut kinds = BTreeMap::<_, usize>::new();
            for one in all.into_values().filter(|one| one.state == "active") {
                *kinds.entry((one.pinned, one.kind)).or_default() += 1;
            }
            kinds
        };
        assert!(active <= self.size.limit, "{owner} has {active} active memories: {:?}", kinds().await);
    }

    /// Looks at everything that has to hold at any time.
    pub async fn month(&mut self, day: i64) {
        let begun = Instant::now();
        for at in 0..self.people.len() {
            let memories = self.servers.memories(&self.people[at].id.clone()).await;
            self.pinned_are_untouched(&memories);
            self.nothing_unused_is_kept(&memories);
            self.no_fact_is_lost(at, day, &memories).await;
        }
        let strategies = ["fifo", "oldest_accessed", "least_relevant"];
        let strategy = strategies[usize::try_from(day / MONTH).unwrap() % 3];
        set(&self.servers.world, PolicyName::Pruning, json!({"strategy": strategy})).await;
        if day % self.size.sound_days < MONTH {
            self.servers.world.is_sound().await;
        }
        self.servers.tally.took("looks at everything", begun);
    }

    /// How many memories are in each state in the end.
    pub async fn count_states(&mut self) {
        for at in 0..self.people.len() {
            for memory in self.servers.memories(&self.people[at].id.clone()).await.into_values() {
                let kind = if memory.state == "active" { memory.kind } else { String::new() };
                self.servers.tally.add(format!("{} {kind}", memory.state).trim_end(), 1);
            }
        }
    }

    fn pinned_are_untouched(&self, memories: &HashMap<String, Memory>) {
        for memory in memories.values().filter(|memory| memory.pinned) {
            let was = &self.pinned[&memory.id];
            let now = Memory {
                last_accessed_at: was.last_accessed_at.clone(),
                retrievals: was.retrievals,
                created_by: was.created_by.clone(),
                ..memory.clone()
            };
            assert_eq!(serde_json::to_string(&now).unwrap(), serde_json::to_string(was).unwrap());
        }
        let owners = memories.values().next().map(|memory| &memory.user_id);
        let made = self.pinned.values().filter(|memory| Some(&memory.user_id) == owners);
        made.for_each(|memory| assert!(memories[&memory.id].pinned));
    }

    /// Forgetting takes what is due within two looks at the user.
    fn nothing_unused_is_kept(&self, memories: &HashMap<String, Memory>) {
        let days = i64::from(self.size.idle_days) + 2 * self.size.look_days + 1;
        let due = rfc3339(Timestamp(now().0 - days * DAY_US));
        for one in memories.values().filter(|one| one.state == "active" && !one.pinned && one.importance < 3)
        {
            let times = [Some(&one.created_at), Some(&one.updated_at), one.last_accessed_at.as_ref()];
            let is_derived = matches!(one.kind.as_str(), "summary" | "insight");
            assert!(
                is_derived || times.into_iter().flatten().any(|at| *at > due),
                "unused for long: {one:?}"
            );
        }
    }

    async fn no_fact_is_lost(&mut self, at: usize, day: i64, memories: &HashMap<String, Memory>) {
        let person = &self.people[at];
        let Found { active, others } = Found::of(&person.facts, memories);
        let (mut archived, mut lost) = (0, Vec::new());
        for (fact, ids) in others {
            match self.is_any_pruned(&person.id, &ids).await {
                true => archived += 1,
                false => lost.push(fact),
            }
        }
        if let Some(fact) = lost.first() {
            let told = self.history_of(&person.id, fact, memories).await;
            panic!(
                "day {day}, {}: {} facts are lost, such as {:?}: {told:#?}",
                person.id,
                lost.len(),
                fact.text
            );
        }
        self.servers.tally.add("facts looked for", active + archived);
        self.servers.tally.add("facts in the archive", archived);
    }

    /// What became of the memories that said a fact.
    async fn history_of(
        &self,
        owner: &UserId,
        fact: &Fact,
        memories: &HashMap<String, Memory>,
    ) -> Vec<String> {
        let mut told = Vec::new();
        let says = |memory: &&Memory| memory.content.as_deref().is_none_or(|text| fact.is_said_by(text));
        for memory in memories.values().filter(says) {
            let (ledger, id) = (&self.servers.world.ledger, MemoryId::new(&memory.id).unwrap());
            let history = ledger.memories.history(&operator(), owner, &id, 20, None).await.unwrap();
            let Memory { state, kind, merged_into, content, .. } = memory;
            told.push(format!("{id} {state} {kind} {merged_into:?}: {content:?}"));
            let items = history.items.iter().rev();
            told.extend(items.map(|item| format!("{id} {} {} {:?}", item.event, item.actor, item.reason)));
        }
        told
    }

    /// Whether one of these was archived by the limit: anybody can restore it at any time.
    async fn is_any_pruned(&self, owner: &UserId, ids: &[MemoryId]) -> bool {
        for id in ids {
            let ledger = &self.servers.world.ledger;
            let history = ledger.memories.history(&operator(), owner, id, 1, None).await.unwrap();
            if history.items.first().is_some_and(|newest| newest.actor == "workflow:pruning") {
                return true;
            }
        }
        false
    }
}
