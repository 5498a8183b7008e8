//! What of a clause is said to somebody rather than stated of the speaker: how it is announced, and a part on "you" behind it.

use super::{
    clauses::{Clause, Subject},
    verbs,
    words::{Word, is_one_of},
};

pub(super) const ADDRESSED: &str = "you|your|yours|yourself|u|ya|y'all|you're|you've|you'll|you'd|ur|you-all";
/// The most words of an announcement.
const MAX_LEAD: usize = 9;
const ANNOUNCES: &str =
    "remember|told|forget|mind|know|say|tell|mention|share|admit|announce|add|confess|report|note";
const LEADS: &str = "i|we|just|really|so|very|wanted|want|to|let|you|gotta|have|must|had|can|happy|excited|glad|pleased|proud|'m|should|\
    also|forgot|quickly|i'd|'d|like|everyone|guys|all|thrilled|need|that|'ve|got|now|say|super|know|could|might|may|as|'ll|please|don't|already|keep|in|do";

/// How many words only announce what follows: "just wanted to let you know that I moved".
pub(super) fn announcement(words: &[Word<'_>]) -> usize {
    let announces = |at: &usize| words[*at].is(ANNOUNCES);
    let Some(at) = (0..words.len().min(MAX_LEAD)).find(announces).filter(|at| {
        *at > 0 || words[0].is("remember|note") && words.get(1).is_some_and(|word| word.is("that"))
    }) else {
        return 0;
    };
    let leads = words[..at].iter().all(|word| word.is(LEADS));
    let meant = words[at].is("remember|note|told") && !words[..at].iter().any(|word| word.is("i")) && at < 2
        || words[at].low == "told"
        || words[..at].iter().any(|word| word.is("to|gotta|must|let|can|have|should|'ll|please|don't|keep"));
    let behind = (at + 1..words.len().min(at + 4)).find(|at| words[*at].is("i|my|we|our"));
    let Some(from) = behind.filter(|from| words.len() > from + 2) else { return 0 };
    // "I told my wife I left" was told to her.
    if words[at].is("told|tell") && !words[at + 1].is("you|everyone|all|that|u") {
        return 0;
    }
    let bridges =
        words[at + 1..from].iter().all(|word| word.is("you|that|everyone|all|guys|u") || word.is_capital());
    if leads && meant && bridges && !words[..at].iter().any(|word| word.is("would")) { from } else { 0 }
}

/// How many words lead to why or how much the speaker does something: "that's why I love rowing".
pub(super) fn reason(words: &[Word<'_>]) -> usize {
    const LEADS: &str = "that's|this|that|it's|it|is|which|reminds|remind|me|of|just|exactly|another|one|reason|the|part|also|moments|these|those|things|like";
    let why = (1..words.len().min(7))
        .find(|at| words[*at].is("why") || words[*at].is("much") && words[at - 1].is("how"));
    // "That's how I met my wife".
    let how = (1..words.len().min(3)).find(|at| {
        words[*at].is("how|when|where")
            && words[0].is("that's|that|this|it's|which")
            && words.get(at + 2).is_some_and(|word| {
                word.is(
                    "met|became|started|began|decided|fell|grew|learned|learnt|discovered|moved|joined|got",
                )
            })
    });
    match why.or(how) {
        Some(at) if words.get(at + 1).is_some_and(|word| word.is("i")) && words.len() > at + 3 => {
            let leads = words[..at].iter().all(|word| word.is(LEADS) || word.is("how"));
            let goes_on = words[at + 2..].iter().any(|word| word.is("me"));
            if leads && !goes_on { at + 1 } else { 0 }
        }
        _ => 0,
    }
}

/// Behind these a part of the clause begins that can be left off without a change of what is stated before it.
const PARTS: &str =
    "while|as|like|just|that|which|since|because|so|when|where|who|although|even|though|'cause";

/// The clause without a last part that speaks to somebody: "I took a trip while you were away". None if nothing is left.
pub(super) fn without_address<'a>(clause: &Clause<'a>) -> Option<Clause<'a>> {
    let addressed = clause.words.iter().position(|word| word.is(ADDRESSED))?;
    let main = clause.main_verb();
    let least = main + 3;
    let direct = addressed.checked_sub(1).filter(|at| {
        clause.words[*at].is("with|for|to|from|like|at|of|on") && clause.words[addressed].is("you|ya|u|y'all")
    });
    // "The dog you gave me": a part without a word that leads it.
    let given = addressed >= least
        && clause.words[addressed].is("you|you've|you'd")
        && clause.words.get(addressed + 1).is_some_and(|word| verbs::is_participle(&word.low))
        && !clause.words[addressed - 1]
            .is("that|what|how|if|and|but|know|hope|glad|so|when|as|like|sure|because");
    let cut = direct
        .or_else(|| (addressed.saturating_sub(4)..=addressed).find(|at| clause.words[*at].is(PARTS)))
        .or_else(|| given.then_some(addressed))
        .or_else(|| {
            (addressed.saturating_sub(3)..=addressed).find(|at| clause.words[*at].gap.contains(','))
        })?;
    if cut < least {
        return None;
    }
    // What was cut is all there is behind, or holds on to nothing before it.
    let changes = clause.words[main..cut]
        .iter()
        .any(|word| word.is("so|that|than|more|as|such|too|how|what|if|unless"));
    let dangles = clause.words[cut - 1].is(
        "a|an|the|my|our|to|of|in|on|at|for|with|and|or|but|by|from|about|just|even|very|this|it|be|is|am|'m|something|anything|like|one|while|when|after|before|because|where|since|as|who|which|whom|if",
    );
    let counts =
        matches!(clause.subject, Subject::Speaker | Subject::Elided | Subject::Theirs | Subject::Other);
    if changes || dangles || !counts || is_one_of("if|unless", clause.low(0)) {
        return None;
    }
    Some(Clause { words: clause.words[..cut].to_vec(), ..*clause })
}
