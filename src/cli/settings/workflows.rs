//! Settings of workflow runs, and of the language model that they ask.

use std::{sync::Arc, time::Duration};

use memledger_intelligence::{
    CapParameter, ChatModel, ChatOptions, LanguageModel as Model, MOST_ATTEMPTS, ResponseFormat,
};
use memledger_workflows::{Options, RunnerOptions};

use super::{DAY_MS, declare::settings, endpoint_key, ms};
use crate::failure::Failure;

settings! {
    /// Workflow runs.
    pub struct Workflows {
        let options = RunnerOptions::default();

        /// Whether this server requests and executes [runs](#workflows)
        enabled: bool = true;
        /// Runs of one server at once, {range}
        concurrency: usize = options.concurrency, 1..=1_000;
        /// How long a server may be silent before another resumes its run, {range}
        lease_ms: u64 = ms(options.lease), 1_000..=DAY_MS;
        /// How often a server looks for requested runs, {range}
        look_ms: u64 = ms(options.look), 10..=DAY_MS;
        /// How often it checks the growth of all users, {range}
        sweep_ms: u64 = ms(options.sweep), 100..=DAY_MS;
        /// Attempts before a run fails, {range}
        max_attempts: u32 = options.max_attempts, 1..=1_000_000;
        /// Questions of one run to the model at once, {range}
        at_once: usize = options.work.at_once, 1..=1_000;
        /// With allowlists: percentage of memories that an automatic run may archive, {range}
        growth_archive_percent: u8 = options.work.growth_archive_percent, 0..=100;
        /// Whether soft-deleted and summarised memories are purged once their time to be restored is over, by the [policies](#ageing) of a tenant
        purge: bool = options.work.purge;
        /// The topics of memory optimisation
        standard_topics: Vec<String> = options.work.standard_topics.clone();
    }
}

settings! {
    /// The language model that workflows and relevance ask.
    pub struct LanguageModel {
        let options = ChatOptions::new("https://api.openai.com/v1", "gpt-4o-mini");

        /// `offline` ([rules](#the-offline-rules)) or `openai` (a [compatible endpoint](#a-language-model))
        kind: String = "offline".into();
        /// Address before `/chat/completions`
        base_url: String = options.base_url;
        /// Its name at the endpoint
        model: String = options.model;
        /// Longest time of one request, {range}
        timeout_ms: u64 = ms(options.timeout), 1..=DAY_MS;
        /// Tries for one question, {range}
        attempts: u32 = options.attempts, 1..=i64::from(MOST_ATTEMPTS);
        /// {range}; sent only if set
        temperature: Option<f32> = options.temperature, 0.0..=f64::from(ChatOptions::MOST_TEMPERATURE);
        /// Most tokens of one answer, {range}
        max_tokens: u32 = options.max_tokens, 1..=ChatOptions::MOST_TOKENS as i64;
        /// `max_tokens`, `max_completion_tokens` or `none` (not sent); `null` finds out
        cap_parameter: Option<CapParameter> = options.cap_parameter;
        /// Whether questions include the answer's schema
        json_schema: bool = options.json_schema;
        /// `json_schema`, `json_object` or `none` (not sent); `null` finds out
        response_format: Option<ResponseFormat> = options.response_format;
        /// Most characters of memories before each question, {range}
        context_chars: usize = options.context_chars, 0..=ChatOptions::MOST_CONTEXT_CHARS as i64;
        /// Price of 1,000 tokens of questions in millionths, {range}
        prompt_price_micros_per_1k: u64 = options.prompt_price_micros_per_1k, 0..=ChatOptions::MOST_PRICE_MICROS as i64;
        /// The same for answers, {range}
        completion_price_micros_per_1k: u64 = options.completion_price_micros_per_1k, 0..=ChatOptions::MOST_PRICE_MICROS as i64;
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
                purge: self.purge,
                ..Options::default()
            }),
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
