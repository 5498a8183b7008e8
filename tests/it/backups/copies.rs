//! Backups as an operator takes them: `memledger backup` on SQLite, `pg_dump` on PostgreSQL.

use std::{
    path::{Path, PathBuf},
    process::Command,
};

use futures::TryStreamExt;
use memledger_tests::{Backend, TestDatabase, on_the_server, server::cli};
use sqlx::{Connection, PgConnection};
use tempfile::TempDir;

const PROGRAMS: &str = "MEMLEDGER_TEST_POSTGRES_BIN";

/// The rows of one table as `COPY` writes them.
pub struct Rows {
    table: String,
    bytes: Vec<u8>,
}

/// A copy as of one moment.
pub enum Backup {
    File(TempDir),
    Dump(TempDir),
    /// Where the server comes without `pg_dump`.
    Tables(Vec<Rows>),
}

fn file(folder: &TempDir) -> PathBuf {
    folder.path().join("backup")
}

/// A program of the server, where it has it.
fn program(name: &str) -> Option<PathBuf> {
    let folder = std::env::var(PROGRAMS);
    let folder = folder.unwrap_or_else(|_| panic!("{PROGRAMS} is not set: run scripts/test"));
    Some(Path::new(&folder).join(name)).filter(|path| path.is_file())
}

async fn run(program: PathBuf, arguments: Vec<String>) {
    let mut command = Command::new(&program);
    command.args(&arguments);
    let ran = tokio::task::spawn_blocking(move || command.output()).await.unwrap().unwrap();
    let said = String::from_utf8_lossy(&ran.stderr).into_owned();
    assert!(ran.status.success(), "{} {arguments:?}: {said}", program.display());
}

impl Backup {
    /// Takes it while the server runs and is written to.
    pub async fn take(database: &TestDatabase) -> Self {
        let folder = TempDir::new().unwrap();
        let out = file(&folder).display().to_string();
        match (database.backend, program_for(database.backend)) {
            (Backend::Sqlite, _) => {
                let ran = cli(&["backup", "--out", &out, "--json", "--database", &database.url]).await.is(0);
                assert!(ran.json()["events"].as_i64().is_some_and(|events| events >= 40), "{}", ran.stdout);
                Self::File(folder)
            }
            (Backend::Postgres, Some(pg_dump)) => {
                let url = format!("--dbname={}", database.url);
                run(pg_dump, vec!["--format=custom".into(), format!("--file={out}"), url]).await;
                Self::Dump(folder)
            }
            (Backend::Postgres, None) => Self::Tables(tables(&database.url).await),
        }
    }

    /// Puts it back in the database's place. Nothing may run on it.
    pub async fn put_back(&self, database: &TestDatabase) {
        match self {
            Self::File(folder) => {
                let from = file(folder).display().to_string();
                let words = ["restore", "--from", &from, "--force", "--database", &database.url];
                cli(&words).await.is(0);
            }
            Self::Dump(folder) => {
                made_anew(&database.url).await;
                let pg_restore = program("pg_restore").expect("pg_dump comes with pg_restore");
                let url = format!("--dbname={}", database.url);
                let from = file(folder).display().to_string();
                run(pg_restore, vec!["--exit-on-error".into(), url, from]).await;
            }
            Self::Tables(tables) => {
                made_anew(&database.url).await;
                cli(&["migrate", "--database", &database.url]).await.is(0);
                fill(&database.url, tables).await;
            }
        }
    }
}

fn program_for(backend: Backend) -> Option<PathBuf> {
    if backend == Backend::Postgres { program("pg_dump") } else { None }
}

async fn made_anew(url: &str) {
    let (_, name) = url.rsplit_once('/').expect("a URL ends with the database");
    on_the_server(&format!("DROP DATABASE {name}")).await;
    on_the_server(&format!("CREATE DATABASE {name}")).await;
}

/// Every table in one snapshot; last the one whose rows belong to rows of another.
async fn tables(url: &str) -> Vec<Rows> {
    let mut source = PgConnection::connect(url).await.unwrap();
    let begin = "BEGIN ISOLATION LEVEL REPEATABLE READ, READ ONLY";
    sqlx::raw_sql(begin).execute(&mut source).await.unwrap();
    let names = "SELECT tablename::text FROM pg_tables WHERE schemaname = 'public' \
                 ORDER BY tablename = 'vectors'";
    let names: Vec<String> = sqlx::query_scalar(names).fetch_all(&mut source).await.unwrap();
    let mut tables = Vec::new();
    for table in names {
        let mut bytes = Vec::new();
        let mut rows = source.copy_out_raw(&format!("COPY {table} TO STDOUT")).await.unwrap();
        while let Some(chunk) = rows.try_next().await.unwrap() {
            bytes.extend_from_slice(&chunk);
        }
        drop(rows);
        tables.push(Rows { table, bytes });
    }
    source.close().await.unwrap();
    tables
}

/// Fills the tables of a new ledger with what another one held.
async fn fill(url: &str, tables: &[Rows]) {
    let mut target = PgConnection::connect(url).await.unwrap();
    // At once, since rows of some belong to rows of others.
    let names: Vec<&str> = tables.iter().map(|rows| rows.table.as_str()).collect();
    sqlx::raw_sql(&format!("TRUNCATE {}", names.join(", "))).execute(&mut target).await.unwrap();
    for Rows { table, bytes } in tables {
        let mut rows = target.copy_in_raw(&format!("COPY {table} FROM STDIN")).await.unwrap();
        rows.send(bytes.as_slice()).await.unwrap();
        rows.finish().await.unwrap();
    }
    target.close().await.unwrap();
}
