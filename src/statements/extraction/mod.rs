//! The offline extractor: what a person says of themselves in one message, as complete sentences in the third person. English
//! alone; a message in another language holds no facts that these rules know.
//!
//! own words (without what was pasted, quoted or printed) → sentences → clauses → is it a fact of the speaker → in the third
//! person, with dates resolved → what it is about → does it keep the constraints of writing.

mod addressed;
mod agreement;
mod claims;
mod clauses;
mod context;
mod contractions;
mod documents;
mod embedded;
mod keys;
mod left_out;
mod machine_text;
mod openings;
mod own_words;
mod passing;
mod procedures;
mod programs;
mod recalled;
mod references;
mod relative_dates;
mod said_at;
mod short_preference;
mod shown;
mod small_talk;
mod subjects;
mod themes;
mod third_person;
mod unsure;
mod verbs;
mod wording;
mod words;
mod writing;

#[cfg(test)]
mod facts_tests;
#[cfg(test)]
mod generated_tests;
#[cfg(test)]
mod junk_tests;
#[cfg(test)]
mod labelled_tests;
#[cfg(test)]
mod scores_tests;

pub use claims::{Claim, Claims, Reply, Verdict, claims};
pub use procedures::stated_procedures;
pub use said_at::SaidAt;
pub use short_preference::{PREFERENCE_KEYWORDS, is_short_preference};
pub(crate) use verbs::{is_base, is_past, third_person_forms};
pub use writing::{MAX_CHARS, trimmed, writing_fault};

use clauses::Clause;
use context::{extend, in_context, on_what_was_named};
use words::{Sentence, sentences};

/// What sort of fact it is.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum FactKind {
    /// It holds until it is changed.
    Semantic,
    /// It happened.
    Episodic,
    /// It says how things are to be done.
    Procedural,
}

impl FactKind {
    /// As memories name it.
    pub fn as_str(self) -> &'static str {
        match self {
            Self::Semantic => "semantic",
            Self::Episodic => "episodic",
            Self::Procedural => "procedural",
        }
    }
}

/// One fact that a message states of its speaker.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct StatedFact {
    /// In the third person, complete in itself, one or two sentences, at most [`MAX_CHARS`] characters.
    pub text: String,
    /// What it is about, as `preference_coffee`: facts with one key may replace one another.
    pub fact_key: String,
    pub kind: FactKind,
    pub category: &'static str,
    /// One of Personal, Work, General, Relationships, Health, Interests and Events.
    pub bank: &'static str,
    /// 1 (least) to 5 (most).
    pub importance: u8,
    /// Where in the message it is stated, in bytes, at the edges of characters.
    pub start: usize,
    pub end: usize,
    /// The stable name of the rule that found it.
    pub rule: &'static str,
}

/// The most facts that are read from one message.
const MAX_FACTS: usize = 32;

/// The facts that a message states of its speaker, in their order.
pub fn stated_facts(message: &str, said: SaidAt) -> Vec<StatedFact> {
    let facts = facts_of_lines(message, said, MAX_FACTS);
    // Few messages state something, so that the others are not searched for orders.
    if !facts.is_empty() && machine_text::poses_as_fact(message) { Vec::new() } else { facts }
}

/// Whether a message states a fact of its speaker.
pub fn states_facts(message: &str, said: SaidAt) -> bool {
    !facts_of_lines(message, said, 1).is_empty() && !machine_text::poses_as_fact(message)
}

/// The first facts of a message that may give orders.
fn facts_of_lines(message: &str, said: SaidAt, most: usize) -> Vec<StatedFact> {
    let mut facts: Vec<StatedFact> = Vec::new();
    let speech = own_words::quoted_speech(message);
    for passage in own_words::lines(message) {
        let mut follows = false;
        let mut previous: Option<Sentence<'_>> = None;
        for sentence in sentences(passage.text, passage.at) {
            if facts.len() >= most {
                return facts;
            }
            let end = sentence.at + sentence.text.len();
            let first = speech.partition_point(|span| span.end <= sentence.at);
            if speech.get(first).is_some_and(|span| span.start < end) {
                follows = false;
                continue;
            }
            let before = facts.len();
            if follows && let Some(last) = facts.last_mut() {
                follows = extend(last, sentence);
                if follows {
                    continue;
                }
            }
            let named = previous.and_then(|previous| on_what_was_named(message, previous, sentence, said));
            if let Some(fact) = named {
                // What the first sentence said by itself is part of it.
                match facts.last_mut().filter(|last| fact.text.starts_with(last.text.as_str())) {
                    Some(last) => (last.text, last.end) = (fact.text, fact.end),
                    None => facts.push(fact),
                }
                (previous, follows) = (None, false);
                continue;
            }
            let context = previous.replace(sentence);
            let clauses = clauses::of_speaker(sentence);
            for clause in &clauses {
                let fact = fact(message, clause, said)
                    .or_else(|| fact(message, &embedded::embedded(&clause.words)?, said))
                    .or_else(|| in_context(message, context?, clause, facts.last_mut(), said));
                if let Some(fact) = fact.filter(|fact| !facts.iter().any(|known| known.text == fact.text)) {
                    facts.push(fact);
                }
            }
            follows = facts.len() == before + 1;
        }
    }
    facts
}

fn fact(message: &str, clause: &Clause<'_>, said: SaidAt) -> Option<StatedFact> {
    let stated = addressed::without_address(clause);
    let clause = stated.as_ref().unwrap_or(clause);
    if small_talk::is_small_talk(clause) || unsure::is_unsure(clause) {
        return None;
    }
    let rendered = third_person::render(message, clause, said)?;
    let text = trimmed(&rendered.text)?;
    let kind = if rendered.is_past { FactKind::Episodic } else { FactKind::Semantic };
    if text.split(' ').count() < 4 || !text.contains("he user") || writing_fault(&text, kind).is_some() {
        return None;
    }
    let theme = themes::of(clause);
    let (start, end) = clause.span();
    Some(StatedFact {
        text,
        fact_key: keys::key(&theme, clause),
        kind,
        category: theme.category,
        bank: theme.bank,
        importance: theme.importance,
        start,
        end,
        rule: theme.rule,
    })
}
