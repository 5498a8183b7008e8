//! What is preferred to what.

use memledger_offline::lists::SORTS;

use super::{Revision, fact::Fact, state::State};

/// Things of which one takes the place of another if it is said to be new.
const RIVALS: &str = SORTS;

pub(super) struct Preference<'a> {
    fact: &'a Fact,
    thing: Vec<&'a str>,
    /// What it is preferred to, if that is said.
    rival: Option<Vec<&'a str>>,
    rest: Vec<&'a str>,
}

const AGAINST: [&str; 3] = ["over", "to", "than"];
const MORE: [&str; 12] =
    ["on", "in", "at", "for", "with", "when", "because", "since", "every", "while", "during", "if"];

impl<'a> Preference<'a> {
    pub fn of(fact: &'a Fact) -> Option<Self> {
        if fact.attribute != "prefer" {
            return None;
        }
        let words: Vec<&str> =
            fact.value.iter().chain(&fact.more).map(String::as_str).filter(|word| *word != "the").collect();
        let end = (1..words.len()).find(|at| MORE.contains(&words[*at])).unwrap_or(words.len());
        let (said, rest) = words.split_at(end);
        let against = (1..said.len()).find(|at| AGAINST.contains(&said[*at]));
        let thing = &said[..against.unwrap_or(said.len())];
        let thing = thing.strip_suffix(&["rather"]).unwrap_or(thing);
        let rival = against.map(|at| said[at + 1..].to_vec());
        Some(Self { fact, thing: thing.to_vec(), rival, rest: rest.to_vec() })
    }

    pub fn revision(&self, new: &Self) -> Revision {
        let holds = new.fact.state == State::Holds;
        let is_reversed =
            |one: &Self, other: &Self| one.rival.as_ref().is_some_and(|rival| *rival == other.thing);
        if self.thing == new.thing {
            return match self.fact.state == new.fact.state {
                true if self.rival == new.rival && self.rest == new.rest => Revision::Restates,
                true => Revision::Differs,
                false if new.rest.is_empty() || self.rest == new.rest => Revision::Updates,
                false => Revision::Differs,
            };
        }
        // In the morning tea may be preferred, and coffee in the evening.
        if self.rest != new.rest || !holds {
            return Revision::Differs;
        }
        let is_one_choice = is_reversed(self, new)
            || is_reversed(new, self)
            || self.is_other_sort(new)
            || new.fact.is_change && self.is_rival(new);
        if is_one_choice { Revision::Updates } else { Revision::Differs }
    }

    /// "aisle seats" and "window seats": the same thing of another sort.
    fn is_other_sort(&self, new: &Self) -> bool {
        let last = |one: &Self| one.thing.last().copied();
        let more = |one: &Self| one.thing.len() > 1;
        more(self) && more(new) && last(self) == last(new) && self.thing.len() == new.thing.len()
    }

    /// "tea" and "coffee": both are drunk.
    fn is_rival(&self, new: &Self) -> bool {
        let ([mine], [its]) = (self.thing.as_slice(), new.thing.as_slice()) else { return false };
        RIVALS.lines().any(|line| {
            let has = |word: &str| line.split(' ').any(|one| one == word);
            has(mine) && has(its)
        })
    }
}
