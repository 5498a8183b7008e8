//! What is over soon after it was said, by the form it is said in: questions turned round, orders, bare names of
//! texts, and whatever points at this very day or this very thing.

use std::sync::LazyLock;

use super::{
    ground,
    junk::{Head, Subject},
    lasting::{is_habit, is_of_one_day, is_question_word},
    lexicon::{ARTEFACTS, KIN, TASK_STEMS, WEEKDAYS, Words, words},
    person::{Person, is_personal},
    reading::{Reading, is_one_of},
    rule::Rule,
};

/// What a question opens with where no question word does.
const TURNS: &str =
    "can|could|does|do|did|is|are|was|were|will|would|should|has|have|may|at|in|on|for|between|heads";
const ASKED: &str = "asked|asks|wondered|wonders|inquired|inquires|enquired|queried";

/// Verbs of orders beyond those that name a task.
const ORDERS: &str = "water|sign|tidy|type|tell|rhyme|divide|count|crop|rename|buy|pay|order|track|make|turn|pick|put|\
    move|change|correct|write|give|show|explain|help|name|let|bring|take|drop|cut|swap|read|wish|invite|collect|fetch|\
    ring|charge|clean|feed|return|cancel|renew|solve|quote|suggest|pack|tally";

/// Orders that may say how to answer or to whom.
const MANNERLY: &str = "call|address|answer|reply|respond|speak|talk|write|explain|use|give|show|tell|help|treat|name|\
    let|take|read|remember";

/// Past forms that look like what is to be done.
const DONE: &str = "bought|sold|built|found|got|made|sent|wrote|left|won|lost|gave|took|told|kept|met|began";

/// It points at a thing as one does that is before both.
const AT_HAND: &str = "this one|these|attached|following|pasted|in front of|the second|the last|the first|the next|\
    this sentence|this paragraph|this reply|this text|this list|this table|this log|this picture|this photo|this \
    code|this file|this page|this line|this word|this letter|this mail|this email|this error|this recipe|this one";

/// Days that are past soon.
const SOON: &str = "today|tonight|tomorrow|yesterday|this morning|this afternoon|this evening|this week|this weekend|\
    just now|right now|last night|by noon|by tonight|on the way home|in time for|straight away|this \
    tuesday|this monday|this wednesday|this thursday|this friday|this saturday|this sunday";

/// What is wanted of something that is there: how it is to come out.
static OUTCOMES: Words = LazyLock::new(|| words(include_str!("lists/outcomes.txt")));

pub(super) fn rule(reading: &Reading<'_>, head: &Head, person: &Person) -> Option<Rule> {
    if head.subject == Subject::Other && is_order(reading, person) {
        return Some(Rule::Order);
    }
    if head.subject == Subject::Other && is_fragment(reading, person) {
        return Some(Rule::BareFragment);
    }
    if is_habit(reading) {
        return None;
    }
    if head.subject == Subject::Other && is_to_be_done(reading) {
        return Some(Rule::OneThingAtHand);
    }
    if is_to_be_put_right(reading, head) {
        return Some(Rule::ToBePutRight);
    }
    if wants(reading, head) && is_particular(reading, head.verb) {
        return Some(Rule::OneThingAtHand);
    }
    (is_of_the_day(reading) && reading.says_any(DUE)).then_some(Rule::OfOneDay)
}

/// A question with who asked it behind, or with nobody: "How deep is the lake, she asked", "Does it keep?".
pub(super) fn question(reading: &Reading<'_>, person: &Person) -> Option<Rule> {
    (is_turned(reading, person) && !ground::is_reasoned(reading, person)).then_some(Rule::TurnedQuestion)
}

fn is_turned(reading: &Reading<'_>, person: &Person) -> bool {
    let first = reading.word(0);
    let opens = is_question_word(first) || is_one_of(TURNS, first);
    let mark = reading.content.trim_end().ends_with('?');
    let count = reading.tokens.len();
    let who = |at: usize| {
        person.is(reading.word(at)) || matches!(reading.word(at), "he" | "she" | "they") && at > 1
    };
    // "…, the user asked in the middle of a report".
    let asked = (2..count).any(|at| {
        let apart = reading.tokens[at - 1].gap.contains([',', '?', '"'])
            || reading.tokens[at - 2].gap.contains([',', '?'])
            || reading.tokens[at].gap.contains(',');
        let verb = reading.word(at);
        let near = at + 6 >= count;
        let wants = matches!(verb, "wanted" | "wants")
            && reading.word(at + 1) == "to"
            && reading.word(at + 2) == "know";
        let asks = is_one_of(ASKED, verb) && !matches!(reading.word(at + 1), "for" | "to");
        who(at - 1) && near && apart && (asks || wants)
    });
    let to_self = reading.tokens.iter().any(|token| is_personal(&token.word));
    opens && (asked || mark && !to_self)
}

/// A sentence that begins with what to do, whatever is done to.
fn is_order(reading: &Reading<'_>, person: &Person) -> bool {
    let polite = usize::from(matches!(reading.word(0), "please" | "quickly" | "urgent" | "just"));
    let verb = reading.word(polite);
    let base =
        !verb.ends_with("ing") && !verb.ends_with("ed") && (!verb.ends_with('s') || verb.ends_with("ss"));
    let base = base && !is_one_of(DONE, verb);
    let known = base && (TASK_STEMS.contains(reading.stem(polite)) || is_one_of(ORDERS, verb));
    let Some(next) = reading.tokens.get(polite + 1) else { return false };
    let object = matches!(
        next.word.as_str(),
        "a" | "an"
            | "the"
            | "this"
            | "that"
            | "these"
            | "those"
            | "my"
            | "her"
            | "his"
            | "their"
            | "me"
            | "it"
            | "user"
            | "up"
            | "for"
            | "out"
            | "to"
            | "with"
            | "attached"
            | "tonight"
            | "today"
            | "tomorrow"
            | "all"
            | "some"
            | "something"
    );
    let named = next.is_capital() || next.owns || person.is(&next.word) || next.gap.contains(['"', '“']);
    let number = super::figures::is_number(&next.word) || next.word.starts_with(|c: char| c.is_ascii_digit());
    if next.gap.contains(':') {
        return false;
    }
    // How answers are to be is no errand: it takes a text, somebody else or a day to make one.
    if is_one_of(MANNERLY, verb) {
        let thing = (polite + 1..polite + 6).any(|at| ARTEFACTS.contains(reading.word(at)));
        let single = matches!(next.word.as_str(), "a" | "an" | "this" | "these");
        let other = next.is_capital() && !person.is(&next.word) || reading.says("asking");
        return (thing && single || other || is_of_the_day(reading) || is_of_one_day(reading))
            && !is_habit(reading);
    }
    let timed = is_of_the_day(reading) || is_of_one_day(reading);
    known
        && (object || named || number || timed)
        && !is_habit(reading)
        && !has_verb(reading, polite + 1, polite + 4)
}

/// A finite verb between two places, which makes the words before it a subject.
fn has_verb(reading: &Reading<'_>, from: usize, to: usize) -> bool {
    const FINITE: &str = "is|are|was|were|has|have|had|will|can|cannot|must|should|would|may|does|did|likes|wants|loves|\
        needs|means|stands|takes|keeps|holds|lives|works|helps|makes|gives|goes|comes|came|went";
    (from..to.min(reading.tokens.len())).any(|at| is_one_of(FINITE, reading.word(at)))
}

/// A text or a list by its name: "A note to the landlord saying …", "Five names for a boat".
fn is_fragment(reading: &Reading<'_>, person: &Person) -> bool {
    let said = reading.tokens.iter().position(|token| {
        matches!(token.word.as_str(), "saying" | "asking" | "telling" | "that" | "what" | "who" | "which")
    });
    let end = said.unwrap_or(reading.tokens.len());
    let first = reading.tokens.first();
    let counted = matches!(reading.word(0), "a" | "an" | "some" | "several")
        || super::figures::is_number(reading.word(0));
    let named = (0..end.min(6))
        .take_while(|at| !matches!(reading.word(*at), "for" | "to" | "from" | "about" | "with" | "in"))
        .any(|at| {
            ARTEFACTS.contains(reading.word(at)) || matches!(reading.word(at), "plan" | "names" | "ideas")
        });
    let somebodys = first.is_some_and(|first| first.owns || person.is(&first.word));
    let needed = reading.says_any("was needed|were needed|was wanted|were wanted|is needed|are needed");
    // Somebody's own words may leave out the verb as well.
    let told = reading.content.starts_with(['"', '“']);
    named && !somebodys && !told && (counted && !has_verb(reading, 0, end) || needed) && !is_habit(reading)
}

/// "The minutes need a name added", "Slide 7 has to be cut to one line", "Converted 8 miles for the user".
fn is_to_be_done(reading: &Reading<'_>) -> bool {
    let needs =
        reading.tokens.iter().position(|token| matches!(token.word.as_str(), "need" | "needs" | "needed"));
    let needed = needs.is_some_and(|at| (at + 2..at + 7).any(|at| OUTCOMES.contains(reading.word(at))));
    let to_be = reading.says_any("has to be|have to be|should be|needs to be|need to be|must be");
    let outcome = reading.tokens.iter().any(|token| OUTCOMES.contains(token.word.as_str()));
    let thing = reading.tokens.iter().take(5).any(|token| ARTEFACTS.contains(token.word.as_str()));
    let done = TASK_STEMS.contains(reading.stem(0))
        && reading.word(0).ends_with("ed")
        && reading.says("for the user");
    thing && needed || to_be && outcome && (thing || is_of_one_day(reading)) || done
}

fn wants(reading: &Reading<'_>, head: &Head) -> bool {
    head.subject == Subject::Person
        && (head.verb..head.verb + 3).any(|at| {
            matches!(
                reading.word(at),
                "wants"
                    | "wanted"
                    | "needs"
                    | "needed"
                    | "like"
                    | "asked"
                    | "requested"
                    | "after"
                    | "hunting"
                    | "dictated"
                    | "pasted"
                    | "stuck"
                    | "looking"
                    | "writing"
                    | "prefers"
                    | "converted"
                    | "help"
            )
        })
}

/// What is wanted is done to one thing that is there, or for one occasion.
fn is_particular(reading: &Reading<'_>, verb: usize) -> bool {
    let numbered = reading.tokens.windows(2).any(|pair| {
        let part = matches!(
            pair[0].word.as_str(),
            "page"
                | "pages"
                | "slide"
                | "question"
                | "box"
                | "row"
                | "column"
                | "line"
                | "step"
                | "item"
                | "number"
        );
        part && (pair[1].word.len() == 1 || super::figures::is_number(&pair[1].word))
    });
    let outcome = (verb + 3..reading.tokens.len()).any(|at| OUTCOMES.contains(reading.word(at)));
    let definite =
        matches!(reading.word(verb + 1), "the" | "one" | "this" | "these" | "two" | "it") || numbered;
    numbered || reading.says_any(AT_HAND) || outcome && definite || is_of_one_day(reading)
}

/// "The printer jams and she wants it fixed".
fn is_to_be_put_right(reading: &Reading<'_>, head: &Head) -> bool {
    (head.verb + 3..reading.tokens.len()).any(|at| {
        let joined = reading.word(at - 2) == "and"
            || reading.tokens[at - 1].gap.contains(',')
            || reading.word(at - 3) == "and";
        let wants = matches!(reading.word(at), "wants" | "wanted" | "needs");
        let thing = matches!(reading.word(at + 1), "it" | "them" | "the" | "this");
        let outcome = (at + 2..at + 6).any(|at| OUTCOMES.contains(reading.word(at)));
        joined && wants && thing && outcome
    })
}

/// Something is asked for or has to be done, as against something that came to pass.
const DUE: &str = "wants|wanted|want|need|needs|needed|asked|asks|asking|has to|have to|must|should|would like|prefers|\
    aim|help|cannot|cant|whether|tired|busy|hungry|bored|writing to|be cut|be moved|remind|message|note|text|list|letter";

/// It names a day that is near, or one thing at hand, and nobody's life.
fn is_of_the_day(reading: &Reading<'_>) -> bool {
    let weekdays = reading.tokens.iter().any(|token| token.owns && WEEKDAYS.contains(token.word.as_str()));
    let life =
        reading.says_any("born|died|married|diagnosed|lives|works|moved|bought|broke|promoted|hired|engaged");
    let kin = reading.tokens.iter().take(4).any(|token| KIN.contains(token.word.as_str()));
    (reading.says_any(SOON) || weekdays || reading.says("this one")) && !life && !kin
}
