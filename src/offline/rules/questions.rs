//! Questions about the world and what was looked up: the answer is gone, and nothing about the person is left.

use super::{
    junk::{Head, Subject},
    lasting::{is_habit, is_question, is_question_word},
    lexicon::{ASKABLE, ASKING, KIN, LASTING, LOOKING_UP},
    reading::{Reading, is_one_of},
    rule::Rule,
};

/// What one asks for of the world.
const SUBJECTS: &str = "origin|origins|history|story|meaning|definition|news|weather|forecast|score|\
    scores|result|results|\
    population|capital|distance|reason|reasons|etymology|lyrics|plot|statistics|figures|facts|\
    information|info|background|date|price|cost|update|updates|headlines|rate|opening|overview|\
    differences|difference|explanation|rules";
const TIMELY: &str = "news|latest|forecast|weather|headlines|score|scores|updates|coverage|results";

pub(super) fn rule(reading: &Reading<'_>, head: &Head) -> Option<Rule> {
    if reading.tokens.iter().take(4).any(|token| matches!(token.word.as_str(), "question" | "query"))
        && reading.says_any("question was|question is|query was|question about|query about")
    {
        return Some(Rule::QuestionAboutWorld);
    }
    if is_explained(reading) {
        return Some(Rule::Explained);
    }
    if head.subject != Subject::Person {
        return None;
    }
    if is_question(reading, head) && !head.passive {
        return (!asks_somebody_else(reading, head) && !is_about_self(reading, head))
            .then_some(Rule::QuestionAboutWorld);
    }
    if is_look_up(reading, head) {
        let lasts = is_habit(reading) || is_about_self(reading, head);
        return (!lasts).then_some(Rule::LookedUpOnce);
    }
    if reading.says_any(
        "interested in knowing|interested to know|interested in finding out|interested in learning how",
    ) {
        return Some(Rule::QuestionAboutWorld);
    }
    if follows_news(reading, head) {
        return Some(Rule::News);
    }
    if asks_for_subject(reading, head) {
        return Some(Rule::QuestionAboutWorld);
    }
    if let Some(asks) = then_asks(reading, head) {
        // What was said before it may be a fact of their life.
        let told = reading.tokens[head.verb..asks].iter().any(|token| {
            KIN.contains(token.word.as_str())
                || LASTING.contains(token.word.as_str())
                || is_of_life(&token.word)
        });
        let thing = reading.word(asks + 1) == "for" || reading.word(asks + 2) == "assistant";
        return (!told).then_some(if thing { Rule::ToldThenAskedFor } else { Rule::QuestionAboutWorld });
    }
    None
}

/// Told, by whoever was asked: "was explained to", "had it explained", "looked up for".
fn is_explained(reading: &Reading<'_>) -> bool {
    let words = reading.tokens.iter().map(|token| token.word.as_str());
    let explained = words.clone().any(|word| word == "explained");
    let had = words.take(12).any(|word| word == "had");
    explained
        && (had || reading.says_any("explained to|explained for|reason explained"))
        && reading.says_any("had|was explained|were explained|has been explained")
        || reading.says_any("looked up for|was looked up|were looked up|searched for on behalf")
}

fn asks_somebody_else(reading: &Reading<'_>, head: &Head) -> bool {
    ASKING.contains(reading.word(head.verb)) && asked_whom(reading, head.verb + 1)
}

/// Somebody in the person's life, who was asked something.
pub(super) fn asked_whom(reading: &Reading<'_>, at: usize) -> bool {
    let owned = matches!(reading.word(at), "her" | "his" | "their" | "my" | "a" | "the");
    let who = reading.word(at + usize::from(owned));
    KIN.contains(who) || ASKABLE.contains(who)
}

/// It is about what the person is after for good: her ancestors, a flat to buy.
fn is_about_self(reading: &Reading<'_>, head: &Head) -> bool {
    let words: Vec<&str> = reading.tokens.iter().skip(head.verb).map(|token| token.word.as_str()).collect();
    let owned = |at: usize| matches!(words[at], "her" | "his" | "their" | "my");
    let own =
        (0..words.len()).any(|at| owned(at) && words[at..].iter().take(4).any(|word| LASTING.contains(word)));
    (own || seeks_somebody(reading, head)) && LOOKING_UP.contains(reading.word(head.verb))
}

/// "is searching for her birth mother"
fn seeks_somebody(reading: &Reading<'_>, head: &Head) -> bool {
    let at = head.verb + 2;
    let owned = matches!(reading.word(at), "her" | "his" | "their" | "my");
    let who = |at: usize| KIN.contains(reading.word(at)) && !reading.tokens[at].owns;
    reading.word(at - 1) == "for" && owned && (at + 1..at + 4).any(who)
}

fn is_look_up(reading: &Reading<'_>, head: &Head) -> bool {
    let next = reading.word(head.verb + 1);
    match reading.word(head.verb) {
        verb if LOOKING_UP.contains(verb) => true,
        "looked" | "looking" | "looks" => matches!(next, "up" | "into"),
        "read" | "reading" => matches!(next, "up" | "about" | "on"),
        "exploring" | "explored" | "investigated" | "investigating" => {
            is_question_word(next) || matches!(next, "options" | "possibilities" | "ways")
        }
        "curious" => {
            is_question_word(next) && (next != "about" || head.passive && reading.says("was curious"))
        }
        _ => false,
    }
}

fn follows_news(reading: &Reading<'_>, head: &Head) -> bool {
    let follows = matches!(
        reading.word(head.verb),
        "following" | "follows" | "followed" | "watched" | "watching" | "tracking" | "monitoring"
    );
    follows
        && (head.verb + 1..head.verb + 9).any(|at| is_one_of(TIMELY, reading.word(at)))
        && !is_habit(reading)
}

/// "wanted the origin of": something of the world, by the first words of what is asked for.
fn asks_for_subject(reading: &Reading<'_>, head: &Head) -> bool {
    let at = head.verb + 1;
    let wants = match reading.word(head.verb) {
        verb if ASKING.contains(verb) => true,
        "looked" | "looking" | "searching" | "hunted" => reading.word(at) == "for",
        verb => {
            matches!(verb, "wants" | "wanted" | "needs" | "needed" | "like" | "seeks" | "sought" | "seeking")
        }
    };
    let at = at + usize::from(reading.word(at) == "for");
    let first =
        (at..at + 5).take_while(|at| !matches!(reading.word(*at), "of" | "about" | "to" | "on" | "in" | ""));
    wants && !is_habit(reading) && first.into_iter().any(|at| is_one_of(SUBJECTS, reading.word(at)))
}

/// Told what happened, and then asks: "missed the match and checked the score".
fn then_asks(reading: &Reading<'_>, head: &Head) -> Option<usize> {
    let asks = (head.verb..reading.tokens.len()).find(|at| {
        let at = *at;
        let next = reading.word(at + 2);
        let asks = match reading.word(at + 1) {
            "asks" | "asked" | "enquired" | "inquired" | "wonders" | "wondered" | "asking" => {
                is_question_word(next)
                    || is_question_word(reading.word(at + 3)) && next.len() <= 3
                    || next == "for" && matches!(reading.word(at + 3), "a" | "an" | "the")
                    || next == "the" && reading.word(at + 3) == "assistant"
            }
            "checked" | "searched" => matches!(next, "the" | "for" | "whether" | "if"),
            "looked" => next == "up",
            "wants" | "wanted" | "needs" => next == "to" && reading.word(at + 3) == "know",
            "does" => next == "not" && reading.word(at + 3) == "know",
            _ => false,
        };
        let joined = matches!(reading.word(at), "and" | "then" | "user" | "she" | "he" | "so" | "but");
        asks && joined && at > head.verb
    });
    asks.map(|at| at + 1)
}

fn is_of_life(word: &str) -> bool {
    matches!(
        word,
        "lives"
            | "works"
            | "married"
            | "divorced"
            | "born"
            | "suffers"
            | "diagnosed"
            | "owns"
            | "adopted"
            | "died"
    )
}
