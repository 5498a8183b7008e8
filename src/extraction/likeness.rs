//! Whether a statement is a duplicate of another one that it does not plainly restate. How alike they are only nominates them:
//! similarity knows neither numbers nor names nor denials, so what both say decides.

use std::sync::OnceLock;

use memledger_aggregates::settings::ExtractionConfig;
use memledger_intelligence::Hashed;
use memledger_statements::likeness::{
    has_same_words, keeps_apart, reaches_ratio_reworded, reaches_text_ratio,
};

/// From how alike on two texts are nominated, 0 to 1.
#[derive(Debug, Clone, Copy)]
pub struct Thresholds {
    pub duplicate_embedding: f64,
    pub duplicate_text: f64,
    /// From this likeness of embeddings on, texts with the same words in another order are nominated too.
    pub check_low: f64,
}

impl Thresholds {
    pub fn of(config: &ExtractionConfig) -> Self {
        let share = |thousandths: u16| f64::from(thousandths) / 1_000.0;
        Self {
            duplicate_embedding: share(config.duplicate_embedding),
            duplicate_text: share(config.duplicate_text),
            check_low: share(config.check_low),
        }
    }
}

/// How alike the embeddings of two texts are, 0 to 1; none if one of the texts has no embedding.
pub type EmbeddingLikeness<'a> = &'a (dyn Fn(&str, &str) -> Option<f64> + 'a);

/// How alike the offline embedder takes two texts for.
pub fn by_words(one: &str, other: &str) -> Option<f64> {
    static EMBEDDER: OnceLock<Hashed> = OnceLock::new();
    let embedder = EMBEDDER.get_or_init(Hashed::default);
    let cosine: f32 = embedder.vector(one).iter().zip(&embedder.vector(other)).map(|(a, b)| a * b).sum();
    // Equal texts are wholly alike, whatever is lost in reckoning.
    Some(f64::from((cosine * 1e5).round() / 1e5))
}

/// Texts without embeddings.
#[cfg(test)]
pub fn without_embeddings(_: &str, _: &str) -> Option<f64> {
    None
}

/// What is needed to find duplicates.
#[derive(Clone, Copy)]
pub struct Likeness<'a> {
    pub thresholds: Thresholds,
    pub embedding: EmbeddingLikeness<'a>,
}

impl Likeness<'_> {
    /// Whether two texts that no rule takes for one are alike, and differ in nothing that counts.
    pub fn is_duplicate(&self, one: &str, other: &str) -> bool {
        let Thresholds { duplicate_embedding, duplicate_text, check_low } = self.thresholds;
        let embedding = (self.embedding)(one, other).unwrap_or_default();
        let is_nominated = embedding >= duplicate_embedding
            || reaches_text_ratio(one, other, duplicate_text)
            || embedding >= check_low && has_same_words(one, other)
            || reaches_ratio_reworded(one, other, duplicate_text);
        is_nominated && keeps_apart(one, other).is_none()
    }
}

/// The thresholds as they are unless somebody sets others, and no embeddings.
#[cfg(test)]
pub fn by_text() -> Likeness<'static> {
    Likeness { thresholds: Thresholds::of(&ExtractionConfig::default()), embedding: &without_embeddings }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn is_duplicate(one: &str, other: &str, embedding: Option<f64>) -> bool {
        Likeness { embedding: &|_, _| embedding, ..by_text() }.is_duplicate(one, other)
    }

    #[test]
    fn likeness_nominates_by_its_thresholds() {
        let moved = ("The user lived in Weimar with Kim.", "The user lived with Kim in Weimar.");
        let reworded = ("The user is employed at Ospra in Jena.", "In Jena the user works at Ospra.");
        for ((one, other), embedding, expected) in [
            (moved, None, false),
            (moved, Some(0.79), false),
            (moved, Some(0.80), true),
            (reworded, Some(0.96), false),
            (reworded, Some(0.97), true),
        ] {
            assert_eq!(is_duplicate(one, other, embedding), expected, "{one} | {other} | {embedding:?}");
        }
        assert!(is_duplicate("The user really likes old maps.", "The user likes old maps.", None));
    }

    #[test]
    fn what_differs_is_no_duplicate_however_alike() {
        let (one, other) = ("The user has a meeting at 2 pm.", "The user has a meeting at 3 pm.");
        assert!(!is_duplicate(one, other, Some(1.0)));
    }
}
