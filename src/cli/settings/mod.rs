//! Settings, strongest first: flag, environment, YAML file, default; each remembers where it came from.

mod accesses;
mod accounts;
pub mod categories;
mod load;
mod names;
mod operations;
mod ranges;
mod recall;
mod relations;
mod wording;
mod workflows;

use std::{net::IpAddr, time::Duration};

use ipnet::IpNet;
use memledger_api::{ConnectionLimits, HttpLimits};
use memledger_ledger::LedgerOptions;
use memledger_observability::{LogFormat, LogOptions};
use memledger_store::{postgres::PostgresOptions, projector::ProjectorOptions, sqlite::SqliteOptions};
use serde::{Deserialize, Serialize};

use crate::{failure::Failure, wiring::without_password};
pub use accesses::Accesses;
pub use accounts::Accounts;
pub use load::{Loaded, load};
pub use operations::Operations;
pub use recall::{Embedder, Recall};
pub use relations::Relations;
pub use workflows::{LanguageModel, Workflows};

/// Everything that can be set. Times end in their unit.
#[derive(Debug, Clone, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Settings {
    /// sqlite://PATH or postgres://…
    pub database: String,
    pub listen: String,
    pub http: Http,
    pub memory: Memory,
    pub recall: Recall,
    pub relations: Relations,
    pub operations: Operations,
    pub accesses: Accesses,
    pub accounts: Accounts,
    pub workflows: Workflows,
    pub language_model: LanguageModel,
    pub embedder: Embedder,
    /// What was in use before: it answers until the embedder has made its vectors.
    pub previous_embedder: Embedder,
    pub projector: Projector,
    pub postgres: Postgres,
    pub sqlite: Sqlite,
    pub log: Log,
    pub otlp: Otlp,
}

#[derive(Debug, Clone, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Http {
    /// Connections open at once.
    pub connections: usize,
    /// How long a connection may bring no request.
    pub idle_timeout_ms: u64,
    pub body_bytes: usize,
    pub concurrency: usize,
    pub concurrency_per_credential: usize,
    pub reading_per_credential: usize,
    /// Bytes of bodies of requests under way.
    pub arriving_bytes: usize,
    /// Bytes of answers that were not taken yet.
    pub unread_bytes: usize,
    pub rate_per_second: u32,
    pub anonymous_rate_per_second: u32,
    pub sign_ins_per_minute: u32,
    /// Live feeds and other streams of one credential at once.
    pub streams_per_credential: usize,
    pub request_timeout_ms: u64,
    /// How long a stop waits for requests under way.
    pub stop_timeout_ms: u64,
    /// How long a person who signed in stays so.
    pub session_hours: u32,
    /// How long nothing may be done in a session before it ends.
    pub session_idle_minutes: u32,
    /// Addresses and networks of proxies whose X-Forwarded-For and X-Forwarded-Proto are believed.
    pub trusted_proxies: Vec<String>,
    /// Names that the server is reached by.
    pub allowed_hosts: Vec<String>,
}

#[derive(Debug, Clone, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Memory {
    pub max_per_user: usize,
    pub max_bytes_per_user: u64,
    pub default_bank: String,
    pub banks: Vec<String>,
    pub soft_delete_days: u32,
    pub read_wait_ms: u64,
    pub resident: usize,
    pub snapshot_every: i64,
    pub conflict_retries: usize,
    pub delta_limit: usize,
}

#[derive(Debug, Clone, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Projector {
    pub poll_ms: u64,
    /// How long events gather before a step that no reader waits for.
    pub linger_ms: u64,
    pub batch: usize,
}

#[derive(Debug, Clone, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Postgres {
    pub connections: u32,
    pub acquire_timeout_ms: u64,
    pub answer_timeout_ms: u64,
    pub work_timeout_ms: u64,
    pub group_limit: usize,
    pub group_lanes: usize,
    pub scrub_limit_bytes: i64,
}

#[derive(Debug, Clone, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Sqlite {
    pub readers: usize,
    pub busy_timeout_ms: u64,
    pub group_limit: usize,
}

#[derive(Debug, Clone, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Log {
    pub filter: String,
    /// text or json.
    pub format: String,
    /// Requests that take longer are logged with what they waited for; 0 logs none.
    pub slow_ms: u64,
}

#[derive(Debug, Clone, Default, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Otlp {
    /// A collector's address for spans over HTTP; none are sent where absent.
    pub endpoint: Option<String>,
}

/// The key of an endpoint, by its own name or by the one that many programs know. It is no setting, so that nothing
/// prints it.
fn endpoint_key(own: &str) -> Option<String> {
    [own, "OPENAI_API_KEY"].iter().find_map(|name| std::env::var(name).ok().filter(|key| !key.is_empty()))
}

/// Spans are sent over HTTP, and a collector's other port, for gRPC, takes none of these.
fn must_be_collector(endpoint: &str) -> Result<(), Failure> {
    let parsed = url::Url::parse(endpoint).ok();
    // What sends them reads it in its own way, and would show a password that it can't read.
    let parsed = parsed.filter(|_| endpoint.parse::<axum::http::Uri>().is_ok());
    match parsed.filter(|url| ["http", "https"].contains(&url.scheme()) && url.has_host()) {
        Some(_) => Ok(()),
        None => Err(Failure::Usage(format!(
            "otlp.endpoint: {:?} is no address such as http://127.0.0.1:4318",
            without_password(endpoint)
        ))),
    }
}

/// Networks, of which an address alone is the smallest.
fn proxies(named: &[String]) -> Result<Vec<IpNet>, Failure> {
    let wrong = |text: &String| {
        Failure::Usage(format!(
            "http.trusted_proxies: {text:?} is neither an address nor a network such as 10.0.0.0/8"
        ))
    };
    let network = |text: &String| {
        let network = text.parse::<IpNet>().ok().or_else(|| text.parse::<IpAddr>().ok().map(IpNet::from));
        network.ok_or_else(|| wrong(text))
    };
    named.iter().map(network).collect()
}

fn ms(duration: Duration) -> u64 {
    u64::try_from(duration.as_millis()).unwrap_or(u64::MAX)
}

impl Default for Settings {
    fn default() -> Self {
        Self {
            database: "sqlite://memledger-data/ledger.db".into(),
            listen: "127.0.0.1:7777".into(),
            http: Http::default(),
            memory: Memory::default(),
            recall: Recall::default(),
            relations: Relations::default(),
            operations: Operations::default(),
            accesses: Accesses::default(),
            accounts: Accounts::default(),
            workflows: Workflows::default(),
            language_model: LanguageModel::default(),
            embedder: Embedder::default(),
            previous_embedder: Embedder::none(),
            projector: Projector::default(),
            postgres: Postgres::default(),
            sqlite: Sqlite::default(),
            log: Log::default(),
            otlp: Otlp::default(),
        }
    }
}

impl Default for Http {
    fn default() -> Self {
        let (open, limits) = (ConnectionLimits::default(), HttpLimits::default());
        Self {
            connections: open.connections,
            idle_timeout_ms: ms(open.idle),
            body_bytes: limits.body_bytes,
            concurrency: limits.concurrency,
            concurrency_per_credential: limits.concurrency_per_credential,
            reading_per_credential: LedgerOptions::default().reading_per_credential,
            arriving_bytes: limits.arriving_bytes,
            unread_bytes: limits.unread_bytes,
            rate_per_second: limits.rate_per_second,
            anonymous_rate_per_second: limits.anonymous_rate_per_second,
            sign_ins_per_minute: limits.sign_ins_per_minute,
            streams_per_credential: limits.streams_per_credential,
            request_timeout_ms: ms(limits.request_timeout),
            stop_timeout_ms: 20_000,
            session_hours: LedgerOptions::default().session_hours,
            session_idle_minutes: LedgerOptions::default().session_idle_minutes,
            trusted_proxies: Vec::new(),
            allowed_hosts: Vec::new(),
        }
    }
}

impl Default for Memory {
    fn default() -> Self {
        let options = LedgerOptions::default();
        Self {
            max_per_user: options.rules.max_memories,
            max_bytes_per_user: options.max_bytes_per_user,
            default_bank: options.default_bank,
            banks: options.banks,
            soft_delete_days: options.soft_delete_days,
            read_wait_ms: ms(options.read_wait),
            resident: options.resident_memories,
            snapshot_every: options.snapshot_every,
            conflict_retries: options.conflict_retries,
            delta_limit: options.delta_limit,
        }
    }
}

impl Default for Projector {
    fn default() -> Self {
        let options = ProjectorOptions::default();
        Self { poll_ms: ms(options.poll), linger_ms: ms(options.linger), batch: options.batch }
    }
}

impl Default for Postgres {
    fn default() -> Self {
        let options = PostgresOptions::default();
        Self {
            connections: options.connections,
            acquire_timeout_ms: ms(options.acquire_timeout),
            answer_timeout_ms: ms(options.answer_timeout),
            work_timeout_ms: ms(options.work_timeout),
            group_limit: options.group_limit,
            group_lanes: options.group_lanes,
            scrub_limit_bytes: options.scrub_limit_bytes,
        }
    }
}

impl Default for Sqlite {
    fn default() -> Self {
        let options = SqliteOptions::default();
        Self {
            readers: options.readers,
            busy_timeout_ms: ms(options.busy_timeout),
            group_limit: options.group_limit,
        }
    }
}

impl Default for Log {
    fn default() -> Self {
        Self { filter: "warn".into(), format: "text".into(), slow_ms: 1_000 }
    }
}

impl Settings {
    pub fn http_limits(&self) -> Result<HttpLimits, Failure> {
        Ok(HttpLimits {
            body_bytes: self.http.body_bytes,
            concurrency: self.http.concurrency,
            concurrency_per_credential: self.http.concurrency_per_credential,
            arriving_bytes: self.http.arriving_bytes,
            unread_bytes: self.http.unread_bytes,
            rate_per_second: self.http.rate_per_second,
            anonymous_rate_per_second: self.http.anonymous_rate_per_second,
            sign_ins_per_minute: self.http.sign_ins_per_minute,
            streams_per_credential: self.http.streams_per_credential,
            request_timeout: Duration::from_millis(self.http.request_timeout_ms),
            slow: Duration::from_millis(self.log.slow_ms),
            is_loopback: false,
            trusted_proxies: proxies(&self.http.trusted_proxies)?,
            allowed_hosts: self.http.allowed_hosts.clone(),
        })
    }

    pub fn connection_limits(&self) -> ConnectionLimits {
        ConnectionLimits {
            connections: self.http.connections,
            idle: Duration::from_millis(self.http.idle_timeout_ms),
        }
    }

    pub fn ledger_options(&self) -> LedgerOptions {
        let mut options = LedgerOptions {
            default_bank: self.memory.default_bank.clone(),
            banks: self.memory.banks.clone(),
            soft_delete_days: self.memory.soft_delete_days,
            read_wait: Duration::from_millis(self.memory.read_wait_ms),
            resident_memories: self.memory.resident,
            snapshot_every: self.memory.snapshot_every,
            conflict_retries: self.memory.conflict_retries,
            delta_limit: self.memory.delta_limit,
            operations_keep_days: self.operations.keep_days,
            accesses_keep_days: self.accesses.keep_days,
            accesses_max_bytes: self.accesses.max_bytes,
            session_hours: self.http.session_hours,
            session_idle_minutes: self.http.session_idle_minutes,
            common_passwords: self.accounts.common_passwords(),
            reading_per_credential: self.http.reading_per_credential,
            max_bytes_per_user: self.memory.max_bytes_per_user,
            recall: self.recall.options(),
            relations: self.relations.options(),
            ..LedgerOptions::default()
        };
        options.rules.max_memories = self.memory.max_per_user;
        options
    }

    pub fn projector_options(&self) -> ProjectorOptions {
        ProjectorOptions {
            poll: Duration::from_millis(self.projector.poll_ms),
            linger: Duration::from_millis(self.projector.linger_ms),
            batch: self.projector.batch,
        }
    }

    pub fn postgres_options(&self) -> PostgresOptions {
        PostgresOptions {
            connections: self.postgres.connections,
            acquire_timeout: Duration::from_millis(self.postgres.acquire_timeout_ms),
            answer_timeout: Duration::from_millis(self.postgres.answer_timeout_ms),
            work_timeout: Duration::from_millis(self.postgres.work_timeout_ms),
            group_limit: self.postgres.group_limit,
            group_lanes: self.postgres.group_lanes,
            scrub_limit_bytes: self.postgres.scrub_limit_bytes,
            read_only: false,
        }
    }

    pub fn sqlite_options(&self) -> SqliteOptions {
        SqliteOptions {
            readers: self.sqlite.readers,
            busy_timeout: Duration::from_millis(self.sqlite.busy_timeout_ms),
            group_limit: self.sqlite.group_limit,
            read_only: false,
        }
    }

    pub fn log_options(&self) -> Result<LogOptions, Failure> {
        let format = match self.log.format.as_str() {
            "text" => LogFormat::Text,
            "json" => LogFormat::Json,
            other => return Err(Failure::Usage(format!("log.format: {other:?} is neither text nor json"))),
        };
        let filter = self.log.filter.clone();
        // An empty variable of a compose file means that there is none.
        let endpoint = self.otlp.endpoint.as_ref().filter(|endpoint| !endpoint.trim().is_empty());
        endpoint.map_or(Ok(()), |endpoint| must_be_collector(endpoint))?;
        Ok(LogOptions { filter, format, otlp_endpoint: endpoint.cloned() })
    }
}
