//! How a memory is built: whom it is about, and what its verb tells of the time.

use std::collections::BTreeSet;

use super::{
    concepts::CONCEPTS,
    ideas::{self, Ideas, Kind},
    person::Person,
    phrases::Phrases,
    reading::{Reading, is_one_of},
    tastes,
    tense::is_past,
};

/// "User's older brother …": it is about the brother.
pub(super) fn is_subject(reading: &Reading<'_>, person: &Person, at: usize, kind: Kind) -> bool {
    let owner = |at: usize| {
        let token = &reading.tokens[at];
        token.owns && person.is(&token.word) || matches!(token.word.as_str(), "her" | "his" | "my")
    };
    let first = usize::from(reading.word(0) == "the");
    // "User and her family own …" is of the user as well.
    let both = person.is(reading.word(first)) && reading.word(first + 1) == "and";
    // "User understands his aunt's Dutch" is of the user, too.
    let through = person.is(reading.word(first)) && !reading.tokens[first].owns && reading.tokens[at].owns;
    kind == Kind::Kin && at < 6 && !both && !through && (at.saturating_sub(3)..at).any(owner)
}

/// "wants to be answered in German": so it is to be now.
pub(super) fn wants_to_be_done(reading: &Reading<'_>) -> bool {
    reading.tokens.windows(4).any(|four| {
        let words = [0, 1, 2].map(|at| four[at].word.as_str());
        words[1..] == ["to", "be"] && matches!(words[0], "wants" | "like") && four[3].word.ends_with("ed")
    })
}

/// "User taught a class", as against "User has a sister" and "User asked about a sister".
pub(super) fn acts(reading: &Reading<'_>, person: &Person) -> bool {
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

/// "used to smoke", as against "is used to noise".
pub(super) fn used_to(reading: &Reading<'_>) -> bool {
    reading.tokens.windows(3).any(|three| {
        let being = is_one_of("is|was|are|were|be|been|get|gets|got|being", &three[0].word);
        !being && three[1].word == "used" && three[2].word == "to"
    })
}

/// "the ferry's timetable is …": it speaks of the timetable.
pub(super) fn part(reading: &Reading<'_>, person: &Person, ideas: &mut Ideas) -> Option<u32> {
    let first = reading.tokens.first()?;
    let somebody = person.is(&first.word) || person.roles(&first.word).next().is_some();
    if !first.owns || !first.is_capital() || somebody || !person.is_name(reading, 0) {
        return None;
    }
    let (idea, kind) = ideas::of(reading, person, 1)?;
    Some(ideas.number(&idea, kind))
}

/// What the person does, and the thing that they do it with: "owns a black tea pot".
pub(super) struct Deed {
    /// None where the verb tells nothing by itself.
    does: Option<u32>,
    thing: u32,
    like: BTreeSet<u32>,
}

impl Deed {
    pub fn of(reading: &Reading<'_>, person: &Person, ideas: &mut Ideas, phrases: &Phrases) -> Option<Self> {
        let opens = usize::from(reading.word(0) == "the");
        let first = reading.tokens.get(opens)?;
        if !person.is(&first.word) || first.owns {
            return None;
        }
        let (thing, like) = tastes::named(reading, person, ideas, phrases, opens + 2)?;
        let verb = reading.tokens.get(opens + 1).filter(|verb| !verb.stop && !verb.is_capital());
        let idea = verb.map_or("", |verb| CONCEPTS.of(&verb.stem));
        // "5 mg of a drug" is named by what stands behind, and wishes and tastes are compared by themselves.
        let counts = !idea.is_empty() && !is_one_of("aim|like|prefer|dislik", idea) && !reading.says("of");
        let does = counts.then(|| ideas.number(idea, ideas::kind(idea)));
        Some(Self { does, thing, like })
    }

    pub fn thing(&self) -> (u32, &BTreeSet<u32>) {
        (self.thing, &self.like)
    }

    /// The same is done with two things.
    pub fn is_with_another(&self, other: &Self) -> bool {
        self.does.is_some() && self.does == other.does && self.thing != other.thing
    }
}

/// The word after the person, where a memory opens with them.
pub(super) fn verb<'r>(reading: &'r Reading<'_>, person: &Person) -> Option<&'r str> {
    let at = usize::from(reading.word(0) == "the");
    let first = reading.tokens.get(at)?;
    (person.is(&first.word) && !first.owns).then(|| reading.word(at + 1))
}

/// "lived in Oslo until 2012", "once lived in Oslo", "used to live in Oslo": it does not go on.
pub(super) fn is_over(reading: &Reading<'_>, person: &Person) -> bool {
    match verb(reading, person) {
        Some("once" | "formerly" | "previously") => true,
        Some("used") => used_to(reading),
        Some(verb) => reading.says("until") && is_past(verb),
        None => false,
    }
}

/// It is told in the present, and not that it is over.
pub(super) fn is_going_on(reading: &Reading<'_>, person: &Person) -> bool {
    let over = used_to(reading) || reading.says_any("former|formerly|previously|ex");
    !over && verb(reading, person).is_some_and(is_present)
}

pub(super) fn is_present(verb: &str) -> bool {
    verb.ends_with('s') && !is_one_of("was|has", verb)
}
