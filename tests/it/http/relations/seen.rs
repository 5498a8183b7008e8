//! Who sees which edges: in lists, histories and deltas, of whatever memories are there and within reach.

use std::io::Write;

use memledger_tests::{
    Backend, TestDatabase,
    server::{Api, Server, is_sound},
};
use reqwest::Method;
use serde_json::{Value, json};
use tempfile::NamedTempFile;

use super::{ids, listed, pair, relate, relations};
use crate::http::{World, active, column, export, id, memories, memory, of_type, remember, walk};

on_both!(
    an_edge_is_told_in_a_history_and_changes_no_memory,
    an_edge_is_told_with_what_its_memories_say_now,
    a_list_gives_each_edge_once_in_pages,
    an_edge_is_there_while_both_memories_are_active,
    a_purge_ends_an_edge_for_good,
    edges_survive_a_rebuild_and_a_restart,
    an_agent_sees_edges_between_memories_within_reach,
    an_answer_is_not_repeated_once_it_is_out_of_reach,
    roles_may_what_they_may_with_memories,
);

const LINKS: &str = "/api/users/ana/timeline?event=LINK";

fn edge(from: &str, to: &str) -> Value {
    json!({"from_id": from, "to_id": to})
}

async fn of_memory(api: &Api, own: &str) -> Vec<Value> {
    walk(api, &format!("{}?memory_id={own}", relations("ana")), 500).await
}

async fn an_edge_is_told_in_a_history_and_changes_no_memory(backend: Backend) {
    let world = World::new(backend).await;
    let admin = &world.admin;
    let [one, two] = ids(admin).await;
    let before = active(admin, "ana").await;
    let supervisor = world.server.with_key(&["--role", "supervisor"]).await;
    let body = json!({"from_id": one, "to_id": two, "strength": 0.8});
    relate(&supervisor, "ana", &body).await;
    admin.delete(&pair("ana", &two, &one)).await.is(200);
    assert_eq!(active(admin, "ana").await, before);

    let history = walk(admin, &format!("{}/history", memory("ana", &one)), 500).await;
    assert_eq!(column(&history, "event"), ["LINK", "LINK", "ADD"]);
    let (text, to_text) = ("Keeps bees", "Plays the cello");
    let details = [
        json!({"to": two, "removed": true, "text": text, "to_text": to_text}),
        json!({"to": two, "strength": 0.8, "text": text, "to_text": to_text}),
    ];
    for ((item, detail), rev) in history.iter().zip(details).zip([4, 3]) {
        assert_eq!((&item["detail"], &item["rev"]), (&detail, &json!(rev)));
        assert_eq!([&item["old"], &item["new"], &item["reason"]], [&Value::Null; 3]);
        assert_eq!((&item["memory_id"], &item["new_state"]), (&json!(one), &json!("active")));
    }
    let actors = column(&history, "actor");
    assert!(actors[0].starts_with("admin:") && actors[1].starts_with("key:"), "{actors:?}");
    assert_eq!(walk(admin, LINKS, 1).await, history[..2]);
    let other = walk(admin, &format!("{}/history", memory("ana", &two)), 500).await;
    assert_eq!(column(&other, "event"), ["ADD"]);
    let types = of_type(&export(admin, "ana").await, "event");
    assert_eq!(column(&types[2..], "event_type"), ["MemoryLinked", "MemoryUnlinked"]);

    // A thread hears of no edge, and its rev moves past them.
    let told = admin.get("/api/users/ana/threads/t/delta?since_rev=2").await.is(200).body;
    assert_eq!((&told["header"], &told["changes"], &told["rev"]), (&Value::Null, &json!([]), &json!(4)));
    let told = admin.get("/api/users/ana/threads/t/delta?since_rev=0").await.is(200).body;
    assert_eq!(column(told["changes"].as_array().unwrap(), "event"), ["created", "created"]);
    let then = walk(admin, &format!("{}?as_of_rev=3", memories("ana")), 500).await;
    assert_eq!(column(&then, "id"), column(&before, "id"));

    // The guard of a memory does not notice an edge.
    let guard = [("If-Match", "\"1\"")];
    let change = json!({"content": "another text"});
    let changed = admin.send(Method::PATCH, &memory("ana", &one), Some(&change), &guard).await.is(200);
    assert_eq!((changed.header("etag"), changed.rev()), (Some("\"2\""), 5));
    is_sound(&world.database.url).await;
}

async fn an_edge_is_told_with_what_its_memories_say_now(backend: Backend) {
    let world = World::new(backend).await;
    let admin = &world.admin;
    let [one, two] = ids(admin).await;
    relate(admin, "ana", &edge(&one, &two)).await;
    // Of both, as the history of the one tells it and the timeline.
    let told = async || -> [Value; 2] {
        let history = walk(admin, &format!("{}/history", memory("ana", &one)), 500).await;
        let links: Vec<&Value> = history.iter().filter(|item| item["event"] == "LINK").collect();
        assert_eq!(links, walk(admin, LINKS, 500).await.iter().collect::<Vec<_>>());
        ["text", "to_text"].map(|name| links[0]["detail"].get(name).expect("it is told in any case").clone())
    };
    assert_eq!(told().await, ["Keeps bees", "Plays the cello"]);
    admin.patch(&memory("ana", &two), &json!({"content": "Plays the viola"})).await.is(200);
    admin.delete(&memory("ana", &one)).await.is(200);
    assert_eq!(told().await, ["Keeps bees", "Plays the viola"]);
    admin.post(&format!("{}/purge", memory("ana", &two)), &json!({"reason": "asked"})).await.is(200);
    assert_eq!(told().await, [json!("Keeps bees"), Value::Null]);
    let exported = of_type(&export(admin, "ana").await, "history");
    let links: Vec<&Value> = exported.iter().filter(|item| item["event"] == "LINK").collect();
    assert_eq!((links.len(), &links[0]["detail"]), (1, &json!({"to": two, "strength": 1.0})));
}

async fn a_list_gives_each_edge_once_in_pages(backend: Backend) {
    let world = World::new(backend).await;
    let admin = &world.admin;
    let [hub, one, two, three, four] = ids(admin).await;
    let mut made = Vec::new();
    for (from, to) in [(&hub, &one), (&two, &hub), (&one, &two), (&hub, &three), (&three, &four)] {
        made.push(relate(admin, "ana", &edge(from, to)).await.body);
    }
    let theirs = [json!({"content": "x"}), json!({"content": "y"})];
    let mut bobs = Vec::new();
    for body in theirs {
        bobs.push(id(&remember(admin, "bob", body).await));
    }
    relate(admin, "bob", &edge(&bobs[0], &bobs[1])).await;
    // A change makes it the newest.
    let body = json!({"from_id": hub, "to_id": two, "strength": 0.25});
    let changed = relate(admin, "ana", &body).await.body;
    assert_eq!([&changed["from_id"], &changed["to_id"]], [&json!(two), &json!(hub)]);
    let newest_first = [&changed, &made[4], &made[3], &made[2], &made[0]].map(Clone::clone);
    for limit in [1, 2, 4, 5, 6, 500] {
        assert_eq!(walk(admin, &relations("ana"), limit).await, newest_first, "in pages of {limit}");
    }
    for (own, edges) in [
        (&hub, vec![&changed, &made[3], &made[0]]),
        (&one, vec![&made[2], &made[0]]),
        (&two, vec![&changed, &made[2]]),
        (&four, vec![&made[4]]),
    ] {
        let path = format!("{}?memory_id={own}", relations("ana"));
        for limit in [1, 2, 500] {
            let found = walk(admin, &path, limit).await;
            assert_eq!(found.iter().collect::<Vec<_>>(), edges, "in pages of {limit}");
        }
    }
    assert!(walk(admin, &relations("nobody"), 500).await.is_empty());
}

/// The edges as they were, wherever they are asked for, or none of them.
async fn shows(api: &Api, own: [&str; 2], edges: &[Value]) {
    assert_eq!(listed(api).await, edges);
    for own in own {
        assert_eq!(of_memory(api, own).await, edges);
    }
}

async fn an_edge_is_there_while_both_memories_are_active(backend: Backend) {
    let world = World::new(backend).await;
    let admin = &world.admin;
    let [one, two, three] = ids(admin).await;
    let both = [one.as_str(), two.as_str()];
    let made = [relate(admin, "ana", &edge(&one, &two)).await.body];
    for own in both {
        let path = memory("ana", own);
        for end in ["", "?mode=soft"] {
            admin.delete(&format!("{path}{end}")).await.is(200);
            shows(admin, both, &[]).await;
            admin.send(Method::POST, &format!("{path}/restore"), None, &[]).await.is(200);
            shows(admin, both, &made).await;
        }
        let merge = json!({"source_ids": [own, three], "target_id": three, "content": "merged"});
        admin.post(&format!("{}/merge", memories("ana")), &merge).await.is(201);
        shows(admin, both, &[]).await;
        admin.send(Method::POST, &format!("{path}/restore"), None, &[]).await.is(200);
        shows(admin, both, &made).await;
    }
    // What is asked of it meanwhile is refused, and changes nothing.
    admin.delete(&memory("ana", &one)).await.is(200);
    let changed = json!({"from_id": one, "to_id": two, "strength": 0.1});
    admin.post(&relations("ana"), &changed).await.is_problem(409, "state_conflict", None);
    admin.send(Method::POST, &format!("{}/restore", memory("ana", &one)), None, &[]).await.is(200);
    shows(admin, both, &made).await;
    is_sound(&world.database.url).await;
}

async fn a_purge_ends_an_edge_for_good(backend: Backend) {
    let world = World::new(backend).await;
    let admin = &world.admin;
    let [one, two, three] = ids(admin).await;
    relate(admin, "ana", &edge(&one, &two)).await;
    relate(admin, "ana", &edge(&two, &three)).await;
    let stays = relate(admin, "ana", &edge(&three, &one)).await.body;
    admin.post(&format!("{}/purge", memory("ana", &two)), &json!({"reason": "asked"})).await.is(200);
    assert_eq!(listed(admin).await, [stays]);
    assert!(of_memory(admin, &two).await.is_empty());
    let again = admin.post(&relations("ana"), &edge(&two, &one)).await;
    again.is_problem(409, "state_conflict", None);
    let ended = admin.delete(&pair("ana", &one, &two)).await;
    assert!([404, 409].contains(&ended.status), "{}", ended.text);
    is_sound(&world.database.url).await;
}

async fn edges_survive_a_rebuild_and_a_restart(backend: Backend) {
    let world = World::new(backend).await;
    let admin = &world.admin;
    let [one, two, three] = ids(admin).await;
    for (from, to) in [(&one, &two), (&two, &three), (&three, &one)] {
        relate(admin, "ana", &edge(from, to)).await;
    }
    admin.delete(&pair("ana", &two, &one)).await.is(200);
    admin.delete(&memory("ana", &three)).await.is(200);
    assert!(listed(admin).await.is_empty());
    let rebuilt = admin.post("/api/admin/ledger/rebuild", &json!({"projections": ["relations"]})).await;
    let rebuilt = rebuilt.is(200);
    assert_eq!(rebuilt.body["equal"], true, "{}", rebuilt.text);
    let rows = rebuilt.body["tables"][0]["rows"].as_u64();
    assert!(rows.is_some_and(|rows| rows > 0), "nothing was rebuilt: {}", rebuilt.text);
    let world = world.restarted().await;
    let admin = &world.admin;
    admin.send(Method::POST, &format!("{}/restore", memory("ana", &three)), None, &[]).await.is(200);
    let edges = listed(admin).await;
    assert_eq!(column(&edges, "from_id"), [three.as_str(), two.as_str()]);
    assert_eq!(column(&edges, "to_id"), [one.as_str(), three.as_str()]);
}

/// A server where the agent `planner` may see tasks and goals alone, and the agent.
async fn ruled(backend: Backend) -> (World, Api, NamedTempFile) {
    let mut file = NamedTempFile::new().unwrap();
    file.write_all(b"allowlists:\n  planner: [tasks, goals]\n").unwrap();
    let rules = ("MEMLEDGER_RECALL_CATEGORIES_FILE", file.path().to_str().unwrap());
    let database = TestDatabase::new(backend).await;
    let server = Server::start_with(&database.url, &[], &[rules]).await;
    let planner = server.with_key(&["--role", "agent", "--agent", "planner"]).await;
    (World { admin: server.admin(), server, database }, planner, file)
}

async fn of_category(api: &Api, category: &str) -> String {
    id(&remember(api, "ana", json!({"content": category, "category": category})).await)
}

async fn an_agent_sees_edges_between_memories_within_reach(backend: Backend) {
    let (world, planner, _file) = ruled(backend).await;
    let admin = &world.admin;
    let (task, goal) = (of_category(admin, "tasks").await, of_category(admin, "goals").await);
    let (mood, dream) = (of_category(admin, "moods").await, of_category(admin, "dreams").await);
    let seen = relate(&planner, "ana", &edge(&task, &goal)).await.body;
    for (from, to) in [(&task, &mood), (&mood, &goal), (&mood, &dream)] {
        relate(admin, "ana", &edge(from, to)).await;
    }
    assert_eq!(listed(admin).await.len(), 4);
    assert_eq!(walk(&planner, &relations("ana"), 1).await, std::slice::from_ref(&seen));
    assert_eq!(of_memory(&planner, &task).await, std::slice::from_ref(&seen));
    // Nor does a change tell that there is another end, and how near it lies.
    let own_history = format!("{}/history", memory("ana", &task));
    for (limit, path) in [(1, LINKS), (500, LINKS), (1, &own_history), (500, &own_history)] {
        let told = walk(&planner, path, limit).await;
        let links: Vec<&Value> =
            told.iter().filter(|it| it["event"] == "LINK").map(|it| &it["detail"]).collect();
        let expected = json!({"to": goal, "strength": 1.0, "text": "tasks", "to_text": "goals"});
        assert_eq!(links, [&expected], "{path} in pages of {limit}");
    }
    assert_eq!(walk(admin, LINKS, 500).await.len(), 4);
    let before = export(admin, "ana").await;
    for (from, to) in [(&task, &mood), (&mood, &task), (&dream, &mood), (&goal, &dream)] {
        planner.post(&relations("ana"), &edge(from, to)).await.is_problem(404, "not_found", None);
        planner.delete(&pair("ana", from, to)).await.is_problem(404, "not_found", None);
    }
    let list = format!("{}?memory_id={mood}", relations("ana"));
    planner.get(&list).await.is_problem(404, "not_found", None);
    assert_eq!(export(admin, "ana").await, before);
    // It goes and comes with the category.
    for (category, edges) in [("moods", vec![]), ("tasks", vec![seen])] {
        admin.patch(&memory("ana", &goal), &json!({"category": category})).await.is(200);
        assert_eq!(listed(&planner).await, edges, "{category}");
        assert_eq!(of_memory(&planner, &task).await, edges, "{category}");
        assert_eq!(listed(admin).await.len(), 4);
    }
}

async fn an_answer_is_not_repeated_once_it_is_out_of_reach(backend: Backend) {
    let (world, planner, _file) = ruled(backend).await;
    let (task, goal) = (of_category(&planner, "tasks").await, of_category(&planner, "goals").await);
    let body = edge(&task, &goal);
    let key = [("Idempotency-Key", "one")];
    let send = async || planner.send(Method::POST, &relations("ana"), Some(&body), &key).await;
    let first = send().await.is(201);
    for own in [&task, &goal] {
        let category = json!({"category": "moods"});
        world.admin.patch(&memory("ana", own), &category).await.is(200);
        send().await.is_problem(404, "not_found", None);
        world.admin.patch(&memory("ana", own), &json!({"category": "tasks"})).await.is(200);
    }
    let again = send().await.is(201);
    assert!(again.is_replayed());
    assert_eq!(again.body, first.body);
}

async fn roles_may_what_they_may_with_memories(backend: Backend) {
    let world = World::new(backend).await;
    let admin = &world.admin;
    let [one, two] = ids(admin).await;
    for words in [&["--role", "supervisor", "--user", "ana"][..], &["--role", "agent", "--agent", "planner"]]
    {
        let key = world.server.with_key(words).await;
        relate(&key, "ana", &edge(&one, &two)).await;
        assert_eq!(listed(&key).await.len(), 1);
        key.delete(&pair("ana", &one, &two)).await.is(200);
    }
    let made = relate(admin, "ana", &edge(&one, &two)).await.body;
    let auditor = world.server.with_key(&["--role", "auditor"]).await;
    assert_eq!(listed(&auditor).await, std::slice::from_ref(&made));
    auditor.post(&relations("ana"), &edge(&one, &two)).await.is_problem(403, "forbidden", None);
    auditor.delete(&pair("ana", &one, &two)).await.is_problem(403, "forbidden", None);
    let stranger = world.server.with_key(&["--role", "supervisor", "--user", "bob"]).await;
    let other_tenant = world.server.with_key(&["--role", "admin", "--tenant", "other"]).await;
    stranger.get(&relations("ana")).await.is_problem(404, "not_found", None);
    assert!(listed(&other_tenant).await.is_empty());
    for intruder in [stranger, other_tenant] {
        let weaker = json!({"from_id": one, "to_id": two, "strength": 0.1});
        intruder.post(&relations("ana"), &weaker).await.is_problem(404, "not_found", None);
        intruder.delete(&pair("ana", &one, &two)).await.is_problem(404, "not_found", None);
    }
    assert_eq!(listed(admin).await, [made]);
}
