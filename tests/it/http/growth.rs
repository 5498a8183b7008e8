//! How a ledger has grown: events by day, memories by state and by what they are, each tenant's own.

use std::time::{SystemTime, UNIX_EPOCH};

use memledger_store::{Append, NewEvent, StreamKey};
use memledger_tests::{Backend, server::Api};
use reqwest::Method;
use serde_json::{Value, json};
use uuid::Uuid;

use super::{World, column, id, memories, memory, remember};

on_both!(
    growth_tells_of_days_states_and_sorts,
    every_change_of_state_counts_on_its_day,
    days_begin_with_what_was_there_before,
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
    let empty =
        json!({"day": dates[0], "events": {}, "created": 0, "ended": 0, "net": 0, "runs": {}, "active": 0});
    assert_eq!(days[0], empty, "a day on which nothing happened");
    for days in [1, 366] {
        assert_eq!(growth(admin, days).await["days"].as_array().map(Vec::len), Some(days as usize));
    }
    assert_eq!(admin.get(PATH).await.is(200).body["days"].as_array().map(Vec::len), Some(30));
}

/// The days tell as many active memories as there are.
async fn active_are(api: &Api, count: i64, after: &str) {
    let told = growth(api, 7).await;
    assert_eq!(told["memories"]["active"], count, "after {after}");
    assert_eq!(told["days"][6]["active"], count, "after {after}: {told}");
    assert_eq!(sum(&told, |day| &day["net"]), count, "after {after}: {told}");
}

async fn every_change_of_state_counts_on_its_day(backend: Backend) {
    let world = World::new(backend).await;
    let api = &world.admin;
    let mut ids = Vec::new();
    for content in ["one", "two", "three", "four", "five"] {
        ids.push(id(&remember(api, "ana", json!({"content": content})).await));
    }
    active_are(api, 5, "five were made").await;
    let path = |at: usize, action: &str| format!("{}{action}", memory("ana", &ids[at]));
    let merge = format!("{}/merge", memories("ana"));
    let into = json!({"source_ids": ids[..2], "content": "one and two", "target_id": ids[0]});
    let anew = json!({"source_ids": ids[2..4], "content": "three and four"});
    let purge = json!({"reason": "asked for it"});
    let edge = json!({"from_id": ids[0], "to_id": ids[4], "strength": 0.5});
    let steps = [
        (Method::PATCH, path(0, ""), Some(json!({"importance": 5})), 5),
        (Method::POST, "/api/users/ana/relations".to_owned(), Some(edge), 5),
        (Method::POST, merge.clone(), Some(into), 4),
        (Method::POST, path(1, "/restore"), None, 5),
        (Method::POST, merge, Some(anew), 4),
        (Method::DELETE, path(0, ""), None, 3),
        (Method::POST, path(0, "/restore"), None, 4),
        (Method::DELETE, path(1, "?mode=soft"), None, 3),
        (Method::POST, path(1, "/restore"), None, 4),
        (Method::POST, path(2, "/purge"), Some(purge.clone()), 4),
        (Method::POST, path(4, "/purge"), Some(purge), 3),
    ];
    for (method, path, body, active) in steps {
        let answer = api.send(method.clone(), &path, body.as_ref(), &[]).await;
        assert!(answer.status < 300, "{method} {path}: {}", answer.text);
        active_are(api, active, &format!("{method} {path}")).await;
    }
}

/// An event of a memory of `old`, as of that many days ago.
fn days_ago(days: i64, version: i64, event_type: &str, memory: &str, change: &Value) -> Append {
    let now = SystemTime::now().duration_since(UNIX_EPOCH).expect("the clock is past 1970");
    let at = i64::try_from(now.as_micros()).unwrap() - days * 86_400_000_000;
    let revision = if event_type == "MemoryCreated" { 1 } else { 2 };
    let body = json!({"at": at, "change": change, "memory_id": memory, "rev": version, "revision": revision});
    Append {
        stream: StreamKey {
            tenant_id: "default".into(),
            stream_type: "memory_book".into(),
            stream_id: "old".into(),
        },
        expected_version: version - 1,
        takeovers: 0,
        events: vec![NewEvent {
            event_id: Uuid::new_v4(),
            event_type: event_type.into(),
            schema_version: 1,
            body: body.to_string(),
        }],
        contents: Vec::new(),
        erase: Vec::new(),
        receipt: None,
        actor: "admin:then".into(),
        command_id: format!("c{version}"),
        correlation_id: "c".into(),
        causation_id: None,
        recorded_at: at,
    }
}

async fn days_begin_with_what_was_there_before(backend: Backend) {
    let world = World::new(backend).await;
    let content = Uuid::new_v4();
    let attributes = json!({"bank": "General", "importance": 2, "kind": "semantic"});
    let text = json!({"commitment": "00", "content_id": content});
    let created = json!({"created": {"attributes": attributes, "content": text}});
    let deleted = json!({"deleted": {"content_id": content}});
    let store = memledger_tests::open_store(&world.database).await;
    for then in [
        days_ago(40, 1, "MemoryCreated", "m1", &created),
        days_ago(40, 2, "MemoryCreated", "m2", &created),
        days_ago(39, 3, "MemoryCreated", "m3", &created),
        days_ago(3, 4, "MemoryDeleted", "m2", &deleted),
    ] {
        store.append(then).await.unwrap();
    }
    store.close().await;
    let told = growth(&world.admin, 7).await;
    let days = told["days"].as_array().unwrap();
    // The admin's key was made when the server started, which changes nothing of the memories.
    assert_eq!(sum(&told, |day| &day["events"]["KeyMade"]), 1, "{told}");
    let is_lively = |day: &Value| {
        let events = day["events"].as_object().expect("events are counted by type");
        events.keys().any(|event_type| event_type != "KeyMade")
    };
    let lively = days.iter().position(is_lively).expect("something happened");
    assert_eq!(days.iter().filter(|day| is_lively(day)).count(), 1, "{told}");
    for (at, day) in days.iter().enumerate() {
        let expected = (json!(if at == lively { -1 } else { 0 }), json!(if at < lively { 3 } else { 2 }));
        assert_eq!((day["net"].clone(), day["active"].clone()), expected, "day {at} of {told}");
    }
    let longer = growth(&world.admin, 60).await;
    assert_eq!((sum(&longer, |day| &day["net"]), &longer["days"][0]["active"]), (2, &json!(0)), "{longer}");
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
