//! E-mail addresses, phone numbers, postal addresses and handles. What names them in words is in the list of terms.

use super::{Class, Finding, tokens::Text};

/// Near a number, they tell that it is called.
const CALLED: &str = "phone call calls mobile cell tel telephone number whatsapp text sms ring reach signal telegram landline fax \
    telefon handy handynummer telefonnummer nummer anrufen movil telefono llamar portable telephone appeler contact dial";
/// Near a number, they tell that it is none to be called.
const NO_PHONES: &str = "order invoice ticket isbn issn version ip tracking serial article sku port id build bestellung rechnung \
    pedido commande parcel reference model account card commit pi iban steps";

const LEAST_DIGITS: usize = 7;
const MOST_DIGITS: usize = 15;

pub(super) fn findings(text: &Text<'_>) -> Vec<Finding> {
    let mut found = mails(text.text);
    found.extend(phones(text));
    found.extend(streets(text));
    found
}

fn mails(text: &str) -> Vec<Finding> {
    let local = |c: char| c.is_alphanumeric() || matches!(c, '.' | '_' | '-' | '+' | '%');
    let domain = |c: char| c.is_alphanumeric() || matches!(c, '.' | '-');
    let mut found: Vec<Finding> = Vec::new();
    for (at, _) in text.match_indices('@') {
        let before = found.last().map_or(0, |last: &Finding| last.end).min(at);
        let begin = text[before..at].char_indices().rev().take_while(|(_, c)| local(*c)).last();
        let length = text[at + 1..].find(|c| !domain(c)).unwrap_or(text.len() - at - 1);
        let host = text[at + 1..at + 1 + length].trim_end_matches(['.', '-']);
        let top = host.rsplit_once('.').map_or("", |(_, top)| top);
        // A version, as in "left-pad@1.3.0", is no domain; a login in an address is found as a secret.
        let is_host = top.len() > 1 && top.chars().all(char::is_alphabetic) && !host.starts_with('.');
        if let (Some((begin, _)), true) = (begin, is_host) {
            let start = before + begin;
            if !text[..start].ends_with([':', '/']) || text[..start].ends_with("mailto:") {
                let nobody =
                    ["noreply", "no-reply", "example"].iter().any(|name| text[start..at].starts_with(name));
                found.push(Finding {
                    class: Class::Contact,
                    start,
                    end: at + 1 + host.len(),
                    is_sure: !nobody,
                });
            }
        }
    }
    found
}

fn is_in(list: &str, word: &str) -> bool {
    list.split_whitespace().any(|one| one == word)
}

fn phones(text: &Text<'_>) -> Vec<Finding> {
    let mut found = Vec::new();
    let mut at = 0;
    while at < text.tokens.len() {
        let number = |at: usize| {
            text.tokens.get(at).is_some_and(|token| token.word.bytes().all(|byte| byte.is_ascii_digit()))
        };
        let joins = |gap: &str| {
            matches!(
                gap,
                " " | "-" | "." | "/" | ") " | ")" | " (" | " / " | "\u{a0}" | "-(" | ")-" | " - " | "("
            )
        };
        if !number(at) {
            at += 1;
            continue;
        }
        let mut end = at + 1;
        while number(end) && joins(text.tokens[end].gap) {
            end += 1;
        }
        found.extend(phone(text, at, end));
        at = end;
    }
    found
}

/// The tokens from one to another, as a phone number.
fn phone(text: &Text<'_>, first: usize, end: usize) -> Option<Finding> {
    let tokens = &text.tokens[first..end];
    let digits: usize = tokens.iter().map(|token| token.word.len()).sum();
    if !(LEAST_DIGITS..=MOST_DIGITS).contains(&digits) {
        return None;
    }
    let before: Vec<&str> = text.before(first).take(6).collect();
    let called = before.iter().any(|word| is_in(CALLED, word));
    let other = before.iter().any(|word| is_in(NO_PHONES, word));
    let gap = tokens[0].gap;
    let international =
        gap.ends_with('+') || gap.ends_with("+(") || tokens[0].word.starts_with("00") && digits > 9;
    let lengths: Vec<usize> = tokens.iter().map(|token| token.word.len()).collect();
    let american = matches!(lengths.as_slice(), [3, 3, 4] | [1, 3, 3, 4]);
    let national = tokens[0].word.starts_with('0') && digits >= 9 && (lengths.len() > 1 || digits >= 10);
    let is_date = matches!(lengths.as_slice(), [4, 2, 2] | [2, 2, 4]);
    // Coordinates, versions and decimals have a full stop within and a sign before, or four parts as addresses of machines.
    let is_decimal =
        tokens[1..].iter().all(|token| token.gap == ".") && !american && tokens.len() > 1 && !called;
    let is_sure = international || american && gap.len() < 4 || national || called;
    let is_part = text.text[..tokens[0].start]
        .ends_with(|c: char| c.is_alphanumeric() || matches!(c, '#' | '_' | '$' | '€'));
    if !is_sure || other && !international || is_date || is_decimal || is_part || lengths == [3, 2, 4] {
        return None;
    }
    Some(Finding {
        class: Class::Contact,
        start: tokens[0].start,
        end: tokens[tokens.len() - 1].end,
        is_sure: true,
    })
}

/// Words of streets in addresses that begin with a number, and endings of those that end with one.
const STREETS: &str = "street st road rd avenue ave lane ln drive dr boulevard blvd court close crescent terrace way square \
    place gardens grove";
const STREET_ENDINGS: &[&str] = &["strasse", "gasse", "platz", "allee", "straat", "damm"];
const STREETS_FIRST: &str = "calle avenida rue avenue plaza paseo carrer boulevard chemin via";
const LIVED_IN: &str = "live lives living address home moved house flat apartment wohne wohnt adresse vive vivo domicilio direccion \
    habite adresse my resides";

/// "lives at 12 Station Road", "wohnt in der Lindenstraße 8", "vive en la calle Mayor 4".
fn streets(text: &Text<'_>) -> Vec<Finding> {
    let mut found = Vec::new();
    for at in 0..text.tokens.len() {
        let is_number = |at: usize| {
            let word = text.word(at);
            let digits = word.bytes().take_while(u8::is_ascii_digit).count();
            (1..=4).contains(&digits) && word.len() <= digits + 1
        };
        let is_capital = |at: usize| text.tokens.get(at).is_some_and(|token| token.is_capital);
        let last = if is_number(at) && is_capital(at + 1) {
            (at + 2..at + 5).find(|last| is_capital(*last) && is_in(STREETS, text.word(*last)))
        } else if STREET_ENDINGS.iter().any(|ending| text.word(at).ends_with(ending)) && is_number(at + 1) {
            Some(at + 1)
        } else if is_in(STREETS_FIRST, text.word(at)) {
            (at + 2..at + 6).find(|last| is_number(*last))
        } else if is_number(at) && is_in(STREETS_FIRST, text.word(at + 1)) {
            (at + 2..at + 6).find(|last| is_capital(*last))
        } else {
            None
        };
        let Some(last) = last.filter(|last| *last < text.tokens.len()) else { continue };
        let lived = text.before(at).take(8).any(|word| is_in(LIVED_IN, word));
        if lived {
            let (start, end) = (text.tokens[at].start, text.tokens[last].end);
            found.push(Finding { class: Class::Contact, start, end, is_sure: true });
        }
    }
    found
}
