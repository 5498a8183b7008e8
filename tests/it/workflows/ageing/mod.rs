//! How memories age: by policies that are set, accepted, run and undone, with a clock that the tests set.

mod crowded;
mod edges;
mod forgetting;
mod judges;
mod made;
mod originals;
mod policies;
mod said;
mod scheduling;
mod years;

use std::time::Duration;

use memledger_aggregates::{MemoryId, UserId};
use memledger_ledger::{
    NewMemory, UserCall,
    runs::{
        RunDetails, Trigger,
        ageing::{PolicyChange, PolicyName},
    },
    threads::{NewMessages, SentMessage},
    time::shift_clock,
    words::{MessageRole, ThreadId},
};
use memledger_workflows::{ALL, Runner, RunnerOptions, accept_run, request_run};
use serde_json::{Value, json};

use super::{World, call, execution, finish, operator, user};

pub const DAY_US: i64 = 86_400_000_000;

/// Days go by, and on each of them a server reads its clock.
pub async fn days_pass(world: &World, days: i64) {
    for _ in 0..days {
        shift_clock(DAY_US);
        world.ledger.runs.ageing_now(&operator().tenant).await.unwrap();
    }
}

pub async fn set(world: &World, policy: PolicyName, set: Value) {
    let Value::Object(set) = set else { panic!("{set}") };
    world.ledger.runs.set_policy(operator(), PolicyChange { policy, set }).await.unwrap();
}

pub async fn remember(world: &World, content: &str, importance: u8, pinned: bool) -> MemoryId {
    remember_of(world, &user(), content, importance, pinned).await
}

pub async fn remember_of(
    world: &World,
    owner: &UserId,
    content: &str,
    importance: u8,
    pinned: bool,
) -> MemoryId {
    let new =
        NewMemory { content: content.into(), importance: Some(importance), pinned, ..NewMemory::default() };
    let call = UserCall::new(operator(), owner.clone());
    MemoryId::new(&world.ledger.memories.create(call, new).await.unwrap().memory.id).unwrap()
}

/// A run of the workflow for the user, until it has ended.
pub async fn run(world: &World, workflow: &str) -> RunDetails {
    let run = request_run(&world.ledger, call(), workflow, Trigger::Manual).await.unwrap().answer;
    finish(&execution(world.ledger.clone(), None, "a"), &run).await
}

/// The run that does what a dry run said.
pub async fn accepted(world: &World, dry: &RunDetails) -> RunDetails {
    let run = accept_run(&world.ledger, operator().into(), &dry.run.run_id).await.unwrap().answer;
    finish(&execution(world.ledger.clone(), None, "a"), &run).await
}

/// A server looks at what is due.
pub async fn served(world: &World) {
    let fast = Duration::from_millis(20);
    let options = RunnerOptions { look: fast, sweep: fast, ..RunnerOptions::default() };
    let runner = Runner::start(ALL, world.ledger.clone(), None, "a".into(), options);
    tokio::time::sleep(Duration::from_millis(600)).await;
    runner.stop().await;
}

/// The user says something in a thread.
pub async fn say(world: &World, text: &str) {
    let message =
        SentMessage { role: Some(MessageRole::User), content: text.into(), ..SentMessage::default() };
    let new = NewMessages { messages: vec![message], ..NewMessages::default() };
    world.ledger.threads.append(call(), &ThreadId::new("t1").unwrap(), new).await.unwrap();
}

/// A policy that is on and was accepted.
pub async fn in_force(world: &World, policy: PolicyName, more: Value) {
    let mut all = json!({"enabled": true});
    all.as_object_mut().unwrap().extend(more.as_object().unwrap().clone());
    set(world, policy, all).await;
    let dry = run(world, policy.as_str()).await;
    assert_eq!(dry.figures["dry_run"], 1, "{dry:?}");
    accepted(world, &dry).await;
}
