//! What somebody was at when they asked: a text handed in, a passing task, something they were stuck with.

use super::{
    lasting::{is_habit, is_question_word},
    lexicon::{LASTING, PASSING_STEMS},
    reading::{Reading, is_one_of},
    rule::Rule,
};

const DOCUMENTS: &str = "pdf|screenshot|picture|photo|file|image|link|draft|document|spreadsheet|csv|\
    recording|error|snippet|\
    log|article|transcript";

pub(super) fn rule(reading: &Reading<'_>, verb: usize) -> Option<Rule> {
    if hands_in(reading, verb) {
        return Some(Rule::HandedIn);
    }
    if is_going_on(reading, verb) {
        return Some(Rule::PassingTask);
    }
    is_stuck(reading, verb).then_some(Rule::Stuck)
}

fn hands_in(reading: &Reading<'_>, verb: usize) -> bool {
    let thing = is_one_of(DOCUMENTS, reading.word(verb + 2));
    let asks = reading
        .says_any("asked|asks|asking|wanted|wants|for a summary|and has no|to be|to have|requested|needs");
    match reading.word(verb) {
        "pasted" | "uploaded" | "attached" | "pastes" | "uploads" => true,
        "shared" | "sent" | "forwarded" | "took" | "provided" | "submitted" | "shares" | "sends" => {
            thing && asks
        }
        _ => false,
    }
}

fn is_going_on(reading: &Reading<'_>, verb: usize) -> bool {
    let passing = PASSING_STEMS.contains(reading.stem(verb)) && reading.word(verb).ends_with("ing");
    passing && reading.word(verb.wrapping_sub(1)) == "is" && !is_habit(reading) && !is_lasting(reading)
}

/// "cannot see why", "does not know whom to ring", "forgot the shortcut".
fn is_stuck(reading: &Reading<'_>, verb: usize) -> bool {
    let lost = "see why|know how many|know which|know whom|find out why|work out|figure out|\
    understand why|think of|\
        get it to|seem to get";
    let not = reading.says_any("cannot|cant|does not|doesnt|could not|couldnt|unable to");
    let forgot = matches!(reading.word(verb), "forgot" | "misplaced")
        && (is_question_word(reading.word(verb + 1)) || reading.word(verb + 1) == "the")
        && !is_habit(reading);
    let unreachable =
        matches!((reading.word(verb), reading.word(verb + 1)), ("cannot" | "cant", "reach" | "open" | "log"));
    not && reading.says_any(lost) && !is_habit(reading) || forgot || unreachable && reading.says("asks")
}

fn is_lasting(reading: &Reading<'_>) -> bool {
    reading.tokens.iter().any(|token| LASTING.contains(token.word.as_str()) || token.word == "calories")
}
