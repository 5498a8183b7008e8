//! Runs that a language model decides over HTTP: the real server asks an endpoint that answers well, badly in each
//! way, or not at all.

use std::{
    collections::VecDeque,
    sync::{Arc, Mutex},
    time::Duration,
};

use axum::{
    Json, Router,
    extract::State,
    http::{HeaderMap, StatusCode},
    response::{IntoResponse, Response},
    routing::post,
};
use memledger_tests::{
    Backend, TestDatabase,
    server::{Server, is_sound},
};
use serde_json::{Value, json};

use super::{ended, request, text};
use crate::http::{active, column, remember};

on_both!(
    a_model_decides_a_whole_run,
    wrong_answers_are_asked_for_again,
    without_an_answer_everything_is_kept,
);

const KEY: &str = "a-key-that-nobody-may-see";

/// How long one waits who is answered too late: longer than any of these tests does.
const LATE: Duration = Duration::from_secs(60);

/// A way to answer wrongly.
#[derive(Debug, Clone, Copy, PartialEq)]
pub enum Wrong {
    BadJson,
    MissingIds,
    InventedIds,
    BadWord,
    Truncated,
    RateLimited,
    Unavailable,
    Late,
    /// Ten megabytes in one line.
    Huge,
    ToolCall,
    /// In its own words rather than in JSON.
    Refusal,
}

impl Wrong {
    /// What a run calls it.
    fn outcome(self) -> &'static str {
        match self {
            Self::BadJson | Self::Refusal => "bad_json",
            Self::MissingIds => "missing_ids",
            Self::InventedIds | Self::BadWord | Self::Huge | Self::ToolCall => "missing_ids",
            Self::Truncated => "truncated",
            Self::RateLimited => "rate_limited",
            Self::Unavailable => "unavailable",
            Self::Late => "timeout",
        }
    }
}

/// An endpoint of chat completions that knows the flute, kin and junk.
#[derive(Clone, Default)]
pub struct Endpoint {
    /// How the next requests are answered: well where nothing is said, and once there are none.
    script: Arc<Mutex<VecDeque<Option<Wrong>>>>,
    keys: Arc<Mutex<Vec<String>>>,
}

impl Endpoint {
    /// Answers until the test ends; the base address of it.
    async fn listen(&self) -> String {
        let listener = tokio::net::TcpListener::bind("127.0.0.1:0").await.unwrap();
        let base = format!("http://{}/v1", listener.local_addr().unwrap());
        let router = Router::new().route("/v1/chat/completions", post(answer)).with_state(self.clone());
        tokio::spawn(async move { axum::serve(listener, router).await });
        base
    }

    pub fn goes_wrong(&self, how: &[Wrong]) {
        self.goes(how.iter().copied().map(Some));
    }

    pub fn goes(&self, how: impl IntoIterator<Item = Option<Wrong>>) {
        *self.script.lock().unwrap() = how.into_iter().collect();
    }
}

async fn answer(State(endpoint): State<Endpoint>, headers: HeaderMap, Json(asked): Json<Value>) -> Response {
    let key = headers.get("authorization").and_then(|key| key.to_str().ok()).unwrap_or_default();
    endpoint.keys.lock().unwrap().push(key.to_owned());
    let wrong = endpoint.script.lock().unwrap().pop_front().flatten();
    let user: Value = serde_json::from_str(text(&asked["messages"][1]["content"])).unwrap();
    let good = match text(&asked["response_format"]["json_schema"]["name"]) {
        "decisions" => decisions(&user),
        "merged_memory" => json!({"content": longest(&user["sources"]), "topics": ["music"]}),
        "standard_topics" => standard(&user),
        "thread_summary" => summary(&user),
        other => panic!("nobody asks for {other}"),
    };
    let (mut said, mut reason) = (good.clone(), "stop");
    match wrong {
        Some(Wrong::RateLimited) => return (StatusCode::TOO_MANY_REQUESTS, "slow down").into_response(),
        Some(Wrong::Unavailable) => return StatusCode::BAD_GATEWAY.into_response(),
        // One of four is too few; one that is missing or odd among the others costs its memory alone.
        Some(Wrong::MissingIds) => drop(said["decisions"].as_array_mut().map(|all| all.truncate(1))),
        Some(Wrong::InventedIds) => {
            for_each(&mut said, |one| one["memory_id"] = json!("nobody"));
            lines(&mut said).for_each(|line| line["seqs"] = json!([9_999]));
        }
        Some(Wrong::BadWord) => for_each(&mut said, |one| one["action"] = json!("forget")),
        Some(Wrong::Truncated) => reason = "length",
        Some(Wrong::Late) => tokio::time::sleep(LATE).await,
        Some(Wrong::Huge) => lines(&mut said).for_each(|line| line["text"] = json!("x".repeat(10 << 20))),
        Some(Wrong::ToolCall) => return Json(json!({"choices": [{"index": 0, "finish_reason": "tool_calls", "message": {
            "role": "assistant", "content": null,
            "tool_calls": [{"id": "c1", "type": "function", "function": {"name": "summarise", "arguments": "{}"}}],
        }}]})).into_response(),
        Some(Wrong::BadJson | Wrong::Refusal) | None => {}
    }
    let mut content = said.to_string();
    if matches!(wrong, Some(Wrong::BadJson | Wrong::Truncated)) {
        content.truncate(content.len() / 2);
    }
    if wrong == Some(Wrong::Refusal) {
        content = "I can't help with that.".to_owned();
    }
    Json(json!({
        "choices": [{"index": 0, "finish_reason": reason, "message": {"role": "assistant", "content": content}}],
        "usage": {"prompt_tokens": 1_000, "completion_tokens": 100, "total_tokens": 1_100},
    }))
    .into_response()
}

fn for_each(said: &mut Value, change: impl Fn(&mut Value)) {
    said["decisions"].as_array_mut().into_iter().flatten().for_each(change);
}

pub fn list(value: &Value) -> &[Value] {
    value.as_array().map(Vec::as_slice).unwrap_or_else(|| panic!("{value} is no list"))
}

fn decisions(user: &Value) -> Value {
    let of_flutes = |memory: &&Value| text(&memory["content"]).contains("flute");
    let target = list(&user["batch"]).iter().find(of_flutes).map(|memory| &memory["id"]);
    let decide = |memory: &Value| {
        let merged = of_flutes(&memory) && Some(&memory["id"]) != target;
        let action = match text(&memory["content"]).starts_with("junk") {
            true => "delete",
            false if merged => "merge",
            false => "keep",
        };
        let target = target.filter(|_| merged);
        json!({"memory_id": memory["id"], "reason": "as told", "action": action, "merge_target": target})
    };
    json!({"decisions": list(&user["batch"]).iter().map(decide).collect::<Vec<_>>()})
}

fn lines(said: &mut Value) -> impl Iterator<Item = &mut Value> {
    said["lines"].as_array_mut().into_iter().flatten()
}

/// The lines so far, and one for each message.
fn summary(user: &Value) -> Value {
    let new = |message: &Value| json!({"text": format!("As told: {}", text(&message["text"])), "seqs": [message["seq"]]});
    let lines: Vec<Value> =
        list(&user["lines"]).iter().cloned().chain(list(&user["messages"]).iter().map(new)).collect();
    json!({ "lines": lines })
}

fn longest(sources: &Value) -> &str {
    list(sources)
        .iter()
        .map(|source| text(&source["content"]))
        .max_by_key(|said| said.len())
        .unwrap_or_default()
}

fn standard(user: &Value) -> Value {
    let known = |topic: &Value| json!({"topic": topic, "standard": (topic == "Kin").then_some("family")});
    json!({"topics": list(&user["topics"]).iter().map(known).collect::<Vec<_>>()})
}

pub struct Asking {
    pub endpoint: Endpoint,
    pub server: Server,
    pub database: TestDatabase,
}

impl Asking {
    pub async fn new(backend: Backend) -> Self {
        Self::with(backend, &[]).await
    }

    /// With further settings.
    pub async fn with(backend: Backend, more: &[(&str, &str)]) -> Self {
        let (endpoint, database) = (Endpoint::default(), TestDatabase::new(backend).await);
        let base = endpoint.listen().await;
        let settings = [
            ("MEMLEDGER_WORKFLOWS_ENABLED", "true"),
            ("MEMLEDGER_WORKFLOWS_LOOK_MS", "50"),
            ("MEMLEDGER_LANGUAGE_MODEL_KIND", "openai"),
            ("MEMLEDGER_LANGUAGE_MODEL_BASE_URL", base.as_str()),
            ("MEMLEDGER_LANGUAGE_MODEL_MODEL", "flautist"),
            ("MEMLEDGER_LANGUAGE_MODEL_KEY", KEY),
            ("MEMLEDGER_LANGUAGE_MODEL_PROMPT_PRICE_MICROS_PER_1K", "150"),
            ("MEMLEDGER_LANGUAGE_MODEL_COMPLETION_PRICE_MICROS_PER_1K", "600"),
        ];
        let server = Server::start_with(&database.url, &[], &[&settings[..], more].concat()).await;
        Self { endpoint, server, database }
    }

    /// Four memories of a user, and a run over them that completes.
    pub async fn optimised(&self, user: &str) -> Value {
        let run = self.ran(user).await;
        assert_eq!(run["status"], "completed", "{run:#}");
        run
    }

    /// The same, however the run ends.
    pub async fn ran(&self, user: &str) -> Value {
        let api = self.server.admin();
        for (content, topic) in MEMORIES {
            remember(&api, user, json!({"content": content, "topics": [topic]})).await;
        }
        let run = ended(&api, &request(&api, user).await).await;
        assert!(!run.to_string().contains(KEY), "the key is told: {run}");
        run
    }

    pub async fn left(&self, user: &str) -> Vec<String> {
        let left = active(&self.server.admin(), user).await;
        let mut contents: Vec<String> = column(&left, "content").into_iter().map(str::to_owned).collect();
        contents.sort();
        contents
    }
}

pub const MEMORIES: [(&str, &str); 4] = [
    ("Plays the flute", "Fluting"),
    ("Has played the flute since school", "Fluting"),
    ("junk to be thrown away", "Rubbish"),
    ("Has a sister named Rita", "Kin"),
];
pub const LEFT: [&str; 2] = ["Has a sister named Rita", "Has played the flute since school"];

pub fn outcomes(run: &Value) -> Vec<&str> {
    list(&run["exchanges"]).iter().map(|exchange| text(&exchange["outcome"])).collect()
}

async fn a_model_decides_a_whole_run(backend: Backend) {
    let asking = Asking::new(backend).await;
    let run = asking.optimised("ana").await;
    assert_eq!(asking.left("ana").await, LEFT);
    assert_eq!(outcomes(&run), ["ok"; 3], "decisions, a merged text and topics");
    assert_eq!(run["topics"], json!({"Kin": "family"}), "of what is left: {run:#}");
    assert_eq!(run["merges"][0]["content"], LEFT[1]);
    let metrics = &run["metrics"];
    assert_eq!((&metrics["requests"], &metrics["prompt_tokens"]), (&json!(3), &json!(3_000)));
    // Three times a thousand tokens of questions and a hundred of answers.
    assert_eq!(metrics["cost"], json!(0.000_63), "{metrics}");
    let keys = asking.endpoint.keys.lock().unwrap().clone();
    assert_eq!(keys, vec![format!("Bearer {KEY}"); 3]);
    is_sound(&asking.database.url).await;
}

async fn wrong_answers_are_asked_for_again(backend: Backend) {
    use Wrong::*;
    let asking = Asking::new(backend).await;
    for (user, ways) in [
        ("ana", &[BadJson, MissingIds, RateLimited][..]),
        ("bob", &[InventedIds, BadWord, Unavailable]),
        ("cy", &[Truncated]),
    ] {
        asking.endpoint.goes_wrong(ways);
        let run = asking.optimised(user).await;
        assert_eq!(asking.left(user).await, LEFT, "{run:#}");
        let told: Vec<&str> = ways.iter().map(|way| way.outcome()).chain(["ok"; 3]).collect();
        assert_eq!(outcomes(&run), told, "{run:#}");
        assert_eq!(run["metrics"]["fallbacks"], 0);
    }
    is_sound(&asking.database.url).await;
}

async fn without_an_answer_everything_is_kept(backend: Backend) {
    let asking = Asking::new(backend).await;
    asking.endpoint.goes_wrong(&[Wrong::BadJson; 100]);
    let run = asking.ran("ana").await;
    assert_eq!((&run["status"], &run["error"]), (&json!("failed"), &json!("no_answer")), "{run:#}");
    assert!(text(&run["reason"]).starts_with("bad reply: bad_json"), "{run:#}");
    let mut all = MEMORIES.map(|(content, _)| content);
    all.sort();
    assert_eq!(asking.left("ana").await, all);
    assert!(list(&run["decisions"]).iter().all(|decision| decision["action"] == "keep"), "{run:#}");
    assert!(run["metrics"]["fallbacks"].as_u64().is_some_and(|fallbacks| fallbacks > 0), "{run:#}");
    assert!(outcomes(&run).iter().all(|outcome| *outcome == "bad_json"), "{run:#}");
    is_sound(&asking.database.url).await;
}
