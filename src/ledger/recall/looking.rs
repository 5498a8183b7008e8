//! Candidates: a first look at what shares words and what lies near, then the rows that pass the filter.

use std::collections::HashSet;

use memledger_projections::{
    UserKey,
    search::{Candidate, Candidates, Look, Seen, all},
};
use memledger_store::{StreamKey, projector::Standing};

use super::{Asked, hits::worth_reading};
use crate::{Ledger, LedgerError};

/// What candidates are read of.
const READ_MODELS: [&str; 4] = ["memories", "search", "user_stats", "relations"];
/// The same where what changed is asked for too.
const WITH_CHANGES: [&str; 5] = ["memories", "search", "user_stats", "relations", "changes"];

/// The share of the rows looked at that the filter must let through: one in so many.
const ENOUGH: usize = 4;
/// How many times as many rows are looked at then.
const REACH_FURTHER: usize = 10;
/// Most changes that what is held of a user is brought up to date with; behind more it is read anew.
const MOST_CHANGED: usize = 2_000;

impl Ledger {
    /// What a look saw, and the candidates of it.
    pub(super) async fn candidates(
        &self,
        stream: &StreamKey,
        asked: &Asked,
    ) -> Result<(Seen, Vec<Candidate>), LedgerError> {
        let user_key = UserKey::of(stream);
        let mut reach = self.options.recall.candidates;
        loop {
            let (seen, near) = self.look(stream, &user_key, asked, reach).await?;
            let ids = worth_reading(&seen, &near, asked.words.len(), reach);
            let ids: Vec<&str> = ids.iter().map(String::as_str).collect();
            let query = asked.candidates.query(&user_key, &ids, self.store.dialect());
            let found = Candidates::found(&self.store.query(&query.sql, query.parameters).await?)?;
            let lies_near: HashSet<&str> = near.iter().map(String::as_str).collect();
            let near_found = found.iter().filter(|one| lies_near.contains(one.memory_id.as_str())).count();
            // Where the filter let few through of those that were looked at, there are more behind them.
            let enough = near_found >= reach / ENOUGH;
            let all = seen.by_word.len() + near.len() < reach
                || reach as i64 >= seen.active.saturating_mul(REACH_FURTHER as i64);
            if enough || all {
                return Ok((seen, found));
            }
            reach = reach.saturating_mul(REACH_FURTHER);
        }
    }

    /// With the memories that lie near, the nearest first where they are held.
    async fn look(
        &self,
        stream: &StreamKey,
        user: &UserKey,
        asked: &Asked,
        reach: usize,
    ) -> Result<(Seen, Vec<String>), LedgerError> {
        let dialect = self.store.dialect();
        if let [(embedder, bits)] = &asked.near[..]
            && let Some(holding) = self.nearness.of(user, embedder)
        {
            let changed = Some((holding.rev, MOST_CHANGED));
            let query = Look { words: &asked.words, near: &[], reach, changed }.query(user, dialect);
            let (standing, rows) = self.fresh_rows(stream, &WITH_CHANGES, &query).await?;
            let seen = Seen::read(rows)?;
            if let Some(near) = holding.nearest(bits, reach, &seen, MOST_CHANGED, level(standing)) {
                return Ok((seen, near));
            }
            self.nearness.forget(user);
        }
        let query =
            Look { words: &asked.words, near: &asked.near, reach, changed: None }.query(user, dialect);
        let (_, rows) = self.fresh_rows(stream, &READ_MODELS, &query).await?;
        let mut seen = Seen::read(rows)?;
        let near = std::mem::take(&mut seen.near);
        if let [(embedder, _)] = &asked.near[..]
            && seen.active >= self.options.recall.near_cache_from as i64
            && let Some(most) = self.nearness.begins(user, seen.active)
        {
            let (standing, rows) = self.fresh_rows(stream, &WITH_CHANGES, &all(user, dialect, most)).await?;
            let rows = Seen::read(rows)?;
            if level(standing) && rows.changed.len() < most {
                self.nearness.hold(user.clone(), embedder, &rows);
            }
        }
        Ok((seen, near))
    }
}

/// The read models stand all at one position, so that the user's rev is that of each.
fn level(standing: Standing) -> bool {
    standing.applied >= standing.head
}
