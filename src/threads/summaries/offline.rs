//! Lines by rule, without a model: the sentences of each message that say most, as they stand there. The same messages give
//! the same bytes.

use memledger_aggregates::thread::MessageRole;

use super::{
    lines::{MAX_LINE_CHARS, SummaryLine},
    source::SourceMessage,
};

/// What ends a sentence.
const ENDS: [char; 7] = ['.', '!', '?', '。', '！', '？', ';'];
/// Room for who speaks.
const MAX_TEXT_CHARS: usize = MAX_LINE_CHARS - 60;
/// Results of tools are long, and their replies say what matters.
const MAX_RESULT_CHARS: usize = 200;

/// One line a message that says something.
pub fn lines(messages: &[SourceMessage]) -> Vec<SummaryLine> {
    messages.iter().filter_map(line).collect()
}

pub fn line(message: &SourceMessage) -> Option<SummaryLine> {
    let most = if message.role == MessageRole::Tool { MAX_RESULT_CHARS } else { MAX_TEXT_CHARS };
    let mut text = telling(&message.text, most);
    if !message.calls.is_empty() {
        let calls = format!("called {}", message.calls.join(", "));
        text = if text.is_empty() { calls } else { format!("{text} ({calls})") };
    }
    let speaker = match (&message.name, message.role) {
        (Some(name), role) => format!("{} {name}", role.as_str()),
        (None, role) => role.as_str().to_owned(),
    };
    (!text.is_empty()).then(|| SummaryLine::new(&format!("{speaker}: {text}"), vec![message.seq]))
}

/// The text if it is short; else those of its sentences that say most, in their order.
fn telling(text: &str, most: usize) -> String {
    let text = text.split_whitespace().collect::<Vec<_>>().join(" ");
    if text.chars().count() <= most {
        return text;
    }
    let sentences = sentences(&text);
    let mut order: Vec<usize> = (0..sentences.len()).collect();
    order.sort_by_key(|at| (std::cmp::Reverse(weight(sentences[*at])), *at));
    let (mut chosen, mut left) = (Vec::new(), most);
    for at in order {
        let length = sentences[at].chars().count() + 1;
        if length <= left {
            left -= length;
            chosen.push(at);
        }
    }
    chosen.sort_unstable();
    if chosen.is_empty() {
        return text.chars().take(most).collect();
    }
    chosen.into_iter().map(|at| sentences[at]).collect::<Vec<_>>().join(" ")
}

fn sentences(text: &str) -> Vec<&str> {
    let mut found = Vec::new();
    let mut rest = text;
    while let Some(at) = rest.find(ENDS) {
        let end = at + rest[at..].chars().next().map_or(1, char::len_utf8);
        // A point within a number or an address ends no sentence.
        let ends = rest[end..].chars().next().is_none_or(|next| next.is_whitespace() || !next.is_ascii());
        let (sentence, behind) = if ends { rest.split_at(end) } else { split_behind(rest, end) };
        found.push(sentence.trim());
        rest = behind;
    }
    found.push(rest.trim());
    found.retain(|sentence| !sentence.is_empty());
    found
}

/// Splits at the next end of a sentence behind a place that is none.
fn split_behind(text: &str, from: usize) -> (&str, &str) {
    let ends = |(at, c): (usize, char)| {
        let next = text[from + at + c.len_utf8()..].chars().next();
        (ENDS.contains(&c) && next.is_none_or(|next| next.is_whitespace() || !next.is_ascii()))
            .then_some(from + at + c.len_utf8())
    };
    text.split_at(text[from..].char_indices().find_map(ends).unwrap_or(text.len()))
}

/// How much a sentence tells: numbers, names, and what somebody says of themselves count; questions count less.
fn weight(sentence: &str) -> u32 {
    let words: Vec<&str> = sentence.split(' ').collect();
    let numbers = words.iter().filter(|word| word.contains(|c: char| c.is_numeric())).count();
    let names = words.iter().skip(1).filter(|word| word.starts_with(char::is_uppercase)).count();
    let is_own = |word: &&&str| {
        matches!(word.to_lowercase().as_str(), "i" | "i'm" | "my" | "me" | "we" | "our" | "mine")
    };
    let own = words.iter().filter(is_own).count();
    let said = 10 * numbers.min(3) + 4 * names.min(4) + 6 * own.min(2);
    let said = u32::try_from(said).unwrap_or(u32::MAX);
    if sentence.ends_with(['?', '？']) { said / 2 } else { said + 1 }
}

#[cfg(test)]
#[path = "offline_tests.rs"]
mod tests;
