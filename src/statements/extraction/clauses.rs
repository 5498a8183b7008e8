//! The clauses of a sentence, and of each who does what: the speaker, or what belongs to them.

use super::{
    addressed::{announcement, reason},
    contractions,
    embedded::embedded,
    openings::opening,
    shown, subjects,
    verbs::{self, is_adverb},
    words::{Sentence, Word, words},
};

/// Who a clause is about.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Subject {
    /// "I", "we".
    Speaker,
    /// "My sister", "our house": the words from `subject` to before `verb`.
    Theirs,
    /// Left out: "Started a new job last week".
    Elided,
    /// Left out as well: "Here's a photo of my dog" shows it, "This is my brother" mentions him.
    Shown,
    /// Somebody or something that does something to the speaker: "Yoga helps me sleep".
    Other,
}

/// One clause, as words of its sentence.
#[derive(Debug)]
pub(super) struct Clause<'a> {
    pub words: Vec<Word<'a>>,
    pub subject: Subject,
    /// Where the subject begins.
    pub from: usize,
    /// Where the first verb stands.
    pub verb: usize,
    pub is_plural: bool,
}

impl Clause<'_> {
    pub fn low(&self, at: usize) -> &str {
        self.words.get(at).map_or("", |word| &word.low)
    }

    /// The verb that says what is done: behind "do not", "have always", "am".
    pub fn main_verb(&self) -> usize {
        let mut at = self.verb;
        while let Some(word) = self.words.get(at) {
            let next = self.words[at + 1..].iter().take(AROUND).find(|word| !is_adverb(&word.low));
            let next = next.map_or("", |word| word.low.as_str());
            // "I have moved", as against "I have a dog".
            let perfect =
                word.is("have|had") && (verbs::is_participle(next) || next == "to" || next == "been");
            let helps = perfect || word.is("used") && next == "to" || word.is("do|don't|did|didn't|haven't|'ve|hadn't|'d|am|'m|are|'re|was|were|been|wasn't|\
                weren't|does|doesn't|has|hasn't|to|going|gonna|gotta|will|'ll|won't|can|can't|cannot|could|couldn't|\
                would|wouldn't|is|isn't");
            if !(helps || is_adverb(&word.low)) || at + 1 >= self.words.len() {
                break;
            }
            at += 1;
        }
        at
    }

    pub fn has(&self, list: &str) -> bool {
        self.words.iter().any(|word| word.is(list))
    }

    /// From and to, in bytes of the message.
    pub fn span(&self) -> (usize, usize) {
        (self.words.first().map_or(0, |word| word.at), self.words.last().map_or(0, Word::end))
    }
}

pub(super) const SUBJECTS: &str = "i|we|my|our|he|she|it|they|you|this|that|there|who|his|her|their|your|it's|that's|there's|\
    he's|she's|they're|you're|these|those|let's|lets|what|how";
pub(super) const JOINING: &str = "and|but|so|or|plus|then|yet|&";
pub(super) const ASKING: &str = "do|does|did|can|could|what|what's|which|where|how|who|would|should|is|are|any|will|right|isn't|aren't|\
    don't|have|got|why|when|whats|hows|how's|how're|any|please|thanks|thank";
/// Words that begin a clause which another follows: "when I was ten, I …".
pub(super) const SUBORDINATE: &str = "when|since|after|before|while|because|although|though|even|as|once|whenever|ever|until|during|\
    whether|where|despite|besides|whilst|given";
/// A longer clause is no sentence that somebody said.
const MAX_WORDS: usize = 120;
/// Nor is a longer sentence.
const MAX_BYTES: usize = 8_000;

/// The clauses of a sentence that say something of the speaker.
pub(super) fn of_speaker<'a>(sentence: Sentence<'a>) -> Vec<Clause<'a>> {
    if sentence.text.len() > MAX_BYTES {
        return Vec::new();
    }
    let all = contractions::parted(words(sentence));
    let is_question = sentence.is_question();
    let mut parts = split(all, is_question);
    if is_question {
        // The question itself is the last of them.
        let question = parts.iter().rposition(|part| part.first().is_some_and(|word| word.is(ASKING)));
        // "I live in Rome, right?" asks whether it is so.
        let is_tag = |part: &Vec<Word<'_>>| {
            part.len() <= 2
                && part.first().is_some_and(|word| {
                    word.is("right|correct|no|yes|huh|ok|true|isn't|aren't|don't|won't|doesn't")
                })
        };
        if parts.last().is_some_and(is_tag) {
            return Vec::new();
        }
        parts.truncate(question.unwrap_or(parts.len() - 1));
    }
    parts
        .into_iter()
        .filter(|part| part.len() <= MAX_WORDS)
        .filter_map(|part| {
            let inner = embedded(&part);
            read(part).or(inner)
        })
        .collect()
}

/// A sentence that states something of something, as one clause; none if it speaks to somebody or asks.
pub(super) fn of_something(sentence: Sentence<'_>) -> Option<Clause<'_>> {
    if sentence.text.len() > MAX_BYTES {
        return None;
    }
    let mut all = words(sentence);
    all.drain(..opening(&all));
    let fits = (3..=22).contains(&all.len()) && !sentence.is_question();
    let speaks =
        all.iter().any(|word| word.is("you|your|you're|you've|you'll|u|yours|if|thanks|thank|glad|hope"));
    let commands =
        all.first().is_none_or(|first| verbs::is_base(&first.low) || first.is(ASKING) || first.is("not|so|gonna|going|made|gave|cheers|congrats|gotta|need|wanna|can't|cannot|couldn't|won't|maybe|perhaps|reminds|makes|gives|helps|keeps|especially|feels"));
    (fits && !speaks && !commands).then_some(Clause {
        words: all,
        subject: Subject::Other,
        from: 0,
        verb: 0,
        is_plural: false,
    })
}

fn split(all: Vec<Word<'_>>, is_question: bool) -> Vec<Vec<Word<'_>>> {
    let mut parts: Vec<Vec<Word<'_>>> = vec![Vec::new()];
    let flags: Vec<bool> = (0..all.len()).map(|at| begins(&all, at, is_question)).collect();
    let mut is_subordinate = false;
    let mut words = 0;
    for (word, begins) in all.into_iter().zip(flags) {
        let hard = word.gap.contains([';', '–', '—', '(', ')', ':', '…', '!'])
            || word.gap.contains(" - ")
            || word.gap.contains("- ")
            || word.gap.contains("..");
        // "When I was ten, I joined": the first of two that belong together.
        let belongs = is_subordinate && !hard;
        if words > 0 && (hard || begins && !belongs) {
            parts.push(Vec::new());
            words = 0;
        }
        if begins && belongs {
            is_subordinate = false;
        }
        if words == 0 {
            // "If my train is late, I take a taxi" holds only as a whole.
            is_subordinate = word.is(SUBORDINATE) || word.is("if|unless");
        } else if words == 1 && parts.last().is_some_and(|part| part[0].is(JOINING)) {
            is_subordinate = word.is("if|unless|when");
        }
        words += 1;
        if let Some(part) = parts.last_mut() {
            part.push(word);
        }
    }
    parts
}

/// Whether a new clause begins with this word.
fn begins(all: &[Word<'_>], at: usize, is_question: bool) -> bool {
    let word = &all[at];
    let next = all[at + 1..].iter().take(AROUND).find(|word| !is_adverb(&word.low));
    // "My husband and I have": one subject.
    let joins = word.is("and") && at < 6 && all[..at].first().is_some_and(|first| first.is("my"));
    if joins
        && next.is_some_and(|next| next.is("i|my|our"))
        && !all[..at].iter().any(|word| word.is(subjects::LINKING) || verbs::is_past(&word.low))
    {
        return false;
    }
    if word.is("and") && keeps_its_noun(all, at, next) {
        return false;
    }
    if word.is(JOINING) {
        return next.is_some_and(|next| next.is(SUBJECTS) || word.gap.contains(',') && next.is(ASKING));
    }
    if !word.gap.contains(',') {
        return false;
    }
    // "I'm new to it, explain it simply".
    let commands = word.is("explain|recommend|suggest|tell|show|give|help|answer|describe|list")
        && all.get(at + 1).is_some_and(|next| next.is("me|it|something|us|this|some|a|the|how|what"));
    // "I have an old phone, which one should I buy?"
    let asks = word.is(ASKING) && (is_question || !word.is("have|got|when|is|where|which|who"));
    word.is(SUBJECTS) || commands || asks
}

/// So many words around an "and" are looked at, so that the time grows with the words.
const AROUND: usize = 12;

/// "My dad has dementia and I take care of him", "my son is 7 and he rows": parted, the pronoun would lose its noun.
fn keeps_its_noun(all: &[Word<'_>], at: usize, next: Option<&Word<'_>>) -> bool {
    let before = &all[at.saturating_sub(AROUND)..at];
    let of_theirs = before.iter().any(|word| super::themes::is_kin(&word.low))
        && before.iter().any(|word| word.is("my|our"));
    let refers = next.is_some_and(|next| next.is("he|she|he's|she's|his|her"))
        || all[at + 1..].iter().take(9).any(|word| word.is("him|her|them"));
    of_theirs && refers || at == 1 && all[0].is("me|i")
}

fn read(mut words: Vec<Word<'_>>) -> Option<Clause<'_>> {
    let start = opening(&words);
    words.drain(..start);
    words.drain(..announcement(&words));
    words.drain(..reason(&words));
    if let Some(shown) = shown::shown(&words) {
        let is_mentioned = words[0].is("this|these|that's|that|it's|its")
            && !words
                .iter()
                .take(5)
                .any(|word| words[0].is("it's|its") && word.is("pic|photo|picture|painting|drawing|sketch"));
        words.drain(..shown);
        return Some(Clause { words, subject: Subject::Shown, from: 0, verb: 0, is_plural: is_mentioned });
    }
    let (from, verb, subject) = subjects::subject(&words)?;
    let is_plural = words[from].is("we|our");
    (verb < words.len()).then_some(Clause { words, subject, from, verb, is_plural })
}
