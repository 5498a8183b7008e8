//! Settings, strongest first: flag, environment, YAML file, default; each remembers where it came from.

mod accesses;
mod accounts;
pub mod categories;
mod databases;
mod declare;
mod http;
mod load;
mod log;
mod memory;
mod names;
mod operations;
#[cfg(test)]
mod page_tests;
mod ranges;
mod recall;
mod relations;
mod wording;
mod workflows;

use std::time::Duration;

use self::{
    accesses::Accesses,
    accounts::Accounts,
    databases::{Postgres, Projector, Sqlite},
    declare::settings,
    http::Http,
    log::{Log, Otlp},
    memory::Memory,
    operations::Operations,
    recall::{Embedder, Recall},
    relations::Relations,
    workflows::{LanguageModel, Workflows},
};
pub use load::{Loaded, load};

/// Longest time that a setting may ask for, in milliseconds: a day. Beyond a few weeks SQLite can't wait.
const DAY_MS: i64 = 86_400_000;

settings! {
    /// Everything that can be set. Times end in their unit.
    pub struct Settings {
        /// `sqlite://PATH` or `postgres://USER@HOST/NAME`; flag `--database`
        database: String = "sqlite://memledger-data/ledger.db".into();
        /// Address of `serve`; flag `--listen`
        listen: String = "127.0.0.1:7777".into();

        sections {
            http: Http = Http::default();
            memory: Memory = Memory::default();
            recall: Recall = Recall::default();
            relations: Relations = Relations::default();
            operations: Operations = Operations::default();
            accesses: Accesses = Accesses::default();
            accounts: Accounts = Accounts::default();
            workflows: Workflows = Workflows::default();
            language_model: LanguageModel = LanguageModel::default();
            embedder: Embedder = Embedder::default();
            previous_embedder: Embedder = Embedder::none();
            projector: Projector = Projector::default();
            postgres: Postgres = Postgres::default();
            sqlite: Sqlite = Sqlite::default();
            log: Log = Log::default();
            otlp: Otlp = Otlp::default();
        }
    }
}

/// The key of an endpoint, by its own name or by the one that many programs know. It is no setting, so that nothing
/// prints it.
fn endpoint_key(own: &str) -> Option<String> {
    [own, "OPENAI_API_KEY"].iter().find_map(|name| std::env::var(name).ok().filter(|key| !key.is_empty()))
}

fn ms(duration: Duration) -> u64 {
    u64::try_from(duration.as_millis()).unwrap_or(u64::MAX)
}
