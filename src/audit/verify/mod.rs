//! Verify: recompute everything that can be recomputed, and name each fault with its coordinates.
//!
//! The log is walked in pages, partition by partition. What is held meanwhile is one entry a text of the
//! partitions whose texts are listed together (one on PostgreSQL, 16 on SQLite), one a receipt of the
//! partition and one a user, whatever the number of events.

mod anchor;
mod chains;
mod contents;
mod counters;
mod log;
mod read_models;
mod receipts;
mod record;
mod report;
mod snapshots;
mod streams;

use std::time::Instant;

use memledger_aggregates::UserId;
use memledger_kernel::{Identity, LedgerError, MEMORY_BOOK};

pub use anchor::{Anchor, Head, read_anchor};
pub use record::{VerificationView, VerificationsQuery};
pub use report::{Earlier, Fault, Report, Scope};

use crate::Audit;

/// Rows or events read at once.
const PAGE: usize = 2_000;

impl Audit {
    /// Verifies what the caller may see of the ledger, and records the outcome.
    pub async fn verify(&self, identity: &Identity, user: Option<UserId>) -> Result<Report, LedgerError> {
        identity.may_audit()?;
        let scope = Scope { tenant: Some(identity.tenant.to_string()), user };
        self.verify_and_record(&scope, None, &identity.actor()).await
    }

    /// Verifies the whole ledger or a part of it; for the operator at the machine.
    pub async fn verify_scope(&self, scope: &Scope) -> Result<Report, LedgerError> {
        self.verify_against(scope, None).await
    }

    /// The same, and that the log still begins with what earlier runs saw: those on record, and the one that an anchor
    /// was kept of.
    pub async fn verify_against(&self, scope: &Scope, anchor: Option<Anchor>) -> Result<Report, LedgerError> {
        if let Some(anchor) =
            anchor.as_ref().filter(|anchor| *scope != Scope::default() && anchor.scope != *scope)
        {
            let whose = anchor.scope.to_string();
            return Err(LedgerError::invalid(
                "against",
                format!("covers {whose}, but {scope} is to be verified"),
            ));
        }
        let _turn = self.maintenance.turn().await?;
        let started = Instant::now();
        let mut report = Report {
            tenant_id: scope.tenant.clone(),
            user_id: scope.user.as_ref().map(ToString::to_string),
            ..Report::default()
        };
        let records = self.records(scope, anchor).await;
        self.verify_progress(&mut report).await?;
        let heads = self.verify_counters(&mut report).await?;
        let mut streams = log::Streams::new();
        let only = scope.stream().map(|stream| stream.partition());
        let wanted = heads.into_iter().filter(|head| only.is_none_or(|only| only == head.partition_id));
        let wanted: Vec<_> = wanted.collect();
        for heads in wanted.chunks(self.core.store.partitions_a_listing()) {
            let mut texts = self.list_texts(heads, scope, &mut report).await?;
            for head in heads {
                let texts = texts.remove(&head.partition_id).unwrap_or_default();
                self.verify_partition(scope, *head, &records, texts, &mut report, &mut streams).await?;
            }
        }
        records.compare_counts(scope, &mut report);
        report.books = streams.keys().filter(|stream| stream.stream_type == MEMORY_BOOK).count() as u64;
        self.verify_streams(&streams, &mut report).await?;
        self.verify_snapshots(scope, &streams, &mut report).await?;
        self.verify_read_models(scope, &mut report).await?;
        self.verify_parts(scope, &mut report).await?;
        report.digest = anchor::digest(&report.heads);
        report.earlier = records.earlier();
        report.ok = report.faults.is_empty();
        report.duration_ms = u64::try_from(started.elapsed().as_millis()).unwrap_or(u64::MAX);
        Ok(report)
    }
}
