//! Hebrew and Arabic: particles are written as one with the word that follows them, and possessives with the one before.

use super::{SAME, Script, common};

/// Particles of one letter; several of them may follow each other.
const HEBREW_BEFORE: &[char] = &['ו', 'ש', 'ה', 'ב', 'ל', 'מ', 'כ'];
const HEBREW_AFTER: &[&str] = &[
    "ימ", "ות", "ה", "ת", "י", "ו", "כ", "נ", "נו", "כמ", "הנ", "המ", "יה", "יו", "ית", "יימ", "תי", "תו",
    "תה", "נימ", "יות", "ינו", "יכ", "ותיו", "ותיה", "ותי", "יהמ", "ונ", "תנו",
];
const ARABIC_BEFORE: &[&str] = &[
    "ال", "و", "ف", "ب", "ك", "ل", "س", "وال", "بال", "كال", "فال", "لل", "ولل", "وب", "ول", "فب", "فل",
    "وبال", "وس", "ي", "ت", "ن", "سي", "ست", "سن", "وي", "وت",
];
const ARABIC_AFTER: &[&str] = &[
    "ه", "ها", "هم", "هن", "هما", "نا", "ك", "كم", "ي", "ات", "ون", "ين", "ان", "وا", "ا", "ت", "تي", "ته",
    "تها", "تهم", "تنا", "تك", "يه", "يا", "اته", "اتها", "اتي", "اتهم", "يون", "يين", "يات", "تين", "تان",
    "ني",
];

/// What each particle costs, and each ending; what is left is never less than the least.
const BY_BEFORE: f64 = 0.05;
const BY_AFTER: f64 = 0.1;
const ASKED_STRIPPED: f64 = 0.15;
const CONSONANTS: f64 = 0.4;

/// Most letters that are particles.
const MOST_BEFORE: usize = 4;

/// Final letters are like others, and some are written in two ways.
pub fn letter(c: char) -> char {
    match c {
        'ם' => 'מ',
        'ן' => 'נ',
        'ך' => 'כ',
        'ף' => 'פ',
        'ץ' => 'צ',
        'ة' => 'ه',
        'ى' => 'ي',
        other => other,
    }
}

/// The word, and what is left of it without particles; each with how many letters these have.
pub fn cores(word: &[char], script: Script) -> impl Iterator<Item = (&[char], usize)> {
    let is_before = move |before: &[char]| match script {
        Script::Hebrew => before.iter().all(|c| HEBREW_BEFORE.contains(c)),
        _ => before.is_empty() || ARABIC_BEFORE.iter().any(|one| one.chars().eq(before.iter().copied())),
    };
    let most = MOST_BEFORE.min(word.len().saturating_sub(2));
    (0..=most).filter(move |at| is_before(&word[..*at])).map(|at| (&word[at..], at))
}

pub fn likeness(asked: &[char], word: &[char], script: Script) -> f64 {
    let mut best = 0.0_f64;
    for (one, before) in cores(asked, script) {
        for (other, letters) in cores(word, script) {
            let cost = BY_BEFORE * letters.min(2) as f64 + ASKED_STRIPPED * f64::from(before > 0);
            best = best.max(core_likeness(one, other, script) - cost);
        }
    }
    best.max(0.0)
}

fn core_likeness(one: &[char], other: &[char], script: Script) -> f64 {
    if one == other {
        return SAME + BY_AFTER;
    }
    let after = if script == Script::Hebrew { HEBREW_AFTER } else { ARABIC_AFTER };
    let ends =
        |rest: &[char]| rest.is_empty() || after.iter().any(|end| end.chars().eq(rest.iter().copied()));
    let begin = common(one, other);
    let (a, b) = (&one[begin..], &other[begin..]);
    let whole = begin == 2 && (a.is_empty() || b.is_empty()) && a.len() + b.len() > 1;
    // An ending takes the place of the feminine one.
    let feminine = begin == 2 && [a, b].iter().any(|rest| matches!(rest, ['ה' | 'ه']));
    if (begin >= 3 || whole || feminine) && ends(a) && ends(b) {
        return SAME - BY_AFTER * if begin >= 3 { 1.0 } else { 3.0 };
    }
    if begin >= 5 && a.len().max(b.len()) <= 3 {
        return CONSONANTS;
    }
    // Vowels within a word are written or not, and change in the plural.
    let consonants = |word: &[char]| -> Vec<char> {
        word.iter().copied().filter(|c| !matches!(c, 'ו' | 'י' | 'ا' | 'و' | 'ي')).collect()
    };
    let bare = consonants(one);
    if bare.len() >= 3 && one[0] == other[0] && bare == consonants(other) { CONSONANTS } else { 0.0 }
}
