//! Vectors from an endpoint: the real server with its own settings asks one over HTTP that answers well, late, or
//! not at all.

use std::{
    sync::{
        Arc, Mutex,
        atomic::{AtomicBool, Ordering},
    },
    time::{Duration, Instant},
};

use axum::{Json, Router, extract::State, routing::post};
use memledger_intelligence::{Embedder, Hashed};
use memledger_tests::{
    Backend, TestDatabase,
    server::{Api, Server},
};
use serde_json::{Value, json};

use super::ask;
use crate::http::{on_both, remember};

on_both!(
    the_default_model_needs_no_dimensions,
    fewer_dimensions_can_be_asked_for,
    one_that_hangs_holds_up_no_write_and_no_query_for_long,
);

const PATIENCE: Duration = Duration::from_secs(60);
/// Of the model whose name is the default.
const OWN: usize = 1536;

/// An endpoint of embeddings, for which a cello is an instrument.
#[derive(Clone, Default)]
struct Endpoint {
    asked: Arc<Mutex<Vec<Value>>>,
    hangs: Arc<AtomicBool>,
}

impl Endpoint {
    /// Answers until the test ends; the base address of it.
    async fn listen(&self) -> String {
        let listener = tokio::net::TcpListener::bind("127.0.0.1:0").await.unwrap();
        let base = format!("http://{}/v1", listener.local_addr().unwrap());
        let router = Router::new().route("/v1/embeddings", post(answer)).with_state(self.clone());
        tokio::spawn(async move { axum::serve(listener, router).await });
        base
    }

    fn asked(&self) -> Vec<Value> {
        self.asked.lock().unwrap().clone()
    }
}

async fn answer(State(endpoint): State<Endpoint>, Json(asked): Json<Value>) -> Json<Value> {
    endpoint.asked.lock().unwrap().push(asked.clone());
    if endpoint.hangs.load(Ordering::Relaxed) {
        std::future::pending::<()>().await;
    }
    let dimensions = asked["dimensions"].as_u64().map_or(OWN, |dimensions| dimensions as usize);
    let texts = asked["input"].as_array().expect("texts are asked about").iter();
    let texts: Vec<String> =
        texts.map(|text| text.as_str().unwrap().replace("cello", "instrument")).collect();
    let texts: Vec<&str> = texts.iter().map(String::as_str).collect();
    let vectors = Hashed::new(dimensions).embed(&texts).await.unwrap();
    let item = |(index, vector)| json!({"object": "embedding", "index": index, "embedding": vector});
    Json(json!({"object": "list", "data": vectors.iter().enumerate().map(item).collect::<Vec<_>>()}))
}

struct Asking {
    endpoint: Endpoint,
    server: Server,
    _database: TestDatabase,
}

impl Asking {
    async fn new(backend: Backend, more: &[(&str, &str)]) -> Self {
        let (endpoint, database) = (Endpoint::default(), TestDatabase::new(backend).await);
        let base = endpoint.listen().await;
        let settings = [
            ("MEMLEDGER_EMBEDDER_KIND", "openai"),
            ("MEMLEDGER_EMBEDDER_BASE_URL", base.as_str()),
            ("MEMLEDGER_EMBEDDER_KEY", "a-key-that-nobody-may-see"),
        ];
        let server = Server::start_with(&database.url, &[], &[&settings[..], more].concat()).await;
        Self { endpoint, server, _database: database }
    }
}

/// How near the best answer's meaning is.
async fn nearness(api: &Api, words: &str) -> f64 {
    let found = ask(api, "ana", words, json!({"return": "full"})).await.is(200);
    found.items().first().and_then(|item| item["scores"]["vector"].as_f64()).unwrap_or_default()
}

/// Waits until the model's vector is there: the offline embedder sees nothing in common.
async fn is_found_by_the_model(api: &Api) {
    let deadline = Instant::now() + PATIENCE;
    while nearness(api, "instrument").await < 0.3 {
        assert!(Instant::now() < deadline, "the model's vector does not come");
        tokio::time::sleep(Duration::from_millis(50)).await;
    }
}

/// A metric's value, of whatever labels.
async fn counted(api: &Api, name: &str) -> f64 {
    let metrics = api.get("/metrics").await.is(200).text;
    let values =
        metrics.lines().filter(|line| line.starts_with(name)).filter_map(|line| line.rsplit(' ').next());
    values.filter_map(|value| value.parse::<f64>().ok()).sum()
}

async fn the_default_model_needs_no_dimensions(backend: Backend) {
    let asking = Asking::new(backend, &[]).await;
    let api = asking.server.admin();
    remember(&api, "ana", json!({"content": "Plays the cello"})).await;
    is_found_by_the_model(&api).await;
    for asked in asking.endpoint.asked() {
        assert_eq!((&asked["model"], &asked["dimensions"]), (&json!("text-embedding-3-small"), &Value::Null));
    }
    assert!(counted(&api, "memledger_embedded_total").await >= 1.0);
    assert_eq!(counted(&api, "memledger_embedding_failures_total").await, 0.0);
}

async fn fewer_dimensions_can_be_asked_for(backend: Backend) {
    let fewer = [("MEMLEDGER_EMBEDDER_DIMENSIONS", "256"), ("MEMLEDGER_EMBEDDER_ASK_DIMENSIONS", "true")];
    let asking = Asking::new(backend, &fewer).await;
    let api = asking.server.admin();
    remember(&api, "ana", json!({"content": "Plays the cello"})).await;
    is_found_by_the_model(&api).await;
    assert!(asking.endpoint.asked().iter().all(|asked| asked["dimensions"] == 256));
}

async fn one_that_hangs_holds_up_no_write_and_no_query_for_long(backend: Backend) {
    let asking = Asking::new(backend, &[("MEMLEDGER_EMBEDDER_TIMEOUT_MS", "500")]).await;
    let api = asking.server.admin();
    asking.endpoint.hangs.store(true, Ordering::Relaxed);
    let started = Instant::now();
    remember(&api, "ana", json!({"content": "Plays the cello"})).await;
    let found = ask(&api, "ana", "cello", json!({})).await.is(200);
    assert_eq!(found.items().len(), 1, "it is found by its words");
    assert!(started.elapsed() < Duration::from_secs(20), "{:?}", started.elapsed());
    let deadline = Instant::now() + PATIENCE;
    while counted(&api, "memledger_embedding_failures_total").await == 0.0
        || counted(&api, "memledger_embedding_lag_events").await == 0.0
    {
        assert!(Instant::now() < deadline, "the metrics do not say so");
        tokio::time::sleep(Duration::from_millis(50)).await;
    }
    asking.endpoint.hangs.store(false, Ordering::Relaxed);
    is_found_by_the_model(&api).await;
    assert!(counted(&api, "memledger_embedded_total").await >= 1.0);
    let deadline = Instant::now() + PATIENCE;
    while counted(&api, "memledger_embedding_lag_events").await != 0.0 {
        assert!(Instant::now() < deadline, "the metrics go on saying that a text waits");
        tokio::time::sleep(Duration::from_millis(50)).await;
    }
}
