//! The past as it is told when the read models are behind.

use std::time::Duration;

use memledger_ledger::{AsOf, ListQuery, MergeRequest};
use memledger_store::projector::ProjectorOptions;
use memledger_tests::Backend;

use super::{World, envelope, id, operator, patient, user};
use crate::http::on_both;

on_both!(a_past_list_tells_which_sources_are_purged_by_now);

async fn a_past_list_tells_which_sources_are_purged_by_now(backend: Backend) {
    // Nothing is applied before a read asks for it.
    let never = Duration::from_secs(3_600);
    let projector = ProjectorOptions { poll: never, linger: never, ..ProjectorOptions::default() };
    let world = World::with(backend, patient(), projector).await;
    let milk = id(&world.create("ana", "No milk").await);
    let cheese = id(&world.create("ana", "No cheese").await);
    let request = MergeRequest {
        source_ids: vec![milk.clone(), cheese.clone()],
        content: "No dairy".to_owned(),
        topics: None,
        target_id: None,
        reason: None,
    };
    let merged = world.ledger.merge(envelope("ana"), request).await.unwrap();
    world.ledger.purge(envelope("ana"), milk.clone(), "asked".to_owned()).await.unwrap();
    let as_of = Some(AsOf::Rev(merged.rev));
    let query = ListQuery { as_of, limit: 50, ..ListQuery::default() };
    let page = world.ledger.list(&operator(), &user("ana"), query).await.unwrap();
    let [product] = page.items.as_slice() else { panic!("one memory was active then: {:?}", page.items) };
    assert_eq!(product.id, merged.memory.id);
    let sources = product.derived_from.iter().map(|source| (source.memory_id.as_str(), source.purged));
    assert_eq!(sources.collect::<Vec<_>>(), [(milk.as_str(), true), (cheese.as_str(), false)]);
    world.close().await;
}
