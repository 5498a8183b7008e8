//! The real `memledger` as a child process that runs to its end.

use std::{
    path::{Path, PathBuf},
    process::{Command, Stdio},
};

use serde_json::{Value, json};

/// The program: `target/debug/memledger` for a test in `target/debug/deps`.
pub fn binary() -> PathBuf {
    let test = std::env::current_exe().expect("a test knows its own path");
    let folder = test.ancestors().nth(2).expect("tests lie in a folder below the programs");
    let binary = folder.join(format!("memledger{}", std::env::consts::EXE_SUFFIX));
    assert!(binary.is_file(), "{} is missing: run scripts/test, which builds it", binary.display());
    binary
}

/// The program with nothing of the developer's own settings.
pub(crate) fn program() -> Command {
    bare(Command::new(binary()))
}

/// The same, started by another program, which gets its words behind these.
pub(crate) fn program_under(words: &[String]) -> Command {
    let mut command = Command::new(&words[0]);
    command.args(&words[1..]).arg(binary());
    bare(command)
}

fn bare(mut command: Command) -> Command {
    for (name, _) in std::env::vars_os() {
        if name.to_string_lossy().starts_with("MEMLEDGER_") {
            command.env_remove(name);
        }
    }
    command.current_dir(std::env::temp_dir()).stdin(Stdio::null());
    command
}

/// How a command ended.
#[derive(Debug)]
pub struct Ran {
    /// -1 where a signal ended it.
    pub code: i32,
    pub stdout: String,
    pub stderr: String,
}

impl Ran {
    #[track_caller]
    pub fn is(self, code: i32) -> Self {
        assert_eq!(self.code, code, "stdout:\n{}\nstderr:\n{}", self.stdout, self.stderr);
        self
    }

    #[track_caller]
    pub fn json(&self) -> Value {
        let read = serde_json::from_str(&self.stdout);
        read.unwrap_or_else(|e| panic!("{e} in {:?}, stderr {:?}", self.stdout, self.stderr))
    }
}

/// Runs a command to its end.
pub async fn cli(arguments: &[&str]) -> Ran {
    cli_with(arguments, &[]).await
}

/// The same with settings from the environment.
pub async fn cli_with(arguments: &[&str], environment: &[(&str, &str)]) -> Ran {
    let mut command = program();
    command.args(arguments).envs(environment.iter().copied());
    run(command).await
}

/// The same where the working directory matters.
pub async fn cli_in(folder: &Path, arguments: &[&str]) -> Ran {
    let mut command = program();
    command.args(arguments).current_dir(folder);
    run(command).await
}

async fn run(mut command: Command) -> Ran {
    let ran = tokio::task::spawn_blocking(move || command.output());
    let output = ran.await.expect("the wait is not cut off").expect("memledger can be started");
    Ran {
        code: output.status.code().unwrap_or(-1),
        stdout: String::from_utf8(output.stdout).expect("what memledger prints is UTF-8"),
        stderr: String::from_utf8(output.stderr).expect("what memledger prints is UTF-8"),
    }
}

/// The whole ledger is sound, by its own account, and not for want of events.
pub async fn is_sound(database: &str) {
    // Some of the servers asked about have very few places.
    let few = [("MEMLEDGER_POSTGRES_CONNECTIONS", "6")];
    let report = cli_with(&["verify", "--json", "--database", database], &few).await.is(0).json();
    assert_eq!((&report["ok"], &report["faults"]), (&json!(true), &json!([])), "{report}");
    assert!(report["events"].as_u64().is_some_and(|events| events > 0), "{report}");
    let replayed =
        cli_with(&["replay", "--check", "--json", "--database", database], &few).await.is(0).json();
    assert_eq!(replayed["equal"], true, "{replayed}");
}
