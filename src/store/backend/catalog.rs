//! The tables, views and indexes that a database has, as it tells.

use std::collections::HashMap;

use crate::{
    Dialect, Row, StoreError, Value,
    table::{Table, sql_type},
};

/// Rows of name, kind and, of a table, one column with its type; in a table's order.
pub const SQLITE: &str = "SELECT m.name, m.type, c.name, c.type FROM sqlite_schema m \
    JOIN pragma_table_info(m.name) c WHERE m.type = 'table' \
    UNION ALL SELECT name, type, NULL, NULL FROM sqlite_schema WHERE type <> 'table'";

/// The same, of the schema where `CREATE TABLE` would make one.
pub const POSTGRES: &str = "SELECT c.relname::text, CASE c.relkind WHEN 'r' THEN 'table' WHEN 'p' THEN 'table' \
      WHEN 'v' THEN 'view' WHEN 'm' THEN 'materialized view' ELSE 'index' END, \
      a.attname::text, format_type(a.atttypid, NULL) \
    FROM pg_class c LEFT JOIN pg_attribute a ON a.attrelid = c.oid AND a.attnum > 0 AND NOT a.attisdropped \
      AND c.relkind IN ('r', 'p') \
    WHERE c.relnamespace = to_regnamespace(quote_ident(current_schema())) \
      AND c.relkind IN ('r', 'p', 'v', 'm', 'i', 'I') ORDER BY c.relname, a.attnum";

#[derive(Debug, Default)]
struct Relation {
    kind: String,
    columns: Vec<(String, String)>,
}

#[derive(Debug, Default)]
pub struct Catalog(HashMap<String, Relation>);

impl Catalog {
    pub fn of_rows(rows: &[Row]) -> Result<Self, StoreError> {
        let mut catalog = Self::default();
        for row in rows {
            let relation = catalog.0.entry(row[0].text()?.to_owned()).or_default();
            row[1].text()?.clone_into(&mut relation.kind);
            if row[2] != Value::Null {
                relation.columns.push((row[2].text()?.to_owned(), row[3].text()?.to_lowercase()));
            }
        }
        Ok(catalog)
    }

    pub fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    pub fn has(&self, name: &str) -> bool {
        self.0.contains_key(name)
    }

    /// Whether a table has these columns; others may be there, too.
    pub fn has_columns<'a>(&self, table: &str, wanted: impl IntoIterator<Item = &'a str>) -> bool {
        let Some(found) = self.0.get(table) else { return false };
        wanted.into_iter().all(|wanted| found.columns.iter().any(|(name, _)| name == wanted))
    }

    /// Why the table of a generation can't be the read model's, if it can't.
    pub fn strangeness(&self, table: &Table, generation: i64, dialect: Dialect) -> Option<String> {
        let name = table.of(generation);
        let Some(found) = self.0.get(&name) else { return Some(format!("its table {name} is missing")) };
        let wanted = table.columns.iter().map(|(name, kind)| (*name, sql_type(*kind, dialect)));
        let mut wanted = wanted.map(|(name, kind)| (name, kind.split(' ').next().unwrap_or(kind)));
        let has = |wanted| found.columns.iter().any(|(name, kind)| wanted == (name.as_str(), kind.as_str()));
        (!wanted.all(has)).then(|| format!("its table {name} has other columns"))
    }

    pub fn is_view(&self, name: &str) -> bool {
        self.0.get(name).is_some_and(|relation| relation.kind == "view")
    }

    /// The statement that takes a name away, whatever has it.
    pub fn drop(&self, name: &str) -> Option<String> {
        self.0.get(name).map(|relation| format!("DROP {} {name}", relation.kind.to_uppercase()))
    }
}
