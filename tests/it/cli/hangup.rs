//! SIGHUP while a server still opens its ledger: it asks for a reading of the categories file and ends nothing.

use std::{
    fs,
    os::unix::process::ExitStatusExt,
    process::{Child, Command, Stdio},
    time::{Duration, Instant},
};

use memledger_tests::server::binary;
use tempfile::TempDir;
use tokio::net::TcpListener;

const PATIENCE: Duration = Duration::from_secs(30);
/// What `/proc` shows of SIGHUP, the first signal, among those that are listened to.
const SIGHUP_BIT: u64 = 1;

fn listens_to_hangups(child: &Child) -> bool {
    let status = fs::read_to_string(format!("/proc/{}/status", child.id())).unwrap_or_default();
    let caught = status.lines().find_map(|line| line.strip_prefix("SigCgt:"));
    caught.is_some_and(|caught| u64::from_str_radix(caught.trim(), 16).unwrap_or(0) & SIGHUP_BIT != 0)
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_hangup_ends_no_server_that_is_about_to_open_its_ledger() {
    let folder = TempDir::new().unwrap();
    let categories = folder.path().join("categories.yaml");
    fs::write(&categories, "allowlists:\n  planner: [goals]\n").unwrap();
    // A database that takes connections and says nothing.
    let database = TcpListener::bind("127.0.0.1:0").await.unwrap();
    let url = format!("postgres://nobody@{}/none?sslmode=disable", database.local_addr().unwrap());
    for command in ["serve", "mcp"] {
        let mut child = Command::new(binary())
            .args([command, "--database", &url])
            .env("MEMLEDGER_RECALL_CATEGORIES_FILE", &categories)
            .env("MEMLEDGER_LISTEN", "127.0.0.1:0")
            .stdin(Stdio::null())
            .stderr(Stdio::null())
            .spawn()
            .unwrap();
        let (silent, _) = database.accept().await.unwrap();
        let until = Instant::now() + PATIENCE;
        while !listens_to_hangups(&child) && Instant::now() < until {
            tokio::time::sleep(Duration::from_millis(10)).await;
        }
        let sent = Command::new("kill").args(["-HUP", &child.id().to_string()]).status().unwrap();
        assert!(sent.success(), "{command} was gone already");
        drop(silent);
        // From now on nobody is there at all.
        let ended = tokio::task::spawn_blocking(move || {
            child.kill().ok();
            child.wait().unwrap()
        });
        assert_ne!(ended.await.unwrap().signal(), Some(1), "{command} was ended by the hangup");
    }
}
