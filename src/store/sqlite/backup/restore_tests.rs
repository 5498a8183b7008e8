//! What is put in a ledger's place, what becomes of the one that was there, and that a refusal changes nothing.

use std::io::{Seek, SeekFrom, Write};

use super::*;
use crate::fixtures::{ledger, names_in, users_in};

struct Place {
    folder: tempfile::TempDir,
    ledger: PathBuf,
    backup: PathBuf,
}

/// A ledger with an event of ana's, and a copy with one of ben's as well.
async fn place() -> Place {
    let folder = tempfile::tempdir().unwrap();
    let (path, backup) = (folder.path().join("ledger.db"), folder.path().join("backup.db"));
    ledger(&path, &["ana"]).await;
    ledger(&backup, &["ana", "ben"]).await;
    Place { folder, ledger: path, backup }
}

impl Place {
    fn restore(&self) -> Restored {
        restore(&self.backup, &self.ledger, true).unwrap()
    }

    /// Fails, and leaves the ledger open to others, with its one event, as the only file of its name.
    fn is_refused(&self, from: &Path, why: &str) {
        let mode = mode(&self.ledger);
        let before = names_in(self.folder.path());
        let told = restore(from, &self.ledger, true).unwrap_err().to_string();
        assert!(told.contains(why), "{why:?} is not in {told:?}");
        assert_eq!(names_in(self.folder.path()), before);
        assert_eq!((journal(&self.ledger), mode), ("wal".into(), self::mode(&self.ledger)));
        assert_eq!(users_in(&self.ledger), ["ana"]);
    }
}

fn mode(path: &Path) -> u32 {
    fs::metadata(path).unwrap().permissions().mode() & 0o777
}

fn set_mode(path: &Path, mode: u32) {
    fs::set_permissions(path, Permissions::from_mode(mode)).unwrap();
}

fn change(path: &Path, sql: &str) {
    Connection::open(path).unwrap().execute_batch(sql).unwrap();
}

fn asked<T: rusqlite::types::FromSql>(path: &Path, sql: &str) -> T {
    Connection::open(path).unwrap().query_row(sql, [], |row| row.get(0)).unwrap()
}

fn journal(path: &Path) -> String {
    asked(path, "PRAGMA journal_mode")
}

#[tokio::test]
async fn a_ledger_is_replaced_and_kept() {
    let place = place().await;
    set_mode(&place.ledger, 0o640);
    let restored = place.restore();
    let kept = restored.kept.clone().expect("the old ledger is kept");
    assert_eq!(
        (restored.events, users_in(&place.ledger), users_in(&kept)),
        (2, vec!["ana".into(), "ben".into()], vec!["ana".into()])
    );
    assert!(kept.display().to_string().starts_with(&format!("{}.before-20", place.ledger.display())));
    assert_eq!((mode(&place.ledger), journal(&place.ledger)), (0o640, "wal".into()));
    let epochs = "SELECT min(epoch) FROM partitions";
    assert_eq!(asked::<i64>(&place.ledger, epochs), restored.epoch);
    let (known, found) =
        (asked::<String>(&place.ledger, "SELECT fingerprint FROM origin"), fingerprint(&place));
    assert_eq!(known, found, "it is no copy any more");
    let name = |path: &Path| path.file_name().unwrap().to_str().unwrap().to_owned();
    assert_eq!(names_in(place.folder.path()), ["backup.db".into(), "ledger.db".into(), name(&kept)]);
}

fn fingerprint(place: &Place) -> String {
    origin::fingerprint(&place.ledger).unwrap()
}

#[tokio::test]
async fn an_epoch_is_above_those_of_the_copy_and_of_the_ledger_before() {
    let place = place().await;
    // As where a clock was ahead once.
    let ahead = 9_000_000_000_000_000_i64;
    for (of, newest) in [(&place.ledger, ahead), (&place.backup, ahead + 10)] {
        change(of, &format!("UPDATE partitions SET epoch = {newest}"));
        assert!(place.restore().epoch > newest);
    }
}

#[test]
fn two_ledgers_that_are_kept_at_one_moment_are_both_kept() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("ledger.db");
    for (content, name) in [("one", ".before-now"), ("two", ".before-now-1"), ("three", ".before-now-2")] {
        fs::write(&path, content).unwrap();
        assert_eq!(keep(&path, "now", |from, to| fs::hard_link(from, to)).unwrap(), beside(&path, name));
        fs::remove_file(&path).unwrap();
    }
    assert_eq!(fs::read_to_string(beside(&path, ".before-now")).unwrap(), "one");
}

#[tokio::test]
async fn where_no_ledger_is_the_copy_becomes_one() {
    let place = place().await;
    set_mode(&place.backup, 0o440);
    let elsewhere = place.folder.path().join("elsewhere.db");
    let restored = restore(&place.backup, &elsewhere, false).unwrap();
    assert_eq!((restored.events, restored.kept), (2, None));
    assert_eq!((mode(&elsewhere), users_in(&elsewhere).len()), (0o640, 2));
}

#[tokio::test]
async fn the_log_of_a_ledger_that_was_moved_away_is_not_replayed() {
    let place = place().await;
    fs::remove_file(&place.ledger).unwrap();
    for suffix in ["-wal", "-journal", "-shm"] {
        fs::write(beside(&place.ledger, suffix), suffix).unwrap();
    }
    assert_eq!(place.restore().kept, None);
    let names = names_in(place.folder.path());
    assert_eq!((names.len(), &*names[0], &*names[1]), (4, "backup.db", "ledger.db"), "{names:?}");
    for (name, suffix) in names[2..].iter().zip(["-journal", "-wal"]) {
        assert!(name.starts_with("ledger.db.before-20") && name.ends_with(suffix), "{name}");
        assert_eq!(fs::read_to_string(place.folder.path().join(name)).unwrap(), suffix);
    }
    assert_eq!(users_in(&place.ledger).len(), 2);
}

#[tokio::test]
async fn a_damaged_ledger_is_replaced_and_kept_with_its_log() {
    let place = place().await;
    fs::write(&place.ledger, "damaged ".repeat(1_000)).unwrap();
    fs::write(beside(&place.ledger, "-wal"), "its log").unwrap();
    let kept = place.restore().kept.expect("it is kept");
    assert_eq!(fs::read_to_string(&kept).unwrap(), "damaged ".repeat(1_000));
    assert_eq!(fs::read_to_string(beside(&kept, "-wal")).unwrap(), "its log");
    assert_eq!(users_in(&place.ledger).len(), 2);
}

#[tokio::test]
async fn what_a_link_leads_to_is_replaced() {
    let place = place().await;
    let link = place.folder.path().join("link.db");
    std::os::unix::fs::symlink(&place.ledger, &link).unwrap();
    restore(&place.backup, &link, true).unwrap();
    assert!(fs::symlink_metadata(&link).unwrap().is_symlink());
    assert_eq!(users_in(&place.ledger).len(), 2);
}

#[tokio::test]
async fn what_a_copy_had_not_brought_into_its_file_comes_with_it() {
    let place = place().await;
    let [open, copy] = ["open.db", "copy.db"].map(|name| place.folder.path().join(name));
    let writer = Connection::open(&place.backup).unwrap();
    writer.execute_batch("UPDATE events SET stream_id = 'cleo' WHERE stream_id = 'ben'").unwrap();
    for suffix in ["", "-wal"] {
        fs::copy(beside(&place.backup, suffix), beside(&open, suffix)).unwrap();
    }
    drop(writer);
    restore(&open, &copy, false).unwrap();
    assert_eq!(users_in(&copy), ["ana", "cleo"]);
}

#[tokio::test]
async fn what_is_no_sound_ledger_is_refused() {
    let place = place().await;
    let from = place.folder.path().join("from.db");
    let anew = |sql: &str| {
        fs::copy(&place.backup, &from).unwrap();
        change(&from, sql);
    };
    anew("DELETE FROM partitions WHERE partition_id = 7");
    place.is_refused(&from, "it has 63 partitions of 64");
    anew("DELETE FROM schema_migrations");
    place.is_refused(&from, "its schema was never created");
    anew("UPDATE schema_migrations SET number = 1000 WHERE number = 2");
    place.is_refused(&from, "its schema is number 1000");
    anew("DROP TABLE schema_migrations");
    place.is_refused(&from, "no such table");
    // A page of the events that is none any more, which nothing but a look at the whole file finds.
    anew("VACUUM");
    let page: i64 = asked(&from, "SELECT rootpage FROM sqlite_schema WHERE name = 'events'");
    let mut file = fs::OpenOptions::new().write(true).open(&from).unwrap();
    file.seek(SeekFrom::Start(((page - 1) * asked::<i64>(&from, "PRAGMA page_size")).unsigned_abs()))
        .unwrap();
    file.write_all(&[7; 100]).unwrap();
    place.is_refused(&from, "is not a valid ledger");
    fs::write(&from, "no database ".repeat(1_000)).unwrap();
    place.is_refused(&from, "is not a valid ledger");
    fs::remove_file(&from).unwrap();
    place.is_refused(&from, "from.db: No such file");
    fs::create_dir(&from).unwrap();
    place.is_refused(&from, "from.db can't be copied to ");
}

#[tokio::test]
async fn what_is_in_the_way_is_named() {
    let place = place().await;
    let staged = beside(&place.ledger, ".restoring");
    fs::create_dir(&staged).unwrap();
    let refused = restore(&place.backup, &place.ledger, true).unwrap_err();
    assert!(matches!(refused, BackupError::File { path, .. } if path == staged));
    let beneath = place.ledger.join("ledger.db");
    let refused = restore(&place.backup, &beneath, true).unwrap_err();
    assert!(matches!(refused, BackupError::File { path, .. } if path == beneath));
}

#[tokio::test]
async fn a_ledger_is_not_put_back_from_itself() {
    let place = place().await;
    place.is_refused(&place.ledger, "it is the ledger itself, not a backup");
    let second = place.folder.path().join("second.db");
    fs::hard_link(&place.ledger, &second).unwrap();
    place.is_refused(&second, "it is the ledger itself, not a backup");
}

#[tokio::test]
async fn a_ledger_is_in_the_way_unless_it_is_to_be_replaced() {
    let place = place().await;
    let refused = restore(&place.backup, &place.ledger, false).unwrap_err();
    assert!(matches!(refused, BackupError::Occupied(at) if at == place.ledger));
    assert_eq!(users_in(&place.ledger), ["ana"]);
}

#[tokio::test]
async fn a_ledger_that_is_open_elsewhere_is_not_replaced() {
    let place = place().await;
    let reader = Connection::open(&place.ledger).unwrap();
    reader.execute_batch("BEGIN; SELECT count(*) FROM events").unwrap();
    let began = std::time::Instant::now();
    let refused = restore(&place.backup, &place.ledger, true).unwrap_err();
    assert!(matches!(refused, BackupError::InUse(at) if at == place.ledger));
    assert!(began.elapsed() >= PATIENCE, "it may be let go of meanwhile");
    assert_eq!(users_in(&place.ledger), ["ana"]);
    std::thread::scope(|scope| {
        scope.spawn(|| {
            std::thread::sleep(PATIENCE / 4);
            drop(reader);
        });
        place.restore();
    });
}

#[tokio::test]
async fn what_a_killed_restore_left_is_not_in_the_way() {
    let place = place().await;
    for suffix in ["", "-wal", "-shm", "-journal"] {
        fs::write(beside(&place.ledger, &format!(".restoring{suffix}")), "left").unwrap();
    }
    place.restore();
    let left = names_in(place.folder.path());
    assert!(left.iter().all(|name| !name.contains("restoring")), "{left:?}");
}

#[test]
fn what_was_kept_gets_its_name_back_and_nothing_is_overwritten() {
    let folder = tempfile::tempdir().unwrap();
    let [kept, ledger] = ["kept", "ledger"].map(|name| folder.path().join(name));
    // One that has both names, a log that was moved, and a journal that came anew.
    fs::write(&ledger, "one").unwrap();
    fs::hard_link(&ledger, &kept).unwrap();
    fs::write(beside(&kept, "-wal"), "log").unwrap();
    fs::write(beside(&kept, "-journal"), "old").unwrap();
    fs::write(beside(&ledger, "-journal"), "new").unwrap();
    put_back(&kept, &ledger).unwrap();
    assert_eq!(names_in(folder.path()), ["kept-journal", "ledger", "ledger-journal", "ledger-wal"]);
    assert_eq!(fs::read_to_string(beside(&ledger, "-journal")).unwrap(), "new");
}

#[test]
fn a_ledger_that_can_have_no_second_name_is_kept_with_others_kept_out() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("ledger.db");
    Connection::open(&path).unwrap().execute_batch("CREATE TABLE t (n INTEGER)").unwrap();
    let alone = stand_alone(&path).unwrap();
    let refused = |_: &Path, _: &Path| Err(io::Error::from(io::ErrorKind::Unsupported));
    let kept = keep(&path, "now", refused).unwrap();
    let other = Connection::open(&kept).unwrap();
    other.busy_timeout(Duration::ZERO).unwrap();
    let written = other.execute_batch("INSERT INTO t VALUES (1)").unwrap_err();
    assert_eq!(written.sqlite_error_code(), Some(ErrorCode::DatabaseBusy));
    drop(alone);
    other.execute_batch("INSERT INTO t VALUES (1)").unwrap();
}

#[test]
fn a_ledger_that_can_not_be_kept_stays_with_its_log() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("ledger.db");
    fs::write(&path, "damaged").unwrap();
    fs::write(beside(&path, "-wal"), "its log").unwrap();
    // No file is renamed to a folder's name.
    fs::create_dir(beside(&path, ".before-now")).unwrap();
    let refused = |_: &Path, _: &Path| Err(io::Error::from(io::ErrorKind::Unsupported));
    keep(&path, "now", refused).unwrap_err();
    assert_eq!(fs::read_to_string(&path).unwrap(), "damaged");
    assert_eq!(fs::read_to_string(beside(&path, "-wal")).unwrap(), "its log");
}

#[test]
fn a_ledger_whose_log_can_not_be_kept_stays_where_it_is() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("ledger.db");
    fs::write(&path, "damaged").unwrap();
    // No file, so that it can't be copied.
    fs::create_dir(beside(&path, "-wal")).unwrap();
    let refused = |_: &Path, _: &Path| Err(io::Error::from(io::ErrorKind::Unsupported));
    keep(&path, "now", refused).unwrap_err();
    assert_eq!(fs::read_to_string(&path).unwrap(), "damaged");
}

/// Run by root, it is for the service all the same.
#[tokio::test]
async fn a_restored_ledger_belongs_to_whom_the_one_before_did() {
    const ANOTHER: u32 = 65_534;
    let place = place().await;
    if let Err(refused) = std::os::unix::fs::chown(&place.ledger, Some(ANOTHER), Some(ANOTHER)) {
        eprintln!("no file can be given away here, so none is: {refused}");
        return;
    }
    place.restore();
    let owner = fs::metadata(&place.ledger).unwrap();
    assert_eq!((owner.uid(), owner.gid()), (ANOTHER, ANOTHER));
}
