//! A user's texts take no more bytes than they may, whoever writes them and whatever became of them since.

use memledger_aggregates::{MemoryId, memory_book::AttributePatch};
use memledger_ledger::{
    Answer, DeleteMode, Ledger, LedgerError, LedgerOptions, MemoryPatch, NewMemory, UserCall, import::Source,
};
use memledger_store::projector::ProjectorOptions;
use memledger_tests::{Backend, patient};

use super::{World, call, id, operator};
use crate::http::on_both;

on_both!(a_user_has_room_for_so_many_bytes, an_import_passes_over_what_there_is_no_room_for);

const MOST: u64 = 1 << 20;
/// About the bytes of one text.
const EACH: u64 = 8_000;

fn options() -> LedgerOptions {
    LedgerOptions { max_bytes_per_user: MOST, ..patient() }
}

fn text(n: usize) -> String {
    format!("{n:<8000}.")
}

fn keyed(name: &str) -> UserCall {
    call(name).keyed("first")
}

async fn create(ledger: &Ledger, name: &str, n: usize) -> Result<Answer, LedgerError> {
    ledger.memories.create(call(name), NewMemory { content: text(n), ..NewMemory::default() }).await
}

fn is_full<T: std::fmt::Debug>(outcome: Result<T, LedgerError>) {
    let refused = outcome.unwrap_err();
    assert_eq!(refused.code(), "rejected", "{refused}");
    let said = refused.to_string();
    assert!(said.contains("1048576 bytes") && said.contains("memory.max_bytes_per_user"), "{said}");
}

async fn a_user_has_room_for_so_many_bytes(backend: Backend) {
    let world = World::with(backend, options(), ProjectorOptions::default()).await;
    let first = NewMemory { content: text(0), ..NewMemory::default() };
    let first = world.ledger.memories.create(keyed("ana"), first).await.unwrap();
    let (mut made, mut most) = (vec![id(&first)], 1);
    let refused = loop {
        match create(&world.ledger, "ana", most).await {
            Ok(answer) => made.push(id(&answer)),
            refused => break refused,
        }
        most += 1;
    };
    is_full(refused);
    // No less than there is room for, and no more.
    assert!((MOST / (EACH + 200)..=MOST / EACH).contains(&(most as u64)), "{most}");
    // Former texts count, and so do those of what is deleted.
    let change = MemoryPatch { content: Some(text(1_000)), ..MemoryPatch::default() };
    is_full(world.ledger.memories.update(call("ana"), made[0].clone(), change.clone()).await);
    let why = Some("asked to".repeat(100));
    world.ledger.memories.delete(call("ana"), made[1].clone(), DeleteMode::Archive, why).await.unwrap();
    is_full(create(&world.ledger, "ana", 1).await);
    // What the rules refuse is refused by them, and what was done is answered: neither tells how full it is.
    let unknown =
        world.ledger.memories.update(call("ana"), MemoryId::new("nobody").unwrap(), change.clone()).await;
    assert_eq!(unknown.unwrap_err().code(), "not_found");
    for _ in 0..2 {
        let again = NewMemory { content: text(0), ..NewMemory::default() };
        assert_eq!(id(&world.ledger.memories.create(keyed("ana"), again).await.unwrap()), made[0]);
    }
    // What brings no text needs no room, and others have their own.
    let set = AttributePatch { pinned: Some(true), ..AttributePatch::default() };
    let pin = MemoryPatch { set, ..MemoryPatch::default() };
    world.ledger.memories.update(call("ana"), made[0].clone(), pin).await.unwrap();
    world.ledger.memories.restore(call("ana"), made[1].clone()).await.unwrap();
    create(&world.ledger, "bo", 1).await.unwrap();
    // A purge makes room for what it destroyed.
    for purged in &made[1..3] {
        world.ledger.audit.purge(call("ana"), purged.clone(), "asked to".to_owned()).await.unwrap();
    }
    world.ledger.memories.update(call("ana"), made[0].clone(), change).await.unwrap();
    create(&world.ledger, "ana", 2).await.unwrap();
    is_full(create(&world.ledger, "ana", 3).await);
    // Another process, which has seen none of it, refuses the same.
    let other = Ledger::open(world.store.clone(), options(), ProjectorOptions::default()).await.unwrap();
    is_full(create(&other, "ana", 3).await);
    other.close().await;
    world.close().await;
}

async fn an_import_passes_over_what_there_is_no_room_for(backend: Backend) {
    let world = World::with(backend, options(), ProjectorOptions::default()).await;
    let line = |n: usize| format!("{{\"id\": \"a{n}\", \"user_id\": \"ana\", \"content\": {:?}}}\n", text(n));
    let file: String = (0..200).map(line).collect();
    let report = world.ledger.memories.import(&operator(), Source::Jsonl, &file, None, |_| {}).await.unwrap();
    let fits = usize::try_from(MOST / (EACH + 200)).unwrap();
    assert!(report.created >= fits && report.created + report.bad.len() == 200, "{report:?}");
    let full = &report.bad[0];
    assert!(full.message.starts_with("ana: ") && full.message.contains("1048576 bytes"), "{full:?}");
    world.close().await;
}
