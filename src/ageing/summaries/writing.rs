//! How statements are put together in a paragraph.

use std::{collections::HashSet, sync::LazyLock};

use super::particulars::DAYS;
use memledger_offline::{
    lists::{PRESENT_FORMS, entries},
    rules::{MONTHS, is_past},
};

/// Verbs of the present that part a subject from what is said of it.
static VERBS: LazyLock<HashSet<&str>> = LazyLock::new(|| entries(PRESENT_FORMS).collect());

/// Words and signs in a statement that may reach beyond it once another one follows.
const REACHING: &str = "and or but nor not no never without hardly barely rarely seldom none nothing nobody unless if when \
    while because since until till who whom whose which that where than before after during every each daily weekly monthly \
    only also still now again too both either neither currently usually sometimes often always instead except though \
    although are was were have had will would can could may might must should do does did be been";
/// Most words of a subject, and of what is said of it, of statements that are joined; and most of those.
const MAX_SUBJECT_WORDS: usize = 5;
const MAX_JOINED_WORDS: usize = 8;
const MAX_JOINED: usize = 4;

/// Whether a word is one of the verbs that are known in the form of "he plays".
pub(super) fn is_verb(word: &str) -> bool {
    VERBS.contains(word)
}

/// The statements in their order, as one paragraph. Neighbours about the same subject are one sentence.
pub(super) fn paragraph<'a>(statements: impl Iterator<Item = &'a str>) -> String {
    let mut sentences: Vec<String> = Vec::new();
    let mut open: Option<Joined> = None;
    for statement in statements {
        let text = with_subject(&statement.split_whitespace().collect::<Vec<_>>().join(" "));
        let Some((subject, predicate)) = joinable(&text) else {
            sentences.extend(open.take().map(Joined::sentence));
            sentences.push(ended(text));
            continue;
        };
        match &mut open {
            Some(joined) if joined.takes(&subject, &predicate) => joined.predicates.push(predicate),
            _ => {
                sentences.extend(open.take().map(Joined::sentence));
                open = Some(Joined { subject, predicates: vec![predicate] });
            }
        }
    }
    sentences.extend(open.map(Joined::sentence));
    sentences.join(" ")
}

/// A subject with what is said of it.
struct Joined {
    subject: String,
    predicates: Vec<String>,
}

impl Joined {
    /// Two things that somebody is read better apart.
    fn takes(&self, subject: &str, predicate: &str) -> bool {
        let is = |predicate: &str| predicate.starts_with("is ");
        self.subject == subject
            && self.predicates.len() < MAX_JOINED
            && !(is(predicate) && self.predicates.iter().any(|before| is(before)))
    }

    /// "The user plays the cello, owns a canoe and speaks Welsh."
    fn sentence(self) -> String {
        let said = match self.predicates.split_last() {
            Some((last, [])) => last.clone(),
            Some((last, before)) => format!("{} and {last}", before.join(", ")),
            None => String::new(),
        };
        ended(format!("{} {said}", self.subject))
    }
}

/// "User plays" and "Plays" as "The user plays".
pub(super) fn with_subject(text: &str) -> String {
    if let Some(rest) = text.strip_prefix("User ").or_else(|| text.strip_prefix("user ")) {
        return format!("The user {rest}");
    }
    if let Some(rest) = text.strip_prefix("User's ").or_else(|| text.strip_prefix("User’s ")) {
        return format!("The user's {rest}");
    }
    let first = text.split(' ').next().unwrap_or_default();
    let lower = first.to_lowercase();
    let is_told =
        is_verb(&lower) || is_past(&lower) && !matches!(lower.as_str(), "born" | "based" | "married");
    if is_told && first.starts_with(char::is_uppercase) && text.len() > first.len() {
        return format!("The user {lower}{}", &text[first.len()..]);
    }
    capitalised(text)
}

/// A text after which another sentence begins has to begin like one.
fn capitalised(text: &str) -> String {
    let mut chars = text.chars();
    let first: String = chars.next().into_iter().flat_map(char::to_uppercase).collect();
    format!("{first}{}", chars.as_str())
}

/// The statements that one sentence joins, each with the subject of all: "The user plays the cello and owns a canoe." None of one that
/// joins nothing.
pub(super) fn clauses(sentence: &str) -> Vec<String> {
    let words: Vec<&str> = sentence.trim_end_matches('.').split_whitespace().collect();
    let verbs: Vec<usize> = (0..words.len()).filter(|at| is_verb(words[*at])).collect();
    let [first, ..] = verbs[..] else { return Vec::new() };
    // Behind a comma or "and", a verb says something else.
    let opens = |at: &usize| words[*at - 1] == "and" || words[*at - 1].ends_with(',');
    let mut begins: Vec<usize> = verbs.into_iter().skip(1).filter(opens).collect();
    if begins.is_empty() {
        return Vec::new();
    }
    begins.insert(0, first);
    let ends = begins.iter().skip(1).copied().chain([words.len()]);
    let subject = words[..first].join(" ");
    let clause = |(from, to): (&usize, usize)| {
        let said = words[*from..to].join(" ");
        let said = said.strip_suffix(" and").unwrap_or(&said).trim_end_matches(',');
        format!("{subject} {said}.").trim_start().to_owned()
    };
    begins.iter().zip(ends).map(clause).collect()
}

/// The subject of a statement and what is said of it, if it says the same in one sentence with other things said of that.
fn joinable(text: &str) -> Option<(String, String)> {
    let text = text.trim_end_matches('.').trim_end();
    let words: Vec<&str> = text.split(' ').collect();
    let verb = words.iter().position(|word| is_verb(word))?;
    let (subject, predicate) = words.split_at(verb);
    let is_time = |word: &str| MONTHS.contains(&word) || DAYS.contains(&word.trim_end_matches('s'));
    let is_plain = |word: &&str| {
        let lower = word.to_lowercase();
        word.chars().all(|c| c.is_alphabetic() || matches!(c, '-' | '\'' | '’'))
            && !lower.contains("n't")
            && !lower.contains("n’t")
            && !REACHING.split_whitespace().any(|one| one == lower)
            && !is_time(&lower)
    };
    let is_one = (1..=MAX_SUBJECT_WORDS).contains(&subject.len())
        && (2..=MAX_JOINED_WORDS).contains(&predicate.len())
        && words.first().is_some_and(|first| first.starts_with(char::is_uppercase))
        && words.iter().all(is_plain);
    is_one.then(|| (subject.join(" "), predicate.join(" ")))
}

/// A text with the mark that ends a sentence.
pub(super) fn ended(text: String) -> String {
    let last = text.trim_end_matches(['"', '”', '’', '\'', ')']);
    if last.ends_with(['.', '!', '?', '…', '。', '！', '？']) { text } else { format!("{text}.") }
}

/// How many words a text has. Each character of a script without spaces is one.
pub(super) fn words(text: &str) -> usize {
    let of_piece = |piece: &str| {
        let unspaced = piece.chars().filter(|c| is_unspaced(*c)).count();
        unspaced.max(1)
    };
    text.split_whitespace().map(of_piece).sum()
}

fn is_unspaced(c: char) -> bool {
    matches!(c, '\u{e00}'..='\u{eff}' | '\u{1000}'..='\u{109f}' | '\u{1780}'..='\u{17ff}' | '\u{3040}'..='\u{30ff}'
        | '\u{3400}'..='\u{9fff}' | '\u{f900}'..='\u{faff}' | '\u{20000}'..='\u{3ffff}')
}
