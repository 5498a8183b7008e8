//! How a book is written down in a snapshot: mostly without names and saying nothing twice, since the first command of
//! a long book waits until all of it has come from the database and is parsed.

use std::{borrow::Cow, collections::BTreeMap, sync::Arc};

use serde::{Deserialize, Deserializer, Serialize, Serializer, de::Error};
use uuid::Uuid;

use super::{
    attributes::Attributes,
    events::Source,
    links::{Link, Links},
    record::{MemoryRecord, MemoryState},
    state::{DayCount, MemoryBook},
};
use crate::{MemoryId, Timestamp};

#[derive(Serialize, Deserialize)]
struct BookSnapshot<'a> {
    rev: u64,
    kept: usize,
    /// Those that any memory has, each once: most memories of a book share theirs with others.
    attributes: Vec<Arc<Attributes>>,
    memories: Vec<Memory<'a>>,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    links: Vec<Edge<'a>>,
    #[serde(default, skip_serializing_if = "DayCount::is_none")]
    extracted: DayCount,
}

/// Id, revision, rev, when it changed, content and which attributes, which every memory has; then what few have.
#[derive(Serialize, Deserialize)]
struct Memory<'a>(Cow<'a, MemoryId>, u64, u64, Timestamp, Option<Uuid>, usize, Seldom);

/// What a memory has that is not active, changed since it was made, or has had any content but the one it has.
#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct Seldom {
    #[serde(default, skip_serializing_if = "Option::is_none")]
    state: Option<MemoryState>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    created_at: Option<Timestamp>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    contents: Option<Vec<Uuid>>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    merged_into: Option<MemoryId>,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    derived_from: Vec<Source>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    purge_at: Option<Timestamp>,
    /// Where it is not when it was created.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    recorded_at: Option<Timestamp>,
}

/// From, to, strength, and whether it was made by hand.
#[derive(Serialize, Deserialize)]
struct Edge<'a>(Cow<'a, MemoryId>, Cow<'a, MemoryId>, u16, bool);

impl<'a> Edge<'a> {
    fn of((from, to, link): (&'a MemoryId, &'a MemoryId, Link)) -> Self {
        Self(Cow::Borrowed(from), Cow::Borrowed(to), link.strength, link.by_hand)
    }
}

impl<'a> Memory<'a> {
    fn of(id: &'a MemoryId, record: &MemoryRecord, attributes: usize) -> Self {
        let contents = &record.contents;
        let seldom = Seldom {
            state: (record.state != MemoryState::Active).then_some(record.state),
            created_at: (record.created_at != record.updated_at).then_some(record.created_at),
            contents: (contents.as_slice() != record.content_id.as_slice()).then(|| contents.clone()),
            merged_into: record.merged_into.clone(),
            derived_from: record.derived_from.clone(),
            purge_at: record.purge_at,
            recorded_at: (record.recorded_at != record.created_at).then_some(record.recorded_at),
        };
        let (revision, rev, updated_at) = (record.revision, record.rev, record.updated_at);
        Self(Cow::Borrowed(id), revision, rev, updated_at, record.content_id, attributes, seldom)
    }

    /// None where it names attributes that are none.
    fn record(self, attributes: &[Arc<Attributes>]) -> Option<(MemoryId, MemoryRecord)> {
        let Self(id, revision, rev, updated_at, content_id, which, seldom) = self;
        let created_at = seldom.created_at.unwrap_or(updated_at);
        let record = MemoryRecord {
            state: seldom.state.unwrap_or(MemoryState::Active),
            revision,
            rev,
            attributes: attributes.get(which)?.clone(),
            content_id,
            contents: seldom.contents.unwrap_or_else(|| content_id.into_iter().collect()),
            merged_into: seldom.merged_into,
            derived_from: seldom.derived_from,
            purge_at: seldom.purge_at,
            created_at,
            updated_at,
            recorded_at: seldom.recorded_at.unwrap_or(created_at),
        };
        Some((id.into_owned(), record))
    }
}

impl Serialize for MemoryBook {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let mut attributes = Vec::new();
        let mut known: BTreeMap<&Attributes, usize> = BTreeMap::new();
        let mut memories = Vec::with_capacity(self.memories.len());
        for (id, record) in &self.memories {
            let which = *known.entry(&record.attributes).or_insert_with(|| {
                attributes.push(record.attributes.clone());
                attributes.len() - 1
            });
            memories.push(Memory::of(id, record, which));
        }
        let links = self.links.iter().map(Edge::of).collect();
        let (rev, kept, extracted) = (self.rev, self.kept, self.extracted);
        BookSnapshot { rev, kept, attributes, memories, links, extracted }.serialize(serializer)
    }
}

impl<'de> Deserialize<'de> for MemoryBook {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let BookSnapshot { rev, kept, attributes, memories, links: edges, extracted } =
            BookSnapshot::deserialize(deserializer)?;
        let memories = memories.into_iter().map(|memory| memory.record(&attributes));
        let memories = memories.collect::<Option<BTreeMap<MemoryId, MemoryRecord>>>();
        let memories =
            memories.ok_or_else(|| D::Error::custom("a memory names attributes that do not exist"))?;
        let mut links = Links::default();
        for Edge(from, to, strength, by_hand) in edges {
            links.put(&from, &to, by_hand, strength);
        }
        let texts = memories.values().map(|record| record.contents.len()).sum();
        Ok(Self { rev, kept, texts, memories, links, extracted })
    }
}
