//! What still holds of the statements of several memories.

use memledger_offline::rules::Claim;
use memledger_statements::revision::{Revision, Statement};

use super::{
    clauses::Clauses, fitness::is_fit, known::KnownStatements, original::Original, sentences::statements,
};
use crate::{
    Memory,
    consolidation::{may_both_be_true, says_more},
};

/// What became of a statement.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Fate {
    Holds,
    /// Another statement says all that it says.
    SaidBy(usize),
    /// A newer one has another value of the same.
    ReplacedBy(usize),
    /// One that may be from the same time has another value of the same: which is the newer one nobody knows. Or a newer one
    /// has that is not summarised with it.
    Disputed,
}

struct Stated<'a> {
    /// The place of its memory.
    original: usize,
    text: &'a str,
    at: i64,
    /// The latest time at which it may have been said; see [`Memory::written_at`].
    until: i64,
    statement: Statement<'a>,
    claim: Claim,
    clauses: Clauses,
}

/// The statements of memories by age, with what became of each.
pub(super) struct Reading<'a> {
    stated: Vec<Stated<'a>>,
    fates: Vec<Fate>,
    /// When each was said last, in whatever words.
    newest: Vec<i64>,
    fit: Vec<bool>,
}

impl<'a> Reading<'a> {
    pub fn of(originals: &[Original<'a>]) -> Self {
        let mut order: Vec<usize> = (0..originals.len()).collect();
        order.sort_by_key(|at| (originals[*at].memory().created_at, originals[*at].memory().id.as_str()));
        let mut stated = Vec::new();
        for original in order {
            let Memory { created_at: at, written_at: until, .. } = *originals[original].memory();
            stated.extend(statements(originals[original].text()).into_iter().map(|text| Stated {
                original,
                text,
                at,
                until,
                statement: Statement::of(text),
                claim: Claim::of(text),
                clauses: Clauses::of(text),
            }));
        }
        let fit = originals.iter().map(|original| is_fit(original.text())).collect();
        let newest = stated.iter().map(|one| one.at).collect();
        let mut made = Self { fates: vec![Fate::Holds; stated.len()], stated, newest, fit };
        for new in 0..made.stated.len() {
            (0..new).for_each(|old| made.compare(old, new));
        }
        made.restore_returned();
        made
    }

    /// The same where other memories are known, of which one may have a newer value.
    pub fn with_known(originals: &[Original<'a>], known: &KnownStatements<'_>) -> Self {
        let mut made = Self::of(originals);
        let summarised: Vec<&str> = originals.iter().map(|original| original.memory().id.as_str()).collect();
        for at in 0..made.stated.len() {
            let is_replaced = || known.has_newer(&made.stated[at].statement, made.newest[at], &summarised);
            if made.fates[at] == Fate::Holds && is_replaced() {
                made.fates[at] = Fate::Disputed;
            }
        }
        made
    }

    /// Decides what a statement is to an older one.
    fn compare(&mut self, old: usize, new: usize) {
        let (one, other) = (&self.stated[old], &self.stated[new]);
        let is_open = matches!(self.fates[old], Fate::Holds | Fate::Disputed);
        if !is_open || one.original == other.original {
            return;
        }
        match one.statement.revision(&other.statement) {
            // Nobody knows which of the two was said last.
            Revision::Updates if one.until >= other.at => {
                self.fates[old] = Fate::Disputed;
                self.fates[new] = Fate::Disputed;
            }
            // More than a value would be lost, or nothing is out of date.
            Revision::Updates
                if says_more(one.text, other.text) || may_both_be_true(one.text, other.text) =>
            {
                self.fates[old] = Fate::Disputed;
            }
            Revision::Updates => self.fates[old] = Fate::ReplacedBy(new),
            Revision::Restates => self.join(old, new, [true, true]),
            Revision::Differs => {
                let held = [one.claim.is_held_by(&other.claim), other.claim.is_held_by(&one.claim)];
                self.join(old, new, held);
            }
        }
    }

    /// Keeps one of two wordings, if it has all that matters of the other one: the newer one rather. `held` tells whether the
    /// older is part of the newer, and the other way round.
    fn join(&mut self, old: usize, new: usize, held: [bool; 2]) {
        let [older, newer] = [old, new].map(|at| &self.stated[at].clauses);
        // Whichever stays was said at the later of the two times.
        let until = self.stated[old].until.max(self.stated[new].until);
        if held[0] && newer.carry(older) {
            if self.fates[new] == Fate::Holds || self.fates[old] == Fate::Holds {
                self.fates[old] = Fate::SaidBy(new);
                self.stated[new].until = until;
            }
        } else if held[1]
            && older.carry(newer)
            && self.fates[old] == Fate::Holds
            && self.fates[new] == Fate::Holds
        {
            self.fates[new] = Fate::SaidBy(old);
            self.newest[old] = self.stated[new].at;
            self.stated[old].until = until;
        }
    }

    /// What was replaced and later said again holds: "likes tea", "no longer likes tea", "likes tea".
    fn restore_returned(&mut self) {
        for at in 0..self.stated.len() {
            let last = self.last(at);
            let [one, other] = [at, last].map(|at| &self.stated[at]);
            if last != at
                && self.is_replaced(at)
                && one.statement.revision(&other.statement) == Revision::Restates
                && other.clauses.carry(&one.clauses)
            {
                self.fates[at] = Fate::SaidBy(last);
            }
        }
    }

    /// The statement that says now what this one said, or says something else of the same.
    fn last(&self, mut at: usize) -> usize {
        // Each step leads to a statement that was open then, so that there is an end.
        for _ in 0..self.fates.len() {
            match self.fates[at] {
                Fate::SaidBy(next) | Fate::ReplacedBy(next) => at = next,
                Fate::Holds | Fate::Disputed => break,
            }
        }
        at
    }

    fn is_replaced(&self, mut at: usize) -> bool {
        for _ in 0..self.fates.len() {
            match self.fates[at] {
                Fate::SaidBy(next) => at = next,
                Fate::ReplacedBy(_) => return true,
                Fate::Holds | Fate::Disputed => break,
            }
        }
        false
    }

    pub fn text(&self, statement: usize) -> &'a str {
        self.stated[statement].text
    }

    pub fn newest(&self, statement: usize) -> i64 {
        self.newest[statement]
    }

    pub fn originals(&self) -> usize {
        self.fit.len()
    }

    /// The statements of a memory.
    pub fn of_original(&self, original: usize) -> impl Iterator<Item = usize> {
        (0..self.stated.len()).filter(move |at| self.stated[*at].original == original)
    }

    /// For each statement of a memory the one that is to be said for it, with that one's memory; none if one of them can't
    /// be said.
    pub fn said_for(&self, original: usize) -> Option<Vec<(usize, usize)>> {
        let said = |at: usize| {
            let last = self.last(at);
            let of = self.stated[last].original;
            (self.fates[last] == Fate::Holds && self.fit[of]).then_some((last, of))
        };
        self.fit[original].then(|| self.of_original(original).map(said).collect())?
    }

    /// Whether a newer memory replaced something of it.
    pub fn is_superseded(&self, original: usize) -> bool {
        self.of_original(original).any(|at| self.is_replaced(at))
    }

    /// The texts of statements of these memories that still hold, said again ones too.
    pub fn holding_of(&self, originals: &[usize]) -> Vec<&'a str> {
        self.of_all(originals, false)
    }

    /// The texts of statements of these memories that no longer hold.
    pub fn replaced_of(&self, originals: &[usize]) -> Vec<&'a str> {
        self.of_all(originals, true)
    }

    fn of_all(&self, originals: &[usize], replaced: bool) -> Vec<&'a str> {
        (0..self.stated.len())
            .filter(|at| originals.contains(&self.stated[*at].original) && self.is_replaced(*at) == replaced)
            .map(|at| self.stated[at].text)
            .collect()
    }
}
