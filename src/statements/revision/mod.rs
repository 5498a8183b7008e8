//! What a new statement is to an old one about the same person: whether it says the same, replaces it, or is another fact.
//!
//! Likeness nominates a pair, and this decides. Both are read as subject, attribute, value and state. Only texts that agree
//! in all of them restate each other, so that another number, date, name, unit, denial or subject keeps them apart whatever
//! the wording; a pair that nobody thought of differs.

mod attributes;
mod beyond;
mod fact;
#[cfg(test)]
mod generated_tests;
#[cfg(test)]
mod histories_tests;
mod keys;
mod lemmas;
mod matters;
#[cfg(test)]
mod paraphrases_tests;
mod preference;
#[cfg(test)]
mod revision_tests;
mod state;
mod statement;
#[cfg(test)]
mod twins_tests;
mod value;
mod voice;

use attributes::Values;
pub use attributes::is_occupation;
pub use beyond::states_more;
use fact::Fact;
pub use lemmas::lemma;
use preference::Preference;
use state::State;
pub use statement::{Statement, says_some};
use value::is_number;

use memledger_offline::rules::{MONTHS, is_past};

/// What a new statement is to an old one.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Revision {
    /// It says the same, and no less and no more.
    Restates,
    /// It is of the same attribute, with a new value or withdrawn.
    Updates,
    /// It is another fact.
    Differs,
}

/// What `new` is to `old`, both about the same person.
pub fn revision(old: &str, new: &str) -> Revision {
    Statement::of(old).compared(&Statement::of(new))
}

fn compared(old: &Fact, new: &Fact) -> Revision {
    if old.subject != new.subject {
        return Revision::Differs;
    }
    if let Some((one, other)) = Preference::of(old).zip(Preference::of(new)) {
        return one.revision(&other);
    }
    if leaves(old, new) || leaves(new, old) {
        return Revision::Updates;
    }
    if old.attribute != new.attribute {
        return Revision::Differs;
    }
    if old.value == new.value {
        return same_value(old, new);
    }
    // Somebody may be a baker and a singer; "is a singer now" says what they are instead.
    if old.attribute == "job" && new.is_change && new.state == State::Holds && old.state != State::Past {
        return Revision::Updates;
    }
    match old.values {
        // "3 June" and "3 June 1990".
        Values::One if old.attribute == "birthday" && (is_within(old, new) || is_within(new, old)) => {
            Revision::Differs
        }
        // What was for a time is no value that is replaced.
        Values::One if new.values == Values::One && new.state == State::Holds && old.state != State::Past => {
            Revision::Updates
        }
        Values::One => Revision::Differs,
        Values::Many if is_other_amount(old, new) => Revision::Updates,
        Values::Many => Revision::Differs,
    }
}

fn is_within(one: &Fact, other: &Fact) -> bool {
    one.value.iter().all(|word| other.value.contains(word))
}

/// What "left Acme" may take back.
const LEFT: [&str; 4] = ["residence", "employer", "studies", "member"];

/// "Left Acme" takes back what was at Acme: work, a home, studies, membership.
fn leaves(left: &Fact, held: &Fact) -> bool {
    left.attribute == "departure"
        && left.state == State::Denied
        && held.state == State::Holds
        && LEFT.contains(&held.attribute.as_str())
        && left.value == held.value
}

fn same_value(old: &Fact, new: &Fact) -> Revision {
    let is_over = |fact: &Fact| matches!(fact.state, State::Ended | State::Denied);
    // What was done once takes back nothing that is done as a habit.
    let is_for_a_time = |fact: &Fact| fact.state == State::Past;
    match old.state == new.state {
        true if old.more == new.more && old.done_by == new.done_by => Revision::Restates,
        true => Revision::Differs,
        false if is_for_a_time(old) || is_for_a_time(new) => Revision::Differs,
        // "No longer drinks coffee at night" does not take back that coffee is drunk.
        false
            if new.more != old.more && [old, new].iter().any(|one| is_over(one) && !one.more.is_empty()) =>
        {
            Revision::Differs
        }
        false => Revision::Updates,
    }
}

/// "Takes 20 mg" and "takes 10 mg" at present. Dates, times and names with numbers may be of two things.
fn is_other_amount(old: &Fact, new: &Fact) -> bool {
    const DATED: [&str; 8] = ["on", "at", "in", "since", "#", ":", "/", "."];
    let is_present = !old.attribute.starts_with("past ") && !is_past(&old.attribute);
    let pairs = old.value.iter().zip(&new.value).enumerate();
    let mut changed = pairs.filter(|(_, (one, other))| one != other);
    let at = match (changed.next(), changed.next()) {
        (Some((at, (one, other))), None) if is_number(one) && is_number(other) => at,
        _ => return false,
    };
    let around = [at.wrapping_sub(1), at + 1].map(|at| old.value.get(at).map_or("", String::as_str));
    let is_month = around.iter().any(|word| MONTHS.contains(word));
    let is_year = old.value[at].len() == 4;
    is_present
        && old.value.len() == new.value.len()
        && old.more == new.more
        && (old.state, new.state) == (State::Holds, State::Holds)
        && !is_month
        && !is_year
        && !around.iter().any(|word| DATED.contains(word))
}

/// Words that deny, of the languages that the rules read a little of.
const DENYING: &str =
    "not no never anymore nicht kein keine keinen keiner mehr nie ya nunca ne n pas plus jamais non";

const LONGEST_DENIAL: usize = "anymore".len();

/// The same words in the same order but for what denies: "Mag Kaffee", "Mag keinen Kaffee mehr".
fn denies(old: &[String], new: &[String]) -> bool {
    if holds_denial(old) == holds_denial(new) {
        return false;
    }
    let plain = [old, new].map(matters::undenied);
    plain[0] == plain[1] && !plain[0].is_empty()
}

fn holds_denial(words: &[String]) -> bool {
    let is_one = |part: &str| {
        is_denying(part) || part.contains(char::is_uppercase) && is_denying(&part.to_lowercase())
    };
    words.iter().flat_map(|word| parts(word)).any(is_one)
}

fn parts(word: &str) -> impl Iterator<Item = &str> {
    word.split([' ', '\'', '’'])
}

fn is_denying(word: &str) -> bool {
    word.len() <= LONGEST_DENIAL
        && DENYING.as_bytes().split(|byte| *byte == b' ').any(|one| one == word.as_bytes())
}
