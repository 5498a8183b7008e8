//! What is liked best, and what is paid: "of all colours the user likes green best", "pays 200 euros in rent".

use super::{
    patterns::strings,
    reordered::{Words, is_one_of, joined},
};

const NOT: &str = "not never no hardly and or";
/// Longest thing or amount, in words.
const MOST: usize = 4;

/// Ways to say that of a kind K a thing T is liked best; `|` stands between words of which any may be there.
const BEST: [&str; 6] = [
    "of|among all K the user likes|loves|enjoys T best|most",
    "the user likes|loves|enjoys T best|most of|among all K",
    "the user likes|loves|enjoys T more|better than all|any other K",
    "the user prefers T to|over all|any other K",
    "the K the user likes|loves|enjoys best|most is T",
    "the K that|which the user likes|loves|enjoys best|most is T",
];
/// Ways to say how much, T, is paid for K.
const PAID: [&str; 3] = ["the user pays T in|for K", "the user pays K of T", "the user pays a K of T"];
const PAID_A_MONTH: [&str; 2] =
    ["the user pays T a|per|every month in|for K", "the user pays T in|for K a|per|every month"];

/// "Likes green more than any other colour": "the user's favourite colour is green".
pub(super) fn best(words: &[String]) -> Option<Words> {
    let (kind, thing) = BEST.iter().find_map(|way| said(way, words))?;
    let is_plain = !words.iter().any(|word| is_one_of(NOT, word));
    let kind = [one_of(kind.trim_end_matches(','))];
    is_plain.then(|| joined(&[&strings("the user's favourite"), &kind, &strings("is"), thing]))
}

/// "Pays 200 euros in rent": "the user's rent is 200 euros".
pub(super) fn paid(words: &[String]) -> Option<Words> {
    const WHAT: &str = "rent tuition";
    let a_month = PAID_A_MONTH.iter().find_map(|way| said(way, words));
    let (what, amount) = a_month.or_else(|| PAID.iter().find_map(|way| said(way, words)))?;
    let every = if a_month.is_some() { strings("every month") } else { Words::new() };
    let is_amount = amount.iter().any(|word| word.starts_with(|c: char| c.is_ascii_digit()));
    (is_amount && is_one_of(WHAT, what)).then(|| {
        joined(&[&strings("the user's"), std::slice::from_ref(what), &strings("is"), amount, &every])
    })
}

/// What stands for K and for T where the words are said in that way.
fn said<'a>(way: &str, words: &'a [String]) -> Option<(&'a String, &'a [String])> {
    let way: Vec<&str> = way.split(' ').collect();
    let thing = words.len().checked_sub(way.len() - 1).filter(|thing| (1..=MOST).contains(thing))?;
    let (mut kind, mut found, mut at) = (None, None, 0);
    for one in way {
        let word = words.get(at)?;
        match one {
            "T" => found = words.get(at..at + thing),
            "K" => kind = Some(word),
            any if any.split('|').any(|any| is_one_of(any, word)) => {}
            _ => return None,
        }
        at += if one == "T" { thing } else { 1 };
    }
    Some((kind?, found?))
}

/// One of several: "colour" of "colours", "dish" of "dishes", "hobby" of "hobbies".
fn one_of(several: &str) -> String {
    let stem = |end: &str| several.strip_suffix(end);
    if let Some(stem) = stem("ies").filter(|stem| stem.len() > 2 && *stem != "mov") {
        return format!("{stem}y");
    }
    let of_hissing = ["ches", "shes", "sses", "xes"].iter().any(|end| several.ends_with(end));
    let stem = if of_hissing { stem("es") } else { stem("s") };
    stem.unwrap_or(several).to_owned()
}
