//! How a person answers a claim about them: that it holds, that it does not, or neither. In doubt it is neither.

use std::{collections::HashMap, sync::LazyLock};

use memledger_offline::lists::entries;

use super::Claim;
use crate::extraction::{
    machine_text::poses_as_fact,
    words::{is_one_of, sentences},
};

/// What a reply says of one claim.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Verdict {
    Confirmed,
    Denied,
    /// It speaks of something else, or may mean either.
    Open,
}

/// What the words that begin a reply mean; several may follow on one another: "Yes, that's right, I do".
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Answer {
    Yes,
    Right,
    Do,
    Did,
    Not,
    No,
    Wrong,
    All,
}

const ANSWERS: [(&str, Answer); 8] = [
    ("yes", Answer::Yes),
    ("right", Answer::Right),
    ("do", Answer::Do),
    ("did", Answer::Did),
    ("not", Answer::Not),
    ("no", Answer::No),
    ("wrong", Answer::Wrong),
    ("all", Answer::All),
];

static PHRASES: LazyLock<HashMap<&str, Answer>> = LazyLock::new(|| {
    let lines = entries(include_str!("lists/answers.txt"));
    lines
        .filter_map(|line| {
            let (phrase, name) = line.split_once(" = ")?;
            let (_, answer) = ANSWERS.iter().find(|(known, _)| *known == name)?;
            Some((phrase, *answer))
        })
        .collect()
});
/// The most words of a phrase.
const MAX_PHRASE: usize = 6;
/// A longer message is no answer.
const MAX_BYTES: usize = 2_000;
/// With these a person takes back or limits what they have just said.
const TAKES_BACK: &str = "but|wait|actually|sorry|correction|scratch|except|although|though|however|only|well|hmm|hm|no|nope|nah|not|never|until|\
    unless|formerly|almost|nearly|partly|mostly|sometimes|rather|instead|or|wrong|incorrect|used|if";
/// With these anywhere in the message nothing before them is meant.
const UNMEANT: &str = "kidding|joking|joke|jk|sarcasm|sarcastic|not!|lied|lying|untrue|mistaken";
/// A request behind an answer leaves the answer as it is: "Yes, can you book it?".
const REQUESTS: &str = "what|what's|how|why|where|who|which|let's|book|show|tell|give|help|find|remind|recommend|suggest|write|make|add|send|\
    list|explain|look|check|search";
const ASKING: &str = "can|could|would|will|is|are|do|does|did";
/// As a single word these may only lead to what follows: "Right, what about tea?".
const MAY_LEAD: &str = "right|exactly|true|precisely|absolutely|definitely|certainly|indeed";
/// Behind "no" these deny nothing.
const NO_DENIAL: &str =
    "problem|problems|worries|need|thanks|thank|idea|doubt|matter|rush|hurry|clue|kidding|wonder|pressure";

/// A person's reply to what was said to them, read once.
#[derive(Debug, Default)]
pub struct Reply {
    answers: Vec<Answer>,
    /// It limits or takes back what it says, or may not be meant.
    is_limited: bool,
}

impl Reply {
    /// Reads the message behind the claim.
    pub fn of(message: &str) -> Self {
        let text = message.trim();
        let is_own = !text.starts_with(['>', '<', '`', '"', '“', '{', '[', '#']);
        if !is_own || text.len() > MAX_BYTES {
            return Self::default();
        }
        let mut parts = sentences(text, 0).into_iter();
        let Some(first) = parts.next() else { return Self::default() };
        let words = plain_words(first.text);
        let (answers, used) = leading(&words);
        let means_else = words.first().is_some_and(|word| word == "no")
            && words.get(1).is_some_and(|next| is_one_of(NO_DENIAL, next));
        if answers.is_empty() || means_else {
            return Self::default();
        }
        let (mut answers, mut is_limited) = (answers, false);
        match &words[used..] {
            [] => is_limited |= first.is_question(),
            rest => is_limited |= !may_follow(rest) || used == 1 && is_one_of(MAY_LEAD, &words[0]),
        }
        // "Yes. That's right.": the second sentence answers as well.
        let mut is_near = true;
        for sentence in parts {
            let words = plain_words(sentence.text);
            let (more, used) = leading(&words);
            if is_near && used == words.len() && !sentence.is_question() {
                answers.extend(more);
                continue;
            }
            is_limited |= limits(&words, sentence.is_question(), is_near);
            is_near = false;
        }
        is_limited |= poses_as_fact(text);
        Self { answers, is_limited }
    }

    /// Whether it answers nothing.
    pub fn is_empty(&self) -> bool {
        self.answers.is_empty()
    }

    /// What it says of a claim that is the only one it answers.
    pub fn verdict(&self, claim: &Claim) -> Verdict {
        let has = |answer: Answer| self.answers.contains(&answer);
        let (says_so, says_not) = if claim.is_negative {
            let yes = has(Answer::Yes) && (claim.asks_if_right || has(Answer::Not));
            let so = yes || has(Answer::Right) || has(Answer::All) || has(Answer::Not);
            (so, has(Answer::Wrong) || has(Answer::Do) || has(Answer::Did))
        } else {
            let so = has(Answer::Yes) || has(Answer::Right) || has(Answer::All) || has(Answer::Do);
            (so || has(Answer::Did), has(Answer::No) || has(Answer::Wrong) || has(Answer::Not))
        };
        let speaks_of_then = has(Answer::Did) && !claim.is_past;
        match (says_so, says_not) {
            (true, false) if !self.is_limited && !speaks_of_then => Verdict::Confirmed,
            (false, true) => Verdict::Denied,
            _ => Verdict::Open,
        }
    }

    /// Whether it says of everything that was said that it holds: "All correct.".
    pub fn is_of_all(&self) -> bool {
        self.answers.contains(&Answer::All)
    }

    /// Whether a message right behind the reply leaves it as it is: it neither denies nor limits.
    pub fn is_left_by(message: &str) -> bool {
        let first = sentences(message.trim(), 0).into_iter().next();
        first.is_none_or(|first| {
            let words = plain_words(first.text);
            let denies = |answer: &Answer| matches!(answer, Answer::No | Answer::Wrong | Answer::Not);
            !limits(&words, first.is_question(), true) && !leading(&words).0.iter().any(denies)
        })
    }
}

/// The words in lower case with plain apostrophes, without the marks around them.
fn plain_words(text: &str) -> Vec<String> {
    let parts = text.split(|c: char| c.is_whitespace() || matches!(c, ',' | ';' | '—' | '–' | '/'));
    let plain = |word: &str| {
        let low = word.to_lowercase().replace('’', "'");
        low.trim_matches(|c: char| !c.is_alphanumeric()).to_owned()
    };
    parts.map(plain).filter(|word| !word.is_empty()).collect()
}

/// The answers that the words begin with, and how many words they are.
fn leading(words: &[String]) -> (Vec<Answer>, usize) {
    let (mut answers, mut at) = (Vec::new(), 0);
    while at < words.len() {
        let longest = (1..=MAX_PHRASE.min(words.len() - at)).rev().find_map(|count| {
            let phrase = words[at..at + count].join(" ");
            PHRASES.get(phrase.as_str()).map(|answer| (*answer, count))
        });
        let Some((answer, count)) = longest else { break };
        answers.push(answer);
        at += count;
    }
    (answers, at)
}

/// Whether words behind an answer, in its sentence, leave it as it is: thanks, a request, or more of the person's own.
fn may_follow(words: &[String]) -> bool {
    let mut words = words;
    while let [first, rest @ ..] = words
        && is_one_of("and|so|now|then|also|thanks|thank|you|great|please", first)
        && !rest.is_empty()
    {
        words = rest;
    }
    let Some(first) = words.first() else { return true };
    let is_asking =
        is_one_of(ASKING, first) && words.get(1).is_some_and(|word| is_one_of("you|we|i|they|there", word));
    let is_request = is_asking || is_one_of(REQUESTS, first);
    let is_own = is_one_of("i|my|we|our|i'm|i've|we're|we've", first);
    let is_thanks = words.len() == 1 && is_one_of("thanks|you|great|indeed", first);
    let is_meant = !words.iter().any(|word| is_unmeant(word));
    let limits = words.iter().any(|word| is_one_of(TAKES_BACK, word) || word.ends_with("n't"));
    let was = words.iter().any(|word| is_one_of("was|were|did|had|before|once|ago|anymore", word));
    is_meant && (is_thanks || is_request || is_own && !limits && !was)
}

fn is_unmeant(word: &str) -> bool {
    is_one_of(UNMEANT, word)
}

/// Whether a later sentence takes back or limits the answer, right behind it or further on.
fn limits(words: &[String], is_question: bool, is_near: bool) -> bool {
    let Some(first) = words.first() else { return false };
    let means = first.as_str() == "i" && words.get(1).is_some_and(|word| word == "mean");
    let leads = is_one_of(TAKES_BACK, first) || means;
    let denies = is_near
        && words.iter().any(|word| {
            word.ends_with("n't")
                || is_one_of("not|never|no|wrong|anymore|longer|used|until|but|except", word)
        });
    words.iter().any(|word| is_unmeant(word)) || !is_question && (leads || denies)
}
