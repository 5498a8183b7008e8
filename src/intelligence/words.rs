//! Words of a text as they are searched for: lower case, without accents, English endings cut off.

use std::sync::LazyLock;

use rust_stemmers::{Algorithm, Stemmer};
use unicode_normalization::{UnicodeNormalization, char::is_combining_mark};
use unicode_segmentation::UnicodeSegmentation;

use crate::kept::Kept;

/// Longest word kept, in characters; what is longer is no word, but may begin like one.
const MAX_CHARS: usize = 64;

/// Words so frequent in English that finding them tells nothing.
const STOP_WORDS: &[&str] = &[
    "a", "about", "am", "an", "and", "any", "are", "as", "at", "be", "been", "but", "by", "can", "did", "do",
    "does", "for", "from", "had", "has", "have", "he", "her", "his", "how", "i", "if", "in", "into", "is",
    "it", "its", "me", "my", "of", "on", "or", "our", "she", "so", "than", "that", "the", "their", "them",
    "there", "these", "they", "this", "those", "to", "us", "was", "we", "were", "what", "when", "where",
    "which", "who", "whom", "whose", "why", "will", "with", "would", "you", "your",
];

/// Words seen lately and their stems, since cutting an ending off takes longer than all else here.
static STEMS: LazyLock<Kept<Option<String>>> = LazyLock::new(|| Kept::new(32_768));

/// Uses the word without its ending; none for a stop word.
pub(crate) fn with_stem<R>(word: &str, then: impl FnOnce(Option<&str>) -> R) -> R {
    STEMS.with(word, || stem(word), |stem| then(stem.as_deref()))
}

/// The words of a text in their order, repeated where they are, without stop words.
pub fn words(text: &str) -> Vec<String> {
    let folded = folded(text);
    plain_words(&folded).filter_map(|word| with_stem(word, |stem| stem.map(str::to_owned))).collect()
}

/// A word without its ending; none for a stop word.
pub fn stem(word: &str) -> Option<String> {
    if is_stop_word(word) {
        return None;
    }
    Some(Stemmer::create(Algorithm::English).stem(word).into_owned())
}

/// A text in lower case and without accents.
pub fn folded(text: &str) -> String {
    if text.is_ascii() {
        text.to_ascii_lowercase()
    } else {
        text.to_lowercase().nfkd().filter(|c| !is_combining_mark(*c)).collect()
    }
}

/// The words of a folded text, whole and with stop words.
pub fn plain_words(folded: &str) -> impl Iterator<Item = &str> {
    // In a text of ASCII alone, words are split alike without the rules of Unicode.
    let (ascii, other) = if folded.is_ascii() { (folded, "") } else { ("", folded) };
    // Those keep "don't", "3.14" and "e.g" in one piece.
    let segments = std::iter::once(ascii).chain(other.unicode_words());
    let words = segments.flat_map(|segment| segment.split(|c: char| !c.is_alphanumeric()));
    words.filter(|word| !matches!(*word, "" | "s" | "t")).map(|word| {
        let end = word.char_indices().nth(MAX_CHARS).map_or(word.len(), |(end, _)| end);
        &word[..end]
    })
}

fn is_stop_word(word: &str) -> bool {
    STOP_WORDS.binary_search(&word).is_ok()
}
