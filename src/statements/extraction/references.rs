//! Whether each pronoun of a memory has its noun before it.

use super::{
    verbs,
    words::{Word, is_one_of},
};

/// Nouns before a pronoun are found by what leads them.
const LEADS_NOUN: &str = "a|an|the|his|her|their|my|its|some|every|each|two|three|four|five|six|seven|eight|nine|ten|many|\
    several|other|another|both|user's|this|no|any|most|all|few|new";
/// Nouns for several that no other sign tells.
const SEVERAL: &str = "people|kids|children|folks|dogs|cats|women|men|pets|guys|sons";
const SINGULAR: &str = "it|its|itself|it's|it'd|it'll";
const PERSONS: &str = "he|she|him|his|her|hers|himself|herself|he's|she's";

/// Whether the word stands for something that is not named before it.
pub(super) fn unclear(all: &[Word<'_>], at: usize) -> Option<&'static str> {
    let word = &all[at];
    let before = &all[..at];
    let next = all.get(at + 1).map_or("", |word| word.low.as_str());
    if word.is(PERSONS) {
        let named = before.iter().enumerate().any(|(at, word)| is_somebody(before, at, word));
        return (!named).then_some("pronoun_without_noun");
    }
    if word.is(SINGULAR) {
        return unclear_it(all, at);
    }
    if word.is("they|them|their|theirs|themselves|they're|they've|they'd") {
        let named = before.iter().any(|word| word.is("user|user's")) || has_noun(before);
        return (!named).then_some("pronoun_without_noun");
    }
    // "Those who need it", "those in need" are named by what follows.
    if word.low == "those" && is_one_of("who|in|with|that|of", next) {
        return None;
    }
    let last_word = before.last().is_some_and(|last| last.is("like"))
        && (at + 1 == all.len() || all[at + 1].gap.contains('.') || is_one_of("one|ones|too|though", next));
    let ends = at + 1 == all.len() || all[at + 1].gap.contains('.');
    let is_object = ends
        && word.is("this|these|those")
        && before
            .last()
            .is_some_and(|last| verbs::is_past_or_unchanged(&last.low) || verbs::is_base(&last.low));
    if word.is("this|these|those|that") && last_word || is_object {
        return Some("not_self_contained");
    }
    if word.is("this|these|those") {
        let dated = is_one_of("year|month|week|summer|winter|spring|autumn|day|days|time|morning", next);
        return (!dated && !has_noun(before)).then_some("not_self_contained");
    }
    if word.is("that|that's") {
        let last = before.last().map_or("", |word| word.low.as_str());
        let object = at + 1 == all.len()
            || word.is("that's")
            || at == 0
            || is_one_of(
                "of|to|for|about|with|in|on|at|by|like|after|before|since|all|than|do|did|from|through",
                last,
            ) && !is_one_of("the|their|it|he|she|they", next)
                && !all.get(at + 1).is_some_and(Word::is_capital);
        return (object && !(at > 0 && has_noun_within(before, 5))).then_some("not_self_contained");
    }
    let nowhere =
        word.is("there") && (at + 1 == all.len() || !is_one_of("is|are|was|were|will|has|have|for", next));
    (nowhere && !before.iter().any(|word| word.is("in|at|to|from|near") || word.is_capital() && word.at > 0))
        .then_some("not_self_contained")
}

/// The same of "it" and its forms.
fn unclear_it(all: &[Word<'_>], at: usize) -> Option<&'static str> {
    let (word, before) = (&all[at], &all[..at]);
    let next = all.get(at + 1).map_or("", |word| word.low.as_str());
    // "Made it to the top", "giving it their all" name nothing by "it".
    let last = before.last().map_or("", |word| word.low.as_str());
    // "It rains", "those who need it".
    let needs = is_one_of("rains|rained|snows|snowed", next)
        || is_one_of("need|needs|needed|want|wants", last)
            && before.iter().rev().take(4).any(|word| word.is("who|anyone|everyone"));
    let idiom = needs
        || is_one_of("make|made|makes|making", last)
            && is_one_of("to|through|into|home|past|onto|back|clear|official", next)
        || is_one_of("love|loves|hate|hates|like|likes|enjoys|enjoy", last) && next == "when"
        || is_one_of("give|gave|gives|giving", last)
            && all.get(at + 3).is_some_and(|word| word.is("all|best"))
        || is_one_of("hit|hits|call|called|calls|lost", last) && is_one_of("off|quits|a", next);
    if idiom && word.low == "it" {
        return None;
    }
    // "It is the user's dream to …": it stands for what follows.
    let is = word.low != "it"
        || is_one_of(
            "is|was|has|had|would|will|can|could|takes|took|feels|felt|means|meant|hurts|helps|kills|breaks|pains",
            next,
        );
    // "It is a dream to sail", as against "it is new to the user".
    let names_act = |pair: &[Word<'_>]| {
        pair[0].is("that") || pair[0].low == "to" && !pair[1].is("the|a|an|user|them|him|her|their|be")
    };
    let leads = at == 0
        && is
        && all[1..].windows(2).take(9).take_while(|pair| !pair[0].gap.contains('.')).any(names_act);
    // "It was great having a dog".
    let does = at == 0
        && all.windows(2).take(4).skip(1).any(|pair| {
            pair[1].low.len() > 4
                && pair[1].low.ends_with("ing")
                && pair[1].gap == " "
                && !pair[0].is("been|is|was|of|user|user's|them|the|a|not|be|their")
        })
        && all[1..].iter().take(1).all(|word| !word.is("keeps|kept|makes|got|gets"));
    // "It was the user's first time on a horse".
    let first = at == 0
        && all.windows(2).take(6).any(|pair| pair[0].is("first|last|second") && pair[1].is("time"))
        && all.len() > 6;
    let leads = leads || does || first;
    (!has_thing(before) && !leads).then_some("pronoun_without_noun")
}

fn has_noun_within(before: &[Word<'_>], count: usize) -> bool {
    has_noun(&before[before.len().saturating_sub(count)..])
}

/// Whether something is named that "it" can stand for: "their dog", not "their husband".
fn has_thing(before: &[Word<'_>]) -> bool {
    let is_person = |word: &Word<'_>| {
        super::themes::is_kin(&word.low) && !word.is("dog|cat|puppy|kitten|family|baby") || word.is(SEVERAL)
    };
    let persons = before.iter().filter(|word| is_person(word)).count();
    has_noun(before)
        && (persons == 0 || {
            let others: Vec<Word<'_>> = before
                .iter()
                .filter(|word| !is_person(word) && !word.is("the|user|user's"))
                .cloned()
                .collect();
            has_noun(&others)
        })
}

/// Whether something other than the user is named: "a bike", "Leeds", "their dog".
pub(super) fn has_noun(before: &[Word<'_>]) -> bool {
    named(before, true)
}

/// The same of what "they" can stand for: "rowing" is not several.
pub(super) fn has_several(before: &[Word<'_>]) -> bool {
    named(before, false)
}

fn named(before: &[Word<'_>], counts_doing: bool) -> bool {
    let led = before
        .windows(2)
        .any(|pair| pair[0].is(LEADS_NOUN) && !pair[1].is("user|user's|same|only|other|day|week"));
    let capital = before.iter().skip(1).any(|word| word.is_capital() && word.raw != "I");
    let owned = before.windows(2).any(|pair| pair[0].is("user's"));
    // "Loves" and "is adding" are what somebody does, and name nothing.
    let is_verb = |at: usize| {
        let last = before[..at].iter().rfind(|word| !verbs::is_adverb(&word.low));
        last.is_none_or(|last| last.is("user|they|i|we|'m|'re|am|is|are|was|were|been|be|he|she|it|who|and"))
    };
    let plain = before.iter().enumerate().skip(2).any(|(at, word)| {
        word.low.len() > 4
            && (word.low.ends_with('s') || counts_doing && word.low.ends_with("ing"))
            && !verbs::is_adverb(&word.low)
            && !is_verb(at)
    });
    // "Love and support".
    let joined = before.windows(3).any(|three| {
        three[1].is("and|or")
            && three[0].low.len() > 3
            && three[2].low.len() > 3
            && [&three[0], &three[2]].iter().all(|word| is_plain_noun(word))
    });
    let several = before.iter().enumerate().skip(2).any(|(at, word)| word.is(SEVERAL) && !is_verb(at));
    led || capital || owned || plain || joined || several
}

/// "Love and support": neither a verb in another form than that of a command, nor an adjective as far as its end tells.
fn is_plain_noun(word: &Word<'_>) -> bool {
    word.gap == " "
        && !verbs::is_adverb(&word.low)
        && !verbs::is_past(&word.low)
        && !["ing", "ful", "ous", "ive", "ble", "ic", "al", "less"].iter().any(|end| word.low.ends_with(end))
        && !word.is("that|this|then|them|they|there|with|from|more|most|much|some|what|when|have|been|user|their|into|over|able|down|back|give|make|take|keep|great|good")
}

fn is_somebody(all: &[Word<'_>], at: usize, word: &Word<'_>) -> bool {
    super::themes::is_kin(&word.low)
        || at > 0 && word.is_capital() && !all[at - 1].is("in|at|from|to|near|on|of|since|for|by") && !word.is("monday|tuesday|wednesday|thursday|friday|saturday|sunday")
        || at == 0 && word.is_capital() && !word.is("the|a|an|in|on|at") && all.len() > 1 && !leads_headless(all)
        || word.is("rabbit|hamster|parrot|turtle|tortoise|horse|pony|goat|ferret|lizard|gecko|snake|mare|bird|donkey|pig|hen|budgie|canary|\
            neighbour|neighbor|youngest|oldest|eldest|doctor|teacher|boss|woman|man|guy|girl|boy|person|coach|therapist|vet|mentor|manager|landlord|artist|author")
}

/// "Lives in Leeds": a verb without its subject, as against "Rita lives".
fn leads_headless(all: &[Word<'_>]) -> bool {
    all[0].low.ends_with('s') && all[1].is("in|at|as|a|an|the|to|with|on|for|from|her|his|their|of|that")
}
