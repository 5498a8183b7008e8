//! What a memory's state forbids, and memories that are not the user's.

use memledger_tests::{Backend, server::Server};
use reqwest::Method;
use serde_json::json;

use super::{World, export, id, input::Kept, memories, memory, remember};

on_both!(
    states_forbid_what_they_forbid,
    another_users_memory_is_not_there,
    a_soft_delete_ends_within_the_times_that_the_log_can_hold,
);

async fn states_forbid_what_they_forbid(backend: Backend) {
    let world = World::new(backend).await;
    let admin = &world.admin;
    let mut paths = Vec::new();
    for content in ["active", "archived", "soft", "purged"] {
        paths.push(memory("ana", &id(&remember(admin, "ana", json!({"content": content})).await)));
    }
    admin.delete(&paths[1]).await.is(200);
    admin.delete(&format!("{}?mode=soft", paths[2])).await.is(200);
    admin.post(&format!("{}/purge", paths[3]), &json!({"reason": "x"})).await.is(200);
    let before = export(admin, "ana").await;
    let restore = async |path: &str| admin.send(Method::POST, &format!("{path}/restore"), None, &[]).await;
    restore(&paths[0]).await.is_problem(409, "state_conflict", None);
    restore(&paths[3]).await.is_problem(409, "state_conflict", None);
    let own = |path: &str| path.rsplit('/').next().unwrap().to_owned();
    for gone in &paths[1..] {
        for change in [
            json!({"content": "x"}),
            json!({"pinned": true}),
            json!({"category": "c"}),
            json!({"topics": null}),
        ] {
            admin.patch(gone, &change).await.is_problem(409, "state_conflict", None);
        }
        admin.delete(gone).await.is_problem(409, "state_conflict", None);
        admin.delete(&format!("{gone}?mode=soft")).await.is_problem(409, "state_conflict", None);
        let sources = json!({"source_ids": [own(&paths[0]), own(gone)], "content": "x"});
        let merged = admin.post(&format!("{}/merge", memories("ana")), &sources).await;
        merged.is_problem(409, "state_conflict", None);
    }
    let again = admin.post(&format!("{}/purge", paths[3]), &json!({"reason": "x"})).await;
    again.is_problem(409, "state_conflict", None);
    assert_eq!(export(admin, "ana").await, before);
}

async fn another_users_memory_is_not_there(backend: Backend) {
    let kept = Kept::new(backend).await;
    let admin = &kept.world.admin;
    let first = id(&remember(admin, "bob", json!({"content": "bob's first"})).await);
    let second = id(&remember(admin, "bob", json!({"content": "bob's second"})).await);
    let before = export(admin, "bob").await;
    for other in [first.as_str(), "no-such-memory", "01890000-0000-7000-8000-000000000000"] {
        let path = memory("ana", other);
        let answers = [
            admin.get(&path).await,
            admin.get(&format!("{path}/history")).await,
            admin.patch(&path, &json!({"content": "x"})).await,
            admin.delete(&path).await,
            admin.delete(&format!("{path}?mode=soft")).await,
            admin.send(Method::POST, &format!("{path}/restore"), None, &[]).await,
            admin.post(&format!("{path}/purge"), &json!({"reason": "x"})).await,
        ];
        for answer in answers {
            answer.is_problem(404, "not_found", None);
        }
        for merge in [
            json!({"source_ids": [kept.own, other], "content": "x"}),
            json!({"source_ids": [other, second], "content": "x"}),
        ] {
            let answer = admin.post(&format!("{}/merge", memories("ana")), &merge).await;
            answer.is_problem(404, "not_found", None);
        }
    }
    let into = json!({"source_ids": [first, second], "target_id": kept.own, "content": "x"});
    let answer = admin.post(&format!("{}/merge", memories("bob")), &into).await;
    answer.is_problem(404, "not_found", None);
    admin.get("/memory/no-such-memory/history").await.is_problem(404, "not_found", None);
    assert_eq!(export(admin, "bob").await, before);
    kept.check_unchanged().await;
}

async fn a_soft_delete_ends_within_the_times_that_the_log_can_hold(backend: Backend) {
    const DAYS: &str = "MEMLEDGER_MEMORY_SOFT_DELETE_DAYS";
    let World { admin, server, database } = World::new(backend).await;
    let path = memory("ana", &id(&remember(&admin, "ana", json!({"content": "kept"})).await));
    let before = export(&admin, "ana").await;
    server.stop().await;
    // The second and third would not even fit into a number of microseconds.
    for days in ["36501", "106751992", "4294967295"] {
        match Server::try_start(&database.url, &[], &[(DAYS, days)]).await {
            Ok(_) => panic!("it serves with {days} days"),
            Err(ran) => {
                let said = ran.is(2).stderr;
                let named = format!("memory.soft_delete_days: must be 0 to 36500, is {days}");
                assert!(said.contains(&named), "{said}");
            }
        }
    }
    match Server::try_start(&database.url, &[], &[(DAYS, "-1")]).await {
        Ok(_) => panic!("it serves with fewer than no days"),
        Err(ran) => assert!(ran.is(2).stderr.contains("-1"), "the wrong value is not named"),
    }
    let server = Server::start_with(&database.url, &[], &[(DAYS, "36500")]).await;
    let admin = server.admin();
    assert_eq!(export(&admin, "ana").await, before);
    let deleted = admin.delete(&format!("{path}?mode=soft")).await.is(200);
    let purge_at = deleted.body["purge_at"].as_str().expect("a soft-deleted memory is purged some day");
    // 100 years from now.
    assert!(purge_at.starts_with("21"), "{purge_at}");
    server.cli(&["verify"]).await.is(0);
}
