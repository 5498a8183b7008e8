//! What a statement may be of, found without reading it: most memories have nothing to do with a new statement.

use std::{collections::HashSet, sync::LazyLock};

use memledger_offline::{
    WordCache,
    rules::in_one_spelling,
    words::{folded, plain_words},
};

use super::{
    attributes::{SAID_WITH, is_functional, is_occupation},
    lemmas::lemma,
};

/// Words of most statements, which make no two of them one.
static EMPTY: LazyLock<HashSet<&str>> = LazyLock::new(|| {
    "user users the a an of and or to in at on for with by from about into than is are was were be been has have had does do did \
     not no it its that this his her their there who whom which what as s"
        .split_whitespace()
        .collect()
});
/// Most words come again and again.
static WORDS: LazyLock<WordCache<Word>> = LazyLock::new(|| WordCache::new(8_192));

#[derive(Debug)]
struct Word {
    /// None of a word that tells nothing by itself.
    own: Option<u32>,
    attributes: Vec<u32>,
}

/// What a text may be of, as sorted numbers. Two of one number only make a pair that is read for nothing.
#[derive(Debug, Default)]
pub(super) struct Keys {
    /// Of the words that count.
    words: Vec<u32>,
    /// Of the attributes that they help to say.
    attributes: Vec<u32>,
}

impl Keys {
    pub fn of(text: &str) -> Self {
        let folded = folded(text);
        let mut keys = Self::default();
        for word in plain_words(&folded) {
            WORDS.with(
                word,
                || Word::of(word),
                |known| {
                    keys.words.extend(known.own);
                    keys.attributes.extend(&known.attributes);
                },
            );
        }
        for numbers in [&mut keys.words, &mut keys.attributes] {
            numbers.sort_unstable();
            numbers.dedup();
        }
        keys
    }

    /// Whether both say something of one attribute, or a third of what the shorter one says is in both.
    pub fn may_concern(&self, other: &Self) -> bool {
        3 * shared(&self.words, &other.words) >= self.words.len().min(other.words.len())
            || shared(&self.attributes, &other.attributes) > 0
    }

    /// Whether a third of the words of either are in both.
    pub fn are_alike(&self, other: &Self) -> bool {
        3 * shared(&self.words, &other.words) >= self.words.len().max(other.words.len())
    }
}

impl Word {
    fn of(word: &str) -> Self {
        let spelt = in_one_spelling(word);
        let plain = lemma(spelt);
        let said = SAID_WITH.get(plain.as_str()).into_iter().flatten();
        let mut attributes: Vec<u32> = said.map(|attribute| number(attribute)).collect();
        // "Is a nurse" says a job without any word for one.
        attributes.extend(is_occupation(word).then(|| number("job")));
        // "The phone is a …" has one value, and so has what is preferred.
        attributes.extend((is_functional(spelt) || plain == lemma("prefers")).then(|| number(&plain)));
        Self { own: (!EMPTY.contains(word)).then(|| number(&plain)), attributes }
    }
}

/// How many numbers two sorted rows have in common.
fn shared(one: &[u32], mut other: &[u32]) -> usize {
    let mut count = 0;
    for key in one {
        let below = other.iter().take_while(|its| *its < key).count();
        other = &other[below..];
        count += usize::from(other.first() == Some(key));
    }
    count
}

/// FNV-1a in 32 bits.
fn number(word: &str) -> u32 {
    word.bytes().fold(0x811c_9dc5, |hash, byte| (hash ^ u32::from(byte)).wrapping_mul(0x0100_0193))
}
