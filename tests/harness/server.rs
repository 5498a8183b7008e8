//! The real `memledger` as a child process, and a client that speaks HTTP with it.

use std::{
    io::{BufRead, BufReader},
    path::PathBuf,
    process::{Child, ChildStdout, Command, Stdio},
    time::{Duration, Instant},
};

use reqwest::{Method, header::HeaderMap};
use serde_json::Value;
use tempfile::NamedTempFile;
use tokio::sync::oneshot;

/// The key of the admin of tenant `default` on every server of the tests.
pub const ADMIN_KEY: &str = "ml_the_admin_key_of_the_tests";

/// Many times what a start takes on a busy machine.
const START: Duration = Duration::from_secs(60);
/// The server's own patience with requests under way, and some.
const STOP: Duration = Duration::from_secs(40);
const ANSWER: Duration = Duration::from_secs(60);

/// The program: `target/debug/memledger` for a test in `target/debug/deps`.
pub fn binary() -> PathBuf {
    let test = std::env::current_exe().expect("a test knows its own path");
    let folder = test.ancestors().nth(2).expect("tests lie in a folder below the programs");
    let binary = folder.join(format!("memledger{}", std::env::consts::EXE_SUFFIX));
    assert!(binary.is_file(), "{} is missing: run scripts/test, which builds it", binary.display());
    binary
}

/// The program with nothing of the developer's own settings.
fn program() -> Command {
    let mut command = Command::new(binary());
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
    let mut command = program();
    command.args(arguments);
    let ran = tokio::task::spawn_blocking(move || command.output());
    let output = ran.await.expect("the wait is not cut off").expect("memledger can be started");
    Ran {
        code: output.status.code().unwrap_or(-1),
        stdout: String::from_utf8(output.stdout).expect("what memledger prints is UTF-8"),
        stderr: String::from_utf8(output.stderr).expect("what memledger prints is UTF-8"),
    }
}

/// A running `memledger serve`; dropping it kills it.
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
        started.unwrap_or_else(|ran| panic!("memledger serve ended with {}:\n{}", ran.code, ran.stderr))
    }

    /// A server, or how it ended instead of listening.
    pub async fn try_start(
        database: &str,
        arguments: &[&str],
        environment: &[(&str, &str)],
    ) -> Result<Self, Ran> {
        let log = NamedTempFile::new().expect("a file for the log can be made");
        let child = program()
            .args(["serve", "--listen", "127.0.0.1:0", "--database", database])
            .args(arguments)
            .env("MEMLEDGER_ADMIN_KEY", ADMIN_KEY)
            .envs(environment.iter().copied())
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
        let pid = self.child.id().to_string();
        let sent = Command::new("kill").args(["-TERM", &pid]).status();
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

/// An answer read to its end.
#[derive(Debug, Clone)]
pub struct Answer {
    pub status: u16,
    pub headers: HeaderMap,
    pub text: String,
    /// `null` where the text is no JSON.
    pub body: Value,
}

impl Answer {
    #[track_caller]
    pub fn is(self, status: u16) -> Self {
        assert_eq!(self.status, status, "{}", self.text);
        self
    }

    pub fn header(&self, name: &str) -> Option<&str> {
        self.headers.get(name).map(|value| value.to_str().expect("headers are ASCII"))
    }

    /// A problem as the contract has them; `field` is compared where one is given.
    #[track_caller]
    pub fn is_problem(&self, status: u16, code: &str, field: Option<&str>) {
        assert_eq!(self.status, status, "{}", self.text);
        assert_eq!(self.header("content-type"), Some("application/problem+json"), "{}", self.text);
        assert_eq!(self.body["code"], code, "{}", self.text);
        assert_eq!(self.body["status"], status, "{}", self.text);
        for name in ["type", "title", "detail"] {
            assert!(self.body[name].as_str().is_some_and(|text| !text.is_empty()), "{name}: {}", self.text);
        }
        if let Some(field) = field {
            assert_eq!(self.body["field"], field, "{}", self.text);
        }
    }

    #[track_caller]
    pub fn items(&self) -> &[Value] {
        self.body["items"].as_array().unwrap_or_else(|| panic!("no items in {}", self.text))
    }

    /// The user's rev after a write.
    #[track_caller]
    pub fn rev(&self) -> u64 {
        let rev = self.header("ledger-rev").and_then(|rev| rev.parse().ok());
        rev.unwrap_or_else(|| panic!("no Ledger-Rev with {} {}", self.status, self.text))
    }

    pub fn is_replayed(&self) -> bool {
        self.header("idempotent-replayed") == Some("true")
    }
}

/// One caller of one server.
#[derive(Clone)]
pub struct Api {
    base: String,
    key: Option<String>,
    client: reqwest::Client,
}

impl Api {
    pub fn new(base: &str, key: Option<&str>) -> Self {
        let client = reqwest::Client::builder().no_proxy().timeout(ANSWER).build();
        Self {
            base: base.to_owned(),
            key: key.map(str::to_owned),
            client: client.expect("a client can be made"),
        }
    }

    /// The same server without a key.
    pub fn anonymous(&self) -> Self {
        Self { key: None, ..self.clone() }
    }

    fn request(&self, method: Method, path: &str, headers: &[(&str, &str)]) -> reqwest::RequestBuilder {
        let mut request = self.client.request(method, format!("{}{path}", self.base));
        if let Some(key) = &self.key {
            request = request.bearer_auth(key);
        }
        for (name, value) in headers {
            request = request.header(*name, *value);
        }
        request
    }

    /// Sends any bytes; an error means that no whole answer came.
    pub async fn try_send(
        &self,
        method: Method,
        path: &str,
        body: Option<Vec<u8>>,
        headers: &[(&str, &str)],
    ) -> reqwest::Result<Answer> {
        let mut request = self.request(method, path, headers);
        if let Some(body) = body {
            request = request.header("content-type", "application/json").body(body);
        }
        let response = request.send().await?;
        let (status, headers) = (response.status().as_u16(), response.headers().clone());
        let text = response.text().await?;
        let body = serde_json::from_str(&text).unwrap_or(Value::Null);
        Ok(Answer { status, headers, text, body })
    }

    pub async fn send(
        &self,
        method: Method,
        path: &str,
        body: Option<&Value>,
        headers: &[(&str, &str)],
    ) -> Answer {
        let body = body.map(|body| body.to_string().into_bytes());
        let answered = self.try_send(method.clone(), path, body, headers).await;
        answered.unwrap_or_else(|failed| panic!("{method} {path}: {failed:?}"))
    }

    pub async fn get(&self, path: &str) -> Answer {
        self.send(Method::GET, path, None, &[]).await
    }

    pub async fn post(&self, path: &str, body: &Value) -> Answer {
        self.send(Method::POST, path, Some(body), &[]).await
    }

    pub async fn patch(&self, path: &str, body: &Value) -> Answer {
        self.send(Method::PATCH, path, Some(body), &[]).await
    }

    pub async fn delete(&self, path: &str) -> Answer {
        self.send(Method::DELETE, path, None, &[]).await
    }

    /// An answer whose body is still to be read; for streams.
    pub async fn open(&self, path: &str, headers: &[(&str, &str)]) -> reqwest::Response {
        let sent = self.request(Method::GET, path, headers).send().await;
        sent.unwrap_or_else(|failed| panic!("GET {path}: {failed:?}"))
    }
}

/// A text as one segment of a path or one value of a query.
pub fn encoded(text: &str) -> String {
    let encode = |byte: u8| match byte {
        b'-' | b'.' | b'_' | b'~' => char::from(byte).to_string(),
        byte if byte.is_ascii_alphanumeric() => char::from(byte).to_string(),
        byte => format!("%{byte:02X}"),
    };
    text.bytes().map(encode).collect()
}
