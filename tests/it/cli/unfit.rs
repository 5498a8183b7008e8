//! What a ledger can't be made in, or served with, is refused with what to do.

use memledger_tests::{
    Backend,
    server::{cli, cli_with},
};
use sqlx::{Connection, PgConnection};
use tempfile::TempDir;

use super::Place;

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_folder_is_no_file_for_a_ledger() {
    let folder = TempDir::new().unwrap();
    for command in [&["verify"][..], &["migrate"]] {
        let url = format!("sqlite://{}", folder.path().display());
        let ran = cli(&[command, &["--database", &url]].concat()).await.is(1);
        assert!(ran.stderr.contains("is a directory; name a file in it"), "{}", ran.stderr);
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn what_serve_would_refuse_is_refused_before_a_ledger_is_made() {
    let folder = TempDir::new().unwrap();
    let file = folder.path().join("ledger.db");
    let url = format!("sqlite://{}", file.display());
    for (variable, value, said) in [
        ("MEMLEDGER_LOG_FILTER", "warning", "\"warning\" is not a level"),
        ("MEMLEDGER_ADMIN_KEY", "short", "MEMLEDGER_ADMIN_KEY: could be guessed"),
        ("MEMLEDGER_RECALL_CATEGORIES_FILE", "no-such-file.yml", "no-such-file.yml: can't be read"),
        (
            "MEMLEDGER_ACCOUNTS_COMMON_PASSWORDS_FILE",
            "no-such-file.txt",
            "accounts.common_passwords_file: no-such-file.txt: can't be read",
        ),
    ] {
        for command in ["config", "serve"] {
            let ran = cli_with(&[command, "--database", &url], &[(variable, value)]).await.is(2);
            assert!(ran.stderr.contains(said), "{command}: {}", ran.stderr);
        }
    }
    // A port that is taken costs no key: the next start shows it.
    let taken = std::net::TcpListener::bind("127.0.0.1:0").unwrap();
    let listen = taken.local_addr().unwrap().to_string();
    let ran = cli(&["serve", "--database", &url, "--listen", &listen]).await.is(1);
    assert!(!ran.stdout.contains("admin key"), "{}", ran.stdout);
    let keys = cli(&["keys", "list", "--database", &url]).await.is(0).stdout;
    assert_eq!(keys, "");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_database_that_is_not_fit_for_a_ledger_is_refused_with_what_to_do() {
    let place = Place::new(Backend::Postgres).await;
    let mut session = PgConnection::connect(&place.database.url).await.unwrap();
    let narrow = format!("narrow_{}", std::process::id());
    let make =
        format!("CREATE DATABASE {narrow} ENCODING 'LATIN1' LC_COLLATE 'C' LC_CTYPE 'C' TEMPLATE template0");
    sqlx::raw_sql(&make).execute(&mut session).await.unwrap();
    let url = format!("{}/{narrow}", place.database.url.rsplit_once('/').unwrap().0);
    let refused = cli(&["migrate", "--database", &url]).await;
    sqlx::raw_sql(&format!("DROP DATABASE {narrow}")).execute(&mut session).await.unwrap();
    assert!(refused.is(1).stderr.contains("encoding is LATIN1"));

    for (table, said) in [("memories", "is not a view"), ("events", "already exists")] {
        sqlx::raw_sql(&format!(
            "CREATE SCHEMA foreign_{table}; CREATE TABLE foreign_{table}.{table} (id int)"
        ))
        .execute(&mut session)
        .await
        .unwrap();
        let url = format!("{}?options=-csearch_path%3Dforeign_{table}", place.database.url);
        let ran = cli(&["migrate", "--database", &url]).await.is(1);
        for part in [said, "a database or a schema of its own"] {
            assert!(ran.stderr.contains(part), "{part}: {}", ran.stderr);
        }
    }
    let nowhere = format!("{}?options=-csearch_path%3Dnowhere", place.database.url);
    let ran = cli(&["migrate", "--database", &nowhere]).await.is(1);
    assert!(ran.stderr.contains("search_path names no existing schema"), "{}", ran.stderr);
}
