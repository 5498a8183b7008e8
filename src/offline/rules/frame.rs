//! What two sentences have in common before and behind what each says of its own: whom both are about, and since when,
//! where or why. Two facts of one person, one day or one place have all of that in common, and are not one for it.

use super::{
    person::Person,
    reading::{Reading, Token, is_one_of},
};

/// What a sentence says of its own has at least so many words that tell something. Fewer may be one word for another.
const LEAST_OWN: usize = 2;

/// Letters that a word begins with where it is said to begin with another.
const LEAST_AKIN: usize = 4;

/// Words that begin when, where, why or how.
const OPENERS: &str = "\
    according|after|although|and|as|at|because|before|but|by|despite|due|during|every|following|for|from|\
    given|if|in|like|near|now|on|out|per|since|thanks|that|these|this|though|through|today|together|\
    under|until|when|whenever|where|which|while|who|with|within|without";
const AUXILIARIES: &str =
    "am|are|is|was|were|be|has|have|had|does|do|did|can|could|will|would|may|must|should|might";

/// What two sentences say of their own.
pub(super) struct Own<'a> {
    pub texts: [&'a str; 2],
    /// Each begins with a verb that is more than "is" or "has", and not with the same.
    pub do_otherwise: bool,
    /// A word of one begins with a word of the other: "birdwatching" and "birds".
    pub are_akin: bool,
}

/// Each without what both have in common around it; none where nothing is, or where one of them says too little of its
/// own.
pub(super) fn own<'a>(one: &Reading<'a>, other: &Reading<'a>, person: &Person) -> Option<Own<'a>> {
    let both = [one, other];
    let (a, b) = (&one.tokens, &other.tokens);
    let before = a.iter().zip(b).take_while(|(x, y)| x.word == y.word).count();
    let room = a.len().min(b.len()) - before;
    let same = a.iter().rev().zip(b.iter().rev()).take(room).take_while(|(x, y)| x.word == y.word).count();
    let behind = (1..=same).rev().find(|last| both.iter().all(|reading| opens(reading, *last))).unwrap_or(0);
    let begin = if both.iter().all(|reading| is_verb(reading, before)) { before } else { 0 };
    if begin == 0 && behind == 0 {
        return None;
    }
    let [mine, its] =
        both.map(|reading| telling(&reading.tokens[before..reading.tokens.len() - behind], person));
    if mine.len() < LEAST_OWN || its.len() < LEAST_OWN {
        return None;
    }
    let text = |reading: &Reading<'a>| {
        let own = &reading.tokens[begin..reading.tokens.len() - behind];
        let (first, last) = (own.first()?, own.last()?);
        Some(&reading.content[first.at..last.at + last.raw.len()])
    };
    let do_otherwise = begin > 0 && both.iter().all(|reading| does(reading, begin));
    let begins = |long: &Token<'_>, short: &Token<'_>| {
        short.stem.chars().count() >= LEAST_AKIN
            && long.stem != short.stem
            && long.word.starts_with(&short.stem)
    };
    let are_akin = mine.iter().any(|one| its.iter().any(|other| begins(one, other) || begins(other, one)));
    Some(Own { texts: [text(one)?, text(other)?], do_otherwise, are_akin })
}

/// The words that tell something, and not of whom.
fn telling<'t, 'a>(tokens: &'t [Token<'a>], person: &Person) -> Vec<&'t Token<'a>> {
    tokens.iter().filter(|token| !token.stop && !person.is(&token.word)).collect()
}

/// Whether so many of the last words tell when, where, why or how.
fn opens(reading: &Reading<'_>, last: usize) -> bool {
    let token = &reading.tokens[reading.tokens.len() - last];
    is_one_of(OPENERS, &token.word) || token.is_set_apart()
}

fn is_verb(reading: &Reading<'_>, at: usize) -> bool {
    let word = reading.word(at);
    is_one_of(AUXILIARIES, word) || word.ends_with('s') && !word.ends_with("ss") || word.ends_with("ed")
}

/// A verb that says what is done.
fn does(reading: &Reading<'_>, at: usize) -> bool {
    let next = reading.word(at + 1);
    !is_one_of(AUXILIARIES, reading.word(at)) || next.ends_with("ing") || next.ends_with("ed")
}
