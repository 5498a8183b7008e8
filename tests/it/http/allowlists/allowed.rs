//! What a refusal for a category says to a program: which categories are open to the key.

use memledger_tests::{Backend, server::Answer};
use serde_json::{Value, json};

use super::{Ruled, of};
use crate::http::{memories, memory};

on_both!(a_refusal_names_the_categories_that_are_open, an_agent_without_categories_is_told_of_none);

#[track_caller]
fn refuses(answer: &Answer, allowed: &Value) {
    answer.is_problem(403, "category_not_allowed", None);
    assert_eq!(&answer.body["allowed"], allowed, "{}", answer.text);
}

async fn a_refusal_names_the_categories_that_are_open(backend: Backend) {
    let ruled = Ruled::new(backend).await;
    let (admin, planner) = (&ruled.world.admin, &ruled.planner);
    let open = json!(["tasks", "goals"]);
    let [task, goal] = [of(planner, Some("tasks")).await, of(planner, Some("goals")).await];
    of(admin, Some("moods")).await;
    let own = memories("ana");
    refuses(&planner.post(&own, &json!({"content": "x", "category": "moods"})).await, &open);
    refuses(&planner.post(&own, &json!({"content": "x"})).await, &open);
    refuses(&planner.patch(&memory("ana", &task), &json!({"category": "moods"})).await, &open);
    refuses(&planner.get(&format!("{own}?category=moods")).await, &open);
    refuses(&planner.get("/api/users/ana/export").await, &open);
    let merge = json!({"source_ids": [task, goal], "content": "both"});
    refuses(&planner.post(&format!("{own}/merge"), &merge).await, &open);
    let delta = "/api/users/ana/threads/t/delta?since_rev=0&categories=moods";
    refuses(&planner.get(delta).await, &open);
    let query = json!({"query": "a note", "filters": {"user_id": "ana"}, "categories": ["moods"]});
    refuses(&planner.post("/api/memory/query", &query).await, &open);
    // An admin who speaks for the agent is told what is open to that agent.
    let mut spoken = query;
    spoken["agent"] = json!("planner");
    refuses(&admin.post("/api/memory/query", &spoken).await, &open);
}

async fn an_agent_without_categories_is_told_of_none(backend: Backend) {
    let ruled = Ruled::new(backend).await;
    for name in ["mute", "stranger"] {
        let key = ruled.world.server.with_key(&["--role", "agent", "--agent", name]).await;
        refuses(&key.get(&memories("ana")).await, &json!([]));
        refuses(&key.post(&memories("ana"), &json!({"content": "x", "category": "tasks"})).await, &json!([]));
    }
}
