//! One spelling for each word of a claim: true synonyms, short forms and numbers in words. What only means much the same
//! is another word here.

use super::reading::{Token, is_one_of};

/// Each line is one word in all its spellings; its first is the one that claims hold.
const ONE_WORD: &[&str] = &[
    "likes enjoys",
    "like enjoy",
    "lives resides",
    "mother mum mom mama mummy",
    "father dad papa daddy",
    "grandmother grandma granny",
    "grandfather grandpa grandad granddad",
    "children kids",
    "favourite favorite",
    "favourites favorites",
    "colour color",
    "neighbour neighbor",
    "flat apartment",
    "film movie",
    "films movies",
    "bicycle bike",
    "telephone phone",
    "television tv telly",
    "fridge refrigerator",
    "sofa couch",
    "doctor physician",
    "starts begins",
    "started began",
    "called named",
    "cannot cant",
    "kg kilogram kilograms kilo kilos",
    "km kilometre kilometres kilometer kilometers",
    "cm centimetre centimetres centimeter centimeters",
    "metre meter",
    "metres meters",
    "user's users",
    "0 zero",
    "1 one",
    "2 two",
    "3 three",
    "4 four",
    "5 five",
    "6 six",
    "7 seven",
    "8 eight",
    "9 nine",
    "10 ten",
    "11 eleven",
    "12 twelve",
];

/// Short forms of two words.
const SHORT: &[(&str, [&str; 2])] = &[
    ("isnt", ["is", "not"]),
    ("arent", ["are", "not"]),
    ("wasnt", ["was", "not"]),
    ("werent", ["were", "not"]),
    ("dont", ["do", "not"]),
    ("doesnt", ["does", "not"]),
    ("didnt", ["did", "not"]),
    ("hasnt", ["has", "not"]),
    ("havent", ["have", "not"]),
    ("wont", ["will", "not"]),
    ("im", ["i", "am"]),
    ("ive", ["i", "have"]),
];

/// Behind these words an article tells something: "a few", "a little".
const COUNTED: &str = "few|little|lot|bit|number|couple|while";

/// Adds a word in its one spelling; an article that tells nothing is left out.
pub(super) fn push(token: &Token<'_>, next: &str, words: &mut Vec<String>) {
    let word = word(token);
    if matches!(word.as_str(), "a" | "an") && !is_one_of(COUNTED, next) && !token.is_capital() {
        return;
    }
    if let Some((_, parts)) = SHORT.iter().find(|(short, _)| *short == word) {
        words.extend(parts.map(str::to_owned));
        return;
    }
    let known = ONE_WORD.iter().find(|line| line.split(' ').any(|spelling| spelling == word));
    let first = known.and_then(|line| line.split(' ').next());
    if word == "not" && words.last().is_some_and(|before| before == "can") {
        words.pop();
        words.push("cannot".to_owned());
        return;
    }
    words.push(first.map_or(word, str::to_owned));
    if token.owns {
        words.push("'s".to_owned());
    }
}

/// In lower case, but for names that capitals within them tell from others: "iOS", "US".
fn word(token: &Token<'_>) -> String {
    let within = token.raw.chars().skip(1).any(char::is_uppercase);
    match (within, token.raw.is_ascii()) {
        (true, _) => token.raw.to_owned(),
        // With what a comma or an apostrophe joined to it.
        (false, true) => token.word.clone(),
        // With its accents.
        (false, false) => token.raw.to_lowercase(),
    }
}
