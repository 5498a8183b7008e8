//! Verifications are kept: who asked, what came out, for whose eyes, and how many.

use memledger_tests::{
    Backend,
    server::{Api, cli},
};
use reqwest::Method;
use serde_json::{Value, json};

use super::{World, column, remember, walk};

on_both!(
    a_verification_is_kept,
    a_verification_of_the_whole_ledger_is_every_tenants_own,
    faults_are_kept_with_their_coordinates,
    only_auditors_of_the_tenant_see_verifications,
    the_newest_are_kept,
    a_report_is_given_where_nothing_can_be_kept,
    who_asks_for_heads_alone_starts_nothing,
);

const PATH: &str = "/api/admin/ledger/verifications";
const VERIFY: &str = "/api/admin/ledger/verify";

async fn listed(api: &Api) -> Vec<Value> {
    api.get(PATH).await.is(200).items().to_vec()
}

async fn a_verification_is_kept(backend: Backend) {
    let world = World::new(backend).await;
    let admin = &world.admin;
    for user in ["ana", "ana", "bo"] {
        remember(admin, user, json!({"content": format!("of {user}")})).await;
    }
    assert_eq!(listed(admin).await, [] as [Value; 0]);
    admin.get(VERIFY).await.is(200);
    admin.get(&format!("{VERIFY}?user_id=ana")).await.is(200);
    world.server.cli(&["verify", "--user", "bo"]).await.is(0);
    // Of nobody nothing is kept, and nothing is well.
    admin.get("/api/admin/ledger/verify?user_id=nobody").await.is_problem(404, "not_found", None);
    let refused = world.server.cli(&["verify", "--user", "nobody", "--json"]).await.is(1);
    assert_eq!((refused.stdout.as_str(), refused.stderr.contains("nobody has no memories")), ("", true));
    let items = listed(admin).await;
    assert_eq!(column(&items, "user_id"), ["bo", "ana", "null"]);
    // Three memories, and the making of the admin's key, which is of no user.
    for (item, (actor, events)) in items.iter().zip([("admin:cli", 1), ("admin:k_", 2), ("admin:k_", 4)]) {
        assert!(item["actor"].as_str().unwrap().starts_with(actor), "{item}");
        assert_eq!((&item["ok"], &item["events"]), (&json!(true), &json!(events)), "{item}");
        assert_eq!((&item["faults"], &item["fault_count"]), (&json!([]), &json!(0)), "{item}");
        assert!(item["duration_ms"].is_u64() && item["at"].as_str().unwrap().ends_with('Z'), "{item}");
    }
    for limit in [1, 2, 3] {
        assert_eq!(walk(admin, PATH, limit).await, items, "in pages of {limit}");
    }
    assert_eq!(walk(admin, &format!("{PATH}?user_id=ana"), 1).await, [items[1].clone()]);
    assert!(walk(admin, &format!("{PATH}?user_id=nobody"), 1).await.is_empty());
    for wrong in ["user_id=", "limit=0", "cursor=x", "ok=1"] {
        let (field, _) = wrong.split_once('=').unwrap();
        let answer = admin.get(&format!("{PATH}?{wrong}")).await;
        answer.is_problem(400, "invalid_request", Some(field));
    }
    // It is no part of the log, so a rebuild leaves it alone.
    world.server.cli(&["replay"]).await.is(0);
    let world = world.restarted().await;
    assert_eq!(listed(&world.admin).await, items);
}

async fn a_verification_of_the_whole_ledger_is_every_tenants_own(backend: Backend) {
    let world = World::new(backend).await;
    let other = world.server.with_key(&["--role", "admin", "--tenant", "other"]).await;
    for content in ["one", "two"] {
        remember(&world.admin, "ana", json!({"content": content})).await;
    }
    remember(&other, "bo", json!({"content": "three"})).await;
    cli(&["verify", "--database", &world.database.url]).await.is(0);
    // With the making of each tenant's own key.
    for (api, events) in [(&world.admin, 3), (&other, 2)] {
        let items = listed(api).await;
        assert_eq!(items.len(), 1, "{items:?}");
        assert_eq!((&items[0]["events"], &items[0]["user_id"]), (&json!(events), &Value::Null));
        assert_eq!((&items[0]["actor"], &items[0]["ok"]), (&json!("admin:cli"), &json!(true)));
    }
}

async fn faults_are_kept_with_their_coordinates(backend: Backend) {
    let world = World::with_ana_apart(backend).await;
    remember(&world.admin, "ana", json!({"content": "one"})).await;
    let other = world.server.with_key(&["--role", "admin", "--tenant", "other"]).await;
    remember(&other, "bo", json!({"content": "two"})).await;
    world
        .database
        .run("UPDATE events SET actor = 'admin:forged' WHERE tenant_id = 'default' AND stream_id = 'ana'")
        .await;
    world.admin.get(VERIFY).await.is(200);
    cli(&["verify", "--database", &world.database.url]).await.is(3);
    let items = listed(&world.admin).await;
    assert_eq!(items.len(), 2, "{items:?}");
    for item in &items {
        let faults = item["faults"].as_array().unwrap();
        assert_eq!((&item["ok"], &item["fault_count"]), (&json!(false), &json!(faults.len())), "{item}");
        let forged = faults.iter().find(|fault| fault["kind"] == "leaf_hash").expect("the event is named");
        assert_eq!((&forged["tenant_id"], &forged["user_id"]), (&json!("default"), &json!("ana")), "{item}");
        assert_eq!(forged["position"], 1, "{item}");
    }
    // The other tenant's ledger is sound, and learns nothing of this one's trouble.
    let others = listed(&other).await;
    assert_eq!((others.len(), &others[0]["ok"]), (1, &json!(true)), "{others:?}");
}

async fn only_auditors_of_the_tenant_see_verifications(backend: Backend) {
    let world = World::new(backend).await;
    remember(&world.admin, "ana", json!({"content": "one"})).await;
    world.admin.get(VERIFY).await.is(200);
    let key = async |words: &[&str]| world.server.with_key(words).await;
    for role in ["admin", "auditor"] {
        assert_eq!(listed(&key(&["--role", role]).await).await.len(), 1, "{role}");
        let others = listed(&key(&["--role", role, "--tenant", "other"]).await).await;
        assert!(others.is_empty(), "another tenant's {role} sees {others:?}");
        let bound = key(&["--role", role, "--user", "ana"]).await.get(PATH).await;
        bound.is_problem(403, "forbidden", None);
    }
    for words in [&["--role", "supervisor"][..], &["--role", "agent", "--agent", "planner"]] {
        key(words).await.get(PATH).await.is_problem(403, "forbidden", None);
    }
}

async fn the_newest_are_kept(backend: Backend) {
    let world = World::new(backend).await;
    remember(&world.admin, "ana", json!({"content": "one"})).await;
    let id = match backend {
        Backend::Sqlite => "randomblob(16)",
        Backend::Postgres => "gen_random_uuid()",
    };
    // Made long ago: 1,000 of this tenant and one of another.
    let sql = format!(
        "INSERT INTO verifications (tenant_id, at, verification_id, actor, ok, events, fault_count, faults, \
         duration_ms) WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 1001) \
         SELECT CASE WHEN i = 1001 THEN 'other' ELSE 'default' END, i, {id}, 'admin:cli', 1, i, 0, '[]', 1 FROM n"
    );
    world.database.run(&sql).await;
    world.admin.get(VERIFY).await.is(200);
    let items = walk(&world.admin, PATH, 500).await;
    assert_eq!(items.len(), 1_000);
    let just_made = (items[0]["actor"] != "admin:cli", &items[0]["events"]);
    assert_eq!(just_made, (true, &json!(2)), "the newest is the one just made, of the memory and the key");
    assert_eq!(items[999]["events"], 2, "the oldest is gone");
    let other = world.server.with_key(&["--role", "auditor", "--tenant", "other"]).await;
    assert_eq!(listed(&other).await.len(), 1);
}

async fn a_report_is_given_where_nothing_can_be_kept(backend: Backend) {
    let world = World::new(backend).await;
    remember(&world.admin, "ana", json!({"content": "one"})).await;
    // A table that is missing is made anew; one without a column takes no row.
    world.database.run("ALTER TABLE verifications RENAME COLUMN duration_ms TO away").await;
    let report = world.admin.get(VERIFY).await.is(200).body;
    assert_eq!(
        (&report["ok"], &report["events"]),
        (&json!(true), &json!(2)),
        "the key and the memory: {report}"
    );
    assert!(
        world.server.logged().contains("a verification could not be recorded"),
        "{}",
        world.server.logged()
    );
    let ran = world.server.cli(&["verify", "--json"]).await.is(0);
    assert_eq!(ran.json()["ok"], true, "{}", ran.stdout);
    assert!(ran.stderr.contains("a verification could not be recorded"), "{}", ran.stderr);
    world.database.run("ALTER TABLE verifications RENAME COLUMN away TO duration_ms").await;
    world.admin.get(VERIFY).await.is(200);
    assert_eq!(listed(&world.admin).await.len(), 1);
}

async fn who_asks_for_heads_alone_starts_nothing(backend: Backend) {
    let world = World::new(backend).await;
    world.admin.send(Method::HEAD, VERIFY, None, &[]).await.is(200);
    assert!(world.admin.get(PATH).await.is(200).items().is_empty());
}
