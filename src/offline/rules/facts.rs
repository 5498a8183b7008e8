//! Signs that something is stated about a person, whatever the frame around it: a request, a question, a note.
//!
//! A frame of junk is no proof of junk: "asked for his dose to be written down: 500 mg twice a day" is a request, and its
//! dose is needed for years. So these keep a memory that every other rule would delete.

use super::{
    ground,
    lexicon::{CONDITION_STEMS, WEEKDAYS},
    person::Person,
    reading::{Reading, is_one_of},
};

/// Kin by blood or marriage, of whom each mention says that they exist.
const CLOSE: &str = "mother|mum|mom|father|dad|parent|parents|brother|brothers|sister|sisters|sibling|siblings|son|sons|\
    daughter|daughters|child|children|kid|kids|twins|husband|wife|spouse|fiance|fiancee|grandmother|grandma|grandfather|\
    grandpa|grandparents|grandson|granddaughter|aunt|uncle|cousin|nephew|niece|stepmother|stepfather|stepson|stepdaughter";
/// Medicines, doses and what is done about an illness.
const TREATMENT: &str = "mg|mcg|µg|dose|doses|dosage|pill|pills|tablet|tablets|insulin|inhaler|injection|injections|epipen|\
    medicine|medicines|prescription|dialysis|therapy|metformin|statin|blockers|thinner|thinners|hearing|wheelchair|eyesight";
/// What somebody is in the eyes of the law, at work or at home.
const STANDING: &str = "divorce|divorced|separation|separated|widow|widower|widowed|custody|parole|probation|asylum|visa|\
    residence permit|citizenship|freelancer|self employed|unemployed|retired|works at|works for|works as|employed at|employed by|\
    lives in|lives at|lives with|live in|parents live|commutes|anniversary|birthday|vegan|vegetarian|colour blind|color blind";
/// What comes back again and again.
const AGAIN: &str = "every day|every morning|every evening|every night|every week|every month|every year|daily|weekly|monthly|\
    nightly|yearly|each day|each week|each month|times a|twice a|once a|for a living|from now on";

/// Whether anything of that is stated.
pub(super) fn are_stated(reading: &Reading<'_>, person: &Person) -> bool {
    names_kin(reading)
        || is_of_health(reading)
        || reading.says_any(STANDING)
        || comes_back(reading)
        || ground::is_reasoned(reading, person)
}

/// "his wife Ines", "her mother", "my kids".
fn names_kin(reading: &Reading<'_>) -> bool {
    (1..reading.tokens.len()).any(|at| {
        let owned = |at: usize| {
            let token = &reading.tokens[at];
            token.owns || is_one_of("his|her|my|their", &token.word)
        };
        is_one_of(CLOSE, reading.word(at)) && (owned(at - 1) || at > 1 && owned(at - 2))
    })
}

fn is_of_health(reading: &Reading<'_>) -> bool {
    let ill = reading.tokens.iter().any(|token| CONDITION_STEMS.contains(&token.stem));
    ill || reading.tokens.iter().any(|token| is_one_of(TREATMENT, &token.word))
}

fn comes_back(reading: &Reading<'_>) -> bool {
    let days = reading.tokens.iter().any(|token| {
        token.word.strip_suffix('s').is_some_and(|day| WEEKDAYS.contains(day) && day.ends_with("day"))
    });
    let each =
        |at: usize| matches!(reading.word(at), "every" | "each") && WEEKDAYS.contains(reading.word(at + 1));
    days || reading.says_any(AGAIN) || (0..reading.tokens.len()).any(each)
}

/// "…, user is dyslexic", "note: user carries …", "remember that I'm …": a statement within a frame.
pub(super) fn is_said_of_user(reading: &Reading<'_>, person: &Person) -> bool {
    let present =
        |word: &str| word.ends_with('s') && word.len() > 1 && !matches!(word, "was" | "this" | "its");
    let within = (1..reading.tokens.len()).any(|at| {
        let before = &reading.tokens[at].gap;
        let parted = before.contains([',', ':', ';', '.']) || reading.word(at - 1) == "that";
        parted && person.is(reading.word(at)) && present(reading.word(at + 1))
    });
    within || reading.tokens.iter().any(|token| matches!(token.word.as_str(), "im" | "ive"))
}
