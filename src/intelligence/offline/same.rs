//! Which memories say the same.

use std::collections::HashSet;

use super::{
    ideas::{Ideas, Kind},
    statement::{Clash, Statement},
};

/// Ideas that more memories hold find no candidates: all their pairs would be too many, and they tell little.
const MOST_HOLDERS: usize = 48;
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

/// How alike, and by how much, those that hardly can be the same have to be.
const CERTAIN: f64 = 0.7;
const CERTAIN_WEIGHT: f64 = 2.5;

/// What idea weighs what, and who holds it.
pub(super) struct Weights {
    of: Vec<f64>,
    holders: Vec<Vec<usize>>,
}

/// As if there were at least so many memories, so that few of them don't make every word rare.
const LEAST_MEMORIES: f64 = 300.0;

impl Weights {
    pub fn of(statements: &[Statement], ideas: &Ideas) -> Self {
        let mut holders: Vec<Vec<usize>> = vec![Vec::new(); ideas.kinds.len()];
        for (at, statement) in statements.iter().enumerate() {
            statement.ideas.iter().for_each(|idea| holders[*idea as usize].push(at));
        }
        let memories = LEAST_MEMORIES.max(statements.len() as f64);
        let weigh = |(held, kind): (&Vec<usize>, &Kind)| {
            let rare = (1.0 + memories / held.len().max(2) as f64).ln() / (1.0 + memories / 2.0).ln();
            rare * match kind {
                Kind::Name => 1.2,
                Kind::Plain => 1.0,
                Kind::Figure => 0.8,
                Kind::Common | Kind::Kin => 0.5,
            }
        };
        Self { of: holders.iter().zip(&ideas.kinds).map(weigh).collect(), holders }
    }

    pub fn sum(&self, ideas: impl Iterator<Item = u32>) -> f64 {
        ideas.map(|idea| self.of[idea as usize]).sum()
    }
}

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
}

impl Alike {
    pub fn of(one: &Statement, other: &Statement, weights: &Weights, ideas: &Ideas) -> Self {
        let both: Vec<u32> =
            one.ideas.iter().filter(|idea| other.ideas.binary_search(idea).is_ok()).copied().collect();
        let sum = |statement: &Statement| weights.sum(statement.ideas.iter().copied());
        let harm = !one.harmful.is_disjoint(&other.harmful);
        let weight = weights.sum(both.iter().copied());
        let (a, b) = (sum(one), sum(other));
        let count = |kind: Kind| both.iter().filter(|idea| ideas.kinds[**idea as usize] == kind).count();
        let (plain, kin) = (count(Kind::Common), count(Kind::Kin));
        let common = plain + kin;
        let (held, shared) = (weight / a.min(b).max(f64::EPSILON), 2.0 * weight / (a + b).max(f64::EPSILON));
        Self {
            held,
            shared,
            weight,
            special: both.len() - common,
            names: count(Kind::Name),
            common,
            kin,
            harm,
            ill: one.shares_ill(other),
            dated: one.is_dated_alone(other),
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
        harm || ill
            || alike
            || self.special >= 1
                && self.special + self.common >= 2
                && told
                && (much && self.score() >= ENOUGH || rare)
    }
}

/// Pairs that share something rare.
pub(super) fn candidates(statements: &[Statement], weights: &Weights) -> Vec<(usize, usize)> {
    let mut pairs = Vec::new();
    let mut met: HashSet<usize> = HashSet::new();
    for (at, statement) in statements.iter().enumerate() {
        met.clear();
        for idea in &statement.ideas {
            let holders = &weights.holders[*idea as usize];
            if holders.len() <= MOST_HOLDERS {
                met.extend(holders.iter().filter(|other| **other > at));
            }
        }
        pairs.extend(met.iter().map(|other| (at, *other)));
    }
    pairs.sort_unstable();
    pairs
}

/// Groups of two or more that say the same, each in the order of the memories.
pub(super) fn groups(statements: &[Statement], ideas: &Ideas) -> Vec<Vec<usize>> {
    let weights = Weights::of(statements, ideas);
    let mut pairs: Vec<(f64, usize, usize)> = candidates(statements, &weights)
        .into_iter()
        .filter_map(|(one, other)| {
            let alike = Alike::of(&statements[one], &statements[other], &weights, ideas);
            if !alike.is_enough() {
                return None;
            }
            let linked = match statements[one].clash(&statements[other]) {
                Clash::None => true,
                Clash::Hardly => alike.shared >= CERTAIN && alike.weight >= CERTAIN_WEIGHT,
                Clash::Never => false,
            };
            linked.then(|| (alike.score(), one, other))
        })
        .collect();
    pairs.sort_by(|a, b| b.0.total_cmp(&a.0).then((a.1, a.2).cmp(&(b.1, b.2))));
    let mut group_of: Vec<usize> = (0..statements.len()).collect();
    let mut groups: Vec<Vec<usize>> = (0..statements.len()).map(|at| vec![at]).collect();
    for (_, one, other) in pairs {
        let (a, b) = (group_of[one], group_of[other]);
        let agree =
            |x: &usize| groups[b].iter().all(|y| statements[*x].clash(&statements[*y]) != Clash::Never);
        if a != b && groups[a].iter().all(agree) {
            let moved = std::mem::take(&mut groups[b]);
            moved.iter().for_each(|member| group_of[*member] = a);
            groups[a].extend(moved);
        }
    }
    groups.retain(|group| group.len() > 1);
    groups.iter_mut().for_each(|group| group.sort_unstable());
    groups
}
