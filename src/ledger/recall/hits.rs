//! From what a first look saw to the memories that are worth reading.

use std::{
    cmp::Ordering,
    collections::{HashMap, HashSet},
};

use memledger_projections::search::Seen;

/// Of the rows that share words, how many times the reach are read at most.
const SHARE: usize = 2;

/// Everything near, and of those that share words the ones with the most and the rarest. `words` counts those of
/// the query.
pub fn worth_reading(seen: &Seen, words: usize, reach: usize) -> Vec<String> {
    let mut rows_with = vec![0_usize; words + 1];
    let hits: HashSet<(&str, usize)> = seen.by_word.iter().map(|(id, word)| (id.as_str(), *word)).collect();
    hits.iter().for_each(|(_, word)| rows_with[*word] += 1);
    // Of a word in as many rows as are looked at there may be more: it counts least.
    let memories = (seen.active.max(0) as f64).max(hits.len() as f64);
    let rarity: Vec<f64> =
        rows_with.iter().map(|with| (1.0 + memories / (*with as f64 + 0.5)).ln()).collect();
    let mut weights: HashMap<&str, f64> = HashMap::new();
    for (id, word) in hits {
        // A row with all words is found by each of them as well, unless they are too frequent.
        let weight = if word == words { rarity.iter().sum() } else { rarity[word] };
        *weights.entry(id).or_default() += weight;
    }
    let mut ordered: Vec<(&str, f64)> = weights.into_iter().collect();
    let heavier =
        |a: &(&str, f64), b: &(&str, f64)| -> Ordering { b.1.total_cmp(&a.1).then_with(|| a.0.cmp(b.0)) };
    let most = reach.saturating_mul(SHARE);
    if ordered.len() > most {
        ordered.select_nth_unstable_by(most, heavier);
        ordered.truncate(most);
    }
    let known: HashSet<&str> = seen.near.iter().map(String::as_str).collect();
    let others = ordered.into_iter().map(|(id, _)| id).filter(|id| !known.contains(id)).map(str::to_owned);
    seen.near.iter().cloned().chain(others).collect()
}

#[cfg(test)]
#[path = "hits_tests.rs"]
mod tests;
