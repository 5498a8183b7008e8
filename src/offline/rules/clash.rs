//! What speaks against two statements being one fact, however alike they look.

use std::collections::BTreeSet;

use super::{
    concepts::CONCEPTS,
    figures::differ,
    form::Deed,
    places,
    reading::is_one_of,
    statement::Statement,
    tastes::Taste,
    tense::{FirstVerb, Time},
};

/// How two statements stand to each other.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Clash {
    None,
    /// Only where all else is much alike.
    Hardly,
    Never,
}

impl Statement {
    /// Whether the two can be the same fact, however alike they look.
    pub fn clash(&self, other: &Self) -> Clash {
        if self.is_never(other) {
            Clash::Never
        } else if self.is_hardly(other) {
            Clash::Hardly
        } else {
            Clash::None
        }
    }

    fn is_never(&self, other: &Self) -> bool {
        self.figures.contradict(&other.figures)
            || self.signs.contradict(&other.signs)
            || self.words == other.words
                && (self.signs.differ_in_emoji(&other.signs) || self.is_of_another_day(other))
            || self.contradicts(other)
            || self.swaps_names(other)
            || self.swaps_words(other)
            || self.is_of_another_sort(other)
            || self.intended != other.intended
            || self.likes && other.dislikes
            || self.dislikes && other.likes
            || self.is_of_others(other)
            || other.is_of_others(self)
            || self.names_others(other)
            || self.swaps_a_word(other)
            || self.past && other.present
            || self.present && other.past
            || self.is_other_taste(other)
            || self.taste.is_some() && other.is_of_another_taste
            || self.is_of_another_taste && other.taste.is_some()
            || self.deed.as_ref().zip(other.deed.as_ref()).is_some_and(|(one, two)| one.is_with_another(two))
            || self.taste.is_some() && other.taste.is_some() && (self.denies(other) || other.denies(self))
            || self.only_introduces(other)
            || other.only_introduces(self)
            || self.is_of_another_thing(other)
            || other.is_of_another_thing(self)
            || self.was_while(other)
            || other.was_while(self)
            || self.did_otherwise(other)
            || other.did_otherwise(self)
            || self.company.is_other(&other.company)
    }

    fn is_hardly(&self, other: &Self) -> bool {
        let tastes = self.taste.as_ref().zip(other.taste.as_ref());
        self.ended != other.ended && !(self.negative && other.negative)
            || self.denies(other)
            || other.denies(self)
            || self.tells_of(other)
            || self.hates && !other.dislikes && !other.negative
            || other.hates && !self.dislikes && !self.negative
            || tastes.is_some_and(|(one, two)| !one.is_for_thing_of(two))
            || self.speaks_of_another(other)
            || other.speaks_of_another(self)
    }

    fn is_of_another_sort(&self, other: &Self) -> bool {
        self.sorts.iter().any(|(sort, mine)| other.sorts.get(sort).is_some_and(|its| differ(mine, its)))
    }

    fn denies(&self, other: &Self) -> bool {
        let held = |idea: &u32| other.ideas.binary_search(idea).is_ok() && !other.negated.contains(idea);
        // Whoever has an illness leaves things out because of it.
        let ill = !self.ills.is_disjoint(&other.ills);
        !ill && !other.negative && self.negated.iter().any(held)
    }

    /// Whether it is about somebody of whom the other says nothing.
    fn is_of_others(&self, other: &Self) -> bool {
        let known = |who: &u32| {
            other.kin.contains(who)
                || other.roles.contains(who)
                || other.ideas.binary_search(who).is_ok()
                || other.kinds.iter().any(|(_, kind)| kind == who)
        };
        // Whoever has a name is the same where the name or what they are is.
        let named =
            self.names.iter().any(|name| other.names.contains(name)) && !self.roles.is_disjoint(&other.roles);
        let through =
            self.subject.is_some_and(|subject| self.names.contains(&subject)) && self.roles.iter().any(known);
        self.subject.is_some_and(|subject| !known(&subject)) && !named && !through
    }

    fn is_of_another_day(&self, other: &Self) -> bool {
        !self.day.is_empty() && !other.day.is_empty() && self.day != other.day
    }

    /// What was done once stands against what is done time and again, goes on by itself or is yet to come, unless one
    /// of the two tells both.
    fn was_while(&self, other: &Self) -> bool {
        let Some((was, told)) = self.told.as_ref().zip(other.told.as_ref()) else { return false };
        let brought = match told.time {
            Time::Event | Time::Onset => true,
            // "studied botany" and "holds a degree in botany".
            Time::State => other.ideas.binary_search(&was.idea).is_ok(),
            Time::Habit | Time::Ahead => false,
        };
        // "was diagnosed with gout" and "takes a pill for gout" are told of one illness.
        let ill = self.shares_ill(other);
        let both = other.words.contains(&was.verb) || self.words.contains(&told.verb);
        was.time == Time::Event && !brought && !both && !ill
    }

    /// Both tell what was done once, one of them at length, and neither does what the other did.
    fn did_otherwise(&self, other: &Self) -> bool {
        let is_past = |told: &&FirstVerb| matches!(told.time, Time::Event | Time::Onset);
        let of = |one: &Self| one.told.as_ref().filter(is_past).map(|told| told.idea);
        let Some((mine, its)) = of(self).zip(of(other)) else { return false };
        let apart = |idea: u32, ideas: &[u32]| ideas.binary_search(&idea).is_err();
        mine != its
            && 2 * self.size() >= 3 * other.size()
            && apart(mine, &other.ideas)
            && apart(its, &self.ideas)
    }

    /// One is about somebody whom the other, about the person, only names.
    fn tells_of(&self, other: &Self) -> bool {
        let of_somebody = |one: &Self| {
            one.subject.is_some_and(|subject| one.kin.contains(&subject) || one.bearers.contains(&subject))
        };
        of_somebody(self) && other.acts || of_somebody(other) && self.acts
    }

    /// It says who somebody is and no more, and the other takes that as known.
    fn only_introduces(&self, other: &Self) -> bool {
        self.is_bare && !self.introduced.is_empty() && self.introduced.is_disjoint(&other.introduced)
    }

    /// Both are of tastes, and each says something else of the thing: one may exclude the other.
    fn is_other_taste(&self, other: &Self) -> bool {
        self.taste.as_ref().zip(other.taste.as_ref()).is_some_and(|(one, two)| one.is_other_sort(two))
    }

    /// One is of a taste, and the thing that the other is of only has its name in its own.
    fn is_of_another_thing(&self, other: &Self) -> bool {
        let object = other.taste.as_ref().map(Taste::thing).or(other.deed.as_ref().map(Deed::thing));
        self.taste.as_ref().zip(object).is_some_and(|(taste, (thing, like))| taste.is_part_of(thing, like))
    }

    /// It speaks of somebody, or of a part of something, of whom the other knows nothing.
    fn speaks_of_another(&self, other: &Self) -> bool {
        let unknown = |idea: &u32| other.ideas.binary_search(idea).is_err();
        self.titled.iter().any(unknown) || self.part.as_ref().is_some_and(unknown)
    }

    /// Whether each names somebody or something that the other doesn't, and no bearer of a name is in both.
    fn names_others(&self, other: &Self) -> bool {
        let shared = |bearers: &BTreeSet<u32>| {
            self.names.intersection(&other.names).any(|name| bearers.contains(name))
        };
        let alone =
            |one: &Self, two: &Self| one.names.iter().any(|name| two.ideas.binary_search(name).is_err());
        if !alone(self, other) || !alone(other, self) {
            return false;
        }
        let people = differ(&self.bearers, &other.bearers);
        people || !(shared(&self.bearers) && shared(&other.bearers))
    }

    /// Only one of them says when: an event, perhaps, of what the other speaks of in general.
    pub fn is_dated_alone(&self, other: &Self) -> bool {
        self.figures.months.is_empty() != other.figures.months.is_empty()
    }

    pub fn shares_ill(&self, other: &Self) -> bool {
        !self.ills.is_disjoint(&other.ills)
    }

    /// The same words, two of which have changed places: "tea in the morning and coffee in the evening".
    fn swaps_words(&self, other: &Self) -> bool {
        let told = |of: &'_ Self| -> Vec<usize> {
            (0..of.words.len()).filter(|at| !is_one_of("a|an|the", &of.words[*at])).collect()
        };
        if self.words.len().abs_diff(other.words.len()) > 2 {
            return false;
        }
        let (mine, its) = (told(self), told(other));
        let (one, two) =
            (|at: usize| self.words[mine[at]].as_str(), |at: usize| other.words[its[at]].as_str());
        let mut apart = (0..mine.len().min(its.len())).filter(|at| one(*at) != two(*at));
        let (Some(first), Some(second), None) = (apart.next(), apart.next(), apart.next()) else {
            return false;
        };
        let same = |a: &str, b: &str| {
            a == b || crate::words::stem(a).is_some_and(|a| Some(a) == crate::words::stem(b))
        };
        let crossed =
            mine.len() == its.len() && same(one(first), two(second)) && same(one(second), two(first));
        // Things in a row, in whatever order.
        let comma = |at: usize| self.commas[at] || self.commas.get(at + 1).is_some_and(|comma| *comma);
        let listed = (first + 1..second).all(|at| is_one_of("and|or|nor|with", one(at)) || comma(mine[at]));
        // Who is whose friend holds both ways, and of the person much is told in two ways.
        let both_ways =
            (first + 1..second).any(|at| places::holds_both_ways(one(at))) || one(second - 1) == "with";
        let person = [first, second].iter().any(|at| matches!(one(*at), "user" | "i" | "me"));
        crossed && !listed && !both_ways && !person
    }

    /// The same sentence but for a word or two at one place: whoever writes that twice means two things.
    fn swaps_a_word(&self, other: &Self) -> bool {
        let (one, two) = (&self.words, &other.words);
        let before = one.iter().zip(two).take_while(|(a, b)| a == b).count();
        let room = one.len().min(two.len()) - before;
        let after = one.iter().rev().zip(two.iter().rev()).take(room).take_while(|(a, b)| a == b).count();
        let (left, right) = (&one[before..one.len() - after], &two[before..two.len() - after]);
        let ideas = |words: &[String]| -> BTreeSet<String> {
            let stems = words.iter().filter_map(|word| crate::words::stem(word));
            stems.map(|stem| CONCEPTS.of(&stem).to_owned()).collect()
        };
        let short = (1..=2).contains(&left.len()) && (1..=2).contains(&right.len());
        short && before + after >= 3 && differ(&ideas(left), &ideas(right))
    }
}
