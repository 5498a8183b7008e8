//! What a text says, in one form. Two texts of one claim say the same by what the rules know; whatever else differs
//! between two texts is a difference, so that a pair nobody thought of is kept apart.

use std::hash::{Hash, Hasher};

use unicode_normalization::UnicodeNormalization;

use super::{
    frames,
    lexicon::KIN,
    provenance,
    reading::{Reading, Stems, Token, is_one_of},
    spellings,
};

/// Words that only English texts hold. A text may be too short for its language to be known otherwise.
const ENGLISH: &str = "user|the|lives|likes|works|plays|named|called|speaks|birth|born|is|has|pays|owns|wants|prefers|\
    and|with";

/// What leads over to more about what was said, and takes nothing of it back.
const ADDS: &str = "with|and|named|called|since|near|who|which|because";
/// What may take something back, wherever it stands.
const QUALIFIES: &str = "no|not|never|without|only|any|every|each|all|none|nobody|nothing|few|little|hardly|barely|rarely|\
    seldom|almost|nearly|unless|if|neither|nor|least|most|less|more|than|until|but|except|when|while|before|after|formerly|\
    once|cannot|would|should|could|may|might|must|used|pretends|denies|both|one|1|next|last|?";

/// The most words that either of two texts has beyond the other, if they are nearly one text. Whoever writes such a pair
/// means two things by it: "is on insulin" and "is off insulin".
const FEW: usize = 2;
/// The same if one of those words may take something back: "smokes" and "used to smoke".
const FEW_IN_DOUBT: usize = 3;

#[derive(Debug, Clone)]
pub struct Claim {
    /// In the one order that the rules prefer.
    words: Vec<String>,
    /// As they were said.
    said: Vec<String>,
    /// The day that a stamp names: what was noted in the same words on two days may have happened twice.
    day: String,
}

impl PartialEq for Claim {
    fn eq(&self, other: &Self) -> bool {
        (&self.words, &self.day) == (&other.words, &other.day)
    }
}

impl Eq for Claim {}

impl Hash for Claim {
    fn hash<H: Hasher>(&self, state: &mut H) {
        (&self.words, &self.day).hash(state);
    }
}

impl Claim {
    pub fn of(content: &str) -> Self {
        Self::on(provenance::unstamped(content), provenance::day(content))
    }

    fn on(text: &str, day: String) -> Self {
        let said = words(text);
        Self { words: frames::by_phrase(said.clone()), said, day }
    }

    /// The claims of a text, one a sentence.
    pub fn each_of(content: &str) -> Vec<Self> {
        let day = provenance::day(content);
        let claim = |text: &str| Self::on(text, day.clone());
        sentences(provenance::unstamped(content)).into_iter().map(claim).collect()
    }

    /// In the one order that the rules prefer, without the user where they are the subject.
    pub fn words(&self) -> &[String] {
        &self.words
    }

    pub fn into_day(self) -> String {
        self.day
    }

    /// The day that a stamp names, if one does.
    pub fn day(&self) -> &str {
        &self.day
    }

    /// Whether the other says the same and nothing that might take it back.
    pub fn is_held_by(&self, other: &Self) -> bool {
        self == other || self.day == other.day && self.is_begun_by(other)
    }

    /// "Lives in Porto" in "Lives in Porto with her sister".
    fn is_begun_by(&self, other: &Self) -> bool {
        let Some(rest) = other.said.strip_prefix(self.said.as_slice()) else { return false };
        let plain = |words: &[String]| !words.iter().any(|word| is_one_of(QUALIFIES, word));
        // "her sister" and "her sister Rita".
        let named = rest.len() == 1 && self.said.last().is_some_and(|word| KIN.contains(word.as_str()));
        self.said.len() > 1
            && (named || rest.first().is_some_and(|word| is_one_of(ADDS, word)))
            && plain(&self.said)
            && plain(rest)
    }

    /// Almost the same words, and not the same claim.
    pub fn is_nearly(&self, other: &Self) -> bool {
        let (mine, its) = (self.words_beyond(other), other.words_beyond(self));
        let shares = mine.len() < self.words.len() || its.len() < other.words.len();
        let doubted = mine.iter().chain(&its).any(|word| is_one_of(QUALIFIES, word));
        let few = if doubted { FEW_IN_DOUBT } else { FEW };
        shares && mine.len().max(its.len()) <= few && !self.is_held_by(other) && !other.is_held_by(self)
    }

    fn words_beyond(&self, other: &Self) -> Vec<&String> {
        let mut left: Vec<&String> = other.words.iter().collect();
        let is_beyond = |word: &&String| match left.iter().position(|one| one == word) {
            Some(at) => {
                left.swap_remove(at);
                false
            }
            None => true,
        };
        self.words.iter().filter(is_beyond).collect()
    }
}

fn words(text: &str) -> Vec<String> {
    let reading = Reading::of_text(text, &mut Stems::idle());
    if !is_english(&reading) {
        return vec![plain(text)];
    }
    let mut words = Vec::with_capacity(reading.tokens.len() + 1);
    for (at, token) in reading.tokens.iter().enumerate() {
        let before = at.checked_sub(1).map(|before| &reading.tokens[before]);
        signs(token.gap, before, Some(token), &mut words);
        spellings::push(token, reading.word(at + 1), &mut words);
    }
    let last = reading.tokens.len() - 1;
    signs(reading.behind(last), reading.tokens.last(), None, &mut words);
    frames::in_one_form(words)
}

/// All that counts in a language that the rules don't know.
fn plain(text: &str) -> String {
    let text: String = text.nfkc().collect();
    let text = text.split_whitespace().collect::<Vec<_>>().join(" ");
    text.trim_end_matches(['.', '。']).to_owned()
}

fn is_english(reading: &Reading<'_>) -> bool {
    !reading.tokens.is_empty()
        && (reading.tokens.iter().any(|token| is_one_of(ENGLISH, &token.word))
            || whichlang::detect_language(reading.content) == whichlang::Lang::Eng)
}

/// The signs between two words that may tell one text from another: "1.5", "-5", "C++", "20 %", "A-", emoji.
fn signs(gap: &str, before: Option<&Token<'_>>, behind: Option<&Token<'_>>, words: &mut Vec<String>) {
    let is_number = |token: &Token<'_>| token.raw.starts_with(|c: char| c.is_ascii_digit());
    if let (Some(before), Some(behind)) = (before, behind)
        && !gap.contains(char::is_whitespace)
    {
        let numbers = is_number(before) && is_number(behind);
        if numbers || !matches!(gap, "" | "'" | "’" | "`" | "´" | "-" | "‐" | "‑") {
            words.push(gap.to_owned());
        }
        return;
    }
    for (at, sign) in gap.char_indices() {
        let leads = at + sign.len_utf8() == gap.len() && behind.is_some_and(is_number);
        let follows = at == 0 && before.is_some_and(|before| before.raw.chars().all(char::is_uppercase));
        match sign {
            '-' | '−' | '–' if leads && (before.is_none() || at > 0) => words.push("-".into()),
            // "of .5 mg"
            '.' if leads && (before.is_none() || at > 0) => words.push(".".into()),
            '-' | '−' if follows && before.is_some_and(|before| before.raw.len() == 1) => {
                words.push("-".into())
            }
            '-' | '−' | '–' | '—' | '.' | ';' | '!' | '"' | '\'' | '(' | ')' | '[' | ']' | '“' | '”'
            | '‘' | '’' | '…' | '«' | '»' => {}
            ',' => words.push(",".into()),
            '&' => words.push("and".into()),
            sign if sign.is_whitespace() => {}
            sign => words.push(sign.to_string()),
        }
    }
}

pub(super) fn sentences(content: &str) -> Vec<&str> {
    let mut found = Vec::new();
    let mut start = 0;
    for (at, mark) in content.char_indices() {
        let end = at + mark.len_utf8();
        let rest = &content[end..];
        // A full stop after an initial or a short form ends no sentence.
        let word = content[start..at].rsplit([' ', '.']).next().unwrap_or_default();
        let ends = matches!(mark, '!' | '?') || mark == '.' && word.chars().count() > 2;
        let next = rest.strip_prefix(' ').is_some_and(|next| next.starts_with(|c: char| c.is_uppercase()));
        if mark == '\n' || ends && next {
            found.push(content[start..end].trim());
            start = end;
        }
    }
    found.push(content[start..].trim());
    found.retain(|sentence| !sentence.is_empty());
    found
}

#[cfg(test)]
#[path = "claims_tests.rs"]
mod tests;
