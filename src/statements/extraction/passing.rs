//! Moods and states of the moment, as against those that last or say what they are about.

use std::{collections::HashSet, sync::LazyLock};

use super::{
    clauses::Clause,
    small_talk::SEE,
    verbs::is_adverb,
    words::{Word, is_one_of},
};
use memledger_offline::lists::entries;

/// How somebody is for the moment.
static PASSING: LazyLock<HashSet<&str>> =
    LazyLock::new(|| entries(include_str!("lists/passing_states.txt")).collect());
/// Moods in which somebody is to do something.
const INTENT: &str = "excited|thrilled|stoked|pumped|psyched|keen|eager|ready|lucky|grateful|thankful|blessed|honored|honoured|proud|nervous|scared|afraid|\
    surprised|shocked|relieved|delighted|hesitant|reluctant|sad";

/// "I'm tired today", "I'm here for it", "I'm so glad".
pub(super) fn is_passing(clause: &Clause<'_>) -> bool {
    let verb = clause.low(clause.verb);
    if !is_one_of("'m|am|was|'re|are|were|feel|feeling|been|'ve|have|felt", verb) {
        return false;
    }
    if is_ill_or_away(clause, verb) {
        return true;
    }
    // "I have one kidney", as against "I have been busy".
    if is_one_of("have|'ve", verb) && clause.main_verb() == clause.verb {
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
    let next =
        clause.words.iter().skip_while(|word| word.at <= state.at).map(|word| word.low.as_str()).next();
    let lasting = lasts(clause, state, next);
    // "I'm trying to learn Dutch", "I'm thinking of moving", "I'm doing a course".
    let pursues = state.is("trying|thinking|doing")
        && next.is_some_and(|next| {
            !is_one_of(
                "well|good|great|fine|ok|okay|alright|better|it|this|that|so|pretty|really|awesome",
                next,
            )
        });
    let behind = clause.words.iter().position(|word| word.at == state.at).map_or(0, |at| at + 1);
    let seeks = state.is("looking")
        && clause.has("job|flat|apartment|house|home|room|school|work|place|nursery|roommate");
    let fears = state.is("afraid|scared|terrified") && next == Some("of");
    // "Excited to start a new job", "lucky to have two sisters": what it is to says more than the mood.
    let does = clause.low(behind + 1);
    let intends = state.is(INTENT)
        && next == Some("to")
        && !is_one_of(SEE, does) | (does == "have" && state.is("lucky|grateful|thankful|blessed"))
        && (!is_one_of("be|help|support|let|announce|work", does)
            || does == "be" && is_one_of("a|an|part", clause.low(behind + 2)))
        && !is_one_of("it|that|them", clause.low(behind + 2))
        && clause.words.len() > behind + 3 - usize::from(clause.has("my|our"));
    let busy = state.is("busy|swamped")
        && next.is_some_and(|next| is_one_of("with|at|on|in", next) || next.ends_with("ing"))
        && clause.words.len() > behind + 1;
    let owned = is_to_come(clause, state, next)
        || intends
        || busy
        || seeks
        || fears
        || pursues
        || state.is("lucky|proud|thankful") && clause.has("my|our");
    PASSING.contains(state.low.as_str()) && !lasting && !owned
}

/// Whether a state lasts, or says what it is of.
fn lasts(clause: &Clause<'_>, state: &Word<'_>, next: Option<&str>) -> bool {
    is_of_something(clause, state)
        || state.is("looking") && clause.has("into")
        || state.is("done") && has_done(clause, state)
        || state.is("looking") && looks_forward(clause)
        || state.is("good|great|better|bad") && next == Some("at") && !clause.has("moment|it|this|that")
        || state.is("back") && next == Some("from") && clause.words.len() > clause.verb + 4
        || state.is("off") && clause.has("to") && clause.words.len() > clause.verb + 4
        || state.is("sure|confident")
            && !clause.has("not|with")
            && clause.has("my|our")
            && clause.words.len() > clause.verb + 6
        || clause.has("since|years|always|diagnosed|chronic|every|often|usually|months|allergic")
}

/// "I'm hoping to open a café", "I'm about to launch my podcast", "I'm up for a promotion"; "I'm all about jazz" as well.
fn is_to_come(clause: &Clause<'_>, state: &Word<'_>, next: Option<&str>) -> bool {
    let behind = clause.words.iter().position(|word| word.at == state.at).map_or(0, |at| at + 1);
    let does = clause.low(behind + 1);
    let hopes = state.is("hoping") && !is_one_of(SEE, does) && !is_one_of("understand|find|fix|solve", does);
    let soon = state.is("about|set|due")
        && clause.has("my|our|first|next|new|tomorrow")
        && clause.words.len() > behind + 2
        && !is_one_of("be|go|cry|say|ask|die|sleep|lose", does);
    let all_about = state.is("about")
        && clause.words[..behind].iter().any(|word| word.is("all"))
        && next.is_some_and(|next| !is_one_of("it|that|this|the", next));
    next == Some("to") && (hopes || soon)
        || all_about
        || state.is("up") && next == Some("for") && is_one_of("a|an|my", does)
}

/// "I've done an internship", as against "I'm done" and "I've done it".
fn has_done(clause: &Clause<'_>, state: &Word<'_>) -> bool {
    let mut behind = clause.words.iter().skip_while(|word| word.at <= state.at);
    let is_thing = behind.next().is_some_and(|word| {
        !word.is("it|that|this|these|those|so|my|our|everything|all|here|there|with|for|by|well|great|good|much|what|the|nothing|enough|and|too")
    });
    is_one_of("have|'ve|had", clause.low(clause.verb)) && is_thing && clause.words.len() > clause.verb + 3
}

/// "I'm looking forward to my trip", as against "to it" and "to hearing from you".
fn looks_forward(clause: &Clause<'_>) -> bool {
    let to = clause.words.windows(2).position(|pair| pair[0].is("forward") && pair[1].is("to"));
    to.is_some_and(|at| {
        let next = clause.low(at + 2);
        !is_one_of("it|that|this|seeing|hearing|more|meeting|working|all|everything|what|reading|being|them|talking|catching|chatting|your", next)
            && clause.words.len() > at + 3
            && !clause.has("answer|reply|response|results|feedback|call|meeting|message|conversation|discussion")
    })
}

/// "I have a headache", "I'm on holiday".
fn is_ill_or_away(clause: &Clause<'_>, verb: &str) -> bool {
    let ails = is_one_of("have|'ve|had", verb)
        && clause.has(
            "headache|cold|cough|hangover|fever|minute|sec|moment|cramp|cramps|stomachache|plane|train|bus",
        )
        && (clause.words.len() <= clause.verb + 5 && !clause.has("chronic|often|every|always|since")
            || clause.has("catch"));
    let away = clause.has("holiday|vacation|break|hold|fire|call|phone")
        && clause.words.len() <= clause.verb + 4
        && clause.low(clause.verb + 1) == "on";
    ails || away
}

/// "I was scared when we crashed", "I'm grateful for my three brothers", "proud of what I did".
fn is_of_something(clause: &Clause<'_>, state: &Word<'_>) -> bool {
    let verb = clause.low(clause.verb);
    state.is("proud|grateful|thankful|stoked|pumped|excited|thrilled|nervous|anxious|scared|afraid|worried|stressed|keen|sad|upset|happy|glad|overwhelmed|sorry|lonely|homesick|jealous|relieved|disappointed|frustrated|surprised|shocked")
        && {
            let mut behind = clause.words.iter().skip_while(|word| word.at <= state.at);
            let leads = behind.next().is_some_and(|word| word.is("of|for|about|by|on|with|at"));
            let owned = behind.next().is_some_and(|word| {
                word.is("my|our|what|the|all|being|having") || word.low.ends_with("ing")
            });
            let told = clause.has("when|before|during|after|while|until") && is_one_of("was|were|felt", verb);
            let seeing = clause.words.iter().any(|word| word.at > state.at && word.is("seeing|hearing|watching|knowing|leaving|losing"))
                && state.is("sad|upset|happy|worried|proud|nervous|scared");
            (seeing || leads && owned && !clause.has("future|support|help|words|idea|progress|advice|suggestion|news") || told) && clause.words.len() > clause.verb + 4
        }
}
