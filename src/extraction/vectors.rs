//! The embedder that nominates restatements. One that makes vectors at once is asked while candidates are judged. Of another one the
//! vectors are had before: the judging is rehearsed to find the pairs that hang on them, which are few.

use std::{
    cell::RefCell,
    collections::{BTreeSet, HashMap},
    sync::{Arc, LazyLock},
    time::Duration,
};

use memledger_intelligence::{Bands, Embedder, Hashed, PortError, Vector};
use memledger_kernel::{LedgerError, turns};
use memledger_store::locked;
use tokio::{
    task::spawn_blocking,
    time::{Instant, timeout},
};

use crate::{
    Extraction, Outcome,
    judging::{Candidates, Judgement, Limits, MemoryText, judged},
    likeness::{Likeness, Meaning, Thresholds},
};

/// How long an extraction waits for vectors.
const PATIENCE: Duration = Duration::from_secs(5);
/// How long an embedder that failed is left alone.
const LEFT_ALONE: Duration = Duration::from_secs(30);
/// The most texts that a turn asks vectors for. The offline embedder nominates pairs of the others.
const MOST_TEXTS: usize = 256;

static OFFLINE: LazyLock<Arc<dyn Embedder>> = LazyLock::new(|| Arc::new(Hashed::default()));

/// Vectors that a model made for one turn, by their texts. They go with the turn, so that no vector outlives a text that is purged.
#[derive(Debug, Clone, Default)]
pub(crate) struct Vectors {
    bands: Option<Bands>,
    made: Arc<HashMap<String, Vector>>,
}

impl Vectors {
    fn likeness(&self, one: &str, other: &str) -> Option<f64> {
        Some(cosine(self.made.get(one)?, self.made.get(other)?))
    }
}

/// Vectors that are made at once, each once.
pub(crate) struct QuickVectors {
    embedder: Arc<dyn Embedder>,
    made: RefCell<HashMap<String, Vector>>,
}

impl QuickVectors {
    /// By that embedder, or by the offline one if it takes its time.
    pub fn by(embedder: Option<&Arc<dyn Embedder>>) -> Self {
        let embedder = embedder.filter(|one| one.embed_now("").is_some()).unwrap_or(&OFFLINE).clone();
        Self { embedder, made: RefCell::default() }
    }

    pub fn likeness(&self, one: &str, other: &str) -> Option<f64> {
        let mut made = self.made.borrow_mut();
        for text in [one, other] {
            if !made.contains_key(text) {
                made.insert(text.to_owned(), self.embedder.embed_now(text)?);
            }
        }
        Some(cosine(made.get(one)?, made.get(other)?))
    }
}

fn cosine(one: &[f32], other: &[f32]) -> f64 {
    let cosine: f32 = one.iter().zip(other).map(|(a, b)| a * b).sum();
    // Equal texts are wholly alike, whatever is lost in reckoning.
    f64::from((cosine * 1e5).round() / 1e5)
}

impl Extraction {
    /// Whether vectors are to be had before: the embedder makes none at once, and has not failed lately.
    pub(crate) fn waits_for_vectors(&self) -> bool {
        let is_left_alone = locked(&self.embedder_failed).is_some_and(|at| at.elapsed() < LEFT_ALONE);
        !is_left_alone && self.embedder.get().is_some_and(|embedder| embedder.embed_now("").is_none())
    }

    /// The vectors that judging these candidates hangs on. None if the embedder fails or is late: then the offline one nominates.
    pub(crate) async fn vectors(
        &self,
        candidates: &Candidates,
        known: &Arc<Vec<MemoryText>>,
        limits: Limits,
        thresholds: Thresholds,
    ) -> Result<Vectors, LedgerError> {
        let Some(embedder) = self.embedder.get().filter(|_| self.waits_for_vectors()) else {
            return Ok(Vectors::default());
        };
        let (candidates, known) = (candidates.clone(), known.clone());
        let bands = embedder.bands();
        let rehearsal = move || hanging(candidates, &known, limits, thresholds, bands);
        let texts = spawn_blocking(rehearsal).await.map_err(failed)?;
        if texts.is_empty() {
            return Ok(Vectors::default());
        }
        let made = turns::paused(made_of(embedder.as_ref(), texts, PATIENCE)).await;
        *locked(&self.embedder_failed) = made.is_empty().then(Instant::now);
        Ok(Vectors { bands, made: Arc::new(made) })
    }

    /// The candidates with what becomes of each.
    pub(crate) async fn judge(
        &self,
        candidates: Candidates,
        known: Arc<Vec<MemoryText>>,
        limits: Limits,
        thresholds: Thresholds,
        vectors: &Vectors,
    ) -> Result<Vec<Judgement>, LedgerError> {
        let (embedder, vectors) = (self.embedder.get().cloned(), vectors.clone());
        let all = move || {
            let at_once = QuickVectors::by(embedder.as_ref());
            let words = |one: &str, other: &str| at_once.likeness(one, other);
            let of_vectors = |one: &str, other: &str| vectors.likeness(one, other);
            let meaning = Meaning { bands: vectors.bands, likeness: &of_vectors };
            let meaning = (!vectors.made.is_empty()).then_some(meaning);
            judged(candidates, &known, limits, Likeness { thresholds, embedding: &words, meaning })
        };
        spawn_blocking(all).await.map_err(failed)
    }
}

fn failed(failed: impl std::fmt::Display) -> LedgerError {
    LedgerError::Internal(format!("candidates could not be compared: {failed}"))
}

/// The texts of pairs that an embedder decides on. What waits for the person's yes, and what was deleted, is not sent to one.
fn hanging(
    mut candidates: Candidates,
    known: &[MemoryText],
    limits: Limits,
    thresholds: Thresholds,
    bands: Option<Bands>,
) -> Vec<String> {
    candidates.retain(|(one, _)| one.outcome != Outcome::NeedsConsent);
    let known: Vec<MemoryText> = known.iter().filter(|one| !one.is_deleted).cloned().collect();
    let asked = RefCell::new(BTreeSet::new());
    let note = |one: &str, other: &str| {
        let mut asked = asked.borrow_mut();
        if asked.len() + 2 <= MOST_TEXTS {
            asked.extend([one.to_owned(), other.to_owned()]);
        }
        None
    };
    let meaning = Some(Meaning { bands, likeness: &note });
    judged(candidates, &known, limits, Likeness { thresholds, embedding: &|_, _| None, meaning });
    asked.into_inner().into_iter().collect()
}

/// None if the embedder fails or is late: an extraction does not fail for it.
async fn made_of(embedder: &dyn Embedder, texts: Vec<String>, within: Duration) -> HashMap<String, Vector> {
    let wanted: Vec<&str> = texts.iter().map(String::as_str).collect();
    let late = |_| PortError::Unavailable(format!("no vectors within {within:?}"));
    let made = timeout(within, embedder.embed(&wanted)).await.map_err(late).flatten();
    let error = match made {
        Ok(vectors) if vectors.len() == wanted.len() => return texts.into_iter().zip(vectors).collect(),
        Ok(vectors) => {
            PortError::BadReply(format!("{} vectors came for {} texts", vectors.len(), wanted.len()))
        }
        Err(error) => error,
    };
    tracing::warn!(
        %error,
        "no vectors of statements could be made; the offline embedder nominates what says the same"
    );
    HashMap::new()
}

#[cfg(test)]
mod tests {
    use std::future::pending;

    use async_trait::async_trait;
    use memledger_aggregates::{Timestamp, settings::ExtractionConfig, thread::MessageRole};
    use memledger_threads::SentMessage;

    use super::*;
    use crate::candidates;

    const BANDS: Bands = Bands { may_restate: 0.6, means_alike: 0.87 };

    /// Answers with as many vectors as it is told to, or never.
    struct Oracle(Option<usize>);

    #[async_trait]
    impl Embedder for Oracle {
        fn id(&self) -> &str {
            "told"
        }

        fn dimensions(&self) -> usize {
            2
        }

        async fn embed(&self, _: &[&str]) -> Result<Vec<Vector>, PortError> {
            match self.0 {
                Some(0) => Err(PortError::Unavailable("gone".to_owned())),
                Some(count) => Ok(vec![vec![1.0, 0.0]; count]),
                None => pending().await,
            }
        }
    }

    fn memory(at: usize, text: &str) -> MemoryText {
        MemoryText { id: format!("m{at}"), text: text.to_owned(), at: Timestamp(0), is_deleted: false }
    }

    fn stated(text: &str) -> Candidates {
        let message =
            SentMessage { role: Some(MessageRole::User), content: text.to_owned(), ..SentMessage::default() };
        let now = Timestamp(1_772_442_000_000_000);
        candidates::of(&[message], now).into_iter().map(|one| (one, now)).collect()
    }

    const LIMITS: Limits = Limits { per_turn: 3, left_today: 50 };

    fn usual() -> Thresholds {
        Thresholds::of(&ExtractionConfig::default())
    }

    #[tokio::test]
    async fn an_embedder_that_fails_or_is_late_tells_nothing() {
        let texts = || vec!["The user fears dogs.".to_owned(), "The user is afraid of dogs.".to_owned()];
        let within = Duration::from_millis(20);
        for told in [None, Some(0), Some(1), Some(3)] {
            assert!(made_of(&Oracle(told), texts(), within).await.is_empty(), "{told:?}");
        }
        assert_eq!(made_of(&Oracle(Some(2)), texts(), within).await.len(), 2);
    }

    #[test]
    fn a_model_is_asked_of_pairs_alone_that_hang_on_it() {
        let memories = [
            // Kept apart by a name, nominated by its letters, and of something else.
            memory(1, "The user studied law in Gotha."),
            memory(2, "The user studied law in Sopot in the end."),
            memory(3, "The user plays the cello."),
            memory(4, "In Sopot is where the user studied law."),
        ];
        let asked = hanging(stated("I studied law in Sopot."), &memories, LIMITS, usual(), Some(BANDS));
        assert!(asked.iter().all(|text| text.contains("Sopot")), "{asked:?}");
        let asked = hanging(stated("I own a canoe."), &memories, LIMITS, usual(), Some(BANDS));
        assert_eq!(asked, Vec::<String>::new());
    }

    #[test]
    fn each_vector_is_made_once() {
        let at_once = QuickVectors::by(None);
        for _ in 0..3 {
            assert_eq!(at_once.likeness("tea", "tea"), Some(1.0));
            assert!(at_once.likeness("tea", "coffee") < Some(0.5));
        }
        assert_eq!(at_once.made.borrow().len(), 2);
    }
}
