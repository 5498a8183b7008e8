//! Runs whose language model answers too late: at first, or always.

use memledger_tests::{Backend, server::is_sound};
use serde_json::json;

use super::{
    endpoint::{Asking, LEFT, MEMORIES, Wrong, list, outcomes},
    text,
};
use crate::http::{active, column};

on_both!(late_answers_are_asked_for_again, where_every_answer_is_late_everything_is_kept,);

const TIMEOUT: &str = "MEMLEDGER_LANGUAGE_MODEL_TIMEOUT_MS";

async fn late_answers_are_asked_for_again(backend: Backend) {
    // Many times what a good answer takes.
    let asking = Asking::with(backend, &[(TIMEOUT, "1000")]).await;
    // The decisions, the merged text and the topics, each too late once and then well.
    let late = Some(Wrong::Late);
    asking.endpoint.goes([late, None, late, None, late]);
    let run = asking.optimised("ana").await;
    assert_eq!(asking.left("ana").await, LEFT, "{run:#}");
    // On a busy machine a good answer may come too late as well.
    let (late, others): (Vec<_>, Vec<_>) =
        list(&run["exchanges"]).iter().partition(|exchange| exchange["outcome"] == "timeout");
    assert_eq!(others.iter().map(|exchange| text(&exchange["outcome"])).collect::<Vec<_>>(), ["ok"; 3]);
    assert!(late.len() >= 3, "{run:#}");
    for exchange in &late {
        assert!(exchange["elapsed_ms"].as_u64().is_some_and(|elapsed| elapsed >= 1_000), "{exchange}");
        assert_eq!(exchange["reply"], "", "{exchange}");
    }
    let asked = late.len() + others.len();
    assert_eq!((&run["metrics"]["requests"], &run["metrics"]["fallbacks"]), (&json!(asked), &json!(0)));
    is_sound(&asking.database.url).await;
}

async fn where_every_answer_is_late_everything_is_kept(backend: Backend) {
    // The shortest that there is.
    let settings = [(TIMEOUT, "1"), ("MEMLEDGER_LANGUAGE_MODEL_ATTEMPTS", "2")];
    let asking = Asking::with(backend, &settings).await;
    asking.endpoint.goes_wrong(&[Wrong::Late; 10]);
    let run = asking.ran("ana").await;
    assert_eq!((&run["status"], &run["error"]), (&json!("failed"), &json!("no_answer")), "{run:#}");
    let mut all = MEMORIES.map(|(content, _)| content);
    all.sort();
    assert_eq!(asking.left("ana").await, all, "{run:#}");
    for memory in active(&asking.server.admin(), "ana").await {
        assert!(MEMORIES.contains(&(text(&memory["content"]), text(&memory["topics"][0]))), "{memory}");
    }
    // Twice the one question: no step after it asks anything.
    assert_eq!(outcomes(&run), ["timeout"; 2]);
    assert_eq!(column(list(&run["exchanges"]), "step"), ["classify"; 2]);
    assert_eq!(run["metrics"]["fallbacks"], 1, "{run:#}");
    let decisions = list(&run["decisions"]);
    assert_eq!(column(decisions, "action"), ["keep"; 4]);
    assert!(
        decisions.iter().all(|decision| text(&decision["reason"]).starts_with("kept: the model")),
        "{run:#}"
    );
    is_sound(&asking.database.url).await;
}
