//! What is wanted, by the words that name it: a thing for one occasion, or for good.

use super::{
    lasting::{is_habit, is_of_one_day},
    lexicon::{ARTEFACTS, LASTING, TASK_STEMS},
    reading::{Reading, is_one_of},
};

/// Words that end the name of a thing and begin what is said of it.
const BREAKS: &[&str] = &[
    "of", "for", "to", "that", "which", "who", "with", "in", "on", "at", "by", "from", "about", "without",
    "under", "between", "and", "but", "because", "as", "so", "before", "after", "when", "where", "until",
    "over", "than", "or", "if", "whether", "is", "are", "was", "be", "into", "during", "via", "each",
    "every", "what", "how",
];

/// Things asked for in general, as a rule for answers to come: no article stands before them.
const GENERAL: &str = "recipes|examples|snippets|emails|messages|reports|summaries|links|code|reminders|\
    suggestions|\
    recommendations|mails|files|documents|texts|advice|feedback|questions|gifts|presents|slides";

/// Things in the plural that no article or number stands before.
pub(super) fn is_general(named: &[&str]) -> bool {
    let bare = named.first().is_none_or(|first| {
        !matches!(
            *first,
            "a" | "an" | "the" | "some" | "several" | "any" | "her" | "his" | "their" | "this" | "these"
        ) && !is_number(first)
    });
    bare && named.last().is_some_and(|last| is_one_of(GENERAL, last)) && named.len() <= 3 && !named.is_empty()
}

fn is_number(word: &str) -> bool {
    const NUMBERS: &[&str] = &[
        "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "twelve", "twenty", "one",
        "both",
    ];
    NUMBERS.contains(&word) || word.bytes().all(|byte| byte.is_ascii_digit())
}

/// The words that name the thing that begins there.
pub(super) fn thing<'r>(reading: &'r Reading<'_>, at: usize) -> Vec<&'r str> {
    let rest = reading.tokens.iter().skip(at).take(9).enumerate();
    let named = rest.take_while(|(i, token)| {
        let joined = token.gap.starts_with(['-', '\'', '’']);
        joined
            || (!BREAKS.contains(&token.word.as_str())
                && (*i == 0 || !token.gap.contains([',', '.', ';', ':'])))
    });
    named.map(|(_, token)| token.word.as_str()).collect()
}

/// A thing that serves one occasion, by the words that name it.
pub(super) fn is_thing_for_once(reading: &Reading<'_>, at: usize) -> bool {
    let named = thing(reading, at);
    let artefact = named.iter().any(|word| ARTEFACTS.contains(word));
    let lasting = named.iter().any(|word| LASTING.contains(word));
    let personal = matches!(named.first(), Some(&"her" | &"his" | &"their"));
    let short_lived = is_of_one_day(reading) && !personal;
    let done_with = named.len() > 1
        && named.last().is_some_and(|last| last.ends_with("ed"))
        && TASK_STEMS.contains(reading.stem(at + named.len() - 1));
    let handed_in =
        done_with && named.iter().any(|word| matches!(*word, "attached" | "this" | "following" | "pasted"));
    (handed_in || artefact && !is_general(&named) || short_lived)
        && (!lasting || short_lived)
        && !is_habit(reading)
}
