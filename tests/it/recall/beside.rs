//! What stands beside an answer in its thread: a turn that answers seldom repeats the words of the question.

use std::collections::BTreeMap;

use memledger_ledger::{RecallOptions, RecallQuery, recall::Scores};
use memledger_tests::Backend;
use serde_json::{Value, json};

use super::{Opened, categories::TENANT, operator, query};
use crate::http::on_both;

on_both!(
    what_stands_beside_a_relevant_memory_is_told_of_it,
    an_answer_without_the_words_comes_before_what_stands_alone,
    what_may_not_be_found_adds_nothing,
    what_comes_later_stands_beside_what_was_there,
);

const QUESTION: &str = "painting lately";

/// A conversation whose third turn is what the query says.
const TURNS: [&str; 6] = [
    "It rained all week",
    "The bus was late again",
    "Did you get around to painting lately?",
    "Yes! A lake at sunrise",
    "I want to see it in person",
    "Come over, the late tram still runs",
];

/// All memories are read, or candidates are proposed by what is held: the few that the query says most of.
fn ways() -> [RecallOptions; 2] {
    let held = RecallOptions { resident_from: 1, candidates: 2, ..RecallOptions::default() };
    [RecallOptions::default(), held]
}

/// A turn of a thread, in the order of their numbers whatever they are called.
fn turn(thread: &str, at: usize, content: &str) -> Value {
    json!({"id": format!("{thread}-{}", 9 - at), "content": content, "thread_id": thread,
           "created_at": format!("2026-03-01T10:0{at}:00Z")})
}

/// The conversation, one in which the same is answered to nothing, and memories of no thread.
async fn conversation(opened: &Opened) {
    let mut lines: Vec<Value> = TURNS.iter().enumerate().map(|(at, text)| turn("walk", at, text)).collect();
    lines.extend((0..3).map(|at| turn("other", at, "Yes! A lake at sunrise")));
    lines.extend((0..3).map(|n| json!({"id": format!("alone-{n}"), "content": "Yes! A lake at sunrise"})));
    opened.import(&operator(TENANT), "ana", &lines).await;
}

fn asking() -> RecallQuery {
    RecallQuery { full: true, top_k: 50, ..query("ana", QUESTION) }
}

/// What was found, the best first.
async fn found(opened: &Opened, query: RecallQuery) -> Vec<(String, Scores)> {
    let answer = opened.ledger.recall.recall(&operator(TENANT), query).await.unwrap();
    answer.items.into_iter().map(|item| (item.id, item.scores.expect("it was asked for"))).collect()
}

async fn scores(opened: &Opened, query: RecallQuery) -> BTreeMap<String, Scores> {
    found(opened, query).await.into_iter().collect()
}

async fn what_stands_beside_a_relevant_memory_is_told_of_it(backend: Backend) {
    for options in ways() {
        let opened = Opened::with(backend, options).await;
        conversation(&opened).await;
        let scores = scores(&opened, asking()).await;
        let own = scores["walk-7"].relevance;
        assert!(own > 0.5, "{scores:?}");
        for beside in ["walk-9", "walk-8", "walk-6", "walk-5"] {
            assert!(scores.get(beside).is_none_or(|one| one.thread == own), "{beside}: {scores:?}");
        }
        assert!(scores.contains_key("walk-6"), "{scores:?}");
        let others = scores.iter().filter(|(id, _)| !id.starts_with("walk") || *id == "walk-4");
        others.for_each(|(id, one)| assert!(one.thread < own / 2.0, "{id}: {scores:?}"));
        assert!(scores["walk-7"].thread < own / 2.0, "none of those beside it is: {scores:?}");
        opened.close().await;
    }
}

async fn an_answer_without_the_words_comes_before_what_stands_alone(backend: Backend) {
    for options in ways() {
        let weightless = {
            let mut options = options.clone();
            options.weights.thread = 0.0;
            options
        };
        for (options, comes_second) in [(options, true), (weightless, false)] {
            let opened = Opened::with(backend, options).await;
            conversation(&opened).await;
            let found = found(&opened, RecallQuery { top_k: 4, ..asking() }).await;
            assert_eq!(found[0].0, "walk-7");
            let of_thread = found.iter().filter(|(id, _)| id.starts_with("walk")).count();
            assert_eq!(of_thread == 4, comes_second, "{found:?}");
            opened.close().await;
        }
    }
}

async fn what_may_not_be_found_adds_nothing(backend: Backend) {
    for options in ways() {
        let opened = Opened::with(backend, options).await;
        conversation(&opened).await;
        let mut lines = vec![turn("hidden", 0, "Did you get around to painting lately?")];
        lines[0]["category"] = json!("moods");
        lines.push(turn("hidden", 1, "Yes! A lake at sunrise"));
        lines[1]["category"] = json!("things");
        opened.import(&operator(TENANT), "ana", &lines).await;
        assert!(scores(&opened, asking()).await["hidden-8"].thread > 0.5);
        let mut narrowed = asking();
        narrowed.filters.category = Some("things".to_owned());
        let scores = scores(&opened, narrowed).await;
        assert!(scores.get("hidden-8").is_none_or(|scores| scores.thread == 0.0), "{scores:?}");
        opened.close().await;
    }
}

async fn what_comes_later_stands_beside_what_was_there(backend: Backend) {
    for options in ways() {
        let opened = Opened::with(backend, options).await;
        let of =
            |range: std::ops::Range<usize>| range.map(|at| turn("walk", at, TURNS[at])).collect::<Vec<_>>();
        opened.import(&operator(TENANT), "ana", &of(0..3)).await;
        assert!(scores(&opened, asking()).await.contains_key("walk-7"));
        opened.import(&operator(TENANT), "ana", &of(3..6)).await;
        let scores = scores(&opened, asking()).await;
        assert_eq!(scores["walk-6"].thread, scores["walk-7"].relevance, "{scores:?}");
        opened.close().await;
    }
}
