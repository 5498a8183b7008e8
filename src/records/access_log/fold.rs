//! Accesses that wait to be stored: those that are alike are one row for each minute, within bounds.

use std::{
    collections::{BTreeSet, HashMap},
    ops::RangeInclusive,
    time::Instant,
};

use memledger_aggregates::UserId;
use memledger_kernel::Identity;
use uuid::Uuid;

use super::{OK, revs::Revs};

const MINUTE_US: i64 = 60_000_000;
/// Most ids that a row names; what is beyond is counted.
const MOST_IDS: usize = 500;
/// Most bytes of ids that one credential has noted in a minute; what is beyond is counted.
const MOST_ID_BYTES: usize = 1 << 20;
/// Most pairs of revs noted for one credential in a minute. Further ones are left out.
const MOST_REV_PAIRS: usize = 5_000;
/// Most rows of refusals of one credential in a minute, and of answers. What is beyond is one row for each kind, of no
/// user and no thread in particular.
const MOST_REFUSALS: usize = 100;
const MOST_ANSWERS: usize = 5_000;
/// Most rows that wait; what is beyond is lost, and counted as such.
const MOST_ROWS: usize = 50_000;

/// What one answer or refusal is, as far as others are like it.
#[derive(Debug, Clone)]
pub struct AccessOutcome<'a> {
    pub identity: &'a Identity,
    pub user: Option<&'a UserId>,
    pub status: &'static str,
    /// What was written.
    pub revs: Option<RangeInclusive<u64>>,
    /// What is noted of an answer of which something was noted before.
    pub again: bool,
}

impl<'a> AccessOutcome<'a> {
    pub fn of(identity: &'a Identity, user: Option<&'a UserId>, status: &'static str) -> Self {
        Self { identity, user, status, revs: None, again: false }
    }
}

#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub struct Key {
    pub tenant_id: String,
    pub credential_id: String,
    pub route: String,
    /// Empty where it is about none, or about several.
    pub user_id: String,
    pub status: &'static str,
    minute: i64,
    alone: Option<Uuid>,
}

#[derive(Debug, Clone)]
pub struct Row {
    pub access_id: Uuid,
    /// Of the first, in microseconds since the epoch.
    pub at: i64,
    pub actor: String,
    pub role: &'static str,
    /// Of the first.
    pub correlation_id: Option<String>,
    pub times: i64,
    pub count: i64,
    pub memory_ids: BTreeSet<String>,
    pub revs: Revs,
    changes: u64,
    stored: Option<(u64, Instant)>,
}

/// What a credential noted in a minute.
#[derive(Debug, Default, Clone, Copy)]
struct Spent {
    minute: i64,
    refusals: usize,
    answers: usize,
    id_bytes: usize,
    rev_pairs: usize,
}

#[derive(Debug, Default)]
pub struct Fold {
    rows: HashMap<Key, Row>,
    spent: HashMap<(String, String), Spent>,
}

impl Fold {
    /// Answers whether it is noted, and not lost.
    pub fn note<'a>(
        &mut self,
        seen: &AccessOutcome<'_>,
        memory_ids: impl IntoIterator<Item = &'a str>,
        at: i64,
    ) -> bool {
        let AccessOutcome { identity, user, status, revs, again } = seen;
        let minute = at.div_euclid(MINUTE_US);
        let mut key = Key {
            tenant_id: identity.tenant.to_string(),
            credential_id: identity.credential.clone(),
            route: identity.via.route().to_owned(),
            user_id: user.map(ToString::to_string).unwrap_or_default(),
            status,
            minute,
            alone: identity.via.row(),
        };
        let spent = self.spent.entry((key.tenant_id.clone(), key.credential_id.clone())).or_default();
        if spent.minute != minute {
            *spent = Spent { minute, ..Spent::default() };
        }
        if !self.rows.contains_key(&key) {
            let (rows, most) = match *status {
                OK => (&mut spent.answers, MOST_ANSWERS),
                _ => (&mut spent.refusals, MOST_REFUSALS),
            };
            *rows += 1;
            if *rows > most && key.alone.is_none() {
                key.user_id.clear();
                identity.via.any_thread().clone_into(&mut key.route);
            }
            if !self.rows.contains_key(&key) && self.rows.len() >= MOST_ROWS {
                return false;
            }
        }
        let is_alone = key.alone.is_some();
        let has_user = !key.user_id.is_empty();
        let row = self.rows.entry(key).or_insert_with(|| Row {
            access_id: Uuid::now_v7(),
            at,
            actor: identity.actor(),
            role: identity.role.as_str(),
            correlation_id: identity.via.correlation_id().map(str::to_owned),
            times: 0,
            count: 0,
            memory_ids: BTreeSet::new(),
            revs: Revs::default(),
            changes: 0,
            stored: None,
        });
        // What has a row of its own is one, however many parts it came in.
        row.times = if is_alone || *again { row.times.max(1) } else { row.times + 1 };
        row.changes += 1;
        // Revs mean nothing without their user.
        let named = has_user && spent.rev_pairs < MOST_REV_PAIRS;
        if let Some(revs) = revs.as_ref().filter(|_| named) {
            spent.rev_pairs = spent.rev_pairs.saturating_add_signed(row.revs.add(revs));
        }
        for id in memory_ids {
            if row.memory_ids.contains(id) {
                continue;
            }
            row.count += 1;
            if row.memory_ids.len() < MOST_IDS && spent.id_bytes + id.len() <= MOST_ID_BYTES {
                spent.id_bytes += id.len();
                row.memory_ids.insert(id.to_owned());
            }
        }
        true
    }

    /// Rows to store: those that never were, those that changed and were stored before that time, and those whose minute
    /// is over.
    pub fn changed(&self, most: usize, again_before: Option<Instant>, everything: bool) -> Vec<(Key, Row)> {
        let due = |row: &&Row| match row.stored {
            None => true,
            Some((changes, _)) if changes == row.changes => false,
            Some((_, at)) => everything || again_before.is_some_and(|before| at < before),
        };
        let due = self.rows.iter().filter(|(_, row)| due(row)).take(most);
        due.map(|(key, row)| (key.clone(), row.clone())).collect()
    }

    pub fn stored(&mut self, batch: &[(Key, Row)], at: Instant) {
        for (key, as_stored) in batch {
            if let Some(row) = self.rows.get_mut(key) {
                row.stored = Some((as_stored.changes, at));
            }
        }
    }

    /// Forgets rows of past minutes that are stored as they are.
    pub fn forget_past(&mut self, now: i64) {
        let minute = now.div_euclid(MINUTE_US);
        let is_stored = |row: &Row| row.stored.is_some_and(|(changes, _)| changes == row.changes);
        self.rows.retain(|key, row| key.minute >= minute || !is_stored(row));
        self.spent.retain(|_, spent| spent.minute >= minute);
    }
}

#[cfg(test)]
#[path = "fold_tests.rs"]
mod tests;
