//! Users in the order that is asked for: every order, both directions, in pages, narrowed by their ids and by how
//! much they have grown.

use std::collections::BTreeSet;

use memledger_tests::{
    Backend,
    server::{Api, encoded},
};
use serde_json::{Value, json};

use super::{config::set, ended, optimised, request, text, workflows, working};
use crate::http::{World, column, id, memory, remember};

on_both!(
    users_are_in_the_order_asked_for,
    an_id_that_is_an_address_is_the_email,
    who_is_nearly_due_is_found,
    a_run_that_was_undone_counts_no_more,
    what_can_be_no_order_is_refused,
);

const ORDERS: [&str; 8] = [
    "user_id",
    "email",
    "memory_count",
    "topic_count",
    "growth",
    "total_runs",
    "last_optimization",
    "post_optimization_count",
];

/// All users of a query, page by page; each page counts them all.
async fn users(api: &Api, query: &str, limit: usize) -> Vec<Value> {
    let mut found: Vec<Value> = Vec::new();
    let mut totals = BTreeSet::new();
    let mut cursor = String::new();
    loop {
        let path = workflows(&format!("/users-stats?{query}&limit={limit}{cursor}"));
        let page = api.get(&path).await.is(200).body;
        let users = page["users"].as_array().unwrap();
        assert!(users.len() <= limit, "{} users of {limit}", users.len());
        found.extend(users.iter().cloned());
        totals.insert(page["total"].as_u64().expect("a total is a number"));
        match page["next_cursor"].as_str() {
            Some(next) => cursor = format!("&cursor={next}"),
            None => {
                assert_eq!(totals, BTreeSet::from([found.len() as u64]), "totals of {query}");
                return found;
            }
        }
        assert_eq!(users.len(), limit, "only the last page may have fewer");
    }
}

/// Users who differ in everything, with some who are equal.
async fn crowd(world: &World) {
    let api = &world.admin;
    set(api, json!({"enabled": false, "threshold": 5})).await.is(200);
    optimised(api, "ana").await;
    optimised(api, "Bo").await;
    // A second run, of what the first one left.
    let again = ended(api, &request(api, "Bo").await).await;
    assert_eq!(again["status"], "completed", "{again:#}");
    for (user, count) in [("carl", 4), ("dora", 1), ("eve", 4), ("ana", 2), ("größe", 6)] {
        for number in 0..count {
            let body = json!({
                "content": format!("{user} has seen the town of number {number}"),
                "topics": [format!("town {number}"), user],
            });
            remember(api, user, body).await;
        }
    }
    let gone = remember(api, "eve", json!({"content": "not for long"})).await;
    api.delete(&memory("eve", &id(&gone))).await.is(200);
}

/// A user's place: times in one form are in order as texts.
fn place(user: &Value, order: &str) -> Option<(i64, String)> {
    match &user[order] {
        Value::Null => None,
        Value::String(text) => Some((0, text.clone())),
        number => Some((number.as_i64().expect("a place is a number"), String::new())),
    }
}

/// The users in that order: those without a place last, equals by id.
fn sorted(mut users: Vec<Value>, order: &str, descending: bool) -> Vec<String> {
    users.sort_by(|a, b| {
        let (of_a, of_b) = (place(a, order), place(b, order));
        let by_place = match (&of_a, &of_b) {
            (Some(x), Some(y)) if descending => y.cmp(x),
            (Some(x), Some(y)) => x.cmp(y),
            (x, y) => y.is_some().cmp(&x.is_some()),
        };
        by_place.then_with(|| text(&a["user_id"]).cmp(text(&b["user_id"])))
    });
    column(&users, "user_id").into_iter().map(str::to_owned).collect()
}

async fn users_are_in_the_order_asked_for(backend: Backend) {
    let world = working(backend).await;
    crowd(&world).await;
    let api = &world.admin;
    let all = users(api, "", 500).await;
    assert_eq!(column(&all, "user_id"), ["Bo", "ana", "carl", "dora", "eve", "größe"]);
    let absent = all.iter().filter(|user| user["last_optimization"].is_null()).count();
    assert_eq!(absent, 4, "who had no run has no time of one");
    for order in ORDERS {
        for (direction, descending) in [("asc", false), ("desc", true)] {
            let query = format!("sort={order}&order={direction}");
            let expected = sorted(all.clone(), order, descending);
            for limit in [1, 2, 500] {
                let found = users(api, &query, limit).await;
                assert_eq!(column(&found, "user_id"), expected, "{query} in pages of {limit}");
                // The order changes nothing of what is told of each.
                let same = found.iter().all(|user| all.iter().any(|it| it == user));
                assert!(same, "{query}: {found:#?}");
            }
        }
    }
    for (query, expected) in [
        ("prefix=e", vec!["eve"]),
        ("prefix=gr%C3%B6&sort=growth&order=desc", vec!["größe"]),
        ("prefix=b&sort=total_runs", vec![]),
        ("prefix=B&sort=last_optimization", vec!["Bo"]),
        ("prefix=B&sort=topic_count", vec!["Bo"]),
    ] {
        assert_eq!(column(&users(api, query, 2).await, "user_id"), expected, "{query}");
    }
    let other = world.server.with_key(&["--role", "admin", "--tenant", "other"]).await;
    for order in ORDERS {
        assert!(users(&other, &format!("sort={order}"), 5).await.is_empty(), "{order}");
        assert!(users(&other, &format!("sort={order}&due=true"), 5).await.is_empty(), "{order}");
    }
}

async fn an_id_that_is_an_address_is_the_email(backend: Backend) {
    let world = World::new(backend).await;
    let api = &world.admin;
    let addresses = ["a@b.c", "Zoë@example.com", "ana.b+c@mail.example.org", "größe@büro.example.de"];
    let others = [
        "ana",
        "ana@example",
        "@example.com",
        "ana@.com",
        "ana@com.",
        "ana@b@example.com",
        "ana b@example.com",
        "ana@exam ple.com",
        "example.com",
        "ana_b.c",
    ];
    for user in addresses.iter().chain(&others) {
        remember(api, &encoded(user), json!({"content": "x"})).await;
    }
    let (mut emails, mut rest) = (addresses.to_vec(), others.to_vec());
    rest.sort_unstable();
    for direction in ["asc", "desc"] {
        emails.sort_unstable();
        if direction == "desc" {
            emails.reverse();
        }
        let expected = [&emails[..], &rest].concat();
        for limit in [1, 3, 500] {
            let found = users(api, &format!("sort=email&order={direction}"), limit).await;
            assert_eq!(column(&found, "user_id"), expected, "{direction} in pages of {limit}");
            let told: Vec<Value> = found.iter().map(|user| user["email"].clone()).collect();
            let absent = rest.iter().map(|_| Value::Null);
            let wanted: Vec<Value> = emails.iter().map(|id| json!(id)).chain(absent).collect();
            assert_eq!(told, wanted, "{direction} in pages of {limit}");
        }
    }
    // In whatever order, and narrowed.
    let found = users(api, "prefix=ana&sort=memory_count", 500).await;
    let told = found.iter().filter(|user| !user["email"].is_null()).count();
    assert_eq!((found.len(), told), (9, 1), "{found:#?}");
}

async fn who_is_nearly_due_is_found(backend: Backend) {
    let world = working(backend).await;
    crowd(&world).await;
    let api = &world.admin;
    // At a threshold of 5 they are near with 4.
    let due = users(api, "due=true&sort=growth&order=desc", 1).await;
    assert_eq!(column(&due, "user_id"), ["größe", "carl", "eve"]);
    let progress = |user: &Value| user["progress"].as_f64().unwrap();
    assert_eq!(due.iter().map(progress).collect::<Vec<_>>(), [1.0, 0.8, 0.8]);
    for order in ORDERS {
        let found = users(api, &format!("due=true&sort={order}"), 2).await;
        assert_eq!(column(&found, "user_id"), sorted(due.clone(), order, false), "{order}");
    }
    assert_eq!(column(&users(api, "due=true&prefix=c", 2).await, "user_id"), ["carl"]);
    assert_eq!(users(api, "due=false", 500).await.len(), 6);
    set(api, json!({"threshold": 1_000})).await.is(200);
    assert!(users(api, "due=true", 500).await.is_empty());
    let ana = &users(api, "prefix=ana", 1).await[0];
    assert_eq!((&ana["growth"], &ana["progress"]), (&json!(2), &json!(0.002)));
}

async fn a_run_that_was_undone_counts_no_more(backend: Backend) {
    let world = working(backend).await;
    let api = &world.admin;
    set(api, json!({"enabled": false})).await.is(200);
    let run = optimised(api, "ana").await;
    for content in ["Keeps bees", "Owns a kayak"] {
        remember(api, "bob", json!({"content": content})).await;
    }
    let order = "sort=post_optimization_count&order=desc";
    let before = users(api, order, 1).await;
    assert_eq!(before[0]["post_optimization_count"], run["after_count"]);
    super::of_run(api, text(&run["run_id"]), "/restore").await.is(200);
    let after = users(api, order, 1).await;
    assert_eq!(column(&after, "user_id"), ["ana", "bob"]);
    assert_eq!((&after[0]["post_optimization_count"], &after[0]["growth"]), (&json!(8), &json!(0)));
    // What she has now is what it had found, so bob has grown more.
    let grown = users(api, "sort=growth&order=desc", 1).await;
    assert_eq!(column(&grown, "user_id"), ["bob", "ana"]);
}

async fn what_can_be_no_order_is_refused(backend: Backend) {
    let world = World::new(backend).await;
    for user in ["ana", "bo", "carl"] {
        remember(&world.admin, user, json!({"content": "x"})).await;
    }
    let long = format!("prefix={}", "a".repeat(129));
    for (query, field) in [
        ("sort=name", "sort"),
        ("sort=", "sort"),
        ("order=down", "order"),
        ("due=yes", "due"),
        (long.as_str(), "prefix"),
        ("cursor=x", "cursor"),
        ("by=growth", "by"),
    ] {
        let answer = world.admin.get(&workflows(&format!("/users-stats?{query}"))).await;
        answer.is_problem(400, "invalid_request", Some(field));
    }
    let page = world.admin.get(&workflows("/users-stats?sort=growth&limit=1")).await.is(200).body;
    let cursor = text(&page["next_cursor"]);
    for another in ["sort=growth&order=desc", "sort=total_runs", "order=asc"] {
        let path = workflows(&format!("/users-stats?{another}&cursor={cursor}"));
        world.admin.get(&path).await.is_problem(400, "invalid_request", Some("cursor"));
    }
    let path = workflows(&format!("/users-stats?sort=growth&cursor={cursor}"));
    let page = world.admin.get(&path).await.is(200);
    assert_eq!(column(page.body["users"].as_array().unwrap(), "user_id"), ["bo", "carl"]);
}
