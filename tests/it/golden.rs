//! Ledgers that every version left behind: each opens, verifies, answers as it did, is rebuilt and goes on.
//!
//! `scripts/golden` makes them, and writes down what it asked them and what they said.

use std::{
    collections::{BTreeMap, BTreeSet},
    fs,
    path::{Path, PathBuf},
};

use memledger_aggregates::memory_book::EVENT_TYPES;
use memledger_tests::{
    Backend, TestDatabase,
    server::{Api, Server, cli},
};
use reqwest::Method;
use serde_json::{Value, json};
use sqlx::{Connection, PgConnection};
use tempfile::NamedTempFile;

use crate::http::{id, is_of_key, memories, memory, on_both, rev, without_keys};

on_both!(a_ledger_of_every_version_answers_as_it_did_and_goes_on,);

/// Events of two runs that ended well, one of them undone, and of their settings.
const OF_RUNS: [&str; 7] = [
    "RunRequested",
    "RunClaimed",
    "StepStarted",
    "StepCompleted",
    "RunCompleted",
    "RunRestored",
    "WorkflowConfigured",
];

/// What is asked in another way now, with what stands for it: who looked at a thread for the first time was
/// told everything once, and has to ask for it now.
const ASKED_OTHERWISE: [(&str, &str); 1] =
    [("/api/users/ana/threads/new/delta", "/api/users/ana/threads/new/delta?since_rev=0")];

/// What one version left behind.
pub struct Golden {
    version: String,
    folder: PathBuf,
    expected: Value,
}

impl Golden {
    pub fn all() -> Vec<Self> {
        let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("golden");
        let entries = fs::read_dir(&folder).unwrap_or_else(|failed| panic!("{}: {failed}", folder.display()));
        let names = entries.map(|entry| entry.unwrap().file_name().to_string_lossy().into_owned());
        // Beside the versions lies the corpus of single events.
        let mut versions: Vec<String> =
            names.filter(|name| name.starts_with(|first: char| first.is_ascii_digit())).collect();
        versions.sort();
        assert!(!versions.is_empty(), "{} holds no version: run scripts/golden", folder.display());
        versions.into_iter().map(|version| Self::read(folder.join(&version), version)).collect()
    }

    fn read(folder: PathBuf, version: String) -> Self {
        let path = folder.join("expected.json");
        let text = fs::read_to_string(&path).unwrap_or_else(|failed| panic!("{}: {failed}", path.display()));
        let expected = serde_json::from_str(&text);
        let expected = expected.unwrap_or_else(|failed| panic!("{}: {failed}", path.display()));
        Self { version, folder, expected }
    }

    /// What the ledger said when it was made.
    fn told(&self, backend: Backend) -> &Value {
        match backend {
            Backend::Sqlite => &self.expected["sqlite"],
            Backend::Postgres => &self.expected["postgres"],
        }
    }

    /// A copy of the ledger; the kept one stays as it is.
    pub async fn copied(&self, backend: Backend) -> TestDatabase {
        let database = TestDatabase::new(backend).await;
        match backend {
            Backend::Sqlite => {
                let bytes = fs::read(self.folder.join("ledger.db")).expect("the version left a SQLite file");
                fs::write(database.url.trim_start_matches("sqlite://"), bytes).unwrap();
            }
            Backend::Postgres => {
                let dump = fs::read_to_string(self.folder.join("ledger.sql"));
                let dump = dump.expect("the version left a dump of PostgreSQL");
                let mut connection = PgConnection::connect(&database.url).await.unwrap();
                let loaded = sqlx::raw_sql(&dump).execute(&mut connection).await;
                loaded.unwrap_or_else(|failed| panic!("the dump of {}: {failed}", self.version));
                connection.close().await.unwrap();
            }
        }
        database
    }
}

fn text(value: &Value) -> &str {
    value.as_str().unwrap_or_else(|| panic!("{value} is no text"))
}

fn list(value: &Value) -> &[Value] {
    value.as_array().unwrap_or_else(|| panic!("{value} is no list"))
}

/// Where an answer does not say what it said then. Further fields are no difference.
fn difference(then: &Value, now: &Value, at: &str) -> Option<String> {
    match (then, now) {
        (Value::Object(then), Value::Object(now)) => then.iter().find_map(|(name, value)| {
            // Each look counts, so the next one says something else.
            if ["last_accessed_at", "retrievals"].contains(&name.as_str()) {
                return None;
            }
            let at = format!("{at}.{name}");
            // What a header tells of the changes, and in which order, is for each version to say.
            if name == "header" && value.is_null() == now["header"].is_null() {
                return None;
            }
            match now.get(name) {
                Some(now) => difference(value, now, &at),
                None => Some(format!("{at} was {value} and is gone")),
            }
        }),
        (Value::Array(then), Value::Array(now)) if then.len() == now.len() => {
            let mut pairs = then.iter().zip(now).enumerate();
            pairs.find_map(|(number, (then, now))| difference(then, now, &format!("{at}[{number}]")))
        }
        _ if then == now => None,
        _ => Some(format!("{at} was {then} and is {now}")),
    }
}

/// The ledger is sound by its own account, and its log begins with what the version itself saw.
async fn verified(database: &str, told: &Value) -> Value {
    let anchor = NamedTempFile::new().unwrap();
    fs::write(anchor.path(), told["verified"].to_string()).unwrap();
    let against = anchor.path().to_str().unwrap();
    let words = ["verify", "--json", "--against", against, "--database", database];
    let report = cli(&words).await.is(0).json();
    assert_eq!((&report["ok"], &report["faults"]), (&json!(true), &json!([])), "{report}");
    report
}

async fn holds_what_it_held(database: &str, told: &Value) {
    let report = verified(database, told).await;
    for name in ["events", "books", "contents", "erased", "receipts", "digest"] {
        assert_eq!(report[name], told["verified"][name], "{name}");
    }
}

/// Who read the original's feed must begin again, as after any copy.
async fn begins_an_epoch(server: &Server, told: &Value) {
    let epoch = server.cli(&["epoch", "--json"]).await.is(0).json();
    let (now, then) = (epoch["epoch"].as_i64().unwrap(), told["epoch"].as_i64().unwrap());
    assert!(now > then, "epoch {now} is not after {then}");
    let admin = server.api(text(&told["keys"]["admin"]));
    let answer = admin.get(&format!("/api/events?after={}", text(&told["cursor"]))).await;
    answer.is_problem(409, "epoch_changed", None);
}

/// How every read model compares with a replay, which is that it equals it.
async fn replayed(database: &str) -> Value {
    let replayed = cli(&["replay", "--check", "--json", "--database", database]).await.is(0).json();
    assert_eq!(replayed["equal"], true, "{replayed}");
    replayed
}

/// It is sound, and has one event more: the tests' server started on it with a key that it did not know.
async fn holds_a_key_more(database: &str, told: &Value) {
    let report = verified(database, told).await;
    assert_eq!(report["events"], told["verified"]["events"].as_u64().unwrap() + 1, "{report}");
    for name in ["books", "contents", "erased", "receipts"] {
        assert_eq!(report[name], told["verified"][name], "{name}");
    }
}

/// Versions that gave columns another type and nothing else: their rows are those of the version before.
const RETYPED: [(&str, i64); 4] = [("changes", 2), ("daily_metrics", 3), ("relations", 2), ("runs", 3)];

/// Whether a read model holds the same rows as in an earlier version.
fn has_the_same_rows(projection: &str, then: &Value, now: &Value) -> bool {
    let retyped = RETYPED.iter().any(|(name, version)| *name == projection && now == version);
    let steps = now.as_i64().zip(then.as_i64()).map(|(now, then)| now - then);
    steps == Some(0) || retyped && steps == Some(1)
}

/// The read models that are still made the same way held the same rows as then, before a server started.
async fn rows_are_those_of_then(server: &Server, replayed: &Value, told: &Value) {
    let status = server.admin().get("/api/admin/ledger/projections").await.is(200).body;
    let versions: BTreeMap<&str, &Value> =
        list(&status["projections"]).iter().map(|one| (text(&one["projection"]), &one["version"])).collect();
    for then in list(&told["replayed"]) {
        let projection = text(&then["projection"]);
        let then_version = &told["projections"][projection];
        if versions.get(projection).is_none_or(|now| !has_the_same_rows(projection, then_version, now)) {
            continue;
        }
        let now = list(&replayed["tables"]).iter().find(|now| now["table"] == then["table"]);
        let now = now.unwrap_or_else(|| panic!("{} is gone: {replayed}", then["table"]));
        for name in ["live_rows", "live_digest"] {
            assert_eq!(now[name], then[name], "{name} of {}", then["table"]);
        }
    }
}

/// Asks everything again, each with the key of then. A write among it was done then, and is not done again. The feed
/// tells of one more event, to the tenant whose key was made when this server started.
async fn answers_as_then(server: &Server, told: &Value) {
    let keys = told["keys"].as_object().expect("the keys were kept");
    let callers: BTreeMap<&str, Api> =
        keys.iter().map(|(name, key)| (name.as_str(), server.api(text(key)))).collect();
    for asked in list(&told["asked"]) {
        let (method, then) = (text(&asked["method"]), text(&asked["path"]));
        let path = ASKED_OTHERWISE.iter().find(|(old, _)| *old == then).map_or(then, |(_, new)| *new);
        let headers: Vec<(&str, &str)> =
            asked["idempotency_key"].as_str().map(|key| ("Idempotency-Key", key)).into_iter().collect();
        let caller = &callers[text(&asked["key"])];
        let sent = Method::from_bytes(method.as_bytes()).unwrap();
        let answer = caller.send(sent, path, asked.get("body"), &headers).await;
        assert_eq!(json!(answer.status), asked["status"], "{method} {path}: {}", answer.text);
        assert_eq!(asked["replayed"] == true, answer.is_replayed(), "{method} {path}");
        // A write that was done then answers with the memory as it is now.
        let told = |answer: &Value| {
            if answer["id"].is_null() { answer.clone() } else { json!({"id": answer["id"]}) }
        };
        let [then, mut now] = [&asked["answer"], &answer.body]
            .map(|answer| if asked["replayed"] == true { told(answer) } else { answer.clone() });
        if path.starts_with("/api/events") {
            let made = answer.items().iter().filter(|event| is_of_key(event)).count();
            assert_eq!(made, usize::from(text(&asked["key"]) != "other"), "{method} {path}");
            now["items"] = without_keys(answer.items()).into();
        }
        assert_eq!(difference(&then, &now, ""), None, "{method} {path}");
    }
}

/// Commands for a user of then, on a memory of then among others, and for a new one.
async fn goes_on(server: &Server, told: &Value) {
    let admin = server.api(text(&told["keys"]["admin"]));
    let before = rev(&admin, "ana").await;
    let archived = admin.get("/api/users/ana/memories?state=archived").await.is(200);
    let old = memory("ana", &id(&archived.items()[0]));
    let restored = admin.send(Method::POST, &format!("{old}/restore"), None, &[]).await.is(200);
    let changed = admin.patch(&old, &json!({"content": "Ship v2 by March"})).await.is(200);
    let made = admin.post(&memories("ana"), &json!({"content": "Made by a later version"})).await.is(201);
    let revs = [restored.rev(), changed.rev(), made.rev()];
    assert_eq!(revs, [before + 1, before + 2, before + 3]);
    assert_eq!(admin.get(&old).await.is(200).body["content"], "Ship v2 by March");
    let first = admin.post(&memories("a-later-user"), &json!({"content": "The first"})).await.is(201);
    assert_eq!(first.rev(), 1);
    assert_eq!(admin.get(&memories("a-later-user")).await.is(200).items()[0], first.body);
}

async fn a_ledger_of_every_version_answers_as_it_did_and_goes_on(backend: Backend) {
    for golden in Golden::all() {
        // Printed where the test fails, so that the last one named is the one that fails.
        println!("the ledger of {}", golden.version);
        let (told, database) = (golden.told(backend), golden.copied(backend).await);
        // In the order of the operator's page: migrate, serve, verify.
        cli(&["migrate", "--database", &database.url]).await.is(0);
        holds_what_it_held(&database.url, told).await;
        let rows = replayed(&database.url).await;
        let server = Server::start(&database.url).await;
        holds_a_key_more(&database.url, told).await;
        begins_an_epoch(&server, told).await;
        rows_are_those_of_then(&server, &rows, told).await;
        replayed(&database.url).await;
        answers_as_then(&server, told).await;

        let rebuilt = server.cli(&["replay", "--json"]).await.is(0).json();
        assert_eq!((&rebuilt["switched"], &rebuilt["equal"]), (&json!(true), &json!(true)), "{rebuilt}");
        holds_a_key_more(&database.url, told).await;
        answers_as_then(&server, told).await;

        goes_on(&server, told).await;
        let report = verified(&database.url, told).await;
        let events = told["verified"]["events"].as_u64().unwrap();
        assert_eq!(report["events"], events + 5, "four of users, and the key: {report}");
        replayed(&database.url).await;
        server.stop().await;
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_file_of_every_version_can_be_restored() {
    for golden in Golden::all() {
        println!("the ledger of {}", golden.version);
        let (told, database) = (golden.told(Backend::Sqlite), TestDatabase::new(Backend::Sqlite).await);
        let file = golden.folder.join("ledger.db").display().to_string();
        cli(&["restore", "--from", &file, "--database", &database.url]).await.is(0);
        holds_what_it_held(&database.url, told).await;
        let server = Server::start(&database.url).await;
        begins_an_epoch(&server, told).await;
        answers_as_then(&server, told).await;
        server.stop().await;
    }
}

/// A field of every item that was answered under a path.
fn answered<'a>(told: &'a Value, path: &str, field: &str) -> BTreeSet<&'a str> {
    let asked = list(&told["asked"]).iter().filter(|asked| text(&asked["path"]).starts_with(path));
    let items = asked.filter_map(|asked| asked["answer"]["items"].as_array()).flatten();
    items.map(|item| text(&item[field])).collect()
}

#[test]
fn this_version_is_kept_with_every_event_and_state() {
    let version = env!("CARGO_PKG_VERSION");
    let all = Golden::all();
    let golden = all.iter().find(|golden| golden.version == version);
    let golden = golden.unwrap_or_else(|| panic!("tests/golden holds no {version}: run scripts/golden"));
    assert_eq!(golden.expected["version"], version);
    for backend in [Backend::Sqlite, Backend::Postgres] {
        let told = golden.told(backend);
        let types = answered(told, "/api/events", "event_type");
        let missing: Vec<_> =
            EVENT_TYPES.iter().chain(&OF_RUNS).filter(|name| !types.contains(**name)).collect();
        assert!(missing.is_empty(), "no {missing:?} among {types:?}");
        let states = ["active", "archived", "merged", "soft_deleted", "purged"];
        assert_eq!(answered(told, "/api/users/ana/memories?state=all", "state"), BTreeSet::from(states));
    }
}

#[test]
fn an_answer_that_is_another_one_is_noticed() {
    let then = json!({"items": [{"id": "a", "rev": 1}], "next_cursor": null});
    let same = json!({"items": [{"id": "a", "rev": 1, "new": 2}], "next_cursor": null, "total": 1});
    assert_eq!(difference(&then, &same, ""), None);
    for now in [
        json!({"items": [{"id": "a", "rev": 2}], "next_cursor": null}),
        json!({"items": [{"id": "a"}], "next_cursor": null}),
        json!({"items": [], "next_cursor": null}),
        json!({"items": [{"id": "a", "rev": 1}, {"id": "b", "rev": 2}], "next_cursor": null}),
        json!({"items": [{"id": "a", "rev": 1}], "next_cursor": "x"}),
        json!({"items": [{"id": "a", "rev": 1}]}),
        json!([]),
    ] {
        assert!(difference(&then, &now, "").is_some(), "{now} passes");
    }
}
