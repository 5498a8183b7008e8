//! The TypeScript client: its own tests on the real program, with both databases; see `clients/typescript`.

use std::{
    path::Path,
    process::{Command, Stdio},
};

use memledger_tests::{Backend, TestDatabase, server::binary};

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn the_typescript_client_passes_its_tests_on_both_databases() {
    let databases = [TestDatabase::new(Backend::Sqlite).await, TestDatabase::new(Backend::Postgres).await];
    let mut command = Command::new("node");
    command.arg(Path::new(env!("CARGO_MANIFEST_DIR")).join("clients_typescript/run.mjs"));
    command.args(databases.iter().map(|database| &database.url));
    command.env("MEMLEDGER_BIN", binary()).stdin(Stdio::null());
    let ran = tokio::task::spawn_blocking(move || command.output()).await;
    let output = ran.expect("the wait is not cut off").expect("node can be started");
    let [said, complained] =
        [&output.stdout, &output.stderr].map(|bytes| String::from_utf8_lossy(bytes).into_owned());
    assert!(output.status.success(), "{said}\n{complained}");
    let passed = said.lines().filter(|line| line.starts_with("as promised: ")).count();
    assert_eq!(passed, 1 + databases.len(), "{said}\n{complained}");
}
