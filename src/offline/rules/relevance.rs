//! How well texts answer a query: by how many of its words they hold.

use std::collections::HashSet;

use crate::words::words;

/// For each text the share of the query that it holds, words that few of the texts hold counting more.
pub fn relevance(query: &str, texts: &[&str]) -> Vec<f64> {
    let asked: HashSet<String> = words(query).into_iter().collect();
    let mut asked: Vec<String> = asked.into_iter().collect();
    // Sums of the same numbers in another order may differ in their last digit.
    asked.sort_unstable();
    let held: Vec<HashSet<String>> = texts.iter().map(|text| words(text).into_iter().collect()).collect();
    let weigh = |word: &String| {
        let holders = held.iter().filter(|words| words.contains(word)).count();
        (1.0 + (texts.len() as f64 + 1.0) / (holders as f64 + 1.0)).ln()
    };
    let weights: Vec<f64> = asked.iter().map(weigh).collect();
    let all: f64 = weights.iter().sum();
    let share = |words: &HashSet<String>| {
        let found = asked.iter().zip(&weights).filter(|(word, _)| words.contains(*word));
        if all == 0.0 { 0.0 } else { (found.map(|(_, weight)| weight).sum::<f64>() / all).clamp(0.0, 1.0) }
    };
    held.iter().map(share).collect()
}
