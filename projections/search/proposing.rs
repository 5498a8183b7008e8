//! What candidates of a user with many memories are proposed from: the text of every active one and the bits of its
//! vector, and of those that changed since.

use std::collections::HashSet;

use memledger_store::{Dialect, Row, StoreError, Value, projector::Query};

use super::{BODY, of_vector};
use crate::{
    Column::{self, Bytes, Int, Text},
    Conditions, UserKey,
    changes::HistoryEvent,
};

/// What to read again, to bring up to date what was read before.
#[derive(Debug, Clone)]
pub struct RefreshQuery<'a> {
    /// Memories that changed behind this rev, at most so many changes.
    pub changed: (u64, usize),
    /// Memories that are read in any case: a vector that is stored later is no change.
    pub again: &'a [&'a str],
    /// Whose vectors are read with them, where it stores any.
    pub embedder: Option<&'a str>,
}

/// What was read.
#[derive(Debug, Clone, Default)]
pub struct RefreshedRows {
    /// Active memories of the user.
    pub active: i64,
    /// The user's newest rev.
    pub rev: u64,
    pub rows: Vec<Changed>,
    /// How many changes these come of: as many as were asked for where there are more.
    pub changes: usize,
}

/// A memory as it is now.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Changed {
    pub memory_id: String,
    /// Its content as it is stored; none where it is not active.
    pub body: Option<String>,
    /// The bits of its vector as they are stored: empty where the embedder refused the text, none where it waits or
    /// nothing is stored.
    pub bits: Option<Vec<u8>>,
    /// Where in its thread it stands.
    pub thread_id: Option<String>,
    pub created_at: i64,
    pub category: Option<String>,
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
         CAST(NULL AS TEXT) AS body, CAST(NULL AS BYTEA) AS bits, CAST(NULL AS TEXT) AS thread_id, \
         {rev} AS created_at, CAST(NULL AS TEXT) AS category"
    )
}

impl RefreshQuery<'_> {
    /// One statement, whose rows [`RefreshedRows::read`] reads.
    pub fn query(&self, user: &UserKey, dialect: Dialect) -> Query {
        let mut conditions = Conditions::of_user("m", user);
        let of_user = conditions.sql();
        let of_others = of_user.replace("m.", "u.");
        let (rev, most) = self.changed;
        let (rev, most) = (conditions.parameter(rev), conditions.parameter(most as u64));
        let embedder = self.embedder.map(|name| conditions.parameter(name));
        let bits = of_vector("bits", embedder.as_ref());
        // Few rows, each looked up by itself: a join would read all of the user's where it takes them for many.
        let (memories, is_memory) =
            dialect.look_up("memories", "m", &format!("{of_user} AND m.memory_id = l.memory_id"));
        let rows = |what: i64, of: &str| {
            format!(
                "SELECT {what}, m.memory_id, 0, 0, CASE WHEN m.state = 'active' THEN {BODY} END, {bits}, \
                        m.thread_id, m.created_at, m.category FROM ({of}) l {memories} WHERE {is_memory}"
            )
        };
        // An edge changes no memory.
        let changed = format!(
            "SELECT u.memory_id FROM changes u WHERE {of_others} AND u.rev > {rev} AND u.event <> '{}' \
             ORDER BY u.rev LIMIT {most}",
            HistoryEvent::Link.as_str()
        );
        let mut parts = vec![standing_row(&of_others), rows(CHANGED, &changed)];
        if !self.again.is_empty() {
            let listed = dialect.listed(self.again, |value| conditions.parameter(value));
            parts.push(rows(AGAIN, &format!("SELECT a.value AS memory_id FROM {listed} a")));
        }
        Query { sql: parts.join(" UNION ALL "), parameters: conditions.values }
    }
}

/// The user's next active memories in the order of their ids, so many at most, behind the row of the user's standing.
pub fn page(user: &UserKey, after: &str, limit: usize, embedder: Option<&str>) -> Query {
    let mut conditions = Conditions::of_user("m", user);
    let of_others = conditions.sql().replace("m.", "u.");
    conditions.raw("m.state = 'active'".to_owned());
    conditions.add("m.memory_id > ?", after);
    let limit = conditions.parameter(limit as u64);
    let embedder = embedder.map(|name| conditions.parameter(name));
    let sql = format!(
        "{} UNION ALL SELECT * FROM (SELECT {CHANGED}, m.memory_id, 0, 0, {BODY}, {}, \
           m.thread_id, m.created_at, m.category \
         FROM memories m WHERE {} ORDER BY m.memory_id LIMIT {limit}) a",
        standing_row(&of_others),
        of_vector("bits", embedder.as_ref()),
        conditions.sql()
    );
    Query { sql, parameters: conditions.values }
}

impl RefreshedRows {
    /// Whether all these memories have a stored vector.
    pub fn all_stored(&self, memory_ids: &[&str]) -> bool {
        let stored: HashSet<&str> =
            self.rows.iter().filter(|row| row.bits.is_some()).map(|row| row.memory_id.as_str()).collect();
        memory_ids.iter().all(|id| stored.contains(id))
    }

    /// What the columns of the rows hold.
    pub const COLUMNS: &[Column] = &[Int, Text, Int, Int, Text, Bytes, Text, Int, Text];

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
            seen.rows.push(Changed {
                memory_id,
                body: row[4].maybe(Value::text)?.map(str::to_owned),
                bits: row[5].maybe(Value::bytes)?.map(<[u8]>::to_vec),
                thread_id: row[6].maybe(Value::text)?.map(str::to_owned),
                created_at: row[7].int()?,
                category: row[8].maybe(Value::text)?.map(str::to_owned),
            });
        }
        Ok(seen)
    }
}

#[cfg(test)]
#[path = "proposing_tests.rs"]
mod tests;
