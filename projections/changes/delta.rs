//! The net effect of many changes: what a reader at rev X must hear to be at rev Y.

use std::collections::{BTreeMap, BTreeSet};

use memledger_aggregates::memory_book::MemoryState;
use serde_json::Value;
use uuid::Uuid;

use super::ChangeRow;

/// What happened to a memory on the whole.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub enum DeltaEvent {
    Created,
    Merged,
    Updated,
    Restored,
    Deleted,
    SoftDeleted,
}

impl DeltaEvent {
    pub fn as_str(self) -> &'static str {
        match self {
            Self::Created => "created",
            Self::Updated => "updated",
            Self::Merged => "merged",
            Self::Deleted => "deleted",
            Self::SoftDeleted => "soft_deleted",
            Self::Restored => "restored",
        }
    }
}

/// The net change of one memory.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct NetChange {
    pub event: DeltaEvent,
    pub memory_id: String,
    /// Its last change's.
    pub rev: u64,
    pub recorded_at: i64,
    /// Who made the last change, in which run, and the content that says why.
    pub actor: String,
    pub run_id: Option<String>,
    pub reason: Option<Uuid>,
    /// The one run that made all of them, if one did.
    pub by_run: Option<String>,
    /// The text it has now, or had last.
    pub content_id: Option<Uuid>,
    /// The text it had before where it was active, unless it was purged. Another content may say the same.
    pub content_before: Option<Uuid>,
    /// The attributes that are not what they were, by name.
    pub relabelled: Vec<String>,
    /// Where the category is one of these: what it was.
    pub category_before: Option<Option<String>>,
    /// What it was made from, for the product of a merge: instead of products that came and went within the span,
    /// what those were made from.
    pub merged_from: Vec<String>,
    /// How many memories the merges combined, itself included where it was one of them.
    pub combined: usize,
    /// Where it went, for a source of one: what is active at the end of the span, be it by further merges.
    pub merged_into: Option<String>,
}

/// What the changes of a span did to one memory.
struct Span<'a> {
    before: Option<MemoryState>,
    now: MemoryState,
    last: &'a ChangeRow,
    /// Whether all changes are of the last one's run.
    by_one_run: bool,
    content_before: Option<Uuid>,
    content: Option<Uuid>,
    /// Each attribute that was set: what it was at first, and is at last.
    attributes: BTreeMap<&'a str, (&'a Value, &'a Value)>,
    /// What merges made it from, itself included where it was one of them.
    sources: Vec<&'a str>,
    merged_into: Option<&'a str>,
}

type Spans<'a> = BTreeMap<&'a str, Span<'a>>;

/// Where each memory that was merged away went.
type Products<'a> = BTreeMap<&'a str, Option<&'a str>>;

impl<'a> Span<'a> {
    fn before(change: &'a ChangeRow) -> Self {
        Self {
            before: change.old_state,
            now: change.new_state,
            last: change,
            by_one_run: true,
            content_before: change.old_content,
            content: None,
            attributes: BTreeMap::new(),
            sources: Vec::new(),
            merged_into: None,
        }
    }

    fn add(&mut self, change: &'a ChangeRow) {
        self.now = change.new_state;
        self.by_one_run &= self.last.run_id == change.run_id;
        self.last = change;
        self.content = change.new_content.or(change.old_content).or(self.content);
        let of = |patch: &str| change.detail[patch].as_object();
        for (name, now) in of("set").into_iter().flatten() {
            let was = of("was").and_then(|was| was.get(name)).unwrap_or(&Value::Null);
            self.attributes.entry(name).and_modify(|(_, last)| *last = now).or_insert((was, now));
        }
        let listed = change.detail["derived_from"].as_array();
        self.sources.extend(listed.into_iter().flatten().filter_map(|source| source["memory_id"].as_str()));
        self.merged_into = change.detail["merged_into"].as_str();
    }

    fn is_product(&self) -> bool {
        !self.sources.is_empty()
    }

    fn relabelled(&self) -> impl Iterator<Item = &'a str> {
        self.attributes.iter().filter(|(_, (was, now))| was != now).map(|(name, _)| *name)
    }

    fn category_before(&self) -> Option<Option<String>> {
        let (was, now) = self.attributes.get("category")?;
        (was != now).then(|| was.as_str().map(str::to_owned))
    }

    fn is_edited(&self) -> bool {
        self.content_before != self.content || self.relabelled().next().is_some()
    }
}

/// Folds changes, oldest first and without edges, to one net change a memory, by id. A memory created and gone
/// within the span is left out, and so is one that ends as it began.
pub fn net(changes: &[ChangeRow]) -> Vec<NetChange> {
    let mut spans = Spans::new();
    for change in changes {
        spans.entry(&change.memory_id).or_insert_with(|| Span::before(change)).add(change);
    }
    let products = products(&spans);
    spans.iter().filter_map(|(id, span)| net_of(id, span, &products, &spans)).collect()
}

fn net_of(id: &str, span: &Span<'_>, products: &Products<'_>, spans: &Spans<'_>) -> Option<NetChange> {
    use MemoryState::{Active, Archived, Merged, Purged, SoftDeleted};
    let mut change = NetChange {
        event: DeltaEvent::Deleted,
        memory_id: id.to_owned(),
        rev: span.last.rev,
        recorded_at: span.last.recorded_at,
        actor: span.last.actor.clone(),
        run_id: span.last.run_id.clone(),
        reason: span.last.reason,
        by_run: span.last.run_id.clone().filter(|_| span.by_one_run),
        content_id: span.content.filter(|_| span.now != Purged),
        content_before: span.content_before.filter(|_| span.before == Some(Active) && span.now != Purged),
        relabelled: span.relabelled().map(str::to_owned).collect(),
        category_before: span.category_before(),
        merged_from: Vec::new(),
        combined: 0,
        merged_into: None,
    };
    change.event = match (span.before, span.now) {
        (_, Active) if span.is_product() => {
            let notes = combined(id, products, spans);
            change.combined = notes.len();
            change.merged_from = notes.into_iter().filter(|note| *note != id).map(str::to_owned).collect();
            DeltaEvent::Merged
        }
        (None, Active) => DeltaEvent::Created,
        (Some(Active), Active) if span.is_edited() => DeltaEvent::Updated,
        (Some(Active), Active) => return None,
        (Some(_), Active) => DeltaEvent::Restored,
        (Some(Active), Merged) => match products.get(id).copied().flatten() {
            Some(into) => {
                change.merged_into = Some(into.to_owned());
                DeltaEvent::Merged
            }
            // What it went into is gone, too.
            None => DeltaEvent::Deleted,
        },
        (Some(Active), SoftDeleted) => DeltaEvent::SoftDeleted,
        (Some(Active), Archived | Purged) => DeltaEvent::Deleted,
        // What was not there for the reader is still not there.
        (_, Archived | Merged | SoftDeleted | Purged) => return None,
    };
    Some(change)
}

/// What merges combined to this memory, each once and in their order. A product that the span itself made and merged
/// again stands for what it was made from, unless it was restored since. What went into it by a merge that the span tells
/// only the end of is named last.
fn combined<'a>(id: &'a str, products: &Products<'a>, spans: &Spans<'a>) -> Vec<&'a str> {
    let sources = |id: &str| spans.get(id).map_or(&[][..], |span| &span.sources).iter().rev().copied();
    let (mut notes, mut seen) = (Vec::new(), BTreeSet::new());
    let mut left: Vec<&str> = sources(id).collect();
    while let Some(note) = left.pop() {
        if !seen.insert(note) {
            continue;
        }
        let gone = spans.get(note).filter(|span| note != id && span.now != MemoryState::Active);
        let made = gone
            .is_some_and(|span| span.before.is_none() && span.is_product() && !span.sources.contains(&note));
        if !made {
            notes.push(note);
        }
        if gone.is_some() {
            left.extend(sources(note));
        }
    }
    let here = |note: &&str| spans.get(note).is_some_and(|span| span.before == Some(MemoryState::Active));
    let went = products.iter().filter(|(note, into)| **into == Some(id) && here(note));
    notes.extend(went.map(|(note, _)| *note).filter(|note| seen.insert(note)));
    notes
}

/// Of each memory that was merged away, what is active at the end of what it went into; none where that is gone. What
/// the span does not change is as it was when it took its sources in.
fn products<'a>(spans: &Spans<'a>) -> Products<'a> {
    let mut ends = Products::new();
    let mut way = Vec::new();
    for first in spans.keys() {
        let mut at = *first;
        let end = loop {
            if let Some(known) = ends.get(at) {
                break *known;
            }
            match spans.get(at).map(|span| (span.now, span.merged_into)) {
                Some((MemoryState::Merged, Some(into))) => {
                    way.push(at);
                    at = into;
                }
                None | Some((MemoryState::Active, _)) => break Some(at),
                Some(_) => break None,
            }
        };
        ends.extend(way.drain(..).map(|passed| (passed, end)));
    }
    ends
}
