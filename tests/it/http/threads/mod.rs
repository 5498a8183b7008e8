//! Threads over HTTP: messages, summaries that slide, and the context of a turn.

mod context;
mod killed;
mod messages;
mod model;
mod removal;
mod summaries;

use std::time::{Duration, Instant};

use memledger_tests::server::Api;
use serde_json::{Value, json};

pub const THREAD: &str = "/api/users/ana/threads/t1";
const PATIENCE: Duration = Duration::from_secs(20);

pub fn path(end: &str) -> String {
    format!("{THREAD}/{end}")
}

/// Appends messages of that role and text; answers the first seq.
pub async fn say(api: &Api, messages: &[(&str, &str)]) -> u64 {
    let messages: Vec<Value> =
        messages.iter().map(|(role, content)| json!({"role": role, "content": content})).collect();
    let said = api.post(&path("messages"), &json!({ "messages": messages })).await.is(201);
    said.body["messages"][0]["seq"].as_u64().expect("a message has a seq")
}

/// So many questions and answers.
pub async fn talk(api: &Api, pairs: usize) {
    for _ in 0..pairs {
        let next =
            say(api, &[("user", "What about the flat in Weimar?"), ("assistant", "It is free from May on.")])
                .await;
        assert_eq!(next % 2, 0);
    }
}

/// The context once its summary ends with that message.
pub async fn summarised(api: &Api, end_seq: u64) -> Value {
    let begun = Instant::now();
    loop {
        let context = api.get(&path("context")).await.is(200).body;
        if context["summary"]["end_seq"] == end_seq {
            return context;
        }
        assert!(begun.elapsed() < PATIENCE, "no summary up to {end_seq}: {context}");
        tokio::time::sleep(Duration::from_millis(20)).await;
    }
}

pub fn seqs(context: &Value) -> Vec<u64> {
    let messages = context["gap_messages"].as_array().expect("a context has messages");
    messages.iter().filter_map(|message| message["seq"].as_u64()).collect()
}
