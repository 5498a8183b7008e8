//! With whom something was done: "with her brother Sven and a guide", "User and Sven …", "alone".

use std::collections::BTreeSet;

use super::{
    figures::differ,
    ideas::{Ideas, Kind},
    person::Person,
    phrases::Phrases,
    reading::{Reading, is_one_of},
    tense::{FirstVerb, is_past},
};

/// Words that end the naming of whom one was with.
const BREAKS: &str = "of|for|to|that|which|who|with|in|on|at|by|from|about|without|under|between|but|because|as|so|before|\
    after|when|where|until|over|than|or|if|is|are|into|during|through|across|around|while|since|whom|whose";
const ALONE: &str = "alone|solo|by himself|by herself|on his own|on her own|on their own";

#[derive(Default)]
pub(super) struct Company {
    who: BTreeSet<u32>,
    names: BTreeSet<u32>,
}

impl Company {
    pub fn of(
        reading: &Reading<'_>,
        person: &Person,
        ideas: &mut Ideas,
        phrases: &Phrases,
        told: &FirstVerb,
    ) -> Self {
        let mut made = Self::default();
        let ends = |at: usize| {
            let token = &reading.tokens[at];
            token.gap.contains([',', '.', ';', ':', '('])
                || is_one_of(BREAKS, &token.word)
                || is_past(&token.word)
        };
        let with = (0..reading.tokens.len()).filter(|at| reading.word(*at) == "with");
        let named = with.flat_map(|with| (with + 1..reading.tokens.len()).take_while(|at| !ends(*at)));
        for at in told.joint.clone().chain(named) {
            let Some((idea, kind)) = phrases.idea(reading, person, at) else { continue };
            if kind == Kind::Figure {
                continue;
            }
            let number = ideas.number(&idea, kind);
            made.who.insert(number);
            if kind == Kind::Name {
                made.names.insert(number);
                let roles = person.roles(reading.word(at));
                made.who.extend(roles.map(|role| ideas.number(role, Kind::Kin)));
            }
        }
        if reading.says_any(ALONE) {
            made.who.insert(ideas.number("#alone", Kind::Common));
        }
        made
    }

    /// Each tells of somebody whom the other doesn't, and nobody with a name is in both.
    pub fn is_other(&self, other: &Self) -> bool {
        differ(&self.who, &other.who) && self.names.is_disjoint(&other.names)
    }
}
