//! Which books are kept, and for how long.

use memledger_aggregates::{
    MemoryId,
    memory_book::{Attributes, Change, ContentRef, Kind},
};

use super::*;

fn stream(user: &str) -> StreamKey {
    StreamKey { tenant_id: "t".to_owned(), stream_type: "memory_book".to_owned(), stream_id: user.to_owned() }
}

/// A book of so many memories, one made each second.
fn past(memories: u32) -> Past {
    let mut past = Past::default();
    for number in 1..=memories {
        let attributes = Attributes {
            actor_id: None,
            agent_id: None,
            bank: "General".to_owned(),
            category: None,
            importance: 2,
            kind: Kind::Semantic,
            pinned: false,
            role: None,
            run_id: None,
            thread_id: None,
        };
        let content = ContentRef { commitment: String::new(), content_id: Uuid::nil() };
        let event = MemoryEvent {
            at: Timestamp(i64::from(number) * 1_000_000),
            by_run: None,
            change: Change::Created {
                attributes,
                content,
                created_at: None,
                updated_at: None,
                derived_from: Vec::new(),
            },
            memory_id: MemoryId::new(format!("m{number}")).unwrap(),
            reason: None,
            rev: number.into(),
            revision: 1,
        };
        Arc::make_mut(&mut past.book).fold(&event);
        (past.version, past.event_id, past.at) = (number.into(), Uuid::from_u128(number.into()), event.at);
    }
    past
}

fn found(books: &PastBooks, user: &str, as_of: AsOf) -> Option<i64> {
    books.nearest(&stream(user), as_of).map(|past| past.version)
}

/// How many books are kept, and what they weigh.
fn size(books: &PastBooks) -> (usize, usize) {
    let kept = books.kept();
    (kept.0.len(), kept.1)
}

#[test]
fn the_nearest_book_before_a_moment_is_found_by_rev_and_by_time() {
    let books = PastBooks::new(9, 100);
    for (user, memories) in [("ana", 2), ("ana", 5), ("bo", 3)] {
        books.keep(&stream(user), &past(memories));
    }
    let at = |seconds: i64| AsOf::Time(Timestamp(seconds * 1_000_000));
    for (as_of, version) in [
        (AsOf::Rev(1), None),
        (AsOf::Rev(2), Some(2)),
        (AsOf::Rev(4), Some(2)),
        (AsOf::Rev(5), Some(5)),
        (AsOf::Rev(9), Some(5)),
        (at(1), None),
        (at(4), Some(2)),
        (at(5), Some(5)),
    ] {
        assert_eq!(found(&books, "ana", as_of), version, "{as_of:?}");
    }
    assert_eq!(found(&books, "carl", AsOf::Rev(9)), None);
    books.forget(&stream("ana"), 5);
    assert_eq!(found(&books, "ana", AsOf::Rev(9)), Some(2));
    assert_eq!(found(&books, "bo", AsOf::Rev(9)), Some(3));
}

#[test]
fn books_go_where_they_grow_too_many_or_too_heavy_and_the_count_stays_right() {
    // A book weighs one more than its memories.
    let books = PastBooks::new(3, 20);
    for (user, memories) in [("ana", 1), ("bo", 2), ("carl", 3)] {
        books.keep(&stream(user), &past(memories));
    }
    assert_eq!(found(&books, "ana", AsOf::Rev(1)), Some(1));
    books.keep(&stream("dee"), &past(4));
    assert_eq!(found(&books, "bo", AsOf::Rev(9)), None, "who was asked for longest ago makes room");
    assert_eq!(size(&books), (3, 2 + 4 + 5));
    // The same one again weighs no more than once.
    books.keep(&stream("dee"), &past(4));
    assert_eq!(size(&books), (3, 2 + 4 + 5));
    books.keep(&stream("ana"), &past(15));
    assert_eq!(found(&books, "ana", AsOf::Rev(99)), Some(15));
    assert_eq!(size(&books), (1, 16));
    books.keep(&stream("bo"), &past(20));
    assert_eq!(found(&books, "bo", AsOf::Rev(99)), None, "one that is too heavy alone is not kept");
    books.keep(&stream("bo"), &Past::default());
    assert_eq!(size(&books), (1, 16), "there is nothing to keep of no events");
}
