//! Receipts: a command id has one effect, however often it comes.

use memledger_store::{Append, Conflict, Receipt, StoreError, StreamKey};

use super::fixtures::{
    Store, all_at_once, append, assert_conflict, content, events, grow, has_content, has_receipt, heads,
    receipt, receipt_key, shared_user, stream, whole_log,
};

fn under(stream: &StreamKey, expected_version: i64, scope: &str, command_id: &str) -> Append {
    let mut append = append(stream, expected_version, events(1));
    append.receipt = Some(receipt(scope, command_id));
    append
}

async fn stored(store: &Store, stream: &StreamKey, scope: &str, command_id: &str) -> Receipt {
    let found = store.receipt(&receipt_key(stream, scope, command_id)).await.expect("receipts can be read");
    found.unwrap_or_else(|| panic!("there is no receipt of {command_id} in {scope}"))
}

pub async fn a_receipt_comes_with_its_append(store: Store) {
    let ann = stream("acme", "ann");
    grow(&store, &ann, events(2)).await;
    let text = content("what the hash is made under");
    let mut asked = append(&ann, 2, events(3));
    let mut wanted = receipt("key:a", "c-1");
    wanted.key_content_id = Some(text.content_id);
    asked.receipt = Some(wanted.clone());
    asked.contents.push(text);
    let appended = store.append(asked).await.expect("it is stored");
    let found = stored(&store, &ann, "key:a", "c-1").await;
    assert_eq!(found.request_hash, wanted.request_hash);
    assert_eq!(found.key_content_id, wanted.key_content_id);
    assert_eq!(found.outcome, wanted.outcome);
    assert_eq!(found.first_position, appended.first_position);
    assert_eq!(found.last_position, appended.last_position);
    store.append(under(&ann, 5, "key:a", "c-2")).await.expect("it is stored");
    assert_eq!(stored(&store, &ann, "key:a", "c-2").await.key_content_id, None);
    assert!(!has_receipt(&store, &receipt_key(&ann, "key:a", "c-3")).await, "a receipt of nothing");
}

pub async fn a_command_id_has_one_effect(store: Store) {
    let ann = stream("acme", "ann");
    let kept = content("kept");
    let mut first = under(&ann, 0, "key:a", "c-1");
    first.contents.push(kept.clone());
    store.append(first).await.expect("the first is stored");
    let (before, receipt_before) = (heads(&store).await, stored(&store, &ann, "key:a", "c-1").await);
    // The version is right, so that the command id alone is in the way.
    let new = content("never stored");
    let mut again = under(&ann, 1, "key:a", "c-1");
    again.contents.push(new.clone());
    again.erase.push(kept.content_id);
    if let Some(receipt) = &mut again.receipt {
        receipt.outcome = "{\"rev\":2}".to_owned();
    }
    assert_conflict(store.append(again).await, Conflict::CommandId, "the same command again");
    assert_eq!(heads(&store).await, before, "a repeated command used up a position");
    assert_eq!(stored(&store, &ann, "key:a", "c-1").await, receipt_before, "its receipt was changed");
    assert!(!has_content(&store, &ann, new.content_id).await, "its content was stored");
    assert!(has_content(&store, &ann, kept.content_id).await, "it erased a content");
    assert_eq!(whole_log(&store).await.len(), 1);
}

pub async fn a_command_id_belongs_to_its_scope_and_tenant(store: Store) {
    // Both tenants' streams share a partition, so nothing but the receipt's key keeps them apart.
    let user = shared_user("acme", "globex");
    let (acme, globex) = (stream("acme", &user), stream("globex", &user));
    for (asked, who) in [
        (under(&acme, 0, "key:a", "c-1"), "the first"),
        (under(&acme, 1, "key:b", "c-1"), "another scope"),
        (under(&acme, 2, "key:a", "c-2"), "another command id"),
        (under(&globex, 0, "key:a", "c-1"), "another tenant"),
    ] {
        store.append(asked).await.unwrap_or_else(|failed| panic!("{who} was refused: {failed}"));
    }
    let first = stored(&store, &acme, "key:a", "c-1").await;
    let others = [
        stored(&store, &acme, "key:b", "c-1").await,
        stored(&store, &acme, "key:a", "c-2").await,
        stored(&store, &globex, "key:a", "c-1").await,
    ];
    for other in others {
        assert_ne!(other.first_position, first.first_position, "two commands have one receipt");
    }
    assert!(!has_receipt(&store, &receipt_key(&globex, "key:b", "c-1")).await, "another tenant's receipt");
}

pub async fn identical_appends_at_once_have_one_effect(store: Store) {
    const ROUNDS: i64 = 5;
    let ann = stream("acme", "ann");
    for round in 0..ROUNDS {
        let command_id = format!("c-{round}");
        let asked = vec![under(&ann, round, "key:a", &command_id); 8];
        let mut stored_once = Vec::new();
        for outcome in all_at_once(&store, asked).await {
            match outcome {
                Ok(appended) => stored_once.push(appended),
                // Which of the two rules is found broken first is the database's choice.
                Err(StoreError::Conflict(_)) => {}
                Err(failed) => panic!("a repeated append met something else than a conflict: {failed}"),
            }
        }
        assert_eq!(stored_once.len(), 1, "{command_id} was stored {} times", stored_once.len());
        let found = stored(&store, &ann, "key:a", &command_id).await;
        assert_eq!(found.first_position, stored_once[0].first_position);
    }
    assert_eq!(whole_log(&store).await.len(), ROUNDS as usize);
}
