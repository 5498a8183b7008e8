//! What a decided command stores: its events as canonical JSON, its texts, its receipt.

use cqrs_es::DomainEvent;
use memledger_aggregates::{Stream, Timestamp};
use memledger_store::{Append, NewContent, NewEvent, NewReceipt, StoreError, StreamKey, envelope};
use uuid::Uuid;

use super::{CommandOrigin, Executor, residents::Resident};
use crate::LedgerError;

impl<A: Stream + 'static> Executor<A> {
    pub(super) fn append_of(
        stream: &StreamKey,
        asked: &CommandOrigin,
        resident: &Resident<A>,
        at: Timestamp,
        events: &[A::Event],
        contents: &[NewContent],
        receipt: Option<NewReceipt>,
    ) -> Result<Append, LedgerError> {
        let command_id = asked.idempotency_key.clone().unwrap_or_else(|| Uuid::now_v7().to_string());
        let stored = events
            .iter()
            .map(|event| {
                Ok(NewEvent {
                    event_id: Uuid::now_v7(),
                    event_type: event.event_type(),
                    schema_version: A::SCHEMA_VERSION,
                    body: envelope::canonical_as_declared(event)?,
                })
            })
            .collect::<Result<Vec<_>, StoreError>>()?;
        Ok(Append {
            stream: stream.clone(),
            expected_version: resident.version,
            takeovers: resident.takeovers,
            events: stored,
            contents: contents.to_vec(),
            erase: events.iter().flat_map(|event| A::erased(event).to_vec()).collect(),
            receipt,
            actor: asked.actor.clone(),
            correlation_id: asked.correlation_id.clone().unwrap_or_else(|| command_id.clone()),
            causation_id: asked.causation_id.clone(),
            command_id,
            recorded_at: at.0,
        })
    }
}
