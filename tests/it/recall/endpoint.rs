//! Vectors from an endpoint: the real server with its own settings asks one over HTTP that answers well, late, or
//! not at all.

use std::{
    collections::HashSet,
    sync::{
        Arc, Mutex,
        atomic::{AtomicBool, Ordering},
    },
    time::{Duration, Instant},
};

use axum::{Json, Router, extract::State, http::StatusCode, routing::post};
use memledger_intelligence::{Embedder, Hashed};
use memledger_tests::{
    Backend, TestDatabase, eventually,
    server::{Api, Server},
};
use serde_json::{Value, json};

use super::ask;
use crate::http::{memory, on_both, remember};

on_both!(
    the_default_model_needs_no_dimensions,
    fewer_dimensions_can_be_asked_for,
    one_that_hangs_holds_up_no_write_and_no_query_for_long,
    another_model_takes_over_behind_the_one_before_it,
    a_text_that_was_purged_is_not_asked_about_again,
);

/// Of the model whose name is the default.
const OWN: usize = 1536;

/// An endpoint of embeddings, for which a cello is an instrument.
#[derive(Clone, Default)]
struct Endpoint {
    asked: Arc<Mutex<Vec<Value>>>,
    hangs: Arc<AtomicBool>,
    /// Refuses texts of a cello, after a while.
    refuses: Arc<AtomicBool>,
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

async fn answer(
    State(endpoint): State<Endpoint>,
    Json(asked): Json<Value>,
) -> Result<Json<Value>, StatusCode> {
    endpoint.asked.lock().unwrap().push(asked.clone());
    if endpoint.hangs.load(Ordering::Relaxed) {
        std::future::pending::<()>().await;
    }
    if endpoint.refuses.load(Ordering::Relaxed) && asked["input"].to_string().contains("cello") {
        tokio::time::sleep(Duration::from_millis(100)).await;
        return Err(StatusCode::BAD_REQUEST);
    }
    let dimensions = asked["dimensions"].as_u64().map_or(OWN, |dimensions| dimensions as usize);
    let texts = asked["input"].as_array().expect("texts are asked about").iter();
    let texts: Vec<String> =
        texts.map(|text| text.as_str().unwrap().replace("cello", "instrument")).collect();
    let texts: Vec<&str> = texts.iter().map(String::as_str).collect();
    let vectors = Hashed::new(dimensions).embed(&texts).await.unwrap();
    let item = |(index, vector)| json!({"object": "embedding", "index": index, "embedding": vector});
    Ok(Json(json!({"object": "list", "data": vectors.iter().enumerate().map(item).collect::<Vec<_>>()})))
}

struct Asking {
    endpoint: Endpoint,
    server: Server,
    database: TestDatabase,
}

impl Asking {
    async fn new(backend: Backend, more: &[(&str, &str)]) -> Self {
        Self::on(TestDatabase::new(backend).await, Endpoint::default(), more).await
    }

    async fn on(database: TestDatabase, endpoint: Endpoint, more: &[(&str, &str)]) -> Self {
        let settings = settings(&endpoint).await;
        let settings: Vec<(&str, &str)> =
            settings.iter().map(|(name, value)| (*name, value.as_str())).collect();
        let server = Server::start_with(&database.url, &[], &[&settings[..], more].concat()).await;
        Self { endpoint, server, database }
    }
}

/// Of a server that asks this endpoint.
async fn settings(endpoint: &Endpoint) -> [(&'static str, String); 3] {
    [
        ("MEMLEDGER_EMBEDDER_KIND", "openai".to_owned()),
        ("MEMLEDGER_EMBEDDER_BASE_URL", endpoint.listen().await),
        ("MEMLEDGER_EMBEDDER_KEY", "a-key-that-nobody-may-see".to_owned()),
    ]
}

/// How near the best answer's meaning is.
async fn nearness(api: &Api, words: &str) -> f64 {
    let found = ask(api, "ana", words, json!({"return": "full"})).await.is(200);
    found.items().first().and_then(|item| item["scores"]["vector"].as_f64()).unwrap_or_default()
}

/// Waits until the model's vector is there: the offline embedder sees nothing in common.
async fn is_found_by_the_model(api: &Api) {
    eventually("the model's vector is there", async || nearness(api, "instrument").await >= 0.3).await;
}

/// A metric's value, of whatever labels.
async fn counted(api: &Api, name: &str) -> f64 {
    let metrics = api.get("/metrics").await.is(200).text;
    let values =
        metrics.lines().filter(|line| line.starts_with(name)).filter_map(|line| line.rsplit(' ').next());
    values.filter_map(|value| value.parse::<f64>().ok()).sum()
}

/// What one process has asked for is not asked for again by another, and goes on where that one ends.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn servers_share_what_they_ask_for() {
    let asking = Asking::new(Backend::Postgres, &[]).await;
    let settings = settings(&asking.endpoint).await;
    let settings: Vec<(&str, &str)> = settings.iter().map(|(name, value)| (*name, value.as_str())).collect();
    let others = [
        Server::start_with(&asking.database.url, &[], &settings).await,
        Server::start_with(&asking.database.url, &[], &settings).await,
    ];
    let [first, second] = [others[0].admin(), others[1].admin()];
    let apis = [asking.server.admin(), first, second];
    for at in 0..60 {
        let content = format!("Plays the cello, piece {at}");
        remember(&apis[at % 3], &format!("user{at}"), json!({"content": content})).await;
    }
    let texts = || {
        let asked = asking.endpoint.asked();
        let texts = asked.iter().flat_map(|asked| asked["input"].as_array().unwrap().clone());
        texts.filter(|text| text.as_str().unwrap().contains("piece")).collect::<Vec<_>>()
    };
    eventually("all texts are asked for", async || texts().len() >= 60).await;
    // Others would have asked by now.
    tokio::time::sleep(Duration::from_secs(3)).await;
    assert_eq!(texts().len(), 60);

    // Whoever it was that asked: the last one left goes on.
    let [kept, gone] = others;
    gone.kill_9();
    asking.server.kill_9();
    remember(&kept.admin(), "ana", json!({"content": "Plays the cello"})).await;
    is_found_by_the_model(&kept.admin()).await;
    kept.stop().await;
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
    // One waited; the others are answered without it, but for one now and then.
    for n in 0..20 {
        ask(&api, "ana", &format!("cello {n}"), json!({})).await.is(200);
    }
    let queries: HashSet<String> =
        asking.endpoint.asked().iter().map(|asked| asked["input"][0].to_string()).collect();
    assert!(queries.len() < 10, "{queries:?}");
    assert!(started.elapsed() < Duration::from_secs(20), "{:?}", started.elapsed());
    let tells = async |name: &str| counted(&api, name).await > 0.0;
    eventually("the metrics say that it hangs", async || {
        tells("memledger_embedding_failures_total").await && tells("memledger_embedding_lag_events").await
    })
    .await;
    asking.endpoint.hangs.store(false, Ordering::Relaxed);
    is_found_by_the_model(&api).await;
    assert!(counted(&api, "memledger_embedded_total").await >= 1.0);
    eventually("no text waits any more", async || !tells("memledger_embedding_lag_events").await).await;
}

/// The old model goes on answering, of what was written since, too, and is asked for nothing once it has been replaced.
async fn another_model_takes_over_behind_the_one_before_it(backend: Backend) {
    let Asking { endpoint: old, server, database } = Asking::new(backend, &[]).await;
    remember(&server.admin(), "ana", json!({"content": "Plays the cello"})).await;
    is_found_by_the_model(&server.admin()).await;
    let base = old.listen().await;
    server.stop().await;
    let before = [
        ("MEMLEDGER_EMBEDDER_MODEL", "another-model"),
        ("MEMLEDGER_EMBEDDER_TIMEOUT_MS", "500"),
        ("MEMLEDGER_PREVIOUS_EMBEDDER_KIND", "openai"),
        ("MEMLEDGER_PREVIOUS_EMBEDDER_BASE_URL", base.as_str()),
        ("MEMLEDGER_PREVIOUS_EMBEDDER_KEY", "its-own-key"),
    ];
    let new = Endpoint::default();
    new.hangs.store(true, Ordering::Relaxed);
    let asking = Asking::on(database, new, &before).await;
    let api = asking.server.admin();
    assert!(nearness(&api, "instrument").await >= 0.3, "the model from before answers");
    remember(&api, "ana", json!({"content": "Sold a cello to Maria"})).await;
    let both = async |words: &str| {
        let found = ask(&api, "ana", words, json!({"return": "full"})).await.is(200);
        let near = |item: &Value| item["scores"]["vector"].as_f64().unwrap_or_default() > 0.2;
        found.items().iter().filter(|item| near(item)).count() == 2
    };
    eventually("what is new has a vector, too", async || both("instrument").await).await;
    asking.endpoint.hangs.store(false, Ordering::Relaxed);
    let lag = async || counted(&api, "memledger_embedding_lag_events").await;
    eventually("the new model has made its vectors", async || lag().await == 0.0).await;
    eventually("the old model is not asked any more", async || {
        let asked = old.asked().len();
        both("instrument").await && old.asked().len() == asked
    })
    .await;
    let of_model = |asked: &Value| asked["model"] == "another-model";
    assert!(asking.endpoint.asked().iter().all(of_model) && !old.asked().iter().any(of_model));
}

/// The model refuses the texts together, so that they are asked about one by one, for seconds; this one at the end.
async fn a_text_that_was_purged_is_not_asked_about_again(backend: Backend) {
    const SECRET: &str = "zzz, the cello's secret";
    let asking = Asking::new(backend, &[]).await;
    asking.endpoint.refuses.store(true, Ordering::Relaxed);
    let api = asking.server.admin();
    for at in 0..12 {
        remember(&api, "ana", json!({"content": format!("Plays the cello, piece {at:02}")})).await;
    }
    let secret = remember(&api, "ana", json!({"content": SECRET})).await;
    let asked_about = |text: &str| {
        let asked = asking.endpoint.asked();
        asked.iter().filter(|asked| asked["input"].as_array().unwrap().iter().any(|one| one == text)).count()
    };
    eventually("the model is asked about it", async || asked_about(SECRET) > 0).await;
    let path = format!("{}/purge", memory("ana", secret["id"].as_str().unwrap()));
    api.post(&path, &json!({"reason": "asked for it"})).await.is(200);
    // What is on its way is let go of within a moment.
    tokio::time::sleep(Duration::from_secs(1)).await;
    let before = asked_about(SECRET);
    eventually("the model was asked about all others", async || {
        (0..12).all(|at| asked_about(&format!("Plays the cello, piece {at:02}")) >= 2)
    })
    .await;
    eventually("nothing waits", async || counted(&api, "memledger_embedding_lag_events").await == 0.0).await;
    assert_eq!(asked_about(SECRET), before);
    assert!(before <= 2, "asked {before} times");
}
