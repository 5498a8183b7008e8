//! What is said beside a question or a wish and outlives it: why it is asked, how often, of whose life.

use super::{
    junk::{Head, Subject},
    lexicon::{ARTEFACTS, KIN},
    person::{Person, is_personal},
    reading::{Reading, is_one_of},
};

/// Said of something that comes back.
const AGAIN: &str = "now and then|every|each|always|never|usually|often|regularly|whenever|daily|weekly|monthly|\
    anything|nightly|sometimes|at times|on principle|without fail|by default|as a rule";

/// "before he reads it": a moment, no habit.
const MOMENTS: &str = "when|before|until|once|while|after|if|as|what|how|why|whether|which";

/// Whether something lasting is told in passing.
pub(super) fn is_given(reading: &Reading<'_>, head: &Head, person: &Person) -> bool {
    is_reasoned(reading, person)
        || is_bounded(reading, head)
        || is_of_their_body(reading)
        || is_repeated(reading, head)
        || is_of_their_days(reading)
}

/// "…, since the barn is unheated", "… as his father has it": why it is asked is true afterwards.
pub(super) fn is_reasoned(reading: &Reading<'_>, person: &Person) -> bool {
    let words = reading.tokens.iter().enumerate().skip(2);
    words.into_iter().any(|(at, token)| {
        let apart = token.gap.contains(',');
        let next = reading.word(at + 1);
        let somebody = is_personal(next)
            || matches!(next, "they" | "their")
            || KIN.contains(next)
            || person.is(next)
            || person.is_familiar(reading, at + 1);
        let told = match token.word.as_str() {
            "because" => true,
            "since" | "as" => {
                (apart || somebody) && next.parse::<u64>().is_err() && !matches!(next, "in" | "well" | "the")
                    || token.word == "since" && apart
            }
            _ => false,
        };
        // "…: Maren gets them once a month".
        let opened = token.gap.contains(':')
            && (person.is_familiar(reading, at) || KIN.contains(token.word.as_str()))
            && is_verb(reading.word(at + 1));
        told || opened
    })
}

/// "wants summaries of five lines at most": a bound on all that is to come, unless it is on one thing.
fn is_bounded(reading: &Reading<'_>, head: &Head) -> bool {
    let wants = matches!(reading.word(head.verb), "wants" | "asked" | "needs" | "likes" | "expects");
    let one = (head.verb + 1..head.verb + 4).any(|at| {
        is_one_of("a|an|the|this|these|one|two|three|how|what|which|whether|if|to", reading.word(at))
    });
    head.subject == Subject::Person
        && wants
        && !one
        && reading.says_any("only|at most|at least|no more than|no longer than|without|in general|by default")
}

/// "whether her lisp can be treated", "how to talk to his teenage daughter, who …".
fn is_of_their_body(reading: &Reading<'_>) -> bool {
    reading.tokens.windows(3).any(|three| {
        let owned = is_one_of("her|his|their|my", &three[0].word);
        let told = is_one_of("can|could|is|has|will|might", &three[2].word) && !three[1].stop;
        owned && told && !ARTEFACTS.contains(three[1].word.as_str())
    }) || reading.tokens.windows(4).any(|four| {
        let kin = KIN.contains(four[0].word.as_str()) || KIN.contains(four[1].word.as_str());
        kin && four.iter().skip(1).any(|token| token.word == "who" && token.gap.contains(','))
    })
}

/// Present tense of the third person, by its ending.
fn is_verb(word: &str) -> bool {
    matches!(word, "is" | "has") || word.len() > 3 && word.ends_with('s')
}

/// The asking itself comes back: "asks now and then", "is to be reminded each Sunday".
fn is_repeated(reading: &Reading<'_>, head: &Head) -> bool {
    if head.subject == Subject::Person {
        let near: Vec<&str> =
            (head.verb.saturating_sub(2)..head.verb + 4).map(|at| reading.word(at)).collect();
        let near = format!(" {} ", near.join(" "));
        return AGAIN.split('|').any(|phrase| near.contains(&format!(" {phrase} ")));
    }
    let asked = reading.content.trim_end().ends_with('?') || reading.says_any("asked|wondered|inquired");
    !asked && reading.says_any(AGAIN)
}

/// "on the way that he cycles": what he does on other days too.
fn is_of_their_days(reading: &Reading<'_>) -> bool {
    reading.tokens.windows(3).any(|three| {
        let subject = matches!(three[1].word.as_str(), "he" | "she");
        let verb = three[2].word.as_str();
        let does =
            verb.len() > 3 && verb.ends_with('s') && !is_one_of("asks|wants|needs|wonders|does|says", verb);
        subject && does && !is_one_of(MOMENTS, &three[0].word)
    })
}
