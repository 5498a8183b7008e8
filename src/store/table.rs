//! A read model's tables, written once for both databases.

use crate::{Dialect, StreamKey};

/// A column's type; the names differ between the databases, the values do not.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Type {
    Int,
    Text,
    Uuid,
    Bytes,
}

/// One table of a read model. The first `key` columns are its primary key, `partition_id` first.
#[derive(Debug)]
pub struct Table {
    pub name: &'static str,
    pub columns: &'static [(&'static str, Type)],
    pub key: usize,
    /// How many of the last columns a rebuild need not make again alike: they are made from texts, of which
    /// some are destroyed by now, or by a model.
    pub beside: usize,
    /// How many of those may be left NULL by the fold, and are filled in later: the last ones.
    pub filled: usize,
    /// Further indexes: a short name and, in brackets, its columns.
    pub indexes: &'static [(&'static str, &'static str)],
    /// Columns that are made of texts. Rows that have any are long; a purge deletes them, and what it leaves of
    /// their bytes is cleaned up.
    pub personal: &'static [&'static str],
}

/// A column of PostgreSQL's personal tables, by changing which they are rewritten.
pub const REWRITTEN: &str = "rewritten";

impl Table {
    /// The name of the table of one generation; the plain name is a view of the live one.
    pub fn of(&self, generation: i64) -> String {
        format!("{}_g{generation}", self.name)
    }

    /// What a row of [`fill`](crate::EventStore::fill) holds: the key, what must still be so, what is filled in.
    pub fn fill_columns(&self) -> Vec<(&'static str, Type)> {
        let filled = &self.columns[self.columns.len() - self.filled..];
        self.columns[..=self.key].iter().chain(filled).copied().collect()
    }

    /// `SET` of an update from rows of [`Self::fill_columns`] under that alias, and its condition.
    pub fn fill_from(&self, alias: &str) -> (String, String) {
        let columns = self.fill_columns();
        let (kept, filled) = columns.split_at(self.key + 1);
        let set: Vec<String> = filled.iter().map(|(name, _)| format!("{name} = {alias}.{name}")).collect();
        let same: Vec<String> = kept.iter().map(|(name, _)| format!("t.{name} = {alias}.{name}")).collect();
        (set.join(", "), same.join(" AND "))
    }

    /// The statement that fills a generation in from another one of the same rows, where it may leave any open.
    pub fn fill_generation(&self, from: i64, into: i64) -> Option<String> {
        let first = self.columns.get(self.columns.len() - self.filled).filter(|_| self.filled > 0)?.0;
        let (set, same) = self.fill_from("o");
        Some(format!(
            "UPDATE {} AS t SET {set} FROM {} o WHERE {same} AND t.{first} IS NULL AND o.{first} IS NOT NULL",
            self.of(into),
            self.of(from)
        ))
    }

    pub fn key_columns(&self) -> &'static [(&'static str, Type)] {
        &self.columns[..self.key]
    }

    /// The statement that makes the table of a generation, without its further indexes.
    pub fn create(&self, generation: i64, dialect: Dialect) -> String {
        let columns: Vec<String> = self
            .columns
            .iter()
            .enumerate()
            .map(|(at, (name, kind))| {
                let required = if at < self.key { " NOT NULL" } else { "" };
                format!("{name} {}{required}", sql_type(*kind, dialect))
            })
            .collect();
        let (name, columns, key) =
            (self.of(generation), columns.join(", "), names(self.key_columns()).join(", "));
        match (dialect, self.is_personal()) {
            (Dialect::Postgres, false) => format!("CREATE TABLE {name} ({columns}, PRIMARY KEY ({key}))"),
            // A change of this column rewrites the table, and no view stands in its way.
            (Dialect::Postgres, true) => {
                format!("CREATE TABLE {name} ({columns}, {REWRITTEN} smallint, PRIMARY KEY ({key}))")
            }
            (Dialect::Sqlite, false) => {
                format!("CREATE TABLE {name} ({columns}, PRIMARY KEY ({key})) STRICT, WITHOUT ROWID")
            }
            // Few long rows fit a page, so a search among them by key would read many.
            (Dialect::Sqlite, true) => format!("CREATE TABLE {name} ({columns}, PRIMARY KEY ({key})) STRICT"),
        }
    }

    /// Statements that keep PostgreSQL from sampling what is personal: a purge does not reach its statistics.
    pub fn unsampled(&self, generation: i64) -> Vec<String> {
        let alter =
            |name: &&str| format!("ALTER TABLE {} ALTER COLUMN {name} SET STATISTICS 0", self.of(generation));
        self.personal.iter().map(alter).collect()
    }

    /// Statements that make the further indexes of a generation, where they are not there yet.
    pub fn create_indexes(&self, generation: i64) -> Vec<String> {
        let table = self.of(generation);
        let index =
            |(name, on): &(&str, &str)| format!("CREATE INDEX IF NOT EXISTS {table}_{name} ON {table} {on}");
        self.indexes.iter().map(index).collect()
    }

    /// Statements that make the plain name show this generation.
    pub fn show(&self, generation: i64, dialect: Dialect) -> Vec<String> {
        let columns = match dialect {
            Dialect::Postgres => names(self.columns).join(", "),
            Dialect::Sqlite => "*".to_owned(),
        };
        vec![
            format!("DROP VIEW IF EXISTS {}", self.name),
            format!("CREATE VIEW {} AS SELECT {columns} FROM {}", self.name, self.of(generation)),
        ]
    }

    /// Whether rows hold what is made of texts.
    pub fn is_personal(&self) -> bool {
        !self.personal.is_empty()
    }

    /// Whether the rows belong to one user each.
    pub fn per_user(&self) -> bool {
        self.columns.get(2).is_some_and(|(name, _)| *name == "user_id")
    }

    /// All rows of a generation in key order; `user` is a `WHERE` or empty.
    pub fn in_order(&self, table: &str, user: &str) -> String {
        let key = names(self.key_columns()).join(", ");
        format!("SELECT {} FROM {table} {user} ORDER BY {key}", self.compared_columns())
    }

    /// Keys of the first rows that one table has and the other has not.
    pub fn only_in(&self, one: &str, other: &str, user: &str, limit: usize) -> String {
        let key = names(self.key_columns()).join(", ");
        let columns = self.compared_columns();
        format!(
            "SELECT {key} FROM (SELECT {columns} FROM {one} {user} EXCEPT SELECT {columns} FROM {other} {user}) AS d \
             ORDER BY {key} LIMIT {limit}"
        )
    }

    fn compared_columns(&self) -> String {
        names(&self.columns[..self.columns.len() - self.beside]).join(", ")
    }

    /// `ON CONFLICT …` of an upsert into this table.
    pub fn on_conflict(&self) -> String {
        let rest: Vec<String> =
            self.columns[self.key..].iter().map(|(name, _)| format!("{name} = excluded.{name}")).collect();
        let key = names(self.key_columns()).join(", ");
        if rest.is_empty() {
            return format!("ON CONFLICT ({key}) DO NOTHING");
        }
        format!("ON CONFLICT ({key}) DO UPDATE SET {}", rest.join(", "))
    }
}

/// A text as a SQL literal, for statements that take no parameters.
pub fn quoted(text: &str) -> String {
    format!("'{}'", text.replace('\'', "''"))
}

/// `WHERE` of one user's rows, quoted, for statements that take no parameters.
pub fn of_user(stream: &StreamKey) -> String {
    format!(
        "WHERE partition_id = {} AND tenant_id = {} AND user_id = {}",
        stream.partition(),
        quoted(&stream.tenant_id),
        quoted(&stream.stream_id)
    )
}

pub fn names(columns: &'static [(&'static str, Type)]) -> Vec<&'static str> {
    columns.iter().map(|(name, _)| *name).collect()
}

fn sql_type(kind: Type, dialect: Dialect) -> &'static str {
    match (kind, dialect) {
        (Type::Int, Dialect::Postgres) => "bigint",
        (Type::Int, Dialect::Sqlite) => "integer",
        // Compared by bytes on both, so that orders and digests agree.
        (Type::Text, Dialect::Postgres) => "text COLLATE \"C\"",
        (Type::Text, Dialect::Sqlite) => "text",
        (Type::Uuid, Dialect::Postgres) => "uuid",
        (Type::Bytes, Dialect::Postgres) => "bytea",
        (Type::Uuid | Type::Bytes, Dialect::Sqlite) => "blob",
    }
}
