//! What a statement may be of, found without reading it: most memories have nothing to do with a new statement.

use memledger_offline::{
    rules::in_one_spelling,
    words::{folded, plain_words},
};

use super::{
    attributes::{SAID_WITH, is_occupation},
    lemmas::lemma,
};

/// Words of most statements. Alone they make no two of them one.
const EMPTY: &str = "user users the a an of and or to in at on for with by is are was were be been has have had does do did \
    not no it its that this his her their who which as s";

/// The words that count, and the attributes that they help to say, each as a number, sorted.
pub(super) fn of(text: &str) -> Vec<u32> {
    let folded = folded(text);
    let mut keys = Vec::new();
    let mut add = |sort: u32, word: &str| keys.push(number(sort, word));
    for word in plain_words(&folded) {
        let plain = lemma(in_one_spelling(word));
        for attribute in SAID_WITH.get(plain.as_str()).into_iter().flatten() {
            add(1, attribute);
        }
        // "Is a nurse" says a job without any word for one.
        if is_occupation(word) {
            add(1, "job");
        }
        if !EMPTY.split_whitespace().any(|empty| empty == word) {
            add(0, &plain);
        }
    }
    keys.sort_unstable();
    keys.dedup();
    keys
}

/// FNV-1a in 32 bits. Two words of one number only make a pair that is read for nothing.
fn number(sort: u32, word: &str) -> u32 {
    word.bytes().fold(0x811c_9dc5 ^ sort, |hash, byte| (hash ^ u32::from(byte)).wrapping_mul(0x0100_0193))
}
