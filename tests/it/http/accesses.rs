//! Who was shown texts and who was refused is on record.

use memledger_tests::{Backend, server::Api};
use reqwest::Method;
use serde_json::{Value, json};

use super::{
    World, column,
    history::by_column,
    id, memories, memory, of_type, remember,
    routes::{KEYS, Operation, THREAD, Target, operations},
    walk, whole_export, without_requests,
};

on_both!(
    every_answer_with_texts_is_on_record,
    every_refusal_is_on_record,
    what_repeats_is_folded,
    every_export_stands_by_itself,
    an_export_says_who_read_of_the_person,
    an_export_that_is_not_recorded_goes_on_at_the_machine,
    keys_of_one_name_are_told_apart,
    each_write_names_its_key,
    what_models_ask_is_on_record,
    a_look_by_those_who_watch_is_no_retrieval,
    the_list_is_narrowed_and_has_pages,
);

const ACCESSES: &str = "/api/accesses";
const MARKER: &str = "marker-of-the-person";

/// A new key's id, and a client that has it.
async fn with_key(world: &World, body: Value) -> (String, Api) {
    let made = world.admin.post(KEYS, &body).await.is(201).body;
    (id(&made), world.server.api(made["key"].as_str().expect("the key is shown")))
}

async fn accesses_of(world: &World, who: &str) -> Vec<Value> {
    walk(&world.admin, &format!("{ACCESSES}?actor={who}"), 500).await
}

/// Whether a text of a memory stands in an answer, and not its labels alone.
fn carries_texts(answer: &Value) -> bool {
    const TEXTS: [&str; 10] = [
        "content",
        "text",
        "fact_text",
        "old",
        "new",
        "header",
        "delta_header",
        "reason",
        "related",
        "value",
    ];
    match answer {
        Value::Array(items) => items.iter().any(carries_texts),
        Value::Object(fields) => fields.iter().any(|(name, value)| {
            let is_text = TEXTS.contains(&name.as_str()) && value.to_string().contains(MARKER);
            is_text || carries_texts(value)
        }),
        _ => false,
    }
}

/// The route as the log has it: with the thread that it is about.
fn route(operation: &Operation) -> String {
    format!("{} {}", operation.method, operation.template.replace("{thread_id}", THREAD))
}

async fn every_answer_with_texts_is_on_record(backend: Backend) {
    let world = World::new(backend).await;
    let (reader_id, reader) = with_key(&world, json!({"role": "admin"})).await;
    let mut carrying = 0;
    for operation in operations(&world.admin).await {
        if operation.of_session() {
            continue;
        }
        let target = Target::new(&world.admin, "ana", &operation, MARKER).await;
        let answer = operation.send(&reader, &target).await;
        let body = match operation.id.as_str() {
            "export_user" => {
                answer.text.lines().map(|line| serde_json::from_str::<Value>(line).unwrap()).collect()
            }
            _ => answer.body.clone(),
        };
        let noted = accesses_of(&world, &reader_id).await;
        let noted = noted.iter().find(|row| row["route"] == route(&operation) && row["status"] == "ok");
        if answer.status >= 300 || !carries_texts(&body) {
            // The answer to a write holds what it sent, too. What an agent saved is a text, whatever is in it.
            let of_agent = operation.template.contains("/threads/{thread_id}/checkpoint");
            let is_noted = noted.is_some() && operation.method == Method::GET;
            assert_eq!(is_noted, of_agent && operation.method == Method::GET, "{operation:?}: {noted:?}");
            continue;
        }
        carrying += 1;
        let noted = noted.unwrap_or_else(|| panic!("{operation:?} is not on record: {}", answer.text));
        assert_eq!((&noted["user_id"], &noted["role"]), (&json!("ana"), &json!("admin")));
        let ids = column_of_ids(noted);
        assert_eq!(noted["count"], ids.len(), "{noted}");
        assert!(ids.iter().all(|id| answer.text.contains(id)), "{operation:?} shows others: {noted}");
        if answer.text.contains(&target.memory) {
            assert!(ids.contains(&target.memory), "{operation:?}: {noted}");
        }
    }
    assert!(carrying >= 10, "{carrying}");
    // Each of its writes is, too, whatever its answer carried.
    let wrote = revs_of(&world, &format!("admin:{reader_id}")).await;
    assert!(wrote.len() >= 8, "{wrote:?}");
    let mut noted: Vec<u64> = accesses_of(&world, &reader_id).await.iter().flat_map(revs).collect();
    noted.sort_unstable();
    assert_eq!(noted, wrote);
}

/// Ana's revs of which that is the actor.
async fn revs_of(world: &World, actor: &str) -> Vec<u64> {
    let events = walk(&world.admin, &format!("/api/users/ana/timeline?actor={actor}"), 500).await;
    events.iter().rev().filter_map(|event| event["rev"].as_u64()).collect()
}

/// The user's revs that an access wrote.
fn revs(access: &Value) -> Vec<u64> {
    let pairs: Vec<(u64, u64)> = serde_json::from_value(access["revs"].clone()).unwrap();
    pairs.into_iter().flat_map(|(first, last)| first..=last).collect()
}

fn column_of_ids(access: &Value) -> Vec<String> {
    let ids = access["memory_ids"].as_array().expect("an access names memories");
    ids.iter().map(|id| id.as_str().expect("an id is a text").to_owned()).collect()
}

async fn every_refusal_is_on_record(backend: Backend) {
    let world = World::new(backend).await;
    let body = json!({"role": "agent", "agent": "planner", "users": ["bo"]});
    let (mut intruder_id, mut intruder) = with_key(&world, body.clone()).await;
    let mut refused = 0;
    for (at, operation) in operations(&world.admin).await.into_iter().enumerate() {
        // Of one key at most 100 refusals a minute have rows of their own.
        if at % 50 == 49 {
            (intruder_id, intruder) = with_key(&world, body.clone()).await;
        }
        let target = Target::new(&world.admin, "ana", &operation, MARKER).await;
        let answer = operation.send(&intruder, &target).await;
        if ![403, 404, 429].contains(&answer.status) || operation.of_session() {
            continue;
        }
        refused += 1;
        let noted = accesses_of(&world, &intruder_id).await;
        let noted = noted.iter().find(|row| row["route"] == route(&operation));
        let noted = noted.unwrap_or_else(|| panic!("{operation:?} is not on record: {}", answer.text));
        assert_eq!(noted["status"], answer.body["code"], "{noted}");
        assert_eq!((&noted["actor"], &noted["count"]), (&json!("agent:planner"), &json!(0)));
        if operation.template.contains("{user_id}") && answer.status == 404 {
            assert_eq!(noted["user_id"], "ana", "{operation:?}");
        }
    }
    assert!(refused >= 30, "{refused}");
}

async fn what_repeats_is_folded(backend: Backend) {
    let world = World::new(backend).await;
    let first = id(&remember(&world.admin, "ana", json!({"content": "Grows tea"})).await);
    let second = id(&remember(&world.admin, "ana", json!({"content": "Rides a bicycle"})).await);
    let (reader_id, reader) = with_key(&world, json!({"role": "supervisor", "users": ["ana"]})).await;
    let named = [("Correlation-Id", "trip-7")];
    for own in [&first, &second, &first] {
        reader.send(Method::GET, &memory("ana", own), None, &named).await.is(200);
    }
    let rows = accesses_of(&world, &reader_id).await;
    let sum = |field: &str| rows.iter().filter_map(|row| row[field].as_i64()).sum::<i64>();
    // A minute may end in between.
    assert!((1..=2).contains(&rows.len()) && sum("times") == 3, "{rows:?}");
    assert!(
        rows.iter()
            .all(|row| row["correlation_id"] == "trip-7" && row["actor"] == format!("key:{reader_id}"))
    );
    for number in 0..300 {
        reader.get(&memories(&format!("nobody-{number}"))).await.is(404);
    }
    let refused = walk(&world.admin, &format!("{ACCESSES}?actor={reader_id}&status=refused"), 500).await;
    assert!(refused.len() <= 2 * 101, "{} rows", refused.len());
    assert_eq!(refused.iter().filter_map(|row| row["times"].as_i64()).sum::<i64>(), 300);
    assert!(refused.iter().any(|row| row["user_id"].is_null()), "the rest is of several users");
    // A later process has them too.
    let world = world.restarted().await;
    let again = walk(&world.admin, &format!("{ACCESSES}?actor={reader_id}&status=refused"), 500).await;
    assert_eq!(again, refused);
}

async fn every_export_stands_by_itself(backend: Backend) {
    let world = World::new(backend).await;
    let own = id(&remember(&world.admin, "ana", json!({"content": "Grows tea"})).await);
    let (reader_id, reader) = with_key(&world, json!({"role": "auditor"})).await;
    for _ in 0..2 {
        reader.get("/api/users/ana/export").await.is(200);
    }
    let rows = accesses_of(&world, &reader_id).await;
    assert_eq!(rows.len(), 2, "{rows:?}");
    for row in &rows {
        assert_eq!((&row["times"], column_of_ids(row)), (&row["times"], vec![own.clone()]));
    }
    world.server.cli(&["export", "--user", "ana"]).await.is(0);
    let of_the_operator = accesses_of(&world, "cli").await;
    assert_eq!(column(&of_the_operator, "route"), ["cli export"]);
}

/// A person is told who read of them and who was refused, and not who read of others.
async fn an_export_says_who_read_of_the_person(backend: Backend) {
    let world = World::new(backend).await;
    let own = id(&remember(&world.admin, "ana", json!({"content": MARKER})).await);
    let of_bo = id(&remember(&world.admin, "bo", json!({"content": "Rides a bicycle"})).await);
    let (key_id, reader) = with_key(&world, json!({"role": "supervisor", "users": ["ana", "bo"]})).await;
    reader.get(&memory("ana", &own)).await.is(200);
    reader.get(&memory("bo", &of_bo)).await.is(200);
    let (intruder_id, intruder) = with_key(&world, json!({"role": "supervisor", "users": ["bo"]})).await;
    intruder.get(&memory("ana", &own)).await.is(404);
    // An export is of one moment, so the list as it was before is what it holds.
    let listed = walk(&world.admin, &format!("{ACCESSES}?user_id=ana"), 500).await;
    let lines = whole_export(&world.admin, "ana").await;
    let mut exported = of_type(&lines, "access");
    for line in &mut exported {
        line.as_object_mut().unwrap().remove("type");
    }
    assert_eq!(exported, listed);
    let by = |id: &str| exported.iter().filter(|row| row["credential_id"] == id).collect::<Vec<_>>();
    let ([read], [refused]) = (&by(&key_id)[..], &by(&intruder_id)[..]) else { panic!("{exported:#?}") };
    assert_eq!((&read["status"], column_of_ids(read)), (&json!("ok"), vec![own.clone()]));
    assert_eq!((&refused["status"], &refused["count"]), (&json!("not_found"), &json!(0)));
    // The next one names this one.
    let next = of_type(&whole_export(&world.admin, "ana").await, "access");
    assert_eq!(next.len(), listed.len() + 1);
    assert_eq!(
        (&next[0]["route"], &next[0]["count"]),
        (&json!("GET /api/users/{user_id}/export"), &json!(1))
    );
    // As a table, too.
    let table = world.admin.get("/api/users/ana/export?format=csv").await.is(200).text;
    let rows = by_column(&table);
    let rows: Vec<_> = rows.iter().filter(|row| row["type"] == "access").collect();
    assert_eq!(rows.len(), next.len() + 1);
    let row = rows.iter().find(|row| row["detail"].contains(&key_id)).expect("the reader has a row");
    assert_eq!((&*row["state"], &*row["event"]), ("ok", "GET /api/users/{user_id}/memories/{id}"));
    assert_eq!(
        (&*row["actor"], row["time"].as_str()),
        (&*format!("key:{key_id}"), read["at"].as_str().unwrap())
    );
    let detail: Value = serde_json::from_str(&row["detail"]).unwrap();
    for field in ["credential_id", "role", "count", "memory_ids", "times", "correlation_id"] {
        assert_eq!(detail[field], read[field], "{field}");
    }
    // Who may not read the access log has none of it in an export.
    assert!(of_type(&whole_export(&reader, "ana").await, "access").is_empty());
    assert!(
        of_type(&whole_export(&world.admin, "bo").await, "access").iter().all(|row| row["user_id"] == "bo")
    );
}

/// An operator must get data off a disk that is full; over HTTP nobody takes anything along unnoted.
async fn an_export_that_is_not_recorded_goes_on_at_the_machine(backend: Backend) {
    let world = World::new(backend).await;
    remember(&world.admin, "ana", json!({"content": MARKER})).await;
    let path = "/api/users/ana/export";
    let whole = world.admin.get(path).await.is(200).text;
    let (refuse, allow) = match backend {
        Backend::Sqlite => (
            "CREATE TRIGGER refused BEFORE INSERT ON accesses BEGIN SELECT RAISE(ABORT, 'refused'); END",
            "DROP TRIGGER refused",
        ),
        Backend::Postgres => (
            "ALTER TABLE accesses ADD CONSTRAINT refused CHECK (false) NOT VALID",
            "ALTER TABLE accesses DROP CONSTRAINT refused",
        ),
    };
    world.database.run(refuse).await;
    let ran = world.server.cli(&["export", "--user", "ana"]).await.is(0);
    assert_eq!(without_requests(&ran.stdout), without_requests(&whole));
    assert!(ran.stderr.contains("WARN") && ran.stderr.contains("not be recorded"), "{}", ran.stderr);
    world.admin.get(path).await.is_problem(503, "unavailable", None);
    world.database.run(allow).await;
    world.admin.get(path).await.is(200);
}

async fn keys_of_one_name_are_told_apart(backend: Backend) {
    let world = World::new(backend).await;
    let own = id(&remember(&world.admin, "ana", json!({"content": "Grows tea"})).await);
    let mut ids = Vec::new();
    for role in ["agent", "agent", "admin"] {
        let (key_id, reader) = with_key(&world, json!({"role": role, "agent": "planner"})).await;
        reader.get(&memory("ana", &own)).await.is(200);
        ids.push(key_id);
    }
    let rows = accesses_of(&world, "agent:planner").await;
    let mut noted: Vec<(&str, &str)> =
        column(&rows, "credential_id").into_iter().zip(column(&rows, "role")).collect();
    noted.reverse();
    assert_eq!(noted, [(&*ids[0], "agent"), (&*ids[1], "agent"), (&*ids[2], "admin")]);
}

/// Within a minute as well, and for what answers no text.
async fn each_write_names_its_key(backend: Backend) {
    let world = World::new(backend).await;
    let mut keys = Vec::new();
    for role in ["agent", "agent", "admin"] {
        keys.push(with_key(&world, json!({"role": role, "agent": "planner"})).await);
    }
    let mut wrote = vec![Vec::<u64>::new(); keys.len()];
    let mut known = 0;
    for round in 0..2 {
        for (at, (_, key)) in keys.iter().enumerate() {
            let [one, other] = ["Grows tea", "Rides a bicycle"];
            let one = id(&remember(key, "ana", json!({"content": format!("{one} {round}{at}")})).await);
            let other = id(&remember(key, "ana", json!({"content": format!("{other} {round}{at}")})).await);
            let relations = "/api/users/ana/relations";
            key.post(relations, &json!({"from_id": one, "to_id": other})).await.is(201);
            key.delete(&format!("{relations}?from_id={one}&to_id={other}")).await.is(200);
            key.delete(&memory("ana", &other)).await.is(200);
            if at == 2 {
                let purge = json!({"reason": "asked to"});
                key.post(&format!("{}/purge", memory("ana", &other)), &purge).await.is(200);
            }
            let all = revs_of(&world, "agent:planner").await;
            wrote[at].extend(&all[known..]);
            known = all.len();
        }
    }
    for ((key_id, _), wrote) in keys.iter().zip(wrote) {
        let mut noted: Vec<u64> = accesses_of(&world, key_id).await.iter().flat_map(revs).collect();
        noted.sort_unstable();
        assert_eq!(noted, wrote, "{key_id}");
    }
}

async fn what_models_ask_is_on_record(backend: Backend) {
    let world = World::new(backend).await;
    let own = id(&remember(&world.admin, "ana", json!({"content": "Grows green tea"})).await);
    let (key_id, model) =
        with_key(&world, json!({"role": "agent", "agent": "planner", "users": ["ana"]})).await;
    let call = async |tool: &str, arguments: Value| {
        let body = json!({"jsonrpc": "2.0", "id": 1, "method": "tools/call",
                          "params": {"name": tool, "arguments": arguments}});
        let headers = [("accept", "application/json, text/event-stream")];
        model.send(Method::POST, "/mcp", Some(&body), &headers).await.is(200).body["result"].clone()
    };
    assert_eq!(call("memory_query", json!({"query": "green tea"})).await["isError"], false);
    assert_eq!(call("memory_history", json!({"id": "no-such-memory"})).await["isError"], true);
    assert_eq!(call("memory_query", json!({"query": "tea", "user_id": "bo"})).await["isError"], true);
    let rows = accesses_of(&world, &key_id).await;
    let mut noted: Vec<(&str, &str)> =
        column(&rows, "route").into_iter().zip(column(&rows, "status")).collect();
    noted.sort_unstable();
    let expected =
        [("mcp memory_history", "not_found"), ("mcp memory_query", "not_found"), ("mcp memory_query", "ok")];
    assert_eq!(noted, expected, "{rows:?}");
    let shown = rows.iter().find(|row| row["status"] == "ok").unwrap();
    assert_eq!(column_of_ids(shown), [own]);
}

async fn a_look_by_those_who_watch_is_no_retrieval(backend: Backend) {
    let world = World::new(backend).await;
    let own = id(&remember(&world.admin, "ana", json!({"content": "Grows green tea"})).await);
    let query = json!({"query": "green tea", "filters": {"user_id": "ana"}});
    let (_, auditor) = with_key(&world, json!({"role": "auditor"})).await;
    let (_, planner) = with_key(&world, json!({"role": "agent", "agent": "planner"})).await;
    for watcher in [&world.admin, &auditor] {
        watcher.get(&memory("ana", &own)).await.is(200);
        watcher.post("/api/memory/query", &query).await.is(200);
    }
    // Counted after the others, so that theirs would be there by then.
    planner.get(&memory("ana", &own)).await.is(200);
    super::operations::retrievals::until_retrieved(&world.admin, &own, 1).await;
}

async fn the_list_is_narrowed_and_has_pages(backend: Backend) {
    let world = World::new(backend).await;
    for user in ["ana", "bo", "cy"] {
        let own = id(&remember(&world.admin, user, json!({"content": "Grows tea"})).await);
        world.admin.get(&memory(user, &own)).await.is(200);
        world.admin.get(&memory(user, "no-such-memory")).await.is(404);
    }
    let all = walk(&world.admin, ACCESSES, 2).await;
    assert_eq!(all.len(), 9, "{all:?}");
    let list = async |filter: &str| walk(&world.admin, &format!("{ACCESSES}?{filter}"), 500).await.len();
    assert_eq!([list("user_id=bo").await, list("status=ok").await, list("status=refused").await], [3, 6, 3]);
    assert_eq!([list("status=not_found").await, list("status=forbidden").await], [3, 0]);
    let middle = all[2]["at"].as_str().unwrap();
    assert_eq!([list(&format!("from={middle}")).await, list(&format!("to={middle}")).await], [3, 7]);
    assert_eq!(list("from=2100-01-01T00:00:00Z").await, 0);
    world.admin.get(&format!("{ACCESSES}?status=No")).await.is_problem(
        400,
        "invalid_request",
        Some("status"),
    );
    let (_, agent) = with_key(&world, json!({"role": "agent", "agent": "planner"})).await;
    agent.get(ACCESSES).await.is_problem(403, "forbidden", None);
}
