//! The load under which a server is killed: each part goes on until no answer comes, and tells what it did.

use std::{
    io::Write as _,
    path::Path,
    process::{Child, Command, Stdio},
    sync::{
        Arc,
        atomic::{AtomicUsize, Ordering},
    },
    time::Duration,
};

use memledger_tests::server::{Api, binary};
use rand::{Rng, rngs::StdRng};
use reqwest::Method;
use serde_json::{Value, json};
use tempfile::NamedTempFile;

use super::log::{REBUILD, answer};
use crate::http::{id, memories, memory};

/// One write under its own key.
#[derive(Debug)]
pub struct Write {
    pub user: String,
    key: String,
    method: Method,
    path: String,
    body: Option<Value>,
    /// A text that nothing holds any more once this is done.
    pub erases: Option<String>,
}

impl Write {
    /// The memory as answered; none where the server went away.
    pub async fn send(&self, api: &Api) -> Option<Value> {
        let headers = [("Idempotency-Key", self.key.as_str())];
        let answer = answer(api, self.method.clone(), &self.path, self.body.as_ref(), &headers).await?;
        assert!(answer.status < 300, "{self:?}: {}", answer.text);
        Some(answer.body)
    }
}

/// What one part of the load did.
pub struct Did {
    /// Writes with the memories as answered, oldest first.
    pub done: Vec<(Write, Value)>,
    /// The last one, which was not answered: it was done or it was not.
    pub unanswered: Option<Write>,
    /// Writes answered to all parts of the load.
    progress: Arc<AtomicUsize>,
}

impl Did {
    fn nothing(progress: Arc<AtomicUsize>) -> Self {
        Self { done: Vec::new(), unanswered: None, progress }
    }

    async fn send(&mut self, api: &Api, write: Write) -> Option<Value> {
        let Some(answered) = write.send(api).await else {
            self.unanswered = Some(write);
            return None;
        };
        self.done.push((write, answered.clone()));
        self.progress.fetch_add(1, Ordering::Relaxed);
        Some(answered)
    }
}

fn create(user: &str, key: String, content: String) -> Write {
    Write {
        user: user.to_owned(),
        key,
        method: Method::POST,
        path: memories(user),
        body: Some(json!({"content": content, "topics": ["load"]})),
        erases: None,
    }
}

/// Creates memories, changes each and deletes every other one.
pub async fn write(api: Api, user: String, name: String, progress: Arc<AtomicUsize>) -> Did {
    let mut did = Did::nothing(progress);
    for number in 0_u64.. {
        let key = |step: &str| format!("{name} {step} {number}");
        let Some(made) = did.send(&api, create(&user, key("create"), key("text"))).await else { break };
        let step = |name: &str, method: Method, body: Option<Value>| {
            let path = memory(&user, &id(&made));
            Write { user: user.clone(), key: key(name), method, path, body, erases: None }
        };
        let body = json!({"content": key("another text"), "importance": 5});
        if did.send(&api, step("change", Method::PATCH, Some(body))).await.is_none() {
            break;
        }
        if number % 2 == 1 && did.send(&api, step("delete", Method::DELETE, None)).await.is_none() {
            break;
        }
    }
    did
}

/// Creates memories and purges each.
pub async fn purge(api: Api, user: String, name: String, mut rng: StdRng, progress: Arc<AtomicUsize>) -> Did {
    let mut did = Did::nothing(progress);
    for number in 0_u64.. {
        let secret = format!("secret{:032x}", rng.random::<u128>());
        let first = create(&user, format!("{name} create {number}"), format!("a {secret}"));
        let Some(made) = did.send(&api, first).await else { break };
        let purge = Write {
            user: user.clone(),
            key: format!("{name} purge {number}"),
            method: Method::POST,
            path: format!("{}/purge", memory(&user, &id(&made))),
            body: Some(json!({"reason": "asked for it"})),
            erases: Some(secret),
        };
        if did.send(&api, purge).await.is_none() {
            break;
        }
    }
    did
}

/// Rebuilds all read models again and again.
pub async fn rebuild(api: Api) {
    while let Ok(answer) = api.try_send(Method::POST, REBUILD, None, &[]).await {
        if answer.status != 503 {
            assert_eq!(answer.is(200).body["equal"], true, "the read models are not what the log says");
        }
        tokio::time::sleep(Duration::from_millis(10)).await;
    }
}

/// Memories that one import adds at once, or none of them.
pub const BATCH: usize = 200;
pub const IMPORTED: usize = 3 * BATCH;

/// A file with as many memories of one user.
pub fn import_file(user: &str) -> NamedTempFile {
    let mut file = NamedTempFile::new().expect("a file to import can be made");
    for number in 0..IMPORTED {
        let line = json!({"user_id": user, "id": format!("{user}-{number}"), "content": imported(number)});
        writeln!(file, "{line}").expect("the file to import can be written");
    }
    file
}

pub fn imported(number: usize) -> String {
    format!("imported text {number}")
}

/// A running `memledger import`; dropping it kills it.
pub struct Import {
    child: Child,
    log: NamedTempFile,
}

impl Import {
    pub fn start(database: &str, file: &Path) -> Self {
        let log = NamedTempFile::new().expect("a file for the log can be made");
        // Without an environment: the developer's own settings are none of the test's.
        let child = Command::new(binary())
            .env_clear()
            .current_dir(std::env::temp_dir())
            .args(["import", "--from", "jsonl", "--database", database])
            .arg(file)
            .stdin(Stdio::null())
            .stdout(Stdio::null())
            .stderr(log.reopen().expect("the log can be opened again"))
            .spawn()
            .expect("memledger can be started");
        Self { child, log }
    }

    /// Ends it as a power cut would. One that ended before must have ended well, or have been kept from
    /// writing all the time by the server's load; then it can be repeated, too.
    pub fn kill_9(mut self) {
        self.child.kill().expect("the import can be killed");
        let status = self.child.wait().expect("the killed import is gone");
        let logged = std::fs::read_to_string(self.log.path()).expect("the import's log can be read");
        let is_well = status.code().is_none_or(|code| code == 0);
        assert!(is_well, "the import failed: {logged}");
    }
}

impl Drop for Import {
    fn drop(&mut self) {
        self.child.kill().ok();
        self.child.wait().ok();
    }
}
