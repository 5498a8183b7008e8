//! What a person says without stating a lasting fact: thanks, opinions of the moment, passing states, wishes to the assistant,
//! and what only might be.

use std::{collections::HashSet, sync::LazyLock};

use super::{
    addressed::ADDRESSED,
    clauses::{Clause, Subject},
    programs,
    verbs::{self, is_adverb},
    words::is_one_of,
};
use memledger_offline::lists::entries;

/// How somebody is for the moment.
static PASSING: LazyLock<HashSet<&str>> =
    LazyLock::new(|| entries(include_str!("lists/passing_states.txt")).collect());

/// Verbs of thinking, hearing and saying, whose object is no fact of the speaker.
static REMARKS: LazyLock<HashSet<&str>> =
    LazyLock::new(|| entries(include_str!("lists/remarks.txt")).collect());

/// What belongs to the speaker and still tells nothing of them.
static EMPTY_THINGS: LazyLock<HashSet<&str>> =
    LazyLock::new(|| entries(include_str!("lists/empty_things.txt")).collect());

/// What programs speak of.
static MACHINE_WORDS: LazyLock<HashSet<&str>> =
    LazyLock::new(|| entries(include_str!("lists/machine_words.txt")).collect());

const SEE: &str =
    "see|hear|know|check|try|join|chat|talk|look|read|add|help|give|get|say|ask|share|meet|catch|have";

/// Moods in which somebody is to do something.
const INTENT: &str = "excited|thrilled|stoked|pumped|psyched|keen|eager|ready|lucky|grateful|thankful|blessed|honored|honoured|proud|nervous|scared|afraid";

/// Whether a clause is small talk rather than a fact.
pub(super) fn is_small_talk(clause: &Clause<'_>) -> bool {
    if clause.words.iter().any(|word| MACHINE_WORDS.contains(word.low.as_str()) || programs::is_file(word) || programs::is_version(word)) || is_report(clause) || programs::acts(clause.low(clause.main_verb()), &clause.words[clause.main_verb() + 1..]) {
        return true;
    }
    if clause.has(ADDRESSED) || clause.has("chatbot|prompt") || speaks_of_assistant(clause) || has_inner_quote(clause) {
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

/// Whether a clause says what only might be: "if I moved", "I would", "I wish I had".
pub(super) fn is_unsure(clause: &Clause<'_>) -> bool {
    let verb = clause.low(clause.verb);
    let main = clause.low(clause.main_verb());
    let wishes = is_one_of("'d|would", verb)
        && !(main == "like" && is_one_of("a|an|the|some|this|that|it|one|more|your|two", clause.low(clause.main_verb() + 1)))
        && (is_one_of("love|like|prefer|rather", main) || clause.has("rather|love|like"))
        && !clause.words[clause.verb..].iter().any(|word| word.is(SEE));
    let had = verb == "'d" && {
        let next = clause.words[clause.verb + 1..].iter().find(|word| !is_adverb(&word.low));
        next.is_some_and(|next| verbs::is_participle(&next.low))
    };
    if is_one_of("'d|would|wouldn't", verb) && !wishes && !had {
        return true;
    }
    let even_if = clause.words.windows(2).any(|pair| pair[0].is("even|as|and|or|but|see|know|sure") && pair[1].is("if"));
    if !even_if && clause.has("if") || clause.has("wish|unless|imagine|pretend|hypothetically|supposed|wondering|whether") {
        // "I get a rash if I eat nuts" holds whenever it happens.
        let habitual = clause.has("if")
            && clause.has("eat|drink|take|touch|wear|use|smell")
            && !clause.has("would|'d|could|will|'ll");
        return !habitual;
    }
    let restricts = clause.has("must|mustn't|should|shouldn't")
        && clause.has("not|mustn't|shouldn't|never|avoid")
        && clause.has("eat|drink|take|avoid|lift|drive|fly");
    if restricts && clause.subject == Subject::Speaker {
        return false;
    }
    if is_one_of("could|should|shouldn't|may|might|must|shall", verb) || clause.words.iter().take(clause.main_verb() + 1).any(|word| word.is("maybe|perhaps|might")) {
        return true;
    }
    clause.low(clause.main_verb()) == "supposed"
}

fn is_remark(clause: &Clause<'_>) -> bool {
    let has_to = clause.low(clause.verb) == "have" && clause.low(clause.verb + 1) == "to" || clause.low(clause.verb) == "gotta";
    if has_to && is_one_of("go|run|leave|say|admit|agree|ask|check|stop|sleep|tell|ask|know", clause.low(clause.main_verb())) {
        return true;
    }
    let (verb, at) = (clause.low(clause.verb), clause.main_verb());
    let (main, next) = (clause.low(at), clause.low(at + 1));
    let passes = match main {
        "know" => is_one_of("how|french|german|spanish|python|java|rust", next),
        "hope" | "wish" => next == "to",
        "wanted" | "want" | "need" | "like" | "love" if next == "to" => {
            return !clause.has("always|someday|day") && is_one_of(
                "say|know|ask|thank|share|tell|hear|see|mention|check|understand|talk|add|let",
                clause.low(at + 2),
            );
        }
        "want" | "need" => {
            return is_one_of("help|advice|more|it|that|this|a|some|tips", next)
                && clause.has(
                    "help|advice|hand|tips|break|question|summary|list|table|recipe|explanation|translation|example|recommendation|\
                    recommendations|suggestion|suggestions|answer|script|draft|version|reply|paragraph|code|image|logo|idea|ideas|\
                    reminder|information|info|feedback|template|headline|title|caption|minute|second|moment",
                );
        }
        "have" => {
            return is_one_of("faith|questions|idea|doubt", next)
                || clause.has("idea|doubts|clue") && next == "no"
                || clause.has("question")
                || next == "to" && is_one_of("say|admit|go|run|agree|ask|check", clause.low(at + 2));
        }
        "get" | "got" => {
            return is_one_of("it|that|what|how|why|where|to", next)
                && !clause.has("job|married|engaged")
                && next != "to";
        }
        // "I'll never forget the day my son was born", "I remember when we met".
        "remember" | "forget" => {
            return !(clause.words.len() > at + 4
                && (clause.has("always|never|won't") && is_one_of("the|my|our|that|seeing|when|how|being|going", next)
                    || is_one_of("when|being|going|my|our|playing|watching|growing", next)));
        }
        "heard" => return !(clause.has("things|lot") && clause.has("about")),
        "believe" if next == "in" => !is_one_of("you|us|it|that|this|them", clause.low(at + 2)),
        "agree" | "believe" | "think" if next == "that" => return clause.words.len() < at + 7,
        "think" | "thought" => return !(is_one_of("about|of", next) && is_one_of("my|our", clause.low(at + 2))),
        "asked" | "told" | "ask" => return !is_one_of("my|our|family|friends|everyone|people", next),
        "see" | "hear" | "feel" => return true,
        "love" | "like" | "enjoy" | "loved" | "liked"
            if is_one_of("it|that|this|the|how|those|these|what|all", next)
                && clause.words.len() <= at + 4 =>
        {
            return true;
        }
        "look" | "looking" => return next == "forward" && clause.words.len() < 6,
        "learned" | "learnt" => return is_one_of("that|it|so|this|from|about", next) && clause.words.len() < at + 8,
        "realized" | "realised" => false,
        "slept" | "woke" => return true,
        _ => !REMARKS.contains(main),
    };
    let sight = is_one_of("can|can't|could|couldn't|cannot", verb)
        && is_one_of(
            "wait|see|imagine|believe|relate|tell|say|help|think|remember|understand|agree|thank|feel|hear|only|do",
            main,
        );
    const ABLE: &str = "speak|play|swim|cook|drive|ride|read|write|sing|dance|code|program|knit|sew|sign|juggle|ski|surf|skate|\
        bake|paint|draw|dive|fly|sail|repair|lift|run|walk|eat|drink|use|work|only|understand|type|hear|afford|sleep";
    let able = clause.is_plural && is_one_of("can|can't|cannot|all|both|each", verb)
        || verb == "can" && !is_one_of(ABLE, main);
    let promises = is_one_of("will|'ll|won't|going", verb)
        && !(clause.has("always|never") && clause.words.len() > at + 2)
        && !clause.has("next|tomorrow|tonight|january|february|march|april|may|june|july|august|september|october|november|december|soon|starting|weekend|this|spring|summer|autumn|winter|monday|tuesday|wednesday|thursday|friday|saturday|sunday");
    !passes || sight || promises || able || is_one_of("let|lemme", verb)
}

/// "We all need a break", "we help each other", "we make a great team": said of several people.
fn is_mutual(clause: &Clause<'_>) -> bool {
    let near = clause.words.len().min(clause.verb + 3);
    let is_past = verbs::is_past(clause.low(clause.verb)) || clause.has("were|was|had");
    let general = !is_past && clause.words[clause.from..near].iter().any(|word| word.is("all|both"))
        || is_one_of("gotta|need|must|should", clause.low(clause.verb))
        || is_one_of("'re|are|were", clause.low(clause.verb)) && is_one_of("like|friends|individual|family", clause.low(clause.verb + 1))
        || is_one_of("rock|make|deserve", clause.low(clause.main_verb())) && clause.has("team|difference|impact|rock|best|change");
    let other =
        clause.words.windows(2).any(|pair| pair[0].is("each|one") && pair[1].is("other|another|other's"));
    clause.is_plural && (general || other)
}

/// "I'm tired today", "I'm here for it", "I'm so glad".
fn is_passing(clause: &Clause<'_>) -> bool {
    let verb = clause.low(clause.verb);
    if !is_one_of("'m|am|was|'re|are|were|feel|feeling|been|'ve|have|felt", verb) {
        return false;
    }
    let state = clause.words[clause.verb + 1..].iter().find(|word| {
        !is_adverb(&word.low)
            && !word.is(
                "been|feeling|so|a|bit|little|all|pretty|kind|of|really|super|such|totally|feel|being|more",
            )
    });
    let Some(state) = state else { return true };
    if state.is("on") && clause.has("way|it|board") {
        return true;
    }
    // "I was scared when we crashed", "I'm grateful for my three brothers", "proud of what I did".
    let of_something = state.is("proud|grateful|thankful|stoked|pumped|excited|nervous|scared|afraid|worried|keen|sad|upset|happy|glad|overwhelmed|sorry")
        && {
            let mut behind = clause.words.iter().skip_while(|word| word.at <= state.at);
            let leads = behind.next().is_some_and(|word| word.is("of|for|about|by|on|with|at"));
            let owned = behind.next().is_some_and(|word| {
                word.is("my|our|what|the|all|being|having") || word.low.ends_with("ing")
            });
            let told = clause.has("when") && is_one_of("was|were|felt", verb);
            let seeing = clause.words.iter().any(|word| word.at > state.at && word.is("seeing|hearing|watching|knowing|leaving|losing"))
                && state.is("sad|upset|happy|worried|proud|nervous|scared");
            (seeing || leads && owned && !clause.has("future|support|help|words|idea|progress|advice|suggestion|news") || told) && clause.words.len() > clause.verb + 4
        };
    let lasting = of_something
        || state.is("looking") && clause.has("into")
        || state.is("off") && clause.has("to") && clause.words.len() > clause.verb + 4
        || state.is("sure|confident") && !clause.has("not|with") && clause.has("my|our") && clause.words.len() > clause.verb + 6
        || clause.has("since|years|always|diagnosed|chronic|every|often|usually|months|allergic");
    // "I'm trying to learn Dutch", "I'm thinking of moving", "I'm doing a course".
    let next =
        clause.words.iter().skip_while(|word| word.at <= state.at).map(|word| word.low.as_str()).next();
    let pursues = state.is("trying|thinking|doing")
        && next.is_some_and(|next| {
            !is_one_of(
                "well|good|great|fine|ok|okay|alright|better|it|this|that|so|pretty|really|awesome",
                next,
            )
        });
    let seeks = state.is("looking")
        && clause.has("job|flat|apartment|house|home|room|school|work|place|nursery|roommate");
    let fears = state.is("afraid|scared|terrified") && next == Some("of");
    // "Excited to start a new job", "lucky to have two sisters": what it is to says more than the mood.
    let behind = clause.words.iter().position(|word| word.at == state.at).map_or(0, |at| at + 1);
    let does = clause.low(behind + 1);
    let intends = state.is(INTENT)
        && next == Some("to")
        && !is_one_of(SEE, does) | (does == "have" && state.is("lucky|grateful|thankful|blessed"))
        && !is_one_of("be|help|support|let|announce|work", does)
        && !is_one_of("it|that|them", clause.low(behind + 2))
        && clause.words.len() > behind + 3 - usize::from(clause.has("my|our"));
    let busy = state.is("busy|swamped")
        && next.is_some_and(|next| is_one_of("with|at|on|in", next) || next.ends_with("ing"))
        && clause.words.len() > behind + 1;
    let owned = intends || busy || seeks || fears || pursues || state.is("lucky|proud|thankful") && clause.has("my|our");
    PASSING.contains(state.low.as_str()) && !lasting && !owned
}

/// "I do", "I have", "I was there".
fn is_idle(clause: &Clause<'_>) -> bool {
    let behind = clause.words.len() - clause.verb;
    behind < 2
        || behind == 2
            && clause.words[clause.verb + 1].is("it|that|so|too|this|them|there|not|well|fine|did|now")
}

fn is_of_empty_thing(clause: &Clause<'_>) -> bool {
    let head = &clause.words[clause.from + 1..clause.verb.max(clause.from + 1)];
    let says = is_one_of(
        "said|told|says|asked|thinks|thought|asks|tells|suggested|mentioned|claims|claimed|recommended|wants|wanted|believes",
        clause.low(clause.verb),
    );
    let last = head.last().map_or("", |word| word.low.as_str());
    says || head.is_empty() && clause.low(clause.verb) != "name's"
        || EMPTY_THINGS.contains(last)
        || head.iter().any(|word| word.is("god|goodness|gosh|bad"))
}

const EFFECTS: &str = "help|helps|helped|matters|matter|puts|gets|bring|remind|inspire|motivate|teach|fuel|fuels|boost|boosts|push|pushes|encourage|encourages|show|shows|\
    make|makes|made|give|gives|gave|bring|brings|brought|keep|keeps|kept|teach|taught|inspire|\
    inspired|inspires|motivated|motivates|remind|reminds|reminded|mean|means|meant|support|supported|changed|saved|is|are|\
    was|were|been|has|have|can|will|warms|allowed|allows|lets|let|encouraged|pushed|drives|calms|relaxes|showed|runs|started|took|got|gets";

/// "Yoga helps me sleep", "painting is my passion".
fn is_effect(clause: &Clause<'_>) -> bool {
    let verb = clause.main_verb();
    let near = &clause.words[verb.min(clause.words.len())..clause.words.len().min(verb + 7)];
    let touches = near.iter().any(|word| word.is("me|my"))
        || clause.words[..clause.verb].iter().any(|word| word.is("my|our|i|me"));
    (is_one_of(EFFECTS, clause.low(clause.verb)) || verbs::is_past(clause.low(clause.verb))) && touches
        || clause.low(0).starts_with("it")
        || clause.low(0).ends_with("'s") && touches
        || clause.low(0) == "for" && clause.low(1) == "me"
        || clause.low(clause.verb).ends_with('s') && is_one_of("me|my", clause.low(clause.verb + 1))
}
