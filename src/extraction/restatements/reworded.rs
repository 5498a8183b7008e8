//! One wording for what is said with other words: true synonyms, set phrases, and words that say nothing.

use std::{collections::HashMap, sync::LazyLock};

use memledger_offline::{lists::entries, rules::MONTHS};

use super::reordered::reordered;

type Phrases = Vec<(Vec<&'static str>, Vec<&'static str>)>;

/// By each spelling of a word, the one that is kept.
static ONE_WORD: LazyLock<HashMap<&str, &str>> = LazyLock::new(|| {
    let spellings = entries(include_str!("lists/one_word.txt")).filter_map(|line| {
        let first = line.split(' ').next()?;
        Some(line.split(' ').map(move |spelling| (spelling, first)))
    });
    spellings.flatten().collect()
});
/// By its first word, each phrase with what takes its place.
static PHRASES: LazyLock<HashMap<&str, Phrases>> = LazyLock::new(|| {
    let mut made: HashMap<&str, Phrases> = HashMap::new();
    let of_list = entries(include_str!("lists/phrases.txt")).filter_map(|line| line.split_once(" = "));
    let empty = entries(include_str!("lists/empty.txt")).map(|phrase| (phrase, ""));
    for (from, to) in of_list.chain(empty) {
        let [from, to] =
            [from, to].map(|words| words.split(' ').filter(|word| !word.is_empty()).collect::<Vec<_>>());
        made.entry(from[0]).or_default().push((from, to));
    }
    made
});
/// How often something is done, where it ends a sentence.
const OFTEN: [(&str, &str); 4] =
    [("daily", "day"), ("weekly", "week"), ("monthly", "month"), ("yearly", "year")];

/// A statement in one sentence as the rules would word it; what they do not know stays.
pub(super) fn reworded(text: &str) -> String {
    let text = text.trim();
    let bare = text.trim_end_matches(['.', '!']);
    // In two sentences one may be about the other.
    if [". ", "! ", "? ", "; ", ": ", "\"", "\n"].iter().any(|mark| bare.contains(mark)) {
        return text.to_owned();
    }
    let words: Vec<String> = bare.split_whitespace().map(str::to_owned).collect();
    let words = without_phrases(&reordered(words));
    let words = frequent(words.iter().map(|word| in_one_spelling(word)).collect());
    dated(words).join(" ")
}

/// The words with each phrase in its one wording.
fn without_phrases(words: &[String]) -> Vec<String> {
    let lower: Vec<String> = words.iter().map(|word| word.to_lowercase()).collect();
    let mut made = Vec::with_capacity(words.len());
    let mut at = 0;
    while at < words.len() {
        let is_next = |(from, _): &&(Vec<&str>, Vec<&str>)| {
            from.len() <= words.len() - at
                && from.iter().zip(&lower[at..]).enumerate().all(|(nth, (like, word))| {
                    let word = if nth + 1 == from.len() { word.trim_end_matches(',') } else { word.as_str() };
                    *like == word
                })
        };
        let phrases = PHRASES.get(lower[at].trim_end_matches(',')).map_or(&[][..], Vec::as_slice);
        match phrases.iter().find(is_next) {
            Some((from, to)) => {
                made.extend(to.iter().map(|word| (*word).to_owned()));
                at += from.len();
            }
            None => {
                made.push(words[at].clone());
                at += 1;
            }
        }
    }
    made
}

/// A word with a capital may be a name.
fn in_one_spelling(word: &str) -> String {
    let bare = word.trim_end_matches(',');
    match ONE_WORD.get(bare) {
        Some(first) => format!("{first}{}", &word[bare.len()..]),
        None => word.to_owned(),
    }
}

/// "May 4": "4 May".
fn dated(mut words: Vec<String>) -> Vec<String> {
    let is_day = |word: &str| {
        let day = word.trim_end_matches([',', 's', 't', 'n', 'd', 'r', 'h']).parse::<u8>();
        day.is_ok_and(|day| (1..=31).contains(&day))
    };
    for at in 1..words.len() {
        let is_dated = |word: &String| MONTHS.contains(&word.to_lowercase().as_str());
        let is_day_before = at > 1 && is_day(&words[at - 2]);
        if is_dated(&words[at - 1]) && is_day(&words[at]) && !is_day_before {
            let day = words[at].trim_end_matches(',').to_owned();
            words[at] = std::mem::replace(&mut words[at - 1], day);
        }
    }
    words
}

/// "daily" at the end, "three times a day" and "40 euros a month".
fn frequent(mut words: Vec<String>) -> Vec<String> {
    let is_unit = |word: &str| OFTEN.iter().any(|(_, unit)| *unit == word);
    for at in 2..words.len() {
        let is_counted =
            words[..at - 1].iter().rev().take(2).any(|word| word.starts_with(|c: char| c.is_ascii_digit()));
        let is_last = at + 1 == words.len() && at > 2;
        if words[at - 1] == "a" && is_unit(&words[at]) && (is_counted || is_last) {
            "every".clone_into(&mut words[at - 1]);
        }
    }
    let adverb = words.last().and_then(|last| OFTEN.iter().find(|(adverb, _)| adverb == last));
    if let Some((_, unit)) = adverb {
        words.pop();
        words.extend(["every".to_owned(), (*unit).to_owned()]);
    }
    words
}
