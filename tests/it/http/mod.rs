//! The HTTP face from outside: the real server on a database of its own.

/// Each test once on SQLite and once on PostgreSQL.
macro_rules! on_both {
    ($($test:ident),+ $(,)?) => {
        mod sqlite {
            $(
                #[tokio::test(flavor = "multi_thread", worker_threads = 2)]
                async fn $test() {
                    super::$test(memledger_tests::Backend::Sqlite).await;
                }
            )+
        }

        mod postgres {
            $(
                #[tokio::test(flavor = "multi_thread", worker_threads = 2)]
                async fn $test() {
                    super::$test(memledger_tests::Backend::Postgres).await;
                }
            )+
        }
    };
}
pub(crate) use on_both;

mod accesses;
pub mod allowlists;
mod auth;
mod batch;
mod by_key;
mod changed;
mod checkpoints;
mod compressed;
pub mod delta;
mod extraction;
mod facts;
mod feed;
mod followers;
mod growth;
mod history;
mod idempotency;
mod input;
mod isolation;
mod keys;
mod lists;
pub mod metrics;
mod observe;
pub mod operations;
mod pages;
mod reach;
mod read_models;
pub mod relations;
mod replaced;
mod requests;
mod routes;
mod silent;
mod states;
mod streams;
pub mod threads;
mod time_travel;
mod timeline_since;
mod user_context;
mod verifications;
mod visibility;
pub mod waiting;
pub mod workflows;
mod write;

use memledger_store::partition_of;
use memledger_tests::{
    Backend, TestDatabase,
    server::{Api, Server},
};
use serde_json::Value;

pub use feed::Stream;

/// A server, its admin and its database; dropped in this order.
pub struct World {
    pub admin: Api,
    pub server: Server,
    pub database: TestDatabase,
}

impl World {
    pub async fn new(backend: Backend) -> Self {
        Self::on(TestDatabase::new(backend).await).await
    }

    pub async fn on(database: TestDatabase) -> Self {
        let server = Server::start(&database.url).await;
        Self { admin: server.admin(), server, database }
    }

    /// One whose admin's key lies in another partition than ana, so that her events are counted there from 1 on. Which
    /// one a key lies in is chance.
    pub async fn with_ana_apart(backend: Backend) -> Self {
        loop {
            let world = Self::new(backend).await;
            let events = world.admin.get("/api/events").await.is(200);
            let partitions: Vec<_> =
                events.items().iter().map(|event| event["partition_id"].as_i64()).collect();
            if partitions != [Some(partition_of("default", "ana").into())] {
                return world;
            }
        }
    }

    /// The same database under a new server.
    pub async fn restarted(self) -> Self {
        self.server.stop().await;
        Self::on(self.database).await
    }
}

pub fn memories(user: &str) -> String {
    format!("/api/users/{user}/memories")
}

pub fn memory(user: &str, id: &str) -> String {
    format!("/api/users/{user}/memories/{id}")
}

pub fn id(memory: &Value) -> String {
    memory["id"].as_str().expect("a memory has an id").to_owned()
}

/// Makes a memory and answers it.
pub async fn remember(api: &Api, user: &str, body: Value) -> Value {
    api.post(&memories(user), &body).await.is(201).body
}

/// A memory, or another item, as it is whoever looks at it: reads are counted a moment after them.
pub fn unread(item: &Value) -> Value {
    let mut item = item.clone();
    if let Some(fields) = item.as_object_mut() {
        for (field, never) in [("last_accessed_at", Value::Null), ("retrievals", Value::from(0))] {
            fields.entry(field).and_modify(|value| *value = never);
        }
    }
    item
}

/// Every item of a list, page by page.
pub async fn walk(api: &Api, path: &str, limit: usize) -> Vec<Value> {
    let sign = if path.contains('?') { '&' } else { '?' };
    let mut items = Vec::new();
    let mut cursor = String::new();
    loop {
        let page = api.get(&format!("{path}{sign}limit={limit}{cursor}")).await.is(200);
        items.extend(page.items().iter().map(unread));
        let Some(next) = page.body["next_cursor"].as_str() else {
            assert!(page.items().len() <= limit, "{} items of {limit}", page.items().len());
            return items;
        };
        assert_eq!(page.items().len(), limit, "only the last page may have fewer");
        cursor = format!("&cursor={next}");
    }
}

/// What is active now, newest first.
pub async fn active(api: &Api, user: &str) -> Vec<Value> {
    walk(api, &memories(user), 500).await
}

/// The lines of a user's export, but for operations and accesses: what others ask meanwhile is not compared.
pub async fn export(api: &Api, user: &str) -> Vec<Value> {
    let mut lines = whole_export(api, user).await;
    lines.retain(|line| line["type"] != "operation" && line["type"] != "access");
    lines
}

/// The same of an export's text.
pub fn without_requests(export: &str) -> Vec<&str> {
    const OF_REQUESTS: [&str; 4] =
        ["{\"type\":\"operation\"", "{\"type\":\"access\"", "operation,", "access,"];
    export.lines().filter(|line| !OF_REQUESTS.iter().any(|begin| line.starts_with(begin))).collect()
}

/// Every line of a user's export.
pub async fn whole_export(api: &Api, user: &str) -> Vec<Value> {
    let text = api.get(&format!("/api/users/{user}/export")).await.is(200).text;
    text.lines().map(|line| unread(&serde_json::from_str(line).expect("a line is JSON"))).collect()
}

/// The lines of one type: `memory`, `history` or `event`.
pub fn of_type(lines: &[Value], name: &str) -> Vec<Value> {
    lines.iter().filter(|line| line["type"] == name).cloned().collect()
}

/// Whether an event is of an API key. A first start makes its admin's key, which is the first event of the tenant, and
/// each further key is one more.
pub fn is_of_key(event: &Value) -> bool {
    event["stream_type"] == "key"
}

/// Events but for those of API keys.
pub fn without_keys(events: &[Value]) -> Vec<Value> {
    events.iter().filter(|event| !is_of_key(event)).cloned().collect()
}

/// The user's newest rev.
pub async fn rev(api: &Api, user: &str) -> u64 {
    let delta = api.get(&format!("/api/users/{user}/threads/probe/delta?since_rev=0")).await.is(200).body;
    delta["rev"].as_u64().expect("a rev is a number")
}

/// Each value of one field, in order.
pub fn column<'a>(items: &'a [Value], field: &str) -> Vec<&'a str> {
    items.iter().map(|item| item[field].as_str().unwrap_or("null")).collect()
}
