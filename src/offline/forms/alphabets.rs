//! Words of alphabets, which bear their inflection at their end.

use std::{collections::HashMap, sync::LazyLock};

use super::{
    LEAST_WITHIN, Script, common,
    languages::{LANGUAGES, Language},
};

/// What forms of one word weigh at least, words of one stem, and what more they do the more of them is the stem.
const INFLECTED: f64 = 0.5;
/// English explains a word before other languages do.
const ENGLISH: f64 = 0.1;
const DERIVED: f64 = 0.35;
const BY_STEM: f64 = 0.3;
/// A long common beginning that no known language explains, by its share of the longer word.
const RELATED: f64 = 0.5;
/// The first or the last part of a compound, and a compound for its part; English ones are mostly written as two words.
const PART: f64 = 0.4;
const COMPOUND: f64 = 0.3;
const PART_IN_ENGLISH: f64 = 0.25;

/// The sets of irregular forms, by each of their words.
static IRREGULAR: LazyLock<HashMap<&str, Vec<&str>>> = LazyLock::new(|| {
    let sets = include_str!("irregular.txt").lines().filter(|line| !line.starts_with('#'));
    let words = |line: &'static str| {
        let set: Vec<&str> = line.split_whitespace().collect();
        set.clone().into_iter().map(move |word| (word, set.clone()))
    };
    sets.flat_map(words).collect()
});

/// Other forms of a word that no ending explains, and the word itself.
pub fn irregular_forms(word: &str) -> &'static [&'static str] {
    IRREGULAR.get(word).map_or(&[], Vec::as_slice)
}

/// Umlauts are also written with an `e`.
pub fn each_letter(word: &str, mut each: impl FnMut(char)) {
    let mut before = '\0';
    for c in word.chars() {
        if c != 'e' || !matches!(before, 'a' | 'o' | 'u') {
            each(c);
        }
        before = c;
    }
}

pub fn likeness(one: &[char], other: &[char], script: Script, english: bool) -> f64 {
    let longer = one.len().max(other.len()) as f64;
    let known = if english { &LANGUAGES[..1] } else { &LANGUAGES[..] };
    let weight = |(number, language): (usize, &Language)| {
        let stem = language.stem(one, other)?;
        let least = if stem.inflected { INFLECTED } else { DERIVED };
        let first = if number == 0 { ENGLISH } else { 0.0 };
        Some(least + first + BY_STEM * stem.length as f64 / longer)
    };
    let weights =
        known.iter().enumerate().filter(|(_, language)| language.script == script).filter_map(weight);
    if let Some(best) = weights.max_by(f64::total_cmp) {
        return best;
    }
    let begin = common(one, other);
    let rests = [one.len() - begin, other.len() - begin];
    let share = begin as f64 / longer;
    let related =
        begin > 4 && share >= 0.6 || begin == 4 && !english && rests.iter().all(|rest| matches!(rest, 1 | 2));
    if related {
        return RELATED * share;
    }
    let is_part = |part: &[char], whole: &[char]| {
        part.len() >= LEAST_WITHIN && (whole.starts_with(part) || whole.ends_with(part))
    };
    match (is_part(one, other), is_part(other, one)) {
        (true, _) if english => PART_IN_ENGLISH,
        (true, _) => PART,
        (_, true) if english => 0.0,
        (_, true) => COMPOUND,
        _ => 0.0,
    }
}
