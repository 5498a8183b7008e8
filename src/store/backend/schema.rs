//! What the migrations leave: tables, indexes and views by name, and the statements that make each of them anew.

use std::collections::BTreeSet;

use super::{catalog::Catalog, migrations::MIGRATIONS};
use crate::{Dialect, StoreError};

/// The log itself. Nothing else knows what they hold, so that a ledger without one of them is none.
pub const LOG: [&str; 4] = ["partitions", "events", "contents", "commands"];

/// What is made from the log, or may be forgotten: a table with other columns is as good as none.
const REBUILDABLE: [&str; 8] = [
    "snapshots",
    "projections",
    "generations",
    "checkpoints",
    "parked_events",
    "followers",
    "run_leases",
    "residue",
];

/// A table, an index or a view.
#[derive(Debug, Clone)]
pub struct SchemaObject {
    pub name: String,
    /// Whose index it is; a table's own name.
    table: String,
    /// In the order that they are run in.
    pub statements: Vec<String>,
    /// A table's, by name.
    columns: Vec<String>,
}

impl SchemaObject {
    fn is_table(&self) -> bool {
        !self.columns.is_empty()
    }
}

/// Everything that the migrations leave, tables before what is made upon them.
pub fn objects(dialect: Dialect) -> Vec<SchemaObject> {
    let mut objects: Vec<SchemaObject> = Vec::new();
    let scripts = MIGRATIONS.iter().map(|migration| match dialect {
        Dialect::Postgres => migration.postgres,
        Dialect::Sqlite => migration.sqlite,
    });
    for statement in scripts.flat_map(statements) {
        let mut words =
            statement.split_whitespace().filter(|word| !matches!(*word, "UNIQUE" | "IF" | "EXISTS"));
        let (verb, kind, name) = (words.next(), words.next(), words.next().unwrap_or_default().to_owned());
        match (verb, kind) {
            (Some("CREATE"), Some("INDEX")) => {
                let table = words.nth(1).unwrap_or_default().to_owned();
                objects.push(SchemaObject { name, table, statements: vec![statement], columns: Vec::new() });
            }
            (Some("CREATE"), Some("TABLE" | "VIEW")) => {
                let columns = if kind == Some("TABLE") { columns(&statement) } else { Vec::new() };
                objects.push(SchemaObject {
                    table: name.clone(),
                    name,
                    statements: vec![statement],
                    columns,
                });
            }
            // A table that is renamed makes room for another, and is dropped in the end.
            (Some("DROP"), Some("TABLE")) | (Some("ALTER"), Some("TABLE"))
                if verb == Some("DROP") || statement.contains(" RENAME TO ") =>
            {
                objects.retain(|object| object.table != name);
            }
            (Some("ALTER"), Some("TABLE")) => {
                if let Some(object) = objects.iter_mut().find(|object| object.name == name) {
                    let added = statement.split("ADD COLUMN ").skip(1);
                    object.columns.extend(
                        added.filter_map(|column| column.split_whitespace().next()).map(str::to_owned),
                    );
                    object.statements.push(statement);
                }
            }
            _ => {}
        }
    }
    objects.sort_by_key(|object| !object.is_table());
    objects
}

/// The statements of a script; each ends its line, as no line of a comment is looked at.
fn statements(script: &str) -> Vec<String> {
    let code: Vec<&str> = script.lines().filter(|line| !line.trim_start().starts_with("--")).collect();
    let code = code.join("\n");
    let all = code.split(";\n").map(|statement| statement.trim().trim_end_matches(';').trim().to_owned());
    all.filter(|statement| !statement.is_empty()).collect()
}

/// The columns of a statement that makes a table, one a line.
fn columns(statement: &str) -> Vec<String> {
    let first = statement.lines().skip(1).filter_map(|line| line.split_whitespace().next());
    let names = first.filter(|word| !matches!(*word, "CONSTRAINT" | "PRIMARY" | "FOREIGN" | "UNIQUE"));
    names.filter(|word| !word.starts_with(')')).map(str::to_owned).collect()
}

/// What is to be run so that a database has all of it again: statements for what is missing, and for what has other columns
/// and can be made from the log. The log's own tables can't.
pub fn repairs(catalog: &Catalog, dialect: Dialect) -> Result<Vec<String>, StoreError> {
    let (mut repairs, mut anew) = (Vec::new(), BTreeSet::new());
    for object in objects(dialect) {
        let (missing, table) = (!catalog.has(&object.name), object.table.as_str());
        let is_foreign = |name: &str| {
            REBUILDABLE.contains(&name)
                && !catalog.has_columns(name, object.columns.iter().map(String::as_str))
        };
        if object.is_table() && !missing && is_foreign(&object.name) {
            tracing::warn!(
                table,
                "it has other columns than the ledger's own; it will be created again, empty"
            );
            repairs.extend(catalog.drop(&object.name));
        } else if !missing && !anew.contains(table) {
            continue;
        } else if LOG.contains(&table) && object.is_table() {
            return Err(StoreError::Corrupt(format!(
                "{table}, a table of the log itself, is missing: restore a backup"
            )));
        }
        if object.is_table() {
            tracing::warn!(table, "it was missing; it will be created again, empty");
            anew.insert(table.to_owned());
        }
        repairs.extend(object.statements);
    }
    Ok(repairs)
}

/// Tables of the ledger, other than read models, that the database lacks.
pub fn missing(catalog: &Catalog, dialect: Dialect) -> Vec<String> {
    let tables = objects(dialect).into_iter().filter(SchemaObject::is_table);
    tables.map(|object| object.name).filter(|name| !catalog.has(name)).collect()
}

#[cfg(test)]
#[path = "schema_tests.rs"]
mod tests;
