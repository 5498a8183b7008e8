//! Settings of searches, and of what makes vectors.

use std::{collections::BTreeMap, sync::Arc, time::Duration};

use memledger_intelligence::{Embedder as Embeds, EncodingFormat, Hashed, OpenAi, OpenAiOptions};
use memledger_ledger::{
    RecallOptions,
    recall::{Embedders, RelevanceJudge, Weights},
};
use serde_json::Value;

#[cfg(test)]
use super::declare::Setting;
use super::{DAY_MS, LanguageModel, Settings, declare::settings, endpoint_key};
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
pub const OF_THE_MODEL: usize = 1536;

/// What words and vectors count, and what is hardly relevant, unless somebody says so, where a model makes the vectors; with hashes it is what
/// [`RecallOptions`] have.
pub const WITH_A_MODEL: [(&str, f64); 3] =
    [("recall.lexical_weight", 0.5), ("recall.vector_weight", 0.5), ("recall.min_relevance", 0.06)];

settings! {
    /// Searches.
    pub struct Recall {
        let options = RecallOptions::default();

        /// The [categories file](#categories-and-allowlists)
        categories_file: Option<String> = None;
        /// Weight of shared words, {range}; `{fitted}` with a model
        lexical_weight: f64 = options.weights.lexical, 0.0..=1.0;
        /// Weight of the vectors, {range}; `{fitted}` with a model
        vector_weight: f64 = options.weights.vector, 0.0..=1.0;
        /// What importance 5 adds, {range}
        importance_weight: f64 = options.weights.importance, 0.0..=1.0;
        /// What a change made now adds, {range}
        recency_weight: f64 = options.weights.recency, 0.0..=1.0;
        /// What a pin adds, {range}
        pinned_weight: f64 = options.weights.pinned, 0.0..=1.0;
        /// What a relation of strength 1 to another result adds, {range}
        relation_weight: f64 = options.weights.relation, 0.0..=1.0;
        /// What neighbours in the thread add, {range}
        thread_weight: f64 = options.weights.thread, 0.0..=1.0;
        /// Least relevance of a result, {range}; `{fitted}` with a model
        min_relevance: f64 = options.min_relevance, 0.0..=1.0;
        /// After how many days recency counts half, {range}
        recency_half_life_days: f64 = options.recency_half_life_days, 0.01..=36_500.0;
        /// Candidates by words, and by vectors, {range}
        candidates: usize = options.candidates, 1..=10_000;
        /// Memory for them, {range}
        resident_mb: usize = options.resident_bytes >> 20, 0..=65_536;
        /// With this number of active memories or more, only candidates are read, {range}
        resident_from: usize = options.resident_from, 1..=500;
        /// Whether a [language model](#a-language-model) judges candidates
        use_llm_for_relevance: bool = false;
        /// The model is not asked if all are at least this relevant, {range}
        llm_skip_relevance_threshold: f64 = 0.93, 0.0..=1.0;
        /// How long a query waits for the model, {range}
        llm_relevance_timeout_ms: u64 = 3_000, 1..=DAY_MS;
    }
}

settings! {
    /// What makes vectors of texts.
    pub struct Embedder {
        /// `hashed` (offline), `openai` (a compatible endpoint) or `local` (needs `--features local-embedder`)
        kind: String = HASHED.into();
        /// Of `hashed` and `openai`, {range}; `{fitted}` with `openai`. Other models need their own
        dimensions: usize = 512, 1..=OpenAiOptions::MOST_DIMENSIONS as i64;
        /// Whether `openai` is sent them
        ask_dimensions: bool = false;
        /// `float`, `base64`, `none` (not sent); `null` tries `float`
        encoding_format: Option<EncodingFormat> = None;
        /// Address before `/embeddings`
        base_url: String = "https://api.openai.com/v1".into();
        /// Its name at the endpoint
        model: String = "text-embedding-3-small".into();
        /// Longest time of one request, {range}
        timeout_ms: u64 = 30_000, 1..=DAY_MS;
        /// Folder of a `local` model in the Hugging Face layout
        folder: Option<String> = None;
    }
}

/// Whether the setting is shown on the operator's page. Those of the previous embedder mean the same as those of the current one,
/// so one row stands for all.
#[cfg(test)]
pub fn is_shown(setting: &mut Setting) -> bool {
    let name = setting.name.strip_prefix(PREVIOUS).and_then(|rest| rest.strip_prefix('.'));
    if name == Some("kind") {
        setting.meaning =
            "`none` or as above. The other settings are those of `embedder`; see [Changing the \
                           model](#changing-the-model)"
                .to_owned();
    }
    name.is_none_or(|name| name == "kind")
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
