//! The write-ahead log: which pages it holds, and its emptying.
//!
//! Its layout: <https://www.sqlite.org/fileformat.html#the_write_ahead_log>.

use std::{
    collections::BTreeSet,
    fs::File,
    io::{ErrorKind, Read},
    os::unix::fs::FileExt,
    path::Path,
};

use memledger_store::StoreError;
use rusqlite::Connection;

use crate::error;

const HEADER: u64 = 32;
const FRAME_HEADER: usize = 24;

/// What the log holds.
#[derive(Debug)]
pub struct Log {
    /// Others each time it is started over, and before each of its frames.
    pub salts: [u8; 8],
    /// The pages that its frames are of.
    pub pages: BTreeSet<u32>,
}

impl Log {
    /// Reads it from the file beside the database's; none where nothing was written since it was emptied. It is never
    /// locked, so that it may be opened and closed beside SQLite.
    pub fn read(path: &Path) -> Result<Option<Self>, StoreError> {
        let unreadable = |failed: std::io::Error| {
            StoreError::Unavailable(format!(
                "the write-ahead log of {} can't be read: {failed}",
                path.display()
            ))
        };
        let mut name = std::fs::canonicalize(path).map_err(unreadable)?.into_os_string();
        name.push("-wal");
        let mut file = match File::open(name) {
            Err(missing) if missing.kind() == ErrorKind::NotFound => return Ok(None),
            opened => opened.map_err(unreadable)?,
        };
        let mut header = Vec::new();
        Read::by_ref(&mut file).take(HEADER).read_to_end(&mut header).map_err(unreadable)?;
        let (Some(page_size), Some(salts)) = (number(&header, 8), header.get(16..24)) else {
            return Ok(None);
        };
        let mut log = Self { salts: [0; 8], pages: BTreeSet::new() };
        log.salts.copy_from_slice(salts);
        let frame_size = u64::from(page_size) + FRAME_HEADER as u64;
        let mut frame = [0; FRAME_HEADER];
        let mut at = HEADER;
        // What follows the last frame is of an earlier log, with other salts.
        while file.read_at(&mut frame, at).map_err(unreadable)? == FRAME_HEADER && frame[8..16] == log.salts {
            log.pages.extend(number(&frame, 0));
            at += frame_size;
        }
        Ok(Some(log))
    }

    /// Which of its kind it is: SQLite counts this part of the salts up when it starts the log over.
    pub fn number(&self) -> u32 {
        number(&self.salts, 0).unwrap_or_default()
    }
}

fn number(bytes: &[u8], at: usize) -> Option<u32> {
    Some(u32::from_be_bytes(bytes.get(at..at + 4)?.try_into().ok()?))
}

/// Brings the log into the file and empties it: its old pages may hold purged text. Answers whether nobody was in
/// the way.
pub fn empty(connection: &mut Connection) -> Result<bool, StoreError> {
    let patience: i64 = connection.query_row("PRAGMA busy_timeout", [], |row| row.get(0)).map_err(error)?;
    connection.execute_batch("PRAGMA busy_timeout = 20").map_err(error)?;
    let busy = connection.query_row("PRAGMA wal_checkpoint(TRUNCATE)", [], |row| row.get::<_, i64>(0));
    connection.execute_batch(&format!("PRAGMA busy_timeout = {patience}")).map_err(error)?;
    Ok(busy.map_err(error)? == 0)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_log_that_is_not_there_is_none_and_one_that_can_not_be_opened_is_told() {
        let folder = tempfile::tempdir().unwrap();
        let (ledger, log) = (folder.path().join("ledger.db"), folder.path().join("ledger.db-wal"));
        std::fs::write(&ledger, "").unwrap();
        assert!(Log::read(&ledger).unwrap().is_none());
        // A name that leads to itself.
        std::os::unix::fs::symlink(&log, &log).unwrap();
        let told = Log::read(&ledger).map(|log| log.is_some());
        assert!(
            matches!(&told, Err(StoreError::Unavailable(why)) if why.contains("can't be read")),
            "{told:?}"
        );
    }
}
