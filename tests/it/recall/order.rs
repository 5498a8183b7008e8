//! The order of an answer: the best first, no more than asked for, nothing too weak, and the same on both
//! databases.

use std::collections::BTreeSet;

use memledger_ledger::import::Source;
use memledger_tests::{Backend, server::Api};
use serde_json::{Value, json};

use super::{Opened, ask, ids, operator, query, undated};
use crate::http::{World, id, on_both, remember};

on_both!(
    the_best_come_first_and_no_more_than_asked,
    what_is_too_weak_is_left_out,
    a_rare_word_is_found_among_thousands_with_a_common_one,
    what_is_worth_more_comes_first_among_the_best_too,
);

/// Memories that have more or less to do with green tea from Uji.
async fn of_tea(api: &Api) {
    let texts = [
        "Drinks green tea from Uji",
        "Buys green tea in a shop",
        "Visited Uji for its tea",
        "Has a green bicycle and no tea pot",
        "Likes tea with milk",
        "Was told that too much tea keeps people awake at night, and that coffee does so too",
        "Tea",
    ];
    for (number, text) in texts.into_iter().chain((0..8).map(|_| "Offers tea to guests")).enumerate() {
        remember(api, "ana", json!({"content": text, "importance": number % 5 + 1})).await;
    }
    remember(api, "ana", json!({"content": "Plays the cello"})).await;
}

const OF_TEA: &str = "green tea from Uji";

async fn the_best_come_first_and_no_more_than_asked(backend: Backend) {
    let world = World::new(backend).await;
    of_tea(&world.admin).await;
    let whole = ask(&world.admin, "ana", OF_TEA, json!({"top_k": 100})).await.is(200);
    let scores: Vec<f64> = whole.items().iter().map(|item| item["score"].as_f64().unwrap()).collect();
    assert!(scores.len() >= 15, "{}", whole.text);
    assert!(scores.windows(2).all(|pair| pair[0] >= pair[1]), "{scores:?}");
    assert_eq!(undated(whole.items()[0]["text"].as_str().unwrap()), "[General] Drinks green tea from Uji");
    let best = ids(&whole);
    for most in [1, 2, 7, 15] {
        let answer = ask(&world.admin, "ana", OF_TEA, json!({"top_k": most})).await.is(200);
        assert_eq!(ids(&answer), best[..most]);
        assert_eq!(answer.body["truncated"], false, "the budget left nothing out");
    }
    let usual = ask(&world.admin, "ana", OF_TEA, json!({})).await.is(200);
    assert_eq!(ids(&usual), best[..10]);
}

async fn what_is_too_weak_is_left_out(backend: Backend) {
    let world = World::new(backend).await;
    of_tea(&world.admin).await;
    let whole = ask(&world.admin, "ana", OF_TEA, json!({"top_k": 100, "return": "full"})).await.is(200);
    let relevance = |item: &Value| item["scores"]["relevance"].as_f64().unwrap();
    let mut steps: Vec<f64> = whole.items().iter().map(relevance).collect();
    steps.sort_by(f64::total_cmp);
    steps.dedup_by(|one, other| (*one - *other).abs() < 1e-6);
    assert!(steps.len() > 4, "{steps:?}");
    let between = steps.windows(2).map(|pair| f64::midpoint(pair[0], pair[1]));
    for threshold in [0.0].into_iter().chain(between).chain([1.0]) {
        let strong = whole.items().iter().filter(|item| relevance(item) >= threshold);
        let more = json!({"top_k": 100, "threshold": threshold});
        let answer = ask(&world.admin, "ana", OF_TEA, more).await.is(200);
        assert_eq!(ids(&answer), strong.map(id).collect::<Vec<_>>(), "{threshold}");
        assert_eq!(answer.body["truncated"], false, "the budget left nothing out");
    }
}

async fn a_rare_word_is_found_among_thousands_with_a_common_one(backend: Backend) {
    let opened = Opened::new(backend).await;
    let text = |at: usize| (0..20).map(|n| format!("w{at}x{n}")).collect::<Vec<_>>().join(" ");
    // Short ones lie nearer to the query than any other.
    let mut lines: Vec<Value> = (0..120).map(|n| json!({"content": format!("Project {n}")})).collect();
    lines.extend((0..2_400).map(|n| json!({"content": format!("Project of {}", text(n))})));
    let rare = ["rare-0", "rare-1", "rare-2", "rare-3", "rare-4"];
    for (n, id) in rare.into_iter().enumerate() {
        let line = json!({"id": id, "content": format!("{} zebra project", text(9_000 + n))});
        lines.insert(n * lines.len() / 4, line);
    }
    opened.import(&operator("default"), "ana", &lines).await;
    for words in ["zebra", "project zebra", "which project has a zebra"] {
        let answer = opened.ledger.recall.recall(&operator("default"), query("ana", words)).await.unwrap();
        let best: BTreeSet<&str> = answer.items.iter().take(5).map(|item| item.id.as_str()).collect();
        assert_eq!(best, BTreeSet::from(rare), "{words}");
    }
    opened.close().await;
}

/// Memories and questions about them, as retrieval is measured on.
const SET: &str = include_str!("../../recall/set.json");

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn both_databases_answer_in_the_same_order() {
    let set: Value = serde_json::from_str(SET).unwrap();
    let mut lines = String::new();
    for (memory, hour) in set["memories"].as_array().unwrap().iter().zip(0_i64..) {
        let mut line = memory.clone();
        let at = 1_750_000_000 + 3_600 * hour;
        (line["created_at"], line["updated_at"]) = (json!(at), json!(at));
        lines.push_str(&format!("{line}\n"));
    }
    let databases = [Opened::new(Backend::Sqlite).await, Opened::new(Backend::Postgres).await];
    for opened in &databases {
        let ledger = &opened.ledger;
        let imported =
            ledger.memories.import(&operator("default"), Source::Jsonl, &lines, None, |_| {}).await.unwrap();
        assert!(imported.bad.is_empty() && imported.created > 200, "{imported:?}");
    }
    let step = if memledger_tests::all_is_wanted() { 1 } else { 4 };
    for question in set["questions"].as_array().unwrap().iter().step_by(step) {
        let [name, words] = ["user_id", "query"].map(|field| question[field].as_str().unwrap());
        let mut answers = Vec::new();
        for opened in &databases {
            let asked = opened.ledger.recall.recall(&operator("default"), query(name, words)).await.unwrap();
            answers.push(asked.items);
        }
        let [one, other] =
            [0, 1].map(|at| answers[at].iter().map(|item| item.id.as_str()).collect::<Vec<_>>());
        assert_eq!(one, other, "{words}");
        let alike = answers[0].iter().zip(&answers[1]).all(|(a, b)| (a.score - b.score).abs() < 0.001);
        assert!(alike, "{words}: {answers:?}");
    }
    for opened in databases {
        opened.close().await;
    }
}

/// Scores above 1 are told as 1.
async fn what_is_worth_more_comes_first_among_the_best_too(backend: Backend) {
    let world = World::new(backend).await;
    let api = &world.admin;
    for (name, texts) in [
        ("ana", ["Ana likes green tea with honey", "Ana likes green tea"]),
        ("bob", ["Ana likes green tea", "Ana likes green tea with honey"]),
    ] {
        for text in texts {
            remember(api, name, json!({"content": text, "importance": 5})).await;
        }
        let first = ask(api, name, "Ana likes green tea", json!({"top_k": 1})).await.is(200);
        assert_eq!(
            undated(first.items()[0]["text"].as_str().unwrap()),
            "[General] Ana likes green tea",
            "{name}"
        );
    }
    for pinned in [false, false, true] {
        remember(api, "eva", json!({"content": "Meets Rita on Monday", "importance": 5, "pinned": pinned}))
            .await;
    }
    let all = ask(api, "eva", "Meets Rita on Monday", json!({"return": "full"})).await.is(200);
    assert_eq!(all.items()[0]["memory"]["pinned"], true, "{}", all.text);
    assert!(all.items().iter().all(|item| item["score"].as_f64().unwrap() <= 1.0), "{}", all.text);
}
