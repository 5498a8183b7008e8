//! After a purge no byte of the text is left: not in the database's files, not in the log, not in what the
//! server printed.

use std::{
    path::{Path, PathBuf},
    process::Command,
    sync::{
        Arc,
        atomic::{AtomicBool, Ordering},
    },
    time::{Duration, Instant},
};

use memledger_tests::{
    Backend, TestDatabase,
    server::{Api, encoded},
};
use reqwest::Method;
use serde_json::{Map, Value, json};

use crate::http::{World, export, id, memories, memory, on_both, remember};

on_both!(
    a_purge_leaves_no_byte_behind,
    a_purge_names_what_still_holds_the_text_and_takes_it_along,
    a_purges_reason_is_destroyed_by_another_purge,
    many_purges_among_others_leave_no_byte_behind,
    a_purge_under_load_leaves_no_byte_behind,
);

/// Where the test server keeps its files; other tests' databases lie there too.
const POSTGRES_DATA: &str = "MEMLEDGER_TEST_POSTGRES_DATA";

/// How long PostgreSQL's old write-ahead log may stay once the purge has answered, and how long bytes may
/// stay where others were in the way.
const PATIENCE: Duration = Duration::from_secs(20);

/// A word that stands nowhere else on this machine.
pub fn marker() -> String {
    format!("marker{:032x}", rand::random::<u128>())
}

/// The files that hold the text, found by a program that reads every byte of them.
pub fn holding(paths: &[PathBuf], text: &str) -> Vec<String> {
    // `-s`: files of other tests may go while they are read.
    let found = Command::new("grep")
        .args(["-r", "-l", "-s", "-a", "-F", "-e", text, "--"])
        .args(paths)
        .env("LC_ALL", "C")
        .output()
        .expect("grep can be started");
    String::from_utf8_lossy(&found.stdout).lines().map(str::to_owned).collect()
}

/// Everything that the database writes to.
fn files(database: &TestDatabase) -> Vec<PathBuf> {
    match database.backend {
        Backend::Sqlite => {
            let path = Path::new(database.url.trim_start_matches("sqlite://"));
            vec![path.parent().expect("the file lies in a folder").to_owned()]
        }
        Backend::Postgres => {
            let data = std::env::var(POSTGRES_DATA)
                .unwrap_or_else(|_| panic!("{POSTGRES_DATA} is not set: run scripts/test"));
            ["base", "pg_wal"].map(|folder| Path::new(&data).join(folder)).to_vec()
        }
    }
}

/// No file holds the text: on SQLite at once, where nobody else was at work.
pub async fn is_gone(database: &TestDatabase, text: &str) {
    let patience = if database.backend == Backend::Sqlite { Duration::ZERO } else { PATIENCE };
    is_gone_within(database, text, patience).await;
}

async fn is_gone_within(database: &TestDatabase, text: &str, patience: Duration) {
    let files = files(database);
    let deadline = Instant::now() + patience;
    loop {
        let found = holding(&files, text);
        if found.is_empty() {
            return;
        }
        assert!(Instant::now() < deadline, "{text} is still in {found:?}");
        if database.backend == Backend::Postgres {
            let pool = sqlx::PgPool::connect(&database.url).await.unwrap();
            sqlx::query("CHECKPOINT").execute(&pool).await.unwrap();
            pool.close().await;
        }
        tokio::time::sleep(Duration::from_millis(500)).await;
    }
}

/// A file holds the text. Another test's checkpoint may bring it from a file that is looked at later into one that was
/// looked at.
pub async fn is_there(database: &TestDatabase, text: &str) {
    let deadline = Instant::now() + PATIENCE;
    while holding(&files(database), text).is_empty() {
        assert!(Instant::now() < deadline, "{text} is in no file");
        tokio::time::sleep(Duration::from_millis(100)).await;
    }
}

/// Has the database look at what there is, as it does by itself from time to time.
async fn sampled(database: &TestDatabase) {
    if database.backend == Backend::Postgres {
        let pool = sqlx::PgPool::connect(&database.url).await.unwrap();
        sqlx::query("ANALYZE").execute(&pool).await.unwrap();
        pool.close().await;
    }
}

/// The bodies of all events.
async fn bodies(database: &TestDatabase) -> Vec<String> {
    let sql = "SELECT body FROM events";
    match database.backend {
        Backend::Sqlite => {
            let connection = memledger_tests::sqlite(&database.url);
            let mut statement = connection.prepare(sql).unwrap();
            statement.query_map([], |row| row.get(0)).unwrap().collect::<Result<_, _>>().unwrap()
        }
        Backend::Postgres => {
            let pool = sqlx::PgPool::connect(&database.url).await.unwrap();
            let bodies = sqlx::query_scalar(sql).fetch_all(&pool).await.unwrap();
            pool.close().await;
            bodies
        }
    }
}

async fn purge(api: &Api, user: &str, id: &str) {
    let path = format!("{}/purge", memory(user, id));
    let purged = api.post(&path, &json!({"reason": "asked for it"})).await.is(200);
    assert_eq!(purged.body["state"], "purged");
}

/// A memory whose every text of every revision holds the marker.
async fn marked(api: &Api, marker: &str) -> String {
    let text = |part: &str| format!("{part} {marker} {part}");
    let mut metadata = Map::new();
    metadata.insert(text("key"), json!(text("value")));
    let first = json!({"content": text("first"), "topics": [text("topic")], "metadata": metadata});
    let path = memories("ana");
    let headers = [("Idempotency-Key", "made once")];
    let made = api.send(Method::POST, &path, Some(&first), &headers).await.is(201);
    let path = memory("ana", &id(&made.body));
    let changes = [
        json!({"content": text("second"), "importance": 4}),
        json!({"topics": [text("another topic")], "metadata": {"nested": [text("deep")]}}),
    ];
    for change in changes {
        api.patch(&path, &change).await.is(200);
    }
    for mode in ["archive", "soft"] {
        api.delete(&format!("{path}?mode={mode}&reason={}", encoded(&text(mode)))).await.is(200);
        api.send(Method::POST, &format!("{path}/restore"), None, &[]).await.is(200);
    }
    id(&made.body)
}

async fn a_purge_leaves_no_byte_behind(backend: Backend) {
    let world = World::new(backend).await;
    let (secret, other) = (marker(), marker());
    let gone = marked(&world.admin, &secret).await;
    remember(&world.admin, "ana", json!({"content": format!("stays {other}")})).await;
    is_there(&world.database, &secret).await;

    purge(&world.admin, "ana", &gone).await;
    is_gone(&world.database, &secret).await;
    is_there(&world.database, &other).await;
    let bodies = bodies(&world.database).await;
    assert_eq!(bodies.len(), 10, "nine of ana's memories, and the making of the admin's key");
    assert!(!bodies.concat().contains("marker"), "personal text in the log");
    assert!(!world.server.logged().contains("marker"), "personal text in the server's log");
    let shown = Value::from(export(&world.admin, "ana").await).to_string();
    assert!(!shown.contains(&secret) && shown.contains(&other));
    // The answer to the command that made it can be asked for again, without the text.
    let headers = [("Idempotency-Key", "made once")];
    let body = json!({"content": "whatever"});
    let again = world.admin.send(Method::POST, &memories("ana"), Some(&body), &headers).await;
    assert!(!again.text.contains(&secret), "{}", again.text);

    let World { server, database, .. } = world;
    server.stop().await;
    is_gone(&database, &secret).await;
    is_there(&database, &other).await;
}

/// It was to say why, and said what.
async fn a_purges_reason_is_destroyed_by_another_purge(backend: Backend) {
    let world = World::new(backend).await;
    let api = &world.admin;
    let secret = marker();
    let gone = id(&remember(api, "ana", json!({"content": "says something"})).await);
    let path = format!("{}/purge", memory("ana", &gone));
    api.post(&path, &json!({"reason": format!("she asked to forget {secret}")})).await.is(200);
    is_there(&world.database, &secret).await;
    api.post(&path, &json!({"reason": "said too much"})).await.is_problem(409, "state_conflict", None);
    let again = json!({"reason": "the reason said too much", "again": true});
    let guarded = [("If-Match", "\"1\"")];
    api.send(Method::POST, &path, Some(&again), &guarded).await.is_problem(412, "revision_mismatch", None);
    let key = [("Idempotency-Key", "again"), ("If-Match", "\"2\"")];
    let done = api.send(Method::POST, &path, Some(&again), &key).await.is(200).body;
    assert_eq!(done["state"], "purged");
    assert_eq!(api.send(Method::POST, &path, Some(&again), &key).await.is(200).body, done);
    let plain = json!({"reason": "the reason said too much"});
    api.send(Method::POST, &path, Some(&plain), &key).await.is_problem(422, "idempotency_mismatch", None);
    is_gone(&world.database, &secret).await;
    let history = api.get(&format!("{}/history", memory("ana", &gone))).await.is(200);
    let told: Vec<_> =
        history.items().iter().map(|item| (item["event"].clone(), item["reason"].clone())).collect();
    let wanted = [("PURGE", json!("the reason said too much")), ("PURGE", Value::Null), ("ADD", Value::Null)];
    assert_eq!(told, wanted.map(|(event, reason)| (json!(event), reason)));
    let users = api.get("/api/users").await.is(200);
    assert_eq!((&users.items()[0]["active"], &users.items()[0]["purged"]), (&json!(0), &json!(1)));
    world.server.cli(&["verify"]).await.is(0);
    world.server.cli(&["replay", "--check"]).await.is(0);
}

/// A text may live on in what merges made of it, also through several of them.
async fn a_purge_names_what_still_holds_the_text_and_takes_it_along(backend: Backend) {
    let world = World::new(backend).await;
    let api = &world.admin;
    let secret = marker();
    let make = async |content: String| id(&remember(api, "ana", json!({"content": content})).await);
    let merge = async |sources: [&str; 2], content: String| {
        let body = json!({"source_ids": sources, "content": content});
        id(&api.post(&format!("{}/merge", memories("ana")), &body).await.is(201).body)
    };
    let source = make(format!("says {secret}")).await;
    let (other, third) = (make("says else".to_owned()).await, make("says more".to_owned()).await);
    let first = merge([&source, &other], format!("says {secret} and else")).await;
    let second = merge([&first, &third], format!("says {secret}, else and more")).await;
    let path = |query: &str| format!("{}/{source}/purge{query}", memories("ana"));
    let reason = json!({"reason": "asked for"});
    let purge = async |query: &str, key: &str| {
        api.send(Method::POST, &path(query), Some(&reason), &[("Idempotency-Key", key)]).await
    };
    let mut held: Vec<Value> =
        vec![json!({"id": first, "state": "merged"}), json!({"id": second, "state": "active"})];
    held.sort_by_key(|one| one["id"].to_string());
    let alone = purge("", "alone").await.is(200).body;
    assert_eq!((&alone["state"], &alone["still_held_by"]), (&json!("purged"), &json!(held)));
    is_there(&world.database, &secret).await;
    purge("?cascade=true", "alone").await.is_problem(422, "idempotency_mismatch", None);
    purge("?cascade=perhaps", "other").await.is_problem(400, "invalid_request", Some("cascade"));
    // It is gone already, and so can't lead to the others any more: they are purged by themselves.
    purge("?cascade=true", "late").await.is(409);
    let rest = format!("{}/{first}/purge?cascade=true", memories("ana"));
    let rest = api.send(Method::POST, &rest, Some(&reason), &[]).await.is(200);
    assert_eq!((&rest.body["id"], &rest.body["still_held_by"]), (&json!(first), &json!([])));
    is_gone(&world.database, &secret).await;
    world.server.cli(&["verify"]).await.is(0);
}

/// Rows of many sizes move between pages as others come and go; none may leave a copy where it was.
async fn many_purges_among_others_leave_no_byte_behind(backend: Backend) {
    let world = World::new(backend).await;
    let (secret, other) = (marker(), marker());
    let mut doomed = Vec::new();
    for number in 0..60_usize {
        let (text, size) = if number % 3 == 0 { (&secret, 50) } else { (&other, 400) };
        let content = format!("{text} {}", "x".repeat(size * (number % 4)));
        let made = remember(&world.admin, "ana", json!({"content": content})).await;
        let path = memory("ana", &id(&made));
        let longer = format!("{text} {}", "y".repeat(size * (number % 5)));
        world.admin.patch(&path, &json!({"content": longer, "topics": [text]})).await.is(200);
        if number % 3 == 0 {
            doomed.push(id(&made));
        }
    }
    sampled(&world.database).await;
    for id in &doomed {
        purge(&world.admin, "ana", id).await;
    }
    is_gone(&world.database, &secret).await;
    let kept = export(&world.admin, "ana").await;
    let whole = |line: &&Value| line["type"] == "memory" && line.to_string().contains(&other);
    assert_eq!(kept.iter().filter(whole).count(), 40);
    let report = world.server.cli(&["verify", "--json"]).await.is(0).json();
    assert_eq!(report["erased"], 2 * doomed.len(), "{report}");
}

async fn a_purge_under_load_leaves_no_byte_behind(backend: Backend) {
    let world = World::new(backend).await;
    let stop = Arc::new(AtomicBool::new(false));
    let load = |n: usize| {
        let (api, stop) = (world.admin.clone(), stop.clone());
        tokio::spawn(async move {
            let user = format!("user{n}");
            while !stop.load(Ordering::Relaxed) {
                let made = remember(&api, &user, json!({"content": "load"})).await;
                api.get(&memory(&user, &id(&made))).await.is(200);
            }
        })
    };
    let writers: Vec<_> = (0..4).map(load).collect();
    let mut secrets = Vec::new();
    for _ in 0..5 {
        let secret = marker();
        let made = remember(&world.admin, "ana", json!({"content": format!("a secret {secret}")})).await;
        purge(&world.admin, "ana", &id(&made)).await;
        secrets.push(secret);
    }
    stop.store(true, Ordering::Relaxed);
    for writer in writers {
        writer.await.expect("a writer ends well");
    }
    for secret in secrets {
        is_gone_within(&world.database, &secret, PATIENCE).await;
    }
}
