//! The snapshots: each is what its events fold to, and there is none of a stream without events.

use memledger_kernel::{LedgerError, executor::snapshot_schema};
use memledger_store::{StoreError, StreamKey, Value};

use super::{Fault, PAGE, Report, Scope, log::Streams};
use crate::Audit;

impl Audit {
    pub(super) async fn verify_snapshots(
        &self,
        scope: &Scope,
        streams: &Streams,
        report: &mut Report,
    ) -> Result<(), LedgerError> {
        let mut after: Vec<Value> = vec![i64::from(i32::MIN).into(), "".into(), "".into(), "".into()];
        let sql = format!(
            "SELECT partition_id, tenant_id, stream_type, stream_id FROM snapshots \
             WHERE (partition_id, tenant_id, stream_type, stream_id) > ($1, $2, $3, $4) \
             ORDER BY partition_id, tenant_id, stream_type, stream_id LIMIT {PAGE}"
        );
        loop {
            let rows = self.core.store.query(&sql, after.clone()).await?;
            for row in &rows {
                let text = |at: usize| row[at].text().map(str::to_owned);
                let key = StreamKey { tenant_id: text(1)?, stream_type: text(2)?, stream_id: text(3)? };
                if !scope.covers(&key.tenant_id, &key.stream_id) {
                    continue;
                }
                let wrong = if row[0].int()? == i64::from(key.partition()) {
                    self.wrong_snapshot(&key, streams).await?
                } else {
                    Some(format!("it is in partition {}, where it is never read", row[0].int()?))
                };
                if let Some(wrong) = wrong {
                    let names = format!("stream_type={}, stream_id={}", key.stream_type, key.stream_id);
                    let names = format!("tenant_id={}, {names}", key.tenant_id);
                    report.fault(Fault::of_stream("snapshot", &key, wrong).with_row("snapshots", names));
                }
            }
            let last = rows.last().cloned().unwrap_or_default();
            // A key that does not come back as it was stored would be met again and again.
            if rows.len() < PAGE || last == after {
                return Ok(());
            }
            after = last;
        }
    }

    async fn wrong_snapshot(
        &self,
        key: &StreamKey,
        streams: &Streams,
    ) -> Result<Option<String>, LedgerError> {
        let snapshot = match self.core.store.load_snapshot(key).await {
            Ok(Some(snapshot)) => snapshot,
            Ok(None) => return Ok(None),
            Err(StoreError::Corrupt(why)) => return Ok(Some(format!("it can't be read: {why}"))),
            Err(failed) => return Err(failed.into()),
        };
        if !streams.contains_key(key) && self.core.store.read_stream(key, 0, 1).await?.is_empty() {
            return Ok(Some("its stream has no events".into()));
        }
        // Another program's shape is passed over when aggregates are loaded, so it does no harm.
        if snapshot.schema != snapshot_schema(&key.stream_type) {
            return Ok(None);
        }
        let (fold, version) = match self.fold(key, snapshot.version).await? {
            Ok(folded) => folded,
            // The walk has reported it.
            Err(_) => return Ok(None),
        };
        if version < snapshot.version {
            return Ok(Some(format!("it is of version {}, after the log's end", snapshot.version)));
        }
        Ok(match fold.equals_snapshot(&snapshot.body) {
            Ok(true) => None,
            Ok(false) => Some(format!("it differs from the log at version {version}")),
            Err(_) => Some(format!("its body is unreadable at version {}", snapshot.version)),
        })
    }
}
