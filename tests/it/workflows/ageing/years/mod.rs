//! Years of users' lives in compressed time, under all policies, on two servers of which one is killed now and then: nobody has
//! more memories than the limit, nothing pinned is touched, no fact is lost, and every run can be undone.
//!
//! By default a few users live for some months. `YEARS=5 USERS=200` asks for more; the table that is printed says what happened
//! (`--no-capture`).

mod facts;
mod life;
mod servers;
mod stable;
mod tally;

use std::{
    collections::{BTreeMap, HashMap},
    time::Instant,
};

use memledger_aggregates::{MemoryId, UserId};
use memledger_ledger::{
    Identity, Memory, MemoryPatch, NewMemory, Role, UserCall,
    runs::{WorkflowChange, ageing::PolicyName},
    threads::{NewMessages, SentMessage},
    time::shift_clock,
    words::{MessageRole, ThreadId},
};
use memledger_tests::Backend;
use serde_json::json;

use super::{DAY_US, in_force, remember, set};
use crate::workflows::{on_both, operator};
use facts::{Fact, Found};
use life::{Deed, Person, Told};
use servers::Servers;

on_both!(years_of_users_lose_no_fact_and_stay_within_the_limit);

/// How much is simulated.
struct Size {
    users: usize,
    days: i64,
    limit: usize,
    /// Of forgetting.
    idle_days: u32,
    /// Of summaries by age.
    keep_original_days: u32,
}

impl Size {
    fn wanted() -> Self {
        let number = |name| std::env::var(name).ok().map(|text: String| text.parse::<i64>().unwrap());
        let users = number("USERS").and_then(|users| usize::try_from(users).ok());
        match number("YEARS") {
            Some(years) => Self {
                users: users.unwrap_or(200),
                days: years * 365,
                limit: 200,
                idle_days: 60,
                keep_original_days: 365,
            },
            None => Self {
                users: users.unwrap_or(2),
                days: 100,
                limit: 30,
                idle_days: 15,
                keep_original_days: 15,
            },
        }
    }
}

/// Days between two looks at everything.
const MONTH: i64 = 30;

async fn years_of_users_lose_no_fact_and_stay_within_the_limit(backend: Backend) {
    let (size, begun) = (Size::wanted(), Instant::now());
    let mut lives = Lives::new(backend, size).await;
    for day in 1..=lives.size.days {
        lives.day(day).await;
        if day % MONTH == 0 {
            lives.month(day).await;
        }
    }
    lives.count_states().await;
    let soundness = Instant::now();
    lives.servers.world.is_sound().await;
    lives.servers.tally.took("is it sound", soundness);
    lives.servers.tally.took("all", begun);
    let Servers { world, nodes, tally, .. } = lives.servers;
    for policy in PolicyName::ALL {
        assert!(tally.of(policy.as_str(), "undone") > 0, "{policy} did nothing that was undone");
    }
    let [_, other] = nodes;
    other.close().await;
    world.close().await;
}

struct Lives {
    size: Size,
    servers: Servers,
    people: Vec<Person>,
    /// Pinned memories as they were made.
    pinned: BTreeMap<String, Memory>,
}

impl Lives {
    async fn new(backend: Backend, size: Size) -> Self {
        let servers = Servers::new(backend).await;
        accept_all(&servers, &size).await;
        let people = (0..size.users).map(Person::new).collect();
        let mut lives = Self { size, servers, people, pinned: BTreeMap::new() };
        for at in 0..lives.people.len() {
            for deed in lives.people[at].beginning() {
                lives.act(at, deed).await;
            }
        }
        lives
    }

    async fn day(&mut self, day: i64) {
        shift_clock(DAY_US);
        let ageing = self.servers.next().runs.ageing_now(&operator().tenant).await.unwrap();
        for at in 0..self.people.len() {
            for deed in self.people[at].day(day) {
                self.act(at, deed).await;
            }
        }
        // Once a month the servers do it by themselves.
        if day % MONTH == MONTH / 2 {
            let owners: Vec<UserId> = self.people.iter().map(|person| person.id.clone()).collect();
            self.servers.serve(&owners).await;
        }
        for at in 0..self.people.len() {
            // Pruning last: a run of another policy that adds an insight makes no room for it.
            let others = PolicyName::ALL.into_iter().filter(|policy| *policy != PolicyName::Pruning);
            for policy in others.chain([PolicyName::Pruning]) {
                self.servers.see_to(&ageing, &self.people[at].id.clone(), policy).await;
            }
            self.is_within_the_limit(at).await;
        }
    }

    async fn act(&mut self, at: usize, deed: Deed) {
        let owner = self.people[at].id.clone();
        match deed {
            Deed::Remember(told) => self.remember(at, told).await,
            Deed::Correct(attribute, told) => {
                let Some(id) = self.people[at].attributes[attribute].clone() else { return };
                let patch = MemoryPatch { content: Some(told.text.clone()), ..MemoryPatch::default() };
                let call = UserCall::new(operator(), owner);
                match self.servers.next().memories.update(call, id, patch).await {
                    Ok(_) => self.people[at].told(told.fact.unwrap(), told.text),
                    // It is part of another one by now, or archived.
                    Err(_) => self.remember(at, told).await,
                }
            }
            Deed::Read => {
                let (ledger, agent) = (self.servers.next(), Identity { role: Role::Agent, ..operator() });
                for id in &self.people[at].used {
                    let _gone = ledger.memories.get(&agent, &owner, id).await;
                }
                ledger.records.operations.flush().await.unwrap();
            }
            Deed::Say(text) => {
                let message =
                    SentMessage { role: Some(MessageRole::User), content: text, ..SentMessage::default() };
                let new = NewMessages { messages: vec![message], ..NewMessages::default() };
                let (call, thread) = (UserCall::new(operator(), owner), ThreadId::new("t1").unwrap());
                self.servers.next().threads.append(call, &thread, new).await.unwrap();
            }
        }
    }

    async fn remember(&mut self, at: usize, told: Told) {
        let Told { text, topics, importance, pinned, fact } = told;
        let owner = self.people[at].id.clone();
        let new = NewMemory {
            content: text.clone(),
            topics,
            importance: Some(importance),
            pinned,
            ..NewMemory::default()
        };
        let id = self.servers.remember(&owner, new).await;
        self.servers.tally.add("written", 1);
        if pinned {
            let made = self.servers.next().memories.look_at(&operator(), &owner, &id).await.unwrap();
            self.pinned.insert(id.to_string(), made);
        }
        let person = &mut self.people[at];
        let Some(fact) = fact else { return };
        match fact.attribute {
            Some(attribute) => person.attributes[attribute] = Some(id),
            None if importance == 1 => person.used.push(id),
            None => {}
        }
        person.told(fact, text);
    }

    async fn is_within_the_limit(&mut self, at: usize) {
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
    async fn month(&mut self, day: i64) {
        let begun = Instant::now();
        for at in 0..self.people.len() {
            let memories = self.servers.memories(&self.people[at].id.clone()).await;
            self.pinned_are_untouched(&memories);
            self.no_fact_is_lost(at, day, &memories).await;
        }
        let strategies = ["fifo", "oldest_accessed", "least_relevant"];
        let strategy = strategies[usize::try_from(day / MONTH).unwrap() % 3];
        set(&self.servers.world, PolicyName::Pruning, json!({"strategy": strategy})).await;
        if day % (4 * MONTH) == 0 {
            self.servers.world.is_sound().await;
        }
        self.servers.tally.took("looks at everything", begun);
    }

    /// How many memories are in each state in the end.
    async fn count_states(&mut self) {
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

/// All policies are on, and an operator has accepted what they take away. Summaries by age come last, or nothing is left for the
/// others.
async fn accept_all(servers: &Servers, size: &Size) {
    let Size { limit, idle_days, keep_original_days, .. } = size;
    let world = &servers.world;
    remember(world, "The user is the operator.", 1, false).await;
    // The optimisation is no policy of ageing, and by its rules much of these lives is not worth a memory.
    let off = WorkflowChange { enabled: Some(false), ..WorkflowChange::default() };
    world.ledger.runs.set_workflow_config(operator(), "memory-optimization", off).await.unwrap();
    in_force(world, PolicyName::Ttl, json!({"idle_days": idle_days})).await;
    in_force(world, PolicyName::Pruning, json!({"max_total_memories": limit})).await;
    set(world, PolicyName::ClusterSummaries, json!({"enabled": true})).await;
    set(world, PolicyName::Consolidation, json!({"enabled": true})).await;
    set(world, PolicyName::Insights, json!({"enabled": true, "min_hours_between": 7 * 24})).await;
    let by_age = json!({
        "enabled": true,
        "schedule": "next_run",
        "interval_days": 15,
        "min_age_days": idle_days + 5,
        "keep_original_days": keep_original_days,
    });
    let by_age = if std::env::var_os("DEFAULTS").is_some() { json!({"enabled": true}) } else { by_age };
    set(world, PolicyName::LongTermSummaries, by_age).await;
}
