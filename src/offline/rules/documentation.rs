//! Statements about how software works, which say nothing about the person.

use std::collections::HashSet;

use super::{
    lexicon::TECHNICAL_STEMS,
    person::{Person, is_personal},
    reading::{Reading, is_one_of},
    rule::Rule,
    universal,
};

const TOPICS: &str = "documentation|docs|doc|technical|technical details|technical documentation|api|\
    api docs|reference|\
    api reference|endpoint|endpoints|changelog|release notes|readme|specification|spec|manual|\
    error codes|configuration|environment variables|cli|http|sql|git|docker|json|json schema|yaml|css|\
    html|webhooks|npm|auth|database|logging|graphql";

/// How a thing is at the moment: no rule of a craft says that.
const STATES: &str = "is at|is in production|is in use|is in|are in|is on|is off|is down|is due|is running";

/// How much speaks for documentation where a person is named as well.
const BESIDE_A_PERSON: usize = 5;
const ENOUGH: usize = 2;

pub(super) fn rule(reading: &Reading<'_>, person: &Person) -> Option<Rule> {
    let first = reading.tokens.iter().take(2).any(|token| person.is(&token.word));
    let pronoun = reading.tokens.iter().any(|token| is_personal(&token.word));
    if (first && !looks_like_code(reading.content.split_whitespace().next().unwrap_or_default())) || pronoun {
        return None;
    }
    if universal::is_of_their_life(reading, person) || reading.says_any(STATES) {
        return None;
    }
    let tagged = reading.topics.iter().any(|topic| is_one_of(TOPICS, topic.as_str()));
    let weight = code(reading.content) * 2 + terms(reading) + usize::from(tagged);
    // Software has users too, but only in the middle of what is said of it.
    let somebodys = person.is_meant(reading) || universal::begins_with_a_deed(reading);
    let least = if somebodys { BESIDE_A_PERSON } else { ENOUGH };
    if weight >= least {
        return Some(Rule::DescribesSoftware);
    }
    universal::rule(reading, person, weight)
}

fn terms(reading: &Reading<'_>) -> usize {
    let terms = reading.tokens.iter().filter(|token| TECHNICAL_STEMS.contains(&token.stem));
    terms.map(|token| &token.stem).collect::<HashSet<_>>().len()
}

/// How many different words are written as only code is.
fn code(content: &str) -> usize {
    content.split_whitespace().filter(|word| looks_like_code(word)).collect::<HashSet<_>>().len()
}

fn looks_like_code(word: &str) -> bool {
    let word = word.trim_matches(|c: char| matches!(c, ',' | ';' | ':' | '.' | '"' | '\'' | '(' | '!' | '?'));
    let path =
        word.starts_with('/') && word.len() > 2 && word[1..].starts_with(|c: char| c.is_ascii_alphabetic());
    let flag = word.starts_with("--") && word.len() > 3;
    let call = word.ends_with("()") || word.contains("={") || word.contains('{') || word.contains("::");
    let snake = word.split('_').filter(|part| part.bytes().any(|b| b.is_ascii_alphanumeric())).count() > 1
        && !word.contains('@');
    let marked = word.starts_with('@') && word[1..].starts_with(|c: char| c.is_ascii_alphabetic());
    let assigned = word.contains("=\"") || word.contains("==");
    path || flag
        || marked
        || call
        || snake
        || assigned
        || is_humped(word)
        || is_numbered(word)
        || is_file(word)
}

/// Written likeThis; a brand such as iPhone has but one small letter before its capital.
fn is_humped(word: &str) -> bool {
    let small = word.chars().take_while(char::is_ascii_lowercase).count();
    let rest = &word[small..];
    small >= 2
        && rest.starts_with(|c: char| c.is_ascii_uppercase())
        && rest.bytes().all(|byte| byte.is_ascii_alphanumeric())
        && rest.len() >= 2
        && word != "macOS"
}

/// An error's number, a version in three parts or a number of base 16.
fn is_numbered(word: &str) -> bool {
    let digits = |text: &str| !text.is_empty() && text.bytes().all(|byte| byte.is_ascii_digit());
    let version = word.strip_prefix('v').unwrap_or(word);
    let parts: Vec<&str> = version.split('.').collect();
    let error = word.strip_prefix('E').is_some_and(|number| number.len() >= 3 && digits(number));
    error || word.starts_with("0x") || parts.len() == 3 && parts.iter().all(|p| digits(p) && p.len() < 4)
}

fn is_file(word: &str) -> bool {
    const ENDINGS: &[&str] = &[
        "json", "yaml", "yml", "toml", "rs", "py", "js", "ts", "tsx", "jsx", "css", "html", "xml", "sqlite",
        "sql", "sh", "md", "ini", "cfg", "conf", "env", "lock", "log",
    ];
    word.rsplit_once('.').is_some_and(|(stem, ending)| !stem.is_empty() && ENDINGS.contains(&ending))
}
