//! One spelling for each word of a claim: true synonyms, short forms and numbers in words. What only means much the same
//! is another word here.

use std::{collections::HashMap, sync::LazyLock};

use super::reading::{Token, is_one_of};
use crate::lists::entries;

/// By each spelling of a word, the one that claims hold.
static ONE_WORD: LazyLock<HashMap<&str, &str>> = LazyLock::new(|| {
    let lines = entries(include_str!("lists/spellings.txt"));
    let spellings = lines.filter_map(|line| {
        let first = line.split(' ').next()?;
        Some(line.split(' ').map(move |spelling| (spelling, first)))
    });
    spellings.flatten().collect()
});

/// Short forms of two words.
const SHORT: &[(&str, [&str; 2])] = &[
    ("isnt", ["is", "not"]),
    ("arent", ["are", "not"]),
    ("wasnt", ["was", "not"]),
    ("werent", ["were", "not"]),
    ("dont", ["do", "not"]),
    ("doesnt", ["does", "not"]),
    ("didnt", ["did", "not"]),
    ("hasnt", ["has", "not"]),
    ("havent", ["have", "not"]),
    ("wont", ["will", "not"]),
    ("im", ["i", "am"]),
    ("ive", ["i", "have"]),
];

/// Behind these words an article tells something: "a few", "a little".
const COUNTED: &str = "few|little|lot|bit|number|couple|while";

/// A word in the one spelling that claims hold.
pub fn in_one_spelling(word: &str) -> &str {
    ONE_WORD.get(word).copied().unwrap_or(word)
}

/// Adds a word in its one spelling; an article that tells nothing is left out.
pub(super) fn push(token: &Token<'_>, next: &str, words: &mut Vec<String>) {
    let word = word(token);
    if matches!(word.as_str(), "a" | "an") && !is_one_of(COUNTED, next) && !token.is_capital() {
        return;
    }
    if let Some((_, parts)) = SHORT.iter().find(|(short, _)| *short == word) {
        words.extend(parts.map(str::to_owned));
        return;
    }
    let first = ONE_WORD.get(word.as_str()).copied();
    if word == "not" && words.last().is_some_and(|before| before == "can") {
        words.pop();
        words.push("cannot".to_owned());
        return;
    }
    words.push(first.map_or(word, str::to_owned));
    if token.owns {
        words.push("'s".to_owned());
    }
}

/// In lower case, but for names that capitals within them tell from others: "iOS", "US".
fn word(token: &Token<'_>) -> String {
    let within = token.raw.chars().skip(1).any(char::is_uppercase);
    match (within, token.raw.is_ascii()) {
        (true, _) => token.raw.to_owned(),
        // With what a comma or an apostrophe joined to it.
        (false, true) => token.word.clone(),
        // With its accents.
        (false, false) => token.raw.to_lowercase(),
    }
}
