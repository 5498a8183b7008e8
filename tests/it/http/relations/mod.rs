//! Relations: what makes, changes, refuses and ends an edge between two memories.

mod seen;

use futures::future::join_all;
use memledger_tests::{
    Backend,
    server::{Answer, Api},
};
use reqwest::Method;
use serde_json::{Value, json};

use super::{World, export, id, memories, memory, remember, rev, walk};

on_both!(
    an_edge_is_made_changed_and_ended,
    a_pair_has_one_edge_whichever_way_it_is_named,
    the_same_edge_asked_for_at_once_is_made_once,
    what_can_be_no_edge_is_refused_by_its_field,
    only_active_memories_of_one_user_are_related,
    a_repeated_command_answers_as_it_did_then,
);

pub fn relations(user: &str) -> String {
    format!("/api/users/{user}/relations")
}

/// Relates two memories and answers how.
pub async fn relate(api: &Api, user: &str, body: &Value) -> Answer {
    api.post(&relations(user), body).await.is(201)
}

pub fn pair(user: &str, from: &str, to: &str) -> String {
    format!("{}?from_id={from}&to_id={to}", relations(user))
}

/// Texts that have nothing in common.
const TEXTS: [&str; 6] =
    ["Keeps bees", "Plays the cello", "Parks on level 2", "Grew up in Graz", "Fears heights", "Owns a kayak"];

/// Makes memories of ana's and answers their ids.
async fn ids<const N: usize>(api: &Api) -> [String; N] {
    let mut ids = [const { String::new() }; N];
    for (made, text) in ids.iter_mut().zip(TEXTS) {
        *made = id(&remember(api, "ana", json!({"content": text})).await);
    }
    ids
}

async fn listed(api: &Api) -> Vec<Value> {
    walk(api, &relations("ana"), 500).await
}

/// All that an answer tells of an edge, but when it was made.
fn told(relation: &Value) -> Value {
    let mut told = relation.clone();
    let ts = told.as_object_mut().and_then(|fields| fields.remove("ts"));
    assert!(ts.is_some_and(|ts| ts.as_str().is_some_and(|ts| ts.ends_with('Z'))), "{relation}");
    told
}

fn manual(from: &str, to: &str, strength: f64, rev: u64) -> Value {
    json!({"from_id": from, "to_id": to, "strength": strength, "origin": "manual", "rev": rev})
}

async fn an_edge_is_made_changed_and_ended(backend: Backend) {
    let world = World::with_ana_apart(backend).await;
    let admin = &world.admin;
    let [one, two] = ids(admin).await;
    assert!(listed(admin).await.is_empty());
    let mut position = String::new();
    for (strength, kept, rev) in [
        (None, 1.0, 3),
        (Some(1.0), 1.0, 3),
        (Some(0.8), 0.8, 4),
        (Some(0.80049), 0.8, 4),
        (Some(0.001), 0.001, 5),
    ] {
        let body = json!({"from_id": one, "to_id": two, "strength": strength});
        let made = relate(admin, "ana", &body).await;
        assert_eq!(told(&made.body), manual(&one, &two, kept, rev), "{strength:?}");
        assert_eq!(made.rev(), rev, "{strength:?}");
        assert_eq!(listed(admin).await, std::slice::from_ref(&made.body));
        position = made.header("ledger-position").expect("a write tells its position").to_owned();
        assert!(position.ends_with(&format!(":{rev}")), "{position}");
    }
    let ended = admin.delete(&pair("ana", &one, &two)).await.is(200);
    assert_eq!((told(&ended.body), ended.rev()), (manual(&one, &two, 0.001, 5), 6));
    assert_ne!(ended.header("ledger-position"), Some(position.as_str()));
    assert!(listed(admin).await.is_empty());
    admin.delete(&pair("ana", &one, &two)).await.is_problem(404, "not_found", None);
    let again = relate(admin, "ana", &json!({"from_id": one, "to_id": two})).await;
    assert_eq!(told(&again.body), manual(&one, &two, 1.0, 7));
    assert_eq!(listed(admin).await, [again.body]);
    assert_eq!(rev(admin, "ana").await, 7);
    world.server.cli(&["verify"]).await.is(0);
}

async fn a_pair_has_one_edge_whichever_way_it_is_named(backend: Backend) {
    let world = World::new(backend).await;
    let admin = &world.admin;
    let [one, two, three] = ids(admin).await;
    let made = relate(admin, "ana", &json!({"from_id": one, "to_id": two})).await;
    let same = relate(admin, "ana", &json!({"from_id": two, "to_id": one})).await;
    assert_eq!(same.rev(), 4);
    assert_eq!(same.body, made.body);
    let weaker = relate(admin, "ana", &json!({"from_id": two, "to_id": one, "strength": 0.5})).await;
    assert_eq!(told(&weaker.body), manual(&one, &two, 0.5, 5));
    let other = relate(admin, "ana", &json!({"from_id": three, "to_id": two})).await;
    assert_eq!(listed(admin).await, [other.body.clone(), weaker.body.clone()]);
    let ended = admin.delete(&pair("ana", &two, &one)).await.is(200);
    assert_eq!(ended.body, weaker.body);
    assert_eq!(listed(admin).await, [other.body]);
}

async fn the_same_edge_asked_for_at_once_is_made_once(backend: Backend) {
    let world = World::new(backend).await;
    let admin = &world.admin;
    let [one, two] = ids(admin).await;
    let bodies = [json!({"from_id": one, "to_id": two}), json!({"from_id": two, "to_id": one})];
    let answers = join_all((0..16).map(|n| relate(admin, "ana", &bodies[n % 2]))).await;
    assert!(answers.iter().all(|answer| answer.body == answers[0].body && answer.rev() == 3));
    assert_eq!(listed(admin).await, [answers[0].body.clone()]);
    assert_eq!(rev(admin, "ana").await, 3);
}

async fn what_can_be_no_edge_is_refused_by_its_field(backend: Backend) {
    let world = World::new(backend).await;
    let admin = &world.admin;
    let [one, two] = ids(admin).await;
    let before = export(admin, "ana").await;
    let with = |field: &str, value: Value| {
        let mut body = json!({"from_id": one, "to_id": two});
        body[field] = value;
        (body, field.to_owned())
    };
    let strengths = [json!(0), json!(0.0), json!(-0.5), json!(1.0001), json!(2), json!(1e300), json!("1")];
    let mut cases: Vec<(Value, String)> =
        strengths.into_iter().map(|strength| with("strength", strength)).collect();
    for wrong in [json!("a b"), json!(""), json!("a\u{0}"), json!(1), Value::Null] {
        cases.extend([with("from_id", wrong.clone()), with("to_id", wrong)]);
    }
    cases.extend([with("to_id", json!(one)), with("origin", json!("auto")), with("why", json!("x"))]);
    cases.extend([(json!({}), "from_id".to_owned()), (json!({"from_id": one}), "to_id".to_owned())]);
    cases.push((json!([one, two]), "body".to_owned()));
    for (body, field) in cases {
        println!("{body}");
        admin.post(&relations("ana"), &body).await.is_problem(400, "invalid_request", Some(field.as_str()));
    }
    let path = relations("ana");
    let queries = [
        ("from_id=x", "to_id"),
        ("to_id=x", "from_id"),
        ("from_id=a%20b&to_id=x", "from_id"),
        ("from_id=x&to_id=%C3%A9", "to_id"),
        ("from_id=x&to_id=y&why=z", "why"),
    ];
    for (query, field) in queries {
        admin.delete(&format!("{path}?{query}")).await.is_problem(400, "invalid_request", Some(field));
    }
    let lists = [
        ("limit=0", "limit"),
        ("limit=501", "limit"),
        ("cursor=!!!", "cursor"),
        ("cursor=WyJvdGhlciIsMV0", "cursor"),
        ("memory_id=a%20b", "memory_id"),
        ("nosuch=1", "nosuch"),
    ];
    for (query, field) in lists {
        admin.get(&format!("{path}?{query}")).await.is_problem(400, "invalid_request", Some(field));
    }
    let body = json!({"from_id": one, "to_id": two});
    for (method, path, body) in
        [(Method::POST, path.clone(), Some(&body)), (Method::DELETE, pair("ana", &one, &two), None)]
    {
        let guarded = admin.send(method, &path, body, &[("If-Match", "\"1\"")]).await;
        guarded.is_problem(400, "invalid_request", Some("If-Match"));
    }
    admin.patch(&path, &body).await.is_problem(405, "method_not_allowed", None);
    assert_eq!(export(admin, "ana").await, before);
}

async fn only_active_memories_of_one_user_are_related(backend: Backend) {
    let world = World::new(backend).await;
    let admin = &world.admin;
    let [one, archived, soft, merged, purged, two] = ids(admin).await;
    let theirs = id(&remember(admin, "bob", json!({"content": "bob's"})).await);
    admin.delete(&memory("ana", &archived)).await.is(200);
    admin.delete(&format!("{}?mode=soft", memory("ana", &soft))).await.is(200);
    let merge = json!({"source_ids": [merged, two], "target_id": two, "content": "both"});
    admin.post(&format!("{}/merge", memories("ana")), &merge).await.is(201);
    admin.post(&format!("{}/purge", memory("ana", &purged)), &json!({"reason": "r"})).await.is(200);
    let before = (export(admin, "ana").await, export(admin, "bob").await);
    let missing = [theirs.as_str(), "no-such-memory"].map(|id| (id, 404, "not_found"));
    let gone = [&archived, &soft, &merged, &purged].map(|id| (id.as_str(), 409, "state_conflict"));
    for (other, status, code) in missing.into_iter().chain(gone) {
        for (from, to) in [(one.as_str(), other), (other, one.as_str())] {
            let answer = admin.post(&relations("ana"), &json!({"from_id": from, "to_id": to})).await;
            answer.is_problem(status, code, None);
            assert!(answer.body["detail"].as_str().is_some_and(|it| it.contains(other)), "{}", answer.text);
            if status == 404 {
                admin.delete(&pair("ana", from, to)).await.is_problem(404, "not_found", None);
            }
        }
    }
    // Both are there, and nothing is between them.
    admin.delete(&pair("ana", &one, &two)).await.is_problem(404, "not_found", None);
    let list = format!("{}?memory_id=no-such-memory", relations("ana"));
    admin.get(&list).await.is_problem(404, "not_found", None);
    assert_eq!((export(admin, "ana").await, export(admin, "bob").await), before);
}

async fn a_repeated_command_answers_as_it_did_then(backend: Backend) {
    let world = World::new(backend).await;
    let admin = &world.admin;
    let [one, two] = ids(admin).await;
    let send = async |api: &Api, strength: Option<f64>, key: &str| {
        let (method, path, body) = match strength {
            Some(strength) => {
                let body = json!({"from_id": one, "to_id": two, "strength": strength});
                (Method::POST, relations("ana"), Some(body))
            }
            None => (Method::DELETE, pair("ana", &one, &two), None),
        };
        api.send(method, &path, body.as_ref(), &[("Idempotency-Key", key)]).await
    };
    // A key whose command can't be told from another one any more, since its text was purged.
    let doomed = json!({"content": "Parks on level 2 today"});
    let doomed =
        admin.send(Method::POST, &memories("ana"), Some(&doomed), &[("Idempotency-Key", "doomed")]).await;
    let purge = format!("{}/{}/purge", memories("ana"), id(&doomed.is(201).body));
    admin.post(&purge, &json!({"reason": "asked"})).await.is(200);
    send(admin, Some(0.5), "doomed").await.is_problem(422, "idempotency_mismatch", None);
    let steps = [(Some(0.5), "make"), (Some(0.5), "same"), (Some(0.9), "change"), (None, "end")];
    let mut done = Vec::new();
    for (strength, key) in steps {
        let answer = send(admin, strength, key).await;
        assert!(answer.status < 300 && !answer.is_replayed(), "{key}: {}", answer.text);
        done.push(answer);
    }
    assert_eq!(done.iter().map(Answer::rev).collect::<Vec<_>>(), [5, 5, 6, 7]);
    let all_again = async |api: &Api| {
        for ((strength, key), then) in steps.into_iter().zip(&done) {
            let again = send(api, strength, key).await.is(then.status);
            assert!(again.is_replayed(), "{key}: {}", again.text);
            assert_eq!((&again.body, again.rev()), (&then.body, then.rev()), "{key}");
            assert_eq!(again.header("ledger-position"), then.header("ledger-position"), "{key}");
        }
        for (strength, key) in [(Some(0.6), "make"), (None, "change"), (Some(0.5), "end")] {
            send(api, strength, key).await.is_problem(422, "idempotency_mismatch", None);
        }
        assert!(listed(api).await.is_empty());
        assert_eq!(rev(api, "ana").await, 7);
    };
    all_again(admin).await;
    let world = world.restarted().await;
    all_again(&world.admin).await;
}
