//! Nothing is answered that has nothing to do with the question, and what is so now leads.

use memledger_tests::Backend;
use serde_json::{Value, json};
use tempfile::NamedTempFile;

use super::{ask, ids, texts};
use crate::http::{World, id, memory, on_both, remember};

on_both!(
    what_has_nothing_to_do_with_the_question_is_not_answered,
    frequent_words_alone_find_nothing_beside_others,
    what_is_so_now_leads_what_was,
    a_query_without_words_finds_what_matters_most,
);

async fn what_has_nothing_to_do_with_the_question_is_not_answered(backend: Backend) {
    let world = World::new(backend).await;
    let api = &world.admin;
    let tea = id(&remember(api, "ana", json!({"content": "Drinks green tea", "importance": 1})).await);
    for number in 0..80 {
        let body = json!({"content": format!("Visited town {number}"), "importance": 5, "pinned": true});
        remember(api, "ana", body).await;
        // Read whole, and by candidates.
        if number == 3 {
            assert_eq!(ids(&ask(api, "ana", "which tea", json!({})).await.is(200)), [tea.as_str()]);
        }
    }
    let found = ask(api, "ana", "which tea", json!({})).await.is(200);
    assert_eq!(ids(&found), [tea.as_str()]);
    let item = &found.items()[0];
    assert!(item["relevance"].as_f64().is_some_and(|relevance| relevance > 0.5), "{item}");
    assert_eq!(ask(api, "ana", "submarine", json!({})).await.is(200).items(), &[] as &[Value]);
}

async fn frequent_words_alone_find_nothing_beside_others(backend: Backend) {
    let world = World::new(backend).await;
    let api = &world.admin;
    remember(api, "ana", json!({"content": "Should call the dentist"})).await;
    let none = ask(api, "ana", "who should I call about the boiler", json!({})).await.is(200);
    assert_eq!(none.items(), &[] as &[Value], "nor where the others are found nowhere");
    let boiler = remember(api, "ana", json!({"content": "Boiler engineer is Duffy, 01904 55"})).await;
    let found = ask(api, "ana", "who should I call about the boiler", json!({})).await.is(200);
    assert_eq!(ids(&found), [id(&boiler)]);
    assert_eq!(
        texts(ask(api, "ana", "call", json!({})).await.is(200).items()).len(),
        1,
        "nothing else is asked"
    );
    // Her own name is in none of her memories.
    remember(api, "ana", json!({"content": "Likes green tea"})).await;
    for asked in ["What does Ana like?", "what does ana like", "What should Mr. Duffy's Ana like?"] {
        let found = ask(api, "ana", asked, json!({})).await.is(200);
        let texts = texts(found.items());
        assert_eq!(
            texts.contains(&"[General] Likes green tea"),
            !asked.contains("Duffy"),
            "{asked}: {texts:?}"
        );
    }
}

async fn what_is_so_now_leads_what_was(backend: Backend) {
    let world = World::new(backend).await;
    let facts = [
        (
            "Lives in Berlin",
            "Since she moved in September she lives in a small house in Potsdam with a garden",
        ),
        (
            "Flies to Oslo on 6 November",
            "The airline moved it: the plane flies to Oslo on 7 November at 9:35",
        ),
        (
            "Favourite drink is cider",
            "After the summer her favourite drink is elderflower with soda and lime",
        ),
        ("Phone number 07700 900118", "Changed her phone: the number is 07700 900873, also for messages"),
        ("Job: baker at Marktplatz", "Has a new job as a dental nurse at the practice on Bridge Road"),
    ];
    let mut lines = String::new();
    for (at, (old, new)) in facts.iter().enumerate() {
        for (when, text) in [("2025-02-01", old), ("2026-09-12", new)] {
            let line = json!({"id": format!("{when}-{at}"), "content": text, "category": "profile",
                              "created_at": format!("{when}T09:00:00Z")});
            lines.push_str(&format!("{line}\n"));
        }
    }
    let file = NamedTempFile::new().unwrap();
    std::fs::write(file.path(), lines).unwrap();
    let path = file.path().to_str().unwrap();
    world.server.cli(&["import", "--from", "jsonl", path, "--user", "ana"]).await.is(0);
    let asked =
        ["where does she live", "when does she fly to oslo", "favourite drink", "phone number", "her job"];
    for (at, words) in asked.iter().enumerate() {
        let found = ask(&world.admin, "ana", words, json!({})).await.is(200);
        let [new, old] = ["2026-09-12", "2025-02-01"].map(|day| format!("{day}-{at}"));
        assert_eq!(ids(&found)[..2], [new, old], "{words}: {}", found.text);
        assert!(found.items()[0]["text"].as_str().unwrap().ends_with("(2026-09-12)"));
    }
    // What is said of a memory makes it no newer.
    world.admin.patch(&memory("ana", "2025-02-01-0"), &json!({"pinned": true})).await.is(200);
    world.admin.delete(&memory("ana", "2025-02-01-1")).await.is(200);
    world.admin.post(&format!("{}/restore", memory("ana", "2025-02-01-1")), &json!({})).await.is(200);
    for (at, words) in asked[..2].iter().enumerate() {
        let found = ask(&world.admin, "ana", words, json!({})).await.is(200);
        assert_eq!(ids(&found)[0], format!("2026-09-12-{at}"), "{words}: {}", found.text);
        let old = found.items()[1]["text"].as_str().unwrap().to_owned();
        assert!(old.ends_with("(2025-02-01)"), "{old}");
    }
}

async fn a_query_without_words_finds_what_matters_most(backend: Backend) {
    let world = World::new(backend).await;
    let api = &world.admin;
    let mut made = Vec::new();
    for (content, importance, pinned, category) in [
        ("light", 1, false, "a"),
        ("heavy", 5, false, "a"),
        ("pinned", 1, true, "b"),
        ("also heavy", 5, false, "b"),
        ("middling", 3, false, "b"),
    ] {
        let body =
            json!({"content": content, "importance": importance, "pinned": pinned, "category": category});
        made.push(id(&remember(api, "ana", body).await));
    }
    let in_order = |order: &[usize]| -> Vec<String> { order.iter().map(|at| made[*at].clone()).collect() };
    for words in ["", " \n", "\u{2003}"] {
        let found = ask(api, "ana", words, json!({})).await.is(200);
        assert_eq!(ids(&found), in_order(&[2, 3, 1, 4, 0]), "pinned, by importance, the newest first");
        assert!(found.items().iter().all(|item| item["relevance"] == 0.0));
    }
    let body = json!({"filters": {"user_id": "ana"}, "top_k": 2});
    assert_eq!(ids(&api.post("/api/memory/query", &body).await.is(200)), in_order(&[2, 3]), "none at all");
    let body = json!({"query": null, "filters": {"user_id": "ana", "category": "a"}, "threshold": 0.9});
    assert_eq!(ids(&api.post("/api/memory/query", &body).await.is(200)), in_order(&[1, 0]));
    let body = json!({"filters": {"user_id": "bob"}});
    assert_eq!(api.post("/api/memory/query", &body).await.is(200).items(), &[] as &[Value]);
}
