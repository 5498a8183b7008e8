//! What deleted texts leave in the file, and its removal.
//!
//! With `secure_delete` SQLite overwrites the cell of a deleted row. But where it had moved that cell to another
//! page before, to make room or to save some, the old copy still stands between that page's list of cells and its
//! first cell, a place that it takes for empty and does not look at
//! (<https://www.sqlite.org/fileformat.html#b_tree_pages>). So these places are overwritten here, in every page of a
//! table that texts were deleted from. Tables with texts have rowids, so all texts are in leaves of one kind.

use rusqlite::{Connection, OptionalExtension, params};

use super::error;
use crate::StoreError;

/// The first byte of a table's leaf.
const LEAF: u8 = 0x0d;
/// A leaf's list of cells begins here; each takes two bytes.
const CELLS: usize = 8;

/// A table that texts were deleted from, and how often.
#[derive(Debug, PartialEq, Eq)]
pub struct Due {
    table: String,
    deletions: i64,
}

/// Refuses a program that could not remove the residue.
pub fn check(connection: &Connection) -> Result<(), StoreError> {
    let there = connection
        .prepare("SELECT 1 FROM pragma_module_list WHERE name IN ('sqlite_dbpage', 'dbstat')")
        .and_then(|mut statement| statement.query_map([], |_| Ok(())).map(Iterator::count))
        .map_err(error)?;
    if there == 2 {
        return Ok(());
    }
    Err(StoreError::Corrupt(
        "this program's SQLite can't overwrite what purged texts leave in pages: it needs SQLITE_ENABLE_DBPAGE_VTAB \
         and SQLITE_ENABLE_DBSTAT_VTAB, so build it where .cargo/config.toml is read, in the source's folder"
            .into(),
    ))
}

/// Notes, in the transaction that deletes rows of texts, that their table is to be cleaned; so a crash before it
/// is done is made up for.
pub fn note(connection: &Connection, table: &str) -> Result<(), StoreError> {
    let sql = "INSERT INTO residue (table_name, deletions) VALUES (?1, 1) \
               ON CONFLICT (table_name) DO UPDATE SET deletions = deletions + 1";
    connection.prepare_cached(sql).and_then(|mut statement| statement.execute([table])).map_err(error)?;
    Ok(())
}

/// What is to be cleaned.
pub fn due(connection: &Connection) -> Result<Vec<Due>, StoreError> {
    let read = |row: &rusqlite::Row<'_>| Ok(Due { table: row.get(0)?, deletions: row.get(1)? });
    connection
        .prepare("SELECT table_name, deletions FROM residue")
        .and_then(|mut statement| statement.query_map([], read)?.collect())
        .map_err(error)
}

/// The pages of these tables that hold anything where nothing should be. What is deleted after this has looked
/// notes itself anew.
pub fn find(connection: &Connection, due: &[Due]) -> Result<Vec<u32>, StoreError> {
    let sql = "SELECT s.pageno, p.data FROM dbstat s, sqlite_dbpage p \
               WHERE s.name = ?1 AND s.pagetype = 'leaf' AND p.pgno = s.pageno";
    let mut statement = connection.prepare(sql).map_err(error)?;
    let mut found = Vec::new();
    for one in due {
        let mut rows = statement.query([&one.table]).map_err(error)?;
        while let Some(row) = rows.next().map_err(error)? {
            let page = row.get_ref(1).and_then(|data| Ok(data.as_blob()?)).map_err(error)?;
            if residue(page).is_some() {
                found.push(row.get(0).map_err(error)?);
            }
        }
    }
    Ok(found)
}

/// Overwrites what stands in the empty places of these pages, inside the caller's transaction.
pub fn overwrite(connection: &Connection, pages: &[u32]) -> Result<(), StoreError> {
    // A page may have become another since it was found. One that continues a long row begins with a page's
    // number, of which the first byte must not be taken for a leaf's.
    let last: u32 = connection.query_row("PRAGMA page_count", [], |row| row.get(0)).map_err(error)?;
    if last >> 24 >= LEAF.into() {
        return Err(StoreError::Unavailable(format!("a file of {last} pages is too large to be cleaned")));
    }
    let mut read =
        connection.prepare_cached("SELECT data FROM sqlite_dbpage WHERE pgno = ?1").map_err(error)?;
    let mut write =
        connection.prepare_cached("UPDATE sqlite_dbpage SET data = ?2 WHERE pgno = ?1").map_err(error)?;
    for number in pages {
        let page: Option<Vec<u8>> = read.query_row([number], |row| row.get(0)).optional().map_err(error)?;
        let Some(mut page) = page else { continue };
        if let Some(place) = residue(&page) {
            page[place].fill(0);
            write.execute(params![number, page]).map_err(error)?;
        }
    }
    Ok(())
}

/// Notes that these tables are clean, but for those that something was deleted from meanwhile.
pub fn done(connection: &Connection, due: &[Due]) -> Result<(), StoreError> {
    for one in due {
        let sql = "DELETE FROM residue WHERE table_name = ?1 AND deletions = ?2";
        connection.execute(sql, params![one.table, one.deletions]).map_err(error)?;
    }
    Ok(())
}

/// Brings the write-ahead log into the file and empties it: its old pages may hold purged text. Answers whether
/// nobody was in the way.
pub fn empty_log(connection: &mut Connection) -> Result<bool, StoreError> {
    let patience: i64 = connection.query_row("PRAGMA busy_timeout", [], |row| row.get(0)).map_err(error)?;
    connection.execute_batch("PRAGMA busy_timeout = 20").map_err(error)?;
    let busy = connection.query_row("PRAGMA wal_checkpoint(TRUNCATE)", [], |row| row.get::<_, i64>(0));
    connection.execute_batch(&format!("PRAGMA busy_timeout = {patience}")).map_err(error)?;
    Ok(busy.map_err(error)? == 0)
}

/// The empty place of a table's leaf, where anything stands in it.
fn residue(page: &[u8]) -> Option<std::ops::Range<usize>> {
    let number = |at: usize| Some(usize::from(u16::from_be_bytes([*page.get(at)?, *page.get(at + 1)?])));
    if page.first() != Some(&LEAF) {
        return None;
    }
    let from = CELLS + 2 * number(3)?;
    // 0 stands for 65,536, which takes two bytes too many.
    let to = number(5).map(|first| if first == 0 { 1 << 16 } else { first })?;
    let place = page.get(from..to)?;
    place.iter().any(|byte| *byte != 0).then_some(from..to)
}

#[cfg(test)]
#[path = "residue_tests.rs"]
mod tests;
