//! Messages become memories in the background, over HTTP.

use std::time::{Duration, Instant};

use memledger_tests::{
    Backend,
    server::{Api, is_sound},
};
use reqwest::Method;
use serde_json::{Value, json};

use crate::{
    erasure,
    http::{World, memories, memory},
};

on_both!(
    a_turn_becomes_memories_with_their_sources,
    what_is_said_again_reinforces_and_what_changes_updates,
    a_turn_and_a_day_make_as_many_memories_as_they_may,
    what_is_sensitive_waits_for_the_persons_yes,
    a_secret_is_set_apart,
    what_goes_takes_along_what_was_made_of_it,
    what_was_purged_stays_so_without_its_neighbour,
    reading_again_brings_nothing_back,
    settings_say_whether_messages_are_extracted,
    one_key_makes_one_thread_and_one_extraction,
);

const PATIENCE: Duration = Duration::from_secs(30);
const TURNS: &str = "/api/users/ana/turns";
const EXTRACTIONS: &str = "/api/users/ana/extractions";
const CONFIG: &str = "/api/admin/workflows/extraction/config";

fn said(texts: &[(&str, &str)]) -> Value {
    let messages: Vec<Value> =
        texts.iter().map(|(role, text)| json!({"role": role, "content": text})).collect();
    json!({"thread_id": "t1", "messages": messages})
}

/// The extraction once it has ended.
pub async fn extracted(api: &Api, id: &Value) -> Value {
    extracted_of(api, "ana", id).await
}

/// The same of another user.
pub async fn extracted_of(api: &Api, user: &str, id: &Value) -> Value {
    let path = format!("/api/users/{user}/extractions/{}", id.as_str().expect("an extraction was requested"));
    let deadline = Instant::now() + PATIENCE;
    loop {
        let found = api.get(&path).await.is(200).body;
        if found["status"] == "completed" || found["status"] == "withdrawn" {
            return found;
        }
        assert!(Instant::now() < deadline, "{found}");
        tokio::time::sleep(Duration::from_millis(20)).await;
    }
}

/// What a turn of ana's became.
pub async fn turn(api: &Api, texts: &[(&str, &str)]) -> Value {
    let appended = api.post(TURNS, &said(texts)).await.is(201).body;
    extracted(api, &appended["extraction_id"]).await
}

pub fn outcomes(extraction: &Value) -> Vec<&str> {
    let candidates = extraction["candidates"].as_array().expect("candidates are listed").iter();
    candidates.map(|one| one["outcome"].as_str().expect("a candidate has an outcome")).collect()
}

async fn contents(api: &Api) -> Vec<String> {
    let listed = api.get(&memories("ana")).await.is(200);
    listed.items().iter().map(|one| one["content"].as_str().unwrap_or_default().to_owned()).collect()
}

async fn a_turn_becomes_memories_with_their_sources(backend: Backend) {
    let world = World::new(backend).await;
    let agent = world.server.with_key(&["--role", "agent", "--agent", "planner"]).await;
    let done = turn(&agent, &[("user", "I live in Weimar. I play the cello."), ("assistant", "Nice!")]).await;
    assert_eq!((outcomes(&done), &done["extractor"]), (vec!["created"; 2], &json!("offline-1")), "{done}");
    assert_eq!((&done["from_seq"], &done["to_seq"], &done["attempts"]), (&json!(0), &json!(1), &json!(0)));
    let first = &done["candidates"][0];
    let kept = agent.get(&memory("ana", first["memory_id"].as_str().unwrap())).await.is(200).body;
    assert_eq!(kept["content"], first["text"]);
    assert_eq!((&kept["thread_id"], &kept["role"]), (&json!("t1"), &json!("user")));
    assert_eq!(kept["created_by"], "workflow:extraction");
    let source = &kept["metadata"]["source"];
    assert_eq!((&source["thread_id"], &source["seq"]), (&json!("t1"), &json!(0)), "{kept}");
    assert_eq!(kept["metadata"]["fact_key"], first["fact_key"]);
    for filter in
        ["thread_id=t1", "status=completed", &format!("memory_id={}", first["memory_id"].as_str().unwrap())]
    {
        assert_eq!(
            agent.get(&format!("{EXTRACTIONS}?{filter}")).await.is(200).items(),
            std::slice::from_ref(&done),
            "{filter}"
        );
    }
    for filter in ["thread_id=t2", "status=failed", "memory_id=nothing"] {
        assert_eq!(agent.get(&format!("{EXTRACTIONS}?{filter}")).await.is(200).items().len(), 0, "{filter}");
    }
    let timeline = world.admin.get("/api/users/ana/timeline?event=MESSAGES_EXTRACTED").await.is(200);
    assert_eq!(timeline.items()[0]["detail"]["outcomes"], json!({"created": 2}), "{}", timeline.text);
    let export = world.admin.get("/api/users/ana/export").await.is(200).text;
    assert!(export.contains("\"extraction\"") && export.contains(done["id"].as_str().unwrap()), "{export}");
    // A message that states nothing has its outcome too.
    assert_eq!(outcomes(&turn(&agent, &[("user", "What time is it?")]).await), [""; 0]);
    is_sound(&world.database.url).await;
    world.server.stop().await;
}

async fn what_is_said_again_reinforces_and_what_changes_updates(backend: Backend) {
    let world = World::new(backend).await;
    let api = &world.admin;
    let first = turn(api, &[("user", "I live in Weimar.")]).await;
    let id = &first["candidates"][0]["memory_id"];
    let before = api.get(&memory("ana", id.as_str().unwrap())).await.is(200).body;
    let again = turn(api, &[("user", "I live in Weimar.")]).await;
    assert_eq!((outcomes(&again), &again["candidates"][0]["memory_id"]), (vec!["duplicate"], id));
    let sources = api.get(&format!("{EXTRACTIONS}?memory_id={}", id.as_str().unwrap())).await.is(200);
    assert_eq!(sources.items().len(), 2, "both messages say it");
    tokio::time::sleep(Duration::from_millis(5)).await;
    let moved = turn(api, &[("user", "I have moved to Jena.")]).await;
    assert_eq!((outcomes(&moved), &moved["candidates"][0]["memory_id"]), (vec!["updated"], id), "{moved}");
    let now = contents(api).await;
    assert!(now.len() == 1 && now[0].contains("Jena"), "{now:?}");
    let history = api.get(&format!("{}/history", memory("ana", id.as_str().unwrap()))).await.is(200).text;
    assert!(history.contains("Weimar") && history.contains("Jena"), "{history}");
    let at = before["updated_at"].as_str().unwrap();
    let past = api.get(&format!("{}?as_of={at}", memories("ana"))).await.is(200);
    assert!(past.text.contains("Weimar") && !past.text.contains("Jena"), "{}", past.text);
    // Two values in one turn: the later one stands.
    let both = turn(api, &[("user", "I used to live in Jena. I live in Gera.")]).await;
    let now = contents(api).await;
    assert!(now.iter().filter(|text| text.contains("lives in")).count() == 1, "{both} {now:?}");
    is_sound(&world.database.url).await;
    world.server.stop().await;
}

async fn a_turn_and_a_day_make_as_many_memories_as_they_may(backend: Backend) {
    let world = World::new(backend).await;
    let api = &world.admin;
    let five = "I work as a baker. I play the cello. I own a canoe. I speak Danish. I have two sisters.";
    let done = turn(api, &[("user", five)]).await;
    assert_eq!(outcomes(&done), ["created", "created", "created", "capped", "capped"], "{done}");
    let set = json!({"max_writes_per_day": 10, "max_writes_per_turn": 100});
    let body = set.to_string().into_bytes();
    api.try_send(Method::PUT, CONFIG, Some(body), &[]).await.unwrap().is(200);
    let instruments = ["flute", "harp", "oboe", "viola", "tuba", "lute", "organ", "banjo"];
    let turns = (0..64_usize).map(|at| {
        let text = format!("I own {} {}s.", at + 3, instruments[at % instruments.len()]);
        let body = json!({"thread_id": format!("t{at}"), "messages": [{"role": "user", "content": text}]});
        async move { api.post(TURNS, &body).await.is(201).body["extraction_id"].clone() }
    });
    let mut counts = std::collections::BTreeMap::new();
    for id in futures::future::join_all(turns).await {
        for outcome in outcomes(&extracted(api, &id).await) {
            *counts.entry(outcome.to_owned()).or_insert(0) += 1;
        }
    }
    assert_eq!(
        counts.get("created").copied().unwrap_or(0) + counts.get("updated").copied().unwrap_or(0),
        7,
        "{counts:?}"
    );
    // The turns come in any order: what an earlier one says of the same instruments is turned down before it is counted.
    let left = ["capped", "rejected"].map(|outcome| counts.get(outcome).copied().unwrap_or(0));
    assert!(left[0] > 0 && left.iter().sum::<i32>() == 57, "{counts:?}");
    is_sound(&world.database.url).await;
    world.server.stop().await;
}

async fn what_is_sensitive_waits_for_the_persons_yes(backend: Backend) {
    let world = World::new(backend).await;
    let agent = world.server.with_key(&["--role", "agent", "--agent", "planner"]).await;
    let person = world.server.with_key(&["--role", "person", "--user", "ana"]).await;
    let done = turn(&agent, &[("user", "I have asthma.")]).await;
    let one = &done["candidates"][0];
    assert_eq!(
        (outcomes(&done), &one["proposal_id"], &one["text"]),
        (vec!["needs_consent"], &Value::Null, &Value::Null)
    );
    assert_eq!(contents(&agent).await, [""; 0]);
    let waiting = person.get("/api/users/ana/context/proposals?status=pending").await.is(200);
    let [proposal] = waiting.items() else { panic!("{}", waiting.text) };
    assert_eq!(
        (&proposal["field"], &proposal["evidence"]),
        (&json!("health"), &json!([{"thread_id": "t1", "seq": 0}]))
    );
    let seen = person.get(&format!("{EXTRACTIONS}/{}", done["id"].as_str().unwrap())).await.is(200).body;
    assert_eq!(seen["candidates"][0]["proposal_id"], proposal["id"]);
    let path =
        |what: &str| format!("/api/users/ana/context/proposals/{}/{what}", proposal["id"].as_str().unwrap());
    person.post(&path("accept"), &json!({"content_hash": proposal["content_hash"]})).await.is(200);
    let known = agent.get("/api/users/ana/context").await.is(200).body;
    assert_eq!(
        (&known["facts"][0]["field"], &known["facts"][0]["value"]),
        (&json!("health"), &proposal["value"])
    );
    // A second one of the class stands next to it; each can go.
    let done = turn(&agent, &[("user", "I am allergic to penicillin.")]).await;
    assert_eq!(outcomes(&done), ["needs_consent"]);
    let waiting =
        person.get("/api/users/ana/context/proposals?status=pending").await.is(200).items()[0].clone();
    let no = format!("/api/users/ana/context/proposals/{}/reject", waiting["id"].as_str().unwrap());
    person.post(&no, &json!({})).await.is(200);
    // What the person said no to is not asked again, and its words are nowhere but in the message.
    let again = turn(&agent, &[("user", "I am allergic to penicillin.")]).await;
    assert_eq!(outcomes(&again), ["rejected"], "{again}");
    assert_eq!(again["candidates"][0]["text"], Value::Null);
    let left = person.delete("/api/users/ana/context/health").await.is(200).body;
    assert_eq!(left["facts"], json!([]));
    let reread =
        agent.post(EXTRACTIONS, &json!({"thread_id": "t1", "from_seq": 0, "to_seq": 0})).await.is(202).body;
    assert_eq!(outcomes(&extracted(&agent, &reread["id"]).await), ["rejected"], "it was withdrawn since");
    is_sound(&world.database.url).await;
    world.server.stop().await;
}

async fn a_secret_is_set_apart(backend: Backend) {
    let world = World::new(backend).await;
    let agent = world.server.with_key(&["--role", "agent", "--agent", "planner"]).await;
    let done = turn(&agent, &[("user", "I use the password hunter2-Blue-Kite for my bank.")]).await;
    assert_eq!((outcomes(&done), &done["candidates"][0]["text"]), (vec!["quarantined"], &Value::Null));
    assert_eq!(contents(&agent).await, [""; 0]);
    let auditor = world.server.with_key(&["--role", "auditor"]).await;
    let seen = auditor.get(&format!("{EXTRACTIONS}/{}", done["id"].as_str().unwrap())).await.is(200).body;
    assert!(seen["candidates"][0]["text"].as_str().unwrap().contains("hunter2"), "{seen}");
    world.server.stop().await;
}

async fn what_goes_takes_along_what_was_made_of_it(backend: Backend) {
    let world = World::new(backend).await;
    let api = &world.admin;
    let marker = erasure::marker();
    let text = format!("I use the password {marker} for my bank.");
    let secret = turn(api, &[("user", &text)]).await;
    assert_eq!(outcomes(&secret), ["quarantined"], "{secret}");
    erasure::is_there(&world.database, &marker).await;
    let purge = "/api/users/ana/threads/t1/messages/0/purge";
    api.post(purge, &json!({"reason": "asked for"})).await.is(200);
    let seen = api.get(&format!("{EXTRACTIONS}/{}", secret["id"].as_str().unwrap())).await.is(200).body;
    assert_eq!((&seen["status"], &seen["candidates"][0]["text"]), (&json!("withdrawn"), &Value::Null));
    erasure::is_gone(&world.database, &marker).await;
    let next = turn(api, &[("user", "I play the cello.")]).await;
    api.delete("/api/users/ana/threads/t1/messages?from_seq=1").await.is(200);
    let seen = api.get(&format!("{EXTRACTIONS}/{}", next["id"].as_str().unwrap())).await.is(200).body;
    assert_eq!(seen["status"], "withdrawn");
    is_sound(&world.database.url).await;
    world.server.stop().await;
}

async fn reading_again_brings_nothing_back(backend: Backend) {
    let world = World::new(backend).await;
    let api = &world.admin;
    let done = turn(api, &[("user", "I live in Weimar. I play the cello. I own a canoe.")]).await;
    assert_eq!(outcomes(&done), ["created"; 3]);
    let id = |at: usize| done["candidates"][at]["memory_id"].as_str().unwrap().to_owned();
    turn(api, &[("user", "I have moved to Jena.")]).await;
    api.delete(&memory("ana", &id(1))).await.is(200);
    let purge = format!("{}/purge", memory("ana", &id(2)));
    api.post(&purge, &json!({"reason": "asked for"})).await.is(200);
    // What somebody corrected is not said again by the old message either.
    for (said, corrected) in [
        ("I own a trumpet.", "The user owns a trombone."),
        ("I work as a baker.", "The user works as a cook."),
    ] {
        let own = turn(api, &[("user", said)]).await;
        let own = memory("ana", own["candidates"][0]["memory_id"].as_str().unwrap());
        api.patch(&own, &json!({"content": corrected})).await.is(200);
    }
    let before = contents(api).await;
    let reread = api.post(EXTRACTIONS, &json!({"thread_id": "t1"})).await.is(202).body;
    let reread = extracted(api, &reread["id"]).await;
    assert_eq!(
        outcomes(&reread),
        ["rejected", "rejected", "rejected", "duplicate", "rejected", "rejected"],
        "{reread}"
    );
    assert_eq!(contents(api).await, before);
    // Said once more, it is remembered again.
    assert_eq!(outcomes(&turn(api, &[("user", "I play the cello.")]).await), ["created"]);
    is_sound(&world.database.url).await;
    world.server.stop().await;
}

async fn what_was_purged_stays_so_without_its_neighbour(backend: Backend) {
    let world = World::new(backend).await;
    let api = &world.admin;
    let said = [("user", "I own a canoe."), ("user", "I play the cello.")];
    let done = turn(api, &said).await;
    assert_eq!(outcomes(&done), ["created"; 2]);
    let canoe = memory("ana", done["candidates"][0]["memory_id"].as_str().unwrap());
    api.post(&format!("{canoe}/purge"), &json!({"reason": "asked for"})).await.is(200);
    let neighbour = "/api/users/ana/threads/t1/messages/1/purge";
    api.post(neighbour, &json!({"reason": "asked for"})).await.is(200);
    let reread = api.post(EXTRACTIONS, &json!({"thread_id": "t1"})).await.is(202).body;
    assert_eq!(outcomes(&extracted(api, &reread["id"]).await), ["rejected"]);
    // Another message at its place is another statement.
    api.delete("/api/users/ana/threads/t1/messages?from_seq=0").await.is(200);
    assert_eq!(outcomes(&turn(api, &said[..1]).await), ["created"]);
    is_sound(&world.database.url).await;
    world.server.stop().await;
}

async fn settings_say_whether_messages_are_extracted(backend: Backend) {
    let world = World::new(backend).await;
    let api = &world.admin;
    let say = async |extract: Option<bool>| {
        let mut body = json!({"messages": [{"role": "user", "content": "I play the cello."}]});
        if let Some(extract) = extract {
            body["extract"] = extract.into();
        }
        api.post("/api/users/ana/threads/t1/messages", &body).await.is(201).body["extraction_id"].clone()
    };
    assert_eq!(say(None).await, Value::Null);
    assert!(say(Some(true)).await.is_string());
    let set = async |body: Value| {
        api.try_send(Method::PUT, CONFIG, Some(body.to_string().into_bytes()), &[]).await.unwrap()
    };
    let told = set(json!({"enabled": true, "duplicate_text": 0.9})).await.is(200).body;
    assert_eq!((&told["enabled"], &told["duplicate_text"]), (&json!(true), &json!(0.9)));
    assert!(say(None).await.is_string());
    assert_eq!(say(Some(false)).await, Value::Null);
    let told = api.get(CONFIG).await.is(200).body;
    assert_eq!((&told["extractor"], &told["error_guard"]["state"]), (&json!("offline"), &json!("closed")));
    assert_eq!((&told["max_writes_per_turn"], &told["check_low"]), (&json!(3), &json!(0.8)));
    let wrong = set(json!({"error_guard": {"threshold": 0}})).await;
    wrong.is_problem(400, "invalid_request", Some("error_guard.threshold"));
    set(json!({"check_low": 1.5})).await.is_problem(400, "invalid_request", Some("check_low"));
    is_sound(&world.database.url).await;
    world.server.stop().await;
}

async fn one_key_makes_one_thread_and_one_extraction(backend: Backend) {
    let world = World::new(backend).await;
    let api = &world.admin;
    let body = json!({"messages": [{"role": "user", "content": "I play the cello."}]});
    let send = async || api.send(Method::POST, TURNS, Some(&body), &[("Idempotency-Key", "turn-1")]).await;
    let (first, again) = (send().await.is(201), send().await.is(201));
    assert!(!first.is_replayed() && again.is_replayed());
    assert_eq!(first.body, again.body);
    let other = api.post(TURNS, &body).await.is(201).body;
    assert_ne!(other["thread_id"], first.body["thread_id"]);
    extracted(api, &first.body["extraction_id"]).await;
    extracted(api, &other["extraction_id"]).await;
    assert_eq!(contents(api).await.len(), 1);
    let asked = json!({"thread_id": "t1", "messages": [{"role": "user", "content": "What time is it?"}]});
    let nothing = api.send(Method::POST, TURNS, Some(&asked), &[("Idempotency-Key", "turn-2")]).await.is(201);
    assert_eq!(outcomes(&extracted(api, &nothing.body["extraction_id"]).await), [""; 0]);
    is_sound(&world.database.url).await;
    world.server.stop().await;
}
