//! Who somebody is: "the user's sister is called Kim", "Kim, the user's sister, is a nurse".

use super::{
    lexicon::KIN,
    person::{Person, is_personal},
    reading::{Reading, is_one_of},
};

const AHEAD: &str =
    "the|a|an|older|elder|younger|eldest|oldest|youngest|best|closest|late|since|own|only|little";

/// Where the names stand of those whom a memory introduces and does nothing else with them.
pub(super) fn of(reading: &Reading<'_>, person: &Person) -> Vec<usize> {
    let is_name = |at: &usize| {
        reading.tokens.get(*at).is_some_and(|token| person.roles(&token.word).next().is_some())
            && person.is_name(reading, *at)
    };
    let ahead = |at: &usize| {
        let token = &reading.tokens[*at];
        let word = token.word.as_str();
        let counts = is_one_of(AHEAD, word) || KIN.contains(word) || person.is(word) || is_personal(word);
        counts || word == "their" || is_name(at) || word.bytes().all(|byte| byte.is_ascii_digit())
    };
    let Some(verb) = (0..reading.tokens.len()).find(|at| !ahead(at)) else { return Vec::new() };
    let next = reading.word(verb + 1);
    let owned = reading.tokens.get(verb + 1).is_some_and(|token| token.owns);
    let tells = match reading.word(verb) {
        "is" => {
            is_one_of("a|an|the|called|named|married|her|his|their", next) || owned || is_name(&(verb + 1))
        }
        "works" => next == "as",
        "has" => (verb + 1..verb + 5).any(|at| KIN.contains(reading.word(at))),
        _ => false,
    };
    // "the user's brother Kim is …" takes it as known who Kim is.
    let told = |at: &usize| {
        let apart = |at: usize| reading.tokens.get(at).is_none_or(|token| token.gap.contains(','));
        let before = reading.word(at.wrapping_sub(1));
        let full = *at > 0 && is_name(&(at - 1));
        *at == 0 || full || apart(*at) || is_one_of("is|called|named|to", before)
    };
    let names = |at: &usize| is_name(at) && told(at);
    if tells { (0..reading.tokens.len()).filter(names).collect() } else { Vec::new() }
}
