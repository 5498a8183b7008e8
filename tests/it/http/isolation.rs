//! Nobody reads or writes what their key does not reach, on any route the server has.

use memledger_tests::{
    Backend,
    server::{ADMIN_KEY, Api},
};
use serde_json::{Value, json};

use super::{
    World, column, export, memory, remember,
    routes::{Operation, THREAD, Target, operations},
    walk,
    workflows::request,
};

on_both!(
    without_a_key_there_is_nothing,
    another_tenants_keys_reach_nothing,
    another_users_keys_reach_nothing,
    an_auditor_writes_nothing,
    agents_and_supervisors_do_not_administer,
    a_key_reaches_its_own_users,
);

/// Stands in everything that the intruders look for.
const MARKER: &str = "marker-of-the-victim";
const VICTIM: &str = "ana";

/// A user with memories for every operation, and all that there is of them before anybody tries.
struct Victim {
    operations: Vec<Operation>,
    targets: Vec<Target>,
    before: String,
}

impl Victim {
    async fn new(world: &World) -> Self {
        let operations = operations(&world.admin).await;
        assert!(operations.len() > 20, "the document is not whole");
        let mut targets = Vec::new();
        for operation in &operations {
            targets.push(Target::new(&world.admin, VICTIM, operation, MARKER).await);
        }
        let path = format!("/api/users/{VICTIM}/threads/{THREAD}/ack");
        world.admin.post(&path, &json!({"rev": 3})).await.is(200);
        // Nobody works on it, so it stays as it is unless an intruder gets at it.
        let run = request(&world.admin, VICTIM).await;
        targets.iter_mut().for_each(|target| target.run.clone_from(&run));
        let before = seen(&world.admin).await;
        assert!(before.contains(MARKER));
        Self { operations, targets, before }
    }

    /// Tries every operation, each answer also by the given check; nothing may be shown or changed.
    async fn attacked(&self, world: &World, intruder: &Api, check: impl Fn(&Operation, u16, &Value)) {
        for (operation, target) in self.operations.iter().zip(&self.targets) {
            let answer = operation.send(intruder, target).await;
            operation.documents(&answer);
            assert!(answer.status < 500, "{operation:?}: {}", answer.text);
            assert!(!answer.text.contains(MARKER), "{operation:?} shows {}", answer.text);
            if !operation.of_memory() {
                assert!(!answer.text.contains(&target.other), "{operation:?} shows {}", answer.text);
            }
            if answer.status >= 400 {
                let code = answer.body["code"].as_str().unwrap_or_default().to_owned();
                answer.is_problem(answer.status, &code, None);
            }
            check(operation, answer.status, &answer.body);
        }
        assert_eq!(seen(&world.admin).await, self.before, "the victim's data is not as it was");
    }
}

/// All that there is of the victim.
async fn seen(api: &Api) -> String {
    let export = Value::from(export(api, VICTIM).await).to_string();
    let thread = api.get(&format!("/api/users/{VICTIM}/threads/{THREAD}/delta")).await.is(200).text;
    let runs = api.get(&format!("/api/admin/workflows/runs?user={VICTIM}")).await.is(200).text;
    let config = api.get("/api/admin/workflows/config").await.is(200).text;
    export + &thread + &runs + &config
}

async fn without_a_key_there_is_nothing(backend: Backend) {
    let world = World::new(backend).await;
    let victim = Victim::new(&world).await;
    let wrong = ["", "no-such-key", &ADMIN_KEY[1..], &format!("{ADMIN_KEY}X")];
    let keys = wrong.iter().map(|key| world.server.api(key)).chain([world.admin.anonymous()]);
    for intruder in keys {
        let unknown = |operation: &Operation, status: u16, body: &Value| {
            assert_eq!((status, &body["code"]), (401, &json!("unauthenticated")), "{operation:?}");
        };
        victim.attacked(&world, &intruder, unknown).await;
        let answer = intruder.get("/metrics").await;
        answer.is_problem(401, "unauthenticated", None);
        assert_eq!(answer.header("www-authenticate"), Some("Bearer"));
        for open in ["/healthz", "/readyz", "/docs", "/openapi.json"] {
            intruder.get(open).await.is(200);
        }
    }
    let basic = [("Authorization", "Basic bWxfdGhlX2FkbWluX2tleTp4")];
    let answer = world.admin.anonymous().send(reqwest::Method::GET, "/api/users", None, &basic).await;
    answer.is_problem(401, "unauthenticated", None);
}

async fn another_tenants_keys_reach_nothing(backend: Backend) {
    let world = World::new(backend).await;
    let victim = Victim::new(&world).await;
    for role in ["admin", "auditor", "supervisor"] {
        let intruder = world.server.with_key(&["--role", role, "--tenant", "other"]).await;
        // A user of that name in its own tenant is another one, so only the memories are missing.
        let check = |operation: &Operation, status: u16, _: &Value| {
            if operation.of_memory() {
                let may_refuse = role != "admin" && operation.writes();
                assert!(status == 404 || (may_refuse && status == 403), "{role} {operation:?}: {status}");
            } else if operation.of_key() {
                assert_eq!(status, if role == "admin" { 404 } else { 403 }, "{role} {operation:?}");
            } else if operation.of_run() {
                let is_refused = role == "supervisor" || (role == "auditor" && operation.writes());
                assert_eq!(status, if is_refused { 403 } else { 404 }, "{role} {operation:?}");
            }
        };
        victim.attacked(&world, &intruder, check).await;
    }
    let other = world.server.with_key(&["--role", "admin", "--tenant", "other"]).await;
    let theirs = walk(&other, &format!("/api/users/{VICTIM}/memories?state=all"), 500).await;
    assert!(column(&theirs, "content").iter().all(|content| *content == "made by a test"));
}

async fn another_users_keys_reach_nothing(backend: Backend) {
    let world = World::new(backend).await;
    let victim = Victim::new(&world).await;
    remember(&world.admin, "bob", json!({"content": "bob's own"})).await;
    let keys = [
        &["--role", "supervisor", "--user", "bob"][..],
        &["--role", "agent", "--agent", "planner", "--user", "bob", "--user", "carl"],
        &["--role", "auditor", "--user", "bob"],
        &["--role", "admin", "--user", "bob"],
    ];
    for words in keys {
        let intruder = world.server.with_key(words).await;
        let check = |operation: &Operation, status: u16, _: &Value| {
            if operation.of_user() {
                // A role that may never write is told so; it learns nothing of the user.
                let may_refuse = operation.template.ends_with("/purge");
                assert!(status == 404 || (may_refuse && status == 403), "{words:?} {operation:?}: {status}");
            } else if operation.of_session() {
                assert!(operation.fits_a_key(status), "{words:?} {operation:?}: {status}");
            } else if operation.of_followers() && words.contains(&"supervisor") {
                // What it is told, the tests of the feed look at.
                assert_eq!(status, 200, "{words:?} {operation:?}");
            } else if !words.contains(&"admin") || operation.of_run() || operation.of_keys() {
                assert_eq!(status, 403, "{words:?} {operation:?}");
            } else if operation.id == "run_workflow" {
                assert_eq!(status, 404, "{words:?} {operation:?}");
            }
        };
        victim.attacked(&world, &intruder, check).await;
        assert_eq!(walk(&intruder, "/api/users/bob/memories", 5).await.len(), 1);
    }
}

async fn an_auditor_writes_nothing(backend: Backend) {
    let world = World::new(backend).await;
    let victim = Victim::new(&world).await;
    let auditor = world.server.with_key(&["--role", "auditor"]).await;
    for (operation, target) in victim.operations.iter().zip(&victim.targets) {
        let answer = operation.send(&auditor, target).await;
        operation.documents(&answer);
        if operation.of_session() {
            assert!(operation.fits_a_key(answer.status), "{operation:?}: {}", answer.text);
        } else if operation.writes() {
            answer.is_problem(403, "forbidden", None);
        } else if operation.id == "run_report" {
            // It has not ended.
            answer.is_problem(409, "state_conflict", None);
        } else {
            answer.is(200);
        }
    }
    assert_eq!(seen(&world.admin).await, victim.before);
}

async fn agents_and_supervisors_do_not_administer(backend: Backend) {
    let world = World::new(backend).await;
    let victim = Victim::new(&world).await;
    for words in [&["--role", "supervisor"][..], &["--role", "agent", "--agent", "planner"]] {
        let key = world.server.with_key(words).await;
        let reserved = victim.operations.iter().zip(&victim.targets).filter(|(it, _)| it.of_operators());
        let mut refused = 0;
        for (operation, target) in reserved {
            operation.send(&key, target).await.is_problem(403, "forbidden", None);
            refused += 1;
        }
        assert!(refused >= 8, "only {refused} operations are reserved");
        key.get("/metrics").await.is_problem(403, "forbidden", None);
    }
    assert_eq!(seen(&world.admin).await, victim.before);
}

/// The other side: what the tests above refuse works with the right key.
async fn a_key_reaches_its_own_users(backend: Backend) {
    let world = World::new(backend).await;
    let operations = operations(&world.admin).await;
    // The keys without an agent are one reader of the thread, whose place would belong to the first of them.
    let share = json!({"rev": 0, "shared": true});
    world.admin.post(&format!("/api/users/{VICTIM}/threads/{THREAD}/ack"), &share).await.is(200);
    for words in [
        &["--role", "supervisor", "--user", VICTIM, "--user", "bob"][..],
        &["--role", "agent", "--agent", "planner", "--user", VICTIM],
        &["--role", "supervisor"],
    ] {
        let key = world.server.with_key(words).await;
        for operation in operations.iter().filter(|it| !it.of_operators() && !it.of_session()) {
            if operation.of_followers() && words.contains(&"agent") {
                continue;
            }
            let target = Target::new(&key, VICTIM, operation, MARKER).await;
            let answer = operation.send(&key, &target).await;
            if operation.id == "list_proposals" {
                // What waits for a person's yes is on no read path of agents.
                answer.is_problem(403, "forbidden", None);
                continue;
            }
            assert!(answer.status < 300, "{words:?} {operation:?}: {}", answer.text);
        }
        let read = key.get(&memory(VICTIM, "no-such-memory")).await;
        read.is_problem(404, "not_found", None);
    }
}
