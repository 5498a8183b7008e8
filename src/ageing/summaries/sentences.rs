//! The statements of a memory's text.

/// Words after which a full stop ends no sentence.
const SHORTENED: &str = "mr mrs ms dr prof st vs etc eg ie approx inc ltd jr sr dept est fig nr ca mt ft";

/// The parts of a text that can be said apart from each other: its sentences, if each of them names the user as the one whom
/// it is about; else the whole text, since a later sentence may lean on an earlier one.
pub(super) fn statements(text: &str) -> Vec<&str> {
    let sentences = sentences(text);
    let all_free = sentences.iter().skip(1).all(|sentence| names_user(sentence));
    if all_free && !text.contains('\n') { sentences } else { vec![text.trim()] }
}

fn names_user(sentence: &str) -> bool {
    const OPENINGS: [&str; 5] = ["The user ", "The user's ", "The user’s ", "User ", "User's "];
    OPENINGS.iter().any(|opening| sentence.starts_with(opening))
}

/// A point within a number, an address, an initial or a shortened word ends none.
pub(super) fn sentences(text: &str) -> Vec<&str> {
    let mut found = Vec::new();
    let mut start = 0;
    for (at, mark) in text.char_indices() {
        let end = at + mark.len_utf8();
        let rest = &text[end..];
        let ends = match mark {
            '。' | '！' | '？' => true,
            '!' | '?' => rest.starts_with(char::is_whitespace),
            '.' => rest.starts_with(char::is_whitespace) && !is_shortened(&text[start..at], rest),
            _ => false,
        };
        if ends {
            found.push(text[start..end].trim());
            start = end;
        }
    }
    found.push(text[start..].trim());
    found.retain(|sentence| !sentence.is_empty());
    found
}

fn is_shortened(before: &str, rest: &str) -> bool {
    let word = before.rsplit(|c: char| !c.is_alphanumeric()).next().unwrap_or_default();
    let is_initial = word.chars().count() == 1 && !word.starts_with(|c: char| c.is_ascii_digit());
    is_initial
        || SHORTENED.split(' ').any(|one| one == word.to_lowercase())
        || rest.trim_start().starts_with(char::is_lowercase)
}
