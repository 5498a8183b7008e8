//! The real `memledger` as a child process that serves, and what speaks with it.

use std::{
    io::{BufRead, BufReader},
    path::Path,
    process::{Child, ChildStdout, Command, Stdio},
    time::{Duration, Instant},
};

use tempfile::NamedTempFile;
use tokio::sync::oneshot;

use crate::program::{program, program_under};
pub use crate::{
    api::{Answer, Api, encoded},
    program::{Ran, binary, cli, cli_in, cli_with, is_sound},
};

/// The key of the admin of tenant `default` on every server of the tests.
pub const ADMIN_KEY: &str = "ml_tests_7Kq2XvWm9RzT4bLcPd8NfHs3JgYw6EaB5Qk";

/// Many times what a start takes on a busy machine.
const START: Duration = Duration::from_secs(60);
/// The server's own patience with requests under way, and some.
const STOP: Duration = Duration::from_secs(40);

const SERVE: [&str; 3] = ["serve", "--listen", "127.0.0.1:0"];
/// Events of its own accord would stand between those that tests count; those that are about them ask for them.
const QUIET: [(&str, &str); 2] =
    [("MEMLEDGER_RELATIONS_ENABLED", "false"), ("MEMLEDGER_WORKFLOWS_ENABLED", "false")];

/// A running `memledger serve`, or a demo that serves; dropping it kills it.
pub struct Server {
    pub url: String,
    database: String,
    child: Child,
    log: NamedTempFile,
}

impl Server {
    pub async fn start(database: &str) -> Self {
        Self::start_with(database, &[], &[]).await
    }

    /// With further words and settings from the environment.
    pub async fn start_with(database: &str, arguments: &[&str], environment: &[(&str, &str)]) -> Self {
        let started = Self::try_start(database, arguments, environment).await;
        started.unwrap_or_else(not_started)
    }

    /// A server, or how it ended instead of listening.
    pub async fn try_start(
        database: &str,
        arguments: &[&str],
        environment: &[(&str, &str)],
    ) -> Result<Self, Ran> {
        let mut command = program();
        command.args(SERVE).args(["--database", database]).args(arguments);
        command.envs(QUIET).envs(environment.iter().copied());
        Self::launch(command, database).await
    }

    /// A server that is started by another program, which gets its words behind these.
    pub async fn start_under(words: &[String], database: &str) -> Self {
        let mut command = program_under(words);
        command.args(SERVE).args(["--database", database]).envs(QUIET);
        Self::launch(command, database).await.unwrap_or_else(not_started)
    }

    /// A demo that serves its own database, made below the folder, or the one given; or how it ended instead.
    pub async fn try_demo(folder: &Path, database: Option<&str>) -> Result<Self, Ran> {
        let mut command = program();
        command.args(["demo", "--serve"]).current_dir(folder).env("MEMLEDGER_LISTEN", "127.0.0.1:0");
        command.env("MEMLEDGER_WORKFLOWS_ENABLED", "false");
        if let Some(database) = database {
            command.args(["--database", database]);
        }
        let own = format!("sqlite://{}", folder.join("memledger-data/demo.db").display());
        Self::launch(command, database.unwrap_or(&own)).await
    }

    async fn launch(mut command: Command, database: &str) -> Result<Self, Ran> {
        let log = NamedTempFile::new().expect("a file for the log can be made");
        let child = command
            .env("MEMLEDGER_ADMIN_KEY", ADMIN_KEY)
            .stdout(Stdio::piped())
            .stderr(log.reopen().expect("the log can be opened again"))
            .spawn()
            .expect("memledger can be started");
        let mut server = Self { url: String::new(), database: database.to_owned(), child, log };
        let stdout = server.child.stdout.take().expect("stdout is piped");
        let (tell, told) = oneshot::channel();
        std::thread::spawn(move || watch(stdout, tell));
        match tokio::time::timeout(START, told).await {
            Ok(Ok(url)) => server.url = url,
            Ok(Err(_)) => {
                let code = server.ended().await;
                return Err(Ran { code, stdout: String::new(), stderr: server.logged() });
            }
            Err(_) => panic!("no address within {START:?}:\n{}", server.logged()),
        }
        Ok(server)
    }

    pub fn database(&self) -> &str {
        &self.database
    }

    pub fn pid(&self) -> u32 {
        self.child.id()
    }

    pub fn admin(&self) -> Api {
        self.api(ADMIN_KEY)
    }

    pub fn api(&self, key: &str) -> Api {
        Api::new(&self.url, Some(key))
    }

    /// Runs a command beside this server, on its database.
    pub async fn cli(&self, arguments: &[&str]) -> Ran {
        cli(&[arguments, &["--database", self.database.as_str()][..]].concat()).await
    }

    /// A client with a new key, made with the words of `keys create`.
    pub async fn with_key(&self, arguments: &[&str]) -> Api {
        let made = self.cli(&[&["keys", "create", "--json"][..], arguments].concat()).await.is(0).json();
        self.api(made["key"].as_str().expect("the key is shown"))
    }

    /// What it wrote to standard error so far.
    pub fn logged(&self) -> String {
        let bytes = std::fs::read(self.log.path()).expect("the log can be read");
        String::from_utf8_lossy(&bytes).into_owned()
    }

    /// Ends it as a power cut would, as far as a process can tell.
    pub fn kill_9(mut self) {
        self.child.kill().expect("the server can be killed");
        self.child.wait().expect("the killed server is gone");
    }

    /// Asks it to stop.
    pub fn terminate(&self) {
        self.signal("-TERM");
    }

    /// Asks it to read again what it reads files for.
    pub fn hang_up(&self) {
        self.signal("-HUP");
    }

    /// Sends it a signal, such as `-STOP`.
    pub fn signal(&self, signal: &str) {
        let pid = self.child.id().to_string();
        let sent = Command::new("kill").args([signal, &pid]).status();
        assert!(sent.expect("kill can be started").success(), "the server is gone already");
    }

    /// Stops it and waits; it must end well.
    pub async fn stop(mut self) {
        self.terminate();
        let code = self.ended().await;
        assert_eq!(code, 0, "{}", self.logged());
    }

    async fn ended(&mut self) -> i32 {
        let deadline = Instant::now() + STOP;
        loop {
            if let Some(status) = self.child.try_wait().expect("the server can be waited for") {
                return status.code().unwrap_or(-1);
            }
            assert!(Instant::now() < deadline, "the server does not end:\n{}", self.logged());
            tokio::time::sleep(Duration::from_millis(20)).await;
        }
    }
}

fn not_started(ran: Ran) -> Server {
    panic!("memledger serve ended with {}:\n{}", ran.code, ran.stderr)
}

impl Drop for Server {
    fn drop(&mut self) {
        self.child.kill().ok();
        self.child.wait().ok();
        if std::thread::panicking() {
            eprintln!("log of the server at {}:\n{}", self.url, self.logged());
        }
    }
}

/// Tells the address and reads on to the end, so that the server never waits for a reader.
fn watch(stdout: ChildStdout, tell: oneshot::Sender<String>) {
    let mut tell = Some(tell);
    for line in BufReader::new(stdout).lines().map_while(Result::ok) {
        if let Some(url) = line.strip_prefix("listening on ")
            && let Some(tell) = tell.take()
        {
            tell.send(url.trim().to_owned()).ok();
        }
    }
}
