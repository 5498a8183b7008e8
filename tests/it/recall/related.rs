//! What is related to an answer: two bullets beside each item, and a little more for what belongs together.

use std::{collections::BTreeMap, io::Write};

use memledger_intelligence::tokens;
use memledger_tests::{
    Backend, TestDatabase,
    server::{Answer, Api, Server},
};
use reqwest::Method;
use serde_json::{Value, json};
use tempfile::NamedTempFile;

use super::{ask, ids, undated};
use crate::http::{
    World, id, memory, on_both,
    relations::{pair, relate},
    remember,
};

on_both!(
    the_two_strongest_are_told_beside_an_item,
    what_is_not_active_is_not_related,
    bullets_of_related_memories_count_in_the_budget,
    what_belongs_together_stands_a_little_higher,
    an_agent_is_told_of_its_categories_alone,
    nobody_is_told_of_anothers_edges,
);

async fn world(backend: Backend, settings: &[(&str, &str)]) -> World {
    let database = TestDatabase::new(backend).await;
    let server = Server::start_with(&database.url, &[], settings).await;
    World { admin: server.admin(), server, database }
}

async fn make(api: &Api, body: Value) -> String {
    id(&remember(api, "ana", body).await)
}

async fn join(api: &Api, from: &str, to: &str, strength: f64) {
    relate(api, "ana", &json!({"from_id": from, "to_id": to, "strength": strength})).await;
}

const OF_TEA: &str = "green tea";
const KETTLE: &str = "[things] Bought a kettle in Lisbon";
const UJI: &str = "[General] Visited Uji in spring";
const GUESTS: &str = "[General] Offers guests something warm";

/// A memory of tea, and three others related to it: a strong one, a weaker one, a weak one.
struct Tea {
    own: String,
    others: [String; 3],
}

impl Tea {
    async fn new(api: &Api) -> Self {
        let own = make(api, json!({"content": "Drinks green tea"})).await;
        let others = [
            make(api, json!({"content": "Offers guests something warm"})).await,
            make(api, json!({"content": "Bought a kettle\n in Lisbon", "category": "things"})).await,
            make(api, json!({"content": "Visited Uji in spring"})).await,
        ];
        // Made from either side.
        join(api, &own, &others[0], 0.2).await;
        join(api, &others[1], &own, 0.9).await;
        join(api, &own, &others[2], 0.5).await;
        Self { own, others }
    }

    /// What the one item says that it is related to.
    async fn related(&self, api: &Api) -> Vec<String> {
        let answer = ask(api, "ana", OF_TEA, json!({"top_k": 1})).await.is(200);
        assert_eq!(ids(&answer), [self.own.as_str()]);
        related(&answer.items()[0])
    }
}

fn related(item: &Value) -> Vec<String> {
    let bullets = item["related"].as_array().expect("an item says what it is related to").iter();
    bullets.map(|text| undated(text.as_str().expect("a bullet is text")).to_owned()).collect()
}

async fn the_two_strongest_are_told_beside_an_item(backend: Backend) {
    let world = world(backend, &[]).await;
    let api = &world.admin;
    let tea = Tea::new(api).await;
    assert_eq!(tea.related(api).await, [KETTLE, UJI]);
    let full = ask(api, "ana", OF_TEA, json!({"top_k": 1, "return": "full"})).await.is(200);
    assert_eq!(related(&full.items()[0]), [KETTLE, UJI]);
    join(api, &tea.own, &tea.others[0], 1.0).await;
    assert_eq!(tea.related(api).await, [GUESTS, KETTLE]);
    api.delete(&pair("ana", &tea.own, &tea.others[1])).await.is(200);
    assert_eq!(tea.related(api).await, [GUESTS, UJI]);
    // What is not found unless it is asked for is not told either.
    let steps = make(api, json!({"content": "Warm the pot first", "kind": "procedural"})).await;
    join(api, &tea.own, &steps, 1.0).await;
    assert_eq!(tea.related(api).await, [GUESTS, UJI]);
    for other in [&tea.others[0], &tea.others[2]] {
        api.delete(&pair("ana", other, &tea.own)).await.is(200);
    }
    assert!(tea.related(api).await.is_empty());
}

async fn what_is_not_active_is_not_related(backend: Backend) {
    let world = world(backend, &[]).await;
    let api = &world.admin;
    let tea = Tea::new(api).await;
    let kettle = memory("ana", &tea.others[1]);
    for end in ["", "?mode=soft"] {
        api.delete(&format!("{kettle}{end}")).await.is(200);
        assert_eq!(tea.related(api).await, [UJI, GUESTS], "{end}");
        api.send(Method::POST, &format!("{kettle}/restore"), None, &[]).await.is(200);
        assert_eq!(tea.related(api).await, [KETTLE, UJI], "{end}");
    }
    api.patch(&kettle, &json!({"content": "Sold the kettle", "category": null})).await.is(200);
    assert_eq!(tea.related(api).await, ["[General] Sold the kettle", UJI]);
    api.post(&format!("{kettle}/purge"), &json!({"reason": "asked"})).await.is(200);
    assert_eq!(tea.related(api).await, [UJI, GUESTS]);
}

/// Everything that the items say: first their own texts, then what they are related to.
fn texts(answer: &Answer) -> Vec<String> {
    let own = answer.items().iter().map(|item| item["text"].as_str().unwrap().to_owned());
    own.chain(answer.items().iter().flat_map(related)).collect()
}

async fn bullets_of_related_memories_count_in_the_budget(backend: Backend) {
    let world = world(backend, &[]).await;
    let api = &world.admin;
    Tea::new(api).await;
    let asked = async |budget: Option<usize>| {
        let more = json!({"top_k": 2, "budget_tokens": budget});
        ask(api, "ana", "green tea in Lisbon", more).await.is(200)
    };
    let count = |answer: &Answer| answer.body["tokens"].as_u64().unwrap() as usize;
    let whole = asked(None).await;
    let all = texts(&whole);
    assert!(whole.items().len() == 2 && all.len() >= 5, "{}", whole.text);
    assert_eq!(whole.body["truncated"], false);
    assert!(tokens::count(&all.join("\n")) <= count(&whole), "{}", whole.text);
    for budget in 1..=count(&whole) + 1 {
        let answer = asked(Some(budget)).await;
        let kept = texts(&answer);
        let counted = tokens::count(&kept.join("\n"));
        assert!(counted <= count(&answer) && count(&answer) <= budget, "{budget}: {}", answer.text);
        assert_eq!(answer.body["truncated"], json!(kept.len() < all.len()), "{budget}: {}", answer.text);
        assert!(kept.iter().all(|text| all.contains(text)), "{budget}: {}", answer.text);
        // Nothing that is related takes the room of an item.
        if kept.len() > answer.items().len() && answer.items().len() < whole.items().len() {
            let cost = |item: &Value| tokens::count(&format!("- {}\n", item["text"].as_str().unwrap()));
            let left_out = whole.items().iter().filter(|item| !ids(&answer).contains(&id(item)));
            let least = left_out.map(cost).min();
            let of_items: usize = answer.items().iter().map(cost).sum();
            assert!(least.is_some_and(|least| of_items + least > budget), "{budget}: {}", answer.text);
        }
    }
}

/// By id: its place, its score and what relations add to it.
async fn places(api: &Api, mut more: Value) -> BTreeMap<String, (usize, f64, f64)> {
    more["return"] = json!("full");
    let answer = ask(api, "ana", "sails on sundays with friends", more).await.is(200);
    let number = |value: &Value| value.as_f64().unwrap_or_else(|| panic!("no number: {value}"));
    let items = answer.items().iter().enumerate();
    let place = |(at, item): (usize, &Value)| {
        (id(item), (at, number(&item["score"]), number(&item["scores"]["relation"])))
    };
    items.map(place).collect()
}

async fn what_belongs_together_stands_a_little_higher(backend: Backend) {
    let world = world(backend, &[]).await;
    let api = &world.admin;
    let first = make(api, json!({"content": "Sails on Sundays"})).await;
    let second = make(api, json!({"content": "Sails on Sundays"})).await;
    let patched = make(api, json!({"content": "Patched the sails"})).await;
    let elsewhere = make(api, json!({"content": "Swims", "bank": "Health"})).await;
    let before = places(api, json!({})).await;
    assert!(before[&second].0 < before[&first].0, "the one that changed last stands higher: {before:?}");
    assert!(before.values().all(|(_, _, relation)| *relation == 0.0), "{before:?}");
    join(api, &first, &patched, 0.9).await;
    let after = places(api, json!({})).await;
    assert!(after[&first].0 < after[&second].0, "{after:?}");
    assert_eq!((after[&first].2, after[&patched].2, after[&second].2), (0.9, 0.9, 0.0));
    for (own, added) in [(&first, 0.045), (&patched, 0.045), (&second, 0.0)] {
        let rose = after[own].1 - before[own].1;
        assert!((rose - added).abs() < 0.002, "{own} rose by {rose}: {before:?} {after:?}");
    }
    // A memory that the query does not find is no reason.
    join(api, &second, &elsewhere, 1.0).await;
    let here = places(api, json!({"filters": {"bank": "General"}})).await;
    assert_eq!((here[&first].2, here[&second].2), (0.9, 0.0));
    assert!(here[&first].0 < here[&second].0 && !here.contains_key(&elsewhere), "{here:?}");
    let World { server, database, .. } = world;
    server.stop().await;
    let weightless = [("MEMLEDGER_RECALL_RELATION_WEIGHT", "0.0")];
    let server = Server::start_with(&database.url, &[], &weightless).await;
    let without = places(&server.admin(), json!({})).await;
    assert!(without[&second].0 < without[&first].0, "{without:?}");
    assert_eq!(without[&first].2, 0.9);
}

async fn an_agent_is_told_of_its_categories_alone(backend: Backend) {
    let mut file = NamedTempFile::new().unwrap();
    file.write_all(b"allowlists:\n  planner: [tasks]\n").unwrap();
    let rules = ("MEMLEDGER_RECALL_CATEGORIES_FILE", file.path().to_str().unwrap());
    let world = world(backend, &[rules]).await;
    let api = &world.admin;
    let planner = world.server.with_key(&["--role", "agent", "--agent", "planner"]).await;
    let ship = make(api, json!({"content": "Ship v1", "category": "tasks"})).await;
    let test = make(api, json!({"content": "Call the harbour", "category": "tasks"})).await;
    let mood = make(api, json!({"content": "Dreads the day", "category": "moods"})).await;
    let none = make(api, json!({"content": "Of no category"})).await;
    for (other, strength) in [(&test, 0.2), (&mood, 0.9), (&none, 0.8)] {
        join(api, &ship, other, strength).await;
    }
    let told = async |api: &Api, mut more: Value| {
        more["top_k"] = json!(1);
        let answer = ask(api, "ana", "ship v1", more).await.is(200);
        assert_eq!(ids(&answer), [ship.as_str()]);
        related(&answer.items()[0])
    };
    let open = "[tasks] Call the harbour";
    assert_eq!(told(&planner, json!({})).await, [open]);
    assert_eq!(told(&planner, json!({"categories": ["tasks"]})).await, [open]);
    assert_eq!(told(api, json!({"agent": "planner"})).await, [open]);
    assert_eq!(told(api, json!({})).await, ["[moods] Dreads the day", "[General] Of no category"]);
    // What lies out of reach adds nothing to a score either.
    let full = ask(&planner, "ana", "ship v1", json!({"return": "full"})).await.is(200);
    let scores = full.items().iter().find(|item| id(item) == ship).map(|item| &item["scores"]["relation"]);
    assert!(scores.and_then(Value::as_f64).is_some_and(|relation| relation <= 0.2), "{}", full.text);
    assert!(!full.text.contains("Dreads") && !full.text.contains("no category"), "{}", full.text);
}

async fn nobody_is_told_of_anothers_edges(backend: Backend) {
    let world = world(backend, &[]).await;
    let other = world.server.with_key(&["--role", "admin", "--tenant", "other"]).await;
    let mut file = NamedTempFile::new().unwrap();
    for (own, content) in [("one", "Drinks green tea"), ("two", "Plays the cello")] {
        writeln!(file, "{}", json!({"id": own, "content": content})).unwrap();
    }
    let path = file.path().to_str().unwrap();
    for user in ["ana", "bob"] {
        world.server.cli(&["import", "--from", "jsonl", path, "--user", user]).await.is(0);
    }
    // The same ids for everybody, and one of them has an edge.
    relate(&world.admin, "bob", &json!({"from_id": "one", "to_id": "two"})).await;
    let of = async |api: &Api, name: &str| {
        let answer = ask(api, name, OF_TEA, json!({"top_k": 1})).await.is(200);
        answer.items().iter().flat_map(related).collect::<Vec<_>>()
    };
    assert_eq!(of(&world.admin, "bob").await, ["[General] Plays the cello"]);
    assert!(of(&world.admin, "ana").await.is_empty());
    assert!(of(&other, "bob").await.is_empty());
}
