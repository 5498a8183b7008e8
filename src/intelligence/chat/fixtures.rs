//! What the tests of the adapter ask with, and what they have it answered with.

use std::time::Duration;

use memledger_offline::MemoryText;
use reqwest::Client;
use serde_json::{Value, json};

use super::{ChatModel, ChatOptions};
use crate::{
    Corpus, Judged,
    endpoint::scripted::{Step, says},
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

pub fn memory(id: &str, content: &str) -> MemoryText {
    let topics = vec!["money".to_owned()];
    MemoryText { id: id.to_owned(), content: content.to_owned(), topics, pinned: false }
}

/// Three memories, the first of them secret.
pub fn corpus() -> Corpus {
    let others = [memory("b", "Likes tea"), memory("c", "Wants to post a letter")];
    Corpus::new([vec![memory("a", SECRET)], others.to_vec()].concat())
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

/// A decision for each pair of an id and an action, none of them a merge.
pub fn decided(pairs: &[(&str, &str)]) -> String {
    let item = |(id, action): &(&str, &str)| json!({"memory_id": id, "action": action, "reason": "rule"});
    json!({"decisions": pairs.iter().map(item).collect::<Vec<Value>>()}).to_string()
}

pub fn outcomes<T>(judged: &Judged<T>) -> Vec<&str> {
    judged.exchanges.iter().map(|exchange| exchange.outcome.as_str()).collect()
}
