//! What two memories are to each other, by rule. In doubt they stay apart, which keeps everything.

use memledger_offline::{
    DecidedAction, MemoryText,
    rules::{Analysis, Claim, is_past},
    words::{folded, plain_words},
};
use memledger_statements::revision::{Revision, revision};

use super::{
    Item,
    twins::{Marks, differ, differ_in, first_verb, stem_of},
};

/// A text and when it was said.
#[derive(Debug, Clone, Copy)]
pub struct DatedText<'a> {
    pub text: &'a str,
    /// In microseconds since 1970.
    pub at: i64,
    pub pinned: bool,
}

impl<'a> DatedText<'a> {
    pub fn of(item: &Item<'a>) -> Self {
        Self { text: item.text, at: item.memory.written_at, pinned: item.memory.pinned }
    }
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Verdict {
    /// One fact; what one says beyond the other is also true.
    Same,
    /// The newer one has taken the place of the older.
    Replaces,
    /// Two facts, or nobody can tell.
    Apart,
}

/// A verdict, and why.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Judgement {
    pub verdict: Verdict,
    pub reason: &'static str,
}

/// Longer texts, in bytes, are one only if their words are the same: to read them takes too long, and they say too much at once.
const MOST_BYTES: usize = 1_024;

const fn apart(reason: &'static str) -> Judgement {
    Judgement { verdict: Verdict::Apart, reason }
}

const fn same(reason: &'static str) -> Judgement {
    Judgement { verdict: Verdict::Same, reason }
}

/// What two memories of one person are to each other; the older one is found by when they were said.
pub fn judge(one: &DatedText<'_>, other: &DatedText<'_>) -> Judgement {
    let (old, new) = if one.at <= other.at { (one, other) } else { (other, one) };
    if old.pinned && new.pinned {
        return apart("both are pinned");
    }
    match revision(old.text, new.text) {
        Revision::Restates => same("both say the same"),
        Revision::Updates if old.at == new.at => {
            apart("they were said at the same time, so neither is newer")
        }
        Revision::Updates if old.pinned => apart("the older one is pinned"),
        Revision::Updates if says_more(old.text, new.text) => {
            apart("the older one says more than what changed")
        }
        Revision::Updates if may_both_be_true(old.text, new.text) => {
            apart("both may be true, of another time or under a condition")
        }
        Revision::Updates => {
            Judgement { verdict: Verdict::Replaces, reason: "the newer one has another value of the same" }
        }
        Revision::Differs if old.text.len().max(new.text.len()) > MOST_BYTES => {
            apart("they are too long to be compared")
        }
        Revision::Differs => by_likeness(old.text, new.text),
    }
}

/// Texts that differ in nothing that counts, and of which one holds the other or which the optimisation would make one.
fn by_likeness(old: &str, new: &str) -> Judgement {
    if differ_in(old, new).is_some() {
        return apart("they differ in a number, a date, a name, a denial, a condition or a tense");
    }
    let (a, b) = (Claim::of(old), Claim::of(new));
    if a.is_held_by(&b) || b.is_held_by(&a) {
        return same("one says all that the other says");
    }
    if restates_plainly(old, new) {
        return same("both say the same in another order or with more stress");
    }
    if are_merged(old, new) {
        same("they are about one fact")
    } else {
        apart("nothing says that they are one fact")
    }
}

/// Whether both say the same but for the order of their parts and for stress.
pub(super) fn restates_plainly(old: &str, new: &str) -> bool {
    revision(&plain(old), &plain(new)) == Revision::Restates
}

/// A text without words that only stress it, and with what stands before its subject at its end: "At home, the user reads" as "The
/// user reads at home".
fn plain(text: &str) -> String {
    const STRESS: [&str; 5] = ["really", "truly", "very", "absolutely", "definitely"];
    let text = text.trim().trim_end_matches('.');
    let fronted = text.split_once(", ").filter(|(_, rest)| {
        let rest = folded(rest);
        rest.starts_with("the user ") || rest.starts_with("user ")
    });
    let text = match fronted {
        Some((front, rest)) => {
            let mut letters = front.chars();
            let first: String = letters.next().into_iter().flat_map(char::to_lowercase).collect();
            format!("{rest} {first}{}", letters.as_str())
        }
        None => text.to_owned(),
    };
    let words: Vec<&str> = text.split_whitespace().filter(|word| !STRESS.contains(word)).collect();
    words.join(" ")
}

/// Whether the rules of the optimisation would merge them if they were all memories of a user.
fn are_merged(old: &str, new: &str) -> bool {
    let memory = |id: &str, text: &str| MemoryText {
        id: id.to_owned(),
        content: text.to_owned(),
        topics: Vec::new(),
        pinned: false,
    };
    let analysis = Analysis::of(&[memory("old", old), memory("new", new)]);
    analysis.verdicts().iter().any(|verdict| verdict.action == DecidedAction::Merge)
}

/// Whether a value that looks new may be true next to the old one: what happened stays true, and what is said of other days, under a
/// condition or with a reservation takes nothing back.
pub(crate) fn may_both_be_true(old: &str, new: &str) -> bool {
    /// What was done so leads to a state that another such deed ends.
    const BEGINS: [&str; 6] = ["moved", "joined", "became", "started", "switched", "changed"];
    let words = |text: &str| -> Vec<String> { plain_words(&folded(text)).map(str::to_owned).collect() };
    let is_event = first_verb(old).is_some_and(|verb| is_past(&verb) && !BEGINS.contains(&verb.as_str()));
    let [a, b] = [old, new].map(Marks::of);
    let is_of_other_days = differ(&a.dates, &b.dates) && differ(&a.names, &b.names);
    let is_reserved = a.denies != b.denies
        && words(new).iter().any(|word| RESERVE.contains(&word.as_str()))
        && !words(old).iter().any(|word| RESERVE.contains(&word.as_str()));
    is_event || is_of_other_days || is_reserved || a.conditions != b.conditions
}

/// Lead to when, where or how far something is so.
const RESERVE: [&str; 12] = [
    "on",
    "at",
    "during",
    "every",
    "each",
    "for",
    "without",
    "unless",
    "except",
    "only",
    "sometimes",
    "near",
];

/// Words behind which a statement tells something of its own.
const LINKS: [&str; 14] = [
    "and", "but", "while", "who", "which", "where", "although", "because", "since", "with", "whose",
    "though", "as", "plus",
];

/// Whether the old text says something beyond the value that the new one changes: then it is not out of date as a whole.
pub(crate) fn says_more(old: &str, new: &str) -> bool {
    // "Works as" leads to the value itself.
    let (old, new) = (folded(old).replace("works as ", "works "), folded(new));
    let known: Vec<String> = plain_words(&new).map(stem_of).collect();
    let parts = old.split([';', ',', '(', '\n']).flat_map(|part| part.split(". "));
    let mut behind = parts.flat_map(|part| {
        let words: Vec<&str> = plain_words(part).collect();
        words.split(|word| LINKS.contains(word)).map(<[&str]>::to_vec).collect::<Vec<_>>()
    });
    behind.next();
    behind.flatten().map(stem_of).any(|stem| !known.contains(&stem))
}
