//! PostgreSQL roles that own nothing: what a server under one does, and what it says where it may not.

use std::time::Duration;

use memledger_postgres::{PostgresOptions, PostgresStore};
use memledger_store::{Database, Generations};
use memledger_tests::{
    Backend, TestDatabase,
    server::{Api, Ran, Server, cli},
};
use serde_json::json;
use sqlx::{Connection, PgConnection};
use uuid::Uuid;

use crate::http::{active, id, memory, remember};

/// A ledger of two roles as the operator's page sets them up: one owns it, the other reads and writes rows.
struct Roles {
    /// The database under the role that owns it, and under the one that serves.
    owner: String,
    runner: String,
    /// The serving role's name.
    role: String,
    session: PgConnection,
    _database: TestDatabase,
}

impl Roles {
    async fn new() -> Self {
        let database = TestDatabase::new(Backend::Postgres).await;
        let owner = database.url.clone();
        cli(&["migrate", "--database", &owner]).await.is(0);
        let role = format!("run_{}", Uuid::new_v4().simple());
        let (_, place) = owner.rsplit_once('@').expect("the server's URL names a user");
        let runner = format!("postgres://{role}:{role}@{place}");
        let session = PgConnection::connect(&owner).await.unwrap();
        let mut roles = Self { owner, runner, role, session, _database: database };
        let role = &roles.role;
        let sql = format!(
            "CREATE ROLE {role} LOGIN PASSWORD '{role}';
             REVOKE CREATE ON SCHEMA public FROM PUBLIC;
             GRANT USAGE ON SCHEMA public TO {role};
             GRANT SELECT, INSERT, UPDATE, DELETE ON ALL TABLES IN SCHEMA public TO {role};
             REVOKE UPDATE, DELETE ON events, commands FROM {role};
             REVOKE UPDATE ON contents FROM {role};
             REVOKE INSERT, DELETE ON partitions FROM {role};
             REVOKE INSERT, UPDATE, DELETE ON schema_migrations FROM {role}"
        );
        roles.change(&sql).await;
        let sql = format!("SELECT has_schema_privilege('{}', 'public', 'CREATE')", roles.role);
        let may_create: bool = sqlx::query_scalar(&sql).fetch_one(&mut roles.session).await.unwrap();
        assert!(!may_create, "the serving role may create tables, so nothing is tried here");
        roles
    }

    async fn change(&mut self, sql: &str) {
        let done = sqlx::raw_sql(sql).execute(&mut self.session).await;
        done.unwrap_or_else(|failed| panic!("{sql}: {failed}"));
    }

    /// Every generation of a read model, with its checkpoints, tables and indexes.
    async fn generations(&mut self) -> Vec<String> {
        let sql = "SELECT format('%s %s', projection, generation) FROM generations \
             UNION ALL SELECT DISTINCT format('checkpoints %s %s', projection, generation) FROM checkpoints \
             UNION ALL SELECT relname::text FROM pg_class \
              WHERE relnamespace = 'public'::regnamespace AND relkind IN ('r', 'i') ORDER BY 1";
        sqlx::query_scalar(sql).fetch_all(&mut self.session).await.unwrap()
    }

    /// The file of the contents table; a rewrite makes another.
    async fn file_of_contents(&mut self) -> i64 {
        let sql = "SELECT pg_relation_filenode('contents')::bigint";
        sqlx::query_scalar(sql).fetch_one(&mut self.session).await.unwrap()
    }

    async fn replay(&self) -> Ran {
        cli(&["replay", "--database", &self.runner]).await
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_role_that_may_not_create_serves_an_up_to_date_ledger() {
    let roles = Roles::new().await;
    let server = Server::start(&roles.runner).await;
    let api = server.admin();
    let made = remember(&api, "ana", json!({"content": "first"})).await;
    api.patch(&memory("ana", &id(&made)), &json!({"content": "second"})).await.is(200);
    assert_eq!(active(&api, "ana").await[0]["content"], "second");
    server.cli(&["export", "--user", "ana"]).await.is(0);
    server.cli(&["keys", "list"]).await.is(0);
    server.stop().await;
    cli(&["verify", "--database", &roles.owner]).await.is(0);
}

/// Hosted servers keep some of what tells one database from another to themselves.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_role_that_may_not_see_all_that_tells_databases_apart_serves() {
    let mut roles = Roles::new().await;
    let epoch = async |database: &str| cli(&["epoch", "--json", "--database", database]).await.is(0).json();
    let before = epoch(&roles.owner).await;
    roles.change("REVOKE EXECUTE ON FUNCTION pg_control_system() FROM PUBLIC").await;
    for _ in 0..2 {
        let server = Server::start(&roles.runner).await;
        remember(&server.admin(), "ana", json!({"content": "there"})).await;
        server.stop().await;
    }
    assert_eq!(epoch(&roles.runner).await, before);
    assert_eq!(epoch(&roles.owner).await, before);
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_role_that_may_not_create_is_told_so_on_an_empty_database() {
    let mut roles = Roles::new().await;
    roles.change("DROP SCHEMA public CASCADE; CREATE SCHEMA public").await;
    roles.change(&format!("GRANT USAGE ON SCHEMA public TO {}", roles.role)).await;
    let ran = cli(&["migrate", "--database", &roles.runner]).await.is(1);
    assert!(ran.stderr.contains("permission denied for schema public"), "{}", ran.stderr);
    assert!(ran.stderr.contains("see Roles in docs/OPERATIONS.md"), "{}", ran.stderr);
    let sql = "SELECT count(*) FROM pg_class WHERE relnamespace = 'public'::regnamespace";
    let made: i64 = sqlx::query_scalar(sql).fetch_one(&mut roles.session).await.unwrap();
    assert_eq!(made, 0, "a refused migration made something");
}

/// Makes a memory and purges it.
async fn forget(api: &Api) {
    let made = remember(api, "ana", json!({"content": "to be forgotten"})).await;
    let purge = format!("{}/purge", memory("ana", &id(&made)));
    let purged = api.post(&purge, &json!({"reason": "asked for it"})).await.is(200);
    assert_eq!(purged.body["state"], "purged");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_purge_under_a_role_that_may_not_rewrite_the_texts_says_once_what_to_do() {
    let mut roles = Roles::new().await;
    let owner: String =
        sqlx::query_scalar("SELECT quote_ident(current_user)").fetch_one(&mut roles.session).await.unwrap();
    let server = Server::start(&roles.runner).await;
    let before = roles.file_of_contents().await;
    forget(&server.admin()).await;
    let told = |log: &str| -> Vec<String> {
        log.lines().filter(|line| line.contains("the bytes of a purged text")).map(str::to_owned).collect()
    };
    let log = server.logged();
    let lines = told(&log);
    assert_eq!(lines.len(), 2, "{log}");
    for (line, table) in lines.iter().zip(["contents", "vectors"]) {
        let change = format!("ALTER TABLE {table} OWNER TO {}", roles.role);
        for part in ["docs/OPERATIONS.md", &format!("as {owner} "), &change] {
            assert!(line.contains(part), "{part:?} is not in {line}");
        }
    }
    assert!(!log.contains("trying again"), "what can't succeed is tried again: {log}");
    assert_eq!(roles.file_of_contents().await, before);
    // What it says helps, also without a new start.
    for change in lines.iter().flat_map(|line| line.split_once("do it: ").unwrap().1.split("; ")) {
        roles.change(change).await;
    }
    forget(&server.admin()).await;
    assert_ne!(roles.file_of_contents().await, before, "the table was not rewritten by its owner");
    assert_eq!(told(&server.logged()), lines);
    server.stop().await;
}

/// Its time is the operator's to choose.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_table_above_the_limit_is_not_rewritten_by_a_purge() {
    let mut roles = Roles::new().await;
    let limit = [("MEMLEDGER_POSTGRES_SCRUB_LIMIT_BYTES", "0")];
    let server = Server::start_with(&roles.owner, &[], &limit).await;
    let before = roles.file_of_contents().await;
    forget(&server.admin()).await;
    let log = server.logged();
    for table in ["contents", "vectors"] {
        let told = format!(
            "{table} is too large to rewrite while serving; run the ALTER TABLE of docs/OPERATIONS.md"
        );
        assert!(log.contains(&told), "{log}");
    }
    assert_eq!(roles.file_of_contents().await, before);
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_rebuild_under_a_role_that_may_not_switch_leaves_nothing_behind() {
    const CAUSE: &str = "must be owner of view";
    const LEFT: &str = "left its tables behind";
    let mut roles = Roles::new().await;
    let server = Server::start(&roles.owner).await;
    remember(&server.admin(), "ana", json!({"content": "kept"})).await;
    server.stop().await;
    roles.change(&format!("GRANT CREATE ON SCHEMA public TO {}", roles.role)).await;
    let before = roles.generations().await;
    let ran = roles.replay().await.is(1);
    assert!(ran.stderr.contains(CAUSE) && !ran.stderr.contains(LEFT), "{}", ran.stderr);
    assert_eq!(roles.generations().await, before);
    // Where the tables can't be thrown away either, the cause is told all the same.
    roles.change(&format!("REVOKE DELETE ON generations FROM {}", roles.role)).await;
    let ran = roles.replay().await.is(1);
    assert!(ran.stderr.contains(CAUSE) && ran.stderr.contains(LEFT), "{}", ran.stderr);
    assert_ne!(roles.generations().await, before, "there was nothing to throw away");
    cli(&["replay", "--database", &roles.owner]).await.is(0);
    cli(&["verify", "--database", &roles.owner]).await.is(0);
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn what_another_role_left_behind_stands_in_nobodys_way() {
    let mut roles = Roles::new().await;
    let owner: String =
        sqlx::query_scalar("SELECT quote_ident(current_user)").fetch_one(&mut roles.session).await.unwrap();
    roles.change(&format!("GRANT CREATE ON SCHEMA public TO {}", roles.role)).await;
    let before = roles.generations().await;
    // As a check leaves it that was killed long ago.
    let store = PostgresStore::open(&roles.owner, PostgresOptions::default()).await.unwrap();
    store.begin_generation(&memledger_ledger::read_models()).await.unwrap();
    store.close().await;
    roles.change("UPDATE generations SET touched_at = 0 WHERE generation > 1").await;
    let left = roles.generations().await;
    assert_ne!(left, before, "nothing is in the way");
    for command in [&["replay", "--check"][..], &["verify"]] {
        let ran = cli(&[command, &["--database", roles.runner.as_str()]].concat()).await.is(0);
        let what_to_do = format!("run `memledger replay --check` as {owner} to drop them");
        for part in ["must be owner of table", "memories_g2", &what_to_do] {
            assert!(ran.stderr.contains(part), "{part:?} is not in {}", ran.stderr);
        }
        assert_eq!(roles.generations().await, left, "{command:?} changed what is there");
    }
    cli(&["replay", "--check", "--database", &roles.owner]).await.is(0);
    assert_eq!(roles.generations().await, before);
}

/// As a server that has no place left, or is about to start, lets somebody in a moment later.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_place_that_is_taken_is_waited_for() {
    const PLACES: usize = 6;
    let mut roles = Roles::new().await;
    let limit = format!("ALTER ROLE {} CONNECTION LIMIT {PLACES}", roles.role);
    roles.change(&limit).await;
    let mut others = Vec::new();
    for _ in 0..PLACES {
        others.push(PgConnection::connect(&roles.runner).await.unwrap());
    }
    let url = roles.runner.clone();
    let opening = tokio::spawn(async move { cli(&["keys", "list", "--database", &url]).await });
    tokio::time::sleep(Duration::from_millis(500)).await;
    assert!(!opening.is_finished(), "{:?}", opening.await);
    for other in others {
        other.close().await.unwrap();
    }
    opening.await.unwrap().is(0);
}
