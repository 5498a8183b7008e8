//! The feed as supervisors follow it: their own users, and nothing of anybody else.

use base64::{Engine, engine::general_purpose::URL_SAFE_NO_PAD};
use memledger_store::partition_of;
use memledger_tests::{Backend, server::Api};
use reqwest::Method;
use serde_json::{Value, json};

use super::{Stream, World, column, feed::read, id, remember, routes::KEYS, walk, workflows::request};

on_both!(
    a_supervisor_is_told_of_its_users_and_of_nobody_else,
    a_supervisor_of_everyone_is_told_of_every_user_and_of_nothing_else,
    a_cursor_says_nothing_of_others,
    a_cursor_of_somebody_else_leads_to_nothing_of_theirs,
    the_tail_says_nothing_of_others,
    a_supervisors_stream_holds_its_users_alone,
    agents_and_keys_bound_to_users_do_not_follow,
    no_supervisor_is_told_of_keys,
);

/// Of many users, some of whom share a partition with ana.
fn users() -> Vec<String> {
    let beside = |user: &String| partition_of("default", user) == partition_of("default", "ana");
    let neighbours = (0..).map(|number| format!("user-{number}")).filter(beside).take(2);
    ["ana", "bob", "carl"].map(str::to_owned).into_iter().chain(neighbours).collect()
}

/// Memories and a run of each user, between them another tenant's; and what is about no user.
async fn write(world: &World) {
    let other = world.server.with_key(&["--role", "admin", "--tenant", "other"]).await;
    for number in 0..3 {
        for user in users() {
            remember(&world.admin, &user, json!({"content": format!("a note {number}")})).await;
            remember(&other, &user, json!({"content": "another tenant's"})).await;
        }
    }
    for user in users() {
        request(&world.admin, &user).await;
    }
    let config = json!({"enabled": false});
    world.admin.send(Method::PUT, "/api/admin/workflows/config", Some(&config), &[]).await.is(200);
    let words = ["admins", "create", "--email", "ana@example.com", "--role", "admin", "--json"];
    world.server.cli(&words).await.is(0);
}

/// What an admin is told, of the streams that pass, without cursors.
async fn told(world: &World, passes: impl Fn(&str, &str) -> bool) -> Vec<Value> {
    let (mut items, _) = read(&world.admin, None, 500).await;
    let text = |item: &Value, name: &str| item[name].as_str().unwrap().to_owned();
    items.retain(|item| passes(&text(item, "stream_type"), &text(item, "stream_id")));
    bare(items)
}

fn bare(items: Vec<Value>) -> Vec<Value> {
    let strip = |mut item: Value| {
        item.as_object_mut().unwrap().remove("cursor");
        item
    };
    let mut items: Vec<Value> = items.into_iter().map(strip).collect();
    // Across partitions events come in no order.
    items.sort_by_key(|item| (item["partition_id"].as_i64(), item["position"].as_i64()));
    items
}

async fn supervisor(world: &World, users: &[&str]) -> Api {
    let named = users.iter().flat_map(|user| ["--user", user]);
    let words: Vec<&str> = ["--role", "supervisor"].into_iter().chain(named).collect();
    world.server.with_key(&words).await
}

async fn a_supervisor_is_told_of_its_users_and_of_nobody_else(backend: Backend) {
    let world = World::new(backend).await;
    write(&world).await;
    let all = users();
    for own in [&["ana"][..], &["ana", "bob"], &["bob", all[3].as_str()], &["nobody"]] {
        let key = supervisor(&world, own).await;
        let expected =
            told(&world, |kind, user| ["memory_book", "workflow_run"].contains(&kind) && own.contains(&user))
                .await;
        assert_eq!(expected.len(), own.iter().filter(|user| **user != "nobody").count() * 4);
        for limit in [1, 3, 500] {
            let (items, end) = read(&key, None, limit).await;
            assert_eq!(bare(items), expected, "{own:?} in pages of {limit}");
            let (nothing, _) = read(&key, Some(&end), limit).await;
            assert!(nothing.is_empty(), "{nothing:?}");
        }
        // Whoever stops anywhere resumes there.
        let (items, _) = read(&key, None, 500).await;
        for (item, seen) in items.iter().zip(1..) {
            let (rest, _) = read(&key, item["cursor"].as_str(), 2).await;
            assert_eq!(bare(rest), bare(items[seen..].to_vec()), "{own:?}");
        }
    }
}

async fn a_supervisor_of_everyone_is_told_of_every_user_and_of_nothing_else(backend: Backend) {
    let world = World::new(backend).await;
    write(&world).await;
    let key = supervisor(&world, &[]).await;
    let expected = told(&world, |kind, _| ["memory_book", "workflow_run"].contains(&kind)).await;
    let whole = told(&world, |_, _| true).await;
    assert_eq!((expected.len(), whole.len()), (20, 24), "of the settings, of an account and of two keys");
    for limit in [1, 3, 500] {
        assert_eq!(bare(read(&key, None, limit).await.0), expected, "in pages of {limit}");
    }
    let tail = key.get("/api/events?tail=500").await.is(200);
    assert_eq!(bare(tail.items().to_vec()), expected);
    let theirs = world.server.with_key(&["--role", "supervisor", "--tenant", "other"]).await;
    let (theirs, _) = read(&theirs, None, 500).await;
    assert_eq!(theirs.len(), 15);
    let ours: Vec<&str> = column(&whole, "event_id");
    assert!(column(&theirs, "event_id").iter().all(|id| !ours.contains(id)));
}

async fn a_cursor_says_nothing_of_others(backend: Backend) {
    let world = World::new(backend).await;
    write(&world).await;
    let key = supervisor(&world, &["ana"]).await;
    let answers = async || {
        let (items, end) = read(&key, None, 500).await;
        let after = key.get(&format!("/api/events?after={end}")).await.is(200).text;
        (items, end, after)
    };
    let before = answers().await;
    for user in users().iter().filter(|user| *user != "ana") {
        for number in 0..200 / users().len() {
            remember(&world.admin, user, json!({"content": format!("more {number}")})).await;
        }
    }
    assert_eq!(answers().await, before, "what others write shows in what ana's supervisor is told");
    remember(&world.admin, "ana", json!({"content": "her own"})).await;
    let (items, _) = read(&key, Some(&before.1), 500).await;
    assert_eq!(column(&items, "stream_id"), ["ana"]);
}

/// A cursor of the second format in which every partition is at that position.
fn forged(epoch: u64, position: u64) -> String {
    let mut bytes = Vec::new();
    for mut number in [2, epoch, 0].into_iter().chain([position; 64]) {
        while number >= 0x80 {
            bytes.push(u8::try_from(number & 0x7f).unwrap() | 0x80);
            number >>= 7;
        }
        bytes.push(u8::try_from(number).unwrap());
    }
    URL_SAFE_NO_PAD.encode(bytes)
}

async fn a_cursor_of_somebody_else_leads_to_nothing_of_theirs(backend: Backend) {
    let world = World::new(backend).await;
    write(&world).await;
    let key = supervisor(&world, &["ana"]).await;
    let (own, end) = read(&key, None, 500).await;
    // An admin's cursor is good: nothing of ana is missed behind it, and it comes back as her supervisor's own.
    let (_, admins) = read(&world.admin, None, 500).await;
    let page = key.get(&format!("/api/events?after={admins}")).await.is(200);
    assert!(page.items().is_empty(), "{}", page.text);
    remember(&world.admin, "ana", json!({"content": "later"})).await;
    let next = page.body["next_cursor"].as_str().unwrap();
    for cursor in [next, &admins, &end] {
        let (items, _) = read(&key, Some(cursor), 500).await;
        assert_eq!(column(&items, "event_type"), ["MemoryCreated"]);
    }
    // Whether a place lies behind the end of others' events is no matter of theirs either.
    let epoch = page.body["epoch"].as_u64().unwrap();
    let guess = async |position: u64| {
        let cursor = forged(epoch, position);
        key.get(&format!("/api/events?after={cursor}")).await.is(200).body
    };
    let newest = own.iter().map(|item| item["position"].as_u64().unwrap()).max().unwrap() + 1_000;
    let far = guess(newest).await;
    assert_eq!(far["items"], json!([]));
    for position in [newest + 1, 1_000_000, i64::MAX.unsigned_abs()] {
        assert_eq!(guess(position).await, far, "{position}");
    }
    let past = forged(epoch, 1_000_000);
    let refused = world.admin.get(&format!("/api/events?after={past}")).await;
    refused.is_problem(400, "invalid_request", Some("after"));
    let other = key.get(&format!("/api/events?after={}", forged(epoch + 1, 0))).await;
    other.is_problem(409, "epoch_changed", None);
}

async fn the_tail_says_nothing_of_others(backend: Backend) {
    let world = World::new(backend).await;
    write(&world).await;
    let key = supervisor(&world, &["ana", "bob"]).await;
    let tails = async || {
        let mut tails = Vec::new();
        for most in [1, 3, 8, 500] {
            tails.push(key.get(&format!("/api/events?tail={most}")).await.is(200).body);
        }
        tails
    };
    let before = tails().await;
    let (all, _) = read(&key, None, 500).await;
    for (tail, count) in before.iter().zip([1, 3, 8, 8]) {
        let items = tail["items"].as_array().unwrap();
        assert_eq!(items.len(), count, "{tail}");
        assert!(
            items.windows(2).all(|pair| pair[0]["recorded_at"].as_str() <= pair[1]["recorded_at"].as_str())
        );
        let next = tail["next_cursor"].as_str().unwrap();
        assert!(read(&key, Some(next), 500).await.0.is_empty());
    }
    assert_eq!(bare(before[3]["items"].as_array().unwrap().clone()), bare(all));
    // More of others behind them than the tail is long.
    for user in [&users()[3], &users()[4]] {
        for number in 0..5 {
            remember(&world.admin, user, json!({"content": format!("more {number}")})).await;
        }
    }
    assert_eq!(tails().await, before);
}

async fn a_supervisors_stream_holds_its_users_alone(backend: Backend) {
    let world = World::new(backend).await;
    write(&world).await;
    let key = supervisor(&world, &["ana"]).await;
    let mut stream = Stream::open(&key, None).await;
    let mut seen = Vec::new();
    for _ in 0..4 {
        seen.push(stream.next().await.unwrap());
    }
    for number in 0..3 {
        for user in users() {
            remember(&world.admin, &user, json!({"content": format!("live {number}")})).await;
        }
        seen.push(stream.next().await.unwrap());
    }
    drop(stream);
    let mut resumed = Stream::open(&key, Some(&seen[4].id)).await;
    for live in &seen[5..] {
        assert_eq!(resumed.next().await.unwrap().data, live.data);
    }
    let (items, _) = read(&key, None, 500).await;
    assert_eq!(bare(seen.into_iter().map(|live| live.data).collect()), bare(items));
}

async fn agents_and_keys_bound_to_users_do_not_follow(backend: Backend) {
    let world = World::new(backend).await;
    write(&world).await;
    for words in [
        &["--role", "agent", "--agent", "planner"][..],
        &["--role", "agent", "--agent", "planner", "--user", "ana"],
        &["--role", "auditor", "--user", "ana"],
        &["--role", "admin", "--user", "ana"],
    ] {
        let key = world.server.with_key(words).await;
        for path in ["/api/events", "/api/events?tail=5", "/api/events?limit=x"] {
            let refused = key.get(path).await;
            refused.is_problem(403, "forbidden", None);
            assert!(!refused.text.contains("MemoryCreated"), "{}", refused.text);
        }
        let stream = key.open("/api/events", &[("Accept", "text/event-stream")]).await;
        assert_eq!(stream.status(), 403, "{words:?}");
    }
}

/// Nor is one whose user is called as a key is.
async fn no_supervisor_is_told_of_keys(backend: Backend) {
    let world = World::new(backend).await;
    let admins = id(&walk(&world.admin, KEYS, 500).await[0]);
    remember(&world.admin, &admins, json!({"content": "a note"})).await;
    for users in [&[][..], &[admins.as_str()]] {
        let key = supervisor(&world, users).await;
        let (items, _) = read(&key, None, 500).await;
        let tail = key.get("/api/events?tail=500").await.is(200);
        for shown in [&items[..], tail.items()] {
            assert_eq!(column(shown, "event_type"), ["MemoryCreated"], "{users:?}");
        }
        let live = Stream::open(&key, None).await.next().await.unwrap();
        assert_eq!(live.name, "MemoryCreated", "{users:?}");
    }
    // The admin's own, and those of the two supervisors.
    assert_eq!(told(&world, |kind, _| kind == "key").await.len(), 3);
}
