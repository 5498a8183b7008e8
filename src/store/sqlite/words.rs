//! What searches need of SQLite: the name of a full-text index, and how far bits lie apart.

use rusqlite::{Connection, functions::FunctionFlags};

use super::{
    error,
    read::{self, query as plain_query},
};
use crate::{Row, StoreError, Value};

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
