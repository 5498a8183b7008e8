//! What verify found: counts of what it looked at, and each fault with its coordinates.

use std::{collections::BTreeMap, fmt};

use memledger_aggregates::UserId;
use memledger_store::{StoredEvent, StreamKey, user_of};
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;
use uuid::Uuid;

use super::anchor::Head;

/// One fault in the database.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
pub struct Fault {
    /// anchor, checkpoint, content_commitment, content_missing, content_not_erased, content_orphan,
    /// content_owner, epoch, head, leaf_hash, parked, partition, position_gap, projection, receipt,
    /// receipt_missing, rev_gap, second_reader, snapshot, unreadable_event, version_gap or wrong_partition; or part, for a row of a table next to the log.
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
    /// The table of the row that is wrong, if it is not one of the log or of the texts.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub table: Option<String>,
    /// That row's key: `column=value, …`.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub key: Option<String>,
    /// The columns in which the row differs from the log.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub columns: Vec<String>,
    /// Whether `replay` repairs it, since only read models are wrong.
    #[serde(default)]
    pub replay_mends: bool,
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

/// What earlier recorded verifications had seen of the log.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, ToSchema)]
pub struct Earlier {
    /// When the last of them ended.
    pub at: String,
    pub events: i64,
}

/// The report of a verification. Without faults the ledger is consistent in itself, and has all that earlier recorded
/// verifications had seen. Only an anchor that was stored elsewhere shows that events at the end were cut off since.
#[derive(Debug, Clone, Default, Serialize, ToSchema)]
pub struct Report {
    /// Whether there are no faults.
    pub ok: bool,
    /// The tenant, if only its events were verified.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub tenant_id: Option<String>,
    /// The user, if only their events were verified.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub user_id: Option<String>,
    pub events: u64,
    pub books: u64,
    pub contents: u64,
    /// Contents that events say were destroyed, and that are not there.
    pub erased: u64,
    pub receipts: u64,
    pub projection_rows: u64,
    /// Memory books that both readers read alike.
    pub second_reader_books: u64,
    /// SHA-256 over all heads, in hexadecimal.
    pub digest: String,
    /// Where each partition that holds events ends, those of other tenants or users left out. Stored elsewhere, with the
    /// digest and the names of tenant and user, they are an anchor: `verify --against FILE` compares the log with it.
    pub heads: Vec<Head>,
    /// What the log was compared with, if a verification was recorded.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub earlier: Option<Earlier>,
    pub faults: Vec<Fault>,
    /// Faults beyond those listed.
    pub more_faults: u64,
    /// How long it took from its turn on.
    #[serde(skip)]
    pub(super) duration_ms: u64,
    /// Whether any fault, listed or not, is of a kind that no replay mends.
    #[serde(skip)]
    pub(super) beyond_replay: bool,
    /// Each tenant's part of it.
    #[serde(skip)]
    pub(super) by_tenant: BTreeMap<String, TenantPart>,
}

/// One tenant's events, as far as they were looked at.
#[derive(Debug, Clone, Default)]
pub struct TenantPart {
    pub events: u64,
    pub heads: Vec<Head>,
}

/// The kinds of what is made from the log: read models, how far they are, and snapshots of books. Once one of them can't be
/// made again, another fault says why.
fn is_made_from_log(fault: &Fault) -> bool {
    matches!(fault.kind.as_str(), "projection" | "checkpoint" | "parked" | "snapshot")
}

/// Most faults listed.
const MAX_FAULTS: usize = 1_000;

impl Report {
    /// Counts an event that is looked at.
    pub(super) fn event_of(&mut self, tenant: &str) {
        self.events += 1;
        match self.by_tenant.get_mut(tenant) {
            Some(part) => part.events += 1,
            None => self.part_of(tenant).events += 1,
        }
    }

    pub(super) fn part_of(&mut self, tenant: &str) -> &mut TenantPart {
        self.by_tenant.entry(tenant.to_owned()).or_default()
    }

    /// Whether a replay mends all that is wrong, if anything is.
    pub fn replay_mends(&self) -> bool {
        !self.beyond_replay
    }

    pub fn fault(&mut self, fault: Fault) {
        let fault = Fault { replay_mends: is_made_from_log(&fault), ..fault };
        self.beyond_replay |= !fault.replay_mends;
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
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Scope {
    pub tenant: Option<String>,
    pub user: Option<UserId>,
}

impl fmt::Display for Scope {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        match (&self.tenant, &self.user) {
            (None, _) => out.write_str("the whole ledger"),
            (Some(tenant), None) => write!(out, "tenant {tenant}"),
            (Some(tenant), Some(user)) => write!(out, "user {user} of tenant {tenant}"),
        }
    }
}

impl Scope {
    pub(super) fn covers(&self, tenant: &str, stream_id: &str) -> bool {
        self.tenant.as_deref().is_none_or(|t| t == tenant)
            && self.user.as_ref().is_none_or(|u| u.as_str() == user_of(stream_id))
    }

    /// The one book, if it is one user's.
    pub(super) fn stream(&self) -> Option<StreamKey> {
        Some(StreamKey {
            tenant_id: self.tenant.clone()?,
            stream_type: memledger_kernel::MEMORY_BOOK.to_owned(),
            stream_id: self.user.as_ref()?.to_string(),
        })
    }
}
