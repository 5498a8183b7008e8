//! Memories as of a rev and as of a time.

use std::collections::BTreeMap;

use memledger_tests::{Backend, server::Api};
use reqwest::Method;
use serde_json::{Value, json};

use super::{World, column, id, memories, memory, remember, rev, walk};

on_both!(every_state_of_the_past_can_be_seen, the_past_does_not_bring_back_what_was_purged);

/// What one can see of memories that does not depend on when one looks.
type Seen = BTreeMap<String, Value>;

async fn look(api: &Api, query: &str) -> Seen {
    let found = walk(api, &format!("{}?{query}", memories("ana")), 500).await;
    let fields =
        ["state", "content", "topics", "revision", "category", "importance", "merged_into", "updated_at"];
    let seen = |memory: &Value| (id(memory), fields.iter().map(|field| memory[*field].clone()).collect());
    found.iter().map(seen).collect()
}

/// Two memories through every kind of change; after each, the rev and what is seen then.
async fn story(world: &World) -> Vec<(u64, Seen)> {
    let admin = &world.admin;
    let first = id(&remember(admin, "ana", json!({"content": "No milk", "topics": ["milk"]})).await);
    let mut story = vec![(1, look(admin, "state=all").await)];
    let second = id(&remember(admin, "ana", json!({"content": "No cheese", "category": "diet"})).await);
    story.push((rev(admin, "ana").await, look(admin, "state=all").await));
    let (one, two) = (memory("ana", &first), memory("ana", &second));
    let merge = json!({"source_ids": [first, second], "content": "No dairy"});
    let steps = [
        (Method::PATCH, one.clone(), Some(json!({"content": "No milk at all", "topics": ["dairy"]}))),
        (Method::PATCH, two.clone(), Some(json!({"importance": 5}))),
        (Method::DELETE, one.clone(), None),
        (Method::POST, format!("{one}/restore"), None),
        (Method::POST, format!("{}/merge", memories("ana")), Some(merge)),
        (Method::POST, format!("{two}/restore"), None),
        (Method::DELETE, format!("{two}?mode=soft"), None),
    ];
    for (method, path, body) in steps {
        let status = admin.send(method, &path, body.as_ref(), &[]).await.status;
        assert!(status < 300, "{path}: {status}");
        story.push((rev(admin, "ana").await, look(admin, "state=all").await));
    }
    story
}

async fn every_state_of_the_past_can_be_seen(backend: Backend) {
    let world = World::new(backend).await;
    let admin = &world.admin;
    let story = story(&world).await;
    let timeline = walk(admin, "/api/users/ana/timeline", 500).await;
    for (rev, then) in &story {
        assert_eq!(look(admin, &format!("state=all&as_of_rev={rev}")).await, *then, "as of rev {rev}");
        let change = timeline.iter().find(|item| item["rev"] == *rev).unwrap();
        let at = change["ts"].as_str().unwrap();
        assert_eq!(look(admin, &format!("state=all&as_of={at}")).await, *then, "as of {at}");
        let active: Seen = then
            .iter()
            .filter(|(_, seen)| seen[0] == "active")
            .map(|(id, seen)| (id.clone(), seen.clone()))
            .collect();
        assert_eq!(look(admin, &format!("as_of_rev={rev}")).await, active, "active as of rev {rev}");
    }
    assert!(look(admin, "state=all&as_of_rev=0").await.is_empty());
    assert!(look(admin, "state=all&as_of=2000-01-01").await.is_empty());
    let (last, now) = story.last().unwrap();
    assert_eq!(look(admin, "state=all&as_of_rev=1&category=diet").await, Seen::new());
    assert_eq!(look(admin, "state=all").await, *now);
    let path = format!("{}?state=all&as_of_rev={last}", memories("ana"));
    let whole = walk(admin, &path, 500).await;
    assert_eq!(walk(admin, &path, 1).await, whole);
    assert_eq!(
        column(&whole, "content"),
        column(&walk(admin, &format!("{}?state=all", memories("ana")), 9).await, "content")
    );
}

async fn the_past_does_not_bring_back_what_was_purged(backend: Backend) {
    let world = World::new(backend).await;
    let admin = &world.admin;
    let story = story(&world).await;
    let gone = story[0].1.keys().next().unwrap().clone();
    admin.post(&format!("{}/purge", memory("ana", &gone)), &json!({"reason": "asked for it"})).await.is(200);
    for (rev, then) in story {
        let mut expected = then;
        let seen = expected.get_mut(&gone).unwrap();
        (seen[1], seen[2]) = (Value::Null, json!([]));
        assert_eq!(look(admin, &format!("state=all&as_of_rev={rev}")).await, expected, "as of rev {rev}");
    }
}
