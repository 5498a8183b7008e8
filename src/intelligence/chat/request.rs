//! A request of the chat completions API.

use serde::Serialize;

use super::{ChatModel, question::Question, schema::Schema};

/// OpenAI's own endpoint, whose newer models refuse the old name of the cap. Others know only that.
const OPENAI_HOST: &str = "api.openai.com";

#[derive(Serialize)]
pub(super) struct Request<'a> {
    model: &'a str,
    messages: [Message<'a>; 2],
    response_format: Format,
    #[serde(skip_serializing_if = "Option::is_none")]
    temperature: Option<f32>,
    #[serde(skip_serializing_if = "Option::is_none")]
    max_tokens: Option<u32>,
    #[serde(skip_serializing_if = "Option::is_none")]
    max_completion_tokens: Option<u32>,
}

#[derive(Serialize)]
struct Message<'a> {
    role: &'static str,
    content: &'a str,
}

#[derive(Serialize)]
#[serde(tag = "type", rename_all = "snake_case")]
enum Format {
    JsonSchema { json_schema: Named },
    JsonObject,
}

#[derive(Serialize)]
struct Named {
    name: &'static str,
    strict: bool,
    schema: &'static Schema,
}

impl ChatModel {
    pub(super) fn request<'a, Q: Question>(&'a self, user: &'a str) -> Request<'a> {
        let system = Message { role: "system", content: Q::SYSTEM };
        let format = if self.options.json_schema {
            Format::JsonSchema { json_schema: Named { name: Q::NAME, strict: true, schema: Q::SCHEMA } }
        } else {
            Format::JsonObject
        };
        let (cap, is_openai) = (self.options.max_tokens, self.endpoint.host() == Some(OPENAI_HOST));
        Request {
            model: self.options.model.trim(),
            messages: [system, Message { role: "user", content: user }],
            response_format: format,
            temperature: self.options.temperature,
            max_tokens: (!is_openai).then_some(cap),
            max_completion_tokens: is_openai.then_some(cap),
        }
    }
}

#[cfg(test)]
#[path = "request_tests.rs"]
mod tests;
