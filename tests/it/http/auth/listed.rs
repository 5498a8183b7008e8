//! The list of accounts: whose names the log's ids are, told to those who read the log.

use std::collections::BTreeSet;

use memledger_tests::Backend;
use serde_json::{Value, json};

use super::Person;
use crate::http::{World, column, walk};

on_both!(a_tenants_accounts_are_listed, only_auditors_of_the_tenant_see_its_accounts);

const ACCOUNTS: &str = "/api/admin/accounts";

async fn a_tenants_accounts_are_listed(backend: Backend) {
    let world = World::new(backend).await;
    assert!(walk(&world.admin, ACCOUNTS, 500).await.is_empty());
    let mut people = Vec::new();
    for (email, role) in
        [("ana@example.com", "admin"), ("bo@example.com", "auditor"), ("cy@example.com", "admin")]
    {
        people.push(Person::new(&world, email, role).await);
    }
    world.server.cli(&["admins", "disable", "bo@example.com"]).await.is(0);
    let whole = walk(&world.admin, ACCOUNTS, 500).await;
    let ids: Vec<&str> = people.iter().map(|person| person.id.as_str()).collect();
    assert_eq!(column(&whole, "id"), ids, "the oldest first");
    assert_eq!(column(&whole, "email"), ["ana@example.com", "bo@example.com", "cy@example.com"]);
    assert_eq!(column(&whole, "role"), ["admin", "auditor", "admin"]);
    for (item, is_disabled) in whole.iter().zip([false, true, false]) {
        let names: BTreeSet<&str> = item.as_object().unwrap().keys().map(String::as_str).collect();
        let expected = ["id", "email", "role", "created_at", "disabled_at"];
        assert_eq!(names, BTreeSet::from(expected), "neither more nor less");
        assert!(item["created_at"].as_str().is_some_and(|at| at.ends_with('Z')), "{item}");
        assert_eq!(item["disabled_at"] != Value::Null, is_disabled, "{item}");
    }
    for limit in [1, 2, 3] {
        assert_eq!(walk(&world.admin, ACCOUNTS, limit).await, whole, "in pages of {limit}");
    }
    for (query, field) in [("limit=0", "limit"), ("cursor=x", "cursor"), ("email=ana@example.com", "email")] {
        let refused = world.admin.get(&format!("{ACCOUNTS}?{query}")).await;
        refused.is_problem(400, "invalid_request", Some(field));
    }
}

async fn only_auditors_of_the_tenant_see_its_accounts(backend: Backend) {
    let world = World::new(backend).await;
    let ana = Person::new(&world, "ana@example.com", "admin").await;
    let bo = Person::new(&world, "bo@example.com", "auditor").await;
    for person in [&ana, &bo] {
        let session = world.server.api(&person.token(&world).await);
        assert_eq!(column(&walk(&session, ACCOUNTS, 500).await, "id"), [ana.id.as_str(), bo.id.as_str()]);
    }
    let key = async |words: &[&str]| world.server.with_key(words).await;
    for role in ["admin", "auditor"] {
        assert_eq!(walk(&key(&["--role", role]).await, ACCOUNTS, 500).await.len(), 2, "{role}");
        let others = key(&["--role", role, "--tenant", "other"]).await.get(ACCOUNTS).await.is(200);
        assert_eq!(others.body, json!({"items": [], "next_cursor": null}), "another tenant's {role}");
        let bound = key(&["--role", role, "--user", "ana"]).await;
        bound.get(ACCOUNTS).await.is_problem(403, "forbidden", None);
    }
    for words in [&["--role", "supervisor"][..], &["--role", "agent", "--agent", "planner"]] {
        key(words).await.get(ACCOUNTS).await.is_problem(403, "forbidden", None);
    }
}
