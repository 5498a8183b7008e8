//! Candidates: a first look at what shares words and what lies near, then the rows that pass the filter.

use std::collections::HashSet;

use memledger_projections::{
    UserKey,
    search::{Candidate, Candidates, Look, Seen, all},
};
use memledger_store::{StreamKey, projector::Standing};

use super::{
    Asked,
    hits::worth_reading,
    resident::{MOST_CHANGED, Proposed},
};
use crate::{Ledger, LedgerError};

/// What candidates are read of.
const READ_MODELS: [&str; 4] = ["memories", "search", "user_stats", "relations"];
/// The same where what changed is asked for too.
const WITH_CHANGES: [&str; 5] = ["memories", "search", "user_stats", "relations", "changes"];

/// The share of the rows looked at that the filter must let through: one in so many.
const ENOUGH: usize = 4;
/// How many times as many rows are looked at then.
const REACH_FURTHER: usize = 10;

/// What a look found.
pub(super) struct Looked {
    /// The user's newest rev, and his active memories.
    pub rev: u64,
    pub active: i64,
    /// In how many of his rows each word of the query stands, where that is known.
    pub rows_with: Option<Vec<usize>>,
    near: HashSet<String>,
    /// The memories that are worth reading.
    ids: Vec<String>,
    /// How many rows it saw.
    rows: usize,
}

impl Ledger {
    /// What a look found, and the candidates of it.
    pub(super) async fn candidates(
        &self,
        stream: &StreamKey,
        asked: &Asked,
    ) -> Result<(Looked, Vec<Candidate>), LedgerError> {
        let user_key = UserKey::of(stream);
        let mut reach = self.options.recall.candidates;
        loop {
            let looked = self.look(stream, &user_key, asked, reach).await?;
            let ids: Vec<&str> = looked.ids.iter().map(String::as_str).collect();
            let query = asked.candidates.query(&user_key, &ids, self.store.dialect());
            let found = Candidates::found(&self.store.query(&query.sql, query.parameters).await?)?;
            let near = found.iter().filter(|one| looked.near.contains(&one.memory_id)).count();
            // Where the filter let few through of those that were looked at, there are more behind them.
            let all =
                looked.rows < reach || reach as i64 >= looked.active.saturating_mul(REACH_FURTHER as i64);
            if all || near >= reach / ENOUGH {
                return Ok((looked, found));
            }
            reach = reach.saturating_mul(REACH_FURTHER);
        }
    }

    async fn look(
        &self,
        stream: &StreamKey,
        user: &UserKey,
        asked: &Asked,
        reach: usize,
    ) -> Result<Looked, LedgerError> {
        let (dialect, words) = (self.store.dialect(), &asked.words);
        if let [(embedder, bits)] = &asked.near[..]
            && let Some(holding) = self.residents.of(user, embedder)
        {
            let changed = Some((holding.rev, MOST_CHANGED));
            let query = Look { words: &[], near: &[], reach, changed }.query(user, dialect);
            let (standing, rows) = self.fresh_rows(stream, &WITH_CHANGES, &query).await?;
            let seen = Seen::read(rows)?;
            if let Some(proposed) = holding.propose(words, bits, reach, &seen, level(standing)) {
                return Ok(Looked::proposed(&seen, proposed));
            }
            self.residents.forget(user);
        }
        let query = Look { words, near: &asked.near, reach, changed: None }.query(user, dialect);
        let (_, rows) = self.fresh_rows(stream, &READ_MODELS, &query).await?;
        let seen = Seen::read(rows)?;
        if let [(embedder, _)] = &asked.near[..]
            && seen.active >= self.options.recall.resident_from as i64
        {
            self.make_resident(stream, user, embedder, seen.active).await?;
        }
        Ok(Looked::seen(seen, words.len(), reach))
    }

    /// Reads what proposes candidates of a user, for the queries after this one.
    async fn make_resident(
        &self,
        stream: &StreamKey,
        user: &UserKey,
        embedder: &str,
        active: i64,
    ) -> Result<(), LedgerError> {
        let Some(most) = self.residents.begins(user, active) else { return Ok(()) };
        let query = all(user, self.store.dialect(), most);
        let (standing, rows) = self.fresh_rows(stream, &WITH_CHANGES, &query).await?;
        let rows = Seen::read(rows)?;
        if level(standing) && rows.changes < most {
            self.residents.hold(user.clone(), embedder, &rows);
        }
        Ok(())
    }
}

impl Looked {
    fn proposed(seen: &Seen, proposed: Proposed) -> Self {
        let near: HashSet<String> = proposed.near.into_iter().collect();
        let mut ids = proposed.by_words;
        let rows = ids.len() + near.len();
        ids.retain(|id| !near.contains(id));
        ids.extend(near.iter().cloned());
        Self { rev: seen.rev, active: seen.active, rows_with: Some(proposed.rows_with), near, ids, rows }
    }

    fn seen(seen: Seen, words: usize, reach: usize) -> Self {
        let ids = worth_reading(&seen, words, reach);
        let rows = seen.by_word.len() + seen.near.len();
        let near = seen.near.into_iter().collect();
        Self { rev: seen.rev, active: seen.active, rows_with: None, near, ids, rows }
    }
}

/// The read models stand all at one position, so that the user's rev is that of each.
fn level(standing: Standing) -> bool {
    standing.applied >= standing.head
}
