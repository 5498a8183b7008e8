//! Policies that a language model decides: what it is asked, what follows from a right answer, and that nothing follows from a
//! wrong one.

use std::{
    collections::BTreeMap,
    sync::{Arc, atomic::Ordering::SeqCst},
    time::Duration,
};

use memledger_aggregates::{MemoryId, UserId};
use memledger_ledger::{
    MemoryPatch, NewMemory, StateFilter, UserCall,
    access::{AccessRules, Allowlists},
    runs::{RunDetails, RunKey, Trigger, ageing::PolicyName},
};
use memledger_tests::{Backend, TestDatabase, open_store};
use memledger_workflows::{Options, engine::Execution, request_run};
use serde_json::{Value, json};

use super::{days_pass, remember, say, set};
use crate::workflows::{
    World, all, call, execution, finish, model_faults::Fault, on_both, open, operator, user,
};

on_both!(
    whatever_is_wrong_with_a_model_every_memory_stays_as_it_is,
    a_summary_of_a_model_takes_the_place_of_its_memories,
    a_model_makes_pairs_one_that_rules_let_it,
    an_insight_of_a_model_cites_what_it_was_shown,
    a_run_that_is_taken_up_again_asks_nothing_twice,
    what_changes_before_it_is_asked_about_is_left_alone,
    the_tokens_of_a_day_are_counted_over_all_users,
    without_a_model_a_run_says_so_and_changes_nothing,
    pairs_are_asked_about_in_prompts_of_ten_and_no_more_than_the_limit_a_day,
    no_prompt_shows_pairs_of_two_walls,
);

const CELLO: [&str; 4] = [
    "The user plays the cello in the Tuesday orchestra.",
    "The user bought a new bow for the cello in Leipzig.",
    "The user has cello lessons with Marta.",
    "The user's cello was built in 1911.",
];
const CANOE: [&str; 3] = [
    "The user owns a canoe of birch wood.",
    "The user paddles the canoe on the Saale.",
    "The user keeps the canoe in a shed in Jena.",
];
const WEIMAR: [&str; 2] = [
    "The user lives in Weimar with her sister Lena.",
    "The user lives in Weimar with her sister Lena and a dog.",
];
const JOB: [&str; 2] = ["The user works as a baker.", "The user works as a nurse."];
const FLIGHT: [&str; 2] =
    ["The user's flight to Porto leaves on 3 May 2026.", "The user's flight to Porto leaves on 4 May 2026."];

const POLICIES: [PolicyName; 4] = [
    PolicyName::ClusterSummaries,
    PolicyName::LongTermSummaries,
    PolicyName::Consolidation,
    PolicyName::Insights,
];

/// A model that nobody waits long for.
fn asking(world: &World, node: &str) -> Execution {
    let options = Options { answer_within: Duration::from_millis(100), ..Options::default() };
    let execution = execution(world.ledger.clone(), Some(world.model.clone()), node);
    Execution { options: Arc::new(options), ..execution }
}

async fn requested(world: &World, owner: &UserId, policy: PolicyName) -> RunKey {
    let call = UserCall::new(operator(), owner.clone());
    request_run(&world.ledger, call, policy.as_str(), Trigger::Manual).await.unwrap().answer
}

async fn ask(world: &World, policy: PolicyName) -> RunDetails {
    let run = requested(world, &user(), policy).await;
    finish(&asking(world, "a"), &run).await
}

/// Turned on with a model as its judge, and otherwise so that it looks at what the tests remember.
async fn judged_by_model(world: &World, policy: PolicyName) {
    let mut settings = json!({"enabled": true, "judge": "model"});
    let more = match policy {
        PolicyName::ClusterSummaries => json!({"strategy": "tags"}),
        PolicyName::Consolidation => {
            json!({"band_low": 500, "band_high": 1000, "recent_hours": 8760, "recheck_days": 0})
        }
        _ => json!({}),
    };
    settings.as_object_mut().unwrap().extend(more.as_object().unwrap().clone());
    set(world, policy, settings).await;
}

/// Memories for each of the policies, old enough.
async fn with_memories(backend: Backend) -> World {
    let world = World::new(backend).await;
    for text in CELLO {
        world.create(text, &["cello"]).await;
    }
    for text in WEIMAR.iter().chain(&JOB).chain(&FLIGHT) {
        remember(&world, text, 3, false).await;
        tokio::time::sleep(Duration::from_millis(2)).await;
    }
    remember(&world, "The user is called Ana.", 5, true).await;
    remember(&world, "The user goes climbing with Ben.", 3, false).await;
    say(&world, "I look forward to climbing on Sunday.").await;
    days_pass(&world, 8).await;
    for policy in POLICIES {
        judged_by_model(&world, policy).await;
    }
    world
}

/// Every memory as JSON, byte for byte.
async fn bytes(world: &World) -> BTreeMap<String, String> {
    let all = all(&world.ledger, &user()).await;
    all.into_iter().map(|(id, memory)| (id, serde_json::to_string(&memory).unwrap())).collect()
}

async fn texts(world: &World) -> Vec<String> {
    let active = crate::workflows::memories(&world.ledger, StateFilter::Active).await;
    let mut texts: Vec<String> = active.into_iter().filter_map(|one| one.content).collect();
    texts.sort();
    texts
}

/// Undoing the run brings back what was there, field for field; what it made is archived.
async fn undone(world: &World, done: &RunDetails, before: &BTreeMap<String, String>) {
    world.ledger.runs.restore_run(operator(), &done.run.run_id).await.unwrap();
    let all = all(&world.ledger, &user()).await;
    for (id, was) in before {
        let was: Value = serde_json::from_str(was).unwrap();
        let mut now = serde_json::to_value(&all[id]).unwrap();
        for field in ["revision", "rev", "updated_at"] {
            now[field] = was[field].clone();
        }
        assert_eq!(now, was);
    }
    assert!(all.iter().all(|(id, one)| before.contains_key(id) || one.state == "archived"), "{all:?}");
}

async fn whatever_is_wrong_with_a_model_every_memory_stays_as_it_is(backend: Backend) {
    let world = with_memories(backend).await;
    let before = bytes(&world).await;
    for fault in Fault::ALL {
        *world.model.fault.lock().unwrap() = Some(fault);
        // What a model had no usable answer to is not asked again at once.
        days_pass(&world, 15).await;
        for policy in POLICIES {
            let asked = world.model.asked.load(SeqCst);
            let done = ask(&world, policy).await;
            assert_eq!(done.run.status, "completed", "{fault:?} {policy}: {done:?}");
            assert!(world.model.asked.load(SeqCst) > asked, "{fault:?} {policy}: the model is asked");
            assert!(done.figures["fallbacks"] > 0, "{fault:?} {policy}: {done:?}");
            assert_eq!(bytes(&world).await, before, "{fault:?} {policy}");
            let report = memledger_workflows::of_run(policy.as_str()).report(&done.run.run_id, &done.figures);
            assert!(report.unwrap().contains("without a usable answer"), "{fault:?} {policy}");
        }
    }
    world.is_sound().await;
    world.close().await;
}

async fn a_summary_of_a_model_takes_the_place_of_its_memories(backend: Backend) {
    let world = with_memories(backend).await;
    for policy in [PolicyName::ClusterSummaries, PolicyName::LongTermSummaries] {
        let before = bytes(&world).await;
        let done = ask(&world, policy).await;
        assert!(done.figures["summaries"] >= 1 && done.metrics.requests >= 1, "{done:?}");
        let active = crate::workflows::memories(&world.ledger, StateFilter::Active).await;
        let summary = active.iter().find(|one| one.kind == "summary").expect("there is a summary");
        let text = summary.content.as_deref().unwrap();
        // Sentence by sentence, as the model joins them and rules would not.
        assert!(CELLO.iter().all(|one| text.contains(one)), "{text}");
        let cited = summary.metadata["summarized_memory_ids"].as_array().unwrap().len();
        assert!(cited >= 4 && summary.metadata["policy"] == policy.as_str(), "{summary:?}");
        undone(&world, &done, &before).await;
    }
    world.is_sound().await;
    world.close().await;
}

async fn a_model_makes_pairs_one_that_rules_let_it(backend: Backend) {
    let world = with_memories(backend).await;
    let before = bytes(&world).await;
    let done = ask(&world, PolicyName::Consolidation).await;
    let texts_now = texts(&world).await;
    for (gone, kept) in [(WEIMAR[0], WEIMAR[1]), (JOB[0], JOB[1])] {
        assert!(!texts_now.iter().any(|one| one == gone), "{texts_now:?}");
        assert!(texts_now.iter().any(|one| one == kept), "{texts_now:?}");
    }
    assert!(FLIGHT.iter().all(|one| texts_now.iter().any(|text| text == one)), "{texts_now:?}");
    assert_eq!(done.figures["merged_away"], 4, "{done:?}");
    let answers = world.ledger.runs.run_answers(&operator(), &done.run.run_id).await.unwrap();
    let decided = memledger_workflows::of_run("consolidation").decisions(&answers);
    assert_eq!(
        (decided.merges.len(), decided.exchanges.len()),
        (2, usize::try_from(done.metrics.requests).unwrap())
    );
    assert!(decided.decisions.iter().all(|one| one.rule.as_deref() == Some("model")), "{decided:?}");
    undone(&world, &done, &before).await;
    world.is_sound().await;
    world.close().await;
}

async fn an_insight_of_a_model_cites_what_it_was_shown(backend: Backend) {
    let world = with_memories(backend).await;
    let before = bytes(&world).await;
    let done = ask(&world, PolicyName::Insights).await;
    assert_eq!(done.figures["created"], 1, "{done:?}");
    let active = crate::workflows::memories(&world.ledger, StateFilter::Active).await;
    let insight = active.iter().find(|one| one.kind == "insight").expect("there is an insight");
    let evidence = insight.metadata["evidence"].as_array().unwrap();
    let climbing = world.memory("The user goes climbing with Ben.").await;
    assert!(
        evidence.contains(&Value::from(climbing.id.clone())) && evidence.contains(&"t1#0".into()),
        "{insight:?}"
    );
    assert_eq!((insight.importance, insight.category.as_deref()), (2, Some("relationship_dynamic")));
    let asked = world.model.asked.load(SeqCst);
    days_pass(&world, 2).await;
    assert_eq!(ask(&world, PolicyName::Insights).await.figures["created"], 0, "nothing is new");
    assert_eq!(world.model.asked.load(SeqCst), asked, "so nobody is asked");
    undone(&world, &done, &before).await;
    world.is_sound().await;
    world.close().await;
}

async fn a_run_that_is_taken_up_again_asks_nothing_twice(backend: Backend) {
    let world = with_memories(backend).await;
    for text in CANOE {
        world.create(text, &["canoe"]).await;
    }
    days_pass(&world, 8).await;
    let run = requested(&world, &user(), PolicyName::ClusterSummaries).await;
    let patient = execution(world.ledger.clone(), Some(world.model.clone()), "a");
    // It dies while it waits for the second answer.
    let dies = async {
        loop {
            if world.model.asked.load(SeqCst) == 1 {
                *world.model.fault.lock().unwrap() = Some(Fault::Hangs);
            }
            if world.model.asked.load(SeqCst) == 2 {
                break;
            }
            tokio::time::sleep(Duration::from_millis(1)).await;
        }
    };
    world.model.slow_ms.store(50, SeqCst);
    tokio::select! {
        worked = patient.run(&run) => panic!("{worked:?}"),
        () = dies => {}
    }
    *world.model.fault.lock().unwrap() = None;
    let done = finish(&patient, &run).await;
    assert_eq!((done.figures["summaries"], done.metrics.requests), (2, 2), "{done:?}");
    let prompts = world.model.prompts.lock().unwrap().clone();
    assert_eq!(prompts.len(), 3, "{prompts:?}");
    assert_ne!(prompts[0], prompts[1]);
    assert_eq!(prompts[1], prompts[2], "what had no answer yet is asked again");
    world.is_sound().await;
    world.close().await;
}

async fn what_changes_before_it_is_asked_about_is_left_alone(backend: Backend) {
    let world = with_memories(backend).await;
    for text in CANOE {
        world.create(text, &["canoe"]).await;
    }
    days_pass(&world, 8).await;
    let run = requested(&world, &user(), PolicyName::ClusterSummaries).await;
    let patient = execution(world.ledger.clone(), Some(world.model.clone()), "a");
    *world.model.fault.lock().unwrap() = Some(Fault::Hangs);
    tokio::select! {
        worked = patient.run(&run) => panic!("{worked:?}"),
        () = async { while world.model.asked.load(SeqCst) == 0 { tokio::time::sleep(Duration::from_millis(1)).await } } => {}
    }
    *world.model.fault.lock().unwrap() = None;
    let id = MemoryId::new(&world.memory(CELLO[3]).await.id).unwrap();
    let text = "The user's cello was built in 1912.";
    let patch = MemoryPatch { content: Some(text.into()), ..MemoryPatch::default() };
    world.ledger.memories.update(call(), id, patch).await.unwrap();
    let done = finish(&patient, &run).await;
    assert_eq!((done.figures["summaries"], done.figures["unasked"]), (1, 1), "{done:?}");
    let texts = texts(&world).await;
    assert!(texts.iter().any(|one| one == text) && texts.iter().any(|one| one == CELLO[0]), "{texts:?}");
    let asked_since = world.model.prompts.lock().unwrap()[1..].join(" ");
    assert!(!asked_since.contains("1912"), "{asked_since}");
    world.is_sound().await;
    world.close().await;
}

/// Two groups for each of two users, and tokens for three questions.
async fn the_tokens_of_a_day_are_counted_over_all_users(backend: Backend) {
    let world = World::new(backend).await;
    let ben = UserId::new("ben").unwrap();
    for owner in [user(), ben.clone()] {
        for (topic, texts) in [("cello", &CELLO[..3]), ("canoe", &CANOE[..])] {
            for text in texts {
                let new = NewMemory {
                    content: (*text).to_owned(),
                    topics: vec![topic.to_owned()],
                    ..NewMemory::default()
                };
                world.ledger.memories.create(UserCall::new(operator(), owner.clone()), new).await.unwrap();
            }
        }
    }
    days_pass(&world, 8).await;
    let policy = PolicyName::ClusterSummaries;
    judged_by_model(&world, policy).await;
    // Each question reports about 1,000 tokens, and is expected to take 1,400 or so.
    world.model.more_tokens.store(988, SeqCst);
    set(&world, policy, json!({"tokens_per_day": 3_800})).await;
    let (one, other) = (requested(&world, &user(), policy).await, requested(&world, &ben, policy).await);
    // So slow that both would ask at once if they could.
    world.model.slow_ms.store(40, SeqCst);
    let nodes = [asking(&world, "a"), asking(&world, "b")];
    let (one, other) = tokio::join!(finish(&nodes[0], &one), finish(&nodes[1], &other));
    let sum = |name: &str| one.figures[name] + other.figures[name];
    assert_eq!(
        (world.model.asked.load(SeqCst), sum("summaries"), sum("over_budget")),
        (3, 3, 1),
        "{one:?} {other:?}"
    );
    assert_eq!(one.metrics.total_tokens + other.metrics.total_tokens, 3_000);
    let left = if one.figures["over_budget"] == 1 { &one } else { &other };
    let report =
        memledger_workflows::of_run(policy.as_str()).report(&left.run.run_id, &left.figures).unwrap();
    assert!(report.contains("left for another day"), "{report}");
    // On the same day nothing more is asked, by whichever run; on the next one the rest is.
    let owner = UserId::new(&left.run.user_id).unwrap();
    let again = async || finish(&nodes[0], &requested(&world, &owner, policy).await).await;
    assert_eq!((again().await.figures["over_budget"], world.model.asked.load(SeqCst)), (1, 3));
    days_pass(&world, 1).await;
    assert_eq!((again().await.figures["summaries"], world.model.asked.load(SeqCst)), (1, 4));
    set(&world, policy, json!({"tokens_per_day": 0})).await;
    world.is_sound().await;
    world.close().await;
}

async fn without_a_model_a_run_says_so_and_changes_nothing(backend: Backend) {
    let world = with_memories(backend).await;
    let before = bytes(&world).await;
    for policy in POLICIES {
        let done = super::run(&world, policy.as_str()).await;
        assert_eq!((done.run.status.as_str(), done.figures["no_model"]), ("completed", 1), "{done:?}");
        let report =
            memledger_workflows::of_run(policy.as_str()).report(&done.run.run_id, &done.figures).unwrap();
        assert!(report.contains("No model"), "{report}");
        assert_eq!(bytes(&world).await, before);
        // With the rules as its judge the same run does something, but for insights.
        set(&world, policy, json!({"tokens_per_day": 0})).await;
        let done = ask(&world, policy).await;
        assert!(done.figures["over_budget"] > 0 && done.figures["no_model"] == 0, "{policy}: {done:?}");
        assert_eq!((bytes(&world).await, world.model.asked.load(SeqCst)), (before.clone(), 0));
    }
    set(&world, PolicyName::Consolidation, json!({"judge": "rules"})).await;
    assert!(ask(&world, PolicyName::Consolidation).await.figures["merged_away"] > 0);
    assert_eq!(world.model.asked.load(SeqCst), 0, "rules ask nobody");
    world.is_sound().await;
    world.close().await;
}

async fn pairs_are_asked_about_in_prompts_of_ten_and_no_more_than_the_limit_a_day(backend: Backend) {
    let world = World::new(backend).await;
    let fruits = [
        "apples", "pears", "plums", "cherries", "figs", "grapes", "melons", "lemons", "limes", "dates",
        "kiwis",
    ];
    for fruit in fruits {
        remember(&world, &format!("The user buys fresh {fruit} at the market in Gera."), 3, false).await;
    }
    let policy = PolicyName::Consolidation;
    judged_by_model(&world, policy).await;
    set(&world, policy, json!({"pairs_per_user_per_day": 27})).await;
    let done = ask(&world, policy).await;
    assert_eq!(done.figures["noted"], 27, "{done:?}");
    let sizes: Vec<usize> =
        world.model.prompts.lock().unwrap().iter().map(|prompt| shown(prompt).len()).collect();
    assert_eq!(sizes, [9, 9, 9]);
    assert_eq!(ask(&world, policy).await.figures["noted"], 0, "the day's pairs are used up");
    days_pass(&world, 1).await;
    set(&world, policy, json!({"recheck_days": 14})).await;
    // The other 28 of the 55 pairs, not one of them twice.
    assert_eq!(ask(&world, policy).await.figures["noted"], 27);
    days_pass(&world, 1).await;
    assert_eq!(ask(&world, policy).await.figures["noted"], 1);
    let prompts = world.model.prompts.lock().unwrap().clone();
    let mut pairs: Vec<String> = prompts.iter().flat_map(|prompt| shown(prompt)).collect();
    pairs.sort();
    pairs.dedup();
    assert_eq!(pairs.len(), 55);
    world.is_sound().await;
    world.close().await;
}

/// The pairs of a prompt, both texts of each, whichever is the older.
fn shown(prompt: &str) -> Vec<String> {
    let prompt: Value = serde_json::from_str(prompt).unwrap();
    let text = |pair: &Value, side: &str| pair[side]["text"].as_str().unwrap().to_owned();
    let pairs = prompt["pairs"].as_array().unwrap().iter();
    let both = pairs.map(|pair| {
        let mut texts = [text(pair, "older"), text(pair, "newer")];
        texts.sort();
        texts.join(" | ")
    });
    both.collect()
}

async fn no_prompt_shows_pairs_of_two_walls(backend: Backend) {
    let database = TestDatabase::new(backend).await;
    let world =
        World { ledger: open(open_store(&database).await).await, model: Default::default(), database };
    let lists = [("nurse".to_owned(), vec!["health".to_owned()])];
    let rules = AccessRules { allowlists: Allowlists::new(lists), ..AccessRules::built_in() };
    world.ledger.people.set_access_rules(rules);
    for (category, what) in [("health", "pills"), ("sport", "shoes")] {
        for shop in ["Gera", "Jena", "Weimar"] {
            let new = NewMemory {
                content: format!("The user buys {what} at the shop in {shop}."),
                category: Some(category.to_owned()),
                importance: Some(3),
                ..NewMemory::default()
            };
            world.ledger.memories.create(call(), new).await.unwrap();
        }
    }
    judged_by_model(&world, PolicyName::Consolidation).await;
    judged_by_model(&world, PolicyName::Insights).await;
    say(&world, "I bought pills and shoes.").await;
    ask(&world, PolicyName::Consolidation).await;
    ask(&world, PolicyName::Insights).await;
    let prompts = world.model.prompts.lock().unwrap().clone();
    assert!(prompts.len() >= 4, "{prompts:?}");
    assert!(!prompts.iter().any(|one| one.contains("pills") && one.contains("shoes")), "{prompts:?}");
    world.close().await;
}
