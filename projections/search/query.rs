//! Reading candidates, as far as a filter lets them through.

use memledger_store::{Dialect, Row, StoreError, Value, projector::Query};

use super::proposing::standing;
use crate::{Conditions, UserKey};

/// Which memories may be found at all. All of it is asked of the database.
#[derive(Debug, Clone, Default)]
pub struct SearchFilter {
    /// None allows every category, and memories without one.
    pub categories: Option<Vec<String>>,
    /// Kinds that are not found.
    pub kinds_left_out: Vec<&'static str>,
    pub bank: Option<String>,
    pub agent_id: Option<String>,
    pub run_id: Option<String>,
    pub actor_id: Option<String>,
    pub role: Option<String>,
    pub pinned: Option<bool>,
    pub importance_min: Option<u8>,
    pub importance_max: Option<u8>,
    /// Microseconds since the epoch, both inclusive.
    pub updated_after: Option<i64>,
    pub updated_before: Option<i64>,
}

/// Which rows to read.
#[derive(Debug, Clone, Default)]
pub struct Candidates {
    pub filter: SearchFilter,
    /// Categories all of whose memories are wanted, whatever they say.
    pub whole: Vec<String>,
    /// Most rows of such categories.
    pub most_whole: usize,
}

/// A row that was found.
#[derive(Debug, Clone)]
pub struct Candidate {
    pub memory_id: String,
    pub words: String,
    pub category: Option<String>,
    pub importance: i64,
    pub pinned: bool,
    pub updated_at: i64,
    /// The vector and what made it, where it is made already.
    pub vector: Option<(String, Vec<u8>)>,
    /// It is of a category that is wanted whole.
    pub whole: bool,
}

/// All that may be found of a user with few memories.
#[derive(Debug, Clone, Default)]
pub struct Few {
    /// The user's newest rev, and his active memories: where these are too many, nothing is found.
    pub rev: u64,
    pub active: i64,
    pub found: Vec<Candidate>,
}

/// Instead of whether it is of a category that is wanted whole: the row is the user's standing.
const STANDING: i64 = -1;

/// What [`Candidates::found`] reads, but for whether it is of a category that is wanted whole.
const FOUND: &str =
    "s.memory_id, s.words, m.category, m.importance, m.pinned, m.updated_at, s.embedder, s.vector";

/// The memory of a row, with the text that the row is made of.
const OF_MEMORY: &str = "m.partition_id = s.partition_id AND m.tenant_id = s.tenant_id \
     AND m.user_id = s.user_id AND m.memory_id = s.memory_id AND m.content_id = s.content_id";

impl Candidates {
    /// Those of the memories that pass the filter, and beside them every one of the categories that are wanted
    /// whole.
    pub fn query(&self, user: &UserKey, memory_ids: &[&str], dialect: Dialect) -> Query {
        let mut conditions = Conditions::of_user("s", user);
        let of_user = conditions.sql();
        self.narrow(&mut conditions);
        let seen = conditions.sql();
        let hits = dialect.listed(memory_ids, |value| conditions.parameter(value));
        let whole = self.of_whole_categories(&hits, &of_user, &seen, &mut conditions);
        let (search, is_hit) =
            dialect.look_up("search", "s", &format!("{of_user} AND s.memory_id = h.memory_id"));
        let (memories, is_memory) = dialect.look_up("memories", "m", OF_MEMORY);
        let sql = format!(
            "SELECT {FOUND}, h.whole \
               FROM (SELECT memory_id, max(whole) AS whole FROM ({whole}) a GROUP BY memory_id) h \
               {search} {memories} WHERE {is_hit} AND {is_memory} AND {seen}"
        );
        Query { sql, parameters: conditions.values }
    }

    /// Every memory that passes the filter, of a user with fewer active ones than that: [`Few::read`] reads them. One
    /// statement, since a user's own rows are what an index would lead to.
    pub fn of_few(&self, user: &UserKey, fewer_than: usize, dialect: Dialect) -> Query {
        let mut conditions = Conditions::of_user("m", user);
        let [active, rev] = standing(&conditions.sql().replace("m.", "u."));
        self.narrow(&mut conditions);
        let seen = conditions.sql();
        let whole = conditions.one_of("m.category", self.whole.iter().map(|name| name.as_str().into()));
        let limit = conditions.parameter(fewer_than as u64);
        let (search, is_row) = dialect.look_up("search", "s", OF_MEMORY);
        // The types of NULL are said: PostgreSQL would take it for text.
        let sql = format!(
            "SELECT '' AS memory_id, CAST(NULL AS TEXT) AS words, CAST(NULL AS TEXT) AS category, \
                    {active} AS importance, 0 AS pinned, {rev} AS updated_at, \
                    CAST(NULL AS TEXT) AS embedder, CAST(NULL AS BYTEA) AS vector, {STANDING} AS whole \
             UNION ALL \
             SELECT {FOUND}, CASE WHEN {whole} THEN 1 ELSE 0 END FROM memories m {search} \
              WHERE {active} < {limit} AND {seen} AND {is_row}"
        );
        Query { sql, parameters: conditions.values }
    }

    /// The hits, and beside them every memory of the categories that are wanted whole.
    fn of_whole_categories(
        &self,
        hits: &str,
        of_user: &str,
        seen: &str,
        conditions: &mut Conditions,
    ) -> String {
        let hits = format!("SELECT value AS memory_id, 0 AS whole FROM {hits} l");
        if self.whole.is_empty() {
            return hits;
        }
        let of_memory = of_user.replace("s.", "m.");
        let names: Vec<String> =
            self.whole.iter().map(|category| conditions.parameter(category.as_str())).collect();
        let limit = conditions.parameter(self.most_whole as u64);
        format!(
            "{hits} UNION ALL SELECT * FROM (SELECT s.memory_id, 1 AS whole \
             FROM memories m CROSS JOIN search s WHERE {of_memory} AND {OF_MEMORY} AND {seen} \
             AND m.category IN ({}) ORDER BY m.importance DESC, m.updated_at DESC, m.memory_id LIMIT {limit}) c",
            names.join(", ")
        )
    }

    fn narrow(&self, conditions: &mut Conditions) {
        let filter = &self.filter;
        conditions.raw("m.state = 'active'".to_owned());
        if let Some(categories) = &filter.categories {
            conditions.add_in("m.category", categories.iter().map(|name| name.as_str().into()));
        }
        for kind in &filter.kinds_left_out {
            conditions.add("m.kind <> ?", *kind);
        }
        conditions.add_some("m.bank = ?", filter.bank.as_deref());
        conditions.add_some("m.agent_id = ?", filter.agent_id.as_deref());
        conditions.add_some("m.run_id = ?", filter.run_id.as_deref());
        conditions.add_some("m.actor_id = ?", filter.actor_id.as_deref());
        conditions.add_some("m.role = ?", filter.role.as_deref());
        conditions.add_some("m.pinned = ?", filter.pinned);
        conditions.add_some("m.importance >= ?", filter.importance_min.map(i32::from));
        conditions.add_some("m.importance <= ?", filter.importance_max.map(i32::from));
        conditions.add_some("m.updated_at >= ?", filter.updated_after);
        conditions.add_some("m.updated_at <= ?", filter.updated_before);
    }

    /// What the rows of [`Self::query`] say.
    pub fn found(rows: &[Row]) -> Result<Vec<Candidate>, StoreError> {
        let read = |row: &Row| {
            Ok(Candidate {
                memory_id: row[0].text()?.to_owned(),
                words: row[1].text()?.to_owned(),
                category: row[2].maybe(Value::text)?.map(str::to_owned),
                importance: row[3].int()?,
                pinned: row[4].int()? != 0,
                updated_at: row[5].int()?,
                vector: vector(&row[6], &row[7])?,
                whole: row[8].int()? == 1,
            })
        };
        rows.iter().map(read).collect()
    }
}

impl Few {
    /// What the rows of [`Candidates::of_few`] say, in whatever order they come.
    pub fn read(mut rows: Vec<Row>) -> Result<Self, StoreError> {
        let Some(at) = rows.iter().position(|row| row.last() == Some(&Value::Int(STANDING))) else {
            return Ok(Self::default());
        };
        let standing = rows.swap_remove(at);
        Ok(Self {
            rev: u64::try_from(standing[5].int()?).map_err(StoreError::corrupt)?,
            active: standing[3].int()?,
            found: Candidates::found(&rows)?,
        })
    }
}

fn vector(embedder: &Value, vector: &Value) -> Result<Option<(String, Vec<u8>)>, StoreError> {
    let Some(vector) = vector.maybe(Value::bytes)? else { return Ok(None) };
    Ok(Some((embedder.text()?.to_owned(), vector.to_vec())))
}
