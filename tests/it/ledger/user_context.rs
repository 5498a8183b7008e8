//! Proposals of what to know a person by, whose time is over.

use memledger_aggregates::{
    Timestamp,
    user_context::{Field, PROPOSAL_DAYS, UserContextChange, UserContextEvent},
};
use memledger_ledger::user_context::ProposalsQuery;
use memledger_store::{Append, NewContent, NewEvent, StreamKey, commitment, envelope};
use memledger_tests::Backend;
use serde_json::json;
use uuid::Uuid;

use super::{TENANT, World, operator, user};
use crate::http::on_both;

on_both!(what_nobody_decides_expires_and_its_text_goes);

const VALUE: &str = "Halberstadt-Wehrstedt";
const DAY_US: i64 = 24 * 3_600 * 1_000_000;

/// A proposal as it would stand in the log if it had been made so long ago.
fn proposed(proposal_id: Uuid, days_ago: i64) -> Append {
    let made_at = memledger_ledger::time::now().0 - days_ago * DAY_US;
    let body = json!({ "value": VALUE }).to_string();
    let (content_id, key) = (Uuid::now_v7(), [7; 32]);
    let content = memledger_aggregates::memory_book::ContentRef {
        content_id,
        commitment: commitment::commit_hex(&key, body.as_bytes()),
    };
    let change = UserContextChange::ContextProposed {
        content,
        evidence: Vec::new(),
        expires_at: Timestamp(made_at + PROPOSAL_DAYS * DAY_US),
        field: Field::City,
        fingerprint: "f".to_owned(),
        is_sensitive: true,
        proposal_id,
    };
    let event = UserContextEvent { at: Timestamp(made_at), change };
    Append {
        stream: StreamKey {
            tenant_id: TENANT.to_owned(),
            stream_type: "user_context".to_owned(),
            stream_id: "ana".to_owned(),
        },
        expected_version: 0,
        takeovers: 0,
        events: vec![NewEvent {
            event_id: Uuid::now_v7(),
            event_type: "ContextProposed".to_owned(),
            schema_version: 1,
            body: envelope::canonical_as_declared(&event).unwrap(),
        }],
        contents: vec![NewContent { content_id, key, body }],
        erase: Vec::new(),
        receipt: None,
        actor: "agent:planner".to_owned(),
        command_id: "then".to_owned(),
        correlation_id: "then".to_owned(),
        causation_id: None,
        recorded_at: made_at,
    }
}

async fn status(world: &World) -> (String, Option<String>) {
    let query = ProposalsQuery { limit: 10, ..ProposalsQuery::default() };
    let page = world.ledger.user_contexts.proposals(&operator(), &user("ana"), query).await.unwrap();
    let [one] = page.items.as_slice() else { panic!("one proposal: {:?}", page.items) };
    (one.status.clone(), one.value.clone())
}

async fn what_nobody_decides_expires_and_its_text_goes(backend: Backend) {
    let world = World::new(backend).await;
    world.store.append(proposed(Uuid::now_v7(), PROPOSAL_DAYS + 1)).await.unwrap();
    // Nobody reads it any more, whether that is noted or not.
    assert_eq!(status(&world).await, ("expired".to_owned(), None));
    let texts = async || world.store.query("SELECT 1 FROM contents", Vec::new()).await.unwrap().len();
    assert_eq!(texts().await, 1);
    assert_eq!(world.ledger.user_contexts.expire(None).await.unwrap(), 1);
    assert_eq!(texts().await, 0);
    assert_eq!(status(&world).await, ("expired".to_owned(), None));
    assert_eq!(world.ledger.user_contexts.expire(None).await.unwrap(), 0);
    world.close().await;
}
