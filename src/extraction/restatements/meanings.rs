//! The second guard, for pairs that a model rates very alike: another word or frame for the same is no difference. All else that
//! is said must be the same and in the same order, but for the order of what prepositions add.

use std::{collections::HashMap, sync::LazyLock};

use memledger_offline::{lists::entries, rules::is_past};
use memledger_statements::revision::lemma;

use super::{
    differences::names,
    patterns::strings,
    reordered::{Words, is_one_of, joined},
};

type Phrases = Vec<(Vec<&'static str>, Vec<&'static str>)>;

/// By its first word, each phrase with what is read instead.
static PHRASES: LazyLock<HashMap<&str, Phrases>> = LazyLock::new(|| {
    let mut made: HashMap<&str, Phrases> = HashMap::new();
    for (from, to) in entries(include_str!("lists/meanings.txt")).filter_map(|line| line.split_once(" = ")) {
        let [from, to] = [from, to].map(|words| words.split(' ').collect::<Vec<_>>());
        made.entry(from[0]).or_default().push((from, to));
    }
    made
});

/// Begin a phrase that adds a time, a place or a person.
const PREPOSITIONS: &str = "in on at with for to from by of as about near after before since until during without over under behind \
    every than into through against between";
const ARTICLES: &str = "the a an";
/// "A few friends" are some, "few friends" nearly none.
const COUNTED: &str = "few little lot bit number couple while";
/// Lead on to something that what stands before or behind may belong to alone.
const JOINS: &str = "and or but that which who whom when while if because where";
/// Name a time, as do numbers.
const TIMES: &str = "monday tuesday wednesday thursday friday saturday sunday january february march april may june july august \
    september october november december morning evening afternoon night noon midnight week weekend month year day spring summer \
    autumn winter";
/// Words that go with the name of a time: "every Monday", "5 pm".
const OF_TIMES: &str = "every each next last this the of am pm o'clock noon";
/// Say where.
const PLACES: &str = "in on at near behind under over";
/// Belong to the word before them.
const ATTACHED: &str = "of as than";

/// A statement as it is compared.
#[derive(Debug, PartialEq, Eq)]
struct Meaning {
    /// Up to the first preposition, in the order in which it is said.
    core: Vec<Word>,
    /// What each preposition adds; sorted where each belongs to all that is said.
    more: Vec<Vec<Word>>,
}

#[derive(Debug, Clone, PartialEq, Eq, PartialOrd, Ord)]
struct Word(String);

/// Whether two statements of one sentence, worded alike as far as rules can, say the same by their meaning.
pub(super) fn mean_the_same(texts: &[String; 2]) -> bool {
    let split = texts.each_ref().map(|text| plain(text));
    let [Some(one), Some(other)] = split else { return false };
    let known: Vec<String> = texts.iter().flat_map(|text| names(text)).collect();
    let is_name = |word: &str| known.iter().any(|name| name == word);
    let [one, other] = [framed(one, &is_name), framed(other, &is_name)];
    let (one, other) = (compounded(&one, &other, &is_name), compounded(&other, &one, &is_name));
    let [one, other] = [one, other].map(|words| Meaning::of(&words, &is_name));
    one == other && !one.core.is_empty()
}

/// The words of a sentence without its marks, in small letters; none of several sentences.
fn plain(text: &str) -> Option<Words> {
    let bare = text.trim().trim_end_matches(['.', '!']);
    let is_digit = |byte: Option<&u8>| byte.is_some_and(u8::is_ascii_digit);
    let bytes = bare.as_bytes();
    let in_number =
        |at: usize| is_digit(at.checked_sub(1).and_then(|at| bytes.get(at))) && is_digit(bytes.get(at + 1));
    let mut marks = bare.match_indices(['.', '!', '?', ';', '"', '\n', '(']);
    if marks.any(|(at, mark)| mark != "." || !in_number(at)) {
        return None;
    }
    let words = bare.split_whitespace().map(|word| word.trim_end_matches(',').to_lowercase());
    Some(
        words
            .flat_map(|word| match word.strip_suffix("n't") {
                Some("ca") => strings("can not"),
                Some(verb) => vec![verb.to_owned(), "not".to_owned()],
                None if word == "cannot" => strings("can not"),
                None => vec![word],
            })
            .collect(),
    )
}

/// The words with one frame for what may be put in several.
fn framed(words: Words, is_name: &dyn Fn(&str) -> bool) -> Words {
    type Step = fn(&[String], &dyn Fn(&str) -> bool) -> Option<Words>;
    const STEPS: [Step; 8] = [said_to_whom, active, clause, shared, met, named, owned, held];
    let words = with_phrases(&words);
    STEPS.iter().fold(words, |words, step| step(&words, is_name).unwrap_or(words))
}

fn with_phrases(words: &[String]) -> Words {
    let mut made = Words::with_capacity(words.len());
    let mut at = 0;
    while at < words.len() {
        let is_next = |(from, _): &&(Vec<&str>, Vec<&str>)| {
            // Without what was left, to leave is to go away.
            let is_left_open =
                from[..] == ["quit"] && words.get(at + 1).is_none_or(|next| is_one_of(PREPOSITIONS, next));
            !is_left_open
                && words[at..].len() >= from.len()
                && from.iter().zip(&words[at..]).all(|(like, word)| like == word)
        };
        let found = PHRASES.get(words[at].as_str()).into_iter().flatten().find(is_next);
        match found {
            Some((from, to)) => {
                made.extend(to.iter().map(|word| (*word).to_owned()));
                at += from.len();
            }
            None => {
                made.push(words[at].clone());
                at += 1;
            }
        }
    }
    made
}

/// Whether these words name one whom something is done by: the user, somebody of theirs, or a name.
fn is_person(words: &[String], is_name: &dyn Fn(&str) -> bool) -> bool {
    match words {
        [name] => is_name(name),
        [the, user] => the == "the" && user == "user",
        [the, owner, _] => the == "the" && owner == "user's",
        _ => false,
    }
}

/// "It was Tilda to whom the user sold the van": "the user sold the van to Tilda".
fn said_to_whom(words: &[String], is_name: &dyn Fn(&str) -> bool) -> Option<Words> {
    let [it, was, name, to, whom, rest @ ..] = words else { return None };
    let is_cleft = it == "it" && is_one_of("is was", was) && is_name(name) && whom == "whom";
    let is_plain = is_one_of("to for from with", to) && !rest.iter().any(|word| word == "not");
    let whom = [to.clone(), name.clone()];
    (is_cleft && is_plain && !rest.is_empty()).then(|| joined(&[rest, &whom]))
}

/// "The user was hired by Kim in 2015": "Kim hired the user in 2015".
fn active(words: &[String], is_name: &dyn Fn(&str) -> bool) -> Option<Words> {
    let by = words.iter().position(|word| word == "by")?;
    let longest = (1..4)
        .rev()
        .find(|end| words.get(by + 1..by + 1 + end).is_some_and(|whom| is_person(whom, is_name)))?;
    let (whom, rest) = words[by + 1..].split_at(longest);
    let at = words[..by].iter().position(|word| is_one_of("is are was were", word))?;
    let verb = match words.get(at + 1)?.as_str() {
        // Only what is told by regular forms can be told anew without knowing the verb.
        verb if at + 2 == by && verb.ends_with("ed") => match words[at].as_str() {
            "is" | "are" => format!("{}s", verb.strip_suffix("ed").unwrap_or(verb)),
            _ => verb.to_owned(),
        },
        _ => return None,
    };
    Some(joined(&[whom, &[verb], &words[..at], rest]))
}

/// "The user has a cousin who lives in Sopot": "the user's cousin lives in Sopot".
fn clause(words: &[String], _: &dyn Fn(&str) -> bool) -> Option<Words> {
    let [the, user, has, article, thing, who, rest @ ..] = words else { return None };
    let is_clause = the == "the" && user == "user" && has == "has" && is_one_of("a an", article);
    let is_plain = is_one_of("who that which", who) && rest.len() > 1 && !is_one_of("the user is", &rest[0]);
    (is_clause && is_plain).then(|| joined(&[&strings("the user's"), std::slice::from_ref(thing), rest]))
}

/// What two share with each other, and not one with the other as one shares a secret.
const SHARED: &str = "office flat apartment house room bedroom garden desk car van boat canoe kitchen studio garage workshop \
    allotment table home birthday surname";

/// "Kim shares an office with the user", "the user and Kim share an office": "the user shares an office with Kim".
fn shared(words: &[String], is_name: &dyn Fn(&str) -> bool) -> Option<Words> {
    let (whom, thing) = match words {
        [name, shares, thing @ .., with, the, user]
            if is_name(name) && shares == "shares" && with == "with" && the == "the" && user == "user" =>
        {
            (name, thing)
        }
        [the, user, and, name, share, thing @ ..] | [name, and, the, user, share, thing @ ..]
            if the == "the" && user == "user" && and == "and" && is_name(name) && share == "share" =>
        {
            (name, thing)
        }
        [the, owner, thing, is, shared, with, name]
            if the == "the" && owner == "user's" && is == "is" && shared == "shared" && with == "with" =>
        {
            (name, std::slice::from_ref(thing))
        }
        _ => return None,
    };
    let with = ["with".to_owned(), whom.clone()];
    let is_shared = thing.last().is_some_and(|last| is_one_of(SHARED, last));
    (is_name(whom) && is_shared).then(|| joined(&[&strings("the user shares"), thing, &with]))
}

/// "Meets Kim for lunch": "has lunch with Kim".
fn met(words: &[String], is_name: &dyn Fn(&str) -> bool) -> Option<Words> {
    const MEALS: &str = "lunch breakfast dinner supper coffee tea drinks";
    let at = words.windows(4).position(|four| {
        four[0] == "meets" && is_name(&four[1]) && four[2] == "for" && is_one_of(MEALS, &four[3])
    })?;
    let meal = ["has", &words[at + 3], "with", &words[at + 1]].map(str::to_owned);
    Some(joined(&[&words[..at], &meal, &words[at + 4..]]))
}

/// "Is called Kim": "is Kim".
fn named(words: &[String], is_name: &dyn Fn(&str) -> bool) -> Option<Words> {
    let at = words
        .windows(3)
        .position(|three| three[0] == "is" && is_one_of("called named", &three[1]) && is_name(&three[2]))?;
    Some(joined(&[&words[..=at], &words[at + 2..]]))
}

/// "The user's lesson is on Monday": "the user has a lesson on Monday".
fn owned(words: &[String], is_name: &dyn Fn(&str) -> bool) -> Option<Words> {
    let [the, owner, rest @ ..] = words else { return None };
    let is = rest.iter().position(|word| word == "is").filter(|is| (1..3).contains(is))?;
    let (thing, said) = (&rest[..is], &rest[is + 1..]);
    let first = said.first()?;
    // "Is ill" is said of a thing; where and when it is, and who, is told as well by having it.
    let is_told = is_one_of(PREPOSITIONS, first) || said.len() == 1 && is_name(first);
    (the == "the" && owner == "user's" && is_told).then(|| joined(&[&strings("the user has"), thing, said]))
}

/// "Has Kim as a boss": "has boss Kim".
fn held(words: &[String], is_name: &dyn Fn(&str) -> bool) -> Option<Words> {
    let [the, user, has, name, r#as, article, thing, rest @ ..] = words else { return None };
    let is_held = the == "the" && user == "user" && has == "has" && is_name(name) && r#as == "as";
    let named = [thing.clone(), name.clone()];
    (is_held && is_one_of(ARTICLES, article)).then(|| joined(&[&strings("the user has"), &named, rest]))
}

/// "A lesson in piano" where the other text has a "piano lesson". A glass of wine is no wine glass, so only of what is taught or agreed
/// on.
fn compounded(words: &[String], other: &[String], is_name: &dyn Fn(&str) -> bool) -> Words {
    const HEADS: &str = "lesson lessons class classes course courses lecture lectures teacher student degree diploma exam test \
        appointment appointments workshop training";
    let is_article = |word: &String| is_one_of(ARTICLES, word);
    for at in 1..words.len().saturating_sub(1) {
        let of = at + 1 + usize::from(is_article(&words[at + 1]));
        let (Some(thing), true) = (words.get(of), is_one_of("in of with for", &words[at])) else { continue };
        let is_plain =
            |word: &String| word.len() > 2 && word.chars().all(char::is_alphabetic) && !is_name(word);
        let has_compound = other.windows(2).any(|two| two[0] == *thing && two[1] == words[at - 1]);
        if has_compound && is_plain(thing) && is_one_of(HEADS, &words[at - 1]) {
            let compound = [thing.clone(), words[at - 1].clone()];
            return joined(&[&words[..at - 1], &compound, &words[of + 1..]]);
        }
    }
    words.to_vec()
}

impl Meaning {
    fn of(words: &[String], is_name: &dyn Fn(&str) -> bool) -> Self {
        let mut parts: Vec<Vec<Word>> = vec![Vec::new()];
        // Where the verb stands that the user, or a name, is the subject of.
        let subject = if words.first().is_some_and(|first| is_name(first)) {
            1
        } else {
            words
                .iter()
                .position(|word| word == "user" || word == "user's")
                .map_or(0, |at| at + 1 + usize::from(words[at] == "user's"))
        };
        for (at, word) in words.iter().enumerate().filter(|(at, _)| !is_article(words, *at)) {
            if is_one_of(PREPOSITIONS, word) && !is_one_of(ATTACHED, word) {
                parts.push(Vec::new());
            }
            let is_verb = at == subject && !is_name(word);
            let word = if is_verb { verb(words, at) } else { word.clone() };
            if let Some(part) = parts.last_mut() {
                part.push(Word(word));
            }
        }
        let core = parts.remove(0);
        let is_joined = words.iter().any(|word| is_one_of(JOINS, word));
        Self { core, more: if is_joined { parts } else { movable_sorted(parts, is_name) } }
    }
}

/// Whether the word is an article that says nothing: neither "a few" nor "vitamin A".
fn is_article(words: &[String], at: usize) -> bool {
    let next = words.get(at + 1);
    is_one_of(ARTICLES, &words[at])
        && next.is_some_and(|next| !is_one_of(COUNTED, next) && !is_one_of(PREPOSITIONS, next))
}

/// Times may stand before or behind a place or a name. What stands behind any other thing may belong to that, and of several times
/// each to its own place, so that they stay.
fn movable_sorted(mut parts: Vec<Vec<Word>>, is_name: &dyn Fn(&str) -> bool) -> Vec<Vec<Word>> {
    let is_time = |part: &&Vec<Word>| {
        let names_time = |Word(word): &Word| {
            let is_number = word.starts_with(|c: char| c.is_ascii_digit());
            is_number || is_one_of(TIMES, word.trim_end_matches('s')) || is_one_of(OF_TIMES, word)
        };
        part.len() > 1 && part[1..].iter().all(names_time)
    };
    let begins = |part: &&Vec<Word>, list: &str| part.first().is_some_and(|Word(word)| is_one_of(list, word));
    let is_place = |part: &&Vec<Word>| begins(part, PLACES);
    let is_named = |part: &&Vec<Word>| {
        begins(part, "with in at to for")
            && part.len() > 1
            && part[1..].iter().all(|Word(word)| is_name(word))
    };
    let others: Vec<&Vec<Word>> = parts.iter().filter(|part| !is_time(part)).collect();
    let times = parts.len() - others.len();
    let mut first: Vec<&Word> = parts.iter().filter_map(|part| part.first()).collect();
    first.sort_unstable();
    let each_has_its_own = first.windows(2).all(|two| two[0] != two[1]);
    let stands_alone = others.len() <= 1 && others.iter().all(|part| is_place(part) || is_named(part));
    if each_has_its_own && (stands_alone || times <= 1 && others.iter().all(is_named)) {
        parts.sort_unstable();
    }
    parts
}

/// A verb by its plain form and its time, which "lives" and "lived" do not have in common.
fn verb(words: &[String], at: usize) -> String {
    let word = &words[at];
    let time =
        if is_past(word) || matches!(word.as_str(), "was" | "were" | "had" | "did") { "past " } else { "" };
    format!("{time}{}", lemma(word))
}
