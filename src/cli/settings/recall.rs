//! Settings of searches, and of what makes vectors.

use std::{collections::BTreeMap, sync::Arc, time::Duration};

use memledger_intelligence::{Embedder as Embeds, EncodingFormat, Hashed, OpenAi, OpenAiOptions};
use memledger_ledger::{
    RecallOptions,
    recall::{Embedders, RelevanceJudge, Weights},
};
use serde::{Deserialize, Serialize};
use serde_json::Value;

use super::{LanguageModel, Settings, endpoint_key};
use crate::failure::Failure;

/// The sections of embedders.
const CURRENT: &str = "embedder";
const PREVIOUS: &str = "previous_embedder";

/// Their kinds.
const HASHED: &str = "hashed";
const OPENAI: &str = "openai";
const LOCAL: &str = "local";
const NONE: &str = "none";

/// Dimensions of the model that is asked unless another one is named.
const OF_THE_MODEL: usize = 1536;

/// What words and vectors count, and what is hardly relevant, unless somebody says so, where a model makes the vectors; with hashes it is what
/// [`RecallOptions`] have.
const WITH_A_MODEL: [(&str, f64); 3] =
    [("recall.lexical_weight", 0.5), ("recall.vector_weight", 0.5), ("recall.min_relevance", 0.06)];

#[derive(Debug, Clone, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Recall {
    /// YAML with categories and allowlists; without one nothing is narrowed.
    pub categories_file: Option<String>,
    pub lexical_weight: f64,
    pub vector_weight: f64,
    pub importance_weight: f64,
    pub recency_weight: f64,
    pub pinned_weight: f64,
    pub relation_weight: f64,
    pub thread_weight: f64,
    pub min_relevance: f64,
    pub recency_half_life_days: f64,
    pub candidates: usize,
    pub resident_mb: usize,
    pub resident_from: usize,
    pub use_llm_for_relevance: bool,
    pub llm_skip_relevance_threshold: f64,
    pub llm_relevance_timeout_ms: u64,
}

#[derive(Debug, Clone, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Embedder {
    /// hashed, openai or local; of the previous one none, too.
    pub kind: String,
    pub dimensions: usize,
    /// Of openai: whether the endpoint is told the dimensions.
    pub ask_dimensions: bool,
    /// Of openai: how it is asked to write numbers.
    pub encoding_format: Option<EncodingFormat>,
    /// Of openai: what `/embeddings` comes after.
    pub base_url: String,
    pub model: String,
    pub timeout_ms: u64,
    /// Of local: the model's folder.
    pub folder: Option<String>,
}

impl Default for Recall {
    fn default() -> Self {
        let RecallOptions {
            weights,
            min_relevance,
            recency_half_life_days,
            candidates,
            resident_bytes,
            resident_from,
        } = RecallOptions::default();
        Self {
            categories_file: None,
            lexical_weight: weights.lexical,
            vector_weight: weights.vector,
            importance_weight: weights.importance,
            recency_weight: weights.recency,
            pinned_weight: weights.pinned,
            relation_weight: weights.relation,
            thread_weight: weights.thread,
            min_relevance,
            recency_half_life_days,
            candidates,
            resident_mb: resident_bytes >> 20,
            resident_from,
            use_llm_for_relevance: false,
            llm_skip_relevance_threshold: 0.93,
            llm_relevance_timeout_ms: 3_000,
        }
    }
}

impl Default for Embedder {
    fn default() -> Self {
        Self {
            kind: HASHED.into(),
            dimensions: 512,
            ask_dimensions: false,
            encoding_format: None,
            base_url: "https://api.openai.com/v1".into(),
            model: "text-embedding-3-small".into(),
            timeout_ms: 30_000,
            folder: None,
        }
    }
}

/// Fits the defaults to the embedders that were chosen.
pub fn fit(origins: &mut BTreeMap<String, (Value, String)>) {
    let kind = |origins: &BTreeMap<String, (Value, String)>, section: &str| {
        let (kind, _) = origins.get(&format!("{section}.kind"))?;
        kind.as_str().map(str::to_owned)
    };
    let kinds = [CURRENT, PREVIOUS].map(|section| kind(origins, section));
    let mut set = |name: &str, fitting: Value| {
        if let Some((value, _)) = origins.get_mut(name).filter(|(_, origin)| origin == "default") {
            *value = fitting;
        }
    };
    if kinds[0].as_deref().is_some_and(|kind| kind != HASHED) {
        WITH_A_MODEL.into_iter().for_each(|(name, weight)| set(name, weight.into()));
    }
    for (section, kind) in [CURRENT, PREVIOUS].iter().zip(&kinds) {
        if kind.as_deref() == Some(OPENAI) {
            set(&format!("{section}.dimensions"), OF_THE_MODEL.into());
        }
    }
}

impl Recall {
    /// Who judges candidates, where anybody is to.
    pub fn judge(&self, model: &LanguageModel) -> Result<Option<RelevanceJudge>, Failure> {
        if !self.use_llm_for_relevance {
            return Ok(None);
        }
        Ok(Some(RelevanceJudge {
            model: model.open()?,
            skip_threshold: self.llm_skip_relevance_threshold,
            patience: Duration::from_millis(self.llm_relevance_timeout_ms),
            away: Arc::default(),
        }))
    }

    pub fn options(&self) -> RecallOptions {
        RecallOptions {
            weights: Weights {
                lexical: self.lexical_weight,
                vector: self.vector_weight,
                importance: self.importance_weight,
                recency: self.recency_weight,
                pinned: self.pinned_weight,
                relation: self.relation_weight,
                thread: self.thread_weight,
            },
            min_relevance: self.min_relevance,
            recency_half_life_days: self.recency_half_life_days,
            candidates: self.candidates,
            resident_bytes: self.resident_mb << 20,
            resident_from: self.resident_from,
        }
    }
}

impl Recall {
    /// For measurements.
    pub fn set_weights(&mut self, weights: Weights) {
        self.lexical_weight = weights.lexical;
        self.vector_weight = weights.vector;
        self.importance_weight = weights.importance;
        self.recency_weight = weights.recency;
        self.pinned_weight = weights.pinned;
        self.relation_weight = weights.relation;
        self.thread_weight = weights.thread;
    }
}

impl Embedder {
    /// As where there is no previous one.
    pub fn none() -> Self {
        Self { kind: NONE.into(), ..Self::default() }
    }

    /// The embedder that these settings, of that section, name.
    fn open(&self, section: &str) -> Result<Arc<dyn Embeds>, Failure> {
        let wrong = |wrong: String| Failure::Usage(format!("{section}.{wrong}"));
        match self.kind.as_str() {
            HASHED => Ok(Arc::new(Hashed::new(self.dimensions))),
            OPENAI => {
                let mut options = OpenAiOptions::new(&self.base_url, &self.model, self.dimensions);
                options.ask_dimensions = self.ask_dimensions;
                options.encoding_format = self.encoding_format;
                options.key = endpoint_key(&format!("MEMLEDGER_{}_KEY", section.to_uppercase()));
                options.timeout = Duration::from_millis(self.timeout_ms);
                Ok(Arc::new(OpenAi::new(options).map_err(|refused| wrong(refused.to_string()))?))
            }
            LOCAL => self.local().map_err(wrong),
            other => Err(wrong(format!("kind: {other:?} is none of hashed, openai or local"))),
        }
    }

    #[cfg(feature = "local-embedder")]
    fn local(&self) -> Result<Arc<dyn Embeds>, String> {
        let folder =
            self.folder.as_deref().ok_or("folder: the kind is local, so it must name the model's folder")?;
        let opened = memledger_intelligence::Local::open(std::path::Path::new(folder));
        Ok(Arc::new(opened.map_err(|wrong| format!("folder: {wrong}"))?))
    }

    #[cfg(not(feature = "local-embedder"))]
    fn local(&self) -> Result<Arc<dyn Embeds>, String> {
        Err("kind: this build has no local embedder; build it with `--features local-embedder`, or use hashed or \
             openai"
            .into())
    }
}

impl Settings {
    /// The embedders that the settings name.
    pub fn embedders(&self) -> Result<Embedders, Failure> {
        let before = &self.previous_embedder;
        let previous = (before.kind != NONE).then(|| before.open(PREVIOUS)).transpose()?;
        Ok(Embedders { current: self.embedder.open(CURRENT)?, previous })
    }
}
