//! When and where something was told, behind what was told: ", noted at the visit on May 3". Two facts of one visit have
//! all of that in common, and are not one for it.

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

/// The text up to where it goes over to when and where it was told; all of it where it does not.
pub(super) fn without<'a>(content: &'a str, stems: &mut Stems) -> &'a str {
    let reading = Reading::of_text(content, stems);
    let begins = |at: &usize| {
        let gap = reading.tokens[*at].gap;
        let apart = gap.contains([',', '(', '[', ';', '–', '—']) || gap == " - ";
        apart && tells_where(&reading, *at)
    };
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
        "call" | "chat" | "conversation" | "day" | "meeting" | "session" | "turn" => numbered,
        _ => is_one_of(TOLD, first) && (is_one_of(WHERE, next) || dated),
    }
}
