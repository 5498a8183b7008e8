//! What became of runs, in their user's timeline beside the changes that they made.

use memledger_tests::{Backend, server::Api};
use serde_json::{Value, json};

use super::{of_run, optimised, request, text, working};
use crate::http::{World, allowlists::Ruled, column, export, of_type, remember, rev, routes::WORKFLOW, walk};

on_both!(
    runs_stand_between_the_changes_that_they_made,
    pages_stay_in_place_while_runs_are_asked_for,
    filters_narrow_runs_as_they_do_changes,
    runs_are_told_within_reach_alone,
);

const TIMELINE: &str = "/api/users/ana/timeline";

fn is_of_a_run(item: &Value) -> bool {
    item["stream_type"] == "workflow_run"
}

async fn runs_stand_between_the_changes_that_they_made(backend: Backend) {
    let world = working(backend).await;
    let api = &world.admin;
    let run = optimised(api, "ana").await;
    let saved = rev(api, "ana").await;
    let restored = of_run(api, text(&run["run_id"]), "/restore").await.is(200).body;
    remember(api, "ana", json!({"content": "Keeps bees"})).await;
    let all = walk(api, TIMELINE, 500).await;
    for limit in 1..=5 {
        assert_eq!(walk(api, TIMELINE, limit).await, all, "in pages of {limit}");
    }
    assert!(all.windows(2).all(|pair| pair[0]["position"].as_i64() > pair[1]["position"].as_i64()));
    let revs: Vec<u64> = all.iter().filter_map(|item| item["rev"].as_u64()).collect();
    let head = rev(api, "ana").await;
    assert_eq!(revs, (1..=head).rev().collect::<Vec<_>>());

    let parts: Vec<&[Value]> = all.split(is_of_a_run).collect();
    assert_eq!(parts.len(), 4, "{all:#?}");
    assert_eq!(column(parts[0], "event"), ["ADD"]);
    for made in &parts[1..3] {
        assert!(!made.is_empty() && made.iter().all(|item| item["run_id"] == run["run_id"]), "{made:#?}");
    }
    assert_eq!(column(parts[3], "event"), ["ADD"; 8]);

    let of_runs: Vec<&Value> = all.iter().filter(|item| is_of_a_run(item)).collect();
    let undone = json!({
        "restored": restored["restored"], "archived": restored["archived"],
        "rewritten": restored["rewritten"], "kept": 0,
    });
    let done = json!({
        "workflow": WORKFLOW, "duration_ms": run["duration_ms"], "figures": run["figures"],
        "first_rev": 9, "last_rev": saved,
    });
    let wanted = [
        ("RUN_RESTORED", "admin:k_", json!({"workflow": WORKFLOW, "figures": undone})),
        ("RUN_COMPLETED", "workflow:memory-optimization", done),
        ("RUN_REQUESTED", "admin:k_", json!({"workflow": WORKFLOW, "trigger": "manual"})),
    ];
    for (item, (event, actor, detail)) in of_runs.iter().zip(wanted) {
        assert_eq!((&item["event"], &item["detail"]), (&json!(event), &detail));
        assert!(text(&item["actor"]).starts_with(actor), "{item}");
        assert_eq!(item["run_id"], run["run_id"]);
        for field in ["memory_id", "old", "new", "old_state", "new_state", "reason", "rev"] {
            assert_eq!(item.get(field), Some(&Value::Null), "{field} of {item}");
        }
    }
    of_this_run_alone(api, &run, &all).await;
    // The history of an export is that of the memories.
    assert_eq!(of_type(&export(api, "ana").await, "history").len() as u64, head);
    let replayed = world.server.cli(&["replay", "--check", "--json"]).await.is(0).json();
    assert_eq!(replayed["equal"], true, "{replayed}");
    let tables = replayed["tables"].as_array().unwrap();
    let told = tables.iter().find(|table| table["table"] == "run_changes").expect("they have a table");
    assert_eq!(told["live_rows"], 3, "{told}");
}

/// The run's changes are found by its id, however many others are made in its time; and what it merged is shown in the
/// state of now, after it was undone.
async fn of_this_run_alone(api: &Api, run: &Value, all: &[Value]) {
    let id = text(&run["run_id"]);
    let of_run: Vec<Value> = all.iter().filter(|item| item["run_id"] == id).cloned().collect();
    assert_eq!(walk(api, &format!("{TIMELINE}?run_id={id}"), 2).await, of_run);
    let until = text(&run["completed_at"]);
    let deleted = walk(api, &format!("{TIMELINE}?run_id={id}&event=DELETE&to={until}"), 2).await;
    assert_eq!(json!(deleted.len()), run["figures"]["deleted"]);
    assert!(walk(api, &format!("{TIMELINE}?run_id=another"), 2).await.is_empty());
    let merges = walk(api, &format!("{TIMELINE}?run_id={id}&event=MERGE"), 500).await;
    let products: Vec<&Value> =
        merges.iter().filter(|merge| merge["detail"]["derived_from"].is_array()).collect();
    assert!(!products.is_empty() && products.len() < merges.len(), "{merges:#?}");
    for merge in &merges {
        let is_product = merge["detail"]["derived_from"].is_array();
        // The event itself says what it did.
        assert_eq!(merge["new_state"], if is_product { "active" } else { "merged" }, "{merge}");
        assert_eq!(merge["detail"]["state_now"], if is_product { "archived" } else { "active" }, "{merge}");
        for source in merge["detail"]["derived_from"].as_array().into_iter().flatten() {
            assert_eq!(source["state_now"], "active", "{merge}");
        }
    }
}

/// A memory, and a run that is asked for and called off: three items.
async fn write(api: &Api) -> String {
    remember(api, "ana", json!({"content": "one more"})).await;
    let run = request(api, "ana").await;
    of_run(api, &run, "/cancel").await.is(200);
    run
}

async fn pages_stay_in_place_while_runs_are_asked_for(backend: Backend) {
    let world = World::new(backend).await;
    let api = &world.admin;
    for _ in 0..3 {
        write(api).await;
    }
    for limit in 1..=5 {
        let all = walk(api, TIMELINE, 500).await;
        let mut seen = Vec::new();
        let mut cursor = String::new();
        loop {
            let page = api.get(&format!("{TIMELINE}?limit={limit}{cursor}")).await.is(200);
            // The first page of one item ends before any change of a memory.
            if seen.len() < 3 {
                write(api).await;
            }
            seen.extend(page.items().iter().cloned());
            let Some(next) = page.body["next_cursor"].as_str() else { break };
            cursor = format!("&cursor={next}");
        }
        assert_eq!(seen, all, "in pages of {limit}");
    }
}

async fn filters_narrow_runs_as_they_do_changes(backend: Backend) {
    let world = World::new(backend).await;
    let api = &world.admin;
    let other = world.server.with_key(&["--role", "admin"]).await;
    for caller in [api, &other, api] {
        write(caller).await;
    }
    let all = walk(api, TIMELINE, 500).await;
    let thrice = ["RUN_CANCELLED", "RUN_REQUESTED", "ADD"].repeat(3);
    assert_eq!(column(&all, "event"), thrice);
    let (theirs, middle, memory) = (text(&all[3]["actor"]), text(&all[4]["ts"]), text(&all[5]["memory_id"]));
    assert_ne!(theirs, text(&all[0]["actor"]));
    let only = |passes: &dyn Fn(&Value) -> bool| -> Vec<Value> {
        all.iter().filter(|item| passes(item)).cloned().collect()
    };
    let filters = [
        ("event=RUN_REQUESTED".to_owned(), only(&|item| item["event"] == "RUN_REQUESTED")),
        ("event=RUN_CANCELLED".to_owned(), only(&|item| item["event"] == "RUN_CANCELLED")),
        ("event=RUN_FAILED".to_owned(), Vec::new()),
        ("event=ADD".to_owned(), only(&|item| item["event"] == "ADD")),
        ("event=RUN_CANCELLED,ADD,PURGE".to_owned(), only(&|item| item["event"] != "RUN_REQUESTED")),
        (format!("event=ADD,RUN_REQUESTED&memory_id={memory}"), all[5..6].to_vec()),
        (format!("actor={theirs}"), all[3..6].to_vec()),
        (format!("actor={theirs}&event=RUN_REQUESTED"), all[4..5].to_vec()),
        (format!("from={middle}"), only(&|item| text(&item["ts"]) >= middle)),
        (format!("to={middle}"), only(&|item| text(&item["ts"]) <= middle)),
        (format!("from={middle}&to={middle}"), only(&|item| text(&item["ts"]) == middle)),
        (format!("memory_id={memory}"), all[5..6].to_vec()),
        (format!("memory_id={memory}&event=RUN_REQUESTED"), Vec::new()),
        (format!("run_id={}", text(&all[3]["run_id"])), all[3..5].to_vec()),
        (format!("run_id={}&event=ADD", text(&all[3]["run_id"])), Vec::new()),
    ];
    for (filter, expected) in filters {
        for limit in [1, 2] {
            let found = walk(api, &format!("{TIMELINE}?{filter}"), limit).await;
            assert_eq!(found, expected, "{filter} in pages of {limit}");
        }
    }
    for wrong in ["ADD,", "ADD,RUN", ""] {
        let refused = api.get(&format!("{TIMELINE}?event={wrong}")).await;
        refused.is_problem(400, "invalid_request", Some("event"));
    }
    let refused = api.get(&format!("{TIMELINE}?event=RUN")).await;
    refused.is_problem(400, "invalid_request", Some("event"));
    for name in ["ADD", "PURGE", "RUN_REQUESTED", "RUN_RESTORED"] {
        assert!(refused.text.contains(name), "{name} is not named: {}", refused.text);
    }
}

async fn runs_are_told_within_reach_alone(backend: Backend) {
    let ruled = Ruled::new(backend).await;
    let (admin, server) = (&ruled.world.admin, &ruled.world.server);
    remember(admin, "ana", json!({"content": "Call the landlord", "category": "tasks"})).await;
    remember(admin, "bob", json!({"content": "Keeps bees"})).await;
    of_run(admin, &request(admin, "ana").await, "/cancel").await.is(200);
    let all = walk(admin, TIMELINE, 500).await;
    assert_eq!(column(&all, "event"), ["RUN_CANCELLED", "RUN_REQUESTED", "ADD"]);
    let supervisor = server.with_key(&["--role", "supervisor", "--user", "ana"]).await;
    assert_eq!(walk(&supervisor, TIMELINE, 500).await, all);

    // Some categories alone are open to the agent, and a run works on all of them.
    assert_eq!(walk(&ruled.planner, TIMELINE, 1).await, all[2..]);
    for event in ["RUN_REQUESTED", "RUN_CANCELLED"] {
        let found = walk(&ruled.planner, &format!("{TIMELINE}?event={event}"), 1).await;
        assert!(found.is_empty(), "{found:?}");
    }

    let other = server.with_key(&["--role", "admin", "--tenant", "other"]).await;
    assert!(walk(&other, TIMELINE, 500).await.is_empty());
    let run = write(&other).await;
    let theirs = walk(&other, TIMELINE, 500).await;
    assert_eq!(column(&theirs, "run_id"), [run.as_str(), run.as_str(), "null"]);
    assert_eq!(walk(admin, TIMELINE, 500).await, all);
    assert_eq!(column(&walk(admin, "/api/users/bob/timeline", 500).await, "event"), ["ADD"]);
}
