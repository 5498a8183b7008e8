//! What any bytes at all may do to the ledger's readers: nothing but be taken or be refused.
//!
//! The fuzz targets and the test over their corpora call the same functions: one a target.

mod cursors;
mod import_files;
mod request_bodies;
mod stored_events;

use std::{
    sync::{
        Arc, LazyLock,
        atomic::{AtomicU64, Ordering},
    },
    time::Duration,
};

use axum::{
    Router,
    body::{Body, to_bytes},
    http::Request,
};
use memledger_api::{App, HttpLimits};
use memledger_ledger::{
    Identity, Ledger, LedgerOptions,
    import::{ImportReport, Source},
    words::{TenantId, UserId},
};
use memledger_observability::Prometheus;
use memledger_store::projector::ProjectorOptions;
use serde_json::Value;
use tokio::{runtime::Runtime, sync::watch};
use tower::ServiceExt;

use crate::{
    Backend, TestDatabase, open_store,
    server::{ADMIN_KEY, Answer},
};

/// The names of the targets: each has a folder of inputs under `fuzz/corpus`.
pub const TARGETS: [&str; 4] = ["cursors", "import_files", "request_bodies", "stored_events"];

/// A process has one recorder, whatever number of tests it runs.
static METRICS: LazyLock<Prometheus> =
    LazyLock::new(|| memledger_observability::start_metrics().expect("there is no other recorder"));

/// More requests than can be made in a second, with a key or to sign in.
const RATE: u32 = 1_000_000;
/// Longer than any machine takes, so that no answer depends on how busy this one is.
const PATIENCE: Duration = Duration::from_secs(120);

/// An open ledger on a SQLite file of its own and the HTTP API over it, all in this process.
pub struct Inputs {
    router: Router,
    ledger: Arc<Ledger>,
    operator: Identity,
    users: AtomicU64,
    /// Dropping it would end what the API streams.
    _stop: watch::Sender<bool>,
    runtime: Runtime,
    _database: TestDatabase,
}

impl Default for Inputs {
    fn default() -> Self {
        Self::new()
    }
}

impl Inputs {
    pub fn new() -> Self {
        let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build();
        let runtime = runtime.expect("a runtime can be made");
        let (ledger, database) = runtime.block_on(async {
            let database = TestDatabase::new(Backend::Sqlite).await;
            // Each input has users of its own, so their books are seldom asked for again.
            let options =
                LedgerOptions { resident_memories: 1_000, read_wait: PATIENCE, ..LedgerOptions::default() };
            let store = open_store(&database).await;
            let ledger = Ledger::open(store, options, ProjectorOptions::default()).await;
            let ledger = ledger.expect("the ledger opens");
            ledger.people.ensure_admin(Some(ADMIN_KEY)).await.expect("the key can be stored");
            (ledger, database)
        });
        let limits = HttpLimits {
            rate_per_second: RATE,
            anonymous_rate_per_second: RATE,
            sign_ins_per_minute: RATE,
            request_timeout: 2 * PATIENCE,
            ..HttpLimits::default()
        };
        let (stop, stopping) = watch::channel(false);
        let router = memledger_api::router(App::new(ledger.clone(), limits, METRICS.clone(), stopping, None));
        let operator = Identity::operator(TenantId::new("default").expect("the name keeps the rules"));
        let inputs = Self {
            router,
            ledger,
            operator,
            users: AtomicU64::new(0),
            _stop: stop,
            runtime,
            _database: database,
        };
        inputs.runtime.block_on(inputs.begin_cursors());
        inputs.runtime.block_on(inputs.begin_request_bodies());
        inputs
    }

    /// Gives the bytes to the target of that name.
    pub fn run(&self, target: &str, data: &[u8]) {
        match target {
            "cursors" => self.runtime.block_on(self.cursors(data)),
            "import_files" => self.runtime.block_on(self.import_files(data)),
            "request_bodies" => self.runtime.block_on(self.request_bodies(data)),
            "stored_events" => stored_events::stored_events(data),
            other => panic!("no target is named {other}"),
        }
    }

    /// Checks that all that was written is sound.
    pub fn verify(&self) {
        let report = self.runtime.block_on(self.get("/api/admin/ledger/verify")).is(200);
        assert_eq!(report.body["ok"], true, "{}", report.text);
    }

    /// A user that no other input has.
    fn new_user(&self) -> UserId {
        let number = self.users.fetch_add(1, Ordering::Relaxed);
        UserId::new(format!("u{number}")).expect("the name keeps the rules")
    }

    async fn import(
        &self,
        source: Source,
        text: impl AsRef<[u8]> + Send,
        user: Option<&UserId>,
    ) -> ImportReport {
        let imported = self.ledger.memories.import(&self.operator, source, text, user, |_| {}).await;
        imported.expect("a bad line is reported and fails nothing")
    }

    /// Sends a request and reads its answer, which is a success or a problem of the caller's.
    async fn send(&self, method: &str, path: &str, key: Option<&str>, body: &[u8]) -> Answer {
        let mut request = Request::builder().method(method).uri(path);
        request = request.header("authorization", format!("Bearer {ADMIN_KEY}"));
        if let Some(key) = key {
            request = request.header("idempotency-key", key);
        }
        let request = request.body(Body::from(body.to_vec())).expect("the path is a path");
        let Ok(response) = self.router.clone().oneshot(request).await;
        let (status, headers) = (response.status().as_u16(), response.headers().clone());
        let bytes = to_bytes(response.into_body(), usize::MAX).await.expect("the answer is whole");
        let text = String::from_utf8(bytes.to_vec()).expect("an answer is UTF-8");
        let body = serde_json::from_str(&text).unwrap_or(Value::Null);
        let answer = Answer { status, headers, text, body };
        if !(200..300).contains(&status) {
            assert!((400..500).contains(&status), "{method} {path}: {status} {}", answer.text);
            let code = answer.body["code"].as_str().expect("a problem has a code");
            answer.is_problem(status, code, None);
            assert!(status != 400 || answer.body["field"].is_string(), "{}", answer.text);
        }
        answer
    }

    async fn get(&self, path: &str) -> Answer {
        self.send("GET", path, None, b"").await
    }
}
