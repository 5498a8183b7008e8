//! A language model whose decisions stand in the memories themselves.

use std::{
    collections::BTreeMap,
    sync::{
        Mutex,
        atomic::{AtomicBool, AtomicU64, AtomicUsize, Ordering::SeqCst},
    },
    time::Duration,
};

use async_trait::async_trait;
use memledger_intelligence::{Check, Completion, Exchange, Fit, LanguageModel, PortError, Prompt, Usage};
use serde_json::{Value, json};

use super::model_faults::{Fault, judged};

/// Deletes what begins with `junk`, merges what begins alike up to a colon, lowers topics.
#[derive(Default)]
pub struct Scripted {
    pub asked: AtomicUsize,
    /// Answers nothing from so many questions on; 0 answers all.
    pub silent_from: AtomicUsize,
    /// Refuses the key.
    pub refuses: AtomicBool,
    /// How it fails, if it does.
    pub fault: Mutex<Option<Fault>>,
    /// Prompt tokens that it reports of a question, beside 10.
    pub more_tokens: AtomicU64,
    /// Milliseconds that it takes to answer.
    pub slow_ms: AtomicU64,
    /// What it was asked, in order.
    pub prompts: Mutex<Vec<String>>,
}

/// What the questions of a run are about, by the name of their answers.
pub const DECISIONS: &str = "decisions";
pub const MERGED: &str = "merged_memory";
pub const TOPICS: &str = "standard_topics";

/// What a prompt is about.
pub fn user(prompt: &Prompt) -> Value {
    serde_json::from_str(&prompt.user).unwrap()
}

pub fn texts(list: &Value) -> Vec<String> {
    list.as_array().unwrap().iter().map(|text| text.as_str().unwrap().to_owned()).collect()
}

/// The memories that a question for decisions shows, by their numbers, and the numbers of those to decide on.
pub fn shown(user: &Value) -> (BTreeMap<usize, String>, Vec<usize>) {
    let number = |text: &str| text.parse::<usize>().unwrap();
    let text = |value: &Value| value.as_str().unwrap().to_owned();
    let context = user["context"].as_object().unwrap();
    let mut shown: BTreeMap<usize, String> =
        context.iter().map(|(name, content)| (number(name), text(content))).collect();
    let batch = user["batch"].as_array().unwrap();
    let decidable = |memory: &Value| (number(memory["id"].as_str().unwrap()), text(&memory["content"]));
    let batch: Vec<(usize, String)> = batch.iter().map(decidable).collect();
    let asked = batch.iter().map(|(number, _)| *number).collect();
    shown.extend(batch);
    (shown, asked)
}

/// The texts and the topics of a question for a merged text.
pub fn sources(user: &Value) -> (Vec<String>, Vec<String>) {
    let sources = user["sources"].as_array().unwrap();
    let contents = sources.iter().map(|source| source["content"].as_str().unwrap().to_owned()).collect();
    (contents, sources.iter().flat_map(|source| texts(&source["topics"])).collect())
}

/// The reply to each of the questions of a run.
fn reply(prompt: &Prompt) -> Value {
    let user = user(prompt);
    match prompt.name {
        DECISIONS => {
            let (shown, asked) = shown(&user);
            let decisions = asked.iter().map(|number| decision(&shown, *number));
            json!({"decisions": decisions.collect::<Vec<Value>>()})
        }
        MERGED => {
            let (contents, topics) = sources(&user);
            let mut topics: Vec<&str> = topics.iter().map(String::as_str).take(3).collect();
            if topics.is_empty() {
                // A model must name one.
                topics.push("memories");
            }
            json!({"content": contents.join(" / "), "topics": topics})
        }
        TOPICS => {
            let standard = texts(&user["standard"]);
            let lowered =
                |topic: &String| Some(topic.to_lowercase()).filter(|topic| standard.contains(topic));
            let item = |topic: &String| json!({"topic": topic, "standard": lowered(topic)});
            json!({"topics": texts(&user["topics"]).iter().map(item).collect::<Vec<Value>>()})
        }
        _ => judged(prompt),
    }
}

fn sort_of(content: &str) -> Option<&str> {
    content.strip_prefix("same ").and_then(|rest| rest.split_once(':')).map(|(sort, _)| sort)
}

fn decision(shown: &BTreeMap<usize, String>, number: usize) -> Value {
    let content = &shown[&number];
    let same =
        |other: &&usize| sort_of(&shown[*other]).is_some() && sort_of(&shown[*other]) == sort_of(content);
    let target = shown.keys().find(same).filter(|target| **target != number);
    let action = match target {
        Some(_) => "merge",
        None if content.starts_with("junk") => "delete",
        None => "keep",
    };
    let target = target.map(ToString::to_string);
    json!({"memory_id": number.to_string(), "reason": "as scripted", "action": action, "merge_target": target})
}

/// A reply, if it fits.
pub fn fitting(reply: &Value, check: Check<'_>) -> Result<String, PortError> {
    said(&reply.to_string(), check)
}

/// What it says, if it fits; where only a part of it does, that is used, as no better reply comes.
pub fn said(reply: &str, check: Check<'_>) -> Result<String, PortError> {
    match check(reply) {
        Fit::Whole | Fit::Partial(_) => Ok(reply.to_owned()),
        Fit::None(fault) => Err(PortError::BadReply(fault.message())),
    }
}

#[async_trait]
impl LanguageModel for Scripted {
    fn id(&self) -> &str {
        "scripted"
    }

    async fn complete(&self, prompt: &Prompt, check: Check<'_>) -> Completion {
        tokio::task::yield_now().await;
        let asked = self.asked.fetch_add(1, SeqCst) + 1;
        let fault = *self.fault.lock().unwrap();
        self.prompts.lock().unwrap().push(prompt.user.clone());
        tokio::time::sleep(Duration::from_millis(self.slow_ms.load(SeqCst))).await;
        let prompt_tokens = 10 + self.more_tokens.load(SeqCst);
        let usage = Usage { requests: 1, prompt_tokens, completion_tokens: 2, cost_micros: 3 };
        let silent = self.silent_from.load(SeqCst);
        let (result, outcome) = if self.refuses.load(SeqCst) {
            (Err(PortError::NoAccess("401: the key does not give access to this model".into())), "refused")
        } else if silent > 0 && asked >= silent {
            (Err(PortError::Unavailable("it is silent".into())), "unavailable")
        } else if let Some(fault) = fault {
            (fault.reply(reply(prompt), check).await, "bad_reply")
        } else {
            (fitting(&reply(prompt), check), "ok")
        };
        let exchange = Exchange { outcome: outcome.into(), reply: "as scripted".into(), elapsed_ms: 1 };
        Completion { result, exchanges: vec![exchange], usage }
    }
}
