//! Statements that would be true if the person were not there: of tools, materials, protocols and rules of a craft.

use std::sync::LazyLock;

use super::{
    lexicon::{KIN, TECHNICAL_STEMS, Words, words},
    person::{Person, is_personal},
    reading::{Reading, is_one_of},
    rule::Rule,
};

/// How much has to speak for it.
const ENOUGH: i32 = 3;

/// Verbs that say what a thing does, is or needs in general.
static GENERAL: Words = LazyLock::new(|| words(include_str!("lists/general_verbs.txt")));

/// What rules are told with.
const MODAL: &str = "must|may|should|can|cannot|at most|at least|by definition|whereas|unless|as soon as|when|if|once|\
    otherwise|in series|in parallel|product of|sum of|ratio of|number of|according to|so that|for each|each|every";
const UNITS: &str = "ma|mm|cm|km|mg|kg|ml|hz|khz|mhz|ghz|ohm|ohms|volt|volts|mv|kv|watt|watts|amp|amps|percent|c|\
    millijoules|seconds|minutes|bytes|characters|bits|litres|liters|rpm|bar|psi|ph|times|degrees|parts|l|nm|db";

/// What becomes of one, in the past tense: a tool's behaviour is told in the present.
const PAST: &str = "was|were|had|came|went|took|got|kept|made|began|built|bought|died|moved|became|did|said|gave|left \
    in|flooded|broke";

/// It opens with a name in the person's life, or speaks of their people.
pub(super) fn is_of_their_life(reading: &Reading<'_>, person: &Person) -> bool {
    let technical =
        |at: usize| TECHNICAL_STEMS.contains(reading.stem(at)) || is_spelt_out(reading.tokens[at].raw);
    let opens = (0..2.min(reading.tokens.len())).any(|at| {
        let token = &reading.tokens[at];
        token.is_capital()
            && person.is_familiar(reading, at)
            && !technical(at)
            && !token.owns
            && (at > 0 || person.is_name(reading, at))
    });
    // "Knows a little SQL": whoever is remembered is left out.
    let headless = is_one_of(
        "always|never|please|dont|knows|holds|prefers|keeps|hopes|has|likes|loves|lives|works|plays|speaks|owns|uses|drinks|eats|enjoys|hates|\
        wants|needs|plans|gives|takes|reads|makes|goes|dislikes|writes|is|was|grew|studies|teaches|studied|worked|lived|born|collects|runs|learns",
        reading.word(0),
    );
    opens || headless
}

/// "Files tax returns": whoever does it is left out. What things do in general begins with those or with a word for it:
/// "Endpoints return …", "Returns …".
pub(super) fn begins_with_a_deed(reading: &Reading<'_>) -> bool {
    let first = reading.word(0);
    let deed = first.ends_with('s') && !first.ends_with("ss") || first.ends_with("ed");
    let of_things = |at: usize| {
        let word = reading.word(at);
        is_one_of("are|were|have|must|can|cannot|should|may|will|do|is|has|was", word)
            || GENERAL.contains(format!("{word}s").as_str())
    };
    deed && !GENERAL.contains(first) && !(1..5).any(of_things) && !is_spelt_out(reading.tokens[0].raw)
}

/// Weighs what speaks for a statement of the world against what ties it to the person.
pub(super) fn rule(reading: &Reading<'_>, person: &Person, technical: usize) -> Option<Rule> {
    let spoken = reading.content.starts_with(['"', '“', '\'']);
    let told = is_anybodys(reading, person) || begins_with_a_deed(reading);
    if told || spoken || reading.tokens.len() < 5 {
        return None;
    }
    (weight(reading, person) + 2 * i32::try_from(technical).unwrap_or(2).min(2) >= ENOUGH)
        .then_some(Rule::TrueOfCraft)
}

/// Somebody stands in it.
fn is_anybodys(reading: &Reading<'_>, person: &Person) -> bool {
    let own = |word: &str| {
        is_personal(word)
            || matches!(word, "they" | "their" | "them" | "we" | "our" | "us" | "im" | "ive" | "family")
    };
    reading.tokens.iter().enumerate().any(|(at, token)| {
        let named = person.is_familiar(reading, at)
            && !TECHNICAL_STEMS.contains(&token.stem)
            && !is_spelt_out(token.raw)
            && !token.raw.bytes().any(|byte| byte.is_ascii_digit())
            && (!token.starts || token.owns);
        own(&token.word) && token.word != "their"
            || person.is(&token.word)
            || KIN.contains(token.word.as_str())
            || named
    })
}

fn weight(reading: &Reading<'_>, person: &Person) -> i32 {
    let words = || reading.tokens.iter();
    let count = |cue: bool, weight: i32| if cue { weight } else { 0 };
    let spelt_out = words().any(|token| is_spelt_out(token.raw));
    let coded = words().any(|token| {
        let digit = token.raw.bytes().any(|byte| byte.is_ascii_digit());
        digit && token.raw.bytes().any(|byte| byte.is_ascii_uppercase())
    });
    let units = reading.tokens.windows(2).any(|pair| {
        pair[0].word.starts_with(|c: char| c.is_ascii_digit()) && is_one_of(UNITS, &pair[1].word)
    });
    let general = words().skip(1).any(|token| GENERAL.contains(token.word.as_str()));
    let past = words().any(|token| is_one_of(PAST, &token.word)) && !reading.says_any("must|may");
    let dated = words().any(|token| token.word.parse::<u64>().is_ok_and(|year| (1900..2100).contains(&year)));
    let symbols = reading.content.contains(['°', '$', '*', '{', '=', '#', '/']);
    let opens =
        matches!(reading.word(0), "a" | "an" | "when" | "if") || reading.tokens[0].word.ends_with('s');
    let place = reading.word(0) == "in" && !dated;
    let owned = words().filter(|token| !token.stop).take(3).filter(|token| person.owns(&token.stem)).count();
    let owned = i32::try_from(owned).unwrap_or(3);
    count(spelt_out, 1)
        + count(coded, 1)
        + count(units, 2)
        + count(general, 1)
        + count(reading.says_any(MODAL), 1)
        + count(symbols, 1)
        + count(opens, 1)
        + count(place, 1)
        - count(past, 2)
        - count(dated, 2)
        - owned
}

/// Written in capitals alone, as short names of techniques are.
fn is_spelt_out(raw: &str) -> bool {
    raw.len() >= 2
        && raw.bytes().all(|byte| byte.is_ascii_uppercase() || byte.is_ascii_digit())
        && raw.bytes().filter(u8::is_ascii_uppercase).count() >= 2
}
