//! Whether thresholds of similarity fit what measures it. The same threshold means something else with each embedder: pairs of
//! known sameness show which of them reach it.

mod figures;
mod pairs;

use serde::Serialize;

use crate::{Embedder, PortError, Vector};
use figures::Figures;

pub use memledger_offline::text_ratio;
pub use pairs::{LabelledPair, Sameness, labelled_pairs};

/// What measures how alike two texts are.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Measure {
    /// The cosine of their vectors.
    Embedding,
    /// [`text_ratio`].
    Text,
}

/// How alike the two texts of a pair are.
#[derive(Debug, Clone, Copy)]
pub struct Likeness {
    pub sameness: Sameness,
    pub embedding: f64,
    pub text: f64,
}

/// From where on two texts are taken for duplicates, and from where on they are looked at at all.
#[derive(Debug, Clone, Copy, PartialEq, Serialize)]
pub struct Thresholds {
    pub duplicate_embedding: f64,
    pub duplicate_text: f64,
    pub check_low: f64,
}

impl Default for Thresholds {
    fn default() -> Self {
        Self { duplicate_embedding: 0.97, duplicate_text: 0.95, check_low: 0.80 }
    }
}

/// Which shares of the pairs reach a threshold, 0 to 1.
#[derive(Debug, Clone, Copy, PartialEq, Serialize)]
pub struct Reached {
    pub restatements: f64,
    pub twins: f64,
    pub unrelated: f64,
}

/// What is wrong with a threshold.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Fault {
    /// No restatement reaches it.
    Inert,
    /// Texts that say something else reach it.
    Unsafe,
    /// More than one in twenty pairs that have nothing to do with each other reach it.
    Broad,
}

/// A threshold, and who reaches it.
#[derive(Debug, Clone, PartialEq, Serialize)]
pub struct ThresholdReport {
    pub name: &'static str,
    pub measure: Measure,
    pub value: f64,
    pub reached: Reached,
    pub faults: Vec<Fault>,
}

/// Thresholds that fit. None if no value does: the measure does not tell restatements from the others.
#[derive(Debug, Clone, Copy, PartialEq, Serialize)]
pub struct Proposal {
    pub duplicate_embedding: Option<f64>,
    pub duplicate_text: Option<f64>,
    pub check_low: Option<f64>,
}

/// The outcome of a calibration.
#[derive(Debug, Clone, PartialEq, Serialize)]
pub struct Calibration {
    pub thresholds: Vec<ThresholdReport>,
    pub proposed: Proposal,
}

/// How alike the texts of each pair are to that embedder, and character by character.
pub async fn measure(embedder: &dyn Embedder, pairs: &[LabelledPair]) -> Result<Vec<Likeness>, PortError> {
    let texts: Vec<&str> = pairs.iter().flat_map(|pair| [pair.one, pair.other]).collect();
    let vectors = embedder.embed(&texts).await?;
    // Of unit length, so their product is the cosine. Components are not exact: rounded, equal vectors have exactly 1.
    let cosine = |one: &Vector, other: &Vector| {
        let product: f64 = one.iter().zip(other).map(|(a, b)| f64::from(*a) * f64::from(*b)).sum();
        (product * 1e5).round() / 1e5
    };
    let likeness = |(pair, vectors): (&LabelledPair, &[Vector])| Likeness {
        sameness: pair.sameness,
        embedding: cosine(&vectors[0], &vectors[1]),
        text: text_ratio(pair.one, pair.other),
    };
    Ok(pairs.iter().zip(vectors.chunks_exact(2)).map(likeness).collect())
}

/// Holds the thresholds against pairs of known sameness.
pub fn calibrate(pairs: &[Likeness], thresholds: &Thresholds) -> Calibration {
    let [embedding, text] = [Measure::Embedding, Measure::Text].map(|measure| Figures::of(pairs, measure));
    let Thresholds { duplicate_embedding, duplicate_text, check_low } = *thresholds;
    Calibration {
        thresholds: vec![
            embedding.duplicate("duplicate_embedding", duplicate_embedding),
            text.duplicate("duplicate_text", duplicate_text),
            embedding.check("check_low", check_low),
        ],
        proposed: Proposal {
            duplicate_embedding: embedding.fitting_duplicate(),
            duplicate_text: text.fitting_duplicate(),
            check_low: embedding.fitting_check(),
        },
    }
}

#[cfg(test)]
mod tests;
