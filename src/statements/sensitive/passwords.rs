//! Secrets in words: "my password is …", "PIN: 4821", "the alarm code is 77 31".

use super::{Class, Finding, tokens::Text};

/// Names of secrets whose value may be any word.
const PASSWORDS: &str = "password passwords passwd pwd passphrase passcode passwort kennwort losungswort contrasena parola mdp \
    wifi-password psk";
/// Names of secrets whose value is a number.
const CODES: &str = "pin pins cvv cvc tan otp 2fa puk passcode";
/// What makes a code one: "door code", "recovery codes".
const OF_CODES: &str = "door gate alarm security backup recovery access locker safe vault entry unlock verification login garage \
    keypad lockbox bike phone building burglar tur zugangs puerta acceso porte acces authentication mfa";
/// "seed phrase", "recovery phrase".
const OF_PHRASES: &str = "seed recovery secret mnemonic wallet backup";
/// Between a name and its value.
const JOINS: &str = "is are was to for as = : ist lautet sind es esta est were set changed remains stays still now my the our on \
    of der die das el la le de wifi account laptop router email bank card new old phone and always just number";
/// What may be said of a password that is not the password.
const NO_VALUES: &str = "required wrong expired too not stored hashed reset invalid incorrect weak strong case sensitive \
    mandatory optional never always missing needed changed policy manager managers field hint rotation rules length protected \
    protection must should has have can cannot will would every in at by with without forgotten lost unknown secure insecure safe \
    short long good bad a an hard easy kept encrypted salted shared leaked compromised written asked entered typed checked \
    falsch abgelaufen vergessen incorrecta olvidada oublie incorrect obligatoire obligatoria obligatorio ungultig somewhere only empty blank it that \
    this what how when where who which there available unique complex visible hidden masked random string null none true \
    false your you default prompt generator strength requirements requirement notification reminder per due again immediately";
/// So far behind its name a value may be.
const REACH: usize = 7;

pub(super) fn findings(text: &Text<'_>) -> Vec<Finding> {
    (0..text.tokens.len()).filter_map(|at| finding(text, at)).collect()
}

fn is_in(list: &str, word: &str) -> bool {
    list.split_whitespace().any(|one| one == word)
}

enum SecretKind {
    Password,
    Code,
    Phrase,
}

/// What is named at a place, and where the name ends.
fn named(text: &Text<'_>, at: usize) -> Option<(SecretKind, usize)> {
    let (before, word) = (at.checked_sub(1).map_or("", |before| text.word(before)), text.word(at));
    let next = [at + 1, at + 2].map(|at| text.word(at));
    if is_in(PASSWORDS, word) {
        return Some((SecretKind::Password, at));
    }
    match (word, next) {
        ("mot", ["de", "passe"]) => return Some((SecretKind::Password, at + 2)),
        ("security", ["answer", _]) => return Some((SecretKind::Password, at + 1)),
        _ => {}
    }
    let coded = matches!(word, "code" | "codes" | "combination") && is_in(OF_CODES, before);
    let phrased = matches!(word, "phrase" | "words") && is_in(OF_PHRASES, before);
    let compound = ["turcode", "zugangscode", "sicherheitscode", "entsperrcode"].contains(&word);
    if is_in(CODES, word) || coded || compound {
        Some((SecretKind::Code, at))
    } else if phrased {
        Some((SecretKind::Phrase, at))
    } else {
        None
    }
}

fn finding(text: &Text<'_>, at: usize) -> Option<Finding> {
    let (what, name) = named(text, at)?;
    let within = |at: &usize| {
        text.tokens
            .get(*at)
            .is_some_and(|one| one.sentence == text.tokens[name].sentence || is_assigned(one.gap))
    };
    let mut reach = (name + 1..name + 1 + REACH).take_while(within);
    // "The wifi password at home is sunflower7": the last word of joining before the value.
    // "I use the password sunflower": it stands right behind.
    let mut joined = is_used(text, at) && !is_in(JOINS, text.word(name + 1));
    let value = reach.find(|at| {
        let token = &text.tokens[*at];
        joined |= is_assigned(token.gap) || is_join(&token.word);
        match what {
            SecretKind::Code => has_digit(&token.word),
            SecretKind::Password | SecretKind::Phrase => joined && !is_in(JOINS, &token.word),
        }
    })?;
    let token = &text.tokens[value];
    let raw = &text.text[token.start..];
    let raw = raw
        .split(char::is_whitespace)
        .next()
        .unwrap_or_default()
        .trim_end_matches(['.', ',', ';', '"', '\'', ')', '`']);
    let end = token.start + raw.len().max(token.end - token.start);
    let assigned = is_assigned(token.gap);
    let shaped = has_digit(&token.word)
        || raw.contains(['!', '#', '$', '_', '-', '@', '*', '&'])
        || token.gap.contains(['"', '\'', '“', '`']);
    let is_placeholder = token.gap.contains(['<', '$', '{', '*', '[']);
    let said_of = is_in(NO_VALUES, &token.word) && !token.gap.contains('"');
    let is_sure = match what {
        _ if is_placeholder => return None,
        // "PIN is 4 digits long" and "a 4-digit PIN".
        SecretKind::Code
            if is_in("digit digits characters times minutes seconds days hours", text.word(value + 1)) =>
        {
            return None;
        }
        SecretKind::Code => token.word.len() >= 3 || has_digit(text.word(value + 1)),
        SecretKind::Password if said_of && !has_digit(&token.word) => return None,
        SecretKind::Password
            if is_in("characters digits days months minutes times letters", text.word(value + 1)) =>
        {
            return None;
        }
        SecretKind::Password => assigned || shaped || token.is_capital,
        SecretKind::Phrase if said_of => return None,
        SecretKind::Phrase => text.sentence(token.sentence).len() > 12,
    };
    Some(Finding { class: Class::Secret, start: token.start, end, is_sure })
}

fn is_used(text: &Text<'_>, at: usize) -> bool {
    let before = |back: usize| at.checked_sub(back).map_or("", |at| text.word(at));
    is_in("the this", before(1)) && is_in("use uses used using chose picked took", before(2))
}

fn is_assigned(gap: &str) -> bool {
    gap.contains([':', '=']) && !gap.contains('\n')
}

fn is_join(word: &str) -> bool {
    is_in("is was to ist lautet es est are were remains = as sind", word)
}

fn has_digit(word: &str) -> bool {
    word.bytes().any(|byte| byte.is_ascii_digit())
}
