//! Looking for candidates: those that share words with a query, and those whose bits lie near its own.

use memledger_store::{Dialect, Row, StoreError, Value, projector::Query};

use super::TABLES;
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

/// What to look for, and how far.
#[derive(Debug, Clone)]
pub struct Candidates {
    pub filter: SearchFilter,
    /// In the form that rows hold words in; empty where the query has none.
    pub words: Vec<String>,
    /// The query's bits by what made them; more than one while memories change to another embedder.
    pub near: Vec<(String, Vec<u8>)>,
    /// How many rows of a word, and how many of the nearest, are looked at before the filter.
    pub reach: usize,
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

/// What was found, and whether there may be more.
#[derive(Debug, Clone, Default)]
pub struct Found {
    pub candidates: Vec<Candidate>,
    /// Active memories of the user.
    pub active: i64,
    /// The user's newest rev.
    pub rev: u64,
    /// How many rows were looked at.
    pub reached: i64,
    /// How many lie near, and passed the filter.
    pub near: usize,
}

/// The memory of a row, with the text that the row is made of.
const OF_MEMORY: &str = "m.partition_id = s.partition_id AND m.tenant_id = s.tenant_id \
     AND m.user_id = s.user_id AND m.memory_id = s.memory_id AND m.content_id = s.content_id";

impl Candidates {
    /// One statement. No row begins with NULL; one of them is there for the numbers alone.
    pub fn query(&self, user: &UserKey, dialect: Dialect) -> Query {
        let mut conditions = Conditions::of_user("s", user);
        let of_user = conditions.sql();
        self.narrow(&mut conditions);
        let seen = conditions.sql();
        let (nearest, hits) = self.hits(user, dialect, &of_user, &mut conditions);
        let whole = self.of_whole_categories(&of_user, &seen, &mut conditions);
        let of_stats = of_user.replace("s.", "u.");
        let (search, is_hit) =
            dialect.look_up("search", "s", &format!("{of_user} AND s.memory_id = h.memory_id"));
        let (memories, is_memory) = dialect.look_up("memories", "m", OF_MEMORY);
        let sql = format!(
            "WITH {nearest}hits AS ({hits}) \
             SELECT '' AS memory_id, '' AS words, NULL AS category, \
                    coalesce((SELECT max(u.active) FROM user_stats u WHERE {of_stats}), 0) AS importance, \
                    (SELECT count(*) FROM hits) AS pinned, \
                    coalesce((SELECT max(u.rev) FROM user_stats u WHERE {of_stats}), 0) AS updated_at, NULL AS embedder, NULL AS vector, \
                    0 AS near, 0 AS whole \
             UNION ALL SELECT s.memory_id, s.words, m.category, m.importance, m.pinned, m.updated_at, s.embedder, \
                    s.vector, h.near, h.whole \
               FROM (SELECT memory_id, max(near) AS near, max(whole) AS whole FROM ({whole}) a GROUP BY memory_id) h \
               {search} {memories} WHERE {is_hit} AND {is_memory} AND {seen}"
        );
        Query { sql, parameters: conditions.values }
    }

    /// Ids of rows that share words or lie near, whether or not they pass the filter: the common tables that
    /// are needed for it, and the query.
    fn hits(
        &self,
        user: &UserKey,
        dialect: Dialect,
        of_user: &str,
        conditions: &mut Conditions,
    ) -> (String, String) {
        let own = user.word();
        let words: Vec<String> = self.words.iter().map(|word| format!("{own}{word}")).collect();
        let parameter = |value| conditions.parameter(value);
        let by_words = dialect.with_words(&TABLES[0], "memory_id", &words, self.reach, parameter);
        let mut hits = vec![format!("SELECT memory_id, 0 AS near FROM ({by_words}) w")];
        let mut nearest = String::new();
        for (at, (embedder, bits)) in self.near.iter().enumerate() {
            let embedder = conditions.parameter(embedder.as_str());
            let bits = conditions.parameter(dialect.bits(bits));
            let reach = conditions.parameter(self.reach as u64);
            let distance = dialect.distance("s.bits", &bits);
            nearest.push_str(&format!(
                "nearest{at} AS (SELECT s.memory_id, {distance} AS distance FROM search s \
                 WHERE {of_user} AND s.embedder = {embedder} AND s.bits IS NOT NULL ORDER BY 2 LIMIT {reach}), "
            ));
            hits.push(format!("SELECT memory_id, 1 AS near FROM nearest{at}"));
        }
        (nearest, hits.join(" UNION ALL "))
    }

    /// The hits, and beside them every memory of the categories that are wanted whole.
    fn of_whole_categories(&self, of_user: &str, seen: &str, conditions: &mut Conditions) -> String {
        let hits = "SELECT memory_id, near, 0 AS whole FROM hits";
        if self.whole.is_empty() {
            return hits.to_owned();
        }
        let of_memory = of_user.replace("s.", "m.");
        let names: Vec<String> =
            self.whole.iter().map(|category| conditions.parameter(category.as_str())).collect();
        let limit = conditions.parameter(self.most_whole as u64);
        format!(
            "{hits} UNION ALL SELECT * FROM (SELECT s.memory_id, 0 AS near, 1 AS whole \
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
    pub fn found(rows: Vec<Row>) -> Result<Found, StoreError> {
        let mut found = Found::default();
        for row in rows {
            let memory_id = row[0].text()?;
            if memory_id.is_empty() {
                (found.active, found.reached) = (row[3].int()?, row[4].int()?);
                found.rev = u64::try_from(row[5].int()?).map_err(StoreError::corrupt)?;
                continue;
            }
            found.near += usize::from(row[8].int()? == 1);
            found.candidates.push(Candidate {
                memory_id: memory_id.to_owned(),
                words: row[1].text()?.to_owned(),
                category: row[2].maybe(Value::text)?.map(str::to_owned),
                importance: row[3].int()?,
                pinned: row[4].int()? != 0,
                updated_at: row[5].int()?,
                vector: vector(&row[6], &row[7])?,
                whole: row[9].int()? == 1,
            });
        }
        Ok(found)
    }
}

fn vector(embedder: &Value, vector: &Value) -> Result<Option<(String, Vec<u8>)>, StoreError> {
    let Some(vector) = vector.maybe(Value::bytes)? else { return Ok(None) };
    Ok(Some((embedder.text()?.to_owned(), vector.to_vec())))
}
