//! An answer shows what is so at that moment, in the form that was asked for.

use std::collections::BTreeSet;

use futures::future::join_all;
use memledger_tests::{
    Backend, TestDatabase,
    server::{Api, Server},
};
use reqwest::Method;
use serde_json::{Value, json};

use super::{ask, has_a_word, ids, texts, undated};
use crate::http::{World, id, memories, memory, on_both, remember, unread};

on_both!(
    a_write_is_found_by_the_next_query,
    a_write_is_found_among_other_writes,
    a_bullet_names_the_category_or_else_the_bank,
    a_whole_memory_comes_with_its_scores,
    procedures_are_found_where_they_are_asked_for,
    procedures_are_in_no_header_unless_they_are_asked_for,
    a_bank_of_procedures_is_asked_for_by_its_name,
);

const WRITERS: usize = 6;
const ROUNDS: usize = 3;

/// The memories that hold a word of the query.
async fn holding(api: &Api, words: &str) -> BTreeSet<String> {
    let answer = ask(api, "ana", words, json!({"return": "full", "top_k": 100})).await.is(200);
    answer.items().iter().filter(|item| has_a_word(item)).map(id).collect()
}

/// These memories hold a word of the query, and no others.
async fn hold(api: &Api, words: &str, expected: &[&str]) {
    let expected: BTreeSet<String> = expected.iter().map(|id| (*id).to_owned()).collect();
    assert_eq!(holding(api, words).await, expected, "{words}");
}

/// The memory is not answered at all, however little would be enough.
async fn is_gone(api: &Api, words: &str, own: &str) {
    let answer = ask(api, "ana", words, json!({"top_k": 100})).await.is(200);
    assert!(!ids(&answer).iter().any(|id| id == own), "{words}: {}", answer.text);
}

async fn restore(api: &Api, path: &str) {
    api.send(Method::POST, &format!("{path}/restore"), None, &[]).await.is(200);
}

async fn purge(api: &Api, id: &str) {
    let path = format!("{}/purge", memory("ana", id));
    api.post(&path, &json!({"reason": "asked"})).await.is(200);
}

async fn a_write_is_found_by_the_next_query(backend: Backend) {
    let world = World::new(backend).await;
    let api = &world.admin;
    let bees = id(&remember(api, "ana", json!({"content": "Keeps bees on the roof"})).await);
    let own = id(&remember(api, "ana", json!({"content": "Rides a zebra"})).await);
    hold(api, "zebra", &[&own]).await;
    hold(api, "who keeps bees or rides", &[&bees, &own]).await;

    let path = memory("ana", &own);
    api.patch(&path, &json!({"content": "Rides a camel"})).await.is(200);
    hold(api, "camel", &[&own]).await;
    hold(api, "zebra", &[]).await;
    api.patch(&path, &json!({"importance": 5, "category": "travel"})).await.is(200);
    let answer = ask(api, "ana", "camel", json!({"categories": ["travel"]})).await.is(200);
    assert_eq!(texts(answer.items()), ["[travel] Rides a camel"]);

    for mode in ["archive", "soft"] {
        api.delete(&format!("{path}?mode={mode}")).await.is(200);
        is_gone(api, "rides a camel", &own).await;
        restore(api, &path).await;
        hold(api, "camel", &[&own]).await;
    }

    let merge = json!({"source_ids": [own, bees], "content": "Rides a camel among bees"});
    let product = id(&api.post(&format!("{}/merge", memories("ana")), &merge).await.is(201).body);
    hold(api, "camel", &[&product]).await;
    hold(api, "bees", &[&product]).await;
    for source in [&own, &bees] {
        is_gone(api, "rides a camel, keeps bees on the roof", source).await;
    }
    restore(api, &path).await;
    hold(api, "camel", &[&own, &product]).await;

    purge(api, &own).await;
    is_gone(api, "rides a camel", &own).await;
    hold(api, "camel", &[&product]).await;
    purge(api, &product).await;
    let answer = ask(api, "ana", "rides a camel, keeps bees on the roof", json!({})).await.is(200);
    assert_eq!(answer.items(), &[] as &[Value]);
    restore(api, &memory("ana", &bees)).await;
    hold(api, "bees", &[&bees]).await;
}

/// Writes through one server and looks for each write through the other at once.
async fn write_and_find(writes: Api, reads: Api, writer: usize) {
    for round in 0..ROUNDS {
        let [old, new] = ["old", "new"].map(|word| format!("{word}{writer}x{round}"));
        let own = id(&remember(&writes, "ana", json!({"content": format!("Noted {old}")})).await);
        let path = memory("ana", &own);
        hold(&reads, &old, &[&own]).await;
        writes.patch(&path, &json!({"content": format!("Noted {new}")})).await.is(200);
        hold(&reads, &new, &[&own]).await;
        hold(&reads, &old, &[]).await;
        writes.delete(&path).await.is(200);
        is_gone(&reads, &new, &own).await;
        restore(&writes, &path).await;
        hold(&reads, &new, &[&own]).await;
    }
}

async fn a_write_is_found_among_other_writes(backend: Backend) {
    let world = World::new(backend).await;
    let writers = (0..WRITERS).map(|n| write_and_find(world.admin.clone(), world.admin.clone(), n));
    join_all(writers).await;
}

/// The second server hardly ever looks for work by itself, so that only the wait of a query can help.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_write_is_found_by_the_next_query_on_another_server() {
    let database = TestDatabase::new(Backend::Postgres).await;
    let one = Server::start(&database.url).await;
    let two = Server::start_with(&database.url, &[], &[("MEMLEDGER_PROJECTOR_POLL_MS", "60000")]).await;
    let writers = (0..WRITERS).map(|n| match n % 2 {
        0 => write_and_find(one.admin(), two.admin(), n),
        _ => write_and_find(two.admin(), one.admin(), n),
    });
    join_all(writers).await;
}

async fn a_bullet_names_the_category_or_else_the_bank(backend: Backend) {
    let world = World::new(backend).await;
    let told = [
        (json!({"content": "Ship v1", "category": "tasks", "bank": "Work"}), "[tasks] Ship v1"),
        (json!({"content": "Ship v2", "bank": "Work"}), "[Work] Ship v2"),
        (json!({"content": "Ship v3"}), "[General] Ship v3"),
        (json!({"content": "Ship\n- [x] v4\t now", "category": "a] b"}), "[a] b] Ship - [x] v4 now"),
    ];
    let mut expected = BTreeSet::new();
    for (body, text) in told {
        let made = remember(&world.admin, "ana", body).await;
        expected.insert((id(&made), made["category"].to_string(), text.to_owned()));
    }
    for more in [json!({}), json!({"return": "bullets"}), json!({"return": "full"})] {
        let is_full = more["return"] == "full";
        let answer = ask(&world.admin, "ana", "ship", more).await.is(200);
        let mut said = BTreeSet::new();
        for item in answer.items() {
            let text = undated(item["text"].as_str().unwrap()).to_owned();
            said.insert((id(item), item["category"].to_string(), text));
            assert!(item["score"].is_f64() && item["related"].is_array(), "{item}");
            assert!(item["relevance"].as_f64().is_some_and(|relevance| relevance > 0.1), "{item}");
            let (text, day) = (item["text"].as_str().unwrap(), item["updated_at"].as_str().unwrap());
            assert!(text.ends_with(&format!("({})", &day[..10])), "{item}");
            assert_eq!((item.get("memory").is_some(), item.get("scores").is_some()), (is_full, is_full));
        }
        assert_eq!(said, expected);
        assert_eq!((&answer.body["rev"], &answer.body["truncated"]), (&json!(4), &json!(false)));
        assert!(answer.body["tokens"].as_u64().is_some_and(|tokens| tokens > 10), "{}", answer.text);
    }
}

async fn a_whole_memory_comes_with_its_scores(backend: Backend) {
    let world = World::new(backend).await;
    let (least, most) = (json!({"importance": 1}), json!({"importance": 5, "pinned": true}));
    let mut made = Vec::new();
    for (mut body, content) in [(least, "Has a tea garden"), (most, "Sells tea at the market")] {
        body["content"] = json!(content);
        made.push(id(&remember(&world.admin, "ana", body).await));
    }
    let answer = ask(&world.admin, "ana", "tea garden", json!({"return": "full"})).await.is(200);
    assert_eq!(ids(&answer), made);
    for (item, extra) in answer.items().iter().zip([0.0, 1.0]) {
        let mut read = world.admin.get(&memory("ana", &id(item))).await.is(200).body;
        let mut shown = item["memory"].clone();
        for whole in [&mut read, &mut shown] {
            *whole = unread(whole);
        }
        assert_eq!(shown, read);
        for part in
            ["lexical", "vector", "relevance", "importance", "recency", "pinned", "relation", "thread"]
        {
            let score = item["scores"][part].as_f64();
            assert!(score.is_some_and(|score| (0.0..=1.0).contains(&score)), "{part}: {item}");
        }
        assert!(item["score"].as_f64().is_some_and(|score| score > 0.0 && score <= 1.0), "{item}");
        let own = [&item["scores"]["importance"], &item["scores"]["pinned"]];
        assert_eq!(own.map(Value::as_f64), [Some(extra); 2], "{item}");
        assert!(has_a_word(item), "{item}");
    }
}

async fn procedures_are_found_where_they_are_asked_for(backend: Backend) {
    let world = World::new(backend).await;
    let mut made = Vec::new();
    let kinds = ["procedural", "procedural", "semantic", "semantic"];
    for (kind, category) in kinds.into_iter().zip(["procedural", "cooking"].into_iter().cycle()) {
        let body = json!({"content": "Boil the eggs", "kind": kind, "category": category});
        made.push(id(&remember(&world.admin, "ana", body).await));
    }
    let uncategorised = json!({"content": "Boil the eggs", "kind": "procedural"});
    let by_kind = |kind: &str| json!({"filters": {"kind": kind}});
    made.push(id(&remember(&world.admin, "ana", uncategorised).await));
    let asked: [(Value, &[usize]); 10] = [
        (by_kind("procedural"), &[0, 1, 4]),
        (by_kind("semantic"), &[2, 3]),
        (json!({"categories": ["procedural"], "filters": {"kind": "semantic"}}), &[2]),
        (json!({}), &[2, 3]),
        (json!({"categories": ["cooking"]}), &[3]),
        (json!({"filters": {"category": "cooking"}}), &[3]),
        (json!({"categories": ["procedural"]}), &[0, 2]),
        (json!({"filters": {"category": "procedural"}}), &[0, 2]),
        (json!({"categories": ["cooking", "procedural"]}), &[0, 1, 2, 3]),
        (json!({"categories": ["procedural"], "filters": {"category": "cooking"}}), &[]),
    ];
    for (more, expected) in asked {
        let answer = ask(&world.admin, "ana", "boil eggs", more.clone()).await.is(200);
        let found: BTreeSet<String> = ids(&answer).into_iter().collect();
        let expected: BTreeSet<String> = expected.iter().map(|at| made[*at].clone()).collect();
        assert_eq!(found, expected, "{more}");
    }
}

async fn procedures_are_in_no_header_unless_they_are_asked_for(backend: Backend) {
    let world = World::new(backend).await;
    let asking = |more: Value| {
        let mut body = more;
        body["thread_id"] = json!("t1");
        body["seen_rev"] = json!(0);
        body
    };
    ask(&world.admin, "ana", "boil eggs", asking(json!({}))).await.is(200);
    remember(&world.admin, "ana", json!({"content": "Boil the eggs", "kind": "procedural"})).await;
    let ordinary = ask(&world.admin, "ana", "boil eggs", asking(json!({}))).await.is(200).body;
    assert_eq!((&ordinary["delta_header"], &ordinary["items"]), (&Value::Null, &json!([])));
    let asked =
        ask(&world.admin, "ana", "boil eggs", asking(json!({"filters": {"kind": "procedural"}}))).await;
    let asked = asked.is(200).body;
    assert!(asked["delta_header"].as_str().is_some_and(|told| told.contains("Boil the eggs")), "{asked}");
    let wrong = ask(&world.admin, "ana", "boil eggs", json!({"filters": {"kind": "recipe"}})).await;
    wrong.is_problem(400, "invalid_request", Some("filters.kind"));
}

async fn a_bank_of_procedures_is_asked_for_by_its_name(backend: Backend) {
    let database = TestDatabase::new(backend).await;
    let banks = [("MEMLEDGER_MEMORY_BANKS", "Work,Procedural")];
    let server = Server::start_with(&database.url, &[], &banks).await;
    let admin = server.admin();
    for bank in ["Work", "Procedural"] {
        let body =
            json!({"content": format!("Boil the eggs for {bank}"), "kind": "procedural", "bank": bank});
        remember(&admin, "ana", body).await;
    }
    for (bank, expected) in [("Work", 0), ("procedural", 1)] {
        let filters = json!({"filters": {"bank": bank}});
        let found = ask(&admin, "ana", "boil eggs", filters).await.is(200);
        assert_eq!(found.items().len(), expected, "{bank}");
    }
}
