//! How somebody brings up what they claim, and asks whether it is right: "Just to confirm: …", "…, right?".

use std::sync::LazyLock;

use memledger_offline::lists::entries;

use crate::extraction::words::is_one_of;

/// A phrase around a claim.
struct Phrase {
    text: &'static str,
    /// It asks in so many words if the claim is right.
    asks: bool,
}

impl Phrase {
    /// Those of a file; a star marks those that ask.
    fn of(file: &'static str) -> Vec<Self> {
        let of_entry = |entry: &'static str| match entry.strip_prefix('*') {
            Some(text) => Self { text, asks: true },
            None => Self { text: entry, asks: false },
        };
        entries(file).map(of_entry).collect()
    }
}

static LEADS: LazyLock<Vec<Phrase>> = LazyLock::new(|| Phrase::of(include_str!("lists/leads.txt")));
static TAGS: LazyLock<Vec<Phrase>> = LazyLock::new(|| Phrase::of(include_str!("lists/tags.txt")));
static COURTESIES: LazyLock<Vec<Phrase>> = LazyLock::new(|| Phrase::of(include_str!("lists/courtesies.txt")));
/// The most phrases that lead one claim: "Okay, just to confirm: I think you …".
const MAX_LEADS: usize = 5;

/// A claim without what leads it and what asks behind it.
pub(super) struct Wording<'a> {
    pub text: &'a str,
    pub asks_if_right: bool,
}

pub(super) fn wording(text: &str, is_question: bool) -> Wording<'_> {
    let (mut text, mut asks_if_right) = (text, false);
    for _ in 0..MAX_LEADS {
        let found = LEADS.iter().find_map(|lead| Some((without_lead(text, lead.text)?, lead.asks)));
        let Some((rest, asks)) = found.or_else(|| Some((without_name(text)?, false))) else { break };
        text = without_lead(rest, "that").unwrap_or(rest);
        asks_if_right |= asks;
    }
    while let Some((rest, asks)) = without_tag(text, is_question) {
        text = rest;
        asks_if_right |= asks;
    }
    Wording { text, asks_if_right }
}

/// Whether a question asks if what was said before it is right.
pub(super) fn asks_if_right(text: &str) -> bool {
    let low = text.to_ascii_lowercase();
    let low = low.trim_start_matches("and ").trim_start_matches("so ");
    TAGS.iter().any(|tag| tag.text == low)
}

/// Whether a sentence asks for nothing but to be put right: "Let me know if I got that wrong."
pub(super) fn is_courtesy(text: &str) -> bool {
    COURTESIES.iter().any(|lead| without_lead(text, lead.text).is_some())
}

/// The text behind a phrase that leads it.
fn without_lead<'a>(text: &'a str, lead: &str) -> Option<&'a str> {
    // Nearly all phrases differ in their first letter.
    if !text.as_bytes().first()?.eq_ignore_ascii_case(lead.as_bytes().first()?) {
        return None;
    }
    let head = text.get(..lead.len())?;
    let rest = &text[lead.len()..];
    if !head.eq_ignore_ascii_case(lead)
        || rest.starts_with(|c: char| c.is_alphanumeric() || matches!(c, '\'' | '-' | '_'))
    {
        return None;
    }
    Some(rest.trim_start_matches(is_mark))
}

/// What may stand between a claim and what leads it or asks behind it.
fn is_mark(c: char) -> bool {
    c.is_whitespace() || matches!(c, ',' | ':' | ';' | '-' | '–' | '—' | '.' | '…' | '!' | '(')
}

/// "Ana, you live …".
fn without_name(text: &str) -> Option<&str> {
    let (name, rest) = text.split_once(", ")?;
    let is_name =
        name.chars().all(char::is_alphabetic) && name.starts_with(char::is_uppercase) && name.len() < 24;
    let rest_is_of_reader = rest.get(..3).is_some_and(|lead| lead.eq_ignore_ascii_case("you"));
    (is_name && rest_is_of_reader).then_some(rest)
}

/// The text before a tag that asks, and whether the tag asks in so many words if the claim is right.
fn without_tag(text: &str, is_question: bool) -> Option<(&str, bool)> {
    let last = text.as_bytes().last()?.to_ascii_lowercase();
    TAGS.iter().filter(|tag| tag.text.as_bytes().last() == Some(&last)).find_map(|tag| {
        let at = text.len().checked_sub(tag.text.len()).filter(|at| *at > 0)?;
        let before = text.get(..at)?;
        if !text[at..].eq_ignore_ascii_case(tag.text) {
            return None;
        }
        let bare = before.trim_end();
        let is_apart = bare.ends_with(|c: char| !c.is_whitespace() && is_mark(c));
        let runs_on = is_question && is_one_of("right|correct", tag.text) && bare.len() < before.len();
        (is_apart || runs_on).then(|| (bare.trim_end_matches(is_mark), tag.asks))
    })
}
