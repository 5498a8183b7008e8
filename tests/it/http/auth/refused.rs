//! What is left of a refused sign-in: its account's operations tell of it, and of nobody's address nothing does.

use memledger_tests::Backend;
use serde_json::{Value, json};

use super::{Person, login, number};
use crate::http::{World, column, walk};

on_both!(
    a_refused_sign_in_is_told,
    no_more_is_told_than_may_be_tried,
    a_start_counts_refusals_anew,
    an_address_of_nobody_is_kept_nowhere,
);

const TOLD: &str = "/api/operations?op=sign_in";

/// As the operations name whose account it is.
fn account(person: &Person) -> String {
    format!("account:{}", person.id)
}

async fn a_refused_sign_in_is_told(backend: Backend) {
    let world = World::new(backend).await;
    let ana = Person::new(&world, "ana.the.marker@example.com", "admin").await;
    let gone = Person::new(&world, "gone@example.com", "auditor").await;
    world.server.cli(&["admins", "disable", &gone.email]).await.is(0);
    login(&world, &ana.email, "a guess of a stranger").await.is(401);
    gone.login(&world).await.is(401);
    // What is let in is an event and no refusal.
    ana.login(&world).await.is(200);
    let auditor = world.server.with_key(&["--role", "auditor"]).await;
    let told = auditor.get(TOLD).await.is(200);
    assert_eq!(column(told.items(), "actor"), [account(&gone), account(&ana)]);
    for item in told.items() {
        assert_eq!([&item["status"], &item["error"]], [&json!("error"), &json!("unauthenticated")], "{item}");
        for none in ["user_id", "memory_id", "thread_id", "category", "sim"] {
            assert_eq!(item[none], Value::Null, "{none} of {item}");
        }
    }
    for secret in ["marker", "gone@", "stranger", &ana.password, &gone.password] {
        assert!(!told.text.contains(secret), "{secret} is in {}", told.text);
    }
    let counts = auditor.get("/api/operations/counts?bucket=day").await.is(200);
    let counted = counts.items().iter().filter(|it| it["op"] == "sign_in" && it["status"] == "error");
    assert_eq!(counted.filter_map(|it| it["count"].as_i64()).sum::<i64>(), 2, "{}", counts.text);
    let other = world.server.with_key(&["--role", "admin", "--tenant", "other"]).await;
    assert!(other.get(TOLD).await.is(200).items().is_empty(), "another tenant is told of it");
    let world = world.restarted().await;
    assert_eq!(walk(&world.admin, TOLD, 1).await, told.items());
}

async fn no_more_is_told_than_may_be_tried(backend: Backend) {
    let world = World::new(backend).await;
    let ana = Person::new(&world, "ana@example.com", "admin").await;
    let mut refused = 0;
    for _ in 0..12 {
        let answer = login(&world, &ana.email, "a wrong password").await;
        assert!([401, 429].contains(&answer.status), "{}", answer.text);
        refused += usize::from(answer.status == 401);
    }
    assert_eq!(refused, 5);
    assert_eq!(walk(&world.admin, TOLD, 500).await.len(), refused);
}

/// How often it was tried is kept nowhere but in the process.
async fn a_start_counts_refusals_anew(backend: Backend) {
    let world = World::new(backend).await;
    let ana = Person::new(&world, "ana@example.com", "admin").await;
    for status in [401, 401, 401, 401, 401, 429] {
        login(&world, &ana.email, "a wrong password").await.is(status);
    }
    let world = world.restarted().await;
    login(&world, &ana.email, "a wrong password").await.is(401);
    ana.login(&world).await.is(200);
}

async fn an_address_of_nobody_is_kept_nowhere(backend: Backend) {
    let world = World::new(backend).await;
    for stranger in 0..5 {
        login(&world, &format!("stranger-{stranger}@example.com"), "not the password").await.is(401);
    }
    assert!(walk(&world.admin, TOLD, 500).await.is_empty());
    // The making of the admin's key is the only event.
    for rows in ["operations", "events WHERE stream_type <> 'key'", "accounts", "sessions"] {
        assert_eq!(number(&world, &format!("SELECT count(*) FROM {rows}")).await, 0, "{rows}");
    }
    assert_eq!(number(&world, "SELECT count(*) FROM events").await, 1);
    let log = world.server.logged();
    assert!(log.contains("a sign-in was refused") && !log.contains("stranger"), "{log}");
}
