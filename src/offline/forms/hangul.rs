//! Korean: particles and endings are written as one with the word before them. Words come taken apart into the letters
//! of their syllables.

use std::sync::LazyLock;

use unicode_normalization::UnicodeNormalization;

use super::{SAME, common};

/// Two syllables at least are looked for within a word.
pub const LEAST_WITHIN: usize = 4;

/// A word and a particle, or an ending.
const WITH_PARTICLE: f64 = 0.85;
/// A word with anything after it, or within another.
const BEGINNING: f64 = 0.5;
const WITHIN: f64 = 0.4;
/// Forms of a verb whose stem is a syllable, or more.
const STEM: f64 = 0.6;
static AFTER: LazyLock<Vec<Vec<char>>> = LazyLock::new(|| {
    let listed = include_str!("particles.txt").lines().filter(|line| !line.starts_with('#'));
    listed.flat_map(str::split_whitespace).map(ending).collect()
});

/// An ending as words of texts come: taken apart. A consonant that stands alone in the list ends a syllable.
fn ending(listed: &str) -> Vec<char> {
    let last = |c: char| match c {
        'ㄴ' => '\u{11ab}',
        'ㄹ' => '\u{11af}',
        'ㅁ' => '\u{11b7}',
        'ㅂ' => '\u{11b8}',
        'ㅆ' => '\u{11bb}',
        other => other,
    };
    let mut letters = Vec::new();
    for c in listed.chars().map(last).nfkd() {
        each_letter(c, |letter| letters.push(letter));
    }
    letters
}

/// Vowels that two have become, as in the past tense of verbs, are taken apart.
pub fn each_letter(c: char, mut each: impl FnMut(char)) {
    let two = match c {
        '\u{116a}' => ['\u{1169}', '\u{1161}'],
        '\u{116f}' => ['\u{116e}', '\u{1165}'],
        '\u{1167}' => ['\u{1175}', '\u{1165}'],
        other => return each(other),
    };
    two.into_iter().for_each(each);
}

pub fn likeness(one: &[char], other: &[char]) -> f64 {
    let begin = common(one, other);
    let (a, b) = (&one[begin..], &other[begin..]);
    let ends = |rest: &[char]| rest.is_empty() || AFTER.iter().any(|end| end == rest);
    let whole = |rest: &[char]| rest.first().is_none_or(|c| !is_final(*c));
    if begin >= 2 && ends(a) && ends(b) {
        // A noun ends with its syllable.
        return if (a.is_empty() || b.is_empty()) && whole(a) && whole(b) { WITH_PARTICLE } else { STEM };
    }
    let (short, long) = if one.len() < other.len() { (one, other) } else { (other, one) };
    if short.len() < LEAST_WITHIN {
        return 0.0;
    }
    let at = long.windows(short.len()).position(|part| part == short);
    match at {
        Some(0) if whole(&long[short.len()..]) => BEGINNING,
        Some(_) => WITHIN,
        // Two syllables and more of a verb, whatever its endings are.
        None if begin > LEAST_WITHIN && begin * 2 >= short.len() => SAME * begin as f64 / long.len() as f64,
        None => 0.0,
    }
}

fn is_final(c: char) -> bool {
    ('\u{11a8}'..='\u{11ff}').contains(&c)
}
