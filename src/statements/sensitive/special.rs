//! Special categories and orders, by the lists of terms.

use super::{
    Class, Finding, medicine, person,
    terms::{Match, TERMS, Weight},
    tokens::Text,
};

/// A sentence of so few words may be a note that leaves the person out: "Diabetes type 2 since 2015".
const NOTE_WORDS: usize = 6;

pub(super) fn findings(text: &Text<'_>) -> Vec<Finding> {
    let mut matches = TERMS.matches(text);
    matches.extend(medicine::matches(text));
    let harmless = Spans::of(text, &matches);
    let personal: Vec<bool> =
        (0..text.sentences.len() - 1).map(|number| person::is_meant(text.sentence(number))).collect();
    let counts = |found: &Match| match found.weight {
        Weight::Harmless => false,
        Weight::Alone => !harmless.hold(found),
        Weight::OfPerson | Weight::Doubtful => {
            let number = text.tokens[found.first].sentence;
            let sentence = text.sentence(number);
            let at = found.first - text.sentences[number];
            let noted = found.weight == Weight::OfPerson && is_note(text, number);
            (personal[number] || noted) && !harmless.hold(found) && !person::is_subject_of_study(sentence, at)
        }
    };
    let finding = |found: &Match| Finding {
        class: found.class,
        start: text.tokens[found.first].start,
        end: text.tokens[found.last].end,
        is_sure: found.weight != Weight::Doubtful,
    };
    matches.iter().filter(|found| counts(found)).map(finding).collect()
}

/// "Lactose intolerance", "Diabetes type 2 since 2015": a few words with an illness first and no verb.
fn is_note(text: &Text<'_>, number: usize) -> bool {
    const VERBS: [&str; 12] =
        ["is", "are", "was", "were", "will", "can", "causes", "affects", "got", "has", "needs", "means"];
    let sentence = text.sentence(number);
    if sentence.len() > NOTE_WORDS {
        return false;
    }
    let asks = text.text[sentence.last().map_or(0, |last| last.end)..].trim_start().starts_with('?');
    let verb = sentence.iter().any(|token| VERBS.contains(&&*token.word));
    !verb && !asks
}

/// The places of harmless terms, by each token that they hold.
struct Spans(Vec<Vec<(Class, usize, usize)>>);

impl Spans {
    fn of(text: &Text<'_>, matches: &[Match]) -> Self {
        let mut made = vec![Vec::new(); text.tokens.len()];
        for found in matches.iter().filter(|found| found.weight == Weight::Harmless) {
            made[found.first..=found.last]
                .iter_mut()
                .for_each(|at| at.push((found.class, found.first, found.last)));
        }
        Self(made)
    }

    /// Whether a harmless term of its class overlaps it and is no shorter.
    fn hold(&self, found: &Match) -> bool {
        let is_longer = |(class, first, last): &(Class, usize, usize)| {
            *class == found.class && last - first >= found.last - found.first
        };
        (found.first..=found.last).any(|at| self.0[at].iter().any(is_longer))
    }
}
