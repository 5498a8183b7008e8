//! Messages that a language model reads over HTTP: what it says is believed as far as the messages bear it out, and what it
//! does not say loses no turn.

use std::{
    collections::VecDeque,
    sync::{Arc, Mutex},
    time::Duration,
};

use axum::{
    Json, Router,
    extract::State,
    http::StatusCode,
    response::{IntoResponse, Response},
    routing::post,
};
use memledger_tests::{
    Backend, TestDatabase, eventually,
    server::{Api, Server, is_sound},
};
use reqwest::Method;
use serde_json::{Value, json};

use super::background::{extracted, extracted_of, outcomes, turn};
use crate::http::memories;

on_both!(
    a_model_reads_messages_and_is_believed_as_far_as_they_go,
    a_lying_model_makes_no_memory_and_loses_no_turn,
    turns_wait_behind_the_error_guard_and_none_is_lost,
    a_short_preference_needs_no_model,
);

const CONFIG: &str = "/api/admin/workflows/extraction/config";

/// How a request is answered.
#[derive(Debug, Clone)]
enum Reply {
    Says(String),
    Status(u16),
}

/// Answers as it is told to; else with one fact for each message of the user.
#[derive(Clone, Default)]
struct Endpoint {
    script: Arc<Mutex<VecDeque<Reply>>>,
    asked: Arc<Mutex<usize>>,
}

async fn answer(State(endpoint): State<Endpoint>, Json(asked): Json<Value>) -> Response {
    *endpoint.asked.lock().unwrap() += 1;
    let next = endpoint.script.lock().unwrap().pop_front();
    let content = match next {
        Some(Reply::Status(status)) => return StatusCode::from_u16(status).unwrap().into_response(),
        Some(Reply::Says(text)) => text,
        None => {
            let user: Value =
                serde_json::from_str(asked["messages"][1]["content"].as_str().unwrap()).unwrap();
            let own = user["messages"].as_array().unwrap().iter();
            let own = own.filter(|one| one["role"] == "user" && one["before"] != true);
            json!({"facts": own.map(|one| fact(&one["seq"], one["text"].as_str().unwrap())).collect::<Vec<_>>()})
                .to_string()
        }
    };
    let message = json!({"role": "assistant", "content": content});
    Json(json!({"choices": [{"index": 0, "finish_reason": "stop", "message": message}], "usage": {}}))
        .into_response()
}

fn fact(seq: &Value, quote: &str) -> Value {
    let text =
        quote.replacen("I ", "The user ", 1).replacen(" live ", " lives ", 1).replacen(" own ", " owns ", 1);
    json!({"seq": seq, "quote": quote, "fact_text": text, "fact_key": "told", "importance": 0.8,
        "memory_bank": "Personal", "category": "told", "kind": "semantic"})
}

struct Asking {
    endpoint: Endpoint,
    server: Server,
    database: TestDatabase,
    settings: Vec<(&'static str, String)>,
}

impl Asking {
    async fn new(backend: Backend, config: Value) -> Self {
        let (endpoint, database) = (Endpoint::default(), TestDatabase::new(backend).await);
        let listener = tokio::net::TcpListener::bind("127.0.0.1:0").await.unwrap();
        let base = format!("http://{}/v1", listener.local_addr().unwrap());
        let router = Router::new().route("/v1/chat/completions", post(answer)).with_state(endpoint.clone());
        tokio::spawn(async move { axum::serve(listener, router).await });
        let settings = vec![
            ("MEMLEDGER_LANGUAGE_MODEL_KIND", "openai".to_owned()),
            ("MEMLEDGER_LANGUAGE_MODEL_BASE_URL", base),
            ("MEMLEDGER_LANGUAGE_MODEL_MODEL", "teller".to_owned()),
            ("MEMLEDGER_LANGUAGE_MODEL_KEY", "k".to_owned()),
            ("MEMLEDGER_LANGUAGE_MODEL_ATTEMPTS", "1".to_owned()),
        ];
        let server = Self::start(&database, &settings).await;
        let mut set = json!({"extractor": "model"});
        set.as_object_mut().unwrap().extend(config.as_object().unwrap().clone());
        let body = set.to_string().into_bytes();
        server.admin().try_send(Method::PUT, CONFIG, Some(body), &[]).await.unwrap().is(200);
        Self { endpoint, server, database, settings }
    }

    async fn start(database: &TestDatabase, settings: &[(&'static str, String)]) -> Server {
        let settings: Vec<(&str, &str)> =
            settings.iter().map(|(name, value)| (*name, value.as_str())).collect();
        Server::start_with(&database.url, &[], &settings).await
    }

    fn says(&self, replies: impl IntoIterator<Item = Reply>) {
        self.endpoint.script.lock().unwrap().extend(replies);
    }

    fn asked(&self) -> usize {
        *self.endpoint.asked.lock().unwrap()
    }
}

async fn contents(api: &Api) -> Vec<String> {
    let listed = api.get(&memories("ana")).await.is(200);
    listed.items().iter().map(|one| one["content"].as_str().unwrap_or_default().to_owned()).collect()
}

async fn a_model_reads_messages_and_is_believed_as_far_as_they_go(backend: Backend) {
    let asking = Asking::new(backend, json!({})).await;
    let api = asking.server.admin();
    let done = turn(&api, &[("user", "I live in Weimar near the theatre"), ("assistant", "Nice.")]).await;
    assert_eq!((outcomes(&done), &done["attempts"]), (vec!["created"], &json!(1)), "{done}");
    assert!(done["extractor"].as_str().unwrap().contains("teller"), "{done}");
    assert_eq!(contents(&api).await, ["The user lives in Weimar near the theatre"]);
    // A class can't be talked down, nor a secret be made a fact.
    let secret = turn(&api, &[("user", "I use the password hunter2-Blue-Kite for my bank")]).await;
    assert_eq!(outcomes(&secret), ["quarantined"]);
    let health = turn(&api, &[("user", "I live with diabetes")]).await;
    assert_eq!(outcomes(&health), ["needs_consent"]);
    is_sound(&asking.database.url).await;
    asking.server.stop().await;
}

async fn a_lying_model_makes_no_memory_and_loses_no_turn(backend: Backend) {
    // No guard: each turn is to be tried as often as it takes.
    let asking = Asking::new(backend, json!({"error_guard": {"enabled": false}})).await;
    let api = asking.server.admin();
    let lie = |edit: fn(&mut Value)| {
        let mut told = fact(&json!(0), "I own a canoe by the river");
        edit(&mut told);
        json!({"facts": [told]}).to_string()
    };
    let lies = [
        (
            "an example of the prompt",
            lie(|told| {
                told["quote"] = "my sister Rosalind moved to Lisbon last May".into();
                told["fact_text"] = "The user's sister Rosalind moved to Lisbon in May 2023.".into();
            }),
            "rejected",
        ),
        (
            "an invented number",
            lie(|told| told["fact_text"] = "The user owns 14 canoes by the river.".into()),
            "rejected",
        ),
        ("importance 7", lie(|told| told["importance"] = 7.into()), "created"),
        ("a wrong bank", lie(|told| told["memory_bank"] = "Nowhere".into()), "duplicate"),
        ("fenced", format!("Sure!\n```json\n{}\n```", lie(|_| ())), "duplicate"),
        ("thinking aloud", format!("<think>a canoe…</think>{}", lie(|_| ())), "duplicate"),
    ];
    for (first, (what, reply, outcome)) in lies.into_iter().enumerate() {
        asking.says([Reply::Says(reply.replacen("\"seq\":0", &format!("\"seq\":{}", first.min(4)), 1))]);
        let done = turn(&api, &[("user", "I own a canoe by the river")]).await;
        assert_eq!(outcomes(&done), [outcome], "{what}: {done}");
    }
    asking.says([Reply::Says(r#"{"facts":[]}"#.to_owned())]);
    assert_eq!(outcomes(&turn(&api, &[("user", "I own a harp as well")]).await), [""; 0]);
    let fifty: Vec<Value> = (0..50).map(|_| fact(&json!(4), "I own a raft and a kayak")).collect();
    asking.says([Reply::Says(json!({ "facts": fifty }).to_string())]);
    let done = turn(&api, &[("user", "I own a raft and a kayak")]).await;
    assert!(outcomes(&done).iter().filter(|one| **one == "created").count() <= 3, "{done}");
    assert_eq!(contents(&api).await.len(), 2);
    // What can't be used at all waits, is asked again, and ends well.
    for reply in [
        Reply::Says("I found nothing.".into()),
        Reply::Says(r#"{"facts":[{"#.into()),
        Reply::Status(429),
        Reply::Status(500),
    ] {
        asking.says([reply]);
    }
    let texts = ["I own a flute too", "I own a drum too", "I own a lute too", "I own a bell too"];
    let mut ids = Vec::new();
    for (at, text) in texts.into_iter().enumerate() {
        let body = json!({"thread_id": "t1", "messages": [{"role": "user", "content": text}]});
        // Each to another user: behind a turn that waits those of its user wait, too.
        let path = format!("/api/users/u{at}/turns");
        ids.push(api.post(&path, &body).await.is(201).body["extraction_id"].clone());
    }
    for (at, id) in ids.iter().enumerate() {
        assert_eq!(outcomes(&extracted_of(&api, &format!("u{at}"), id).await), ["created"]);
    }
    is_sound(&asking.database.url).await;
    asking.server.stop().await;
}

async fn turns_wait_behind_the_error_guard_and_none_is_lost(backend: Backend) {
    let guard = json!({"threshold": 2, "window_seconds": 600, "cooldown_seconds": 300});
    let asking = Asking::new(backend, json!({ "error_guard": guard })).await;
    let api = asking.server.admin();
    asking.says([Reply::Status(500), Reply::Status(500)]);
    let mut ids = Vec::new();
    for user in ["ana", "ben"] {
        let body = json!({"thread_id": "t1", "messages": [{"role": "user", "content": "I own a canoe by the river"}]});
        ids.push(
            api.post(&format!("/api/users/{user}/turns"), &body).await.is(201).body["extraction_id"].clone(),
        );
    }
    let state = async |api: &Api| api.get(CONFIG).await.is(200).body["error_guard"].clone();
    eventually("the guard opens", async || state(&api).await["state"] == "open").await;
    let asked = asking.asked();
    let appended = api
        .post(
            "/api/users/ana/turns",
            &json!({"thread_id": "t1", "messages": [{"role": "user", "content": "I own a harp as well"}]}),
        )
        .await
        .is(201)
        .body;
    tokio::time::sleep(Duration::from_millis(300)).await;
    let waits = api
        .get(&format!("/api/users/ana/extractions/{}", appended["extraction_id"].as_str().unwrap()))
        .await
        .is(200)
        .body;
    assert_eq!((&waits["status"], asking.asked()), (&json!("pending"), asked), "nobody is asked meanwhile");
    // It is as open after a restart.
    let Asking { endpoint, server, database, settings } = asking;
    server.stop().await;
    let server = Asking::start(&database, &settings).await;
    let api = server.admin();
    let told = state(&api).await;
    assert_eq!(
        (&told["state"], &told["activations"], &told["errors"]),
        (&json!("open"), &json!(1), &json!(2)),
        "{told}"
    );
    let body = json!({"error_guard": {"cooldown_seconds": 1}}).to_string().into_bytes();
    api.try_send(Method::PUT, CONFIG, Some(body), &[]).await.unwrap().is(200);
    for id in [&ids[0], &appended["extraction_id"]] {
        assert_eq!(outcomes(&extracted(&api, id).await), ["created"]);
    }
    assert_eq!(state(&api).await["state"], "closed");
    assert!(*endpoint.asked.lock().unwrap() >= asked + 3);
    is_sound(&database.url).await;
    server.stop().await;
}

async fn a_short_preference_needs_no_model(backend: Backend) {
    let asking = Asking::new(backend, json!({})).await;
    let api = asking.server.admin();
    let done = turn(&api, &[("user", "I love rhubarb cake.")]).await;
    assert_eq!(
        (outcomes(&done), &done["extractor"], asking.asked()),
        (vec!["created"], &json!("offline-1"), 0),
        "{done}"
    );
    turn(&api, &[("user", "Do you love rhubarb cake?")]).await;
    assert_eq!(asking.asked(), 1, "a question is none");
    asking.server.stop().await;
}
