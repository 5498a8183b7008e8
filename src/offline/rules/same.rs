//! Which memories say the same.

use std::{borrow::Cow, collections::HashSet};

use super::{
    alike::Alike,
    claims::Claim,
    clash::Clash,
    frame,
    ideas::{Ideas, Kind},
    person::Person,
    reading::{Reading, Stems},
    statement::Statement,
};

/// Ideas that more memories hold find no candidates: all their pairs would be too many, and they tell little.
const MOST_HOLDERS: usize = 48;
/// How alike, and by how much, those that hardly can be the same have to be.
const CERTAIN: f64 = 0.75;
const CERTAIN_WEIGHT: f64 = 2.5;

/// What idea weighs what, and who holds it.
pub(super) struct Weights {
    of: Vec<f64>,
    holders: Vec<Vec<usize>>,
    /// What each statement weighs.
    pub sums: Vec<f64>,
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
        let of: Vec<f64> = holders.iter().zip(&ideas.kinds).map(weigh).collect();
        let sum = |statement: &Statement| statement.ideas.iter().map(|idea| of[*idea as usize]).sum();
        let sums = statements.iter().map(sum).collect();
        Self { of, holders, sums }
    }

    pub fn sum(&self, ideas: impl Iterator<Item = u32>) -> f64 {
        ideas.map(|idea| self.of[idea as usize]).sum()
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

/// The rules know what the contrary is in English alone. Two texts are read together: one may be too short to tell.
fn are_english(one: &str, other: &str) -> bool {
    whichlang::detect_language(&format!("{one}\n{other}")) == whichlang::Lang::Eng
}

/// How alike two are that may be one fact.
fn likeness(
    statements: &[Statement],
    (one, other): (usize, usize),
    weights: &Weights,
    ideas: &Ideas,
) -> Option<f64> {
    let alike = Alike::of(statements, (one, other), weights, ideas);
    if !alike.is_enough() {
        return None;
    }
    let linked = match statements[one].clash(&statements[other]) {
        Clash::None => true,
        Clash::Hardly => alike.shared >= CERTAIN && alike.weight >= CERTAIN_WEIGHT,
        Clash::Never => false,
    };
    linked.then(|| alike.score())
}

/// Whether two are one fact also without what both have in common around what each says of its own.
fn are_one_alone(one: &Reading<'_>, other: &Reading<'_>, person: &Person) -> bool {
    let Some(own) = frame::own(one, other, person) else { return true };
    let (mut stems, mut ideas) = (Stems::default(), Ideas::default());
    let of = |text| Statement::of(&Reading::of_text(text, &mut stems), person, &mut ideas);
    let statements = own.texts.map(of);
    let weights = Weights::of(&statements, &ideas);
    // Of one thing, and not that two things are done to it.
    let rare = |idea: &u32| matches!(ideas.kinds[*idea as usize], Kind::Plain | Kind::Name | Kind::Kin);
    let about = |idea: &u32| statements.iter().any(|statement| statement.subject == Some(*idea));
    let shared = statements[0].shared(&statements[1]).iter().any(|idea| rare(idea) && !about(idea));
    let of_one = !own.do_otherwise && shared || own.are_akin;
    let alike = Alike::of(&statements, (0, 1), &weights, &ideas);
    let sure = !own.do_otherwise || alike.related || alike.shared >= CERTAIN;
    of_one || sure && likeness(&statements, (0, 1), &weights, &ideas).is_some()
}

/// Groups of two or more that say the same, each in the order of the memories.
pub(super) fn groups(
    statements: &[Statement],
    readings: &[Cow<'_, Reading<'_>>],
    person: &Person,
    ideas: &Ideas,
) -> Vec<Vec<usize>> {
    let weights = Weights::of(statements, ideas);
    let claims: Vec<Claim> = readings.iter().map(|reading| Claim::of(reading.content)).collect();
    let mut pairs: Vec<(f64, usize, usize)> = candidates(statements, &weights)
        .into_iter()
        .filter_map(|(one, other)| {
            let likeness = likeness(statements, (one, other), &weights, ideas)?;
            let (a, b) = (&readings[one], &readings[other]);
            let are_one = !claims[one].is_nearly(&claims[other])
                && are_english(a.content, b.content)
                && are_one_alone(a, b, person);
            are_one.then_some((likeness, one, other))
        })
        .collect();
    pairs.sort_by(|a, b| b.0.total_cmp(&a.0).then((a.1, a.2).cmp(&(b.1, b.2))));
    let mut group_of: Vec<usize> = (0..statements.len()).collect();
    let mut groups: Vec<Vec<usize>> = (0..statements.len()).map(|at| vec![at]).collect();
    for (_, one, other) in pairs {
        let (a, b) = (group_of[one], group_of[other]);
        let agree = |x: &usize| {
            let apart = |y: &usize| {
                statements[*x].clash(&statements[*y]) == Clash::Never || claims[*x].is_nearly(&claims[*y])
            };
            !groups[b].iter().any(apart)
        };
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
