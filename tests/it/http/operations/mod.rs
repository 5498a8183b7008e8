//! The operations log: what was asked of the ledger and how it ended, for whom it is, and what it outlives.

pub mod retrievals;
mod trouble;

use std::io::Write;

use memledger_tests::{Backend, eventually, server::Server};
use reqwest::Method;
use serde_json::{Value, json};
use tempfile::NamedTempFile;

use super::{World, allowlists::Ruled, column, id, memories, memory, remember, walk};

on_both!(
    every_operation_is_told_with_its_end,
    an_operation_is_told_with_its_place_in_the_conversation,
    an_import_is_told_by_its_batches,
    a_refused_category_is_told,
    operations_are_filtered_and_paged,
    operations_are_counted,
    only_auditors_of_the_tenant_see_operations,
    what_a_role_may_never_do_is_not_noted,
    a_stop_right_after_a_write_loses_nothing,
    nothing_is_kept_where_nothing_is_to_be_kept,
);

const PATH: &str = "/api/operations";
const QUERY: &str = "/api/memory/query";

/// Every operation of ana's, oldest first: what, how it ended, on which memory, of which category.
async fn told(world: &World) -> Vec<[String; 4]> {
    let mut items = walk(&world.admin, &format!("{PATH}?user_id=ana"), 500).await;
    items.reverse();
    let text = |item: &Value, field: &str| item[field].as_str().unwrap_or("null").to_owned();
    items
        .iter()
        .map(|item| ["op", "status", "memory_id", "category"].map(|field| text(item, field)))
        .collect()
}

async fn every_operation_is_told_with_its_end(backend: Backend) {
    let world = World::new(backend).await;
    let admin = &world.admin;
    let tea = json!({"content": "Grows tea", "category": "garden", "thread_id": "t1"});
    let headers = [("Idempotency-Key", "once")];
    let made = admin.send(Method::POST, &memories("ana"), Some(&tea), &headers).await.is(201).body;
    admin.send(Method::POST, &memories("ana"), Some(&tea), &headers).await.is(201);
    let other = id(&remember(admin, "ana", json!({"content": "Grows mint", "category": "garden"})).await);
    let own = id(&made);
    let path = memory("ana", &own);
    admin.patch(&path, &json!({"content": "Grows green tea"})).await.is(200);
    admin.patch(&path, &json!({"content": "Grows green tea"})).await.is(200);
    let asked =
        json!({"query": "green tea", "filters": {"user_id": "ana", "category": "garden"}, "top_k": 1});
    let found = admin.post(QUERY, &asked).await.is(200);
    assert_eq!(column(found.items(), "id"), [own.as_str()]);
    let nothing = json!({"query": "green tea", "filters": {"user_id": "ana", "category": "cars"}});
    assert!(admin.post(QUERY, &nothing).await.is(200).items().is_empty());
    let merge = json!({"source_ids": [own, other], "content": "Grows green tea and mint"});
    let merged = id(&admin.post(&format!("{}/merge", memories("ana")), &merge).await.is(201).body);
    let path = memory("ana", &merged);
    admin.delete(&path).await.is(200);
    admin.delete(&path).await.is(409);
    admin.send(Method::POST, &format!("{path}/restore"), None, &[]).await.is(200);
    admin.post(&format!("{path}/purge"), &json!({"reason": "asked for it"})).await.is(200);
    let row = |op: &str, status: &str, memory: &str, category: &str| {
        [op, status, memory, category].map(str::to_owned)
    };
    let expected = [
        row("create", "ok", &own, "garden"),
        row("create", "skipped", &own, "garden"),
        row("create", "ok", &other, "garden"),
        row("update", "ok", &own, "garden"),
        row("update", "skipped", &own, "garden"),
        row("search", "ok", &own, "garden"),
        row("search", "skipped", "null", "cars"),
        row("merge", "ok", &merged, "garden"),
        row("delete", "ok", &merged, "garden"),
        row("delete", "error", &merged, "null"),
        row("update", "ok", &merged, "garden"),
        row("delete", "ok", &merged, "garden"),
    ];
    assert_eq!(told(&world).await, expected);
    let all = admin.get(&format!("{PATH}?user_id=ana")).await.is(200);
    assert!(column(all.items(), "node").iter().all(|node| *node == "hotpath"));
    assert!(column(all.items(), "actor").iter().all(|actor| actor.starts_with("admin:")));
    let failed: Vec<&Value> = all.items().iter().filter(|item| item["status"] == "error").collect();
    assert_eq!(failed[0]["error"], "state_conflict");
    let search = all.items().iter().find(|item| item["op"] == "search" && item["status"] == "ok").unwrap();
    let (sim, score) = (search["sim"].as_f64().unwrap(), found.items()[0]["score"].as_f64().unwrap());
    assert!(sim > 0.0 && (sim - score).abs() <= 0.000_6, "{sim} is not {score}");
    assert_eq!(all.items().last().unwrap()["thread_id"], "t1");
}

async fn an_operation_is_told_with_its_place_in_the_conversation(backend: Backend) {
    let ruled = Ruled::new(backend).await;
    let (admin, planner) = (&ruled.world.admin, &ruled.planner);
    let of_kind = |kind: &str| json!({"content": format!("a {kind} one"), "kind": kind, "category": "tasks"});
    let fact = id(&planner.post(&memories("ana"), &of_kind("semantic")).await.is(201).body);
    let episode = id(&planner.post(&memories("ana"), &of_kind("episodic")).await.is(201).body);
    let refused = json!({"content": "x", "kind": "episodic", "category": "moods"});
    planner.post(&memories("ana"), &refused).await.is(403);
    planner.patch(&memory("ana", &fact), &json!({"kind": "episodic"})).await.is(200);
    planner.patch(&memory("ana", &fact), &json!({"kind": "semantic"})).await.is(200);
    planner.delete(&memory("ana", &fact)).await.is(200);
    planner.delete(&memory("ana", &episode)).await.is(200);
    let asked = json!({"query": "one", "filters": {"user_id": "ana"}});
    planner.post(QUERY, &asked).await.is(200);
    let in_thread = json!({"query": "one", "filters": {"user_id": "ana"}, "thread_id": "t1"});
    planner.post(QUERY, &in_thread).await.is(200);
    let mut items = walk(admin, &format!("{PATH}?user_id=ana"), 500).await;
    items.reverse();
    let places: Vec<String> =
        items.iter().map(|it| format!("{} {}", it["op"], it["node"]).replace('"', "")).collect();
    let expected = [
        "create hotpath",
        "create episodic",
        "create episodic",
        "update episodic",
        "update hotpath",
        "delete hotpath",
        "delete episodic",
        "search hotpath",
        "search context",
    ];
    assert_eq!(places, expected);
    assert_eq!(walk(admin, &format!("{PATH}?node=episodic"), 2).await.len(), 4);
    assert_eq!(walk(admin, &format!("{PATH}?node=context"), 2).await.len(), 1);
}

async fn an_import_is_told_by_its_batches(backend: Backend) {
    let world = World::new(backend).await;
    let mut file = NamedTempFile::new().unwrap();
    file.write_all(b"{\"content\": \"one\"}\n{\"content\": \"two\"}\n").unwrap();
    let words = ["import", "--from", "jsonl", file.path().to_str().unwrap(), "--user", "bo"];
    for status in ["ok", "skipped"] {
        world.server.cli(&words).await.is(0);
        let batches =
            world.admin.get(&format!("{PATH}?node=worker&user_id=bo&status={status}")).await.is(200);
        let [batch] = batches.items() else { panic!("one batch: {}", batches.text) };
        assert_eq!((&batch["op"], &batch["memory_id"]), (&json!("create"), &Value::Null));
    }
}

async fn a_refused_category_is_told(backend: Backend) {
    let ruled = Ruled::new(backend).await;
    let (admin, planner) = (&ruled.world.admin, &ruled.planner);
    let made = json!({"content": "x", "category": "tasks"});
    let path = memory("ana", &id(&planner.post(&memories("ana"), &made).await.is(201).body));
    let moods = json!({"content": "x", "category": "moods"});
    planner.post(&memories("ana"), &moods).await.is_problem(403, "category_not_allowed", None);
    planner.patch(&path, &json!({"category": "moods"})).await.is_problem(403, "category_not_allowed", None);
    let asked = json!({"query": "x", "filters": {"user_id": "ana"}, "categories": ["moods"]});
    planner.post(QUERY, &asked).await.is_problem(403, "category_not_allowed", None);
    // What can be no category is refused, and its text kept nowhere.
    let wrong = json!({"query": "x", "filters": {"user_id": "ana"}, "categories": ["y".repeat(100)]});
    planner.post(QUERY, &wrong).await.is_problem(400, "invalid_request", Some("categories[0]"));
    let refused = admin.get(&format!("{PATH}?status=error")).await.is(200);
    assert_eq!(column(refused.items(), "op"), ["search", "search", "update", "create"]);
    let codes = ["invalid_request", "category_not_allowed", "category_not_allowed", "category_not_allowed"];
    assert_eq!(column(refused.items(), "error"), codes);
    assert_eq!(column(refused.items(), "category"), ["null", "moods", "moods", "moods"]);
    assert_eq!(column(refused.items(), "actor"), ["agent:planner"; 4]);
    let metrics = admin.get("/metrics").await.is(200).text;
    for action in ["create", "update"] {
        let line = metrics.lines().find(|line| {
            line.contains(&format!("action=\"{action}\""))
                && line.contains("outcome=\"category_not_allowed\"")
        });
        assert!(line.is_some_and(|line| line.ends_with(" 1")), "{action} in {metrics}");
    }
}

/// Two users with two operations of each of two sorts, one of them in a thread.
async fn some(world: &World) -> Vec<String> {
    let mut ids = Vec::new();
    for user in ["ana", "bo"] {
        for thread in ["t1", "t2"] {
            let body = json!({"content": format!("a note of {thread}"), "thread_id": thread});
            let made = id(&remember(&world.admin, user, body).await);
            world.admin.delete(&memory(user, &made)).await.is(200);
            ids.push(made);
        }
    }
    ids
}

async fn operations_are_filtered_and_paged(backend: Backend) {
    let world = World::new(backend).await;
    let admin = &world.admin;
    let ids = some(&world).await;
    let whole = walk(admin, PATH, 500).await;
    let newest_first: Vec<&str> = ids.iter().rev().flat_map(|id| [id.as_str(); 2]).collect();
    assert_eq!(column(&whole, "memory_id"), newest_first);
    for limit in [1, 3, 7, 8] {
        assert_eq!(walk(admin, PATH, limit).await, whole, "in pages of {limit}");
    }
    let times = column(&whole, "ts");
    let (first, last) = (times[7], times[0]);
    for (filter, found) in [
        ("user_id=ana".to_owned(), 4),
        ("user_id=nobody".to_owned(), 0),
        ("thread_id=t1".to_owned(), 4),
        ("op=delete".to_owned(), 4),
        ("op=search".to_owned(), 0),
        ("node=hotpath".to_owned(), 8),
        ("node=worker".to_owned(), 0),
        ("status=ok".to_owned(), 8),
        ("status=error".to_owned(), 0),
        (format!("memory_id={}", ids[2]), 2),
        (format!("memory_id={}&op=create&user_id=bo&thread_id=t1", ids[2]), 1),
        (format!("from={first}&to={last}"), 8),
        (format!("to={first}"), 1),
        (format!("from={last}"), 1),
        ("from=2100-01-01".to_owned(), 0),
    ] {
        assert_eq!(walk(admin, &format!("{PATH}?{filter}"), 3).await.len(), found, "{filter}");
    }
    for (filter, field) in [
        ("op=link", "op"),
        ("node=Hotpath", "node"),
        ("status=", "status"),
        ("memory_id=%20", "memory_id"),
        ("user_id=", "user_id"),
        ("thread_id=%01", "thread_id"),
        ("from=yesterday", "from"),
        ("limit=0", "limit"),
        ("cursor=x", "cursor"),
        ("actor=me", "actor"),
    ] {
        let answer = admin.get(&format!("{PATH}?{filter}")).await;
        answer.is_problem(400, "invalid_request", Some(field));
    }
}

async fn operations_are_counted(backend: Backend) {
    let world = World::new(backend).await;
    let admin = &world.admin;
    let ids = some(&world).await;
    admin.delete(&memory("ana", &ids[0])).await.is(409);
    let counts = async |filter: &str| {
        let answer = admin.get(&format!("{PATH}/counts?{filter}")).await.is(200);
        // Twice where an hour began meanwhile, so they are added up.
        let sum = |op: &str, status: &str| {
            let these = answer.items().iter().filter(|it| it["op"] == op && it["status"] == status);
            these.map(|it| it["count"].as_u64().expect("a count is a number")).sum::<u64>()
        };
        [sum("create", "ok"), sum("delete", "ok"), sum("delete", "error"), sum("search", "ok")]
    };
    for bucket in ["bucket=hour", "bucket=day", ""] {
        assert_eq!(counts(bucket).await, [4, 4, 1, 0], "{bucket}");
    }
    assert_eq!(counts("user_id=bo").await, [2, 2, 0, 0]);
    assert_eq!(counts("from=2100-01-01").await, [0; 4]);
    assert_eq!(counts("to=2000-01-01").await, [0; 4]);
    for (bucket, end) in [("hour", ":00:00.000000Z"), ("day", "T00:00:00.000000Z")] {
        let answer = admin.get(&format!("{PATH}/counts?bucket={bucket}")).await.is(200);
        assert!(column(answer.items(), "from").iter().all(|from| from.ends_with(end)), "{}", answer.text);
        assert!(column(answer.items(), "node").iter().all(|node| *node == "hotpath"), "{}", answer.text);
    }
    let wrong = admin.get(&format!("{PATH}/counts?bucket=week")).await;
    wrong.is_problem(400, "invalid_request", Some("bucket"));
}

async fn only_auditors_of_the_tenant_see_operations(backend: Backend) {
    let world = World::new(backend).await;
    some(&world).await;
    let key = async |words: &[&str]| world.server.with_key(words).await;
    for path in [PATH.to_owned(), format!("{PATH}/counts")] {
        for role in ["admin", "auditor"] {
            let own = key(&["--role", role]).await.get(&path).await.is(200);
            assert!(!own.items().is_empty(), "{role} sees nothing");
            let others = key(&["--role", role, "--tenant", "other"]).await.get(&path).await.is(200);
            assert!(others.items().is_empty(), "another tenant's {role} sees {}", others.text);
            let bound = key(&["--role", role, "--user", "ana"]).await.get(&path).await;
            bound.is_problem(403, "forbidden", None);
        }
        for words in [&["--role", "supervisor"][..], &["--role", "agent", "--agent", "planner"]] {
            key(words).await.get(&path).await.is_problem(403, "forbidden", None);
        }
    }
}

async fn what_a_role_may_never_do_is_not_noted(backend: Backend) {
    let world = World::new(backend).await;
    let own = id(&remember(&world.admin, "ana", json!({"content": "kept"})).await);
    let auditor = world.server.with_key(&["--role", "auditor"]).await;
    let (path, body) = (memory("ana", &own), json!({"content": "x"}));
    for (method, path, body) in [
        (Method::POST, memories("ana"), Some(&body)),
        (Method::PATCH, path.clone(), Some(&body)),
        (Method::DELETE, path.clone(), None),
        (Method::POST, format!("{path}/restore"), None),
    ] {
        let answer = auditor.send(method, &path, body, &[]).await;
        answer.is_problem(403, "forbidden", None);
    }
    // Later than any of them.
    world.admin.delete(&path).await.is(200);
    let noted = async || column(world.admin.get(PATH).await.is(200).items(), "op").len() >= 2;
    eventually("what was done is noted", noted).await;
    assert_eq!(column(world.admin.get(PATH).await.items(), "op"), ["delete", "create"]);
}

async fn a_stop_right_after_a_write_loses_nothing(backend: Backend) {
    let world = World::new(backend).await;
    let own = id(&remember(&world.admin, "ana", json!({"content": "kept"})).await);
    retrievals::agent(&world).await.get(&memory("ana", &own)).await.is(200);
    world.admin.delete(&memory("ana", &own)).await.is(200);
    let world = world.restarted().await;
    let operations = world.admin.get(PATH).await.is(200);
    assert_eq!(column(operations.items(), "op"), ["delete", "create"]);
    assert_eq!(world.admin.get(&memory("ana", &own)).await.is(200).body["retrievals"], 1);
}

async fn nothing_is_kept_where_nothing_is_to_be_kept(backend: Backend) {
    let world = World::new(backend).await;
    some(&world).await;
    let World { server, database, .. } = world;
    server.stop().await;
    let none = [("MEMLEDGER_OPERATIONS_KEEP_DAYS", "0")];
    let server = Server::start_with(&database.url, &[], &none).await;
    let world = World { admin: server.admin(), server, database };
    let reader = retrievals::agent(&world).await;
    let own = id(&remember(&world.admin, "ana", json!({"content": "not noted"})).await);
    reader.get(&memory("ana", &own)).await.is(200);
    eventually("the old operations go", async || world.admin.get(PATH).await.is(200).items().is_empty())
        .await;
    // They are looked through once an hour; what would be noted from here on would stay.
    reader.get(&memory("ana", &own)).await.is(200);
    retrievals::until_retrieved(&world.admin, &own, 2).await;
    assert_eq!(column(world.admin.get(PATH).await.is(200).items(), "op"), [""; 0]);
}
