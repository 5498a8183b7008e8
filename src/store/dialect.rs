//! What the two databases say differently.

use crate::Value;

/// Which database's words to use.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Dialect {
    Postgres,
    Sqlite,
}

impl Dialect {
    /// A join that looks rows of a table up, under that alias, for each row before it: what stands behind the
    /// tables before, and a condition. PostgreSQL would else read all of a user's rows first where it takes
    /// them for few; SQLite looks at the tables between `CROSS JOIN`s in their order.
    pub fn look_up(self, table: &str, alias: &str, condition: &str) -> (String, String) {
        match self {
            Self::Postgres => (
                format!(
                    "CROSS JOIN LATERAL (SELECT * FROM {table} {alias} WHERE {condition} OFFSET 0) {alias}"
                ),
                "TRUE".to_owned(),
            ),
            Self::Sqlite => (format!("CROSS JOIN {table} {alias}"), condition.to_owned()),
        }
    }

    /// The same, as one join that keeps a row without any beside it.
    pub fn look_up_if_any(self, table: &str, alias: &str, condition: &str) -> String {
        match self {
            Self::Postgres => format!(
                "LEFT JOIN LATERAL (SELECT * FROM {table} {alias} WHERE {condition} OFFSET 0) {alias} ON TRUE"
            ),
            Self::Sqlite => format!("LEFT JOIN {table} {alias} ON {condition}"),
        }
    }

    /// What stands in a column of JSON text under a name, as text.
    pub fn text_in_json(self, column: &str, name: &str) -> String {
        match self {
            Self::Postgres => format!("CAST({column} AS json) ->> '{name}'"),
            Self::Sqlite => format!("{column} ->> '{name}'"),
        }
    }

    /// The parameter for a list of rows of texts, and a table of it, of which `value ->> 0` is the first text of a row.
    pub fn rows(self, parameter: &str) -> String {
        match self {
            Self::Postgres => format!("json_array_elements(CAST({parameter} AS json))"),
            Self::Sqlite => format!("json_each({parameter})"),
        }
    }

    /// The parameter for a list of texts, and a table of it with the column `value`.
    pub fn listed(self, texts: &[&str], parameter: impl FnOnce(Value) -> String) -> String {
        let list = parameter(serde_json::json!(texts).to_string().into());
        match self {
            Self::Postgres => format!("json_array_elements_text(CAST({list} AS json))"),
            Self::Sqlite => format!("json_each({list})"),
        }
    }
}
