//! The past as it is told when the read models are behind.

use std::time::{Duration, SystemTime, UNIX_EPOCH};

use memledger_aggregates::Timestamp;
use memledger_ledger::{AsOf, ListQuery, MergeRequest};
use memledger_store::{Append, NewEvent, StreamKey, projector::ProjectorOptions};
use memledger_tests::Backend;
use serde_json::json;
use uuid::Uuid;

use super::{TENANT, World, call, id, operator, patient, user};
use crate::http::on_both;

on_both!(
    a_past_list_tells_which_sources_are_purged_by_now,
    what_was_written_under_a_faster_clock_comes_before_what_is_written_now
);

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
    let merged = world.ledger.memories.merge(call("ana"), request).await.unwrap();
    world.ledger.audit.purge(call("ana"), milk.clone(), "asked".to_owned()).await.unwrap();
    let as_of = Some(AsOf::Rev(merged.rev));
    let query = ListQuery { as_of, limit: 50, ..ListQuery::default() };
    let page = world.ledger.memories.list(&operator(), &user("ana"), query).await.unwrap();
    let [product] = page.items.as_slice() else { panic!("one memory was active then: {:?}", page.items) };
    assert_eq!(product.id, merged.memory.id);
    let sources = product.derived_from.iter().map(|source| (source.memory_id.as_str(), source.purged));
    assert_eq!(sources.collect::<Vec<_>>(), [(milk.as_str(), true), (cheese.as_str(), false)]);
    world.close().await;
}

/// Another server's clock may be ahead, and so may this one's have been.
async fn what_was_written_under_a_faster_clock_comes_before_what_is_written_now(backend: Backend) {
    let world = World::new(backend).await;
    let now = i64::try_from(SystemTime::now().duration_since(UNIX_EPOCH).unwrap().as_micros()).unwrap();
    let ahead = now + 3_600_000_000;
    let attributes = json!({"bank": "General", "importance": 2, "kind": "semantic"});
    let text = json!({"commitment": "00", "content_id": Uuid::new_v4()});
    let body = json!({"at": ahead, "change": {"created": {"attributes": attributes, "content": text}},
        "memory_id": "zzz", "rev": 1, "revision": 1});
    let created = NewEvent {
        event_id: Uuid::new_v4(),
        event_type: "MemoryCreated".into(),
        schema_version: 1,
        body: body.to_string(),
    };
    let append = Append {
        stream: StreamKey {
            tenant_id: TENANT.into(),
            stream_type: "memory_book".into(),
            stream_id: "ana".into(),
        },
        expected_version: 0,
        takeovers: 0,
        events: vec![created],
        contents: Vec::new(),
        erase: Vec::new(),
        receipt: None,
        actor: "admin:then".into(),
        command_id: "then".into(),
        correlation_id: "then".into(),
        causation_id: None,
        recorded_at: ahead,
    };
    world.store.append(append).await.unwrap();
    let mut made = vec!["zzz".to_owned()];
    for content in ["first", "second", "third"] {
        made.insert(0, id(&world.create("ana", content).await).as_str().to_owned());
    }
    let list = async |as_of: Option<AsOf>| {
        let query = ListQuery { as_of, limit: 50, ..ListQuery::default() };
        world.ledger.memories.list(&operator(), &user("ana"), query).await
    };
    let of = async |us| list(Some(AsOf::Time(Timestamp(ahead + us)))).await;
    let listed = list(None).await.unwrap().items;
    assert_eq!(listed.iter().map(|one| one.id.as_str()).collect::<Vec<_>>(), made);
    // The ledger takes the times that it gives out, a microsecond apart.
    assert_eq!(of(3).await.unwrap().items.len(), 4);
    assert_eq!(of(1).await.unwrap().items.len(), 2);
    // A caller's clock may be 2 s ahead.
    assert_eq!(of(3 + 2_000_000).await.unwrap().items.len(), 4);
    let refused = of(4 + 2_000_000).await.map(drop).unwrap_err();
    assert!(refused.to_string().contains("is in the future"), "{refused}");
    world.close().await;
}
