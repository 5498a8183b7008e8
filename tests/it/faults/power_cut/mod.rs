//! The power goes while a server writes to SQLite: what was not synced by then may be there, or not, or in part.
//!
//! The server runs under strace, which notes what it writes, syncs and answers, in order. From that, files are made as a
//! disk may hold them at any moment, and another start must find in them all that anybody had been told of.

mod disk;
mod trace;

use std::{collections::BTreeMap, path::Path, process::Command};

use futures::future::join_all;
use memledger_tests::{
    all_is_wanted,
    server::{Api, Server, is_sound},
};
use rand::{SeedableRng, rngs::StdRng, seq::IndexedRandom};
use serde_json::json;
use sqlx::{Connection, SqliteConnection, sqlite::SqliteConnectOptions};

use crate::http::{active, id, memories, memory};
use disk::Disk;
use trace::{Step, Trace};

const CLIENTS: usize = 12;
const ROUNDS: usize = 4;
/// How many moments are tried of each kind.
const WHILE_TOLD: usize = 8;
const WHILE_STOPPING: usize = 4;

/// What one client does, for a user of its own, so that others' commands are committed with its: every other memory is
/// changed, and what is there is read in between.
async fn work(api: &Api, client: usize) {
    let user = format!("user-{client}");
    for round in 0..ROUNDS {
        let made = api.post(&memories(&user), &json!({"content": format!("note {round}")})).await.is(201);
        if round % 2 == 0 {
            let body = json!({"content": format!("changed note {round}")});
            api.patch(&memory(&user, &id(&made.body)), &body).await.is(200);
        } else {
            active(api, &user).await;
        }
    }
}

/// The memories that somebody was told of, each with its newest revision.
fn told(steps: &[Step]) -> BTreeMap<String, u64> {
    let mut newest = BTreeMap::new();
    for step in steps {
        let Step::Told(answer) = step else { continue };
        let listed = answer["items"].as_array().map_or(std::slice::from_ref(answer), Vec::as_slice);
        for memory in listed {
            if let (Some(id), Some(revision)) = (memory["id"].as_str(), memory["revision"].as_u64()) {
                let known = newest.entry(id.to_owned()).or_insert(revision);
                *known = revision.max(*known);
            }
        }
    }
    newest
}

/// Starts on the files in that folder, and finds them sound, with all that was told.
async fn holds(folder: &Path, told: &BTreeMap<String, u64>) {
    let ledger = folder.join("ledger.db");
    is_sound(&format!("sqlite://{}", ledger.display())).await;
    let mut connection =
        SqliteConnection::connect_with(&SqliteConnectOptions::new().filename(&ledger)).await.unwrap();
    let rows: Vec<(String, i64)> =
        sqlx::query_as("SELECT memory_id, revision FROM memories").fetch_all(&mut connection).await.unwrap();
    connection.close().await.unwrap();
    let found: BTreeMap<String, u64> = rows.into_iter().map(|(id, revision)| (id, revision as u64)).collect();
    for (id, revision) in told {
        let there = found.get(id);
        assert!(there >= Some(revision), "{id}: revision {revision} was told, {there:?} is there");
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn what_was_told_survives_a_power_cut() {
    if !Command::new("strace").args(["-D", "-o", "/dev/null", "true"]).status().is_ok_and(|s| s.success()) {
        eprintln!(
            "no power cut is tried: strace is missing (scripts/test installs it), or may trace nothing here"
        );
        return;
    }
    let folder = tempfile::tempdir().expect("a temporary folder can be made");
    let (ledger, traced) = (folder.path().join("ledger.db"), folder.path().join("trace"));
    let words = trace::strace(&traced);
    let server = Server::start_under(&words, &format!("sqlite://{}", ledger.display())).await;
    let api = server.admin();
    join_all((0..CLIENTS).map(|client| work(&api, client))).await;
    server.stop().await;

    let steps = Trace::read(&traced, folder.path()).await.steps;
    assert_eq!(told(&steps).len(), CLIENTS * ROUNDS, "every memory was told of");
    let seed = rand::random();
    let random = &mut StdRng::seed_from_u64(seed);
    for moment in moments(&steps, random) {
        for loses_all in [true, false] {
            let all = steps.len();
            eprintln!("the power goes at step {moment} of {all}, seed {seed}, loses all: {loses_all}");
            let after = tempfile::tempdir().expect("a temporary folder can be made");
            Disk::at(&steps[..moment]).after_the_cut(loses_all, random).write_to(after.path());
            holds(after.path(), &told(&steps[..moment])).await;
        }
    }
}

/// After how many steps the power goes: right after somebody was told something, and while the server stops.
fn moments(steps: &[Step], random: &mut StdRng) -> Vec<usize> {
    let told: Vec<usize> = (1..=steps.len()).filter(|at| !told(&steps[at - 1..*at]).is_empty()).collect();
    let stopping: Vec<usize> = (told[told.len() - 1]..=steps.len()).collect();
    if all_is_wanted() {
        return [told, stopping].concat();
    }
    let mut some = |of: &Vec<usize>, many: usize| of.choose_multiple(random, many).copied().collect();
    let chosen: [Vec<usize>; 2] = [some(&told, WHILE_TOLD), some(&stopping, WHILE_STOPPING)];
    chosen.concat()
}
