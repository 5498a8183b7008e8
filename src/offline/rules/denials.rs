//! What a memory denies: "does not take ibuprofen", "is not allergic to peanuts", "has no siblings".

use std::collections::{BTreeMap, BTreeSet};

use super::{
    concepts::CONCEPTS,
    reading::{Reading, is_one_of},
    statement::Statement,
};

const DENYING: &str =
    "not|no|never|nor|neither|without|hardly|cannot|cant|dont|doesnt|didnt|isnt|wasnt|wont|hasnt";

/// Words that deny what follows, and may stand for praise: "couldn't love it more".
const ALSO_DENYING: &str = "couldnt|arent|werent|wouldnt|shouldnt|mustnt|neednt|havent|hadnt|aint|barely|scarcely|lacks|\
    lack|lacked|none";

/// What ends what a denial reaches over, beside a comma or a full stop.
const BEYOND: &str = "but|and|due|because|since|so|as|while|although|though|unless|until|except";

/// Words that a denial reaches over at most.
const REACH: usize = 7;

/// Words behind a denial that are not what is denied: "no longer takes", "has not been diagnosed with".
const PASSED_OVER: &str =
    "longer|more|yet|known|diagnosed|proven|thought|found|supposed|usual|always|often|ever|quite";
const NO_ADVERBS: &str = "family|belly|jelly|supply|reply|apply|rely|fly|bully|assembly|ally";

/// Words of leaving a thing alone.
const AGAINST: &str = "stopped|avoids|avoid|refuses|stop";

/// Words that deny the thing behind them, and not what is done to it.
const OF_THINGS: &str = "no|without|nor|neither|lacks|lack|lacked|none";

/// Behind these stands what is not denied.
const EXCEPT: &str = "except|unless";

/// Behind these, what is denied was said before: "is allergic to cats but not to dogs".
const LINKING: &str = "to|for|with|at|in|on|by|from|of";

/// What is denied first, and the idea after it.
struct Denial {
    what: u32,
    stem: String,
    /// Without it, all of `what` is denied.
    of: Option<u32>,
    /// Only what it is done to is said.
    elliptic: bool,
    /// It is a thing that is not there.
    of_thing: bool,
    /// For this it does not hold.
    except: Option<u32>,
}

/// What a memory denies, and what it says.
#[derive(Default)]
pub(super) struct Denials {
    denied: Vec<Denial>,
    /// What stands before "allergy" or "-free": it is told of without being there.
    beside: BTreeSet<u32>,
    /// What is said outright, by the stems it is said with.
    told: BTreeMap<u32, Vec<String>>,
}

pub(super) fn denies(word: &str) -> bool {
    is_one_of(DENYING, word)
}

/// "avoids", "gave up"
pub(super) fn is_against(reading: &Reading<'_>, at: usize) -> bool {
    let word = reading.word(at);
    is_one_of(AGAINST, word) || is_one_of("gave|given|gives", word) && reading.word(at + 1) == "up"
}

/// Whether a word denies what follows it here. "is not only a nurse" tells of a nurse, "can't stand" is no denial, and "no
/// more than two" is a number.
fn is_denying(reading: &Reading<'_>, at: usize) -> bool {
    let (word, next) = (reading.word(at), reading.word(at + 1));
    let numbered = word == "no" && next.bytes().all(|byte| byte.is_ascii_digit());
    let bounded = is_one_of("more|less|fewer|later|earlier", next) && reading.word(at + 2) == "than";
    let praise = is_one_of("couldnt|wouldnt", word)
        && (at + 1..at + REACH).any(|at| is_one_of("more|better|happier", reading.word(at)));
    let no_denial = numbered || bounded || praise || is_one_of("only|just|merely|stand|abide|bear", next);
    (denies(word) || is_one_of(ALSO_DENYING, word)) && !no_denial
}

/// Where the words end that what stands at a place reaches over.
fn end_of_reach(reading: &Reading<'_>, at: usize) -> usize {
    let last = (at + REACH + 1).min(reading.tokens.len());
    let gap = |at: usize| reading.tokens[at].gap;
    let ends = |at: &usize| gap(*at).contains(['.', ';', ':', '(']) || is_one_of(BEYOND, reading.word(*at));
    let end = (at + 1..last).find(ends).unwrap_or(last);
    let Some(comma) = (at + 1..end).find(|at| gap(*at).contains(',')) else { return end };
    // "does not smoke, drink or gamble"
    let listed = (comma..end).any(|at| is_one_of("or|nor", reading.word(at)));
    if listed { end } else { comma }
}

impl Denials {
    /// `placed` are the ideas of a memory by where they stand.
    pub fn of(reading: &Reading<'_>, placed: &[(usize, u32)]) -> Self {
        let mut made = Self::default();
        let mut reached: BTreeSet<usize> = BTreeSet::new();
        let mut shunned: BTreeSet<usize> = BTreeSet::new();
        for at in 0..reading.tokens.len() {
            let within = at + 1..end_of_reach(reading, at);
            if is_denying(reading, at) {
                made.denied.extend(denial(reading, placed, at, within.end));
                reached.extend(within);
            } else if is_against(reading, at)
                || is_one_of("dislik|avoid|allergi", CONCEPTS.of(reading.stem(at)))
            {
                shunned.extend(within);
            }
        }
        let spares = |at: usize| {
            CONCEPTS.of(reading.stem(at)) == "allergi"
                || reading.word(at) == "free" && reading.tokens.get(at).is_some_and(|free| free.gap == "-")
        };
        made.beside = placed.iter().filter(|(at, _)| spares(at + 1)).map(|(_, idea)| *idea).collect();
        for (at, idea) in placed.iter().filter(|(at, _)| !reached.contains(at) && !shunned.contains(at)) {
            made.told.entry(*idea).or_default().push(reading.stem(*at).to_owned());
        }
        made
    }
}

fn denial(reading: &Reading<'_>, placed: &[(usize, u32)], at: usize, end: usize) -> Option<Denial> {
    let passed_over = |at: usize| {
        let (word, token) = (reading.word(at), &reading.tokens[at]);
        let adverb = word.ends_with("ly") && !token.is_capital() && !is_one_of(NO_ADVERBS, word);
        is_one_of(PASSED_OVER, word) || adverb
    };
    let next = (at + 1..end).find(|at| is_denying(reading, *at));
    let except = is_one_of(EXCEPT, reading.word(end));
    let behind = placed.iter().find(|(place, _)| *place > end).filter(|_| except);
    let end = next.unwrap_or(end);
    let mut within = placed.iter().filter(|(place, _)| (at + 1..end).contains(place) && !passed_over(*place));
    let (place, what) = within.next()?;
    let of = within.next().map(|(_, idea)| *idea);
    Some(Denial {
        what: *what,
        stem: reading.stem(*place).to_owned(),
        of,
        elliptic: is_one_of(LINKING, reading.word(at + 1)),
        of_thing: is_one_of(OF_THINGS, reading.word(at)),
        except: behind.map(|(_, idea)| *idea),
    })
}

impl Statement {
    /// One denies what the other says, in much the same words.
    pub fn contradicts(&self, other: &Self) -> bool {
        let denied = |one: &Self, two: &Self| {
            let speaks_of = |idea: u32| two.ideas.binary_search(&idea).is_ok();
            one.denials.denied.iter().any(|denial| {
                // Whoever is allergic to a thing or avoids it has it not: that is no contradiction.
                let told = two.denials.told.get(&denial.what);
                let same = told.is_some_and(|stems| stems.iter().any(|stem| is_alike(stem, &denial.stem)));
                let denies = |idea: u32| {
                    let mut its = two.denials.denied.iter();
                    its.any(|its| {
                        let of = its.of == Some(idea);
                        its.what == idea || of && (its.elliptic || its.what == denial.what)
                    })
                };
                let holds = |idea: u32| speaks_of(idea) && !denies(idea);
                (same || denial.elliptic && holds(denial.what))
                    && denial.of.is_none_or(|of| if denial.of_thing { speaks_of(of) } else { holds(of) })
                    && !denial.except.is_some_and(speaks_of)
                    && !(denial.of.is_none() && two.denials.beside.contains(&denial.what))
            })
        };
        denied(self, other) || denied(other, self)
    }
}

/// Forms of one word: "allergic" and "allergy", "worked" and "worker"; "intolerant" and "cannot digest" are one idea
/// and no denial of each other.
fn is_alike(one: &str, other: &str) -> bool {
    let both = one.chars().zip(other.chars()).take_while(|(a, b)| a == b).count();
    let shorter = one.chars().count().min(other.chars().count());
    one == other || both >= 4.max(shorter.saturating_sub(1))
}
