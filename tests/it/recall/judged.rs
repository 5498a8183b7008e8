//! A language model's second opinion: it reorders, it is spared where all is clear, and nothing hangs on it.

use std::{
    collections::BTreeMap,
    sync::{
        Arc, Mutex,
        atomic::{AtomicBool, AtomicUsize, Ordering::SeqCst},
    },
    time::Duration,
};

use async_trait::async_trait;
use futures::future::BoxFuture;
use memledger_aggregates::{MemoryId, memory_book::AttributePatch};
use memledger_intelligence::{Check, Completion, LanguageModel, PortError, Prompt, Usage};
use memledger_ledger::{DeleteMode, MemoryPatch, RecalledItem, UserCall, recall::RelevanceJudge};
use memledger_tests::{Backend, TestDatabase, eventually, server::Server};
use serde_json::{Value, json};

use super::{
    Opened, ask,
    categories::{TENANT, concerts, planner, ruled},
    operator, query, undated, user,
};
use crate::http::{on_both, remember};

on_both!(
    the_model_decides_what_comes_first,
    what_was_judged_counts_for_itself_alone,
    nobody_is_asked_where_all_is_clear,
    words_and_vectors_decide_where_the_model_does_not,
    what_was_not_judged_is_left_out_and_what_is_wanted_whole_stays,
    what_leaves_while_it_is_judged_is_not_answered,
);

/// Holds that only what speaks of a flute answers anything.
#[derive(Default)]
struct Fluteplayer {
    asked: AtomicUsize,
    texts: AtomicUsize,
    fails: AtomicBool,
    sleeps: AtomicBool,
    says_too_little: AtomicBool,
    /// What others do while it judges.
    meanwhile: Mutex<Option<BoxFuture<'static, ()>>>,
}

#[async_trait]
impl LanguageModel for Fluteplayer {
    fn id(&self) -> &str {
        "fluteplayer"
    }

    async fn complete(&self, prompt: &Prompt, _: Check<'_>) -> Completion {
        let question: Value = serde_json::from_str(&prompt.user).unwrap();
        let texts = question["texts"].as_array().unwrap();
        self.asked.fetch_add(1, SeqCst);
        self.texts.fetch_add(texts.len(), SeqCst);
        let meanwhile = self.meanwhile.lock().unwrap().take();
        if let Some(meanwhile) = meanwhile {
            meanwhile.await;
        }
        if self.sleeps.load(SeqCst) {
            std::future::pending::<()>().await;
        }
        if self.fails.load(SeqCst) {
            let result = Err(PortError::Unavailable("it is out".into()));
            return Completion { result, exchanges: Vec::new(), usage: Usage::default() };
        }
        let score = |text: &Value| if text["text"].as_str().unwrap().contains("flute") { 0.9 } else { 0.1 };
        let item = |text: &Value| json!({"index": text["index"], "score": score(text)});
        let mut judgement: Vec<Value> = texts.iter().map(item).collect();
        if self.says_too_little.load(SeqCst) {
            judgement.pop();
        }
        Completion::at_once(json!({"scores": judgement}).to_string())
    }
}

fn judge(model: &Arc<Fluteplayer>, skip_threshold: f64) -> RelevanceJudge {
    let patience = Duration::from_millis(200);
    RelevanceJudge { model: Some(model.clone()), skip_threshold, patience, away: Arc::default() }
}

async fn of_music(backend: Backend) -> Opened {
    let opened = Opened::new(backend).await;
    let texts = ["Plays music every day, loves music", "Music lessons: the flute, on Fridays", "Hears music"];
    let lines: Vec<_> = texts.iter().map(|text| json!({"content": text})).collect();
    opened.import(&operator("default"), "ana", &lines).await;
    opened
}

/// The texts found, in their order, and what the model made of each.
async fn found(opened: &Opened, top_k: usize) -> Vec<(String, Option<f64>)> {
    let mut query = query("ana", "music every day");
    query.top_k = top_k;
    query.full = true;
    let recalled = opened.ledger.recall.recall(&operator("default"), query).await.unwrap();
    let one =
        |item: &memledger_ledger::RecalledItem| (undated(&item.text).to_owned(), item.scores.unwrap().model);
    recalled.items.iter().map(one).collect()
}

async fn the_model_decides_what_comes_first(backend: Backend) {
    let (opened, model) = (of_music(backend).await, Arc::new(Fluteplayer::default()));
    let before = found(&opened, 1).await;
    assert_eq!(before, [("[General] Plays music every day, loves music".to_owned(), None)]);
    opened.ledger.recall.judge_relevance_by(judge(&model, 0.93));
    let after = found(&opened, 1).await;
    assert_eq!(after, [("[General] Music lessons: the flute, on Fridays".to_owned(), Some(0.9))]);
    assert_eq!((model.asked.load(SeqCst), model.texts.load(SeqCst)), (1, 3));
    // What is too weak in its eyes is left out like any other.
    let mut strong = query("ana", "music every day");
    strong.threshold = Some(0.5);
    let recalled = opened.ledger.recall.recall(&operator("default"), strong).await.unwrap();
    assert_eq!(recalled.items.len(), 1, "{:?}", recalled.items);
    opened.close().await;
}

async fn what_was_judged_counts_for_itself_alone(backend: Backend) {
    let opened = Opened::new(backend).await;
    let texts = ["Plays music every day", "The flute, on Fridays", "Hears music at night"];
    let lines: Vec<_> = texts.iter().map(|text| json!({"content": text, "thread_id": "walk"})).collect();
    opened.import(&operator("default"), "ana", &lines).await;
    let asked = async || {
        let mut query = query("ana", "music every day");
        query.full = true;
        let recalled = opened.ledger.recall.recall(&operator("default"), query).await.unwrap();
        let scores = recalled.items.into_iter().map(|item| item.scores.unwrap());
        scores.map(|scores| (scores.thread > 0.0, scores.model.is_some())).collect::<Vec<_>>()
    };
    assert_eq!(asked().await, [(true, false); 3], "each stands beside another one");
    opened.ledger.recall.judge_relevance_by(judge(&Arc::new(Fluteplayer::default()), 0.93));
    assert_eq!(asked().await, [(false, true); 3]);
    opened.close().await;
}

async fn nobody_is_asked_where_all_is_clear(backend: Backend) {
    let (opened, model) = (of_music(backend).await, Arc::new(Fluteplayer::default()));
    let before = found(&opened, 3).await;
    opened.ledger.recall.judge_relevance_by(judge(&model, 0.0));
    assert_eq!(found(&opened, 3).await, before);
    let mut nothing = query("nobody", "music");
    nothing.full = true;
    assert!(opened.ledger.recall.recall(&operator("default"), nothing).await.unwrap().items.is_empty());
    assert_eq!(model.asked.load(SeqCst), 0);
    opened.close().await;
}

async fn words_and_vectors_decide_where_the_model_does_not(backend: Backend) {
    let (opened, model) = (of_music(backend).await, Arc::new(Fluteplayer::default()));
    let before = found(&opened, 3).await;
    opened.ledger.recall.judge_relevance_by(judge(&model, 0.93));
    model.says_too_little.store(true, SeqCst);
    assert_eq!(found(&opened, 3).await, before);
    model.says_too_little.store(false, SeqCst);
    assert_ne!(found(&opened, 3).await, before, "one that is there is asked again at once");
    for (fault, nth) in [(&model.fails, 3), (&model.sleeps, 4)] {
        fault.store(true, SeqCst);
        // The others need not wait for it.
        eventually("one asks it now and then", async || {
            assert_eq!(found(&opened, 3).await, before);
            model.asked.load(SeqCst) == nth
        })
        .await;
        fault.store(false, SeqCst);
    }
    eventually("it is asked again", async || found(&opened, 3).await != before).await;
    opened.close().await;
}

/// The rules that come with the program, through the settings, beside a category that is wanted whole.
async fn what_was_not_judged_is_left_out_and_what_is_wanted_whole_stays(backend: Backend) {
    let categories = tempfile::NamedTempFile::new().unwrap();
    let whole = "categories:\n  custom:\n    - name: rules\n      context: all\n    - name: notes\n      context: rag\n";
    std::fs::write(categories.path(), whole).unwrap();
    let path = categories.path().display().to_string();
    let database = TestDatabase::new(backend).await;
    let environment =
        [("MEMLEDGER_RECALL_USE_LLM_FOR_RELEVANCE", "true"), ("MEMLEDGER_RECALL_CATEGORIES_FILE", &path)];
    let server = Server::start_with(&database.url, &[], &environment).await;
    let api = server.admin();
    remember(&api, "ana", json!({"content": "Never mention the cello", "category": "rules"})).await;
    for number in 0..30 {
        let text = format!("Tea is offered to guest {number}");
        remember(&api, "ana", json!({"content": text, "category": "notes"})).await;
    }
    let more = json!({"return": "full", "categories": ["rules", "notes"], "top_k": 3});
    let answer = ask(&api, "ana", "who is offered tea on a Sunday morning", more).await.is(200);
    let (rules, notes): (Vec<_>, Vec<_>) =
        answer.items().iter().partition(|item| item["category"] == "rules");
    assert_eq!((rules.len(), notes.len()), (1, 3), "{}", answer.text);
    assert!(rules[0]["scores"]["model"].is_null(), "{}", answer.text);
    assert!(notes.iter().all(|item| item["scores"]["model"].is_number()), "{}", answer.text);
    let metrics = api.get("/metrics").await.is(200).text;
    assert!(metrics.contains("memledger_relevance_total{outcome=\"judged\"} 1"), "{metrics}");
}

/// A judgement takes its time. What is answered is what may be seen after it.
async fn what_leaves_while_it_is_judged_is_not_answered(backend: Backend) {
    let (opened, model) = (ruled(backend).await, Arc::new(Fluteplayer::default()));
    let task = |n: usize| MemoryId::new(format!("tasks-{n}")).unwrap();
    let call = || UserCall::new(operator(TENANT), user("ana"));
    for other in [0, 1, 2] {
        opened.ledger.memories.relate(call(), task(5), task(other), 0.9).await.unwrap();
    }
    let ledger = opened.ledger.clone();
    *model.meanwhile.lock().unwrap() = Some(Box::pin(async move {
        ledger.memories.delete(call(), task(0), DeleteMode::Archive, None).await.unwrap();
        for (n, category) in [(1, "secrets"), (2, "event")] {
            let category = Some(Some(category.to_owned()));
            let set = AttributePatch { category, ..AttributePatch::default() };
            let patch = MemoryPatch { set, ..MemoryPatch::default() };
            ledger.memories.update(call(), task(n), patch).await.unwrap();
        }
        ledger.core.catch_up().await.unwrap();
    }));
    // Whatever it takes, and however clear it is.
    let patience = Duration::from_secs(60);
    opened.ledger.recall.judge_relevance_by(RelevanceJudge { patience, ..judge(&model, 1.1) });
    let answer = opened.found(&planner(), concerts(&["tasks", "event"])).await.unwrap();
    assert_eq!(model.asked.load(SeqCst), 1);
    let items = answer.items.iter().filter(|item| item.id.starts_with("tasks"));
    let items: BTreeMap<&str, &RecalledItem> = items.map(|item| (item.id.as_str(), item)).collect();
    assert_eq!(items.keys().copied().collect::<Vec<_>>(), ["tasks-2", "tasks-3", "tasks-4", "tasks-5"]);
    let moved = "[event] Rehearse for the concert 2";
    let item = items["tasks-2"];
    assert_eq!((item.category.as_deref(), undated(&item.text)), (Some("event"), moved));
    assert_eq!(items["tasks-5"].related.iter().map(|text| undated(text)).collect::<Vec<_>>(), [moved]);
    opened.close().await;
}
