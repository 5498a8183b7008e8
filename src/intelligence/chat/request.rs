//! A request of the chat completions API.

use serde::Serialize;
use serde_json::{Map, Value, json};

use super::{
    ChatModel,
    options::{CapParameter, ResponseFormat},
};
use crate::{
    Prompt, Schema,
    endpoint::parameters::{self, Form, Parameter},
};

/// OpenAI's own endpoint, whose newer models refuse the old name of the cap. Many others know only that.
const OPENAI_HOST: &str = "api.openai.com";

/// What a parameter is sent with.
#[derive(Serialize)]
#[serde(untagged)]
pub(super) enum ParameterValue {
    Cap(u32),
    Temperature(f32),
    Format(Format),
}

#[derive(Serialize)]
#[serde(tag = "type", rename_all = "snake_case")]
pub(super) enum Format {
    JsonSchema { json_schema: NamedSchema },
    JsonObject,
}

#[derive(Serialize)]
pub(super) struct NamedSchema {
    name: &'static str,
    strict: bool,
    schema: &'static Schema,
}

impl ChatModel {
    pub(super) fn request(&self, prompt: &Prompt) -> parameters::Question<ParameterValue> {
        let messages = json!([
            {"role": "system", "content": prompt.system},
            {"role": "user", "content": prompt.user},
        ]);
        let model = Value::from(self.options.model.trim());
        let fixed = Map::from_iter([("model".to_owned(), model), ("messages".to_owned(), messages)]);
        let mut parameters = vec![
            Parameter { name: "cap", forms: self.caps() },
            Parameter { name: "format", forms: self.formats(prompt) },
        ];
        if let Some(temperature) = self.options.temperature {
            let forms = vec![Some(("temperature", ParameterValue::Temperature(temperature))), None];
            parameters.push(Parameter { name: "temperature", forms });
        }
        parameters::Question { fixed, parameters }
    }

    fn caps(&self) -> Vec<Form<ParameterValue>> {
        use CapParameter::{MaxCompletionTokens, MaxTokens, None as Uncapped};
        let order = match self.options.cap_parameter {
            Some(forced) => vec![forced],
            None if self.endpoint.host() == Some(OPENAI_HOST) => {
                vec![MaxCompletionTokens, MaxTokens, Uncapped]
            }
            None => vec![MaxTokens, MaxCompletionTokens, Uncapped],
        };
        let cap = self.options.max_tokens;
        let form = |parameter| match parameter {
            MaxTokens => Some(("max_tokens", ParameterValue::Cap(cap))),
            MaxCompletionTokens => Some(("max_completion_tokens", ParameterValue::Cap(cap))),
            Uncapped => None,
        };
        order.into_iter().map(form).collect()
    }

    fn formats(&self, prompt: &Prompt) -> Vec<Form<ParameterValue>> {
        use ResponseFormat::{JsonObject, JsonSchema, None as Untold};
        let order = match self.options.response_format {
            Some(forced) => vec![forced],
            None if self.options.json_schema => vec![JsonSchema, JsonObject, Untold],
            None => vec![JsonObject, JsonSchema, Untold],
        };
        let form = |format| match format {
            JsonSchema => {
                let named = NamedSchema { name: prompt.name, strict: true, schema: prompt.schema };
                Some(Format::JsonSchema { json_schema: named })
            }
            JsonObject => Some(Format::JsonObject),
            Untold => None,
        };
        let sent = order.into_iter().map(form);
        sent.map(|format| format.map(|format| ("response_format", ParameterValue::Format(format)))).collect()
    }
}

#[cfg(test)]
#[path = "request_tests.rs"]
mod tests;
