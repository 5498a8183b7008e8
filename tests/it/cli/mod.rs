//! The command line: exit codes, imports of every source, settings, refused databases.

mod admins;
mod calibrate;
mod demo;
mod files;
#[cfg(target_os = "linux")]
mod hangup;
mod imports;
mod langgraph;
mod ranges;
mod read_only;
mod run;
mod texts;
mod unfit;

use std::{fs, path::PathBuf};

use memledger_tests::{
    Backend, TestDatabase,
    server::{Ran, Server, binary, cli, cli_in, cli_with},
};
use serde_json::{Value, json};
use tempfile::TempDir;

/// A database and a folder for files beside it.
struct Place {
    database: TestDatabase,
    folder: TempDir,
}

impl Place {
    async fn new(backend: Backend) -> Self {
        Self { database: TestDatabase::new(backend).await, folder: TempDir::new().unwrap() }
    }

    fn file(&self, name: &str, text: impl AsRef<[u8]>) -> PathBuf {
        let path = self.folder.path().join(name);
        fs::write(&path, text.as_ref()).unwrap();
        path
    }

    async fn run(&self, arguments: &[&str]) -> Ran {
        cli(&[arguments, &["--database", &self.database.url]].concat()).await
    }

    async fn import(&self, from: &str, text: impl AsRef<[u8]>, more: &[&str]) -> Ran {
        let file = self.file("import", text);
        self.run(&[&["import", "--from", from, file.to_str().unwrap(), "--json"], more].concat()).await
    }

    /// The memories of an export, by id.
    async fn memories(&self, user: &str) -> Vec<Value> {
        let ran = self.run(&["export", "--user", user]).await.is(0);
        let lines = ran.stdout.lines().map(|line| serde_json::from_str::<Value>(line).unwrap());
        let mut memories: Vec<Value> = lines.filter(|line| line["type"] == "memory").collect();
        memories.sort_by_key(|memory| memory["id"].as_str().unwrap().to_owned());
        memories
    }
}

const AGNO: &str = r#"{"memory_id":"a-1","memory":"Likes tea","topics":["food"],"user_id":"ana","agent_id":"x","input":"hi","created_at":1733414400,"updated_at":1733414401}
{"memory_id":"a-2","memory":{"memory":"Has a cat"},"topics":null,"user_id":"ana","agent_id":null,"input":null,"created_at":1733414400000,"updated_at":"2024-12-05T17:00:00+01:00"}

{"memory_id":"a-3","memory":"Bruno's","user_id":"bruno"}"#;

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn agno_rows_keep_ids_and_times_and_a_second_run_adds_nothing() {
    for backend in [Backend::Sqlite, Backend::Postgres] {
        let place = Place::new(backend).await;
        let report = place.import("agno", AGNO, &[]).await.is(0).json();
        assert_eq!((&report["created"], &report["known"]), (&json!(3), &json!(0)));
        let memories = place.memories("ana").await;
        let shown = |at: usize| {
            let memory = &memories[at];
            json!([
                memory["id"],
                memory["content"],
                memory["created_at"],
                memory["updated_at"],
                memory["input"]
            ])
        };
        let noon = "2024-12-05T16:00:00.000000Z";
        assert_eq!(shown(0), json!(["a-1", "Likes tea", noon, "2024-12-05T16:00:01.000000Z", "hi"]));
        assert_eq!(shown(1), json!(["a-2", "Has a cat", noon, noon, null]));
        assert_eq!(place.memories("bruno").await.len(), 1);
        let again = place.import("agno", AGNO, &[]).await.is(0).json();
        assert_eq!((&again["created"], &again["known"]), (&json!(0), &json!(3)));
        place.run(&["verify"]).await.is(0);
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn mem0_answers_are_taken_whole_and_line_by_line() {
    let place = Place::new(Backend::Sqlite).await;
    let one = json!({"id": "m-1", "memory": "Plays chess", "user_id": "ana", "metadata": {"category": "hobby", "k": 1},
                     "created_at": "2024-12-05T08:00:00-08:00", "updated_at": null});
    let two =
        json!({"id": "m-2", "memory": "Runs", "user_id": "ana", "metadata": null, "created_at": 1733414400});
    let whole = json!({"results": [one, two]}).to_string();
    assert_eq!(place.import("mem0", &whole, &[]).await.is(0).json()["created"], 2);
    let lines = format!("{one}\n{two}\n");
    assert_eq!(place.import("mem0", &lines, &[]).await.is(0).json()["known"], 2);
    let memories = place.memories("ana").await;
    assert_eq!(memories[0]["category"], "hobby");
    assert_eq!(memories[0]["metadata"], json!({"category": "hobby", "k": 1}));
    assert_eq!(memories[0]["created_at"], "2024-12-05T16:00:00.000000Z");
    assert_eq!(memories[0]["updated_at"], memories[0]["created_at"]);
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn bad_lines_are_reported_by_number_and_the_good_ones_taken() {
    let place = Place::new(Backend::Sqlite).await;
    let long = "x".repeat(8_193);
    let lines = [
        r#"{"content":"good","user_id":"ana"}"#.to_owned(),
        "{not json".to_owned(),
        r#"{"user_id":"ana"}"#.to_owned(),
        format!(r#"{{"content":"{long}","user_id":"ana"}}"#),
        r#"{"content":"x","user_id":"ana","colour":"red"}"#.to_owned(),
        r#"{"content":"x","user_id":"ana","created_at":"yesterday"}"#.to_owned(),
        r#"{"content":"nobody's"}"#.to_owned(),
        r#"{"content":"x","user_id":"ana","importance":9}"#.to_owned(),
        r#"{"content":"a\u0000b","user_id":"ana"}"#.to_owned(),
        r#"{"content":"also good","user_id":"ana","topics":["a"],"state":"archived"}"#.to_owned(),
    ];
    let ran = place.import("jsonl", &lines.join("\n"), &[]).await.is(1);
    let report = ran.json();
    let bad: Vec<u64> =
        report["bad"].as_array().unwrap().iter().map(|b| b["line"].as_u64().unwrap()).collect();
    assert_eq!(bad, [2, 3, 4, 5, 6, 7, 8, 9]);
    let said = report["bad"].to_string();
    for field in ["content", "colour", "created_at", "user_id", "importance"] {
        assert!(said.contains(field), "{field} is not named in {said}");
    }
    let memories = place.memories("ana").await;
    let states: Vec<&str> = memories.iter().map(|memory| memory["state"].as_str().unwrap()).collect();
    assert_eq!(states.iter().filter(|state| **state == "active").count(), 1);
    assert_eq!(states.iter().filter(|state| **state == "archived").count(), 1);
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_line_that_is_no_text_is_a_bad_line() {
    let place = Place::new(Backend::Sqlite).await;
    for (from, field) in [("jsonl", "content"), ("agno", "memory"), ("mem0", "memory")] {
        let line = |text: &[u8]| {
            [b"{\"user_id\": \"ana\", \"", field.as_bytes(), b"\": \"", text, b"\"}\r\n"].concat()
        };
        let lines =
            [line(from.as_bytes()), line(b"caf\xe9"), line(format!("{from} caf\u{e9}").as_bytes())].concat();
        let ran = place.import(from, lines, &[]).await.is(1);
        let report = ran.json();
        assert_eq!((&report["created"], &report["bad"][0]["line"]), (&json!(2), &json!(2)), "{report}");
        assert_eq!(report["bad"].as_array().unwrap().len(), 1);
        let why = report["bad"][0]["message"].as_str().unwrap();
        assert!(why.contains("is not UTF-8"), "{why}");
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_mistyped_user_does_not_look_sound() {
    for backend in [Backend::Sqlite, Backend::Postgres] {
        let place = Place::new(backend).await;
        place.import("agno", AGNO, &[]).await.is(0);
        place.run(&["verify", "--user", "ana"]).await.is(0);
        let ran = place.run(&["verify", "--user", "anna"]).await.is(1);
        assert!(ran.stderr.contains("user anna has no memories"), "{}", ran.stderr);
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn no_message_tells_a_password() {
    for url in [
        "postgres://app:s3cret@localhost/none",
        "postgres://localhost:1/none?user=app&password=s3cret",
        "postgres://localhost:1/none?password=s3cret&user=a@b",
        "postgres:///none?host=/nowhere&user=app&password=s3@cret&application_name=x",
        "postgres://localhost:1/none?user=app&password=s3@cret",
        "postgres://app@localhost:1/none?pass%77ord=s3cret",
        "postgres://app@localhost:1/none?PASSWORD=s3cret&sslpassword=s3cret",
        "postgres://app:s3cret@/none",
        "mysql://app:s3cret@localhost/none?password=s3cret",
        "host=localhost password=s3cret",
        "postgres://localhost:1/none?user=app&password=s3#cret",
        "postgres://app:1234/cret@localhost/none",
        "postgres://app:1234?cret@localhost/none",
        "postgres://app:1234#cret@localhost/none",
        "postgres://app:p1234@ss#cret@localhost/none",
        "postgres://app:1234?a=cret@localhost/none",
        "jdbc:postgresql://app:s3cret@localhost/none",
    ] {
        for command in [&["config"][..], &["config", "--json"], &["migrate"]] {
            let few = [("MEMLEDGER_POSTGRES_ACQUIRE_TIMEOUT_MS", "200")];
            let ran = cli_with(&[command, &["--database", url]].concat(), &few).await;
            let told = format!("{}{}", ran.stdout, ran.stderr);
            assert!(!told.contains("cret") && !told.contains("1234"), "{command:?} {url}: {told}");
        }
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn an_id_that_comes_twice_leaves_one_memory_and_one_text() {
    for backend in [Backend::Sqlite, Backend::Postgres] {
        let place = Place::new(backend).await;
        let line = |text: &str| json!({"id": "x-1", "content": text, "user_id": "ana"}).to_string();
        let twice = format!("{}\n{}\n", line("first"), line("second"));
        assert_eq!(place.import("jsonl", &twice, &[]).await.is(0).json()["created"], 1);
        let store = memledger_tests::open_store(&place.database).await;
        // A text without an event would outlive every purge.
        let texts = store.query("SELECT count(*) FROM contents", Vec::new()).await.unwrap();
        assert_eq!(texts[0][0].int().unwrap(), 1);
        store.close().await;
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn an_export_can_be_imported_elsewhere() {
    let (here, there) = (Place::new(Backend::Sqlite).await, Place::new(Backend::Postgres).await);
    here.import("agno", AGNO, &[]).await.is(0);
    let out = here.folder.path().join("out.jsonl");
    // The second has the first one's line of the access log.
    for _ in 0..2 {
        here.run(&["export", "--user", "ana", "--out", out.to_str().unwrap()]).await.is(0);
    }
    let files = fs::read_dir(here.folder.path()).unwrap().count();
    let report = there.import("jsonl", &fs::read_to_string(&out).unwrap(), &[]).await.is(0).json();
    assert_eq!((&report["created"], &report["passed_over"]), (&json!(2), &json!(6)));
    let essence = |memories: Vec<Value>| -> Vec<Value> {
        let parts = |m: &Value| json!([m["id"], m["content"], m["topics"], m["created_at"], m["updated_at"]]);
        memories.iter().map(parts).collect()
    };
    assert_eq!(essence(there.memories("ana").await), essence(here.memories("ana").await));
    let csv = here.run(&["export", "--user", "ana", "--format", "csv"]).await.is(0).stdout;
    assert!(csv.starts_with("type,id,state,event,"), "{csv}");
    here.run(&["export", "--user", "nobody"]).await.is(1);
    // A name that was mistyped costs nothing that was exported before.
    let before = fs::read_to_string(&out).unwrap();
    here.run(&["export", "--user", "nobody", "--out", out.to_str().unwrap()]).await.is(1);
    assert_eq!(fs::read_to_string(&out).unwrap(), before);
    assert_eq!(fs::read_dir(here.folder.path()).unwrap().count(), files, "a file was left behind");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn wrong_words_exit_with_2_and_failed_work_with_1() {
    let place = Place::new(Backend::Sqlite).await;
    cli(&["fly"]).await.is(2);
    cli(&["verify", "--colour"]).await.is(2);
    let wrong = [
        (vec!["import", "--from", "excel", "x"], 2, "excel"),
        (vec!["import", "--from", "agno", "no/such/file"], 1, "no/such/file"),
        (vec!["export", "--user", "ana", "--format", "xml"], 2, "xml"),
        (vec!["keys", "create", "--role", "king"], 2, "king"),
        (vec!["keys", "create", "--role", "agent"], 2, "--agent"),
        (vec!["keys", "revoke", "k_unknown"], 1, "k_unknown"),
        (vec!["replay", "--projection", "dreams"], 2, "dreams"),
    ];
    for (arguments, code, named) in wrong {
        let ran = place.run(&arguments).await.is(code);
        assert!(ran.stderr.contains(named), "{arguments:?} says {}", ran.stderr);
        assert_eq!(ran.stderr.trim().lines().count(), 1, "one line: {}", ran.stderr);
    }
    let ran = cli(&["verify", "--database", "mysql://x"]).await.is(2);
    assert!(ran.stderr.contains("sqlite://"), "{}", ran.stderr);
    for (address, named) in
        [("postgres://u:secret@h:notaport/x", "port"), ("postgres://h/x?sslmode=nope", "nope")]
    {
        let ran = cli(&["verify", "--database", address]).await.is(2);
        assert!(ran.stderr.contains(named) && !ran.stderr.contains("secret"), "{}", ran.stderr);
    }
    let ran = cli(&["verify", "--database", "postgres://u:secret@127.0.0.1:1/x"]).await.is(1);
    assert!(!ran.stderr.contains("secret"), "the password is shown: {}", ran.stderr);
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_file_that_is_no_ledger_and_a_newer_schema_are_refused() {
    let folder = TempDir::new().unwrap();
    let path = folder.path().join("x.db");
    fs::write(&path, "this is no database, but it is long enough to look at".repeat(100)).unwrap();
    let url = format!("sqlite://{}", path.display());
    let ran = cli(&["verify", "--database", &url]).await.is(1);
    assert!(ran.stderr.contains("x.db"), "{}", ran.stderr);
    let missing = format!("sqlite://{}", folder.path().join("missing.db").display());
    let others =
        [&["keys", "list"][..], &["keys", "revoke", "x"], &["admins", "list"], &["admins", "disable", "x"]];
    let checks = [&["verify"][..], &["replay"], &["export", "--user", "ana"]];
    for command in checks.into_iter().chain(others) {
        let ran = cli(&[command, &["--database", &missing]].concat()).await.is(1);
        assert!(ran.stderr.contains("there is no ledger at"), "{}", ran.stderr);
    }
    assert!(!folder.path().join("missing.db").exists(), "a check made a ledger");
    // As a backup leaves it that was killed.
    fs::write(folder.path().join("empty.db"), "").unwrap();
    let empty = format!("sqlite://{}", folder.path().join("empty.db").display());
    for command in [&["verify"][..], &["replay"], &["export", "--user", "ana"], &["epoch", "raise"]] {
        let ran = cli(&[command, &["--database", &empty]].concat()).await.is(1);
        assert!(ran.stderr.contains("the file is empty"), "{command:?}: {}", ran.stderr);
    }
    assert_eq!(fs::metadata(folder.path().join("empty.db")).unwrap().len(), 0, "a check made a ledger");
    for backend in [Backend::Sqlite, Backend::Postgres] {
        let place = Place::new(backend).await;
        place.run(&["migrate"]).await.is(0);
        let store = memledger_tests::open_store(&place.database).await;
        let newer = "INSERT INTO schema_migrations (number, name) VALUES (999, 'from the future')";
        store.execute(newer, Vec::new()).await.unwrap();
        store.close().await;
        let ran = place.run(&["verify"]).await.is(1);
        assert!(ran.stderr.contains("999") && ran.stderr.contains("newer"), "{}", ran.stderr);
    }
}

#[tokio::test]
async fn an_address_that_is_none_is_refused_before_a_ledger_is_made() {
    let place = Place::new(Backend::Sqlite).await;
    for listen in ["nonsense", "127.0.0.1", "127.0.0.1:99999", ":7777", ""] {
        let ran = place.run(&["serve", "--listen", listen]).await.is(2);
        assert!(ran.stderr.contains("listen: ") && ran.stdout.is_empty(), "{listen}: {ran:?}");
    }
    let path = place.database.url.trim_start_matches("sqlite://");
    assert!(!std::path::Path::new(path).exists(), "a ledger was made");
}

#[tokio::test]
async fn a_mistyped_user_is_no_user_without_faults() {
    let place = Place::new(Backend::Sqlite).await;
    place.run(&["migrate"]).await.is(0);
    for command in [&["verify"][..], &["replay"], &["replay", "--check"]] {
        let ran = place.run(&[command, &["--user", "nobody"]].concat()).await.is(1);
        assert!(ran.stderr.contains("user nobody has no memories"), "{command:?}: {}", ran.stderr);
    }
    // A tenant alone would verify all of them.
    place.run(&["verify", "--tenant", "other"]).await.is(2);
}

#[tokio::test]
async fn what_can_not_be_printed_is_a_failure() {
    let place = Place::new(Backend::Sqlite).await;
    for command in [&["keys", "create", "--role", "admin"][..], &["verify", "--json"], &["version"]] {
        let mut program = std::process::Command::new(binary());
        program.args(command).env("MEMLEDGER_DATABASE", &place.database.url);
        program.stdout(fs::File::create("/dev/full").unwrap());
        let ended = tokio::task::spawn_blocking(move || program.output().unwrap()).await.unwrap();
        let told = String::from_utf8_lossy(&ended.stderr);
        assert_eq!(ended.status.code(), Some(1), "{command:?}: {told}");
        assert!(told.contains("standard output can't be written"), "{command:?}: {told}");
    }
}

#[tokio::test]
async fn settings_tell_where_they_come_from_and_unknown_ones_are_refused_by_line() {
    let folder = TempDir::new().unwrap();
    let path = folder.path().join("m.yaml");
    fs::write(&path, "listen: 127.0.0.1:9999\nhttp:\n  body_bytes: 1000\n").unwrap();
    let config = path.to_str().unwrap();
    let shown =
        cli(&["config", "--json", "--config", config, "--database", "postgres://u:p@h/x"]).await.is(0).json();
    assert_eq!(shown["listen"]["value"], "127.0.0.1:9999");
    assert!(shown["listen"]["origin"].as_str().unwrap().ends_with("m.yaml"));
    assert_eq!(shown["http.body_bytes"]["value"], 1000);
    assert_eq!(shown["http.concurrency"]["origin"], "default");
    assert_eq!(shown["database"], json!({"value": "postgres://u@h/x", "origin": "flag --database"}));
    fs::write(&path, "listen: 127.0.0.1:9999\nhttp:\n  body_byts: 1000\n").unwrap();
    let ran = cli(&["config", "--config", config]).await.is(2);
    assert!(ran.stderr.contains("body_byts") && ran.stderr.contains('3'), "{}", ran.stderr);
}

/// Those that have no default, too.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn the_environment_sets_numbers_and_texts() {
    for (variable, text, name, value) in [
        ("MEMLEDGER_LANGUAGE_MODEL_TEMPERATURE", "0.2", "language_model.temperature", json!(0.2)),
        ("MEMLEDGER_LANGUAGE_MODEL_MODEL", "7", "language_model.model", json!("7")),
        ("MEMLEDGER_HTTP_BODY_BYTES", "1000", "http.body_bytes", json!(1000)),
    ] {
        let shown = cli_with(&["config", "--json"], &[(variable, text)]).await.is(0).json();
        assert_eq!(shown[name], json!({"value": value, "origin": format!("environment {variable}")}));
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_wrong_value_of_the_environment_is_named() {
    let place = Place::new(Backend::Sqlite).await;
    for (variable, value) in [
        ("MEMLEDGER_MEMORY_SOFT_DELETE_DAYS", "-1"),
        ("MEMLEDGER_HTTP_BODY_BYTES", "many"),
        ("MEMLEDGER_POSTGRES_CONNECTIONS", "1.5"),
    ] {
        let started = Server::try_start(&place.database.url, &[], &[(variable, value)]).await;
        let Err(ran) = started else { panic!("a server starts with {variable}={value}") };
        let ran = ran.is(2);
        assert!(ran.stderr.contains(variable) && ran.stderr.contains(value), "{}", ran.stderr);
        assert_eq!(ran.stderr.trim().lines().count(), 1, "one line: {}", ran.stderr);
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn the_demo_tells_its_story_on_both_databases() {
    for backend in [Backend::Sqlite, Backend::Postgres] {
        let place = Place::new(backend).await;
        let story = place.run(&["demo"]).await.is(0).stdout;
        for part in [
            "Memory updates since rev 447:",
            "⟳run: Run memory-optimization: ",
            "PURGE",
            "no faults",
            ": equal",
        ] {
            assert!(story.contains(part), "{part:?} is not in the story:\n{story}");
        }
        assert!(!story.contains("DIFFERENT"));
        // A second telling keeps to itself.
        place.run(&["demo"]).await.is(0);
        place.run(&["verify"]).await.is(0);
        place.run(&["replay", "--check"]).await.is(0);
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn replay_and_verify_find_what_was_tampered_with() {
    for backend in [Backend::Sqlite, Backend::Postgres] {
        let place = Place::new(backend).await;
        place.import("agno", AGNO, &[]).await.is(0);
        let change = async |sql: &str| {
            let store = memledger_tests::open_store(&place.database).await;
            assert_eq!(store.execute(sql, Vec::new()).await.unwrap(), 1, "{sql}");
            store.close().await;
        };
        change("UPDATE memories_g1 SET importance = 5 WHERE memory_id = 'a-1'").await;
        let ran = place.run(&["replay", "--check"]).await.is(1);
        assert!(ran.stdout.contains("memory_id=a-1"), "{}", ran.stdout);
        let report = place.run(&["verify", "--json"]).await.is(1).json();
        assert_eq!(report["faults"][0]["kind"], "projection");
        let mended = place.run(&["replay", "--user", "ana", "--json"]).await.is(0).json();
        assert_eq!(mended["switched"], true);
        place.run(&["verify"]).await.is(0);
        change("UPDATE contents SET body = '{\"content\":\"Likes coffee\",\"topics\":[\"food\"]}' WHERE body LIKE '%Likes tea%'").await;
        let report = place.run(&["verify", "--json"]).await.is(3).json();
        assert_eq!(report["faults"][0]["kind"], "content_commitment");
        assert_eq!(report["faults"][0]["memory_id"], "a-1");
        change("UPDATE events SET actor = 'admin:nobody' WHERE stream_id = 'bruno'").await;
        let report = place.run(&["verify", "--json", "--user", "bruno"]).await.is(3).json();
        assert_eq!(report["faults"][0]["kind"], "leaf_hash");
        assert_eq!(report["faults"][0]["user_id"], "bruno");
    }
}

/// In another folder there is no second ledger by mistake.
#[tokio::test]
async fn the_default_ledger_must_be_there() {
    let folder = TempDir::new().unwrap();
    for words in [
        &["keys", "create", "--role", "admin"][..],
        &["keys", "list"],
        &["admins", "list"],
        &["run", "memory-optimization", "--user", "ana"],
        &["verify"],
        &["migrate"],
    ] {
        let ran = cli_in(folder.path(), words).await.is(1);
        let place = folder.path().join("memledger-data/ledger.db");
        let told = ["no ledger at", "--database", place.to_str().unwrap()];
        assert!(told.iter().all(|part| ran.stderr.contains(part)), "{}", ran.stderr);
    }
    assert_eq!(std::fs::read_dir(folder.path()).unwrap().count(), 0, "nothing was made");
}
