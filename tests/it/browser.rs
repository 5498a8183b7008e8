//! The pages in a real browser: `tests/browser/run.mjs` drives them on the real server.

use std::{
    io::Write,
    path::Path,
    process::{Command, Stdio},
    time::Duration,
};

use memledger_tests::{
    Backend, TestDatabase, open_store,
    server::{ADMIN_KEY, Server, binary},
};
use reqwest::Method;
use serde_json::{Value, json};
use tempfile::NamedTempFile;
use tokio::sync::Mutex;

use crate::http::{World, remember, waiting::from_the_future};

const CONFIG: &str = "/api/admin/workflows/config";
const MESSY_USER: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../src/cli/data/messy_user.jsonl");
const PASSWORD: &str = "correct horse battery";

/// Two browsers at once would only wait for each other; where each test is a process of its own,
/// `.config/nextest.toml` says the same.
static ONE_BROWSER: Mutex<()> = Mutex::const_new(());

/// Each a copy of the bundled user, so that no path meets what another one did.
const USERS: [&str; 8] = ["aged", "ana", "bo", "dee", "heavy", "optimised", "restored", "told"];

/// E-mail address, role and tenant; nothing is in tenant `empty`, and `person` has a password that changes.
const ACCOUNTS: [[&str; 3]; 4] = [
    ["admin@example.com", "admin", "default"],
    ["auditor@example.com", "auditor", "default"],
    ["empty@example.com", "admin", "empty"],
    ["person@example.com", "auditor", "default"],
];

/// Those of `paths/crowd.mjs`: each with a memory, and two of them with more.
const CROWD: usize = 10_000;
const TALKATIVE: [usize; 3] = [4321, 4321, 8765];

/// Whose last event is parked.
const WAITING: &str = "waiting";

/// A server with people to sign in, and users to look at.
async fn filled(backend: Backend) -> World {
    let world = staffed(backend).await;
    for user in USERS {
        world.server.cli(&["import", "--from", "agno", MESSY_USER, "--user", user]).await.is(0);
    }
    world
}

/// A server with people to sign in.
async fn staffed(backend: Backend) -> World {
    let database = TestDatabase::new(backend).await;
    // One run at a time, so that another one can be seen to wait.
    let runs = [("MEMLEDGER_WORKFLOWS_ENABLED", "true"), ("MEMLEDGER_WORKFLOWS_CONCURRENCY", "1")];
    let server = Server::start_with(&database.url, &[], &runs).await;
    let world = World { admin: server.admin(), server, database };
    // Before there is anybody whose run would begin by itself.
    world.admin.send(Method::PUT, CONFIG, Some(&json!({"enabled": false})), &[]).await.is(200);
    for [email, role, tenant] in ACCOUNTS {
        account(&world.database.url, email, role, tenant).await;
    }
    world
}

async fn account(database: &str, email: &str, role: &str, tenant: &str) {
    let mut command = Command::new(binary());
    for (name, _) in std::env::vars_os() {
        if name.to_string_lossy().starts_with("MEMLEDGER_") {
            command.env_remove(name);
        }
    }
    command.args(["admins", "create", "--password-stdin", "--email", email, "--role", role]);
    command.args(["--tenant", tenant, "--database", database]);
    command.stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped());
    let made = tokio::task::spawn_blocking(move || {
        let mut child = command.spawn().expect("memledger can be started");
        let mut stdin = child.stdin.take().expect("stdin is piped");
        writeln!(stdin, "{PASSWORD}").expect("memledger reads the password");
        drop(stdin);
        child.wait_with_output().expect("memledger can be waited for")
    });
    let output = made.await.expect("the wait is not cut off");
    assert!(output.status.success(), "{email}: {}", String::from_utf8_lossy(&output.stderr));
}

/// Ten thousand users, imported as one file.
async fn crowd(world: &World) {
    let mut file = NamedTempFile::new().expect("a temporary file can be made");
    for (line, user) in (0..CROWD).chain(TALKATIVE).enumerate() {
        let content = format!("Came as number {user}, in line {line}");
        let memory = json!({"user_id": format!("crowd-{user:05}"), "content": content});
        writeln!(file, "{memory}").expect("the file can be written");
    }
    let path = file.path().to_str().expect("its name is text");
    world.server.cli(&["import", "--from", "jsonl", path]).await.is(0);
}

/// A pin as a newer program would write it, which this one can't read: every read model parks it.
async fn park(world: &World) {
    remember(&world.admin, WAITING, json!({"content": "Waits until it can be read"})).await;
    let mut append = from_the_future("memory_book", WAITING, 2);
    let store = open_store(&world.database).await;
    let made = store.read_stream(&append.stream, 0, 1).await.expect("the log can be read").remove(0);
    let mut body: Value = serde_json::from_str(&made.body).expect("an event is JSON");
    let content = body["change"]["created"]["content"]["content_id"].take();
    assert!(content.is_string(), "{}", made.body);
    body["change"] = json!({"pinned": {"content_id": content, "pinned": true}});
    body["rev"] = json!(2);
    body["revision"] = json!(2);
    append.recorded_at = made.recorded_at;
    append.events[0].event_type = "MemoryPinned".into();
    append.events[0].body = body.to_string();
    store.append(append).await.expect("the event can be stored");
    store.close().await;
}

/// Once a retry was in vain, the event can be read, as after an update of the program.
async fn update_after_a_retry(world: &World) {
    let is_tried = |standing: Value| {
        let parked = standing["parked"].as_array().expect("a list of parked events");
        parked.iter().any(|event| event["attempts"].as_i64() > Some(1))
    };
    while !is_tried(world.admin.get("/api/admin/ledger/projections").await.is(200).body) {
        tokio::time::sleep(Duration::from_millis(200)).await;
    }
    let store = open_store(&world.database).await;
    let known = "UPDATE events SET schema_version = 1 WHERE stream_id = $1 AND schema_version = 99";
    let changed = store.execute(known, vec![WAITING.into()]).await.expect("the event can be changed");
    assert_eq!(changed, 1);
    store.close().await;
}

/// Drives the pages of the world along some paths, which are files of `tests/browser/paths`.
async fn drive(world: &World, paths: &[&str]) {
    let _alone = ONE_BROWSER.lock().await;
    let script = Path::new(env!("CARGO_MANIFEST_DIR")).join("browser/run.mjs");
    let mut command = Command::new("node");
    command.arg("--test-reporter=tap").arg(script).args(paths).stdin(Stdio::null());
    command.env("MEMLEDGER_BROWSER_URL", &world.server.url);
    command.env("MEMLEDGER_BROWSER_KEY", ADMIN_KEY);
    command.env("MEMLEDGER_BROWSER_PASSWORD", PASSWORD);
    let ran = tokio::task::spawn_blocking(move || command.output()).await;
    let output = ran.expect("the wait is not cut off");
    let output = output.expect("node can be started: run scripts/test, which installs it");
    let [said, complained] =
        [&output.stdout, &output.stderr].map(|bytes| String::from_utf8_lossy(bytes).into_owned());
    assert!(output.status.success(), "{said}\n{complained}");
    let kept = said.lines().filter(|line| line.trim_start().starts_with("ok ")).count();
    assert!(kept >= paths.len(), "each path has a test at least:\n{said}\n{complained}");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn operators_and_auditors_find_their_way() {
    let world = filled(Backend::Sqlite).await;
    let paths = [
        "sign-in",
        "workflows",
        "ageing",
        "audit",
        "audit-moves",
        "threads",
        "ledger",
        "memories",
        "meanwhile",
        "auditor",
        "reads",
        "keys",
        "account",
    ];
    drive(&world, &paths).await;
    world.server.stop().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn every_state_is_fit_to_be_seen() {
    let world = filled(Backend::Sqlite).await;
    drive(&world, &["appearance", "print"]).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_person_decides_on_what_is_remembered_of_them() {
    let world = staffed(Backend::Sqlite).await;
    drive(&world, &["me", "me-states"]).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn hostile_texts_stay_texts() {
    let world = filled(Backend::Sqlite).await;
    drive(&world, &["hostile", "docs"]).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn ten_thousand_users_come_a_page_at_a_time() {
    let world = staffed(Backend::Sqlite).await;
    crowd(&world).await;
    drive(&world, &["crowd"]).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn parked_events_are_seen_and_tried_again() {
    let world = staffed(Backend::Sqlite).await;
    park(&world).await;
    tokio::join!(drive(&world, &["parked"]), update_after_a_retry(&world));
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn the_pages_work_on_postgres() {
    let world = filled(Backend::Postgres).await;
    drive(&world, &["audit", "auditor", "reads", "keys", "me"]).await;
}
