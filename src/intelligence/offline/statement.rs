//! What a memory states, in the form that two of them are compared in.

use std::collections::{BTreeMap, BTreeSet, HashMap};

use super::{
    concepts::CONCEPTS,
    figures::{Figures, differ, is_number, month},
    person::{Person, is_personal},
    reading::{Reading, is_one_of},
};

pub(super) struct Statement {
    /// All ideas of it by number, in order.
    pub ideas: Vec<u32>,
    /// Those that are names.
    pub names: BTreeSet<u32>,
    /// Ideas of which only one of a sort can hold, by sort.
    sorts: BTreeMap<usize, BTreeSet<u32>>,
    figures: Figures,
    /// Whom it is about where that is somebody other than the person.
    subject: Option<u32>,
    /// Who is named by what they are to somebody.
    kin: BTreeSet<u32>,
    /// What one can be allergic to, where it says that somebody is.
    pub harmful: BTreeSet<u32>,
    /// It is yet to come.
    intended: bool,
    /// It is over.
    ended: bool,
    likes: bool,
    dislikes: bool,
    /// Ideas that stand right behind a negation.
    negated: BTreeSet<u32>,
    negative: bool,
    words: Vec<String>,
}

/// Gives each idea a number and counts the memories that hold it.
#[derive(Default)]
pub(super) struct Ideas {
    numbers: HashMap<String, u32>,
    pub kinds: Vec<Kind>,
}

#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Kind {
    Name,
    Figure,
    Common,
    Kin,
    Plain,
}

impl Ideas {
    fn number(&mut self, idea: &str, kind: Kind) -> u32 {
        if let Some(number) = self.numbers.get(idea) {
            return *number;
        }
        let number = u32::try_from(self.kinds.len()).unwrap_or(u32::MAX);
        self.numbers.insert(idea.to_owned(), number);
        self.kinds.push(kind);
        number
    }
}

const INTENDED: &str = "wants to|would like to|would love to|plans to|planning to|hopes to|hoping to|\
    going to|training to|\
    training for|looking to|aims to|aiming to|intends to|aim for|aim is|goal is|goal of|goal for|\
    resolution|dreams of|is looking|saving for|saving up|preparing for|working towards|considering|\
    deadline|has to be|is due";

const ENDED: &str = "no longer|stopped|quit|anymore|any more|broke up|divorced|cancelled|sold";

const NEGATIONS: &[&str] = &[
    "not", "no", "never", "without", "cannot", "cant", "dont", "doesnt", "didnt", "isnt", "wont", "hardly",
    "neither", "nor", "wasnt", "hasnt", "stopped", "avoids", "avoid", "refuses", "stop",
];

/// Words that tell nothing here: of saying and being, and how sure or how often.
const EMPTY: &str = "user|users|mention|say|said|tell|told|explain|state|describ|introduc|ask|get|got|\
    be|also|just|call|\
    whom|everybodi|again|once|assist|mean|itself|themselv|herself|himself|must|should|not|no|never|onli|\
    ever|yet|though|becaus|dure|after|befor|now|then|veri|quit|still|alreadi|both|some|all|own|while|\
    sinc|until|even";

impl Statement {
    pub fn of(reading: &Reading<'_>, person: &Person, ideas: &mut Ideas) -> Self {
        let mut made = Self {
            ideas: Vec::new(),
            names: BTreeSet::new(),
            sorts: BTreeMap::new(),
            figures: Figures::of(reading),
            subject: None,
            kin: BTreeSet::new(),
            harmful: BTreeSet::new(),
            intended: reading.says_any(INTENDED) && !wants_to_be_done(reading),
            ended: reading.says_any(ENDED),
            likes: false,
            dislikes: false,
            negated: BTreeSet::new(),
            negative: false,
            words: reading.tokens.iter().map(|token| token.word.clone()).collect(),
        };
        let mut negated_until = 0;
        for at in 0..reading.tokens.len() {
            let token = &reading.tokens[at];
            let given_up =
                matches!(token.word.as_str(), "gave" | "given" | "gives") && reading.word(at + 1) == "up";
            if given_up || NEGATIONS.contains(&token.word.as_str()) {
                (made.negative, negated_until) = (true, at + 4);
            } else if token.gap.contains([',', '.', ';', ':']) || token.word == "but" {
                negated_until = 0;
            }
            let Some((idea, kind)) = idea(reading, person, at) else { continue };
            let number = ideas.number(&idea, kind);
            made.ideas.push(number);
            match kind {
                Kind::Name => _ = made.names.insert(number),
                Kind::Kin => _ = made.kin.insert(number),
                _ => {}
            }
            if made.subject.is_none()
                && (at == 0 && kind == Kind::Name || is_subject(reading, person, at, kind))
            {
                made.subject = Some(number);
            }
            if CONCEPTS.is_allergen(&idea) {
                made.harmful.insert(number);
            }
            let negated = at < negated_until;
            if negated {
                made.negated.insert(number);
            }
            match idea.as_str() {
                "like" | "prefer" | "favourit" | "fan" => (made.likes, made.dislikes) = (!negated, negated),
                "dislik" | "avoid" | "allergi" => (made.dislikes, made.negative) = (true, true),
                "free" if token.gap == "-" => made.negative = true,
                _ => {}
            }
            for sort in CONCEPTS.sorts(&idea) {
                made.sorts.entry(*sort).or_default().insert(number);
            }
        }
        if reading.says_any("married to|is married|got married") {
            for spouse in ["husband", "wife"] {
                made.kin.insert(ideas.number(spouse, Kind::Kin));
            }
        }
        let harmed = reading
            .tokens
            .iter()
            .any(|token| CONCEPTS.of(&token.stem) == "allergi" || token.gap == "-" && token.word == "free");
        if !harmed {
            made.harmful.clear();
        }
        made.ideas.sort_unstable();
        made.ideas.dedup();
        made
    }

    /// How much it says.
    pub fn size(&self) -> usize {
        self.ideas.len()
    }

    /// Whether the two can't be the same fact, however alike they look.
    pub fn contradicts(&self, other: &Self) -> bool {
        let sorts =
            self.sorts.iter().any(|(sort, mine)| other.sorts.get(sort).is_some_and(|its| differ(mine, its)));
        let denied = |one: &Self, two: &Self| {
            let held = |idea: &u32| two.ideas.binary_search(idea).is_ok() && !two.negated.contains(idea);
            !two.negative && one.negated.iter().any(held)
        };
        let of_others = |one: &Self, two: &Self| {
            let known =
                |subject: u32| two.kin.contains(&subject) || two.ideas.binary_search(&subject).is_ok();
            let stranger = !one.kin.is_empty() && two.kin.is_empty() && one.names.is_disjoint(&two.names);
            one.subject.is_some_and(|subject| !known(subject)) || stranger && !one.kin.is_subset(&two.kin)
        };
        of_others(self, other)
            || of_others(other, self)
            || self.figures.contradict(&other.figures)
            || differ(&self.names, &other.names)
            || sorts
            || self.intended != other.intended
            || self.ended != other.ended && !(self.negative && other.negative)
            || self.likes && other.dislikes
            || self.dislikes && other.likes
            || denied(self, other)
            || denied(other, self)
            || self.swaps_a_word(other)
    }

    /// The same sentence but for a word or two at one place: whoever writes that twice means two things.
    fn swaps_a_word(&self, other: &Self) -> bool {
        let (one, two) = (&self.words, &other.words);
        let before = one.iter().zip(two).take_while(|(a, b)| a == b).count();
        let room = one.len().min(two.len()) - before;
        let after = one.iter().rev().zip(two.iter().rev()).take(room).take_while(|(a, b)| a == b).count();
        let (left, right) = (&one[before..one.len() - after], &two[before..two.len() - after]);
        let ideas = |words: &[String]| -> BTreeSet<String> {
            let stems = words.iter().filter_map(|word| crate::words::stem(word));
            stems.map(|stem| CONCEPTS.of(&stem).to_owned()).collect()
        };
        let short = (1..=2).contains(&left.len()) && (1..=2).contains(&right.len());
        short && before + after >= 3 && differ(&ideas(left), &ideas(right))
    }
}

/// "User's older brother …": it is about the brother.
fn is_subject(reading: &Reading<'_>, person: &Person, at: usize, kind: Kind) -> bool {
    let owner = |at: usize| {
        let token = &reading.tokens[at];
        token.owns && person.is(&token.word) || matches!(token.word.as_str(), "her" | "his" | "my")
    };
    kind == Kind::Kin && at < 6 && (at.saturating_sub(3)..at).any(owner)
}

/// "wants to be answered in German": so it is to be now.
fn wants_to_be_done(reading: &Reading<'_>) -> bool {
    reading.tokens.windows(4).any(|four| {
        let words = [0, 1, 2].map(|at| four[at].word.as_str());
        words[1..] == ["to", "be"] && matches!(words[0], "wants" | "like") && four[3].word.ends_with("ed")
    })
}

/// What a word stands for; none where it tells nothing.
fn idea(reading: &Reading<'_>, person: &Person, at: usize) -> Option<(String, Kind)> {
    let token = &reading.tokens[at];
    if let Some(month) = month(reading, at) {
        return Some((format!("#month{month}"), Kind::Figure));
    }
    if is_number(&token.word) {
        return token
            .raw
            .starts_with(|c: char| c.is_ascii_digit())
            .then(|| (format!("#{}", token.word), Kind::Figure));
    }
    if token.stop
        || token.word.len() < 3 && !token.is_capital()
        || person.is(&token.word)
        || is_personal(&token.word)
        || is_one_of(EMPTY, token.stem.as_str())
    {
        return None;
    }
    if token.word.bytes().any(|byte| byte.is_ascii_digit()) {
        return Some((token.word.clone(), Kind::Figure));
    }
    if person.is_name(reading, at) {
        return Some((token.stem.clone(), Kind::Name));
    }
    let idea = CONCEPTS.of(&token.stem);
    let kind = match idea {
        _ if CONCEPTS.is_kin(idea) => Kind::Kin,
        _ if CONCEPTS.is_common(idea) => Kind::Common,
        _ => Kind::Plain,
    };
    Some((idea.to_owned(), kind))
}
