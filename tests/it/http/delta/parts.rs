//! Deltas that are too long for one answer come in parts.

use memledger_tests::{Backend, TestDatabase, server::Server};
use rand::{SeedableRng, rngs::StdRng};
use reqwest::Method;
use serde_json::{Value, json};

use super::{Known, act, applied, column, delta, known, random_command};
use crate::http::{Api, World, id, memories, remember};

on_both!(a_merge_that_is_cut_in_two_stays_one, the_parts_of_a_delta_lead_to_now);

async fn in_parts_of(limit: &str, backend: Backend) -> World {
    let database = TestDatabase::new(backend).await;
    let server = Server::start_with(&database.url, &[], &[("MEMLEDGER_MEMORY_DELTA_LIMIT", limit)]).await;
    World { admin: server.admin(), server, database }
}

/// Every part from a rev on, each but the last of which says that there is more.
async fn parts(api: &Api, mut since: u64) -> Vec<Value> {
    let mut parts = Vec::new();
    loop {
        let part = delta(api, since).await;
        let (rev, more) = (part["rev"].as_u64().unwrap(), part["more"].as_bool().unwrap());
        parts.push(part);
        if !more {
            return parts;
        }
        assert!(rev > since, "{parts:?}");
        since = rev;
    }
}

async fn a_merge_that_is_cut_in_two_stays_one(backend: Backend) {
    for limit in ["1", "2", "3", "4", "9"] {
        let world = in_parts_of(limit, backend).await;
        let admin = &world.admin;
        let mut ids = Vec::new();
        for content in ["one", "two", "three"] {
            ids.push(id(&remember(admin, "ana", json!({"content": content})).await));
        }
        let merge = json!({"source_ids": ids, "content": "all of them"});
        act(admin, Method::POST, format!("{}/merge", memories("ana")), Some(merge)).await;

        let parts = parts(admin, 3).await;
        let told: Vec<Value> =
            parts.iter().flat_map(|part| part["changes"].as_array().unwrap()).cloned().collect();
        assert_eq!(column(&told, "event"), ["merged"; 4], "{limit}: {parts:?}");
        for source in &told[1..] {
            assert_eq!(source["meta"]["merged_into"], told[0]["memory_id"], "{source}");
        }
        for part in parts {
            let header = part["header"].as_str().unwrap();
            assert!(header.contains("↔merged") && header.contains("all of them"), "{limit}: {header}");
            assert_eq!(header.lines().count(), 2, "{limit}: {header}");
        }
    }
}

async fn rev_at_end(api: &Api) -> u64 {
    parts(api, 0).await.last().unwrap()["rev"].as_u64().unwrap()
}

async fn the_parts_of_a_delta_lead_to_now(backend: Backend) {
    let world = in_parts_of("2", backend).await;
    let admin = &world.admin;
    let seed: u64 = rand::random();
    // Shown when the test fails; put it here to see the same commands again.
    println!("seed {seed}");
    let mut rng = StdRng::seed_from_u64(seed);
    let mut ids = Vec::new();
    let mut states = vec![(0, Known::new())];
    for _ in 0..60 {
        random_command(admin, &mut rng, &mut ids).await;
        states.push((rev_at_end(admin).await, known(admin).await));
    }
    let (_, now) = states.last().unwrap().clone();
    for (rev, then) in states {
        let parts = parts(admin, rev).await;
        assert_eq!(parts.iter().fold(then, applied), now, "since rev {rev}: {parts:?}");
    }
}
