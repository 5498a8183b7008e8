//! What workflows make of vectors that a model made, and of texts that have none yet.

use std::sync::{
    Arc,
    atomic::{AtomicBool, Ordering},
};

use async_trait::async_trait;
use memledger_intelligence::{Bands, Embedder, Hashed, PortError, Vector};
use memledger_ledger::{
    Ledger, StateFilter,
    runs::{Trigger, ageing::PolicyName},
    time::shift_clock,
};
use memledger_store::projector::ProjectorOptions;
use memledger_tests::{Backend, TestDatabase, open_store, patient};
use memledger_workflows::request_run;
use serde_json::json;

use super::{World, ageing, call, execution, finish, memories, on_both};

on_both!(
    an_optimisation_makes_restatements_one_that_a_model_finds_alike,
    without_vectors_nothing_is_merged_for_its_meaning,
    clusters_are_of_what_a_model_finds_alike,
);

/// Knows that to get rid of something is to discard it, and takes all that is said of bread for one.
#[derive(Default)]
struct Thesaurus {
    inner: Hashed,
    is_down: AtomicBool,
}

#[async_trait]
impl Embedder for Thesaurus {
    fn id(&self) -> &str {
        "thesaurus"
    }

    fn dimensions(&self) -> usize {
        self.inner.dimensions()
    }

    async fn embed(&self, texts: &[&str]) -> Result<Vec<Vector>, PortError> {
        if self.is_down.load(Ordering::Relaxed) {
            return Err(PortError::Unavailable("nobody is there".into()));
        }
        let said = |text: &&str| {
            if text.contains("bread") { "bread".into() } else { text.replace("got rid of", "discarded") }
        };
        let said: Vec<String> = texts.iter().map(said).collect();
        self.inner.embed(&said.iter().map(String::as_str).collect::<Vec<_>>()).await
    }

    fn bands(&self) -> Option<Bands> {
        Some(Bands { may_restate: 0.6, means_alike: 0.85 })
    }
}

async fn opened(backend: Backend) -> (World, Arc<Thesaurus>) {
    let (database, embedder) = (TestDatabase::new(backend).await, Arc::new(Thesaurus::default()));
    let store = open_store(&database).await;
    let current: Arc<dyn Embedder> = embedder.clone();
    let ledger = Ledger::open_with(store, patient(), ProjectorOptions::default(), current).await.unwrap();
    (World { ledger, model: Arc::default(), database }, embedder)
}

const MOPEDS: [&str; 4] = [
    "The user discarded a moped.",
    "The user got rid of a moped.",
    "The user got rid of a canoe.",
    "The user plays the cello in an orchestra.",
];

async fn contents(world: &World) -> Vec<String> {
    let all = memories(&world.ledger, StateFilter::Active).await;
    let mut contents: Vec<String> = all.into_iter().filter_map(|memory| memory.content).collect();
    contents.sort();
    contents
}

/// By the rules.
async fn optimise(world: &World) {
    let run =
        request_run(&world.ledger, call(), "memory-optimization", Trigger::Manual).await.unwrap().answer;
    let done = finish(&execution(world.ledger.clone(), None, "a"), &run).await;
    assert_eq!(done.run.status, "completed", "{done:?}");
}

async fn an_optimisation_makes_restatements_one_that_a_model_finds_alike(backend: Backend) {
    let (world, _) = opened(backend).await;
    for text in MOPEDS {
        world.create(text, &["things"]).await;
    }
    world.ledger.recall.embedded().await.unwrap();
    optimise(&world).await;
    assert_eq!(contents(&world).await, [MOPEDS[2], MOPEDS[1], MOPEDS[3]]);
    let merged = world.memory(MOPEDS[0]).await;
    let all = memories(&world.ledger, StateFilter::Active).await;
    let product = all.iter().find(|memory| Some(&memory.id) == merged.merged_into.as_ref()).unwrap();
    assert_eq!(product.content.as_deref(), Some(MOPEDS[1]), "what stays is what was said, once");
    world.is_sound().await;
    world.close().await;
}

async fn without_vectors_nothing_is_merged_for_its_meaning(backend: Backend) {
    let (world, embedder) = opened(backend).await;
    embedder.is_down.store(true, Ordering::Relaxed);
    for text in MOPEDS {
        world.create(text, &["things"]).await;
    }
    optimise(&world).await;
    assert_eq!(contents(&world).await.len(), 4);
    world.is_sound().await;
    world.close().await;
}

async fn clusters_are_of_what_a_model_finds_alike(backend: Backend) {
    let (world, _) = opened(backend).await;
    for text in [
        "The user bakes bread every Saturday.",
        "The user gave a bread knife to Marta.",
        "The user once burnt a bread of 3 kg.",
        "The user plays the cello in an orchestra.",
    ] {
        world.create(text, &[]).await;
    }
    world.ledger.recall.embedded().await.unwrap();
    shift_clock(8 * ageing::DAY_US);
    let settings = json!({"enabled": true, "strategy": "embeddings"});
    ageing::set(&world, PolicyName::ClusterSummaries, settings).await;
    let done = ageing::run(&world, "cluster-summaries").await;
    assert_eq!(done.figures["merged_away"], 3, "{done:?}");
    let left = contents(&world).await;
    assert_eq!(left.len(), 2, "{left:?}");
    assert!(left.iter().any(|text| text.contains("3 kg") && text.contains("Marta")), "{left:?}");
    world.is_sound().await;
    world.close().await;
}
