//! What the rest of the product asks of an aggregate. Decoding, errors, contention, receipts, export, feed and verify go
//! over it, so that a new aggregate is known to all of them once it is in the registry.

use cqrs_es::{Aggregate, DomainEvent};
use serde::{Serialize, de::DeserializeOwned};
use serde_json::Value;
use uuid::Uuid;

use crate::{memory_book::ContentRef, upcasting::Upcaster};

/// An aggregate that decides without changing itself, so that a decision whose append fails costs nothing to forget.
/// `Aggregate::handle` is this plus the fold.
pub trait Stream:
    Aggregate<Event: DomainEvent + Serialize + DeserializeOwned + Send + Sync, Error: Rejection>
    + Clone
    + PartialEq
    + Send
    + Sync
    + 'static
{
    /// The schema that events are written in today; older ones are upcast when they are read.
    const SCHEMA_VERSION: i32;
    /// Names of all events, as stored.
    const EVENT_TYPES: &'static [&'static str];
    /// Steps from older schemas.
    const UPCASTERS: &'static [Upcaster] = &[];
    /// As a message to the caller names it: "others changed {SUBJECT} at the same time".
    const SUBJECT: &'static str;
    /// Who may read the events in a user's export and in the feed; none if the id of the stream is not a user's.
    const READERS: Option<Readers>;

    fn decide(
        &self,
        command: Self::Command,
        services: &Self::Services,
    ) -> Result<Vec<Self::Event>, Self::Error>;

    /// The texts that the event brings, set apart from it.
    fn texts(_event: &Self::Event) -> Vec<&ContentRef> {
        Vec::new()
    }

    /// Their ids.
    fn brought(event: &Self::Event) -> Vec<Uuid> {
        Self::texts(event).into_iter().map(|text| text.content_id).collect()
    }

    /// Texts that the event destroys.
    fn erased(_event: &Self::Event) -> &[Uuid] {
        &[]
    }

    /// The revision of the whole that the event leads to, if it counts its changes without gaps.
    fn rev(_event: &Self::Event) -> Option<u64> {
        None
    }

    /// How much memory it takes while resident, in entries.
    fn weight(&self) -> usize {
        1
    }

    /// Compares a receipt with the first and the last event of its command.
    fn check_receipt(_receipt: &ReceiptClaim, _first: &Self::Event, _last: &Self::Event) -> Verdict {
        Ok(())
    }

    /// Compares the receipt of a command that changed nothing with the event that the stream ended with: its position
    /// and what it says; none before the first one.
    fn check_idle_receipt(_receipt: &ReceiptClaim, _last: Option<(i64, &Self::Event)>) -> Verdict {
        Ok(())
    }
}

/// Who of those that may read a user's memories may read a stream of that user.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Readers {
    /// All of them.
    All,
    /// Supervisors, auditors and admins.
    Audit,
}

/// Nothing, or what is wrong, as the end of a sentence about it.
pub type Verdict = Result<(), String>;

/// What a receipt says of its command.
#[derive(Debug, Clone)]
pub struct ReceiptClaim<'a> {
    /// What a repeated command's answer is rendered from.
    pub outcome: &'a Value,
    /// How many events the command made.
    pub events: i64,
    /// Whether a workflow's run gave the command.
    pub by_run: bool,
    /// The text whose key the hash of the request is made under.
    pub key_content_id: Option<Uuid>,
}

impl ReceiptClaim<'_> {
    /// That the outcome is this one.
    pub fn must_say(&self, expected: &Value, source: &str) -> Verdict {
        if self.outcome == expected {
            return Ok(());
        }
        Err(format!("its outcome is {}, {source} {expected}", self.outcome))
    }
}

/// Why a command was refused, as far as callers need to tell the reasons apart.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum RejectionKind {
    /// An input that breaks a rule, with the field as the caller wrote it.
    Invalid {
        field: String,
        message: String,
    },
    /// What the command is about does not exist.
    NotFound,
    /// Something else is in its place.
    Conflict,
    /// The state forbids it.
    State,
    RevisionMismatch,
    /// What the command asks for is so already.
    NothingToChange,
    /// A rule over the whole forbids it.
    Rejected,
    /// A fault of the program.
    Internal,
}

pub trait Rejection: std::error::Error + Send + Sync + 'static {
    fn kind(&self) -> RejectionKind;
}

/// Nothing in the configuration changes the decisions of most aggregates.
#[derive(Debug, Clone, Copy, Default)]
pub struct NoRules;

/// Writes what cqrs-es asks of an aggregate that is a [`Stream`]. Its events have a `change` that names its type, and it
/// has a method `fold` that takes one in.
#[macro_export]
macro_rules! stream {
    ($aggregate:ty, $name:literal, command: $command:ty, event: $event:ty, rejection: $rejection:ty, rules: $rules:ty) => {
        impl ::cqrs_es::DomainEvent for $event {
            fn event_type(&self) -> String {
                self.change.event_type().to_owned()
            }

            fn event_version(&self) -> String {
                <$aggregate as $crate::Stream>::SCHEMA_VERSION.to_string()
            }
        }

        impl ::cqrs_es::Aggregate for $aggregate {
            const TYPE: &'static str = $name;
            type Command = $command;
            type Event = $event;
            type Error = $rejection;
            type Services = $rules;

            /// Decides first and writes after, so that a refused command leaves the aggregate as it was.
            async fn handle(
                &mut self,
                command: $command,
                rules: &$rules,
                sink: &::cqrs_es::event_sink::EventSink<Self>,
            ) -> Result<(), $rejection> {
                for event in $crate::Stream::decide(self, command, rules)? {
                    sink.write(event, self).await;
                }
                Ok(())
            }

            fn apply(&mut self, event: $event) {
                self.fold(&event);
            }
        }
    };
}
