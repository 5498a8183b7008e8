//! Verify: recompute everything that can be recomputed, and name each fault with its coordinates.

mod books;
mod log;

use memledger_aggregates::UserId;
use memledger_store::{StreamKey, projector::rebuild::Rebuild};
use serde::Serialize;
use utoipa::ToSchema;

use crate::{Identity, Ledger, LedgerError, MEMORY_BOOK};

/// One thing that is not as it must be.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, ToSchema)]
pub struct Fault {
    /// position_gap, leaf_hash, version_gap, rev_gap, unreadable_event, content_missing, content_commitment,
    /// content_not_erased, head, projection, second_reader, snapshot or parked.
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
    pub message: String,
}

#[derive(Debug, Clone, Default, Serialize, ToSchema)]
pub struct Report {
    pub ok: bool,
    pub events: u64,
    pub books: u64,
    pub contents: u64,
    /// Contents that events say were destroyed, and that are not there.
    pub erased: u64,
    pub projection_rows: u64,
    /// Books that the second reader read alike.
    pub second_reader_books: u64,
    pub faults: Vec<Fault>,
    /// Faults beyond those listed.
    pub more_faults: u64,
}

/// Most faults listed.
const MAX_FAULTS: usize = 1_000;

impl Report {
    fn fault(&mut self, fault: Fault) {
        if self.faults.len() < MAX_FAULTS {
            self.faults.push(fault);
        } else {
            self.more_faults += 1;
        }
    }
}

/// What to verify: everything, a tenant, or one user.
#[derive(Debug, Clone, Default)]
pub struct Scope {
    pub tenant: Option<String>,
    pub user: Option<UserId>,
}

impl Scope {
    fn covers(&self, tenant: &str, user: &str) -> bool {
        self.tenant.as_deref().is_none_or(|t| t == tenant)
            && self.user.as_ref().is_none_or(|u| u.as_str() == user)
    }
}

impl Ledger {
    /// Verifies what the caller may see of the ledger.
    pub async fn verify(&self, identity: &Identity, user: Option<UserId>) -> Result<Report, LedgerError> {
        identity.may_audit()?;
        self.verify_scope(&Scope { tenant: Some(identity.tenant.to_string()), user }).await
    }

    /// Verifies the whole ledger or a part of it; for the operator at the machine.
    pub async fn verify_scope(&self, scope: &Scope) -> Result<Report, LedgerError> {
        let _turn = self.maintenance.lock().await;
        self.projector.catch_up().await?;
        let mut report = Report::default();
        let streams = self.verify_log(scope, &mut report).await?;
        report.books = streams.len() as u64;
        self.verify_books(&streams, &mut report).await?;
        self.verify_projections(scope, &mut report).await?;
        report.ok = report.faults.is_empty();
        Ok(report)
    }

    async fn rows_of(&self, table: &str, tenant: &str) -> Result<u64, LedgerError> {
        let sql = format!("SELECT count(*) FROM {table} WHERE tenant_id = $1");
        let rows = self.store.query(&sql, vec![tenant.into()]).await?;
        Ok(rows.first().map_or(Ok(0), |row| row[0].int())?.unsigned_abs())
    }

    /// Rebuilds every read model aside and compares.
    async fn verify_projections(&self, scope: &Scope, report: &mut Report) -> Result<(), LedgerError> {
        let only = match (&scope.tenant, &scope.user) {
            (Some(tenant), Some(user)) => Some(StreamKey {
                tenant_id: tenant.clone(),
                stream_type: MEMORY_BOOK.to_owned(),
                stream_id: user.to_string(),
            }),
            _ => None,
        };
        let request = Rebuild { projections: Vec::new(), only, check: true };
        let rebuilt = self.projector.rebuild(&request, |_| {}).await?;
        for comparison in rebuilt.comparisons {
            report.projection_rows += match (&scope.tenant, &scope.user) {
                // A tenant's auditor learns nothing of others, not even how much they have.
                (Some(tenant), None) => self.rows_of(&comparison.table, tenant).await?,
                _ => comparison.live_rows,
            };
            if comparison.is_equal() {
                continue;
            }
            let names = if comparison.differences.is_empty() {
                vec![format!("digest {} is not {}", comparison.live_digest, comparison.rebuilt_digest)]
            } else {
                comparison.differences
            };
            for difference in names {
                let own = |tenant: &String| difference.contains(&format!("tenant_id={tenant},"));
                if !scope.tenant.as_ref().is_none_or(own) {
                    continue;
                }
                let message = format!("{}: {difference}", comparison.table);
                report.fault(Fault { kind: "projection".into(), message, ..Fault::default() });
            }
        }
        for parked in self.projector.parked(scope.tenant.as_deref()).await? {
            report.fault(Fault {
                kind: "parked".into(),
                partition_id: i32::try_from(parked.partition_id).ok(),
                position: Some(parked.position),
                tenant_id: Some(parked.tenant_id),
                user_id: Some(parked.stream_id),
                message: format!("{} could not apply it: {}", parked.projection, parked.error),
                ..Fault::default()
            });
        }
        Ok(())
    }
}
