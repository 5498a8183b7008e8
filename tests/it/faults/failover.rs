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
    let copy = own.copy("replica").await;
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
    stands_by(&own, &copy).await;
    assert_eq!(api.get("/readyz").await.status, 503, "a standby takes no writes");
    takes_over(&own).await;

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

/// Two replicas of one primary look alike once they have taken over: each is a second timeline of the same system.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_second_replica_is_another_database_too() {
    let own = OwnPostgres::start().await;
    let servers = [Server::start(&own.url).await, Server::start(&own.url).await];
    let [api, other] = [servers[0].admin(), servers[1].admin()];
    let kept = id(&remember(&api, "ana", json!({"content": "Ana likes tea"})).await);
    own.halt().await;
    let (first, second) = (own.copy("first").await, own.copy("second").await);
    stands_by(&own, &first).await;
    takes_over(&own).await;
    let milk = json!({"content": "Ana likes milk"});
    let lost = id(&insist(&api, Method::POST, &memories("ana"), milk).await.is(201).body);
    for importance in 1..4 {
        let body = json!({"importance": importance});
        insist(&api, Method::PATCH, &memory("ana", &lost), body).await.is(200);
    }
    let cursor = insist(&api, Method::GET, "/api/events?limit=100", Value::Null).await.is(200).body;
    let cursor = cursor["next_cursor"].as_str().expect("the feed has a cursor").to_owned();
    own.halt().await;
    stands_by(&own, &second).await;
    takes_over(&own).await;

    // It is the other server that meets it first, and brings its log as far as the lost one was.
    for drink in ["water", "juice", "cocoa", "broth"] {
        let body = json!({"content": format!("Ana likes {drink}")});
        insist(&other, Method::POST, &memories("ana"), body).await.is(201);
    }
    let gone = insist(&api, Method::PATCH, &memory("ana", &lost), json!({"pinned": true})).await;
    gone.is_problem(404, "not_found", None);
    insist(&api, Method::PATCH, &memory("ana", &kept), json!({"pinned": true})).await.is(200);
    let answer = api.get(&format!("/api/events?after={cursor}")).await;
    answer.is_problem(409, "epoch_changed", None);
    assert_eq!(api.get(&memories("ana")).await.is(200).items().len(), 5);
    for server in servers {
        server.stop().await;
    }
    is_sound(&own.url).await;
}

/// Who follows the log behind the writes was further in the lost one.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn relations_are_worked_out_of_what_comes_after_a_replica_has_taken_over() {
    let own = OwnPostgres::start().await;
    let on = [("MEMLEDGER_RELATIONS_ENABLED", "true")];
    let server = Server::start_with(&own.url, &[], &on).await;
    let api = server.admin();
    let first = id(&remember(&api, "ana", json!({"content": "Ana waters the ferns on Monday"})).await);
    own.halt().await;
    let copy = own.copy("replica").await;
    own.resume().await;
    recovered(&api).await;
    let alike = |day: &str| json!({"content": format!("Ana waters the ferns on {day}")});
    for day in ["Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"] {
        insist(&api, Method::POST, &memories("ana"), alike(day)).await.is(201);
    }
    let relations = format!("/api/users/ana/relations?memory_id={first}");
    let has_relations = async || {
        let told = api.get(&relations).await;
        told.status == 200 && !told.items().is_empty()
    };
    eventually("the relations are worked out", has_relations).await;
    // So that how far that was is kept.
    tokio::time::sleep(std::time::Duration::from_secs(2)).await;
    stands_by(&own, &copy).await;
    takes_over(&own).await;
    insist(&api, Method::POST, &memories("ana"), alike("holidays")).await.is(201);
    eventually("what is new has its relation", has_relations).await;
    server.stop().await;
    is_sound(&own.url).await;
}

/// A standby that has heard no more than the copy holds is there in place of the server.
async fn stands_by(own: &OwnPostgres, copy: &std::path::Path) {
    own.halt().await;
    own.stand_by(copy);
    own.resume().await;
}

async fn takes_over(own: &OwnPostgres) {
    let mut session = own.session().await;
    let promoted: bool = sqlx::query_scalar("SELECT pg_promote()").fetch_one(&mut session).await.unwrap();
    assert!(promoted, "the standby takes over");
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
