//! One text that stands for several memories, made by rule from their own sentences.
//!
//! Each statement that still holds is in it once, in the order of time and in its own words; those about the user are joined
//! where that cannot change what they say. Of two values of one attribute the newer one is in it and the older one is not.
//! A value that any other memory has replaced since is left out. A memory is covered only if all that still holds of it is in the text: only covered memories may be archived.

mod check;
mod clauses;
mod fitness;
mod holding;
mod inherited;
mod known;
#[cfg(test)]
mod labelled_tests;
mod original;
mod particulars;
mod parts;
#[cfg(test)]
mod property_tests;
mod sentences;
#[cfg(test)]
mod tests;
mod writing;

pub use check::{check, check_statements};
pub use inherited::Inherited;
pub use known::{KnownMemory, KnownStatements};
pub use original::Original;

use holding::Reading;
use parts::Part;

/// Most words of a summary. A character of a script without spaces counts as a word.
pub const MAX_WORDS: usize = 100;
/// Fewest memories that are worth a summary.
const FEWEST: usize = 2;

/// A text with the memories that it stands for, as sorted places among the originals that were given.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Summary {
    /// A paragraph of at most [`MAX_WORDS`] words.
    pub text: String,
    /// All that still holds of these is in the text.
    pub covered: Vec<usize>,
    /// Of those covered, the ones of which a newer memory replaced something; that is not in the text.
    pub superseded: Vec<usize>,
    /// What the summary takes over from those covered.
    pub inherited: Inherited,
}

/// Several summaries, and what none of them covers.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Summaries {
    pub summaries: Vec<Summary>,
    /// Sorted places of the originals that stay as they are: no rule can say safely what they say, or there is nothing to
    /// summarise them with.
    pub left: Vec<usize>,
}

/// One summary of as many of the originals as fit, those whose statements are oldest first; none if that are fewer than two.
/// The originals may come in any order, and all have to be of one wall, whose memories are known. One that says a value which
/// another memory has replaced since is in none, until that is summarised with it.
pub fn summary(originals: &[Original<'_>], known: &KnownStatements<'_>) -> Option<Summary> {
    let reading = Reading::with_known(originals, known);
    let mut chosen: Vec<&Part> = Vec::new();
    let parts = parts::parts(&reading);
    for part in &parts {
        chosen.push(part);
        if writing::words(&written(&reading, &chosen)) > MAX_WORDS {
            chosen.pop();
        }
    }
    made(&reading, originals, &chosen)
}

/// Summaries that together cover all originals that any summary can: statements that do not fit go into the next one.
pub fn summaries(originals: &[Original<'_>], known: &KnownStatements<'_>) -> Summaries {
    let reading = Reading::with_known(originals, known);
    let parts = parts::parts(&reading);
    let mut shares: Vec<Vec<&Part>> = Vec::new();
    for part in &parts {
        if let Some(last) = shares.last_mut() {
            last.push(part);
            if writing::words(&written(&reading, last)) <= MAX_WORDS {
                continue;
            }
            last.pop();
        }
        shares.push(vec![part]);
    }
    let summaries: Vec<Summary> =
        shares.iter().filter_map(|share| made(&reading, originals, share)).collect();
    let is_covered = |at: &usize| summaries.iter().any(|summary| summary.covered.contains(at));
    let left = (0..originals.len()).filter(|at| !is_covered(at)).collect();
    Summaries { summaries, left }
}

/// A text that a model wrote, as the summary of all of these originals; why not, if [`check`] finds something.
pub fn summary_of_text(text: &str, originals: &[Original<'_>]) -> Result<Summary, String> {
    check(text, originals)?;
    let reading = Reading::of(originals);
    let covered: Vec<usize> = (0..originals.len()).collect();
    let superseded = covered.iter().copied().filter(|at| reading.is_superseded(*at)).collect();
    let inherited = Inherited::of(originals.iter().map(Original::memory));
    Ok(Summary { text: text.to_owned(), covered, superseded, inherited })
}

fn written(reading: &Reading<'_>, parts: &[&Part]) -> String {
    let mut statements: Vec<usize> = parts.iter().flat_map(|part| part.statements.iter().copied()).collect();
    statements.sort_by_key(|at| (reading.newest(*at), *at));
    writing::paragraph(statements.into_iter().map(|at| reading.text(at)))
}

/// The summary, unless it would not pass the check that a model's text has to pass.
fn made(reading: &Reading<'_>, originals: &[Original<'_>], parts: &[&Part]) -> Option<Summary> {
    let text = written(reading, parts);
    let mut covered: Vec<usize> = parts.iter().flat_map(|part| part.originals.iter().copied()).collect();
    covered.sort_unstable();
    let is_right = check::is_of(&text, &reading.holding_of(&covered), &reading.replaced_of(&covered)).is_ok();
    if covered.len() < FEWEST || !is_right {
        return None;
    }
    let superseded = covered.iter().copied().filter(|at| reading.is_superseded(*at)).collect();
    let inherited = Inherited::of(covered.iter().map(|at| originals[*at].memory()));
    Some(Summary { text, covered, superseded, inherited })
}
