//! The read models: none is ahead of the log or stands still, and each equals a rebuild, row for row.

use std::time::{Duration, Instant};

use memledger_kernel::LedgerError;
use memledger_store::{
    StoreError,
    projector::{comparison::Comparison, rebuild::Rebuild},
};

use super::{Fault, Report, Scope};
use crate::Audit;

/// A read model that is behind and did not move for this long will not.
const STANDSTILL: Duration = Duration::from_secs(10);
const LOOK_AGAIN: Duration = Duration::from_millis(20);

/// How far a read model of this program is in a partition, and how far it can come.
#[derive(Debug, Clone, PartialEq, Eq)]
struct Progress {
    partition_id: i32,
    projection: String,
    position: i64,
    reachable: i64,
}

impl Progress {
    /// Where the same read model stands now, while it is not where this one can come.
    fn left(&self, now: &[Self]) -> Option<Self> {
        let same = |at: &&Self| at.partition_id == self.partition_id && at.projection == self.projection;
        let position = now.iter().find(same)?.position;
        (position < self.reachable).then(|| Self { position, ..self.clone() })
    }
}

fn checkpoint(projection: &str, partition_id: i32, position: i64, message: String) -> Fault {
    let key = format!("partition_id={partition_id}, projection={projection}");
    Fault::place("checkpoint", partition_id, position, message).with_row("checkpoints", key)
}

impl Audit {
    async fn progress(&self) -> Result<Vec<Progress>, LedgerError> {
        let sql = "SELECT c.partition_id, c.projection, c.position, r.version, p.next_position - 1, \
            (SELECT coalesce(max(e.position), 0) FROM events e WHERE e.partition_id = c.partition_id) \
            FROM checkpoints c JOIN partitions p ON p.partition_id = c.partition_id \
            JOIN projections r ON r.projection = c.projection AND r.generation = c.generation \
            ORDER BY c.partition_id, c.projection";
        let mut progress = Vec::new();
        for row in self.core.store.query(sql, Vec::new()).await? {
            let projection = row[1].text()?;
            let version = self.core.projector.projections().get(projection).map(|known| known.version());
            if version == Some(row[3].int()?) {
                progress.push(Progress {
                    partition_id: i32::try_from(row[0].int()?).map_err(StoreError::corrupt)?,
                    projection: projection.to_owned(),
                    position: row[2].int()?,
                    // A counter that was tampered with leads nowhere.
                    reachable: row[4].int()?.min(row[5].int()?),
                });
            }
        }
        Ok(progress)
    }

    /// Waits until the read models have applied what was in the log when this began, as long as they move.
    pub(super) async fn verify_progress(&self, report: &mut Report) -> Result<(), LedgerError> {
        let goals = self.progress().await?;
        let mut moved_at = Instant::now();
        let mut before: Vec<Progress> = Vec::new();
        loop {
            let now = self.progress().await?;
            let left: Vec<Progress> = goals.iter().filter_map(|goal| goal.left(&now)).collect();
            if left.is_empty() {
                return Ok(());
            }
            if left != before {
                (moved_at, before) = (Instant::now(), left);
            } else if moved_at.elapsed() >= STANDSTILL {
                for Progress { partition_id, projection, position, reachable } in left {
                    let message = format!("{projection} has stopped, but the log continues to {reachable}");
                    report.fault(checkpoint(&projection, partition_id, position, message));
                }
                return Ok(());
            }
            before.iter().for_each(|behind| self.core.projector.wake(behind.partition_id, 1));
            tokio::time::timeout(LOOK_AGAIN, self.core.projector.moved()).await.ok();
        }
    }

    pub(super) async fn verify_read_models(
        &self,
        scope: &Scope,
        report: &mut Report,
    ) -> Result<(), LedgerError> {
        self.verify_checkpoints(report).await?;
        let request = Rebuild { projections: Vec::new(), only: scope.stream(), check: true };
        match self.core.projector.rebuild(&request, |_| {}).await {
            Ok(rebuilt) => {
                for comparison in &rebuilt.comparisons {
                    report.projection_rows += self.rows_of(comparison, scope).await?;
                    compare(comparison, scope, report);
                }
            }
            // What is stored can't be read; the walk has told where.
            Err(StoreError::Corrupt(why)) => {
                let message = format!("the read models can't be rebuilt: {why}");
                report.fault(Fault { kind: "projection".into(), message, ..Fault::default() });
            }
            Err(failed) => return Err(failed.into()),
        }
        for parked in self.core.projector.parked(scope.tenant.as_deref()).await? {
            let message = format!("{} could not apply it: {}", parked.projection, parked.error);
            report.fault(Fault {
                partition_id: i32::try_from(parked.partition_id).ok(),
                position: Some(parked.position),
                ..Fault::of("parked", &parked.tenant_id, &parked.stream_id, message)
            });
        }
        Ok(())
    }

    /// That each live read model has a checkpoint in every partition, and none is past what was given out.
    async fn verify_checkpoints(&self, report: &mut Report) -> Result<(), LedgerError> {
        let sql = "SELECT p.partition_id, r.projection, c.position, p.next_position - 1 \
            FROM projections r CROSS JOIN partitions p \
            LEFT JOIN checkpoints c ON c.projection = r.projection AND c.generation = r.generation \
              AND c.partition_id = p.partition_id \
            WHERE c.position IS NULL OR c.position > p.next_position - 1 \
            ORDER BY p.partition_id, r.projection";
        for row in self.core.store.query(sql, Vec::new()).await? {
            let partition_id = i32::try_from(row[0].int()?).map_err(StoreError::corrupt)?;
            let (projection, head) = (row[1].text()?, row[3].int()?);
            let fault = match row[2].int() {
                Ok(position) => {
                    let message = format!("{projection} has applied up to here, the log ends at {head}");
                    checkpoint(projection, partition_id, position, message)
                }
                Err(_) => {
                    let message = format!("{projection} has no checkpoint, so it applies nothing here");
                    checkpoint(projection, partition_id, 0, message)
                }
            };
            report.fault(fault);
        }
        Ok(())
    }

    /// How many rows were compared, as far as the caller may know.
    async fn rows_of(&self, comparison: &Comparison, scope: &Scope) -> Result<u64, LedgerError> {
        let (Some(tenant), None) = (&scope.tenant, &scope.user) else { return Ok(comparison.live_rows) };
        if !comparison.shown || comparison.lost.is_some() {
            return Ok(0);
        }
        // A tenant's auditor learns nothing of others, not even how much they have.
        self.own_rows(&comparison.table, tenant, None).await
    }
}

fn compare(comparison: &Comparison, scope: &Scope, report: &mut Report) {
    let fault = |key: &str, message: String| {
        let fault = Fault { kind: "projection".into(), message, ..Fault::default() };
        fault.with_row(&comparison.table, key)
    };
    if let Some(why) = &comparison.lost {
        // A replay makes it anew, whoever has rows in it.
        report.fault(fault("unknown", format!("the read model {} is lost: {why}", comparison.projection)));
        return;
    }
    if let Some(why) = comparison.not_shown() {
        // Everybody reads through it.
        report.fault(fault("view", why));
    }
    if comparison.has_equal_rows() {
        return;
    }
    if !comparison.names_all {
        // Whose they are, nobody knows, so it is told to whoever asks.
        report.fault(fault("unknown", "more rows may differ than are named".to_owned()));
    }
    for row in comparison.differences_of(scope.tenant.as_deref()) {
        let columns = row.columns().iter().map(|column| (*column).to_owned()).collect();
        report.fault(Fault { columns, ..fault(&row.key, row.found.to_string()) });
    }
}

#[cfg(test)]
mod tests {
    use memledger_store::projector::comparison::{Difference, DifferenceKind};

    use super::*;

    /// What is reported of so many rows of one tenant that differ: to that tenant, or of everything.
    fn reported(tenant: Option<&str>, rows: usize, names_all: bool) -> Vec<(Option<String>, String)> {
        let differs = |row: usize| Difference {
            found: DifferenceKind::Differs(vec!["importance"]),
            key: format!("partition_id=1, tenant_id=other, row={row}"),
        };
        let comparison = Comparison {
            projection: "memories".to_owned(),
            table: "memories".to_owned(),
            live_rows: 100,
            rebuilt_rows: 100,
            live_digest: "a".to_owned(),
            rebuilt_digest: "b".to_owned(),
            differences: (0..rows).map(differs).collect(),
            names_all,
            shown: true,
            lost: None,
        };
        let scope = Scope { tenant: tenant.map(str::to_owned), user: None };
        let mut report = Report::default();
        compare(&comparison, &scope, &mut report);
        assert!(report.replay_mends());
        assert!(report.faults.iter().all(|fault| fault.replay_mends && fault.columns.len() <= 1));
        report.faults.into_iter().map(|fault| (fault.key, fault.message)).collect()
    }

    #[test]
    fn whoever_may_have_rows_that_are_not_named_is_told_so() {
        let unnamed = (Some("unknown".to_owned()), "more rows may differ than are named".to_owned());
        for rows in [0, 20] {
            assert_eq!(
                reported(Some("acme"), rows, false),
                std::slice::from_ref(&unnamed),
                "{rows} rows of another"
            );
            let of_all = reported(None, rows, false);
            assert_eq!((of_all.len(), &of_all[0]), (rows + 1, &unnamed));
        }
        assert!(reported(Some("acme"), 19, true).is_empty());
        for tenant in [Some("other"), None] {
            let named = reported(tenant, 19, true);
            assert!(named.len() == 19 && !named.contains(&unnamed), "{named:?}");
            assert_eq!(named[0].1, "differs in importance");
        }
    }
}
