//! What is not worth remembering, and why.

use super::{
    documentation, facts, fleeting, ground, lasting,
    lexicon::{ASKING, LOOKING_UP},
    noted,
    person::Person,
    questions,
    reading::{Reading, is_one_of},
    requests,
    rule::Rule,
    test_data,
};

/// How a memory opens: who is its subject and which word says what they do.
pub(super) struct Head {
    pub subject: Subject,
    /// Where the verb stands.
    pub verb: usize,
    /// The verb is in the passive: something is done to the subject.
    pub passive: bool,
}

#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Subject {
    Person,
    Assistant,
    Other,
}

/// Words between a subject and what it does.
const BETWEEN: &str = "is|was|has|had|have|been|be|just|also|recently|currently|now|again|once|would|\
    will|really|further|\
    then|still|already|first|later|today|repeatedly|urgently|briefly|simply|quickly|kindly|specifically|\
    explicitly|additionally|am|are|here|yesterday|tonight|earlier|previously|only|actively|actually|\
    often|next";

/// Verbs that open a memory whose subject was left out.
const SUBJECTLESS: &str = "wanted|wants|needed|needs|looked|looking|wondering|stuck|curious|hunting|trying|read|\
    searching|pasted|uploaded";

impl Head {
    pub fn of(reading: &Reading<'_>, person: &Person) -> Self {
        let other = Self { subject: Subject::Other, verb: 0, passive: false };
        let at = usize::from(matches!(reading.word(0), "the" | "dear"));
        let Some(token) = reading.tokens.get(at) else { return other };
        let subject = match token.word.as_str() {
            _ if token.owns => return other,
            "assistant" | "ai" | "chatbot" | "agent" => Subject::Assistant,
            "she" | "he" | "they" | "i" => Subject::Person,
            word if person.is(word) => Subject::Person,
            // "Asked whether …": whoever is remembered is left out.
            word if at == 0 && (is_asking(word) || is_one_of(SUBJECTLESS, word)) => {
                return Self { subject: Subject::Person, verb: 0, passive: false };
            }
            _ => return other,
        };
        let mut verb = at + 1;
        while is_one_of(BETWEEN, reading.word(verb)) {
            verb += 1;
        }
        let passive = (at + 1..verb).any(|i| matches!(reading.word(i), "was" | "is" | "been" | "were"));
        Self { subject, verb, passive }
    }
}

/// The rule that a memory is to be deleted by; none if it is worth keeping or one can't be sure.
pub(super) fn rule(reading: &Reading<'_>, person: &Person) -> Option<Rule> {
    let head = Head::of(reading, person);
    if facts::is_said_of_user(reading, person) {
        return None;
    }
    if let Some(rule) = test_data::rule(reading, &head) {
        return Some(rule);
    }
    if facts::are_stated(reading, person) {
        return None;
    }
    if let Some(rule) = documentation::rule(reading, person) {
        return Some(rule);
    }
    if let Some(rule) = fleeting::question(reading, person) {
        return Some(rule);
    }
    if lasting::is_standing(reading, &head)
        || lasting::tells_of_somebody(reading, person)
        || ground::is_given(reading, &head, person)
    {
        return None;
    }
    questions::rule(reading, &head)
        .or_else(|| requests::rule(reading, &head))
        .or_else(|| noted::rule(reading, &head, person))
        .or_else(|| fleeting::rule(reading, &head, person))
}

/// Whether a word is one of asking or of looking something up.
pub(super) fn is_asking(word: &str) -> bool {
    ASKING.contains(word) || LOOKING_UP.contains(word)
}
