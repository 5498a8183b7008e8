//! A statement of the speaker inside another sentence, which takes it for granted: "the best was when I met Ada", "now that I'm a
//! nurse", "I'm glad I moved".

use super::{
    addressed::ADDRESSED,
    clauses::{Clause, Subject},
    small_talk::is_of_machine,
    subjects, verbs,
    words::Word,
};

/// What leads to it by its time; so only what has happened is taken for granted.
const OF_TIME: &str = "when|while|after|since";
/// Behind "when", what somebody does with a program is the work of the hour: these verbs are of a life.
const OF_LIFE: &str = "met|had|got|moved|went|lived|worked|joined|lost|left|turned|became|grew|saw|played|visited|\
    started|spent|took|traveled|travelled|studied|bought|won|hiked|volunteered|learned|learnt";
const OF_REASON: &str = "because|'cause|cuz";
/// What is felt or known of what follows, with "that" or without it.
const OF_MIND: &str = "now|glad|happy|grateful|thankful|proud|lucky|relieved|sad|amazed|surprised|thrilled|excited|\
    delighted|pleased|stoked|devastated|upset|realized|realised";
/// With these nothing of it is sure.
const UNSURE: &str = "if|unless|wish|imagine|whether|would|'d|suppose|pretend";
/// What somebody says of a program or of a text is of the hour.
const OF_WORK: &str = "script|server|app|program|code|function|page|website|account|file|button|settings|command|update|\
    version|text|message|order|package|result|results|story";
/// Before these nothing is taken for granted: "not because I hate it", "how lucky I am".
const DENIES: &str = "not|never|just|only|even|like|as|isn't|wasn't|than|how";

/// The first statement that a part of a sentence takes for granted.
pub(super) fn embedded<'a>(all: &[Word<'a>]) -> Option<Clause<'a>> {
    let first = all.first()?;
    let commands = verbs::is_base(&first.low) && !first.low.ends_with("ing");
    let at = (1..all.len().saturating_sub(3)).find(|at| all[*at].is("i|we|my|our") && leads(&all[..*at]))?;
    let is_open = all.iter().any(|word| word.is(ADDRESSED) || word.is(UNSURE) || word.is(OF_WORK));
    if commands || is_open || is_of_machine(all) {
        return None;
    }
    let behind = &all[at..];
    let ends = |at: &usize| behind[*at].gap.contains([',', ';']) || behind[*at].is("but");
    let end = (2..behind.len()).find(ends).unwrap_or(behind.len());
    let words = behind[..end].to_vec();
    let (from, verb, subject) = subjects::subject(&words)?;
    let counts = matches!(subject, Subject::Speaker | Subject::Theirs) && from == 0;
    let is_told = !all[at - 1].is(OF_TIME) || tells(&words[verb..]);
    let is_plural = words[from].is("we|our");
    (counts && is_told).then_some(Clause { words, subject, from, verb, is_plural })
}

/// Whether something happened, as against "I was younger", "I was 17 or so".
fn tells(behind: &[Word<'_>]) -> bool {
    let does = behind.get(1).is_some_and(|next| {
        next.low.ends_with("ing") || verbs::is_participle(&next.low) || next.is("in|at|on|with")
    });
    behind[0].is(OF_LIFE) || behind[0].is("was|were") && does
}

/// Whether the last of these words lead to something that is so.
fn leads(before: &[Word<'_>]) -> bool {
    let (last, rest) = before.split_last().map_or((None, before), |(last, rest)| (Some(last), rest));
    let denied = rest.last().is_some_and(|word| word.is(DENIES));
    let is_of_mind = !denied && last.is_some_and(|last| last.is(OF_MIND) && !last.is("now"))
        || last.is_some_and(|last| last.is("that")) && rest.last().is_some_and(|word| word.is(OF_MIND));
    is_of_mind || !denied && last.is_some_and(|last| last.is(OF_TIME) || last.is(OF_REASON))
}
