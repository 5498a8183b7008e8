//! Statements of known sameness, generated: which of them are taken for one.

mod generated;
mod groups;
mod meanings;
mod others;
mod restatements;
mod twins;

pub(crate) use generated::{Dice, share};

use memledger_statements::revision::{Revision, Statement, revision};

use crate::{
    judging::compared,
    likeness::{Likeness, Thresholds, by_text, by_words},
};

/// All texts are nominated, whatever they say.
const ANY: Thresholds = Thresholds { duplicate_embedding: 0.0, duplicate_text: 0.0, check_low: 0.0 };

fn restates(one: &str, other: &str) -> bool {
    revision(one, other) == Revision::Restates
}

/// Whether one of two texts would be no memory of its own, in either order.
fn is_one_memory(one: &str, other: &str, likeness: Likeness<'_>) -> bool {
    [(one, other), (other, one)].into_iter().any(|(one, other)| {
        compared(&Statement::of(one), &Statement::of(other), likeness) == Revision::Restates
    })
}

/// The pairs that would be one memory.
fn merged(pairs: &[(String, String)], likeness: Likeness<'_>) -> Vec<String> {
    let is_one = |(one, other): &&(String, String)| is_one_memory(one, other, likeness);
    pairs.iter().filter(is_one).map(|(one, other)| format!("{one} | {other}")).collect()
}

fn with<'a>(thresholds: Thresholds, embedding: &'a dyn Fn(&str, &str) -> Option<f64>) -> Likeness<'a> {
    Likeness { thresholds, embedding, meaning: None }
}

/// The thresholds that hold unless somebody sets others.
fn usual() -> Thresholds {
    by_text().thresholds
}
