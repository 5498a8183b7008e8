//! A text as words with their places, and the sentences that they are in.

use std::borrow::Cow;

use unicode_normalization::char::is_combining_mark;

use memledger_offline::words::folded;

/// One word, folded: lower case, without accents and unseen marks.
pub(super) struct Token<'a> {
    pub word: Cow<'a, str>,
    pub start: usize,
    pub end: usize,
    /// What is between the word before and this one.
    pub gap: &'a str,
    pub is_capital: bool,
    /// The number of its sentence.
    pub sentence: usize,
}

pub(super) struct Text<'a> {
    pub text: &'a str,
    pub tokens: Vec<Token<'a>>,
    /// Where each sentence begins in the tokens; one more than there are sentences.
    pub sentences: Vec<usize>,
}

impl<'a> Text<'a> {
    pub fn of(text: &'a str) -> Self {
        let mut tokens: Vec<Token<'a>> = Vec::new();
        let mut sentences = vec![0];
        let (mut begin, mut end) = (None, 0);
        for (at, c) in text.char_indices().chain([(text.len(), ' ')]) {
            let is_within = c.is_alphanumeric() || begin.is_some() && (is_combining_mark(c) || is_unseen(c));
            match (begin, is_within) {
                (None, true) => begin = Some(at),
                (Some(start), false) => {
                    let gap = &text[end..start];
                    if ends_sentence(gap) && !tokens.is_empty() {
                        sentences.push(tokens.len());
                    }
                    let raw = &text[start..at];
                    tokens.push(Token {
                        word: word(raw),
                        start,
                        end: at,
                        gap,
                        is_capital: raw.starts_with(char::is_uppercase),
                        sentence: sentences.len() - 1,
                    });
                    (begin, end) = (None, at);
                }
                _ => {}
            }
        }
        sentences.push(tokens.len());
        Self { text, tokens, sentences }
    }

    pub fn word(&self, at: usize) -> &str {
        self.tokens.get(at).map_or("", |token| &token.word)
    }

    pub fn sentence(&self, number: usize) -> &[Token<'a>] {
        &self.tokens[self.sentences[number]..self.sentences[number + 1]]
    }

    /// The words of a sentence before a place, the nearest first.
    pub fn before(&self, at: usize) -> impl Iterator<Item = &str> {
        let begin = self.tokens.get(at).map_or(0, |token| self.sentences[token.sentence]);
        self.tokens[begin..at].iter().rev().map(|token| &*token.word)
    }

    /// The first token that begins at or behind a byte.
    pub fn token_at(&self, byte: usize) -> usize {
        self.tokens.partition_point(|token| token.start < byte)
    }
}

fn word(raw: &str) -> Cow<'_, str> {
    let is_plain = raw.bytes().all(|byte| byte.is_ascii_lowercase() || byte.is_ascii_digit());
    if is_plain { Cow::Borrowed(raw) } else { Cow::Owned(folded(raw)) }
}

fn ends_sentence(gap: &str) -> bool {
    let mut rest = gap.chars();
    rest.any(|c| matches!(c, '.' | '!' | '?' | ';' | '\n')) && gap.contains(char::is_whitespace)
}

/// Marks without width, which may hide a word from whoever looks for it.
fn is_unseen(c: char) -> bool {
    matches!(c, '\u{ad}' | '\u{200b}'..='\u{200f}' | '\u{2060}'..='\u{2064}' | '\u{feff}')
}
