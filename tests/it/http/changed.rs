//! What a history tells of a change beside the text: topics, metadata and labels, before and after.

use memledger_tests::{Backend, server::Api};
use reqwest::Method;
use serde_json::{Value, json};

use super::{World, column, id, memories, memory, remember, walk};

on_both!(
    an_update_tells_each_changed_field,
    a_merge_tells_what_it_did_to_the_memory_that_takes_the_others_in,
    what_a_purge_destroys_is_not_told_by_what_changed,
);

async fn history(api: &Api, id: &str) -> Vec<Value> {
    walk(api, &format!("{}/history", memory("ana", id)), 500).await
}

/// What the newest change of a memory changed, as its history and its user's timeline tell alike.
async fn newest(api: &Api, id: &str) -> Value {
    let newest = history(api, id).await.swap_remove(0);
    let timeline = walk(api, "/api/users/ana/timeline", 500).await;
    let told = timeline.iter().find(|item| item["rev"] == newest["rev"]);
    assert_eq!(told, Some(&newest), "the timeline tells of it otherwise");
    newest["changed"].clone()
}

async fn an_update_tells_each_changed_field(backend: Backend) {
    let world = World::new(backend).await;
    let api = &world.admin;
    let made = json!({
        "content": "Runs on Sundays", "topics": ["sport", "habits"], "category": "Leisure", "thread_id": "t1",
        "metadata": {"source": "chat", "turn": 3},
    });
    let own = id(&remember(api, "ana", made).await);
    let path = memory("ana", &own);
    assert_eq!(newest(api, &own).await, json!({}), "what is new changed from nothing");
    let steps = [
        (
            json!({"topics": ["music", "habits"]}),
            json!({"topics": {"old": ["sport", "habits"], "new": ["music", "habits"]}}),
        ),
        (json!({"topics": null}), json!({"topics": {"old": ["music", "habits"], "new": []}})),
        (json!({"content": "Runs on Mondays"}), json!({})),
        (json!({"pinned": true}), json!({"pinned": {"old": false, "new": true}})),
        (json!({"category": null}), json!({"category": {"old": "Leisure", "new": null}})),
        (
            json!({"metadata": {"source": "mail"}, "importance": 2}),
            json!({"metadata": {"old": {"source": "chat", "turn": 3}, "new": {"source": "mail"}}}),
        ),
        (
            json!({
                "content": "Ran a marathon", "topics": ["sport"], "category": "Feats", "bank": "Health",
                "kind": "episodic", "importance": 4, "pinned": false, "thread_id": null, "metadata": null,
            }),
            json!({
                "topics": {"old": [], "new": ["sport"]},
                "category": {"old": null, "new": "Feats"},
                "bank": {"old": "General", "new": "Health"},
                "kind": {"old": "semantic", "new": "episodic"},
                "importance": {"old": 2, "new": 4},
                "pinned": {"old": true, "new": false},
                "thread_id": {"old": "t1", "new": null},
                "metadata": {"old": {"source": "mail"}, "new": {}},
            }),
        ),
    ];
    for (patch, changed) in steps {
        api.patch(&path, &patch).await.is(200);
        assert_eq!(newest(api, &own).await, changed, "{patch}");
    }
    api.delete(&path).await.is(200);
    assert_eq!(newest(api, &own).await, json!({}), "a deletion");
    api.send(Method::POST, &format!("{path}/restore"), None, &[]).await.is(200);
    assert_eq!(newest(api, &own).await, json!({}), "a memory returns as it was");
}

async fn a_merge_tells_what_it_did_to_the_memory_that_takes_the_others_in(backend: Backend) {
    let world = World::new(backend).await;
    let api = &world.admin;
    let mut ids = Vec::new();
    for (content, topics) in [("No milk", ["milk"]), ("No cheese", ["cheese"]), ("No cream", ["cream"])] {
        let body =
            json!({"content": content, "topics": topics, "metadata": {"source": "chat", "about": topics[0]}});
        ids.push(id(&remember(api, "ana", body).await));
    }
    let path = format!("{}/merge", memories("ana"));
    let into = json!({"source_ids": ids[..2], "content": "No milk, no cheese", "target_id": ids[0]});
    api.post(&path, &into).await.is(201);
    let changed = json!({
        "topics": {"old": ["milk"], "new": ["milk", "cheese"]},
        "metadata": {"old": {"about": "milk", "source": "chat"}, "new": {"source": "chat"}},
    });
    assert_eq!(newest(api, &ids[0]).await, changed);
    assert_eq!(newest(api, &ids[1]).await, json!({}), "a source stays as it was");
    let anew = json!({"source_ids": [ids[0], ids[2]], "content": "No dairy"});
    let product = id(&api.post(&path, &anew).await.is(201).body);
    assert_eq!(newest(api, &product).await, json!({}), "a product changed from nothing");
}

async fn what_a_purge_destroys_is_not_told_by_what_changed(backend: Backend) {
    let world = World::new(backend).await;
    let api = &world.admin;
    let made = json!({
        "content": "Sees a therapist", "topics": ["therapy"], "metadata": {"clinic": "northside"},
        "category": "Health", "importance": 2,
    });
    let own = id(&remember(api, "ana", made).await);
    let path = memory("ana", &own);
    let patch = json!({"topics": ["healing"], "metadata": {"clinic": "southside"}, "importance": 5});
    api.patch(&path, &patch).await.is(200);
    let secrets = ["therap", "healing", "clinic", "side"];
    let shown = api.get(&format!("{path}/history")).await.is(200).text;
    assert!(secrets.iter().all(|secret| shown.contains(secret)), "{shown}");
    api.post(&format!("{path}/purge"), &json!({"reason": "asked for it"})).await.is(200);
    let events = history(api, &own).await;
    assert_eq!(column(&events, "event"), ["PURGE", "UPDATE", "ADD"]);
    assert_eq!(events[0]["changed"], json!({}));
    // Labels outlive a purge, as they do in the memory itself.
    assert_eq!(events[1]["changed"], json!({"importance": {"old": 2, "new": 5}}));
    let history = format!("{path}/history");
    for path in [history.as_str(), "/api/users/ana/timeline", "/api/users/ana/export"] {
        let answer = api.get(path).await.is(200).text;
        let told: Vec<_> = secrets.iter().filter(|secret| answer.contains(**secret)).collect();
        assert!(told.is_empty(), "{path} tells {told:?}: {answer}");
    }
}
