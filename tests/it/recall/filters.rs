//! A filter is a value and nothing else, and what is no query says so by the name of its field.

use memledger_ledger::visible;
use memledger_tests::{Backend, server::Answer};
use serde_json::{Value, json};

use super::{
    PATH, ask, asked,
    hostile::{HOSTILE, world},
    texts,
};
use crate::http::{World, on_both, remember};

on_both!(
    a_filter_is_a_value_and_no_pattern,
    a_category_is_a_value_and_no_pattern,
    every_label_finds_what_carries_it,
    answers_are_put_in_another_order,
    a_label_is_found_as_it_was_written,
    bad_queries_name_their_field,
    bad_filters_name_their_field,
    filters_are_an_object,
);

/// Refused by the name of its field, or finds nothing.
#[track_caller]
fn is_refused_or_empty(answer: &Answer, field: &str) {
    match answer.status {
        200 => assert_eq!(answer.items(), &[] as &[Value], "{field}"),
        _ => answer.is_problem(400, "invalid_request", Some(field)),
    }
}

async fn a_filter_is_a_value_and_no_pattern(backend: Backend) {
    let (world, _) = world(backend).await;
    let huge = "x".repeat(100_000);
    for filter in ["agent_id", "run_id", "actor_id", "role", "thread_id", "topic", "category", "bank"] {
        let field = format!("filters.{filter}");
        for value in HOSTILE.into_iter().chain([huge.as_str(), "of bo' OR 'a'='a", "Gener%", "GENERAL_"]) {
            let answer = ask(&world.admin, "ana", "tea", json!({"filters": {filter: value}})).await;
            is_refused_or_empty(&answer, &field);
        }
        for value in ["\0", "a\0b"] {
            let answer = ask(&world.admin, "ana", "tea", json!({"filters": {filter: value}})).await;
            answer.is_problem(400, "invalid_request", Some(&field));
        }
        let blank = ask(&world.admin, "ana", "tea", json!({"filters": {filter: " "}})).await;
        assert!([200, 400].contains(&blank.status), "{filter}: {}", blank.text);
    }
    // Of users and threads there are none by such names, if names can be such at all.
    for value in HOSTILE.into_iter().chain([huge.as_str()]) {
        let answer = world.admin.post(PATH, &asked(value, "tea", json!({}))).await;
        is_refused_or_empty(&answer, "filters.user_id");
        let answer = ask(&world.admin, "ana", "tea", json!({"thread_id": value})).await;
        if answer.status != 200 {
            answer.is_problem(400, "invalid_request", Some("thread_id"));
        }
    }
    for (field, body) in [
        ("filters.user_id", asked("an\0a", "tea", json!({}))),
        ("thread_id", asked("ana", "tea", json!({"thread_id": "a\0b"}))),
        ("agent", asked("ana", "tea", json!({"agent": "a\0b"}))),
        ("agent", asked("ana", "tea", json!({"agent": huge}))),
    ] {
        world.admin.post(PATH, &body).await.is_problem(400, "invalid_request", Some(field));
    }
}

async fn answers_are_put_in_another_order(backend: Backend) {
    let world = World::new(backend).await;
    for (content, importance, topics, thread) in [
        ("Drinks green tea", 3, json!(["drinks"]), "t1"),
        ("Tea with milk at four", 5, json!(["drinks", "habits"]), "t2"),
        ("Tea and cake on Sundays", 1, json!(["habits"]), "t2"),
    ] {
        let body =
            json!({"content": content, "importance": importance, "topics": topics, "thread_id": thread});
        remember(&world.admin, "ana", body).await;
    }
    let found = async |more: Value| -> String {
        let found = ask(&world.admin, "ana", "tea", more).await.is(200);
        let texts = texts(found.items());
        let first = |text: &&str| {
            let own = text.trim_start_matches("[General] ");
            own.split(' ').take(2).collect::<Vec<_>>().join(" ")
        };
        texts.iter().map(first).collect::<Vec<_>>().join(", ")
    };
    assert_eq!(found(json!({"sort": "created_at"})).await, "Drinks green, Tea with, Tea and");
    assert_eq!(found(json!({"sort": "-created_at"})).await, "Tea and, Tea with, Drinks green");
    assert_eq!(found(json!({"sort": "-importance"})).await, "Tea with, Drinks green, Tea and");
    assert_eq!(
        found(json!({"sort": "importance", "filters": {"topic": "habits"}})).await,
        "Tea and, Tea with"
    );
    assert_eq!(found(json!({"filters": {"thread_id": "t1"}})).await, "Drinks green");
    assert_eq!(found(json!({"filters": {"topic": "drink"}})).await, "");
    ask(&world.admin, "ana", "tea", json!({"sort": "relevance"})).await.is_problem(
        400,
        "invalid_request",
        Some("sort"),
    );
}

async fn a_category_is_a_value_and_no_pattern(backend: Backend) {
    let (world, _) = world(backend).await;
    let huge = "x".repeat(100_000);
    for value in HOSTILE.into_iter().chain([huge.as_str(), "of bo' OR 'a'='a", "of%"]) {
        let answer = ask(&world.admin, "ana", "tea", json!({"categories": ["tasks", value]})).await;
        is_refused_or_empty(&answer, "categories[1]");
        let both = json!({"categories": ["tasks"], "filters": {"category": value}});
        is_refused_or_empty(&ask(&world.admin, "ana", "tea", both).await, "filters.category");
    }
    for value in ["\0", "a\0b", "a\nb", &huge[..65]] {
        let answer = ask(&world.admin, "ana", "tea", json!({"categories": ["tasks", value]})).await;
        answer.is_problem(400, "invalid_request", Some("categories[1]"));
    }
    let many: Vec<String> = (0..10_000).map(|number| format!("c{number}")).collect();
    let answer = ask(&world.admin, "ana", "tea", json!({"categories": many})).await;
    answer.is_problem(400, "invalid_request", Some("categories"));
}

async fn every_label_finds_what_carries_it(backend: Backend) {
    let world = World::new(backend).await;
    let labels: Vec<&str> = HOSTILE.into_iter().filter(|label| *label != "a\u{301}").collect();
    for (number, label) in labels.iter().enumerate() {
        let body = json!({"content": format!("Tea number {number}"), "category": label, "role": label,
                          "agent_id": label, "run_id": label, "actor_id": label});
        remember(&world.admin, "ana", body).await;
    }
    for (number, label) in labels.iter().enumerate() {
        let mut ways = vec![json!({"categories": [label]}), json!({"categories": [label, "tasks"]})];
        let filters = ["category", "role", "agent_id", "run_id", "actor_id"];
        ways.extend(filters.map(|filter| json!({"filters": {filter: label}})));
        for way in ways {
            let answer = ask(&world.admin, "ana", "tea", way.clone()).await.is(200);
            // A label is compared as it is, and shown without what hides in it.
            let shown = visible(label);
            assert_eq!(texts(answer.items()), [format!("[{shown}] Tea number {number}")], "{way}");
        }
    }
}

/// Labels are kept trimmed and composed, and banks as the operator spells them.
async fn a_label_is_found_as_it_was_written(backend: Backend) {
    let world = World::new(backend).await;
    let (label, bank) = (" cafe\u{301} ", " work");
    let body = json!({"content": "Tea", "bank": bank, "category": label, "role": label, "agent_id": label,
                      "run_id": label, "actor_id": label});
    remember(&world.admin, "ana", body).await;
    remember(&world.admin, "ana", json!({"content": "Tea in the garden"})).await;
    for filter in ["bank", "category", "role", "agent_id", "run_id", "actor_id"] {
        let written = if filter == "bank" { bank } else { label };
        for value in [written, written.trim()] {
            let answer = ask(&world.admin, "ana", "tea", json!({"filters": {filter: value}})).await.is(200);
            assert_eq!(texts(answer.items()), ["[caf\u{e9}] Tea"], "{filter} {value:?}");
        }
    }
}

/// Each body is refused by the name of its field.
async fn refuses(world: &World, cases: Vec<(String, Value)>) {
    for (field, body) in cases {
        println!("{body:#}");
        let answer = world.admin.post(PATH, &body).await;
        answer.is_problem(400, "invalid_request", Some(&field));
    }
}

async fn bad_queries_name_their_field(backend: Backend) {
    let (world, _) = world(backend).await;
    let fields = [
        ("query", vec![json!(5), json!(["tea"]), json!({})]),
        ("limit", vec![json!(5)]),
        ("agent", vec![json!(5), json!(" "), json!("")]),
        ("categories", vec![json!("tasks"), json!({}), json!(5)]),
        ("thread_id", vec![json!(""), json!(7), json!(" t")]),
        ("top_k", vec![json!(0), json!(101), json!(-1), json!(1.5), json!("3"), json!(u64::MAX)]),
        ("threshold", vec![json!(-0.1), json!(1.1), json!("0.5"), json!(1e300)]),
        ("return", vec![json!("lines"), json!("FULL"), json!(true)]),
        ("budget_tokens", vec![json!(0), json!(-1), json!(2.5), json!("many")]),
    ];
    let of_field = |(field, wrong): (&str, Vec<Value>)| {
        let case = |value: Value| (field.to_owned(), asked("ana", "tea", json!({field: value})));
        wrong.into_iter().map(case).collect::<Vec<_>>()
    };
    refuses(&world, fields.into_iter().flat_map(of_field).collect()).await;
    let parts = [
        ("categories[0]", asked("ana", "tea", json!({"categories": [5]}))),
        ("categories[1]", asked("ana", "tea", json!({"categories": ["tasks", ""]}))),
        ("filters", json!({"query": "tea"})),
        ("body", json!([])),
        ("body", json!(null)),
    ];
    refuses(&world, parts.map(|(field, body)| (field.to_owned(), body)).to_vec()).await;
}

async fn bad_filters_name_their_field(backend: Backend) {
    let (world, _) = world(backend).await;
    let importances = || vec![json!(0), json!(6), json!(-1), json!(300), json!(2.5), json!("3")];
    let fields = [
        ("user_id", vec![json!(""), json!(null), json!(5)]),
        ("agent_id", vec![json!(5), json!(["a"])]),
        ("category", vec![json!(["tasks"]), json!(false)]),
        ("pinned", vec![json!("yes"), json!(1)]),
        ("importance_min", importances()),
        ("importance_max", importances()),
        ("updated_after", vec![json!("yesterday"), json!(""), json!([]), json!(true)]),
        ("updated_before", vec![json!("2025-13-01"), json!({}), json!(1e300)]),
    ];
    let of_filter = |(filter, wrong): (&str, Vec<Value>)| {
        let case = |value: Value| {
            (format!("filters.{filter}"), asked("ana", "tea", json!({"filters": {filter: value}})))
        };
        wrong.into_iter().map(case).collect::<Vec<_>>()
    };
    refuses(&world, fields.into_iter().flat_map(of_filter).collect()).await;
    // Where one is missing or unknown, its name is told.
    for (name, filters) in [("user_id", json!({})), ("user", json!({"user_id": "ana", "user": "bo"}))] {
        let answer = world.admin.post(PATH, &json!({"query": "tea", "filters": filters})).await;
        answer.is_problem(400, "invalid_request", None);
        let field = answer.body["field"].as_str().unwrap_or_default();
        assert!(field.starts_with("filters") && answer.text.contains(name), "{}", answer.text);
    }
}

/// They have names: a list of their values is none of them.
async fn filters_are_an_object(backend: Backend) {
    let (world, _) = world(backend).await;
    let mut listed = vec![Value::Null; 12];
    listed[0] = json!("ana");
    let whole = [json!(null), json!("ana"), json!([]), json!(listed)];
    let whole = whole.map(|filters| ("filters".to_owned(), json!({"query": "tea", "filters": filters})));
    refuses(&world, whole.to_vec()).await;
}
