//! Looking at a ledger, or at a copy of one, changes nothing: not its rows, not its files, not its epoch.

use std::{fs, path::Path, time::Duration};

use memledger_tests::{
    Backend, TestDatabase,
    server::{Server, cli},
};
use serde_json::{Value, json};
use sqlx::{Connection, PgConnection};

use crate::{
    golden::Golden,
    http::on_both,
    tampering::base::{ANA, Base, Copied},
};

on_both!(
    a_look_changes_nothing_and_answers_as_ever,
    what_would_write_is_refused_and_says_why,
    an_older_schema_is_named_and_left_alone,
    a_migration_is_announced_and_reported,
    a_reader_runs_next_to_a_server,
);

/// Every row of every table, or every file with its bytes.
async fn whole(database: &TestDatabase) -> Vec<(String, Vec<u8>)> {
    match database.backend {
        Backend::Sqlite => {
            let path = Path::new(database.url.trim_start_matches("sqlite://"));
            let files = fs::read_dir(path.parent().unwrap()).unwrap().map(|file| file.unwrap().path());
            let mut files: Vec<(String, Vec<u8>)> =
                files.map(|file| (file.display().to_string(), fs::read(&file).unwrap())).collect();
            files.sort();
            files
        }
        Backend::Postgres => {
            let mut connection = PgConnection::connect(&database.url).await.unwrap();
            let sql = "SELECT relname::text FROM pg_class WHERE relkind = 'r' AND relnamespace = \
                       'public'::regnamespace ORDER BY relname";
            let tables: Vec<String> = sqlx::query_scalar(sql).fetch_all(&mut connection).await.unwrap();
            let mut whole = Vec::new();
            for table in tables {
                let sql = format!(
                    "SELECT coalesce(md5(string_agg(t::text, ',' ORDER BY t::text)), '') FROM {table} t"
                );
                let rows: String = sqlx::query_scalar(&sql).fetch_one(&mut connection).await.unwrap();
                whole.push((table, rows.into_bytes()));
            }
            connection.close().await.unwrap();
            whole
        }
    }
}

/// With everything at work that a server has.
async fn look_at(database: &TestDatabase) -> Server {
    let busy = [
        ("MEMLEDGER_RELATIONS_ENABLED", "true"),
        ("MEMLEDGER_WORKFLOWS_ENABLED", "true"),
        ("MEMLEDGER_WORKFLOWS_POLL_MS", "100"),
    ];
    Server::start_with(&database.url, &["--read-only"], &busy).await
}

async fn copy_of_base(backend: Backend) -> Copied {
    Base::new(backend).await.copy().await
}

async fn a_look_changes_nothing_and_answers_as_ever(backend: Backend) {
    // Another file, or database, than the one that it was made in.
    let copy = copy_of_base(backend).await;
    let before = whole(copy.database()).await;
    let server = look_at(copy.database()).await;
    let admin = server.admin();
    admin.get("/readyz").await.is(200);
    let listed = admin.get(&format!("/api/users/{ANA}/memories?state=all")).await.is(200);
    assert_eq!(listed.items().len(), 8, "{}", listed.text);
    let query = json!({"agent": "planner", "query": "the last of ana", "filters": {"user_id": ANA}});
    let found = admin.post("/api/memory/query", &query).await.is(200);
    assert!(found.body["items"].as_array().is_some_and(|items| !items.is_empty()), "{}", found.text);
    for path in ["timeline", "export", "archive", "threads/t1/delta?since=start"] {
        admin.get(&format!("/api/users/{ANA}/{path}")).await.is(200);
    }
    admin.get("/api/events").await.is(200);
    admin.get("/metrics").await.is(200);
    // Long enough for workers to find something to do.
    tokio::time::sleep(Duration::from_secs(3)).await;
    assert_eq!(whole(copy.database()).await, before, "while it is looked at");
    server.stop().await;
    assert_eq!(whole(copy.database()).await, before, "after the look");
}

async fn what_would_write_is_refused_and_says_why(backend: Backend) {
    let copy = copy_of_base(backend).await;
    let before = whole(copy.database()).await;
    let server = look_at(copy.database()).await;
    let admin = server.admin();
    let new = json!({"content": "to be written"});
    let run = format!("/api/admin/workflows/memory-optimization/run?target_user_id={ANA}");
    for answer in [
        admin.post(&format!("/api/users/{ANA}/memories"), &new).await,
        admin.post(&run, &json!({})).await,
        admin.post("/api/admin/ledger/rebuild", &json!({})).await,
        admin.post("/api/admin/keys", &json!({"role": "auditor"})).await,
        admin.post(&format!("/api/users/{ANA}/threads/t1/ack"), &json!({"rev": 1})).await,
    ] {
        answer.is_problem(503, "unavailable", None);
        assert!(answer.text.contains("is read-only"), "{}", answer.text);
    }
    server.stop().await;
    assert_eq!(whole(copy.database()).await, before);
}

async fn an_older_schema_is_named_and_left_alone(backend: Backend) {
    for golden in Golden::all() {
        let old = golden.copied(backend).await;
        let before = whole(&old).await;
        let Err(refused) = Server::try_start(&old.url, &["--read-only"], &[]).await else {
            panic!("an older schema was read")
        };
        assert!(refused.stderr.contains("run `memledger migrate`"), "{}", refused.stderr);
        let checked = cli(&["migrate", "--check", "--json", "--database", &old.url]).await.is(1).json();
        assert_eq!((&checked["schema"], &checked["current"]), (&json!(1), &json!(false)), "{checked}");
        assert_eq!(checked["migrations"][0], json!({"number": 2, "name": "readers"}), "{checked}");
        assert_eq!(whole(&old).await, before, "a look changed something");
    }
}

async fn a_migration_is_announced_and_reported(backend: Backend) {
    let golden = Golden::all().remove(0);
    let old = golden.copied(backend).await;
    let said = cli(&["migrate", "--check", "--database", &old.url]).await.is(1).stdout;
    assert!(said.contains("migration 2 (readers) is pending"), "{said}");
    let said = cli(&["migrate", "--database", &old.url]).await.is(0).stdout;
    assert!(said.contains("the schema was migrated from 1 to ") && said.contains("readers"), "{said}");
    let said = cli(&["migrate", "--check", "--database", &old.url]).await.is(0).stdout;
    assert!(said.contains("nothing to do"), "{said}");
    let version = cli(&["version"]).await.is(0).stdout;
    let checked = cli(&["migrate", "--check", "--json", "--database", &old.url]).await.is(0).json();
    assert_eq!(
        version.trim(),
        format!("memledger {}, schema {}", env!("CARGO_PKG_VERSION"), checked["schema"])
    );

    // One that a newer program has migrated is left alone.
    let newer = checked["schema"].as_i64().unwrap() + 1;
    old.run(&format!("INSERT INTO schema_migrations (number, name) VALUES ({newer}, 'of the future')")).await;
    let before = whole(&old).await;
    for words in [&["migrate", "--check"][..], &["migrate"], &["replay"]] {
        let refused = cli(&[words, &["--database", &old.url]].concat()).await.is(1);
        assert!(refused.stderr.contains("use a newer memledger"), "{}", refused.stderr);
    }
    let Err(refused) = Server::try_start(&old.url, &["--read-only"], &[]).await else {
        panic!("a newer schema was read")
    };
    assert!(refused.stderr.contains("use a newer memledger"), "{}", refused.stderr);
    if backend == Backend::Postgres {
        assert_eq!(whole(&old).await, before);
    }
    let none = cli(&["migrate", "--check", "--database", "sqlite:///tmp/there/is/none.db"]).await.is(1);
    assert!(none.stderr.contains("there is no ledger"), "{}", none.stderr);
}

async fn a_reader_runs_next_to_a_server(backend: Backend) {
    let database = TestDatabase::new(backend).await;
    let server = Server::start(&database.url).await;
    let write = async |text: &str| {
        server.admin().post("/api/users/ana/memories", &json!({"content": text})).await.is(201);
    };
    write("one").await;
    let count = async |of: &Server| -> usize {
        of.admin().get("/api/users/ana/memories").await.is(200).items().len()
    };
    assert_eq!(count(&server).await, 1);
    let reader = look_at(&database).await;
    assert_eq!(count(&reader).await, 1);
    write("two").await;
    assert_eq!(count(&server).await, 2);
    assert_eq!(count(&reader).await, 2);
    reader.stop().await;
    server.stop().await;

    // A file that was taken for unwritten is not read on once somebody writes to it.
    let reader = look_at(&database).await;
    assert_eq!(count(&reader).await, 2);
    cli(&["keys", "create", "--role", "auditor", "--database", &database.url]).await.is(0);
    let answer = reader.admin().get("/api/users/ana/memories").await;
    match backend {
        Backend::Sqlite => {
            assert!(answer.status == 503 && answer.text.contains("restart"), "{}", answer.text)
        }
        Backend::Postgres => assert_eq!(answer.status, 200, "{}", answer.text),
    }
    let listed: Value = answer.body;
    assert!(listed.is_object());
    reader.stop().await;
}
