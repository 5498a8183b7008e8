//! The log can be checked from its description alone: the script that follows it runs on a ledger with a bit of all.

use std::{path::Path, process::Command};

use memledger_tests::{root, server::cli};
use tempfile::TempDir;

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn the_script_of_the_logs_format_finds_what_verify_finds() {
    let folder = TempDir::new().unwrap();
    let ledger = folder.path().join("ledger.db");
    let url = format!("sqlite://{}", ledger.display());
    cli(&["demo", "--database", &url]).await.is(0);
    let anchor = cli(&["verify", "--json", "--database", &url]).await.is(0).json();
    let (worked_out, complained) = script(folder.path());
    assert_eq!(Some(worked_out.trim()), anchor["digest"].as_str(), "{complained}");

    // And what does not fit it finds, too.
    let edit = "import sqlite3; edited = sqlite3.connect('ledger.db'); \
                edited.execute(\"UPDATE contents SET body = body || ' '\"); edited.commit()";
    let edited = Command::new("python3").args(["-c", edit]).current_dir(folder.path()).status().unwrap();
    assert!(edited.success());
    let (worked_out, complained) = script(folder.path());
    assert!(worked_out.is_empty() && complained.contains("AssertionError"), "{complained}");
}

/// What the script prints, and what it complains of.
fn script(folder: &Path) -> (String, String) {
    let script = root().join("scripts/check-log");
    let ran = Command::new("python3").arg(script).arg("ledger.db").current_dir(folder).output().unwrap();
    let text = |bytes: Vec<u8>| String::from_utf8(bytes).unwrap();
    (text(ran.stdout), text(ran.stderr))
}
