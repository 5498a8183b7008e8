//! Settings of workflow runs, and of the language model that they ask.

use std::{sync::Arc, time::Duration};

use memledger_intelligence::{CapParameter, ChatModel, ChatOptions, LanguageModel as Model, ResponseFormat};
use memledger_workflows::{Options, RunnerOptions};
use serde::{Deserialize, Serialize};

use super::{endpoint_key, ms};
use crate::failure::Failure;

#[derive(Debug, Clone, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Workflows {
    /// Whether `serve` works on runs, and requests them for users who have grown.
    pub enabled: bool,
    /// Runs under way at once.
    pub concurrency: usize,
    pub lease_ms: u64,
    pub look_ms: u64,
    pub sweep_ms: u64,
    pub max_attempts: u32,
    /// Questions to the language model under way at once, of one run.
    pub at_once: usize,
    /// Where allowlists are in force.
    pub growth_archive_percent: u8,
    /// What all topics are brought to.
    pub standard_topics: Vec<String>,
}

#[derive(Debug, Clone, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct LanguageModel {
    /// offline or openai.
    pub kind: String,
    /// Of openai: what `/chat/completions` comes after.
    pub base_url: String,
    pub model: String,
    pub timeout_ms: u64,
    pub attempts: u32,
    pub temperature: Option<f32>,
    pub max_tokens: u32,
    pub cap_parameter: Option<CapParameter>,
    pub json_schema: bool,
    pub response_format: Option<ResponseFormat>,
    pub context_chars: usize,
    pub prompt_price_micros_per_1k: u64,
    pub completion_price_micros_per_1k: u64,
}

impl Default for Workflows {
    fn default() -> Self {
        let options = RunnerOptions::default();
        Self {
            enabled: true,
            concurrency: options.concurrency,
            lease_ms: ms(options.lease),
            look_ms: ms(options.look),
            sweep_ms: ms(options.sweep),
            max_attempts: options.max_attempts,
            at_once: options.work.at_once,
            growth_archive_percent: options.work.growth_archive_percent,
            standard_topics: options.work.standard_topics.clone(),
        }
    }
}

impl Workflows {
    pub fn options(&self) -> RunnerOptions {
        RunnerOptions {
            concurrency: self.concurrency,
            lease: Duration::from_millis(self.lease_ms),
            look: Duration::from_millis(self.look_ms),
            sweep: Duration::from_millis(self.sweep_ms),
            max_attempts: self.max_attempts,
            work: Arc::new(Options {
                standard_topics: self.standard_topics.clone(),
                at_once: self.at_once,
                growth_archive_percent: self.growth_archive_percent,
            }),
        }
    }
}

impl Default for LanguageModel {
    fn default() -> Self {
        let options = ChatOptions::new("https://api.openai.com/v1", "gpt-4o-mini");
        Self {
            kind: "offline".into(),
            base_url: options.base_url,
            model: options.model,
            timeout_ms: ms(options.timeout),
            attempts: options.attempts,
            temperature: options.temperature,
            max_tokens: options.max_tokens,
            cap_parameter: options.cap_parameter,
            json_schema: options.json_schema,
            response_format: options.response_format,
            context_chars: options.context_chars,
            prompt_price_micros_per_1k: options.prompt_price_micros_per_1k,
            completion_price_micros_per_1k: options.completion_price_micros_per_1k,
        }
    }
}

impl LanguageModel {
    /// The language model that the settings name; none if the offline rules take its place.
    pub fn open(&self) -> Result<Option<Arc<dyn Model>>, Failure> {
        match self.kind.as_str() {
            "offline" => Ok(None),
            "openai" => {
                let mut options = ChatOptions::new(&self.base_url, &self.model);
                options.key = endpoint_key("MEMLEDGER_LANGUAGE_MODEL_KEY");
                options.timeout = Duration::from_millis(self.timeout_ms);
                options.attempts = self.attempts;
                options.temperature = self.temperature;
                options.max_tokens = self.max_tokens;
                options.cap_parameter = self.cap_parameter;
                options.json_schema = self.json_schema;
                options.response_format = self.response_format;
                options.context_chars = self.context_chars;
                options.prompt_price_micros_per_1k = self.prompt_price_micros_per_1k;
                options.completion_price_micros_per_1k = self.completion_price_micros_per_1k;
                let opened = ChatModel::new(options);
                let opened = opened.map_err(|wrong| Failure::Usage(format!("language_model.{wrong}")))?;
                Ok(Some(Arc::new(opened)))
            }
            other => {
                Err(Failure::Usage(format!("language_model.kind: {other:?} is neither offline nor openai")))
            }
        }
    }
}
