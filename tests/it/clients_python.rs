//! The client for Python: its own tests, against the real program.

use std::process::{Command, Stdio};

use memledger_tests::{
    Backend, TestDatabase, root,
    server::{binary, is_sound},
};

use crate::http::on_both;

on_both!(the_python_client_passes_its_tests,);

/// Installed as a user would, with LangGraph's conformance tests and the OpenAI Agents SDK; see `tests/clients_python/run.py`.
async fn the_python_client_passes_its_tests(backend: Backend) {
    let database = TestDatabase::new(backend).await;
    let mut command = Command::new(root().join("tests/clients_python/run.py"));
    if backend == Backend::Sqlite {
        command.arg("--types");
    }
    command.env("MEMLEDGER_BIN", binary()).env("MEMLEDGER_CLIENT_DATABASE", &database.url);
    command.stdin(Stdio::null());
    let ran = tokio::task::spawn_blocking(move || command.output()).await;
    let output = ran.expect("the wait is not cut off").expect("python3 can be started");
    let [said, complained] =
        [&output.stdout, &output.stderr].map(|bytes| String::from_utf8_lossy(bytes).into_owned());
    assert!(output.status.success(), "{said}\n{complained}");
    is_sound(&database.url).await;
}
