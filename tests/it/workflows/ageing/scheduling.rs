//! Workflows run when they are due: each user at another time, once however many servers look.

use std::{collections::HashMap, time::Duration};

use memledger_aggregates::{TenantId, UserId};
use memledger_ledger::{
    runs::{RunSummary, RunsQuery, Slot, ageing::PolicyName},
    time::{now, shift_clock},
};
use memledger_tests::{Backend, open_store};
use memledger_workflows::{Runner, RunnerOptions, summarize};
use serde_json::json;

use super::{DAY_US, policies::CELLO, remember_of, set};
use crate::workflows::{World, on_both, open, operator};

on_both!(
    each_user_is_seen_to_once_a_day_by_two_servers,
    after_a_time_without_a_server_each_user_has_one_run,
    summaries_are_made_as_often_as_is_set,
    a_schedule_of_ones_own_has_all_users_summarised,
);

const USERS: usize = 12;

fn users() -> impl Iterator<Item = UserId> {
    (0..USERS).map(|at| UserId::new(format!("user-{at:02}")).unwrap())
}

async fn runs(world: &World) -> Vec<RunSummary> {
    let query = RunsQuery { limit: 500, ..RunsQuery::default() };
    world.ledger.runs.runs(&operator(), query).await.unwrap().items
}

/// How many scheduled runs each user had.
async fn counts(world: &World) -> HashMap<String, usize> {
    let mut counts = HashMap::new();
    for run in runs(world).await {
        assert_eq!((run.trigger.as_str(), run.workflow.as_str()), ("schedule", "ttl"));
        *counts.entry(run.user_id).or_insert(0) += 1;
    }
    counts
}

/// Memories that a dry run has to report each day, since it takes none away.
async fn with_users(backend: Backend) -> World {
    let world = World::new(backend).await;
    for user in users() {
        remember_of(&world, &user, "Once asked for a plumber.", 1, false).await;
    }
    shift_clock(100 * DAY_US);
    set(&world, PolicyName::Ttl, json!({"enabled": true})).await;
    world
}

/// Starts servers that look often and moves the clock ahead by `hours`. Stops them once `seen_to` users had a run.
async fn serve(world: &World, servers: usize, hours: i64, seen_to: usize) {
    let mut running = Vec::new();
    for server in 0..servers {
        let ledger = match server {
            0 => world.ledger.clone(),
            _ => open(open_store(&world.database).await).await,
        };
        let fast = Duration::from_millis(20);
        let options = RunnerOptions { look: fast, sweep: fast, concurrency: 4, ..RunnerOptions::default() };
        running.push((
            Runner::start(
                memledger_workflows::ALL,
                ledger.clone(),
                None,
                format!("server-{server}"),
                options,
            ),
            ledger,
        ));
    }
    for _ in 0..hours.max(1) {
        tokio::time::sleep(Duration::from_millis(150)).await;
        if hours > 0 {
            shift_clock(DAY_US / 24);
        }
    }
    let late = tokio::time::Instant::now() + Duration::from_secs(30);
    while counts(world).await.len() < seen_to && tokio::time::Instant::now() < late {
        tokio::time::sleep(Duration::from_millis(100)).await;
    }
    tokio::time::sleep(Duration::from_millis(600)).await;
    for (server, (runner, ledger)) in running.into_iter().enumerate() {
        runner.stop().await;
        if server > 0 {
            ledger.close().await;
        }
    }
}

async fn each_user_is_seen_to_once_a_day_by_two_servers(backend: Backend) {
    let world = with_users(backend).await;
    serve(&world, 2, 0, 0).await;
    assert_eq!(counts(&world).await.len(), 0, "nobody begins at once when a policy is set");
    serve(&world, 2, 24, USERS).await;
    let found = counts(&world).await;
    assert_eq!(found.len(), USERS, "{found:?}");
    assert!(found.values().all(|runs| *runs == 1), "{found:?}");
    let all = runs(&world).await;
    let hours: std::collections::HashSet<String> =
        all.iter().map(|run| run.requested_at[..13].to_owned()).collect();
    assert!(hours.len() > 4, "they are spread over the day: {hours:?}");
    let shown = world.ledger.runs.schedule(&operator(), None).await.unwrap();
    let ttl = shown.iter().find(|one| one.workflow == "ttl").unwrap();
    assert!(ttl.enabled && ttl.dry_run && ttl.last_run.is_some() && ttl.next_run.is_some(), "{ttl:?}");
    assert!(shown.iter().filter(|one| one.workflow != "ttl").all(|one| one.next_run.is_none()), "{shown:?}");
    world.is_sound().await;
    world.close().await;
}

async fn after_a_time_without_a_server_each_user_has_one_run(backend: Backend) {
    let world = with_users(backend).await;
    shift_clock(5 * DAY_US);
    serve(&world, 2, 0, USERS).await;
    let found = counts(&world).await;
    assert!(found.len() == USERS && found.values().all(|runs| *runs == 1), "{found:?}");
    // A server that starts again in the same slots asks for nothing more.
    serve(&world, 1, 0, 0).await;
    let again = counts(&world).await;
    let tenant = TenantId::new("default").unwrap();
    let is_same = |user: &UserId| {
        let slot = |at| Slot::at(&tenant, user, "ttl", 24, at).number;
        // Some slot may have ended meanwhile.
        slot(now()) == slot(memledger_aggregates::Timestamp(now().0 - 60_000_000))
    };
    for user in users().filter(is_same) {
        assert_eq!(again[user.as_str()], 1, "{again:?}");
    }
    world.is_sound().await;
    world.close().await;
}

fn fast() -> RunnerOptions {
    let fast = Duration::from_millis(20);
    RunnerOptions { look: fast, sweep: fast, ..RunnerOptions::default() }
}

async fn summaries_are_made_as_often_as_is_set(backend: Backend) {
    const DAYS: usize = 21;
    for (schedule, runs_expected) in [("daily", DAYS - 6..=DAYS), ("weekly", 2..=4), ("next_run", 5..=8)] {
        let world = World::new(backend).await;
        for text in CELLO {
            world.create(text, &["cello"]).await;
        }
        shift_clock(20 * DAY_US);
        // Nobody accepts what is to be deleted, so that each run has the same to do.
        let settings =
            json!({"enabled": true, "schedule": schedule, "interval_days": 3, "originals": "delete"});
        set(&world, PolicyName::LongTermSummaries, settings).await;
        let all = memledger_workflows::ALL;
        let runner = Runner::start(all, world.ledger.clone(), None, "a".to_owned(), fast());
        for _ in 0..DAYS {
            let before = runs(&world).await.len();
            shift_clock(DAY_US);
            // On a machine that is busy with others, a day's run takes longer; the next day's needs its end.
            for _ in 0..if schedule == "daily" { 40 } else { 1 } {
                tokio::time::sleep(Duration::from_millis(150)).await;
                let made = runs(&world).await;
                if made.len() > before && made.iter().all(|run| run.status == "completed") {
                    break;
                }
            }
        }
        runner.stop().await;
        let found = runs(&world).await.len();
        assert!(runs_expected.contains(&found), "{schedule}: {found} runs in {DAYS} days");
        world.close().await;
    }
}

async fn a_schedule_of_ones_own_has_all_users_summarised(backend: Backend) {
    let world = World::new(backend).await;
    for user in users().take(3) {
        for text in CELLO {
            remember_of(&world, &user, text, 3, false).await;
        }
    }
    shift_clock(20 * DAY_US);
    set(&world, PolicyName::LongTermSummaries, json!({"enabled": true})).await;
    let all = memledger_workflows::ALL;
    let runner = Runner::start(all, world.ledger.clone(), None, "a".to_owned(), fast());
    let pass = summarize(&world.ledger, Some(&runner), operator().into()).await.unwrap();
    assert_eq!((pass.summaries, pass.summarized, pass.under_way), (3, 12, 0), "{pass:?}");
    assert!(pass.last_run.is_some() && pass.next_run.is_some(), "{pass:?}");
    let again = summarize(&world.ledger, Some(&runner), operator().into()).await.unwrap();
    assert_eq!((again.summaries, again.summarized), (0, 0), "{again:?}");
    runner.stop().await;
    world.is_sound().await;
    world.close().await;
}
