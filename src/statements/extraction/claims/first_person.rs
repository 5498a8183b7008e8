//! What is said to somebody, in their own words: "You live in Weimar" is "I live in Weimar".

use crate::extraction::{
    clauses::JOINING,
    subjects::LINKING,
    verbs::{self, is_adverb},
    words::{Sentence, Word, is_one_of, words},
};

/// Behind these "you" is a subject.
const BEFORE_SUBJECT: &str = "that|when|because|while|where|if|which|what|how|since|as|before|after|who|than|although|though|whenever|until|once|why";
/// Behind these "you" is an object.
const BEFORE_OBJECT: &str = "with|for|to|from|of|at|by|about|like|without|near|behind|around|beside|gives|makes|helps|keeps|reminds|brings|visits|calls|\
    taught|teaches|lets|drives|told|met|raised|helped|gave|made|between|on|in|upon|against";
/// Words of whoever speaks: what holds them is no claim about the other alone.
const SPEAKERS: &str = "i|me|my|mine|myself|we|us|our|ours|i'm|i've|i'll|i'd";

/// The sentence as its hearer would say it; none if it is not of the hearer alone, or "you" can't be read.
pub(super) fn in_first_person(text: &str) -> Option<String> {
    let all = words(Sentence { text, at: 0 });
    if all.iter().any(|word| word.is(SPEAKERS)) {
        return None;
    }
    let mut said = String::with_capacity(text.len());
    let mut speaks = false;
    let mut at = 0;
    while at < all.len() {
        let word = &all[at];
        said.push_str(word.gap);
        at += 1;
        let mapped = match word.low.as_str() {
            "you're" => "I'm",
            "you've" => "I've",
            "you'd" => "I'd",
            "you'll" => "I'll",
            "your" => "my",
            "yours" => "mine",
            "yourself" => "myself",
            "you" => {
                // "You and your sister run a shop".
                let joined = low(&all, at) == "and" && low(&all, at + 1) == "your";
                if joined || !is_subject(&all, at - 1)? {
                    "me"
                } else {
                    at += usize::from(agreed(&all, at).is_some());
                    speaks = true;
                    said.push_str(&format!("I{}", agreed(&all, at - 1).unwrap_or_default()));
                    continue;
                }
            }
            _ => {
                said.push_str(word.raw);
                continue;
            }
        };
        speaks = true;
        said.push_str(mapped);
    }
    let end = all.last().map_or(0, Word::end);
    let tail: String = text[end..].chars().filter(|c| !matches!(c, '?' | '!' | '.' | ' ')).collect();
    said.push_str(&tail);
    said.push('.');
    speaks.then_some(said)
}

fn low<'w>(all: &'w [Word<'_>], at: usize) -> &'w str {
    all.get(at).map_or("", |word| word.low.as_str())
}

/// The verb right behind "you", if "I" has another form of it.
fn agreed(all: &[Word<'_>], at: usize) -> Option<&'static str> {
    match low(all, at) {
        "are" => Some(" am"),
        "were" => Some(" was"),
        "aren't" => Some(" am not"),
        "weren't" => Some(" wasn't"),
        _ => None,
    }
}

/// Whether "you" is who does it; none if it can't be told.
fn is_subject(all: &[Word<'_>], at: usize) -> Option<bool> {
    let Some(before) = at.checked_sub(1).map(|before| &all[before]) else { return Some(true) };
    let apart = all[at].gap.contains([',', ';', ':', '(', '-', '–', '—']);
    let next = low(all, at + 1);
    let ends = at + 1 == all.len() || all[at + 1].gap.contains([',', '.', ';']);
    let acts = is_one_of(LINKING, next)
        || is_one_of(verbs::MODALS, next)
        || verbs::is_base(next)
        || verbs::is_past_or_unchanged(next)
        || is_adverb(next)
        || is_one_of("do|don't|are|were|aren't|weren't|have|had", next);
    if before.is(BEFORE_OBJECT) || ends {
        return Some(false);
    }
    if acts && (apart || before.is(BEFORE_SUBJECT) || before.is(JOINING)) {
        return Some(true);
    }
    // "Since 2019 you have lived", "in Weimar you work".
    (acts
        && (before.is_number()
            || before.is_capital()
            || before.is("year|month|week|morning|evening|day|now|currently|still")))
    .then_some(true)
}
