//! Things asked for once: done and over, they say nothing lasting about the person.

use super::{
    junk::{Head, Subject},
    lasting::{is_for_some_day, is_habit, is_of_one_day, is_question_word},
    lexicon::{ARTEFACTS, ASKING, LASTING, PASSING_STEMS, TASK_STEMS},
    moments,
    person::is_personal,
    questions::asked_whom,
    reading::{Reading, is_one_of},
    rule::Rule,
    things::{is_general, is_thing_for_once, thing},
};

/// Verbs that a task may begin with as well as the work of years.
const BROAD: &str = "move|change|plan|get|make|write|build|design|create|organise|organize|buy|find|\
    publish|open|improve|\
    work|turn|fix|scale|add|figure|decide|post|set|track|learn|cook|give|close|order";

/// What one asks people in one's life for, and then lives with.
const OF_LIFE: &str = "raise|rise|divorce|promotion|transfer|forgiveness|permission|blessing|space|loan";

pub(super) fn rule(reading: &Reading<'_>, head: &Head) -> Option<Rule> {
    if head.subject != Subject::Person {
        return None;
    }
    let verb = reading.word(head.verb);
    if ASKING.contains(verb) && !head.passive || verb == "asking" || verb == "requesting" {
        return (is_asked_once(reading, head.verb) && !reading.says("on all")).then_some(Rule::AskedForOnce);
    }
    if reading.says_any("had the assistant|got the assistant|let the assistant") {
        return Some(Rule::AskedForOnce);
    }
    if let Some(to) = is_bent_on(reading, head.verb) {
        let ordered = reading.says("the assistant to") && TASK_STEMS.contains(reading.stem(to));
        let one = matches!(reading.word(to + 1), "a" | "an" | "the" | "this");
        return (is_task(reading, to) || ordered && one && !is_habit(reading)).then_some(Rule::ToDoOnce);
    }
    if wants(reading, head.verb) {
        let at = head.verb + 1 + usize::from(matches!(reading.word(head.verb + 1), "for" | "out"));
        return is_thing_for_once(reading, at).then_some(Rule::WantedOnce);
    }
    moments::rule(reading, head.verb)
}

fn is_asked_once(reading: &Reading<'_>, verb: usize) -> bool {
    let next = reading.word(verb + 1);
    if asked_whom(reading, verb + 1) && !matches!(next, "a" | "the") || next == "out" {
        return false;
    }
    if next == "for" {
        return is_anything(reading, verb + 2);
    }
    let to = verb
        + 1
        + usize::from(next == "the")
        + usize::from(reading.says("the assistant") || next == "assistant");
    if reading.word(to) == "to" {
        return is_done_once(reading, to + 1);
    }
    if matches!(next, "never" | "that" | "not") {
        let done = |at: usize| reading.word(at) == "be" && TASK_STEMS.contains(reading.stem(at + 1));
        return is_of_one_day(reading) || next == "that" && (verb..reading.tokens.len()).any(done);
    }
    is_anything(reading, verb + 1)
}

/// What the assistant is to do now, as against how it is to be.
fn is_done_once(reading: &Reading<'_>, at: usize) -> bool {
    let next = reading.word(at + 1);
    match reading.word(at) {
        "be" => matches!(next, "reminded" | "sent" | "told" | "shown"),
        "call" | "address" => !is_personal(next) && next != "them",
        "answer" | "respond" | "reply" | "write" | "speak" | "talk" => {
            !matches!(next, "in" | "with" | "as" | "more" | "less")
        }
        "have" | "keep" | "use" | "avoid" | "not" | "stop" | "never" | "remember" | "always" | "prefer"
        | "treat" => false,
        _ => true,
    }
}

/// Whatever is asked for, but for what is meant in general or is part of a life.
fn is_anything(reading: &Reading<'_>, at: usize) -> bool {
    let named = thing(reading, at);
    let in_general = is_general(&named) && !reading.says_any("on one page|in two lines");
    !in_general && !named.iter().any(|word| is_one_of(OF_LIFE, word) || *word == "asked")
}

/// Where the verb stands that somebody is set on doing: "wants to send", "has to call".
fn is_bent_on(reading: &Reading<'_>, verb: usize) -> Option<usize> {
    let (next, after) = (reading.word(verb + 1), reading.word(verb + 2));
    match reading.word(verb) {
        "wants" | "wanted" | "needs" | "needed" | "like" | "liked" | "wishes" | "wished" | "want"
        | "need" | "intends" | "intended" | "hopes" | "decided" | "attempted" | "attempting" | "needing"
        | "wanting"
            if next == "to" =>
        {
            Some(verb + 2 + usize::from(matches!(after, "quickly" | "urgently" | "just" | "also" | "have")))
        }
        "trying" | "tries" | "tried" | "plans" | "planning" | "going" | "about" | "supposed" | "meant"
        | "to"
            if next == "to" && (is_of_one_day(reading) || PASSING_STEMS.contains(reading.stem(verb + 2))) =>
        {
            Some(verb + 2)
        }
        "to" | "must" | "should" if is_of_one_day(reading) => Some(verb + 1),
        "trying" | "tries"
            if next == "to" && matches!(after, "get" | "open" | "find" | "fix" | "install" | "print") =>
        {
            Some(verb + 2)
        }
        "wants" | "wanted" | "needs" | "like" if matches!(after, "to") && next == "assistant" => {
            Some(verb + 3)
        }
        "wants" | "wanted" | "needs" | "like" if next == "the" && after == "assistant" => {
            (reading.word(verb + 3) == "to").then_some(verb + 4)
        }
        _ => None,
    }
}

/// Whether what begins with that verb is done in an hour, as against in years.
fn is_task(reading: &Reading<'_>, at: usize) -> bool {
    if is_habit(reading) || is_for_some_day(reading) {
        return false;
    }
    if reading.word(at) == "know" {
        return true;
    }
    let stem = reading.stem(at);
    let known = TASK_STEMS.contains(stem);
    let object: Vec<&str> =
        reading.tokens.iter().skip(at + 1).take(8).map(|token| token.word.as_str()).collect();
    let artefact = object.iter().position(|word| ARTEFACTS.contains(word));
    let lasting = object.iter().position(|word| LASTING.contains(word));
    let before = |one: Option<usize>, other: Option<usize>| {
        other.is_none_or(|other| one.is_some_and(|one| one < other))
    };
    if known && is_of_one_day(reading) {
        return true;
    }
    // Texts and numbers are converted in an hour, an attic and oneself are not.
    if PASSING_STEMS.contains(stem) {
        let numbered = object.iter().any(|word| word.starts_with(|c: char| c.is_ascii_digit()));
        return artefact.is_some() || numbered;
    }
    let broad = is_one_of(BROAD, reading.word(at));
    // A broad verb says nothing by itself: it takes a thing that is made for one occasion.
    known && before(artefact, lasting) && (!broad || artefact.is_some() || is_adjustment(reading, at))
}

/// "turn … into", "get … back", "move … from … to": changing something that is already there.
fn is_adjustment(reading: &Reading<'_>, at: usize) -> bool {
    let rest = |word: &str| (at + 1..at + 9).any(|i| reading.word(i) == word);
    match reading.word(at) {
        "turn" => rest("into"),
        "move" => rest("booking") || rest("appointment") || rest("meeting") || rest("reservation"),
        "work" | "figure" => reading.word(at + 1) == "out",
        "add" => rest("calendar") || rest("list") || rest("cart") || rest("basket"),
        "find" => reading.word(at + 1) == "out" || is_question_word(reading.word(at + 1)),
        "order" | "decide" => true,
        "fix" => {
            rest("error") || rest("bug") || rest("leak") || rest("printer") || rest("build") || rest("tap")
        }
        "set" => rest("timer") || rest("alarm") || rest("reminder"),
        _ => false,
    }
}

fn wants(reading: &Reading<'_>, verb: usize) -> bool {
    let next = reading.word(verb + 1);
    match reading.word(verb) {
        "wants" | "wanted" | "needs" | "needed" | "like" | "seeks" | "sought" | "seeking" | "requires" => {
            next != "to"
        }
        "looking" | "looks" | "looked" | "searching" | "hunting" | "shopping" => next == "for",
        "put" => next == "in",
        _ => false,
    }
}
