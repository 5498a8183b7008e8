//! Whether a text that a model wrote may stand for memories.

use std::collections::BTreeSet;

use memledger_offline::{
    rules::is_past,
    supported::unsupported,
    words::{self, visible},
};
use memledger_statements::revision::{Revision, Statement};

use super::{
    MAX_WORDS, Original,
    clauses::{Clause, Clauses, DENYING},
    holding::Reading,
    particulars::is_auxiliary,
    sentences::sentences,
    writing::{self, is_verb},
};

/// Whether a text says all that still holds of the originals and nothing else, by its words. The originals are those that a
/// summary by rule covers, in any order; the text may say them in other words. The reason otherwise.
///
/// It is one paragraph of at most [`MAX_WORDS`] words. Every clause of an original that still holds has its numbers with
/// what they count, its dates, its names, its denial and half of its words in one clause of the text. The text names all
/// that they name, and nothing else. No clause of it has a number, date, name or denial of its own. What a newer original replaced
/// is not in the text.
pub fn check(text: &str, originals: &[Original<'_>]) -> Result<(), String> {
    is_a_paragraph(text)?;
    let reading = Reading::of(originals);
    let all: Vec<usize> = (0..originals.len()).collect();
    if let Some(at) = all.iter().find(|at| reading.said_for(**at).is_none()) {
        return Err(format!("{:?} can't be summarised", originals[*at].text()));
    }
    is_word_for_word(text, &reading.holding_of(&all))?;
    is_of(text, &reading.holding_of(&all), &reading.replaced_of(&all))
}

/// The same of texts of which is known whether they hold or were replaced, with nothing that any of them leaves to its place
/// among others.
pub fn check_statements(text: &str, holding: &[&str], replaced: &[&str]) -> Result<(), String> {
    is_a_paragraph(text)?;
    is_word_for_word(text, holding)?;
    is_of(text, holding, replaced)
}

/// Whether everything is named there that is named in these, and nothing else: "allergic to nuts" and "allergic to shellfish"
/// differ in one word. Verbs may be others, and numbers and denials are looked at by themselves.
fn is_word_for_word(text: &str, holding: &[&str]) -> Result<(), String> {
    let own = named(text);
    let known: BTreeSet<String> = holding.iter().flat_map(|source| named(source)).collect();
    if let Some(lost) = known.difference(&own).next() {
        return Err(format!("it does not say {lost:?}"));
    }
    match own.difference(&known).next() {
        Some(new) => Err(format!("no memory says {new:?}")),
        None => Ok(()),
    }
}

/// The stems of the words that name something or describe it.
fn named(text: &str) -> BTreeSet<String> {
    const PLAIN: &str = "user now still currently anymore longer also too both well either other others such since as that this one two \
        three four five six seven eight nine ten eleven twelve";
    let is_plain = |word: &str| {
        let folded = words::folded(word);
        folded.starts_with(|c: char| c.is_ascii_digit())
            || PLAIN.split_whitespace().chain(DENYING.split_whitespace()).any(|plain| plain == folded)
            || folded.ends_with("n't")
    };
    let bare = text.split_whitespace().map(|word| word.trim_matches(|c: char| !c.is_alphanumeric()));
    let told = bare.filter(|word| {
        let word = word.to_lowercase();
        !word.is_empty() && !is_plain(&word) && !is_verb(&word) && !is_auxiliary(&word) && !is_past(&word)
    });
    told.flat_map(words::words).filter(|stem| stem != "user").collect()
}

fn is_a_paragraph(text: &str) -> Result<(), String> {
    let count = writing::words(text);
    if count > MAX_WORDS {
        return Err(format!("it has {count} words, and may have {MAX_WORDS}"));
    }
    if !text.chars().any(char::is_alphanumeric) {
        return Err("it says nothing".to_owned());
    }
    if visible(text) != text || text.contains(char::is_control) {
        return Err("it has line ends or signs that a reader does not see".to_owned());
    }
    Ok(())
}

/// Whether a text says what these statements say, and nothing of those that were replaced.
pub(super) fn is_of(text: &str, holding: &[&str], replaced: &[&str]) -> Result<(), String> {
    if let Some(wrong) = unsupported(text, holding) {
        return Err(wrong);
    }
    let own = Clauses::of(text);
    for source in holding {
        if let Some(missing) = own.missing(&Clauses::of(source)) {
            return Err(format!("it does not say {:?}, or says it otherwise", missing.text));
        }
    }
    nothing_of_its_own(&own, holding)?;
    nothing_replaced(text, holding, replaced)
}

fn nothing_of_its_own(own: &Clauses, sources: &[&str]) -> Result<(), String> {
    let sources: Vec<Clause> = sources.iter().flat_map(|source| Clauses::of(source).0).collect();
    let stems: BTreeSet<&str> = sources.iter().flat_map(|clause| &clause.stems).map(String::as_str).collect();
    for clause in &own.0 {
        if let Some(new) = clause.own_particular(&sources) {
            return Err(format!("it says {new:?}, which no memory says"));
        }
        let new = clause.stems.iter().filter(|stem| !stems.contains(stem.as_str())).count();
        if 2 * new > clause.stems.len() {
            return Err(format!("no memory says {:?}", clause.text));
        }
        if clause.denies() && !sources.iter().any(|source| clause.is_denied_in(source)) {
            return Err(format!("no memory denies {:?}", clause.text));
        }
    }
    Ok(())
}

fn nothing_replaced(text: &str, sources: &[&str], replaced: &[&str]) -> Result<(), String> {
    let held: BTreeSet<String> = sources.iter().flat_map(|source| words::words(source)).collect();
    let own: BTreeSet<String> = words::words(text).into_iter().collect();
    for old in replaced {
        // The first word is a verb, which the new value may be said with too.
        let values = words::words(old).into_iter().filter(|stem| stem != "user").skip(1);
        if let Some(value) = values.into_iter().find(|stem| own.contains(stem) && !held.contains(stem)) {
            return Err(format!("it says {value:?} of {old:?}, which a newer memory replaced"));
        }
        let statement = Statement::of(old);
        let says = |sentence: &&str| statement.revision(&Statement::of(sentence)) == Revision::Restates;
        if sentences(text).iter().any(says) {
            return Err(format!("it says {old:?}, which a newer memory replaced"));
        }
    }
    Ok(())
}
