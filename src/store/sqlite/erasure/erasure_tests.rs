use std::{
    collections::{BTreeMap, HashSet},
    path::{Path, PathBuf},
    time::Instant,
};

use memledger_store::{Database, Scrubber};
use rand::{Rng, SeedableRng, rngs::StdRng, seq::SliceRandom};
use rusqlite::{Connection, params};

use super::{
    Clean, ErasureSurvey, Log, clean, due, find, log, note, notes::done, others_commits,
    pages::can_be_overwritten, tables,
};
use crate::{SqliteOptions, SqliteStore, connect, schema};

const TEXTS: usize = 400;
const SEEDS: u64 = 30;
/// What follows the word in a marker: the number, and its end.
const MARKED: usize = 9;

type Id = [u8; 16];

/// A file with texts, of which some are deleted.
struct World {
    _folder: tempfile::TempDir,
    path: PathBuf,
    connection: Connection,
    rng: StdRng,
    kept: BTreeMap<Id, (usize, String)>,
    gone: Vec<usize>,
    next: usize,
}

fn marker(n: usize) -> String {
    format!("marker{n:06}end")
}

impl World {
    fn new(seed: u64) -> Self {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("ledger.db");
        let mut connection = connect(&path, &SqliteOptions::default(), false).unwrap();
        schema::migrate(&mut connection).unwrap();
        // A test need not wait for the disk.
        connection.execute_batch("PRAGMA synchronous = OFF").unwrap();
        let rng = StdRng::seed_from_u64(seed);
        Self { _folder: folder, path, connection, rng, kept: BTreeMap::new(), gone: Vec::new(), next: 0 }
    }

    /// With its marker all over it, and now and then longer than a page.
    fn body(&mut self, n: usize) -> String {
        let most = if self.rng.random_ratio(1, 20) { 400 } else { 20 };
        format!("{} ", marker(n)).repeat(self.rng.random_range(1..most))
    }

    /// Stores texts, and lets some change their length.
    fn write(&mut self, texts: usize) {
        for _ in 0..texts {
            let (id, n): (Id, usize) = (self.rng.random(), self.next);
            let (body, partition_id) = (self.body(n), self.rng.random_range(0..64));
            let sql = "INSERT INTO contents (partition_id, content_id, tenant_id, stream_type, stream_id, key, body) \
                       VALUES (?1, ?2, 'acme', 'memory_book', 'ann', x'00', ?3)";
            self.connection.execute(sql, params![partition_id, id, body]).unwrap();
            self.kept.insert(id, (n, body));
            self.next += 1;
            if self.rng.random_ratio(1, 3) {
                let at = self.rng.random_range(0..self.kept.len());
                let (id, n) = self.kept.iter().nth(at).map(|(id, (n, _))| (*id, *n)).unwrap();
                let body = self.body(n);
                let sql = "UPDATE contents SET body = ?2 WHERE content_id = ?1";
                self.connection.execute(sql, params![id, body]).unwrap();
                self.kept.insert(id, (n, body));
            }
        }
    }

    fn delete(&mut self, texts: usize) {
        let mut ids: Vec<Id> = self.kept.keys().copied().collect();
        ids.shuffle(&mut self.rng);
        for id in ids.iter().take(texts) {
            self.connection.execute("DELETE FROM contents WHERE content_id = ?1", [id]).unwrap();
            note(&self.connection, "contents").unwrap();
            self.gone.extend(self.kept.remove(id).map(|(n, _)| n));
        }
    }

    fn look(&self, known: Option<&Clean>) -> ErasureSurvey {
        let reader = connect(&self.path, &SqliteOptions::default(), true).unwrap();
        ErasureSurvey::take(&reader, &self.path, known).unwrap()
    }

    fn clean(&mut self, look: ErasureSurvey) -> Option<Clean> {
        let (emptied, clean) = clean(&mut self.connection, &self.path, look, Instant::now()).unwrap();
        assert!(emptied);
        assert!(due(&self.connection).unwrap().is_empty());
        clean
    }

    /// How many of the deleted texts the file holds anything of.
    fn held(&self) -> usize {
        held(&self.path, &self.gone)
    }

    fn is_sound(&self) {
        let sound: String =
            self.connection.query_row("PRAGMA integrity_check", [], |row| row.get(0)).unwrap();
        assert_eq!(sound, "ok");
        let mut statement = self.connection.prepare("SELECT content_id, body FROM contents").unwrap();
        let rows = statement.query_map([], |row| Ok((row.get(0)?, row.get(1)?))).unwrap();
        let rows: BTreeMap<Id, String> = rows.map(Result::unwrap).collect();
        let kept = self.kept.iter().map(|(id, (_, body))| (*id, body.clone())).collect();
        assert_eq!(rows, kept);
    }
}

fn held(path: &Path, gone: &[usize]) -> usize {
    let wal = path.with_extension("db-wal");
    let files = [path.to_owned(), wal].map(|file| std::fs::read(file).unwrap_or_default()).concat();
    let text = String::from_utf8_lossy(&files);
    let found: HashSet<&str> = text.split("marker").filter_map(|after| after.get(..MARKED)).collect();
    gone.iter().filter(|n| found.contains(&marker(**n)["marker".len()..])).count()
}

#[test]
fn no_copy_of_a_moved_row_outlives_its_deletion() {
    let mut left_by_sqlite = 0;
    for seed in 0..SEEDS {
        let mut world = World::new(seed);
        can_be_overwritten(&world.connection).unwrap();
        world.write(TEXTS);
        world.delete(if seed % 2 == 0 { 20 } else { TEXTS - 10 });
        assert!(log::empty(&mut world.connection).unwrap());
        left_by_sqlite += world.held();
        let look = world.look(None);
        world.clean(look);
        assert_eq!(world.held(), 0, "seed {seed}");
        world.is_sound();
    }
    assert!(left_by_sqlite > 0, "nothing was left behind, so nothing was shown");
}

/// Pages change their numbers, and rows their pages, between the look and the overwriting.
#[test]
fn what_others_write_during_the_look_hides_nothing() {
    for seed in 0..SEEDS {
        let mut world = World::new(seed);
        world.write(TEXTS);
        world.delete(100);
        let look = world.look(None);
        world.write(TEXTS);
        if seed % 3 == 0 {
            // They may even start the log over.
            assert!(log::empty(&mut world.connection).unwrap());
            world.write(10);
        }
        let known = world.clean(look);
        assert_eq!(world.held(), 0, "seed {seed}");
        world.is_sound();
        assert!(known.is_some());
    }
}

#[test]
fn a_look_covers_what_was_written_to_the_same_log() {
    let mut world = World::new(0);
    world.write(TEXTS);
    world.delete(100);
    let (contents, vectors) = (["contents".to_owned()], ["vectors".to_owned()]);
    let look = world.look(None);
    assert!(!look.pages.is_empty());
    world.write(50);
    let log = Log::read(&world.path).unwrap().unwrap();
    let found = look.pages.clone();
    let covered: HashSet<u32> = look.still_covers(Some(&log), &contents).unwrap().into_iter().collect();
    assert!(found.iter().chain(&log.pages).all(|page| covered.contains(page)));
    assert!(world.look(None).still_covers(Some(&log), &vectors).is_none());
    assert!(world.look(None).still_covers(None, &contents).is_none());
    let before = world.look(None);
    assert!(log::empty(&mut world.connection).unwrap());
    world.write(1);
    let log = Log::read(&world.path).unwrap().unwrap();
    assert!(before.still_covers(Some(&log), &contents).is_none());
}

#[test]
fn commits_of_others_are_noticed() {
    let mut world = World::new(0);
    let before = others_commits(&world.connection).unwrap();
    world.write(1);
    assert_eq!(others_commits(&world.connection).unwrap(), before);
    let other = connect(&world.path, &SqliteOptions::default(), false).unwrap();
    note(&other, "contents").unwrap();
    assert_ne!(others_commits(&world.connection).unwrap(), before);
}

/// So that many purges one after the other need not look at the whole file each.
#[test]
fn after_a_clean_up_only_what_the_log_holds_is_looked_at() {
    for seed in 0..SEEDS {
        let mut world = World::new(seed);
        world.write(TEXTS);
        world.delete(100);
        let look = world.look(None);
        let mut known = world.clean(look);
        for round in 0..4 {
            world.write(50);
            world.delete(30);
            let log = Log::read(&world.path).unwrap().unwrap();
            let contents = vec!["contents".to_owned()];
            assert!(known.as_ref().unwrap().covers(&log, &contents), "seed {seed}, round {round}");
            assert!(!known.as_ref().unwrap().covers(&log, &["vectors".to_owned()]));
            let look = world.look(known.as_ref());
            assert!(look.pages.is_empty());
            known = world.clean(look);
            assert_eq!(world.held(), 0, "seed {seed}, round {round}");
            assert_eq!(
                find(&world.connection, &contents).unwrap(),
                Vec::<u32>::new(),
                "seed {seed}, round {round}"
            );
        }
        world.is_sound();
        // Another process empties the log: what was in it is not known any more.
        world.write(1);
        let other = &mut connect(&world.path, &SqliteOptions::default(), false).unwrap();
        assert!(log::empty(other).unwrap());
        world.write(1);
        let log = Log::read(&world.path).unwrap().unwrap();
        assert!(!known.unwrap().covers(&log, &[]), "seed {seed}");
    }
}

#[test]
fn what_is_deleted_meanwhile_stays_due() {
    let world = World::new(0);
    let contents = || note(&world.connection, "contents").unwrap();
    contents();
    let seen = due(&world.connection).unwrap();
    contents();
    done(&world.connection, &seen).unwrap();
    let left = due(&world.connection).unwrap();
    assert_eq!(tables(&left), ["contents"]);
    done(&world.connection, &left).unwrap();
    contents();
    // Another process ends what it began before all that.
    done(&world.connection, &seen).unwrap();
    assert_eq!(tables(&due(&world.connection).unwrap()), ["contents"]);
}

#[test]
fn it_stays_due_while_a_reader_is_in_the_way() {
    let mut world = World::new(0);
    world.write(10);
    let reader = connect(&world.path, &SqliteOptions::default(), true).unwrap();
    reader.execute_batch("BEGIN; SELECT count(*) FROM contents").unwrap();
    world.delete(5);
    let look = world.look(None);
    let (emptied, known) = clean(&mut world.connection, &world.path, look, Instant::now()).unwrap();
    assert!(!emptied);
    assert_eq!(tables(&due(&world.connection).unwrap()), ["contents"]);
    reader.execute_batch("COMMIT").unwrap();
    let look = world.look(known.as_ref());
    assert!(look.pages.is_empty(), "the pages were looked at before");
    world.clean(look);
    assert_eq!(world.held(), 0);
}

#[test]
fn a_table_that_is_gone_is_clean() {
    let mut world = World::new(0);
    note(&world.connection, "search_g7").unwrap();
    let look = world.look(None);
    world.clean(look);
}

#[test]
fn a_damaged_page_is_left_as_it_is() {
    let mut world = World::new(0);
    world.write(TEXTS);
    world.delete(100);
    let look = world.look(None);
    let page = *look.pages.first().unwrap();
    let sql = "SELECT data FROM sqlite_dbpage WHERE pgno = ?1";
    let mut data: Vec<u8> = world.connection.query_row(sql, [page], |row| row.get(0)).unwrap();
    // The first cell is said to begin where the page ends, so that all cells seem to be in the empty place.
    data[5..7].copy_from_slice(&[0x10, 0x00]);
    let sql = "UPDATE sqlite_dbpage SET data = ?2 WHERE pgno = ?1";
    assert_eq!(world.connection.execute(sql, params![page, data]).unwrap(), 1);
    let failed = clean(&mut world.connection, &world.path, look, Instant::now()).unwrap_err();
    assert!(failed.to_string().contains("is damaged"), "{failed}");
    assert_eq!(tables(&due(&world.connection).unwrap()), ["contents"]);
}

#[tokio::test]
async fn what_a_killed_purge_left_goes_when_the_file_is_opened() {
    for seed in 0..SEEDS {
        let mut world = World::new(seed);
        world.write(TEXTS);
        world.delete(100);
        assert!(log::empty(&mut world.connection).unwrap());
        if world.held() == 0 {
            continue;
        }
        let World { path, gone, _folder, connection, .. } = world;
        drop(connection);
        let store = SqliteStore::open(path.clone(), SqliteOptions::default()).await.unwrap();
        assert_eq!(held(&path, &gone), 0, "seed {seed}");
        assert!(!store.scrub_due().await.unwrap());
        store.close().await;
        return;
    }
    panic!("nothing was left behind, so nothing was shown");
}
