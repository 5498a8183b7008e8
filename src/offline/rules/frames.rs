//! Sentences that are built in several ways and say the same.

use super::reading::is_one_of;

/// What begins a time, a place, a company or a reason, which may be put in any order.
const PHRASES: &str = "on|in|at|since|every|each|from|to|with|because|for|as|by|before|after|during|until|near|against|without|into|over";
/// What these lead to is said of the rest, and what stands behind belongs to it alone.
const CLAUSES: &str =
    "because|while|when|whenever|where|who|which|that|so|if|unless|though|although|than|and|or|but|nor|then";
/// The same, unless a time follows: "since 2020", "before he moved".
const TIME_OR_CLAUSE: &str = "before|after|until|since";
/// Of two such phrases one may lie within the other: "the box on the shelf".
const PLACES: &str = "in|at|on|near|into|over";
const TIMES: &str = "monday|tuesday|wednesday|thursday|friday|saturday|sunday|january|february|march|april|may|june|july|\
    august|september|october|november|december|morning|noon|afternoon|evening|night|midnight|weekend|week|month|year|\
    spring|summer|autumn|fall|winter|christmas|easter|birth";
/// Where one of these stands, the order of items says something, or what belongs to each.
const IN_ORDER: &str = "without|except|but|only|order|then|first|second|last|respectively|followed|ranked|rank|sequence|over|before|after|than|by";
/// Of "not religious and married" only the first may be denied.
const DENIES: &str = "not|no|never|neither|nor";
/// The last place of "user" behind what was put in front: "On Sundays user …".
const FRONTED_WITHIN: usize = 10;
/// What somebody is.
const STATES: &str =
    "allergic|vegetarian|vegan|diabetic|asthmatic|pregnant|dyslexic|deaf|blind|afraid|fond|fluent";
/// Behind these a list may stand whose items come in any order.
const LISTS: &str =
    "to|are|is|likes|not|no|has|speaks|plays|eats|drinks|loves|dislikes|hates|neither|collects|teaches|knows";

/// The words of a claim about the user, without naming them, in the order and the frame that the rules prefer.
pub(super) fn in_one_form(words: Vec<String>) -> Vec<String> {
    let words = unfronted(words);
    let (owned, words) = without_user(words);
    let words = listed(named(owned, with_is(words)));
    born(words.into_iter().filter(|word| word != ",").collect())
}

fn is(words: &[String], pattern: &[&str]) -> bool {
    words.len() == pattern.len() && words.iter().zip(pattern).all(|(word, like)| *like == "*" || word == like)
}

fn strings(words: &[&str]) -> Vec<String> {
    words.iter().map(|word| (*word).to_owned()).collect()
}

/// "On Sundays user plays chess": "user plays chess on Sundays".
fn unfronted(words: Vec<String>) -> Vec<String> {
    let user = words.iter().take(FRONTED_WITHIN + 1).position(|word| word == "user");
    match user.filter(|at| *at > 0 && is_one_of(PHRASES, &words[0])) {
        Some(at) if words.get(at + 1).is_some_and(|word| word != "'s") => {
            let front = &words[..at];
            let front = front.strip_suffix(&["the".to_owned()]).unwrap_or(front);
            [&words[at..], front].concat()
        }
        _ => words,
    }
}

/// Whether what follows is the user's, and the words without them.
fn without_user(mut words: Vec<String>) -> (bool, Vec<String>) {
    if words.len() > 1 && words[0] == "the" && words[1] == "user" {
        words.remove(0);
    }
    match words.first().map(String::as_str) {
        Some("user") if words.get(1).is_some_and(|word| word == "'s") => (true, words.split_off(2)),
        Some("my") if words.len() > 1 => (true, words.split_off(1)),
        Some("user") if words.len() > 1 => (false, words.split_off(1)),
        Some("i") if words.len() > 1 => {
            let mut words = words.split_off(1);
            words[0] = match words[0].as_str() {
                "am" => "is".to_owned(),
                "have" => "has".to_owned(),
                "do" => "does".to_owned(),
                "was" | "did" | "had" | "cannot" | "can" | "will" => words[0].clone(),
                verb => format!("{verb}s"),
            };
            (false, words)
        }
        _ => (false, words),
    }
}

/// "allergic to nuts": "is allergic to nuts". Of words that are nothing but that: "told" and "is told" are two things.
fn with_is(words: Vec<String>) -> Vec<String> {
    let is_state = words.first().is_some_and(|first| is_one_of(STATES, first));
    if is_state { [vec!["is".to_owned()], words].concat() } else { words }
}

/// "is called Sam", "name: Sam": "name is Sam"; and "user's dog is called Rex": "has dog called Rex".
fn named(owned: bool, words: Vec<String>) -> Vec<String> {
    let text: Vec<&str> = words.iter().map(String::as_str).collect();
    match text.as_slice() {
        ["is", "called", name @ ..] | ["name", ":", name @ ..] if !name.is_empty() => {
            [&["name", "is"], name].concat().iter().map(|word| (*word).to_owned()).collect()
        }
        [what, "is", "called", name @ ..] | [what, "'s", "name", "is", name @ ..]
            if owned && *what != "name" && !name.is_empty() =>
        {
            [&["has", *what, "called"], name].concat().iter().map(|word| (*word).to_owned()).collect()
        }
        _ => words,
    }
}

/// The items of "peanuts, eggs and milk" in one order, if each is one word and nothing else belongs to the last one.
fn listed(mut words: Vec<String>) -> Vec<String> {
    let begins: Vec<usize> = (1..words.len()).filter(|at| is_one_of(LISTS, &words[at - 1])).collect();
    for begin in begins {
        let items = items(&words, begin);
        let next = items.last().map_or(begin, |last| last + 1);
        let has = |list: &str| words.iter().any(|word| is_one_of(list, word));
        let denies_one = has(DENIES) && has("and");
        // "12, 34, 56" may open a lock.
        let counts = items.iter().any(|at| words[*at].starts_with(|c: char| c.is_ascii_digit()));
        let any_order = !has(IN_ORDER) && !denies_one && !counts;
        if any_order && items.len() > 1 && words.get(next).is_none_or(|next| is_one_of(PHRASES, next)) {
            let mut sorted: Vec<String> = items.iter().map(|at| words[*at].clone()).collect();
            sorted.sort();
            items.into_iter().zip(sorted).for_each(|(at, item)| words[at] = item);
        }
    }
    words
}

/// Where each item of a list is, of those that are one word.
fn items(words: &[String], begin: usize) -> Vec<usize> {
    let joins =
        |at: usize| words.get(at).is_some_and(|word| matches!(word.as_str(), "," | "and" | "or" | "nor"));
    let mut items = Vec::new();
    let mut at = begin;
    while at < words.len() && !joins(at) {
        items.push(at);
        if !joins(at + 1) {
            break;
        }
        // "a, b, and c".
        at += if joins(at + 2) { 3 } else { 2 };
    }
    items
}

/// What is said first, and then each time, place and reason in one order, if each belongs to all of it: there is one of
/// each sort, and nothing is joined.
pub(super) fn by_phrase(words: Vec<String>) -> Vec<String> {
    // "Used to live in Porto": its "to" leads to what was done.
    let begins = (1..words.len())
        .filter(|at| is_one_of(PHRASES, &words[*at]) && !(words[*at] == "to" && words[at - 1] == "used"));
    let begins: Vec<usize> = begins.collect();
    let Some(first) = begins.first() else { return words };
    let mut phrases: Vec<&[String]> = begins
        .iter()
        .enumerate()
        .map(|(nth, at)| &words[*at..begins.get(nth + 1).copied().unwrap_or(words.len())])
        .collect();
    let mut sorts: Vec<&String> = phrases.iter().filter_map(|phrase| phrase.first()).collect();
    sorts.sort();
    let leads_on = |(nth, phrase): (usize, &&[String])| {
        let is_time = phrase.get(1).is_some_and(|next| next.starts_with(|c: char| c.is_ascii_digit()));
        is_one_of(TIME_OR_CLAUSE, &phrase[0]) && !is_time && nth + 1 < phrases.len()
    };
    let is_time = |word: &String| {
        is_one_of(TIMES, word.strip_suffix('s').unwrap_or(word))
            || word.starts_with(|c: char| c.is_ascii_digit())
    };
    let is_place = |phrase: &&&[String]| is_one_of(PLACES, &phrase[0]) && !phrase.iter().any(is_time);
    let attached = words.iter().any(|word| is_one_of(CLAUSES, word))
        || phrases.iter().enumerate().any(leads_on)
        || phrases.iter().filter(is_place).count() > 1;
    if attached || sorts.windows(2).any(|pair| pair[0] == pair[1]) {
        return words;
    }
    phrases.sort();
    [&words[..*first], &phrases.concat()].concat()
}

/// "Year of birth: 1984": "was born in 1984".
fn born(words: Vec<String>) -> Vec<String> {
    let year = ["year", "of", "birth"];
    let forms: [&[&str]; 4] = [
        &[year[0], year[1], year[2], ":", "*"],
        &[year[0], year[1], year[2], "is", "*"],
        &["birth", "year", ":", "*"],
        &["birth", "year", "is", "*"],
    ];
    match words.last() {
        Some(last) if forms.iter().any(|form| is(&words, form)) => {
            [strings(&["was", "born", "in"]), vec![last.clone()]].concat()
        }
        _ => words,
    }
}
