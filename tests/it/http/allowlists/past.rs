//! A memory's past is within reach as long as the memory is: what it was then opens nothing by itself.

use memledger_tests::{
    Backend,
    server::{Answer, Api},
};
use reqwest::Method;
use serde_json::{Value, json};

use super::{Ruled, of};
use crate::http::{column, export, id, memories, memory, walk};

on_both!(
    what_moved_out_of_reach_is_gone_and_so_is_its_past,
    what_moved_into_reach_is_there_with_its_history,
    an_answer_is_not_repeated_once_it_is_out_of_reach,
);

/// What was listed at a rev, by content.
async fn then(api: &Api, rev: u64) -> Vec<String> {
    let listed = walk(api, &format!("{}?state=all&as_of_rev={rev}", memories("ana")), 500).await;
    column(&listed, "content").into_iter().map(str::to_owned).collect()
}

async fn move_to(api: &Api, it: &str, category: Option<&str>) {
    api.patch(&memory("ana", it), &json!({"category": category})).await.is(200);
}

async fn what_moved_out_of_reach_is_gone_and_so_is_its_past(backend: Backend) {
    let ruled = Ruled::new(backend).await;
    let (admin, planner) = (&ruled.world.admin, &ruled.planner);
    let it = of(planner, Some("tasks")).await;
    let own = memory("ana", &it);
    for category in [Some("moods"), None] {
        planner.get(&own).await.is(200);
        assert_eq!(then(planner, 1).await, ["a note"]);
        move_to(admin, &it, category).await;
        for path in [own.clone(), format!("{own}/history"), format!("/memory/{it}/history")] {
            planner.get(&path).await.is_problem(404, "not_found", None);
        }
        assert_eq!(then(planner, 1).await, [""; 0], "the past shows what is out of reach now");
        assert_eq!(then(admin, 1).await, ["a note"]);
        assert!(walk(planner, "/api/users/ana/timeline", 500).await.is_empty());
        let told = planner.get("/api/users/ana/threads/t/delta?since_rev=0").await.is(200).body;
        assert_eq!((&told["header"], &told["changes"]), (&Value::Null, &json!([])));
        planner.delete(&own).await.is_problem(404, "not_found", None);
        move_to(admin, &it, Some("tasks")).await;
    }
}

async fn what_moved_into_reach_is_there_with_its_history(backend: Backend) {
    let ruled = Ruled::new(backend).await;
    let (admin, planner) = (&ruled.world.admin, &ruled.planner);
    let it = of(admin, Some("moods")).await;
    admin.patch(&memory("ana", &it), &json!({"content": "a better note"})).await.is(200);
    move_to(admin, &it, Some("goals")).await;
    assert_eq!(planner.get(&memory("ana", &it)).await.is(200).body["content"], "a better note");
    for path in [format!("{}/history", memory("ana", &it)), "/api/users/ana/timeline".to_owned()] {
        let changes = walk(planner, &path, 1).await;
        assert_eq!(column(&changes, "event"), ["UPDATE", "UPDATE", "ADD"]);
        assert_eq!(column(&changes, "new"), ["a better note", "a better note", "a note"]);
    }
    // At that time it was of a category that is out of reach.
    let seen: [(u64, &[&str]); 3] = [(1, &[]), (2, &[]), (3, &["a better note"])];
    for (rev, contents) in seen {
        assert_eq!(then(planner, rev).await, contents);
        assert_eq!(then(admin, rev).await.len(), 1);
    }
}

async fn an_answer_is_not_repeated_once_it_is_out_of_reach(backend: Backend) {
    let ruled = Ruled::new(backend).await;
    let (admin, planner) = (&ruled.world.admin, &ruled.planner);
    let send = async |method: Method, path: String, body: Option<Value>, key: &str| -> Answer {
        planner.send(method, &path, body.as_ref(), &[("Idempotency-Key", key)]).await
    };
    let new = json!({"content": "a note", "category": "tasks"});
    let create = async || send(Method::POST, memories("ana"), Some(new.clone()), "one").await;
    let it = id(&create().await.is(201).body);
    let own = memory("ana", &it);
    let change = async || send(Method::PATCH, own.clone(), Some(json!({"content": "another"})), "two").await;
    let delete = async || send(Method::DELETE, own.clone(), None, "three").await;
    change().await.is(200);
    delete().await.is(200);
    admin.send(Method::POST, &format!("{own}/restore"), None, &[]).await.is(200);
    for category in [Some("moods"), None] {
        move_to(admin, &it, category).await;
        let before = export(admin, "ana").await;
        for answer in [create().await, change().await, delete().await] {
            answer.is_problem(404, "not_found", None);
            assert!(!answer.is_replayed() && !answer.text.contains("a note"), "{}", answer.text);
        }
        assert_eq!(export(admin, "ana").await, before);
        move_to(admin, &it, Some("goals")).await;
        for (answer, status) in [(create().await, 201), (change().await, 200), (delete().await, 200)] {
            let answer = answer.is(status);
            assert!(answer.is_replayed());
            // As it is now.
            assert_eq!((id(&answer.body), &answer.body["category"]), (it.clone(), &json!("goals")));
        }
    }
}
