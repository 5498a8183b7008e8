//! What a memory denies: "does not take ibuprofen", "is not allergic to peanuts", "has no siblings".

use super::{
    reading::{Reading, is_one_of},
    statement::Statement,
};
use crate::words::stem;

const DENYING: &str = "not|no|never|nor|neither|without|hardly|cannot|cant|couldnt|dont|doesnt|didnt|isnt|arent|wasnt|werent|\
    wont|wouldnt|shouldnt|mustnt|hasnt|havent|hadnt";

/// What ends what a denial reaches over, beside a comma or a full stop.
const BEYOND: &str = "but|and|or|because|since|so|as|while|although|though|unless|until|except";

/// Words that a denial reaches over at most.
const REACH: usize = 7;

/// The first idea behind a denial, and the one after it.
pub(super) struct Denial {
    what: u32,
    /// The word for it: "intolerant" and "cannot digest" are one idea and no denial of each other.
    stem: String,
    /// Without it, all of `what` is denied.
    of: Option<u32>,
}

/// `placed` are the ideas of a memory by where they stand.
pub(super) fn of(reading: &Reading<'_>, placed: &[(usize, u32)]) -> Vec<Denial> {
    let denies = |at: &usize| {
        // "is not only a nurse" tells of a nurse, and "can't stand" is no denial.
        is_one_of(DENYING, reading.word(*at))
            && !is_one_of("only|just|merely|stand|abide|bear", reading.word(at + 1))
    };
    let denial = |at: usize| {
        let ends = |at: &usize| {
            reading.tokens[*at].gap.contains([',', '.', ';', ':', '('])
                || is_one_of(BEYOND, reading.word(*at))
        };
        let last = (at + REACH + 1).min(reading.tokens.len());
        let end = (at + 1..last).find(ends).unwrap_or(last);
        // "no longer", "not any more"
        let within = |(place, _): &&(usize, u32)| {
            (at + 1..end).contains(place) && !is_one_of("longer|more", reading.word(*place))
        };
        let mut denied = placed.iter().filter(within);
        let (what, idea) = denied.next()?;
        let stem = reading.stem(*what).to_owned();
        Some(Denial { what: *idea, stem, of: denied.next().map(|(_, idea)| *idea) })
    };
    (0..reading.tokens.len()).filter(denies).filter_map(denial).collect()
}

impl Statement {
    /// One denies what the other says, in the same words.
    pub fn contradicts(&self, other: &Self) -> bool {
        let denied = |one: &Self, two: &Self| {
            let told = |idea: u32| two.ideas.binary_search(&idea).is_ok() && !two.negated.contains(&idea);
            one.denials.iter().any(|denial| {
                let same = |word: &String| stem(word).as_ref() == Some(&denial.stem);
                told(denial.what)
                    && two.words.iter().any(same)
                    && match denial.of {
                        Some(of) => told(of),
                        // Whoever is allergic to a thing or avoids it has it not.
                        None => !two.negative,
                    }
            })
        };
        denied(self, other) || denied(other, self)
    }
}
