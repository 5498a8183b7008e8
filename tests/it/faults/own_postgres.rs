//! A PostgreSQL server of a test's own, which may be stopped, frozen and starved.

use std::{
    io::{BufRead, BufReader},
    path::{Path, PathBuf},
    process::{Child, Command, Stdio},
};

use sqlx::{Connection, PgConnection};

use super::{blocking, children_of};

/// Runs under `scripts/postgres run`: tells where the server is and ends with its input.
const TELL: &str =
    "echo \"$MEMLEDGER_TEST_POSTGRES\"; echo \"$MEMLEDGER_TEST_POSTGRES_DATA\"; exec cat > /dev/null";

/// It is stopped and removed when this is dropped, and also when the test's process dies.
pub struct OwnPostgres {
    pub url: String,
    data: PathBuf,
    supervisor: Child,
}

fn script() -> Command {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).parent().expect("the tests lie in the workspace");
    let mut command = Command::new(root.join("scripts/postgres"));
    // The programs of the server that the other tests share.
    if let Some(programs) = std::env::var_os("MEMLEDGER_TEST_POSTGRES_BIN") {
        command.env("MEMLEDGER_PG_BIN", programs);
    }
    command
}

impl OwnPostgres {
    pub async fn start() -> Self {
        Self::supervised(script()).await
    }

    /// With its files below a folder.
    pub async fn start_in(folder: &Path) -> Self {
        let mut command = script();
        command.env("TMPDIR", folder);
        Self::supervised(command).await
    }

    async fn supervised(mut command: Command) -> Self {
        command.args(["run", "--", "sh", "-c", TELL]).stdin(Stdio::piped()).stdout(Stdio::piped());
        blocking(move || {
            let mut supervisor = command.spawn().expect("scripts/postgres can be started");
            let stdout = supervisor.stdout.take().expect("stdout is piped");
            let mut lines = BufReader::new(stdout).lines();
            let mut line = || lines.next().and_then(Result::ok).expect("scripts/postgres starts a server");
            let (url, data) = (line(), PathBuf::from(line()));
            Self { url, data, supervisor }
        })
        .await
    }

    pub async fn session(&self) -> PgConnection {
        PgConnection::connect(&self.url).await.expect("PostgreSQL takes a session")
    }

    /// Stops it as a power cut would, as far as a process can tell.
    pub async fn halt(&self) {
        self.ask("halt").await;
    }

    /// Starts it again where it does not run.
    pub async fn resume(&self) {
        self.ask("resume").await;
    }

    /// Its files as they are now, aside under that name; to be called while it is stopped.
    pub async fn copy(&self, name: &str) -> PathBuf {
        let (data, copy) = (self.data.clone(), self.data.with_file_name(name));
        blocking(move || {
            let status = Command::new("cp").arg("-a").args([&data, &copy]).status();
            assert!(status.expect("cp can be started").success(), "{} can't be copied", data.display());
            copy
        })
        .await
    }

    /// Puts a copy in the place of its files, as a standby that has heard no more than that.
    pub fn stand_by(&self, copy: &Path) {
        let gone = copy.with_extension("gone");
        std::fs::rename(&self.data, gone).expect("the files can be put aside");
        std::fs::rename(copy, &self.data).expect("the copy can be put in their place");
        // As the files around it, whose owner the server is.
        let signal = self.data.join("standby.signal");
        let status = Command::new("cp").arg("-a").arg(self.data.join("PG_VERSION")).arg(signal).status();
        assert!(status.expect("cp can be started").success());
    }

    async fn ask(&self, action: &'static str) {
        let mut command = script();
        let folder = self.data.parent().expect("the data lie in the server's folder");
        command.arg(action).arg("--dir").arg(folder).stdin(Stdio::null());
        let status = blocking(move || command.status()).await;
        assert!(status.expect("scripts/postgres can be started").success(), "{action} failed");
    }

    /// Makes it hang: it neither answers nor refuses until the answer is dropped.
    pub fn freeze(&self) -> Frozen {
        let file = self.data.join("postmaster.pid");
        let text = std::fs::read_to_string(file).expect("a running server has a file with its process id");
        let head: u32 = text.lines().next().and_then(|line| line.parse().ok()).expect("a process id");
        // The head first, so that no process is added.
        let mut frozen = Frozen(vec![head]);
        frozen.signal("-STOP");
        frozen.0.extend(children_of(head));
        frozen.signal("-STOP");
        frozen
    }
}

impl Drop for OwnPostgres {
    fn drop(&mut self) {
        if std::thread::panicking() {
            let log = self.data.with_file_name("server.log");
            eprintln!("log of PostgreSQL:\n{}", std::fs::read_to_string(log).unwrap_or_default());
        }
        drop(self.supervisor.stdin.take());
        self.supervisor.wait().ok();
    }
}

/// The processes of a server that hangs.
pub struct Frozen(Vec<u32>);

impl Frozen {
    fn signal(&self, signal: &str) {
        let pids = self.0.iter().map(u32::to_string);
        let sent = Command::new("kill").arg(signal).args(pids).stderr(Stdio::null()).status();
        // One of them may have ended meanwhile, so the answer tells nothing.
        sent.expect("kill can be started");
    }
}

impl Drop for Frozen {
    fn drop(&mut self) {
        self.signal("-CONT");
    }
}
