//! What becomes of every memory of one person, worked out once in sight of all of them.

use std::{borrow::Cow, collections::HashMap};

use super::{
    claims::Claim,
    ideas::Ideas,
    junk,
    person::Person,
    provenance,
    reading::{Reading, Stems},
    rule::Rule,
    same,
    statement::Statement,
};
use crate::{DecidedAction, MemoryText};

/// What the rules found out about all memories of one person.
pub struct Analysis {
    verdicts: Vec<Verdict>,
}

/// What is to become of one memory.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Verdict {
    pub action: DecidedAction,
    /// The place of the memory that it is merged into; only with [`DecidedAction::Merge`].
    pub target: Option<usize>,
    pub rule: Rule,
}

impl Verdict {
    fn keep(rule: Rule) -> Self {
        Self { action: DecidedAction::Keep, target: None, rule }
    }
}

impl Analysis {
    pub fn of(memories: &[MemoryText]) -> Self {
        let mut stems = Stems::default();
        let readings: Vec<Reading<'_>> =
            memories.iter().map(|memory| Reading::of(memory, &mut stems)).collect();
        let person = Person::of(&readings);
        let judge = |(memory, reading): (&MemoryText, &Reading<'_>)| match junk::rule(reading, &person) {
            _ if memory.pinned => Verdict::keep(Rule::Pinned),
            Some(rule) => Verdict { action: DecidedAction::Delete, target: None, rule },
            None => Verdict::keep(Rule::MayBeLasting),
        };
        let mut made = Self { verdicts: memories.iter().zip(&readings).map(judge).collect() };
        made.merge(memories, &readings, &person);
        made
    }

    /// One for each memory, in their order.
    pub fn verdicts(&self) -> &[Verdict] {
        &self.verdicts
    }

    fn merge(&mut self, memories: &[MemoryText], readings: &[Reading<'_>], person: &Person) {
        // Those of one claim count once, so that a thousand of them are not compared with each other.
        let mut copies: Vec<Vec<usize>> = Vec::new();
        let mut known: HashMap<Claim, usize> = HashMap::new();
        for at in (0..readings.len()).filter(|at| self.verdicts[*at].action != DecidedAction::Delete) {
            let copy = *known.entry(Claim::of(&memories[at].content)).or_insert(copies.len());
            match copies.get_mut(copy) {
                Some(others) => others.push(at),
                None => copies.push(vec![at]),
            }
        }
        let (mut ideas, mut stems) = (Ideas::default(), Stems::default());
        let mut told = |copies: &Vec<usize>| {
            let reading = &readings[copies[0]];
            let told = provenance::without(reading.content, &mut stems);
            match told.len() < reading.content.len() {
                true => Cow::Owned(Reading::of_text(told, &mut stems)),
                false => Cow::Borrowed(reading),
            }
        };
        let told: Vec<Cow<'_, Reading<'_>>> = copies.iter().map(&mut told).collect();
        let of = |reading: &Cow<'_, Reading<'_>>| Statement::of(reading, person, &mut ideas);
        let mut statements: Vec<Statement> = told.iter().map(of).collect();
        for (claim, copy) in known {
            statements[copy].day = claim.into_day();
        }
        let groups = same::groups(&statements, &told, person, &ideas);
        let mut grouped = vec![false; copies.len()];
        for group in groups {
            group.iter().for_each(|at| grouped[*at] = true);
            let members: Vec<(usize, usize)> = group
                .iter()
                .flat_map(|at| copies[*at].iter().map(|copy| (*copy, statements[*at].size())))
                .collect();
            self.settle(memories, &members, Rule::SameStatement);
        }
        for (at, copies) in copies.iter().enumerate().filter(|(at, copies)| !grouped[*at] && copies.len() > 1)
        {
            let members: Vec<(usize, usize)> =
                copies.iter().map(|copy| (*copy, statements[at].size())).collect();
            self.settle(memories, &members, Rule::SameWords);
        }
    }

    /// All of a group point at the pinned, the fullest or the newest of it, in this order.
    fn settle(&mut self, memories: &[MemoryText], members: &[(usize, usize)], rule: Rule) {
        let rank = |(at, size): &(usize, usize)| (memories[*at].pinned, *size, *at);
        let Some((target, _)) = members.iter().max_by_key(|member| rank(member)).copied() else { return };
        for (at, _) in members {
            if *at == target && !memories[*at].pinned {
                self.verdicts[*at] = Verdict::keep(Rule::FullestOfGroup);
            } else if *at != target && !memories[*at].pinned {
                self.verdicts[*at] = Verdict { action: DecidedAction::Merge, target: Some(target), rule };
            }
        }
    }
}
