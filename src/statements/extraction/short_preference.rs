//! The shortcut for messages that are one short statement of a preference, and need no further reading.

use super::{
    clauses::{self, Subject},
    own_words, small_talk, unsure,
    verbs::MODALS,
    words::{Sentence, is_one_of, sentences},
};

/// The keywords of the source document.
pub const PREFERENCE_KEYWORDS: [&str; 6] = ["favorite", "love", "like", "enjoy", "prefer", "hate"];

/// Whether the message has at most `max_length` characters and states a preference of its sender: one of the keywords as a
/// whole word, as the verb of "I" or what "my favourite …" is, in a statement.
pub fn is_short_preference(message: &str, max_length: usize, keywords: &[&str]) -> bool {
    let text = message.trim();
    if text.chars().count() > max_length || text.contains('?') {
        return false;
    }
    let mut passages = own_words::passages(text).into_iter();
    let (Some(passage), None) = (passages.next(), passages.next()) else { return false };
    let Some(sentence) = only(sentences(passage.text, passage.at)) else { return false };
    if !own_words::quoted_speech(text).is_empty() {
        return false;
    }
    let clauses = clauses::of_speaker(sentence);
    clauses.iter().any(|clause| {
        if small_talk::is_small_talk(clause) || unsure::is_unsure(clause) || has_no_noun(clause) {
            return false;
        }
        match clause.subject {
            Subject::Speaker if is_one_of(MODALS, clause.low(clause.verb)) => false,
            Subject::Speaker => {
                keywords.iter().any(|keyword| is_form(clause.low(clause.main_verb()), keyword))
            }
            Subject::Theirs => {
                let owned = clause.low(clause.from + 1);
                keywords.iter().any(|keyword| is_favourite(owned, keyword)) && clause.from == 0
            }
            Subject::Elided | Subject::Shown | Subject::Other => false,
        }
    })
}

/// The one that holds words, if there is one.
fn only(sentences: Vec<Sentence<'_>>) -> Option<Sentence<'_>> {
    let mut spoken = sentences.into_iter().filter(|sentence| sentence.text.contains(char::is_alphanumeric));
    let one = spoken.next()?;
    spoken.next().is_none().then_some(one)
}

/// "I love it": what is loved is not said.
fn has_no_noun(clause: &clauses::Clause<'_>) -> bool {
    let behind = &clause.words[(clause.main_verb() + 1).min(clause.words.len())..];
    behind.first().is_none_or(|word| {
        word.is("it|that|this|them|him|her|these|those|you|your|the|what|how|where|when|to|so")
            && (behind.len() < 2 || !word.is("the|to|this|her"))
            || word.is("this|these|those|what|how|that")
    }) && clause.subject == Subject::Speaker
}

fn is_form(verb: &str, keyword: &str) -> bool {
    verb == keyword
}

fn is_favourite(word: &str, keyword: &str) -> bool {
    keyword.starts_with("favo") && matches!(word, "favorite" | "favourite")
        || word == keyword && keyword.len() > 6
}
