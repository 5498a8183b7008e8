//! The feed: every event of a tenant, once each, in pages or live.

use std::{collections::BTreeMap, time::Duration};

use memledger_tests::{Backend, server::Api};
use serde_json::{Value, json};

use super::{World, column, export, is_of_key, of_type, remember, without_keys};

on_both!(
    pages_cover_every_event_once,
    a_reader_resumes_after_any_event,
    a_slow_reader_sees_every_user_beside_a_busy_one,
    another_tenants_events_are_not_shown,
    events_arrive_live_and_are_resumed,
    a_cursor_that_is_none_is_refused,
    the_tail_is_the_newest_and_goes_on_from_there,
    keys_are_events_and_acknowledgements_are_none,
);

/// Events as they come.
pub struct Stream {
    response: reqwest::Response,
    buffer: String,
}

/// One event of a stream.
#[derive(Debug)]
pub struct Live {
    pub id: String,
    pub name: String,
    pub data: Value,
}

const PATIENCE: Duration = Duration::from_secs(20);

impl Stream {
    pub async fn open(api: &Api, last: Option<&str>) -> Self {
        let mut headers = vec![("Accept", "text/event-stream")];
        headers.extend(last.map(|id| ("Last-Event-ID", id)));
        let response = api.open("/api/events", &headers).await;
        assert_eq!(response.status(), 200);
        let content_type = response.headers()["content-type"].to_str().unwrap();
        assert!(content_type.starts_with("text/event-stream"), "{content_type}");
        Self { response, buffer: String::new() }
    }

    /// The next event; none once the server has ended the stream.
    pub async fn next(&mut self) -> Option<Live> {
        loop {
            if let Some(live) = self.buffered() {
                return Some(live);
            }
            let chunk = tokio::time::timeout(PATIENCE, self.response.chunk()).await;
            let bytes = chunk.expect("an event comes in time").ok().flatten()?;
            self.buffer.push_str(std::str::from_utf8(&bytes).expect("events are ASCII"));
        }
    }

    fn buffered(&mut self) -> Option<Live> {
        let (block, rest) = self.buffer.split_once("\n\n")?;
        let (block, rest) = (block.to_owned(), rest.to_owned());
        self.buffer = rest;
        let field = |name: &str| {
            let value = block.lines().find_map(|line| line.strip_prefix(name)?.strip_prefix(':'));
            value.map(|value| value.trim_start().to_owned())
        };
        // A comment keeps the connection alive and says nothing.
        let Some(data) = field("data") else { return self.buffered() };
        let data = serde_json::from_str(&data).expect("an event's data is JSON");
        Some(Live { id: field("id")?, name: field("event")?, data })
    }
}

/// Pages after a cursor until there is nothing more; the items and the last cursor.
pub async fn read(api: &Api, after: Option<&str>, limit: usize) -> (Vec<Value>, String) {
    let mut cursor = after.map(str::to_owned);
    let mut items = Vec::new();
    loop {
        let after = cursor.map(|cursor| format!("&after={cursor}")).unwrap_or_default();
        let page = api.get(&format!("/api/events?limit={limit}{after}")).await.is(200);
        assert!(page.items().len() <= limit);
        items.extend(page.items().iter().cloned());
        let next = page.body["next_cursor"].as_str().expect("a feed can always be resumed").to_owned();
        if page.items().is_empty() {
            return (items, next);
        }
        cursor = Some(next);
    }
}

const USERS: [&str; 5] = ["ana", "bob", "carl", "dora", "eve"];

/// Five memories for each of five users, who lie in different partitions.
async fn write(api: &Api) {
    for number in 0..5 {
        for user in USERS {
            remember(api, user, json!({"content": format!("a marker {number}"), "topics": ["marked"]})).await;
        }
    }
}

/// Every event of every user, by its place in the log.
async fn all(api: &Api) -> BTreeMap<(u64, u64), Value> {
    let mut all = BTreeMap::new();
    for user in USERS {
        for event in of_type(&export(api, user).await, "event") {
            all.insert(place(&event), event["event_id"].clone());
        }
    }
    all
}

fn place(event: &Value) -> (u64, u64) {
    (event["partition_id"].as_u64().unwrap(), event["position"].as_u64().unwrap())
}

/// Each event once, each partition in its order.
fn assert_whole(items: &[Value], expected: &BTreeMap<(u64, u64), Value>) {
    let mut last = BTreeMap::new();
    for item in items {
        let (partition, position) = place(item);
        assert!(last.insert(partition, position) < Some(position), "{item} came out of order");
        assert_eq!(expected.get(&(partition, position)), Some(&item["event_id"]));
    }
    assert_eq!(items.len(), expected.len());
}

async fn pages_cover_every_event_once(backend: Backend) {
    let world = World::new(backend).await;
    let (first, start) = read(&world.admin, None, 7).await;
    assert_eq!(column(&first, "event_type"), ["KeyMade"], "the admin's key, and nothing else");
    write(&world.admin).await;
    let (mut items, cursor) = read(&world.admin, Some(&start), 7).await;
    assert_eq!(items.len(), 25);
    write(&world.admin).await;
    // A server started anew knows the same cursors.
    let world = world.restarted().await;
    items.extend(read(&world.admin, Some(&cursor), 3).await.0);
    assert_whole(&items, &all(&world.admin).await);
    let mut whole = all(&world.admin).await;
    whole.extend(first.iter().map(|made| (place(made), made["event_id"].clone())));
    for limit in [1, 500] {
        assert_whole(&read(&world.admin, None, limit).await.0, &whole);
    }
    let text = Value::from(items).to_string();
    assert!(!text.contains("marker") && !text.contains("marked"), "personal text in the feed");
}

async fn a_reader_resumes_after_any_event(backend: Backend) {
    let world = World::new(backend).await;
    write(&world.admin).await;
    let (items, _) = read(&world.admin, None, 500).await;
    for (item, seen) in items.iter().zip(1..) {
        let (rest, _) = read(&world.admin, item["cursor"].as_str(), 500).await;
        assert_eq!(column(&rest, "event_id"), column(&items[seen..], "event_id"));
    }
}

/// Whoever reads less at a time than one user writes meanwhile.
async fn a_slow_reader_sees_every_user_beside_a_busy_one(backend: Backend) {
    let world = World::new(backend).await;
    write(&world.admin).await;
    let items = without_keys(&read(&world.admin, None, 500).await.0);
    for busy in [&items[0], &items[24]].map(|item| item["stream_id"].as_str().unwrap()) {
        for by_item in [false, true] {
            let (mut cursor, mut seen) = (None::<String>, BTreeMap::new());
            for _ in 0..25 {
                for number in 0..3 {
                    remember(&world.admin, busy, json!({"content": format!("busy {number}")})).await;
                }
                let after = cursor.map(|cursor| format!("&after={cursor}")).unwrap_or_default();
                let page = world.admin.get(&format!("/api/events?limit=2{after}")).await.is(200);
                for item in page.items() {
                    *seen.entry(item["stream_id"].as_str().unwrap().to_owned()).or_insert(0) += 1;
                }
                let next = if by_item { &page.items()[1]["cursor"] } else { &page.body["next_cursor"] };
                cursor = Some(next.as_str().unwrap().to_owned());
            }
            for user in USERS {
                assert!(seen.get(user).is_some_and(|events| *events >= 5), "{user}: {seen:?}");
            }
        }
    }
}

async fn another_tenants_events_are_not_shown(backend: Backend) {
    let world = World::new(backend).await;
    let other = world.server.with_key(&["--role", "auditor", "--tenant", "other"]).await;
    let others = world.server.with_key(&["--role", "admin", "--tenant", "other"]).await;
    write(&world.admin).await;
    // The same user of both tenants may share a partition with others of either.
    remember(&others, "ana", json!({"content": "another tenant's"})).await;
    write(&world.admin).await;
    let (theirs, _) = read(&other, None, 3).await;
    let own = of_type(&export(&others, "ana").await, "event");
    assert_eq!(column(&without_keys(&theirs), "event_id"), column(&own, "event_id"));
    let (ours, _) = read(&world.admin, None, 3).await;
    assert_whole(&without_keys(&ours), &all(&world.admin).await);
    let keys = |events: &[Value]| events.iter().filter(|event| is_of_key(event)).count();
    assert_eq!((keys(&theirs), keys(&ours)), (2, 1), "each tenant is told of its own keys");
}

async fn events_arrive_live_and_are_resumed(backend: Backend) {
    let world = World::new(backend).await;
    write(&world.admin).await;
    let mut stream = Stream::open(&world.admin, None).await;
    let mut seen = Vec::new();
    // Five of each user, and the making of the admin's key.
    for _ in 0..26 {
        seen.push(stream.next().await.unwrap());
    }
    // Live: each is there before the next is written.
    for user in USERS {
        remember(&world.admin, user, json!({"content": "live"})).await;
        let live = stream.next().await.unwrap();
        assert_eq!((live.name.as_str(), &live.data["stream_id"]), ("MemoryCreated", &json!(user)));
        assert_eq!(live.data["cursor"], live.id);
        seen.push(live);
    }
    drop(stream);
    write(&world.admin).await;
    let mut resumed = Stream::open(&world.admin, Some(&seen[30].id)).await;
    for _ in 0..25 {
        seen.push(resumed.next().await.unwrap());
    }
    let items: Vec<Value> = seen.into_iter().map(|live| live.data).collect();
    let of_users = without_keys(&items);
    assert_whole(&of_users, &all(&world.admin).await);
    assert_eq!(items.len(), of_users.len() + 1, "the key's event comes once");
}

async fn a_cursor_that_is_none_is_refused(backend: Backend) {
    let world = World::new(backend).await;
    write(&world.admin).await;
    let (_, good) = read(&world.admin, None, 500).await;
    let cut = &good[..good.len() - 3];
    let swollen = format!("{good}AAAA");
    for cursor in ["!!!", "AA", "x", cut, &swollen, "%00", "__________"] {
        let answer = world.admin.get(&format!("/api/events?after={cursor}")).await;
        answer.is_problem(400, "invalid_request", Some("after"));
    }
    for (accept, is_stream) in [("TEXT/EVENT-STREAM, */*;q=0.1", true), ("text/event-stream;q=0", false)] {
        let answer = world.admin.open("/api/events?limit=0", &[("Accept", accept)]).await;
        assert_eq!(answer.status(), 400, "{accept}");
        let broken = [("Accept", accept), ("Last-Event-ID", "é")];
        let answer = world.admin.open("/api/events", &broken).await;
        assert_eq!(answer.status(), if is_stream { 400 } else { 200 }, "{accept}");
    }
    let stream = [("Accept", "text/event-stream"), ("Last-Event-ID", "no cursor")];
    let answer = world.admin.open("/api/events", &stream).await;
    assert_eq!(answer.status(), 400);
    assert_eq!(answer.headers()["content-type"], "application/problem+json");
    let refused: Value = serde_json::from_str(&answer.text().await.unwrap()).unwrap();
    assert_eq!(refused["field"], "Last-Event-ID");
    // A cursor of a list is none of the feed, and one past the end is of another ledger.
    let list = world.admin.get("/api/users/ana/memories?limit=1").await.is(200);
    let list = list.body["next_cursor"].as_str().unwrap().to_owned();
    let path = format!("/api/events?after={list}");
    world.admin.get(&path).await.is_problem(400, "invalid_request", Some("after"));
    let empty = World::new(backend).await;
    let path = format!("/api/events?after={good}");
    empty.admin.get(&path).await.is_problem(409, "epoch_changed", None);
}

async fn the_tail_is_the_newest_and_goes_on_from_there(backend: Backend) {
    let world = World::new(backend).await;
    let other = world.server.with_key(&["--role", "admin", "--tenant", "other"]).await;
    let tail = async |most: usize| world.admin.get(&format!("/api/events?tail={most}")).await.is(200);
    assert_eq!(column(tail(5).await.items(), "event_type"), ["KeyMade"], "of this tenant's key alone");
    // Of several users, so that they lie in several partitions, with another tenant's in between.
    let mut made = Vec::new();
    for number in 0..12 {
        let name = format!("user-{}", number % 4);
        let memory = remember(&world.admin, &name, json!({"content": format!("Fact {number}")})).await;
        made.push(memory["id"].clone());
        remember(&other, &name, json!({"content": "Another tenant's"})).await;
    }
    for most in [1, 2, 5, 500] {
        let page = tail(most).await;
        let of_users = without_keys(page.items());
        let ids: Vec<Value> = of_users.iter().map(|item| item["body"]["memory_id"].clone()).collect();
        // At most so many of each partition are looked at, and some of them are the other tenant's.
        assert!(!ids.is_empty() && ids.len() <= most, "{}", page.text);
        assert_eq!(ids, made[made.len() - ids.len()..], "{most}");
        assert!(page.body["epoch"].as_i64().is_some_and(|epoch| epoch > 1), "{}", page.text);
    }
    let page = tail(3).await;
    let next = page.body["next_cursor"].as_str().unwrap().to_owned();
    assert!(page.items().iter().all(|item| item["cursor"] == next.as_str()), "{}", page.text);
    let after = world.admin.get(&format!("/api/events?after={next}")).await.is(200);
    assert!(after.items().is_empty(), "{}", after.text);
    let memory = remember(&world.admin, "user-9", json!({"content": "After the tail"})).await;
    let after = world.admin.get(&format!("/api/events?after={next}")).await.is(200);
    assert_eq!(column(after.items(), "stream_id"), ["user-9"]);
    assert_eq!(after.items()[0]["body"]["memory_id"], memory["id"]);
    for wrong in ["tail=0", "tail=501", "tail=x", "tail=3&limit=3"] {
        world.admin.get(&format!("/api/events?{wrong}")).await.is_problem(
            400,
            "invalid_request",
            Some("tail"),
        );
    }
    world.admin.get(&format!("/api/events?tail=3&after={next}")).await.is_problem(
        400,
        "invalid_request",
        Some("tail"),
    );
}

/// A replay brings no acknowledgement back. Of keys the tenant is told, and none of its supervisors.
async fn keys_are_events_and_acknowledgements_are_none(backend: Backend) {
    let world = World::new(backend).await;
    remember(&world.admin, "ana", json!({"content": "one"})).await;
    let events = async || world.admin.get("/api/events").await.is(200).items().to_vec();
    assert_eq!(events().await.len(), 2, "the admin's key and the memory");
    let reader = world.server.with_key(&["--role", "supervisor", "--user", "ana"]).await;
    let before = events().await;
    let mut types = column(&before, "event_type");
    types.sort_unstable();
    assert_eq!(types, ["KeyMade", "KeyMade", "MemoryCreated"]);
    reader.post("/api/users/ana/threads/t/ack", &json!({"rev": 1})).await.is(200);
    reader.get("/api/users/ana/threads/t/delta").await.is(200);
    assert_eq!(events().await, before);
    assert_eq!(column(reader.get("/api/events").await.is(200).items(), "event_type"), ["MemoryCreated"]);
}
