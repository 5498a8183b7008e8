//! Keys and tokens: by their known shapes, by blocks of private keys, by addresses with a password in them, and by how
//! random a word is that something names a key.

use super::{Class, Finding, tokens::Text};

/// How the keys of known issuers begin, and how many characters follow at least.
const SHAPES: &[(&str, usize)] = &[
    ("sk-", 20),
    ("sk_live_", 16),
    ("sk_test_", 16),
    ("rk_live_", 16),
    ("rk_test_", 16),
    ("pk_live_", 16),
    ("whsec_", 16),
    ("ghp_", 30),
    ("gho_", 30),
    ("ghu_", 30),
    ("ghs_", 30),
    ("ghr_", 30),
    ("github_pat_", 22),
    ("glpat-", 16),
    ("xoxb-", 16),
    ("xoxp-", 16),
    ("xoxa-", 16),
    ("xoxs-", 16),
    ("xapp-", 16),
    ("AKIA", 16),
    ("ASIA", 16),
    ("AIza", 30),
    ("ya29.", 20),
    ("hf_", 24),
    ("npm_", 30),
    ("pypi-", 20),
    ("dop_v1_", 30),
    ("SG.", 20),
    ("shpat_", 24),
    ("AGE-SECRET-KEY-1", 30),
    ("xprv", 60),
    ("EAACEdEose0cBA", 10),
    ("sq0atp-", 20),
    ("sq0csp-", 20),
    ("key-", 32),
    ("NRAK-", 20),
    ("PMAK-", 20),
    ("dapi", 32),
    ("lin_api_", 20),
    ("secret_", 30),
    ("tvly-", 20),
    ("gsk_", 30),
    ("mlk_", 20),
    ("vault:v1:", 10),
    ("hvs.", 20),
    ("bearer:", 20),
];
/// What is named so is a secret if it looks random.
const NAMES: [&str; 27] = [
    "key",
    "token",
    "secret",
    "password",
    "passwd",
    "pwd",
    "credential",
    "credentials",
    "bearer",
    "auth",
    "authorization",
    "apikey",
    "passphrase",
    "pat",
    "pass",
    "seed",
    "webhook",
    "schlussel",
    "passwort",
    "clave",
    "contrasena",
    "cle",
    "jeton",
    "signing",
    "session",
    "cookie",
    "secretkey",
];
/// What is named so as well is an id or a sum, and no secret.
const NO_SECRETS: [&str; 16] = [
    "commit",
    "sha",
    "sha256",
    "md5",
    "hash",
    "checksum",
    "digest",
    "uuid",
    "trace",
    "request",
    "fingerprint",
    "build",
    "order",
    "tracking",
    "public",
    "invoice",
];

const LEAST_RANDOM: usize = 16;
/// Bits a character: English words have less over so few letters, and random ones more.
const LEAST_ENTROPY_BITS: f64 = 3.2;

const BEGIN: &str = "-----BEGIN ";
const PRIVATE: &str = "PRIVATE KEY";

pub(super) fn findings(text: &Text<'_>) -> Vec<Finding> {
    let mut found = blocks(text.text);
    for (start, word) in words(text.text) {
        let end = start + word.len();
        let secret = |is_sure| Finding { class: Class::Secret, start, end, is_sure };
        if is_known(word) || is_signed_token(word) || has_password(word) {
            found.push(secret(true));
        } else if word.len() >= LEAST_RANDOM && is_random(word) {
            found.extend(named(text, start).map(secret));
        }
    }
    found
}

/// The words of a text between spaces, quotes and signs that no key holds, and where they begin.
fn words(text: &str) -> impl Iterator<Item = (usize, &str)> {
    let mut rest = 0;
    std::iter::from_fn(move || {
        let parts = |c: char| {
            c.is_whitespace()
                || matches!(c, '"' | '\'' | '`' | ',' | ';' | '(' | ')' | '<' | '>' | '=' | '“' | '”')
        };
        let begin = rest + text[rest..].find(|c| !parts(c))?;
        let length = text[begin..].find(parts).unwrap_or(text.len() - begin);
        rest = begin + length;
        let word = text[begin..rest].trim_end_matches(['.', ':', '!', '?']);
        Some((begin, word))
    })
}

fn is_known(word: &str) -> bool {
    SHAPES.iter().any(|(shape, least)| {
        word.find(shape).is_some_and(|at| {
            // "api_key:sk-…" names it first.
            let edge = word[..at].ends_with([':', '/', '@', '[', '{']) || at == 0;
            let rest = &word[at + shape.len()..];
            let key = rest
                .bytes()
                .take_while(|byte| byte.is_ascii_alphanumeric() || b"-_.+/".contains(byte))
                .count();
            let varied = rest.bytes().any(|byte| byte.is_ascii_digit())
                || rest.bytes().any(|byte| byte.is_ascii_uppercase());
            edge && key >= *least && varied
        })
    })
}

/// Three parts in base 64, of which the first begins with `{"`.
fn is_signed_token(word: &str) -> bool {
    word.find("eyJ").is_some_and(|at| {
        let parts: Vec<&str> = word[at..].split('.').collect();
        parts.len() >= 2 && parts[0].len() >= 12 && parts[1].len() >= 8
    })
}

/// "postgres://ana:s3cret@db.example.org/app"
fn has_password(word: &str) -> bool {
    let Some((_, address)) = word.split_once("://") else { return false };
    let host = address.split('/').next().unwrap_or_default();
    let Some((login, _)) = host.rsplit_once('@') else { return false };
    login
        .split_once(':')
        .is_some_and(|(_, password)| !password.is_empty() && !password.contains(['$', '{', '*']))
}

fn is_random(word: &str) -> bool {
    let plain = word.bytes().all(|byte| byte.is_ascii_alphanumeric() || b"+/=_-.~!$%^&#@*".contains(&byte));
    let digits = word.bytes().any(|byte| byte.is_ascii_digit());
    let letters = word.bytes().any(|byte| byte.is_ascii_alphabetic());
    plain && digits && letters && !word.contains("://") && entropy_bits(word) >= LEAST_ENTROPY_BITS
}

fn entropy_bits(word: &str) -> f64 {
    let mut counts = [0_u32; 256];
    word.bytes().for_each(|byte| counts[usize::from(byte)] += 1);
    let all = word.len() as f64;
    let bits = |count: &u32| {
        let share = f64::from(*count) / all;
        -share * share.log2()
    };
    counts.iter().filter(|count| **count > 0).map(bits).sum()
}

/// Whether one of the words before names it a secret, and how sure that is; none where they name it something else.
fn named(text: &Text<'_>, start: usize) -> Option<bool> {
    let before: Vec<&str> = text.before(text.token_at(start)).take(7).collect();
    let nearest = before.iter().position(|word| is_name(word))?;
    let other = before[..nearest].iter().any(|word| NO_SECRETS.contains(word));
    let public = before.get(nearest + 1).is_some_and(|word| NO_SECRETS.contains(word));
    (!other && !public).then_some(nearest < 3)
}

fn is_name(word: &str) -> bool {
    NAMES.contains(&word) || word.ends_with("key") || word.ends_with("token") || word.ends_with("secret")
}

/// "-----BEGIN … PRIVATE KEY-----" to the end of the block.
fn blocks(text: &str) -> Vec<Finding> {
    let mut found = Vec::new();
    let mut rest = 0;
    while let Some(begin) = text[rest..].find(BEGIN).map(|at| rest + at) {
        let body = begin + BEGIN.len();
        let line = text[body..].split("-----").next().unwrap_or_default();
        rest = body;
        if line.contains(PRIVATE) && line.len() <= 40 {
            let close = text[body + line.len()..].find("-----END ").map(|at| body + line.len() + at);
            let end = close.map_or(text.len(), |close| {
                text[close + 9..].find("-----").map_or(text.len(), |at| close + 9 + at + 5)
            });
            found.push(Finding { class: Class::Secret, start: begin, end, is_sure: true });
            rest = end;
        }
    }
    found
}
