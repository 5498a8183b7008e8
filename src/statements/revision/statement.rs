//! A statement that is compared with many.

use std::cell::OnceCell;

use memledger_offline::{rules::Claim, words::flat};

use super::{Revision, compared, denies, fact::Fact, keys::Keys, matters};

/// A statement has no more bytes. Of longer texts only the same words are the same: to read them takes too long.
const MOST_BYTES: usize = 4096;

/// A text as it is compared with others. It is read when the first one comes that may be of the same.
#[derive(Debug)]
pub struct Statement<'a> {
    text: &'a str,
    keys: OnceCell<Keys>,
    reading: OnceCell<Reading>,
}

#[derive(Debug)]
struct Reading {
    claim: Claim,
    fact: OnceCell<Fact>,
}

impl<'a> Statement<'a> {
    pub fn of(text: &'a str) -> Self {
        Self { text, keys: OnceCell::new(), reading: OnceCell::new() }
    }

    pub fn text(&self) -> &'a str {
        self.text
    }

    /// Whether both have words in common, or words of one attribute. If not, neither says or changes what the other says.
    pub fn may_concern(&self, other: &Self) -> bool {
        self.keys().may_concern(other.keys())
    }

    /// Whether they have so many words in common that one may be the other in other words.
    pub fn is_alike(&self, other: &Self) -> bool {
        self.keys().are_alike(other.keys())
    }

    /// What `new` is to this one, both about the same person.
    pub fn revision(&self, new: &Self) -> Revision {
        if self.may_concern(new) { self.compared(new) } else { Revision::Differs }
    }

    /// What it is of, as sorted numbers, to find those that it may be compared with among many: of two statements of which one
    /// updates the other, both have one in common. A text too long to be read is of nothing.
    pub fn matters(&self) -> Vec<u64> {
        if self.text.len() > MOST_BYTES {
            return Vec::new();
        }
        let reading = self.reading();
        matters::of(&reading.claim, reading.fact(self.text))
    }

    pub(super) fn compared(&self, new: &Self) -> Revision {
        if self.text.len().max(new.text.len()) > MOST_BYTES {
            let is_same = flat(self.text) == flat(new.text);
            return if is_same { Revision::Restates } else { Revision::Differs };
        }
        let (text, [old, new]) = (new.text, [self.reading(), new.reading()]);
        if old.claim == new.claim {
            return Revision::Restates;
        }
        // The same on another day may have happened twice.
        if old.claim.words() == new.claim.words() {
            return Revision::Differs;
        }
        match compared(old.fact(self.text), new.fact(text)) {
            Revision::Restates if old.claim.day() != new.claim.day() => Revision::Differs,
            Revision::Restates if says_some(self.text) != says_some(text) => Revision::Differs,
            Revision::Differs if denies(old.claim.words(), new.claim.words()) => Revision::Updates,
            revision => revision,
        }
    }

    fn keys(&self) -> &Keys {
        self.keys.get_or_init(|| Keys::of(self.text))
    }

    fn reading(&self) -> &Reading {
        self.reading.get_or_init(|| Reading { claim: Claim::of(self.text), fact: OnceCell::new() })
    }
}

impl Reading {
    fn fact(&self, text: &str) -> &Fact {
        self.fact.get_or_init(|| Fact::of(&self.claim, text))
    }
}

/// How often a text says "a few" or the like, which is more than "few".
pub fn says_some(text: &str) -> usize {
    const COUNTED: [&str; 4] = ["few", "little", "bit", "couple"];
    let words: Vec<String> = text.split(' ').map(str::to_lowercase).collect();
    words.windows(2).filter(|two| two[0] == "a" && COUNTED.contains(&two[1].as_str())).count()
}
