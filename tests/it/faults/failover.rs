//! A replica takes over while servers run, and has not heard all that was acknowledged.

use memledger_tests::server::{Answer, Api, Server, is_sound};
use reqwest::Method;
use serde_json::{Value, json};

use super::{eventually, own_postgres::OwnPostgres, recovered};
use crate::http::{column, id, memories, memory, remember};

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_replica_that_takes_over_begins_an_epoch_and_no_server_decides_by_the_other() {
    let own = OwnPostgres::start().await;
    let servers = [Server::start(&own.url).await, Server::start(&own.url).await];
    let [api, other] = [servers[0].admin(), servers[1].admin()];
    let kept = id(&remember(&api, "ana", json!({"content": "Ana likes tea"})).await);
    own.halt().await;
    let copy = own.copy().await;
    own.resume().await;
    recovered(&api).await;
    recovered(&other).await;

    // Both servers hold a book that the replica does not know.
    let milk = json!({"content": "Ana likes milk"});
    let lost = id(&insist(&api, Method::POST, &memories("ana"), milk).await.is(201).body);
    for server in [&api, &other] {
        insist(server, Method::PATCH, &memory("ana", &kept), json!({"importance": 5})).await.is(200);
        server.patch(&memory("ana", &lost), &json!({"pinned": true})).await.is(200);
    }
    let feed = api.get("/api/events?limit=100").await.is(200).body;
    let cursor = feed["next_cursor"].as_str().expect("the feed has a cursor").to_owned();
    own.halt().await;
    own.stand_by(&copy);
    own.resume().await;
    assert_eq!(api.get("/readyz").await.status, 503, "a standby takes no writes");
    let mut session = own.session().await;
    let promoted: bool = sqlx::query_scalar("SELECT pg_promote()").fetch_one(&mut session).await.unwrap();
    assert!(promoted, "the standby takes over");

    for server in [&api, &other] {
        let gone = insist(server, Method::PATCH, &memory("ana", &lost), json!({"pinned": true})).await;
        gone.is_problem(404, "not_found", None);
    }
    // What the lost log had done already is still to be done.
    let changed =
        insist(&api, Method::PATCH, &memory("ana", &kept), json!({"importance": 5})).await.is(200).body;
    assert_eq!((&changed["revision"], &changed["importance"]), (&json!(2), &json!(5)), "{changed}");
    for server in [&api, &other] {
        let answer = server.get(&format!("/api/events?after={cursor}")).await;
        answer.is_problem(409, "epoch_changed", None);
        recovered(server).await;
        let water = json!({"content": "Ana likes water"});
        insist(server, Method::POST, &memories("ana"), water).await.is(201);
    }
    let listed = other.get(&memories("ana")).await.is(200);
    let contents = column(listed.items(), "content").join(", ");
    assert_eq!(contents, "Ana likes water, Ana likes water, Ana likes tea");
    for server in servers {
        server.stop().await;
    }
    is_sound(&own.url).await;
}

/// The first answer that is not of a server which still looks for its database.
async fn insist(api: &Api, method: Method, path: &str, body: Value) -> Answer {
    let mut last = None;
    eventually("the server answers", async || {
        let answer = api.send(method.clone(), path, Some(&body), &[]).await;
        let is_there = answer.status != 503;
        last = Some(answer);
        is_there
    })
    .await;
    last.expect("it was asked")
}
