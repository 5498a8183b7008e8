//! Whom the memories are about, and what they call them.

use std::collections::{BTreeSet, HashMap, HashSet};

use super::{
    concepts::CONCEPTS,
    lexicon::{KIN, MONTHS, OPENINGS, WEEKDAYS},
    names::Names,
    reading::{Reading, is_one_of},
};

/// Memories that have to open with a name, of a hundred, before it is taken for the person's.
const SHARE_PERCENT: usize = 10;
const LEAST_OPENINGS: usize = 3;
/// So far behind its owner stands what is owned.
const OWNED_WITHIN: usize = 3;

pub(super) struct Person {
    name: Option<String>,
    /// Words that are names wherever they stand.
    names: HashSet<String>,
    /// Names that stand beside the person in some memory: of people, places and things in their life.
    familiar: HashSet<String>,
    /// Stems of what belongs to the person or to somebody with a name.
    owned: HashSet<String>,
    /// What those with a name are to the person, as ideas.
    roles: HashMap<String, BTreeSet<String>>,
    pub others: Names,
}

impl Person {
    pub fn of(readings: &[Reading<'_>]) -> Self {
        let mut openings: HashMap<&str, usize> = HashMap::new();
        let (mut capital, mut small): (HashMap<&str, usize>, HashMap<&str, usize>) = Default::default();
        for token in readings.iter().flat_map(|reading| &reading.tokens) {
            if !token.is_capital() {
                *small.entry(&token.word).or_default() += 1;
            } else if !token.starts {
                *capital.entry(&token.word).or_default() += 1;
            }
        }
        for reading in readings {
            if let Some(first) = reading.tokens.first().filter(|first| first.is_capital())
                && !is_ordinary(&first.word)
            {
                *openings.entry(&first.word).or_default() += 1;
            }
        }
        let least = LEAST_OPENINGS.max(readings.len() * SHARE_PERCENT / 100);
        // Written small but for slips and addresses, it is no name.
        openings.retain(|word, count| small.get(word).is_none_or(|small| small * 5 < *count));
        let most = openings.iter().max_by_key(|(word, count)| (**count, std::cmp::Reverse(**word)));
        let name = most.filter(|(_, count)| **count >= least).map(|(word, _)| (*word).to_owned());
        let named = capital.iter().filter(|(word, count)| small.get(**word).is_none_or(|s| *s < **count));
        let names = named.map(|(word, _)| (*word).to_owned()).filter(|word| !is_ordinary(word)).collect();
        let mut made = Self {
            name,
            names,
            familiar: HashSet::new(),
            owned: HashSet::new(),
            roles: HashMap::new(),
            others: Names::of(readings),
        };
        readings.iter().for_each(|reading| made.meet(reading));
        made
    }

    /// Learns from a memory of the person what is part of their life.
    fn meet(&mut self, reading: &Reading<'_>) {
        if !self.is_meant(reading) {
            return;
        }
        for at in 0..reading.tokens.len() {
            if self.is_name(reading, at) {
                self.learn_role(reading, at);
                self.familiar.insert(reading.tokens[at].word.clone());
            }
            let token = &reading.tokens[at];
            if token.owns && token.is_capital() || is_owner(&token.word) {
                let things = reading.tokens.iter().skip(at + 1).take(OWNED_WITHIN);
                let things = things.take_while(|thing| !thing.gap.contains([',', '.', ';', ':']));
                let things = things.filter(|thing| !thing.stop && !thing.is_capital());
                self.owned.extend(things.map(|thing| thing.stem.clone()));
            }
        }
    }

    /// "her sister Kim", "Kim is her sister", "a sister called Kim": what the name's bearer is.
    fn learn_role(&mut self, reading: &Reading<'_>, name: usize) {
        const JOINED: &str = "is|was|called|named|the|a|an|who|whose|name|has|user|his|her|my|their|younger|older|elder|\
            little|kid|oldest|youngest|best|closest|another|one|of|s|eldest";
        let word = &reading.tokens[name].word;
        let through = |at: usize| is_one_of(JOINED, reading.word(at)) || self.is(reading.word(at));
        let ahead = (name + 1..name + 6).find(|at| !through(*at));
        let behind = (name.saturating_sub(5)..name).rev().find(|at| !through(*at));
        let kin: Vec<String> = [ahead, behind]
            .into_iter()
            .flatten()
            .filter(|at| {
                let owner = at.checked_sub(1).and_then(|before| reading.tokens.get(before));
                let own =
                    owner.is_none_or(|owner| !owner.owns || !owner.is_capital() || self.is(&owner.word));
                KIN.contains(reading.word(*at)) && !reading.tokens[*at].owns && own
            })
            .map(|at| CONCEPTS.of(reading.stem(at)).to_owned())
            .collect();
        self.roles.entry(word.clone()).or_default().extend(kin);
    }

    /// What somebody with this name is to the person.
    pub fn roles(&self, name: &str) -> impl Iterator<Item = &String> {
        self.roles.get(name).into_iter().flatten()
    }

    /// Whether a word is a name in the person's life.
    pub fn is_familiar(&self, reading: &Reading<'_>, at: usize) -> bool {
        reading.tokens.get(at).is_some_and(|token| token.is_capital() && self.familiar.contains(&token.word))
    }

    pub fn owns(&self, stem: &str) -> bool {
        self.owned.contains(stem)
    }

    /// Whether the word means the person, as a noun.
    pub fn is(&self, word: &str) -> bool {
        word == "user" || self.name.as_deref() == Some(word)
    }

    /// Whether a word of a reading is somebody's or something's name other than the person's own.
    pub fn is_name(&self, reading: &Reading<'_>, at: usize) -> bool {
        let token = &reading.tokens[at];
        let latin = token.word.chars().all(|c| c.is_ascii_alphanumeric());
        let counts = token.is_capital() && latin && token.word.len() > 1 && !self.is(&token.word);
        counts && !is_ordinary(&token.word) && (!token.starts || self.names.contains(&token.word))
    }

    /// Whether the memory speaks of a person at all.
    pub fn is_meant(&self, reading: &Reading<'_>) -> bool {
        reading.tokens.iter().any(|token| self.is(&token.word) || is_personal(&token.word))
    }
}

/// Pronouns that stand for a person.
pub(super) fn is_personal(word: &str) -> bool {
    matches!(word, "she" | "he" | "her" | "his" | "hers" | "him" | "herself" | "himself" | "i" | "my" | "me")
}

fn is_owner(word: &str) -> bool {
    matches!(word, "her" | "his" | "their" | "my")
}

/// Words that are written with a capital without being anybody's name.
fn is_ordinary(word: &str) -> bool {
    OPENINGS.contains(word) || MONTHS.contains(&word) || WEEKDAYS.contains(word) || KIN.contains(word)
}
