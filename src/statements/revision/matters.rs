//! By what the statements that a new one may take the place of are found among many, without comparing it with each.

use std::hash::{DefaultHasher, Hash, Hasher};

use memledger_offline::rules::Claim;

use super::{LEFT, attributes::Values, fact::Fact, is_denying, parts, value::is_number};

/// What a statement is of, as sorted numbers: of two statements of which one updates the other, both have one of these in common.
/// Two that have one in common need not concern each other.
pub(super) fn of(claim: &Claim, fact: &Fact) -> Vec<u64> {
    let value = masked(&fact.value);
    let with_value = |attribute: &str| number(("value", &fact.subject, attribute, &value));
    let mut matters = vec![with_value(&fact.attribute), number(("words", undenied(claim.words())))];
    let has_one = fact.values == Values::One || matches!(fact.attribute.as_str(), "job" | "prefer");
    matters.extend(has_one.then(|| number(("attribute", &fact.subject, &fact.attribute))));
    if fact.attribute == "departure" {
        matters.extend(LEFT.iter().map(|attribute| with_value(attribute)));
    }
    matters.sort_unstable();
    matters.dedup();
    matters
}

/// Two amounts are of one thing.
fn masked(value: &[String]) -> Vec<&str> {
    value.iter().map(|word| if is_number(word) { "#" } else { word }).collect()
}

/// The words of a claim without those that deny it.
pub(super) fn undenied(words: &[String]) -> Vec<String> {
    let parts = words.iter().flat_map(|word| parts(word));
    parts.map(str::to_lowercase).filter(|word| !is_denying(word)).collect()
}

fn number(of: impl Hash) -> u64 {
    let mut hasher = DefaultHasher::new();
    of.hash(&mut hasher);
    hasher.finish()
}
