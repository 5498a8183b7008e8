//! A memory read as words, each with its stem and what stood before it.

use std::collections::HashMap;

use unicode_normalization::char::is_combining_mark;

use super::provenance;
use crate::{
    MemoryText,
    words::{folded, stem},
};

/// One word of a memory.
#[derive(Clone)]
pub(super) struct Token<'a> {
    pub raw: &'a str,
    /// Where it begins, in bytes.
    pub at: usize,
    /// What stands between the word before and this one.
    pub gap: &'a str,
    pub word: String,
    pub stem: String,
    /// It is too frequent in English to tell anything.
    pub stop: bool,
    /// It begins a sentence, or what follows a colon, a semicolon or a quotation mark.
    pub starts: bool,
    /// It is followed by an apostrophe and an s.
    pub owns: bool,
}

impl Token<'_> {
    pub fn is_capital(&self) -> bool {
        self.raw.chars().next().is_some_and(char::is_uppercase)
    }

    /// A comma, a bracket or a dash stands before it.
    pub fn is_set_apart(&self) -> bool {
        self.gap.contains([',', '(', '[', ';', '–', '—']) || self.gap == " - "
    }
}

#[derive(Clone)]
pub(super) struct Reading<'a> {
    pub content: &'a str,
    pub tokens: Vec<Token<'a>>,
    /// The words in lower case, each between two spaces.
    spaced: String,
    /// How its words begin, so that most phrases need not be looked for.
    begins: u64,
    /// In lower case.
    pub topics: Vec<String>,
}

impl<'a> Reading<'a> {
    pub fn of(memory: &'a MemoryText, stems: &mut Stems) -> Self {
        let topics = memory.topics.iter().map(|topic| folded(topic.trim())).collect();
        Self { topics, ..Self::of_text(provenance::unstamped(&memory.content), stems) }
    }

    pub fn of_text(content: &'a str, stems: &mut Stems) -> Self {
        let tokens = tokens(content, stems);
        let mut spaced = String::with_capacity(content.len() + 2);
        let mut begins = 0;
        for token in &tokens {
            spaced.push(' ');
            spaced.push_str(&token.word);
            begins |= beginning(&token.word);
        }
        spaced.push(' ');
        Self { content, tokens, spaced, begins, topics: Vec::new() }
    }

    pub fn word(&self, at: usize) -> &str {
        self.tokens.get(at).map_or("", |token| &token.word)
    }

    pub fn stem(&self, at: usize) -> &str {
        self.tokens.get(at).map_or("", |token| &token.stem)
    }

    /// What stands between a word and the next, or the end.
    pub fn behind(&self, at: usize) -> &'a str {
        self.tokens.get(at + 1).map_or_else(|| self.tail(), |next| next.gap)
    }

    /// What stands behind the last word.
    fn tail(&self) -> &'a str {
        let last = self.content.char_indices().rfind(|(_, c)| c.is_alphanumeric());
        &self.content[last.map_or(0, |(at, c)| at + c.len_utf8())..]
    }

    /// Whether it holds these words in a row.
    pub fn says(&self, phrase: &str) -> bool {
        self.begins & beginning(phrase) != 0
            && self
                .spaced
                .match_indices(phrase)
                .any(|(at, _)| self.is_edge(at, true) && self.is_edge(at + phrase.len(), false))
    }

    /// Whether it holds one of the phrases, which a bar stands between.
    pub fn says_any(&self, phrases: &str) -> bool {
        phrases.split('|').any(|phrase| self.says(phrase))
    }

    /// Whether it holds one of the phrases of a list.
    pub fn says_one(&self, phrases: &[&str]) -> bool {
        phrases.iter().any(|phrase| self.says(phrase))
    }

    fn is_edge(&self, at: usize, before: bool) -> bool {
        self.spaced.as_bytes().get(if before { at.wrapping_sub(1) } else { at }) == Some(&b' ')
    }
}

/// One bit of 64 for the first two letters.
fn beginning(word: &str) -> u64 {
    let letter = |at: usize| word.as_bytes().get(at).copied().unwrap_or(b' ');
    1 << (letter(0).wrapping_mul(31).wrapping_add(letter(1)) % 64)
}

/// Whether a word is one of those that a bar stands between.
pub(super) fn is_one_of(words: &str, word: &str) -> bool {
    // Byte by byte: the words are too short for a search for bars to pay.
    words.as_bytes().split(|byte| *byte == b'|').any(|one| one == word.as_bytes())
}

/// Stems of the words seen so far, since cutting an ending off takes longer than all else.
#[derive(Default)]
pub(super) struct Stems {
    seen: HashMap<String, Option<String>>,
    /// Nobody asks for stems.
    are_idle: bool,
}

impl Stems {
    /// For readings of which only the words are looked at: each is its own stem.
    pub fn idle() -> Self {
        Self { are_idle: true, ..Self::default() }
    }

    /// None for a stop word.
    fn of(&mut self, word: &str) -> Option<String> {
        if self.are_idle {
            return Some(word.to_owned());
        }
        if let Some(known) = self.seen.get(word) {
            return known.clone();
        }
        let made = stem(word);
        self.seen.insert(word.to_owned(), made.clone());
        made
    }
}

/// Words that a full stop behind them ends no sentence after.
const TITLES: &str = "mr|mrs|ms|dr|prof|st";

/// Endings that an apostrophe cuts off a word that they belong to.
const CONTRACTED: &[&str] = &["t", "re", "ve", "ll", "d", "m"];

fn tokens<'a>(content: &'a str, stems: &mut Stems) -> Vec<Token<'a>> {
    let mut tokens: Vec<Token<'a>> = Vec::new();
    let mut end = 0;
    for (at, raw) in runs(content) {
        let gap = &content[end..at];
        end = at + raw.len();
        let word = folded(raw);
        if let ("'" | "’" | "`" | "´", Some(before)) = (gap, tokens.last_mut()) {
            if word == "s" {
                before.owns = true;
                continue;
            }
            if CONTRACTED.contains(&word.as_str()) {
                before.word.push_str(&word);
                before.stem = before.word.clone();
                continue;
            }
        }
        if let (",", Some(before)) = (gap, tokens.last_mut())
            && raw.len() == 3
            && [raw, before.raw].iter().all(|part| part.bytes().all(|byte| byte.is_ascii_digit()))
        {
            before.word.push_str(&word);
            before.stem = before.word.clone();
            continue;
        }
        let starts = tokens.is_empty()
            || gap.contains(['!', '?', ':', ';', '"', '“'])
            || gap.contains(". ") && !tokens.last().is_some_and(|before| is_one_of(TITLES, &before.word))
            || gap.contains('\n');
        let stem = stems.of(&word);
        let (stop, stem) = (stem.is_none(), stem.unwrap_or_else(|| word.clone()));
        tokens.push(Token { raw, at, gap, word, stem, stop, starts, owns: false });
    }
    tokens
}

/// Each row of letters, with what is put on them, and digits, and where it begins.
fn runs(content: &str) -> impl Iterator<Item = (usize, &str)> {
    let mut rest = 0;
    std::iter::from_fn(move || {
        let text = &content[rest..];
        let begin = text.find(char::is_alphanumeric)?;
        let run = &text[begin..];
        let ends = |c: char| !c.is_alphanumeric() && (c.is_ascii() || !is_combining_mark(c));
        let length = run.find(ends).unwrap_or(run.len());
        let at = rest + begin;
        rest = at + length;
        Some((at, &run[..length]))
    })
}
