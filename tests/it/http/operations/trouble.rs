//! The operations log can't be written: nobody who asks notices, and what can wait is kept.

use memledger_tests::Backend;
use serde_json::json;

use super::PATH;
use crate::http::{World, column, remember};

const AWAY: &str = "ALTER TABLE operations RENAME TO operations_away";
const BACK: &str = "ALTER TABLE operations_away RENAME TO operations";

const WRITES: usize = 3;

async fn writes(world: &World) {
    for number in 0..WRITES {
        remember(&world.admin, "ana", json!({"content": format!("note {number}")})).await;
    }
}

/// There, a table that is away may come back: the rows wait for it.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn operations_wait_until_they_can_be_stored() {
    let world = World::new(Backend::Postgres).await;
    world.database.run(AWAY).await;
    writes(&world).await;
    world.admin.get(PATH).await.is_problem(503, "unavailable", None);
    writes(&world).await;
    world.database.run(BACK).await;
    let operations = world.admin.get(PATH).await.is(200);
    assert_eq!(column(operations.items(), "op"), ["create"; 2 * WRITES]);
    let metrics = world.admin.get("/metrics").await.is(200).text;
    let lost = metrics.lines().find(|line| line.starts_with("memledger_operations_lost_total"));
    assert!(lost.is_none_or(|line| line.ends_with(" 0")), "{lost:?}");
}

/// Here it never does, so the rows are counted as lost and keep nobody waiting.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn operations_that_can_never_be_stored_are_counted() {
    let world = World::new(Backend::Sqlite).await;
    // A table that is missing may come back; one without a column never takes a row.
    world.database.run("ALTER TABLE operations RENAME COLUMN op TO op_away").await;
    writes(&world).await;
    world.admin.get(PATH).await.is_problem(500, "internal", None);
    world.database.run("ALTER TABLE operations RENAME COLUMN op_away TO op").await;
    remember(&world.admin, "ana", json!({"content": "noted"})).await;
    let operations = world.admin.get(PATH).await.is(200);
    assert_eq!(column(operations.items(), "op"), ["create"]);
    let metrics = world.admin.get("/metrics").await.is(200).text;
    assert!(metrics.contains(&format!("memledger_operations_lost_total {WRITES}\n")), "{metrics}");
}
