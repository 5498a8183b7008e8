//! When a text's vector is kept, and when it is made anew.

use std::sync::{
    Arc,
    atomic::{AtomicUsize, Ordering},
};

use memledger_aggregates::{
    MemoryId, Timestamp,
    memory_book::{AttributePatch, Attributes, ContentRef, Kind},
};
use memledger_store::{
    StoredEvent,
    projection::{Projection, RowSet},
};
use serde_json::json;

use super::*;
use crate::search::{Embedded, Search};

const IN_USE: &str = "e";

/// Counts the vectors that it makes; each is another one.
#[derive(Default)]
struct Counting(AtomicUsize);

impl Analyzer for Counting {
    fn embedder(&self) -> &str {
        IN_USE
    }

    fn words(&self, text: &str) -> Vec<String> {
        text.split(' ').map(str::to_owned).collect()
    }

    fn embed_now(&self, _: &str) -> Option<Embedded> {
        let made = self.0.fetch_add(1, Ordering::Relaxed) + 1;
        let vector = vec![u8::try_from(made).unwrap()];
        Some(Embedded { embedder: IN_USE.to_owned(), bits: vector.clone(), vector })
    }
}

fn content(id: u128) -> ContentRef {
    ContentRef { commitment: String::new(), content_id: Uuid::from_u128(id) }
}

fn created(id: u128) -> Change {
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
    Change::Created { attributes, content: content(id), created_at: None, updated_at: None }
}

fn updated(previous: u128, id: Option<u128>) -> Change {
    let (set, was) =
        (AttributePatch { importance: Some(5), ..AttributePatch::default() }, Default::default());
    let previous_content_id = Uuid::from_u128(previous);
    Change::Updated { content: id.map(content), previous_content_id, set, was }
}

fn merged(previous: Option<u128>, id: u128) -> Change {
    let previous_content_id = previous.map(Uuid::from_u128);
    Change::Merged { attributes: None, content: content(id), derived_from: Vec::new(), previous_content_id }
}

/// A content as it is stored: the text, and a topic.
fn body(text: &str, topic: &str) -> Option<String> {
    Some(json!({"content": text, "topics": [topic]}).to_string())
}

/// The read model under way: its rows, and how many vectors were made.
struct Folded {
    search: Search,
    made: Arc<Counting>,
    rows: RowSet,
}

impl Folded {
    /// A memory of a text, embedded once.
    fn new(text: &str) -> Self {
        let made = Arc::new(Counting::default());
        let mut folded = Self { search: Search { analyzer: made.clone() }, made, rows: RowSet::default() };
        folded.apply(created(1), body(text, "one"), None);
        assert_eq!(folded.made(), 1);
        folded
    }

    fn apply(&mut self, change: Change, content: Option<String>, content_before: Option<String>) {
        let memory_id = MemoryId::new("m").unwrap();
        let at = Timestamp(1);
        let event = MemoryEvent { at, by_run: None, change, memory_id, reason: None, rev: 1, revision: 1 };
        let stored = StoredEvent {
            partition_id: 7,
            position: 1,
            tenant_id: "default".to_owned(),
            stream_type: "memory_book".to_owned(),
            stream_id: "ana".to_owned(),
            version: 1,
            event_id: Uuid::nil(),
            event_type: event.change.event_type().to_owned(),
            schema_version: 1,
            body: String::new(),
            leaf_hash: Vec::new(),
            actor: "admin:k".to_owned(),
            command_id: "c".to_owned(),
            correlation_id: "c".to_owned(),
            causation_id: None,
            recorded_at: 1,
        };
        let recorded = Recorded { event: stored, decoded: Ok(Arc::new(event)), content, content_before };
        self.search.reads(&recorded, &mut self.rows);
        let wanted = self.rows.take_wanted();
        assert_eq!(!wanted.is_empty(), self.search.content_before(&recorded).is_some(), "{wanted:?}");
        self.search.apply(&recorded, &mut self.rows).unwrap();
        self.rows.keep();
    }

    fn made(&self) -> usize {
        self.made.0.load(Ordering::Relaxed)
    }

    fn row(&self) -> Row {
        let key: Row = vec![7_i64.into(), "default".into(), "ana".into(), "m".into()];
        self.rows.get(0, &key).cloned().unwrap()
    }

    /// The number of its vector.
    fn vector(&self) -> u8 {
        self.row()[8].bytes().unwrap()[0]
    }

    /// Lets the row be as if something else had written one of its columns.
    fn falsify(&mut self, column: usize, value: Value) {
        let mut row = self.row();
        row[column] = value;
        self.rows.put(0, 4, row);
    }
}

#[test]
fn a_content_with_the_same_text_keeps_the_vector() {
    for change in [updated(1, Some(2)), merged(Some(1), 2)] {
        let mut folded = Folded::new("drinks tea");
        folded.apply(change, body("drinks tea", "two"), body("drinks tea", "one"));
        assert_eq!((folded.made(), folded.vector()), (1, 1));
        let row = folded.row();
        assert_eq!(row[4], Value::from(Uuid::from_u128(2)));
        let made_of = ["drinks tea two", IN_USE].map(Value::from);
        assert_eq!((&row[5..7], &row[7]), (&made_of[..], &Value::Bytes(vec![1])));
        // And once more: what was kept is kept like any other.
        folded.apply(updated(2, Some(3)), body("drinks tea", "three"), body("drinks tea", "two"));
        assert_eq!((folded.made(), folded.vector()), (1, 1));
    }
}

#[test]
fn labels_alone_change_no_row() {
    let mut folded = Folded::new("drinks tea");
    let before = folded.row();
    folded.apply(updated(1, None), None, None);
    assert_eq!((folded.row(), folded.made()), (before, 1));
}

#[test]
fn another_text_gets_another_vector() {
    for change in [updated(1, Some(2)), merged(Some(1), 2), merged(None, 2)] {
        let mut folded = Folded::new("drinks tea");
        folded.apply(change, body("drinks coffee", "one"), body("drinks tea", "one"));
        assert_eq!((folded.made(), folded.vector()), (2, 2));
    }
}

#[test]
fn a_vector_is_kept_only_where_it_is_surely_of_the_same() {
    let same = || (body("drinks tea", "two"), body("drinks tea", "one"));
    // What the text was is not known any more, or can't be read.
    for before in [None, Some("{}".to_owned())] {
        let mut folded = Folded::new("drinks tea");
        folded.apply(updated(1, Some(2)), same().0, before);
        assert_eq!((folded.made(), folded.vector()), (2, 2));
    }
    // The row waits for its vector, has another embedder's, or is of another content.
    for (column, value) in
        [(6, Value::Null), (6, Value::from("before")), (4, Value::from(Uuid::from_u128(9)))]
    {
        let mut folded = Folded::new("drinks tea");
        folded.falsify(column, value);
        let (content, before) = same();
        folded.apply(updated(1, Some(2)), content, before);
        assert_eq!((folded.made(), folded.vector()), (2, 2));
    }
}

#[test]
fn a_text_that_was_refused_is_not_offered_again() {
    let mut folded = Folded::new("drinks tea");
    folded.falsify(7, Value::Null);
    folded.falsify(8, Value::Null);
    folded.apply(updated(1, Some(2)), body("drinks tea", "two"), body("drinks tea", "one"));
    let row = folded.row();
    assert_eq!((folded.made(), &row[6..]), (1, &[Value::from(IN_USE), Value::Null, Value::Null][..]));
}

#[test]
fn a_text_that_was_destroyed_has_neither_words_nor_a_vector() {
    let mut folded = Folded::new("drinks tea");
    folded.apply(updated(1, Some(2)), None, body("drinks tea", "one"));
    let row = folded.row();
    assert_eq!(row[5..], [Value::from(""), Value::Null, Value::Null, Value::Null]);
}
