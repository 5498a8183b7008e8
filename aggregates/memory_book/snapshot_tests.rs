//! A book comes back from its snapshot as it was.

use std::sync::Arc;

use uuid::Uuid;

use super::{
    AttributePatch, Change, MemoryBook, MemoryState,
    tests::{content, created, deleted, event, fold, id, merged_new},
};
use crate::Timestamp;

fn read(snapshot: &str) -> MemoryBook {
    serde_json::from_str(snapshot).unwrap()
}

#[test]
fn a_memory_that_nothing_happened_to_is_written_without_names() {
    let book = fold(&[created("a", 1)]);
    let written = serde_json::to_string(&book).unwrap();
    let attributes = r#"{"bank":"General","importance":2,"kind":"semantic"}"#;
    let content_id = Uuid::from_u128(1);
    let memories = format!(r#"[["a",1,1,9,"{content_id}",0,{{}}]]"#);
    let expected = format!(r#"{{"rev":1,"kept":1,"attributes":[{attributes}],"memories":{memories}}}"#);
    assert_eq!(written, expected);
    assert_eq!(read(&written), book);
}

#[test]
fn memories_share_the_attributes_that_they_have_alike() {
    let set = AttributePatch { importance: Some(5), ..Default::default() };
    let rated = Change::Reclassified { content_id: Uuid::from_u128(1), set, was: AttributePatch::default() };
    let book = fold(&[created("a", 1), created("b", 2), created("c", 3), event("b", 4, 2, rated)]);
    let back = read(&serde_json::to_string(&book).unwrap());
    assert_eq!(back, book);
    let attributes = |name: &str| &back.get(&id(name)).unwrap().attributes;
    assert!(Arc::ptr_eq(attributes("a"), attributes("c")));
    assert_ne!(attributes("a"), attributes("b"));
}

#[test]
fn a_snapshot_that_names_attributes_it_has_not_is_none() {
    let written = serde_json::to_string(&fold(&[created("a", 1)])).unwrap();
    let damaged = written.replace(r#"",0,{}"#, r#"",1,{}"#);
    assert_ne!(damaged, written);
    let refused = serde_json::from_str::<MemoryBook>(&damaged).unwrap_err().to_string();
    assert!(refused.contains("attributes that do not exist"), "{refused}");
}

#[test]
fn whatever_happened_to_a_memory_comes_back() {
    let set = AttributePatch { pinned: Some(true), ..Default::default() };
    let update = Change::Updated {
        set,
        was: AttributePatch::default(),
        content: Some(content(9)),
        previous_content_id: Uuid::from_u128(3),
        updated_at: None,
    };
    let away = |of: u128| Change::MergedAway { into: id("m"), content_id: Uuid::from_u128(of) };
    let linked = |to: &str, strength| Change::Linked { by_hand: strength == 800, strength, to: id(to) };
    let mut reasoned = deleted("d", 8, 4);
    reasoned.reason = Some(content(5));
    let mut imported = created("g", 7);
    imported.rev = 15;
    if let Change::Created { created_at, updated_at, .. } = &mut imported.change {
        (*created_at, *updated_at) = (Some(Timestamp(1)), Some(Timestamp(2)));
    }
    let events = [
        created("a", 1),
        created("b", 2),
        created("c", 3),
        created("d", 4),
        created("e", 5),
        merged_new(6),
        event("a", 7, 2, away(1)),
        reasoned,
        event("c", 9, 2, update),
        event("e", 10, 2, Change::SoftDeleted { content_id: Uuid::from_u128(5), purge_at: Timestamp(99) }),
        event("b", 11, 2, Change::Purged { erased: vec![Uuid::from_u128(2)], from: MemoryState::Active }),
        event("c", 12, 3, linked("m", 800)),
        event("m", 13, 2, linked("e", 700)),
        event("e", 14, 3, Change::Unlinked { by_hand: true, to: id("m") }),
        imported,
    ];
    for length in 0..=events.len() {
        let book = fold(&events[..length]);
        let written = serde_json::to_string(&book).unwrap();
        assert_eq!(read(&written), book, "{written}");
    }
    let book = fold(&events);
    for state in MemoryState::ALL {
        assert!(book.iter().any(|(_, record)| record.state == state), "none is {state}");
    }
}
