//! Words of a text as they are searched for: lower case, without accents, English endings cut off. An emoji is a word.

use std::{borrow::Cow, sync::LazyLock};

use rust_stemmers::{Algorithm, Stemmer};
use unicode_normalization::{UnicodeNormalization, char::is_combining_mark};
use unicode_segmentation::UnicodeSegmentation;

use crate::{lists::sorted, stems::Stems};

/// Longest word kept, in characters; what is longer is no word, but may begin like one.
const MAX_CHARS: usize = 64;

/// Words so frequent in English that finding them tells nothing.
static STOP_WORDS: LazyLock<Vec<&str>> = LazyLock::new(|| sorted(include_str!("lists/stop_words.txt")));
static STEMS: LazyLock<Stems> = LazyLock::new(|| Stems::new(32_768));

/// Uses the word without its ending; none for a stop word. What is used is locked: no other stem is asked for meanwhile.
pub fn with_stem<R>(word: &str, then: impl FnOnce(Option<&str>) -> R) -> R {
    STEMS.with(word, stem, then)
}

/// The words of a text in their order, repeated where they are, without stop words.
pub fn words(text: &str) -> Vec<String> {
    let folded = folded(text);
    plain_words(&folded).filter_map(|word| with_stem(word, |stem| stem.map(str::to_owned))).collect()
}

/// The same with their endings, folded.
pub fn search_words(text: &str) -> Vec<String> {
    let folded = folded(text);
    plain_words(&folded).filter(|word| !is_stop_word(word)).map(str::to_owned).collect()
}

/// A word without its ending; none for a stop word.
pub fn stem(word: &str) -> Option<String> {
    if is_stop_word(word) {
        return None;
    }
    Some(Stemmer::create(Algorithm::English).stem(word).into_owned())
}

/// A text in lower case, without line ends, doubled spaces and its last full stop: two with the same say the same.
pub fn flat(text: &str) -> String {
    let line = text.split_whitespace().collect::<Vec<_>>().join(" ");
    let bare = line.trim_end_matches(['.', '!']);
    if bare.is_empty() { line } else { bare.to_lowercase() }
}

/// A text without what a reader does not see and a model does: marks that turn the direction of what follows, signs without
/// width, tags and the selectors that letters can be hidden in. What joins letters and draws emoji stays.
pub fn visible(text: &str) -> Cow<'_, str> {
    let hides = |c: char| {
        matches!(
            c,
            '\u{61c}' | '\u{200b}' | '\u{200e}' | '\u{200f}' | '\u{202a}'..='\u{202e}' | '\u{2060}'..='\u{206f}'
                | '\u{feff}' | '\u{e0000}'..='\u{e007f}' | '\u{e0100}'..='\u{e01ef}'
        )
    };
    if text.is_ascii() || !text.contains(hides) {
        Cow::Borrowed(text)
    } else {
        text.replace(hides, "").into()
    }
}

/// A text in lower case, without accents and without what is not to be seen.
pub fn folded(text: &str) -> String {
    if text.is_ascii() {
        return text.to_ascii_lowercase();
    }
    let mut made = String::with_capacity(text.len());
    for c in text.to_lowercase().nfkd().filter(|c| !is_accent(*c) && !is_unseen(*c)) {
        match letters_of(c) {
            Some(letters) => made.push_str(letters),
            None => made.push(c),
        }
    }
    made
}

/// A mark that a word may be written without: on Latin, Greek and Cyrillic letters, and the vowel points of Hebrew and
/// Arabic. Elsewhere marks are vowels, tones and consonants, and make another word. The shades of emoji are none either.
fn is_accent(c: char) -> bool {
    is_combining_mark(c)
        && matches!(
            c,
            '\u{300}'..='\u{36f}'
                | '\u{591}'..='\u{5c7}'
                | '\u{610}'..='\u{61a}'
                | '\u{64b}'..='\u{65f}'
                | '\u{670}'
                | '\u{6d6}'..='\u{6ed}'
                | '\u{1ab0}'..='\u{1aff}'
                | '\u{1dc0}'..='\u{1dff}'
                | '\u{20d0}'..='\u{20ff}'
                | '\u{fe20}'..='\u{fe2f}'
        )
        || matches!(c, '\u{1f3fb}'..='\u{1f3ff}')
}

/// Marks of where a word may be broken or joined, which way it runs and how an emoji is drawn; and what stretches Arabic.
fn is_unseen(c: char) -> bool {
    matches!(
        c,
        '\u{ad}' | '\u{34f}' | '\u{61c}' | '\u{640}' | '\u{200b}'..='\u{200f}' | '\u{202a}'..='\u{202e}'
            | '\u{2060}'..='\u{206f}' | '\u{fe00}'..='\u{fe0f}' | '\u{feff}'
    )
}

/// What else letters are written as that Unicode takes for letters of their own.
fn letters_of(c: char) -> Option<&'static str> {
    const DIGITS: [&str; 10] = ["0", "1", "2", "3", "4", "5", "6", "7", "8", "9"];
    let digit = |zero: char| DIGITS.get((c as usize).wrapping_sub(zero as usize)).copied();
    match c {
        'ß' => Some("ss"),
        'æ' => Some("ae"),
        'œ' => Some("oe"),
        'ø' => Some("o"),
        'ł' => Some("l"),
        'đ' => Some("d"),
        'ı' => Some("i"),
        'ς' => Some("σ"),
        // As Persian writes them.
        'ی' => Some("ي"),
        'ک' => Some("ك"),
        '\u{660}'..='\u{669}' => digit('\u{660}'),
        '\u{6f0}'..='\u{6f9}' => digit('\u{6f0}'),
        '\u{966}'..='\u{96f}' => digit('\u{966}'),
        _ => None,
    }
}

/// Pictures and symbols, by their blocks in Unicode.
pub(crate) fn is_emoji(sign: char) -> bool {
    matches!(sign, '\u{2600}'..='\u{27bf}' | '\u{2b00}'..='\u{2bff}' | '\u{1f000}'..='\u{1faff}')
}

/// The words of a folded text, whole and with stop words.
pub fn plain_words(folded: &str) -> impl Iterator<Item = &str> {
    // In a text of ASCII alone, words are split alike without the rules of Unicode.
    let (ascii, other) = if folded.is_ascii() { (folded, "") } else { ("", folded) };
    // Those keep "don't", "3.14" and "e.g" in one piece.
    let segments = std::iter::once(ascii).chain(other.split_word_bounds());
    let ends = |c: char| !c.is_alphanumeric() && (c.is_ascii() || !is_combining_mark(c) && !is_emoji(c));
    let words = segments.flat_map(move |segment| segment.split(ends));
    words.filter(|word| !matches!(*word, "" | "s" | "t")).map(|word| {
        let end = word.char_indices().nth(MAX_CHARS).map_or(word.len(), |(end, _)| end);
        &word[..end]
    })
}

fn is_stop_word(word: &str) -> bool {
    STOP_WORDS.binary_search(&word).is_ok()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn all(text: &str) -> Vec<String> {
        plain_words(&folded(text)).map(str::to_owned).collect()
    }

    #[test]
    fn what_hides_in_a_text_is_left_out_and_what_draws_it_stays() {
        for (hidden, shown) in [
            ("buy \u{202e}klim\u{202c} now", "buy klim now"),
            ("ta\u{200b}sks\u{feff}", "tasks"),
            ("tea\u{e0069}\u{e0067}\u{e006e}", "tea"),
            ("tea\u{e0100}\u{e01ef}", "tea"),
            ("\u{2066}a\u{2069}\u{200f}", "a"),
        ] {
            assert_eq!(visible(hidden), shown);
        }
        for same in ["tea", "👩\u{200d}👩\u{200d}👧 ❤\u{fe0f}", "می\u{200c}خواهم", "שלום", "straße"]
        {
            assert_eq!(visible(same), same);
        }
    }

    #[test]
    fn one_word_written_in_two_ways_is_one() {
        for [one, other] in [
            ["Straße", "STRASSE"],
            ["IŞIK", "ışık"],
            ["café", "cafe\u{301}"],
            ["Łódź", "lodz"],
            ["Bjørn", "bjorn"],
            ["Ὀδυσσεύς", "ΟΔΥΣΣΕΥΣ"],
            ["٣٤٥", "345"],
            ["inter\u{ad}view", "interview"],
            ["wor\u{200e}ld", "world"],
            ["می\u{200c}خواهم", "میخواهم"],
            ["كتـــاب", "كِتَاب"],
            ["👍🏽", "👍"],
            ["❤\u{fe0f}", "❤"],
        ] {
            assert_eq!(all(one), all(other), "{one} and {other}");
        }
    }

    #[test]
    fn marks_that_make_another_word_stay() {
        for [one, other] in [["バス", "ハス"], ["バス", "パス"], ["कमल", "कमाल"], ["दिल", "दल"]]
        {
            assert_ne!(all(one), all(other), "{one} and {other}");
            assert!(all(one).len() == 1 && all(other).len() == 1, "{one} and {other} are a word each");
        }
        assert_ne!(all("ใกล้"), all("ใกล"));
    }

    #[test]
    fn an_emoji_is_a_word() {
        assert_eq!(all("Party🎉 on 🎂🎂, 🇩🇪"), ["party", "🎉", "on", "🎂", "🎂", "🇩🇪"]);
        assert_eq!(all("👨\u{200d}👩\u{200d}👧"), ["👨", "👩", "👧"]);
        assert_eq!(all("—…·"), Vec::<String>::new());
    }
}
