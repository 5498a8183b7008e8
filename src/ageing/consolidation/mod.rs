//! Which memories of a user may be one: pairs that are near each other without being copies are nominated, judged and made one.
//! Copies are what the optimisation removes.

mod index;
mod judged;
mod judging;
mod nomination;
mod product;
mod selection;
mod twins;

pub use judged::product_of_text;
pub use judging::{DatedText, Judgement, Verdict, judge};
pub(crate) use judging::{may_both_be_true, says_more};
pub use product::{Product, Source, product};
pub use selection::{Item, Options, Pair, fingerprint, fingerprint_of, pairs};
pub(crate) use twins::denies;
pub use twins::differ_in;

/// Pairs that are put to a model in one prompt.
const PAIRS_PER_PROMPT: usize = 10;

/// The pairs in prompts of 5 to 10, as even as can be; fewer than 5 are one prompt.
pub fn chunks<T>(pairs: &[T]) -> Vec<&[T]> {
    let prompts = pairs.len().div_ceil(PAIRS_PER_PROMPT);
    let mut rest = pairs;
    let mut made = Vec::with_capacity(prompts);
    for left in (1..=prompts).rev() {
        let (chunk, others) = rest.split_at(rest.len().div_ceil(left));
        made.push(chunk);
        rest = others;
    }
    made
}

#[cfg(test)]
mod corpus_tests;
#[cfg(test)]
mod labelled_tests;
#[cfg(test)]
mod selection_tests;

#[cfg(test)]
pub use corpus_tests::{Random, texts_of_words};

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn prompts_have_five_to_ten_pairs() {
        for count in 0..200 {
            let pairs: Vec<usize> = (0..count).collect();
            let chunks = chunks(&pairs);
            assert_eq!(chunks.concat(), pairs);
            let least = count.min(5);
            assert!(chunks.iter().all(|chunk| (least..=10).contains(&chunk.len())), "{count}");
        }
    }
}
