//! Idempotency keys of agents from before they belonged to the agent: what was done under them is not done again.

use memledger_ledger::{Call, Identity, NewMemory, Role, UserCall};
use memledger_tests::{Backend, user};

use super::{World, operator};
use crate::http::on_both;

on_both!(what_an_agent_did_under_its_credential_is_not_done_again);

async fn what_an_agent_did_under_its_credential_is_not_done_again(backend: Backend) {
    let world = World::new(backend).await;
    let before = Identity { role: Role::Agent, credential: "k_1".to_owned(), ..operator() };
    let now = Identity { agent: Some("planner".to_owned()), ..before.clone() };
    let create = async |identity: &Identity| {
        let key = Some("turn-17".to_owned());
        let call = Call { idempotency_key: key, ..identity.into() };
        let call = UserCall::new(call, user("ana"));
        let new = NewMemory { content: "Likes tea".to_owned(), ..NewMemory::default() };
        world.ledger.memories.create(call, new).await.unwrap()
    };
    // Its receipt is the credential's, as every agent's was.
    let made = create(&before).await;
    let again = create(&now).await;
    assert!(again.replayed && again.memory.id == made.memory.id, "{again:?}");
    let other_key = Identity { credential: "k_2".to_owned(), ..now };
    assert!(!create(&other_key).await.replayed, "no other credential did it");
}
