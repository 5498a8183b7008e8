//! How much memories have to do with what a user said and searched for lately.

use std::collections::HashMap;

use crate::{
    stems::{Stems, each_stem, place},
    vectors::cosine,
};

/// A text with its vector, which has unit length or is empty.
#[derive(Debug, Clone, Copy)]
pub struct Text<'a> {
    pub text: &'a str,
    pub vector: &'a [f32],
}

/// A score for each memory, 0 to 1: how much it has in common with the one of the recent messages and queries that it is most
/// alike, by words (the cosine of their stems, rare ones weighing more) or by vectors, whichever is more.
pub fn relevance(memories: &[Text<'_>], recent: &[Text<'_>]) -> Vec<f32> {
    let stems = Stems::of(memories.iter().map(|memory| memory.text));
    let recent_words = RecentWords::of(recent, &stems);
    let mut sums = vec![0.0; recent.len()];
    let mut score = |(at, memory): (usize, &Text<'_>)| {
        let by_words = recent_words.best(stems.of_text(at), &stems, &mut sums);
        let by_vector = recent.iter().filter_map(|one| cosine(memory.vector, one.vector)).fold(0.0, f32::max);
        (by_words as f32).max(by_vector).clamp(0.0, 1.0)
    };
    memories.iter().enumerate().map(&mut score).collect()
}

/// Which of the recent texts hold a stem: a memory meets only those that it shares one with.
struct RecentWords {
    holders: Vec<Vec<u32>>,
    lengths: Vec<f64>,
}

impl RecentWords {
    fn of(recent: &[Text<'_>], stems: &Stems) -> Self {
        let mut holders: Vec<Vec<u32>> = Vec::new();
        let mut lengths = Vec::with_capacity(recent.len());
        for (number, text) in (0_u32..).zip(recent) {
            // Stems that no memory holds make a text longer and nothing alike.
            let mut own: HashMap<String, Option<u32>> = HashMap::new();
            each_stem(text.text, |stem| {
                own.entry(stem.to_owned()).or_insert_with(|| stems.known(stem));
            });
            let unknown = own.values().filter(|stem| stem.is_none()).count() as f64 * stems.square(u32::MAX);
            let mut known: Vec<u32> = own.into_values().flatten().collect();
            known.sort_unstable();
            let squares: f64 = known.iter().map(|stem| stems.square(*stem)).sum();
            lengths.push((squares + unknown).sqrt());
            for stem in known {
                if holders.len() <= place(stem) {
                    holders.resize(place(stem) + 1, Vec::new());
                }
                if let Some(texts) = holders.get_mut(place(stem)) {
                    texts.push(number);
                }
            }
        }
        Self { holders, lengths }
    }

    /// The highest cosine of these stems and those of a recent text.
    fn best(&self, own: &[u32], stems: &Stems, sums: &mut [f64]) -> f64 {
        sums.fill(0.0);
        let mut squares = 0.0;
        for stem in own {
            let square = stems.square(*stem);
            squares += square;
            for text in self.holders.get(place(*stem)).into_iter().flatten() {
                if let Some(sum) = sums.get_mut(place(*text)) {
                    *sum += square;
                }
            }
        }
        let cosine =
            |(sum, length): (&f64, &f64)| if *sum > 0.0 { sum / (length * squares.sqrt()) } else { 0.0 };
        sums.iter().zip(&self.lengths).map(cosine).fold(0.0, f64::max)
    }
}

#[cfg(test)]
#[path = "relevance_tests.rs"]
mod tests;
