//! Candidates: of a user with few memories all that pass the filter, of one with many those that are proposed.

use std::collections::{HashMap, HashSet};

use memledger_kernel::{LedgerError, time::now, turns};
use memledger_people::access::{AccessRules, Scope};
use memledger_projections::{
    Column, Together, UserKey,
    relations::{self, EDGE, Edge},
    search::{Candidate, Candidates, Few, RefreshQuery, RefreshedRows, page},
};
use memledger_store::{Row, StreamKey, projector::Query};

use super::{
    PreparedQuery, RecallQuery, Texts,
    beside::{Place, add_places},
    choosing::{MOST_WHOLE, has_topic},
    items::MOST_EDGES,
    rank::{Ranked, first},
    resident::{
        ANALYSED, Analysed, MOST_AGAIN, MOST_CHANGED, PAGE, Passing, Proposed, Resident, ResidentHandle,
        Slot, Sought,
    },
};
use crate::Recall;

/// What candidates are read of.
const READ_MODELS: [&str; 3] = ["memories", "user_stats", "relations"];
/// The same where what changed is asked for too.
const WITH_CHANGES: [&str; 4] = ["memories", "user_stats", "relations", "changes"];

/// The share of what is proposed at first that the filter must let through: one in so many.
const ENOUGH: usize = 4;
/// How many times as many are proposed then.
const REACH_FURTHER: usize = 10;
/// One in so many is hardly any.
const HARDLY_ANY: usize = 20;
/// Most memories that a filter lets through and that are all looked at.
const MOST_FILTERED: usize = 2_000;

/// The user as the candidates were read.
pub(super) struct UserSnapshot {
    /// The user's newest rev.
    pub rev: u64,
    /// How many rows there are for who asks, and in how many of them each word of the query stands, where that is known
    /// of more than were found.
    pub rows: usize,
    pub rows_with: Option<Vec<usize>>,
    /// Where candidates stand in their threads, where these are not all that the filter lets through.
    pub places: Option<HashMap<String, Place>>,
    /// The edges of all candidates, where they were read with them.
    pub edges: Option<Vec<Edge>>,
}

/// What was proposed, and read of it.
struct Read {
    proposed: Proposed,
    found: Vec<Candidate>,
    edges: Option<Vec<Edge>>,
}

impl Read {
    /// From the rows of what was proposed, and those of its edges where they were asked for.
    fn of(proposed: Proposed, mut rows: impl Iterator<Item = Vec<Row>>) -> Result<Self, LedgerError> {
        let found = Candidates::found(&rows.next().unwrap_or_default())?;
        let edges = rows.next().map(|rows| relations::read(&rows)).transpose()?;
        Ok(Self { proposed, found, edges: edges.filter(|edges| edges.len() < MOST_EDGES) })
    }
}

/// One turn of proposing.
struct Turn {
    /// How many were proposed by their words and by what they say.
    rows: usize,
    /// How many of those that tell it the filter let through.
    let_through: usize,
    /// How many active memories the user has.
    active: i64,
    /// All that the filter let through, and where what was proposed stands in its threads.
    read: Vec<Candidate>,
    places: HashMap<String, Place>,
    /// The user in this turn, without the places.
    looked: UserSnapshot,
}

impl Recall {
    /// Where a query asks for nothing in particular: the user's newest rev, and what matters most.
    pub(super) async fn first(
        &self,
        stream: &StreamKey,
        query: &RecallQuery,
        scope: &Scope,
        rules: &AccessRules,
    ) -> Result<(u64, Vec<Ranked>), LedgerError> {
        let user = UserKey::of(stream);
        let candidates = self.candidates_for(query, scope, rules, None);
        let rev = self.memories.watched_rev(stream).await?;
        let asked = candidates.first(&user, query.top_k, self.core.store.dialect());
        let (_, rows) = self.core.fresh_rows(stream, &READ_MODELS, &asked).await?;
        let mut found = Candidates::found(&rows)?;
        found.retain(|one| has_topic(&candidates.filter, one));
        Ok((rev, first(found, &self.options, now().0)))
    }

    /// The memories that may answer a query, and the user they are of.
    pub(super) async fn candidates(
        &self,
        stream: &StreamKey,
        asked: &PreparedQuery,
    ) -> Result<(UserSnapshot, Vec<Candidate>), LedgerError> {
        let user = UserKey::of(stream);
        let slot = match self.residents.of(&user, self.core.store.takeovers()) {
            Some(slot) => slot,
            None => {
                let (from, dialect) = (self.options.resident_from, self.core.store.dialect());
                let query = asked.candidates.of_few(&user, from, dialect);
                let (_, rows) = self.core.fresh_rows(stream, &READ_MODELS, &query).await?;
                let Few { rev, active, found } = Few::read(rows)?;
                if active < i64::try_from(from).unwrap_or(i64::MAX) {
                    // To who may not see all categories the others' memories are not even a number.
                    let rows = match &asked.candidates.filter.categories {
                        Some(_) => found.len(),
                        None => usize::try_from(active).unwrap_or_default(),
                    };
                    return Ok((
                        UserSnapshot { rev, rows, rows_with: None, places: None, edges: None },
                        found,
                    ));
                }
                self.residents.place(&user)
            }
        };
        self.proposed(stream, &user, &slot, asked).await
    }

    /// Those proposed by what is held of the user that pass the filter; more where it lets few through, and others where
    /// there are enough of a category.
    async fn proposed(
        &self,
        stream: &StreamKey,
        user: &UserKey,
        slot: &Slot,
        asked: &PreparedQuery,
    ) -> Result<(UserSnapshot, Vec<Candidate>), LedgerError> {
        // No fewer than are wanted.
        let least = self.options.candidates.max(asked.wanted);
        let (mut reach, mut filtered) = (least, false);
        // All of these are read in any case, unless there are too many.
        let mut too_many = false;
        let mut left_out: HashSet<String> = asked.candidates.whole.iter().cloned().collect();
        // What was found in an earlier turn was read at the first one's rev.
        let (mut found, mut places, mut first_rev) = (HashMap::new(), HashMap::new(), None);
        loop {
            let turn = self.turn(stream, user, slot, asked, reach, &left_out).await?;
            let edges = turn.looked.edges.filter(|_| first_rev.is_none());
            let looked =
                UserSnapshot { rev: *first_rev.get_or_insert(turn.looked.rev), edges, ..turn.looked };
            add_places(&mut places, turn.places);
            found.extend(turn.read.into_iter().map(|one| (one.memory_id.clone(), one)));
            if !too_many && found.values().filter(|one| one.whole).count() > MOST_WHOLE {
                (too_many, left_out) = (true, HashSet::new());
                continue;
            }
            let all = turn.rows < reach || reach as i64 >= turn.active.saturating_mul(REACH_FURTHER as i64);
            let (usable, full) = asked.usable(found.values());
            if all || (turn.let_through >= least / ENOUGH && usable >= asked.wanted) {
                return Ok((UserSnapshot { places: Some(places), ..looked }, found.into_values().collect()));
            }
            let before = left_out.len();
            left_out.extend(full);
            if left_out.len() > before {
                continue;
            }
            // A filter that lets hardly any through leads to them sooner than what they say.
            if turn.let_through.saturating_mul(HARDLY_ANY) < turn.rows && !filtered {
                filtered = true;
                let query = asked.candidates.of_filter(user, MOST_FILTERED, self.core.store.dialect());
                let passing = self.read_candidates(&query).await?;
                if passing.len() < MOST_FILTERED {
                    // Others than were proposed: their edges were not read.
                    return Ok((UserSnapshot { edges: None, ..looked }, passing));
                }
            }
            reach = reach.saturating_mul(REACH_FURTHER);
        }
    }

    /// Proposes so many, and reads those of them that the filter lets through.
    async fn turn(
        &self,
        stream: &StreamKey,
        user: &UserKey,
        slot: &Slot,
        asked: &PreparedQuery,
        reach: usize,
        left_out: &HashSet<String>,
    ) -> Result<Turn, LedgerError> {
        let (seen, read) = self.propose(stream, user, slot, asked, reach, left_out).await?;
        let Read { proposed, found, edges } = read;
        let Proposed { by_words, near, beside: _, places, rows: there, rows_with } = proposed;
        // Where the query has no vector, those with its words say how many the filter lets through.
        let telling: HashSet<&str> =
            if near.is_empty() { &by_words } else { &near }.iter().map(String::as_str).collect();
        let let_through = found.iter().filter(|one| telling.contains(&*one.memory_id)).count();
        let looked =
            UserSnapshot { rev: seen.rev, rows: there, rows_with: Some(rows_with), places: None, edges };
        let rows = by_words.len() + near.len();
        Ok(Turn { rows, let_through, active: seen.active, read: found, places, looked })
    }

    async fn read_candidates(&self, query: &Query) -> Result<Vec<Candidate>, LedgerError> {
        Ok(Candidates::found(&self.core.store.query(&query.sql, query.parameters.clone()).await?)?)
    }

    /// What reads what the filter lets through of these, and their edges, unless there may be others to it.
    fn reading(
        &self,
        user: &UserKey,
        asked: &PreparedQuery,
        ids: &[&str],
    ) -> Vec<(Query, &'static [Column])> {
        let candidates = asked.candidates.query(user, ids, self.core.store.dialect());
        let mut parts = vec![(candidates, Candidates::COLUMNS)];
        if asked.candidates.whole.is_empty() {
            parts.push((self.query_of_edges(user, asked, ids), EDGE));
        }
        parts
    }

    async fn propose(
        &self,
        stream: &StreamKey,
        user: &UserKey,
        slot: &Slot,
        asked: &PreparedQuery,
        reach: usize,
        left_out: &HashSet<String>,
    ) -> Result<(RefreshedRows, Read), LedgerError> {
        let within = asked.candidates.filter.categories.as_deref();
        let sought = Sought { words: &asked.words, near: &asked.near, reach, within, left_out };
        let mut outdated = None;
        loop {
            let Some(held) = self.held(stream, user, slot, &asked.texts, outdated.as_ref()).await? else {
                return self.pass(stream, user, slot, asked, &sought).await;
            };
            let embedder = asked.texts.stored_by();
            let (rev, again) = held.standing(embedder);
            let again: Vec<&str> = again.iter().map(String::as_str).collect();
            let look = RefreshQuery { changed: (rev, MOST_CHANGED), again: &again, embedder };
            let look = look.query(user, self.core.store.dialect());
            // Mostly nothing changed: what is proposed then is read with the look.
            let expected = again.is_empty().then(|| held.propose(&sought, rev, &[], false));
            let mut parts = vec![(look, RefreshedRows::COLUMNS)];
            parts.extend(expected.iter().flat_map(|expected| self.reading(user, asked, &expected.ids())));
            let together = Together::new(parts);
            let (standing, rows) = self.core.fresh_rows(stream, &WITH_CHANGES, &together.query()).await?;
            let mut parts = together.split(rows)?.into_iter();
            let seen = RefreshedRows::read(parts.next().unwrap_or_default())?;
            // An edge changes the rev and no row.
            if let Some(proposed) = expected.filter(|_| seen.rev == rev && seen.rows.is_empty()) {
                return Ok((seen, Read::of(proposed, parts)?));
            }
            // Many vectors came meanwhile: read at once, they are not found little by little.
            let filled = again.len() == MOST_AGAIN && seen.all_stored(&again);
            // A log that was restored from a backup may end before what is held.
            let current = seen.changes < MOST_CHANGED && seen.rev >= rev && !filled;
            if current || outdated.is_some() {
                let changed = asked.texts.read(&seen.rows);
                let proposed = held.propose(&sought, seen.rev, &changed, current && standing.level);
                let together = Together::new(self.reading(user, asked, &proposed.ids()));
                let query = together.query();
                let rows = self.core.store.query(&query.sql, query.parameters).await?;
                return Ok((seen, Read::of(proposed, together.split(rows)?.into_iter())?));
            }
            outdated = Some(held);
        }
    }

    /// What is held of the user, read from the database if nothing is held or it is outdated. None if the user is too large.
    async fn held(
        &self,
        stream: &StreamKey,
        user: &UserKey,
        slot: &Slot,
        texts: &Texts,
        outdated: Option<&ResidentHandle>,
    ) -> Result<Option<ResidentHandle>, LedgerError> {
        let usable = || slot.held().filter(|held| outdated.is_none_or(|old| !held.is(old)));
        if let Some(held) = usable() {
            return Ok(Some(held));
        }
        if slot.is_large() {
            return Ok(None);
        }
        // The user's lock first, so that callers who wait for one user don't keep others from reading another.
        let _reading = slot.reading.lock().await;
        let _one_of_few =
            self.residents.reads.acquire().await.map_err(|e| LedgerError::Internal(e.to_string()))?;
        // Another one may have read it while this one waited.
        if let Some(held) = usable() {
            return Ok(Some(held));
        }
        if slot.is_large() {
            return Ok(None);
        }
        let (level, mut seen) = self.first_page(stream, user, texts).await?;
        // What changes behind the first page's rev is read with the changes.
        let mut resident = Resident::new(seen.rev);
        loop {
            add(texts, &seen, |rows| resident.add(rows));
            if self.residents.is_too_large(resident.bytes()) {
                slot.is_too_large(true);
                return Ok(None);
            }
            if !self.next_page(user, texts, &mut seen).await? {
                return Ok(Some(self.residents.hold(slot, resident, level)));
            }
        }
    }

    /// The same as [`Self::propose`] for a user who is too large to be held: reads all rows.
    async fn pass(
        &self,
        stream: &StreamKey,
        user: &UserKey,
        slot: &Slot,
        asked: &PreparedQuery,
        sought: &Sought<'_>,
    ) -> Result<(RefreshedRows, Read), LedgerError> {
        let _one_of_few =
            self.residents.passes.acquire().await.map_err(|e| LedgerError::Internal(e.to_string()))?;
        let mut passing = Passing::new(sought);
        let (_, first) = self.first_page(stream, user, &asked.texts).await?;
        let standing = RefreshedRows { rows: Vec::new(), ..first };
        let mut seen = RefreshedRows { rows: first.rows, ..standing };
        loop {
            add(&asked.texts, &seen, |rows| passing.add(rows));
            if !self.next_page(user, &asked.texts, &mut seen).await? {
                break;
            }
        }
        // What is held may take twice as much, since it grows by doubling.
        slot.is_too_large(self.residents.is_too_large(2 * passing.bytes()));
        let proposed = turns::at_length(|| passing.proposed());
        let together = Together::new(self.reading(user, asked, &proposed.ids()));
        let query = together.query();
        let rows = self.core.store.query(&query.sql, query.parameters).await?;
        Ok((standing, Read::of(proposed, together.split(rows)?.into_iter())?))
    }

    /// A user's first rows, and whether the read models all stood there.
    async fn first_page(
        &self,
        stream: &StreamKey,
        user: &UserKey,
        texts: &Texts,
    ) -> Result<(bool, RefreshedRows), LedgerError> {
        let query = page(user, "", PAGE, texts.stored_by());
        // Those who wait to read keep their turns, so whoever reads must not wait for one.
        let (standing, rows) = turns::within(self.core.fresh_rows(stream, &WITH_CHANGES, &query)).await?;
        Ok((standing.level, RefreshedRows::read(rows)?))
    }

    /// Reads the rows behind these, if there are any.
    async fn next_page(
        &self,
        user: &UserKey,
        texts: &Texts,
        seen: &mut RefreshedRows,
    ) -> Result<bool, LedgerError> {
        // They came in any order.
        let last = seen.rows.iter().map(|row| &row.memory_id).max().filter(|_| seen.rows.len() == PAGE);
        let Some(last) = last else { return Ok(false) };
        let query = page(user, last, PAGE, texts.stored_by());
        *seen = RefreshedRows::read(self.core.store.query(&query.sql, query.parameters).await?)?;
        Ok(true)
    }
}

/// Analyses rows and adds them, few at a time: the words of a text take many times what the text does.
fn add(texts: &Texts, seen: &RefreshedRows, mut add: impl FnMut(&[Analysed])) {
    turns::at_length(|| seen.rows.chunks(ANALYSED).for_each(|rows| add(&texts.read(rows))));
}
