//! Card numbers by their check digit, bank accounts by theirs, and numbers of identity documents.

use super::{Class, Finding, tokens::Text};

/// How many digits a card number has.
const CARD_DIGITS: std::ops::RangeInclusive<usize> = 13..=19;
const CARD_WORDS: [&str; 12] = [
    "card",
    "visa",
    "mastercard",
    "amex",
    "credit",
    "debit",
    "kreditkarte",
    "karte",
    "tarjeta",
    "carte",
    "bancaire",
    "cvv",
];
/// Lengths of an IBAN, of all countries.
const IBAN_CHARACTERS: std::ops::RangeInclusive<usize> = 15..=34;

pub(super) fn findings(text: &Text<'_>) -> Vec<Finding> {
    let mut found = cards(text);
    found.extend(accounts(text));
    found.extend(identities(text));
    found
}

/// A run of digits with single spaces or hyphens between them, and where each digit is.
struct Digits {
    digits: Vec<(usize, u8)>,
    /// The lengths of its groups.
    groups: Vec<usize>,
}

fn runs(text: &str) -> Vec<Digits> {
    let bytes = text.as_bytes();
    let mut runs: Vec<Digits> = Vec::new();
    let mut last_digit: Option<usize> = None;
    for (at, byte) in bytes.iter().enumerate().filter(|(_, byte)| byte.is_ascii_digit()) {
        let digit = (at, byte - b'0');
        let gap = last_digit.map(|last| &text[last + 1..at]);
        match (gap, runs.last_mut()) {
            (Some(""), Some(run)) => {
                run.digits.push(digit);
                if let Some(group) = run.groups.last_mut() {
                    *group += 1;
                }
            }
            (Some(" " | "-" | "\u{a0}" | "." | "\u{2011}" | "–"), Some(run)) => {
                run.digits.push(digit);
                run.groups.push(1);
            }
            _ => runs.push(Digits { digits: vec![digit], groups: vec![1] }),
        }
        last_digit = Some(at);
    }
    runs
}

/// The sum by Luhn, in which each second digit from the right counts twice.
fn is_luhn(digits: &[(usize, u8)]) -> bool {
    let sum: u32 = digits
        .iter()
        .rev()
        .enumerate()
        .map(|(nth, (_, digit))| match (nth % 2, u32::from(*digit)) {
            (1, digit @ 5..) => 2 * digit - 9,
            (1, digit) => 2 * digit,
            (_, digit) => digit,
        })
        .sum();
    sum.is_multiple_of(10)
}

fn cards(text: &Text<'_>) -> Vec<Finding> {
    let mut found = Vec::new();
    for run in runs(text.text) {
        let (Some((start, first)), Some((last, _))) = (run.digits.first(), run.digits.last()) else {
            continue;
        };
        let within_word = text.text[..*start].ends_with(|c: char| c.is_alphanumeric() || c == '.')
            || text.text[last + 1..].starts_with(char::is_alphabetic);
        let same = run.digits.iter().all(|(_, digit)| digit == first);
        if within_word || same || !CARD_DIGITS.contains(&run.digits.len()) {
            continue;
        }
        let token = text.token_at(*start);
        let named = text.before(token).take(10).any(|word| CARD_WORDS.contains(&word));
        // Of the numbers that are no cards, each tenth has the check digit all the same: cards begin with 3 to 6 or with 2
        // for a few, and come in groups of four or in one piece.
        let grouped = run.groups.len() == 1 || run.groups[0] == 4;
        let is_card = is_luhn(&run.digits) && matches!(first, 2..=6) && grouped;
        if is_card || named && grouped {
            found.push(Finding {
                class: Class::Secret,
                start: *start,
                end: last + 1,
                is_sure: is_card && (named || run.groups.len() > 1 || run.digits.len() == 16),
            });
        }
    }
    found
}

/// Account numbers by the remainder of 97.
fn accounts(text: &Text<'_>) -> Vec<Finding> {
    let bytes = text.text.as_bytes();
    let mut found = Vec::new();
    for token in &text.tokens {
        let head = &bytes[token.start..token.end.min(token.start + 4)];
        let opens = head.len() == 4
            && head[..2].iter().all(u8::is_ascii_alphabetic)
            && head[2..].iter().all(u8::is_ascii_digit);
        if opens && let Some(end) = iban_end(text.text, token.start) {
            found.push(Finding { class: Class::Finance, start: token.start, end, is_sure: true });
        }
    }
    found
}

/// Where a valid IBAN ends that begins there: the longest one.
fn iban_end(text: &str, start: usize) -> Option<usize> {
    let mut characters: Vec<u8> = Vec::new();
    let mut end = None;
    for (at, c) in text[start..].char_indices().take(2 * IBAN_CHARACTERS.end()) {
        match c {
            c if c.is_ascii_alphanumeric() => characters.push(c.to_ascii_uppercase() as u8),
            ' ' | '-' => continue,
            _ => break,
        }
        let next = text[start + at + 1..].chars().next();
        let is_edge = next.is_none_or(|next| !next.is_ascii_alphanumeric());
        if is_edge && IBAN_CHARACTERS.contains(&characters.len()) && is_iban(&characters) {
            end = Some(start + at + 1);
        }
    }
    end
}

fn is_iban(characters: &[u8]) -> bool {
    let digits = characters.iter().filter(|c| c.is_ascii_digit()).count();
    let rest = characters[4..].iter().chain(&characters[..4]).fold(0_u32, |rest, c| match c {
        b'0'..=b'9' => (rest * 10 + u32::from(c - b'0')) % 97,
        c => (rest * 100 + u32::from(c - b'A') + 10) % 97,
    });
    rest == 1 && digits >= 10
}

/// Words that an identity document's number follows.
const DOCUMENTS: [&str; 14] = [
    "ssn",
    "passport",
    "social",
    "licence",
    "license",
    "national",
    "insurance",
    "tax",
    "reisepass",
    "personalausweis",
    "dni",
    "pasaporte",
    "passeport",
    "steuernummer",
];

/// "SSN 123-45-6789", "passport number is C01X00T47".
fn identities(text: &Text<'_>) -> Vec<Finding> {
    let mut found = Vec::new();
    for (at, token) in text.tokens.iter().enumerate() {
        let digits = token.word.bytes().filter(u8::is_ascii_digit).count();
        let parts = [at, at + 1, at + 2].map(|at| text.word(at));
        let lengths = parts.map(str::len);
        let numbers = parts.iter().all(|part| part.bytes().all(|byte| byte.is_ascii_digit()));
        let hyphens =
            [at + 1, at + 2].iter().all(|at| text.tokens.get(*at).is_some_and(|one| one.gap == "-"));
        let social = lengths == [3, 2, 4] && numbers && hyphens;
        let long = digits >= 5 && token.word.len() >= 7 && token.word.len() <= 14;
        if !social && !long {
            continue;
        }
        let before: Vec<&str> = text.before(at).take(6).collect();
        let named = before.iter().any(|word| DOCUMENTS.contains(word));
        let numbered =
            before.iter().any(|word| matches!(*word, "number" | "no" | "nummer" | "numero" | "id" | "ssn"))
                || before.first().is_some_and(|word| DOCUMENTS.contains(word))
                || before.get(1).is_some_and(|word| DOCUMENTS.contains(word));
        if social || long && named && numbered {
            let end = text.tokens[if social { at + 2 } else { at }].end;
            found.push(Finding { class: Class::Secret, start: token.start, end, is_sure: named || !social });
        }
    }
    found
}
