//! A read model's tables, written once for both databases.

use crate::{Dialect, StreamKey};

/// A column's type; the names differ between the databases, the values do not.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Type {
    /// The number of a partition: an engine that places tables together asks for one type in all of them.
    Partition,
    Int,
    Text,
    Uuid,
    Bytes,
}

/// The first column of every table whose rows belong to a partition.
pub const PARTITION: (&str, Type) = ("partition_id", Type::Partition);

/// One table. The first `key` columns are its primary key; a read model's begins with `partition_id`.
#[derive(Debug)]
pub struct Table {
    pub name: &'static str,
    pub columns: &'static [(&'static str, Type)],
    pub key: usize,
    /// The column with the position of the event that wrote the row, where one event writes each row and nothing looks it
    /// up later. A rebuild on PostgreSQL makes such a table's key once all rows are there.
    pub position: Option<&'static str>,
    /// Further indexes: a short name and, in brackets, its columns.
    pub indexes: &'static [(&'static str, &'static str)],
}

impl Table {
    /// The name of the table of one generation; the plain name is a view of the live one.
    pub fn of(&self, generation: i64) -> String {
        format!("{}_g{generation}", self.name)
    }

    pub fn key_columns(&self) -> &'static [(&'static str, Type)] {
        &self.columns[..self.key]
    }

    /// The statement that makes the table of a generation, without its further indexes; `keyed` with its key.
    pub fn create(&self, generation: i64, dialect: Dialect, keyed: bool) -> String {
        let columns: Vec<String> = self
            .columns
            .iter()
            .enumerate()
            .map(|(at, (name, kind))| {
                let required = if at < self.key { " NOT NULL" } else { "" };
                format!("{name} {}{required}", sql_type(*kind, dialect))
            })
            .collect();
        let (name, columns) = (self.of(generation), columns.join(", "));
        let key = if keyed { format!(", {}", self.primary_key()) } else { String::new() };
        let how = match dialect {
            Dialect::Postgres => "",
            Dialect::Sqlite => " STRICT, WITHOUT ROWID",
        };
        format!("CREATE TABLE {name} ({columns}{key}){how}")
    }

    /// The key, as it stands in the statement that makes the table and in one that adds it.
    pub fn primary_key(&self) -> String {
        format!("PRIMARY KEY ({})", names(self.key_columns()).join(", "))
    }

    /// Statements that make the further indexes of a generation, where they are not there yet.
    pub fn create_indexes(&self, generation: i64) -> Vec<String> {
        let table = self.of(generation);
        let index =
            |(name, on): &(&str, &str)| format!("CREATE INDEX IF NOT EXISTS {table}_{name} ON {table} {on}");
        self.indexes.iter().map(index).collect()
    }

    /// Statements that make the plain name show this generation; a table of that name is in their way.
    pub fn show(&self, generation: i64, dialect: Dialect) -> [String; 2] {
        let columns = match dialect {
            Dialect::Postgres => names(self.columns).join(", "),
            Dialect::Sqlite => "*".to_owned(),
        };
        [
            format!("DROP VIEW IF EXISTS {}", self.name),
            format!("CREATE VIEW {} AS SELECT {columns} FROM {}", self.name, self.of(generation)),
        ]
    }

    /// Whether a view's definition, as a database tells it, shows all of this generation and nothing else; its table may be
    /// qualified by this schema.
    pub fn is_shown_by(&self, definition: &str, generation: i64, schema: &str) -> bool {
        let (table, plain) = (self.of(generation), definition.replace('"', ""));
        let words = plain.split_whitespace().collect::<Vec<_>>().join(" ");
        let query = words.trim_end_matches(';');
        let query = query.strip_prefix(&format!("CREATE VIEW {} AS ", self.name)).unwrap_or(query);
        let Some((columns, from)) = query.strip_prefix("SELECT ").and_then(|rest| rest.split_once(" FROM "))
        else {
            return false;
        };
        let of_table = format!("{table}.");
        let columns = columns.split(", ").map(|column| column.strip_prefix(&of_table).unwrap_or(column));
        (from == table || from == format!("{schema}.{table}"))
            && (columns.clone().eq(["*"]) || columns.eq(names(self.columns)))
    }

    /// Whether the rows belong to one user each.
    pub fn per_user(&self) -> bool {
        self.columns.get(2).is_some_and(|(name, _)| *name == "user_id")
    }

    /// All rows of a generation in key order; `user` is a `WHERE` or empty.
    pub fn in_order(&self, table: &str, user: &str) -> String {
        let key = names(self.key_columns()).join(", ");
        format!("SELECT {} FROM {table} {user} ORDER BY {key}", names(self.columns).join(", "))
    }

    /// Keys of the first rows that one table has and the other has not.
    pub fn only_in(&self, one: &str, other: &str, user: &str, limit: usize) -> String {
        let key = names(self.key_columns()).join(", ");
        let columns = names(self.columns).join(", ");
        format!(
            "SELECT {key} FROM (SELECT {columns} FROM {one} {user} EXCEPT SELECT {columns} FROM {other} {user}) AS d \
             ORDER BY {key} LIMIT {limit}"
        )
    }

    /// The row of a key, whose values are the parameters.
    pub fn by_key(&self, table: &str) -> String {
        let key = self.key_columns().iter().enumerate();
        let key: Vec<String> = key.map(|(at, (name, _))| format!("{name} = ${}", at + 1)).collect();
        format!("SELECT {} FROM {table} WHERE {}", names(self.columns).join(", "), key.join(" AND "))
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
        quoted(stream.user())
    )
}

pub fn names(columns: &'static [(&'static str, Type)]) -> Vec<&'static str> {
    columns.iter().map(|(name, _)| *name).collect()
}

pub fn sql_type(kind: Type, dialect: Dialect) -> &'static str {
    match (kind, dialect) {
        (Type::Partition, _) | (Type::Int, Dialect::Sqlite) => "integer",
        (Type::Int, Dialect::Postgres) => "bigint",
        // Compared by bytes on both, so that orders and digests agree.
        (Type::Text, Dialect::Postgres) => "text COLLATE \"C\"",
        (Type::Text, Dialect::Sqlite) => "text",
        (Type::Uuid, Dialect::Postgres) => "uuid",
        (Type::Bytes, Dialect::Postgres) => "bytea",
        (Type::Uuid | Type::Bytes, Dialect::Sqlite) => "blob",
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const TALLY: Table = Table {
        name: "tally",
        columns: &[("a", Type::Int), ("b", Type::Text)],
        key: 1,
        position: None,
        indexes: &[],
    };

    #[test]
    fn a_view_shows_a_table_as_a_whole_or_something_else() {
        let shown = [
            "CREATE VIEW tally AS SELECT * FROM tally_g3",
            "CREATE VIEW tally AS SELECT a, b FROM tally_g3",
            // As PostgreSQL tells it before version 16, and since.
            " SELECT tally_g3.a,\n    tally_g3.b\n   FROM tally_g3;",
            " SELECT a,\n    \"b\"\n   FROM ledger.tally_g3;",
        ];
        for definition in shown {
            assert!(TALLY.is_shown_by(definition, 3, "ledger"), "{definition}");
        }
        let others = [
            "Not a view",
            "SELECT a, b FROM tally_g2;",
            "SELECT a, b FROM other.tally_g3;",
            "SELECT b, a FROM tally_g3;",
            "SELECT a FROM tally_g3;",
            "SELECT a, b + 1 AS b FROM tally_g3;",
            "SELECT a, b FROM tally_g3 WHERE a > 1;",
            "SELECT a, b FROM tally_g3 UNION ALL SELECT a, b FROM tally_g3;",
            "SELECT DISTINCT a, b FROM tally_g3;",
            "CREATE VIEW another AS SELECT * FROM tally_g3",
        ];
        for definition in others {
            assert!(!TALLY.is_shown_by(definition, 3, "ledger"), "{definition}");
        }
    }
}
