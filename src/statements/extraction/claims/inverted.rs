//! A plain question as the statement that "yes" makes of it: "Do you live in Weimar?" is "I live in Weimar."

use super::first_person::in_first_person;
use crate::extraction::{
    verbs,
    words::{Sentence, Word, is_one_of, words},
};

/// Verbs with which somebody offers or checks on the moment: "Do you want a reminder?".
const OF_THE_MOMENT: &str = "want|need|mean|know|think|remember|see|mind|agree|understand|feel|wish|recall|believe|happen|get|think|plan|intend|realise|realize|care";
const STATES_OF_THE_MOMENT: &str = "ready|sure|looking|interested|trying|ok|okay|alright|fine|there|here|done|free|available|able|asking|using|talking|thinking|referring|\
    going|happy|comfortable|good|aware|certain|curious|still|planning|hoping|open|about|saying|telling|having|getting|all|sitting|feeling";
/// What no statement holds: "Do you have any pets?", "tea or coffee?".
const OPEN: &str = "any|anything|anyone|anybody|anywhere|ever|yet|or|what|which|how|why|who|if|whether|this|that|these|those|it|them|me|i|my";
/// Where the predicate of "is your sister …" begins.
const PREDICATES: &str = "called|named|a|an|the|in|at|from|allergic|vegan|vegetarian|still|married|retired|pregnant|single|divorced|based|born|deaf|blind";

/// What "yes" to the question states; none of a question that isn't of the reader, is of the moment or has two answers.
pub(super) fn stated(text: &str) -> Option<String> {
    let all = words(Sentence { text, at: 0 });
    let low = |at: usize| all.get(at).map_or("", |word| word.low.as_str());
    let is_open = all.iter().any(|word| word.is(OPEN) || word.gap.contains([',', ';', ':', '–', '—']));
    if is_open || !(3..=16).contains(&all.len()) {
        return None;
    }
    let from = |at: usize| all.get(at).map(|word| &text[word.at..]);
    let to = |at: usize| all.get(at).map_or("", |word| text[..word.at].trim_end());
    let line = match (low(0), low(1)) {
        ("do", "you") => {
            let verb = (2..all.len()).find(|at| !verbs::is_adverb(low(*at)))?;
            let is_lasting = verbs::is_base(low(verb)) && !is_one_of(OF_THE_MOMENT, low(verb));
            is_lasting.then(|| format!("you {}", from(2).unwrap_or_default()))
        }
        ("are" | "were" | "have", "you") if !is_one_of(STATES_OF_THE_MOMENT, low(2)) => {
            Some(format!("you {} {}", low(0), from(2)?))
        }
        ("do", "your") => verb_of(&all).map(|_| text[all[1].at..].to_owned()),
        ("does", "your") => {
            let verb = verb_of(&all)?;
            let subject = &to(verb)[all[1].at..];
            Some(format!("{subject} {}{}", verbs::third_person(low(verb)), &text[all[verb].end()..]))
        }
        ("is" | "are", "your") => {
            let predicate = (3..all.len()).find(|at| is_one_of(PREDICATES, low(*at)))?;
            let subject = &to(predicate)[all[1].at..];
            Some(format!("{subject} {} {}", low(0), from(predicate)?))
        }
        _ => None,
    }?;
    in_first_person(&line)
}

/// The verb behind "does your sister".
fn verb_of(all: &[Word<'_>]) -> Option<usize> {
    (3..all.len().min(6)).find(|at| verbs::is_base(&all[*at].low))
}
