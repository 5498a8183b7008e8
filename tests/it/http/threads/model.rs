//! Summaries that a language model writes over HTTP: its replies are taken if they can be believed, asked for again if not,
//! and lost to no conversation.

use memledger_tests::{Backend, server::is_sound};

use super::{path, say, summarised, talk};
use crate::http::workflows::endpoint::{Asking, Wrong};

on_both!(a_model_writes_a_summary, a_reply_that_can_not_be_believed_is_asked_for_again_and_then_made_by_rule);

async fn a_model_writes_a_summary(backend: Backend) {
    let asking = Asking::new(backend).await;
    let admin = asking.server.admin();
    talk(&admin, 2).await;
    say(&admin, &[("user", "My code is 4711."), ("assistant", "Noted.")]).await;
    let context = summarised(&admin, 5).await;
    assert!(context["memory_text"].as_str().unwrap().contains("As told: My code is 4711. [4]"), "{context}");
    talk(&admin, 5).await;
    let context = summarised(&admin, 15).await;
    let lines = context["summary"]["lines"].as_array().unwrap();
    assert!(
        lines.iter().all(|line| line["seqs"][0].as_u64() >= Some(2)),
        "what slid out is dropped: {context}"
    );
    let summaries = admin.get(&path("summaries")).await.is(200);
    assert!(
        summaries.items().iter().all(|summary| summary["model"] == "openai-flautist"),
        "{}",
        summaries.text
    );
    is_sound(&asking.database.url).await;
}

async fn a_reply_that_can_not_be_believed_is_asked_for_again_and_then_made_by_rule(backend: Backend) {
    let asking = Asking::new(backend).await;
    let admin = asking.server.admin();
    asking.endpoint.goes_wrong(&[Wrong::InventedIds, Wrong::BadJson]);
    talk(&admin, 3).await;
    summarised(&admin, 5).await;
    let model = |at: usize| {
        let admin = &admin;
        async move { admin.get(&path("summaries")).await.is(200).items()[at]["model"].clone() }
    };
    assert_eq!(model(0).await, "openai-flautist", "the third reply is good");
    for (at, wrong) in [Wrong::Huge, Wrong::ToolCall, Wrong::Refusal].into_iter().enumerate() {
        asking.endpoint.goes_wrong(&[wrong]);
        talk(&admin, 1).await;
        let context = summarised(&admin, 7 + 2 * at as u64).await;
        assert_eq!(model(0).await, "openai-flautist", "{wrong:?}: the next reply is good");
        assert!(context["memory_text"].as_str().is_some_and(|text| text.len() < 20_000), "{wrong:?}");
    }
    asking.endpoint.goes_wrong(&[Wrong::InventedIds; 20]);
    say(&admin, &[("user", "My code is 4711, don't lose it."), ("assistant", "Noted.")]).await;
    let context = summarised(&admin, 13).await;
    assert_eq!(model(0).await, "offline");
    assert!(context["memory_text"].as_str().unwrap().contains("My code is 4711"), "{context}");
    let statuses: Vec<_> =
        admin.get(&path("summaries")).await.is(200).items().iter().map(|one| one["status"].clone()).collect();
    assert_eq!(statuses, vec!["completed"; 5]);
}
