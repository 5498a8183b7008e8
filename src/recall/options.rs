//! What the configuration may set of searches.

use serde::Serialize;
use utoipa::ToSchema;

/// What each part adds to a memory's score. Relevance is the mean of the first two by their weights.
#[derive(Debug, Clone, Copy, PartialEq, Serialize, ToSchema)]
pub struct Weights {
    pub lexical: f64,
    pub vector: f64,
    pub importance: f64,
    pub recency: f64,
    pub pinned: f64,
    /// Of the strongest relation to another result.
    pub relation: f64,
    /// Of its most relevant neighbour in the thread, as far as its own relevance leaves room.
    pub thread: f64,
}

#[derive(Debug, Clone, PartialEq)]
pub struct RecallOptions {
    pub weights: Weights,
    /// What is less relevant than this is not answered, 0 to 1.
    pub min_relevance: f64,
    /// After how many days recency counts half.
    pub recency_half_life_days: f64,
    /// Of users with many memories, how many by their words and how many of the nearest are looked at first.
    pub candidates: usize,
    /// How much memory may hold what proposes their candidates; where that is too little it is read for each query.
    pub resident_bytes: usize,
    /// How many active memories are many.
    pub resident_from: usize,
}

impl Default for RecallOptions {
    fn default() -> Self {
        // For vectors of hashes, which add little to the words (docs/PERFORMANCE.md, Recall).
        let weights = Weights {
            lexical: 0.9,
            vector: 0.1,
            importance: 0.03,
            recency: 0.02,
            pinned: 0.03,
            relation: 0.05,
            thread: 0.7,
        };
        Self {
            weights,
            min_relevance: 0.002,
            recency_half_life_days: 30.0,
            candidates: 40,
            resident_bytes: 64 << 20,
            resident_from: 60,
        }
    }
}
