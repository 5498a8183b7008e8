//! What candidates of a user with many memories are proposed from: of every row its words and bits, and of those
//! that changed since.

use std::collections::HashSet;

use memledger_store::{Dialect, Row, StoreError, Value, projector::Query};

use crate::{Conditions, UserKey};

/// What to read again, to bring up to date what was read before.
#[derive(Debug, Clone)]
pub struct Look<'a> {
    /// Rows of memories that changed behind this rev, at most so many changes.
    pub changed: (u64, usize),
    /// Memories whose rows are read in any case: a vector that is filled in later is no change.
    pub again: &'a [&'a str],
}

/// What was read.
#[derive(Debug, Clone, Default)]
pub struct Seen {
    /// Active memories of the user.
    pub active: i64,
    /// The user's newest rev.
    pub rev: u64,
    pub rows: Vec<Held>,
    /// How many changes these come of: as many as were asked for where there are more.
    pub changes: usize,
}

/// A row as it is now, by its memory.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Held {
    pub memory_id: String,
    /// Its text's words in order; none where it has no row.
    pub words: Option<String>,
    /// What its vector was made by; none where it has no row, or its text waits for it.
    pub embedder: Option<String>,
    /// None also where its embedder would not take the text.
    pub bits: Option<Vec<u8>>,
}

/// What a row is about.
const STANDING: i64 = 0;
const CHANGED: i64 = 1;
const AGAIN: i64 = 2;

/// The user's active memories, and his newest rev; `of_user` is of the table `u`.
pub(super) fn standing(of_user: &str) -> [String; 2] {
    ["active", "rev"]
        .map(|column| format!("coalesce((SELECT max(u.{column}) FROM user_stats u WHERE {of_user}), 0)"))
}

fn standing_row(of_user: &str) -> String {
    let [active, rev] = standing(of_user);
    // The types of NULL are said: PostgreSQL would take it for text.
    format!(
        "SELECT {STANDING} AS what, '' AS memory_id, {active} AS active, {rev} AS rev, \
         CAST(NULL AS TEXT) AS words, CAST(NULL AS TEXT) AS embedder, CAST(NULL AS BYTEA) AS bits"
    )
}

impl Look<'_> {
    /// One statement, whose rows [`Seen::read`] reads.
    pub fn query(&self, user: &UserKey, dialect: Dialect) -> Query {
        let mut conditions = Conditions::of_user("s", user);
        let of_user = conditions.sql();
        let of_others = of_user.replace("s.", "u.");
        let (rev, most) = self.changed;
        let (rev, most) = (conditions.parameter(rev), conditions.parameter(most as u64));
        // Few rows, each looked up by itself: a join would read all of the user's where it takes them for many.
        let rows = |what: i64, of: &str| {
            let of_row = |column: &str| {
                format!("(SELECT {column} FROM search s WHERE {of_user} AND s.memory_id = c.memory_id)")
            };
            format!(
                "SELECT {what}, c.memory_id, 0, 0, {}, {}, {} FROM ({of}) c",
                of_row("s.words"),
                of_row("s.embedder"),
                of_row("s.bits")
            )
        };
        let changed = format!(
            "SELECT u.memory_id FROM changes u WHERE {of_others} AND u.rev > {rev} ORDER BY u.rev LIMIT {most}"
        );
        let mut parts = vec![standing_row(&of_others), rows(CHANGED, &changed)];
        if !self.again.is_empty() {
            let listed = dialect.listed(self.again, |value| conditions.parameter(value));
            parts.push(rows(AGAIN, &format!("SELECT l.value AS memory_id FROM {listed} l")));
        }
        Query { sql: parts.join(" UNION ALL "), parameters: conditions.values }
    }
}

/// The user's next rows in the order of their memories, so many at most, behind the row of the user's standing.
pub fn page(user: &UserKey, after: &str, limit: usize) -> Query {
    let mut conditions = Conditions::of_user("s", user);
    let of_others = conditions.sql().replace("s.", "u.");
    conditions.add("s.memory_id > ?", after);
    let limit = conditions.parameter(limit as u64);
    let sql = format!(
        "{} UNION ALL SELECT * FROM (SELECT {CHANGED}, s.memory_id, 0, 0, s.words, s.embedder, s.bits FROM search s \
         WHERE {} ORDER BY s.memory_id LIMIT {limit}) a",
        standing_row(&of_others),
        conditions.sql()
    );
    Query { sql, parameters: conditions.values }
}

impl Seen {
    /// Whether the rows of all these memories have a vector of that embedder.
    pub fn all_by(&self, memory_ids: &[&str], embedder: &str) -> bool {
        let by: HashSet<&str> = self
            .rows
            .iter()
            .filter(|row| row.embedder.as_deref() == Some(embedder))
            .map(|row| row.memory_id.as_str())
            .collect();
        memory_ids.iter().all(|id| by.contains(id))
    }

    pub fn read(rows: Vec<Row>) -> Result<Self, StoreError> {
        let mut seen = Self::default();
        // A memory may have changed twice; its row is the same.
        let mut known = HashSet::new();
        for row in rows {
            let what = row[0].int()?;
            if what == STANDING {
                seen.active = row[2].int()?;
                seen.rev = u64::try_from(row[3].int()?).map_err(StoreError::corrupt)?;
                continue;
            }
            seen.changes += usize::from(what == CHANGED);
            let memory_id = row[1].text()?.to_owned();
            if !known.insert(memory_id.clone()) {
                continue;
            }
            let text = |value: &Value| value.text().map(str::to_owned);
            seen.rows.push(Held {
                memory_id,
                words: row[4].maybe(text)?,
                embedder: row[5].maybe(text)?,
                bits: row[6].maybe(Value::bytes)?.map(<[u8]>::to_vec),
            });
        }
        Ok(seen)
    }
}

#[cfg(test)]
#[path = "proposing_tests.rs"]
mod tests;
