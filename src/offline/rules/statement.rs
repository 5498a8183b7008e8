//! What a memory states, in the form that two of them are compared in.

use std::collections::{BTreeMap, BTreeSet};

use super::{
    abilities::{self, Ability},
    company::Company,
    concepts::CONCEPTS,
    denials::{self, Denials},
    figures::Figures,
    form::{self, Deed},
    ideas::{self, Ideas, Kind, is_rash},
    introductions,
    lexicon::{CONDITION_STEMS, TECHNICAL_STEMS},
    person::Person,
    phrases::{self, Phrases},
    places::{self, Place},
    reading::{Reading, is_one_of},
    signs::Signs,
    tastes::{self, Taste},
    tense::{FirstVerb, Time},
};

#[derive(Default)]
pub(super) struct Statement {
    /// All ideas of it by number, in order.
    pub ideas: Vec<u32>,
    /// Those that are names.
    pub names: BTreeSet<u32>,
    /// Those of them whose bearers are somebody to the person.
    pub bearers: BTreeSet<u32>,
    /// Ideas of which only one of a sort can hold, by sort.
    pub sorts: BTreeMap<usize, BTreeSet<u32>>,
    pub figures: Figures,
    /// The person does something in it, as against having somebody or asking.
    pub acts: bool,
    /// Whom it is about where that is somebody other than the person.
    pub subject: Option<u32>,
    /// Who is named by what they are to somebody.
    pub kin: BTreeSet<u32>,
    /// What those it names are to the person, as other memories tell.
    pub roles: BTreeSet<u32>,
    /// What one can be allergic to, where it says that somebody is.
    pub harmful: BTreeSet<u32>,
    /// What somebody suffers from.
    pub ills: BTreeSet<u32>,
    /// It is yet to come.
    pub intended: bool,
    /// It is over.
    pub ended: bool,
    /// It went on until some time, and it goes on.
    pub past: bool,
    pub present: bool,
    pub likes: bool,
    pub dislikes: bool,
    /// It says so outright.
    pub hates: bool,
    /// Ideas that stand right behind a negation.
    pub negated: BTreeSet<u32>,
    pub negative: bool,
    /// What is left alone: the last of them that isn't found everywhere.
    pub shunned: Option<u32>,
    pub words: Vec<String>,
    /// Whether a comma stands before each of them.
    pub commas: Vec<bool>,
    /// How many of what there are.
    pub counted: BTreeMap<u32, u64>,
    /// What somebody is able to speak and to play.
    pub spoken: BTreeSet<u32>,
    pub played: BTreeSet<u32>,
    /// Names of those whom it introduces, and whether it does nothing else.
    pub introduced: BTreeSet<u32>,
    pub is_bare: bool,
    /// The names in it with what bears them: a kind of thing, or a relative of a kind.
    pub kinds: BTreeSet<(u32, u32)>,
    /// Names that somebody is addressed by.
    pub titled: BTreeSet<u32>,
    /// Of what it speaks that belongs to something with a name.
    pub part: Option<u32>,
    pub taste: Option<Taste>,
    /// It is of somebody else's taste.
    pub is_of_another_taste: bool,
    pub deed: Option<Deed>,
    /// Its first verb, where that tells of when it is.
    pub told: Option<FirstVerb>,
    /// With whom it was, where it is over.
    pub company: Company,
    pub denials: Denials,
    /// Where its names stand.
    pub places: BTreeMap<u32, Place>,
    pub signs: Signs,
    /// On which it was noted, where that is told.
    pub day: String,
}

const INTENDED: &str = "wants to|would like to|would love to|plans to|planning to|hopes to|hoping to|\
    going to|training to|\
    training for|looking to|aims to|aiming to|intends to|aim for|aim is|goal is|goal of|goal for|\
    resolution|dreams of|is looking|saving for|saving up|preparing for|working towards|considering|\
    money aside for|deadline|has to be|is due|means to|wants the|aims|resolved to|trying to|one day";
const ENDED: &str = "no longer|stopped|quit|anymore|any more|broke up|divorced|cancelled|sold|resigned|left the|left his|left her|\
    left their|stepped down";

/// Of those words that name what somebody has to live with, those that name groups of people or food as well.
const NO_ILLS: &str = "gluten|lactose|deaf|blind|vegan|kosher|halal|pregnant|disabled";

/// Of the ideas that several words say together, those that are illnesses.
const ILLS: &str = "colourblind|tinnitus|blood-pressur|diabet|infertil";

impl Statement {
    pub fn of(reading: &Reading<'_>, person: &Person, ideas: &mut Ideas) -> Self {
        let mut plain = false;
        let told = FirstVerb::of(reading, person, ideas);
        let over = told.as_ref().filter(|told| told.time == Time::Event).map(|told| told.verb.as_str());
        let mut made = Self {
            figures: Figures::of(reading),
            acts: form::acts(reading, person),
            // "went there and wants to go again" tells what was done first of all.
            intended: over.is_none() && reading.says_any(INTENDED) && !form::wants_to_be_done(reading),
            ended: ends(reading, over) || form::used_to(reading),
            past: form::is_over(reading, person),
            present: form::is_going_on(reading, person),
            words: reading.tokens.iter().map(|token| token.word.clone()).collect(),
            commas: reading.tokens.iter().map(|token| token.gap.contains(',')).collect(),
            signs: Signs::of(reading),
            told,
            ..Self::default()
        };
        let phrases = phrases::of(reading);
        let (mut placed, mut named) = (Vec::new(), Vec::new());
        let mut negated_until = 0;
        for at in 0..reading.tokens.len() {
            let token = &reading.tokens[at];
            if denials::denies(&token.word) || denials::is_against(reading, at) {
                (made.negative, negated_until) = (true, at + 4);
            } else if token.gap.contains([',', '.', ';', ':']) || token.word == "but" {
                negated_until = 0;
            }
            if made.spell_out(reading, person, at, ideas) {
                continue;
            }
            let Some((idea, kind)) = phrases.idea(reading, person, at) else { continue };
            if abilities::is_sort(reading, at, &idea) {
                continue;
            }
            let number = ideas.number(&idea, kind);
            made.place(reading, person, at, (number, kind));
            placed.push((at, number));
            match abilities::of(reading, at, &idea) {
                Some(Ability::Speaks) => _ = made.spoken.insert(number),
                Some(Ability::Plays) => _ = made.played.insert(number),
                None => {}
            }
            if let Some(many) = made.figures.many(&idea) {
                made.counted.insert(number, many);
            }
            plain |= matches!(kind, Kind::Plain | Kind::Figure);
            if kind == Kind::Name || kind == Kind::Plain && token.is_capital() && !token.starts {
                named.push((at, number));
            }
            if kind == Kind::Name {
                made.roles.extend(person.roles(&token.word).map(|role| ideas.number(role, Kind::Kin)));
                made.rename(reading, person, (at, number), ideas);
            }
            made.mark(reading, at, (&idea, number, kind), at < negated_until);
        }
        made.denials = Denials::of(reading, &placed);
        made.places = places::of(reading, person, &named);
        made.read_form(reading, person, ideas, &phrases);
        made.is_bare = !plain && made.names.is_subset(&made.introduced);
        made.ideas.sort_unstable();
        made.ideas.dedup();
        made
    }

    /// Takes in what its words tell together.
    fn read_form(&mut self, reading: &Reading<'_>, person: &Person, ideas: &mut Ideas, phrases: &Phrases) {
        let [husband, wife, spouse] =
            ["husband", "wife", "spous"].map(|relative| ideas.number(relative, Kind::Kin));
        if reading.says_any("married to|is married|got married") {
            self.kin.extend([husband, wife]);
        }
        if self.kin.contains(&husband) || self.kin.contains(&wife) {
            self.kin.insert(spouse);
        }
        // "is married to a doctor" tells of somebody else.
        if reading.says_any("married to a|married to an|engaged to a|engaged to an") {
            self.subject = self.subject.or(Some(spouse));
        }
        self.forgive(reading);
        for at in introductions::of(reading, person) {
            if let Some((name, Kind::Name)) = ideas::of(reading, person, at) {
                self.introduced.insert(ideas.number(&name, Kind::Name));
            }
        }
        self.part = form::part(reading, person, ideas);
        self.taste = Taste::of(reading, person, ideas, phrases);
        self.is_of_another_taste = tastes::is_of_another(reading, person);
        self.deed = Deed::of(reading, person, ideas, phrases);
        if let Some(told) = self.told.as_ref().filter(|told| told.time == Time::Event) {
            self.company = Company::of(reading, person, ideas, phrases, told);
        }
    }

    /// Takes in the words that a short form stands for; says whether it is one.
    fn spell_out(&mut self, reading: &Reading<'_>, person: &Person, at: usize, ideas: &mut Ideas) -> bool {
        let words = person.others.spelt_out(&reading.tokens[at].word);
        for stem in words {
            let idea = CONCEPTS.of(stem);
            self.ideas.push(ideas.number(idea, ideas::kind(idea)));
        }
        !words.is_empty()
    }

    /// Takes in what else a name is told by.
    fn rename(
        &mut self,
        reading: &Reading<'_>,
        person: &Person,
        (at, name): (usize, u32),
        ideas: &mut Ideas,
    ) {
        let word = &reading.tokens[at].word;
        if let Some(kind) = person.others.bearer(word) {
            self.kinds.insert((name, ideas.number(kind, ideas::kind(kind))));
        }
        for kind in person.roles(word).filter_map(|role| CONCEPTS.all_of(role)) {
            self.kinds.insert((name, ideas.number(kind, Kind::Kin)));
        }
        if is_one_of("mr|mrs|ms|miss", reading.word(at.wrapping_sub(1))) {
            self.titled.insert(name);
        }
    }

    /// Takes in who or what an idea is in the person's life.
    fn place(&mut self, reading: &Reading<'_>, person: &Person, at: usize, (idea, kind): (u32, Kind)) {
        let token = &reading.tokens[at];
        self.ideas.push(idea);
        match kind {
            // Of formats and tools, many may have a part in one thing.
            Kind::Name if TECHNICAL_STEMS.contains(&token.stem) => {}
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
        if self.subject.is_none() && (opens || form::is_subject(reading, person, at, kind)) {
            self.subject = Some(idea);
        }
    }

    /// Takes in what an idea says of liking, denying and what can be only once.
    fn mark(
        &mut self,
        reading: &Reading<'_>,
        at: usize,
        (idea, number, kind): (&str, u32, Kind),
        negated: bool,
    ) {
        let token = &reading.tokens[at];
        let ill = CONDITION_STEMS.contains(&token.stem) || is_one_of(ILLS, idea);
        if ill && kind != Kind::Common && !is_one_of(NO_ILLS, &token.word) {
            self.ills.insert(number);
        }
        if CONCEPTS.is_allergen(idea) {
            self.harmful.insert(number);
        }
        if negated {
            self.shunned = if kind == Kind::Plain { Some(number) } else { self.shunned };
            self.negated.insert(number);
        }
        let compared =
            is_one_of("is|are|was|tastes|looks|sounds|feels|smells", reading.word(at.wrapping_sub(1)));
        match idea {
            "like" if compared => {}
            "like" | "prefer" | "favourit" | "fan" => (self.likes, self.dislikes) = (!negated, negated),
            "dislik" | "avoid" | "allergi" => {
                (self.dislikes, self.negative) = (true, true);
                self.hates |= idea == "dislik";
            }
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
}

/// It says that something is no more; of what was done, by the verb of it.
fn ends(reading: &Reading<'_>, over: Option<&str>) -> bool {
    let by_verb = |phrase: &str| over.is_none_or(|verb| phrase.starts_with(verb));
    ENDED.split('|').any(|phrase| by_verb(phrase) && reading.says(phrase))
}
