//! Copies of rows on pages that SQLite moved them away from.
//!
//! To make room, or to save some, SQLite moves rows between neighbouring pages. The old copy of a row may then stand
//! between its page's list of cells and the first cell, a place that SQLite takes for empty and does not look at
//! (<https://www.sqlite.org/fileformat.html#b_tree_pages>). Such places are overwritten here. Tables with texts have
//! rowids, so all texts begin in leaves of one kind; what continues them lies in pages that are overwritten when they
//! are freed.

use std::ops::Range;

use memledger_store::StoreError;
use rusqlite::{Connection, OptionalExtension, params};

use crate::error;

/// The first byte of a table's leaf.
const LEAF: u8 = 0x0d;
/// A leaf's list of cells begins here; each takes two bytes.
const CELLS: usize = 8;

/// Refuses a program that could not overwrite pages.
pub fn can_be_overwritten(connection: &Connection) -> Result<(), StoreError> {
    let there = connection
        .prepare("SELECT 1 FROM pragma_module_list WHERE name IN ('sqlite_dbpage', 'dbstat')")
        .and_then(|mut statement| statement.query_map([], |_| Ok(())).map(Iterator::count))
        .map_err(error)?;
    if there == 2 {
        return Ok(());
    }
    Err(StoreError::Corrupt(
        "this program's SQLite can't overwrite what purged texts leave in pages: it needs \
         SQLITE_ENABLE_DBPAGE_VTAB and SQLITE_ENABLE_DBSTAT_VTAB, so build it in the source folder, where \
         .cargo/config.toml is read"
            .into(),
    ))
}

fn broken(number: u32) -> StoreError {
    StoreError::Corrupt(format!(
        "page {number} of the file is damaged, so purged texts in it can't be overwritten; restore a backup"
    ))
}

/// The pages of these tables that hold anything where nothing should be. Tables that are gone have none.
pub fn find(connection: &Connection, tables: &[String]) -> Result<Vec<u32>, StoreError> {
    let sql = "SELECT s.pageno, s.pagetype, p.data FROM dbstat s, sqlite_dbpage p \
               WHERE s.name = ?1 AND s.pagetype IN ('leaf', 'corrupted') AND p.pgno = s.pageno";
    let mut statement = connection.prepare_cached(sql).map_err(error)?;
    let mut found = Vec::new();
    for table in tables {
        let mut rows = statement.query([table]).map_err(error)?;
        while let Some(row) = rows.next().map_err(error)? {
            let number: u32 = row.get(0).map_err(error)?;
            let kind: String = row.get(1).map_err(error)?;
            let page = row.get_ref(2).and_then(|data| Ok(data.as_blob()?)).map_err(error)?;
            let empty = empty_place(page).filter(|_| kind == "leaf").ok_or_else(|| broken(number))?;
            if stained(page, &empty) {
                found.push(number);
            }
        }
    }
    Ok(found)
}

/// Overwrites what stands in the empty places of these pages where they are leaves, inside the caller's transaction.
pub fn overwrite(connection: &Connection, pages: &[u32]) -> Result<(), StoreError> {
    // Of these pages some may be of other kinds. One that continues a long row begins with a page's number, of which
    // the first byte must not be taken for a leaf's.
    let last: u32 = connection.query_row("PRAGMA page_count", [], |row| row.get(0)).map_err(error)?;
    if last >> 24 >= LEAF.into() {
        return Err(StoreError::Unavailable(format!("a file of {last} pages is too large to be cleaned")));
    }
    let mut read =
        connection.prepare_cached("SELECT data FROM sqlite_dbpage WHERE pgno = ?1").map_err(error)?;
    let mut write =
        connection.prepare_cached("UPDATE sqlite_dbpage SET data = ?2 WHERE pgno = ?1").map_err(error)?;
    for number in pages {
        // The file may have become shorter.
        let page: Option<Vec<u8>> = read.query_row([number], |row| row.get(0)).optional().map_err(error)?;
        let Some(mut page) = page.filter(|page| page.first() == Some(&LEAF)) else { continue };
        let empty = empty_place(&page).ok_or_else(|| broken(*number))?;
        if stained(&page, &empty) {
            page[empty].fill(0);
            write.execute(params![number, page]).map_err(error)?;
        }
    }
    Ok(())
}

fn stained(page: &[u8], empty: &Range<usize>) -> bool {
    page[empty.clone()].iter().any(|byte| *byte != 0)
}

/// Where a leaf has nothing: after its list of cells, before the first of them. None where its header does not agree
/// with its cells, so that nothing is overwritten that it may mean.
fn empty_place(page: &[u8]) -> Option<Range<usize>> {
    let number = |at: usize| Some(usize::from(u16::from_be_bytes([*page.get(at)?, *page.get(at + 1)?])));
    let (freed, cells, first) = (number(1)?, number(3)?, number(5)?);
    let from = CELLS + 2 * cells;
    // 0 stands for 65,536, which takes two bytes too many.
    let to = if first == 0 { 1 << 16 } else { first };
    let mut starts =
        (0..cells).map(|cell| number(CELLS + 2 * cell)).chain([Some(freed).filter(|at| *at > 0)]);
    let apart = from <= to && to <= page.len() && starts.all(|at| at.is_none_or(|at| at >= to));
    apart.then_some(from..to)
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A leaf of one cell: where its first freed block and its first cell begin, and where that cell does.
    fn leaf(size: usize, freed: u16, first: u16, cell: u16) -> Vec<u8> {
        let mut page = vec![0; size];
        page[0] = LEAF;
        for (at, number) in [(1, freed), (3, 1), (5, first), (CELLS, cell)] {
            page[at..at + 2].copy_from_slice(&number.to_be_bytes());
        }
        page
    }

    #[test]
    fn nothing_that_a_page_may_mean_is_taken_for_empty() {
        assert_eq!(empty_place(&leaf(4_096, 0, 4_000, 4_000)), Some(10..4_000));
        assert_eq!(empty_place(&leaf(4_096, 4_050, 4_000, 4_000)), Some(10..4_000));
        for (freed, first, cell) in [(3_000, 4_000, 4_000), (0, 4_000, 3_000), (0, 4_097, 4_097), (0, 9, 9)] {
            assert_eq!(empty_place(&leaf(4_096, freed, first, cell)), None, "{freed}, {first}, {cell}");
        }
    }

    #[test]
    fn the_end_of_the_largest_page_is_written_as_0() {
        let mut page = leaf(1 << 16, 0, 0, 0);
        page[3..5].fill(0);
        assert_eq!(empty_place(&page), Some(CELLS..1 << 16));
    }
}
