//! What a memory states, in the form that two of them are compared in.

use std::collections::{BTreeMap, BTreeSet};

use super::{
    concepts::CONCEPTS,
    figures::{Figures, differ},
    ideas::{self, Ideas, Kind, is_rash},
    lexicon::CONDITION_STEMS,
    person::Person,
    reading::{Reading, is_one_of},
};

#[derive(Default)]
pub(super) struct Statement {
    /// All ideas of it by number, in order.
    pub ideas: Vec<u32>,
    /// Those that are names.
    pub names: BTreeSet<u32>,
    /// Those of them whose bearers are somebody to the person.
    bearers: BTreeSet<u32>,
    /// Ideas of which only one of a sort can hold, by sort.
    sorts: BTreeMap<usize, BTreeSet<u32>>,
    figures: Figures,
    /// The person does something in it, as against having somebody or asking.
    acts: bool,
    /// Whom it is about where that is somebody other than the person.
    subject: Option<u32>,
    /// Who is named by what they are to somebody.
    kin: BTreeSet<u32>,
    /// What those it names are to the person, as other memories tell.
    roles: BTreeSet<u32>,
    /// What one can be allergic to, where it says that somebody is.
    pub harmful: BTreeSet<u32>,
    /// What somebody suffers from.
    ills: BTreeSet<u32>,
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

/// How two statements stand to each other.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Clash {
    None,
    /// Only where all else is much alike.
    Hardly,
    Never,
}

const INTENDED: &str = "wants to|would like to|would love to|plans to|planning to|hopes to|hoping to|\
    going to|training to|\
    training for|looking to|aims to|aiming to|intends to|aim for|aim is|goal is|goal of|goal for|\
    resolution|dreams of|is looking|saving for|saving up|preparing for|working towards|considering|\
    deadline|has to be|is due|means to|wants the|aims|resolved to|trying to|one day";

const ENDED: &str = "no longer|stopped|quit|anymore|any more|broke up|divorced|cancelled|sold";

/// Of those words that name what somebody has to live with, those that name groups of people or food as well.
const NO_ILLS: &str = "gluten|lactose|deaf|blind|vegan|kosher|halal|pregnant|disabled";

const NEGATIONS: &[&str] = &[
    "not", "no", "never", "without", "cannot", "cant", "dont", "doesnt", "didnt", "isnt", "wont", "hardly",
    "neither", "nor", "wasnt", "hasnt", "stopped", "avoids", "avoid", "refuses", "stop",
];

impl Statement {
    pub fn of(reading: &Reading<'_>, person: &Person, ideas: &mut Ideas) -> Self {
        let mut made = Self {
            figures: Figures::of(reading),
            acts: acts(reading, person),
            intended: reading.says_any(INTENDED) && !wants_to_be_done(reading),
            ended: reading.says_any(ENDED),
            words: reading.tokens.iter().map(|token| token.word.clone()).collect(),
            ..Self::default()
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
            let Some((idea, kind)) = ideas::of(reading, person, at) else { continue };
            let number = ideas.number(&idea, kind);
            made.place(reading, person, at, (number, kind));
            if kind == Kind::Name {
                made.roles.extend(person.roles(&token.word).map(|role| ideas.number(role, Kind::Kin)));
            }
            made.mark(reading, at, (&idea, number), at < negated_until);
        }
        if reading.says_any("married to|is married|got married") {
            for spouse in ["husband", "wife"] {
                made.kin.insert(ideas.number(spouse, Kind::Kin));
            }
        }
        made.forgive(reading);
        made.ideas.sort_unstable();
        made.ideas.dedup();
        made
    }

    /// Takes in who or what an idea is in the person's life.
    fn place(&mut self, reading: &Reading<'_>, person: &Person, at: usize, (idea, kind): (u32, Kind)) {
        let token = &reading.tokens[at];
        self.ideas.push(idea);
        match kind {
            Kind::Name => {
                self.names.insert(idea);
                if person.roles(&token.word).next().is_some() {
                    self.bearers.insert(idea);
                }
            }
            Kind::Kin => _ = self.kin.insert(idea),
            _ => {}
        }
        let opens = at == 0 && matches!(kind, Kind::Name | Kind::Kin);
        if self.subject.is_none() && (opens || is_subject(reading, person, at, kind)) {
            self.subject = Some(idea);
        }
        if CONDITION_STEMS.contains(&token.stem) && kind != Kind::Common && !is_one_of(NO_ILLS, &token.word) {
            self.ills.insert(idea);
        }
    }

    /// Takes in what an idea says of liking, denying and what can be only once.
    fn mark(&mut self, reading: &Reading<'_>, at: usize, (idea, number): (&str, u32), negated: bool) {
        if CONCEPTS.is_allergen(idea) {
            self.harmful.insert(number);
        }
        if negated {
            self.negated.insert(number);
        }
        let compared =
            is_one_of("is|are|was|tastes|looks|sounds|feels|smells", reading.word(at.wrapping_sub(1)));
        match idea {
            "like" if compared => {}
            "like" | "prefer" | "favourit" | "fan" => (self.likes, self.dislikes) = (!negated, negated),
            "dislik" | "avoid" | "allergi" => (self.dislikes, self.negative) = (true, true),
            "free" if reading.tokens[at].gap == "-" => self.negative = true,
            _ => {}
        }
        for sort in CONCEPTS.sorts(idea) {
            self.sorts.entry(*sort).or_default().insert(number);
        }
    }

    /// What can do harm is harmless where nobody is said to be allergic or ill.
    fn forgive(&mut self, reading: &Reading<'_>) {
        let allergic = |at: usize| CONCEPTS.of(reading.stem(at)) == "allergi" || is_rash(reading, at);
        let free = |at: usize| reading.tokens[at].gap == "-" && reading.word(at) == "free";
        let harmed = (0..reading.tokens.len()).any(|at| allergic(at) || free(at) && !self.ills.is_empty());
        if !harmed || reading.says_any("not allergic") {
            self.harmful.clear();
        }
    }

    /// How much it says.
    pub fn size(&self) -> usize {
        self.ideas.len()
    }

    /// Whether the two can be the same fact, however alike they look.
    pub fn clash(&self, other: &Self) -> Clash {
        let sorts =
            self.sorts.iter().any(|(sort, mine)| other.sorts.get(sort).is_some_and(|its| differ(mine, its)));
        let denied = |one: &Self, two: &Self| {
            let held = |idea: &u32| two.ideas.binary_search(idea).is_ok() && !two.negated.contains(idea);
            // Whoever has an illness leaves things out because of it.
            let ill = !one.ills.is_disjoint(&two.ills);
            !ill && !two.negative && one.negated.iter().any(held)
        };
        let of_others = |one: &Self, two: &Self| {
            let known = |who: &u32| {
                two.kin.contains(who) || two.roles.contains(who) || two.ideas.binary_search(who).is_ok()
            };
            // Whoever has a name is the same where the name or what they are is.
            let named =
                one.names.iter().any(|name| two.names.contains(name)) && !one.roles.is_disjoint(&two.roles);
            let through = one.subject.is_some_and(|subject| one.names.contains(&subject))
                && one.roles.iter().any(known);
            one.subject.is_some_and(|subject| !known(&subject)) && !named && !through
        };
        let never = self.figures.contradict(&other.figures)
            || sorts
            || self.intended != other.intended
            || self.likes && other.dislikes
            || self.dislikes && other.likes
            || of_others(self, other)
            || of_others(other, self)
            || self.names_others(other)
            || self.swaps_a_word(other);
        let hardly = self.ended != other.ended && !(self.negative && other.negative)
            || denied(self, other)
            || denied(other, self)
            || self.tells_of(other);
        match (never, hardly) {
            (true, _) => Clash::Never,
            (false, true) => Clash::Hardly,
            (false, false) => Clash::None,
        }
    }

    /// One is about somebody whom the other, about the person, only names.
    fn tells_of(&self, other: &Self) -> bool {
        let of_somebody = |one: &Self| {
            one.subject.is_some_and(|subject| one.kin.contains(&subject) || one.bearers.contains(&subject))
        };
        of_somebody(self) && other.acts || of_somebody(other) && self.acts
    }

    /// Whether each names somebody or something that the other doesn't, and no bearer of a name is in both.
    fn names_others(&self, other: &Self) -> bool {
        let shared = |bearers: &BTreeSet<u32>| {
            self.names.intersection(&other.names).any(|name| bearers.contains(name))
        };
        if !differ(&self.names, &other.names) {
            return false;
        }
        let people = differ(&self.bearers, &other.bearers);
        people || !(shared(&self.bearers) && shared(&other.bearers))
    }

    /// Only one of them says when: an event, perhaps, of what the other speaks of in general.
    pub fn is_dated_alone(&self, other: &Self) -> bool {
        self.figures.months.is_empty() != other.figures.months.is_empty()
    }

    pub fn shares_ill(&self, other: &Self) -> bool {
        !self.ills.is_disjoint(&other.ills)
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
    let first = usize::from(reading.word(0) == "the");
    // "User and her family own …" is of the user as well.
    let both = person.is(reading.word(first)) && reading.word(first + 1) == "and";
    kind == Kind::Kin && at < 6 && !both && (at.saturating_sub(3)..at).any(owner)
}

/// "wants to be answered in German": so it is to be now.
fn wants_to_be_done(reading: &Reading<'_>) -> bool {
    reading.tokens.windows(4).any(|four| {
        let words = [0, 1, 2].map(|at| four[at].word.as_str());
        words[1..] == ["to", "be"] && matches!(words[0], "wants" | "like") && four[3].word.ends_with("ed")
    })
}

/// "User taught a class", as against "User has a sister" and "User asked about a sister".
fn acts(reading: &Reading<'_>, person: &Person) -> bool {
    let at = usize::from(reading.word(0) == "the");
    let subject = person.is(reading.word(at)) || matches!(reading.word(at), "he" | "she");
    let owns = reading.tokens.get(at).is_some_and(|token| token.owns);
    let next = reading.word(at + 1);
    let tells = is_one_of(
        "and|has|have|is|was|asked|wanted|looked|needs|takes|flew|calls|called|cares|visits|answers|reports|knows|met",
        next,
    );
    subject && !owns && !tells
        || subject && matches!(next, "is") && matches!(reading.word(at + 2), "a" | "an")
}
