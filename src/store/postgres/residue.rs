//! Whether texts were deleted since their bytes were last removed from the files.

use memledger_store::StoreError;
use sqlx::PgConnection;

use super::error;

/// Tables whose rows are erased together, by the name under which that is noted; each with a column that can be changed
/// without changing a value.
pub type Group = (&'static str, &'static [(&'static str, &'static str)]);

/// Every table that holds what is personal.
pub const GROUPS: [Group; 2] = [
    ("contents", &[("contents", "key"), ("vectors", "bits")]),
    (
        "thread_checkpoints",
        &[
            ("thread_checkpoints", "body"),
            ("thread_checkpoint_blobs", "body"),
            ("thread_checkpoint_writes", "body"),
            ("thread_states", "body"),
        ],
    ),
];

/// The group of a table.
pub fn group_of(table: &str) -> Result<&'static str, StoreError> {
    let has = |(_, tables): &&Group| tables.iter().any(|(name, _)| *name == table);
    let group = GROUPS.iter().find(has).map(|(name, _)| *name);
    group.ok_or_else(|| StoreError::Corrupt(format!("{table} is not among the tables that are cleaned")))
}

/// The statement that notes a deletion from tables of a group.
pub fn note_sql(group: &'static str) -> String {
    format!(
        "INSERT INTO residue (table_name, deletions, cleaned) VALUES ('{group}', 1, 0) \
         ON CONFLICT (table_name) DO UPDATE SET deletions = residue.deletions + 1"
    )
}

/// To be called first in a transaction that deletes contents: such transactions wait for each other here, and not where
/// they hold places in the log.
pub async fn note(connection: &mut PgConnection) -> Result<(), StoreError> {
    sqlx::query(&note_sql("contents")).execute(connection).await.map_err(error)?;
    Ok(())
}

/// The groups whose last deletion is still to be cleaned up after, each with the number of its deletions.
pub async fn due(connection: &mut PgConnection) -> Result<Vec<(&'static Group, i64)>, StoreError> {
    let sql = "SELECT table_name, deletions FROM residue WHERE deletions > cleaned";
    let noted: Vec<(String, i64)> = sqlx::query_as(sql).fetch_all(connection).await.map_err(error)?;
    let number = |name: &str| noted.iter().find(|(noted, _)| noted == name).map(|(_, deletions)| *deletions);
    Ok(GROUPS.iter().filter_map(|group| Some((group, number(group.0)?))).collect())
}

/// Notes that so many deletions were cleaned up after. Another server may have done more meanwhile.
pub async fn done(connection: &mut PgConnection, group: &str, deletions: i64) -> Result<(), StoreError> {
    let sql = "UPDATE residue SET cleaned = greatest(cleaned, $1) WHERE table_name = $2";
    sqlx::query(sql).bind(deletions).bind(group).execute(connection).await.map_err(error)?;
    Ok(())
}
