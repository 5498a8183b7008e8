//! What is measured on: made from numbers alone, so that it is the same on every run.
#![allow(dead_code, reason = "each measurement takes its own share of them")]

use cqrs_es::Aggregate;
use memledger_aggregates::{
    MemoryId, Stream, Timestamp,
    memory_book::{
        Action, AttributePatch, Attributes, BookRules, ContentRef, Kind, MemoryBook, MemoryCommand,
        MemoryEvent, MergeTarget, SCHEMA_VERSION,
    },
};
use memledger_store::{Append, NewContent, NewEvent, StoredEvent, StreamKey, commitment, envelope};
use serde_json::json;
use uuid::Uuid;

pub const TENANT: &str = "default";
pub const USER: &str = "user-1";

/// Microseconds since the epoch: the events need a time, not the time.
const AT: i64 = 1_760_000_000_000_000;

/// Kinds of ids, so that no two things of the same number share one.
const MEMORY: u128 = 1;
const CONTENT: u128 = 2;
const EVENT: u128 = 3;

const CATEGORIES: [&str; 4] = ["profile", "work", "health", "travel"];
/// One that no memory has when it is created.
const OTHER_CATEGORY: &str = "plans";

const THINGS: [&str; 8] = [
    "takes the ferry to work whenever the weather allows it",
    "prefers written agendas sent on the evening before",
    "has a peanut allergy and carries an adrenaline pen",
    "studies Portuguese for an hour before breakfast",
    "moved the weekly call with the team to Wednesdays",
    "keeps two cats, one of which needs a special diet",
    "books window seats on the quiet side of the train",
    "is restoring an old sailing boat with a neighbour",
];

/// Shaped as a UUIDv7, so that ids sort by their numbers as the ledger's own sort by time.
fn id(kind: u128, number: usize) -> Uuid {
    Uuid::from_u128(((0x0198_0000_0000 + number as u128) << 80) | (0x7000_8000 << 48) | kind)
}

pub fn memory_id(number: usize) -> MemoryId {
    MemoryId::new(id(MEMORY, number).to_string()).expect("a UUID can be an id")
}

/// The text of a content.
pub fn text(content_id: Uuid) -> String {
    let thing = THINGS[(content_id.as_u128() >> 80) as usize % THINGS.len()];
    format!("The user {thing}; noted as {content_id}.")
}

fn new_content(content_id: Uuid) -> NewContent {
    let mut key = [0_u8; 32];
    key[..16].copy_from_slice(content_id.as_bytes());
    let content = json!({"content": text(content_id), "topics": ["daily life", "habits"]});
    let body = envelope::canonical(&content).expect("a text can be written as JSON");
    NewContent { content_id, key, body }
}

fn content(number: usize) -> ContentRef {
    let NewContent { content_id, key, body } = new_content(id(CONTENT, number));
    ContentRef { content_id, commitment: commitment::commit_hex(&key, body.as_bytes()) }
}

fn attributes(number: usize) -> Attributes {
    Attributes {
        kind: Kind::Semantic,
        category: Some(CATEGORIES[number % CATEGORIES.len()].to_owned()),
        bank: "General".to_owned(),
        importance: 2,
        pinned: false,
        thread_id: Some("thread-1".to_owned()),
        agent_id: Some("planner".to_owned()),
        run_id: None,
        actor_id: None,
        role: None,
    }
}

/// Creates the memory of that number.
pub fn create(number: usize) -> Action {
    let (memory_id, attributes) = (memory_id(number), attributes(number));
    Action::CreateMemory { memory_id, attributes, content: content(number) }
}

/// Gives a memory another text, the one of that number.
pub fn rewrite(memory: usize, number: usize) -> Action {
    let set = AttributePatch::default();
    Action::UpdateMemory { memory_id: memory_id(memory), set, content: Some(content(number)) }
}

/// Gives a memory another importance and category.
pub fn rate(memory: usize) -> Action {
    let category = Some(Some(OTHER_CATEGORY.to_owned()));
    let set = AttributePatch { importance: Some(4), category, ..AttributePatch::default() };
    Action::UpdateMemory { memory_id: memory_id(memory), set, content: None }
}

pub fn delete(memory: usize) -> Action {
    Action::DeleteMemory { memory_id: memory_id(memory) }
}

/// Merges ten of a book's memories, from all over it, into a new one.
pub fn merge_ten(memories: usize) -> Action {
    let target = MergeTarget::New { memory_id: memory_id(memories), attributes: attributes(memories) };
    let source_ids = (0..10).map(|tenth| memory_id(tenth * memories / 10)).collect();
    Action::MergeMemories { target, source_ids, content: content(memories) }
}

pub fn command(action: Action) -> MemoryCommand {
    MemoryCommand { at: Timestamp(AT), by_run: None, reason: None, expected_revision: None, action }
}

/// A book and the events that made it.
#[derive(Default)]
pub struct Life {
    pub book: MemoryBook,
    pub events: Vec<MemoryEvent>,
}

impl Life {
    pub fn go_on(&mut self, action: Action) {
        let decided = self.book.decide(command(action), &BookRules::default());
        let events = decided.expect("the book allows what is done here");
        events.iter().for_each(|event| self.book.fold(event));
        self.events.extend(events);
    }
}

/// A book of so many memories, all active, each created and never changed.
pub fn book(memories: usize) -> MemoryBook {
    let mut life = Life::default();
    (0..memories).for_each(|number| life.go_on(create(number)));
    life.book
}

/// A book that lived through so many events: of ten, six create a memory, three change one and one deletes
/// one.
pub fn history(events: usize) -> Life {
    let mut life = Life::default();
    for number in 0..events {
        let first = number / 10 * 10;
        life.go_on(match number % 10 {
            0..=5 => create(number),
            6 => rewrite(first, number),
            7 => rate(first + 1),
            // One from halfway back, since not only the newest change.
            8 => rewrite(number / 20 * 10 + 3, number),
            _ => delete(first + 5),
        });
    }
    life
}

pub fn stream() -> StreamKey {
    StreamKey {
        tenant_id: TENANT.to_owned(),
        stream_type: MemoryBook::TYPE.to_owned(),
        stream_id: USER.to_owned(),
    }
}

/// The append of the events to a new stream, with the texts that they commit to.
pub fn append(events: &[MemoryEvent]) -> Append {
    let stored = events.iter().enumerate().map(|(number, event)| NewEvent {
        event_id: id(EVENT, number),
        event_type: event.change.event_type().to_owned(),
        schema_version: SCHEMA_VERSION,
        body: envelope::canonical(event).expect("an event can be written as JSON"),
    });
    let contents = events.iter().flat_map(|event| event.content_refs());
    Append {
        stream: stream(),
        expected_version: 0,
        takeovers: 0,
        events: stored.collect(),
        contents: contents.map(|content| new_content(content.content_id)).collect(),
        erase: Vec::new(),
        receipt: None,
        actor: "agent:planner".to_owned(),
        command_id: "command-1".to_owned(),
        correlation_id: "command-1".to_owned(),
        causation_id: None,
        recorded_at: AT,
    }
}

/// The events as the log would hold them, from its partition's first position on.
pub fn stored(append: &Append) -> Vec<StoredEvent> {
    let row = |(event, offset): (&NewEvent, i64)| {
        let halves = envelope::halves_of(append, event, offset).expect("an envelope can be written as JSON");
        let position = offset + 1;
        StoredEvent {
            partition_id: append.stream.partition(),
            position,
            tenant_id: append.stream.tenant_id.clone(),
            stream_type: append.stream.stream_type.clone(),
            stream_id: append.stream.stream_id.clone(),
            version: append.expected_version + 1 + offset,
            event_id: event.event_id,
            event_type: event.event_type.clone(),
            schema_version: event.schema_version,
            body: event.body.clone(),
            leaf_hash: envelope::leaf_hash(&halves, position).to_vec(),
            actor: append.actor.clone(),
            command_id: append.command_id.clone(),
            correlation_id: append.correlation_id.clone(),
            causation_id: append.causation_id.clone(),
            recorded_at: append.recorded_at,
        }
    };
    append.events.iter().zip(0..).map(row).collect()
}
