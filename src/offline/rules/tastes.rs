//! What somebody likes or dislikes: the thing, and what is said of it. Tastes for one thing are related.

use std::collections::BTreeSet;

use super::{
    concepts::CONCEPTS,
    figures::differ,
    ideas::{Ideas, Kind},
    person::Person,
    phrases::Phrases,
    reading::{Reading, is_one_of},
};

/// Words that end the name of a thing, or stand in place of one.
const BREAKS: &str = "of|for|to|that|which|who|with|in|on|at|by|from|about|without|under|between|and|but|because|as|so|\
    before|after|when|where|until|over|than|or|if|is|are|was|be|into|during|set|made|called|named|written|rather|more|\
    most|better|best|above|every|each|while|not|since";

/// Words between the liking and the name of what is liked.
const AHEAD: &str = "a|an|the|his|her|their|my|all|any|some|of|on|to|for";

/// So many words on, liking has to be spoken of.
const SPOKEN_OF_WITHIN: usize = 5;

/// More than this is told beside the taste in a longer memory.
const MOST_WORDS: usize = 16;

/// Things too general to be what two tastes have in common.
const GENERAL: &str = "thing|peopl|person|time|day|year|way|place|repli|text|messag|kind|sort|one|work|word|life|lot|\
    question|idea|someth|option|list|user";

pub(super) struct Taste {
    likes: bool,
    thing: u32,
    /// What the thing is like, before it.
    like: BTreeSet<u32>,
}

impl Taste {
    /// None where the memory is not of a taste of the person's own, or tells much else.
    pub fn of(reading: &Reading<'_>, person: &Person, ideas: &mut Ideas, phrases: &Phrases) -> Option<Self> {
        let opens = usize::from(reading.word(0) == "the");
        let first = reading.tokens.get(opens)?;
        let own = person.is(&first.word) || is_one_of("she|he|they|i", &first.word);
        let idea = |at: usize| CONCEPTS.of(reading.stem(at));
        let verb = (0..SPOKEN_OF_WITHIN).find(|at| matches!(idea(*at), "like" | "prefer" | "dislik"))?;
        let denied = (0..verb).any(|at| is_one_of("not|doesnt|dont|never|no|cannot|cant", reading.word(at)));
        // "prefers …" with nobody before it is the person's own as well.
        if first.owns || !own && verb != 0 || denied || reading.tokens.len() > MOST_WORDS {
            return None;
        }
        let likes = idea(verb) != "dislik";
        let (thing, like) = named(reading, person, ideas, phrases, verb + 1)?;
        Some(Self { likes, thing, like })
    }

    /// Both are of one thing, neither is the contrary of the other, and what only one says of it excludes nothing.
    pub fn is_related(&self, other: &Self) -> bool {
        let like = self.like.is_subset(&other.like) || other.like.is_subset(&self.like);
        self.likes == other.likes && self.thing == other.thing && like
    }

    pub fn is_for_thing_of(&self, other: &Self) -> bool {
        self.thing == other.thing
    }

    /// "red wine" and "white wine".
    pub fn is_other_sort(&self, other: &Self) -> bool {
        self.thing == other.thing && differ(&self.like, &other.like)
    }

    /// "black tea" and "a black tea pot": the name of one thing in the name of another.
    pub fn is_part_of(&self, thing: u32, like: &BTreeSet<u32>) -> bool {
        self.thing != thing && (like.contains(&self.thing) || self.like.contains(&thing))
    }

    pub fn thing(&self) -> (u32, &BTreeSet<u32>) {
        (self.thing, &self.like)
    }
}

/// "her landlord likes …": a taste, and not the person's.
pub(super) fn is_of_another(reading: &Reading<'_>, person: &Person) -> bool {
    let opens = usize::from(reading.word(0) == "the");
    let owner = reading.tokens.get(opens).is_some_and(|first| {
        first.owns && person.is(&first.word) || is_one_of("her|his|their|my", &first.word)
    });
    let likes = |at: usize| {
        let idea = CONCEPTS.of(reading.stem(at));
        matches!(idea, "like" | "prefer" | "dislik") && reading.word(at).ends_with('s')
    };
    owner && (likes(opens + 2) || likes(opens + 3))
}

/// The thing that is named from there, and what stands before it in its name.
pub(super) fn named(
    reading: &Reading<'_>,
    person: &Person,
    ideas: &mut Ideas,
    phrases: &Phrases,
    from: usize,
) -> Option<(u32, BTreeSet<u32>)> {
    let mut from = from;
    while is_one_of(AHEAD, reading.word(from)) {
        // "likes to take notes": what is done is no part of the name.
        from += if reading.word(from) == "to" { 2 } else { 1 };
    }
    let ends = |at: &usize| {
        let token = &reading.tokens[*at];
        *at > from && (token.gap.contains([',', '.', ';', ':', '(', '"']) || is_one_of(BREAKS, &token.word))
    };
    let until = (from..reading.tokens.len()).find(ends).unwrap_or(reading.tokens.len());
    let (last, before) =
        (from..until).collect::<Vec<_>>().split_last().map(|(last, rest)| (*last, rest.to_vec()))?;
    let (idea, kind) = phrases.idea(reading, person, last)?;
    if matches!(kind, Kind::Kin | Kind::Figure) || is_one_of(GENERAL, &idea) {
        return None;
    }
    let thing = ideas.number(&idea, kind);
    let mut like = BTreeSet::new();
    for at in before {
        if let Some((idea, kind)) = phrases.idea(reading, person, at) {
            like.insert(ideas.number(&idea, kind));
        }
    }
    like.remove(&thing);
    Some((thing, like))
}
