//! Summaries: made in the background, over a window that slides, each continuing the one before.

use memledger_tests::{Backend, server::is_sound};
use reqwest::Method;
use serde_json::{Value, json};

use super::{path, say, summarised, talk};
use crate::http::World;

on_both!(
    summaries_slide_over_a_conversation_as_in_the_table,
    a_summary_that_is_asked_for_is_made_once,
    operators_set_how_threads_are_summarised,
);

const CONFIG: &str = "/api/admin/workflows/thread-summaries/config";

/// Each append that ends a group is followed by its summary, before the next one comes.
async fn summaries_slide_over_a_conversation_as_in_the_table(backend: Backend) {
    let world = World::new(backend).await;
    let admin = &world.admin;
    talk(admin, 2).await;
    for (end, start) in [(5, 0), (7, 0), (9, 0), (11, 0), (13, 0), (15, 2), (17, 4), (19, 6)] {
        say(
            admin,
            &[("user", &format!("The code of room {end} is {end}{end}.")), ("assistant", "I have noted it.")],
        )
        .await;
        let context = summarised(admin, end).await;
        assert_eq!(context["summary"]["start_seq"], start, "{context}");
        assert_eq!(context["gap_messages"], json!([]));
    }
    let summaries = admin.get(&path("summaries")).await.is(200);
    let items = summaries.items();
    assert_eq!(items.len(), 8);
    for (newer, older) in items.iter().zip(&items[1..]) {
        assert_eq!(newer["base_id"], older["id"], "the chain has no gap and no fork");
    }
    assert_eq!(items[7]["base_id"], Value::Null);
    assert!(items.iter().all(|item| item["status"] == "completed" && item["model"] == "offline"));
    let newest = &items[0];
    let cited: Vec<u64> = newest["lines"]
        .as_array()
        .unwrap()
        .iter()
        .flat_map(|line| line["seqs"].as_array().unwrap().iter().filter_map(Value::as_u64))
        .collect();
    assert_eq!(
        cited,
        (6..20).collect::<Vec<u64>>(),
        "what slid out is dropped, and the rest cites its messages"
    );
    let text = admin.get(&path("context")).await.is(200).body["memory_text"].as_str().unwrap().to_owned();
    assert!(text.contains("The code of room 19 is 1919.") && !text.contains("room 5"), "{text}");
    is_sound(&world.database.url).await;
}

async fn a_summary_that_is_asked_for_is_made_once(backend: Backend) {
    let world = World::new(backend).await;
    let admin = &world.admin;
    admin.post(&path("summarize"), &json!({})).await.is_problem(404, "not_found", None);
    admin.send(Method::PUT, CONFIG, Some(&json!({"enabled": false})), &[]).await.is(200);
    talk(admin, 4).await;
    assert_eq!(
        admin.send(Method::POST, &path("summarize"), None, &[]).await.is(200).body["summary_id"],
        Value::Null
    );
    admin.send(Method::PUT, CONFIG, Some(&json!({"enabled": true})), &[]).await.is(200);
    let asked = (0..64).map(|_| {
        let api = world.server.admin();
        tokio::spawn(async move { api.send(Method::POST, &path("summarize"), None, &[]).await.status })
    });
    let mut begun = 0;
    for answer in asked.collect::<Vec<_>>() {
        begun += usize::from(answer.await.unwrap() == 202);
    }
    assert_eq!(begun, 1, "one summary for one base and end");
    summarised(admin, 7).await;
    assert_eq!(admin.get(&path("summaries")).await.is(200).items().len(), 1);
}

async fn operators_set_how_threads_are_summarised(backend: Backend) {
    let world = World::new(backend).await;
    let admin = &world.admin;
    let defaults = json!({"enabled": true, "rolling_window_size": 14, "summarize_after_seq": 5});
    assert_eq!(admin.get(CONFIG).await.is(200).body, defaults);
    let set = json!({"rolling_window_size": 4, "summarize_after_seq": 1});
    admin.send(Method::PUT, CONFIG, Some(&set), &[]).await.is(200);
    for (field, value) in
        [("rolling_window_size", 0), ("rolling_window_size", 1_001), ("summarize_after_seq", 100_001)]
    {
        let refused = admin.send(Method::PUT, CONFIG, Some(&json!({ field: value })), &[]).await;
        refused.is_problem(400, "invalid_request", Some(field));
    }
    talk(admin, 1).await;
    assert_eq!(summarised(admin, 1).await["summary"]["start_seq"], 0);
    talk(admin, 2).await;
    assert_eq!(summarised(admin, 5).await["summary"]["start_seq"], 2);
    is_sound(&world.database.url).await;
}
