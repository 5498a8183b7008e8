//! The list of all aggregates, each found by the type of its streams. Code that must cover every aggregate iterates over it.

use std::{any::Any, marker::PhantomData, sync::Arc};

use uuid::Uuid;

use crate::{
    Readers, ReceiptClaim, Stream, Verdict,
    account::Account,
    key::ApiKey,
    memory_book::{ContentRef, MemoryBook},
    settings::Settings,
    thread::Thread,
    upcasting::Upcasters,
    user_context::UserContext,
    workflow_run::WorkflowRuns,
};

/// All types of streams. A new aggregate is added here, and nowhere else.
pub const STREAMS: &[&dyn StreamType] = &[
    &Registered::<MemoryBook>::NEW,
    &Registered::<WorkflowRuns>::NEW,
    &Registered::<Account>::NEW,
    &Registered::<ApiKey>::NEW,
    &Registered::<Settings>::NEW,
    &Registered::<Thread>::NEW,
    &Registered::<UserContext>::NEW,
];

/// The type of that name.
pub fn stream_type(name: &str) -> Option<&'static dyn StreamType> {
    STREAMS.iter().copied().find(|stream| stream.name() == name)
}

/// An event of any stream in today's schema.
pub type Decoded = Arc<dyn Any + Send + Sync>;

/// What a [`Stream`] says of itself, for callers that know its type by name alone. An event that is of another type has
/// no texts and no rev.
pub trait StreamType: Send + Sync {
    fn name(&self) -> &'static str;
    fn subject(&self) -> &'static str;
    fn readers(&self) -> Option<Readers>;
    fn event_types(&self) -> &'static [&'static str];
    fn schema_version(&self) -> i32;
    /// The event in today's schema, or why it can't be read.
    fn decode(&self, event_type: &str, schema_version: i32, body: &str) -> Result<Decoded, String>;
    /// The event's name, if it is of this type.
    fn event_type(&self, event: &Decoded) -> Option<String>;
    /// Canonical JSON of the event as it would be stored today.
    fn encode(&self, event: &Decoded) -> Result<String, String>;
    fn texts<'a>(&self, event: &'a Decoded) -> Vec<&'a ContentRef>;
    fn erased<'a>(&self, event: &'a Decoded) -> &'a [Uuid];
    fn rev(&self, event: &Decoded) -> Option<u64>;
    fn check_receipt(&self, receipt: &ReceiptClaim, first: &Decoded, last: &Decoded) -> Verdict;
    fn check_idle_receipt(&self, receipt: &ReceiptClaim, last: Option<(i64, &Decoded)>) -> Verdict;
    /// An aggregate without events.
    fn fold(&self) -> Box<dyn Fold>;
}

/// An aggregate in the making.
pub trait Fold: Send + Sync {
    /// Takes in an event of its type; others change nothing.
    fn apply(&mut self, event: &Decoded);
    /// Takes in an event as another reader has it.
    fn apply_json(&mut self, body: serde_json::Value) -> Result<(), String>;
    /// The rev of the last event that has one.
    fn rev(&self) -> u64;
    fn equals(&self, other: &dyn Fold) -> bool;
    /// As it is kept to be loaded without its events.
    fn snapshot(&self) -> Result<String, String>;
    /// Whether the body of a snapshot is this aggregate; an error if it can't be read.
    fn equals_snapshot(&self, body: &str) -> Result<bool, String>;
    fn aggregate(&self) -> &dyn Any;
}

struct Registered<S>(PhantomData<fn() -> S>);

impl<S> Registered<S> {
    const NEW: Self = Self(PhantomData);
}

fn of<S: Stream>(event: &Decoded) -> Option<&S::Event> {
    event.downcast_ref()
}

impl<S: Stream + serde::de::DeserializeOwned> StreamType for Registered<S> {
    fn name(&self) -> &'static str {
        S::TYPE
    }

    fn subject(&self) -> &'static str {
        S::SUBJECT
    }

    fn readers(&self) -> Option<Readers> {
        S::READERS
    }

    fn event_types(&self) -> &'static [&'static str] {
        S::EVENT_TYPES
    }

    fn schema_version(&self) -> i32 {
        S::SCHEMA_VERSION
    }

    fn decode(&self, event_type: &str, schema_version: i32, body: &str) -> Result<Decoded, String> {
        let upcasters = Upcasters { current: S::SCHEMA_VERSION, steps: S::UPCASTERS };
        Ok(Arc::new(upcasters.body::<S::Event>(event_type, schema_version, body)?))
    }

    fn event_type(&self, event: &Decoded) -> Option<String> {
        of::<S>(event).map(cqrs_es::DomainEvent::event_type)
    }

    fn encode(&self, event: &Decoded) -> Result<String, String> {
        let event = of::<S>(event).ok_or("it is of another type")?;
        serde_json::to_string(event).map_err(|failed| failed.to_string())
    }

    fn texts<'a>(&self, event: &'a Decoded) -> Vec<&'a ContentRef> {
        of::<S>(event).map(S::texts).unwrap_or_default()
    }

    fn erased<'a>(&self, event: &'a Decoded) -> &'a [Uuid] {
        of::<S>(event).map(S::erased).unwrap_or_default()
    }

    fn rev(&self, event: &Decoded) -> Option<u64> {
        of::<S>(event).and_then(S::rev)
    }

    fn check_receipt(&self, receipt: &ReceiptClaim, first: &Decoded, last: &Decoded) -> Verdict {
        match (of::<S>(first), of::<S>(last)) {
            (Some(first), Some(last)) => S::check_receipt(receipt, first, last),
            _ => Err("its events are of different types".to_owned()),
        }
    }

    fn check_idle_receipt(&self, receipt: &ReceiptClaim, last: Option<(i64, &Decoded)>) -> Verdict {
        let last = last.and_then(|(position, event)| Some((position, of::<S>(event)?)));
        S::check_idle_receipt(receipt, last)
    }

    fn fold(&self) -> Box<dyn Fold> {
        Box::new(Folding::<S> { aggregate: S::default(), rev: 0 })
    }
}

struct Folding<S> {
    aggregate: S,
    rev: u64,
}

impl<S: Stream + serde::de::DeserializeOwned> Folding<S> {
    fn take_in(&mut self, event: S::Event) {
        self.rev = S::rev(&event).unwrap_or(self.rev);
        self.aggregate.apply(event);
    }
}

impl<S: Stream + serde::de::DeserializeOwned> Fold for Folding<S> {
    fn apply(&mut self, event: &Decoded) {
        if let Some(event) = of::<S>(event) {
            self.take_in(event.clone());
        }
    }

    fn apply_json(&mut self, body: serde_json::Value) -> Result<(), String> {
        self.take_in(serde_json::from_value(body).map_err(|wrong| wrong.to_string())?);
        Ok(())
    }

    fn rev(&self) -> u64 {
        self.rev
    }

    fn equals(&self, other: &dyn Fold) -> bool {
        other.aggregate().downcast_ref::<S>() == Some(&self.aggregate)
    }

    fn snapshot(&self) -> Result<String, String> {
        serde_json::to_string(&self.aggregate).map_err(|failed| failed.to_string())
    }

    fn equals_snapshot(&self, body: &str) -> Result<bool, String> {
        let kept: S = serde_json::from_str(body).map_err(|wrong| wrong.to_string())?;
        Ok(kept == self.aggregate)
    }

    fn aggregate(&self) -> &dyn Any {
        &self.aggregate
    }
}
