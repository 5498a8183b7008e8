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
    sqlite,
};
use rand::{SeedableRng, rngs::StdRng, seq::IndexedRandom};
use serde_json::json;

use crate::{
    erasure::holding,
    http::{active, id, memories, memory},
};
use disk::Disk;
use trace::{Change, Step, Trace};

const CLIENTS: usize = 12;
/// So many that the log is brought into the file while they write (`sqlite/checkpointer.rs`).
const ROUNDS: usize = 44;
/// Each of them starts the log over.
const PURGES: usize = 6;
const FORGOTTEN: &str = "to be forgotten";
/// How many moments are tried of each kind.
const EACH: usize = 5;
const MOST_OF_EACH: usize = 60;

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

/// Beside them, somebody is forgotten again and again.
async fn forget(api: &Api) {
    for round in 0..PURGES {
        let body = json!({"content": format!("{FORGOTTEN} {round}")});
        let made = api.post(&memories("forgetful"), &body).await.is(201);
        let purge = format!("{}/purge", memory("forgetful", &id(&made.body)));
        api.post(&purge, &json!({"reason": "asked for it"})).await.is(200);
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

/// How many purges somebody was told of.
fn purges(steps: &[Step]) -> usize {
    let is_purged = |step: &&Step| matches!(step, Step::Told(answer) if answer["state"] == "purged");
    steps.iter().filter(is_purged).count()
}

/// Starts on the files in that folder, and finds them sound, with all that was told and without what was purged.
async fn holds(folder: &Path, steps: &[Step]) {
    let ledger = folder.join("ledger.db");
    is_sound(&format!("sqlite://{}", ledger.display())).await;
    for round in 0..purges(steps) {
        let text = format!("{FORGOTTEN} {round}");
        let found = holding(&[folder.to_owned()], &text);
        assert!(found.is_empty(), "{text:?} was purged and is in {found:?}");
    }
    let connection = sqlite(&ledger.display().to_string());
    let mut statement = connection.prepare("SELECT memory_id, revision FROM memories").unwrap();
    let rows = statement.query_map([], |row| Ok((row.get(0)?, row.get::<_, i64>(1)? as u64))).unwrap();
    let found: BTreeMap<String, u64> = rows.collect::<Result<_, _>>().unwrap();
    for (id, revision) in told(steps) {
        let there = found.get(&id);
        assert!(there >= Some(&revision), "{id}: revision {revision} was told, {there:?} is there");
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
    futures::join!(join_all((0..CLIENTS).map(|client| work(&api, client))), forget(&api));
    server.stop().await;

    let steps = Trace::read(&traced, folder.path()).await.steps;
    assert_eq!(told(&steps).len(), CLIENTS * ROUNDS + PURGES, "every memory was told of");
    assert_eq!(purges(&steps), PURGES, "every purge was told of");
    let seed = rand::random();
    let random = &mut StdRng::seed_from_u64(seed);
    for (when, moment) in moments(&steps, random) {
        for loses_all in [true, false] {
            let all = steps.len();
            eprintln!(
                "the power goes {when}, at step {moment} of {all}, seed {seed}, loses all: {loses_all}"
            );
            let after = tempfile::tempdir().expect("a temporary folder can be made");
            Disk::at(&steps[..moment]).after_the_cut(loses_all, random).write_to(after.path());
            holds(after.path(), &steps[..moment]).await;
        }
    }
}

/// After how many steps the power goes, and what is done then.
fn moments(steps: &[Step], random: &mut StdRng) -> Vec<(&'static str, usize)> {
    let told: Vec<usize> =
        (1..=steps.len()).filter(|at| !self::told(&steps[at - 1..*at]).is_empty()).collect();
    let (first, last) = (told[0], told[told.len() - 1]);
    let changes = |which: &dyn Fn(&Change) -> bool| -> Vec<usize> {
        let is_one = |at: &usize| matches!(&steps[at - 1], Step::Changed(change) if which(change));
        (first..last).filter(is_one).collect()
    };
    let brought = changes(&|change| !change.is_of_log());
    let over = changes(&Change::starts_the_log_over);
    assert!(brought.len() > 200 && over.len() >= PURGES, "{} and {}", brought.len(), over.len());
    let kinds = [
        ("once somebody was told", told),
        ("while the log is brought over", brought),
        ("when it is started over", over),
        ("while the server stops", (last..=steps.len()).collect()),
    ];
    let mut chosen = Vec::new();
    for (when, moments) in kinds {
        let many = if all_is_wanted() { MOST_OF_EACH } else { EACH };
        chosen.extend(moments.choose_multiple(random, many).map(|moment| (when, *moment)));
    }
    chosen
}
