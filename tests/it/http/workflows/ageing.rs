//! Policies over HTTP: turned on, a dry run accepted, the pass for a schedule of one's own, and the metrics that count both.

use memledger_tests::{
    Backend,
    server::{Api, is_sound},
};
use reqwest::Method;
use serde_json::{Value, json};

use super::{ended, of_run, text, workflows, working};
use crate::http::{active, column, remember};

on_both!(policies_are_run_accepted_and_counted_over_http);

const SAID: [&str; 6] = [
    "Plays the cello in the Tuesday orchestra.",
    "Has a sister called Rita.",
    "Works at the harbour office.",
    "Owns a blue canoe.",
    "Was born in Gotha.",
    "Wants to learn Basque.",
];

async fn metric(api: &Api, name: &str) -> f64 {
    let all = api.get("/metrics").await.is(200).text;
    let line = all.lines().find_map(|line| line.strip_prefix(name)?.strip_prefix(' '));
    line.unwrap_or_else(|| panic!("{name} is missing in {all}")).parse().unwrap()
}

/// Turns a policy on.
async fn on(api: &Api, policy: &str, mut settings: Value) {
    settings["enabled"] = json!(true);
    let path = workflows(&format!("/{policy}/config"));
    let set = api.send(Method::PUT, &path, Some(&settings), &[]).await.is(200).body;
    assert_eq!((&set["workflow"], &set["enabled"]), (&json!(policy), &json!(true)));
}

async fn policies_are_run_accepted_and_counted_over_http(backend: Backend) {
    let world = working(backend).await;
    let api = &world.admin;
    for said in SAID {
        remember(api, "ana", json!({"content": said})).await;
    }
    on(api, "pruning", json!({"max_total_memories": 4, "batch_size": 1})).await;
    let path = workflows("/pruning/run?target_user_id=ana");
    let asked = api.send(Method::POST, &path, None, &[]).await.is(202).body;
    let dry = ended(api, text(&asked["run_id"])).await;
    assert_eq!((&dry["figures"]["dry_run"], &dry["figures"]["selected"]), (&json!(1), &json!(2)), "{dry:#}");
    assert_eq!(active(api, "ana").await.len(), SAID.len(), "a dry run writes nothing");
    let accepted = of_run(api, text(&dry["run_id"]), "/accept").await.is(202).body;
    let done = ended(api, text(&accepted["run_id"])).await;
    assert_eq!(done["figures"]["archived"], 2, "{done:#}");
    let left = active(api, "ana").await;
    assert_eq!(column(&left, "content").len(), 4);
    assert!(!column(&left, "content").contains(&SAID[0]), "the oldest go first");
    let pruned = "memledger_memories_pruned_total{strategy=\"fifo\"}";
    assert_eq!(metric(api, pruned).await, 2.0);
    assert_eq!(metric(api, "memledger_memory_bank_distribution{bank=\"General\"}").await, 4.0);

    on(api, "long-term-summaries", json!({"min_age_days": 0})).await;
    let pass = api.send(Method::POST, "/memory/summarize", None, &[]).await.is(200).body;
    assert_eq!(
        (&pass["summaries"], &pass["summarized"], &pass["under_way"]),
        (&json!(1), &json!(4), &json!(0))
    );
    assert!(text(&pass["last_run"]).ends_with('Z') && text(&pass["next_run"]).ends_with('Z'), "{pass}");
    let left = active(api, "ana").await;
    assert_eq!(column(&left, "kind"), ["summary"]);
    assert_eq!(metric(api, "memledger_memories_summarized_total").await, 4.0);
    let schedule = api.get(&workflows("/schedule")).await.is(200).body;
    let items = schedule["items"].as_array().unwrap();
    let is_on: Vec<&str> =
        items.iter().filter(|one| one["enabled"] == true).map(|one| text(&one["workflow"])).collect();
    assert_eq!(is_on, ["pruning", "long-term-summaries"]);
    is_sound(&world.database.url).await;
}
