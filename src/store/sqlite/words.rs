//! What searches need of SQLite: a full-text index kept up with its table, its name, and how far bits lie apart.

use std::time::{Duration, Instant};

use rusqlite::{Connection, functions::FunctionFlags, params_from_iter};

use super::{
    error,
    locking::transact,
    read::{self, query as plain_query},
};
use crate::{
    Row, StoreError, Value, dialect,
    table::{Table, names},
};

/// How long a clean-up waits for another process's write.
const PATIENCE: Duration = Duration::from_secs(5);

/// Writes rows of a table with words, new or changed, and what its index knows of them.
///
/// Triggers would do the same, but a statement that runs one opens a savepoint, and at every savepoint the
/// index writes what it gathered to its pages: once a row, and not once a step.
pub fn put(connection: &Connection, table: &Table, name: &str, rows: &[Row]) -> Result<(), StoreError> {
    let Some((own, words)) = table.words else { return Ok(()) };
    let place = |column| table.columns.iter().position(|(name, _)| *name == column).unwrap_or_default();
    let (own_at, words_at) = (place(own), place(words));
    let columns = names(table.columns);
    let prepare = |sql: String| connection.prepare_cached(&sql).map_err(error);
    let set: Vec<String> = columns.iter().zip(1..).map(|(column, at)| format!("{column} = ?{at}")).collect();
    let mut find = prepare(format!(
        "SELECT row_number, {own}, {words} FROM {name} WHERE {}",
        set[..table.key].join(" AND ")
    ))?;
    let mut change =
        prepare(format!("UPDATE {name} SET {} WHERE row_number = ?{}", set.join(", "), columns.len() + 1))?;
    let mut add = prepare(format!(
        "INSERT INTO {name} ({}) VALUES (?{})",
        columns.join(", "),
        (1..=columns.len()).map(|at| at.to_string()).collect::<Vec<_>>().join(", ?")
    ))?;
    let mut forget = prepare(format!(
        "INSERT INTO {name}_words ({name}_words, rowid, {words}) VALUES ('delete', ?1, ?2)"
    ))?;
    let mut learn = prepare(format!("INSERT INTO {name}_words (rowid, {words}) VALUES (?1, ?2)"))?;
    for row in rows {
        let new = own_words(row[own_at].text()?, row[words_at].text()?);
        let old = find.query_map(params_from_iter(&row[..table.key]), |old| {
            Ok((old.get::<_, i64>(0)?, own_words(old.get_ref(1)?.as_str()?, old.get_ref(2)?.as_str()?)))
        });
        let old = old.map_err(error)?.next().transpose().map_err(error)?;
        let Some((number, old)) = old else {
            add.execute(params_from_iter(row)).map_err(error)?;
            learn.execute((connection.last_insert_rowid(), new)).map_err(error)?;
            continue;
        };
        change.execute(params_from_iter(row.iter().chain([&number.into()]))).map_err(error)?;
        if old != new {
            forget.execute((number, old)).map_err(error)?;
            learn.execute((number, new)).map_err(error)?;
        }
    }
    Ok(())
}

/// The statement by which the index learns rows that came by another statement; `rows` is a `WHERE`. None for
/// a table without words.
pub fn learn(table: &Table, name: &str, rows: &str) -> Option<String> {
    let (own, words) = table.words?;
    let own_words = dialect::own_words("", own, words);
    Some(format!(
        "INSERT INTO {name}_words (rowid, {words}) SELECT row_number, {own_words} FROM {name} {rows}"
    ))
}

/// Removes the words of deleted rows from the pages of the indexes, by writing these anew.
pub fn scrub(connection: &mut Connection) -> Result<(), StoreError> {
    let lists = "SELECT name FROM sqlite_schema WHERE type = 'table' AND name GLOB '*_gone'";
    for list in read::query(connection, lists, &[])? {
        let gone = list[0].text()?;
        let any = read::query(connection, &format!("SELECT 1 FROM {gone} LIMIT 1"), &[])?;
        let Some(table) = gone.strip_suffix("_gone").filter(|_| !any.is_empty()) else { continue };
        transact(connection, Instant::now() + PATIENCE, true, |transaction| {
            let all = format!("INSERT INTO {table}_words ({table}_words) VALUES ('optimize')");
            read::execute(transaction, &all, &[])?;
            read::execute(transaction, &format!("DELETE FROM {gone}"), &[])
        })?;
    }
    Ok(())
}

/// As [`dialect::own_words`] says it.
fn own_words(own: &str, words: &str) -> String {
    format!("{own}{}", words.replace(' ', &format!(" {own}")))
}

/// Answers a query that may name full-text indexes as `{words:TABLE}`. Each generation of a table has its own,
/// so the name is looked up in the snapshot that is searched.
pub fn query(connection: &Connection, sql: &str, parameters: &[Value]) -> Result<Vec<Row>, StoreError> {
    let Some(table) = named(sql) else { return plain_query(connection, sql, parameters) };
    let snapshot = connection.unchecked_transaction().map_err(error)?;
    let live = "SELECT generation FROM projections WHERE projection = ?1";
    let rows = read::query(&snapshot, live, &[table.into()])?;
    let generation = rows.first().map(|row| row[0].int()).transpose()?;
    let generation = generation.ok_or_else(|| {
        StoreError::Unavailable(format!("the read model {table} is not made yet; try again"))
    })?;
    let sql = sql.replace(&format!("{{words:{table}}}"), &format!("{table}_g{generation}_words"));
    plain_query(&snapshot, &sql, parameters)
}

fn named(sql: &str) -> Option<&str> {
    let (_, rest) = sql.split_once("{words:")?;
    rest.split_once('}').map(|(table, _)| table)
}

/// Gives a connection the function `distance(a, b)`: in how many bits two blobs of one length differ, NULL
/// where they are of two lengths or one is NULL.
pub fn add_distance(connection: &Connection) -> Result<(), StoreError> {
    let flags = FunctionFlags::SQLITE_UTF8 | FunctionFlags::SQLITE_DETERMINISTIC;
    connection
        .create_scalar_function("distance", 2, flags, |context| {
            let (one, other) = (context.get_raw(0).as_blob(), context.get_raw(1).as_blob());
            Ok(match (one, other) {
                (Ok(one), Ok(other)) if one.len() == other.len() => Some(differing_bits(one, other)),
                _ => None,
            })
        })
        .map_err(error)
}

fn differing_bits(one: &[u8], other: &[u8]) -> i64 {
    let (ones, others) = (one.chunks_exact(8), other.chunks_exact(8));
    let rest = ones.remainder().iter().zip(others.remainder());
    let rest: u32 = rest.map(|(a, b)| (a ^ b).count_ones()).sum();
    let whole = ones.zip(others).map(|(a, b)| {
        let word = |bytes: &[u8]| bytes.try_into().map_or(0, u64::from_ne_bytes);
        (word(a) ^ word(b)).count_ones()
    });
    i64::from(whole.sum::<u32>() + rest)
}

#[cfg(test)]
#[path = "words_tests.rs"]
mod tests;
