//! The runbook: each symptom is made, its commands are run, and it is gone afterwards, within the time that the page says.

use std::{
    collections::BTreeSet,
    process::Command,
    time::{Duration, Instant},
};

use memledger_tests::{
    Backend, TestDatabase, eventually,
    server::{Server, cli},
};
use serde_json::json;

use super::{
    console::{Command as Shown, Console, commands},
    page::{Block, Page},
    pattern::Values,
};
use crate::{
    golden::Golden,
    http::{id, memories, memory, metrics::Held, on_both, remember},
};

on_both!(
    requests_are_answered_503,
    the_disk_is_full,
    requests_are_slow,
    verify_names_faults,
    read_models_are_lost,
    an_event_is_parked,
    a_password_or_the_last_key_is_lost,
    a_backup_is_tried_or_put_back,
    a_new_version_is_put_in_place,
    an_erasure_is_due,
);

const PAGE: &str = "docs/RUNBOOK.md";

/// How long an answer may take to be as shown, where the page says that it comes by itself.
const COMES_BY_ITSELF: Duration = Duration::from_secs(15);

/// The commands of one symptom, a block at a time.
struct Section<'a> {
    page: &'a Page,
    blocks: Vec<Block>,
    console: Console,
    values: Values,
    took: Duration,
    limit: Duration,
}

impl<'a> Section<'a> {
    fn of(page: &'a Page, title: &str, backend: Backend, console: Console) -> Self {
        let lines = page.section(title);
        let (first, last) = (lines[0].0, lines[lines.len() - 1].0);
        let skipped = match backend {
            Backend::Sqlite => "console postgresql",
            Backend::Postgres => "console sqlite",
        };
        let blocks = page.blocks().into_iter().filter(|block| (first..=last).contains(&block.line));
        let blocks =
            blocks.filter(|block| block.language.starts_with("console") && block.language != skipped);
        Self {
            page,
            blocks: blocks.collect(),
            console,
            values: Values::default(),
            took: Duration::ZERO,
            limit: duration(page, title),
        }
    }

    /// Runs the next block.
    async fn next(&mut self) {
        assert!(!self.blocks.is_empty(), "the page has no further block");
        let block = self.blocks.remove(0);
        for command in self.page.expect(block.line, commands(&block)) {
            let began = Instant::now();
            let outcome = self.run(&command).await;
            self.page.expect(command.line, outcome);
            self.took += began.elapsed();
        }
    }

    async fn run(&mut self, command: &Shown) -> Result<(), String> {
        let deadline = Instant::now() + COMES_BY_ITSELF;
        // To look once more does no harm.
        let is_look = command.text.starts_with("curl ") && !command.text.contains(" -X ");
        loop {
            let said = self.console.run(&command.text).await;
            let outcome = said.and_then(|said| self.values.check(&command.shown, &said));
            if outcome.is_ok() || !is_look || Instant::now() > deadline {
                return outcome;
            }
            tokio::time::sleep(Duration::from_millis(200)).await;
        }
    }

    #[track_caller]
    fn ends(self) {
        assert!(self.blocks.is_empty(), "{} blocks were not run", self.blocks.len());
        assert!(self.took <= self.limit, "it took {:?}, the page says {:?}", self.took, self.limit);
    }
}

/// What the section's line `Duration: at most N s` says.
fn duration(page: &Page, title: &str) -> Duration {
    let lines = page.section(title);
    let line = lines.iter().find_map(|(_, line)| line.strip_prefix("Duration: at most "));
    let seconds = line.and_then(|line| line.split(' ').next()?.parse().ok());
    Duration::from_secs(seconds.unwrap_or_else(|| panic!("{PAGE}: {title} says no duration")))
}

/// A server with a few memories of ana.
async fn served(backend: Backend, settings: &[(&str, &str)]) -> (TestDatabase, Server) {
    let database = TestDatabase::new(backend).await;
    let server = Server::start_with(&database.url, &[], settings).await;
    for content in ["Preferred name is Ana", "Likes tea"] {
        remember(&server.admin(), "ana", json!({"content": content})).await;
    }
    server.admin().get(&memories("ana")).await.is(200);
    (database, server)
}

async fn requests_are_answered_503(backend: Backend) {
    let (database, server) = served(backend, &[("MEMLEDGER_SQLITE_BUSY_TIMEOUT_MS", "200")]).await;
    let page = Page::open(PAGE);
    let mut section = Section::of(&page, "Requests are answered 503", backend, Console::new(&server));
    let held = Held::take(&database).await;
    server.admin().post(&memories("ana"), &json!({"content": "refused"})).await.is(503);
    section.next().await;
    held.release().await;
    section.next().await;
    section.ends();
}

fn limit_files(server: &Server, size: &str) {
    let pid = format!("--pid={}", server.pid());
    let limited = Command::new("prlimit").args([pid, format!("--fsize={size}")]).status();
    assert!(limited.expect("prlimit can be started").success(), "the size of files can't be limited");
}

async fn the_disk_is_full(backend: Backend) {
    let (_database, server) = served(backend, &[]).await;
    let page = Page::open(PAGE);
    let mut section = Section::of(&page, "The disk is full", backend, Console::new(&server));
    if backend == Backend::Sqlite {
        // The system refuses to let files grow, as a full disk does.
        limit_files(&server, "4096:");
        server.admin().post(&memories("ana"), &json!({"content": "x".repeat(4_000)})).await.is(503);
        section.next().await;
        limit_files(&server, "unlimited:");
    }
    section.next().await;
    section.ends();
}

async fn requests_are_slow(backend: Backend) {
    let (_database, server) = served(backend, &[("MEMLEDGER_LOG_SLOW_MS", "1")]).await;
    remember(&server.admin(), "ana", json!({"content": "takes longer than that"})).await;
    eventually("it is logged", async || server.logged().contains("a slow request")).await;
    let page = Page::open(PAGE);
    let parts = ["queue_ms", "lock_ms", "commit_ms", "sync_ms", "read_wait_ms"];
    let section: String = page.section("Requests are slow").iter().map(|(_, line)| *line).collect();
    for part in parts {
        assert!(section.contains(&format!("`{part}`")) && server.logged().contains(part), "{part}");
    }
    let mut section = Section::of(&page, "Requests are slow", backend, Console::new(&server));
    section.next().await;
    section.ends();
}

async fn verify_names_faults(backend: Backend) {
    let (database, server) = served(backend, &[]).await;
    let page = Page::open(PAGE);
    let mut section = Section::of(&page, "Verify names faults", backend, Console::new(&server));
    assert!(database.run("UPDATE user_stats_g1 SET user_id = 'somebody'").await > 0);
    section.next().await;
    section.next().await;
    section.ends();
}

async fn read_models_are_lost(backend: Backend) {
    let (database, server) = served(backend, &[]).await;
    let page = Page::open(PAGE);
    let mut section = Section::of(&page, "Read models are lost", backend, Console::new(&server));
    database.run("DROP VIEW memories").await;
    database.run("DROP TABLE memories_g1").await;
    section.next().await;
    section.ends();
    assert_eq!(server.admin().get(&memories("ana")).await.is(200).items().len(), 2);
}

async fn an_event_is_parked(backend: Backend) {
    let (database, server) = served(backend, &[]).await;
    let page = Page::open(PAGE);
    let mut section = Section::of(&page, "An event is parked", backend, Console::new(&server));
    let parked = "INSERT INTO parked_events (partition_id, projection, generation, position, tenant_id, stream_type, \
                  stream_id, error, attempts, parked_at) SELECT partition_id, 'changes', 1, position, tenant_id, \
                  stream_type, stream_id, 'made up', 1, recorded_at FROM events WHERE stream_id = 'ana'";
    assert_eq!(database.run(parked).await, 2);
    section.next().await;
    section.ends();
}

async fn a_password_or_the_last_key_is_lost(backend: Backend) {
    let (_database, server) = served(backend, &[]).await;
    let page = Page::open(PAGE);
    let title = "A password, or the last key, is lost";
    let words = ["admins", "create", "--email", "operator@example.com", "--role", "admin"];
    server.cli(&words).await.is(0);
    let mut section = Section::of(&page, title, backend, Console::new(&server));
    section.next().await;
    section.ends();
}

async fn a_backup_is_tried_or_put_back(backend: Backend) {
    let (database, server) = served(backend, &[]).await;
    let page = Page::open(PAGE);
    // On SQLite the server runs on; of a PostgreSQL database in use the test makes no copy.
    let (_server, copy) = match backend {
        Backend::Sqlite => (Some(server), None),
        Backend::Postgres => {
            server.stop().await;
            (None, Some(database.copy().await))
        }
    };
    let mut console = Console::on(&database.url, None);
    if let Some(copy) = &copy {
        console.set("COPY", &copy.url);
        // The copy begins a life of its own, as it would be after pg_restore.
        cli(&["migrate", "--database", &copy.url]).await.is(0);
    }
    let mut section = Section::of(&page, "A backup is tested or restored", backend, console);
    if backend == Backend::Sqlite {
        section.next().await;
    }
    section.next().await;
    section.ends();
}

async fn a_new_version_is_put_in_place(backend: Backend) {
    let old = Golden::all().remove(0).copied(backend).await;
    let page = Page::open(PAGE);
    let console = Console::on(&old.url, None);
    let mut section = Section::of(&page, "A new version is installed", backend, console);
    section.next().await;
    section.next().await;
    section.ends();
}

async fn an_erasure_is_due(backend: Backend) {
    let (_database, server) = served(backend, &[]).await;
    let made = remember(&server.admin(), "ana", json!({"content": "a secret of ana"})).await;
    server.admin().delete(&format!("{}?mode=soft", memory("ana", &id(&made)))).await.is(200);
    let page = Page::open(PAGE);
    let mut section = Section::of(&page, "An erasure is due", backend, Console::new(&server));
    section.next().await;
    section.ends();
}

/// The anchor of a heading, as GitHub makes it.
fn anchor(heading: &str) -> String {
    let kept = heading
        .to_lowercase()
        .chars()
        .filter(|c| c.is_alphanumeric() || " -".contains(*c))
        .collect::<String>();
    kept.replace(' ', "-")
}

fn headings(page: &Page) -> Vec<&str> {
    page.text.lines().filter_map(|line| line.strip_prefix("## ")).collect()
}

#[test]
fn every_symptom_is_listed_says_its_duration_and_has_commands() {
    let page = Page::open(PAGE);
    let blocks = page.blocks();
    assert!(headings(&page).len() >= 10, "{:?}", headings(&page));
    for heading in headings(&page) {
        assert!(duration(&page, heading) > Duration::ZERO, "{heading}");
        assert!(page.text.contains(&format!("(#{})", anchor(heading))), "{heading} is not in the list");
        let lines = page.section(heading);
        let (first, last) = (lines[0].0, lines[lines.len() - 1].0);
        let has_commands =
            blocks.iter().any(|block| block.language == "console" && (first..=last).contains(&block.line));
        assert!(has_commands, "{heading} has no command that is run on both databases");
    }
}

#[test]
fn operations_has_a_list_of_its_contents() {
    let page = Page::open("docs/OPERATIONS.md");
    let contents: BTreeSet<String> =
        page.section("Contents").iter().map(|(_, line)| (*line).to_owned()).collect();
    for heading in headings(&page).into_iter().filter(|heading| *heading != "Contents") {
        let entry = format!("- [{heading}](#{})", anchor(heading));
        let is_listed = contents.iter().any(|line| line.starts_with(&entry));
        assert!(is_listed, "{entry} is missing in the list of contents");
    }
}
