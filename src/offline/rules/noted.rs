//! One-time actions and research that are noted without saying who asked: by what was done, or by the topics.

use super::{
    junk::{Head, Subject},
    lasting::{is_habit, is_of_one_day, is_question_word},
    lexicon::{ARTEFACTS, KIN, TASK_STEMS},
    person::{Person, is_personal},
    reading::{Reading, is_one_of},
    rule::Rule,
};

const DONE_WITH: &str = "drafted|translated|summarised|summarized|converted|calculated|generated|\
    written|listed|sorted|\
    compiled|proofread|rewritten|reworded|formatted|prepared|looked|explained|found|collected|booked|\
    ordered|sent|created|put|made|worded|shortened|renamed";
const TASKS: &str = "task|tasks|one-off|one off|one-time|one time|request|requests|help request|todo|\
    to-do|errand|\
    errands|reminder|reminders|chore|chores|action item|action items|one-time action|one-time request|\
    temporary";

const RESEARCH: &str = "research|curiosity|general knowledge|questions|question|news|current events|\
    lookup|look-up|trivia|\
    information|search|query|queries|facts|weather";

pub(super) fn rule(reading: &Reading<'_>, head: &Head, person: &Person) -> Option<Rule> {
    if head.subject == Subject::Assistant && is_done(reading, head) || is_done_for(reading, person) {
        return Some(Rule::DoneForPerson);
    }
    if head.subject == Subject::Other && is_order(reading, person) {
        return Some(Rule::Order);
    }
    if head.subject == Subject::Other && is_named(reading) {
        return Some(Rule::NamedForOnce);
    }
    if is_due(reading) {
        return Some(Rule::DueOnOneDay);
    }
    if is_tagged(reading, TASKS) && !is_about_somebody(reading, person) && is_momentary(reading, head) {
        return Some(Rule::TaggedAsTask);
    }
    let research = is_tagged(reading, RESEARCH) && !is_about_somebody(reading, person);
    (research && is_searching(reading)).then_some(Rule::TaggedAsResearch)
}

/// The assistant did something, as against being what something is said of.
fn is_done(reading: &Reading<'_>, head: &Head) -> bool {
    let verb = reading.word(head.verb);
    let past = verb.ends_with("ed")
        || matches!(verb, "wrote" | "made" | "found" | "gave" | "sent" | "set" | "put" | "told");
    let helps = TASK_STEMS.contains(reading.stem(head.verb))
        || matches!(
            verb,
            "wrote" | "made" | "found" | "sent" | "gave" | "helped" | "explained" | "suggested" | "provided"
        );
    past && helps && !is_habit(reading)
}

/// "was put together for the user", "were written for Ana to use".
fn is_done_for(reading: &Reading<'_>, person: &Person) -> bool {
    let words = || reading.tokens.iter().enumerate();
    let for_person = words().any(|(at, token)| {
        let to = matches!(token.word.as_str(), "for" | "to");
        let next = at + 1 + usize::from(reading.word(at + 1) == "the");
        to && person.is(reading.word(next)) && !reading.tokens[next].owns
    });
    let owned = reading.tokens.iter().take(2).any(|token| token.owns && person.is(&token.word));
    let done = words().any(|(at, token)| {
        let been = matches!(reading.word(at.wrapping_sub(1)), "was" | "were" | "been" | "be");
        been && is_one_of(DONE_WITH, token.word.as_str())
    });
    let thing = reading.tokens.iter().any(|token| ARTEFACTS.contains(token.word.as_str()));
    done && thing
        && (for_person || owned)
        && !reading.tokens.iter().any(|token| KIN.contains(token.word.as_str()))
}

/// A sentence that begins with what to do: "Book a table", "Remind me".
fn is_order(reading: &Reading<'_>, person: &Person) -> bool {
    let polite = usize::from(matches!(reading.word(0), "please" | "quickly" | "urgent"));
    let verb = reading.word(polite);
    let base = TASK_STEMS.contains(reading.stem(polite)) && !verb.ends_with("ing") && !verb.ends_with("ed");
    // What was bought is no order, and how to call somebody none that is over.
    let base =
        base && !is_one_of("bought|made|sent|found|built|tell|call|address|answer|reply|respond", verb);
    let known = base && !verb.ends_with('s') || matches!(verb, "explain" | "help" | "give" | "show");
    let object = matches!(
        reading.word(polite + 1),
        "a" | "an"
            | "the"
            | "this"
            | "that"
            | "my"
            | "her"
            | "his"
            | "me"
            | "user"
            | "up"
            | "for"
            | "it"
            | "these"
            | "out"
            | "attached"
            | "with"
    );
    let quoted = reading.tokens.get(polite + 1).is_some_and(|token| token.gap.contains(['"', '“']));
    let object = object || quoted || person.is(reading.word(polite + 1));
    known && object && !is_habit(reading)
}

/// It names a task or a text and no more: "Reminder for", "Text for a thank-you card".
fn is_named(reading: &Reading<'_>) -> bool {
    let at = usize::from(reading.word(0) == "a" || reading.word(0) == "quick");
    let near = |word: &str| (at..at + 6).any(|i| reading.word(i) == word);
    let first = reading.word(at);
    let task = matches!(
        first,
        "reminder" | "request" | "todo" | "task" | "booking" | "lookup" | "translation" | "draft"
    ) && matches!(reading.word(at + 1), "for" | "of" | "to" | "from" | "about" | "user" | "on");
    let artefact = (at..at + 5)
        .take_while(|i| !matches!(reading.word(*i), "is" | "was" | "has" | "of"))
        .any(|i| ARTEFACTS.contains(reading.word(i)));
    let opening = reading
        .tokens
        .iter()
        .enumerate()
        .take_while(|(at, token)| *at == 0 || !token.gap.contains([':', '.']));
    let unsaid = !opening.map(|(_, token)| token).any(|token| {
        matches!(
            token.word.as_str(),
            "is" | "are" | "was" | "were" | "has" | "have" | "had" | "likes" | "wants" | "s"
        )
    });
    let addressed = near("for") || near("from") || near("to");
    task || artefact
        && unsaid
        && addressed
        && (is_of_one_day(reading) || is_tagged(reading, TASKS) || is_written_to_somebody(reading))
}

/// Somebody has to do or to write something on a day that is named.
fn is_due(reading: &Reading<'_>) -> bool {
    let has_to = reading.says_any("has to|have to|needs to|must|need to|had to");
    let thing = reading.tokens.iter().any(|token| ARTEFACTS.contains(token.word.as_str()));
    has_to && thing && is_of_one_day(reading) && !is_habit(reading)
}

fn is_tagged(reading: &Reading<'_>, tags: &str) -> bool {
    reading.topics.iter().any(|topic| is_one_of(tags, topic))
}

/// Topics or words that speak of somebody's life.
fn is_about_somebody(reading: &Reading<'_>, person: &Person) -> bool {
    const LIFE: &str = "family|health|identity|preference|relationship|goal|skill|hobb|personal|allerg|\
        diet|project|\
        career|medic|habit|about me|life";
    let topics = reading.topics.iter().any(|topic| LIFE.split('|').any(|part| topic.contains(part)));
    let named = reading.tokens.windows(2).any(|pair| {
        let is = matches!(
            pair[1].word.as_str(),
            "is" | "was" | "works" | "lives" | "loves" | "plays" | "owns" | "speaks"
        );
        KIN.contains(pair[0].word.as_str()) && is
    });
    let state = reading.tokens.windows(3).any(|three| {
        person.is(&three[0].word)
            && three[1].word == "is"
            && matches!(three[2].word.as_str(), "a" | "an" | "the")
    });
    topics || named || state
}

/// Something of this moment: a day, a thing for one occasion, or a question.
fn is_momentary(reading: &Reading<'_>, head: &Head) -> bool {
    let thing = reading.tokens.iter().any(|token| ARTEFACTS.contains(token.word.as_str()));
    // "They moved in March": what has been done is no task any more.
    let over = head.subject == Subject::Person && reading.word(head.verb).ends_with("ed");
    let task = TASK_STEMS.contains(reading.stem(head.verb)) && !over;
    thing || task || is_of_one_day(reading) || is_lost(reading)
}

fn is_lost(reading: &Reading<'_>) -> bool {
    reading.says_any("does not know|doesnt know|has to|needs to|cannot|asks|wants to|cut down")
}

fn is_searching(reading: &Reading<'_>) -> bool {
    let asks = reading.tokens.iter().any(|token| is_question_word(&token.word));
    let own =
        reading.tokens.iter().any(|token| matches!(token.word.as_str(), "her" | "his" | "their" | "my"));
    let pronoun = reading.tokens.iter().filter(|token| is_personal(&token.word)).count();
    (asks || reading.says_any("reads about|reading|latest|news|common|compared")) && !own && pronoun <= 1
}

/// "E-mail from the user to the landlord": a text that goes out.
fn is_written_to_somebody(reading: &Reading<'_>) -> bool {
    let at = |word: &str| reading.tokens.iter().take(12).position(|token| token.word == word);
    let text = ["mail", "email", "letter", "message", "text", "card", "reply", "note"]
        .iter()
        .find_map(|word| at(word));
    text.is_some_and(|text| {
        at("from").is_some_and(|from| from > text) && at("to").is_some_and(|to| to > text)
    })
}
