//! A statement as subject, attribute, value and whether it holds.

use super::{
    attributes::{self, Attribute, Functional, Holding, Values},
    lemmas::lemma,
    state::{self, NOW, State, without_now},
    value::{Kind, is_number, kind, split},
    voice,
};
use memledger_offline::rules::{Claim, MONTHS, is_past};

#[derive(Debug, Clone)]
pub(super) struct Fact {
    /// Whom or what it is about; nothing for the user.
    pub subject: Vec<String>,
    pub attribute: String,
    pub values: Values,
    pub value: Vec<String>,
    /// What is said beyond the value: when, where, with whom.
    pub more: Vec<String>,
    pub state: State,
    /// It says outright that this is new: "now", "instead".
    pub is_change: bool,
    /// By what was done it holds or no longer does: "bought" and "adopted" are two.
    pub done_by: Option<String>,
}

/// Of these it is the same whether it is said that it began or that it goes on.
const REPLACED: [&str; 4] = ["residence", "employer", "job", "spouse"];

const AUXILIARIES: [&str; 24] = [
    "is", "are", "was", "were", "has", "have", "had", "does", "do", "did", "can", "cannot", "could", "will",
    "would", "may", "must", "should", "no", "not", "never", "used", "might", "be",
];
/// Behind these, a subject is over and its verb begins.
const VERB_WITHIN: usize = 6;

impl Fact {
    /// `text` is what the claim is of: only there names have their capitals.
    pub fn of(claim: &Claim, text: &str) -> Self {
        let words = times_last(voice::active(claim.words()));
        let verb = verb(&words);
        let (subject, predicate) = words.split_at(verb);
        let (mut predicate, is_change) = without_now(predicate);
        if predicate.len() > 1 && predicate[0] == "always" && predicate[1] == "prefers" {
            predicate.remove(0);
        }
        let (predicate, mut state) = state::of(predicate);
        let subject: Vec<String> = subject
            .iter()
            .filter(|word| !["new", "current", "the", "now"].contains(&word.as_str()))
            .cloned()
            .collect();
        let mut made = Self {
            subject,
            attribute: String::new(),
            values: Values::Many,
            value: Vec::new(),
            more: Vec::new(),
            state,
            is_change,
            done_by: None,
        };
        // "Home is Kassel", "user's boss is Kim": the noun is part of how it is said.
        let whole: Vec<String> = made.subject.iter().chain(&predicate).cloned().collect();
        if !made.subject.is_empty()
            && let Some(attribute) = attributes::of(&whole)
            && attribute.words > made.subject.len()
        {
            made.subject.clear();
            made.fill(attribute, &whole, &mut state);
        } else if let Some(attribute) = attributes::of(&predicate) {
            made.fill(attribute, &predicate, &mut state);
        } else {
            made.fill_plain(&predicate, text);
        }
        made.mind_names(text);
        made
    }

    /// "Lives in fear" gives no other place than "lives in Kassel", and "works at night" no other employer.
    fn mind_names(&mut self, text: &str) {
        const OF_NAMES: [&str; 4] = ["residence", "employer", "origin", "studies"];
        if OF_NAMES.contains(&self.attribute.as_str()) && kind(&self.value, text) != Kind::Name {
            self.values = Values::Many;
        }
        if self.attribute == "birth" {
            self.attribute = match kind(&self.value, text) {
                Kind::Number if self.value.len() == 1 && self.value[0].len() == 4 => "birth year",
                Kind::Number => "birthday",
                _ => "birthplace",
            }
            .to_owned();
        }
        if self.attribute == "birthday" {
            // "3 June", "June 3rd", "the 3rd of June".
            let day = |word: &String| {
                let number = word.trim_end_matches(|c: char| c.is_ascii_alphabetic());
                if number.is_empty() { word.clone() } else { number.to_owned() }
            };
            let mut value: Vec<String> =
                self.value.iter().filter(|word| *word != "of" && *word != "the").map(day).collect();
            value.sort();
            self.value = value;
        }
    }

    fn fill(&mut self, attribute: &Attribute, words: &[String], state: &mut State) {
        self.attribute = attribute.name.to_owned();
        self.values = attribute.values;
        // "Is based in" is no past.
        let told = &words[..attribute.words];
        let is_of_being = told.iter().any(|word| lemma(word) == "be");
        let past = attribute.name != "birth"
            && if is_of_being {
                told.iter().any(|word| is_was(word))
            } else {
                is_past(&told[0]) || is_was(&told[0])
            };
        self.state = match (attribute.holding, *state) {
            (Holding::No | Holding::Undone, State::Holds) => State::Denied,
            (Holding::No | Holding::Undone, _) => State::Lifted,
            (Holding::AsTold, State::Holds) if past => State::Past,
            (_, state) => state,
        };
        if matches!(attribute.holding, Holding::Done | Holding::Undone) && !REPLACED.contains(&attribute.name)
        {
            self.done_by = Some(lemma(&words[0]));
        }
        let rest = match attribute.value_at {
            Some(at) => {
                self.value = vec![words[at].clone()];
                self.more = words[attribute.words..].to_vec();
                return;
            }
            None => &words[attribute.words..],
        };
        let (value, more) = split(rest);
        self.value = value;
        self.more = more;
        let is_work = self.value.last().is_some_and(|last| attributes::is_occupation(last));
        if attribute.name == "job" && attribute.holding == Holding::Done && !is_work {
            (self.attribute, self.values) = ("become".to_owned(), Values::Many);
        }
        if attribute.name == "commute" && self.more == ["to", "work"] {
            self.more.clear();
        }
        // "has two cats": how many there are is one value.
        if attribute.name == "owns"
            && self.value.first().is_some_and(|first| is_number(first))
            && self.value.len() > 1
        {
            let many = self.value.remove(0);
            self.attribute = format!("number of {}", self.value.join(" "));
            self.values = Values::One;
            self.value = vec![many];
        }
    }

    fn fill_plain(&mut self, predicate: &[String], text: &str) {
        let Some(first) = predicate.first() else { return };
        if let [is, work] = predicate
            && self.subject.is_empty()
            && matches!(is.as_str(), "is" | "are")
            && attributes::is_occupation(work)
        {
            (self.attribute, self.value) = ("job".to_owned(), vec![work.clone()]);
            return;
        }
        let functional = attributes::functional(&self.subject).filter(|_| lemma(first) == "be");
        let has_value = functional.is_some_and(|functional| {
            functional == Functional::OfAnyKind || kind(&predicate[1..], text) != Kind::Plain
        });
        if has_value {
            self.attribute = format!(
                "be {}",
                if functional == Some(Functional::OfAnyKind) {
                    ""
                } else {
                    kind(&predicate[1..], text).name()
                }
            );
            self.values = Values::One;
            (self.value, self.more) = (predicate[1..].to_vec(), Vec::new());
            return;
        }
        let past = if is_past(first) && !is_was(first) { "past " } else { "" };
        self.attribute = format!("{past}{}", lemma(first));
        self.value = predicate[1..].to_vec();
        if is_was(first)
            && self.state == State::Holds
            && !self.value.first().is_some_and(|next| is_past(next))
        {
            self.state = State::Ended;
        } else if is_was(first) {
            self.attribute = "past be".to_owned();
        }
    }
}

/// "Moved in March to Porto": "moved to Porto in March". Claims order what is said by the letter.
fn times_last(mut words: Vec<String>) -> Vec<String> {
    const LED: [&str; 3] = ["to", "at", "for"];
    let is_time = |word: &String| MONTHS.contains(&word.as_str()) || is_number(word);
    let Some(from) = words.iter().take(4).position(|word| word == "in" || word == "on") else { return words };
    let end = (from + 1..words.len()).find(|at| !is_time(&words[*at])).unwrap_or(words.len());
    if from > 0 && end > from + 1 && words.get(end).is_some_and(|next| LED.contains(&next.as_str())) {
        let times: Vec<String> = words.drain(from..end).collect();
        words.extend(times);
    }
    words
}

/// Where the verb is: at the beginning if the user is the subject.
fn verb(words: &[String]) -> usize {
    let begins = |at: usize| {
        let word = words[at].as_str();
        let verb = word.len() > 3 && word.ends_with('s') && !word.ends_with("ss");
        AUXILIARIES.contains(&word) || verb || is_past(word) || is_ending(word)
    };
    let opens = words.first().is_some_and(|first| begins(0) || NOW.contains(&first.as_str()));
    if opens {
        return 0;
    }
    (1..words.len().min(VERB_WITHIN)).find(|at| begins(*at)).unwrap_or(0)
}

fn is_was(word: &str) -> bool {
    matches!(word, "was" | "were" | "had")
}

fn is_ending(word: &str) -> bool {
    matches!(word, "stopped" | "quit" | "gave" | "given")
}
