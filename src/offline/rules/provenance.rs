//! When and where something was told, around what was told: ", noted at the visit on May 3", "[2024-05-03]". Two facts of
//! one visit or one day have all of that in common, and are not one for it.

use super::{
    lexicon::MONTHS,
    reading::{Reading, Stems, is_one_of},
};

const TOLD: &str =
    "noted|mentioned|said|told|stated|reported|recorded|discussed|shared|confirmed|logged|observed";
/// Behind one of those words, these begin a time, a place or somebody who told it.
const WHERE: &str = "at|by|during|earlier|in|last|on|this|today|when|while|yesterday";

/// At most so many words are about the telling alone.
const MOST: usize = 12;

/// Words that a stamp is of beside numbers and months; the first ones need a number alone.
const OF_SESSIONS: &str = "call|chat|conversation|day|meeting|message|session|turn";
const OF_STAMPS: &str = "as|at|fact|in|memory|note|noted|of|on|stated|update|utc";

/// How long a stamp in front is at most, in bytes.
const STAMP_BYTES: usize = 32;

/// The text without stamps in front and behind: "[session 7] …", "2024-05-03: …", "As of May 2024, …", "… (2024-05-03)". A
/// year or a month by itself may be that of the fact, and stays.
pub(super) fn unstamped(content: &str) -> &str {
    let mut text = content.trim();
    while let Some(rest) = behind_stamp(text) {
        text = rest;
    }
    let opens = text.ends_with([')', ']']).then(|| text.rfind(['(', '['])).flatten();
    match opens {
        Some(at) if at > 0 && is_stamp(&text[at + 1..text.len() - 1]) => text[..at].trim_end(),
        _ => text,
    }
}

fn behind_stamp(text: &str) -> Option<&str> {
    let (stamp, rest) = match text.strip_prefix(['[', '(']) {
        Some(inner) => inner.split_once([']', ')'])?,
        // What else a comma ends may be when it happened.
        None if text.get(..6).is_some_and(|begin| begin.eq_ignore_ascii_case("as of ")) => {
            text.split_once(", ")?
        }
        None => text.split_once(": ")?,
    };
    let rest = rest.trim_start_matches([' ', ':', '-', '–', '—', ',']);
    (stamp.len() <= STAMP_BYTES && is_stamp(stamp) && !rest.is_empty()).then_some(rest)
}

/// The day that stamps name, in their words; empty where they name none. What was noted in the same words on two days may
/// have happened twice.
pub(super) fn day(content: &str) -> String {
    let stamps = words(&content.trim().replacen(unstamped(content), "", 1));
    if stamps.iter().filter(|word| is_part(word)).count() > 2 { stamps.join(" ") } else { String::new() }
}

fn is_stamp(text: &str) -> bool {
    let words = words(text);
    let known = |word: &String| is_part(word) || is_one_of(OF_SESSIONS, word) || is_one_of(OF_STAMPS, word);
    let parts = words.iter().filter(|word| is_part(word)).count();
    let of_session = parts > 0 && words.iter().any(|word| is_one_of(OF_SESSIONS, word));
    let bare = words.len() == 1 && is_one_of("fact|memory|note|update", &words[0]);
    let as_of = words.len() > 2 && words[0] == "as" && parts > 0;
    words.iter().all(known) && (parts > 2 || of_session || bare || as_of)
}

fn words(text: &str) -> Vec<String> {
    let words = text.split(|c: char| !c.is_alphanumeric()).filter(|word| !word.is_empty());
    words.map(str::to_lowercase).collect()
}

/// A number, or a month by its name or the beginning of it.
fn is_part(word: &str) -> bool {
    let is_month = |month: &&str| *month == word || word.len() == 3 && month.starts_with(word);
    word.starts_with(|c: char| c.is_ascii_digit()) || MONTHS.iter().any(is_month)
}

/// The text up to where it goes over to when and where it was told; all of it where it does not.
pub(super) fn without<'a>(content: &'a str, stems: &mut Stems) -> &'a str {
    let reading = Reading::of_text(content, stems);
    let begins = |at: &usize| reading.tokens[*at].is_set_apart() && tells_where(&reading, *at);
    let Some(at) = (1..reading.tokens.len()).find(begins) else { return content };
    let within = &reading.tokens[at + 1..];
    if within.len() > MOST || within.iter().any(|token| token.starts) {
        return content;
    }
    let last = &reading.tokens[at - 1];
    &content[..last.at + last.raw.len()]
}

fn tells_where(reading: &Reading<'_>, at: usize) -> bool {
    let (first, next) = (reading.word(at), reading.word(at + 1));
    let numbered = !next.is_empty() && next.bytes().all(|byte| byte.is_ascii_digit());
    let dated = numbered || MONTHS.contains(&next);
    match first {
        "according" => next == "to",
        "as" => is_one_of(TOLD, next),
        "source" => true,
        _ if is_one_of(OF_SESSIONS, first) => numbered,
        _ => is_one_of(TOLD, first) && (is_one_of(WHERE, next) || dated),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn stamps_are_cut_off_and_times_of_facts_are_not() {
        for stamped in [
            "[2024-05-03] Likes tea",
            "(2024-05-03) Likes tea",
            "[2024-05-03T10:00:00Z] Likes tea",
            "2024-05-03: Likes tea",
            "May 3, 2024: Likes tea",
            "[session 7] Likes tea",
            "[session 7] [2024-05-03] Likes tea",
            "Memory: Likes tea",
            "As of May 2024, Likes tea",
            "Likes tea (2024-05-03)",
            "Likes tea [chat 12]",
            "Likes tea (noted on 3 May 2024)",
        ] {
            assert_eq!(unstamped(stamped), "Likes tea", "{stamped}");
        }
        assert_eq!(day("[2024-05-03] Likes tea (session 7)"), "2024 05 03 session 7");
        assert_eq!(day("[session 7] Likes tea"), "");
        for whole in [
            "In 2019, moved to Oslo",
            "On May 3, 2024, married Tom",
            "Ran the Berlin marathon (2022)",
            "Ran the Berlin marathon (May 2022)",
            "Allergies: nuts",
            "(2024-05-03)",
            "Memory:",
            "Room 7: the study",
            "Takes 3 pills (5 mg)",
            "[draft] Likes tea",
        ] {
            assert_eq!(unstamped(whole), whole);
        }
    }
}
