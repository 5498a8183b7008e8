//! Years of users' lives in compressed time, under all policies, on two servers of which one is killed now and then: nobody has
//! more memories than the limit, nothing pinned is touched, no fact is lost, and every run can be undone.
//!
//! By default a few users live for some months. `YEARS=5 USERS=200` asks for more (the schedule then looks at each of them every two weeks); the
//! table that is printed says what happened (`--no-capture`).

mod deeds;
mod facts;
mod life;
mod looks;
mod servers;
mod size;
mod stable;
mod tally;

use std::{collections::BTreeMap, time::Instant};

use memledger_aggregates::UserId;
use memledger_ledger::{
    Memory,
    runs::{WorkflowChange, ageing::PolicyName},
    time::shift_clock,
};
use memledger_tests::Backend;
use serde_json::json;

use super::{DAY_US, in_force, remember, set};
use crate::workflows::{on_both, operator};
use life::Person;
use servers::Servers;
use size::Size;

on_both!(years_of_users_lose_no_fact_and_stay_within_the_limit);

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
        let servers = Servers::new(backend, size.first).await;
        accept_all(&servers, &size).await;
        let people = (size.first..size.first + size.users).map(Person::new).collect();
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
        // Now and then the servers do it by themselves.
        if day % self.size.serve_days == MONTH / 2 {
            let owners: Vec<UserId> = self.people.iter().map(|person| person.id.clone()).collect();
            self.servers.serve(&owners).await;
        }
        for at in 0..self.people.len() {
            // Not everybody on the same day.
            if (day + i64::try_from(at).unwrap()) % self.size.look_days != 0 {
                continue;
            }
            // Pruning last: a run of another policy that adds an insight makes no room for it.
            let others = PolicyName::ALL.into_iter().filter(|policy| *policy != PolicyName::Pruning);
            for policy in others.chain([PolicyName::Pruning]) {
                self.servers.see_to(&ageing, &self.people[at].id.clone(), policy).await;
            }
            self.is_within_the_limit(at).await;
        }
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
