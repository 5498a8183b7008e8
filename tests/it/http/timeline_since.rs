//! A timeline after a rev: what an auditor reads who has read up to there.

use memledger_tests::Backend;
use serde_json::{Value, json};

use super::{World, allowlists::Ruled, column, id, memory, remember, rev, walk, workflows::request};

on_both!(
    a_timeline_after_a_rev_holds_what_came_later,
    a_rev_combines_with_other_filters_and_pages,
    a_rev_that_is_none_is_refused_by_name,
    an_agent_sees_its_own_categories_after_a_rev,
);

const TIMELINE: &str = "/api/users/ana/timeline";

/// Ten changes of two memories, with a run in between.
async fn ten_changes(world: &World) -> [String; 2] {
    let admin = &world.admin;
    let mut made = Vec::new();
    for content in ["Keeps bees", "Has a dog"] {
        made.push(id(&remember(admin, "ana", json!({"content": content})).await));
    }
    request(admin, "ana").await;
    for number in 0..4 {
        for own in &made {
            admin.patch(&memory("ana", own), &json!({"content": format!("Note {number}")})).await.is(200);
        }
    }
    [made.remove(0), made.remove(0)]
}

fn revs(items: &[Value]) -> Vec<u64> {
    items.iter().filter_map(|item| item["rev"].as_u64()).collect()
}

async fn a_timeline_after_a_rev_holds_what_came_later(backend: Backend) {
    let world = World::new(backend).await;
    ten_changes(&world).await;
    let all = walk(&world.admin, TIMELINE, 500).await;
    assert_eq!((all.len(), rev(&world.admin, "ana").await), (11, 10));
    for since in 0..=10 {
        let found = walk(&world.admin, &format!("{TIMELINE}?since_rev={since}"), 500).await;
        // The run has no rev, and is in none of them.
        let later: Vec<Value> =
            all.iter().filter(|item| item["rev"].as_u64().is_some_and(|rev| rev > since)).cloned().collect();
        assert_eq!(found, later, "since {since}");
        assert_eq!(revs(&found), (since + 1..=10).rev().collect::<Vec<_>>());
    }
}

async fn a_rev_combines_with_other_filters_and_pages(backend: Backend) {
    let world = World::new(backend).await;
    let [bees, dog] = ten_changes(&world).await;
    let path = format!("{TIMELINE}?since_rev=3");
    let whole = walk(&world.admin, &path, 500).await;
    for limit in 1..=4 {
        assert_eq!(walk(&world.admin, &path, limit).await, whole, "in pages of {limit}");
    }
    let of_dog = walk(&world.admin, &format!("{path}&memory_id={dog}"), 2).await;
    assert_eq!(revs(&of_dog), [10, 8, 6, 4]);
    let of_bees = walk(&world.admin, &format!("{path}&memory_id={bees}&event=UPDATE"), 2).await;
    assert_eq!(revs(&of_bees), [9, 7, 5]);
    for nothing in ["event=ADD", "event=RUN_REQUESTED", "actor=agent:nobody", "to=2020-01-01"] {
        assert_eq!(walk(&world.admin, &format!("{path}&{nothing}"), 5).await, [] as [Value; 0], "{nothing}");
    }
    // What is written while somebody pages lies before the pages that are still to come.
    let page = world.admin.get(&format!("{path}&limit=2")).await.is(200);
    world.admin.patch(&memory("ana", &bees), &json!({"content": "Meanwhile"})).await.is(200);
    let next = page.body["next_cursor"].as_str().expect("there is more");
    let rest = world.admin.get(&format!("{path}&cursor={next}")).await.is(200);
    assert_eq!(revs(&[page.items(), rest.items()].concat()), [10, 9, 8, 7, 6, 5, 4]);
}

async fn a_rev_that_is_none_is_refused_by_name(backend: Backend) {
    let world = World::new(backend).await;
    ten_changes(&world).await;
    for wrong in ["", "-1", "%2B1", "1.5", "x", "start", "1e1", "9223372036854775808", "%00"] {
        let answer = world.admin.get(&format!("{TIMELINE}?since_rev={wrong}")).await;
        answer.is_problem(400, "invalid_request", Some("since_rev"));
    }
    let of_delta = world.admin.get("/api/users/ana/threads/t/delta?since_rev=11").await;
    for filter in ["", "&event=PURGE", "&event=RUN_FAILED", "&memory_id=no-such-memory"] {
        let answer = world.admin.get(&format!("{TIMELINE}?since_rev=11{filter}")).await;
        answer.is_problem(400, "invalid_request", Some("since_rev"));
        assert_eq!(answer.body, of_delta.body, "{filter}");
        let head = world.admin.get(&format!("{TIMELINE}?since_rev=10{filter}")).await.is(200);
        assert!(head.items().is_empty(), "{}", head.text);
    }
    // Of a user without any memory.
    let nobodys = "/api/users/nobody/timeline?since_rev";
    assert!(world.admin.get(&format!("{nobodys}=0")).await.is(200).items().is_empty());
    let future = world.admin.get(&format!("{nobodys}=1")).await;
    future.is_problem(400, "invalid_request", Some("since_rev"));
}

async fn an_agent_sees_its_own_categories_after_a_rev(backend: Backend) {
    let ruled = Ruled::new(backend).await;
    for category in ["tasks", "moods", "tasks", "moods"] {
        remember(&ruled.world.admin, "ana", json!({"content": "a note", "category": category})).await;
    }
    let found = walk(&ruled.planner, &format!("{TIMELINE}?since_rev=1"), 1).await;
    assert_eq!((revs(&found), column(&found, "event")), (vec![3], vec!["ADD"]));
    assert!(walk(&ruled.planner, &format!("{TIMELINE}?since_rev=4"), 1).await.is_empty());
}
