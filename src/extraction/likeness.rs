//! Whether a statement is a duplicate of another one that it does not plainly restate. How alike they are only nominates them:
//! similarity knows neither numbers nor names nor denials, so what both say decides.

use crate::restatements::{
    has_same_words, keeps_apart, may_mean_the_same, reaches_ratio_reworded, reaches_text_ratio,
};
use memledger_aggregates::settings::ExtractionConfig;
use memledger_intelligence::Bands;

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
#[cfg(test)]
pub fn by_words(one: &str, other: &str) -> Option<f64> {
    crate::vectors::QuickVectors::by(None).likeness(one, other)
}

/// Texts without embeddings.
#[cfg(test)]
pub fn without_embeddings(_: &str, _: &str) -> Option<f64> {
    None
}

/// How alike texts are to a model, which knows other words for the same.
#[derive(Clone, Copy)]
pub struct Meaning<'a> {
    pub bands: Option<Bands>,
    pub likeness: EmbeddingLikeness<'a>,
}

/// What is needed to find duplicates.
#[derive(Clone, Copy)]
pub struct Likeness<'a> {
    pub thresholds: Thresholds,
    pub embedding: EmbeddingLikeness<'a>,
    /// Asked instead of the embedding where it has an answer.
    pub meaning: Option<Meaning<'a>>,
}

impl Likeness<'_> {
    /// Whether two texts that no rule takes for one are alike, and differ in nothing that counts.
    pub fn is_duplicate(&self, one: &str, other: &str) -> bool {
        let Thresholds { duplicate_embedding, duplicate_text, check_low } = self.thresholds;
        if keeps_apart(one, other).is_some() {
            return self.means_the_same(one, other);
        }
        let is_nominated = |embedding: f64, from: f64| {
            embedding >= from || embedding >= check_low && has_same_words(one, other)
        };
        let by_embedder = || match self.meaning.and_then(|meaning| (meaning.likeness)(one, other)) {
            Some(likeness) => is_nominated(likeness, self.may_restate()),
            None => is_nominated((self.embedding)(one, other).unwrap_or_default(), duplicate_embedding),
        };
        reaches_text_ratio(one, other, duplicate_text)
            || reaches_ratio_reworded(one, other, duplicate_text)
            || by_embedder()
    }

    /// From which likeness on to the model a pair is nominated: as somebody set it, or as it was measured.
    fn may_restate(&self) -> f64 {
        let set = self.thresholds.duplicate_embedding;
        let measured = self.meaning.and_then(|meaning| meaning.bands).map(|bands| bands.may_restate);
        measured
            .filter(|_| set == Thresholds::of(&ExtractionConfig::default()).duplicate_embedding)
            .unwrap_or(set)
    }

    /// Whether a model that was measured takes two for one that are worded in other words.
    fn means_the_same(&self, one: &str, other: &str) -> bool {
        let Some(Meaning { bands: Some(bands), likeness }) = self.meaning else { return false };
        may_mean_the_same(one, other)
            && likeness(one, other).is_some_and(|is| is >= bands.means_alike.max(self.may_restate()))
    }
}

/// The thresholds as they are unless somebody sets others, and no embeddings.
#[cfg(test)]
pub fn by_text() -> Likeness<'static> {
    Likeness {
        thresholds: Thresholds::of(&ExtractionConfig::default()),
        embedding: &without_embeddings,
        meaning: None,
    }
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
    fn a_model_that_was_measured_nominates_from_its_own_band_on() {
        let (one, other) = ("The user is employed at Ospra in Jena.", "In Jena the user works at Ospra.");
        let by_model = |set: f64, bands: Option<Bands>, meaning: Option<f64>| {
            let thresholds = Thresholds { duplicate_embedding: set, ..by_text().thresholds };
            let meaning = Some(Meaning { bands, likeness: &|_, _| meaning });
            Likeness { thresholds, embedding: &|_, _| Some(0.98), meaning }.is_duplicate(one, other)
        };
        let bands = Some(Bands { may_restate: 0.6, means_alike: 0.87 });
        for (set, bands, meaning, expected) in [
            (0.97, bands, Some(0.61), true),
            (0.97, bands, Some(0.59), false),
            (0.97, None, Some(0.96), false),
            (0.97, None, Some(0.97), true),
            // What somebody set holds for it too.
            (0.95, bands, Some(0.94), false),
            (0.95, bands, Some(0.95), true),
            // Where it tells nothing the offline embedder nominates.
            (0.97, bands, None, true),
            (0.99, bands, None, false),
        ] {
            assert_eq!(by_model(set, bands, meaning), expected, "{set} {bands:?} {meaning:?}");
        }
    }

    #[test]
    fn what_differs_is_no_duplicate_however_alike() {
        let (one, other) = ("The user has a meeting at 2 pm.", "The user has a meeting at 3 pm.");
        assert!(!is_duplicate(one, other, Some(1.0)));
    }
}
