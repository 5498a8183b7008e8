//! Numbers and dates of a memory, and whether those of two can belong to one fact.

use std::collections::{BTreeMap, BTreeSet};

use super::{
    concepts::CONCEPTS,
    lexicon::MONTHS,
    reading::{Reading, is_one_of},
};

const NUMBERS: &[(&str, u64)] = &[
    ("one", 1),
    ("once", 1),
    ("two", 2),
    ("twice", 2),
    ("three", 3),
    ("four", 4),
    ("five", 5),
    ("six", 6),
    ("seven", 7),
    ("eight", 8),
    ("nine", 9),
    ("ten", 10),
    ("eleven", 11),
    ("twelve", 12),
    ("thirteen", 13),
    ("fourteen", 14),
    ("fifteen", 15),
    ("sixteen", 16),
    ("seventeen", 17),
    ("eighteen", 18),
    ("nineteen", 19),
    ("twenty", 20),
    ("thirty", 30),
    ("forty", 40),
    ("fifty", 50),
    ("sixty", 60),
    ("seventy", 70),
    ("eighty", 80),
    ("ninety", 90),
    ("hundred", 100),
    ("thousand", 1000),
    ("first", 1),
    ("second", 2),
    ("third", 3),
    ("fourth", 4),
    ("fifth", 5),
    ("sixth", 6),
    ("seventh", 7),
    ("eighth", 8),
    ("ninth", 9),
    ("tenth", 10),
];

#[derive(Default)]
pub(super) struct Figures {
    pub years: BTreeSet<u64>,
    pub months: BTreeSet<usize>,
    pub days: BTreeSet<u64>,
    /// Other numbers in digits.
    digits: BTreeSet<u64>,
    /// All numbers, in digits and in words.
    all: BTreeSet<u64>,
    /// Numbers by what they count.
    counted: BTreeMap<String, BTreeSet<u64>>,
    /// Levels, models and sizes: letters and digits in one word.
    codes: BTreeSet<String>,
}

impl Figures {
    pub fn of(reading: &Reading<'_>) -> Self {
        let mut figures = Self::default();
        let mut at = 0;
        while at < reading.tokens.len() {
            at += figures.date(reading, at).unwrap_or_else(|| figures.word(reading, at));
        }
        figures.turning(reading);
        // An address is written in one way only.
        let addresses = reading.content.split_whitespace().filter(|word| word.contains('@'));
        figures.codes.extend(addresses.map(|word| word.trim_matches(['.', ',', ';', '"']).to_lowercase()));
        figures
    }

    /// "turns six in 2025" says 2019 as well: the year of a birth.
    fn turning(&mut self, reading: &Reading<'_>) {
        let turns = |at: &usize| is_one_of("turns|turned|turning", reading.word(*at));
        for at in (0..reading.tokens.len()).filter(turns) {
            let (Some(age), Some(year)) = (number(reading.word(at + 1)), self.years.first().copied()) else {
                continue;
            };
            if self.years.len() == 1 && age < year {
                self.years.insert(year - age);
            }
        }
    }

    /// A date in three numbers; says how many words it took.
    fn date(&mut self, reading: &Reading<'_>, at: usize) -> Option<usize> {
        let gaps = [reading.tokens.get(at + 1)?.gap, reading.tokens.get(at + 2)?.gap];
        if gaps[0] != gaps[1] || !matches!(gaps[0], "/" | "-" | ".") {
            return None;
        }
        let parts = [at, at + 1, at + 2].map(|at| reading.word(at).parse::<u64>().ok());
        let (year, month, day) = match parts {
            [Some(year @ 1000..=2999), Some(month), Some(day)] => (year, month, day),
            [Some(day), Some(month), Some(year @ 1000..=2999)] if month <= 12 => (year, month, day),
            [Some(month), Some(day), Some(year @ 1000..=2999)] => (year, month, day),
            _ => return None,
        };
        let month = usize::try_from(month).ok().filter(|month| (1..=12).contains(month))?;
        self.years.insert(year);
        self.months.insert(month);
        self.days.insert(day);
        self.all.extend([year, day]);
        Some(3)
    }

    fn word(&mut self, reading: &Reading<'_>, at: usize) -> usize {
        let word = reading.word(at);
        if let Some(month) = month(reading, at) {
            self.months.insert(month);
        } else if let Some(number) = digits(word) {
            self.number(reading, at, number);
        } else if let Some((_, number)) = NUMBERS.iter().find(|(name, _)| *name == word) {
            let dated = [at.wrapping_sub(1), at + 1].into_iter().any(|at| month(reading, at).is_some());
            if dated {
                self.days.insert(*number);
            }
            self.all.insert(*number);
            self.counted.entry(unit(reading, at)).or_default().insert(*number);
        } else if word.bytes().any(|byte| byte.is_ascii_digit()) && word.len() <= 6 {
            self.codes.insert(word.to_owned());
        }
        1
    }

    fn number(&mut self, reading: &Reading<'_>, at: usize, number: u64) {
        self.all.insert(number);
        let near = [at.wrapping_sub(1), at.wrapping_sub(2), at + 1, at + 2];
        let through = |at: usize| matches!(reading.word(at), "of" | "to" | "the" | "and");
        let dated = month(reading, near[0]).is_some()
            || month(reading, near[2]).is_some()
            || month(reading, near[1]).is_some() && through(near[0])
            || month(reading, near[3]).is_some() && through(near[2])
            || through(near[2]) && digits(reading.word(at + 2)).is_some() && month(reading, at + 3).is_some();
        if (1900..=2099).contains(&number) {
            self.years.insert(number);
        } else if (1..=31).contains(&number) && dated {
            self.days.insert(number);
        } else {
            self.digits.insert(number);
            self.counted.entry(unit(reading, at)).or_default().insert(number);
        }
    }

    /// How many there are of what an idea stands for; none where two numbers are said of it.
    pub fn many(&self, idea: &str) -> Option<u64> {
        let numbers = self.counted.get(idea).filter(|numbers| numbers.len() == 1)?;
        numbers.first().copied()
    }

    /// Whether both say something different of the same sort, so that they can't be one fact.
    pub fn contradict(&self, other: &Self) -> bool {
        let digits = |one: &Self, two: &Self| one.digits.iter().any(|number| !two.all.contains(number));
        let counted = self.counted.iter().any(|(unit, numbers)| {
            !unit.is_empty() && other.counted.get(unit).is_some_and(|others| differ(numbers, others))
        });
        differ(&self.years, &other.years)
            || differ(&self.months, &other.months)
            || differ(&self.days, &other.days)
            || differ(&self.codes, &other.codes)
            || digits(self, other) && digits(other, self)
            || counted
    }
}

/// Both have some, and neither has all that the other has.
pub(super) fn differ<T: Ord>(one: &BTreeSet<T>, other: &BTreeSet<T>) -> bool {
    !one.is_empty() && !other.is_empty() && !one.is_subset(other) && !other.is_subset(one)
}

/// A month's number; "may" and "march" only with a capital.
pub(super) fn month(reading: &Reading<'_>, at: usize) -> Option<usize> {
    let token = reading.tokens.get(at).filter(|token| token.is_capital())?;
    MONTHS.iter().position(|month| *month == token.word).map(|at| at + 1)
}

/// Digits alone, with or without the ending of an ordinal.
pub(super) fn digits(word: &str) -> Option<u64> {
    let bare =
        word.trim_end_matches("st").trim_end_matches("nd").trim_end_matches("rd").trim_end_matches("th");
    if bare.is_empty() || !bare.bytes().all(|byte| byte.is_ascii_digit()) {
        return None;
    }
    bare.parse().ok()
}

pub(super) fn is_number(word: &str) -> bool {
    number(word).is_some()
}

fn number(word: &str) -> Option<u64> {
    digits(word).or_else(|| NUMBERS.iter().find(|(name, _)| *name == word).map(|(_, number)| *number))
}

/// What a number counts: the word after it, as an idea.
fn unit(reading: &Reading<'_>, at: usize) -> String {
    let ends = reading.tokens.get(at + 1).is_none_or(|next| next.gap.contains([',', '.', ';', ':', ')']));
    if ends { String::new() } else { CONCEPTS.of(reading.stem(at + 1)).to_owned() }
}
