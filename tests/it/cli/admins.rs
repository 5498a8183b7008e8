//! `admins`: accounts made, listed and ended at the machine, and where their passwords come from.

use std::{
    io::Write,
    process::{Command, Stdio},
};

use memledger_tests::{
    Backend,
    server::{Ran, Server, binary, cli_with},
};
use serde_json::{Value, json};

use super::Place;

/// Runs a command that reads standard input.
async fn saying(place: &Place, arguments: &[&str], input: &[u8]) -> Ran {
    let mut command = Command::new(binary());
    for (name, _) in std::env::vars_os() {
        if name.to_string_lossy().starts_with("MEMLEDGER_") {
            command.env_remove(name);
        }
    }
    command.args(arguments).args(["--database", &place.database.url]);
    command.stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped());
    let input = input.to_owned();
    let ran = tokio::task::spawn_blocking(move || {
        let mut child = command.spawn().expect("memledger can be started");
        // One that refuses its words reads nothing.
        child.stdin.take().expect("stdin is piped").write_all(&input).ok();
        child.wait_with_output().expect("memledger can be waited for")
    });
    let output = ran.await.expect("the wait is not cut off");
    let text = |bytes| String::from_utf8(bytes).expect("what memledger prints is UTF-8");
    Ran { code: output.status.code().unwrap_or(-1), stdout: text(output.stdout), stderr: text(output.stderr) }
}

async fn listed(place: &Place) -> Vec<Value> {
    let list = place.run(&["admins", "list", "--json"]).await.is(0).json();
    list.as_array().expect("accounts are a list").clone()
}

/// The status of a sign-in on a server of the place.
async fn login(place: &Place, email: &str, password: &str) -> u16 {
    let server = Server::start(&place.database.url).await;
    let body = json!({"email": email, "password": password});
    let answer = server.admin().anonymous().post("/api/auth/login", &body).await;
    server.stop().await;
    answer.status
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn accounts_are_made_listed_and_ended() {
    for backend in [Backend::Sqlite, Backend::Postgres] {
        let place = Place::new(backend).await;
        let create = ["admins", "create", "--email", "Ana@Example.com", "--role", "admin"];
        let shown = place.run(&create).await.is(0).stdout;
        assert!(shown.contains("ana@example.com, admin in tenant default"), "{shown}");
        let lines: Vec<&str> = shown.lines().collect();
        let at = lines.iter().position(|line| *line == "its password:").expect("the password is shown once");
        assert_eq!(login(&place, "ana@example.com", lines[at + 1]).await, 200);

        let other = ["admins", "create", "--email", "rev@example.com", "--role", "auditor", "--tenant", "t2"];
        place.run(&other).await.is(0);
        let again = ["admins", "create", "--email", "ANA@example.com", "--role", "auditor", "--tenant", "t2"];
        let refused = place.run(&again).await.is(1);
        assert!(refused.stderr.contains("already is an account of ana@example.com"), "{}", refused.stderr);

        place.run(&["admins", "disable", "rev@EXAMPLE.com"]).await.is(0);
        let list = listed(&place).await;
        let seen: Vec<Value> = list
            .iter()
            .map(|one| json!([one["email"], one["role"], one["tenant"], one["disabled_at"].is_null()]))
            .collect();
        let expected = [
            json!(["ana@example.com", "admin", "default", true]),
            json!(["rev@example.com", "auditor", "t2", false]),
        ];
        assert_eq!(seen, expected);
        let text = place.run(&["admins", "list"]).await.is(0).stdout;
        assert_eq!(text.lines().count(), 2);
        for part in ["admin ana@example.com of default", "auditor rev@example.com of t2", ", disabled 20"] {
            assert!(text.contains(part), "{part:?} is not in {text}");
        }
        for all in [text, Value::from(list).to_string()] {
            assert!(!all.contains("argon2") && !all.contains(lines[at + 1]), "{all}");
        }
        place.run(&["verify"]).await.is(0);
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_password_is_a_line_of_standard_input() {
    let place = Place::new(Backend::Sqlite).await;
    let create = "admins create --email ana@example.com --role admin --password-stdin --json";
    let create: Vec<&str> = create.split(' ').collect();
    let made = saying(&place, &create, b"correct horse \xc3\xa9\r\nand more\n").await.is(0).json();
    assert_eq!(made["password"], Value::Null, "it is shown though it is known");
    assert_eq!(login(&place, "ana@example.com", "correct horse é").await, 200);
    let change = ["admins", "password", "ana@example.com", "--password-stdin"];
    let ran = saying(&place, &change, b"another long password").await.is(0);
    assert!(!ran.stdout.contains("another long password"), "{}", ran.stdout);
    for (password, status) in [("another long password", 200), ("correct horse é", 401)] {
        assert_eq!(login(&place, "ana@example.com", password).await, status, "{password}");
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn what_is_wrong_of_an_account_is_named_and_changes_nothing() {
    let place = Place::new(Backend::Sqlite).await;
    let create = |email, role| ["admins", "create", "--email", email, "--role", role];
    let wrong = [
        (create("ana@example.com", "agent").to_vec(), 2, "--role"),
        (create("ana@example.com", "king").to_vec(), 2, "\"king\""),
        (create("ana", "admin").to_vec(), 2, "email"),
        ([&create("ana@example.com", "admin")[..], &["--tenant", "a b"]].concat(), 2, "--tenant"),
        (vec!["admins", "disable", "ana@example.com"], 1, "no account of ana@example.com"),
        (vec!["admins", "password", "ana@example.com"], 1, "no account of ana@example.com"),
    ];
    for (arguments, code, named) in wrong {
        let ran = place.run(&arguments).await.is(code);
        assert!(ran.stderr.contains(named), "{arguments:?} says {}", ran.stderr);
        assert_eq!(ran.stderr.trim().lines().count(), 1, "one line: {}", ran.stderr);
    }
    let typed = [&create("ana@example.com", "admin")[..], &["--password-stdin"]].concat();
    let long = [b'x'; 1_100];
    for input in [&b""[..], b"\n", b"eleven byte\n", &long, b"not UTF-8: \xff\xff\xff\n"] {
        let ran = saying(&place, &typed, input).await.is(2);
        assert!(ran.stderr.contains("password"), "{}", ran.stderr);
    }
    assert!(listed(&place).await.is_empty(), "a refused account was made");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_listed_password_is_refused() {
    let place = Place::new(Backend::Sqlite).await;
    let list = place.file("common.txt", "gfhfktkjuhfv\n");
    let text = format!("accounts:\n  common_passwords_file: {}\n", list.display());
    let config = place.file("memledger.yaml", text);
    let config = config.to_str().unwrap();
    let create = "admins create --email ana@example.com --role admin --password-stdin --config";
    let create: Vec<&str> = create.split(' ').chain([config]).collect();
    let change = ["admins", "password", "ana@example.com", "--password-stdin", "--config", config];
    let refused = saying(&place, &create, b"Gfhfktkjuhfv\n").await.is(2);
    assert!(refused.stderr.contains("password: is in the list of common passwords"), "{}", refused.stderr);
    assert!(listed(&place).await.is_empty(), "a refused account was made");
    saying(&place, &create, b"correct horse battery\n").await.is(0);
    let refused = saying(&place, &change, b"gfhfktkjuhfv\n").await.is(2);
    assert!(refused.stderr.contains("password: is in the list of common passwords"), "{}", refused.stderr);
    assert_eq!(login(&place, "ana@example.com", "correct horse battery").await, 200);

    // Without its list no password is set, and none is asked for; what sets none needs no list.
    std::fs::remove_file(&list).unwrap();
    for command in [&create[..], &change] {
        let refused = saying(&place, command, b"another long password\n").await.is(2);
        let named = format!("accounts.common_passwords_file: {}: can't be read", list.display());
        assert!(refused.stderr.contains(&named), "{}", refused.stderr);
    }
    assert_eq!(login(&place, "ana@example.com", "correct horse battery").await, 200);
    place.run(&["admins", "list", "--config", config]).await.is(0);
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn no_ledger_is_made_for_an_account_without_the_list() {
    let folder = tempfile::TempDir::new().unwrap();
    let ledger = folder.path().join("ledger.db");
    let url = format!("sqlite://{}", ledger.display());
    let create = ["admins", "create", "--email", "ana@example.com", "--role", "admin", "--database", &url];
    let setting = [("MEMLEDGER_ACCOUNTS_COMMON_PASSWORDS_FILE", "no-such-file.txt")];
    let refused = cli_with(&create, &setting).await.is(2);
    let named = "accounts.common_passwords_file: no-such-file.txt: can't be read";
    assert!(refused.stderr.contains(named), "{}", refused.stderr);
    assert!(!ledger.exists());
}
