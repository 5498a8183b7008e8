//! How a person wants things done from now on: "From now on, always answer in German", "Whenever I say X, do Y", "Remember how
//! we deploy: …". Only where they say so; no statement, request or habit is one.
//!
//! own words → is the sentence led or ended by a trigger → what is to be done, in the third person.

mod third_person;

#[cfg(test)]
mod procedures_tests;

use std::{collections::HashSet, sync::LazyLock};

use memledger_offline::lists::entries;

use super::{
    FactKind, StatedFact, machine_text, own_words,
    verbs::{self, is_adverb},
    words::{Sentence, Word, sentences, words},
};
use third_person::in_third_person;

/// Verbs of what an assistant may be asked to do.
static BEHAVIOURS: LazyLock<HashSet<&str>> =
    LazyLock::new(|| entries(include_str!("../lists/behaviours.txt")).collect());

fn is_behaviour(word: &str) -> bool {
    BEHAVIOURS.contains(word)
}

/// With these a person says that something holds from then on.
const FROM_NOW_ON: &[&str] = &[
    "from now on",
    "from here on out",
    "from here on",
    "from this point on",
    "going forward",
    "in the future",
    "in future",
];
const REMEMBERS_HOW: &[&str] = &[
    "remember how",
    "please remember how",
    "remember the steps",
    "remember these steps",
    "please remember these steps",
];
const WHENEVER: &[&str] = &["whenever", "every time", "each time", "any time", "anytime"];
/// What leads an order before it says anything.
const POLITE: &str = "please|also|and|so|ok|okay|hey|hi|then|just|you|should|must|can|i|want|to|would|like|'d|need|always|never|do|not|don't|remember|that";
/// A sentence of more bytes is no procedure.
const MAX_BYTES: usize = 1_000;
const MAX_PROCEDURES: usize = 8;
const IMPORTANCE: u8 = 4;

/// How the sender of a message wants things done from now on, in the order of the message.
pub fn stated_procedures(message: &str) -> Vec<StatedFact> {
    let mut found: Vec<StatedFact> = Vec::new();
    if !may_hold_one(message) || poses_as_another(message) {
        return found;
    }
    let speech = own_words::quoted_speech(message);
    for passage in own_words::lines(message) {
        for sentence in sentences(passage.text, passage.at) {
            let end = sentence.at + sentence.text.len();
            let is_quoted = speech.iter().any(|span| span.start <= sentence.at && span.end >= end);
            if is_quoted
                || sentence.is_question()
                || sentence.text.len() > MAX_BYTES
                || found.len() >= MAX_PROCEDURES
            {
                continue;
            }
            let stated =
                behaviour(sentence).or_else(|| reaction(sentence)).or_else(|| steps(message, sentence));
            if let Some((text, key, end)) = stated
                && !found.iter().any(|known| known.text == text)
            {
                found.push(procedure(text, &key, sentence.at, end));
            }
        }
    }
    found
}

fn procedure(text: String, key: &str, start: usize, end: usize) -> StatedFact {
    StatedFact {
        text,
        fact_key: format!("procedure_{key}"),
        kind: FactKind::Procedural,
        // Procedures are recalled by this category alone.
        category: "procedural",
        bank: "General",
        importance: IMPORTANCE,
        start,
        end,
        rule: "procedure",
    }
}

/// A look at the text that costs little.
fn may_hold_one(message: &str) -> bool {
    let low = message.to_ascii_lowercase();
    FROM_NOW_ON.iter().chain(REMEMBERS_HOW).chain(WHENEVER).any(|trigger| low.contains(trigger))
}

/// Whether the rest of the message gives orders or is a program's, as against a person's wish.
fn poses_as_another(message: &str) -> bool {
    let mut rest = message.to_ascii_lowercase();
    for trigger in FROM_NOW_ON {
        rest = rest.replace(trigger, "");
    }
    machine_text::poses_as_fact(&rest)
}

/// The text without the trigger that it begins or ends with, whatever stands between.
fn without_trigger<'a>(text: &'a str, triggers: &[&str]) -> Option<&'a str> {
    let low = text.to_ascii_lowercase();
    let marks = |c: char| c.is_whitespace() || matches!(c, ',' | ':' | '-' | '–' | '—' | '.' | '!');
    triggers.iter().find_map(|trigger| {
        let rest = match low.strip_prefix(trigger) {
            Some(rest) if !rest.starts_with(|c: char| c.is_alphanumeric()) => &text[trigger.len()..],
            _ => {
                let bare = low.trim_end_matches(marks);
                &text[..bare.strip_suffix(trigger)?.len()]
            }
        };
        Some(rest.trim_matches(marks))
    })
}

/// "Please always answer in German", as of "the assistant".
fn of_assistant(text: &str) -> Option<(String, String)> {
    let all = words(Sentence { text, at: 0 });
    let is_polite = |at: usize| {
        all[at].is(POLITE) && (!all[at].is("do") || all.get(at + 1).is_some_and(|next| next.is("not")))
    };
    let verb = (0..all.len()).find(|at| !is_polite(*at))?;
    let denies = all[..verb].iter().any(|word| word.is("not|don't"));
    let adverb = all[..verb].iter().rfind(|word| word.is("always|never")).map(|word| word.low.clone());
    let is_yours = all[..verb].iter().all(|word| !word.is("i|to|would|like|want|'d|need"))
        || all[..verb].iter().any(|word| word.is("you"));
    let word = all.get(verb).filter(|word| is_behaviour(&word.low) && is_yours)?;
    let rest = in_third_person(&text[word.end()..], &all[verb + 1..], Some(!denies))?;
    let act = match (denies, adverb) {
        (true, _) => format!("does not {}", word.low),
        (false, Some(adverb)) => format!("{adverb} {}", verbs::third_person(&word.low)),
        (false, None) => verbs::third_person(&word.low),
    };
    let named = all[verb + 1..].iter().find(|word| is_key(word)).map_or("", |word| word.low.as_str());
    let line = format!("the assistant {act} {rest}");
    Some((line.trim().to_owned(), key(&[&word.low, named])))
}

fn is_key(word: &Word<'_>) -> bool {
    word.low.len() > 2
        && !is_adverb(&word.low)
        && !word.is("the|with|for|and|your|you|all|that|this|from|when|into|are|not|any|our|its|them")
}

fn key(words: &[&str]) -> String {
    let joined = words.iter().filter(|word| !word.is_empty()).copied().collect::<Vec<_>>().join("_");
    joined.chars().filter(|c| c.is_alphanumeric() || *c == '_').take(40).collect()
}

type Stated = (String, String, usize);

/// "From now on, always answer in German".
fn behaviour(sentence: Sentence<'_>) -> Option<Stated> {
    let text = without_trigger(sentence.text, FROM_NOW_ON)?;
    let (line, key) = of_assistant(text)?;
    Some((finished(&line), key, sentence.at + sentence.text.len()))
}

/// "Whenever I say X, do Y".
fn reaction(sentence: Sentence<'_>) -> Option<Stated> {
    let trimmed = sentence.text.trim_end_matches(['.', '!', ' ']);
    let low = trimmed.to_ascii_lowercase();
    let lead = low.strip_prefix("from now on").map_or(0, |_| "from now on".len());
    let text = trimmed[lead..].trim_start_matches([',', ' ', ':']);
    let text = ["please ", "remember that ", "remember: ", "remember, "]
        .iter()
        .find_map(|lead| {
            text.get(..lead.len()).filter(|head| head.eq_ignore_ascii_case(lead)).map(|_| &text[lead.len()..])
        })
        .unwrap_or(text);
    let low = text.to_ascii_lowercase();
    let trigger = WHENEVER.iter().find(|trigger| low.starts_with(**trigger))?;
    let cause = text[trigger.len()..].trim_start();
    let all = words(Sentence { text: cause, at: 0 });
    let speaks = all.first().is_some_and(|word| word.is("i"))
        && all.iter().skip(1).take(2).any(|word| {
            word.is("say|write|type|ask|send|mention|paste|start|tell|share|give|upload|post|request|open|use|finish|call|greet|want|need|report|talk|speak")
        });
    if !speaks {
        return None;
    }
    // The order is behind the last comma that leads to a verb of one.
    let (what, order, key) = cause.match_indices([',', ':', '–', '—']).find_map(|(at, mark)| {
        let (line, key) = of_assistant(cause[at + mark.len()..].trim_start())?;
        Some((cause[..at].trim_end(), line, key))
    })?;
    let what = in_third_person(what, &words(Sentence { text: what, at: 0 }), None)?;
    Some((finished(&format!("when {what}, {order}")), key, sentence.at + sentence.text.len()))
}

/// "Remember how we deploy: run make, then push the tag", and the lines of steps behind it.
fn steps(message: &str, sentence: Sentence<'_>) -> Option<Stated> {
    let low = sentence.text.to_ascii_lowercase();
    let trigger = REMEMBERS_HOW.iter().find(|trigger| low.starts_with(**trigger))?;
    let (what, first) = sentence.text[trigger.len()..].split_once(':')?;
    let mut end = sentence.at + sentence.text.len();
    let mut steps: Vec<String> = vec![first.trim().trim_end_matches(['.', ';']).to_owned()];
    let behind = &message[end..];
    let mut at = end;
    for line in behind.split_inclusive('\n') {
        at += line.len();
        let step = line.trim().trim_start_matches(|c: char| {
            c.is_ascii_digit() || matches!(c, '.' | ')' | '-' | '*' | '•' | ' ')
        });
        if step.is_empty() && steps.iter().any(|step| !step.is_empty()) || step.starts_with(['`', '<', '{']) {
            break;
        }
        if !step.is_empty() {
            steps.push(step.trim_end_matches(['.', ';']).to_owned());
            end = at - (line.len() - line.trim_end().len());
        }
    }
    steps.retain(|step| !step.is_empty());
    let steps = steps.join("; ");
    let what = what.trim();
    let all = words(Sentence { text: what, at: 0 });
    let named = all.iter().find(|word| is_key(word) && !word.is("how")).map_or("", |word| word.low.as_str());
    let who = in_third_person(what, &all, None)?;
    let steps = in_third_person(&steps, &words(Sentence { text: &steps, at: 0 }), None)?;
    if steps.is_empty() {
        return None;
    }
    let line = match all.first() {
        Some(word) if word.is("i|we") => format!("{who} as follows: {steps}"),
        Some(word) if word.is("to") => format!("the steps {who} are: {steps}"),
        Some(_) => format!("the steps {who} are: {steps}"),
        None => format!("the steps are: {steps}"),
    };
    Some((finished(&line), key(&[named]), end))
}

/// With a capital in front, a full stop behind, and double marks around what is quoted.
fn finished(text: &str) -> String {
    let text = text.trim_end_matches(['.', ',', ' ', '!']);
    let chars: Vec<char> = text.chars().collect();
    let is_mark = |at: usize| {
        let joins = |at: Option<usize>| at.and_then(|at| chars.get(at)).is_some_and(|c| c.is_alphanumeric());
        matches!(chars[at], '\'' | '‘' | '’') && !(joins(at.checked_sub(1)) && joins(Some(at + 1)))
    };
    let is_paired = (0..chars.len()).filter(|at| is_mark(*at)).count() % 2 == 0;
    let mut line: String =
        chars.iter().enumerate().map(|(at, c)| if is_paired && is_mark(at) { '"' } else { *c }).collect();
    line.push('.');
    let first = chars.first().map(|c| c.to_uppercase().collect::<String>()).unwrap_or_default();
    let behind = chars.first().map_or(0, |c| c.len_utf8());
    first + &line[behind.min(line.len())..]
}
