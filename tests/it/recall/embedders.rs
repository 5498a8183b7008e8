//! A model that is down, wrong or changed costs nothing but nearness, and that comes back by itself.

use std::sync::{
    Arc,
    atomic::{AtomicUsize, Ordering},
};

use async_trait::async_trait;
use memledger_aggregates::{MemoryId, memory_book::AttributePatch};
use memledger_intelligence::{Embedder, Hashed, PortError, Vector};
use memledger_ledger::{
    Ledger, LedgerOptions, MemoryPatch, RecallOptions, Scores, UserCall, recall::Embedders,
};
use memledger_store::projector::ProjectorOptions;
use memledger_tests::{Backend, TestDatabase, eventually, open_store, patient};
use serde_json::{Map, json};

use super::{Opened, operator, query, user};
use crate::http::on_both;

on_both!(
    a_model_that_is_down_costs_no_write_and_no_search,
    a_text_that_is_refused_keeps_no_other_waiting,
    what_is_refused_for_a_moment_is_not_refused_for_good,
    another_embedder_takes_over_while_the_offline_one_answers,
    a_rebuild_asks_for_no_vector_again,
    a_change_beside_the_text_asks_for_no_vector_again,
    a_new_embedder_is_asked_for_what_the_old_one_made,
    the_previous_embedder_answers_until_the_new_one_has_made_its_vectors,
    a_previous_embedder_that_made_nothing_here_is_asked_for_nothing,
    a_purge_takes_the_vectors_with_the_text,
);

const DOWN: usize = 0;
const WRONG: usize = 1;
const WELL: usize = 2;

/// A model that is asked: how it is can be told.
/// Says of a cello what it says of an instrument, which no offline embedder does.
struct Model {
    name: &'static str,
    inner: Hashed,
    state: AtomicUsize,
    texts: AtomicUsize,
    /// How many requests it is yet to refuse, whatever they ask.
    refusals: AtomicUsize,
}

impl Model {
    fn new(name: &'static str, state: usize) -> Arc<Self> {
        Arc::new(Self {
            name,
            inner: Hashed::new(128),
            state: AtomicUsize::new(state),
            texts: AtomicUsize::new(0),
            refusals: AtomicUsize::new(0),
        })
    }
}

#[async_trait]
impl Embedder for Model {
    fn id(&self) -> &str {
        self.name
    }

    fn dimensions(&self) -> usize {
        128
    }

    async fn embed(&self, texts: &[&str]) -> Result<Vec<Vector>, PortError> {
        let less_one = |left: usize| left.checked_sub(1);
        if self.refusals.fetch_update(Ordering::Relaxed, Ordering::Relaxed, less_one).is_ok() {
            return Err(PortError::Refused("not now".into()));
        }
        match self.state.load(Ordering::Relaxed) {
            DOWN => Err(PortError::Unavailable("nobody is there".into())),
            WRONG => Err(PortError::BadReply("3 dimensions came, 128 were expected".into())),
            _ if texts.iter().any(|text| text.contains("forbidden")) => {
                Err(PortError::Refused("the text is not allowed".into()))
            }
            _ => {
                self.texts.fetch_add(texts.len(), Ordering::Relaxed);
                let said: Vec<String> =
                    texts.iter().map(|text| text.replace("cello", "instrument")).collect();
                self.inner.embed(&said.iter().map(String::as_str).collect::<Vec<_>>()).await
            }
        }
    }
}

async fn opened(database: TestDatabase, embedder: Arc<dyn Embedder>) -> Opened {
    opened_from(database, embedder, 1).await
}

/// With users of so many memories looked for among what is held in memory.
async fn opened_from(
    database: TestDatabase,
    embedders: impl Into<Embedders>,
    resident_from: usize,
) -> Opened {
    let recall = RecallOptions { resident_from, ..RecallOptions::default() };
    let options = LedgerOptions { recall, ..patient() };
    let store = open_store(&database).await;
    let ledger = Ledger::open_with(store, options, ProjectorOptions::default(), embedders).await;
    Opened { ledger: ledger.expect("the ledger opens"), _database: database }
}

/// The scores of the best answer.
async fn best(opened: &Opened, words: &str) -> Scores {
    let mut query = query("ana", words);
    query.full = true;
    let found = opened.ledger.recall.recall(&operator("default"), query).await.unwrap();
    found.items.first().and_then(|item| item.scores).unwrap_or_default()
}

async fn a_model_that_is_down_costs_no_write_and_no_search(backend: Backend) {
    let model = Model::new("model-a", DOWN);
    let opened = opened(TestDatabase::new(backend).await, model.clone()).await;
    opened.import(&operator("default"), "ana", &[json!({"content": "Grows tomatoes on the balcony"})]).await;
    for state in [DOWN, WRONG] {
        model.state.store(state, Ordering::Relaxed);
        let found = best(&opened, "tomatoes").await;
        assert!(found.lexical > 0.5 && found.vector > 0.0, "{found:?}");
        assert!(best(&opened, "tomatos").await.vector > 0.0, "the offline embedder knows this spelling");
    }
    assert_eq!(opened.stored_vectors().await, 0);
    model.state.store(WELL, Ordering::Relaxed);
    opened.ledger.recall.embedded().await.unwrap();
    assert_eq!(opened.stored_vectors().await, 1);
    assert!(best(&opened, "tomatos").await.vector > 0.0);
    opened.close().await;
}

async fn a_text_that_is_refused_keeps_no_other_waiting(backend: Backend) {
    let model = Model::new("model-a", WELL);
    let opened = opened(TestDatabase::new(backend).await, model).await;
    let lines =
        ["Plays the cello", "A forbidden text", "Grows tomatoes"].map(|line| json!({"content": line}));
    opened.import(&operator("default"), "ana", &lines).await;
    opened.ledger.recall.embedded().await.unwrap();
    assert_eq!(opened.stored_vectors().await, 3, "that it was refused is stored too");
    assert!(best(&opened, "text").await.lexical > 0.0, "it is still found by its words");
    let found = best(&opened, "instrument").await;
    assert!(found.lexical == 0.0 && found.vector > 0.3, "each has its own: {found:?}");
    opened.close().await;
}

async fn what_is_refused_for_a_moment_is_not_refused_for_good(backend: Backend) {
    let model = Model::new("model-a", WELL);
    model.refusals.store(2, Ordering::Relaxed);
    let opened = opened(TestDatabase::new(backend).await, model).await;
    opened.import(&operator("default"), "ana", &[json!({"content": "Plays the cello"})]).await;
    opened.ledger.recall.embedded().await.unwrap();
    assert!(best(&opened, "instrument").await.vector > 0.3);
    opened.close().await;
}

async fn another_embedder_takes_over_while_the_offline_one_answers(backend: Backend) {
    let database = TestDatabase::new(backend).await;
    let first = opened(database, Arc::new(Hashed::new(256))).await;
    first.import(&operator("default"), "ana", &[json!({"content": "Grows tomatoes"})]).await;
    assert!(best(&first, "tomatoes").await.vector > 0.2);
    let Opened { ledger, _database: database } = first;
    ledger.close().await;
    let model = Model::new("model-b", DOWN);
    let opened = opened(database, model.clone()).await;
    // The model is away, so the offline embedder answers.
    assert!(best(&opened, "tomatoes").await.vector > 0.2);
    assert_eq!(model.texts.load(Ordering::Relaxed), 0);
    model.state.store(WELL, Ordering::Relaxed);
    assert_eq!(opened.asked(&model).await, 1);
    // Queries go on without a model that was away until its pause is over.
    eventually("the query is asked for as well", async || {
        assert!(best(&opened, "tomatoes").await.vector > 0.2);
        model.texts.load(Ordering::Relaxed) == 2
    })
    .await;
    opened.close().await;
}

async fn a_rebuild_asks_for_no_vector_again(backend: Backend) {
    let model = Model::new("model-a", WELL);
    let opened = opened(TestDatabase::new(backend).await, model.clone()).await;
    let lines: Vec<_> = (0..50).map(|n| json!({"content": format!("Grows tomatoes of kind {n}")})).collect();
    opened.import(&operator("default"), "ana", &lines).await;
    opened.ledger.recall.embedded().await.unwrap();
    let asked = model.texts.load(Ordering::Relaxed);
    assert_eq!(asked, 50);
    let rebuilt =
        opened.ledger.audit.rebuild(&operator("default"), Vec::new(), None, false, |_| {}).await.unwrap();
    assert!(rebuilt.is_equal(), "{:?}", rebuilt.comparisons);
    opened.ledger.recall.embedded().await.unwrap();
    assert_eq!(model.texts.load(Ordering::Relaxed), asked);
    assert!(best(&opened, "tomatoes").await.vector > 0.2);
    opened.close().await;
}

const BED: &str = "Grows tomatoes on the balcony";

impl Opened {
    async fn patch(&self, patch: MemoryPatch) {
        let call = UserCall::new(operator("default"), user("ana"));
        self.ledger.memories.update(call, MemoryId::new("bed").unwrap(), patch).await.unwrap();
    }

    async fn stored_vectors(&self) -> i64 {
        let store = open_store(&self._database).await;
        let rows = store.query("SELECT count(*) FROM vectors", Vec::new()).await.unwrap();
        store.close().await;
        rows[0][0].int().unwrap()
    }

    /// How many texts the model was asked for once none waits for its vector.
    async fn asked(&self, model: &Model) -> usize {
        self.ledger.recall.embedded().await.unwrap();
        model.texts.load(Ordering::Relaxed)
    }
}

fn topics(names: &[&str]) -> MemoryPatch {
    let topics = names.iter().map(ToString::to_string).collect();
    MemoryPatch { topics: Some(topics), ..MemoryPatch::default() }
}

/// Topics and metadata stand in the content beside the text, so that a change of them makes another content.
async fn a_change_beside_the_text_asks_for_no_vector_again(backend: Backend) {
    let model = Model::new("model-a", WELL);
    let opened = opened(TestDatabase::new(backend).await, model.clone()).await;
    let lines = [json!({"id": "bed", "content": BED}), json!({"id": "cello", "content": "Plays the cello"})];
    opened.import(&operator("default"), "ana", &lines).await;
    assert_eq!(opened.asked(&model).await, 2);
    let metadata = Some(Map::from_iter([("kept".to_owned(), json!(true))]));
    let set = AttributePatch { importance: Some(5), ..AttributePatch::default() };
    let beside = [
        topics(&["soil"]),
        MemoryPatch { metadata, ..MemoryPatch::default() },
        MemoryPatch { set, ..topics(&["soil", "summer"]) },
        MemoryPatch { content: Some(BED.to_owned()), ..topics(&["greenery"]) },
    ];
    for patch in beside {
        opened.patch(patch.clone()).await;
        assert_eq!(opened.asked(&model).await, 2, "after {patch:?}");
    }
    // Several changes that are taken in at once.
    for topic in ["herbs", "seeds", "greenery"] {
        opened.patch(topics(&[topic])).await;
    }
    assert_eq!(opened.asked(&model).await, 2);
    let rebuild = async || {
        let rebuilt =
            opened.ledger.audit.rebuild(&operator("default"), Vec::new(), None, false, |_| {}).await;
        let rebuilt = rebuilt.unwrap();
        assert!(rebuilt.is_equal(), "{:?}", rebuilt.comparisons);
    };
    rebuild().await;
    assert_eq!(opened.asked(&model).await, 2);
    // It is found by the newest topic, by its vector, and no longer by the topics from before.
    assert!(best(&opened, "greenery").await.lexical > 0.5);
    assert!(best(&opened, BED).await.vector > 0.9);
    assert_eq!(best(&opened, "soil").await.lexical, 0.0);

    let before = opened.asked(&model).await;
    let content = Some("Sails on Sundays".to_owned());
    opened.patch(MemoryPatch { content, ..MemoryPatch::default() }).await;
    assert_eq!(opened.asked(&model).await, before + 1);
    assert!(best(&opened, "Sails on Sundays").await.vector > 0.9);
    let before = opened.asked(&model).await;
    rebuild().await;
    opened.patch(topics(&["boats"])).await;
    assert_eq!(opened.asked(&model).await, before);
    opened.close().await;
}

/// What another one made of the text is no vector of this one's.
async fn a_new_embedder_is_asked_for_what_the_old_one_made(backend: Backend) {
    let first = opened(TestDatabase::new(backend).await, Arc::new(Hashed::new(128))).await;
    first.import(&operator("default"), "ana", &[json!({"id": "bed", "content": BED})]).await;
    first.patch(topics(&["soil"])).await;
    assert!(best(&first, BED).await.vector > 0.9, "what is made at once needs no store");
    let Opened { ledger, _database: database } = first;
    ledger.close().await;
    // Away until the change is taken in, so that nothing was asked for before it.
    let model = Model::new("model-b", DOWN);
    let opened = opened(database, model.clone()).await;
    opened.patch(topics(&["greenery"])).await;
    opened.ledger.core.catch_up().await.unwrap();
    model.state.store(WELL, Ordering::Relaxed);
    assert_eq!(opened.asked(&model).await, 1);
    opened.patch(topics(&["soil"])).await;
    assert_eq!(opened.asked(&model).await, 1);
    opened.close().await;
}

/// Neither knows what the other made, and the offline embedder does not know that a cello is an instrument.
async fn the_previous_embedder_answers_until_the_new_one_has_made_its_vectors(backend: Backend) {
    for resident_from in [1, 100] {
        let old = Model::new("model-a", WELL);
        let first = opened_from(TestDatabase::new(backend).await, as_embedder(&old), resident_from).await;
        first.import(&operator("default"), "ana", &[json!({"content": "Plays the cello"})]).await;
        assert_eq!(first.asked(&old).await, 1);
        let Opened { ledger, _database: database } = first;
        ledger.close().await;

        let new = Model::new("model-b", DOWN);
        let embedders = Embedders { previous: Some(as_embedder(&old)), ..as_embedder(&new).into() };
        let opened = opened_from(database, embedders, resident_from).await;
        let found = best(&opened, "instrument").await;
        assert!(found.lexical == 0.0 && found.vector > 0.3, "the old one answers: {found:?}");
        // What is written meanwhile is no worse off.
        opened.import(&operator("default"), "ben", &[json!({"content": "Bought a cello"})]).await;
        let mut query = query("ben", "instrument");
        query.full = true;
        let found = async || {
            let found = opened.ledger.recall.recall(&operator("default"), query.clone()).await.unwrap();
            found.items.first().and_then(|item| item.scores).unwrap_or_default()
        };
        eventually("the old one makes its vector", async || found().await.vector > 0.3).await;
        assert_eq!(new.texts.load(Ordering::Relaxed), 0);

        new.state.store(WELL, Ordering::Relaxed);
        assert_eq!(opened.asked(&new).await, 2);
        let asked = old.texts.load(Ordering::Relaxed);
        assert!(best(&opened, "instrument").await.vector > 0.3 && found().await.vector > 0.3);
        assert_eq!(new.texts.load(Ordering::Relaxed), 4, "both queries were the new one's");
        opened.import(&operator("default"), "ana", &[json!({"content": "Sold the cello"})]).await;
        opened.ledger.recall.embedded().await.unwrap();
        assert_eq!(old.texts.load(Ordering::Relaxed), asked, "the old one is asked for nothing any more");
        opened.close().await;
    }
}

/// Such as one that is mistyped: a model is not to read everything for it.
async fn a_previous_embedder_that_made_nothing_here_is_asked_for_nothing(backend: Backend) {
    let (never, new) = (Model::new("model-a", WELL), Model::new("model-b", DOWN));
    let embedders = Embedders { previous: Some(as_embedder(&never)), ..as_embedder(&new).into() };
    let opened = opened_from(TestDatabase::new(backend).await, embedders, 1).await;
    opened.import(&operator("default"), "ana", &[json!({"content": "Plays the cello"})]).await;
    assert!(best(&opened, "cello").await.vector > 0.2, "the offline one answers");
    new.state.store(WELL, Ordering::Relaxed);
    assert_eq!(opened.asked(&new).await, 1);
    assert!(best(&opened, "instrument").await.vector > 0.3);
    assert_eq!(never.texts.load(Ordering::Relaxed), 0);
    opened.close().await;
}

fn as_embedder(model: &Arc<Model>) -> Arc<dyn Embedder> {
    model.clone()
}

async fn a_purge_takes_the_vectors_with_the_text(backend: Backend) {
    let model = Model::new("model-a", WELL);
    let opened = opened(TestDatabase::new(backend).await, model.clone()).await;
    let lines = [json!({"id": "bed", "content": BED}), json!({"id": "cello", "content": "Plays the cello"})];
    opened.import(&operator("default"), "ana", &lines).await;
    opened.patch(MemoryPatch { content: Some("Grows herbs".into()), ..MemoryPatch::default() }).await;
    assert_eq!(opened.asked(&model).await, 3);
    assert_eq!(opened.stored_vectors().await, 3);
    let call = UserCall::new(operator("default"), user("ana"));
    let bed = MemoryId::new("bed").unwrap();
    opened.ledger.audit.purge(call, bed, "asked for it".to_owned()).await.unwrap();
    assert_eq!(opened.stored_vectors().await, 1, "the earlier text's has gone too");
    assert_eq!(best(&opened, "herbs").await.lexical, 0.0);
    assert_eq!(opened.asked(&model).await, 4, "only the query was asked for");
    assert_eq!(opened.stored_vectors().await, 1);
    opened.close().await;
}
