//! Verify lists the texts in pages, on SQLite those of 16 partitions at once.

use std::collections::BTreeSet;

use memledger_ledger::verify::Fault;
use memledger_store::{Value, partition_of};
use memledger_tests::Backend;
use uuid::Uuid;

use super::{TENANT, World};
use crate::http::on_both;

on_both!(a_text_of_no_event_is_found_among_thousands);

/// Texts of a page.
const PAGE: usize = 2_000;
/// Texts of the first user, which no page holds, and of each of the others.
const MANY: usize = PAGE + 50;
const FEW: usize = 40;

/// Users who lie in a partition each, all of them in the first 16.
fn neighbours() -> Vec<String> {
    let mut taken = BTreeSet::new();
    let mut is_next = |name: &String| {
        let partition_id = partition_of(TENANT, name);
        partition_id < 16 && taken.insert(partition_id)
    };
    (0..).map(|number| format!("user-{number}")).filter(|name| is_next(name)).take(4).collect()
}

/// Puts a text that no event speaks of under a user.
async fn put(world: &World, name: &str, content_id: Uuid) {
    let sql = "INSERT INTO contents (partition_id, content_id, tenant_id, stream_type, stream_id, key, body) \
               VALUES ($1, $2, $3, $4, $5, $6, $7)";
    let parameters = vec![
        partition_of(TENANT, name).into(),
        content_id.into(),
        TENANT.into(),
        "memory_book".into(),
        name.into(),
        Value::Bytes(vec![7; 32]),
        "{\"content\":\"x\"}".into(),
    ];
    assert_eq!(world.store.execute(sql, parameters).await.unwrap(), 1);
}

/// An id that comes next to the one at the end of the first page, where it makes room for one more.
async fn at_the_end_of_the_page(world: &World) -> Uuid {
    let sql = format!("SELECT content_id FROM contents ORDER BY content_id LIMIT 1 OFFSET {}", PAGE - 2);
    let rows = world.store.query(&sql, Vec::new()).await.unwrap();
    Uuid::from_u128(rows[0][0].uuid().unwrap().as_u128() + 1)
}

async fn a_text_of_no_event_is_found_among_thousands(backend: Backend) {
    let world = World::new(backend).await;
    let users = neighbours();
    for (at, name) in users.iter().enumerate() {
        world.import(name, if at == 0 { MANY } else { FEW }).await;
    }
    world.ledger.core.catch_up().await.unwrap();
    let sound = world.verified().await;
    assert!(sound.ok, "{:?}", sound.faults);
    assert_eq!(sound.contents as usize, MANY + 3 * FEW);
    // Before all others, behind them, and one id in two partitions: the page ends between the two.
    let (first, last) = (Uuid::from_u128(1), Uuid::from_u128(u128::MAX));
    let mut orphans = vec![(users[0].clone(), first), (users[3].clone(), last)];
    put(&world, &users[0], first).await;
    put(&world, &users[3], last).await;
    let double = at_the_end_of_the_page(&world).await;
    for name in &users[..2] {
        put(&world, name, double).await;
        orphans.push((name.clone(), double));
    }
    let report = world.verified().await;
    let named = |fault: Fault| (fault.kind, fault.partition_id, fault.user_id, fault.content_id);
    let mut named: Vec<_> = report.faults.into_iter().map(named).collect();
    let expected = orphans.into_iter().map(|(name, id)| {
        let partition_id = partition_of(TENANT, &name);
        ("content_orphan".to_owned(), Some(partition_id), Some(name), Some(id.to_string()))
    });
    let mut expected: Vec<_> = expected.collect();
    named.sort();
    expected.sort();
    assert_eq!(named, expected);
    world.close().await;
}
