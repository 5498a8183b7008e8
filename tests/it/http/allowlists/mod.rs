//! What an agent's key reaches where the categories file binds it: on every route, and after each change.

mod allowed;
mod past;
mod unseen;

use std::{
    fs::{self, File},
    io::Write,
    time::{Duration, Instant},
};

use memledger_tests::{
    Backend, TestDatabase,
    server::{Api, Server},
};
use reqwest::Method;
use serde_json::{Value, json};
use tempfile::NamedTempFile;

use super::{
    World, column, export, id, memories, memory, remember,
    routes::{Operation, Target, operations},
    walk,
};

on_both!(
    no_route_shows_or_changes_what_is_out_of_reach,
    every_route_works_within_reach,
    an_agent_without_categories_is_refused_everywhere,
    a_category_out_of_reach_is_refused,
    a_merge_stays_within_reach,
    what_comes_into_reach_is_new,
    a_reload_changes_what_is_seen,
    other_roles_are_not_bound,
);

/// Categories of the same length, so that [`Ruled::exchange`] can put one in the place of another.
const RULES: &str = "allowlists:\n  planner: [tasks, goals]\n  mute: []\n";

/// Stands in everything that the agents look for, the category included.
const MARKER: &str = "marker-of-the-closed-category";

/// Longest wait for what a signal asks for: many times what it takes.
const RELOAD: Duration = Duration::from_secs(60);

/// A server with a categories file, and the key of an agent whom it binds.
pub struct Ruled {
    pub world: World,
    pub planner: Api,
    file: NamedTempFile,
}

impl Ruled {
    pub async fn new(backend: Backend) -> Self {
        let mut file = NamedTempFile::new().unwrap();
        file.write_all(RULES.as_bytes()).unwrap();
        let setting = [("MEMLEDGER_RECALL_CATEGORIES_FILE", file.path().to_str().unwrap())];
        let database = TestDatabase::new(backend).await;
        let server = Server::start_with(&database.url, &[], &setting).await;
        let planner = server.with_key(&["--role", "agent", "--agent", "planner"]).await;
        // What threads are summarised to meanwhile would look like what an agent changed.
        let path = "/api/admin/workflows/thread-summaries/config";
        server.admin().send(Method::PUT, path, Some(&json!({"enabled": false})), &[]).await.is(200);
        Self { world: World { admin: server.admin(), server, database }, planner, file }
    }

    /// Changes the file and signals so. By its time and size it is the same, so nobody notices it by these.
    fn exchange(&self, from: &str, to: &str) {
        let rules = fs::read_to_string(self.file.path()).unwrap().replace(from, to);
        let modified = self.file.as_file().metadata().unwrap().modified().unwrap();
        let mut file = File::options().write(true).open(self.file.path()).unwrap();
        file.write_all(rules.as_bytes()).unwrap();
        file.set_modified(modified).unwrap();
        assert_eq!(file.metadata().unwrap().len(), RULES.len() as u64);
        self.world.server.hang_up();
    }
}

/// Makes a memory of ana's of that category, and answers its id.
async fn of(api: &Api, category: Option<&str>) -> String {
    let body = json!({"content": "a note", "category": category, "topics": ["notes"]});
    id(&remember(api, "ana", body).await)
}

/// What may be asked about a user or its memories.
async fn of_users(api: &Api) -> Vec<Operation> {
    let mut found = operations(api).await;
    found.retain(Operation::of_user);
    assert!(found.len() > 12, "only {} operations are about users", found.len());
    found
}

async fn no_route_shows_or_changes_what_is_out_of_reach(backend: Backend) {
    let ruled = Ruled::new(backend).await;
    let (admin, planner) = (&ruled.world.admin, &ruled.planner);
    for operation in of_users(admin).await {
        if operation.of_conversation() || operation.of_context() {
            // What is said in a conversation, and what a person is known by, is of no category, and open to all agents of its user that see anything.
            continue;
        }
        let target = Target::new(admin, "ana", &operation, MARKER).await;
        let before = export(admin, "ana").await;
        let answer = operation.send(planner, &target).await;
        operation.documents(&answer);
        assert!(!answer.text.contains(MARKER), "{operation:?} shows {}", answer.text);
        assert!(!answer.text.contains(&target.other), "{operation:?} shows {}", answer.text);
        match operation.id.as_str() {
            "purge_memory" => answer.is_problem(403, "forbidden", None),
            "create_memory" | "create_memories" | "put_memory" | "create_fact" | "export_user" => {
                answer.is_problem(403, "category_not_allowed", None)
            }
            "list_memory_banks" => {
                let banks = answer.is(200);
                assert!(banks.items().iter().all(|bank| bank["count"] == 0), "{}", banks.text);
            }
            "list_facts" | "list_memories" | "list_archive" | "user_timeline" | "list_relations" => {
                assert!(answer.is(200).items().is_empty());
            }
            "thread_delta" => {
                let told = answer.is(200).body;
                assert_eq!((&told["header"], &told["changes"]), (&Value::Null, &json!([])));
            }
            // What is compared with is only what is within reach.
            "preview_extraction" => {
                assert_eq!(answer.is(200).body["candidates"][0]["memory_id"], Value::Null)
            }
            "memory_query" => assert_eq!(answer.is(200).body["items"], json!([])),
            "thread_ack" => {
                answer.is(200);
            }
            "merge_memories" | "relate_memories" | "unrelate_memories" => {
                answer.is_problem(404, "not_found", None);
            }
            // A name is an agent's own.
            "read_memory_by_key" => answer.is_problem(404, "not_found", None),
            _ if operation.of_memory() => answer.is_problem(404, "not_found", None),
            _ => panic!("{operation:?} is new: say here what an agent may see by it"),
        }
        assert_eq!(export(admin, "ana").await, before, "{operation:?} changes something");
    }
}

async fn every_route_works_within_reach(backend: Backend) {
    let ruled = Ruled::new(backend).await;
    let planner = &ruled.planner;
    for operation in of_users(&ruled.world.admin).await {
        let target = Target::new(planner, "ana", &operation, "tasks").await;
        let answer = operation.send(planner, &target).await;
        operation.documents(&answer);
        match operation.id.as_str() {
            "purge_memory" | "purge_message" | "purge_thread" | "list_proposals" => {
                answer.is_problem(403, "forbidden", None);
            }
            // They make a memory without a category, or would show all.
            "create_memory" | "create_memories" | "put_memory" | "create_fact" | "export_user" => {
                answer.is_problem(403, "category_not_allowed", None)
            }
            _ => assert!(answer.status < 300, "{operation:?}: {}", answer.text),
        }
    }
    let task = of(planner, Some(" tasks ")).await;
    let path = memory("ana", &task);
    assert_eq!(planner.get(&path).await.is(200).body["category"], "tasks");
    let moved = planner.patch(&path, &json!({"category": "goals"})).await.is(200);
    assert_eq!(moved.body["category"], "goals");
    let goals = walk(planner, &format!("{}?category=goals", memories("ana")), 500).await;
    assert_eq!(column(&goals, "id"), [task]);
}

async fn an_agent_without_categories_is_refused_everywhere(backend: Backend) {
    let ruled = Ruled::new(backend).await;
    let (admin, server) = (&ruled.world.admin, &ruled.world.server);
    for name in ["mute", "stranger"] {
        let key = server.with_key(&["--role", "agent", "--agent", name, "--user", "ana"]).await;
        for operation in of_users(admin).await {
            let target = Target::new(admin, "ana", &operation, MARKER).await;
            let before = export(admin, "ana").await;
            let answer = operation.send(&key, &target).await;
            operation.documents(&answer);
            let is_purge = operation.id.starts_with("purge_");
            let code = if is_purge { "forbidden" } else { "category_not_allowed" };
            answer.is_problem(403, code, None);
            assert!(!answer.text.contains(MARKER), "{operation:?} shows {}", answer.text);
            assert_eq!(export(admin, "ana").await, before, "{operation:?} changes something");
            // Another's user is not there for the key, which comes before what it may do.
            if operation.template.contains("{user_id}") && !is_purge {
                let elsewhere = Target { user: "bob".to_owned(), ..target };
                operation.send(&key, &elsewhere).await.is_problem(404, "not_found", None);
            }
        }
    }
}

async fn a_category_out_of_reach_is_refused(backend: Backend) {
    let ruled = Ruled::new(backend).await;
    let (admin, planner) = (&ruled.world.admin, &ruled.planner);
    let task = memory("ana", &of(planner, Some("tasks")).await);
    let mood = memory("ana", &of(admin, Some("moods")).await);
    let before = export(admin, "ana").await;
    let own = memories("ana");
    for wrong in [json!("moods"), json!("Tasks"), json!("task"), json!(""), Value::Null] {
        let made = planner.post(&own, &json!({"content": "x", "category": wrong})).await;
        made.is_problem(403, "category_not_allowed", None);
        assert!(made.text.contains("tasks, goals"), "it does not say what is open: {}", made.text);
        // Refused for the category that it names, so it tells nothing of the memory.
        for path in [&task, &mood, &memory("ana", "no-such-memory")] {
            let changed = planner.patch(path, &json!({"category": wrong})).await;
            changed.is_problem(403, "category_not_allowed", None);
        }
    }
    planner.post(&own, &json!({"content": "x"})).await.is_problem(403, "category_not_allowed", None);
    for filter in ["category=moods", "category=moods&as_of_rev=1", "category=Tasks", "category=tasks,moods"] {
        planner.get(&format!("{own}?{filter}")).await.is_problem(403, "category_not_allowed", None);
    }
    for format in ["jsonl", "csv"] {
        let path = format!("/api/users/ana/export?format={format}");
        planner.get(&path).await.is_problem(403, "category_not_allowed", None);
    }
    assert_eq!(export(admin, "ana").await, before);
}

async fn a_merge_stays_within_reach(backend: Backend) {
    let ruled = Ruled::new(backend).await;
    let (admin, planner) = (&ruled.world.admin, &ruled.planner);
    let mut ids = Vec::new();
    for category in [Some("tasks"), Some("tasks"), Some("goals"), Some("moods"), None] {
        ids.push(of(admin, category).await);
    }
    let path = format!("{}/merge", memories("ana"));
    let before = export(admin, "ana").await;
    let merge = async |sources: [usize; 2], target: Option<usize>| {
        let sources = sources.map(|at| ids[at].as_str());
        let target = target.map(|at| ids[at].as_str());
        planner.post(&path, &json!({"source_ids": sources, "content": "both", "target_id": target})).await
    };
    for (sources, target) in [
        ([0, 3], None),
        ([3, 0], None),
        ([0, 4], None),
        ([0, 3], Some(0)),
        ([0, 1], Some(3)),
        ([0, 1], Some(4)),
        ([3, 4], None),
        ([3, 4], Some(0)),
    ] {
        merge(sources, target).await.is_problem(404, "not_found", None);
    }
    // What two categories have in common is none, and that is in no allowlist.
    let mixed = merge([0, 2], None).await;
    mixed.is_problem(403, "category_not_allowed", None);
    assert!(mixed.text.contains("target_id"), "{}", mixed.text);
    assert_eq!(export(admin, "ana").await, before, "a refused merge changes something");
    assert_eq!(merge([0, 1], None).await.is(201).body["category"], "tasks");
    for path in ids[..2].iter().map(|id| format!("{}/restore", memory("ana", id))) {
        planner.send(reqwest::Method::POST, &path, None, &[]).await.is(200);
    }
    assert_eq!(merge([0, 2], Some(2)).await.is(201).body["category"], "goals");
}

/// Asks until the answer is the wanted one.
async fn until(api: &Api, path: &str, status: u16) {
    let deadline = Instant::now() + RELOAD;
    loop {
        let answer = api.get(path).await;
        if answer.status == status {
            return;
        }
        assert!(Instant::now() < deadline, "{path} is still {}: {}", answer.status, answer.text);
        tokio::time::sleep(Duration::from_millis(20)).await;
    }
}

/// Whoever did not see a memory does not hear what it was.
async fn what_comes_into_reach_is_new(backend: Backend) {
    let ruled = Ruled::new(backend).await;
    let (admin, planner) = (&ruled.world.admin, &ruled.planner);
    let hidden = of(admin, Some("moods")).await;
    admin.patch(&memory("ana", &hidden), &json!({"content": "was a secret"})).await.is(200);
    admin.patch(&memory("ana", &hidden), &json!({"category": "tasks"})).await.is(200);
    let told = planner.get("/api/users/ana/threads/t/delta?since_rev=1").await.is(200).body;
    assert_eq!(told["header"], "Memory updates since rev 1:\n- +created: [tasks] was a secret (imp=2)");
    let change = &told["changes"][0];
    let all = json!([change["event"], change["old"], change["new"], change["changed"]]);
    assert_eq!(all, json!(["created", null, "was a secret", []]));
    let path = "/api/users/ana/threads/t/delta?since_rev=1&categories=moods";
    planner.get(path).await.is_problem(403, "category_not_allowed", None);
}

async fn a_reload_changes_what_is_seen(backend: Backend) {
    let ruled = Ruled::new(backend).await;
    let (admin, planner) = (&ruled.world.admin, &ruled.planner);
    let task = of(planner, Some("tasks")).await;
    let mood = of(admin, Some("moods")).await;
    let steps = [("tasks", "moods", &mood, &task), ("moods", "tasks", &task, &mood)];
    for (closed, opened, seen, unseen) in steps {
        planner.get(&memory("ana", seen)).await.is_problem(404, "not_found", None);
        ruled.exchange(closed, opened);
        until(planner, &memory("ana", seen), 200).await;
        planner.get(&memory("ana", unseen)).await.is_problem(404, "not_found", None);
        let listed = walk(planner, &memories("ana"), 500).await;
        assert_eq!(column(&listed, "id"), [seen.as_str()]);
        let refused = planner.post(&memories("ana"), &json!({"content": "x", "category": closed})).await;
        refused.is_problem(403, "category_not_allowed", None);
        planner.patch(&memory("ana", seen), &json!({"pinned": true, "category": opened})).await.is(200);
        let changed = planner.patch(&memory("ana", unseen), &json!({"pinned": true})).await;
        changed.is_problem(404, "not_found", None);
    }
}

async fn other_roles_are_not_bound(backend: Backend) {
    let ruled = Ruled::new(backend).await;
    let (admin, server) = (&ruled.world.admin, &ruled.world.server);
    let mut ids = Vec::new();
    for category in [Some("tasks"), Some("moods"), None] {
        ids.push(of(admin, category).await);
    }
    let supervisor = server.with_key(&["--role", "supervisor", "--agent", "planner"]).await;
    let auditor = server.with_key(&["--role", "auditor", "--agent", "mute"]).await;
    let named = server.with_key(&["--role", "admin", "--agent", "stranger"]).await;
    let newest_first: Vec<&str> = ids.iter().rev().map(String::as_str).collect();
    for key in [&supervisor, &auditor, &named] {
        let listed = walk(key, &memories("ana"), 2).await;
        assert_eq!(column(&listed, "id"), newest_first);
        let timeline = walk(key, "/api/users/ana/timeline", 2).await;
        assert_eq!(column(&timeline, "memory_id"), newest_first);
        let told = key.get("/api/users/ana/threads/t/delta?since_rev=0").await.is(200).body;
        assert_eq!(told["changes"].as_array().map(Vec::len), Some(3), "{told}");
        let filtered =
            key.get("/api/users/ana/threads/t/delta?since_rev=0&categories=moods").await.is(200).body;
        assert_eq!(filtered["changes"].as_array().map(Vec::len), Some(1), "{filtered}");
        let closed = key.get(&format!("{}?category=moods", memories("ana"))).await.is(200);
        assert_eq!(column(closed.items(), "id"), [ids[1].as_str()]);
        assert_eq!(export(key, "ana").await, export(admin, "ana").await);
        for id in &ids {
            key.get(&memory("ana", id)).await.is(200);
            key.get(&format!("/memory/{id}/history")).await.is(200);
        }
    }
    supervisor.post(&memories("ana"), &json!({"content": "without a category"})).await.is(201);
    supervisor.patch(&memory("ana", &ids[1]), &json!({"category": "secrets"})).await.is(200);
    let merge = json!({"source_ids": ids, "content": "all three"});
    supervisor.post(&format!("{}/merge", memories("ana")), &merge).await.is(201);
}
