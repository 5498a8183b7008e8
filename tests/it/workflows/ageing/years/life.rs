//! What a person tells over the years, by a seeded dice: facts, preferences that change, hobbies that grow, the same things in
//! other words, and much that matters to nobody.

use memledger_aggregates::{MemoryId, UserId};
use rand::{Rng, SeedableRng, rngs::StdRng};

use super::facts::Fact;

/// Preferences, each with the words before and behind its value.
const ATTRIBUTES: [(&str, &str); 4] = [
    ("The user lives in ", "."),
    ("The user works at ", "."),
    ("The user's favourite band is ", "."),
    ("The user takes ", " mg of Norvex daily."),
];
const DOSE: usize = 3;
const RELATIONS: [&str; 6] = ["colleague", "cousin", "neighbour", "friend", "teacher", "doctor"];
const THINGS: [&str; 5] = ["canoe", "cello", "bicycle", "telescope", "tent"];
const HOBBIES: [&str; 8] =
    ["climbing", "chess", "sailing", "pottery", "birding", "judo", "baking", "astronomy"];
const ERRANDS: [&str; 5] = ["a plumber", "the weather", "a taxi", "a recipe for soup", "the bus times"];
/// Days between two reads of what is used: fewer than after which anything is forgotten.
const READ_DAYS: i64 = 14;
/// One in this many changes returns to an earlier value.
const RETURNS: u32 = 4;
/// Days that somebody keeps to one hobby.
const HOBBY_DAYS: i64 = 90;

/// A memory to be made.
pub struct Told {
    pub text: String,
    pub topics: Vec<String>,
    pub importance: u8,
    pub pinned: bool,
    pub fact: Option<Fact>,
}

pub enum Deed {
    Remember(Told),
    /// The value of an attribute changed: its memory is corrected if it is still active.
    Correct(usize, Told),
    /// Two memories become one, whichever the number says.
    Merge(usize),
    /// Reads what the person uses again and again.
    Read,
    Say(String),
}

pub struct Person {
    pub id: UserId,
    pub facts: Vec<Fact>,
    /// The memory of each attribute.
    pub attributes: [Option<MemoryId>; ATTRIBUTES.len()],
    /// Memories of little importance that the person uses.
    pub used: Vec<MemoryId>,
    dice: StdRng,
    /// For merges and returning values; apart, so that they change no other throw.
    turns: StdRng,
    names: usize,
    /// The values that each attribute had.
    values: [Vec<String>; ATTRIBUTES.len()],
}

impl Person {
    pub fn new(at: usize) -> Self {
        Self {
            id: UserId::new(format!("person-{at:03}")).unwrap(),
            facts: Vec::new(),
            attributes: Default::default(),
            used: Vec::new(),
            dice: StdRng::seed_from_u64(at as u64),
            turns: StdRng::seed_from_u64(1_000 + at as u64),
            names: at * 37,
            values: Default::default(),
        }
    }

    /// Notes a fact that was told; the value of an attribute takes the place of the one before.
    pub fn told(&mut self, fact: Fact, text: String) {
        self.facts.retain(|known| fact.attribute.is_none() || known.attribute != fact.attribute);
        self.facts.push(Fact { text, ..fact });
    }

    /// A name that nothing else of this person has.
    fn name(&mut self) -> String {
        const SYLLABLES: [&str; 16] =
            ["ba", "do", "fe", "gu", "ka", "lo", "me", "nu", "pa", "ro", "ti", "vu", "wa", "zo", "je", "mi"];
        self.names += 1;
        let mixed = (self.names * 2_741) % 4_096;
        let letters: String = [mixed / 256, mixed / 16 % 16, mixed % 16].map(|at| SYLLABLES[at]).concat();
        letters[..1].to_uppercase() + &letters[1..]
    }

    fn chance(&mut self, one_in: u32) -> bool {
        self.dice.random_ratio(1, one_in)
    }

    fn one_of(&mut self, list: &[&str]) -> String {
        list[self.dice.random_range(0..list.len())].to_owned()
    }

    /// What is known of everybody from the first day.
    pub fn beginning(&mut self) -> Vec<Deed> {
        let mut deeds = Vec::new();
        for what in ["is called", "has a daughter called", "was born in"] {
            let name = self.name();
            deeds.push(Deed::Remember(Told {
                fact: Some(Fact::stated(&[&name])),
                ..told(format!("The user {what} {name}."), &["identity"], 5, true)
            }));
        }
        deeds.extend((0..ATTRIBUTES.len()).map(|attribute| Deed::Remember(self.value(attribute, 0))));
        let place = self.name();
        deeds.push(Deed::Remember(Told {
            fact: Some(Fact::used(&[&place])),
            ..told(format!("Parks in the yard behind {place}."), &["car"], 1, false)
        }));
        deeds
    }

    pub fn day(&mut self, day: i64) -> Vec<Deed> {
        let mut deeds = Vec::new();
        if self.chance(12) {
            let fact = self.fact();
            deeds.push(Deed::Remember(fact));
        }
        if self.chance(10)
            && let Some(again) = self.said_again()
        {
            deeds.push(Deed::Remember(again));
        }
        if self.chance(3) {
            let junk = self.junk(day);
            deeds.push(Deed::Remember(junk));
        }
        for attribute in 0..ATTRIBUTES.len() {
            if self.chance(60) {
                let value = self.value(attribute, day);
                let corrects = self.chance(3);
                deeds.push(if corrects { Deed::Correct(attribute, value) } else { Deed::Remember(value) });
            }
        }
        if self.chance(200) {
            let name = self.name();
            let text = format!("The user never wants to hear of {name}.");
            deeds.push(Deed::Remember(Told {
                fact: Some(Fact::stated(&[&name])),
                ..told(text, &["wishes"], 5, true)
            }));
        }
        deeds.extend(self.hobby(day));
        if self.turns.random_ratio(1, 45) {
            deeds.push(Deed::Merge(self.turns.random_range(0..10_000)));
        }
        if day % READ_DAYS == 0 {
            deeds.push(Deed::Read);
        }
        if self.chance(4) {
            let errand = self.one_of(&ERRANDS);
            deeds.push(Deed::Say(format!("Could you look for {errand}?")));
        }
        deeds
    }

    fn fact(&mut self) -> Told {
        let (name, place) = (self.name(), self.name());
        let importance = self.dice.random_range(3..=5);
        let number = self.dice.random_range(100..9_000);
        match self.dice.random_range(0..4) {
            0 => {
                let relation = self.one_of(&RELATIONS);
                let text = format!("The user's {relation} {name} lives in {place}.");
                let fact = Some(Fact::stated(&[&name, &place]));
                Told { fact, ..told(text, &["people", &relation], importance, false) }
            }
            1 => {
                let thing = self.one_of(&THINGS);
                let text = format!("The user bought a {thing} called {name} for {number} euros.");
                let fact = Some(Fact::stated(&[&name, &number.to_string()]));
                Told { fact, ..told(text, &["things", &thing], importance, false) }
            }
            2 => {
                let text = format!("The user met {name} in {place} in 2019.");
                let fact = Some(Fact::stated(&[&name, &place, "2019"]));
                Told { fact, ..told(text, &["people"], importance, false) }
            }
            // No rule may say that later, so that it stays as it is.
            _ => {
                let text = format!("The user flies to {place} next week with {name}.");
                let fact = Some(Fact::stated(&[&name, &place]));
                Told { fact, ..told(text, &["travel"], importance, false) }
            }
        }
    }

    fn said_again(&mut self) -> Option<Told> {
        let at = self.dice.random_range(0..self.facts.len().max(1));
        let text = self.facts.get(at)?.text.clone();
        let importance = self.dice.random_range(2..=4);
        let text = match self.dice.random_range(0..3) {
            0 => text,
            1 => text.replacen("The user", "User", 1).trim_end_matches('.').to_owned(),
            _ => format!("{}, as the user said again.", text.trim_end_matches('.')),
        };
        Some(told(text, &["people"], importance, false))
    }

    fn junk(&mut self, day: i64) -> Told {
        let importance = self.dice.random_range(1..=2);
        let text = match self.dice.random_range(0..3) {
            0 => format!("Once asked for {}.", self.one_of(&ERRANDS)),
            1 => format!("The user once read page {day} of a book."),
            _ => format!("Wanted to send letter {day} to {}.", self.name()),
        };
        told(text, &["misc"], importance, false)
    }

    /// A new value of an attribute.
    fn value(&mut self, attribute: usize, day: i64) -> Told {
        let (before, behind) = ATTRIBUTES[attribute];
        let name = self.name();
        let new = if attribute == DOSE { (10 + day).to_string() } else { name };
        // Now and then somebody returns to where they were.
        let former = self.values[attribute].len().saturating_sub(1);
        let value = match former > 0 && self.turns.random_ratio(1, RETURNS) {
            true => {
                let at = self.turns.random_range(0..former);
                self.values[attribute].remove(at)
            }
            false => new,
        };
        self.values[attribute].push(value.clone());
        let before = if attribute == 0 && self.chance(2) { "The user moved to " } else { before };
        let fact = Some(Fact::of_attribute(attribute, &value));
        Told { fact, ..told(format!("{before}{value}{behind}"), &["preferences"], 3, false) }
    }

    /// More and more often, until another one takes its place.
    fn hobby(&mut self, day: i64) -> Option<Deed> {
        let hobby = HOBBIES[usize::try_from(day / HOBBY_DAYS).unwrap() % HOBBIES.len()];
        let one_in = if day % HOBBY_DAYS > HOBBY_DAYS * 2 / 3 { 2 } else { 12 };
        let importance = self.dice.random_range(2..=3);
        self.chance(one_in).then(|| {
            Deed::Remember(told(format!("The user went {hobby}, tour {day}."), &[hobby], importance, false))
        })
    }
}

fn told(text: String, topics: &[&str], importance: u8, pinned: bool) -> Told {
    let topics = topics.iter().map(|topic| (*topic).to_owned()).collect();
    Told { text, topics, importance, pinned, fact: None }
}
