//! What a person says without stating a lasting fact: thanks, opinions of the moment, passing states, wishes to the assistant,
//! and what only might be.

use std::{collections::HashSet, sync::LazyLock};

use super::{
    addressed::ADDRESSED,
    clauses::{Clause, Subject},
    passing::is_passing,
    programs, verbs,
    words::{Word, is_one_of},
};
use memledger_offline::lists::entries;

/// Verbs with which somebody turns to whom they speak to.
pub(super) const SEE: &str =
    "see|hear|know|check|try|join|chat|talk|look|read|add|help|give|get|say|ask|share|meet|catch|have";
/// Verbs of thinking, hearing and saying, whose object is no fact of the speaker.
static REMARKS: LazyLock<HashSet<&str>> =
    LazyLock::new(|| entries(include_str!("lists/remarks.txt")).collect());
/// What belongs to the speaker and still tells nothing of them.
static EMPTY_THINGS: LazyLock<HashSet<&str>> =
    LazyLock::new(|| entries(include_str!("lists/empty_things.txt")).collect());
/// What programs speak of.
static MACHINE_WORDS: LazyLock<HashSet<&str>> =
    LazyLock::new(|| entries(include_str!("lists/machine_words.txt")).collect());

/// Whether a clause is small talk rather than a fact.
pub(super) fn is_small_talk(clause: &Clause<'_>) -> bool {
    if is_of_machine(&clause.words)
        || is_report(clause)
        || programs::acts(clause.low(clause.main_verb()), &clause.words[clause.main_verb() + 1..])
    {
        return true;
    }
    if clause.has(ADDRESSED)
        || clause.has("chatbot|prompt")
        || speaks_of_assistant(clause)
        || has_inner_quote(clause)
    {
        return true;
    }
    if is_mutual(clause) {
        return true;
    }
    match clause.subject {
        Subject::Speaker => is_remark(clause) || is_passing(clause) || is_idle(clause),
        Subject::Theirs => is_of_empty_thing(clause),
        Subject::Elided => is_remark(clause),
        Subject::Shown => false,
        Subject::Other => !is_effect(clause),
    }
}

/// Whether some of the words are of programs.
pub(super) fn is_of_machine(words: &[Word<'_>]) -> bool {
    words.iter().any(|word| {
        MACHINE_WORDS.contains(word.low.as_str()) || programs::is_file(word) || programs::is_version(word)
    })
}

/// "The assistant", as against "I'm a dental assistant" and "my assistant".
fn speaks_of_assistant(clause: &Clause<'_>) -> bool {
    let at = clause.words.iter().position(|word| word.is("assistant"));
    at.is_some_and(|at| {
        !clause.words[at.saturating_sub(3)..at].iter().any(|word| word.is("a|an|my|as|our|manager"))
    })
}

/// "Found 3 matches", "started 4 workers": what a program reports.
fn is_report(clause: &Clause<'_>) -> bool {
    clause.subject == Subject::Elided
        && clause.words.get(clause.verb + 1).is_some_and(super::words::Word::is_number)
}

/// "'I love you' is a song".
fn has_inner_quote(clause: &Clause<'_>) -> bool {
    clause.words.get(clause.from).is_some_and(|word| word.gap.ends_with(['\'', '‘']))
}

fn is_remark(clause: &Clause<'_>) -> bool {
    let has_to = clause.low(clause.verb) == "have" && clause.low(clause.verb + 1) == "to"
        || clause.low(clause.verb) == "gotta";
    // "I have to take insulin twice a day" is a duty, "I have to find a way" none that lasts.
    const DUTIES: &str = "my|our|every|daily|twice|day|week|month|year|due|because|since|before|after|until|by|per|next|tomorrow|avoid|\
        wear|eat|drink|take|use|inject|work|drive|not|never";
    if has_to && !clause.has(DUTIES) {
        return true;
    }
    if has_to
        && is_one_of(
            "go|run|leave|say|admit|agree|ask|check|stop|sleep|tell|ask|know",
            clause.low(clause.main_verb()),
        )
    {
        return true;
    }
    let (verb, at) = (clause.low(clause.verb), clause.main_verb());
    let main = clause.low(at);
    let passes = match says_something(clause, at) {
        Ok(passes) => passes,
        Err(is_remark) => return is_remark,
    };
    let awaits = main == "wait"
        && is_one_of("for|to", clause.low(at + 1))
        && !clause.has("see|hear|know|what|how|more|it|that")
        && clause.has("my|our|next|tomorrow|tonight|weekend|week|month|summer|monday|tuesday|wednesday|thursday|friday|saturday|sunday");
    let sight = !awaits
        && is_one_of("can|can't|could|couldn't|cannot", verb)
        && is_one_of(
            "wait|see|imagine|believe|relate|tell|say|help|think|remember|understand|agree|thank|feel|hear|only|do",
            main,
        );
    const ABLE: &str = "speak|play|swim|cook|drive|ride|read|write|sing|dance|code|program|knit|sew|sign|juggle|ski|surf|skate|\
        bake|paint|draw|dive|fly|sail|repair|lift|run|walk|eat|drink|use|work|only|understand|type|hear|afford|sleep";
    let able = clause.is_plural && is_one_of("can|can't|cannot|all|both|each", verb)
        || verb == "can" && !is_one_of(ABLE, main);
    // "Going to the zoo with my sons" leaves "I am" out, and promises nothing.
    let is_to_come =
        is_one_of("will|'ll|won't", verb) || verb == "going" && clause.low(clause.verb + 1) == "to";
    let is_plan = will_be(clause, at)
        || clause.has("always|never") && clause.words.len() > at + 2
        || clause.has("next|tomorrow|tonight|january|february|march|april|may|june|july|august|september|october|november|december|soon|starting|weekend|this|spring|summer|autumn|winter|monday|tuesday|wednesday|thursday|friday|saturday|sunday");
    let promises = is_to_come && !is_plan;
    !passes || sight || promises || able || is_one_of("let|lemme", verb)
}

/// "I need some advice", "I want a summary".
fn wants_help(clause: &Clause<'_>, next: &str) -> bool {
    is_one_of("help|advice|more|it|that|this|a|some|tips", next)
                && clause.has(
                    "help|advice|hand|tips|break|question|summary|list|table|recipe|explanation|translation|example|recommendation|\
                    recommendations|suggestion|suggestions|answer|script|draft|version|reply|paragraph|code|image|logo|idea|ideas|\
                    reminder|information|info|feedback|template|joke|poem|limerick|haiku|quiz|headline|title|caption|minute|second|moment",
                )
}

/// "I think I'm a night owl", "I think my dog is ill"; not "I think I'm right", "I think my code is wrong".
fn thinks_of_own(clause: &Clause<'_>, at: usize) -> bool {
    let (next, second) = (clause.low(at + 1), clause.low(at + 2));
    let is_own = is_one_of("my|our", next)
        && !EMPTY_THINGS.contains(second)
        && !is_one_of("favorite|favourite|best|last", second);
    let is_self = next == "i"
        && is_one_of("'m|am", second)
        && is_one_of("a|an|going|in|getting|becoming", clause.low(at + 3));
    clause.low(at) == "think"
        && clause.words.len() > at + 4
        && !clause.has("should|could|would|might|need|can|it")
        && (is_own || is_self)
}

/// "I'll be moving to Rome", "I'll be in Oslo for a fair", "I won't be able to come": where somebody will be, or what they will be doing.
fn will_be(clause: &Clause<'_>, at: usize) -> bool {
    const OF_TALK: &str = "looking|waiting|watching|using|sending|sharing|thinking|rooting|cheering|keeping|reading|asking|doing|going|getting|able";
    let (main, next) = (clause.low(at), clause.low(at + 1));
    let does = next.len() > 4 && next.ends_with("ing") && !is_one_of(OF_TALK, next);
    let is_at = is_one_of("in|at|on", next)
        && !is_one_of("touch|it|that|this|contact|hold|time|my|your|least|for", clause.low(at + 2));
    main == "be"
        && (does || is_at || next == "able" && clause.low(clause.verb) == "won't")
        && clause.words.len() > at + 3
}

/// Whether what the verb says may be something; or, where that is settled by it, whether it is a remark.
fn says_something(clause: &Clause<'_>, at: usize) -> Result<bool, bool> {
    let (main, next) = (clause.low(at), clause.low(at + 1));
    Ok(match main {
        "know" => is_one_of("how|french|german|spanish|python|java|rust", next),
        "hope" | "wish" => next == "to",
        "wanted" | "want" | "need" | "like" | "love" if next == "to" => {
            if is_one_of("write|draft|send|reply|sort|fix|convert|format", clause.low(at + 2)) {
                return Err(!clause.has("book|novel|memoir|songs|poetry"));
            }
            return Err(!clause.has("always|someday|day")
                && is_one_of(
                    "say|know|ask|thank|share|tell|hear|see|mention|check|understand|talk|add|let",
                    clause.low(at + 2),
                ));
        }
        "want" | "need" => return Err(wants_help(clause, next)),
        "have" => {
            return Err(is_one_of("faith|questions|idea|doubt", next)
                || clause.has("idea|doubts|clue") && next == "no"
                || clause.has("question|questions")
                || next == "to" && is_one_of("say|admit|go|run|agree|ask|check", clause.low(at + 2)));
        }
        "get" | "got" => {
            return Err(is_one_of("it|that|what|how|why|where|to", next)
                && !clause.has("job|married|engaged")
                && next != "to");
        }
        "forget" if clause.has("always|often|usually|sometimes") => return Err(clause.words.len() < at + 2),
        // "I'll never forget the day my son was born", "I remember when we met".
        "remember" | "forget" => {
            return Err(!(clause.words.len() > at + 4
                && (clause.has("always|never|won't")
                    && is_one_of("the|my|our|that|seeing|when|how|being|going", next)
                    || is_one_of("when|being|going|my|our|playing|watching|growing", next))));
        }
        "heard" => return Err(!(clause.has("things|lot") && clause.has("about"))),
        "believe" if next == "in" => !is_one_of("you|us|it|that|this|them", clause.low(at + 2)),
        "agree" | "believe" | "think" if next == "that" => return Err(clause.words.len() < at + 7),
        "think" | "thought" => {
            return Err(!(thinks_of_own(clause, at)
                || is_one_of("about|of", next) && is_one_of("my|our", clause.low(at + 2))));
        }
        "asked" | "told" | "ask" => return Err(!is_one_of("my|our|family|friends|everyone|people", next)),
        "dreamed" | "dreamt" => return Err(is_one_of("that|i", next)),
        // "I feel most alive on stage".
        "feel" => {
            const LASTING: &str = "when|whenever|always|often|usually|connected|closest|home|alive|free";
            return Err(!(clause.has(LASTING) && clause.words.len() > at + 4)
                || is_one_of("like|that|free|the|for|so", next));
        }
        "see" | "hear" => return Err(true),
        "love" | "like" | "enjoy" | "loved" | "liked"
            if is_one_of("it|that|this|the|how|those|these|what|all", next)
                && clause.words.len() <= at + 4
                && !(next == "the" && clause.has("always|never")) =>
        {
            return Err(true);
        }
        "look" | "looking" => return Err(next == "forward" && clause.words.len() < 6),
        "learned" | "learnt" => {
            let is_own = clause.words[at + 1..].iter().any(|word| word.is("my|our"));
            return Err(is_one_of("that|it|so|this|from|about", next)
                && clause.words.len() < at + 8
                && !is_own);
        }
        "realized" | "realised" => false,
        "slept" | "woke" => return Err(true),
        _ => !REMARKS.contains(main),
    })
}

/// "We all need a break", "we help each other", "we make a great team": said of several people.
fn is_mutual(clause: &Clause<'_>) -> bool {
    let near = clause.words.len().min(clause.verb + 3);
    let is_past = verbs::is_past(clause.low(clause.verb)) || clause.has("were|was|had");
    let general = !is_past && clause.words[clause.from..near].iter().any(|word| word.is("all|both"))
        || is_one_of("gotta|need|must|should", clause.low(clause.verb))
        || is_one_of("'re|are|were", clause.low(clause.verb))
            && is_one_of("like|friends|individual|family", clause.low(clause.verb + 1))
        || is_one_of("rock|make|deserve", clause.low(clause.main_verb()))
            && clause.has("team|difference|impact|rock|best|change");
    let other =
        clause.words.windows(2).any(|pair| pair[0].is("each|one") && pair[1].is("other|another|other's"));
    clause.is_plural && (general || other)
}

/// "I do", "I have", "I was there".
fn is_idle(clause: &Clause<'_>) -> bool {
    let behind = clause.words.len() - clause.verb;
    let echoes =
        clause.words[clause.verb + 1..].iter().all(|word| word.is("as|well|too|so|there|also|the|same"));
    behind < 2
        || echoes
        || behind == 2
            && clause.words[clause.verb + 1].is("it|that|so|too|this|them|there|not|well|fine|did|now")
}

fn is_of_empty_thing(clause: &Clause<'_>) -> bool {
    let head = &clause.words[clause.from + 1..clause.verb.max(clause.from + 1)];
    let says = is_one_of(
        "said|told|says|asked|thinks|thought|asks|tells|suggested|mentioned|claims|claimed|recommended|believes",
        clause.low(clause.verb),
    );
    let advises = is_one_of("told|tells", clause.low(clause.verb))
        && is_one_of("me|us", clause.low(clause.verb + 1))
        && clause.has("always|often");
    let says = says && !advises;
    let wishes = is_one_of("wants|wanted", clause.low(clause.verb)) && clause.low(clause.verb + 1) != "to";
    let says = says || wishes || clause.words.len() < clause.verb + 2;
    let last = head.last().map_or("", |word| word.low.as_str());
    says || head.is_empty() && clause.low(clause.verb) != "name's"
        || EMPTY_THINGS.contains(last) && !head.iter().any(|word| word.is("favourite|favorite|fave"))
        || head.iter().any(|word| word.is("god|goodness|gosh|bad"))
}

const EFFECTS: &str = "help|helps|helped|matters|matter|puts|gets|bring|remind|inspire|motivate|teach|fuel|fuels|boost|boosts|push|pushes|encourage|encourages|show|shows|\
    make|makes|made|give|gives|gave|bring|brings|brought|keep|keeps|kept|teach|taught|inspire|\
    inspired|inspires|motivated|motivates|remind|reminds|reminded|mean|means|meant|support|supported|changed|saved|is|are|\
    was|were|been|has|have|can|will|warms|allowed|allows|lets|let|encouraged|pushed|drives|calms|relaxes|showed|runs|started|took|got|gets";

/// "Yoga helps me sleep", "painting is my passion".
fn is_effect(clause: &Clause<'_>) -> bool {
    let verb = clause.main_verb();
    let near = &clause.words[verb.min(clause.words.len())..clause.words.len().min(verb + 10)];
    // "Swimming is something I do every day".
    let tells = near.windows(2).any(|pair| pair[0].is("something|how|where|why|what") && pair[1].is("i|we"))
        && is_one_of("is|was|are|were|been", clause.low(verb.saturating_sub(1)))
            | is_one_of("is|was|are|were", clause.low(clause.verb));
    let touches = tells
        || near.iter().any(|word| word.is("me|my|mine"))
        || clause.words[..clause.verb].iter().any(|word| word.is("my|our|i|me"));
    (is_one_of(EFFECTS, clause.low(clause.verb)) || verbs::is_past(clause.low(clause.verb))) && touches
        || clause.low(0).starts_with("it")
        || clause.low(0).starts_with("there")
        || clause.low(0).ends_with("'s") && touches
        || clause.low(0) == "for" && clause.low(1) == "me"
        || clause.low(clause.verb).ends_with('s')
            && (is_one_of("me|my", clause.low(clause.verb + 1))
                || clause.low(clause.verb + 1) == "to" && is_one_of("me|my|our", clause.low(clause.verb + 2)))
}
