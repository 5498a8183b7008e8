//! What is said of an attribute: where it ends, and what it looks like.

use super::lemmas::lemma;

/// Begin what is said beyond a value.
const MORE: &str = "on in at since every each from to with because for as by before after during until near against without \
    into over when while if unless but and , and than instead";
const ARTICLES: [&str; 6] = ["the", "a", "an", "his", "her", "their"];

/// A value, without its article, and what is said beyond it.
pub(super) fn split(words: &[String]) -> (Vec<String>, Vec<String>) {
    let is_more =
        |at: &usize| MORE.as_bytes().split(|byte| *byte == b' ').any(|word| word == words[*at].as_bytes());
    let skipped = usize::from(words.first().is_some_and(|first| first == "to"));
    let end = (skipped + 1..words.len()).find(is_more).unwrap_or(words.len());
    let mut value: Vec<String> = words[skipped.min(end)..end].to_vec();
    // "likes to hike" and "likes hiking"; "likes fish" is neither.
    if let Some(first) = value.first_mut()
        && (skipped == 1 || first.len() > 5 && first.ends_with("ing"))
    {
        *first = format!("{}ing", lemma(first));
    }
    if value.len() > 1 && ARTICLES[..3].contains(&value[0].as_str()) {
        value.remove(0);
    }
    (value, words[end..].to_vec())
}

pub(super) fn is_number(word: &str) -> bool {
    word.starts_with(|c: char| c.is_ascii_digit())
}

/// What a value looks like.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Kind {
    Name,
    Number,
    Plain,
}

impl Kind {
    pub fn name(self) -> &'static str {
        match self {
            Self::Name => "name",
            Self::Number => "number",
            Self::Plain => "plain",
        }
    }
}

pub(super) fn kind(value: &[String], text: &str) -> Kind {
    if value.iter().any(|word| word.chars().any(|c| c.is_ascii_digit())) {
        return Kind::Number;
    }
    let Some(first) = value.first() else { return Kind::Plain };
    let is_capital =
        |word: &str| word.starts_with(char::is_uppercase) && word.to_lowercase() == first.to_lowercase();
    let named = text.split(|c: char| !c.is_alphanumeric()).skip(1).any(is_capital);
    if named { Kind::Name } else { Kind::Plain }
}
