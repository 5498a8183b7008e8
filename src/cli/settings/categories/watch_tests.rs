//! A changed file is taken once it is at rest and good; a bad one leaves everything as it was.

use std::{
    fs,
    path::PathBuf,
    process::Command,
    time::{Duration, SystemTime},
};

use memledger_ledger::access::AccessRules;
use tempfile::TempDir;
use tokio::{
    sync::mpsc::{UnboundedReceiver, unbounded_channel},
    time::timeout,
};

use super::{
    Refusal, keep,
    watch::{CategoriesFile, Reloading},
};

/// Longer than any of this takes; what waits for it has failed.
const PATIENCE: Duration = Duration::from_secs(20);

struct Place {
    _folder: TempDir,
    path: PathBuf,
    /// How often it was written, since each version has a time of its own.
    written: u64,
}

impl Place {
    fn new(text: &str) -> Self {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("categories.yaml");
        let mut place = Self { _folder: folder, path, written: 0 };
        place.write(text);
        place
    }

    fn write(&mut self, text: &str) {
        fs::write(&self.path, text).unwrap();
        self.written += 1;
        let modified = SystemTime::UNIX_EPOCH + Duration::from_secs(1_000_000_000 + self.written);
        fs::File::options().write(true).open(&self.path).unwrap().set_modified(modified).unwrap();
    }

    fn open(&self) -> CategoriesFile {
        CategoriesFile::open(&self.path).unwrap().0
    }
}

fn planner_sees(name: &str) -> String {
    format!("categories: {{}}\nallowlists:\n  planner: [{name}]\n")
}

fn seen(rules: &AccessRules) -> String {
    rules.allowlists.of("planner").unwrap().join(" ")
}

/// What a look that has to read the file finds in it.
fn found(file: &mut CategoriesFile) -> Result<String, Refusal> {
    file.look().expect("the file is read").map(|parsed| seen(&parsed.rules))
}

#[test]
fn a_file_that_did_not_change_is_not_read_again() {
    let place = Place::new(&planner_sees("goals"));
    let mut file = place.open();
    for _ in 0..3 {
        assert!(file.look().is_none());
    }
}

#[test]
fn a_file_that_loses_its_allowlists_opens_nothing() {
    let mut place = Place::new(&planner_sees("goals"));
    let mut file = place.open();
    for opened in ["categories: {}\n", "categories: {}\nallowlists: {}\n"] {
        place.write(opened);
        assert!(file.look().is_none());
        let refused = file.look().expect("the file is read").unwrap_err().lines(&place.path).join("\n");
        assert!(refused.contains("no longer has `allowlists`") && refused.contains("restart"), "{refused}");
    }
    place.write(&planner_sees("tasks"));
    assert!(file.look().is_none());
    assert_eq!(found(&mut file).unwrap(), "tasks");
    // A start with such a file is what the operator wrote.
    place.write("categories: {}\nallowlists: {}\n");
    let mut file = place.open();
    place.write(&planner_sees("goals"));
    assert!(file.look().is_none());
    assert_eq!(found(&mut file).unwrap(), "goals");
}

#[test]
fn a_changed_file_is_read_once_it_is_at_rest() {
    let mut place = Place::new(&planner_sees("goals"));
    let mut file = place.open();
    place.write(&planner_sees("go"));
    assert!(file.look().is_none(), "somebody may still be writing");
    // Of the same size, so that only the time tells it.
    place.write(&planner_sees("to"));
    assert!(file.look().is_none(), "it changed again");
    assert_eq!(found(&mut file).unwrap(), "to");
    assert!(file.look().is_none() && file.look().is_none(), "it was read already");
}

#[test]
fn another_file_in_its_place_is_noticed_whatever_its_time() {
    let mut place = Place::new(&planner_sees("goals"));
    let mut file = place.open();
    let modified = fs::metadata(&place.path).unwrap().modified().unwrap();
    let kept = place.path.with_extension("kept");
    fs::rename(&place.path, &kept).unwrap();
    place.write(&planner_sees("tasks"));
    fs::File::options().write(true).open(&place.path).unwrap().set_modified(modified).unwrap();
    assert!(file.look().is_none());
    assert_eq!(found(&mut file).unwrap(), "tasks");
    fs::rename(&kept, &place.path).unwrap();
    assert!(file.look().is_none());
    assert_eq!(found(&mut file).unwrap(), "goals");
}

#[test]
fn a_file_of_other_rights_is_read_again() {
    let place = Place::new(&planner_sees("goals"));
    let mut file = place.open();
    let now = fs::metadata(&place.path).unwrap().permissions();
    fs::set_permissions(&place.path, std::os::unix::fs::PermissionsExt::from_mode(0o400)).unwrap();
    assert!(file.look().is_none());
    assert_eq!(found(&mut file).unwrap(), "goals");
    fs::set_permissions(&place.path, now).unwrap();
    assert!(file.look().is_none());
    assert_eq!(found(&mut file).unwrap(), "goals");
}

#[test]
fn a_bad_version_is_told_once_with_its_line_and_the_next_good_one_is_taken() {
    let mut place = Place::new(&planner_sees("goals"));
    let mut file = place.open();
    place.write("categories: {}\nallowlists:\n  planner: goals\n");
    assert!(file.look().is_none());
    let lines = found(&mut file).unwrap_err().lines(&place.path);
    assert_eq!(lines.len(), 1);
    assert!(lines[0].starts_with(&format!("{}: line 3 column 12: ", place.path.display())), "{lines:?}");
    assert!(file.look().is_none() && file.look().is_none(), "it is told again and again");
    place.write(&planner_sees("tasks"));
    assert!(file.look().is_none());
    assert_eq!(found(&mut file).unwrap(), "tasks");
}

#[test]
fn a_file_that_is_gone_is_told_once_and_taken_when_it_is_back() {
    let mut place = Place::new(&planner_sees("goals"));
    let mut file = place.open();
    fs::remove_file(&place.path).unwrap();
    assert!(file.look().is_none(), "it may be about to be replaced");
    let lines = found(&mut file).unwrap_err().lines(&place.path);
    assert!(lines[0].contains("can't be read"), "{lines:?}");
    assert!(file.look().is_none() && file.look().is_none(), "it is told again and again");
    place.write(&planner_sees("tasks"));
    assert!(file.look().is_none());
    assert_eq!(found(&mut file).unwrap(), "tasks");
}

#[test]
fn what_is_read_at_once_is_not_read_again() {
    let mut place = Place::new(&planner_sees("goals"));
    let mut file = place.open();
    place.write(&planner_sees("tasks"));
    assert_eq!(seen(&file.read_now().unwrap().rules), "tasks");
    for _ in 0..3 {
        assert!(file.look().is_none());
    }
}

#[test]
fn nothing_starts_with_a_bad_file() {
    let place = Place::new("allowlists:\n  planner: goals\n");
    let Err(refused) = CategoriesFile::open(&place.path) else { panic!("it is taken") };
    let said = refused.message().unwrap();
    let wanted = format!("recall.categories_file: {}: line 2 column 12: ", place.path.display());
    assert!(said.starts_with(&wanted), "{said}");
    assert!(matches!(refused, crate::failure::Failure::Usage(_)));
}

/// Starts to read the file again and again, and answers what it takes.
fn reading(place: &Place, every: Duration) -> (Reloading, UnboundedReceiver<AccessRules>) {
    let (sender, taken) = unbounded_channel();
    let put = move |rules| {
        sender.send(rules).ok();
    };
    (place.open().keep_reading(every, put).unwrap(), taken)
}

/// Waits until the planner sees that category. A version may be taken twice: what changes while it is read is
/// read again.
async fn comes(taken: &mut UnboundedReceiver<AccessRules>, name: &str) {
    let comes = async {
        loop {
            let rules = taken.recv().await.expect("the file is still read");
            if seen(&rules) == name {
                return;
            }
        }
    };
    timeout(PATIENCE, comes).await.expect("new rules come in time");
}

#[tokio::test]
async fn a_changed_file_is_taken_by_itself() {
    let mut place = Place::new(&planner_sees("goals"));
    let (_reloading, mut taken) = reading(&place, Duration::from_millis(5));
    for name in ["tasks", "projects"] {
        place.write("allowlists: [");
        place.write(&planner_sees(name));
        comes(&mut taken, name).await;
    }
}

#[tokio::test]
async fn a_hangup_reads_the_file_at_once_and_a_bad_one_changes_nothing() {
    let mut place = Place::new(&planner_sees("goals"));
    // Nobody looks by himself within this test.
    let (_reloading, mut taken) = reading(&place, Duration::from_secs(86_400));
    let hang_up = || {
        let kill = format!("kill -HUP {}", std::process::id());
        assert!(Command::new("sh").args(["-c", &kill]).status().unwrap().success());
    };
    place.write(&planner_sees("tasks"));
    hang_up();
    comes(&mut taken, "tasks").await;
    place.write("allowlists: [");
    hang_up();
    place.write(&planner_sees("projects"));
    hang_up();
    comes(&mut taken, "projects").await;
}

#[tokio::test]
async fn nothing_is_read_once_nobody_keeps_it() {
    let place = Place::new(&planner_sees("goals"));
    let (reloading, mut taken) = reading(&place, Duration::from_millis(5));
    drop(reloading);
    let ended = timeout(PATIENCE, taken.recv()).await.expect("it ends in time");
    assert!(ended.is_none(), "the file is still read");
}

#[tokio::test]
async fn the_first_rules_are_put_before_any_other() {
    let place = Place::new(&planner_sees("goals"));
    let (sender, mut taken) = unbounded_channel();
    let put = move |rules: AccessRules| {
        sender.send(rules).ok();
    };
    let reloading = keep(Some(&place.path), put).unwrap();
    assert!(reloading.is_some());
    assert_eq!(seen(&taken.try_recv().unwrap()), "goals");
    let nothing = keep(None, |rules| panic!("without a file there are {rules:?}")).unwrap();
    assert!(nothing.is_none());
}
