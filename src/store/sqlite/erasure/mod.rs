//! No byte of a deleted text stays in the file or its write-ahead log.
//!
//! With `secure_delete` SQLite overwrites the cell of a deleted row. Two things it leaves: copies of the cell on pages
//! from which it moved the row before ([`pages`]), and old pages in the write-ahead log ([`log`]). Whoever deletes
//! texts notes in the same transaction that this is due ([`notes`]), and it stays due until both are gone, whatever
//! dies meanwhile.

mod log;
mod notes;
mod pages;

use std::{
    path::Path,
    time::{Duration, Instant},
};

use memledger_store::StoreError;
use rusqlite::Connection;

use super::{error, locking::transact};
pub use log::Log;
pub use notes::{due, note, tables};
pub use pages::{can_be_overwritten, find};

/// What is known to be clean: all pages of these tables but for those that a log with this number holds.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Clean {
    log: u32,
    tables: Vec<String>,
}

impl Clean {
    /// Whether the pages in this log are all that can have changed in these tables.
    fn covers(&self, log: &Log, tables: &[String]) -> bool {
        self.log == log.number() && tables.iter().all(|table| self.tables.contains(table))
    }
}

/// What was found before the write lock was taken.
#[derive(Debug, Default)]
pub struct ErasureSurvey {
    log: Option<Log>,
    tables: Vec<String>,
    pages: Vec<u32>,
}

impl ErasureSurvey {
    /// Looks at every page of what is due, through `reader`, unless what is known makes that needless. The log is
    /// read first: what changes during the look is found in it afterwards.
    pub fn take(reader: &Connection, path: &Path, known: Option<&Clean>) -> Result<Self, StoreError> {
        let log = Log::read(path)?;
        let tables = tables(&due(reader)?);
        let known = known.zip(log.as_ref()).filter(|(known, log)| known.covers(log, &tables));
        match known {
            Some((known, _)) => Ok(Self { tables: known.tables.clone(), pages: Vec::new(), log }),
            None => Ok(Self { pages: find(reader, &tables)?, tables, log }),
        }
    }

    /// The pages to be overwritten now, if those are all.
    fn still_covers(self, log: Option<&Log>, tables: &[String]) -> Option<Vec<u32>> {
        let same = self.log.as_ref().zip(log).filter(|(before, now)| before.salts == now.salts);
        let (_, now) = same.filter(|_| tables.iter().all(|table| self.tables.contains(table)))?;
        Some(self.pages.into_iter().chain(now.pages.iter().copied()).collect())
    }
}

/// Overwrites what is due, brings the log into the file and empties it. Answers whether nobody was in the way of
/// that, and what is clean now. The write lock is waited for until `until`.
pub fn clean(
    connection: &mut Connection,
    path: &Path,
    look: ErasureSurvey,
    until: Instant,
) -> Result<(bool, Option<Clean>), StoreError> {
    let before = others_commits(connection)?;
    // None of this need be on the disk yet: it stays due until the log is emptied, which is.
    let (due, clean) = transact(connection, until, false, |connection| {
        let (due, log) = (due(connection)?, Log::read(path)?);
        let tables = tables(&due);
        let looked = look.tables.clone();
        // Where others started the log over meanwhile, everybody waits for a look at everything.
        let (pages, tables) = match look.still_covers(log.as_ref(), &tables) {
            Some(pages) => (pages, looked),
            None => (find(connection, &tables)?, tables),
        };
        pages::overwrite(connection, &pages)?;
        Ok((due, log.map(|log| Clean { log: log.number(), tables })))
    })?;
    if !log::empty(connection)? {
        return Ok((false, clean));
    }
    let alone = others_commits(connection)? == before;
    transact(connection, until, false, |connection| notes::done(connection, &due))?;
    // SQLite counts a log's number up whenever it starts it over.
    let next = |clean: Clean| Clean { log: clean.log.wrapping_add(1), ..clean };
    Ok((true, clean.filter(|_| alone).map(next)))
}

/// The same for a file that is being opened: what a purge left when its process died before it was done.
pub fn make_up(connection: &mut Connection, path: &Path, patience: Duration) -> Result<(), StoreError> {
    if due(connection)?.is_empty() {
        return Ok(());
    }
    let (emptied, _) = clean(connection, path, ErasureSurvey::default(), Instant::now() + patience)?;
    if emptied { Ok(()) } else { Err(in_the_way()) }
}

pub use log::empty as empty_log;

pub fn in_the_way() -> StoreError {
    let why = "a reader holds the write-ahead log open, so purged text may still be in it";
    StoreError::Unavailable(why.into())
}

/// A number that changes with the commits of other connections.
fn others_commits(connection: &Connection) -> Result<i64, StoreError> {
    connection.query_row("PRAGMA data_version", [], |row| row.get(0)).map_err(error)
}

#[cfg(test)]
#[path = "erasure_tests.rs"]
mod tests;
