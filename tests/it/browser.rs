//! The pages in a real browser: `tests/browser/run.mjs` drives them on the real server.

use std::{
    io::Write,
    path::Path,
    process::{Command, Stdio},
};

use memledger_tests::{
    Backend, TestDatabase,
    server::{ADMIN_KEY, Server, binary},
};
use reqwest::Method;
use serde_json::json;
use tokio::sync::Mutex;

use crate::http::World;

const CONFIG: &str = "/api/admin/workflows/config";
const MESSY_USER: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../src/cli/data/messy_user.jsonl");
const PASSWORD: &str = "correct horse battery";

/// Two browsers at once would only wait for each other; where each test is a process of its own,
/// `.config/nextest.toml` says the same.
static ONE_BROWSER: Mutex<()> = Mutex::const_new(());

/// Each a copy of the bundled user, so that no path meets what another one did.
const USERS: [&str; 7] = ["ana", "bo", "dee", "heavy", "optimised", "restored", "told"];

/// E-mail address, role and tenant; nothing is in tenant `empty`.
const ACCOUNTS: [[&str; 3]; 3] = [
    ["admin@example.com", "admin", "default"],
    ["auditor@example.com", "auditor", "default"],
    ["empty@example.com", "admin", "empty"],
];

/// A server with people to sign in and users to look at.
async fn filled(backend: Backend) -> World {
    let database = TestDatabase::new(backend).await;
    // One run at a time, so that another one can be seen to wait.
    let runs = [("MEMLEDGER_WORKFLOWS_ENABLED", "true"), ("MEMLEDGER_WORKFLOWS_CONCURRENCY", "1")];
    let server = Server::start_with(&database.url, &[], &runs).await;
    let world = World { admin: server.admin(), server, database };
    // Before there is anybody whose run would begin by itself.
    world.admin.send(Method::PUT, CONFIG, Some(&json!({"enabled": false})), &[]).await.is(200);
    for user in USERS {
        world.server.cli(&["import", "--from", "agno", MESSY_USER, "--user", user]).await.is(0);
    }
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
    drive(&world, &["sign-in", "workflows", "audit", "ledger", "memories", "auditor"]).await;
    world.server.stop().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn every_state_is_fit_to_be_seen() {
    let world = filled(Backend::Sqlite).await;
    drive(&world, &["appearance"]).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn hostile_texts_stay_texts() {
    let world = filled(Backend::Sqlite).await;
    drive(&world, &["hostile"]).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn the_pages_work_on_postgres() {
    let world = filled(Backend::Postgres).await;
    drive(&world, &["audit", "auditor"]).await;
}
