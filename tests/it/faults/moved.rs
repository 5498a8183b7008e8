//! Somebody moves, removes or replaces the SQLite file of a server: what it wrote from then on would be gone with it.

use std::{fs, path::PathBuf, time::Duration};

use memledger_tests::{
    Backend, TestDatabase,
    server::{Server, cli, is_sound},
};
use serde_json::json;

use super::{Load, Note, check_refusal_names, each_counts_once, eventually, recovered};
use crate::http::active;

/// A file, and where it is moved to.
struct Place {
    path: PathBuf,
    away: PathBuf,
}

impl Place {
    fn of(database: &TestDatabase) -> Self {
        let path = PathBuf::from(database.url.strip_prefix("sqlite://").unwrap());
        Self { away: path.with_extension("away"), path }
    }

    /// With a copy in its place, where it is replaced.
    fn take_away(&self, replaced: bool) {
        fs::rename(&self.path, &self.away).unwrap();
        if replaced {
            fs::copy(&self.away, &self.path).unwrap();
        }
    }

    fn put_back(&self) {
        fs::rename(&self.away, &self.path).unwrap();
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn nothing_is_acknowledged_while_the_file_is_not_where_it_was_opened() {
    let database = TestDatabase::new(Backend::Sqlite).await;
    let server = Server::start(&database.url).await;
    let api = server.admin();
    let place = Place::of(&database);
    let first = Note::new("ana", "first");
    first.send(&api).await.is(201);
    let mut notes = vec![first];
    for replaced in [false, true] {
        place.take_away(replaced);
        let refused = Note::new("ana", if replaced { "third" } else { "second" });
        check_refusal_names(&refused.send(&api).await, "was moved, removed or replaced");
        check_refusal_names(&api.get("/readyz").await, "was moved, removed or replaced");
        let many = (0..8).map(|number| {
            let api = api.clone();
            async move {
                let body = json!({"content": format!("lost {number}")});
                api.post(&format!("/api/users/user{number}/memories"), &body).await.status
            }
        });
        assert_eq!(futures::future::join_all(many).await, [503; 8]);
        api.get("/healthz").await.is(200);
        place.put_back();
        eventually("the server writes again", async || api.get("/readyz").await.status == 200).await;
        recovered(&api).await;
        // The same request again, which was not done.
        let answer = refused.send(&api).await.is(201);
        assert!(!answer.is_replayed());
        notes.push(refused);
    }
    each_counts_once(&api, &notes).await;
    assert_eq!(active(&api, "ana").await.len(), 3);
    assert!(active(&api, "user0").await.is_empty());
    server.stop().await;
    is_sound(&database.url).await;
}

/// Also between the commit of a write and the disk's answer to it.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn what_was_acknowledged_while_the_file_came_and_went_is_there() {
    const CLIENTS: usize = 16;
    let database = TestDatabase::new(Backend::Sqlite).await;
    let server = Server::start(&database.url).await;
    let place = Place::of(&database);
    let load = Load::start(&server.admin(), CLIENTS);
    for round in 0..15 {
        load.goes_on(CLIENTS * 2).await;
        place.take_away(false);
        tokio::time::sleep(Duration::from_millis(10 + round * 7)).await;
        place.put_back();
    }
    recovered(&server.admin()).await;
    load.goes_on(CLIENTS * 2).await;
    let notes = load.settle().await;
    server.stop().await;
    // What the file holds, and not what the process did.
    let server = Server::start(&database.url).await;
    each_counts_once(&server.admin(), &notes).await;
    server.stop().await;
    is_sound(&database.url).await;
}

/// SQLite's locks go with a file: whoever opens another in its place takes the log for a dead process's and deletes it.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn no_command_opens_what_lies_in_the_place_of_a_served_file() {
    let database = TestDatabase::new(Backend::Sqlite).await;
    let server = Server::start(&database.url).await;
    let api = server.admin();
    let place = Place::of(&database);
    let backup = place.path.with_extension("backup");
    let note = Note::new("ana", "kept");
    note.send(&api).await.is(201);
    for replaced in [false, true] {
        place.take_away(replaced);
        for command in [
            &["verify"][..],
            &["keys", "create", "--role", "admin"],
            &["keys", "list"],
            &["migrate"],
            &["epoch"],
            &["replay"],
            &["backup", "--out", backup.to_str().unwrap()],
        ] {
            let ran = server.cli(command).await.is(1);
            assert!(ran.stderr.contains("was moved, removed or replaced; put it back"), "{}", ran.stderr);
        }
        assert_eq!(place.path.exists(), replaced, "a command made a file");
        place.put_back();
        recovered(&api).await;
    }
    let after = Note::new("ana", "after");
    after.send(&api).await.is(201);
    server.cli(&["keys", "list"]).await.is(0);
    server.kill_9();
    // What it noted says nothing any more.
    fs::copy(&place.path, &place.away).unwrap();
    place.put_back();
    cli(&["keys", "list", "--database", &database.url]).await.is(0);
    let server = Server::start(&database.url).await;
    each_counts_once(&server.admin(), &[note, after]).await;
    server.stop().await;
    is_sound(&database.url).await;
}

/// As a cleaner of files may do, or somebody who turns a link to another ledger.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_log_that_is_removed_and_a_link_that_is_turned_are_noticed() {
    let folder = tempfile::tempdir().unwrap();
    let at = |name: &str| folder.path().join(name);
    let link = at("link.db");
    std::os::unix::fs::symlink("one.db", &link).unwrap();
    let server = Server::start(&format!("sqlite://{}", link.display())).await;
    let api = server.admin();
    Note::new("ana", "first").send(&api).await.is(201);
    fs::remove_file(&link).unwrap();
    std::os::unix::fs::symlink("other.db", &link).unwrap();
    fs::write(at("other.db"), "").unwrap();
    check_refusal_names(&Note::new("ana", "second").send(&api).await, "link.db was moved");
    fs::remove_file(&link).unwrap();
    std::os::unix::fs::symlink("one.db", &link).unwrap();
    Note::new("ana", "third").send(&api).await.is(201);
    fs::remove_file(at("one.db-wal")).unwrap();
    check_refusal_names(&Note::new("ana", "fourth").send(&api).await, "one.db-wal was moved");
    check_refusal_names(&api.get("/readyz").await, "one.db-wal was moved");
    // A stop brings what was acknowledged from the log into the file.
    server.stop().await;
    let server = Server::start(&format!("sqlite://{}", link.display())).await;
    let active = active(&server.admin(), "ana").await;
    let mut texts = crate::http::column(&active, "content");
    texts.sort();
    assert_eq!(texts, ["first", "third"]);
}

/// It alone, without the log that was left behind.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_stop_brings_what_was_acknowledged_into_the_file_wherever_it_lies() {
    for replaced in [false, true] {
        let folder = tempfile::tempdir().unwrap();
        let at = |name: &str| format!("sqlite://{}", folder.path().join(name).display());
        let server = Server::start(&at("ledger.db")).await;
        let notes = ["one", "two", "three"].map(|key| Note::new("ana", key));
        for note in &notes {
            note.send(&server.admin()).await.is(201);
        }
        std::fs::create_dir(folder.path().join("away")).unwrap();
        fs::rename(folder.path().join("ledger.db"), folder.path().join("away/ledger.db")).unwrap();
        if replaced {
            fs::copy(folder.path().join("away/ledger.db"), folder.path().join("ledger.db")).unwrap();
        }
        server.stop().await;
        is_sound(&at("away/ledger.db")).await;
        let server = Server::start(&at("away/ledger.db")).await;
        each_counts_once(&server.admin(), &notes).await;
        server.stop().await;
    }
}
