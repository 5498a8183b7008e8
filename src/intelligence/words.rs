//! Words of a text as they are searched for: lower case, without accents, English endings cut off.

use rust_stemmers::{Algorithm, Stemmer};
use unicode_normalization::{UnicodeNormalization, char::is_combining_mark};
use unicode_segmentation::UnicodeSegmentation;

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

/// The words of a text in their order, repeated where they are, without stop words.
pub fn words(text: &str) -> Vec<String> {
    stemmed(text).map(|(_, stem)| stem).collect()
}

/// The same, each as it stands in the text and without its ending.
pub fn stemmed(text: &str) -> impl Iterator<Item = (String, String)> {
    let stemmer = Stemmer::create(Algorithm::English);
    plain_words(text).into_iter().filter(|word| !is_stop_word(word)).map(move |word| {
        let stem = stemmer.stem(&word).into_owned();
        (word, stem)
    })
}

/// The words of a text, lower case and without accents, whole and with stop words.
pub fn plain_words(text: &str) -> Vec<String> {
    let folded: String = if text.is_ascii() {
        text.to_ascii_lowercase()
    } else {
        text.to_lowercase().nfkd().filter(|c| !is_combining_mark(*c)).collect()
    };
    let mut words = Vec::new();
    for word in folded.unicode_words() {
        // Segmentation keeps "don't", "3.14" and "e.g" in one piece.
        let parts = word.split(|c: char| !c.is_alphanumeric()).filter(|part| !part.is_empty());
        let pieces = parts.map(|part| part.chars().take(MAX_CHARS).collect::<String>());
        words.extend(pieces.filter(|piece| piece != "s" && piece != "t"));
    }
    words
}

pub fn is_stop_word(word: &str) -> bool {
    STOP_WORDS.binary_search(&word).is_ok()
}
