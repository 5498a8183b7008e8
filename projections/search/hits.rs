//! The first look: which rows share words with a query, and which lie near it, whether or not they may be found.

use std::collections::HashSet;

use memledger_store::{Dialect, Row, StoreError, Value, projector::Query};

use super::TABLES;
use crate::{Conditions, UserKey};

/// What to look for, and how far.
#[derive(Debug, Clone)]
pub struct Look<'a> {
    /// In the form that rows hold words in; empty where the query has none.
    pub words: &'a [String],
    /// The query's bits by what made them; more than one while memories change to another embedder. Empty where
    /// the caller works out himself what lies near.
    pub near: &'a [(String, Vec<u8>)],
    /// How many rows of a word, and how many of the nearest.
    pub reach: usize,
    /// Rows of memories that changed behind this rev are wanted as well, at most so many.
    pub changed: Option<(u64, usize)>,
}

/// What a look saw.
#[derive(Debug, Clone, Default)]
pub struct Seen {
    /// Active memories of the user.
    pub active: i64,
    /// The user's newest rev.
    pub rev: u64,
    /// Rows that hold a word, with the word's number; those that hold all have the number behind the last.
    pub by_word: Vec<(String, usize)>,
    pub near: Vec<String>,
    pub changed: Vec<Changed>,
    /// How many changes these come of: as many as were asked for where there are more.
    pub changes: usize,
}

/// A row as it is now, of a memory that changed.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Changed {
    pub memory_id: String,
    /// Its text's words in order; none where it has no row.
    pub words: Option<String>,
    /// What made its bits, and these; none where it has no row, or its text waits for them.
    pub embedded: Option<(String, Vec<u8>)>,
}

/// What a row is about; no row begins with NULL.
const STANDING: i64 = 0;
const OF_WORD: i64 = 1;
const NEAR: i64 = 2;
const CHANGED: i64 = 3;

impl Look<'_> {
    /// One statement, whose rows [`Seen::read`] reads.
    pub fn query(&self, user: &UserKey, dialect: Dialect) -> Query {
        let mut conditions = Conditions::of_user("s", user);
        let of_user = conditions.sql();
        let of_stats = of_user.replace("s.", "u.");
        let stat = |column: &str| {
            format!("coalesce((SELECT max(u.{column}) FROM user_stats u WHERE {of_stats}), 0)")
        };
        let mut parts = vec![format!(
            "SELECT {STANDING} AS what, '' AS memory_id, {} AS number, {} AS rev, \
             CAST(NULL AS TEXT) AS words, CAST(NULL AS TEXT) AS embedder, CAST(NULL AS BYTEA) AS bits",
            stat("active"),
            stat("rev")
        )];
        let own = user.word();
        let words: Vec<String> = self.words.iter().map(|word| format!("{own}{word}")).collect();
        if !words.is_empty() {
            let parameter = |value| conditions.parameter(value);
            let rows = dialect.with_words(&TABLES[0], "memory_id", &words, self.reach, parameter);
            parts.push(format!(
                "SELECT {OF_WORD}, w.memory_id, w.number, 0, NULL, NULL, NULL FROM ({rows}) w"
            ));
        }
        for (embedder, bits) in self.near {
            let embedder = conditions.parameter(embedder.as_str());
            let bits = conditions.parameter(dialect.bits(bits));
            let reach = conditions.parameter(self.reach as u64);
            let distance = dialect.distance("s.bits", &bits);
            parts.push(format!(
                "SELECT {NEAR}, n.memory_id, 0, 0, NULL, NULL, NULL FROM (SELECT s.memory_id, {distance} AS distance \
                 FROM search s WHERE {of_user} AND s.embedder = {embedder} AND s.bits IS NOT NULL \
                 ORDER BY 2 LIMIT {reach}) n"
            ));
        }
        if let Some((rev, most)) = self.changed {
            let (rev, most) = (conditions.parameter(rev), conditions.parameter(most as u64));
            // Few rows, each looked up by itself: a join would read all of the user's where it takes them for many.
            let of_row = |column: &str| {
                format!("(SELECT {column} FROM search s WHERE {of_user} AND s.memory_id = c.memory_id)")
            };
            parts.push(format!(
                "SELECT {CHANGED}, c.memory_id, 0, 0, {}, {}, {} FROM (SELECT u.memory_id FROM changes u \
                 WHERE {of_stats} AND u.rev > {rev} ORDER BY u.rev LIMIT {most}) c",
                of_row("s.words"),
                of_row("s.embedder"),
                of_row(&dialect.bytes_of_bits("s.bits"))
            ));
        }
        Query { sql: parts.join(" UNION ALL "), parameters: conditions.values }
    }
}

impl Seen {
    pub fn read(rows: Vec<Row>) -> Result<Self, StoreError> {
        let mut seen = Self::default();
        // A memory may have changed twice; its row is the same.
        let mut known = HashSet::new();
        for row in rows {
            let memory_id = row[1].text()?.to_owned();
            match row[0].int()? {
                STANDING => {
                    seen.active = row[2].int()?;
                    seen.rev = u64::try_from(row[3].int()?).map_err(StoreError::corrupt)?;
                }
                OF_WORD => {
                    let number = usize::try_from(row[2].int()?).map_err(StoreError::corrupt)?;
                    seen.by_word.push((memory_id, number));
                }
                NEAR => seen.near.push(memory_id),
                _ => {
                    seen.changes += 1;
                    if !known.insert(memory_id.clone()) {
                        continue;
                    }
                    let words = row[4].maybe(Value::text)?.map(str::to_owned);
                    let embedded = embedded(&row[5], &row[6])?;
                    seen.changed.push(Changed { memory_id, words, embedded });
                }
            }
        }
        Ok(seen)
    }
}

fn embedded(embedder: &Value, bits: &Value) -> Result<Option<(String, Vec<u8>)>, StoreError> {
    let Some(embedder) = embedder.maybe(Value::text)? else { return Ok(None) };
    Ok(bits.maybe(Value::bytes)?.map(|bits| (embedder.to_owned(), bits.to_vec())))
}

/// All of a user's rows as [`Seen::changed`] has them, behind the row of the user's standing; for at most so many.
pub fn all(user: &UserKey, dialect: Dialect, most: usize) -> Query {
    let look = Look { words: &[], near: &[], reach: 0, changed: None };
    // The user is asked for with its first three parameters.
    let Query { sql, mut parameters } = look.query(user, dialect);
    parameters.push((most as u64).into());
    let sql = format!(
        "{sql} UNION ALL SELECT * FROM (SELECT {CHANGED}, s.memory_id, 0, 0, s.words, s.embedder, {} FROM search s \
         WHERE s.partition_id = $1 AND s.tenant_id = $2 AND s.user_id = $3 LIMIT $4) a",
        dialect.bytes_of_bits("s.bits")
    );
    Query { sql, parameters }
}

#[cfg(test)]
#[path = "hits_tests.rs"]
mod tests;
