//! Of two memories that answer alike, the newer one leads: what is so now was often said in more words than what was.

use memledger_offline::{
    query_words::{QueryWords, weight},
    words::{search_words, stem},
};
use memledger_projections::search::Candidate;

use super::{rank::Ranked, texts::Text};

/// Among how many of the first candidates.
const AMONG: usize = 5;
/// How relevant the newer one must be at least, beside the older one; and where it speaks of the same thing.
const NEARLY: f64 = 0.7;
const OF_THE_SAME: f64 = 0.5;
/// How much newer it must be, in microseconds.
const NEWER: i64 = 86_400_000_000;

/// Puts the newest of those that answer alike where the first of them stood, with its score.
pub fn newer_first(ranked: &mut [Ranked], query: &QueryWords) {
    let among = ranked.len().min(AMONG);
    for at in 0..among {
        let older = &ranked[at];
        let newer =
            ranked[at + 1..among].iter().enumerate().filter(|(_, one)| answers_alike(older, one, query));
        let newest = newer.max_by_key(|(_, one)| one.candidate.said_at).map(|(n, _)| at + 1 + n);
        if let Some(newest) = newest {
            ranked[newest].score = older.score;
            ranked[at..=newest].rotate_right(1);
        }
    }
}

/// Whether it is newer, has every word of the query that the older one has, and is nearly as relevant.
fn answers_alike(older: &Ranked, newer: &Ranked, query: &QueryWords) -> bool {
    let (one, other) = (&older.candidate, &newer.candidate);
    // A model that judged has read which of them answers.
    newer.scores.model.is_none()
        && other.said_at - one.said_at >= NEWER
        && one.category == other.category
        && older.has & !newer.has == 0
        && (newer.scores.relevance >= NEARLY * older.scores.relevance
            || newer.scores.relevance >= OF_THE_SAME * older.scores.relevance
                && share_a_word(one, other, query))
}

/// Whether a word stands in both that the query does not have, such as the name of what was given up.
fn share_a_word(one: &Candidate, other: &Candidate, query: &QueryWords) -> bool {
    let stems = |of: &Candidate| -> Vec<String> {
        let words = search_words(&Text::of(&of.body).content);
        words.iter().filter(|word| weight(word) == 1.0).filter_map(|word| stem(word)).collect()
    };
    let known = stems(one);
    stems(other).iter().any(|stem| query.place(stem).is_none() && known.contains(stem))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Scores;

    fn ranked(id: &str, day: i64, relevance: f64, has: u64) -> Ranked {
        let candidate = Candidate { memory_id: id.to_owned(), said_at: day * NEWER, ..Candidate::default() };
        Ranked { candidate, scores: Scores { relevance, ..Scores::default() }, has, score: relevance }
    }

    fn order(mut ranked: Vec<Ranked>) -> String {
        newer_first(&mut ranked, &QueryWords::new("Which bank", 64));
        assert!(ranked.is_sorted_by(|a, b| a.score >= b.score), "scores stand in their order");
        ranked.iter().map(|one| one.candidate.memory_id.as_str()).collect()
    }

    #[test]
    fn the_newer_of_two_that_answer_alike_leads() {
        assert_eq!(order(vec![ranked("a", 1, 0.5, 1), ranked("b", 9, 0.4, 1)]), "ba");
        assert_eq!(order(vec![ranked("a", 9, 0.5, 1), ranked("b", 1, 0.4, 1)]), "ab");
        assert_eq!(order(vec![ranked("a", 1, 0.5, 1), ranked("b", 9, 0.2, 1)]), "ab", "far less relevant");
        assert_eq!(order(vec![ranked("a", 1, 0.5, 3), ranked("b", 9, 0.4, 1)]), "ab", "has fewer words");
        let of_the_same = |text: &str, mut one: Ranked| {
            one.candidate.body = serde_json::json!({"content": text}).to_string();
            one
        };
        let both = |newer: &str| {
            let older = of_the_same("Banks with Talersparkasse", ranked("a", 1, 0.5, 1));
            vec![older, of_the_same(newer, ranked("b", 9, 0.3, 1))]
        };
        assert_eq!(order(both("Left Talersparkasse for Linden Direct")), "ba");
        assert_eq!(order(both("Has a new phone")), "ab");
        assert_eq!(order(both("Banks are closed on Sundays")), "ab", "only what was asked about");
        let judged = |mut one: Ranked| {
            one.scores.model = Some(one.scores.relevance);
            one
        };
        assert_eq!(order(vec![judged(ranked("a", 1, 0.5, 1)), judged(ranked("b", 9, 0.4, 1))]), "ab");
        let three = vec![ranked("a", 1, 0.5, 1), ranked("b", 5, 0.45, 1), ranked("c", 9, 0.4, 1)];
        assert_eq!(order(three), "cba");
    }
}
