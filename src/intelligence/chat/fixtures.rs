//! What the tests of the adapter ask with, and what they have it answered with.

use std::time::Duration;

use reqwest::Client;
use serde_json::{Value, json};

use super::{ChatModel, ChatOptions};
use crate::{
    Completion, Question, ReplyFault, Schema,
    endpoint::scripted::{Step, says},
    reply::{self, MISSING_IDS},
};

pub const KEY: &str = "sk-of-nobody-4711";
pub const SECRET: &str = "Anna keeps her savings under the floor";

pub fn options(base_url: &str) -> ChatOptions {
    let options = ChatOptions::new(base_url, "tiny");
    ChatOptions { key: Some(KEY.into()), first_pause: Duration::from_millis(1), ..options }
}

pub fn open(options: ChatOptions) -> ChatModel {
    ChatModel::with_client(options, || Client::builder().no_proxy()).unwrap()
}

/// Asks for the colours of three things, the first of them secret. An answer names at least two; what it names no colour of
/// is grey.
pub struct Colours;

const THINGS: [&str; 3] = ["a", "b", "c"];

impl Colours {
    fn named(text: &str) -> Result<Vec<Option<String>>, ReplyFault> {
        let items = reply::items(text, "colours")?;
        let colour = |thing: &str| {
            let item = items.iter().find(|item| item["thing"] == thing)?;
            reply::text(item, "colour").filter(|colour| ["red", "blue"].contains(colour)).map(str::to_owned)
        };
        Ok(THINGS.iter().map(|thing| colour(thing)).collect())
    }

    fn whole(named: Vec<Option<String>>) -> Vec<String> {
        named.into_iter().map(|colour| colour.unwrap_or_else(|| "grey".to_owned())).collect()
    }
}

impl Question for Colours {
    type Answer = Vec<String>;

    const NAME: &'static str = "colours";
    const SYSTEM: &'static str = "Name the colour of each of `things`. Answer with one JSON object.";
    const SCHEMA: &'static Schema = &Schema::Object(&[(
        "colours",
        Schema::List(&Schema::Object(&[
            ("thing", Schema::Text),
            ("colour", Schema::OneOf(&["red", "blue"])),
        ])),
    )]);

    fn user(&self) -> String {
        json!({"things": {"a": SECRET, "b": "tea", "c": "a letter"}}).to_string()
    }

    fn read(&self, text: &str) -> Result<Self::Answer, ReplyFault> {
        let named = Self::named(text)?;
        let many = named.iter().flatten().count();
        if many < 2 {
            return Err(ReplyFault::new(MISSING_IDS, format!("{many} of 3 were named")));
        }
        Ok(Self::whole(named))
    }

    fn partly(&self, text: &str) -> Option<Self::Answer> {
        let named = Self::named(text).ok()?;
        named.iter().any(Option::is_some).then(|| Self::whole(named))
    }
}

/// Asks for a text about what it is told.
pub struct About<'a>(pub &'a str);

impl Question for About<'_> {
    type Answer = String;

    const NAME: &'static str = "about";
    const SYSTEM: &'static str = "Write a text. Answer with one JSON object.";
    const SCHEMA: &'static Schema = &Schema::Object(&[("text", Schema::Text)]);

    fn user(&self) -> String {
        json!({"about": self.0}).to_string()
    }

    fn read(&self, text: &str) -> Result<Self::Answer, ReplyFault> {
        let fields = Value::Object(reply::object_with(text, "text")?);
        Ok(reply::text(&fields, "text").unwrap_or_default().to_owned())
    }
}

/// What the model says, in the frame of the API.
pub fn frame(content: &str, finish_reason: &str) -> Value {
    let message = json!({"role": "assistant", "content": content});
    let choice = json!({"index": 0, "message": message, "finish_reason": finish_reason});
    json!({"choices": [choice], "usage": {"prompt_tokens": 1_000, "completion_tokens": 10}})
}

/// An answer that came to its end.
pub fn answers(content: &str) -> Step {
    says(200, &frame(content, "stop").to_string())
}

/// What names the colours of these things.
pub fn coloured(pairs: &[(&str, &str)]) -> String {
    let item = |(thing, colour): &(&str, &str)| json!({"thing": thing, "colour": colour});
    json!({"colours": pairs.iter().map(item).collect::<Vec<Value>>()}).to_string()
}

pub fn outcomes<T>(completion: &Completion<T>) -> Vec<&str> {
    completion.exchanges.iter().map(|exchange| exchange.outcome.as_str()).collect()
}
