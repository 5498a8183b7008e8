//! What the tests of questions ask about, and a model that replies by a script.

use std::{
    collections::VecDeque,
    sync::{Mutex, PoisonError},
};

use async_trait::async_trait;
use memledger_intelligence::{Check, Completion, Exchange, Fit, LanguageModel, PortError, Prompt, Usage};
use memledger_offline::MemoryText;
use serde_json::{Value, json};

pub const SECRET: &str = "Anna keeps her savings under the floor";

pub fn memory(id: &str, content: &str) -> MemoryText {
    let topics = vec!["money".to_owned()];
    MemoryText { id: id.to_owned(), content: content.to_owned(), topics, pinned: false }
}

/// A decision for each pair of an id and an action, none of them a merge.
pub fn decided(pairs: &[(&str, &str)]) -> String {
    let item = |(id, action): &(&str, &str)| json!({"memory_id": id, "action": action, "reason": "rule"});
    json!({"decisions": pairs.iter().map(item).collect::<Vec<Value>>()}).to_string()
}

/// Says one thing after the other until one fits, and notes what it was asked.
pub struct Scripted {
    replies: Mutex<VecDeque<String>>,
    asked: Mutex<Vec<Prompt>>,
    pub context_chars: usize,
}

impl Scripted {
    pub fn new(replies: &[String]) -> Self {
        let replies = replies.iter().cloned().collect();
        Self { replies: Mutex::new(replies), asked: Mutex::default(), context_chars: 50_000 }
    }

    /// The prompts, one for each time that it was asked.
    pub fn asked(&self) -> Vec<Prompt> {
        self.asked.lock().unwrap_or_else(PoisonError::into_inner).clone()
    }

    /// What it was asked about.
    pub fn user(&self, at: usize) -> Value {
        serde_json::from_str(&self.asked()[at].user).unwrap()
    }
}

#[async_trait]
impl LanguageModel for Scripted {
    fn id(&self) -> &str {
        "scripted"
    }

    fn context_chars(&self) -> usize {
        self.context_chars
    }

    async fn complete(&self, prompt: &Prompt, check: Check<'_>) -> Completion {
        self.asked.lock().unwrap().push(prompt.clone());
        let mut exchanges = Vec::new();
        while let Some(reply) = self.replies.lock().unwrap().pop_front() {
            let fit = check(&reply);
            let outcome = match &fit {
                Fit::Whole => "ok",
                Fit::Partial(fault) | Fit::None(fault) => fault.outcome,
            };
            exchanges.push(Exchange { outcome: outcome.to_owned(), reply: reply.clone(), elapsed_ms: 0 });
            if matches!(fit, Fit::Whole) {
                return Completion { result: Ok(reply), exchanges, usage: Usage::default() };
            }
        }
        let result = Err(PortError::Unavailable("nothing is left to say".to_owned()));
        Completion { result, exchanges, usage: Usage::default() }
    }
}
