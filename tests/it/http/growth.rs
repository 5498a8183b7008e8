//! How a ledger has grown: events by day, memories by state and by what they are, each tenant's own.

use memledger_tests::{Backend, server::Api};
use serde_json::{Value, json};

use super::{World, column, id, memories, memory, remember};

on_both!(
    growth_tells_of_days_states_and_sorts,
    the_largest_are_told_by_name_and_the_rest_as_other,
    growth_is_told_to_auditors_of_the_tenant,
);

const PATH: &str = "/api/admin/ledger/growth";

async fn growth(api: &Api, days: u32) -> Value {
    api.get(&format!("{PATH}?days={days}")).await.is(200).body
}

/// The sum of a figure over all days; a test may run over midnight.
fn sum(growth: &Value, figure: impl Fn(&Value) -> &Value) -> i64 {
    let days = growth["days"].as_array().expect("days are a list");
    days.iter().map(|day| figure(day).as_i64().unwrap_or_default()).sum()
}

async fn growth_tells_of_days_states_and_sorts(backend: Backend) {
    let world = World::new(backend).await;
    let admin = &world.admin;
    let mut ids = Vec::new();
    for (content, category, bank, kind) in [
        ("one", Some("work"), "Work", "semantic"),
        ("two", Some("work"), "General", "episodic"),
        ("three", None, "General", "semantic"),
        ("four", Some("home"), "General", "semantic"),
        ("five", None, "General", "semantic"),
        ("six", None, "General", "semantic"),
        ("seven", None, "General", "semantic"),
    ] {
        let body = json!({"content": content, "category": category, "bank": bank, "kind": kind});
        ids.push(id(&remember(admin, "ana", body).await));
    }
    remember(admin, "bo", json!({"content": "eight"})).await;
    admin.delete(&memory("ana", &ids[3])).await.is(200);
    admin.delete(&format!("{}?mode=soft", memory("ana", &ids[4]))).await.is(200);
    let merge = json!({"source_ids": [ids[5], ids[6]], "content": "six and seven"});
    admin.post(&format!("{}/merge", memories("ana")), &merge).await.is(201);
    let path = format!("{}/purge", memory("ana", &ids[3]));
    admin.post(&path, &json!({"reason": "asked for it"})).await.is(200);
    let told = growth(admin, 30).await;
    assert_eq!(told["users"], 2);
    let expected = json!({
        "active": 5,
        "archived": 0,
        "merged": 2,
        "soft_deleted": 1,
        "purged": 1,
        "by_kind": {"semantic": 4, "episodic": 1},
        "by_bank": {"General": 4, "Work": 1},
        "by_category": {"work": 2, "": 3},
    });
    assert_eq!(told["memories"], expected);
    assert_eq!(sum(&told, |day| &day["created"]), 8);
    assert_eq!(sum(&told, |day| &day["ended"]), 4);
    for (event, count) in [
        ("MemoryCreated", 8),
        ("MemoryDeleted", 1),
        ("MemorySoftDeleted", 1),
        ("MemoryMergedAway", 2),
        ("MemoriesMerged", 1),
        ("MemoryPurged", 1),
        ("MemoryUpdated", 0),
    ] {
        assert_eq!(sum(&told, |day| &day["events"][event]), count, "{event}");
    }
    let days = told["days"].as_array().unwrap();
    let dates = column(days, "day");
    assert_eq!(dates.len(), 30);
    assert!(dates.windows(2).all(|pair| pair[0] < pair[1]), "{dates:?}");
    let empty = json!({"day": dates[0], "events": {}, "created": 0, "ended": 0});
    assert_eq!(days[0], empty, "a day on which nothing happened");
    for days in [1, 366] {
        assert_eq!(growth(admin, days).await["days"].as_array().map(Vec::len), Some(days as usize));
    }
    assert_eq!(admin.get(PATH).await.is(200).body["days"].as_array().map(Vec::len), Some(30));
}

async fn the_largest_are_told_by_name_and_the_rest_as_other(backend: Backend) {
    let world = World::new(backend).await;
    for number in 0..23 {
        let body = json!({"content": format!("note {number}"), "category": format!("category-{number:02}")});
        remember(&world.admin, "ana", body).await;
    }
    remember(&world.admin, "ana", json!({"content": "one more", "category": "category-22"})).await;
    let told = growth(&world.admin, 1).await;
    let by_category = told["memories"]["by_category"].as_object().unwrap();
    assert_eq!(by_category.len(), 21);
    assert_eq!((&by_category["category-22"], &by_category["(other)"]), (&json!(2), &json!(3)));
    let all: i64 = by_category.values().filter_map(Value::as_i64).sum();
    assert_eq!((all, &told["memories"]["by_bank"]), (24, &json!({"General": 24})));
    // Of equals, those that come first by name are told.
    assert!(by_category.contains_key("category-18") && !by_category.contains_key("category-19"));
}

async fn growth_is_told_to_auditors_of_the_tenant(backend: Backend) {
    let world = World::new(backend).await;
    remember(&world.admin, "ana", json!({"content": "one", "category": "secret-category"})).await;
    let key = async |words: &[&str]| world.server.with_key(words).await;
    for role in ["admin", "auditor"] {
        let own = growth(&key(&["--role", role]).await, 2).await;
        assert_eq!((&own["users"], &own["memories"]["active"]), (&json!(1), &json!(1)), "{role}");
        let others = growth(&key(&["--role", role, "--tenant", "other"]).await, 2).await;
        assert_eq!((&others["users"], &others["memories"]["active"]), (&json!(0), &json!(0)), "{role}");
        assert_eq!(others["memories"]["by_category"], json!({}), "{role}");
        assert_eq!(sum(&others, |day| &day["created"]), 0, "{role}");
        let bound = key(&["--role", role, "--user", "ana"]).await.get(PATH).await;
        bound.is_problem(403, "forbidden", None);
    }
    key(&["--role", "supervisor"]).await.get(PATH).await.is_problem(403, "forbidden", None);
    for wrong in ["0", "367", "-1", "x"] {
        let answer = world.admin.get(&format!("{PATH}?days={wrong}")).await;
        answer.is_problem(400, "invalid_request", Some("days"));
    }
}
