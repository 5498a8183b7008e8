//! What agents know a person by, over HTTP: the person alone decides on it.

use memledger_tests::{Backend, server::Api};
use reqwest::Method;
use serde_json::{Value, json};

use super::{World, id, memory, remember};
use crate::erasure;

on_both!(
    a_sensitive_value_waits_for_the_persons_yes,
    nobody_else_decides,
    an_agent_passes_on_what_the_person_wrote,
    a_no_leaves_nothing_and_lasts,
    a_benign_value_is_applied_after_two_turns,
    a_withdrawal_is_one_call,
    a_repeated_decision_is_answered_as_before,
    a_message_counts_once_and_for_what_was_there,
    a_persons_key_reaches_that_person_alone,
    a_person_corrects_the_text_of_a_memory_and_nothing_else,
    a_key_is_told_whose_it_is,
);

const CONTEXT: &str = "/api/users/ana/context";
const PROPOSALS: &str = "/api/users/ana/context/proposals";

struct People {
    world: World,
    person: Api,
    agent: Api,
}

async fn people(backend: Backend) -> People {
    let world = World::new(backend).await;
    let person = world.server.with_key(&["--role", "person", "--user", "ana"]).await;
    let agent = world.server.with_key(&["--role", "agent", "--agent", "planner"]).await;
    People { world, person, agent }
}

async fn propose(api: &Api, field: &str, value: &str, evidence: Value) -> Value {
    let body = json!({"field": field, "value": value, "reason": "said so", "evidence": evidence});
    api.post(PROPOSALS, &body).await.is(201).body
}

fn decision(proposal: &Value, what: &str) -> String {
    format!("{PROPOSALS}/{}/{what}", proposal["id"].as_str().expect("a proposal has an id"))
}

async fn say(api: &Api, role: &str, text: &str) -> u64 {
    let messages = json!({"messages": [{"role": role, "content": text}]});
    let said = api.post("/api/users/ana/threads/t1/messages", &messages).await.is(201);
    said.body["messages"][0]["seq"].as_u64().expect("a message has a seq")
}

async fn a_sensitive_value_waits_for_the_persons_yes(backend: Backend) {
    let People { world, person, agent } = people(backend).await;
    let seq = say(&agent, "user", "I have moved to Weimar").await;
    let said = json!([{"thread_id": "t1", "seq": seq}]);
    let made = propose(&agent, "city", "Weimar", said.clone()).await;
    assert_eq!(
        (&made["status"], &made["is_sensitive"], &made["value"]),
        (&json!("pending"), &json!(true), &json!("Weimar"))
    );
    // The same again is the same proposal, and what waits is on no read path of agents.
    assert_eq!(propose(&agent, "city", " weimar", said.clone()).await["id"], made["id"]);
    // Another agent that guesses it learns nothing but that it waits.
    let sales = world.server.with_key(&["--role", "agent", "--agent", "sales"]).await;
    let told = sales
        .post(PROPOSALS, &json!({"field": "city", "value": "WEIMAR", "reason": "a guess"}))
        .await
        .is(201);
    assert_eq!((&told.body["id"], &told.body["value"]), (&made["id"], &json!("WEIMAR")));
    assert_eq!((&told.body["reason"], &told.body["evidence"]), (&Value::Null, &json!([])));
    assert_eq!(agent.get(CONTEXT).await.is(200).body["fields"], json!({}));
    let exported = agent.get("/api/users/ana/export").await.is(200).text;
    assert!(!exported.contains("\"proposal\""), "{exported}");
    agent.get(PROPOSALS).await.is_problem(403, "forbidden", None);
    let waiting = person.get(&format!("{PROPOSALS}?status=pending")).await.is(200);
    assert_eq!(waiting.items(), std::slice::from_ref(&made));

    let yes = |hash: &Value| json!({"content_hash": hash, "channel": "ui"});
    person.post(&decision(&made, "accept"), &yes(&json!("ab12"))).await.is_problem(
        412,
        "revision_mismatch",
        None,
    );
    let accepted = person.post(&decision(&made, "accept"), &yes(&made["content_hash"])).await.is(200).body;
    assert_eq!(accepted["status"], "accepted");
    let known = agent.get(CONTEXT).await.is(200).body;
    assert_eq!(known["fields"]["city"]["value"], "Weimar");
    assert_eq!(known["fields"]["city"]["source"], said);
    assert_eq!(known["fields"]["city"]["proposal_id"], made["id"]);
    // Once is enough, and once is all.
    person.post(&decision(&made, "accept"), &yes(&made["content_hash"])).await.is_problem(
        409,
        "state_conflict",
        None,
    );
    world.server.stop().await;
}

async fn nobody_else_decides(backend: Backend) {
    let People { world, person: _, agent } = people(backend).await;
    let made = propose(&agent, "pronouns", "she/her", json!([])).await;
    let yes = json!({"content_hash": made["content_hash"]});
    let auditor = world.server.with_key(&["--role", "auditor"]).await;
    for api in [&world.admin, &auditor] {
        api.post(&decision(&made, "accept"), &yes).await.is_problem(403, "forbidden", None);
        api.post(&decision(&made, "reject"), &json!({})).await.is_problem(403, "forbidden", None);
        api.delete(&format!("{CONTEXT}/pronouns")).await.is_problem(403, "forbidden", None);
    }
    let ben = world.server.with_key(&["--role", "person", "--user", "ben"]).await;
    ben.post(&decision(&made, "accept"), &yes).await.is_problem(404, "not_found", None);
    agent.post(&decision(&made, "accept"), &yes).await.is_problem(400, "invalid_request", Some("message"));
    assert_eq!(world.admin.get(CONTEXT).await.is(200).body["fields"], json!({}));
    world.server.stop().await;
}

async fn an_agent_passes_on_what_the_person_wrote(backend: Backend) {
    let People { world, person: _, agent } = people(backend).await;
    let before = say(&agent, "user", "Call me Anni").await;
    let made = propose(&agent, "preferred_name", "Anni", json!([{"thread_id": "t1", "seq": before}])).await;
    let asked = say(&agent, "assistant", "Shall I call you Anni from now on?").await;
    let answer = say(&agent, "user", "Yes, please").await;
    let accept = async |seq: u64| {
        let message = json!({"thread_id": "t1", "seq": seq});
        let body = json!({"content_hash": made["content_hash"], "channel": "chat", "message": message});
        agent.post(&decision(&made, "accept"), &body).await
    };
    for seq in [before, asked, 99] {
        accept(seq).await.is_problem(400, "invalid_request", Some("message"));
    }
    let accepted = accept(answer).await.is(200).body;
    assert_eq!(accepted["message"], json!({"thread_id": "t1", "seq": answer}));
    // A message answers one proposal.
    let other = propose(&agent, "language", "German", json!([])).await;
    let message = json!({"thread_id": "t1", "seq": answer});
    let body = json!({"content_hash": other["content_hash"], "channel": "chat", "message": message});
    agent.post(&decision(&other, "accept"), &body).await.is_problem(400, "invalid_request", Some("message"));
    world.server.stop().await;
}

async fn a_no_leaves_nothing_and_lasts(backend: Backend) {
    let People { world, person, agent } = people(backend).await;
    let marker = erasure::marker();
    let body = json!({"field": "city", "value": "Zwickau-Planitz", "reason": marker});
    let made = agent.post(PROPOSALS, &body).await.is(201).body;
    let rejected = person.post(&decision(&made, "reject"), &json!({"reason": "no"})).await.is(200).body;
    assert_eq!((&rejected["status"], &rejected["value"]), (&json!("rejected"), &Value::Null));
    let again = json!({"field": "city", "value": "zwickau-planitz"});
    agent.post(PROPOSALS, &again).await.is_problem(422, "rejected", None);
    propose(&agent, "city", "Weimar", json!([])).await;
    let export = world.admin.get("/api/users/ana/export").await.is(200).text;
    assert!(!export.to_lowercase().contains("planitz") && export.contains("Weimar"), "{export}");
    erasure::is_gone(&world.database, &marker).await;
    world.server.stop().await;
}

/// The same request under its key has the same answer, whatever became of the message that it names.
async fn a_repeated_decision_is_answered_as_before(backend: Backend) {
    let People { world, person: _, agent } = people(backend).await;
    let made = propose(&agent, "city", "Weimar", json!([])).await;
    let answer = say(&agent, "user", "Yes").await;
    let other = say(&agent, "user", "Yes, yes").await;
    let accept = async |seq: u64| {
        let message = json!({"thread_id": "t1", "seq": seq});
        let body = json!({"content_hash": made["content_hash"], "channel": "chat", "message": message});
        let key = [("Idempotency-Key", "yes-1")];
        agent.send(Method::POST, &decision(&made, "accept"), Some(&body), &key).await
    };
    assert!(!accept(answer).await.is(200).is_replayed());
    agent.delete(&format!("/api/users/ana/threads/t1/messages?from_seq={answer}")).await.is(200);
    assert!(accept(answer).await.is(200).is_replayed());
    accept(other).await.is_problem(422, "idempotency_mismatch", None);
    world.server.stop().await;
}

async fn a_benign_value_is_applied_after_two_turns(backend: Backend) {
    let People { world, person: _, agent } = people(backend).await;
    let first = say(&agent, "user", "Keep it short, please").await;
    let same_turn = say(&agent, "user", "Really short").await;
    let of = |seq: u64| json!([{"thread_id": "t1", "seq": seq}]);
    let made = propose(&agent, "tone", "brief", of(first)).await;
    assert_eq!((&made["status"], &made["is_sensitive"]), (&json!("pending"), &json!(false)));
    assert_eq!(propose(&agent, "tone", "brief", of(same_turn)).await["status"], "pending");
    let answered = say(&agent, "assistant", "Sure.").await;
    let body = json!({"field": "tone", "value": "brief", "evidence": of(answered)});
    agent.post(PROPOSALS, &body).await.is_problem(400, "invalid_request", Some("evidence[0]"));
    let later = say(&agent, "user", "Too long again").await;
    assert_eq!(propose(&agent, "tone", "brief", of(later)).await["status"], "applied");
    assert_eq!(agent.get(CONTEXT).await.is(200).body["fields"]["tone"]["value"], "brief");
    // What is sensitive needs a yes in a benign field too.
    let goal = propose(&agent, "goals", "live well with my diabetes", of(first)).await;
    let goal = propose(&agent, "goals", goal["value"].as_str().unwrap_or_default(), of(later)).await;
    assert_eq!((&goal["status"], &goal["is_sensitive"]), (&json!("pending"), &json!(true)));
    world.server.stop().await;
}

async fn a_withdrawal_is_one_call(backend: Backend) {
    let People { world, person, agent } = people(backend).await;
    let made = propose(&agent, "city", "Quedlinburg", json!([])).await;
    let yes = json!({"content_hash": made["content_hash"]});
    person.post(&decision(&made, "accept"), &yes).await.is(200);
    let left = person.delete(&format!("{CONTEXT}/city")).await.is(200).body;
    assert_eq!(left["fields"], json!({}));
    let ended = person.get(PROPOSALS).await.is(200);
    assert_eq!((&ended.items()[0]["status"], &ended.items()[0]["value"]), (&json!("accepted"), &Value::Null));
    person.delete(&format!("{CONTEXT}/city")).await.is_problem(404, "not_found", None);
    person.delete(&format!("{CONTEXT}/shoe_size")).await.is_problem(400, "invalid_request", Some("field"));
    let verified = world.admin.get("/api/admin/ledger/verify").await.is(200);
    assert_eq!(verified.body["ok"], true, "{}", verified.text);
    world.server.stop().await;
}

async fn a_message_counts_once_and_for_what_was_there(backend: Backend) {
    let People { world, person: _, agent } = people(backend).await;
    let first = say(&agent, "user", "Be brief").await;
    say(&agent, "assistant", "Sure.").await;
    let second = say(&agent, "user", "Briefer").await;
    let evidence = json!([{"thread_id": "t1", "seq": first}, {"thread_id": "t1", "seq": second}]);
    assert_eq!(propose(&agent, "tone", "brief", evidence.clone()).await["status"], "applied");
    let tone = |seq: u64| format!("{CONTEXT}/tone?thread_id=t1&seq={seq}");
    agent.delete(&tone(second)).await.is_problem(400, "invalid_request", Some("message"));
    let no = say(&agent, "user", "Forget how I like it").await;
    agent.delete(&tone(no)).await.is(200);
    // What was said before a withdrawal does not bring the value back.
    assert_eq!(propose(&agent, "tone", "brief", evidence).await["status"], "pending");
    // Nor is a no, or a withdrawal, a yes to something else.
    let city = propose(&agent, "city", "Weimar", json!([])).await;
    let other = propose(&agent, "language", "German", json!([])).await;
    let answer = json!({"thread_id": "t1", "seq": say(&agent, "user", "No").await});
    agent.post(&decision(&city, "reject"), &json!({"message": answer})).await.is(200);
    let yes = json!({"content_hash": other["content_hash"], "channel": "chat", "message": answer});
    agent.post(&decision(&other, "accept"), &yes).await.is_problem(400, "invalid_request", Some("message"));
    // A reason may tell more than the value.
    let body = json!({"field": "tone", "value": "gentle", "reason": "Ana has diabetes"});
    assert_eq!(agent.post(PROPOSALS, &body).await.is(201).body["is_sensitive"], true);
    world.server.stop().await;
}

async fn a_persons_key_reaches_that_person_alone(backend: Backend) {
    let People { world, person, agent } = people(backend).await;
    let own = id(&remember(&agent, "ana", json!({"content": "Likes tea"})).await);
    let others = id(&remember(&agent, "ben", json!({"content": "Likes coffee"})).await);
    say(&agent, "user", "I like tea").await;
    for open in
        ["memories", "timeline", "export", "threads", "threads/t1/messages", "context", "context/proposals"]
    {
        person.get(&format!("/api/users/ana/{open}")).await.is(200);
        person.get(&format!("/api/users/ben/{open}")).await.is_problem(404, "not_found", None);
    }
    person.get(&memory("ana", &own)).await.is(200);
    for closed in [
        "/api/users",
        "/api/events",
        "/api/users/ana/threads/t1/context",
        "/api/admin/keys",
        "/api/facts?user_id=ana",
        "/api/memory-banks",
    ] {
        person.get(closed).await.is_problem(403, "forbidden", None);
    }
    let said = json!({"query": "tea", "filters": {"user_id": "ana"}});
    person.post("/api/memory/query", &said).await.is_problem(403, "forbidden", None);
    let new = json!({"content": "Likes cake"});
    person.post("/api/users/ana/memories", &new).await.is_problem(403, "forbidden", None);
    person.post(PROPOSALS, &json!({"field": "tone", "value": "warm"})).await.is_problem(
        403,
        "forbidden",
        None,
    );
    person.delete(&memory("ben", &others)).await.is_problem(404, "not_found", None);
    assert_eq!(person.delete(&memory("ana", &own)).await.is(200).body["state"], "archived");
    let refused = world.server.cli(&["keys", "create", "--role", "person"]).await;
    assert!(refused.is(2).stderr.contains("--user: a person's key needs exactly one user"));
    world.server.stop().await;
}

async fn a_person_corrects_the_text_of_a_memory_and_nothing_else(backend: Backend) {
    let People { world, person, agent } = people(backend).await;
    let filed =
        json!({"content": "Likes black tea", "category": "Personal", "topics": ["tea"], "bank": "Interests"});
    let own = id(&remember(&agent, "ana", filed).await);
    let others = id(&remember(&agent, "ben", json!({"content": "Likes coffee"})).await);
    let text = json!({"content": "Likes green tea"});
    let correct = async |body: Value, headers: &[(&str, &str)]| {
        person.send(Method::PATCH, &memory("ana", &own), Some(&body), headers).await
    };
    for more in [
        json!({"pinned": true}),
        json!({"importance": 5}),
        json!({"bank": "Work"}),
        json!({"category": null}),
        json!({"topics": []}),
        json!({"metadata": {"by": "ana"}}),
        json!({"role": "user"}),
    ] {
        correct(more.clone(), &[]).await.is_problem(403, "forbidden", None);
        let mut both = more;
        both["content"] = text["content"].clone();
        correct(both, &[]).await.is_problem(403, "forbidden", None);
    }
    correct(text.clone(), &[("If-Match", "\"7\"")]).await.is_problem(412, "revision_mismatch", None);
    let corrected = correct(text.clone(), &[("If-Match", "\"1\"")]).await.is(200).body;
    let labels = (&corrected["category"], &corrected["topics"], &corrected["bank"]);
    assert_eq!(corrected["content"], "Likes green tea");
    assert_eq!(labels, (&json!("Personal"), &json!(["tea"]), &json!("Interests")));
    // The log names the person, and keeps what was there before.
    let history = person.get(&format!("{}/history", memory("ana", &own))).await.is(200);
    let newest = &history.items()[0];
    assert_eq!((&newest["event"], &newest["old"]), (&json!("UPDATE"), &json!("Likes black tea")));
    assert!(newest["actor"].as_str().is_some_and(|actor| actor.starts_with("person:k_")), "{newest}");
    person.send(Method::PATCH, &memory("ben", &others), Some(&text), &[]).await.is_problem(
        404,
        "not_found",
        None,
    );
    let closed = format!("{}/restore", memory("ana", &own));
    person.delete(&memory("ana", &own)).await.is(200);
    person.post(&closed, &json!({})).await.is_problem(403, "forbidden", None);
    world.server.stop().await;
}

async fn a_key_is_told_whose_it_is(backend: Backend) {
    let People { world, person, agent } = people(backend).await;
    let told = person.get("/api/auth/key").await.is(200);
    assert_eq!(told.header("cache-control"), Some("no-store"));
    let told = told.body;
    assert_eq!((&told["role"], &told["users"]), (&json!("person"), &json!(["ana"])));
    let told = agent.get("/api/auth/key").await.is(200).body;
    let whose = (&told["role"], &told["agent"], &told["users"]);
    assert_eq!(whose, (&json!("agent"), &json!("planner"), &json!([])));
    let metrics = world.server.with_key(&["--role", "metrics"]).await;
    metrics.get("/api/auth/key").await.is_problem(403, "forbidden", None);
    world.server.stop().await;
}
