//! Reading candidates, as far as a filter lets them through.

use memledger_store::{Dialect, Row, StoreError, Value, projector::Query};

use super::{of_vector, proposing::standing};
use crate::{
    Column::{self, Bytes, Int, Text},
    Conditions, Facets, UserKey,
};

/// Which memories may be found at all. All of it is asked of the database.
#[derive(Debug, Clone, Default)]
pub struct SearchFilter {
    /// None allows every category, and memories without one.
    pub categories: Option<Vec<String>>,
    pub bank: Option<String>,
    pub facets: Facets,
}

/// Which rows to read.
#[derive(Debug, Clone, Default)]
pub struct Candidates {
    pub filter: SearchFilter,
    /// Categories all of whose memories are wanted, whatever they say.
    pub whole: Vec<String>,
    /// Most rows of such categories.
    pub most_whole: usize,
    /// Whose vectors are read with them, where it stores any.
    pub embedder: Option<String>,
}

/// A row that was found.
#[derive(Debug, Clone, Default)]
pub struct Candidate {
    pub memory_id: String,
    /// Its content as it is stored.
    pub body: String,
    pub category: Option<String>,
    pub bank: String,
    pub importance: i64,
    pub pinned: bool,
    pub updated_at: i64,
    /// When it came to say what it says: labels may have changed since.
    pub said_at: i64,
    /// Where in its thread it stands.
    pub thread_id: Option<String>,
    pub created_at: i64,
    /// Its components as the embedder's vector is stored; none, or empty, where there is none.
    pub vector: Option<Vec<u8>>,
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

/// The text of a memory.
const OF_TEXT: &str = "t.partition_id = m.partition_id AND t.content_id = m.content_id";

impl Candidates {
    /// Those of the memories that pass the filter, and beside them every one of the categories that are wanted
    /// whole.
    pub fn query(&self, user: &UserKey, memory_ids: &[&str], dialect: Dialect) -> Query {
        let mut conditions = Conditions::of_user("m", user);
        let of_user = conditions.sql();
        self.narrow(&mut conditions);
        let seen = conditions.sql();
        let found = self.found_columns(&mut conditions);
        let hits = dialect.listed(memory_ids, |value| conditions.parameter(value));
        let whole = self.of_whole_categories(&hits, &seen, &mut conditions);
        let (memories, is_memory) =
            dialect.look_up("memories", "m", &format!("{of_user} AND m.memory_id = h.memory_id"));
        let (contents, is_content) = dialect.look_up("contents", "t", OF_TEXT);
        let sql = format!(
            "SELECT {found}, h.whole \
               FROM (SELECT memory_id, max(whole) AS whole FROM ({whole}) a GROUP BY memory_id) h \
               {memories} {contents} WHERE {is_memory} AND {is_content} AND {seen}"
        );
        Query { sql, parameters: conditions.values }
    }

    /// Every memory that passes the filter, of a user with fewer active ones than that: [`Few::read`] reads them. One
    /// statement, since a user's own rows are what an index would lead to.
    pub fn of_few(&self, user: &UserKey, fewer_than: usize, dialect: Dialect) -> Query {
        let mut conditions = Conditions::of_user("m", user);
        let [active, rev] = standing(&conditions.sql().replace("m.", "u."));
        let passing = self.passing(&mut conditions, dialect);
        let limit = conditions.parameter(fewer_than as u64);
        // The types of NULL are said: PostgreSQL would take it for text.
        let sql = format!(
            "SELECT '' AS memory_id, CAST(NULL AS TEXT) AS body, CAST(NULL AS TEXT) AS category, \
                    {active} AS importance, 0 AS pinned, {rev} AS updated_at, \
                    CAST(NULL AS BYTEA) AS vector, '' AS bank, CAST(NULL AS TEXT) AS thread_id, \
                    {rev} AS created_at, {rev} AS said_at, {STANDING} AS whole \
             UNION ALL {passing} AND {active} < {limit}"
        );
        Query { sql, parameters: conditions.values }
    }

    /// Every memory that passes the filter, of a user with however many, and so many of them at most:
    /// [`Self::found`] reads them.
    pub fn of_filter(&self, user: &UserKey, most: usize, dialect: Dialect) -> Query {
        let mut conditions = Conditions::of_user("m", user);
        let passing = self.passing(&mut conditions, dialect);
        let most = conditions.parameter(most as u64);
        Query { sql: format!("{passing} LIMIT {most}"), parameters: conditions.values }
    }

    /// Of each category the first memories that pass the filter: what is pinned, then by importance, then the newest. `most` of a
    /// category, or [`Self::most_whole`] of one that is wanted whole; [`Self::found`] reads them.
    pub fn first(&self, user: &UserKey, most: usize, dialect: Dialect) -> Query {
        let mut conditions = Conditions::of_user("m", user);
        self.narrow(&mut conditions);
        let seen = conditions.sql();
        let found = self.found_columns(&mut conditions);
        let whole = self.is_whole(&mut conditions);
        let [whole_most, most] = [self.most_whole, most].map(|most| conditions.parameter(most as u64));
        let (contents, is_content) = dialect.look_up("contents", "t", OF_TEXT);
        let sql = format!(
            "SELECT {found}, m.whole FROM (SELECT m.*, {whole} AS whole, row_number() OVER (PARTITION BY m.category \
               ORDER BY m.pinned DESC, m.importance DESC, m.updated_at DESC, m.memory_id) AS place \
               FROM memories m WHERE {seen}) m {contents} \
             WHERE {is_content} AND m.place <= CASE WHEN m.whole = 1 THEN {whole_most} ELSE {most} END"
        );
        Query { sql, parameters: conditions.values }
    }

    fn is_whole(&self, conditions: &mut Conditions) -> String {
        let whole = conditions.one_of("m.category", self.whole.iter().map(|name| name.as_str().into()));
        format!("CASE WHEN {whole} THEN 1 ELSE 0 END")
    }

    fn passing(&self, conditions: &mut Conditions, dialect: Dialect) -> String {
        self.narrow(conditions);
        let seen = conditions.sql();
        let found = self.found_columns(conditions);
        let whole = self.is_whole(conditions);
        let (contents, is_content) = dialect.look_up("contents", "t", OF_TEXT);
        format!(
            "SELECT {found}, {whole} FROM memories m {contents} \
              WHERE {seen} AND {is_content}"
        )
    }

    /// What [`Candidates::found`] reads, but for whether it is of a category that is wanted whole.
    fn found_columns(&self, conditions: &mut Conditions) -> String {
        let embedder = self.embedder.as_deref().map(|name| conditions.parameter(name));
        let vector = of_vector("vector", embedder.as_ref());
        format!(
            "m.memory_id, t.body, m.category, m.importance, m.pinned, m.updated_at, {vector}, m.bank, m.thread_id, \
             m.created_at, m.said_at"
        )
    }

    /// The hits, and beside them every memory of the categories that are wanted whole.
    fn of_whole_categories(&self, hits: &str, seen: &str, conditions: &mut Conditions) -> String {
        let hits = format!("SELECT value AS memory_id, 0 AS whole FROM {hits} l");
        if self.whole.is_empty() {
            return hits;
        }
        let names: Vec<String> =
            self.whole.iter().map(|category| conditions.parameter(category.as_str())).collect();
        let limit = conditions.parameter(self.most_whole as u64);
        format!(
            "{hits} UNION ALL SELECT * FROM (SELECT m.memory_id, 1 AS whole FROM memories m WHERE {seen} \
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
        conditions.add_some("m.bank = ?", filter.bank.as_deref());
        filter.facets.narrow(conditions);
    }

    /// What the columns of [`Self::query`] hold.
    pub const COLUMNS: &[Column] = &[Text, Text, Text, Int, Int, Int, Bytes, Text, Text, Int, Int, Int];

    /// What the rows of [`Self::query`] say.
    pub fn found(rows: &[Row]) -> Result<Vec<Candidate>, StoreError> {
        let read = |row: &Row| {
            Ok(Candidate {
                memory_id: row[0].text()?.to_owned(),
                body: row[1].text()?.to_owned(),
                category: row[2].maybe(Value::text)?.map(str::to_owned),
                importance: row[3].int()?,
                pinned: row[4].int()? != 0,
                updated_at: row[5].int()?,
                vector: row[6].maybe(Value::bytes)?.map(<[u8]>::to_vec),
                bank: row[7].text()?.to_owned(),
                thread_id: row[8].maybe(Value::text)?.map(str::to_owned),
                created_at: row[9].int()?,
                said_at: row[10].int()?,
                whole: row[11].int()? == 1,
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
