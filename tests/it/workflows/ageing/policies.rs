//! Pruning, summaries, consolidation and insights: what each does to memories, that it can be undone, and that a second run of it
//! changes nothing.

use std::time::Duration;

use memledger_ledger::{
    Memory, StateFilter,
    runs::{RunDetails, ageing::PolicyName},
};
use memledger_tests::{Backend, eventually};
use memledger_workflows::{ALL, Runner, RunnerOptions};

use serde_json::{Value, json};

use super::{days_pass, in_force, remember, run, say, served, set};
use crate::workflows::{World, all, memories, on_both, operator, user};

on_both!(
    the_limit_is_exact_for_writers_at_once,
    a_user_keeps_as_many_memories_as_the_limit_says,
    old_memories_about_the_same_become_one_summary,
    long_term_summaries_keep_their_originals_for_as_long_as_is_set,
    pairs_that_say_the_same_are_made_one_and_no_pair_is_judged_twice,
    an_insight_names_its_evidence,
);

pub const CELLO: [&str; 4] = [
    "The user plays the cello in the Tuesday orchestra.",
    "The user bought a new bow for the cello in Leipzig.",
    "The user has cello lessons with Marta.",
    "The user's cello was built in 1911.",
];

pub async fn active(world: &World) -> Vec<Memory> {
    let mut found = memories(&world.ledger, StateFilter::Active).await;
    found.sort_by(|a, b| a.created_at.cmp(&b.created_at));
    found
}

pub async fn tagged(world: &World, texts: &[&str], topic: &str) {
    for text in texts {
        world.create(text, &[topic]).await;
    }
}

/// Undoing the run brings back what was there, field for field.
pub async fn undone(world: &World, done: &RunDetails, before: &[Memory]) {
    world.ledger.runs.restore_run(operator(), &done.run.run_id).await.unwrap();
    let mut after = active(world).await;
    for (memory, was) in after.iter_mut().zip(before) {
        (memory.revision, memory.rev, memory.updated_at) = (was.revision, was.rev, was.updated_at.clone());
    }
    assert_eq!(after, before);
}

/// A second run does nothing.
async fn is_settled(world: &World, workflow: &str) {
    let rev = world.ledger.memories.head(&operator(), &user()).await.unwrap().0;
    let again = run(world, workflow).await;
    assert_eq!(again.figures["selected"], 0, "{again:?}");
    assert_eq!(world.ledger.memories.head(&operator(), &user()).await.unwrap().0, rev);
}

async fn a_user_keeps_as_many_memories_as_the_limit_says(backend: Backend) {
    let world = World::new(backend).await;
    let pinned = remember(&world, "The user is called Ana.", 5, true).await;
    for at in 0..24 {
        remember(&world, &format!("The user once read book {at}."), 2, false).await;
    }
    in_force(&world, PolicyName::Pruning, json!({"max_total_memories": 20, "batch_size": 4})).await;
    let left = active(&world).await;
    assert!((17..=20).contains(&left.len()), "{}", left.len());
    assert!(left.iter().any(|memory| memory.id == pinned.to_string()));
    assert!(!left.iter().any(|memory| memory.content.as_deref() == Some("The user once read book 0.")));
    assert_eq!(world.memory("The user once read book 0.").await.state, "archived");
    is_settled(&world, "pruning").await;
    // What has to do with what was said last stays.
    set(&world, PolicyName::Pruning, json!({"max_total_memories": 5, "strategy": "least_relevant"})).await;
    say(&world, "Which one was book 17?").await;
    let before = active(&world).await;
    let done = run(&world, "pruning").await;
    let left = active(&world).await;
    assert!(left.len() <= 5 && left.len() > 1, "{}", left.len());
    assert!(
        left.iter().any(|memory| memory.content.as_deref() == Some("The user once read book 17.")),
        "{left:?}"
    );
    undone(&world, &done, &before).await;
    world.is_sound().await;
    world.close().await;
}

async fn the_limit_is_exact_for_writers_at_once(backend: Backend) {
    let world = World::new(backend).await;
    for at in 0..20 {
        remember(&world, &format!("The user once read book {at}."), 2, at < 3).await;
    }
    in_force(&world, PolicyName::Pruning, json!({"max_total_memories": 20, "batch_size": 4})).await;
    let runner = Runner::start(ALL, world.ledger.clone(), None, "a".into(), RunnerOptions::default());
    let most = std::sync::atomic::AtomicUsize::new(0);
    let writes = (0..64).map(|at| {
        let (world, most) = (&world, &most);
        async move {
            remember(world, &format!("The user saw film {at}."), 2, false).await;
            let active = world.ledger.runs.active_memories(&operator().tenant, &user()).await.unwrap();
            most.fetch_max(active, std::sync::atomic::Ordering::Relaxed);
        }
    });
    futures::future::join_all(writes).await;
    assert!(most.into_inner() <= 20);
    let left = active(&world).await;
    assert!((17..=20).contains(&left.len()), "{}", left.len());
    assert_eq!(left.iter().filter(|memory| memory.pinned).count(), 3);
    let everything = all(&world.ledger, &user()).await;
    assert_eq!(everything.len(), 84, "nothing was lost");
    assert!(everything.values().all(|memory| ["active", "archived"].contains(&memory.state.as_str())));
    // Where nothing may go, what is new is kept all the same.
    set(&world, PolicyName::Pruning, json!({"max_total_memories": 3})).await;
    tokio::time::sleep(Duration::from_millis(1_100)).await;
    remember(&world, "The user is called Ana.", 5, true).await;
    remember(&world, "The user was born in Gera.", 5, true).await;
    assert_eq!(active(&world).await.iter().filter(|memory| memory.pinned).count(), 5);
    runner.stop().await;
    world.is_sound().await;
    world.close().await;
}

async fn old_memories_about_the_same_become_one_summary(backend: Backend) {
    let world = World::new(backend).await;
    tagged(&world, &CELLO, "cello").await;
    remember(&world, "The user has a brother in Oslo.", 2, false).await;
    set(&world, PolicyName::ClusterSummaries, json!({"enabled": true, "strategy": "tags"})).await;
    days_pass(&world, 6).await;
    assert_eq!(run(&world, "cluster-summaries").await.figures["selected"], 0, "they are too young");
    days_pass(&world, 2).await;
    let before = active(&world).await;
    let done = run(&world, "cluster-summaries").await;
    assert_eq!(done.figures["selected"], 1, "{done:?}");
    let left = active(&world).await;
    let summary = left.iter().find(|memory| memory.kind == "summary").expect("there is a summary");
    let text = summary.content.clone().unwrap();
    assert!(
        text.split_whitespace().count() <= 100 && text.contains("1911") && text.contains("Marta"),
        "{text}"
    );
    let cited = summary.metadata["summarized_memory_ids"].as_array().unwrap();
    assert_eq!((left.len(), cited.len(), &summary.metadata["is_summary"]), (2, 4, &Value::Bool(true)));
    for id in cited {
        let original = all(&world.ledger, &user()).await[id.as_str().unwrap()].clone();
        assert_eq!((original.state.as_str(), original.merged_into.as_ref()), ("merged", Some(&summary.id)));
    }
    assert!(summary.topics.contains(&"cello".to_owned()), "{summary:?}");
    days_pass(&world, 8).await;
    is_settled(&world, "cluster-summaries").await;
    undone(&world, &done, &before).await;
    world.is_sound().await;
    world.close().await;
}

async fn long_term_summaries_keep_their_originals_for_as_long_as_is_set(backend: Backend) {
    let world = World::new(backend).await;
    tagged(&world, &CELLO, "cello").await;
    days_pass(&world, 8).await;
    let policy = PolicyName::LongTermSummaries;
    set(&world, policy, json!({"enabled": true, "originals": "keep"})).await;
    let before = active(&world).await;
    let kept = run(&world, policy.as_str()).await;
    assert_eq!((kept.figures["created"], active(&world).await.len()), (1, 5), "{kept:?}");
    is_settled(&world, policy.as_str()).await;
    undone(&world, &kept, &before).await;
    set(&world, policy, json!({"originals": "ttl", "keep_original_days": 5})).await;
    let done = run(&world, policy.as_str()).await;
    assert_eq!((done.figures["merged_away"], active(&world).await.len()), (4, 1), "{done:?}");
    let states = async || {
        let mut states: Vec<String> =
            all(&world.ledger, &user()).await.into_values().map(|one| one.state).collect();
        states.sort();
        states
    };
    days_pass(&world, 3).await;
    served(&world).await;
    assert_eq!(states().await, ["active", "archived", "merged", "merged", "merged", "merged"]);
    days_pass(&world, 3).await;
    eventually("the originals are purged", async || {
        served(&world).await;
        states().await == ["active", "archived", "purged", "purged", "purged", "purged"]
    })
    .await;
    world.is_sound().await;
    world.close().await;
}

async fn pairs_that_say_the_same_are_made_one_and_no_pair_is_judged_twice(backend: Backend) {
    let world = World::new(backend).await;
    for text in [
        "The user lives in Weimar with her sister Lena.",
        "The user lives in Weimar with her sister Lena and a dog.",
        "The user's flight to Porto leaves on 3 May 2026.",
        "The user's flight to Porto leaves on 4 May 2026.",
    ] {
        remember(&world, text, 3, false).await;
        tokio::time::sleep(Duration::from_millis(2)).await;
    }
    let policy = PolicyName::Consolidation;
    set(&world, policy, json!({"enabled": true, "band_low": 500, "band_high": 1000})).await;
    let before = active(&world).await;
    let done = run(&world, "consolidation").await;
    let texts: Vec<String> = active(&world).await.into_iter().filter_map(|one| one.content).collect();
    assert!(
        texts.contains(&"The user lives in Weimar with her sister Lena and a dog.".to_owned()),
        "{texts:?}"
    );
    assert_eq!((texts.len(), done.figures["merged_away"]), (3, 2), "{texts:?}");
    assert!(done.figures["noted"] >= 2, "{done:?}");
    let again = run(&world, "consolidation").await;
    assert_eq!(again.figures["selected"], 0, "{again:?}");
    undone(&world, &done, &before).await;
    // A limit of pairs is exact.
    set(&world, policy, json!({"pairs_per_user_per_day": 0})).await;
    assert_eq!(run(&world, "consolidation").await.figures["noted"], 0);
    world.is_sound().await;
    world.close().await;
}

async fn an_insight_names_its_evidence(backend: Backend) {
    let world = World::new(backend).await;
    for at in 0..12 {
        world.create(&format!("The user read novel {at}."), &["novels"]).await;
        days_pass(&world, 7).await;
    }
    for at in 0..9 {
        world.create(&format!("The user went climbing, tour {at}."), &["climbing"]).await;
        days_pass(&world, 1).await;
    }
    let policy = PolicyName::Insights;
    set(&world, policy, json!({"enabled": true})).await;
    let before = active(&world).await;
    let done = run(&world, "insights").await;
    assert_eq!(done.figures["created"], 1, "{done:?}");
    let left = active(&world).await;
    let insight = left.iter().find(|memory| memory.kind == "insight").expect("there is an insight");
    assert!(insight.content.as_deref().unwrap().contains("climbing"), "{insight:?}");
    assert_eq!((insight.category.as_deref(), insight.importance), (Some("relationship_dynamic"), 2));
    assert!(insight.metadata["evidence"].as_array().unwrap().len() >= 5, "{insight:?}");
    assert_eq!(run(&world, "insights").await.figures["selected"], 0, "not twice within a day");
    days_pass(&world, 2).await;
    assert_eq!(run(&world, "insights").await.figures["selected"], 0, "nor the same once more");
    undone(&world, &done, &before).await;
    world.is_sound().await;
    world.close().await;
}
