//! What the two databases say differently.

use crate::{Value, table::Table};

/// Which database's words to use.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Dialect {
    Postgres,
    Sqlite,
}

/// Each word with what belongs before it.
pub(crate) fn own_words(alias: &str, own: &str, words: &str) -> String {
    format!("{alias}{own} || replace({alias}{words}, ' ', ' ' || {alias}{own})")
}

/// What a full-text index of PostgreSQL holds of that.
fn vector_of(alias: &str, own: &str, words: &str) -> String {
    format!("array_to_tsvector(string_to_array({}, ' '))", own_words(alias, own, words))
}

impl Dialect {
    /// Keys of rows of the live table of that name that hold a word, for each of the words, and once more of
    /// rows that hold all of them: `column` of at most so many rows each, and as `number` the word's place among
    /// the words, or how many there are. A row may come twice. A word is asked for with what stands before it.
    /// Parameters are made by `parameter`.
    pub fn with_words(
        self,
        table: &Table,
        column: &str,
        words: &[String],
        limit: usize,
        mut parameter: impl FnMut(Value) -> String,
    ) -> String {
        let Some((own, of)) = table.words.filter(|_| !words.is_empty()) else {
            return format!("SELECT {column}, 0 AS number FROM {} WHERE 1 = 0", table.name);
        };
        let limit = parameter((limit as u64).into());
        match self {
            Self::Postgres => {
                // All at once: the plan is the same however many there are.
                let asked: Vec<&str> = words.iter().map(String::as_str).collect();
                let list = parameter(format!("{} {}", asked.join(" "), asked.join("&")).into());
                format!(
                    "SELECT f.{column}, w.number - 1 AS number \
                     FROM unnest(string_to_array({list}, ' ')) WITH ORDINALITY AS w(word, number) CROSS JOIN LATERAL \
                     (SELECT i.{column} FROM {} i WHERE {} @@ w.word::tsquery LIMIT {limit}) f",
                    table.name,
                    vector_of("i.", own, of)
                )
            }
            Self::Sqlite => {
                // The index's own name changes with every generation, so the store puts it in as it asks.
                let mut hits = |number: usize, asked: String| {
                    let asked = parameter(asked.into());
                    format!(
                        "SELECT * FROM (SELECT i.{column}, {number} AS number FROM {{words:{name}}}({asked}) f \
                         CROSS JOIN {name} i WHERE i.row_number = f.rowid LIMIT {limit})",
                        name = table.name
                    )
                };
                // Filled up with the last one, so that there are few texts of this statement to plan.
                let last = words.len() - 1;
                let slots = (0..words.len().next_power_of_two()).map(|slot| slot.min(last));
                let mut parts: Vec<String> = slots.map(|slot| hits(slot, words[slot].clone())).collect();
                parts.push(hits(words.len(), words.join(" AND ")));
                parts.join(" UNION ALL ")
            }
        }
    }

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

    /// In how many bits a column and a parameter of [`Self::bits`] differ.
    pub fn distance(self, column: &str, parameter: &str) -> String {
        match self {
            // Read once, and not again for each row.
            Self::Postgres => format!("bit_count({column} # (SELECT {parameter}::varbit))"),
            Self::Sqlite => format!("distance({column}, {parameter})"),
        }
    }

    /// A column of bits as the bytes that [`Self::bits`] was given.
    pub fn bytes_of_bits(self, column: &str) -> String {
        match self {
            // Before them it sends how many they are.
            Self::Postgres => format!("substring(varbit_send({column}) FROM 5)"),
            Self::Sqlite => column.to_owned(),
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

    /// The parameter for bits.
    pub fn bits(self, bytes: &[u8]) -> Value {
        match self {
            Self::Postgres => bit_text(bytes).into(),
            Self::Sqlite => Value::Bytes(bytes.to_vec()),
        }
    }

    /// Statements that make a table's full-text index; PostgreSQL keeps it up by itself.
    pub(crate) fn index_words(self, table: &str, own: &str, column: &str) -> Vec<String> {
        match self {
            // A long list of rows yet to be sorted in would be read by every search.
            Self::Postgres => vec![
                format!(
                    "CREATE INDEX IF NOT EXISTS {table}_words ON {table} USING gin ({}) \
                     WITH (gin_pending_list_limit = 128)",
                    vector_of("", own, column)
                ),
                // The words would be sampled as the index's too, where no purge reaches them.
                format!("ALTER INDEX {table}_words ALTER COLUMN 1 SET STATISTICS 0"),
            ],
            Self::Sqlite => {
                let words = format!("{table}_words");
                vec![
                    format!(
                        "CREATE VIRTUAL TABLE IF NOT EXISTS {words} USING fts5({column}, content='{table}', \
                         content_rowid='row_number', detail=none, columnsize=0, tokenize='ascii')"
                    ),
                    // Rows whose words are still in the index's pages, marked as gone. Its own way to be rid of
                    // them at once, `secure-delete`, corrupts the index in SQLite 3.46.0.
                    format!(
                        "CREATE TABLE IF NOT EXISTS {table}_gone (row_number INTEGER PRIMARY KEY) STRICT"
                    ),
                    // Rows go in many ways. Those that come are learnt by who writes them.
                    format!(
                        "CREATE TRIGGER IF NOT EXISTS {table}_out AFTER DELETE ON {table} BEGIN \
                         INSERT INTO {words} ({words}, rowid, {column}) \
                         VALUES ('delete', old.row_number, {}); \
                         INSERT OR IGNORE INTO {table}_gone VALUES (old.row_number); END",
                        own_words("old.", own, column)
                    ),
                ]
            }
        }
    }
}

/// Bits as PostgreSQL writes them: zeros and ones.
pub(crate) fn bit_text(bytes: &[u8]) -> String {
    bytes
        .iter()
        .flat_map(|byte| (0..8).rev().map(move |at| if (byte >> at) & 1 == 1 { '1' } else { '0' }))
        .collect()
}
