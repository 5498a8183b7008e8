//! What rules make of memories: which are worth keeping, which say the same, and what topics mean. They need no key and
//! no network, and the same memories get the same answers, whenever and in whatever batches.

mod abilities;
mod alike;
mod analysis;
#[cfg(test)]
mod cases_tests;
mod claims;
mod clash;
mod company;
mod concepts;
#[cfg(test)]
mod contrary_tests;
mod denials;
mod documentation;
mod facts;
mod figures;
mod fleeting;
#[cfg(test)]
mod foreign_tests;
mod form;
#[cfg(test)]
mod form_tests;
mod frame;
mod frames;
#[cfg(test)]
mod fuller_pairs_tests;
mod ground;
mod ideas;
mod introductions;
mod junk;
mod lasting;
mod lexicon;
#[cfg(test)]
mod meaning_tests;
mod merge;
#[cfg(test)]
mod messy_tests;
mod moments;
#[cfg(test)]
mod more_pairs_tests;
mod names;
mod noted;
#[cfg(test)]
mod pairs_tests;
mod person;
mod phrases;
mod places;
mod provenance;
mod questions;
mod reading;
mod relevance;
mod requests;
mod rule;
#[cfg(test)]
mod rules_tests;
mod same;
mod signs;
mod spellings;
mod statement;
mod tastes;
mod tense;
mod test_data;
mod things;
mod topics;
mod universal;
#[cfg(test)]
mod unlike_tests;

#[cfg(test)]
use crate::{MemoryText, TopicInUse};

pub use analysis::{Analysis, Verdict};
pub use claims::Claim;
pub use lexicon::MONTHS;
pub use merge::merged;
pub use relevance::relevance;
pub use rule::Rule;
pub use spellings::in_one_spelling;
pub use tense::is_past;
pub use topics::normalised;
