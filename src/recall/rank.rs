//! From candidates to an order: how relevant each is by its words and by its vector, then what else counts.

use std::{
    cmp::Ordering,
    collections::{HashMap, HashSet},
};

use memledger_aggregates::memory_book::MAX_STRENGTH;
use memledger_offline::{
    matching::{Match, Matching},
    query_words::{has, weight},
    words::{folded, stem},
};
use memledger_projections::{relations::Edge, search::Candidate};
use serde::Serialize;
use utoipa::ToSchema;

use super::{
    PreparedQuery, RecallOptions, Weights,
    beside::{look_beside, places},
    looking::UserSnapshot,
    texts::{self, Text},
};

/// How soon a word that comes again counts less, and how much long texts count less (Robertson and Zaragoza,
/// "The Probabilistic Relevance Framework: BM25 and Beyond", 2009). Their usual 0.75 is for documents: memories
/// are a sentence or two, where a longer one is no vaguer (docs/PERFORMANCE.md names the sets used).
const K1: f64 = 1.2;
const B: f64 = 0.3;

const DAY_US: f64 = 86_400_000_000.0;

/// Why a memory is ranked as it is: each part from 0 to 1, and what it adds to the score.
#[derive(Debug, Clone, Copy, Default, PartialEq, Serialize, ToSchema)]
pub struct Scores {
    /// The share of the query's words that it has; rare words count more.
    pub lexical: f64,
    /// How near its vector is to the query's.
    pub vector: f64,
    /// The language model's judgement, if there is one.
    pub model: Option<f64>,
    /// The model's judgement, or else the first two together.
    pub relevance: f64,
    pub importance: f64,
    pub recency: f64,
    pub pinned: f64,
    pub relation: f64,
    /// The relevance of its most relevant neighbour in the thread; 0 if the model judged.
    pub thread: f64,
}

impl Scores {
    /// All parts together, which may be more than 1.
    pub fn weighed(&self, weights: &Weights) -> f64 {
        let boosts = weights.importance * self.importance
            + weights.recency * self.recency
            + weights.pinned * self.pinned
            + weights.relation * self.relation;
        self.relevance + self.beside(weights) + boosts
    }

    /// What the thread adds to its relevance: what is relevant itself needs it less.
    pub fn beside(&self, weights: &Weights) -> f64 {
        weights.thread * self.thread * (1.0 - self.relevance)
    }
}

/// A candidate with its place in the order.
#[derive(Debug, Clone)]
pub struct Ranked {
    pub candidate: Candidate,
    pub scores: Scores,
    /// A bit for each word of the query that it has, but for frequent ones.
    pub has: u64,
    /// What it is worth beside the others; 1 at most is told.
    pub score: f64,
}

/// How far a memory without a word of the query stays below those with one that were above it.
const BELOW: f64 = 1e-9;

/// Adds what each memory's strongest relation to another one that was found is worth, and orders anew. A relation lifts no
/// memory over one that has a word of the query, unless it has one too.
pub fn relate(ranked: &mut [Ranked], edges: &[Edge], options: &RecallOptions) {
    let found: HashSet<String> = ranked.iter().map(|one| one.candidate.memory_id.clone()).collect();
    let mut strongest: HashMap<&str, f64> = HashMap::new();
    for edge in edges.iter().filter(|edge| found.contains(&edge.other_id)) {
        let strength = edge.strength as f64 / f64::from(MAX_STRENGTH);
        let known = strongest.entry(&edge.memory_id).or_default();
        *known = known.max(strength);
    }
    // From the best down: the lowest of those with a word so far is as high as one without may come.
    let mut ceiling = f64::INFINITY;
    for one in ranked.iter_mut() {
        let has_word = one.scores.lexical > 0.0;
        if let Some(strength) = strongest.get(one.candidate.memory_id.as_str()) {
            let room =
                (ceiling - BELOW - one.score).max(0.0) / options.weights.relation.max(f64::MIN_POSITIVE);
            one.scores.relation = if has_word { *strength } else { strength.min(room) };
            one.score = one.scores.weighed(&options.weights);
        }
        if has_word {
            ceiling = ceiling.min(one.score);
        }
    }
    ranked.sort_by(by_score);
}

/// Equal ones stand in the order of their ids, on either database.
pub fn by_score(a: &Ranked, b: &Ranked) -> Ordering {
    b.score.total_cmp(&a.score).then_with(|| a.candidate.memory_id.cmp(&b.candidate.memory_id))
}

/// The most relevant first. `now` is in microseconds since the epoch.
pub fn rank(
    found: Vec<Candidate>,
    looked: &UserSnapshot,
    asked: &PreparedQuery,
    query: &str,
    options: &RecallOptions,
    now: i64,
) -> Vec<Ranked> {
    let of_all;
    let places = match &looked.places {
        Some(places) => places,
        None => {
            of_all = places(&found);
            &of_all
        }
    };
    let weights = asked.words.weights();
    let matched = |without_frequent: bool| -> Vec<Match> {
        let mut matching = Matching::new(&asked.words, texts::embedded_part(query), without_frequent);
        found.iter().map(|one| Text::of(&one.body).matched(&mut matching)).collect()
    };
    // Frequent words alone say nothing beside others, unless those are names that stand nowhere: "What does Ana like?"
    let mut matches = matched(weights.contains(&1.0));
    let asks_more = matches.iter().any(|one| has_words(&one.counts, weights) != 0);
    let falls_back = !asks_more && weights.contains(&1.0) && asks_by_name(query, &asked.user);
    if falls_back && weights.iter().any(|weight| *weight < 1.0) {
        matches = matched(false);
    }
    let asks_more = asks_more || weights.contains(&1.0) && !falls_back;
    let lexical = lexical(&matches, looked, weights);
    let mut ranked: Vec<Ranked> = found
        .into_iter()
        .zip(matches)
        .zip(lexical)
        .map(|((candidate, found), lexical)| {
            let has = has_words(&found.counts, weights);
            let lexical = if has == 0 && asks_more { 0.0 } else { lexical };
            // By the stored vector, where both have one; else by what the offline embedder would say.
            let stored = candidate.vector.as_ref().filter(|stored| !stored.is_empty());
            let near = match asked.vector.as_ref().zip(stored) {
                Some((query, stored)) => cosine(query, stored),
                None => found.nearness,
            };
            let scores = scores(&candidate, lexical, near.max(0.0), options, now);
            Ranked { candidate, scores, has, score: 0.0 }
        })
        .collect();
    look_beside(&mut ranked, places);
    ranked.iter_mut().for_each(|one| one.score = one.scores.weighed(&options.weights));
    ranked.sort_by(by_score);
    ranked
}

/// Whether all that a query asks beside frequent words are names, by their capitals, or the user's own.
fn asks_by_name(query: &str, user: &str) -> bool {
    let words = query.split(|c: char| !c.is_alphanumeric()).filter(|word| !word.is_empty()).enumerate();
    let mut others = words.filter(|(_, word)| {
        let folded = folded(word);
        stem(&folded).is_some() && weight(&folded) == 1.0
    });
    let is_name = |(at, word): (usize, &str)| {
        at > 0 && word.starts_with(char::is_uppercase) || word.eq_ignore_ascii_case(user)
    };
    others.all(is_name)
}

/// All that a query without words finds: what is pinned first, then by importance, then the newest.
pub fn first(found: Vec<Candidate>, options: &RecallOptions, now: i64) -> Vec<Ranked> {
    let ranked = |candidate: Candidate| {
        let scores = scores(&candidate, 0.0, 0.0, options, now);
        Ranked { candidate, scores, has: 0, score: scores.weighed(&options.weights) }
    };
    let mut ranked: Vec<Ranked> = found.into_iter().map(ranked).collect();
    let order = |one: &Ranked| (one.candidate.pinned, one.candidate.importance, one.candidate.updated_at);
    ranked.sort_by(|a, b| {
        order(b).cmp(&order(a)).then_with(|| a.candidate.memory_id.cmp(&b.candidate.memory_id))
    });
    ranked
}

fn has_words(counts: &[f64], weights: &[f64]) -> u64 {
    let places =
        counts.iter().zip(weights).enumerate().filter(|(_, (n, weight))| **n > 0.0 && **weight == 1.0);
    places.fold(0, |bits, (at, _)| bits | 1_u64.checked_shl(at as u32).unwrap_or_default())
}

fn scores(candidate: &Candidate, lexical: f64, vector: f64, options: &RecallOptions, now: i64) -> Scores {
    let weights = &options.weights;
    let together = weights.lexical + weights.vector;
    let relevance =
        if together > 0.0 { (weights.lexical * lexical + weights.vector * vector) / together } else { 0.0 };
    let age_days = (now - candidate.updated_at).max(0) as f64 / DAY_US;
    Scores {
        lexical,
        vector,
        model: None,
        relevance,
        importance: (candidate.importance.clamp(1, 5) - 1) as f64 / 4.0,
        recency: 0.5_f64.powf(age_days / options.recency_half_life_days.max(0.01)),
        pinned: f64::from(candidate.pinned),
        relation: 0.0,
        thread: 0.0,
    }
}

/// BM25 over a user's own rows.
pub struct Bm25 {
    /// How rare each word of the query is.
    rarities: Vec<f64>,
    /// The sum of that: what no row has more of.
    most: f64,
    /// Words of a row, on average.
    length: f64,
}

impl Bm25 {
    /// `rows_with` says in how many of the rows each word of the query stands, `weights` what it counts.
    pub fn new(rows_with: &[usize], weights: &[f64], rows: usize, length: f64) -> Self {
        let rarity = |(with, weight): (&usize, &f64)| {
            let (with, rows) = (*with as f64, rows.max(*with) as f64);
            weight * (1.0 + (rows - with + 0.5) / (with + 0.5)).ln()
        };
        let rarities: Vec<f64> = rows_with.iter().zip(weights).map(rarity).collect();
        Self { most: rarities.iter().sum(), rarities, length: length.max(1.0) }
    }

    /// Of a row with so many of each word, as a share of what a text with every word would have.
    pub fn share(&self, counts: &[f64], length: f64) -> f64 {
        let damping = K1 * (1.0 - B + B * length / self.length);
        let part = |(n, rarity): (&f64, &f64)| {
            // Another form of the word counts by how likely it is one.
            let (once, likeness) = (n.max(1.0), n.min(1.0));
            rarity * likeness * once * (K1 + 1.0) / (once + damping)
        };
        let sum: f64 = counts.iter().zip(&self.rarities).map(part).sum();
        if self.most > 0.0 && sum > 0.0 { (sum / self.most).min(1.0) } else { 0.0 }
    }
}

/// The share of each candidate. What is not known of all rows is taken from the candidates.
fn lexical(found: &[Match], looked: &UserSnapshot, weights: &[f64]) -> Vec<f64> {
    let length = |one: &Match| one.words as f64;
    let average = found.iter().map(length).sum::<f64>() / found.len().max(1) as f64;
    let rows = looked.rows.max(found.len());
    let with = |at: usize| found.iter().filter(|one| has(one.counts[at])).count();
    let rows_with = looked.rows_with.clone().unwrap_or_else(|| (0..weights.len()).map(with).collect());
    let bm25 = Bm25::new(&rows_with, weights, rows, average);
    found.iter().map(|one| bm25.share(&one.counts, length(one))).collect()
}

fn cosine(query: &[f32], stored: &[u8]) -> f64 {
    let (mut product, mut square) = (0.0_f64, 0.0_f64);
    for (a, b) in query.iter().zip(texts::dequantised(stored)) {
        product += f64::from(a * b);
        square += f64::from(b * b);
    }
    // The query's is of unit length.
    if square > 0.0 { product / square.sqrt() } else { 0.0 }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn ranked(id: &str, lexical: f64, vector: f64, options: &RecallOptions) -> Ranked {
        let candidate = Candidate { memory_id: id.to_owned(), ..Candidate::default() };
        let relevance = options.weights.lexical * lexical + options.weights.vector * vector;
        let scores = Scores { lexical, vector, relevance, ..Scores::default() };
        Ranked { candidate, scores, has: 0, score: scores.weighed(&options.weights) }
    }

    fn edge(memory: &str, other: &str) -> Edge {
        Edge { memory_id: memory.to_owned(), other_id: other.to_owned(), strength: 1_000, ..Edge::default() }
    }

    fn order(ranked: &[Ranked]) -> Vec<&str> {
        ranked.iter().map(|one| one.candidate.memory_id.as_str()).collect()
    }

    #[test]
    fn a_relation_lifts_nothing_over_a_memory_with_the_word() {
        let options = RecallOptions::default();
        let mut all = [
            ranked("best", 0.9, 0.5, &options),
            ranked("word", 0.02, 0.1, &options),
            ranked("near", 0.0, 0.2, &options),
            ranked("far", 0.0, 0.1, &options),
        ];
        assert_eq!(order(&all), ["best", "word", "near", "far"]);
        relate(&mut all, &[edge("far", "best"), edge("best", "far")], &options);
        // Over one that has no word either, and not over the one that has it.
        assert_eq!(order(&all), ["best", "word", "far", "near"]);
        let far = &all[2];
        assert!(
            (far.score - far.scores.weighed(&options.weights)).abs() < 1e-12 && far.scores.relation > 0.0
        );
        let mut words = [ranked("one", 0.50, 0.0, &options), ranked("two", 0.49, 0.0, &options)];
        relate(&mut words, &[edge("two", "one")], &options);
        assert_eq!(order(&words), ["two", "one"], "both have the word");
    }
}
