//! How many tokens a text is to a language model.

use std::{
    hash::BuildHasher,
    sync::{
        LazyLock,
        atomic::{AtomicU64, Ordering},
    },
};

use foldhash::quality::RandomState;

/// Tokens of `o200k_base`, the encoding of OpenAI's models since GPT-4o. Others count a little differently.
pub fn count(text: &str) -> usize {
    let encoding = bpe_openai::o200k_base();
    encoding.split(text).map(|piece| COUNTED.count(piece, || encoding.bpe.count(piece.as_bytes()))).sum()
}

/// The counts of the words that came last, since texts share most of theirs and looking one up takes a tenth of the time
/// of counting. No word is kept, only its hash, so that nothing of a text that was purged stays behind.
static COUNTED: LazyLock<CountCache> = LazyLock::new(|| CountCache {
    hashed: RandomState::default(),
    counts: std::array::from_fn(|_| AtomicU64::new(0)),
});

struct CountCache {
    hashed: RandomState,
    /// Each at the place that its hash tells: the upper bits of the hash, and the count in the lowest byte.
    counts: [AtomicU64; PLACES],
}

/// 64 KiB of them.
const PLACES: usize = 8_192;
const COUNT: u64 = u8::MAX as u64;

impl CountCache {
    fn count(&self, piece: &str, counted: impl FnOnce() -> usize) -> usize {
        let hash = self.hashed.hash_one(piece);
        // The lowest byte, where the count is kept, is told by the place.
        let place = &self.counts[(hash & COUNT) as usize | (hash >> 56 << 8) as usize & (PLACES - 1)];
        let known = place.load(Ordering::Relaxed);
        if known & COUNT != 0 && known & !COUNT == hash & !COUNT {
            return (known & COUNT) as usize;
        }
        let count = counted();
        if (1..=COUNT as usize).contains(&count) {
            place.store(hash & !COUNT | count as u64, Ordering::Relaxed);
        }
        count
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_text_counts_the_same_whatever_was_counted_before() {
        let set = include_str!("../../tests/recall/set.json");
        let texts = ["", " ", "\n\n  x", "Früh am Morgen", "東京の天気", "🙂🙂", &"a".repeat(3_000), set];
        let expected: Vec<usize> = texts.iter().map(|text| bpe_openai::o200k_base().count(*text)).collect();
        for _ in 0..2 {
            assert_eq!(texts.map(count).to_vec(), expected);
        }
    }
}
