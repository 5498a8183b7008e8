//! Sentences that say the same by another frame: "likes tea better than coffee", "prefers tea to coffee".

use std::{collections::BTreeSet, sync::LazyLock};

use memledger_offline::lists::{KIN, entries};
use memledger_statements::revision::is_occupation;

use super::{
    amounts::{best, paid},
    exchanges::{active, given, owned, sold, there_is},
    reordered::{Words, is_one_of, joined},
};

static RELATIVES: LazyLock<BTreeSet<&str>> = LazyLock::new(|| entries(KIN).collect());

pub(super) fn strings(text: &str) -> Words {
    text.split(' ').map(str::to_owned).collect()
}

/// "The name of the user's aunt is Tilda", "The user's aunt is Tilda": "the user's aunt is called Tilda".
pub(super) fn named(words: &[String]) -> Option<Words> {
    let at = words.iter().position(|word| word == "is")?;
    let (who, name) = (&words[..at], &words[at + 1..]);
    let is_named = |name: &[String]| name.len() == 1 && name[0].starts_with(char::is_uppercase);
    let called = |who: &[String]| is_named(name).then(|| joined(&[who, &strings("is called"), name]));
    match who {
        [the, name_word, of, who @ ..] if is_one_of("the", the) && name_word == "name" && of == "of" => {
            called(who)
        }
        [.., owner, kin] if owner.ends_with("'s") && RELATIVES.contains(kin.as_str()) && kin != "spouse" => {
            // A husband and a wife are named by what they are married to.
            (!is_one_of("husband wife partner boss", kin)).then(|| called(who)).flatten()
        }
        _ => None,
    }
}

type Pattern = fn(&[String]) -> Option<Words>;

/// By the first of these that fits.
pub(super) fn reworded(words: &[String]) -> Option<Words> {
    const PATTERNS: [Pattern; 12] =
        [allergic, best, preferred, taught, active, sold, given, there_is, owned, employed, without, paid];
    PATTERNS.iter().find_map(|pattern| pattern(words))
}

/// "Has a hazelnut allergy", "suffers from an allergy to hazelnuts": "is allergic to hazelnut".
fn allergic(words: &[String]) -> Option<Words> {
    let said = words.iter().position(|word| is_one_of("has suffers is", word))?;
    let rest: Vec<&str> = words[said + 1..].iter().map(String::as_str).collect();
    let has = words[said] != "is";
    let what = match rest.as_slice() {
        ["a" | "an", what, "allergy"] | ["from", "a" | "an", what, "allergy"] if has => what,
        ["an", "allergy", "to", what] | ["from", "an", "allergy", "to", what] if has => what,
        ["allergic", "to", what] if !has => what,
        _ => return None,
    };
    let to = ["is", "allergic", "to", what.strip_suffix('s').unwrap_or(what)].map(str::to_owned);
    Some(joined(&[&words[..said], &to]))
}

/// "Likes tea better than coffee", "would rather drink tea than coffee": "prefers tea to coffee".
fn preferred(words: &[String]) -> Option<Words> {
    let than = words.iter().position(|word| word == "than")?;
    let find = |list: &str| words[..than].iter().position(|word| is_one_of(list, word));
    let (from, thing) = match find("rather") {
        Some(at) if at > 0 && words[at - 1] == "would" && than > at + 2 => (at - 1, &words[at + 2..than]),
        None if words[than - 1] == "better" || words[than - 1] == "more" => {
            let at = find("likes loves enjoys")?;
            (at, &words[at + 1..than - 1])
        }
        _ => return None,
    };
    let is_plain =
        !thing.is_empty() && words[..than].iter().all(|word| !is_one_of("not never no longer", word));
    is_plain
        .then(|| joined(&[&words[..from], &strings("prefers"), thing, &strings("to"), &words[than + 1..]]))
}

/// "Takes Danish lessons": "takes lessons in Danish".
fn taught(words: &[String]) -> Option<Words> {
    let at = words.windows(3).position(|three| {
        is_one_of("takes took", &three[0]) && is_one_of("lessons classes", &three[2]) && three[1].len() > 3
    })?;
    let lessons = ["lessons".to_owned(), "in".to_owned(), words[at + 1].clone()];
    Some(joined(&[&words[..=at], &lessons, &words[at + 3..]]))
}

/// "Is a joiner at Ospra": "works as a joiner at Ospra".
fn employed(words: &[String]) -> Option<Words> {
    let at = words.windows(4).position(|four| {
        four[0] == "is"
            && is_one_of("a an", &four[1])
            && is_occupation(&four[2])
            && is_one_of("at for in", &four[3])
    })?;
    Some(joined(&[&words[..at], &strings("works as"), &words[at + 1..]]))
}

/// "Eats no oysters": "does not eat oysters".
fn without(words: &[String]) -> Option<Words> {
    let [start @ .., verb, no, thing] = words else { return None };
    let plain = verb.strip_suffix('s').filter(|plain| plain.len() > 2 && no == "no")?;
    let is_verb = !is_one_of("is has was does", verb) && !start.is_empty();
    is_verb.then(|| joined(&[start, &strings("does not"), &[plain.to_owned()], std::slice::from_ref(thing)]))
}
