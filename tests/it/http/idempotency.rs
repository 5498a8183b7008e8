//! A command id has one effect and one answer, however often it is sent.

use futures::future::join_all;
use memledger_tests::{
    Backend,
    server::{Answer, Api},
};
use reqwest::Method;
use serde_json::{Value, json};

use super::{World, active, id, memories, memory, remember, rev};

on_both!(
    a_repeated_command_has_no_effect_and_answers_as_it_is_now,
    a_key_belongs_to_the_agent_under_whichever_of_its_keys,
    a_key_stands_for_one_request,
    a_key_belongs_to_its_credential_and_user,
    identical_commands_at_once_have_one_effect,
    a_command_that_changed_nothing_has_had_its_effect,
    a_refused_command_leaves_its_key_free,
    a_key_stands_for_one_request_after_its_text_is_purged_too,
);

struct Command {
    method: Method,
    path: String,
    body: Option<Value>,
    key: String,
}

impl Command {
    async fn send(&self, api: &Api) -> Answer {
        let headers = [("Idempotency-Key", self.key.as_str())];
        api.send(self.method.clone(), &self.path, self.body.as_ref(), &headers).await
    }
}

fn post(path: String, body: Value, key: &str) -> Command {
    Command { method: Method::POST, path, body: Some(body), key: key.to_owned() }
}

/// What of an answer tells which command it is about: nothing of what may have changed since.
fn essence(answer: &Answer) -> (u16, String, [Option<String>; 2]) {
    let headers = ["ledger-rev", "ledger-position"].map(|name| answer.header(name).map(str::to_owned));
    (answer.status, id(&answer.body), headers)
}

/// A command of every kind, each done once, with its answer.
async fn every_kind(api: &Api) -> Vec<(Command, Answer)> {
    let made = [("m1", "one"), ("m2", "two"), ("m3", "three")];
    let mut done = Vec::new();
    for (key, content) in made {
        let command = post(memories("ana"), json!({"content": content, "topics": ["t"]}), key);
        let answer = command.send(api).await.is(201);
        done.push((command, answer));
    }
    let ids: Vec<String> = done.iter().map(|(_, answer)| id(&answer.body)).collect();
    let (one, three) = (memory("ana", &ids[0]), memory("ana", &ids[2]));
    let rest = [
        Command {
            method: Method::PATCH,
            path: one.clone(),
            body: Some(json!({"content": "changed", "importance": 5})),
            key: "update".into(),
        },
        Command { method: Method::DELETE, path: format!("{one}?reason=r"), body: None, key: "delete".into() },
        Command { method: Method::POST, path: format!("{one}/restore"), body: None, key: "restore".into() },
        post(
            format!("{}/merge", memories("ana")),
            json!({"source_ids": ids[..2], "content": "merged"}),
            "merge",
        ),
        Command {
            method: Method::DELETE,
            path: format!("{three}?mode=soft"),
            body: None,
            key: "soft".into(),
        },
        post(format!("{three}/purge"), json!({"reason": "asked for it"}), "purge"),
    ];
    for command in rest {
        let answer = command.send(api).await;
        assert!(answer.status < 300 && !answer.is_replayed(), "{}: {}", command.key, answer.text);
        done.push((command, answer));
    }
    done
}

async fn all_replayed(api: &Api, done: &[(Command, Answer)], head: u64) {
    for (command, first) in done {
        let again = command.send(api).await;
        assert!(again.is_replayed(), "{}: {}", command.key, again.text);
        assert_eq!(essence(&again), essence(first), "{}", command.key);
        // A memory as it is now, whatever it was then.
        let now = api.get(&memory("ana", &id(&first.body))).await.is(200);
        assert_eq!(again.header("etag"), now.header("etag"), "{}", command.key);
        for field in ["content", "topics", "state", "importance", "merged_into", "created_by"] {
            assert_eq!(again.body[field], now.body[field], "{field} of {}", command.key);
        }
    }
    assert_eq!(rev(api, "ana").await, head);
}

async fn a_repeated_command_has_no_effect_and_answers_as_it_is_now(backend: Backend) {
    let world = World::new(backend).await;
    let done = every_kind(&world.admin).await;
    let head = rev(&world.admin, "ana").await;
    all_replayed(&world.admin, &done, head).await;
    let world = world.restarted().await;
    all_replayed(&world.admin, &done, head).await;
}

async fn a_key_stands_for_one_request(backend: Backend) {
    let world = World::new(backend).await;
    let done = every_kind(&world.admin).await;
    let head = rev(&world.admin, "ana").await;
    let path = |at: usize| memory("ana", &id(&done[at].1.body));
    let others = [
        post(memories("ana"), json!({"content": "another", "topics": ["t"]}), "m1"),
        post(memories("ana"), json!({"content": "one", "topics": ["t"], "importance": 4}), "m1"),
        Command {
            method: Method::PATCH,
            path: path(0),
            body: Some(json!({"content": "something else"})),
            key: "update".into(),
        },
        Command { method: Method::DELETE, path: path(1), body: None, key: "m1".into() },
        Command { method: Method::DELETE, path: path(1), body: None, key: "delete".into() },
        Command {
            method: Method::POST,
            path: format!("{}/restore", path(1)),
            body: None,
            key: "restore".into(),
        },
        post(memories("ana"), json!({"content": "one"}), "restore"),
    ];
    for command in others {
        let answer = command.send(&world.admin).await;
        answer.is_problem(422, "idempotency_mismatch", None);
    }
    assert_eq!(rev(&world.admin, "ana").await, head);
    // The same request in other words is the same request.
    let respelled = post(memories("ana"), json!({"topics": ["t"], "content": " one "}), "m1");
    assert!(respelled.send(&world.admin).await.is(201).is_replayed());
}

async fn a_key_belongs_to_its_credential_and_user(backend: Backend) {
    let world = World::new(backend).await;
    let supervisor = world.server.with_key(&["--role", "supervisor"]).await;
    let other = world.server.with_key(&["--role", "admin", "--tenant", "other"]).await;
    let to = |user: &str, content: &str| post(memories(user), json!({"content": content}), "the same key");
    let answers = [
        to("ana", "an admin's").send(&world.admin).await.is(201),
        to("ana", "a supervisor's").send(&supervisor).await.is(201),
        to("bob", "an admin's").send(&world.admin).await.is(201),
        to("ana", "another tenant's").send(&other).await.is(201),
    ];
    assert!(answers.iter().all(|answer| !answer.is_replayed()));
    let again = to("ana", "a supervisor's").send(&supervisor).await.is(201);
    assert!(again.is_replayed());
    assert_eq!(again.body, answers[1].body);
    assert_eq!(active(&world.admin, "ana").await.len(), 2);
}

async fn a_key_belongs_to_the_agent_under_whichever_of_its_keys(backend: Backend) {
    let world = World::new(backend).await;
    let agent = async |role: &str, name: &str| {
        world.server.with_key(&["--role", role, "--agent", name, "--user", "ana"]).await
    };
    let command = post(memories("ana"), json!({"content": "Likes tea"}), "turn-17");
    let made = command.send(&agent("agent", "planner").await).await.is(201);
    let again = command.send(&agent("agent", "planner").await).await.is(201);
    assert!(again.is_replayed() && again.body["id"] == made.body["id"]);
    assert!(!command.send(&agent("agent", "coach").await).await.is(201).is_replayed());
    assert_eq!(active(&world.admin, "ana").await.len(), 2);
}

async fn identical_commands_at_once_have_one_effect(backend: Backend) {
    let world = World::new(backend).await;
    for round in 0..5 {
        let command = post(memories("ana"), json!({"content": "once"}), &format!("round {round}"));
        let answers = join_all((0..20).map(|_| command.send(&world.admin))).await;
        assert!(answers.iter().all(|answer| answer.status == 201), "{answers:?}");
        assert!(answers.iter().all(|answer| essence(answer) == essence(&answers[0])), "{answers:?}");
        assert_eq!(answers.iter().filter(|answer| !answer.is_replayed()).count(), 1);
        assert_eq!(rev(&world.admin, "ana").await, round + 1);
    }
    assert_eq!(active(&world.admin, "ana").await.len(), 5);
}

async fn a_command_that_changed_nothing_has_had_its_effect(backend: Backend) {
    let world = World::new(backend).await;
    let made = remember(&world.admin, "ana", json!({"content": "x", "importance": 3})).await;
    let path = memory("ana", &id(&made));
    let update = |importance: u8| Command {
        method: Method::PATCH,
        path: path.clone(),
        body: Some(json!({"importance": importance})),
        key: "unchanged".into(),
    };
    let first = update(3).send(&world.admin).await.is(200);
    world.admin.patch(&path, &json!({"importance": 5})).await.is(200);
    let again = update(3).send(&world.admin).await.is(200);
    assert!(again.is_replayed(), "a repeated command took effect: {}", again.text);
    assert_eq!(essence(&again), essence(&first));
    assert_eq!(again.body["importance"], 5, "as it is now");
    update(4).send(&world.admin).await.is_problem(422, "idempotency_mismatch", None);
    assert_eq!(world.admin.get(&path).await.is(200).body["importance"], 5);
}

async fn a_refused_command_leaves_its_key_free(backend: Backend) {
    let world = World::new(backend).await;
    let made = remember(&world.admin, "ana", json!({"content": "x"})).await;
    let path = memory("ana", &id(&made));
    let restore =
        Command { method: Method::POST, path: format!("{path}/restore"), body: None, key: "later".into() };
    restore.send(&world.admin).await.is_problem(409, "state_conflict", None);
    world.admin.delete(&path).await.is(200);
    assert!(!restore.send(&world.admin).await.is(200).is_replayed());
    assert!(restore.send(&world.admin).await.is(200).is_replayed());
}

/// Nobody can tell any more which text was sent, but which memory was spoken of and what was to be done with it.
async fn a_key_stands_for_one_request_after_its_text_is_purged_too(backend: Backend) {
    let world = World::new(backend).await;
    let create = |content: &str| post(memories("ana"), json!({"content": content}), "create");
    let first = create("one").send(&world.admin).await.is(201);
    let other = id(&remember(&world.admin, "ana", json!({"content": "two"})).await);
    let gone = id(&first.body);
    world.admin.post(&format!("{}/purge", memory("ana", &gone)), &json!({"reason": "r"})).await.is(200);
    let head = rev(&world.admin, "ana").await;
    let change = |path: String, key: &str| Command {
        method: Method::PATCH,
        path,
        body: Some(json!({"content": "changed"})),
        key: key.to_owned(),
    };
    for command in [
        change(memory("ana", &other), "create"),
        change(memory("ana", &gone), "create"),
        Command { method: Method::DELETE, path: memory("ana", &other), body: None, key: "create".into() },
    ] {
        command.send(&world.admin).await.is_problem(422, "idempotency_mismatch", None);
    }
    for content in ["one", "another"] {
        let again = create(content).send(&world.admin).await.is(201);
        assert!(again.is_replayed() && id(&again.body) == gone, "{content}: {again:?}");
        assert_eq!(again.body["content"], Value::Null);
    }
    assert_eq!(rev(&world.admin, "ana").await, head);
    // The same of a change, whose text goes with a later purge.
    change(memory("ana", &other), "change").send(&world.admin).await.is(200);
    let third = id(&remember(&world.admin, "ana", json!({"content": "three"})).await);
    world.admin.post(&format!("{}/purge", memory("ana", &other)), &json!({"reason": "r"})).await.is(200);
    let again = change(memory("ana", &third), "change").send(&world.admin).await;
    again.is_problem(422, "idempotency_mismatch", None);
    assert!(change(memory("ana", &other), "change").send(&world.admin).await.is_replayed());
}
