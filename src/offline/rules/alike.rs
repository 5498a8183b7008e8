//! How much two statements have in common, and whether it is enough for one fact.

use std::collections::BTreeSet;

use super::{
    ideas::{Ideas, Kind},
    same::Weights,
    statement::Statement,
};

/// How alike two have to be; see [`Alike`].
const ENOUGH: f64 = 0.46;

/// Weight from which what two share is enough even where one of them says much more.
const MUCH: f64 = 1.5;

/// How alike are enough for so many rare ideas in common beyond names, and so much weight of all that is.
const LOOSE: [(usize, f64, f64); 2] = [(1, 2.2, 0.43), (2, 1.7, 0.41)];

/// How alike are enough where somebody is named by name, by a place and by what they are.
const BEARER: f64 = 0.48;

/// How alike two have to be that name the same illness.
const ILL: f64 = 0.35;

/// How alike two have to be that say the same can be done, and that the same is left alone.
const ABLE: f64 = 0.1;
const SHUNNED: f64 = 0.5;

/// What it weighs that there are as many of a thing.
const COUNTED: f64 = 0.8;

/// How much two statements have in common.
pub(super) struct Alike {
    /// Share of the lesser statement that the other holds as well.
    pub held: f64,
    /// Share of both together.
    pub shared: f64,
    /// Weight of what they share.
    pub weight: f64,
    /// How many ideas they share that aren't found everywhere, names among them.
    pub special: usize,
    pub names: usize,
    pub common: usize,
    /// How many of the common ones say what somebody is to the person.
    pub kin: usize,
    /// Both say that the same thing does harm.
    pub harm: bool,
    /// Both name the same illness.
    pub ill: bool,
    /// Only one of them says when.
    pub dated: bool,
    /// Both say that the same thing can be done.
    pub able: bool,
    /// Both tell who the same one is, and one of them nothing else.
    pub introduced: bool,
    /// Both say that the same thing is left alone.
    pub shunned: bool,
    /// Both tell tastes for the same thing.
    pub related: bool,
}

impl Alike {
    pub fn of(
        statements: &[Statement],
        (one, other): (usize, usize),
        weights: &Weights,
        ideas: &Ideas,
    ) -> Self {
        let (mut a, mut b) = (weights.sums[one], weights.sums[other]);
        let (one, other) = (&statements[one], &statements[other]);
        let mut both = one.shared(other);
        let kind = |idea: &u32| ideas.kinds[*idea as usize];
        // A thing by its name in one, and by what it is in the other.
        both.extend(one.named_in(other).into_iter().chain(other.named_in(one)));
        let mut weight = weights.sum(both.iter().copied());
        // As many of one thing, which is no measure.
        let counted =
            both.iter().filter(|idea| kind(idea) == Kind::Plain && one.counts_as_many(other, **idea));
        let counted = counted.count();
        let more = counted as f64 * COUNTED;
        (weight, a, b) = (weight + more, a + more, b + more);
        let count = |of: Kind| both.iter().filter(|idea| kind(idea) == of).count();
        let (plain, kin) = (count(Kind::Common), count(Kind::Kin));
        let common = plain + kin;
        let (held, shared) = (weight / a.min(b).max(f64::EPSILON), 2.0 * weight / (a + b).max(f64::EPSILON));
        Self {
            held: held.min(1.0),
            shared: shared.min(1.0),
            weight,
            special: both.len() - common + counted,
            names: count(Kind::Name),
            common,
            kin,
            harm: !one.harmful.is_disjoint(&other.harmful),
            ill: one.shares_ill(other),
            dated: one.is_dated_alone(other),
            able: one.can_with(other),
            introduced: one.introduces_with(other),
            shunned: one.shunned.is_some() && one.shunned == other.shunned,
            related: one
                .taste
                .as_ref()
                .zip(other.taste.as_ref())
                .is_some_and(|(one, two)| one.is_related(two)),
        }
    }

    /// 0 to 1.
    pub fn score(&self) -> f64 {
        0.6 * self.held + 0.4 * self.shared
    }

    pub fn is_enough(&self) -> bool {
        // A place or a person in common is not yet a fact in common.
        let told = self.special + self.common > self.names;
        let much = self.weight >= MUCH || self.shared >= 0.4;
        // Who somebody is, said of them twice, is the same only where little else is said.
        let bearer = !self.dated && self.names >= 2 && self.kin >= 1 && self.score() >= BEARER;
        let told =
            told && (self.special > self.names || self.common > self.kin || self.shared >= 0.6 || bearer);
        let told = told || self.names >= 2 && self.shared >= 0.6;
        // Much that is rare and no name makes up for what only one of them says.
        let beyond = self.special.saturating_sub(self.names);
        let rare = !self.dated
            && LOOSE.iter().any(|(least, weight, score)| {
                beyond >= *least && self.weight >= *weight && self.score() >= *score
            });
        // Whatever else is said of it, one is allergic to a thing or not.
        let harm = self.harm && self.score() >= 0.15;
        // An illness in common, and of whom they speak does not differ.
        let ill = self.ill && self.special >= 1 && self.score() >= ILL;
        let alike = self.special + self.common >= 2 && self.shared >= 0.95
            || !self.dated && self.names >= 1 && self.held >= 0.99 && self.shared >= 0.85;
        let able = self.able && !self.dated && self.score() >= ABLE;
        let shunned = self.shunned && self.score() >= SHUNNED;
        harm || ill
            || able
            || shunned
            || self.introduced
            || self.related
            || alike
            || self.special >= 1
                && self.special + self.common >= 2
                && told
                && (much && self.score() >= ENOUGH || rare)
    }
}

impl Statement {
    /// The ideas that both hold.
    pub fn shared(&self, other: &Self) -> Vec<u32> {
        let (mut both, mut rest) = (Vec::new(), other.ideas.as_slice());
        for idea in &self.ideas {
            let below = rest.iter().take_while(|its| *its < idea).count();
            rest = &rest[below..];
            if rest.first() == Some(idea) {
                both.push(*idea);
            }
        }
        both
    }

    /// What bears names that the other has not, where the other has only what bears them.
    pub fn named_in(&self, other: &Self) -> BTreeSet<u32> {
        let holds = |one: &Self, idea: &u32| one.ideas.binary_search(idea).is_ok();
        let named =
            |(name, kind): &&(u32, u32)| !holds(other, name) && holds(other, kind) && !holds(self, kind);
        self.kinds.iter().filter(named).map(|(_, kind)| *kind).collect()
    }

    pub fn counts_as_many(&self, other: &Self, idea: u32) -> bool {
        let of = |statement: &Self| statement.counted.get(&idea).copied();
        of(self).is_some_and(|many| many > 1 && of(other) == Some(many))
    }

    /// Both say that the same is spoken, or that the same is played, and with whom is told alike.
    pub fn can_with(&self, other: &Self) -> bool {
        let places = |one: &Self, two: &Self| {
            one.names.iter().all(|name| one.bearers.contains(name) || two.names.contains(name))
        };
        !self.spoken.is_disjoint(&other.spoken)
            || !self.played.is_disjoint(&other.played) && places(self, other) && places(other, self)
    }

    /// Both say who somebody is, and one of them says no more.
    pub fn introduces_with(&self, other: &Self) -> bool {
        let whole = self.is_bare || other.is_bare;
        let role = |one: &Self, two: &Self| one.kin.iter().any(|kin| two.kin.contains(kin));
        whole && !self.introduced.is_disjoint(&other.introduced) && role(self, other)
    }
}
