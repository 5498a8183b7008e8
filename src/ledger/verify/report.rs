//! What verify found: counts of what it looked at, and each fault with its coordinates.

use std::collections::BTreeMap;

use memledger_aggregates::UserId;
use memledger_store::{StoredEvent, StreamKey};
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;
use uuid::Uuid;

use super::anchor::Head;

/// One thing that is not as it must be.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
pub struct Fault {
    /// anchor, checkpoint, content_commitment, content_missing, content_not_erased, content_orphan,
    /// content_owner, epoch, head, leaf_hash, parked, partition, position_gap, projection, receipt,
    /// receipt_missing, rev_gap, second_reader, snapshot, unreadable_event, version_gap or wrong_partition.
    pub kind: String,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub partition_id: Option<i32>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub position: Option<i64>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub tenant_id: Option<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub user_id: Option<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub version: Option<i64>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub memory_id: Option<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub content_id: Option<String>,
    /// The table of the row that is wrong, where it is not one of the log or of the texts.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub table: Option<String>,
    /// That row's key: `column=value, …`.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub key: Option<String>,
    pub message: String,
}

impl Fault {
    /// At one event.
    pub fn at(kind: &str, event: &StoredEvent, message: impl Into<String>) -> Self {
        Self {
            kind: kind.into(),
            partition_id: Some(event.partition_id),
            position: Some(event.position),
            version: Some(event.version),
            ..Self::of(kind, &event.tenant_id, &event.stream_id, message)
        }
    }

    /// Of one user.
    pub fn of(kind: &str, tenant_id: &str, user_id: &str, message: impl Into<String>) -> Self {
        Self {
            kind: kind.into(),
            tenant_id: Some(tenant_id.to_owned()),
            user_id: Some(user_id.to_owned()),
            message: message.into(),
            ..Self::default()
        }
    }

    /// Of one stream.
    pub fn of_stream(kind: &str, stream: &StreamKey, message: impl Into<String>) -> Self {
        let partition_id = Some(stream.partition());
        Self { partition_id, ..Self::of(kind, &stream.tenant_id, &stream.stream_id, message) }
    }

    /// At a place of a partition where no event can tell more.
    pub fn place(kind: &str, partition_id: i32, position: i64, message: impl Into<String>) -> Self {
        Self {
            kind: kind.into(),
            partition_id: Some(partition_id),
            position: Some(position),
            message: message.into(),
            ..Self::default()
        }
    }

    /// The same about one content.
    pub fn with_content(self, content_id: Uuid) -> Self {
        Self { content_id: Some(content_id.to_string()), ..self }
    }

    /// The same about one row.
    pub fn with_row(self, table: &str, key: impl Into<String>) -> Self {
        Self { table: Some(table.to_owned()), key: Some(key.into()), ..self }
    }
}

#[derive(Debug, Clone, Default, Serialize, ToSchema)]
pub struct Report {
    pub ok: bool,
    pub events: u64,
    pub books: u64,
    pub contents: u64,
    /// Contents that events say were destroyed, and that are not there.
    pub erased: u64,
    pub receipts: u64,
    pub projection_rows: u64,
    /// Books that the second reader read alike.
    pub second_reader_books: u64,
    /// SHA-256 over all heads, in hexadecimal; only where the whole ledger was verified, like the heads.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub digest: Option<String>,
    /// Where each partition that holds events ends. Kept elsewhere, they show a later run what was changed.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub heads: Vec<Head>,
    pub faults: Vec<Fault>,
    /// Faults beyond those listed.
    pub more_faults: u64,
    /// How long it took from its turn on.
    #[serde(skip)]
    pub(super) duration_ms: u64,
    /// How many of the events are each tenant's.
    #[serde(skip)]
    pub(super) by_tenant: BTreeMap<String, u64>,
}

/// Most faults listed.
const MAX_FAULTS: usize = 1_000;

impl Report {
    /// Counts an event that is looked at.
    pub(super) fn event_of(&mut self, tenant: &str) {
        self.events += 1;
        match self.by_tenant.get_mut(tenant) {
            Some(events) => *events += 1,
            None => {
                self.by_tenant.insert(tenant.to_owned(), 1);
            }
        }
    }

    pub(super) fn fault(&mut self, fault: Fault) {
        if self.has_room() {
            self.faults.push(fault);
        } else {
            self.more_faults += 1;
        }
    }

    /// Whether a further fault would be listed.
    pub(super) fn has_room(&self) -> bool {
        self.faults.len() < MAX_FAULTS
    }
}

/// What to verify: everything, a tenant, or one user.
#[derive(Debug, Clone, Default)]
pub struct Scope {
    pub tenant: Option<String>,
    pub user: Option<UserId>,
}

impl Scope {
    pub(super) fn covers(&self, tenant: &str, user: &str) -> bool {
        self.tenant.as_deref().is_none_or(|t| t == tenant)
            && self.user.as_ref().is_none_or(|u| u.as_str() == user)
    }

    /// The one stream, where it is one.
    pub(super) fn stream(&self) -> Option<StreamKey> {
        Some(StreamKey {
            tenant_id: self.tenant.clone()?,
            stream_type: crate::MEMORY_BOOK.to_owned(),
            stream_id: self.user.as_ref()?.to_string(),
        })
    }
}
