//! Which values were proposed for a person's context, and what was decided? One row for each proposal. Its value is stored as a
//! content, which is destroyed when the person says no or withdraws it, when the proposal expires, or when a later value
//! replaces it.

mod query;

use memledger_aggregates::user_context::{Consent, UserContextChange, UserContextEvent};
use memledger_store::{
    Row, Value,
    projection::{Projection, Recorded, RowSet},
    table::{PARTITION, Table, Type},
};
use uuid::Uuid;

pub use query::{FoundProposal, ProposalFilter, due, one, proposals, read_due, read_proposals};

const PROPOSALS: usize = 0;

pub const TABLES: &[Table] = &[Table {
    name: "user_context_proposals",
    columns: &[
        PARTITION,
        ("tenant_id", Type::Text),
        ("user_id", Type::Text),
        ("proposal_id", Type::Text),
        ("field", Type::Text),
        ("status", Type::Text),
        ("is_sensitive", Type::Int),
        ("content_id", Type::Uuid),
        ("content_hash", Type::Text),
        // JSON: pairs of a thread and a seq.
        ("evidence", Type::Text),
        ("created_at", Type::Int),
        ("expires_at", Type::Int),
        ("decided_at", Type::Int),
        // By whom, and by which of their messages.
        ("decided_by", Type::Text),
        ("decision", Type::Text),
    ],
    key: 4,
    position: None,
    indexes: &[
        ("by_time", "(partition_id, tenant_id, user_id, created_at)"),
        ("by_end", "(partition_id, status, expires_at)"),
    ],
}];

/// The places of columns that later events change.
const STATUS: usize = 5;
const EVIDENCE: usize = 9;
const DECIDED_AT: usize = 12;
const DECIDED_BY: usize = 13;
const DECISION: usize = 14;

/// What can be with a proposal, as it is stored and spelled.
pub mod status {
    pub const PENDING: &str = "pending";
    /// Benign, and said in messages of different turns.
    pub const APPLIED: &str = "applied";
    pub const ACCEPTED: &str = "accepted";
    pub const REJECTED: &str = "rejected";
    pub const EXPIRED: &str = "expired";
    pub const ALL: [&str; 5] = [PENDING, APPLIED, ACCEPTED, REJECTED, EXPIRED];
}

pub struct UserContexts;

impl Projection for UserContexts {
    fn name(&self) -> &'static str {
        "user_context"
    }

    fn version(&self) -> i64 {
        1
    }

    fn tables(&self) -> &'static [Table] {
        TABLES
    }

    fn reads(&self, recorded: &Recorded, rows: &mut RowSet) {
        let Some(event) = recorded.get::<UserContextEvent>() else { return };
        match &event.change {
            UserContextChange::ContextSignalled { proposal_id, .. }
            | UserContextChange::ProposalAccepted { proposal_id, .. }
            | UserContextChange::ProposalRejected { proposal_id, .. } => {
                rows.want(PROPOSALS, key(recorded, *proposal_id));
            }
            UserContextChange::ProposalsExpired { proposal_ids, .. } => {
                proposal_ids.iter().for_each(|id| rows.want(PROPOSALS, key(recorded, *id)));
            }
            UserContextChange::ContextProposed { .. } | UserContextChange::FieldWithdrawn { .. } => {}
        }
    }

    fn apply(&self, recorded: &Recorded, rows: &mut RowSet) -> Result<(), String> {
        let Some(event) = recorded.get::<UserContextEvent>() else { return Ok(()) };
        match &event.change {
            UserContextChange::ContextProposed { .. } => {
                if let Some(row) = proposed(recorded, &event.change) {
                    rows.put(PROPOSALS, TABLES[PROPOSALS].key, row);
                }
            }
            UserContextChange::ContextSignalled { evidence, proposal_id } => {
                change(recorded, rows, *proposal_id, |row| {
                    let text = row[EVIDENCE].text().map_err(|wrong| wrong.to_string())?;
                    let mut all: Vec<serde_json::Value> =
                        serde_json::from_str(text).map_err(|wrong| wrong.to_string())?;
                    all.extend(evidence.iter().map(pair));
                    row[EVIDENCE] = serde_json::Value::from(all).to_string().into();
                    Ok(())
                })?;
            }
            UserContextChange::ProposalAccepted { consent, proposal_id, .. } => {
                let (status, message) = match consent {
                    Consent::Ui => (status::ACCEPTED, None),
                    Consent::Chat { message } => (status::ACCEPTED, Some(pair(message).to_string())),
                    Consent::Signals { .. } => (status::APPLIED, None),
                };
                end(recorded, rows, *proposal_id, status, message)?;
            }
            UserContextChange::ProposalRejected { message, proposal_id, .. } => {
                let message = message.as_ref().map(|message| pair(message).to_string());
                end(recorded, rows, *proposal_id, status::REJECTED, message)?;
            }
            UserContextChange::ProposalsExpired { proposal_ids, .. } => {
                for proposal_id in proposal_ids {
                    end(recorded, rows, *proposal_id, status::EXPIRED, None)?;
                }
            }
            UserContextChange::FieldWithdrawn { .. } => {}
        }
        if !event.change.erased().is_empty() {
            rows.texts_destroyed();
        }
        Ok(())
    }
}

fn proposed(recorded: &Recorded, change: &UserContextChange) -> Option<Row> {
    let UserContextChange::ContextProposed {
        content,
        evidence,
        expires_at,
        field,
        is_sensitive,
        proposal_id,
        ..
    } = change
    else {
        return None;
    };
    let evidence: Vec<serde_json::Value> = evidence.iter().map(pair).collect();
    let mut row = key(recorded, *proposal_id);
    row.extend([
        field.as_str().into(),
        status::PENDING.into(),
        i64::from(*is_sensitive).into(),
        content.content_id.into(),
        content.commitment.as_str().into(),
        serde_json::Value::from(evidence).to_string().into(),
        recorded.event.recorded_at.into(),
        expires_at.0.into(),
        Value::Null,
        Value::Null,
        Value::Null,
    ]);
    Some(row)
}

fn pair(message: &memledger_aggregates::user_context::MessageRef) -> serde_json::Value {
    serde_json::json!([message.thread_id.as_str(), message.seq])
}

fn end(
    recorded: &Recorded,
    rows: &mut RowSet,
    proposal_id: Uuid,
    status: &str,
    message: Option<String>,
) -> Result<(), String> {
    change(recorded, rows, proposal_id, |row| {
        row[STATUS] = status.into();
        row[DECIDED_AT] = recorded.event.recorded_at.into();
        row[DECIDED_BY] = recorded.event.actor.as_str().into();
        row[DECISION] = message.as_deref().map_or(Value::Null, Value::from);
        Ok(())
    })
}

fn change(
    recorded: &Recorded,
    rows: &mut RowSet,
    proposal_id: Uuid,
    edit: impl FnOnce(&mut Row) -> Result<(), String>,
) -> Result<(), String> {
    let mut row = rows
        .get(PROPOSALS, &key(recorded, proposal_id))
        .cloned()
        .ok_or_else(|| format!("there is no row of proposal {proposal_id}"))?;
    edit(&mut row)?;
    rows.put(PROPOSALS, TABLES[PROPOSALS].key, row);
    Ok(())
}

fn key(recorded: &Recorded, proposal_id: Uuid) -> Vec<Value> {
    let stream = recorded.event.stream();
    vec![
        recorded.event.partition_id.into(),
        stream.tenant_id.as_str().into(),
        stream.user().into(),
        proposal_id.to_string().into(),
    ]
}
