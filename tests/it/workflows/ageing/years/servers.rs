//! Two servers over one database that take turns, one of which is killed now and then in the middle of a run.

use std::{
    collections::HashMap,
    sync::Arc,
    time::{Duration, Instant},
};

use memledger_aggregates::{MemoryId, UserId};
use memledger_ledger::{
    Ledger, Memory, NewMemory, UserCall,
    runs::{
        RunDetails, RunKey, Slot, Trigger,
        ageing::{Ageing, PolicyName},
    },
    time::{now, shift_clock},
};
use memledger_tests::{Backend, open_store};
use memledger_workflows::{
    ALL, Definition, Runner, RunnerOptions,
    engine::{InMemory, Trouble, Work},
    of_run, request_run,
};
use rand::{Rng, SeedableRng, rngs::StdRng};
use uuid::Uuid;

use super::tally::Tally;
use crate::workflows::{World, all, execution, open, operator};

const MINUTE_US: i64 = 60_000_000;
const NODES: [&str; 2] = ["a", "b"];
/// One in that many runs is killed, and one in that many is undone and done again.
const KILLED: u32 = 6;
const UNDONE: u32 = 12;
/// The longest that a run lives that is killed.
const LIFE_US: u64 = 40_000;

pub struct Servers {
    pub world: World,
    pub nodes: [Arc<Ledger>; 2],
    pub dice: StdRng,
    pub tally: Tally,
    /// The last slot that was seen to.
    seen: HashMap<(UserId, PolicyName), i64>,
}

impl Servers {
    pub async fn new(backend: Backend, seed: usize) -> Self {
        let world = World::new(backend).await;
        let nodes = [world.ledger.clone(), open(open_store(&world.database).await).await];
        let dice = StdRng::seed_from_u64(54 + seed as u64);
        Self { world, nodes, dice, tally: Tally::default(), seen: HashMap::new() }
    }

    /// Whose turn it is.
    pub fn turn(&mut self) -> usize {
        self.dice.random_range(0..NODES.len())
    }

    pub fn next(&mut self) -> Arc<Ledger> {
        let turn = self.turn();
        self.nodes[turn].clone()
    }

    pub async fn remember(&mut self, owner: &UserId, new: NewMemory) -> MemoryId {
        let begun = Instant::now();
        let made = self.next().memories.create(UserCall::new(operator(), owner.clone()), new).await.unwrap();
        self.tally.took("writes", begun);
        MemoryId::new(&made.memory.id).unwrap()
    }

    pub async fn memories(&mut self, owner: &UserId) -> HashMap<String, Memory> {
        all(&self.next(), owner).await
    }

    /// Requests and does the run of this slot if it is due and there is something to do, as a server's schedule does.
    pub async fn see_to(&mut self, ageing: &Ageing, owner: &UserId, policy: PolicyName) {
        let hours = ageing.policies().get(policy).interval_hours();
        let slot = Slot::at(&operator().tenant, owner, policy.as_str(), hours, now());
        if self.seen.insert((owner.clone(), policy), slot.number) == Some(slot.number) {
            return;
        }
        let (turn, definition) = (self.turn(), of_run(policy.as_str()));
        let begun = Instant::now();
        let has_work = has_work(&self.nodes[turn], owner, definition).await;
        self.tally.took(&format!("{policy}: whether there is work"), begun);
        if !has_work {
            return;
        }
        // The first one of each policy, and others now and then.
        let is_first = self.tally.of(definition.name, "undone") == 0;
        let before = match is_first || self.dice.random_ratio(1, UNDONE) {
            true => Some(self.memories(owner).await),
            false => None,
        };
        let begun = Instant::now();
        let mut requested = Vec::new();
        for node in [turn, 1 - turn] {
            let (runs, steps) = (&self.nodes[node].runs, definition.step_names());
            let run = runs.request_scheduled(&operator().tenant, owner, definition.name, steps, slot).await;
            requested.extend(run.unwrap());
        }
        assert!(requested.len() <= 1, "two servers requested {requested:?}");
        let Some(run) = requested.first() else { return };
        let done = self.work_on(run, turn).await;
        self.tally.took(&format!("{policy}: runs"), begun);
        if let Some(before) = before {
            self.undo(&done, owner, before).await;
        }
    }

    /// A run by hand.
    pub async fn run(&mut self, owner: &UserId, policy: PolicyName) -> RunDetails {
        let (turn, call) = (self.turn(), UserCall::new(operator(), owner.clone()));
        let asked = request_run(&self.nodes[turn], call, policy.as_str(), Trigger::Manual).await;
        self.work_on(&asked.unwrap().answer, turn).await
    }

    /// Works on a run until it has ended. Where its server is killed, the other one takes it up.
    async fn work_on(&mut self, run: &RunKey, mut turn: usize) -> RunDetails {
        let mut killed = self.dice.random_ratio(1, KILLED);
        loop {
            let execution = execution(self.nodes[turn].clone(), None, NODES[turn]);
            let life = Duration::from_micros(self.dice.random_range(0..LIFE_US));
            let worked = match std::mem::take(&mut killed) {
                true => tokio::time::timeout(life, execution.run(run)).await.ok(),
                false => Some(execution.run(run).await),
            };
            match worked {
                // The lease of one that is dead ends by itself.
                None => {
                    self.tally.add("kills", 1);
                    shift_clock(2 * MINUTE_US);
                    turn = 1 - turn;
                }
                Some(Ok(_) | Err(Trouble::Later(_) | Trouble::Stopped(_))) => {}
                Some(Err(trouble)) => panic!("{trouble}"),
            }
            let details = self.nodes[turn].runs.run(&operator(), &run.run_id).await.unwrap();
            if !matches!(details.run.status.as_str(), "requested" | "running") {
                assert_eq!(details.run.status, "completed", "{details:?}");
                self.tally.add("taken up", usize::from(details.attempt > 1));
                self.tally.ran(&details);
                return details;
            }
        }
    }

    /// Undoing a run brings back each memory field for field. Then it is done again.
    async fn undo(&mut self, done: &RunDetails, owner: &UserId, before: HashMap<String, Memory>) {
        let begun = Instant::now();
        let policy = PolicyName::parse(&done.run.workflow).unwrap();
        let changed = ["forgotten", "archived", "created", "merged_away"];
        if changed.iter().all(|figure| done.figures.get(*figure).is_none_or(|many| *many == 0)) {
            return;
        }
        let restored = self.next().runs.restore_run(operator(), &done.run.run_id).await.unwrap().answer;
        assert!(restored.undone.kept.is_empty(), "{policy}: {restored:?}");
        for (id, mut memory) in self.memories(owner).await {
            let Some(was) = before.get(&id) else {
                assert_eq!(memory.state, "archived", "{policy} made it and was undone: {memory:?}");
                continue;
            };
            assert!(memory.revision >= was.revision);
            (memory.revision, memory.rev, memory.updated_at) =
                (was.revision, was.rev, was.updated_at.clone());
            assert_eq!(&memory, was, "{policy} was undone");
        }
        self.tally.undone(&done.run.workflow);
        self.tally.took("undoing", begun);
        self.run(owner, policy).await;
    }

    /// Both servers run by themselves until nothing is due; meanwhile what is overdue is purged.
    pub async fn serve(&mut self, owners: &[UserId]) {
        let begun = Instant::now();
        let (fast, most) = (Duration::from_millis(50), Duration::from_secs(300));
        // What one run leaves to do for another is for the next slot.
        let mut waiting = Vec::new();
        for owner in owners {
            for policy in PolicyName::ALL {
                if !self.is_seen_to(owner, policy).await {
                    waiting.push((owner.clone(), policy));
                }
            }
        }
        let runners = [0, 1].map(|node| {
            let options = RunnerOptions { look: fast, sweep: fast * 10, ..RunnerOptions::default() };
            Runner::start(ALL, self.nodes[node].clone(), None, NODES[node].to_owned(), options)
        });
        for (owner, policy) in waiting {
            while !self.is_seen_to(&owner, policy).await {
                assert!(begun.elapsed() < most, "{policy} of {owner} is never seen to");
                tokio::time::sleep(fast * 4).await;
            }
        }
        for owner in owners {
            while self.next().runs.open_runs().await.unwrap().iter().any(|run| run.user == *owner) {
                assert!(begun.elapsed() < most, "a run of {owner} never ends");
                tokio::time::sleep(fast * 4).await;
            }
        }
        for runner in runners {
            runner.stop().await;
        }
        self.tally.took("servers alone", begun);
    }

    /// Whether the policy ran for the user in the slot of now, or has nothing to do.
    async fn is_seen_to(&mut self, owner: &UserId, policy: PolicyName) -> bool {
        let (ledger, name) = (self.next(), policy.as_str());
        let hours =
            ledger.runs.ageing(&operator().tenant).await.unwrap().policies().get(policy).interval_hours();
        let slot = Slot::at(&operator().tenant, owner, name, hours, now());
        let is_seen = ledger.runs.ran_in_slot(&operator().tenant, owner, name, slot).await.unwrap()
            || !(has_work(&ledger, owner, of_run(name)).await || is_overdue(&ledger, owner, name).await);
        if is_seen {
            self.seen.insert((owner.clone(), policy), slot.number);
        }
        is_seen
    }
}

async fn has_work(ledger: &Arc<Ledger>, owner: &UserId, definition: &'static Definition) -> bool {
    (definition.begin)().has_work(&work(ledger, owner, definition.name)).await.unwrap()
}

async fn is_overdue(ledger: &Arc<Ledger>, owner: &UserId, workflow: &str) -> bool {
    let overdue = (of_run(workflow).begin)().overdue(&work(ledger, owner, workflow), 1).await;
    !overdue.unwrap().is_empty()
}

/// What a workflow looks at.
fn work(ledger: &Arc<Ledger>, owner: &UserId, workflow: &str) -> Work {
    Work {
        ledger: ledger.clone(),
        model: None,
        options: Arc::default(),
        incoming: 0,
        run: RunKey {
            tenant: operator().tenant,
            user: owner.clone(),
            workflow: workflow.to_owned(),
            run_id: Uuid::now_v7().to_string(),
        },
        answers: Arc::new(InMemory::default()),
        figures: Default::default(),
        progress: Arc::new(|_, _| {}),
    }
}
