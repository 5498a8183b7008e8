//! Other words for a name: what its letters stand for, and what kind of thing bears it.

use std::collections::{HashMap, HashSet};

use super::{
    concepts::CONCEPTS,
    lexicon::KIN,
    reading::{Reading, is_one_of},
};

const SHORT: std::ops::RangeInclusive<usize> = 3..=5;
/// Words of a name with several.
const LONGEST: usize = 3;

#[derive(Default)]
pub(super) struct Names {
    /// The stems of the words that a short form's letters stand for.
    spelt_out: HashMap<String, Vec<String>>,
    /// The kind of thing that bears a name, as an idea.
    bearers: HashMap<String, String>,
}

impl Names {
    pub fn of(readings: &[Reading<'_>]) -> Self {
        let mut made = Self::default();
        let is_short =
            |raw: &str| SHORT.contains(&raw.len()) && raw.bytes().all(|byte| byte.is_ascii_uppercase());
        let words = readings.iter().flat_map(|reading| &reading.tokens);
        let short: HashSet<&str> =
            words.filter(|token| is_short(token.raw)).map(|token| token.word.as_str()).collect();
        for reading in readings {
            for at in 0..reading.tokens.len() {
                if !short.is_empty() && reading.tokens[at].is_capital() {
                    made.spell_out(reading, at, &short);
                }
                if is_one_of("called|named", reading.word(at)) {
                    made.learn(reading, at, at + 1);
                } else if reading.word(at) == "known" && reading.word(at + 1) == "as" {
                    made.learn(reading, at, at + 2);
                }
            }
        }
        made
    }

    /// "American Sign Language" where another memory writes ASL.
    fn spell_out(&mut self, reading: &Reading<'_>, from: usize, short: &HashSet<&str>) {
        let mut initials = String::new();
        for at in from..reading.tokens.len().min(from + SHORT.end()) {
            let token = &reading.tokens[at];
            let joined = at == from || token.gap == " ";
            if !token.is_capital() || !joined || token.raw.len() < 2 {
                return;
            }
            initials.extend(token.word.chars().next());
            if let Some(known) = short.get(initials.as_str()) {
                let stems = reading.tokens[from..=at].iter().map(|token| token.stem.clone()).collect();
                self.spelt_out.entry((*known).to_owned()).or_insert(stems);
            }
        }
    }

    /// "a band called Slack Water": both words of it stand for a band.
    fn learn(&mut self, reading: &Reading<'_>, verb: usize, name: usize) {
        let Some(kind) = verb.checked_sub(1).map(|at| &reading.tokens[at]) else { return };
        if kind.is_capital() || kind.stop || KIN.contains(kind.word.as_str()) {
            return;
        }
        let idea = CONCEPTS.of(&kind.stem).to_owned();
        let words = reading.tokens.iter().enumerate().skip(name).take(LONGEST);
        let words = words.take_while(|(at, token)| token.is_capital() && (*at == name || token.gap == " "));
        for (_, token) in words {
            self.bearers.entry(token.word.clone()).or_insert_with(|| idea.clone());
        }
    }

    pub fn spelt_out(&self, word: &str) -> &[String] {
        self.spelt_out.get(word).map_or(&[], Vec::as_slice)
    }

    pub fn bearer(&self, word: &str) -> Option<&String> {
        self.bearers.get(word)
    }
}
