//! What is made way for: commands of callers, and nothing that the ledger does by itself.

use std::time::{Duration, Instant};

use memledger_ledger::{Relation, RelationsQuery};
use memledger_tests::Backend;

use super::{World, call, id, operator, user};
use crate::http::on_both;

on_both!(what_callers_ask_for_is_counted_and_nothing_else);

/// Longest wait for an edge: many times what it takes.
const PATIENCE: Duration = Duration::from_secs(60);

async fn edges(world: &World) -> Vec<Relation> {
    let all = RelationsQuery { memory_id: None, limit: 10, cursor: None };
    world.ledger.memories.relations(&operator(), &user("ana"), all).await.unwrap().items
}

async fn what_callers_ask_for_is_counted_and_nothing_else(backend: Backend) {
    let world = World::new(backend).await;
    world.ledger.recall.link_in_background();
    let [one, other] = [
        world.create("ana", "Grows tomatoes and basil on the balcony").await,
        world.create("ana", "Grows tomatoes and basil on the balcony every summer").await,
    ];
    let deadline = Instant::now() + PATIENCE;
    while edges(&world).await.is_empty() {
        assert!(Instant::now() < deadline, "nothing was linked");
        tokio::time::sleep(Duration::from_millis(20)).await;
    }
    let so_far = || world.ledger.runs.commands().so_far();
    assert_eq!(so_far(), 2, "the edge was nobody's command");

    world.ledger.memories.relate(call("ana"), id(&one), id(&other), 0.5).await.unwrap();
    assert_eq!(so_far(), 3);
    // One command for what is appended at once.
    world.import("bob", 5).await;
    assert_eq!(so_far(), 4);
    world.close().await;
}
